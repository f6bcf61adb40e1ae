"""Verbs of what scenarios let players settle in the Diplomacy Phase, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.cities import CITY_IDS
from romanum.games.imperium.data.roll import POWER_IDS

VERBS: Final[dict[str, str]] = {
    "propose-peace": "propose-peace",
    "take-chest": "take-chest {power}",
    "build-walls": "build-walls {city}",
    "set-up-emperor": "set-up-emperor {city}",
    "pay-tribute": "pay-tribute {power}",
    "hire": "hire {power} for {power}",
    "offer-title": "offer-title {power}",
    "end-title": "end-title {power}",
    "end-truce": "end-truce {power}",
}
PROPOSE_PEACE: Final[Move] = ("propose-peace",)
TAKE_CHEST: Final = row("take-chest", len(POWER_IDS))
BUILD_WALLS: Final = row("build-walls", len(CITY_IDS))
SET_UP_EMPEROR: Final = row("set-up-emperor", len(CITY_IDS))
PAY_TRIBUTE: Final = row("pay-tribute", len(POWER_IDS))
OFFER_TITLE: Final = row("offer-title", len(POWER_IDS))
END_TITLE: Final = row("end-title", len(POWER_IDS))
END_TRUCE: Final = row("end-truce", len(POWER_IDS))
