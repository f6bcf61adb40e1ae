"""A study: one position, one question, the plan that is best there, and what a novice plays.

A study is a file of its game, `studies/NAME.toml`; its title, question and reason stand in `studies/words/en.ftl`. To
the tutor it is a short lesson: what is best is expected, anything else counts as an answer too and ends it. So it is
played where lessons are, in the browser and in the terminal, and bots can be asked as people are.
"""

from __future__ import annotations

from typing import Final

import msgspec

from romanum.lessons.lesson import Lesson, Step

ASK: Final = "ask"
REASON: Final = "reason"
MISSED: Final = "missed"
"""What is said to whoever plays something else; the same in all studies."""
ON: Final = "on"
"""What is said after the first answers of a plan that has several; likewise."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer of a plan."""

    best: tuple[str, ...]
    """Actions that give it; a star stands for anything."""
    way: tuple[str, ...] = ()
    """Actions on the way to it, as in the step of a lesson."""
    others: tuple[str, ...] = ()
    """What the other seats answer to it."""


class Study(Lesson, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A study as its file has it. Its steps follow from the rest."""

    minutes: int = 2
    step: tuple[Step, ...] = ()
    best: tuple[str, ...]
    way: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    """The first answer of the plan, as in `Answer`;"""
    then: tuple[Answer, ...] = ()
    """and what follows it, where the plan takes several."""
    novice: str
    """What a novice plays instead of the first."""
    rule: str = ""
    """The rule that decides."""
    point: tuple[str, ...] = ()
    """Places to be looked at: they belong to the question, so they must not give the answer away."""
    worth: tuple[float, float] | None = None
    """What the best plan and the novice's came out at, as parts of one, where lines were looked at;"""
    lines: int = 0
    """how many of each."""

    @property
    def answers(self) -> tuple[Answer, ...]:
        """The whole plan."""
        return (Answer(self.best, self.way, self.others), *self.then)


def posed(study: Study, name: str) -> Study:
    """A study with its name and its script: the answers one after the other, then the reason."""
    asked = tuple(_step(study, number, answer) for number, answer in enumerate(study.answers))
    reason = Step(REASON, point=study.point, rule=study.rule)
    return msgspec.structs.replace(study, name=name, step=(*asked, reason))


def _step(study: Study, number: int, answer: Answer) -> Step:
    return Step(
        f"{ON}-{number}" if number else ASK,
        point=study.point,
        rule="" if number else study.rule,
        expect=answer.best,
        way=answer.way,
        others=answer.others,
        otherwise=MISSED,
        counts=True,
        then=REASON,
    )
