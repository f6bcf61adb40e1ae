"""The kinds of questions, besides the windows, that a seat can answer by orders (`romanum.engine.standing.orders`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.engine.standing.orders import ACCEPT, STRONGEST, WEAKEST, QuestionKind, questions
from romanum.engine.standing.wishes import DECLINE

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

ANSWER_VERBS: Final[Mapping[str, tuple[str, ...]]] = {
    "active-intercepts": ("intercept", "intercept-of", "pass"),
    "alliance-talks": ("accept", "counter", "refuse"),
    "ambush": ("pass", "play"),
    "attrition": ("lose-unit", "reduce-unit"),
    "battle-losses": ("lose", "lose-cheapest", "lose-walls", "reduce"),
    "battle-shift-cards": ("pass", "play"),
    "bribery": ("bribe", "no-offer"),
    "bribes-taken": ("accept", "refuse"),
    "carthage-mercenaries": ("pass", "play"),
    "circuses": ("number",),
    "cunctator": ("pass", "play"),
    "deus-ex-machina": ("pass", "play"),
    "duplicate-objective": ("pass", "swap"),
    "elephants": ("elephants",),
    "free-talk": ("pass", "talk"),
    "hand-card-window": ("discard", "pass", "play"),
    "hindrance": ("hinder", "pass"),
    "interception": ("intercept", "intercept-leader", "intercept-of", "pass"),
    "interception-walls": ("behind-walls", "ready"),
    "kept-word": ("press-on", "turn-back"),
    "meeting": ("no", "yes"),
    "militia": ("pass", "raise-militia"),
    "naval-ambush": ("pass", "play"),
    "naval-response": ("attack", "let-pass", "withdraw"),
    "naval-withdrawal": ("let-pass", "refuse"),
    "objective-claims": ("claim", "pass"),
    "objective-discard": ("done", "return"),
    "objective-l-claim": ("claim", "pass"),
    "optional-re-roll": ("pass", "try-re-roll"),
    "port-passage": ("let-pass", "pass"),
    "pre-battle-withdrawal": ("stand", "withdraw", "withdraw-by-sea"),
    "pursuit": ("force-out", "pass"),
    "raise-the-militia-card": ("pass", "play"),
    "retreat": ("retreat", "stay"),
    "retreat-path": ("retreat-by-sea", "retreat-to"),
    "rhodes-loc-toll": ("no", "yes"),
    "sack": ("sack", "spare"),
    "siege-bids": ("bid",),
    "walls-in-defence": ("open-field", "use-walls"),
}
"""With which verbs each kind of question is answered, windows too: whoever writes an order is offered these."""
