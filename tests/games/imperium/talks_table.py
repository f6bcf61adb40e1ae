"""Players who negotiate."""

from __future__ import annotations

from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.state.errands import Negotiation

from .builder import Table, position

HERE, THERE = "a3621", "a3117"
SYRACUSAE = PLACE_IDS[CITY_PLACE[CITY["syracusae"]]]


def talks(board: dict[str, str] | None = None, scenario: int = 6, **fields: object) -> Table:
    """Caesar and Pompey negotiate."""
    return position(board or {}, scenario=scenario, **fields).push(Negotiation())  # type: ignore[arg-type]


def finish(t: Table, *names: str) -> Table:
    """Everybody has talked enough."""
    for name in names or ("caesar", "pompey"):
        t.play(name, "done")
    return t
