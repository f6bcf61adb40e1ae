"""Verbs of events and plague, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.cities import CITY_COUNT
from romanum.games.imperium.data.provinces import AREA_IDS
from romanum.games.imperium.data.units import KIND_COUNT

VERBS: Final[dict[str, str]] = {
    "plague-loss": "plague-loss {kind}",
    "look-at": "look-at {power} {place}",
    "destroy": "destroy {city}",
    "recruit-more": "recruit-more {area}",
    "appeal": "appeal",
}
APPEAL: Final[Move] = ("appeal",)
PLAGUE_LOSS: Final = row("plague-loss", KIND_COUNT)
DESTROY: Final = row("destroy", CITY_COUNT)
RECRUIT_MORE: Final = row("recruit-more", len(AREA_IDS))
