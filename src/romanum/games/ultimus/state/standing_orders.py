"""The kinds of questions, besides the windows, that a seat can answer by orders (`romanum.engine.standing.orders`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.standing.orders import ACCEPT, IF_WEAKER, STRONGEST, WEAKEST, QuestionKind, questions
from romanum.engine.standing.wishes import DECLINE


def year_of(g: Any) -> int:
    """An order for this turn holds for the year."""
    return int(g.year)


QUESTIONS: Final = questions(
    QuestionKind("evasion", "8.2.1a", (DECLINE, ACCEPT, IF_WEAKER), year_of),
    QuestionKind("refuge", "8.2.2a", (ACCEPT, DECLINE), year_of),
    QuestionKind("retreat", "8.4.1a", (STRONGEST,), year_of),
    QuestionKind("losses", "8.4.2c", (STRONGEST, WEAKEST), year_of),
    QuestionKind("mutiny", "2.D.e", (WEAKEST, STRONGEST), year_of),
    QuestionKind("federation", "9.4b", (ACCEPT, DECLINE), year_of),
    QuestionKind("rally", "3.6.3g", (ACCEPT, DECLINE), year_of),
    QuestionKind("pope", "6.1f", (ACCEPT, DECLINE), year_of),
)
"""In the order in which players see them."""

ANSWER_VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "evasion": ("evade", "stand"),
    "federation": ("federate", "pass"),
    "initiative": ("pass", "play"),
    "losses": ("lose",),
    "mutiny": ("lose", "pass"),
    "omen": ("cancel", "pass"),
    "pope": ("pass", "play"),
    "rally": ("pass", "rally"),
    "refuge": ("pass", "refuge"),
    "retreat": ("retreat",),
    "shield": ("pass", "shield"),
    "stratagems": ("pass", "play"),
}
"""With which verbs each kind of question is answered, windows too: whoever writes an order is offered these."""
