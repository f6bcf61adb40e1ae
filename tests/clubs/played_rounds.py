"""Whole tournaments played with results that are drawn by lot."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator

from romanum.clubs import Format, Round, Table, next_round

Leaving = Callable[[int], Collection[int]]
"""Who is out before round n."""


def ended(one: Round, chance: random.Random, *, ties: bool = True) -> Round:
    """The round as it came out."""
    return Round(tuple(_ended(table, chance, ties) for table in one.tables), one.byes)


def _ended(table: Table, chance: random.Random, ties: bool) -> Table:
    if table.places is not None:
        return table
    places = list(range(len(table.seats)))
    chance.shuffle(places)
    if ties and chance.random() < 0.2:
        places = [max(place, 1) - 1 for place in places]
    scores = tuple(chance.randrange(30) for _ in places)
    return Table(table.seats, tuple(places), scores)


def played(
    form: Format, people: int, chance: random.Random, leaving: Leaving = lambda number: (), *, ties: bool = True
) -> list[Round]:
    """All rounds of a tournament."""
    rounds: list[Round] = []
    while (found := next_round(form, people, leaving(len(rounds)), rounds)) is not None:
        rounds.append(ended(found, chance, ties=ties))
        assert len(rounds) < 100
    return rounds


def at_tables(one: Round) -> list[int]:
    """Everybody who plays in a round."""
    return [who for table in one.tables for who in table.seats]


def partitions(people: list[int]) -> Iterator[list[tuple[int, int]]]:
    """Every way to pair an even number of people."""
    if not people:
        yield []
        return
    first, *others = people
    for other in others:
        rest = [who for who in others if who != other]
        for pairs in partitions(rest):
            yield [(first, other), *pairs]
