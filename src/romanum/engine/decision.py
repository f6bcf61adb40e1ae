"""What a seat is asked: in words with everything it may answer, or bare for whoever puts it into words himself."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from romanum.engine.action import Action, Move
from romanum.engine.event import Prompt
from romanum.engine.step import Step


class Decision(msgspec.Struct, frozen=True):
    """What a seat is asked: the question, its rule, and everything it may answer."""

    seat: int
    step: str
    rule: str
    prompt: str
    facts: dict[str, Any]
    options: list[Action]
    window: str = ""
    """The kind of window it is, where the seat can wish not to be asked."""
    question: str = ""
    """The kind of question it is, where orders can answer it."""


class Question(NamedTuple):
    """What a seat is asked, not yet in words: the step that asks, its prompt, and the moves on offer."""

    step: Step[Any]
    prompt: Prompt
    moves: list[Move]
