"""Small builders for tests: a match of Ring at a chosen step, with chosen dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from romanum.engine.match import Match
from romanum.engine.step import Step, advance
from story import dice as scripted
from toy.game import TOY
from toy.state import HAND, NONE, Ring
from toy.steps import Round


def table(
    *steps: Step[Any], seats: int = 2, dice: Sequence[int] = (), discreet: bool = False, **fields: Any
) -> Match[Ring]:
    """A match in its first round with these steps to be done, the last one first, and these fields changed."""
    match = TOY.new(seats=seats, seed=1, options={"discreet": discreet})
    g = match.position
    g.stack = [Round(), *steps]
    g.dice = scripted(*dice)
    for name, value in fields.items():
        assert name in g.__struct_fields__
        setattr(g, name, list(value) if isinstance(value, list) else value)
    g.offered, g.asked = None, -1
    match.events.clear()
    advance(g)
    return match


def hands(*cards: Sequence[int]) -> list[int]:
    """The hands of the seats, as the position keeps them."""
    return [card for hand in cards for card in (*hand, *[NONE] * (HAND - len(hand)))]


def texts(match: Match[Any], seat: int) -> list[str]:
    """What a seat may do now."""
    return [action.text for action in match.decision(seat).options]


def kinds(match: Match[Any]) -> list[str]:
    """What has happened."""
    return [event.kind for event in match.events]
