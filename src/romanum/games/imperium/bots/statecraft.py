"""How taxes, mobilization, plunder, supply and talks look at a glance."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.squadrons import wanted
from romanum.games.imperium.bots.survey import QUALITY
from romanum.games.imperium.bots.worth import is_to_be_sacked, wins_by_hunger
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.cities import CITY_PROVINCE, ROMA
from romanum.games.imperium.data.hexes import GRID, HEX, HEXES_OF
from romanum.games.imperium.data.units import CER, CLASS, STRENGTH, TRAIN
from romanum.games.imperium.rules.common.control import cities_in
from romanum.games.imperium.rules.mobilization.sheets import LAYS, note
from romanum.games.imperium.rules.powers.grain import FLEETS_A_SYMBOL, has_grain, symbols, wheat
from romanum.games.imperium.state.position import NOBODY, NONE

PENNILESS: Final = 3
"""With fewer talents than this nothing is raised."""


def raised(glance: Glance, move: Move) -> float:
    """The strongest first."""
    if CLASS[move[1]] == TRAIN:
        return NEVER
    return 2.0 + 0.05 * STRENGTH[move[1]] * QUALITY[CER[move[1]]]


def keel(glance: Glance, move: Move) -> float:
    """7.8: a fleet for what legions leave, where the sea matters; with crews of the lesser legions."""
    if wanted(glance) <= sum(line.number for line in glance.means.lines if line.act in LAYS):
        return -1.0
    return 2.5 if move[0] == "lay" else 2.4


def muster(glance: Glance, move: Move) -> float:
    """A Province after the other, those near the war first, as long as there is money; never back."""
    now = note(glance.g, glance.seat).province
    if glance.talents < PENNILESS:
        return NEVER
    rank = _rank(glance.war, move[1])
    return 1.0 - 0.01 * rank[0] if now == NONE or rank > _rank(glance.war, now) else NEVER


@lru_cache(4000)
def _rank(war: int, province: int) -> tuple[int, int]:
    """How far a Province is from where the war is."""
    places = HEXES_OF[province]
    if war == NONE or not places:
        return 0, province
    return min(GRID.distance(HEX[place], HEX[war]) for place in places), province


def plunder(glance: Glance, move: Move) -> float:
    """24.3: what wins is plundered; one's own land is spared, of another's the loot counts more than taxes."""
    g = glance.g
    province, cities = (move[1], cities_in(g, move[1])) if move[0] == "plunder" else (CITY_PROVINCE[move[1]], [move[1]])
    lord = g.lord[province]
    if any(is_to_be_sacked(g, glance.seat, city) for city in cities):
        return 4.0 if move[0] == "plunder-city" else 3.5
    return -4.0 if lord != NOBODY and g.chief[lord] == glance.seat else 1.0


def cut_grain(glance: Glance, move: Move) -> float:
    """27.1.4a: where it starves the Roma of an enemy, with no more fleets than it takes; they stay there this month."""
    g, (_, province, ships) = glance.g, move
    owner = g.city_of[ROMA]
    cut = min(ships // FLEETS_A_SYMBOL, symbols(g, province, ROMA)) if has_grain(g, g.chief[owner], province) else 0
    if g.chief[owner] == glance.seat or ships != FLEETS_A_SYMBOL * cut:
        return NEVER
    starves = wheat(g, g.chief[owner], ROMA) - cut < TABLES.grain.needed
    return cut + 1.0 if starves or wins_by_hunger(g.which, g.seats, glance.seat) else NEVER


JUDGES: Final = {
    "cut-grain": cut_grain,
    "muster": muster,
    "raise": raised,
    "raise-raw": raised,
    "lay": keel,
    "lay-with": keel,
    "restore": raised,
    "man-ashore": raised,
    "plunder": plunder,
    "plunder-city": plunder,
}
FLAT: Final = {
    "again": -5.0,
    "cross-out": NEVER,
    "rebuild-militia": -0.5,
    "resume": 0.5,
    "keep-fort": 0.5,
    "scrap": NEVER,
    "stop-work": NEVER,
    "feed": 6.0,
    "forage": -1.0,
    "draw": -1.0,
    "draw-unit": -2.0,
    "forage-unit": -2.0,
    "next-group": -1.0,
    "change": -4.0,
    "disband-train": NEVER,
    "conquer": 3.0,
    "treasure": 3.0,
    "destroy": -2.0,
}
