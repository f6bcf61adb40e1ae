"""How the actions that several parts share are written, and the constant moves that steps hand out.

Each part of the rules has verbs of its own in its `actions`; the vocabulary of the game is all of them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.cities import CITY_IDS
from romanum.games.imperium.data.hexes import PLACE_IDS, RIVER_IDS
from romanum.games.imperium.data.provinces import AREA_IDS, PROVINCE_IDS
from romanum.games.imperium.data.roll import LEADER_IDS, POWER_IDS
from romanum.games.imperium.data.units import KIND_IDS, TYPE_IDS

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

VERBS: Final = Verbs(NAMES)
"""Answers of many questions: where, in which Province, whom, which leader, how many, which unit; and what all who move
say, on land or at sea: one step, a halt, or that those who are picked set out."""
PASS: Final = VERBS.move("pass")
DONE: Final = VERBS.move("done")
YES: Final = VERBS.move("yes")
NO: Final = VERBS.move("no")
ACCEPT: Final = VERBS.move("accept")
REFUSE: Final = VERBS.move("refuse")
AT: Final = VERBS.row("at {place}")
IN: Final = VERBS.row("in {province}")
CITY_MOVE: Final = VERBS.row("city {city}")
NAME: Final = VERBS.row("name {power}")
LEADER_MOVE: Final = VERBS.row("leader {leader}")
NUMBER: Final = VERBS.row("number {number}", 200)
UNIT: Final = VERBS.row("unit {kind}")
ALL: Final = VERBS.move("all")
VERBS.also("none")
TO: Final = VERBS.row("to {place}")
HALT: Final = VERBS.move("halt")
READY: Final = VERBS.move("ready")
