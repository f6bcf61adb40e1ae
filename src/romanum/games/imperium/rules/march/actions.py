"""Verbs of the march, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

MOST_LEFT: Final = 3
"""Units that stay as a garrison by one word."""

VERBS: Final = Verbs(NAMES)
MARCH: Final = VERBS.row("march {place}")
ACTIVATE: Final = VERBS.row("activate {place}")
LEAVE: Final = VERBS.row("leave {kind}")
BRING: Final = VERBS.row("bring {kind}")
ONLY_LEGIONS: Final = VERBS.move("only-legions")
LEAVE_HALF: Final = VERBS.move("leave-half")
GARRISON: Final = VERBS.row("garrison {number}", MOST_LEFT + 1)
LEAVE_LEADER: Final = VERBS.row("leave-leader {leader}")
BRING_LEADER: Final = VERBS.row("bring-leader {leader}")
TAKE_LEADER: Final = VERBS.row("take-leader {leader}")
FORCE_MARCH: Final = VERBS.row("force-march {leader}")
URGE: Final = VERBS.row("urge {leader}")
BY_BOAT: Final = VERBS.row("by-boat {river}")
DROP: Final = VERBS.row("drop {kind}")
DROP_LEADER: Final = VERBS.row("drop-leader {leader}")
LOSE_ON_MARCH: Final = VERBS.row("lose-on-march {kind}")
INTERCEPT: Final = VERBS.row("intercept {leader}")
OVERRUN: Final = VERBS.move("overrun")
GIVE_BATTLE: Final = VERBS.move("give-battle")
FORTIFY: Final = VERBS.row("fortify {place}")
DIG: Final = VERBS.move("dig")
RAZE: Final = VERBS.move("raze")
