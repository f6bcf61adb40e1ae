"""Chapters 12.5.1 to 12.5.4: what becomes of the ships of Rhodes and Syracuse."""

from __future__ import annotations

from typing import Final

from romanum.engine.errand import carries_out
from romanum.games.pax.data.components import GALLEY, NONE, PLACE, PLACE_IDS, RHODES, RHODES_SPACE, SEATS, SYRACUSE
from romanum.games.pax.state.errands import RhodesRefits
from romanum.games.pax.state.forces import add, galleys, stack_of, stacks_of, strike, tidy
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id

SYRACUSE_SPACE: Final = PLACE["syracuse"]
RHODIAN_SHIPS: Final = 2
"""12.5.1a: Squadrons with which whoever Controls Rhodes begins a Game-Turn."""


@carries_out(RhodesRefits)
def rhodes_refits(errand: RhodesRefits, g: Mediterranean) -> None:
    """12.5.1a: in the Standard Game its holder begins each Game-Turn with two Squadrons there, whatever happened."""
    if g.advanced or g.patron[RHODES] == NOBODY:
        return
    for stack in stacks_of(g, RHODES):
        place = g.at[stack]
        strike(g, stack, GALLEY, galleys(g, stack))
        tidy(g, place)
    add(g, RHODES, RHODES_SPACE, GALLEY, RHODIAN_SHIPS)
    g.tell("rhodes-refits", "12.5.1a", power=side_id(g, g.patron[RHODES]), number=RHODIAN_SHIPS)


def take_over_ships(g: Mediterranean, space: int) -> None:
    """12.5.3: whoever captures Syracuse has the Squadrons that are left there as his own."""
    fleet, power = stack_of(g, SYRACUSE, SYRACUSE_SPACE), g.town_of[space]
    if space != SYRACUSE_SPACE or fleet == NONE or not 0 <= power < SEATS:
        return
    number = galleys(g, fleet)
    strike(g, fleet, GALLEY, number)
    tidy(g, space)
    add(g, power, space, GALLEY, number)
    g.tell("ships-taken", "12.5.3", power=side_id(g, power), place=PLACE_IDS[space], number=number)
