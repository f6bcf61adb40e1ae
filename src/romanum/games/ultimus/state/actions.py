"""How the actions of Ultimus Romanorum are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs, Vocabulary
from romanum.games.ultimus.data.components import LEADER_COUNT, PIECES, SEAS, STRATAGEMS, TRIBES, ZONE_IDS

FLEET_IDS: Final = ("western-fleet", "eastern-fleet", "third-fleet")

_pieces = list(PIECES)
NAMES: Final = {
    "stratagem": [stratagem.id for stratagem in STRATAGEMS],
    "leader": _pieces[:LEADER_COUNT],
    "piece": _pieces,
    "unit": _pieces,
    "tribe": [tribe.id for tribe in TRIBES],
    "area": ZONE_IDS,
    "sea": SEAS,
    "fleet": FLEET_IDS,
}

VERBS: Final = Verbs(NAMES)

# stratagems: played by name, then their targets
PLAY: Final = VERBS.row("play {stratagem}")
DISCARD: Final = VERBS.row("discard {stratagem}")
RECEIVE: Final = VERBS.row("receive {stratagem}")
LEADER_MOVE: Final = VERBS.row("leader {leader}")
TRIBE_MOVE: Final = VERBS.row("tribe {tribe}")
AREA: Final = VERBS.row("area {area}")
VERBS.also("unit {unit}")

# set-up, entry and adjustments
VERBS.also("station {unit} {area}")
RESTORE: Final = VERBS.row("restore {unit}")
CAESAR_MOVE: Final = VERBS.row("caesar {leader}")

# movement
LEAD: Final = VERBS.row("lead {leader}")
TAKE: Final = VERBS.row("take {unit}")
TO: Final = VERBS.row("to {area}")
DROP: Final = VERBS.row("drop {unit}")
HALT: Final = VERBS.move("halt")
RALLY: Final = VERBS.move("rally")
VERBS.also(
    "board {piece} {fleet}",
    "sail {fleet} {sea}",
    "land {fleet} {area}",
    "disembark {fleet} {area}",
    "home {fleet}",
    "come-out {area}",
)

# combat
FIGHT: Final = VERBS.row("fight {area}")
EVADE: Final = VERBS.move("evade")
STAND: Final = VERBS.move("stand")
REFUGE: Final = VERBS.move("refuge")
WITH: Final = VERBS.row("with {piece}")
FLEE: Final = VERBS.row("flee {area}")
RETREAT: Final = VERBS.row("retreat {area}")
LOSE: Final = VERBS.row("lose {unit}")
FEDERATE: Final = VERBS.move("federate")
SHIELD: Final = VERBS.move("shield")
CANCEL: Final = VERBS.move("cancel")
VERBS.also("pass")
DONE: Final = VERBS.move("done")
MARCH: Final = tuple(("lead" if piece < LEADER_COUNT else "unit", piece) for piece in range(len(PIECES)))
"""2.E.1: a leader who moves with those around him, or a unit by itself."""

VOCABULARY: Final = Vocabulary(VERBS, NAMES)
