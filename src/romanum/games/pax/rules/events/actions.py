"""How the actions of events are written."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.data.components import KIND_IDS
from romanum.games.pax.state.actions import row

VERBS: Final = {
    "defect": "defect {unit}",
}

DEFECT: Final = row("defect", len(KIND_IDS))
