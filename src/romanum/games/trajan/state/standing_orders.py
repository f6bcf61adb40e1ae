"""The kinds of questions, besides the windows, that a seat can answer by orders (`romanum.engine.standing.orders`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.engine.standing.orders import ACCEPT, STRONGEST, WEAKEST, QuestionKind, questions
from romanum.engine.standing.wishes import DECLINE

QUESTIONS: Final = questions(
    QuestionKind("superiority", "14.2a", (DECLINE, ACCEPT)),
    QuestionKind("lending", "14.10a", (DECLINE, STRONGEST)),
    QuestionKind("losses", "14.5a", (WEAKEST, STRONGEST)),
    QuestionKind("march-losses", "12.3e", (WEAKEST, STRONGEST)),
    QuestionKind("other-losses", "5.3a", (WEAKEST, STRONGEST)),
    QuestionKind("retreat", "14.15a", ()),
    QuestionKind("pursuit", "14.15d", (DECLINE, ACCEPT)),
    QuestionKind("peace", "4.2", (DECLINE, ACCEPT)),
)
"""In the order in which players see them."""

ANSWER_VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "counter": ("counter", "pass"),
    "interception": ("intercept", "let-march", "pass"),
    "lending": ("lend", "lend-civis", "pass"),
    "losses": ("lose", "lose-civis"),
    "march-losses": ("lose",),
    "other-losses": ("choose-unit",),
    "peace": ("accept", "refuse"),
    "pursuit": ("pass", "pursue"),
    "retreat": ("retreat",),
    "superiority": ("eagle", "pass", "superiority"),
}
"""With which verbs each kind of question is answered, windows too: whoever writes an order is offered these."""
