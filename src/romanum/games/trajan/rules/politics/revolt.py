"""Chapter 16: a city changes sides, and its garrison fights for it at once."""

from __future__ import annotations

from romanum.games.trajan.data.components import CITIES, CITY_HEX, KIND, LEADER
from romanum.games.trajan.rules.combat.battle import fight
from romanum.games.trajan.rules.combat.rounds import REVOLT
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.forces import reveal
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.state.position import SIDE_IDS, War


def begin_revolt(g: War, side: int, city: int) -> None:
    """13.0c, 16.1: the Civis turns to a side; enemy units inside fight it at once, leaders alone are lost (16.1e)."""
    hex = CITY_HEX[city]
    g.civis[city] = side
    g.tell("revolt", "16.0a", side=SIDE_IDS[side], city=CITIES[city].id)
    garrison = g.garrison(1 - side, hex)
    if any(KIND[u] != LEADER for u in garrison):
        fight(g, hex, side, REVOLT, (), garrison, civis=1)
        return
    for leader in garrison:
        eliminate(g, leader)
    reveal(g, 1 - side, hex)
    control_changed(g)
