"""How the actions of Rebellions and Invasions are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import grid
from romanum.games.pax.data.components import OTHERS, PLACE_COUNT, POWERS

VERBS: Final = {
    "lead": "lead {other} {place}",
    "mutiny": "mutiny {power} {place}",
    "mutiny-of": "mutiny-of {other} {place}",
}

LEAD: Final = grid("lead", len(OTHERS), PLACE_COUNT)
MUTINY: Final = grid("mutiny", len(POWERS), PLACE_COUNT)
MUTINY_OF: Final = grid("mutiny-of", len(OTHERS), PLACE_COUNT)
