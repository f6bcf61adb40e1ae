"""Verbs of the Siege Resolution Segment, and its constant moves."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.imperium.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
BESIEGED_LOSS: Final = VERBS.row("besieged-loss {kind}")
PLUNDER: Final = VERBS.row("plunder {province}")
PLUNDER_CITY: Final = VERBS.row("plunder-city {city}")
TREASURE_MOVE: Final = VERBS.row("treasure {city}")
CONQUER: Final = VERBS.row("conquer {province}")
TALENTS: Final = VERBS.row("talents {number}", 100)
