"""Verbs of the sea, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.hexes import PLACE_COUNT
from romanum.games.imperium.data.roll import LEADER_IDS, POWER_IDS
from romanum.games.imperium.data.units import KIND_COUNT

VERBS: Final[dict[str, str]] = {
    "minors": "minors",
    "sail": "sail {place}",
    "stay-behind": "stay-behind {kind}",
    "embark": "embark {kind}",
    "embark-all": "embark-all",
    "embark-leader": "embark-leader {leader}",
    "set-ashore": "set-ashore {leader}",
    "land": "land {place}",
    "keep-aboard": "keep-aboard {kind}",
    "stay-aboard": "stay-aboard {leader}",
    "welcome": "welcome {power}",
    "engage": "engage {power}",
    "hunt": "hunt {leader}",
    "put-to-sea": "put-to-sea {leader}",
    "roll-together": "roll-together",
    "roll-singly": "roll-singly",
    "overboard": "overboard {kind}",
}
MINORS: Final[Move] = ("minors",)
EMBARK_ALL: Final[Move] = ("embark-all",)
ROLL_TOGETHER: Final[Move] = ("roll-together",)
ROLL_SINGLY: Final[Move] = ("roll-singly",)
SAIL: Final = row("sail", PLACE_COUNT)
LAND: Final = row("land", PLACE_COUNT)
STAY_BEHIND: Final = row("stay-behind", KIND_COUNT)
EMBARK: Final = row("embark", KIND_COUNT)
KEEP_ABOARD: Final = row("keep-aboard", KIND_COUNT)
OVERBOARD: Final = row("overboard", KIND_COUNT)
EMBARK_LEADER: Final = row("embark-leader", len(LEADER_IDS))
SET_ASHORE: Final = row("set-ashore", len(LEADER_IDS))
STAY_ABOARD: Final = row("stay-aboard", len(LEADER_IDS))
WELCOME: Final = row("welcome", len(POWER_IDS))
ENGAGE: Final = row("engage", len(POWER_IDS))
HUNT: Final = row("hunt", len(LEADER_IDS))
PUT_TO_SEA: Final = row("put-to-sea", len(LEADER_IDS))
