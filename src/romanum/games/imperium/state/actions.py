"""How the actions that several parts share are written, and the constant moves that steps hand out.

Each part of the rules has verbs of its own in its `actions`; the vocabulary of the game is all of them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.engine.action import Move, Vocabulary, row
from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.cities import CITY_IDS
from romanum.games.imperium.data.hexes import PLACE_IDS, RIVER_IDS
from romanum.games.imperium.data.provinces import AREA_IDS, PROVINCE_IDS
from romanum.games.imperium.data.roll import LEADER_IDS, POWER_IDS
from romanum.games.imperium.data.units import KIND_IDS, TYPE_IDS

VERBS: Final = {
    "pass": "pass",
    "done": "done",
    "yes": "yes",
    "no": "no",
    "accept": "accept",
    "refuse": "refuse",
    "at": "at {place}",
    "in": "in {province}",
    "city": "city {city}",
    "name": "name {power}",
    "leader": "leader {leader}",
    "number": "number {number}",
    "unit": "unit {kind}",
    "all": "all",
    "none": "none",
    "to": "to {place}",
    "halt": "halt",
    "ready": "ready",
}
"""Answers of many questions: where, in which Province, whom, which leader, how many, which unit; and what all who move
say, on land or at sea: one step, a halt, or that those who are picked set out."""

NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "place": PLACE_IDS,
    "province": PROVINCE_IDS,
    "city": CITY_IDS,
    "area": AREA_IDS,
    "power": POWER_IDS,
    "kind": KIND_IDS,
    "type": TYPE_IDS,
    "colour": COLOURS,
    "leader": LEADER_IDS,
    "river": RIVER_IDS,
}
"""The kinds of arguments. A power or leader in a move is known by its id in all scenarios, not by its number here."""


PASS: Final[Move] = ("pass",)
DONE: Final[Move] = ("done",)
YES: Final[Move] = ("yes",)
NO: Final[Move] = ("no",)
ACCEPT: Final[Move] = ("accept",)
REFUSE: Final[Move] = ("refuse",)
ALL: Final[Move] = ("all",)
HALT: Final[Move] = ("halt",)
READY: Final[Move] = ("ready",)
AT: Final = row("at", len(PLACE_IDS))
TO: Final = row("to", len(PLACE_IDS))
IN: Final = row("in", len(PROVINCE_IDS))
CITY_MOVE: Final = row("city", len(CITY_IDS))
NUMBER: Final = row("number", 200)
UNIT: Final = row("unit", len(KIND_IDS))


def vocabulary(*verbs: Mapping[str, str]) -> Vocabulary:
    """All verbs together."""
    return Vocabulary.joined(NAMES, VERBS, *verbs)
