"""A match looked at afterwards: going on from a moment, remarks, points over time, analysis, verification."""

from __future__ import annotations

from typing import Literal

import msgspec

from romanum.analysis import Balance
from romanum.analysis.narration import Missed, TurningPoint


class BranchWish(msgspec.Struct, forbid_unknown_fields=True):
    """Going on from a moment of a match."""

    seat: int
    n: int
    bots: str = "miles"


class RemarkWish(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be said of the moment after `n` actions; an arrow to where it began marks that place."""

    n: int
    text: str = ""
    arrows: list[tuple[str, str]] = []


class RemarkInfo(msgspec.Struct):
    """Something that was said of a moment; `mine`: it can be taken back."""

    id: int
    n: int
    by: str
    text: str
    arrows: list[tuple[str, str]]
    at: str
    mine: bool


class ScorePoint(msgspec.Struct):
    """Everybody's points at the end of a stage."""

    n: int
    turn: int
    scores: list[int]


class ChancePoint(msgspec.Struct):
    """Everybody's chance to win after n actions, in hundredths of a percent."""

    n: int
    turn: int
    chances: list[int]


class AnalysisInfo(msgspec.Struct, omit_defaults=True):
    """A match looked over by a bot: how far that is, and when it is done what was found."""

    state: Literal["none", "running", "done", "failed"]
    progress: int = 0
    """In percent,"""
    before: int = 0
    """after so many others."""
    bot: str = ""
    chances: list[ChancePoint] = []
    balances: list[Balance] = []
    turning_points: list[TurningPoint] = []
    missed_chances: list[Missed] = []
    weighed: int = 0
    unweighed: int = 0
    untried: int = 0


class Decided(msgspec.Struct):
    """A moment that decided a match: the board after n actions as SVG, what came since `first`, and everybody's chances
    before and after, in hundredths of a percent."""

    first: int
    n: int
    turn: int
    told: list[str]
    before: list[int]
    after: list[int]
    drawing: str | None


class Check(msgspec.Struct):
    """One thing checked."""

    what: str
    verdict: Literal["ok", "note", "FAILED"]
    words: str


class Verification(msgspec.Struct):
    """Whether a record is what it says."""

    verified: bool
    checks: list[Check]
    unchecked: list[str] = []
