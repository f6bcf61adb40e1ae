"""Verbs of the Siege Resolution Segment, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import row
from romanum.games.imperium.data.cities import CITY_COUNT
from romanum.games.imperium.data.provinces import PROVINCE_COUNT
from romanum.games.imperium.data.units import KIND_COUNT

VERBS: Final[dict[str, str]] = {
    "besieged-loss": "besieged-loss {kind}",
    "plunder": "plunder {province}",
    "plunder-city": "plunder-city {city}",
    "treasure": "treasure {city}",
    "conquer": "conquer {province}",
    "talents": "talents {number}",
}
BESIEGED_LOSS: Final = row("besieged-loss", KIND_COUNT)
PLUNDER: Final = row("plunder", PROVINCE_COUNT)
PLUNDER_CITY: Final = row("plunder-city", CITY_COUNT)
TREASURE_MOVE: Final = row("treasure", CITY_COUNT)
CONQUER: Final = row("conquer", PROVINCE_COUNT)
TALENTS: Final = row("talents", 100)
