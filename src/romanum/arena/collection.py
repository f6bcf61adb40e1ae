"""Games that are played to learn from them: plans in turn, wherever they are played, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import inf
from time import monotonic
from typing import Generic, Protocol, TypeVar

import msgspec

from romanum.arena.executor import Executor


class Fruit(Protocol):
    """What one game has brought: its number, and what went wrong in it if anything did."""

    index: int
    failure: str


Numbered = TypeVar("Numbered", bound=msgspec.Struct)
Brought = TypeVar("Brought", bound=Fruit)


class Gathered(msgspec.Struct, Generic[Brought]):
    """What games taught, in the order of their numbers, and what went wrong."""

    games: list[Brought]
    failures: list[str]
    begun: int = 0
    """So many were begun: the plans with as many play just these again."""


def gathered(
    work: Callable[[Numbered], Brought],
    lost: Callable[[Numbered, str], Brought],
    plans: Sequence[Numbered],
    hours: float,
    executor: Executor,
    games: int | None = None,
) -> Gathered[Brought]:
    """Play the plans in turn, with new dice each time, until the time is up; games begun by then are played out.

    With `games`, so many are played, however long that takes: the same on any machine and in any number of processes.
    """
    end = monotonic() + 3600 * hours if games is None else inf
    found: Gathered[Brought] = Gathered([], [])
    for one in executor.run(work, _in_turn(end, plans, games), lost):
        found.begun = max(found.begun, one.index + 1)
        if one.failure:
            found.failures.append(one.failure)
        else:
            found.games.append(one)
    found.games.sort(key=lambda one: one.index)
    return found


def _in_turn(end: float, plans: Sequence[Numbered], games: int | None) -> Iterator[Numbered]:
    """The plans in turn, each with the number of its game, until the clock says `end` or there are so many."""
    for index in count() if games is None else range(games):
        if monotonic() >= end:
            return
        yield msgspec.structs.replace(plans[index % len(plans)], index=index)
