"""Chapter 17.2: an Army in the wars of the Successors meets other Greeks: it picks them up, or attacks them."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.games.pax.data.components import GREECE, ON_LAND, SUCCESSORS
from romanum.games.pax.rules.march.actions import ATTACK, PICK_UP
from romanum.games.pax.rules.march.terrain import COSTS
from romanum.games.pax.state import subjects
from romanum.games.pax.state.forces import land_units, number, stacks_at, tidy, transfer
from romanum.games.pax.state.leaders import assign, enlist, leaders_in
from romanum.games.pax.state.moves import spend
from romanum.games.pax.state.position import NOBODY, SUCCESSOR_MOVE, Mediterranean
from romanum.games.pax.state.steps import PowerChoice


def kinsmen(g: Mediterranean, stack: int) -> list[int]:
    """17.2-SUCCESSOR-WARS-b: Greek Units that it may pick up where it stands: not those in a City or Town."""
    space = g.at[stack]
    if g.move != SUCCESSOR_MOVE or stack != g.mover or g.town_of[space] != NOBODY or g.mp < COSTS.pick_up:
        return []
    greek = g.who(GREECE)
    return [other for other in stacks_at(g, space) if g.whose[other] == greek and land_units(g, other)]


class JoinOrAttack(PowerChoice, frozen=True):
    """17.2-SUCCESSOR-WARS-b: whether Greeks in the way are picked up or attacked."""

    rule: ClassVar[str] = "17.2-SUCCESSOR-WARS-b"
    asks: ClassVar[Asks] = Asks("kinsmen", subjects.POWER, subjects.MOVERS_PLACE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [PICK_UP, ATTACK]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """All of them come along, ships stay; or they are enemies."""
        if move != PICK_UP:
            return
        spend(g, COSTS.pick_up)
        for stack in kinsmen(g, g.mover):
            for kind in range(ON_LAND):
                transfer(g, stack, g.mover, kind, number(g, stack, kind))
            for leader in leaders_in(g, stack):
                assign(g, leader, g.mover)
                enlist(g, leader, SUCCESSORS)
        tidy(g, g.at[g.mover])
