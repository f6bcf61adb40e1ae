"""The kinds of questions, besides the windows, that a seat can answer by orders (`romanum.engine.orders`)."""

from __future__ import annotations

from typing import Final

from romanum.engine.asking import DECLINE
from romanum.engine.orders import ACCEPT, STRONGEST, WEAKEST, QuestionKind, questions
from romanum.games.imperium.state.windows import month_of

QUESTIONS: Final = questions(
    QuestionKind("retreat", "14.5.1a", ("enter",), month_of),
    QuestionKind("siege-or-assault", "14.3b", (DECLINE, ACCEPT), month_of),
    QuestionKind("plague-losses", "45.2a", (WEAKEST, STRONGEST), month_of),
    QuestionKind("besieged-losses", "17.3.1b", (WEAKEST, STRONGEST), month_of),
    QuestionKind("march-losses", "12.5c", (WEAKEST, STRONGEST), month_of),
    QuestionKind("unfed", "13.2e", (WEAKEST, STRONGEST), month_of),
    QuestionKind("sunk-fleets", "10.7.4a", (WEAKEST, STRONGEST), month_of),
    QuestionKind("leaders-fate", "18.2a", (ACCEPT, DECLINE), month_of),
    QuestionKind("captured-trains", "13.4.5a", (ACCEPT, DECLINE), month_of),
    QuestionKind("peace", "25.1b", (DECLINE, ACCEPT), month_of),
    QuestionKind("parting", "5.8j", (ACCEPT, DECLINE), month_of),
)
"""In the order in which players see them."""
