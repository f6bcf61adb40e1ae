"""How the actions that several parts share are written, and the constant moves that steps hand out.

Each part of the rules has verbs of its own in its `actions`; the vocabulary of the game is all of them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.engine.action import Verbs
from romanum.games.pax.data.components import (
    KIND_IDS,
    LEADER_IDS,
    OBJECTIVE_IDS,
    OTHERS,
    PLACE_IDS,
    POWERS,
    PROVINCE_IDS,
    TERRITORY_IDS,
    TITLE_IDS,
)

NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "place": PLACE_IDS,
    "province": PROVINCE_IDS,
    "territory": TERRITORY_IDS,
    "power": tuple(row.id for row in POWERS),
    "other": tuple(row.id for row in OTHERS),
    "unit": KIND_IDS,
    "leader": LEADER_IDS,
    "card": TITLE_IDS,
    "objective": OBJECTIVE_IDS,
}
"""The kinds of arguments. A power in a move is its identity, not its number in the match."""

VERBS: Final = Verbs(NAMES)
"""Answers of many questions: where, in which Province, whom, which leader, how many."""
PASS: Final = VERBS.move("pass")
DONE: Final = VERBS.move("done")
YES: Final = VERBS.move("yes")
NO: Final = VERBS.move("no")
VERBS.also("no-offer", "accept", "refuse")
AT: Final = VERBS.row("at {place}")
IN: Final = VERBS.row("in {province}")
NAME: Final = VERBS.row("name {power}")
LEADER_MOVE: Final = VERBS.row("leader {leader}")
NUMBER: Final = VERBS.row("number {number}", 100)
END_MUTINY: Final = VERBS.move("end-mutiny")
