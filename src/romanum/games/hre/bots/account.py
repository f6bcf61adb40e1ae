"""What a seat has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.hre.data.components import FIRST_PEOPLE, FIRST_REBEL
from romanum.games.hre.rules.victory_points import seat_scores
from romanum.games.hre.state.position import HANDS, Empire


def account(g: Empire, seat: int) -> dict[str, float]:
    """Points, Provinces, Cities, Legions, other Armies, Forts and cards of a seat's Factions."""
    return accounts(g)[seat]


def accounts(g: Empire) -> list[dict[str, float]]:
    """The same for all seats. The map is counted by sides first: many Provinces have the same."""
    provinces, cities, forts, armies = ([0] * FIRST_REBEL for _ in range(4))
    for side, city, fort, standing in zip(g.holder, g.city, g.fort, g.armies, strict=True):
        if 0 <= side < FIRST_REBEL:
            provinces[side] += 1
            armies[side] += standing
            if city:
                cities[side] += 1
            if fort:
                forts[side] += fort
    found: list[dict[str, float]] = [
        {"points": float(points), "provinces": 0, "cities": 0, "legions": 0, "hordes": 0, "forts": 0, "cards": 0}
        for points in seat_scores(g)
    ]
    factions = len(g.seat_of)
    for side, held in enumerate(provinces):
        if held and 0 <= (owner := g.owner(side)) < factions:
            own = found[g.seat_of[owner]]
            own["provinces"] += held
            own["cities"] += cities[side]
            own["forts"] += forts[side]
            own["legions" if side < FIRST_PEOPLE else "hordes"] += armies[side]
    for faction, seat in enumerate(g.seat_of):
        found[seat]["cards"] += HANDS.count(g, faction)
    return found
