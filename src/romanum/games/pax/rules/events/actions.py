"""How the actions of events are written."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Verbs
from romanum.games.pax.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
DEFECT: Final = VERBS.row("defect {unit}")
