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
)
"""In the order in which players see them; a Game-Turn is as long as "not now" holds."""
