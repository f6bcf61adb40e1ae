"""Why a place cannot be come to from where an Army or Fleet is, and what leads there instead (9.2, 11.1, 11.3)."""

from __future__ import annotations

from typing import Final

from romanum.board.network import Stride, explore
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import LAND_LINKS, PLACE_IDS, PORT, SEA_POINT
from romanum.games.pax.rules.march.terrain import step_cost, stride
from romanum.games.pax.rules.march.transport import why_not_embark
from romanum.games.pax.state.position import Mediterranean

ANY_DISTANCE: Final = 10_000
"""More MP than any way takes."""


def why_not_by_land(g: Mediterranean, there: int) -> Refusal:
    """9.2.1a, 11.3.2a: it lies over the sea; it is too far; or the ways there are barred."""
    here = g.at[g.mover]
    costs = _costs_by_land(g, here)
    if there not in costs:
        return _over_the_sea(g, here, there, costs)
    facts = {"place": PLACE_IDS[there], "needed": costs[there], "had": g.mp}
    if costs[there] > g.mp:
        by_sea = PORT[here] and PORT[there] and why_not_embark(g) is None
        if by_sea:
            return Refusal("9.2.1k", "too-far-by-land", {**facts, "instead": "embark"})
        return Refusal("9.2.1k", "too-far", facts)
    near = explore(LAND_LINKS, here, g.mp, lambda a, b, spent, burden: stride(g, a, b, spent))
    return Refusal("9.2.1a", "step-by-step" if there in near else "way-barred", facts)


def _over_the_sea(g: Mediterranean, here: int, there: int, costs: dict[int, int]) -> Refusal:
    if PORT[here]:
        refusal = why_not_embark(g)
        if refusal is None or "needed" not in refusal.facts:
            return refusal or Refusal("11.3.2a", "over-the-sea", {"place": PLACE_IDS[there], "instead": "embark"})
        return Refusal(refusal.rule, "over-the-sea-dear", {**refusal.facts, "place": PLACE_IDS[there]})
    ports = sorted((cost, place) for place, cost in costs.items() if PORT[place])
    if not ports:
        return Refusal("11.3.2a", "no-port-near", {"place": PLACE_IDS[there]})
    return Refusal("11.3.2a", "over-the-sea-from", {"place": PLACE_IDS[there], "port": PLACE_IDS[ports[0][1]]})


def why_not_by_sea(g: Mediterranean, there: int, *, stopped: bool) -> Refusal:
    """11.1.1, 11.1.3, 11.3.3: it lies inland; Continuity comes first; or it is more than a leg away."""
    facts = {"place": PLACE_IDS[there]}
    if not PORT[there] and not SEA_POINT[there]:
        ports = sorted((cost, place) for place, cost in _costs_by_land(g, there).items() if PORT[place])
        return Refusal("11.3.3", "inland-from", facts | {"port": PLACE_IDS[ports[0][1]]} if ports else facts)
    return Refusal("11.1.3", "stopped-first", facts) if stopped else Refusal("11.1.1", "legs-away", facts)


def _costs_by_land(g: Mediterranean, here: int) -> dict[int, int]:
    """What each place costs that is joined to this one by land, whoever may stand there."""
    reach = explore(LAND_LINKS, here, ANY_DISTANCE, lambda a, b, spent, burden: Stride(step_cost(g, a, b)))
    return dict(reach.items())
