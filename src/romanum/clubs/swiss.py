"""Swiss: those with equal scores meet, nobody twice if it can be helped; the lowest who has not sat out sits out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from math import ceil, log
from typing import Final

from romanum.clubs.matching import Matching
from romanum.clubs.rounds import Round, Table, byes, meetings, met, seats_held
from romanum.clubs.table_seats import grouped, seated, sizes

AGAIN: Final = 10**9
"""How much worse it is to meet again than to meet somebody of another score."""
FAR: Final = 2
"""By so many games in one seat more than in the other somebody is due for the other."""


def rounds_usual(people: int, seats: int) -> int:
    """So many rounds tell the best from the rest.

    >>> [rounds_usual(people, 2) for people in (2, 8, 9)], rounds_usual(16, 4)
    ([1, 3, 4], 3)
    """
    if people <= 2:
        return 1
    return ceil(round(log(people, seats), 9)) + (seats > 2)


def pairs(order: Sequence[int], scores: Mapping[int, int], rounds: Sequence[Round], seed: int) -> Round:
    """A round of two at a table; `order` has those who play, the best first.

    Nobody meets again, and of two who are both due for the same seat neither meets the other, if that can be; the
    second is given up first.
    """
    known, held, sat_out = meetings(rounds), seats_held(rounds), byes(rounds)
    fewest = min(sat_out[who] for who in order)
    idle = [who for who in reversed(order) if sat_out[who] == fewest] if len(order) % 2 else [-1]
    for most in count():
        for strict in (True, False):
            for rests in idle:
                playing = [who for who in order if who != rests]
                allowed = _Allowed(playing, known, held, most, strict)
                if (found := _paired(playing, scores, allowed)) is not None:
                    return _round(found, rests, rounds, seed)
    raise AssertionError("whoever may meet again any number of times can be paired")


class _Allowed:
    """Who may meet whom, by their places in the order."""

    def __init__(
        self,
        order: Sequence[int],
        known: Counter[tuple[int, int]],
        held: Mapping[int, Sequence[int]],
        most: int,
        strict: bool,
    ) -> None:
        self._order = order
        self._known = known
        self._due = [_due(held.get(who, ())) for who in order]
        self._most = most
        self._strict = strict

    def met(self, one: int, other: int) -> int:
        """How often they have met."""
        return met(self._known, self._order[one], self._order[other])

    def clash(self, one: int, other: int) -> bool:
        """Whether both are due for the same seat."""
        return self._due[one] * self._due[other] > 0

    def __call__(self, one: int, other: int) -> bool:
        return self.met(one, other) <= self._most and not (self._strict and self.clash(one, other))


def _round(found: list[tuple[int, int]], rests: int, rounds: Sequence[Round], seed: int) -> Round:
    held = seats_held(rounds)
    tables = tuple(Table(seated(pair, held, seed + len(rounds))) for pair in found)
    return Round(tables, () if rests < 0 else (rests,))


def _paired(order: Sequence[int], scores: Mapping[int, int], allowed: _Allowed) -> list[tuple[int, int]] | None:
    """All of them in pairs that may meet; None: that cannot be."""
    matching = Matching(len(order), allowed)
    if not matching.complete():
        return None
    left, found = list(range(len(order))), []
    points = [scores[who] for who in order]
    while left:
        first = left[0]
        other = next(k for k in _liked(left, points, allowed) if matching.settle(first, k))
        left = [k for k in left if k not in (first, other)]
        found.append((order[first], order[other]))
    return found


def _liked(left: Sequence[int], points: Sequence[int], allowed: _Allowed) -> list[int]:
    """Whom the first of those who are left should meet: of his score the one half a group below, then the nearest."""
    first, others = left[0], left[1:]
    group = [k for k in left if points[k] == points[first]]
    ideal = len(group) // 2 if len(group) > 1 else 1

    def weight(at: int) -> tuple[int, int, bool, int]:
        other = others[at]
        gap = points[first] - points[other]
        return allowed.met(first, other), gap, allowed.clash(first, other), abs(at + 1 - ideal)

    return [others[at] for at in sorted(range(len(others)), key=weight)]


def _due(had: Sequence[int]) -> int:
    """1 or -1 if somebody must have one seat next, 0 if he may have either."""
    more = had.count(0) - had.count(1)
    return 0 if abs(more) < FAR else 1 if more > 0 else -1


def tables(
    order: Sequence[int], scores: Mapping[int, int], rounds: Sequence[Round], allowed: tuple[int, ...], seed: int
) -> Round:
    """A round of more at a table."""
    shape = sizes(len(order), allowed)
    sat_out, idle = byes(rounds), len(order) - sum(shape)
    lowest = sorted(range(len(order)), key=lambda at: (sat_out[order[at]], -at))
    resting = {order[at] for at in lowest[:idle]}
    playing = [who for who in order if who not in resting]
    known, held = meetings(rounds), seats_held(rounds)

    def cost(one: int, other: int) -> int:
        return int(AGAIN * met(known, one, other) + (scores[one] - scores[other]) ** 2)

    start = _spread(playing, shape) if not rounds else playing
    groups = grouped(start, shape, cost, seed + len(rounds), shuffle=False)
    return Round(tuple(Table(seated(group, held, seed + len(rounds))) for group in groups), tuple(sorted(resting)))


def _spread(playing: Sequence[int], shape: Sequence[int]) -> list[int]:
    """The first round: the best seeded sit at different tables."""
    filled: list[list[int]] = [[] for _ in shape]
    waiting, ways = list(playing), list(range(len(shape)))
    while waiting:
        for k in ways:
            if waiting and len(filled[k]) < shape[k]:
                filled[k].append(waiting.pop(0))
        ways.reverse()
    return [who for table in filled for who in table]
