"""Tables of the right sizes, people spread over them, and a seat for each that he has not always had."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Final

Cost = Callable[[int, int], int]
"""How little two should sit at one table."""

TRIES: Final = 96
"""So often, divided by how many there are, a division of people among tables is shaken up and improved again."""


@cache
def sizes(people: int, allowed: tuple[int, ...]) -> tuple[int, ...]:
    """The sizes of tables for so many: as few as can be sit out, then as few tables as can be, then the most even.

    >>> sizes(9, (3, 4)), sizes(5, (4,)), sizes(7, (2, 3, 4))
    ((3, 3, 3), (4,), (4, 3))
    """
    best: list[tuple[int, ...]] = [()]
    for count in range(1, people + 1):
        found = [best[count - 1]] if count else []
        found += [tuple(sorted((*best[count - size], size), reverse=True)) for size in allowed if size <= count]
        found = [made for made in found if sum(made) <= count]
        best.append(min(found, key=lambda made: (-sum(made), len(made), sum(size * size for size in made), made)))
    return best[people]


def grouped(order: Sequence[int], tables: Sequence[int], cost: Cost, seed: int, *, shuffle: bool) -> list[list[int]]:
    """Divide people among tables of these sizes so that the cost of all pairs that meet is small.

    It sets out from the order as it is, or shuffled; swaps two people wherever that helps, shakes up the best and
    tries again. The same seed gives the same tables.
    """
    chance = random.Random(seed)
    people = list(order)
    if shuffle:
        chance.shuffle(people)
    costs = {(a, b): cost(a, b) for a in people for b in people if a != b}
    best = _improved(_dealt(people, tables), costs)
    worth = _worth(best, costs)
    for _ in range(max(1, TRIES // len(people)) if len(tables) > 1 else 0):
        shaken = [list(table) for table in best]
        for _ in range(max(2, len(people) // 8)):
            _swap(shaken, *chance.sample(range(len(people)), 2))
        tried = _improved(shaken, costs)
        if (now := _worth(tried, costs)) < worth:
            best, worth = tried, now
    return best


def _dealt(people: Sequence[int], tables: Sequence[int]) -> list[list[int]]:
    left = iter(people)
    return [[next(left) for _ in range(size)] for size in tables]


def _worth(tables: Sequence[Sequence[int]], costs: Mapping[tuple[int, int], int]) -> int:
    return sum(costs[a, b] for table in tables for a in table for b in table if a < b)


def _places(tables: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    return [(at, seat) for at, table in enumerate(tables) for seat in range(len(table))]


def _swap(tables: list[list[int]], one: int, other: int) -> None:
    places = _places(tables)
    (a, i), (b, k) = places[one], places[other]
    tables[a][i], tables[b][k] = tables[b][k], tables[a][i]


def _improved(tables: list[list[int]], costs: Mapping[tuple[int, int], int]) -> list[list[int]]:
    """Swap two people of different tables for as long as that helps."""
    places, better = _places(tables), True
    while better:
        better = False
        for at, (a, i) in enumerate(places):
            for b, k in places[at + 1 :]:
                if a != b and _gain(tables[a], i, tables[b], k, costs) > 0:
                    tables[a][i], tables[b][k] = tables[b][k], tables[a][i]
                    better = True
    return tables


def _gain(one: list[int], i: int, other: list[int], k: int, costs: Mapping[tuple[int, int], int]) -> int:
    a, b = one[i], other[k]
    here = sum(costs[a, who] - costs[b, who] for who in one if who != a)
    return here + sum(costs[b, who] - costs[a, who] for who in other if who != b)


def seated(table: Sequence[int], held: Mapping[int, Sequence[int]], seed: int) -> tuple[int, ...]:
    """Who sits where: everybody in the seats he has had least, then in another than the last time.

    >>> seated([1, 2], {1: [0], 2: [1]}, 0)
    (2, 1)
    """
    people = list(table)
    random.Random(f"{seed} {sorted(people)}").shuffle(people)
    seats = range(len(people))

    def weight(order: tuple[int, ...]) -> tuple[int, int]:
        had = [held.get(who, ()) for who in order]
        often = sum(had[seat].count(seat) * 2 + 1 for seat in seats)
        return often, sum(bool(had[seat]) and had[seat][-1] == seat for seat in seats)

    return min(permutations(people), key=weight)
