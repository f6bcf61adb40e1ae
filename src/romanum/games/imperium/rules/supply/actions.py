"""Verbs of supply, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.hexes import PLACE_COUNT
from romanum.games.imperium.data.units import KIND_COUNT

VERBS: Final[dict[str, str]] = {
    "feed": "feed",
    "draw": "draw {place}",
    "forage": "forage",
    "draw-unit": "draw-unit {kind}",
    "forage-unit": "forage-unit {kind}",
    "feed-with": "feed-with {place}",
    "next-group": "next-group",
    "starve": "starve {kind}",
    "change": "change {place}",
    "disband-train": "disband-train {place}",
}
FEED: Final[Move] = ("feed",)
FORAGE: Final[Move] = ("forage",)
NEXT_GROUP: Final[Move] = ("next-group",)
DRAW: Final = row("draw", PLACE_COUNT)
DRAW_UNIT: Final = row("draw-unit", KIND_COUNT)
FORAGE_UNIT: Final = row("forage-unit", KIND_COUNT)
FEED_WITH: Final = row("feed-with", PLACE_COUNT)
STARVE: Final = row("starve", KIND_COUNT)
CHANGE: Final = row("change", PLACE_COUNT)
DISBAND_TRAIN: Final = row("disband-train", PLACE_COUNT)
