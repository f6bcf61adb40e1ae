"""Rounds and tables of a tournament: who sat where, how it ended, and what can be counted from that.

Entrants are numbers in the order of their seeding: 0 is seeded best.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

WIN: Final = 120
"""What the winner of any table gets: a number that divides evenly among the places of two to six seats, ties too."""


class Table(msgspec.Struct, frozen=True):
    """A table of a round: entrants by seat."""

    seats: tuple[int, ...]
    places: tuple[int, ...] | None = None
    """By seat, 0 is the best, equals share one; None: it is still being played."""
    scores: tuple[int, ...] = ()
    """Points within the game, by seat, where they are known."""
    absent: tuple[int, ...] = ()
    """Entrants who did not come, or left: they are behind everybody who stayed."""

    @property
    def walkover(self) -> bool:
        """Whether nothing is left to be played for."""
        return len(self.seats) - len(self.absent) < 2


class Round(msgspec.Struct, frozen=True):
    """The tables of a round, and those who sit out."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether all tables have ended."""
        return all(table.places is not None for table in self.tables)


def ranked(table: Table) -> tuple[int, ...]:
    """The places of a table as they count: whoever was absent is behind all others, and beside those like him.

    >>> ranked(Table(seats=(4, 2, 7), places=(0, 1, 2), absent=(4,)))
    (2, 0, 1)
    """
    places = table.places or (0,) * len(table.seats)
    keys = [(who in table.absent, place) for who, place in zip(table.seats, places, strict=True)]
    if table.absent:
        keys = [(gone, -1 if gone else place) for gone, place in keys]
    order = sorted(set(keys))
    ahead = {key: sum(other < key for other in keys) for key in order}
    return tuple(ahead[key] for key in keys)


def shares(table: Table) -> tuple[int, ...]:
    """What each seat gets for its place: `WIN` for the first, nothing for the last, evenly between; equals share.

    >>> shares(Table(seats=(0, 1), places=(0, 0)))
    (60, 60)
    >>> shares(Table(seats=(0, 1, 2, 3), places=(2, 0, 3, 1)))
    (40, 120, 0, 80)
    """
    if table.places is None:
        return (0,) * len(table.seats)
    places = ranked(table)
    others = 2 * (len(places) - 1)
    found = []
    for who, place in zip(table.seats, places, strict=True):
        beaten = 2 * sum(other > place for other in places) + places.count(place) - 1
        found.append(0 if who in table.absent else WIN * beaten // others)
    return tuple(found)


def meetings(rounds: Iterable[Round]) -> Counter[tuple[int, int]]:
    """How often two have sat at one table, the smaller number first."""
    found: Counter[tuple[int, int]] = Counter()
    for table in (table for one in rounds for table in one.tables):
        found.update((a, b) for a in table.seats for b in table.seats if a < b)
    return found


def met(known: Counter[tuple[int, int]], one: int, other: int) -> int:
    """How often these two have sat at one table."""
    return known[min(one, other), max(one, other)]


def byes(rounds: Iterable[Round]) -> Counter[int]:
    """How often somebody has sat out."""
    return Counter(who for one in rounds for who in one.byes)


def seats_held(rounds: Sequence[Round]) -> dict[int, list[int]]:
    """In which seats somebody has sat, the latest last."""
    found: dict[int, list[int]] = {}
    for table in (table for one in rounds for table in one.tables):
        for seat, who in enumerate(table.seats):
            found.setdefault(who, []).append(seat)
    return found
