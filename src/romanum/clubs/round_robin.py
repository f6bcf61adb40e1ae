"""Round robin: everybody meets everybody, as evenly as may be, and seats alternate.

Two at a table: the circle, with de Werra's rule for who sits first, so that nobody has one seat more than once oftener
than the other. More at a table: round after round those who have met least are put together, from several beginnings
of which the best is taken.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

from romanum.clubs.rounds import Round, Table, byes, meetings, met, seats_held
from romanum.clubs.table_seats import grouped, seated, sizes

EFFORT: Final = 96
"""So many beginnings, divided by how many play."""
MANY: Final = 16
"""Among more than these, a plan is not gone over after each of its rounds."""
APART: Final = 100
"""How much worse it is that two never meet than that others meet once more."""
MOST_ROUNDS: Final = 60


def rounds_of_two(people: int) -> int:
    """How many rounds it takes until everybody has met everybody."""
    return people - 1 if people % 2 == 0 else people


def circle(people: int, number: int, seed: int) -> Round:
    """A round of two at a table; after a whole turn of the circle everybody has the other seat.

    >>> [table.seats for table in circle(4, 0, 1).tables] != [table.seats for table in circle(4, 1, 1).tables]
    True
    """
    order = list(range(people))
    random.Random(seed).shuffle(order)
    whole = people + people % 2
    turn, at = divmod(number, whole - 1)
    pairs = [(at, whole - 1) if at % 2 else (whole - 1, at)]
    for step in range(1, whole // 2):
        one, other = (at + step) % (whole - 1), (at - step) % (whole - 1)
        pairs.append((one, other) if step % 2 else (other, one))
    played = [pair[::-1] if turn % 2 else pair for pair in pairs]
    resting = tuple(order[who] for pair in played for who in pair if max(pair) >= people and who < people)
    seats = sorted((order[a], order[b]) for a, b in played if max(a, b) < people)
    return Round(tuple(Table(pair) for pair in seats), resting)


def without(one: Round, out: Collection[int]) -> Round:
    """A round of two at a table from which some are gone: who would have met one of them wins without playing."""
    tables = [_walkover(table, out) for table in one.tables if not all(who in out for who in table.seats)]
    return Round(tuple(tables), tuple(who for who in one.byes if who not in out))


def _walkover(table: Table, out: Collection[int]) -> Table:
    gone = tuple(who for who in table.seats if who in out)
    return Table(table.seats, tuple(int(who in gone) for who in table.seats), (), gone) if gone else table


Groups = list[list[int]]
"""Who sits together in a round, and in which seat is not said yet."""


class _Draft:
    """Rounds to come without seats: the groups of each, and who sits out."""

    def __init__(self, people: tuple[int, ...], allowed: tuple[int, ...], past: tuple[Round, ...], seed: int) -> None:
        self.people = people
        self.rounds: list[tuple[Groups, list[int]]] = []
        self.known = meetings(past)
        self._shape = sizes(len(people), allowed)
        self._rested = byes(past)
        self._seed = seed

    def grow(self) -> None:
        """One more round."""
        seed = self._seed + 7919 * len(self.rounds)
        resting = self._resting(seed)
        playing = [who for who in self.people if who not in resting]
        groups = grouped(playing, self._shape, self._dislike, seed, shuffle=True)
        self.rounds.append((groups, resting))
        self._rested.update(resting)
        for group in groups:
            self._count(group, 1)

    def _count(self, group: Sequence[int], by: int) -> None:
        for a in group:
            for b in group:
                if a < b:
                    self.known[a, b] += by

    def _dislike(self, one: int, other: int) -> int:
        """Who has not met is put together first."""
        often = met(self.known, one, other)
        return APART + often if often else 0

    def _resting(self, seed: int) -> list[int]:
        """Those who sit out: who has done so least, drawn by lot among equals."""
        drawn = list(self.people)
        random.Random(seed).shuffle(drawn)
        count = len(self.people) - sum(self._shape)
        return sorted(sorted(drawn, key=lambda who: self._rested[who])[:count])

    def unmet(self) -> int:
        """How many pairs have not met."""
        return sum(not met(self.known, a, b) for a in self.people for b in self.people if a < b)

    def uneven(self) -> int:
        """The less, the more evenly all have met."""
        return sum(_weight(met(self.known, a, b)) for a in self.people for b in self.people if a < b)

    def polish(self) -> None:
        """Swap two of the same round for as long as that makes all meet more evenly."""
        while sum(self._swapped(groups) for groups, _ in self.rounds):
            pass

    def shake(self, chance: random.Random) -> None:
        """Swap some at random and polish again; what is no better is taken back."""
        before, worth = [[list(group) for group in groups] for groups, _ in self.rounds], self.uneven()
        for groups, _ in chance.sample(self.rounds, min(2, len(self.rounds))):
            one, other = chance.sample(groups, 2)
            self._swap(one, chance.randrange(len(one)), other, chance.randrange(len(other)))
        self.polish()
        if self.uneven() > worth:
            self._restore(before)

    def _restore(self, before: list[Groups]) -> None:
        for (groups, _), old in zip(self.rounds, before, strict=True):
            for group, was in zip(groups, old, strict=True):
                self._count(group, -1)
                group[:] = was
                self._count(group, 1)

    def _swapped(self, groups: Groups) -> bool:
        places = [(group, k) for group in groups for k in range(len(group))]
        done = False
        for at, (one, i) in enumerate(places):
            for other, k in places[at + 1 :]:
                if one is not other and self._gain(one, i, other, k) > 0:
                    self._swap(one, i, other, k)
                    done = True
        return done

    def _swap(self, one: list[int], i: int, other: list[int], k: int) -> None:
        for group in (one, other):
            self._count(group, -1)
        one[i], other[k] = other[k], one[i]
        for group in (one, other):
            self._count(group, 1)

    def _gain(self, one: list[int], i: int, other: list[int], k: int) -> int:
        a, b = one[i], other[k]
        gain = 0
        for group, goes, comes in ((one, a, b), (other, b, a)):
            for who in group:
                if who != goes:
                    gone, new = met(self.known, goes, who), met(self.known, comes, who)
                    gain += _weight(gone) - _weight(gone - 1) + _weight(new) - _weight(new + 1)
        return gain


def _weight(often: int) -> int:
    return often * often if often else APART


@lru_cache(maxsize=64)
def plan(
    people: tuple[int, ...], allowed: tuple[int, ...], count: int, seed: int, past: tuple[Round, ...]
) -> tuple[Round, ...]:
    """The rounds that are still to come; with `count` 0 as many as it takes until everybody has met everybody."""
    effort = max(1, EFFORT // len(people))
    drafts = [_drafted(people, allowed, count, seed * EFFORT + k, past) for k in range(effort)]
    best = min(drafts, key=lambda draft: (len(draft.rounds), draft.uneven()))
    chance = random.Random(seed)
    for _ in range(effort * effort if len(sizes(len(people), allowed)) > 1 else 0):
        best.shake(chance)
    made: list[Round] = []
    for groups, resting in best.rounds:
        held = seats_held([*past, *made])
        made.append(Round(tuple(Table(seated(group, held, seed)) for group in groups), tuple(resting)))
    return tuple(made)


def _drafted(
    people: tuple[int, ...], allowed: tuple[int, ...], count: int, seed: int, past: tuple[Round, ...]
) -> _Draft:
    draft = _Draft(people, allowed, past, seed)
    while len(draft.rounds) < (count or MOST_ROUNDS) and (count or not draft.rounds or draft.unmet()):
        draft.grow()
        if draft.unmet() and not count and len(people) <= MANY:
            draft.polish()
    return draft
