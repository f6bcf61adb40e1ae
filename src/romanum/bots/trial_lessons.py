"""What a tutor (`romanum.arena.trials`) found by trying: the lessons from which a prior is learned."""

from __future__ import annotations

import msgspec

from romanum.bots.learned_prior import Sign


class Tried(msgspec.Struct):
    """An option that was tried."""

    signs: list[Sign]
    score: float
    """By the game's own prior."""
    look: float
    """What it is worth right after the choice, on average,"""
    outcomes: list[float]
    """and at the end of each line."""


class Lesson(msgspec.Struct):
    """A decision: the step that asked, and the options that were tried."""

    step: str
    options: list[Tried]


class Taught(msgspec.Struct):
    """The lessons of one game."""

    index: int
    scenario: str
    lessons: list[Lesson] = []
    failure: str = ""
