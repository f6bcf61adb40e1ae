"""20.1, 20.2: minor powers and foreign major powers that dissolve or are conquered; peoples that go home (23.6b)."""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.games.imperium.data.cities import CITIES_OF
from romanum.games.imperium.data.hexes import HEX, HEXES_OF, PROVINCE
from romanum.games.imperium.data.provinces import PROVINCE_COUNT
from romanum.games.imperium.data.starts import PLAYED
from romanum.games.imperium.rules.common.control import province_tax
from romanum.games.imperium.rules.common.leaders import rally, take_off
from romanum.games.imperium.rules.common.powers import (
    clients_of,
    majors,
    make_client,
    make_neutral,
    power_id,
    put_to_sleep,
)
from romanum.games.imperium.rules.powers.activation import is_armed, is_people, meet
from romanum.games.imperium.rules.powers.distances import (
    appoint,
    is_run_by_the_farthest,
    nearest_power,
    presence,
)
from romanum.games.imperium.rules.powers.placement import OWN_LAND, begin_placing, home_provinces, ports, recall, zone
from romanum.games.imperium.state.errands import SiegesSeen
from romanum.games.imperium.state.forces import has_fleets, is_naval, settle, stacks_of, strike
from romanum.games.imperium.state.marks import LENT, borrower
from romanum.games.imperium.state.position import ACTIVE, BARBARIAN, MAJOR, NOBODY, PEOPLE, UNBORN, RomanWorld


def began_with(g: RomanWorld, power: int) -> list[int]:
    """The Provinces that were a power's at the start; a people's own."""
    if is_people(power):
        return [power - PEOPLE]
    return [province for province in range(PROVINCE_COUNT) if g.home[province] == power]


def conqueror(g: RomanWorld, power: int) -> int:
    """20.1.1: all its Provinces are others': whoever has those of the highest tax value; else nobody."""
    own = began_with(g, power)
    lords = [g.lord[province] for province in own]
    if not own or NOBODY in lords or power in lords:
        return NOBODY
    worth = dict.fromkeys(lords, 0)
    for province, lord in zip(own, lords, strict=True):
        worth[lord] += province_tax(g, province)
    best = max(worth, key=lambda lord: worth[lord])
    return best if g.bond[best] == MAJOR else g.patron[best]


def is_conquered(g: RomanWorld, power: int) -> bool:
    """20.1.1: a minor power without Provinces that has lost all its forces too."""
    return not is_armed(g, power) and conqueror(g, power) != NOBODY


def dissolve_foreign(g: RomanWorld, power: int) -> None:
    """20.1a, 20.2a, 20.2c: a client of its conqueror, or of whoever made it dissolve again; else a sleeping neutral."""
    former, was_major = g.chief[power], g.bond[power] == MAJOR
    patron = conqueror(g, power)
    if patron == NOBODY and _has_dissolved_before(g, power):
        patron = _culprit(g, power)
    clients = clients_of(g, power) if was_major else []
    if g.log is not None:
        g.tell("power-dissolves", "20.0", power=power_id(g, power))
    g.points[power] = 0
    if was_major:
        g.treasury[power] = 0
    g.dissolved |= 1 << power
    make_neutral(g, power)
    put_to_sleep(g, power)
    if patron not in (NOBODY, power):
        make_client(g, power, patron)
    take_heart(g, power)
    hand_on_clients(g, clients, former)
    see_who_is_out(g, former)
    _come_home(g, power, former)


def _has_dissolved_before(g: RomanWorld, power: int) -> bool:
    listed = g.setting.powers
    return power < len(listed) and listed[power].kind == PLAYED and bool(g.dissolved >> power & 1)


def _culprit(g: RomanWorld, power: int) -> int:
    """Ruling 20.2c: whoever cost it morale last, by battle, siege or conquest, or the patron of that power."""
    by = g.bane[power]
    if by == NOBODY or g.standing[by] != ACTIVE:
        return NOBODY
    return by if g.bond[by] == MAJOR else g.patron[by]


def take_heart(g: RomanWorld, power: int) -> None:
    """Rulings 20.1c, 37.6c: a power that wakes again has the morale it began with."""
    listed = g.setting.powers
    g.morale[power] = listed[power].morale if power < len(listed) else 50


def hand_on_clients(g: RomanWorld, clients: list[int], player: int) -> None:
    """20.2e: each becomes a client of the player's nearest other major power, else of the nearest of all."""
    for client in clients:
        patron = nearest_power(g, presence(g, client) or _land(g, client), majors(g, player) or majors(g))
        if patron == NOBODY:
            make_neutral(g, client)
        else:
            make_client(g, client, patron)


def _land(g: RomanWorld, power: int) -> set[int]:
    """The hexes of a power's Provinces: where it is, as long as it has neither units nor cities."""
    return {HEX[place] for province in home_provinces(g, power) for place in HEXES_OF[province]}


def see_who_is_out(g: RomanWorld, player: int) -> None:
    """20.2d, 20.2e: a player without a major power is out of the game; neutrals are run by whoever is farthest."""
    if player == NOBODY or majors(g, player) or g.out >> player & 1:
        return
    g.out |= 1 << player
    if g.log is not None:
        g.tell("player-out", "20.2d", power=power_id(g, g.setting.seats[player][0]))
    for power, chief in enumerate(g.chief):
        if chief == player:
            g.chief[power] = NOBODY
            if is_run_by_the_farthest(g, power):
                appoint(g, power)
    _return_what_was_lent(g, player)


def _return_what_was_lent(g: RomanWorld, player: int) -> None:
    """5.8c: what somebody had borrowed is its owners' again."""
    for stack, mark in enumerate(g.mark):
        if g.at[stack] >= 0 and borrower(mark) == player + 1:
            g.mark[stack] = mark & ~(7 * LENT)


def _come_home(g: RomanWorld, power: int, former: int) -> None:
    """20.1b, 20.1c: whoever is abroad is placed at home by the former controller; enemies there wake it again."""
    home = set(home_provinces(g, power))
    places = zone(g, power, OWN_LAND) if home else []
    harbours = ports(g, power, places)
    for stack in stacks_of(g, power):
        if places and PROVINCE[g.at[stack]] not in home:
            if not has_fleets(g, stack):
                recall(g, stack, places[0])
            elif harbours:
                recall(g, stack, harbours[0])
    _meet_intruders(g, power)
    begin_placing(g, former if former != NOBODY and not g.out >> former & 1 else NOBODY, power, OWN_LAND)
    g.push(SiegesSeen())


def _meet_intruders(g: RomanWorld, power: int) -> None:
    """20.1c: enemies in the Provinces that are left to it."""
    home = {province for province, lord in enumerate(g.lord) if lord == power}
    for stack, place in enumerate(g.at):
        if place >= 0 and PROVINCE[place] in home and g.units[stack] and not is_naval(g, stack):
            meet(g, power, g.whose[stack])


# ---- going home


def revert_peoples(g: RomanWorld) -> None:
    """23.6b: at the end of a month, barbarians whom no scenario lists and whose land is clear of others."""
    awake = [province for province in range(PROVINCE_COUNT) if g.standing[PEOPLE + province] == ACTIVE]
    for province in awake:
        people = PEOPLE + province
        if g.origin[people] == BARBARIAN and not _is_entered(g, people, province):
            _revert(g, people, province)
            g.push(SiegesSeen())


def _is_entered(g: RomanWorld, people: int, province: int) -> bool:
    """Whether somebody else has its land, or units ashore in it; a fleet in its waters does not count (ruling 23.1)."""
    return g.lord[province] != people or any(
        place >= 0 and PROVINCE[place] == province and g.whose[stack] != people and g.units[stack]
        and not is_naval(g, stack)
        for stack, place in enumerate(g.at)
    )  # fmt: skip


def _revert(g: RomanWorld, people: int, province: int) -> None:
    """Its units and leaders are gone, and its land is nobody's again; 18.2.1a: its captives are free."""
    for leader, stack in enumerate(g.leader_in):
        if stack >= 0 and g.leader_of[leader] == people and g.captor[leader] == NOBODY:
            take_off(g, leader, UNBORN)
    for stack in stacks_of(g, people):
        place = g.at[stack]
        strike(g, stack, g.units[stack])
        rally(g, place)
        settle(g, place)
    for city in CITIES_OF[province]:
        if g.city_of[city] == people:
            g.city_of[city] = NOBODY
    g.port_of = tuple(NOBODY if owner == people else owner for owner in g.port_of)
    g.lord[province] = NOBODY
    put_to_sleep(g, people)
    g.chief[people] = NOBODY
    g.lost = changed(g.lost, people, "")
    g.points[people] = 0
    if g.log is not None:
        g.tell("power-sleeps", "23.6b", power=power_id(g, people))
