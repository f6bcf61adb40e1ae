"""5.8e: allies are asked for the use of their ports, trains and cities before units are fed or trains filled."""

from __future__ import annotations

from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import HEX
from romanum.games.imperium.rules.common.control import city_at, port_owner
from romanum.games.imperium.rules.common.leave import PORT, REPLENISHMENT, TRAIN, must_ask
from romanum.games.imperium.rules.common.port_supply import in_port_supply, ports_near
from romanum.games.imperium.rules.common.powers import side
from romanum.games.imperium.rules.supply.trains import is_in_sight, is_near
from romanum.games.imperium.state.errands import AskLeave
from romanum.games.imperium.state.forces import is_naval
from romanum.games.imperium.state.marks import INSIDE, SUPPLIED
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, TRAINS, of, points

Wish = tuple[int, int, int]
"""Who asks whom for what."""


def asks_allies(g: RomanWorld, stacks: list[int], again: Task[RomanWorld]) -> bool:
    """Whether an ally is asked before some stacks are fed; then what was about to be done runs `again`."""
    if not any(g.allies):
        return False
    wishes = dict.fromkeys(wish for stack in stacks for wish in _wishes(g, stack))
    return _ask(g, list(wishes), again)


def _ask(g: RomanWorld, wishes: list[Wish], again: Task[RomanWorld]) -> bool:
    if wishes:
        g.push(again)
    for asker, owner, kind in reversed(wishes):
        g.push(AskLeave(asker, owner, kind, NONE))
    return bool(wishes)


def _wishes(g: RomanWorld, stack: int) -> list[Wish]:
    """For units that eat and are not supplied: an ally's port where they stand, else his trains within reach."""
    if g.mark[stack] & (SUPPLIED | INSIDE) or is_naval(g, stack) or not of(g.units[stack], COMBATANTS):
        return []
    if in_port_supply(g, stack):
        return []
    power, here = g.whose[stack], g.at[stack]
    owners = [port_owner(g, port) for port in ports_near(g, here)]
    ports = [
        (side(g, power), side(g, owner), PORT) for owner in owners if owner >= 0 and must_ask(g, power, owner, PORT)
    ]
    return ports or [
        (side(g, power), side(g, g.whose[other]), TRAIN)
        for other, place in enumerate(g.at)
        if place >= 0 and must_ask(g, power, g.whose[other], TRAIN) and points(g.units[other])
        if is_near(g, other, HEX[here], power) and is_in_sight(g, other, power)
    ]


def asks_for_rest(g: RomanWorld, again: Task[RomanWorld]) -> bool:
    """13.4.1a: before trains are filled in an ally's city he is asked."""
    if not any(g.allies):
        return False
    wishes = dict.fromkeys(
        (side(g, g.whose[stack]), side(g, owner), REPLENISHMENT)
        for stack, place in enumerate(g.at)
        if place >= 0 and of(g.units[stack], TRAINS)
        for owner in [_city_owner(g, place)]
        if owner != NOBODY and must_ask(g, g.whose[stack], owner, REPLENISHMENT)
    )
    return _ask(g, list(wishes), again)


def _city_owner(g: RomanWorld, place: int) -> int:
    city = city_at(g, place)
    return g.city_of[city] if city != NONE else NOBODY
