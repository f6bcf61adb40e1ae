"""An analysis in words: what was done or rolled at a moment, what came of it, what would have been better."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final, Literal

import msgspec

from romanum.analysis.analysis import Analysis
from romanum.analysis.parts import Judged, Weighed
from romanum.bots.plan import in_words
from romanum.engine.event import Event
from romanum.engine.event_roles import Loss, Role, Roll, Score
from romanum.engine.match import Match

MOST_SENTENCES: Final = 4
"""No more of what came of an action is told than this."""
WEIGHTS: Final[list[type[Role]]] = [Roll, Score, Loss]
"""What decides comes first."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point as it is told: dice that fell, or a choice beside which there was a better one.

    Chances are in hundredths of a percent. Of dice, one a seat: what could be expected of them, and what came. Of a
    choice those of whoever chose alone: with the better one, and with his own.
    """

    n: int
    turn: int
    seat: int
    kind: Literal["luck", "choice"]
    headline: str
    """What it was: of dice what they decided, of a choice what was done."""
    action: str
    """What was done, in words,"""
    told: list[str]
    """and what came of it, as everybody saw it: of dice, first what they decided."""
    before: list[int]
    after: list[int]
    better: str = ""
    plan: str = ""
    """What the better choice is the first step of."""


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
    plan: str = ""


def turning_points(match: Match[Any], found: Analysis) -> list[TurningPoint]:
    """The turning points, as they came."""
    points = found.turning_points()
    return [_of_dice(match, one) if isinstance(one, Judged) else _of_choice(match, one) for one in points]


def missed_chances(match: Match[Any], found: Analysis) -> list[Missed]:
    """The missed chances, the largest first."""
    return [_missed(match, choice) for choice in found.missed_chances()]


def label(match: Match[Any], text: str) -> str:
    """An action in words."""
    return match.label(match.game.vocabulary.read(text))


def _of_dice(match: Match[Any], look: Judged) -> TurningPoint:
    n, action = look.n, label(match, look.text)
    came = told(match, n, n + 1)
    headline = came[0] if came else action
    return TurningPoint(n, _turn(match, n), look.seat, "luck", headline, action, came, look.expected, look.after)


def _of_choice(match: Match[Any], choice: Weighed) -> TurningPoint:
    n, better = choice.n, (label(match, choice.best), _plan(match, choice))
    came = told(match, n, n + 1)
    chances, action = ([choice.best_chance], [choice.chance]), label(match, choice.text)
    return TurningPoint(n, _turn(match, n), choice.seat, "choice", action, action, came, *chances, *better)


def told(match: Match[Any], first: int, end: int, most: int = MOST_SENTENCES) -> list[str]:
    """What came of the actions from one to before another: what dice decided first, then points and losses."""
    start = match.history[first].events
    stop = match.history[end].events if end < len(match.history) else len(match.events)
    events = sorted(match.events[start:stop], key=lambda event: _weight(match, event))
    sentences = (match.sentence(event.seen_by(None)) for event in events)
    return list(islice(filter(None, sentences), most))


def _weight(match: Match[Any], event: Event) -> int:
    """Where an event stands among those that came with it: what is more to the point comes first."""
    roles = match.game.roles.get(event.kind, ())
    return min((WEIGHTS.index(type(role)) for role in roles if type(role) in WEIGHTS), default=len(WEIGHTS))


def _missed(match: Match[Any], choice: Weighed) -> Missed:
    chances = (label(match, choice.text), choice.chance, label(match, choice.best), choice.best_chance)
    plan = _plan(match, choice)
    return Missed(choice.n, _turn(match, choice.n), choice.seat, *chances, choice.cost, choice.error, plan)


def _plan(match: Match[Any], choice: Weighed) -> str:
    """What the better choice is the first step of, in the game's words."""
    if choice.aim is None:
        return ""
    return in_words(match.game, match.scenario, match.seats, match.history[choice.n].before, choice.aim)


def _turn(match: Match[Any], n: int) -> int:
    return match.game.turn(match.history[n].before)
