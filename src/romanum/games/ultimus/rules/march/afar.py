"""Why an area cannot be come to by one step: how far it is, or that one goes there area by area (7.2)."""

from __future__ import annotations

from typing import Final

from romanum.board.network import Stride, explore
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import NEIGHBOURS, ZONE_IDS
from romanum.games.ultimus.rules.march.movement import price

ANY_DISTANCE: Final = 1000
"""More PM than any way takes."""


def why_not_at_once(here: int, there: int, left: int) -> Refusal:
    """7.2: what the cheapest way takes, whoever stands in it, against what is left."""
    reach = explore(NEIGHBOURS, here, ANY_DISTANCE, lambda a, b, spent, burden: Stride(price(a, b)))
    area = ZONE_IDS[there]
    if there not in reach:
        return Refusal("7.2a", "no-way-on-foot", {"area": area})
    facts = {"area": area, "cost": reach[there], "left": left}
    return Refusal("7.2a", "areas-away" if reach[there] > left else "area-by-area", facts)
