"""The kinds of questions, besides the windows, that a seat can answer by orders (`romanum.engine.standing.orders`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.engine.standing.orders import ACCEPT, IF_WEAKER, STRONGEST, WEAKEST, QuestionKind, questions
from romanum.engine.standing.wishes import DECLINE

QUESTIONS: Final = questions(
    QuestionKind("retreat", "10.1a", (DECLINE, IF_WEAKER)),
    QuestionKind("bribe", "16b", (ACCEPT, DECLINE)),
    QuestionKind("fort", "10.4e", (ACCEPT, DECLINE)),
    QuestionKind("loot", "12b", (ACCEPT, DECLINE)),
    QuestionKind("dismissal", "7c", (STRONGEST, WEAKEST)),
)
"""In the order in which players see them."""

ANSWER_VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "bribe": ("accept", "refuse"),
    "dismissal": ("dismiss",),
    "fort": ("hold", "raze"),
    "insidiae": ("card", "pass"),
    "loot": ("loot", "spare"),
    "oraculum": ("card", "pass"),
    "retreat": ("retreat", "stand"),
    "stipendium": ("card", "pass"),
    "testudo": ("card", "pass"),
}
"""With which verbs each kind of question is answered, windows too: whoever writes an order is offered these."""
