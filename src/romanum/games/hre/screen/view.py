"""What a view tells beyond the bare fields: made from what the seat knows alone."""

from __future__ import annotations

from typing import Any

from romanum.games.hre.data.components import FIRST_PEOPLE, SIDE_IDS
from romanum.games.hre.rules.placement import Place
from romanum.games.hre.state.position import NONE, Empire


def describe(known: Empire, seat: int | None) -> dict[str, Any]:
    """Scores added up, the running Phase by name, and what waits to be placed."""
    step = known.stack[-1] if known.stack else None
    placing = known.innermost(Place)
    return {
        "total_vp": [known.total_vp(f) for f in range(known.factions)],
        "phase_of": SIDE_IDS[known.side] if known.side != NONE else "",
        "roman_phase": 0 <= known.side < FIRST_PEOPLE,
        "to_place": placing.left if placing else getattr(step, "pool", 0),
    }
