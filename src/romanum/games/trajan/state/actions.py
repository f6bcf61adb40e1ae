"""How the actions of Trajan are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, Vocabulary, grid, row
from romanum.games.trajan.data.components import CITIES, HEX_NAMES, UNITS

MARKER_KINDS: Final = ("military", "political", "agent", "triumph", "imperator", "king-of-kings", "trade-concession")
"""6.4, 6.61: the kinds of Stratagem Markers; the last four are Special ones."""
ARMIES: Final = ("i", "ii", "iii")
"""2.72: the three Exercitus of a side."""
BOXES: Final = ("recruits", "core-recruits", "satrapy-recruits", "off-map", "markers")
"""8.2b: holding areas an Agent may look into."""

VERBS: Final = {
    # 4, 6.51, 8: before the march
    "concede": "concede",
    "treaty": "treaty",
    "accept": "accept",
    "refuse": "refuse",
    "out": "out {unit}",
    "cover": "cover {hex}",
    "cover-all": "cover-all",
    "take": "take {marker}",
    # 8: what the enemy may see
    "exercitus": "exercitus {army} {hex}",
    "bluff": "bluff {army} {hex}",
    "disband": "disband {army}",
    "show": "show {hex}",
    # 12: marching
    "march": "march {hex}",
    "leave": "leave {unit}",
    "leave-army": "leave-army {army}",
    "road": "road",
    "cross-country": "cross-country",
    "river": "river",
    "sea": "sea",
    "to": "to {hex}",
    "off-map": "off-map",
    "lead-off-map": "lead-off-map",
    "drop": "drop {unit}",
    "post": "post {unit}",
    "pick-up": "pick-up {unit}",
    "halt": "halt",
    "enter": "enter",
    "forced-march": "forced-march {leader}",
    "intercept": "intercept {leader}",
    "let-march": "let-march",
    # 6, 16, 17: markers
    "revolt": "revolt {leader}",
    "sedition": "sedition {leader}",
    "recruit": "recruit {leader} {unit}",
    "levy": "levy {leader}",
    "civis": "civis {leader}",
    "summon": "summon {hex}",
    "bring": "bring {unit}",
    "spy": "spy {leader} {hex}",
    "spy-box": "spy-box {leader} {box}",
    "assassinate": "assassinate {leader} {victim}",
    "counter": "counter {leader}",
    "triumph": "triumph",
    "imperator": "imperator {leader}",
    "king-of-kings": "king-of-kings {leader}",
    "royal-levy": "royal-levy {unit}",
    "trade-troops": "trade-troops",
    "trade-markers": "trade-markers",
    "colony": "colony {unit}",
    # 13-16: combat
    "attack": "attack {hex}",
    "sally": "sally {hex}",
    "blockade": "blockade {hex}",
    "assault": "assault {hex}",
    "formal-siege": "formal-siege {hex}",
    "superiority": "superiority {leader}",
    "eagle": "eagle {leader}",
    "lend": "lend {leader} {unit}",
    "lend-civis": "lend-civis {leader}",
    "lose": "lose {unit}",
    "lose-civis": "lose-civis",
    "retreat": "retreat {hex}",
    "pursue": "pursue {leader}",
    "garrison": "garrison {unit}",
    "sortie": "sortie {unit}",
    # 11: choices of events
    "choose-city": "choose-city {city}",
    "choose-unit": "choose-unit {unit}",
    "pass": "pass",
    "done": "done",
}

_units = [unit.id for unit in UNITS]

VOCABULARY: Final = Vocabulary(
    VERBS,
    {
        "hex": HEX_NAMES,
        "unit": _units,
        "leader": _units,
        "victim": _units,
        "city": [city.id for city in CITIES],
        "marker": MARKER_KINDS,
        "army": ARMIES,
        "box": BOXES,
    },
)


def each_hex(verb: str) -> tuple[Move, ...]:
    """The same verb for every hex, made once."""
    return tuple((verb, hex) for hex in range(len(HEX_NAMES)))


def each_unit(verb: str) -> tuple[Move, ...]:
    """The same verb for every unit, made once."""
    return tuple((verb, unit) for unit in range(len(UNITS)))


DONE: Final[Move] = ("done",)
CONCEDE: Final[Move] = ("concede",)
TREATY: Final[Move] = ("treaty",)
COVER_ALL: Final[Move] = ("cover-all",)
ROAD: Final[Move] = ("road",)
CROSS_COUNTRY: Final[Move] = ("cross-country",)
RIVER: Final[Move] = ("river",)
SEA: Final[Move] = ("sea",)
HALT: Final[Move] = ("halt",)
ENTER: Final[Move] = ("enter",)
LEAVE_MAP: Final[Move] = ("off-map",)
LEAD_OFF_MAP: Final[Move] = ("lead-off-map",)
"""The same with the Supreme Leader, without whose marker nobody comes back (12.61a)."""
LET_MARCH: Final[Move] = ("let-march",)
LOSE_CIVIS: Final[Move] = ("lose-civis",)
TRIUMPH: Final[Move] = ("triumph",)
TRADE_TROOPS: Final[Move] = ("trade-troops",)
TRADE_MARKERS: Final[Move] = ("trade-markers",)

OUT: Final = each_unit("out")
COVER: Final = each_hex("cover")
TAKE: Final = row("take", len(MARKER_KINDS))
SHOW: Final = each_hex("show")
MARCH: Final = each_hex("march")
LEAVE: Final = each_unit("leave")
LEAVE_ARMY: Final = row("leave-army", len(ARMIES))
DISBAND: Final = row("disband", len(ARMIES))
EXERCITUS: Final = grid("exercitus", 3, len(HEX_NAMES))
BLUFF: Final = grid("bluff", 3, len(HEX_NAMES))
TO: Final = each_hex("to")
DROP: Final = each_unit("drop")
POST: Final = each_unit("post")
PICK_UP: Final = each_unit("pick-up")
FORCED_MARCH: Final = each_unit("forced-march")
INTERCEPT: Final = each_unit("intercept")
REVOLT: Final = each_unit("revolt")
SEDITION: Final = each_unit("sedition")
LEVY: Final = each_unit("levy")
CIVIS_MOVE: Final = each_unit("civis")
SUMMON: Final = each_hex("summon")
BRING: Final = each_unit("bring")
COUNTER: Final = each_unit("counter")
IMPERATOR_MOVE: Final = each_unit("imperator")
KING_OF_KINGS_MOVE: Final = each_unit("king-of-kings")
ROYAL_LEVY: Final = each_unit("royal-levy")
COLONY: Final = each_unit("colony")
ATTACK: Final = each_hex("attack")
SALLY: Final = each_hex("sally")
BLOCKADE: Final = each_hex("blockade")
ASSAULT: Final = each_hex("assault")
FORMAL_SIEGE: Final = each_hex("formal-siege")
SUPERIORITY: Final = each_unit("superiority")
LEND_CIVIS: Final = each_unit("lend-civis")
EAGLE: Final = each_unit("eagle")
LOSE: Final = each_unit("lose")
RETREAT: Final = each_hex("retreat")
PURSUE: Final = each_unit("pursue")
GARRISON: Final = each_unit("garrison")
SORTIE: Final = each_unit("sortie")
CHOOSE_CITY: Final = row("choose-city", len(CITIES))
CHOOSE_UNIT: Final = each_unit("choose-unit")
