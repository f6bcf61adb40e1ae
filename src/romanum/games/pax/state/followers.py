"""Sides that come and go by themselves: the ships of Rhodes, Pontus, slaves in revolt; `control.settle` looks at them.

Rhodes serves whoever holds it (12.5.1a), Pontus lasts as long as its Land Combat Units (12.5.5d), a Slave Revolt as
long as its slaves (12.7.2).
"""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.games.pax.data.components import LCU, PONTUS, RHODES, RHODES_SPACE, SEATS, SLAVES
from romanum.games.pax.state.forces import count, stacks_of, wipe_out
from romanum.games.pax.state.position import NOBODY, PONTUS_MARKER, Mediterranean
from romanum.games.pax.state.sides import set_patron, side_id
from romanum.games.pax.state.standing import CHANGE, shift_stability


def look_after_followers(g: Mediterranean) -> None:
    """12.5.5d, 12.7.2: after occupation may have changed somewhere."""
    if g.patron[PONTUS] != NOBODY and not count(g, PONTUS, LCU):
        _end_pontus(g)
    if g.revolts:
        for power in range(len(g.powers)):
            if g.revolts >> power & 1 and not stacks_of(g, SLAVES[power]):
                _end_revolt(g, power)


def serve_the_holder(g: Mediterranean) -> None:
    """12.5.1a: Rhodes is in other hands: in the Standard Game whoever Controls it has its ships."""
    if not g.advanced:
        holder = g.holder[RHODES_SPACE]
        set_patron(g, RHODES, holder if 0 <= holder < SEATS else NOBODY)


def _end_pontus(g: Mediterranean) -> None:
    """12.5.5d: without Land Combat Units it is out of the game, its ships and Garrisons too."""
    for stack in stacks_of(g, PONTUS):
        wipe_out(g, stack)
    g.tell("pontus-ends", "12.5.5d", power=side_id(g, g.patron[PONTUS]))
    set_patron(g, PONTUS, NOBODY)
    g.pool = changed(g.pool, PONTUS_MARKER, 0)


def _end_revolt(g: Mediterranean, power: int) -> None:
    """12.7.2, 14.2.1f: the last slave is gone."""
    g.revolts &= ~(1 << power)
    g.tell("revolt-ends", "12.7.2", power=side_id(g, power))
    shift_stability(g, power, CHANGE.slaves_gone, "14.2.1f", "slaves-gone")
