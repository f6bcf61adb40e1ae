"""The kinds of windows at which a power may wish not to be asked (`romanum.engine.asking`)."""

from __future__ import annotations

from typing import Final

from romanum.engine.asking import WindowKind, windows

WINDOWS: Final = windows(
    WindowKind("interception", "9.3.1a", concerned=True),
    WindowKind("active-intercepts", "9.4.5b", concerned=True),
    WindowKind("interception-walls", "9.3.5a"),
    WindowKind("pre-battle-withdrawal", "9.4.1a"),
    WindowKind("naval-response", "11.4.1"),
    WindowKind("naval-withdrawal", "11.4.2a"),
    WindowKind("port-passage", "11.1.6"),
    WindowKind("bribery", "4.4"),
    WindowKind("meeting", "4.1"),
    WindowKind("alliance-talks", "4.3.1a"),
    WindowKind("free-talk", "4.5"),
    WindowKind("rhodes-loc-toll", "6.1.6b"),
    WindowKind("objective-l-claim", "15.4.9-L"),
    WindowKind("objective-claims", "15.4.8"),
    WindowKind("objective-discard", "15.4.7"),
    WindowKind("duplicate-objective", "15.4.5b"),
    WindowKind("hand-card-window", "17.1.5a"),
    WindowKind("carthage-mercenaries", "12.2.3a"),
    WindowKind("raise-the-militia-card", "17.2-RAISE-THE-MILITIA"),
    WindowKind("deus-ex-machina", "17.2-DEUS-EX-MACHINA"),
    WindowKind("ambush", "17.2-AMBUSH"),
    WindowKind("naval-ambush", "17.2-NAVAL-AMBUSH"),
    WindowKind("cunctator", "17.2-CUNCTATOR"),
    WindowKind("battle-shift-cards", "10.3.1k"),
    WindowKind("walls-in-defence", "7.3.1a"),
    WindowKind("siege-bids", "10.5.1"),
    WindowKind("elephants", "10.4.6a"),
    WindowKind("optional-re-roll", "10.3.5a"),
    WindowKind("retreat", "10.7.1"),
    WindowKind("battle-losses", "10.3.2"),
    WindowKind("militia", "12.3.1"),
)
"""In the order in which players see them; a Game-Turn is as long as "not now" holds."""
