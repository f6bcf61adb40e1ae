"""Verbs of fights at sea, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
SAIL_AGAINST: Final = VERBS.row("sail-against {place}")
STAY_IN_PORT: Final = VERBS.row("stay-in-port {kind}")
TAKE_ABOARD: Final = VERBS.row("take-aboard {kind}")
COME_ABOARD: Final = VERBS.row("come-aboard {leader}")
PUT_OUT: Final = VERBS.move("put-out")
PUT_OUT_SINGLY: Final = VERBS.move("put-out-singly")
BEST_LEADER: Final = VERBS.move("best-leader")
SINK: Final = VERBS.row("sink {kind}")
DROWN: Final = VERBS.row("drown {kind}")
FLEE: Final = VERBS.row("flee {place}")
