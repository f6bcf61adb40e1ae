"""The kinds of questions, besides the windows, that a seat can answer by orders (`romanum.engine.orders`)."""

from __future__ import annotations

from typing import Final

from romanum.engine.asking import DECLINE
from romanum.engine.orders import ACCEPT, STRONGEST, WEAKEST, QuestionKind, questions

QUESTIONS: Final = questions(
    QuestionKind("pursuit", "10.7.6a", (DECLINE, ACCEPT)),
    QuestionKind("retreat-path", "10.7.4a", (STRONGEST,)),
    QuestionKind("hindrance", "9.4.3", (ACCEPT, DECLINE)),
    QuestionKind("attrition", "9.6.3c", (WEAKEST, STRONGEST)),
    QuestionKind("sack", "7.5.1a", (ACCEPT, DECLINE)),
    QuestionKind("bribes-taken", "4.4", (ACCEPT, DECLINE)),
    QuestionKind("kept-word", "4.4", (ACCEPT, DECLINE)),
    QuestionKind("circuses", "16.2-CHECKb", (STRONGEST, WEAKEST)),
)
"""In the order in which players see them."""
