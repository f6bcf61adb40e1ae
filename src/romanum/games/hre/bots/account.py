"""What a seat has, in words that players use: it tells what an option brings and costs."""

from __future__ import annotations

from romanum.games.hre.data.components import FIRST_PEOPLE, FIRST_REBEL
from romanum.games.hre.rules.scoring import seat_scores
from romanum.games.hre.state.position import HANDS, Empire


def account(g: Empire, seat: int) -> dict[str, float]:
    """Points, Provinces, Cities, Legions, other Armies, Forts and cards of a seat's Factions."""
    found = {"provinces": 0, "cities": 0, "legions": 0, "hordes": 0, "forts": 0}
    for province, side in enumerate(g.holder):
        if not 0 <= side < FIRST_REBEL or not _is_of(g, side, seat):
            continue
        found["provinces"] += 1
        found["cities"] += bool(g.city[province])
        found["forts"] += g.fort[province]
        found["legions" if side < FIRST_PEOPLE else "hordes"] += g.armies[province]
    cards = sum([HANDS.count(g, faction) for faction, holder in enumerate(g.seat_of) if holder == seat])
    return {"points": float(seat_scores(g)[seat]), **found, "cards": cards}


def _is_of(g: Empire, side: int, seat: int) -> bool:
    owner = g.owner(side)
    return 0 <= owner < len(g.seat_of) and g.seat_of[owner] == seat
