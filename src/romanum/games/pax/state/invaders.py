"""Barbarian Armies that powers move (13.3, 13.4): which they are, and where they may not go."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.data.components import AREAS, GALLIC_REVOLT, GERMANS, NONE, PROVINCE_OF, SPACE_COUNT
from romanum.games.pax.state.position import Mediterranean

SHARED: Final = (GERMANS, GALLIC_REVOLT)
"""13.3-GAULe, 13.4-GERMANSb: whoever is active may use his Major Move on them."""
GAUL: Final = frozenset(AREAS["gaul"])
"""13.3: mainland Gaul."""


def kept_out(g: Mediterranean, side: int, here: int, there: int) -> str:
    """The rule by which an Army of a side, coming from a place, may not go to a Space; empty if it may."""
    if there >= SPACE_COUNT or side not in SHARED:
        return ""
    province = PROVINCE_OF[there]
    if side == GALLIC_REVOLT:
        return "" if province in GAUL else "13.3-GAULe"
    if province != g.german_home or _last_space(g, here) == NONE:
        return ""
    return "13.4-GERMANSa" if PROVINCE_OF[_last_space(g, here)] != province else ""


def _last_space(g: Mediterranean, here: int) -> int:
    """The Space an Army is in, or the last one it left if it is on a Transit Point."""
    if here < SPACE_COUNT:
        return here
    at = g.at[g.mover]
    return at if at < SPACE_COUNT else g.last_space
