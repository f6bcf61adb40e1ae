"""Chapter 17.2: where the wars of the Successors are fought: Greece, and the way there."""

from __future__ import annotations

from typing import Final

from romanum.board.masks import mask
from romanum.games.pax.data.components import (
    LAND_LINKS,
    PLACE_COUNT,
    PROVINCES_OF,
    SEA_LINKS,
    SPACES_OF,
    TABLES,
    TERRITORY,
)

GREEK_SPACES: Final = mask(s for province in PROVINCES_OF[TERRITORY["greece"]] for s in SPACES_OF[province])
FAR: Final = 99


def _steps(by_sea: bool) -> tuple[int, ...]:
    """By place: Connections to the nearest Space of Greece, by land alone or in any way."""
    found = [0 if GREEK_SPACES >> place & 1 else FAR for place in range(PLACE_COUNT)]
    edge = [place for place in range(PLACE_COUNT) if not found[place]]
    for here in edge:
        for there in (*LAND_LINKS[here], *(SEA_LINKS[here] if by_sea else ())):
            if found[there] == FAR:
                found[there] = found[here] + 1
                edge.append(there)
    return tuple(found)


BY_LAND: Final = _steps(by_sea=False)
"""By place: Land Connections to Greece."""
NEAR: Final = mask(p for p, steps in enumerate(_steps(by_sea=True)) if steps <= TABLES.cards_effects.successor_reach)
"""17.2-SUCCESSOR-WARS-a: places from which an Army can be called to the war."""


def leads_astray(here: int, there: int) -> bool:
    """17.2-SUCCESSOR-WARS-a: out of Greece, or, from outside, no nearer to it."""
    return not GREEK_SPACES >> there & 1 and (not BY_LAND[here] or BY_LAND[there] >= BY_LAND[here])
