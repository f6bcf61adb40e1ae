"""10.7.4a-d: which fleets are sunk, and which land units the others can no longer carry."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.naval.combat.actions import DROWN, SINK
from romanum.games.imperium.rules.naval.combat.sides import number, players_of
from romanum.games.imperium.rules.naval.ports import room
from romanum.games.imperium.state.forces import strike
from romanum.games.imperium.state.morale import lose
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.powers import mover_of
from romanum.games.imperium.state.rosters import FLEETS, KIND_OF, LETTER, half_le, kinds_in, of, plus, without
from romanum.games.imperium.state.steps import PlayerChoice


def shares(g: RomanWorld, stacks: list[int], lost: int) -> list[tuple[int, list[int], int]]:
    """Ruling 10.7.4a: by player, his stacks and his part of the loss: in proportion, what is over in their order."""
    whole, found = number(g, stacks), []
    for player in players_of(g, stacks):
        own = [stack for stack in stacks if mover_of(g, stack) == player]
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

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The kinds of fleets he has; those that nobody commands lose their worst."""
        kinds = sorted({kind for stack in self.stacks for kind in kinds_in(of(g.units[stack], FLEETS))})
        return [SINK[kind] for kind in (kinds if self.player >= 0 else kinds[-1:])]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One is sunk, of the stack that can spare it best."""
        letter = LETTER[move[1]]
        stack = max((s for s in self.stacks if letter in g.units[s]), key=lambda s: room(g, s))
        lose(g, stack, letter, self.rule, by=self.by)
        if self.left > 1:
            g.become(msgspec.structs.replace(self, left=self.left - 1))
        else:
            g.become(Lifeboats(self.player, self.stacks, self.by))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where, and how many."""
        return Prompt("sinking", self.rule, {"place": PLACE_IDS[g.at[self.stacks[0]]], "left": self.left})


class Lifeboats(Task[RomanWorld], frozen=True):
    """10.7.4d: land units find room on the other fleets of their power, as far as there is any; the rest is lost."""

    player: int
    stacks: tuple[int, ...]
    by: int
    rule: ClassVar[str] = "10.7.4d"

    def run(self, g: RomanWorld) -> None:
        """Shift them, then see who is left over."""
        g.stack.pop()
        for stack in self.stacks:
            for other in self.stacks:
                if other != stack and _of_one_colour(g, stack, other):
                    shift_cargo(g, stack, other)
        for stack in reversed(self.stacks):
            if room(g, stack) < 0:
                g.push(Drowning(self.player, stack, self.by))


def _of_one_colour(g: RomanWorld, stack: int, other: int) -> bool:
    return (g.whose[stack], g.colour[stack]) == (g.whose[other], g.colour[other])


def shift_cargo(g: RomanWorld, stack: int, other: int) -> None:
    """Land units go over from fleets that cannot carry them to others that can, the largest first."""
    reformed = g.has_rule("31")
    for letter in without(g.units[stack], FLEETS):
        if room(g, stack) < 0 and half_le(KIND_OF[letter], reformed) <= room(g, other):
            strike(g, stack, letter)
            g.units[other] = plus(g.units[other], letter)


class Drowning(PlayerChoice, frozen=True):
    """10.7.4d: the owner picks who is lost until the fleets that are left can carry the rest."""

    aboard: int
    by: int
    rule: ClassVar[str] = "10.7.4d"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """The kinds of land units aboard; of those that nobody commands the first."""
        kinds = kinds_in(without(g.units[self.aboard], FLEETS))
        return [DROWN[kind] for kind in (kinds if self.player >= 0 else kinds[:1])]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One is lost; all if no fleet is left."""
        stack = self.aboard
        gone = LETTER[move[1]] if of(g.units[stack], FLEETS) else g.units[stack]
        lose(g, stack, gone, self.rule, by=self.by)
        if room(g, stack) >= 0:
            g.stack.pop()

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where, and how much must go, in halves of a Legion Equivalent."""
        return Prompt("drowning", self.rule, {"place": PLACE_IDS[g.at[self.aboard]], "halves": -room(g, self.aboard)})
