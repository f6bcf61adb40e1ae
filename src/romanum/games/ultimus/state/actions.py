"""How the actions of Ultimus Romanorum are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, Vocabulary, row
from romanum.games.ultimus.data.components import LEADER_COUNT, PIECES, SEAS, STRATAGEMS, TRIBES, ZONE_IDS

FLEET_IDS: Final = ("western-fleet", "eastern-fleet", "third-fleet")

VERBS: Final = {
    # stratagems: played by name, then their targets
    "play": "play {stratagem}",
    "discard": "discard {stratagem}",
    "receive": "receive {stratagem}",
    "leader": "leader {leader}",
    "tribe": "tribe {tribe}",
    "area": "area {area}",
    "unit": "unit {unit}",
    # set-up, entry and adjustments
    "station": "station {unit} {area}",
    "restore": "restore {unit}",
    "caesar": "caesar {leader}",
    # movement
    "lead": "lead {leader}",
    "take": "take {unit}",
    "to": "to {area}",
    "drop": "drop {unit}",
    "halt": "halt",
    "rally": "rally",
    "board": "board {piece} {fleet}",
    "sail": "sail {fleet} {sea}",
    "land": "land {fleet} {area}",
    "disembark": "disembark {fleet} {area}",
    "home": "home {fleet}",
    "come-out": "come-out {area}",
    # combat
    "fight": "fight {area}",
    "evade": "evade",
    "stand": "stand",
    "refuge": "refuge",
    "with": "with {piece}",
    "flee": "flee {area}",
    "retreat": "retreat {area}",
    "lose": "lose {unit}",
    "federate": "federate",
    "shield": "shield",
    "cancel": "cancel",
    "pass": "pass",
    "done": "done",
}

_pieces = list(PIECES)

VOCABULARY: Final = Vocabulary(
    VERBS,
    {
        "stratagem": [stratagem.id for stratagem in STRATAGEMS],
        "leader": _pieces[:LEADER_COUNT],
        "piece": _pieces,
        "unit": _pieces,
        "tribe": [tribe.id for tribe in TRIBES],
        "area": ZONE_IDS,
        "sea": SEAS,
        "fleet": FLEET_IDS,
    },
)

DONE: Final[Move] = ("done",)
HALT: Final[Move] = ("halt",)
RALLY: Final[Move] = ("rally",)
EVADE: Final[Move] = ("evade",)
STAND: Final[Move] = ("stand",)
REFUGE: Final[Move] = ("refuge",)
FEDERATE: Final[Move] = ("federate",)
SHIELD: Final[Move] = ("shield",)
CANCEL: Final[Move] = ("cancel",)

PLAY: Final = row("play", len(STRATAGEMS))
DISCARD: Final = row("discard", len(STRATAGEMS))
RECEIVE: Final = row("receive", len(STRATAGEMS))
TRIBE_MOVE: Final = row("tribe", len(TRIBES))
LEADER_MOVE: Final = row("leader", LEADER_COUNT)
CAESAR_MOVE: Final = row("caesar", LEADER_COUNT)
LEAD: Final = row("lead", LEADER_COUNT)
MARCH: Final = tuple(("lead" if piece < LEADER_COUNT else "unit", piece) for piece in range(len(PIECES)))
"""2.E.1: a leader who moves with those around him, or a unit by itself."""
AREA: Final = row("area", len(ZONE_IDS))
TO: Final = row("to", len(ZONE_IDS))
FIGHT: Final = row("fight", len(ZONE_IDS))
FLEE: Final = row("flee", len(ZONE_IDS))
RETREAT: Final = row("retreat", len(ZONE_IDS))
TAKE: Final = row("take", len(PIECES))
DROP: Final = row("drop", len(PIECES))
WITH: Final = row("with", len(PIECES))
LOSE: Final = row("lose", len(PIECES))
RESTORE: Final = row("restore", len(PIECES))
