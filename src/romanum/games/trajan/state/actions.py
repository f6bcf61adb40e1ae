"""How the actions of Trajan are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs, Vocabulary
from romanum.games.trajan.data.components import CITIES, HEX_NAMES, UNITS

MARKER_KINDS: Final = ("military", "political", "agent", "triumph", "imperator", "king-of-kings", "trade-concession")
"""6.4, 6.61: the kinds of Stratagem Markers; the last four are Special ones."""
ARMIES: Final = ("i", "ii", "iii")
"""2.72: the three Exercitus of a side."""
BOXES: Final = ("recruits", "core-recruits", "satrapy-recruits", "off-map", "markers")
"""8.2b: holding areas an Agent may look into."""

_units = [unit.id for unit in UNITS]
NAMES: Final = {
    "hex": HEX_NAMES,
    "unit": _units,
    "leader": _units,
    "victim": _units,
    "city": [city.id for city in CITIES],
    "marker": MARKER_KINDS,
    "army": ARMIES,
    "box": BOXES,
}

VERBS: Final = Verbs(NAMES)

# 4, 6.51, 8: before the march
CONCEDE: Final = VERBS.move("concede")
TREATY: Final = VERBS.move("treaty")
VERBS.also("accept", "refuse")
OUT: Final = VERBS.row("out {unit}")
COVER: Final = VERBS.row("cover {hex}")
COVER_ALL: Final = VERBS.move("cover-all")
TAKE: Final = VERBS.row("take {marker}")

# 8: what the enemy may see
EXERCITUS: Final = VERBS.grid("exercitus {army} {hex}")
BLUFF: Final = VERBS.grid("bluff {army} {hex}")
DISBAND: Final = VERBS.row("disband {army}")
SHOW: Final = VERBS.row("show {hex}")

# 12: marching
MARCH: Final = VERBS.row("march {hex}")
LEAVE: Final = VERBS.row("leave {unit}")
LEAVE_ARMY: Final = VERBS.row("leave-army {army}")
ROAD: Final = VERBS.move("road")
CROSS_COUNTRY: Final = VERBS.move("cross-country")
RIVER: Final = VERBS.move("river")
SEA: Final = VERBS.move("sea")
TO: Final = VERBS.row("to {hex}")
LEAVE_MAP: Final = VERBS.move("off-map")
LEAD_OFF_MAP: Final = VERBS.move("lead-off-map")
"""The same with the Supreme Leader, without whose marker nobody comes back (12.61a)."""
DROP: Final = VERBS.row("drop {unit}")
POST: Final = VERBS.row("post {unit}")
PICK_UP: Final = VERBS.row("pick-up {unit}")
HALT: Final = VERBS.move("halt")
ENTER: Final = VERBS.move("enter")
FORCED_MARCH: Final = VERBS.row("forced-march {leader}")
INTERCEPT: Final = VERBS.row("intercept {leader}")
LET_MARCH: Final = VERBS.move("let-march")

# 6, 16, 17: markers
REVOLT: Final = VERBS.row("revolt {leader}")
SEDITION: Final = VERBS.row("sedition {leader}")
VERBS.also("recruit {leader} {unit}")
LEVY: Final = VERBS.row("levy {leader}")
CIVIS_MOVE: Final = VERBS.row("civis {leader}")
SUMMON: Final = VERBS.row("summon {hex}")
BRING: Final = VERBS.row("bring {unit}")
VERBS.also("spy {leader} {hex}", "spy-box {leader} {box}", "assassinate {leader} {victim}")
COUNTER: Final = VERBS.row("counter {leader}")
TRIUMPH: Final = VERBS.move("triumph")
IMPERATOR_MOVE: Final = VERBS.row("imperator {leader}")
KING_OF_KINGS_MOVE: Final = VERBS.row("king-of-kings {leader}")
ROYAL_LEVY: Final = VERBS.row("royal-levy {unit}")
TRADE_TROOPS: Final = VERBS.move("trade-troops")
TRADE_MARKERS: Final = VERBS.move("trade-markers")
COLONY: Final = VERBS.row("colony {unit}")

# 13-16: combat
ATTACK: Final = VERBS.row("attack {hex}")
SALLY: Final = VERBS.row("sally {hex}")
BLOCKADE: Final = VERBS.row("blockade {hex}")
ASSAULT: Final = VERBS.row("assault {hex}")
FORMAL_SIEGE: Final = VERBS.row("formal-siege {hex}")
SUPERIORITY: Final = VERBS.row("superiority {leader}")
EAGLE: Final = VERBS.row("eagle {leader}")
VERBS.also("lend {leader} {unit}")
LEND_CIVIS: Final = VERBS.row("lend-civis {leader}")
LOSE: Final = VERBS.row("lose {unit}")
LOSE_CIVIS: Final = VERBS.move("lose-civis")
RETREAT: Final = VERBS.row("retreat {hex}")
PURSUE: Final = VERBS.row("pursue {leader}")
GARRISON: Final = VERBS.row("garrison {unit}")
SORTIE: Final = VERBS.row("sortie {unit}")

# 11: choices of events
CHOOSE_CITY: Final = VERBS.row("choose-city {city}")
CHOOSE_UNIT: Final = VERBS.row("choose-unit {unit}")
VERBS.also("pass")
DONE: Final = VERBS.move("done")

VOCABULARY: Final = Vocabulary(VERBS, NAMES)
