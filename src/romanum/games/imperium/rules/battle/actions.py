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
    "send-in-leader": "send-in-leader {leader}",
    "ships-stay": "ships-stay",
    "ships-land": "ships-land",
    "ships-leave": "ships-leave",
    "embark": "embark {kind}",
    "embark-leader": "embark-leader {leader}",
    "besiege": "besiege",
    "assault": "assault",
    "attack-outside": "attack-outside",
    "militia": "militia {number}",
    "shoot": "shoot {number}",
    "donative": "donative {number}",
    "lose": "lose {kind}",
    "season": "season {kind}",
    "elite": "elite {kind}",
    "capture": "capture",
    "kill": "kill",
    "destroy": "destroy",
}
STAND: Final[Move] = ("stand",)
ENTER_SIEGE: Final[Move] = ("enter-siege",)
SHIPS_STAY: Final[Move] = ("ships-stay",)
SHIPS_LAND: Final[Move] = ("ships-land",)
SHIPS_LEAVE: Final[Move] = ("ships-leave",)
BESIEGE: Final[Move] = ("besiege",)
ASSAULT_MOVE: Final[Move] = ("assault",)
ATTACK_OUTSIDE: Final[Move] = ("attack-outside",)
CAPTURE: Final[Move] = ("capture",)
KILL: Final[Move] = ("kill",)
DESTROY: Final[Move] = ("destroy",)
ATTACK: Final = row("attack", PLACE_COUNT)
RETREAT: Final = row("retreat", PLACE_COUNT)
SEND_IN: Final = row("send-in", KIND_COUNT)
SEND_IN_LEADER: Final = row("send-in-leader", len(LEADER_IDS))
EMBARK: Final = row("embark", KIND_COUNT)
EMBARK_LEADER: Final = row("embark-leader", len(LEADER_IDS))
LEADER_MOVE: Final = row("leader", len(LEADER_IDS))
MILITIA: Final = row("militia", 100)
SHOOT: Final = row("shoot", 100)
DONATIVE: Final = row("donative", 500)
LOSE: Final = row("lose", KIND_COUNT)
SEASON: Final = row("season", KIND_COUNT)
ELITE: Final = row("elite", KIND_COUNT)
