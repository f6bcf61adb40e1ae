"""12.4.1d, 12.4.1e, 32c: those who have intercepted are there: how they came, what they wake, and what they do."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.rules.common.entering import enter_province
from romanum.games.imperium.rules.march.actions import GIVE_BATTLE, OVERRUN
from romanum.games.imperium.rules.march.allowance import is_crossing, wades
from romanum.games.imperium.rules.march.overrun import can_ride_down, ride_down
from romanum.games.imperium.state.errands import Battle
from romanum.games.imperium.state.forces import go, has_combatants, is_alive, settle
from romanum.games.imperium.state.marks import CALLED, CROSSED, WADED
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


def stand_down(g: RomanWorld, force: list[int]) -> None:
    """They stay where they are."""
    here = g.at[force[0]]
    for stack in force:
        g.mark[stack] &= ~CALLED
    settle(g, here)


def enter_lands(g: RomanWorld, force: list[int], way: tuple[int, ...]) -> None:
    """23.1, 45.2b: whoever intercepts has entered the Provinces on his way like others, the last one to stay."""
    provinces = list(dict.fromkeys(PROVINCE[place] for place in way))
    for province in reversed(provinces[1:]):
        if province not in (NONE, provinces[0]):
            for power in dict.fromkeys(g.whose[stack] for stack in force):
                enter_province(g, [stack for stack in force if g.whose[stack] == power], province)


class Encounter(Task[RomanWorld], frozen=True):
    """12.4.1e, 32c: there is a battle, unless heavy cavalry can ride them down."""

    player: int
    force: tuple[int, ...]
    rule: ClassVar[str] = "12.4.1e"

    def run(self, g: RomanWorld) -> None:
        """Those who have come through."""
        force = tuple(stack for stack in self.force if is_alive(g, stack))
        if not any(has_combatants(g, stack) for stack in force):
            if force:
                stand_down(g, list(force))
            return
        force = tuple(sorted(force, key=lambda stack: not has_combatants(g, stack)))
        place, power = g.at[force[0]], g.whose[force[0]]
        if can_ride_down(g, power, place, "".join(g.units[stack] for stack in force)):
            g.push(RideThemDown(self.player, force))
        else:
            g.push(Battle(place, force, met=True))


class RideThemDown(PlayerChoice, frozen=True):
    """32c: those who intercept overrun the force that moves, or give battle."""

    force: tuple[int, ...]
    rule: ClassVar[str] = "32c"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        return [OVERRUN, GIVE_BATTLE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """The march is over with those who marched, or there is a battle."""
        place = g.at[self.force[0]]
        if move == GIVE_BATTLE:
            g.push(Battle(place, self.force, met=True))
            return
        for stack in self.force:
            g.mark[stack] &= ~CALLED
        ride_down(g, self.force[0])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("ride-down", self.rule, {"place": PLACE_IDS[g.at[self.force[0]]]})


def arrive(g: RomanWorld, force: list[int], way: tuple[int, ...]) -> None:
    """Ruling 12.4.1e: over a river they attack at half strength like others."""
    last, goal = way[-2:]
    for stack in force:
        if is_crossing(last, goal):
            g.mark[stack] |= WADED if wades(g, last, goal) else CROSSED
        go(g, stack, goal)
        g.came[stack] = last
