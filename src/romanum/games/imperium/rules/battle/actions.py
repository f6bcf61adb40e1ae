"""Verbs of land combat, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.data.hexes import PLACE_COUNT
from romanum.games.imperium.data.roll import LEADER_IDS
from romanum.games.imperium.data.units import KIND_COUNT
from romanum.games.imperium.state.actions import row

VERBS: Final[dict[str, str]] = {
    "attack": "attack {place}",
    "stand": "stand",
    "retreat": "retreat {place}",
    "enter-siege": "enter-siege",
    "send-in": "send-in {kind}",
    "besiege": "besiege",
    "assault": "assault",
    "attack-outside": "attack-outside",
    "militia": "militia {number}",
    "shoot": "shoot {number}",
    "donative": "donative {number}",
    "lose": "lose {kind}",
    "season": "season {kind}",
    "capture": "capture",
    "kill": "kill",
}
STAND: Final[Move] = ("stand",)
ENTER_SIEGE: Final[Move] = ("enter-siege",)
BESIEGE: Final[Move] = ("besiege",)
ASSAULT_MOVE: Final[Move] = ("assault",)
ATTACK_OUTSIDE: Final[Move] = ("attack-outside",)
CAPTURE: Final[Move] = ("capture",)
KILL: Final[Move] = ("kill",)
ATTACK: Final = row("attack", PLACE_COUNT)
RETREAT: Final = row("retreat", PLACE_COUNT)
SEND_IN: Final = row("send-in", KIND_COUNT)
LEADER_MOVE: Final = row("leader", len(LEADER_IDS))
MILITIA: Final = row("militia", 100)
SHOOT: Final = row("shoot", 100)
DONATIVE: Final = row("donative", 500)
LOSE: Final = row("lose", KIND_COUNT)
SEASON: Final = row("season", KIND_COUNT)
