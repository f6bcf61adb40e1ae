"""10.7.4a-d: which fleets are sunk, and which land units the others can no longer carry."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.leave import host
from romanum.games.imperium.rules.common.morale import lose
from romanum.games.imperium.rules.common.powers import owner_of
from romanum.games.imperium.rules.naval.combat.actions import DROWN, SINK
from romanum.games.imperium.rules.naval.combat.sides import number
from romanum.games.imperium.rules.naval.guests import passengers, space, who_loses
from romanum.games.imperium.state.actions import READY
from romanum.games.imperium.state.errands import ShipsLost
from romanum.games.imperium.state.forces import has_fleets, is_alive, is_naval, stacks_at, strike, turn_up
from romanum.games.imperium.state.marks import GUESTS
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, KIND_OF, LETTER, half_le, kinds_in, of, plus, without
from romanum.games.imperium.state.steps import PlayerChoice, units_strength

A_SHIP: Final = 2
"""10.4.1: what an 18-30 carries, in halves of a Legion Equivalent."""


def shares(g: RomanWorld, stacks: list[int], lost: int) -> list[tuple[int, list[int], int]]:
    """Ruling 10.7.4a: by owner, his stacks and his part of the loss: in proportion, what is over in their order."""
    whole, found = number(g, stacks), []
    for player in dict.fromkeys(owner_of(g, stack) for stack in stacks):
        own = [stack for stack in stacks if owner_of(g, stack) == player]
        found.append((player, own, lost * number(g, own) // whole if whole else 0))
    over = lost - sum(part for _, _, part in found)
    return [(player, own, part + (n < over)) for n, (player, own, part) in enumerate(found)]


def share_losses(g: RomanWorld, stacks: list[int], lost: int, by: int) -> None:
    """10.7.4a: each player picks the fleets he loses; the first is asked first."""
    for player, own, part in reversed(shares(g, stacks, lost)):
        if part:
            g.push(Sinking(player, tuple(own), part, by))


class Sinking(PlayerChoice, frozen=True):
    """10.7.4a, 10.7.4c: a player picks his lost fleets, one 18-30 at a time."""

    stacks: tuple[int, ...]
    left: int
    by: int
    rule: ClassVar[str] = "10.7.4a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("sinking", subjects.STACKS_PLACE, "left")
    orders_about: ClassVar[str] = "sunk-fleets"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The kinds of fleets he has; those that nobody commands lose their worst."""
        kinds = sorted({kind for stack in self.stacks for kind in kinds_in(of(g.units[stack], FLEETS))})
        return [SINK[kind] for kind in (kinds if self.player >= 0 else kinds[-1:])]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One is sunk, of the stack that can spare it best; those aboard find room on others first."""
        letter = LETTER[move[1]]
        stack = max((s for s in self.stacks if letter in g.units[s]), key=lambda s: space(g, s))
        for other in self.stacks:
            if other != stack and _of_one_colour(g, stack, other):
                shift_cargo(g, stack, other)
        if self.left > 1:
            g.become(msgspec.structs.replace(self, left=self.left - 1))
        else:
            g.become(Lifeboats(self.stacks, self.by))
        g.push(Drowning(who_loses(g, stack, A_SHIP - space(g, stack)), stack, move[1], self.by))

    worth_of = units_strength


def _of_one_colour(g: RomanWorld, stack: int, other: int) -> bool:
    return (g.whose[stack], g.colour[stack]) == (g.whose[other], g.colour[other])


def shift_cargo(g: RomanWorld, stack: int, other: int) -> None:
    """10.7.4d: land units go over from fleets that lose a ship to others that have room, the largest first."""
    reformed = g.has_rule("31")
    for letter in without(g.units[stack], FLEETS):
        if space(g, stack) < A_SHIP and half_le(KIND_OF[letter], reformed) <= space(g, other):
            strike(g, stack, letter)
            g.units[other] = plus(g.units[other], letter)
            turn_up(g, other)


@carries_out(ShipsLost)
def after_a_combat_on_land(errand: ShipsLost, g: RomanWorld) -> None:
    """Those without a ship go under, guests too, and of those on crowded ones as many as must."""
    g.push(Lifeboats(errand.stacks, errand.by))
    for stack in errand.stacks:
        if is_alive(g, stack) and g.units[stack] and not is_naval(g, stack):
            lose(g, stack, g.units[stack], "10.7.4d", by=errand.by)
    waters = {g.at[stack] for stack in errand.stacks if is_alive(g, stack)}
    go_under(g, tuple(s for water in sorted(waters) for s in stacks_at(g, water)), errand.by)


class Lifeboats(Task[RomanWorld], frozen=True):
    """10.7.4d, 5.8d: when all losses are taken, guests aboard may have become too many as well."""

    stacks: tuple[int, ...]
    by: int
    rule: ClassVar[str] = "10.7.4d"

    def run(self, g: RomanWorld) -> None:
        """Whoever is too much goes, from ships of others too that have taken guests of lost ones aboard."""
        waters = dict.fromkeys(g.at[stack] for stack in self.stacks if g.at[stack] >= 0)
        there = dict.fromkeys((*self.stacks, *(s for water in waters for s in stacks_at(g, water))))
        for stack in reversed(there):
            if g.at[stack] >= 0 and has_fleets(g, stack) and space(g, stack) < 0:
                g.push(Drowning(who_loses(g, stack, -space(g, stack)), stack, NONE, self.by))


class Drowning(PlayerChoice, frozen=True):
    """10.7.4d: a ship goes down, and owners pick who is lost with it until the others can carry the rest.

    Ruling 10.3.1e: each player of his own units; whoever has most aboard is the next. Without a ship (`NONE`): those
    are lost for whom there is no room any more.
    """

    aboard: int
    ship: int
    by: int
    rule: ClassVar[str] = "10.7.4d"
    stays: ClassVar[bool] = True
    settles: ClassVar[bool] = True

    def excess(self, g: RomanWorld) -> int:
        """Halves of a Legion Equivalent for which there is no room without the ship."""
        return (A_SHIP if self.ship != NONE else 0) - space(g, self.aboard)

    def _is_last(self, g: RomanWorld) -> bool:
        return self.ship != NONE and len(of(g.units[self.aboard], FLEETS)) == 1

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The kinds of land units that the player has aboard; nothing more to lose: ready."""
        if self.excess(g) <= 0 or self._is_last(g):
            return [READY]
        units = "".join(without(g.units[stack], FLEETS) for stack in passengers(g, self.aboard, self.player))
        kinds = sorted({KIND_OF[letter] for letter in units})
        return [DROWN[kind] for kind in (kinds if self.player >= 0 else kinds[:1])] or [READY]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One is lost, or the ship is gone, the last one with all aboard."""
        if move != READY:
            letter = LETTER[move[1]]
            stack = next(s for s in passengers(g, self.aboard, self.player) if letter in g.units[s])
            lose(g, stack, letter, self.rule, by=self.by)
            g.become(msgspec.structs.replace(self, player=who_loses(g, self.aboard, self.excess(g))))
            return
        g.stack.pop()
        if self.ship == NONE:
            return
        if self._is_last(g):
            lose(g, self.aboard, without(g.units[self.aboard], FLEETS), self.rule, by=self.by)
        lose(g, self.aboard, LETTER[self.ship], "10.7.4a", by=self.by)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where, and how much must go, in halves of a Legion Equivalent."""
        return Prompt("drowning", self.rule, {"place": PLACE_IDS[g.at[self.aboard]], "halves": self.excess(g)})


def go_under(g: RomanWorld, guests: tuple[int, ...], by: int) -> None:
    """10.7.4d, 5.8d: guests are lost with the last ships that could carry them."""
    for guest in guests:
        if is_alive(g, guest) and g.mark[guest] & GUESTS and host(g, guest) == NONE:
            lose(g, guest, g.units[guest], "10.7.4d", by=by)
