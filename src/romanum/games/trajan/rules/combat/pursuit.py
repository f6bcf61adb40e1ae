"""Chapters 7.3, 14.15c and 14.15d: the force that follows the beaten, and the combat that comes of it."""

from __future__ import annotations

from collections.abc import Iterable

from romanum.engine.errand import carries_out
from romanum.games.trajan.data.components import HEX_NAMES
from romanum.games.trajan.rules.combat.aftermath import Pursue
from romanum.games.trajan.rules.combat.battle import fight
from romanum.games.trajan.rules.combat.rounds import FIELD
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.forces import reveal
from romanum.games.trajan.state.position import MOVED, NONE, SIDE_IDS, War


def pursuers(g: War, side: int, there: int, force: Iterable[int]) -> list[int]:
    """7.3a, 7.3b: the force and those friends in the hex that it comes to who have still to attack."""
    return sorted({*force, *(u for u in g.outside(side, there) if g.may_attack(u))})


@carries_out(Pursue)
def follow(pursuit: Pursue, g: War) -> None:
    """7.3b, 14.15c, 14.15d: it moves, sees whoever is there (8.0b) and attacks everybody in the open."""
    side, there = pursuit.side, pursuit.there
    attackers = pursuers(g, side, there, pursuit.force)
    g.arrive(pursuit.force, there)
    for unit in pursuit.force:
        g.army[unit], g.marched[unit] = NONE, MOVED
    g.tell("pursues", "14.15d", side=SIDE_IDS[side], hex=HEX_NAMES[pursuit.hex], destination=HEX_NAMES[there])
    g.fought += (there,)
    control_changed(g)
    fight(g, there, side, FIELD, attackers, g.outside(1 - side, there))
    reveal(g, 1 - side, there)
