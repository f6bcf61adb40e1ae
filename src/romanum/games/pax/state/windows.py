"""The kinds of windows at which a power may wish not to be asked (`romanum.engine.standing.wishes`)."""

from __future__ import annotations

from typing import Final

from romanum.engine.standing.orders import ACCEPT, IF_WEAKER, STRONGEST
from romanum.engine.standing.wishes import DECLINE, WindowKind, windows

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
