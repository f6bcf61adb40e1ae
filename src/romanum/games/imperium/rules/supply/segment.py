"""4l, 13.0b, 13.4.6: the Supply Segment: whoever has not been supplied in this player turn is, or is lost.

The engine proposes for every place how its units are fed; the player lets it all be done with one action, or changes
what he likes first (`change`), or disbands trains (13.4.6).
"""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common.leaders import captives_in, lead_out, leaders_in, rally
from romanum.games.imperium.rules.common.leave import burden, host
from romanum.games.imperium.rules.common.morale import lay_aside, lose
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.common.sieges import behind_walls_of
from romanum.games.imperium.rules.supply.actions import CHANGE, DISBAND_TRAIN
from romanum.games.imperium.rules.supply.rations import (
    Drawn,
    Foraged,
    begin_feeding,
    feed_by_ports,
    forages_first,
    groups,
)
from romanum.games.imperium.rules.supply.trains import asks_allies, sources
from romanum.games.imperium.state.actions import DONE
from romanum.games.imperium.state.errands import SiegesSeen, SupplySegment
from romanum.games.imperium.state.forces import (
    detach,
    has_fleets,
    is_naval,
    join_alike,
    put,
    settle,
    stacks_at,
    stacks_of_player,
    strike,
)
from romanum.games.imperium.state.marks import DRAWS, GUESTS, HUNGRY, INSIDE
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, FLEETS, TRAINS, fleets, of, without
from romanum.games.imperium.state.steps import PlayerChoice


@carries_out(SupplySegment)
def begin_segment(errand: SupplySegment, g: RomanWorld) -> None:
    """13.0b: units that failed when they wanted to move are checked once more (ruling 13.0b)."""
    own = stacks_of_player(g, errand.player)
    if asks_allies(g, own, errand):
        return
    for stack in own:
        g.mark[stack] &= ~(HUNGRY | DRAWS)
    feed_by_ports(g, own)
    g.push(Perishing(errand.player))
    g.push(SecondTry(errand.player))
    g.push(SupplyPlan(errand.player))


class SupplyPlan(PlayerChoice, frozen=True):
    """13.0b, 13.4.6: what is proposed is done; before that a group may be fed otherwise, or a train disbanded."""

    rule: ClassVar[str] = "13.0b"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """All as proposed, one group first, or a train less."""
        found = [CHANGE[g.at[group[0]]] for group in self._groups(g) if self._has_choice(g, group)]
        own = {g.at[s] for s in stacks_of_player(g, self.player) if of(g.units[s], TRAINS)}
        return [*found, *(DISBAND_TRAIN[place] for place in sorted(own)), DONE]

    def _groups(self, g: RomanWorld) -> list[tuple[int, ...]]:
        return groups(g, stacks_of_player(g, self.player))

    def _has_choice(self, g: RomanWorld, group: tuple[int, ...]) -> bool:
        first = group[0]
        if forages_first(g, first):
            return False
        return bool(sources(g, g.at[first], g.whose[first], inside=bool(g.mark[first] & INSIDE)))

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Change one group, disband a train, or let all be fed."""
        if move == DONE:
            g.stack.pop()
            for group in self._groups(g):
                g.push(Fed(self.player, group))
        elif move[0] == "change":
            group = next(group for group in self._groups(g) if g.at[group[0]] == move[1])
            begin_feeding(g, self.player, group, last=True)
        else:
            _disband(g, self.player, move[1])

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """How many places want food: known to whoever feeds them alone (3.2a)."""
        if g.hidden and seat != self.player:
            return Prompt("others-supply", self.rule, {})
        return Prompt("supply-plan", self.rule, {"places": len({g.at[group[0]] for group in self._groups(g)})})


def _disband(g: RomanWorld, player: int, place: int) -> None:
    """13.4.6, ruling 19.1c: a train is given up without loss of morale."""
    stack = next(s for s in stacks_of_player(g, player) if g.at[s] == place and of(g.units[s], TRAINS))
    train = min(of(g.units[stack], TRAINS))
    strike(g, stack, train)
    lay_aside(g, g.whose[stack], g.colour[stack], train, restored=False)
    if g.log is not None:
        g.tell("train-disbanded", "13.4.6", power=power_id(g, g.whose[stack]), place=PLACE_IDS[place])
    settle(g, place)


class Fed(Task[RomanWorld], frozen=True):
    """A group is fed as the engine proposes."""

    player: int
    stacks: tuple[int, ...]
    rule: ClassVar[str] = "13.0b"

    def run(self, g: RomanWorld) -> None:
        """As if its player had only said yes."""
        for group in groups(g, list(self.stacks)):
            begin_feeding(g, self.player, group, last=True)
            feeding = g.stack[-1]
            feeding.take(g, self.player, ("feed",))


class SecondTry(Task[RomanWorld], frozen=True):
    """13.2a: in the Supply Segment the method may be changed: who got nothing from a train forages, and the reverse."""

    player: int
    rule: ClassVar[str] = "13.2a"

    def run(self, g: RomanWorld) -> None:
        """Each hungry group once; whoever has no other way stays hungry."""
        own = stacks_of_player(g, self.player)
        hungry = [stack for stack in own if g.mark[stack] & HUNGRY and not forages_first(g, stack)]
        drew = [stack for stack in hungry if g.mark[stack] & DRAWS]
        for stack in hungry:
            g.mark[stack] &= ~(HUNGRY | DRAWS)
        for group in groups(g, drew):
            g.push(Foraged(self.player, group, last=True))
        for group in groups(g, [stack for stack in hungry if stack not in drew]):
            self._draw(g, group)

    def _draw(self, g: RomanWorld, group: tuple[int, ...]) -> None:
        first = group[0]
        found = sources(g, g.at[first], g.whose[first], inside=bool(g.mark[first] & INSIDE))
        for stack in group:
            g.mark[stack] |= DRAWS if found else HUNGRY
        if found:
            g.push(Drawn(self.player, group, found[0]))


class Perishing(Task[RomanWorld], frozen=True):
    """13.0b: those who are still hungry are lost; leaders and trains stay."""

    player: int
    rule: ClassVar[str] = "13.0b"

    def run(self, g: RomanWorld) -> None:
        """Every hungry stack of the player; 17.1c, 18.2.1a: sieges that nobody keeps up are over, captives free."""
        g.push(SiegesSeen())
        for stack in stacks_of_player(g, self.player):
            if g.mark[stack] & HUNGRY:
                sank, place, walls = has_fleets(g, stack), g.at[stack], behind_walls_of(g, stack)
                lose(g, stack, of(g.units[stack], COMBATANTS), self.rule)
                g.mark[stack] &= ~(HUNGRY | DRAWS)
                settle(g, place)
                if sank:
                    _leave_ships(g, place, walls)
                rally(g, place)


def _leave_ships(g: RomanWorld, water: int, port: int) -> None:
    """13.5b, 10.4.1: crews starve in ports under siege alone: whom the ships left cannot carry goes ashore there."""
    for stack in sorted(stacks_at(g, water), key=lambda s: not g.mark[s] & GUESTS):
        ship = host(g, stack) if g.mark[stack] & GUESTS else stack
        room = 2 * fleets(g.units[ship]) if ship != NONE else 0
        ashore = not is_naval(g, stack) and water == port
        if not ashore and (ship == NONE or burden(g, ship) > room) and g.mark[stack] & INSIDE:
            _step_ashore(g, stack, port)


def _step_ashore(g: RomanWorld, stack: int, port: int) -> None:
    """The land units of a stack, and its leaders when nothing is left of it."""
    part, water = detach(g, stack, without(g.units[stack], FLEETS), g.mark[stack] & ~GUESTS), g.at[stack]
    if not g.units[stack]:
        lead_out(g, [*leaders_in(g, stack), *captives_in(g, stack)], part)
    put(g, part, port)
    join_alike(g, part)
    settle(g, water)
