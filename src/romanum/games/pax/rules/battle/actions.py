"""How the actions of Battles are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.pax.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
USE_WALLS: Final = VERBS.move("use-walls")
OPEN_FIELD: Final = VERBS.move("open-field")
VERBS.also("bid {number}", "elephants {number}")
GENERAL: Final = VERBS.row("general {leader}")
TRY: Final = VERBS.move("try-re-roll")
RE_ROLL_OWN: Final = VERBS.move("re-roll-own")
RE_ROLL_ENEMY: Final = VERBS.move("re-roll-enemy")
USE_ENGINE: Final = VERBS.move("use-engine")
"""17.2-POLIORCATES-EFFECT: the Helepolis."""
VERBS.also("raise-die {number}", "lower-die {number}")
RETREAT: Final = VERBS.move("retreat")
RETREAT_TO: Final = VERBS.row("retreat-to {place}")
RETREAT_BY_SEA: Final = VERBS.row("retreat-by-sea {place}")
STAY: Final = VERBS.move("stay")
STOP_THEM: Final = VERBS.move("stop-them")
FORCE_OUT: Final = VERBS.move("force-out")
LOSE: Final = VERBS.row("lose {unit}")
REDUCE: Final = VERBS.row("reduce {unit}")
LOSE_ALLY: Final = VERBS.row("lose-ally {unit}")
"""17.2-ALLIANCE-PERGAMUM-b: a Pergamene Unit instead of one's own."""
REDUCE_ALLY: Final = VERBS.row("reduce-ally {unit}")
LOSE_WALLS: Final = VERBS.move("lose-walls")
LOSE_CHEAPEST: Final = VERBS.move("lose-cheapest")
TAKE_CITY: Final = VERBS.move("take-city")
RAZE: Final = VERBS.move("raze")
LEAVE_CITY: Final = VERBS.move("leave-city")
SACK: Final = VERBS.move("sack")
SPARE: Final = VERBS.move("spare")
RAISE_MILITIA: Final = VERBS.move("raise-militia")
MILITIA_AT: Final = VERBS.row("militia {place}")
ARMY_AT: Final = VERBS.row("army-at {place}")
UNIT_AT: Final = VERBS.grid("unit-at {unit} {place}")
RECALL: Final = VERBS.row("recall {leader}")
DICTATOR: Final = VERBS.row("dictator {leader}")
PONTIC_MAJOR_AT: Final = VERBS.row("pontic-major {place}")
PONTIC_FLEET_AT: Final = VERBS.row("pontic-fleet {place}")
VERBS.also("pontic-minor {unit} {place}")
SLAVES_AT: Final = VERBS.row("slaves-at {place}")
SLAVE_ARMY: Final = VERBS.row("slave-army {place}")
