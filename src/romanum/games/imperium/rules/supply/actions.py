"""Verbs of supply, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
FEED: Final = VERBS.move("feed")
DRAW: Final = VERBS.row("draw {place}")
FORAGE: Final = VERBS.move("forage")
DRAW_UNIT: Final = VERBS.row("draw-unit {kind}")
FORAGE_UNIT: Final = VERBS.row("forage-unit {kind}")
FEED_WITH: Final = VERBS.row("feed-with {place}")
NEXT_GROUP: Final = VERBS.move("next-group")
STARVE: Final = VERBS.row("starve {kind}")
CHANGE: Final = VERBS.row("change {place}")
DISBAND_TRAIN: Final = VERBS.row("disband-train {place}")
