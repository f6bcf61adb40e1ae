"""14.6d-g, 17.2.2c: fleets leave a port that is attacked by land, or a coast on which their side was beaten."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import HEX, PLACE_IDS
from romanum.games.imperium.data.seas import PORT_WATERS, PORTS_ON, SEA_STEPS
from romanum.games.imperium.rules.common.powers import mover_of, power_id
from romanum.games.imperium.rules.geography.travel import sea_reach
from romanum.games.imperium.rules.naval.combat.aftermath import NEAR, admits
from romanum.games.imperium.rules.naval.combat.sides import targets
from romanum.games.imperium.rules.naval.guests import come_to_rest, set_out_together, take_along
from romanum.games.imperium.rules.naval.ports import has_cargo, is_home_port
from romanum.games.imperium.rules.naval.seamen import in_range
from romanum.games.imperium.state.actions import AT, READY
from romanum.games.imperium.state.errands import FleetsLeave, NavalBattle, SeaInterception
from romanum.games.imperium.state.forces import has_fleets, is_alive, put, settle, stacks_at
from romanum.games.imperium.state.marks import ACTIVE_FORCE, INSIDE, SHELTERED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


def ships_in(g: RomanWorld, place: int, power: int) -> list[int]:
    """The fleets of a power in the port of a place, or off its coast."""
    waters = dict.fromkeys((*PORT_WATERS[place], HEX[place]))
    return [
        stack for water in waters for stack in stacks_at(g, water) if g.whose[stack] == power and has_fleets(g, stack)
    ]


@carries_out(FleetsLeave)
def leave_port(errand: FleetsLeave, g: RomanWorld) -> None:
    """Each of them by itself."""
    for stack in ships_in(g, errand.place, errand.power):
        g.push(Sally(stack))


class Sally(Task[RomanWorld], frozen=True):
    """14.6f: enemy fleets outside are attacked at once; whoever is not beaten puts out to sea."""

    stack: int
    rule: ClassVar[str] = "14.6f"

    def run(self, g: RomanWorld) -> None:
        """A battle first, where there is an enemy."""
        stack = self.stack
        if not is_alive(g, stack):
            return
        g.mark[stack] &= ~SHELTERED
        set_out_together(g, stack)
        g.push(AwayToSea(mover_of(g, stack), stack))
        foes = targets(g, g.whose[stack], g.at[stack])
        if foes:
            g.push(NavalBattle(g.at[stack], g.whose[stack], g.whose[foes[0]], False))


def retreats(g: RomanWorld, stack: int) -> list[int]:
    """Ruling 14.6d: outside a port of theirs, in the next waters, or in a friendly port within five MP (24.5c)."""
    here, power, cargo = g.at[stack], g.whose[stack], has_cargo(g, stack)
    own = [here] if any(is_home_port(g, port, power) for port in PORTS_ON[here]) else []
    found = own + [there for there in SEA_STEPS[here] if in_range(g, power, there)]
    for water in sea_reach(g, here, NEAR):
        if water not in found and admits(g, water, power, cargo) and in_range(g, power, water):
            found.append(water)
    return sorted(found) or [here]


class AwayToSea(PlayerChoice, frozen=True):
    """14.6d, 14.6g: where the fleets go that have left the port; others may intercept them there (14.6f)."""

    stack: int
    rule: ClassVar[str] = "14.6d"

    def _is_free(self, g: RomanWorld) -> bool:
        stack = self.stack
        return is_alive(g, stack) and has_fleets(g, stack) and bool(g.mark[stack] & ACTIVE_FORCE)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Waters; a fleet that was beaten has gone already."""
        if not self._is_free(g) or self.player < 0:
            return [READY]
        return [AT[water] for water in retreats(g, self.stack)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        stack = self.stack
        if not self._is_free(g):
            come_to_rest(g, stack)
            return
        g.mark[stack] &= ~INSIDE
        here, there = g.at[stack], g.at[stack] if move == READY else move[1]
        take_along(g, stack, there)
        put(g, stack, there)
        g.mark[stack] &= ~ACTIVE_FORCE
        come_to_rest(g, stack)
        settle(g, here)
        if g.log is not None:
            g.tell("leaves-port", self.rule, power=power_id(g, g.whose[stack]), place=PLACE_IDS[here])
        if there != here and is_alive(g, stack):
            g.push(SeaInterception(stack, there))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        place = PLACE_IDS[g.at[self.stack]] if is_alive(g, self.stack) else ""
        return Prompt("away-to-sea", self.rule, {"place": place})
