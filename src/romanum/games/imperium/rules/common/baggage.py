"""13.4.5: baggage trains whose side is wiped out, in battle or behind walls that hunger opens."""

from __future__ import annotations

from typing import Final

from romanum.engine.position import changed
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common.gods import roll_for
from romanum.games.imperium.rules.common.morale import lay_aside
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.state.forces import add, strike
from romanum.games.imperium.state.position import BARBARIAN, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import TRAINS, of, trains

KEPT_ON: Final = TABLES.captured_train.captured_up_to
"""13.4.5c: civilized victors keep a train on so much or less."""


def rolls_for_trains(g: RomanWorld, winner: int) -> bool:
    """13.4.5c: a civilized victor who is no Roman."""
    return g.origin[winner] not in (ROMAN, BARBARIAN)


def keeps_trains(g: RomanWorld, winner: int) -> bool:
    """13.4.5b, 13.4.5c: Romans capture them, barbarians do not, for others a die decides."""
    if not rolls_for_trains(g, winner):
        return g.origin[winner] == ROMAN
    die = roll_for(g, winner, high=False)
    if g.log is not None:
        g.tell("trains-fate", "13.4.5c", power=power_id(g, winner), die=die, kept="yes" if die <= KEPT_ON else "no")
    return die <= KEPT_ON


def take_trains(g: RomanWorld, stack: int, winner: int, *, kept: bool) -> None:
    """13.4.5a: with all their supply points, or not at all: then a minor power may restore them (8.3e)."""
    taken = of(g.units[stack], TRAINS)
    if not taken:
        return
    strike(g, stack, taken)
    lay_aside(g, g.whose[stack], g.colour[stack], taken, restored=not kept)
    if kept:
        add(g, winner, g.at[stack], taken)
        g.trains_built = changed(g.trains_built, winner, g.trains_built[winner] + trains(taken))
    if g.log is not None:
        kind = "trains-captured" if kept else "trains-destroyed"
        g.tell(kind, "13.4.5a", power=power_id(g, winner), place=PLACE_IDS[g.at[stack]], number=trains(taken))
