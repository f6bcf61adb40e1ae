"""Verbs of the sea, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
MINORS: Final = VERBS.move("minors")
SAIL: Final = VERBS.row("sail {place}")
STAY_BEHIND: Final = VERBS.row("stay-behind {kind}")
EMBARK: Final = VERBS.row("embark {kind}")
EMBARK_ALL: Final = VERBS.move("embark-all")
EMBARK_LEADER: Final = VERBS.row("embark-leader {leader}")
SET_ASHORE: Final = VERBS.row("set-ashore {leader}")
LAND: Final = VERBS.row("land {place}")
KEEP_ABOARD: Final = VERBS.row("keep-aboard {kind}")
STAY_ABOARD: Final = VERBS.row("stay-aboard {leader}")
WELCOME: Final = VERBS.row("welcome {power}")
ENGAGE: Final = VERBS.row("engage {power}")
HUNT: Final = VERBS.row("hunt {leader}")
PUT_TO_SEA: Final = VERBS.row("put-to-sea {leader}")
ROLL_TOGETHER: Final = VERBS.move("roll-together")
ROLL_SINGLY: Final = VERBS.move("roll-singly")
OVERBOARD: Final = VERBS.row("overboard {kind}")
