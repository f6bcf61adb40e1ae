"""The kinds of windows at which a player may wish not to be asked (`romanum.engine.asking`)."""

from __future__ import annotations

from typing import Final

from romanum.engine.asking import WindowKind, windows

WINDOWS: Final = windows(
    WindowKind("naval-interception", "10.6a", concerned=True),
    WindowKind("land-interception", "12.4a", concerned=True),
    WindowKind("withdraw-into-port", "10.7.1a"),
    WindowKind("retreat-before-combat", "14.2a"),
    WindowKind("siege-acceptance", "14.3a"),
    WindowKind("fleets-in-port", "14.6d"),
    WindowKind("donatives", "19.3.1a"),
    WindowKind("combat-leader", "14.4.2b"),
    WindowKind("militia", "29.3a"),
    WindowKind("combat-losses", "14.5d"),
    WindowKind("seasoning", "15.1a"),
    WindowKind("elite-legion", "15.2.1a"),
    WindowKind("deferral", "10.1e"),
    WindowKind("shipyard", "7.8h"),
    WindowKind("captured-shipyard", "7.8c"),
    WindowKind("ally-asks", "5.8d"),
    WindowKind("appeal", "42a"),
    WindowKind("overrun", "32d"),
    WindowKind("train-speed", "7.7e"),
)
"""In the order in which players see them; a month is as long as "not now" holds."""
