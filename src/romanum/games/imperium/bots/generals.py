"""Generals without an army: to whom they ride, and how far they come in a month.

A leader alone wins nothing and may be taken (18.2), and an army without one fights as its men are rated. So whoever has
nobody to lead rides to the army that gains most by him, before it sets out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from romanum.games.imperium.bots.outlook import DECAY, without
from romanum.games.imperium.bots.survey import Force
from romanum.games.imperium.rules.common.leaders import leaders_in, value
from romanum.games.imperium.rules.geography.travel import land_roads
from romanum.games.imperium.rules.march.muster import movable
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.position import RomanWorld

if TYPE_CHECKING:
    from romanum.games.imperium.bots.glance import Glance

RIDE: Final = 90
"""Movement Points beyond which nobody rides to an army."""


def idle(glance: Glance) -> list[Force]:
    """The generals of a player who could set out and have nobody with them, as forces without men; the best first."""
    g, found = glance.g, list[Force]()
    for place, power in movable(g, glance.seat):
        if any(force.power == power for force in glance.survey.at.get(place, ())):
            continue
        command = most_able(g, place, power)
        if command:
            found.append(Force(power, place, 0.0, command))
    return sorted(found, key=lambda force: (-force.command, force.place))


def most_able(g: RomanWorld, place: int, power: int) -> int:
    """The value of the best leader of a power in a place."""
    own = [stack for stack in stacks_at(g, place) if g.whose[stack] == power]
    return max((value(g, leader) for stack in own for leader in leaders_in(g, stack)), default=0)


def ride_of(glance: Glance, force: Force, mp: int) -> tuple[int, tuple[int, ...]]:
    """Where a general alone had best be at the end of the month, and the way there."""
    here, theatre = force.place, glance.theatre(force.power)
    roads = without(land_roads(glance.g), theatre.closed)
    enemies = theatre.enemies
    barred = theatre.barred | enemies
    field = roads.field((here,), RIDE, barred=barred)
    army, gain = here, 0.0
    for other in glance.survey.own():
        far = field[other.place] if other.power == force.power else RIDE
        worth = other.might * (force.command - other.command) * DECAY[far] if far < RIDE else 0.0
        if worth > gain:
            army, gain = other.place, worth
    reach = roads.reach(here, mp, enemies, barred)
    if army == here or army in reach:
        return army, reach.way(army)
    back = roads.field((army,), RIDE, barred=barred)
    safe = [place for place in reach if place not in theatre.danger and back[place] < back[here]]
    end = min(safe, key=lambda place: (back[place], place), default=here)
    return end, reach.way(end)
