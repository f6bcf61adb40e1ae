"""What a question costs: processor time, measured, and taken out of what a person and a place may use.

Limits by count do not know that one question costs a thousand times as much as another. So what each costs is measured
where it is answered, and there is a budget for it that fills with time: whoever has used his up waits, and nobody else
does. Before a question is answered, what one like it cost of late is set aside; afterwards it is put right.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Final, TypeVar

from romanum.server.bounds.limits import LABOUR, LABOUR_THERE, PLACE, WORK, WORK_THERE, Limit, Limits
from romanum.server.bounds.problem import Problem
from romanum.server.bounds.processor_time import METER, PROCESSOR_CLOCK, Clock, Meter, measured

T = TypeVar("T")

LEARNING: Final = 0.2
"""What a question cost last counts so much for what one like it is expected to cost."""
A_PART: Final = 0.25
"""Of a person's budget so much at most is set aside for a question, and taken for one that was dear for once,"""
FOR_ONCE: Final = 4.0
"""that is so many times as dear as others of its kind: a game was loaded, for everybody."""


class Question:
    """What is being asked: by whom, how it is measured, and what was set aside for it."""

    def __init__(self, meter: Meter) -> None:
        self.meter = meter
        self.what = ""
        self.keys: list[tuple[Limit, Hashable]] = []
        self.aside = 0.0


class Prices:
    """The budgets of a house, and what is known of prices."""

    def __init__(self, limits: Limits, clock: Clock = PROCESSOR_CLOCK) -> None:
        self._limits = limits
        self._clock = clock
        self.usual: dict[str, float] = {}
        """What questions of a kind cost of late, in milliseconds."""

    def new(self) -> Question:
        """A question of which nothing is known yet but where it comes from."""
        return Question(Meter(self._clock))

    def admit(self, question: Question, what: str, person: int | None) -> None:
        """Let it be answered, or `Problem` 429: the budget of whoever asks, or of the place he is at, is used up."""
        question.what = what
        question.keys = [_there()]
        self.let_in()
        if person is not None:
            mine: tuple[Limit, Hashable] = (WORK, ("work", person))
            self._not_in_debt(*mine, "You have asked for more than the server can work out for one person at once")
            question.keys.append(mine)
        question.aside = min(self.usual.get(what, 0.0), self._part)
        for limit, key in question.keys:
            self._limits.charge(limit, key, question.aside)

    def let_in(self) -> None:
        """`Problem` 429 if the place that somebody is at has used up its budget."""
        self._not_in_debt(*_there(), "From your network more was asked than the server can work out at once")

    def settle(self, question: Question) -> None:
        """It was answered, or not: what it has cost beside what was set aside is taken, or given back."""
        spent, usual = question.meter.spent, self.usual.get(question.what, 0.0)
        due = min(spent, max(self._part, FOR_ONCE * usual))
        for limit, key in question.keys or [_there()]:
            self._limits.charge(limit, key, due - question.aside)
        self.usual[question.what] = usual + LEARNING * (spent - usual)

    @property
    def _part(self) -> float:
        return self._limits.scaled(A_PART * WORK.burst)

    async def answered(self, work: Callable[[], Coroutine[Any, Any, T]], what: str, person: int | None) -> T:
        """A question that does not come as a request: let it in, measure it, take what it has cost."""
        question = self.new()
        self.admit(question, what, person)
        before = METER.set(question.meter)
        try:
            return await measured(work(), question.meter)
        finally:
            METER.reset(before)
            self.settle(question)

    # ---- what is worked out beside the loop, in threads and processes

    def may_labour(self, person: int | None) -> None:
        """`Problem` 429 for whom, or where, that has been too much of late."""
        for limit, key in self._labour(person):
            self._not_in_debt(limit, key, "What you asked for of late took too long to work out")

    def laboured(self, person: int | None, seconds: float) -> None:
        """So long somebody's work has taken a processor."""
        for limit, key in self._labour(person):
            self._limits.charge(limit, key, 1000 * seconds)

    def _labour(self, person: int | None) -> list[tuple[Limit, Hashable]]:
        keys: list[tuple[Limit, Hashable]] = [(LABOUR_THERE, ("labour there", PLACE.get()))]
        return keys + ([(LABOUR, ("labour", person))] if person is not None else [])

    def _not_in_debt(self, limit: Limit, key: Hashable, words: str) -> None:
        wait = self._limits.debt(limit, key)
        if wait:
            raise Problem(429, "too-many", f"{words}: wait {max(wait, 1):.0f} s and try again.", retry_after=wait)


def _there() -> tuple[Limit, Hashable]:
    return WORK_THERE, ("work there", PLACE.get())
