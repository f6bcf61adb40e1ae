"""Where an Army can go with the MP it has, and by which way: over land, and over one sea.

A way goes around those who would have to be fought, and ends where it meets them. It comes to no place twice. Dangers
at sea (weather, Ports that stop a Fleet, enemy ships) count like MP, so that the safer of two ways is taken.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, NamedTuple

from romanum.board.masks import mask
from romanum.engine.memo import Memo
from romanum.games.pax.bots.roads import AFLOAT, MOVES, WAVE
from romanum.games.pax.bots.survey import DECAY
from romanum.games.pax.data.components import (
    DEEP_SEA,
    GALLEY,
    KINDS,
    LAND_LINKS,
    NONE,
    PORT,
    SEA_LINKS,
    SPACE_COUNT,
    STEP_COST,
    STRAIT,
    TRIBAL,
    TRIBES,
)
from romanum.games.pax.state.borders import shut_out
from romanum.games.pax.state.position import NOBODY, Mediterranean

STOPPED: Final = 3.5
"""What it counts to sail on from a Port where a Fleet is Stopped: two dice decide (11.1.3)."""
MET: Final = 5.0
"""What it counts to meet enemy ships."""
DEEP: Final = 4.5
"""What it counts to be on the deep sea, where a storm or a failed die is the end (11.2.1)."""
PERIL: Final = 9.0
"""No voyage goes through more dangers."""
HARBOURS: Final = 3
"""So many Ports, the nearest, are thought of for a voyage."""
TO_FIGHT_ASHORE: Final = MOVES.debark + MOVES.attack + MOVES.debark
"""11.3.4: MP in hand for a landing that is an attack."""


class Lie(NamedTuple):
    """How the land lies for a side, in masks of places: whom it would fight, where it may not go, what is at sea."""

    hostile: int
    closed: int
    stops: int
    """Ports of others,"""
    ships: int
    """and places with enemy ships."""


class Way(NamedTuple):
    """How to come to a Space: MP, dangers, and every place on it, those at sea `AFLOAT` further on."""

    cost: int
    danger: float
    nodes: tuple[int, ...]
    hope: float
    """How likely the sea lets an Army come."""

    @property
    def by_sea(self) -> bool:
        """Whether a voyage is part of it."""
        return any(node >= AFLOAT for node in self.nodes)

    @property
    def lands_at_goal(self) -> bool:
        """Whether it ends with a landing."""
        return len(self.nodes) > 1 and self.nodes[-2] >= AFLOAT


def _lie(g: Mediterranean, side: int) -> Lie:
    friends = g.friendly[side]
    hostile = ships = 0
    units, first = g.units, 0
    for place, owner in zip(g.at, g.whose, strict=True):
        if place >= 0 and not friends >> owner & 1:
            if any(units[first : first + GALLEY]):
                hostile |= 1 << place
            if units[first + GALLEY]:
                ships |= 1 << place
        first += KINDS
    held, stops = _HELD.of(g, side)
    return Lie(hostile | held, g.setting.closed | _SHUT.of(g, side), stops, ships)


def _held(g: Mediterranean, side: int) -> tuple[int, int]:
    """Cities, Towns and Tribes that a side would fight, and the Ports of others."""
    friends, holder = g.friendly[side], g.holder
    foreign = [s for s, owner in enumerate(g.town_of) if owner != NOBODY and not friends >> owner & 1]
    return mask(foreign) | _tribes(g, friends), mask(
        [s for s in _PORTS if holder[s] == NOBODY or not friends >> holder[s] & 1]
    )


def _tribes(g: Mediterranean, friends: int) -> int:
    """13.1: Spaces of Tribes that have not been beaten."""
    if friends >> TRIBES & 1:
        return 0
    return mask(space for space, strength in zip(TRIBAL, g.tribe, strict=True) if strength != NONE)


_PORTS: Final = tuple(space for space in range(SPACE_COUNT) if PORT[space])
_HELD: Final[Memo[Mediterranean, tuple[int, int]]] = Memo(_held, "friendly", "town_of", "holder", "tribe", each=True)
LIES: Final[Memo[Mediterranean, Lie]] = Memo(
    _lie, "scenario", "wins", "at", "whose", "units", "friendly", "town_of", "holder", "tribe", "patron", "united",
    "turn", each=True,
)  # fmt: skip


def _shut(g: Mediterranean, side: int) -> int:
    """Spaces that the scenario keeps a side out of, wherever it comes from."""
    if not g.setting.has_borders:
        return 0
    return mask([space for space in range(SPACE_COUNT) if shut_out(g, side, space, space)])


_SHUT: Final[Memo[Mediterranean, int]] = Memo(_shut, "scenario", "wins", "powers", "patron", "united", "turn", most=64)


# ---- at sea


class Crossing(NamedTuple):
    """How to sail to a Port: dangers, every place on the way after its start, and the same as a mask of places."""

    port: int
    danger: float
    nodes: tuple[int, ...]
    """`AFLOAT` further on."""
    places: int


@lru_cache(1 << 12)
def voyages(start: int, stops: int, ships: int, closed: int) -> list[Crossing]:
    """The Ports that can be sailed to."""
    first = MET if ships >> start & 1 else 0.0
    best, before = {start: first}, {start: start}
    edge = [(first, start)]
    while edge:
        so_far, here = heappop(edge)
        if so_far > best[here]:
            continue
        left = so_far + (STOPPED if here != start and stops >> here & 1 else 0.0)
        for there in SEA_LINKS[here]:
            if closed >> there & 1:
                continue
            way = left + (DEEP if DEEP_SEA[there] else WAVE) + (MET if ships >> there & 1 else 0.0)
            if way < best.get(there, PERIL):
                best[there], before[there] = way, here
                heappush(edge, (way, there))
    ways = [(port, _back(before, port)) for port in best if port < SPACE_COUNT and PORT[port]]
    return [Crossing(port, best[port], tuple([place + AFLOAT for place in way]), mask(way)) for port, way in ways]


def _back(before: dict[int, int], place: int) -> tuple[int, ...]:
    found = []
    while before[place] != place:
        found.append(place)
        place = before[place]
    return tuple(reversed(found))


# ---- over land and sea


@lru_cache(1 << 13)
def reach(start: int, mp: int, lie: Lie, sails: bool = True, been: int = 0) -> dict[int, Way]:
    """By Space: the way there of an Army at a place, on land or afloat, that goes to none of those it has been to."""
    found: dict[int, Way] = {}
    edge = _Edge()
    if start >= AFLOAT:
        _set_sail(edge, lie, (start,), 0, mp, been)
    else:
        edge.add((0.0, 0, 0.0, (start,), sails))
    done: set[tuple[int, bool]] = set()
    harbours = HARBOURS
    while edge.legs:
        _, cost, danger, nodes, dry = heappop(edge.legs)
        here = nodes[-1]
        if (here, dry) in done:
            continue
        done.add((here, dry))
        if here < SPACE_COUNT and here not in found:
            found[here] = Way(cost, danger, nodes, DECAY**danger)
        if len(nodes) > 1 and lie.hostile >> here & 1:
            continue
        for there in LAND_LINKS[here]:
            if (there, dry) in done or been >> there & 1 or there in nodes or not _open(lie, here, there):
                continue
            paid = cost + STEP_COST[here][there] + (MOVES.attack if lie.hostile >> there & 1 else 0)
            if paid <= mp:
                edge.add((paid + danger, paid, danger, (*nodes, there), dry))
        if dry and PORT[here] and harbours:
            harbours -= 1
            _set_sail(edge, lie, (*nodes, here + AFLOAT), cost + MOVES.embark + MOVES.sail, mp, been)
    return found


Leg = tuple[float, int, float, tuple[int, ...], bool]
"""Where an Army may be next: MP and dangers together, and apart; every place of the way; whether it may yet sail."""


class _Edge:
    """What lies before an Army, the nearest first; of several ways to the same end the best alone."""

    __slots__ = ("_best", "legs")

    def __init__(self) -> None:
        self.legs: list[Leg] = []
        self._best: dict[tuple[int, bool], Leg] = {}

    def add(self, leg: Leg) -> None:
        """One way more."""
        end = leg[3][-1], leg[4]
        known = self._best.get(end)
        if known is None or leg < known:
            self._best[end] = leg
            heappush(self.legs, leg)


def _open(lie: Lie, here: int, there: int) -> bool:
    """9.5.3: a Strait leads to nobody who is to be fought, nor past enemy ships."""
    if lie.closed >> there & 1:
        return False
    return there not in STRAIT[here] or not (lie.hostile >> there | lie.ships >> here | lie.ships >> there) & 1


def _set_sail(
    edge: _Edge,
    lie: Lie,
    nodes: tuple[int, ...],
    cost: int,
    mp: int,
    been: int,
) -> None:
    """Every Port where there would be MP left to land."""
    start = nodes[-1] - AFLOAT
    if cost + MOVES.debark > mp:
        return
    been |= mask(nodes)
    for port, danger, sea, places in voyages(start, lie.stops, lie.ships, lie.closed):
        if (port == start and len(nodes) > 1) or been & places:
            continue
        hostile = lie.hostile >> port & 1
        if cost + (TO_FIGHT_ASHORE if hostile else MOVES.debark) > mp:
            continue
        paid = cost + MOVES.debark + (MOVES.attack if hostile else 0)
        edge.add((paid + danger, paid, danger, (*nodes, *sea, port), False))
