"""Verbs of what scenarios let players settle in the Diplomacy Phase, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
PROPOSE_PEACE: Final = VERBS.move("propose-peace")
TAKE_CHEST: Final = VERBS.row("take-chest {power}")
BUILD_WALLS: Final = VERBS.row("build-walls {city}")
SET_UP_EMPEROR: Final = VERBS.row("set-up-emperor {city}")
PAY_TRIBUTE: Final = VERBS.row("pay-tribute {power}")
VERBS.also("hire {power} for {power}")
OFFER_TITLE: Final = VERBS.row("offer-title {power}")
END_TITLE: Final = VERBS.row("end-title {power}")
END_TRUCE: Final = VERBS.row("end-truce {power}")
