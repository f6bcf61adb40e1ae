"""3.2a, 4c, 4e, 7.5d: what a seat does not see of map, records, talks and forms; `RomanWorld.secrets` declares it."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, Protocol

from romanum.engine.memo import Memo
from romanum.engine.secrecy import EVERYBODY
from romanum.games.imperium.data.cities import CITY_PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, AREAS, NONE
from romanum.games.imperium.state.layout import (
    GRAZED_FACTS,
    LEVIES,
    OFFER_FACTS,
    ORDERS,
    PROMISE_FACTS,
    RAISED_TYPES,
    RECORDS,
    SEATS,
)
from romanum.games.imperium.state.marks import LENT, POOL, borrower


class World(Protocol):
    """What is looked at of a position."""

    hidden: bool
    stack: list[Any]
    chief: list[int]
    at: tuple[int, ...]
    whose: tuple[int, ...]
    mark: list[int]
    units: list[str]
    top: list[str]
    leader_in: tuple[int, ...]
    lord: list[int]
    city_of: list[int]
    militia: tuple[int, ...]
    grazed: tuple[int, ...]
    raised: tuple[int, ...]
    levied: tuple[int, ...]

    def eyes_of(self, power: int, /) -> int:
        """The mask of the seat that commands a power."""


def unknown_stacks(g: World, seat: int | None) -> list[int]:
    """3.2a: stacks of which a seat sees only the top unit."""
    return _UNKNOWN.of(g, seat) if g.hidden else []


def _unknown(g: World, seat: int | None) -> list[int]:
    seen, marks, whose, foreign = _SEEN.of(g, seat), g.mark, g.whose, set(_FOREIGN.of(g, seat))
    covered = [stack for stack, place in enumerate(g.at) if place >= 0 and place not in seen and marks[stack] != POOL]
    unknown = [stack for stack in covered if whose[stack] in foreign]
    if seat is None or max(g.mark, default=0) < LENT:
        return unknown
    return [stack for stack in unknown if not lent(g, stack) >> seat & 1]


def unknown_leaders(g: World, seat: int | None) -> list[int]:
    """3.2a: leaders who lie in such stacks."""
    if not g.hidden:
        return []
    at, units, seen = g.at, g.units, _SEEN.of(g, seat)
    return [
        leader
        for leader, stack in enumerate(g.leader_in)
        if stack >= 0
        and at[stack] not in seen
        and units[stack]
        and g.mark[stack] != POOL
        and (seat is None or not lent(g, stack) >> seat & 1)
    ]


def _seen(g: World, seat: int | None) -> frozenset[int]:
    """3.2a: the places where a seat has units, so that it sees all that is there.

    A leader alone is no unit: he looks through nobody but his own, unless he is fought.
    """
    foreign, tops, fought = set(_FOREIGN.of(g, seat)), g.top, fought_over(g)
    mine = [stack for stack, power in enumerate(g.whose) if power not in foreign]
    own = [g.at[stack] for stack in mine if tops[stack] or g.at[stack] in fought]
    return frozenset(own)


def fought_over(g: World) -> tuple[int, ...]:
    """Where a combat goes on in which all is shown: a step that `bares` says so."""
    return tuple([int(getattr(step, "place", NONE)) for step in g.stack if getattr(step, "bares", False)])


def _foreign(g: World, seat: int | None) -> list[int]:
    """The powers that others command, or nobody."""
    return [power for power, chief in enumerate(g.chief) if chief != seat]


def unknown_militia(g: World, seat: int | None) -> list[int]:
    """29.1a: Provinces of others; none where there is no militia."""
    if not g.hidden or not any(g.militia):
        return []
    chief = g.chief
    return [province for province, lord in enumerate(g.lord) if lord < 0 or chief[lord] != seat or seat is None]


def unknown_losses(g: World, seat: int | None) -> list[int]:
    """7.7b, 8.0: powers whose trains and losses a seat does not know in detail."""
    return _FOREIGN.of(g, seat) if g.hidden else []


def unknown_pastures(g: World, seat: int | None) -> list[int]:
    """13.3d: how many others have fed by foraging in a hex."""
    if not g.hidden:
        return []
    grazed, chief = g.grazed, g.chief
    return [
        i
        for i in range(2, len(grazed), GRAZED_FACTS)
        if seat is None or grazed[i - 1] < 0 or chief[grazed[i - 1]] != seat
    ]


def keepers(g: World) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """7.5d: by area and by Province, the mask of seats that keep its ticks: who controls land or holds a city there."""
    return _KEEPERS.of(g)


def _keepers(g: World) -> tuple[tuple[int, ...], tuple[int, ...]]:
    lands = [g.eyes_of(lord) for lord in g.lord]
    for city, power in enumerate(g.city_of):
        lands[CITY_PROVINCE[city]] |= g.eyes_of(power)
    areas = [0] * len(AREAS)
    for province, area in enumerate(AREA_OF):
        if area != NONE:
            areas[area] |= lands[province]
    return tuple(areas), tuple(lands)


def _others_ticks(g: World, seat: int | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The ticks that a seat does not keep: of areas, and of Provinces without one."""
    areas, lands = keepers(g)
    return _unkept(areas, RAISED_TYPES, seat), _unkept(lands, LEVIES, seat)


def _unkept(masks: tuple[int, ...], width: int, seat: int | None) -> tuple[int, ...]:
    own = 0 if seat is None else 1 << seat
    return tuple([n * width + at for n, eyes in enumerate(masks) if not eyes & own for at in range(width)])


def unknown_ticks(g: World, seat: int | None) -> tuple[int, ...]:
    """7.5a: what others have raised in areas where a seat has nothing,"""
    return _OTHERS_TICKS.of(g, seat)[0] if g.hidden else ()


def unknown_levies(g: World, seat: int | None) -> tuple[int, ...]:
    """7.2b: and in Provinces without an area."""
    return _OTHERS_TICKS.of(g, seat)[1] if g.hidden else ()


def lent(g: World, stack: int) -> int:
    """5.8c: the mask of whoever borrows a stack."""
    whoever = borrower(g.mark[stack])
    return 1 << whoever - 1 if whoever else 0


_FOREIGN: Final = Memo[Any, list[int]](_foreign, "chief", each=True)
_SEEN: Final = Memo[Any, frozenset[int]](_seen, "chief", "at", "whose", "top", fought_over, each=True)
_UNKNOWN: Final = Memo[Any, list[int]](_unknown, "chief", "at", "whose", "mark", "top", fought_over, each=True)
_KEEPERS: Final = Memo[Any, tuple[tuple[int, ...], tuple[int, ...]]](_keepers, "chief", "lord", "city_of")
_OTHERS_TICKS: Final = Memo[Any, tuple[tuple[int, ...], tuple[int, ...]]](
    _others_ticks, "chief", "lord", "city_of", each=True
)


@cache
def others_lines(length: int, seat: int | None) -> tuple[int, ...]:
    """4c: what others have written down."""
    return tuple([i for i in range(length) if i // ORDERS != seat])


@cache
def others_offers(length: int, seat: int | None) -> tuple[int, ...]:
    """4e: what other pairs of players talk about."""
    return tuple([i for i in range(length) if seat is None or not parties(i // OFFER_FACTS) >> seat & 1])


def parties(pair: int) -> int:
    """4e: what two players talk about is known to the two alone."""
    return 1 << pair // SEATS | 1 << pair % SEATS


def promised(promises: tuple[int, ...], at: int) -> int:
    """4e: and so is what one has promised to the other; whoever does not see who they are is none of them."""
    return 1 << promises[at] | 1 << promises[at + 1] if promises[at] >= 0 else 0


def kept_from(promises: tuple[int, ...], i: int) -> int:
    """Who sees a fact: of a promise the two alone; what else is on record (`state.record_kinds`) was done in the open,
    and only the last fact of it is a number that the two know alone."""
    at = i // PROMISE_FACTS * PROMISE_FACTS
    if promises[at + 2] in RECORDS and i < at + PROMISE_FACTS - 1:
        return EVERYBODY
    return promised(promises, at)


@lru_cache(64)
def others_promises(promises: tuple[int, ...], seat: int | None) -> tuple[int, ...]:
    """4e: what others have promised each other, all facts of each promise, and the last of what else is on record."""
    rows = range(0, len(promises), PROMISE_FACTS)
    unknown = [at for at in rows if seat is None or not promised(promises, at) >> seat & 1]
    first = {at: PROMISE_FACTS - 1 if promises[at + 2] in RECORDS else 0 for at in unknown}
    return tuple([at + fact for at in unknown for fact in range(first[at], PROMISE_FACTS)])
