"""How the actions that several parts share are written, and the constant moves that steps hand out.

Each part of the rules has verbs of its own in its `actions`; the vocabulary of the game is all of them together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from romanum.engine.action import Move, Vocabulary, row
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

VERBS: Final = {
    "pass": "pass",
    "done": "done",
    "yes": "yes",
    "no": "no",
    "no-offer": "no-offer",
    "accept": "accept",
    "refuse": "refuse",
    "at": "at {place}",
    "in": "in {province}",
    "name": "name {power}",
    "leader": "leader {leader}",
    "number": "number {number}",
    "end-mutiny": "end-mutiny",
}
"""Answers of many questions: where, in which Province, whom, which leader, how many."""

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


PASS: Final[Move] = ("pass",)
DONE: Final[Move] = ("done",)
YES: Final[Move] = ("yes",)
NO: Final[Move] = ("no",)
END_MUTINY: Final[Move] = ("end-mutiny",)
AT: Final = row("at", len(PLACE_IDS))
IN: Final = row("in", len(PROVINCE_IDS))
NAME: Final = row("name", len(POWERS))
LEADER_MOVE: Final = row("leader", len(LEADER_IDS))
NUMBER: Final = row("number", 100)


def vocabulary(*verbs: Mapping[str, str]) -> Vocabulary:
    """All verbs together."""
    return Vocabulary.joined(NAMES, VERBS, *verbs)
