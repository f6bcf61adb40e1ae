"""Verbs of land combat, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.hexes import PLACE_COUNT
from romanum.games.imperium.data.roll import LEADER_IDS
from romanum.games.imperium.data.units import KIND_COUNT

VERBS: Final[dict[str, str]] = {
    "attack": "attack {place}",
    "stand": "stand",
    "retreat": "retreat {place}",
    "enter-siege": "enter-siege",
    "take-cover": "take-cover",
    "stay-out": "stay-out",
    "send-in": "send-in {kind}",
    "send-in-leader": "send-in-leader {leader}",
    "besiege": "besiege",
    "assault": "assault",
    "attack-outside": "attack-outside",
    "keep-in-port": "keep-in-port",
    "sail-out": "sail-out",
    "board": "board {kind}",
    "board-leader": "board-leader {leader}",
    "put-ashore": "put-ashore {kind}",
    "militia": "militia {number}",
    "shoot": "shoot {number}",
    "lose": "lose {kind}",
    "lose-least": "lose-least",
    "season": "season {kind}",
    "season-most": "season-most",
    "elevate": "elevate {kind}",
    "capture": "capture",
    "kill": "kill",
    "burn": "burn",
}
TAKE_COVER: Final[Move] = ("take-cover",)
STAY_OUT: Final[Move] = ("stay-out",)
STAND: Final[Move] = ("stand",)
ENTER_SIEGE: Final[Move] = ("enter-siege",)
BESIEGE: Final[Move] = ("besiege",)
ASSAULT_MOVE: Final[Move] = ("assault",)
ATTACK_OUTSIDE: Final[Move] = ("attack-outside",)
KEEP_IN_PORT: Final[Move] = ("keep-in-port",)
SAIL_OUT: Final[Move] = ("sail-out",)
LOSE_LEAST: Final[Move] = ("lose-least",)
SEASON_MOST: Final[Move] = ("season-most",)
CAPTURE: Final[Move] = ("capture",)
KILL: Final[Move] = ("kill",)
BURN: Final[Move] = ("burn",)
ATTACK: Final = row("attack", PLACE_COUNT)
RETREAT: Final = row("retreat", PLACE_COUNT)
SEND_IN: Final = row("send-in", KIND_COUNT)
SEND_IN_LEADER: Final = row("send-in-leader", len(LEADER_IDS))
BOARD: Final = row("board", KIND_COUNT)
BOARD_LEADER: Final = row("board-leader", len(LEADER_IDS))
PUT_ASHORE: Final = row("put-ashore", KIND_COUNT)
LEADER_MOVE: Final = row("leader", len(LEADER_IDS))
MILITIA: Final = row("militia", 100)
SHOOT: Final = row("shoot", 100)
LOSE: Final = row("lose", KIND_COUNT)
SEASON: Final = row("season", KIND_COUNT)
ELEVATE: Final = row("elevate", KIND_COUNT)
