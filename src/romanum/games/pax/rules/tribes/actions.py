"""How the actions of Rebellions and Invasions are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.data.components import OTHERS, PLACE_COUNT, POWERS

VERBS: Final = {
    "lead": "lead {other} {place}",
    "mutiny": "mutiny {power} {place}",
    "mutiny-of": "mutiny-of {other} {place}",
}

LEAD: Final = tuple(tuple(("lead", other, place) for place in range(PLACE_COUNT)) for other in range(len(OTHERS)))
MUTINY: Final = tuple(tuple(("mutiny", who, place) for place in range(PLACE_COUNT)) for who in range(len(POWERS)))
MUTINY_OF: Final = tuple(
    tuple(("mutiny-of", other, place) for place in range(PLACE_COUNT)) for other in range(len(OTHERS))
)
