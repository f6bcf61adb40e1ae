"""Verbs of fights at sea, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.imperium.data.hexes import PLACE_COUNT
from romanum.games.imperium.data.roll import LEADER_IDS
from romanum.games.imperium.data.units import KIND_COUNT

VERBS: Final[dict[str, str]] = {
    "sail-against": "sail-against {place}",
    "stay-in-port": "stay-in-port {kind}",
    "take-aboard": "take-aboard {kind}",
    "come-aboard": "come-aboard {leader}",
    "put-out": "put-out",
    "put-out-singly": "put-out-singly",
    "best-leader": "best-leader",
    "sink": "sink {kind}",
    "drown": "drown {kind}",
    "flee": "flee {place}",
}
PUT_OUT: Final[Move] = ("put-out",)
PUT_OUT_SINGLY: Final[Move] = ("put-out-singly",)
BEST_LEADER: Final[Move] = ("best-leader",)
SAIL_AGAINST: Final = row("sail-against", PLACE_COUNT)
FLEE: Final = row("flee", PLACE_COUNT)
STAY_IN_PORT: Final = row("stay-in-port", KIND_COUNT)
TAKE_ABOARD: Final = row("take-aboard", KIND_COUNT)
SINK: Final = row("sink", KIND_COUNT)
DROWN: Final = row("drown", KIND_COUNT)
COME_ABOARD: Final = row("come-aboard", len(LEADER_IDS))
LEADER: Final = row("leader", len(LEADER_IDS))
