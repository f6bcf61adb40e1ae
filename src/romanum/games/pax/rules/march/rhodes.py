"""Chapter 12.5.1: the toll of Rhodes."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import PLACE_IDS, RHODES, RHODES_SPACE, TABLES
from romanum.games.pax.rules.march.actions import ATTACK, PAY_TOLL
from romanum.games.pax.rules.march.voyage import Voyage, ships, stop
from romanum.games.pax.state.actions import PASS
from romanum.games.pax.state.forces import fleets
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import enemies, side_id
from romanum.games.pax.state.standing import can_pay, pay_rhodes
from romanum.games.pax.state.steps import PowerChoice

TOLL = TABLES.costs.rhodes_toll


def takes_toll(g: Mediterranean, power: int) -> bool:
    """12.5.1c: Rhodes is Independent, or the ally of somebody else."""
    return g.holder[RHODES_SPACE] == RHODES and g.patron[RHODES] != power


def guards(g: Mediterranean, side: int) -> int:
    """12.5.1d: hostile ships at Rhodes: its own, and those of its ally."""
    ally = g.patron[RHODES]
    watch = 1 << RHODES | (1 << ally if ally != NOBODY else 0)
    return fleets(g, RHODES_SPACE) & enemies(g, side) & watch


class Toll(PowerChoice, frozen=True):
    """12.5.1c, 12.5.1d: a Fleet at Rhodes pays, attacks, or is Stopped and goes no farther."""

    came_from: int
    rule: ClassVar[str] = "12.5.1c"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """What it can pay for, and whom it can attack."""
        found = [PAY_TOLL] if can_pay(g, self.power, TOLL) else []
        if ships(g) and guards(g, g.whose[g.mover]):
            found.append(ATTACK)
        return [*found, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Paid to the ally of Rhodes, if it has one."""
        if move != PAY_TOLL:
            g.tell("no-toll", "12.5.1d", side=side_id(g, g.whose[g.mover]), place=PLACE_IDS[RHODES_SPACE])
            g.amend(Voyage, back=self.came_from)
            if move == PASS:
                stop(g)
            return
        pay_rhodes(g, self.power, TOLL, "12.5.1c")

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("rhodes-toll", self.rule, {"power": side_id(g, self.power), "talents": TOLL})


def way_is_free(g: Mediterranean) -> bool:
    """12.5.1d: a Fleet that did not pay goes on once nobody guards Rhodes."""
    return not guards(g, g.whose[g.mover])
