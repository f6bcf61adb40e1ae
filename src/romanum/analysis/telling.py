"""An analysis in words: what was done at a moment, what came of it, when it was."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from romanum.analysis.analysis import Analysis
from romanum.analysis.parts import Moment, Weighed
from romanum.engine.match import Match

MOST_SENTENCES: Final = 4
"""No more of what came of an action is told than this."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point as it is told: chances in hundredths of a percent, one a seat."""

    n: int
    turn: int
    seat: int
    action: str
    """What was done, in words,"""
    told: list[str]
    """and what came of it, as everybody saw it."""
    before: list[int]
    play: list[int]
    luck: list[int]
    after: list[int]


class Missed(msgspec.Struct, frozen=True):
    """A missed chance as it is told."""

    n: int
    turn: int
    seat: int
    action: str
    chance: int
    better: str
    better_chance: int
    cost: int
    error: int


def turning_points(match: Match[Any], found: Analysis) -> list[TurningPoint]:
    """The turning points, as they came."""
    return [_turning_point(match, moment) for moment in found.turning_points()]


def missed_chances(match: Match[Any], found: Analysis) -> list[Missed]:
    """The missed chances, the largest first."""
    return [_missed(match, choice) for choice in found.missed_chances()]


def label(match: Match[Any], text: str) -> str:
    """An action in words."""
    return match.label(match.game.vocabulary.read(text))


def _turning_point(match: Match[Any], moment: Moment) -> TurningPoint:
    n = moment.n
    start = match.history[n].events
    end = match.history[n + 1].events if n + 1 < len(match.history) else len(match.events)
    told = [match.sentence(event.seen_by(None)) for event in match.events[start:end]]
    sentences = [sentence for sentence in told if sentence][:MOST_SENTENCES]
    chances = (moment.before, moment.play, moment.luck, moment.after)
    return TurningPoint(n, _turn(match, n), moment.seat, label(match, moment.text), sentences, *chances)


def _missed(match: Match[Any], choice: Weighed) -> Missed:
    chances = (label(match, choice.text), choice.chance, label(match, choice.best), choice.best_chance)
    return Missed(choice.n, _turn(match, choice.n), choice.seat, *chances, choice.cost, choice.error)


def _turn(match: Match[Any], n: int) -> int:
    return match.game.turn(match.history[n].before)
