"""Knock-out: the winner of a table goes on, or its best; the best seeded meet late, and sit out where seats lack.

Equals at a table: the better seeded goes on. Where too few would go on for a table, the best of those who lost fill it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from romanum.clubs.rounds import Round, Table, ranked, seats_held
from romanum.clubs.table_seats import seated, sizes


def final(one: Round) -> bool:
    """Whether a round decides who has won: one table, at which all who are left sit."""
    return len(one.tables) == 1 and not one.byes


def survivors(
    rounds: Sequence[Round], people: int, out: Collection[int], allowed: tuple[int, ...], go_on: int
) -> list[int]:
    """Who is left after the rounds so far, the best seeded first."""
    if not rounds:
        return [who for who in range(people) if who not in out]
    last = rounds[-1]
    staying = set(last.byes) - set(out)
    losers: list[tuple[int, int]] = []
    for table in last.tables:
        order = [(place, who) for place, who in standing_at(table) if who not in out]
        staying.update(who for _, who in order[:go_on])
        losers += order[go_on:]
    if len(last.tables) > 1 or last.byes:
        missing = max(0, allowed[0] - len(staying))
        staying.update(who for _, who in sorted(losers)[:missing])
    return sorted(staying)


def standing_at(table: Table) -> list[tuple[int, int]]:
    """Those who came to a table, each with his place, the best first; of equals the better seeded."""
    places = zip(ranked(table), table.seats, strict=True)
    return sorted((place, who) for place, who in places if who not in table.absent)


def next_round(left: Sequence[int], allowed: tuple[int, ...], rounds: Sequence[Round], seed: int) -> Round:
    """The tables of those who are left."""
    shape = bracket(len(left)) if allowed == (2,) else sizes(len(left), allowed)
    idle = len(left) - sum(shape)
    held = seats_held(rounds)
    filled: list[list[int]] = [[] for _ in shape]
    forward = list(range(len(shape)))
    waiting = list(left[idle:])
    while waiting:
        for k in forward:
            if waiting and len(filled[k]) < shape[k]:
                filled[k].append(waiting.pop(0))
        forward.reverse()
    return Round(tuple(Table(seated(table, held, seed + len(rounds))) for table in filled), tuple(left[:idle]))


def bracket(people: int) -> tuple[int, ...]:
    """Tables of two after which a power of two is left.

    >>> [len(bracket(people)) for people in (2, 5, 6, 8, 9)]
    [1, 1, 2, 4, 1]
    """
    whole = 1
    while whole * 2 < people:
        whole *= 2
    return (2,) * (people - whole)


def rounds_needed(people: int, allowed: tuple[int, ...], go_on: int) -> int:
    """How many rounds it takes, if nobody leaves."""
    rounds: list[Round] = []
    while True:
        left = survivors(rounds, people, (), allowed, go_on)
        if len(left) < allowed[0] or (rounds and final(rounds[-1])):
            return len(rounds)
        made = next_round(left, allowed, rounds, 0)
        played = tuple(Table(table.seats, tuple(range(len(table.seats)))) for table in made.tables)
        rounds.append(Round(played, made.byes))
