"""Chapters 3.2.C, 8.1.2b and 12.2.6: the Removal Phase. Who was there for one Game-Turn goes."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.data.components import (
    CAVALRY,
    HIRED_CAVALRY,
    HIRED_HEAVY,
    HIRED_LIGHT,
    LEADER_COUNT,
    MILITIA,
    OTHERS,
    SEATS,
    SIDE_COUNT,
    SOLDIER,
)
from romanum.games.pax.rules.turn.objectives import Discarding
from romanum.games.pax.state.control import settle, settle_provinces
from romanum.games.pax.state.forces import numbers, stacks_of, strike, tidy, wipe_out
from romanum.games.pax.state.leaders import dismiss
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import set_patron

PASSING: Final = (SOLDIER, *(s for s in range(SEATS, SIDE_COUNT) if OTHERS[s - SEATS].kind == "invader"))
"""3.2.C, 13.3-GAULe: sides whose Armies leave with their leaders: the Soldier of Fortune, invaders, the Gallic revolt.
Rebels stay (13.3), and so do slaves and Independents with theirs (17.2-ALLIANCE-PERGAMUM-c)."""

LED_AWAY: Final = frozenset({*range(SEATS), *PASSING})
"""3.2.C: sides whose leaders go."""


def begin(g: Mediterranean) -> None:
    """3.2.C: leaders, Militia, Mercenaries, the Soldier of Fortune, invaders; then Objectives may be given back."""
    for power in reversed(g.order):
        g.push(Discarding(power))
    for leader in range(LEADER_COUNT):
        if g.leader_in[leader] >= 0 and g.leader_side[leader] in LED_AWAY:
            dismiss(g, leader)
    for power in range(len(g.powers)):
        _send_home(g, power)
    for side in PASSING:
        for stack in stacks_of(g, side):
            wipe_out(g, stack)
    if g.patron[SOLDIER] != NOBODY:
        set_patron(g, SOLDIER, NOBODY)
        settle_provinces(g)
    settle(g)
    g.tell("removal", "3.2.C")


def _send_home(g: Mediterranean, power: int) -> None:
    """12.2.6, 12.3: Militia and Mercenaries go; hired Cavalry is the power's own from now on."""
    for stack in stacks_of(g, power):
        own = numbers(g, stack)
        for kind in (MILITIA, HIRED_HEAVY, HIRED_LIGHT, HIRED_CAVALRY):
            if own[kind]:
                strike(g, stack, kind, own[kind])
        if own[HIRED_CAVALRY]:
            strike(g, stack, CAVALRY, -own[HIRED_CAVALRY])
        tidy(g, g.at[stack])
