"""Verbs of powers that wake, grain that is cut off, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import row
from romanum.games.imperium.data.roll import LEADER_IDS

VERBS: Final[dict[str, str]] = {"cut-grain": "cut-grain {province} {number}"}
LEADER: Final = row("leader", len(LEADER_IDS))
