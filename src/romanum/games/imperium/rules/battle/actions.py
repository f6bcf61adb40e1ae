"""Verbs of land combat, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
ATTACK: Final = VERBS.row("attack {place}")
STAND: Final = VERBS.move("stand")
RETREAT: Final = VERBS.row("retreat {place}")
ENTER_SIEGE: Final = VERBS.move("enter-siege")
TAKE_COVER: Final = VERBS.move("take-cover")
STAY_OUT: Final = VERBS.move("stay-out")
SEND_IN: Final = VERBS.row("send-in {kind}")
SEND_IN_LEADER: Final = VERBS.row("send-in-leader {leader}")
BESIEGE: Final = VERBS.move("besiege")
ASSAULT_MOVE: Final = VERBS.move("assault")
ATTACK_OUTSIDE: Final = VERBS.move("attack-outside")
KEEP_IN_PORT: Final = VERBS.move("keep-in-port")
SAIL_OUT: Final = VERBS.move("sail-out")
BOARD: Final = VERBS.row("board {kind}")
BOARD_LEADER: Final = VERBS.row("board-leader {leader}")
PUT_ASHORE: Final = VERBS.row("put-ashore {kind}")
MILITIA: Final = VERBS.row("militia {number}", 100)
SHOOT: Final = VERBS.row("shoot {number}", 100)
LOSE: Final = VERBS.row("lose {kind}")
LOSE_LEAST: Final = VERBS.move("lose-least")
SEASON: Final = VERBS.row("season {kind}")
SEASON_MOST: Final = VERBS.move("season-most")
ELEVATE: Final = VERBS.row("elevate {kind}")
CAPTURE: Final = VERBS.move("capture")
KILL: Final = VERBS.move("kill")
BURN: Final = VERBS.move("burn")
