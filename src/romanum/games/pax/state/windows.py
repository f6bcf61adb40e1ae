"""The kinds of windows at which a power may wish not to be asked (`romanum.engine.asking`)."""

from __future__ import annotations

from typing import Final

from romanum.engine.asking import WindowKind, windows

WINDOWS: Final = windows(
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
