"""What a seat has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.hre.data.components import FIRST_PEOPLE, FIRST_REBEL
from romanum.games.hre.rules.scoring import seat_scores
from romanum.games.hre.state.position import HANDS, Empire


def account(g: Empire, seat: int) -> dict[str, float]:
    """Points, Provinces, Cities, Legions, other Armies, Forts and cards of a seat's Factions."""
    return accounts(g)[seat]


def accounts(g: Empire) -> list[dict[str, float]]:
    """The same for all seats."""
    found: list[dict[str, float]] = [
        {"points": float(points), "provinces": 0, "cities": 0, "legions": 0, "hordes": 0, "forts": 0, "cards": 0}
        for points in seat_scores(g)
    ]
    factions = len(g.seat_of)
    for province, side in enumerate(g.holder):
        if not 0 <= side < FIRST_REBEL or not 0 <= (owner := g.owner(side)) < factions:
            continue
        own = found[g.seat_of[owner]]
        own["provinces"] += 1
        if g.city[province]:
            own["cities"] += 1
        own["forts"] += g.fort[province]
        own["legions" if side < FIRST_PEOPLE else "hordes"] += g.armies[province]
    for faction, seat in enumerate(g.seat_of):
        found[seat]["cards"] += HANDS.count(g, faction)
    return found
