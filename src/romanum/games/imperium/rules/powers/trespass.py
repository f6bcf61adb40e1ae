"""5.2.2b, 5.2.3b, 23.1, 23.4a: land units have entered a Province; whoever sleeps there wakes."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.rules.common.powers import is_enemy, side, wake
from romanum.games.imperium.rules.powers.activation import enemies_for, is_gone, rouse
from romanum.games.imperium.state.errands import Trespass
from romanum.games.imperium.state.forces import is_alive, is_naval
from romanum.games.imperium.state.layout import SEATS
from romanum.games.imperium.state.position import (
    ACTIVE,
    BARBARIAN,
    CLIENT,
    INACTIVE,
    NEUTRAL,
    NOBODY,
    PEOPLE,
    RomanWorld,
)


def owner_of(g: RomanWorld, province: int) -> int:
    """Whose land it is: the power that controls it, else the people of a Province that was given to nobody."""
    lord = g.lord[province]
    if lord != NOBODY:
        return lord
    people = PEOPLE + province
    if g.standing[people] == INACTIVE and g.bond[people] == NEUTRAL:
        return people
    return g.home[province]


def is_still(g: RomanWorld, power: int) -> bool:
    """Whether the scenario says that a power is woken by nobody who enters."""
    return power < len(g.setting.powers) and g.setting.powers[power].still


@carries_out(Trespass)
def trespass(errand: Trespass, g: RomanWorld) -> None:
    """23.1: a stack with units ashore; a fleet in the coastal waters wakes nobody, nor does a leader alone."""
    stack = errand.stack
    if not is_alive(g, stack) or not g.units[stack] or is_naval(g, stack):
        return
    owner = owner_of(g, errand.province)
    if owner != NOBODY:
        meet(g, owner, g.whose[stack])


def meet(g: RomanWorld, owner: int, intruder: int) -> None:
    """What a power does about one that has entered its land."""
    if g.standing[owner] == INACTIVE:
        if is_hostile(g, owner, intruder) and not is_gone(g, owner):
            rouse(g, owner, against(g, owner, intruder), "23.1")
    elif g.standing[owner] == ACTIVE and g.bond[owner] == NEUTRAL and owner != intruder:
        wake(g, owner, against(g, owner, intruder))


def is_hostile(g: RomanWorld, owner: int, intruder: int) -> bool:
    """23.1: everybody to an inactive neutral, but for barbarians to barbarians; to a client its patron's enemies."""
    if owner == intruder or is_still(g, owner):
        return False
    if g.bond[owner] == CLIENT:
        return is_enemy(g, intruder, owner)
    return not (side(g, intruder) >= SEATS and g.origin[intruder] == BARBARIAN == g.origin[owner])


def against(g: RomanWorld, owner: int, intruder: int) -> int:
    """23.4a: the mask of players with whom a power is at war then."""
    if g.bond[owner] == CLIENT:
        return 0
    player = side(g, intruder)
    return enemies_for(g, owner, player if player < SEATS else NOBODY)
