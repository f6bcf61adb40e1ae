"""Verbs of powers that wake, grain that is cut off, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import row
from romanum.games.imperium.data.roll import LEADER_IDS, POWER_IDS

VERBS: Final[dict[str, str]] = {"cut-grain": "cut-grain {province} {number}"}
NAME: Final = row("name", len(POWER_IDS))
LEADER: Final = row("leader", len(LEADER_IDS))
