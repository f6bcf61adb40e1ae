"""44: a leader who has won against the odds is proclaimed Imperator, and a new Roman faction arises."""

from __future__ import annotations

from typing import Final

from romanum.engine.errand import carries_out
from romanum.engine.position import changed
from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.cities import CAPITAL_IN, CITY_PLACE
from romanum.games.imperium.data.hexes import HEX, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NEIGHBOURS, NONE
from romanum.games.imperium.rules.common.control import cities_in, city_at, city_tax, give_province, take_city
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.handover import hand_over
from romanum.games.imperium.rules.common.leaders import leaders_at, leaders_in, place_of
from romanum.games.imperium.rules.common.morale import change, worth
from romanum.games.imperium.rules.common.powers import existing, is_roman_faction, leader_id, power_id, side
from romanum.games.imperium.rules.common.sieges import forts, keep_forts
from romanum.games.imperium.rules.powers.distances import farthest_player, highest_roller
from romanum.games.imperium.state.errands import Proclaimed, SiegesSeen, TaxesPaid
from romanum.games.imperium.state.forces import has_combatants, stacks_at
from romanum.games.imperium.state.layout import KEEL_FACTS
from romanum.games.imperium.state.marks import GUESTS, HELD, INSIDE
from romanum.games.imperium.state.position import (
    ABSENT,
    ACTIVE,
    BARE_PORTS,
    CLIENT,
    MAJOR,
    NOBODY,
    POWER_COUNT,
    ROMAN,
    USURPERS,
    RomanWorld,
)

# ---- 44.1b-d, 44.2c, 44.2d: what he has at once


def is_roman_owned(g: RomanWorld, power: int) -> bool:
    """A Roman faction's or its client's."""
    if power == NOBODY:
        return False
    return is_roman_faction(g, power) or (g.patron[power] != NOBODY and is_roman_faction(g, g.patron[power]))


def take_cities(g: RomanWorld, usurper: int, province: int, loyal: set[int], joined: list[int]) -> None:
    """44.1b-d, 44.2d: cities of the Province, and it with its capital; those that defectors occupy abroad."""
    mine = _cities_for(g, usurper, province, loyal) if province != NONE else []
    capital = CAPITAL_IN[g.setting.column][province] if province != NONE else NONE
    lord = g.lord[province] if province != NONE else NOBODY
    whole = province != NONE and (lord == NOBODY or is_roman_owned(g, lord)) and (not loyal or capital in mine)
    if whole:
        give_province(g, province, usurper)
    for city in sorted(mine, key=lambda city: city != capital):
        _gain(g, usurper, city, paid=whole)
    for place in joined:
        city = city_at(g, place)
        if city != NONE and is_roman_owned(g, g.city_of[city]) and not _is_kept(g, city, usurper):
            _gain(g, usurper, city, paid=False)


def _gain(g: RomanWorld, usurper: int, city: int, *, paid: bool) -> None:
    """44.2c: a city's morale is its tax value, unless it came with the Province."""
    if not paid and g.city_of[city] != usurper:
        change(g, usurper, city_tax(g, city), "44.2c")
    take_city(g, city, usurper, "44.1b")


def _is_kept(g: RomanWorld, city: int, usurper: int) -> bool:
    """44.1d: whether units of the city's old side still stand there."""
    own = g.city_of[city]
    here = [s for s in stacks_at(g, CITY_PLACE[city]) if g.whose[s] != usurper and has_combatants(g, s)]
    return any(side(g, g.whose[s]) == side(g, own) for s in here)


def _cities_for(g: RomanWorld, usurper: int, province: int, loyal: set[int]) -> list[int]:
    """44.1b: all that are Roman; 44.1c: beside a loyal Imperator empty ones are the higher morale's."""
    roman = [city for city in cities_in(g, province) if is_roman_owned(g, g.city_of[city])]
    if not loyal:
        return roman
    occupied = [c for c in roman if any(g.whose[s] == usurper and g.units[s] for s in stacks_at(g, CITY_PLACE[c]))]
    empty = [c for c in roman if not any(g.units[s] for s in stacks_at(g, CITY_PLACE[c]))]
    rivals = [p for p in existing(g) if is_roman_faction(g, p) and p != usurper and _rules_here(g, p, loyal)]
    most = max(g.morale[power] for power in [usurper, *rivals])
    first = highest_roller(g, [p for p in [usurper, *rivals] if g.morale[p] == most], "44.1c")
    if first == usurper:
        return [*occupied, *empty]
    for city in empty:
        take_city(g, city, first, "44.1c")
    return occupied


def _rules_here(g: RomanWorld, power: int, loyal: set[int]) -> bool:
    head = g.head[power]
    return head != NONE and g.leader_in[head] >= 0 and g.at[g.leader_in[head]] in loyal


def take_works(g: RomanWorld, usurper: int, province: int, loyal: set[int]) -> None:
    """Ruling 44.1b: ports without a city, forts and fleets on the stocks of Romans in the Province are his too."""
    if province == NONE or loyal:
        return
    for number, place in enumerate(BARE_PORTS):
        if PROVINCE[place] == province and is_roman_owned(g, g.port_of[number]):
            g.port_of = changed(g.port_of, number, usurper)
    here = [f for f in forts(g) if PROVINCE[f.place] == province and is_roman_owned(g, f.power)]
    best = {fort.place: max(f.level for f in here if f.place == fort.place) for fort in here}
    kept = [fort for fort in forts(g) if fort not in here]
    kept += [next(f for f in here if (f.place, f.level) == at)._replace(power=usurper) for at in best.items()]
    keep_forts(g, kept)
    facts = g.keels
    keels = [facts[at : at + KEEL_FACTS] for at in range(0, len(facts), KEEL_FACTS)]
    his = [PROVINCE[keel[1]] == province and is_roman_owned(g, keel[0]) for keel in keels]
    owned = [(usurper, *keel[1:]) if own else keel for own, keel in zip(his, keels, strict=True)]
    g.keels = tuple(number for keel in owned for number in keel)


# ---- 44.1, 44.2: the usurper


PROCLAIMED_FROM: Final = 5
"""44.1a: the lowest die,"""
MORALE: Final = 100
"""and what his faction begins with."""
DEFECTS_UP_TO: Final = 2
"""44.1d."""


# ---- whether


@carries_out(Proclaimed)
def acclaim(errand: Proclaimed, g: RomanWorld) -> None:
    """44.1a: on 5 or 6; he is Imperator as soon as the battle is over (`Reckoning`). The gods keep his power whole."""
    leader = errand.leader
    if not g.has_rule("44") or not may_be_proclaimed(g, leader):
        return
    power = g.leader_of[leader]
    if appeals(g, power, errand):
        return
    die = roll_for(g, power, high=False)
    if g.log is not None:
        g.tell("acclaimed", "44.1a", leader=leader_id(g, leader), die=die)
    if die >= PROCLAIMED_FROM:
        g.acclaimed += (leader,)


def may_be_proclaimed(g: RomanWorld, leader: int) -> bool:
    """44.1a, ruling 44.1b: a free leader of a Roman faction who is no Imperator, nor in a hex with one."""
    if g.leader_in[leader] < 0 or g.captor[leader] != NOBODY or leader in g.acclaimed:
        return False
    if not is_roman_faction(g, g.leader_of[leader]) or free_number(g) == NOBODY:
        return False
    return place_of(g, leader) not in throne_places(g, PROVINCE[place_of(g, leader)])


def free_number(g: RomanWorld) -> int:
    """The first usurper who has not arisen yet; nobody once all have."""
    numbers = range(USURPERS, POWER_COUNT)
    return next((p for p in numbers if g.standing[p] == ABSENT and not g.dissolved >> p & 1), NOBODY)


def throne_places(g: RomanWorld, province: int) -> set[int]:
    """44.1b: the hexes of a Province in which an Imperator stands."""
    heads = [g.head[p] for p in existing(g) if is_roman_faction(g, p) and g.head[p] != NONE]
    places = {place_of(g, head) for head in heads if g.captor[head] == NOBODY} - {NONE}
    return {place for place in places if PROVINCE[place] == province}


# ---- how


def proclaim_all(g: RomanWorld) -> None:
    """Those who have been acclaimed and still may."""
    waiting, g.acclaimed = g.acclaimed, ()
    for leader in waiting:
        if may_be_proclaimed(g, leader):
            proclaim(g, leader)


def proclaim(g: RomanWorld, leader: int) -> None:
    """44.1, 44.2: his faction; who joins it, near and far; cities, the Province, and taxes at once."""
    place, usurper = place_of(g, leader), free_number(g)
    province = PROVINCE[place]
    loyal = throne_places(g, province)
    _found(g, usurper, leader, farthest_player(g, {HEX[place]}))
    for stack, at in enumerate(g.at):
        if at >= 0 and at not in loyal and (at == place or (province != NONE and PROVINCE[at] == province)):
            _join(g, stack, usurper)
    _hold_court(g, usurper, leader)
    joined = _waver(g, usurper, province) if province != NONE else []
    take_works(g, usurper, province, loyal)
    take_cities(g, usurper, province, loyal, joined)
    g.push(SiegesSeen())
    g.push(TaxesPaid(usurper))


def _found(g: RomanWorld, usurper: int, leader: int, player: int) -> None:
    """44.1a: treasury 0, morale 100; ruling 44.1a: a colour that nobody has, else that of his old faction."""
    old = g.leader_of[leader]
    used = 0
    for power in existing(g):
        used |= g.colours[power]
    spare = next((1 << colour for colour in range(len(COLOURS)) if not used >> colour & 1), g.colours[old])
    g.standing[usurper], g.bond[usurper], g.origin[usurper], g.chief[usurper] = ACTIVE, MAJOR, ROMAN, player
    g.patron[usurper], g.treasury[usurper], g.morale[usurper], g.points[usurper] = NOBODY, 0, MORALE, 0
    g.colours, g.cer = changed(g.colours, usurper, spare), changed(g.cer, usurper, g.cer[old])
    if g.log is not None:
        name = leader_id(g, leader)
        g.tell("proclaimed", "44.1a", leader=name, power=power_id(g, usurper), old=power_id(g, old))


def _hold_court(g: RomanWorld, usurper: int, leader: int) -> None:
    """18.3: he is Imperator, and the treasury travels with him."""
    g.head, g.purse = changed(g.head, usurper, leader), changed(g.purse, usurper, leader)


def is_of_rome(g: RomanWorld, power: int) -> bool:
    """Ruling 44.1b: a Roman faction, or a client state of one."""
    return is_roman_faction(g, power) or (g.bond[power] == CLIENT and is_roman_faction(g, g.patron[power]))


def _join(g: RomanWorld, stack: int, usurper: int) -> None:
    """44.1b, 44.2a-c: a stack goes over with its leaders and its CER; both sides' morale; it stands still."""
    old = g.whose[stack]
    if old == usurper or not is_of_rome(g, old):
        return
    value = worth(g, g.units[stack]) + sum(1 + g.leader_value[leader] for leader in leaders_in(g, stack))
    change(g, old, -value, "44.2a")
    change(g, usurper, value, "44.2c")
    g.mark[stack] = g.mark[stack] & (INSIDE | GUESTS) | HELD
    hand_over(g, stack, usurper, keep_colour=True)


def _waver(g: RomanWorld, usurper: int, province: int) -> list[int]:
    """44.1d: stacks without a leader in adjacent Provinces go over on 1 or 2; where they stand."""
    near = set(NEIGHBOURS[province])
    camps = {
        (at, g.whose[stack])
        for stack, at in enumerate(g.at)
        if at >= 0 and g.units[stack] and PROVINCE[at] in near and is_of_rome(g, g.whose[stack])
    }
    joined = []
    for place, power in sorted(camps):
        if power == usurper or leaders_at(g, place, power):
            continue
        die = g.dice.roll()
        if g.log is not None:
            g.tell("wavers", "44.1d", power=power_id(g, power), place=PLACE_IDS[place], dice=[die])
        if die > DEFECTS_UP_TO:
            continue
        joined.append(place)
        for stack in stacks_at(g, place):
            if g.whose[stack] == power:
                _join(g, stack, usurper)
    return joined
