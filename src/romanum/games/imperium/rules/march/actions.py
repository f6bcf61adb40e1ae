"""Verbs of the march, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.hexes import PLACE_COUNT, RIVER_IDS
from romanum.games.imperium.data.roll import LEADER_IDS
from romanum.games.imperium.data.units import KIND_COUNT

VERBS: Final[dict[str, str]] = {
    "march": "march {place}",
    "activate": "activate {place}",
    "leave": "leave {kind}",
    "bring": "bring {kind}",
    "only-legions": "only-legions",
    "leave-half": "leave-half",
    "garrison": "garrison {number}",
    "leave-leader": "leave-leader {leader}",
    "bring-leader": "bring-leader {leader}",
    "take-leader": "take-leader {leader}",
    "force-march": "force-march {leader}",
    "urge": "urge {leader}",
    "by-boat": "by-boat {river}",
    "drop": "drop {kind}",
    "drop-leader": "drop-leader {leader}",
    "lose-on-march": "lose-on-march {kind}",
    "intercept": "intercept {leader}",
    "overrun": "overrun",
    "give-battle": "give-battle",
    "fortify": "fortify {place}",
    "dig": "dig",
    "raze": "raze",
}
ONLY_LEGIONS: Final[Move] = ("only-legions",)
LEAVE_HALF: Final[Move] = ("leave-half",)
MOST_LEFT: Final = 3
"""Units that stay as a garrison by one word."""
GARRISON: Final = row("garrison", MOST_LEFT + 1)
OVERRUN: Final[Move] = ("overrun",)
GIVE_BATTLE: Final[Move] = ("give-battle",)
DIG: Final[Move] = ("dig",)
RAZE: Final[Move] = ("raze",)
MARCH: Final = row("march", PLACE_COUNT)
ACTIVATE: Final = row("activate", PLACE_COUNT)
FORTIFY: Final = row("fortify", PLACE_COUNT)
LEAVE: Final = row("leave", KIND_COUNT)
BRING: Final = row("bring", KIND_COUNT)
DROP: Final = row("drop", KIND_COUNT)
LOSE_ON_MARCH: Final = row("lose-on-march", KIND_COUNT)
LEAVE_LEADER: Final = row("leave-leader", len(LEADER_IDS))
BRING_LEADER: Final = row("bring-leader", len(LEADER_IDS))
TAKE_LEADER: Final = row("take-leader", len(LEADER_IDS))
DROP_LEADER: Final = row("drop-leader", len(LEADER_IDS))
FORCE_MARCH: Final = row("force-march", len(LEADER_IDS))
BY_BOAT: Final = row("by-boat", len(RIVER_IDS))
URGE: Final = row("urge", len(LEADER_IDS))
INTERCEPT: Final = row("intercept", len(LEADER_IDS))
