"""What a seat may say beforehand: at which windows it need not be asked, and what else it can answer by orders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.engine.standing.orders import ACCEPT, IF_WEAKER, STRONGEST, WEAKEST, QuestionKind, questions
from romanum.engine.standing.wishes import DECLINE, WindowKind, windows

# ---- windows (`romanum.engine.standing.wishes`)


YES_OR_NO: Final = (DECLINE, ACCEPT)
MOST_OR_NONE: Final = (DECLINE, STRONGEST)

WINDOWS: Final = windows(
    WindowKind("interception", "9.3.1a", concerned=True, answers=YES_OR_NO),
    WindowKind("active-intercepts", "9.4.5b", concerned=True),
    WindowKind("interception-walls", "9.3.5a"),
    WindowKind("pre-battle-withdrawal", "9.4.1a", answers=(DECLINE, ACCEPT, IF_WEAKER)),
    WindowKind("naval-response", "11.4.1", answers=(DECLINE, "fight", "withdraw")),
    WindowKind("naval-withdrawal", "11.4.2a", answers=YES_OR_NO),
    WindowKind("port-passage", "11.1.6", answers=YES_OR_NO),
    WindowKind("bribery", "4.4"),
    WindowKind("meeting", "4.1", answers=YES_OR_NO),
    WindowKind("alliance-talks", "4.3.1a", answers=YES_OR_NO),
    WindowKind("free-talk", "4.5"),
    WindowKind("rhodes-loc-toll", "6.1.6b", answers=YES_OR_NO),
    WindowKind("objective-l-claim", "15.4.9-L", answers=YES_OR_NO),
    WindowKind("objective-claims", "15.4.8"),
    WindowKind("objective-discard", "15.4.7"),
    WindowKind("duplicate-objective", "15.4.5b", answers=YES_OR_NO),
    WindowKind("hand-card-window", "17.1.5a"),
    WindowKind("carthage-mercenaries", "12.2.3a"),
    WindowKind("raise-the-militia-card", "17.2-RAISE-THE-MILITIA", answers=YES_OR_NO),
    WindowKind("deus-ex-machina", "17.2-DEUS-EX-MACHINA", answers=YES_OR_NO),
    WindowKind("ambush", "17.2-AMBUSH", answers=YES_OR_NO),
    WindowKind("naval-ambush", "17.2-NAVAL-AMBUSH", answers=YES_OR_NO),
    WindowKind("cunctator", "17.2-CUNCTATOR", answers=YES_OR_NO),
    WindowKind("battle-shift-cards", "10.3.1k"),
    WindowKind("walls-in-defence", "7.3.1a", answers=YES_OR_NO),
    WindowKind("siege-bids", "10.5.1", answers=MOST_OR_NONE),
    WindowKind("elephants", "10.4.6a", answers=MOST_OR_NONE),
    WindowKind("optional-re-roll", "10.3.5a", answers=YES_OR_NO),
    WindowKind("retreat", "10.7.1", answers=YES_OR_NO),
    WindowKind("battle-losses", "10.3.2"),
    WindowKind("militia", "12.3.1", answers=YES_OR_NO),
)
"""In the order in which players see them; a Game-Turn is as long as "not now" holds."""


# ---- other questions (`romanum.engine.standing.orders`)


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
