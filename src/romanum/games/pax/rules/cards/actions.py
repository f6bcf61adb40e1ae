"""How the actions of cards are written, and the constant moves that their steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.pax.data.components import TITLE_COUNT

VERBS: Final[dict[str, str]] = {
    "play": "play {card}",
    "discard": "discard {card}",
    "hire-for": "hire-for {card}",
    "keep-card": "keep-card {card}",
    "keep-none": "keep-none",
}

PLAY: Final = tuple(("play", title) for title in range(TITLE_COUNT))
DISCARD: Final = tuple(("discard", title) for title in range(TITLE_COUNT))
HIRE_FOR: Final = tuple(("hire-for", title) for title in range(TITLE_COUNT))
"""12.2.3a: Carthage spends any held card on Mercenaries."""
KEEP_CARD: Final = tuple(("keep-card", title) for title in range(TITLE_COUNT))
KEEP_NONE: Final[Move] = ("keep-none",)
