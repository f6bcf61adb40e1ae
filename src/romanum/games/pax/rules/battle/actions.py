"""How the actions of Battles are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, grid, row
from romanum.games.pax.data.components import KINDS, LEADER_COUNT, PLACE_COUNT, SPACE_COUNT

VERBS: Final = {
    "use-walls": "use-walls",
    "open-field": "open-field",
    "bid": "bid {number}",
    "elephants": "elephants {number}",
    "general": "general {leader}",
    "try-re-roll": "try-re-roll",
    "re-roll-own": "re-roll-own",
    "re-roll-enemy": "re-roll-enemy",
    "use-engine": "use-engine",
    "raise-die": "raise-die {number}",
    "lower-die": "lower-die {number}",
    "retreat": "retreat",
    "retreat-to": "retreat-to {place}",
    "retreat-by-sea": "retreat-by-sea {place}",
    "stay": "stay",
    "stop-them": "stop-them",
    "force-out": "force-out",
    "lose": "lose {unit}",
    "reduce": "reduce {unit}",
    "lose-ally": "lose-ally {unit}",
    "reduce-ally": "reduce-ally {unit}",
    "lose-walls": "lose-walls",
    "lose-cheapest": "lose-cheapest",
    "take-city": "take-city",
    "raze": "raze",
    "leave-city": "leave-city",
    "sack": "sack",
    "spare": "spare",
    "raise-militia": "raise-militia",
    "militia": "militia {place}",
    "army-at": "army-at {place}",
    "unit-at": "unit-at {unit} {place}",
    "recall": "recall {leader}",
    "dictator": "dictator {leader}",
    "pontic-major": "pontic-major {place}",
    "pontic-fleet": "pontic-fleet {place}",
    "pontic-minor": "pontic-minor {unit} {place}",
    "slaves-at": "slaves-at {place}",
    "slave-army": "slave-army {place}",
}

USE_WALLS: Final[Move] = ("use-walls",)
OPEN_FIELD: Final[Move] = ("open-field",)
TRY: Final[Move] = ("try-re-roll",)
RE_ROLL_OWN: Final[Move] = ("re-roll-own",)
RE_ROLL_ENEMY: Final[Move] = ("re-roll-enemy",)
USE_ENGINE: Final[Move] = ("use-engine",)
"""17.2-POLIORCATES-EFFECT: the Helepolis."""
RETREAT: Final[Move] = ("retreat",)
STAY: Final[Move] = ("stay",)
STOP_THEM: Final[Move] = ("stop-them",)
FORCE_OUT: Final[Move] = ("force-out",)
LOSE_WALLS: Final[Move] = ("lose-walls",)
LOSE_CHEAPEST: Final[Move] = ("lose-cheapest",)
TAKE_CITY: Final[Move] = ("take-city",)
RAZE: Final[Move] = ("raze",)
LEAVE_CITY: Final[Move] = ("leave-city",)
SACK: Final[Move] = ("sack",)
SPARE: Final[Move] = ("spare",)
RAISE_MILITIA: Final[Move] = ("raise-militia",)

LOSE: Final = row("lose", KINDS)
REDUCE: Final = row("reduce", KINDS)
LOSE_ALLY: Final = row("lose-ally", KINDS)
"""17.2-ALLIANCE-PERGAMUM-b: a Pergamene Unit instead of one's own."""
REDUCE_ALLY: Final = row("reduce-ally", KINDS)
RETREAT_TO: Final = row("retreat-to", PLACE_COUNT)
RETREAT_BY_SEA: Final = row("retreat-by-sea", PLACE_COUNT)
MILITIA_AT: Final = row("militia", PLACE_COUNT)
ARMY_AT: Final = row("army-at", SPACE_COUNT)
UNIT_AT: Final = grid("unit-at", KINDS, SPACE_COUNT)
GENERAL: Final = row("general", LEADER_COUNT)
RECALL: Final = row("recall", LEADER_COUNT)
DICTATOR: Final = row("dictator", LEADER_COUNT)
PONTIC_MAJOR_AT: Final = row("pontic-major", PLACE_COUNT)
PONTIC_FLEET_AT: Final = row("pontic-fleet", PLACE_COUNT)
SLAVES_AT: Final = row("slaves-at", SPACE_COUNT)
SLAVE_ARMY: Final = row("slave-army", PLACE_COUNT)
