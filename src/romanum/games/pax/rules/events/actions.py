"""How the actions of events are written."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import row
from romanum.games.pax.data.components import KIND_IDS

VERBS: Final = {
    "defect": "defect {unit}",
}

DEFECT: Final = row("defect", len(KIND_IDS))
