"""20.3, 20.4: a Roman faction dissolves: Provinces, cities, units and leaders go over to other factions.

Nobody chooses anything: where equals contend, morale decides, then dice (20.3.1d). What the chapter is silent about
goes with its place: forts and fleets on the stocks with the hex; treasury, lost units and leaders who wait are gone
(ruling 20.3).
"""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.engine.position import changed
from romanum.games.imperium.data.characters import Turncoat
from romanum.games.imperium.data.cities import CAPITAL_IN, CITIES_OF
from romanum.games.imperium.data.hexes import HEX
from romanum.games.imperium.rules.common.control import give_province, port_owner, take_city
from romanum.games.imperium.rules.common.given import inherit
from romanum.games.imperium.rules.common.handover import go_over, halved, seaworthy
from romanum.games.imperium.rules.common.leaders import lead_out, place_of, take_off
from romanum.games.imperium.rules.common.morale import change, worth
from romanum.games.imperium.rules.common.powers import clients_of, is_roman_faction, leader_id, majors, power_id, remove
from romanum.games.imperium.rules.common.sieges import Fort, forts, keep_forts
from romanum.games.imperium.rules.powers.dissolution import hand_on_clients, see_who_is_out
from romanum.games.imperium.rules.powers.distances import nearest_power
from romanum.games.imperium.rules.powers.heirs import Camp, Will, acquirers, camps_of, clear, enrol, ratings_of, seat
from romanum.games.imperium.rules.special.chronicle import defeats, end_rule, has_fired, is_in_force, rules_of
from romanum.games.imperium.state.errands import Desertion, SiegesSeen
from romanum.games.imperium.state.forces import detach, settle, stacks_of
from romanum.games.imperium.state.layout import KEEL_FACTS
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import ABSENT, BARE_PORTS, DEAD, NOBODY, NONE, WAITING, RomanWorld


def dissolve_faction(g: RomanWorld, power: int) -> None:
    """20.3: step by step; the former player may be out (20.2d) and his clients go to others (20.2e)."""
    will, former = Will(g, power), g.chief[power]
    if g.log is not None:
        g.tell("faction-dissolves", "20.3", power=power_id(g, power))
    if g.head[power] != NONE and g.leader_in[g.head[power]] != DEAD:
        take_off(g, g.head[power], DEAD)
    _leave_land(g, power, will)
    _leave_units(g, power, will)
    _leave_works(g, will)
    clients = clients_of(g, power)
    g.dissolved |= 1 << power
    _strike_off(g, power)
    hand_on_clients(g, clients, former)
    see_who_is_out(g, former)
    g.push(SiegesSeen())


def _leave_land(g: RomanWorld, power: int, will: Will) -> None:
    """20.3.1, 20.3.3: Provinces with their cities and ports, capitals first; then cities in Provinces of others."""
    for province, heir in will.provinces.items():
        give_province(g, province, heir)
        capital = CAPITAL_IN[g.setting.column][province]
        own = [city for city in CITIES_OF[province] if g.city_of[city] == power]
        for city in sorted(own, key=lambda city: city != capital):
            take_city(g, city, heir, "20.3.1a")
    for city, heir in will.cities.items():
        take_city(g, city, heir, "20.3.1c")
    ports = [(n, place) for n, place in enumerate(BARE_PORTS) if g.port_of[n] == power]
    for n, place in ports:
        g.port_of = changed(g.port_of, n, will.heir_at(place))


def _leave_units(g: RomanWorld, power: int, will: Will) -> None:
    """20.3.2, 20.4: halved, exchanged, enrolled; colours go to whoever gains most of them."""
    camps = camps_of(g, stacks_of(g, power), will.heir_at)
    colours = acquirers(g, power, camps, will)
    ratings = {heir: ratings_of(g, heir) for heir in will.heirs}
    clear(g, camps)
    for camp in camps:
        gained = enrol(g, camp, colours, ratings[camp.heir])
        seat(g, camp, gained)
        settle(g, camp.place)
        if g.log is not None:
            g.tell("units-defect", "20.3.2a", power=power_id(g, power), other=power_id(g, camp.heir))
    for colour, heir in colours.items():
        g.colours = changed(g.colours, heir, g.colours[heir] | 1 << colour)
    inherit(g, power, colours)
    _leave_captives(g, power, will)


def _leave_captives(g: RomanWorld, power: int, will: Will) -> None:
    """Ruling 20.3.2a: leaders in captivity belong to the heir of the place; whoever waits to return does not."""
    for leader, served in enumerate(g.leader_of):
        if served != power:
            continue
        place = place_of(g, leader)
        if place == NONE:
            if g.leader_in[leader] == WAITING:
                take_off(g, leader, DEAD)
                g.returns = changed(g.returns, leader, 0)
            continue
        heir = will.heir_at(place)
        g.leader_of = changed(g.leader_of, leader, heir)
        if g.captor[leader] == heir:
            g.captor = changed(g.captor, leader, NOBODY)


def _leave_works(g: RomanWorld, will: Will) -> None:
    """Ruling 20.3: forts go with their place, fleets on the stocks with their port."""
    kept: list[Fort] = []
    for fort in sorted(forts(g), key=lambda fort: fort.power == will.power):
        owner = will.heir_at(fort.place) if fort.power == will.power else fort.power
        if not any((other.place, other.power) == (fort.place, owner) for other in kept):
            kept.append(fort._replace(power=owner))
    keep_forts(g, kept)
    facts = g.keels
    keels = [facts[at : at + KEEL_FACTS] for at in range(0, len(facts), KEEL_FACTS)]
    owned = [(port_owner(g, keel[1]), *keel[1:]) if keel[0] == will.power else keel for keel in keels]
    g.keels = tuple(number for keel in owned if keel[0] != NOBODY for number in keel)


def _strike_off(g: RomanWorld, power: int) -> None:
    """Nothing is left of it."""
    g.treasury[power] = g.points[power] = g.morale[power] = 0
    g.lost = changed(g.lost, power, "")
    g.head, g.purse = changed(g.head, power, NONE), changed(g.purse, power, NONE)
    g.colours = changed(g.colours, power, 0)
    remove(g, power)


# ---- 39.2-S: units that no leader keeps go over to the closest Roman faction, halved and exchanged as in 20.3.2


@carries_out(Desertion)
def desert(errand: Desertion, g: RomanWorld) -> None:
    """Ruling 39.2-S: without another Roman faction they stay."""
    heirs = [power for power in majors(g) if is_roman_faction(g, power) and power != errand.power]
    if not heirs:
        return
    own = [stack for stack in stacks_of(g, errand.power) if g.at[stack] in errand.places and g.units[stack]]
    camps = camps_of(g, own, lambda place: nearest_power(g, {HEX[place]}, heirs))
    for camp in camps:
        _change_sides(g, errand.power, camp)
    g.push(SiegesSeen())


def _change_sides(g: RomanWorld, power: int, camp: Camp) -> None:
    """19.1c, 20.3.3: the old side loses the morale of all who leave it, the new one gains that of those it gets."""
    leaving = "".join(g.units[stack] for stack in camp.stacks)
    ratings = ratings_of(g, camp.heir)
    change(g, power, -worth(g, leaving), "19.1c")
    clear(g, [camp])
    seat(g, camp, enrol(g, camp, {}, ratings))
    settle(g, camp.place)
    if g.log is not None:
        g.tell("units-defect", "39.2-S", power=power_id(g, power), other=power_id(g, camp.heir))


# ---- 2.5: a leader who goes over with half his stack once his power has lost a battle, and perhaps back


def look_for_turncoats(g: RomanWorld) -> None:
    """After his power's first defeat a die is rolled, once."""
    for at, rule in rules_of(g, Turncoat):
        own = int(g.setting.leaders[rule.leader].power)
        if has_fired(g, at) or not is_in_force(g, at, rule) or not any(d.power == own for d in defeats(g)):
            continue
        g.fired |= 1 << at
        if _may_change(g, rule.leader, own, rule.to) and _rolls(g, rule.leader, rule.least):
            change_sides(g, rule.leader, rule.to)


def look_for_penitents(g: RomanWorld) -> None:
    """In each later Diplomacy Phase a die decides whether he goes back, once."""
    for at, rule in rules_of(g, Turncoat):
        own = int(g.setting.leaders[rule.leader].power)
        if not has_fired(g, at) or not is_in_force(g, at, rule):
            continue
        if _may_change(g, rule.leader, rule.to, own) and _rolls(g, rule.leader, rule.back):
            change_sides(g, rule.leader, own)
            end_rule(g, at)


def _may_change(g: RomanWorld, leader: int, old: int, new: int) -> bool:
    """He is free and on the map, serves the one, and the other is still there."""
    there = g.leader_in[leader] >= 0 and g.captor[leader] == NOBODY and g.leader_of[leader] == old
    return there and g.standing[new] != ABSENT


def _rolls(g: RomanWorld, leader: int, least: int) -> bool:
    die = g.dice.roll()
    if g.log is not None:
        g.tell("turncoat-rolls", "2.5", leader=leader_id(g, leader), die=die)
    return die >= least


def change_sides(g: RomanWorld, leader: int, to: int) -> None:
    """He and half of each type in his stack (20.3.2b) stand there for the other; morale as in a defection (20.3.3)."""
    stack = g.leader_in[leader]
    place = g.at[stack]
    going = seaworthy(g, stack, halved(g.units[stack])) if g.units[stack] else ""
    part = detach(g, stack, going, g.mark[stack] & INSIDE)
    lead_out(g, [leader], part)
    go_over(g, part, to)
    settle(g, place)
    if g.log is not None:
        name = leader_id(g, leader)
        g.tell("turncoat", "2.5", leader=name, power=power_id(g, to))
    g.push(SiegesSeen())
