"""2.5, 20.1b, 23.3d: units that a player places as he likes.

They wait in a pool, stacks of their power with a mark of their own in the first place they may go to, so that nobody
else learns what they are (3.2a); place by place some of them, or all that are left, are put down.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.games.imperium.data.cities import CITY_AT
from romanum.games.imperium.data.hexes import GRID, HEX, HEXES_OF, LAND, PARTS_OF, PROVINCE, WATER
from romanum.games.imperium.data.provinces import NONE, PROVINCE_COUNT
from romanum.games.imperium.data.roll import leader_here, leaders_of
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.data.starts import StackStart
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.control import city_at, has_port, port_owner
from romanum.games.imperium.rules.common.leaders import assign, station
from romanum.games.imperium.rules.common.powers import is_friend
from romanum.games.imperium.state.actions import ALL, AT, DONE, LEADER_MOVE, UNIT
from romanum.games.imperium.state.forces import add, is_naval, new_stack, powers_on_map, put, settle, stacks_of, strike
from romanum.games.imperium.state.marks import FRESH, POOL
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, LETTER, kinds_in, of, without
from romanum.games.imperium.state.steps import PlayerChoice

OWN_LAND: Final = -1
"""Not a stack of the set-up: anywhere in the power's Provinces."""


# ---- where


def home_provinces(g: RomanWorld, power: int) -> list[int]:
    """Ruling 20.1b: the Provinces a power controls; once it has none, those it began with."""
    own = [province for province, lord in enumerate(g.lord) if lord == power]
    return own or [province for province in range(PROVINCE_COUNT) if g.home[province] == power]


def zone(g: RomanWorld, power: int, start: int) -> list[int]:
    """The places where a power's units may be put down: none with units of others, nor others' cities."""
    if start == OWN_LAND:
        places: Iterable[int] = [place for p in home_provinces(g, power) for place in HEXES_OF[p]]
    else:
        places = _zone_of_start(g, power, g.setting.powers[power].stacks[start])
    others = [other for other in powers_on_map(g) if not is_friend(g, power, other)]
    taken = {g.at[stack] for other in others for stack in stacks_of(g, other)}
    free = [place for place in places if LAND[place] and place not in taken]
    return [place for place in free if CITY_AT[place] == NONE or _is_open(g, power, place)]


def _zone_of_start(g: RomanWorld, power: int, start: StackStart) -> Iterable[int]:
    if start.place != NONE:
        near = GRID.within(HEX[start.place], start.within)
        return [place for hex_ in near for place in PARTS_OF[hex_] if PROVINCE[place] != NONE]
    if start.provinces:
        return [place for province in start.provinces for place in HEXES_OF[province]]
    own = [stack for stack in stacks_of(g, power) if g.mark[stack] != POOL]
    wanted = [stack for stack in own if start.joins != 2 or is_naval(g, stack)] or own
    return sorted({g.at[stack] for stack in wanted})


def _is_open(g: RomanWorld, power: int, place: int) -> bool:
    city = city_at(g, place)
    owner = g.city_of[city] if city != NONE else NOBODY
    return owner == NOBODY or is_friend(g, power, owner)


def ports(g: RomanWorld, power: int, places: list[int]) -> list[int]:
    """Those with a port that is not another's."""
    return [place for place in places if PORT_WATERS[place] and _has_open_port(g, power, place)]


def _has_open_port(g: RomanWorld, power: int, place: int) -> bool:
    if not has_port(g, place):
        return False
    owner = port_owner(g, place)
    return owner == NOBODY or is_friend(g, power, owner)


def water_of(place: int) -> int:
    """Where fleets lie that are put down in a place: in its port, or on its coast."""
    return PORT_WATERS[place][0] if PORT_WATERS[place] else HEX[place]


def harbours(g: RomanWorld, power: int, places: list[int]) -> list[int]:
    """Where fleets may be put down: in ports; where there is none, on coasts (as in scenario 24)."""
    return ports(g, power, places) or [place for place in places if WATER[HEX[place]]]


# ---- the pool


def pool(g: RomanWorld, power: int) -> list[int]:
    """The stacks that are still to be placed."""
    return [stack for stack in stacks_of(g, power) if g.mark[stack] == POOL]


def fill_pool(g: RomanWorld, power: int, place: int, units: str, colour: int, port: int = NONE) -> None:
    """Units that wait in a place; fleets in a port, without one beside the place."""
    ashore, afloat = without(units, FLEETS), of(units, FLEETS)
    if ashore:
        add(g, power, place, ashore, POOL, colour)
    if afloat:
        water = PORT_WATERS[port][0] if port != NONE else HEX[place]
        add(g, power, water, afloat, POOL, colour)


def leader_to_pool(g: RomanWorld, leader: int, power: int, place: int) -> None:
    """A leader waits with the others."""
    waiting = [stack for stack in pool(g, power) if g.at[stack] == place]
    stack = waiting[0] if waiting else new_stack(g, power, place, "", POOL)
    g.leader_of = (*g.leader_of[:leader], power, *g.leader_of[leader + 1 :])
    assign(g, leader, stack)


def recall(g: RomanWorld, stack: int, place: int) -> None:
    """A stack leaves where it stands and waits in a place."""
    old = g.at[stack]
    put(g, stack, place)
    g.mark[stack] = POOL
    settle(g, old)
    settle(g, place)


def waiting_leaders(g: RomanWorld, power: int) -> list[int]:
    """Leaders in the pool."""
    own = set(pool(g, power))
    return [leader for leader, stack in enumerate(g.leader_in) if stack in own and g.captor[leader] == NOBODY]


def put_down(g: RomanWorld, power: int, place: int, units: str) -> None:
    """Some of those who wait are in a place now."""
    for letter in units:
        stack = next(s for s in pool(g, power) if letter in g.units[s])
        there = water_of(place) if letter in FLEETS else place
        strike(g, stack, letter)
        add(g, power, there, letter, FRESH, g.colour[stack])
    _tidy(g, power)


def seat_leader(g: RomanWorld, power: int, leader: int, place: int) -> None:
    """A leader who waits is in a place now."""
    station(g, leader, power, place)
    _tidy(g, power)


def _tidy(g: RomanWorld, power: int) -> None:
    for stack in pool(g, power):
        settle(g, g.at[stack])


def put_all(g: RomanWorld, power: int, place: int, *, is_harbour: bool) -> None:
    """Everybody who waits and can be there is in a place now: fleets only in a harbour."""
    for stack in pool(g, power):
        if is_naval(g, stack) and not is_harbour:
            continue
        put(g, stack, water_of(place) if is_naval(g, stack) else place)
        g.mark[stack] = FRESH
        settle(g, g.at[stack])


def begin_placing(g: RomanWorld, player: int, power: int, start: int) -> None:
    """Whoever commands the power is asked; without anybody all stay where they wait."""
    if not pool(g, power):
        return
    if player == NOBODY:
        for stack in pool(g, power):
            g.mark[stack] = FRESH
            settle(g, g.at[stack])
        return
    g.push(Placing(player, power, start))


class Placing(PlayerChoice, frozen=True):
    """23.3d: where are the next to stand?"""

    power: int
    start: int
    rule: ClassVar[str] = "23.3d"
    asks: ClassVar[Asks] = Asks("placing", subjects.POWER)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Every place of the zone; ports alone once only fleets are left."""
        places = zone(g, self.power, self.start)
        if all(is_naval(g, stack) for stack in pool(g, self.power)):
            places = harbours(g, self.power, places)
        return [AT[place] for place in places] or [DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        if move == DONE:
            begin_placing(g, NOBODY, self.power, self.start)
            return
        g.push(Filling(self.player, self.power, self.start, move[1]))


class Filling(PlayerChoice, frozen=True):
    """23.3d: who is to stand there? All who are left, or one after the other."""

    power: int
    start: int
    place: int
    placed: bool = False
    """Somebody has been put down here, so that one may go on to another place."""
    rule: ClassVar[str] = "23.3d"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("filling", subjects.POWER, subjects.PLACE)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """All, a unit, a leader; then another place."""
        port = self._is_harbour(g)
        waiting = [stack for stack in pool(g, self.power) if port or not is_naval(g, stack)]
        kinds = {kind for stack in waiting for kind in kinds_in(g.units[stack])}
        roll = leaders_of(g.setting.number, g.setting.players)
        leaders = [LEADER_MOVE[roll[leader]] for leader in waiting_leaders(g, self.power)]
        if not waiting:
            return [DONE]
        return [ALL, *(UNIT[kind] for kind in sorted(kinds)), *leaders, *([DONE] if self.placed else [])]

    def _is_harbour(self, g: RomanWorld) -> bool:
        return self.place in harbours(g, self.power, zone(g, self.power, self.start))

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """They are there; on to the rest, if there is any."""
        power = self.power
        if move == ALL:
            put_all(g, power, self.place, is_harbour=self._is_harbour(g))
        elif move[0] == "unit":
            put_down(g, power, self.place, LETTER[move[1]])
        elif move[0] == "leader":
            seat_leader(g, power, leader_here(g.setting, move[1]), self.place)
        if not pool(g, power):
            g.stack.pop()
        elif move in (ALL, DONE):
            g.become(Placing(self.player, power, self.start))
        elif not self.placed:
            g.become(Filling(self.player, power, self.start, self.place, True))
