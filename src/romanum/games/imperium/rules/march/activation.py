"""4j, 13.2b: who is to be activated: before anybody is fed a player may name part of a stack; the rest is not checked.

`march` feeds all units of a power in a place. Where fewer are to go and food is not free, `activate` names them first.
"""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.step import Task
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.port_supply import feeds_ashore
from romanum.games.imperium.rules.common.powers import NamedPower, mover_of
from romanum.games.imperium.rules.march.actions import ACTIVATE, LEAVE
from romanum.games.imperium.rules.march.column import left_behind, part_before_all, partings, together, with_unit
from romanum.games.imperium.rules.march.muster import WORDS, Assembly, can_move, movable
from romanum.games.imperium.rules.march.ready import ready
from romanum.games.imperium.state.actions import READY
from romanum.games.imperium.state.errands import Provision
from romanum.games.imperium.state.forces import detach, join_alike, settle, stacks_at
from romanum.games.imperium.state.marks import CALLED, SUPPLIED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, LETTER, TRAINS, kinds_in, of
from romanum.games.imperium.state.steps import LAND_MOVEMENT, Menu, PlayerChoice

RANK: Final = 15


def hungry(g: RomanWorld, player: int, power: int, place: int) -> list[int]:
    """The stacks of a power in a place that could set out and have not been fed."""
    return [
        s
        for s in stacks_at(g, place)
        if g.whose[s] == power and not g.mark[s] & SUPPLIED and can_move(g, s) and mover_of(g, s) == player
    ]


def _partings(g: RomanWorld, player: int) -> list[tuple[int, int]]:
    """Places and powers where it matters who is named: several want food that no port gives."""
    return [(place, power) for place, power in ready(g, player).unfed if not feeds_ashore(g, place, power)]


def _powers(g: RomanWorld, player: int, place: int) -> list[int]:
    return [power for there, power in _partings(g, player) if there == place]


def _options(g: RomanWorld, player: int) -> list[Move]:
    return [ACTIVATE[place] for place in dict.fromkeys([place for place, _ in _partings(g, player)])]


def _take(g: RomanWorld, player: int, move: Move) -> None:
    powers = _powers(g, player, move[1])
    here = {power for there, power in movable(g, player) if there == move[1]}
    g.reveals += g.hidden and len(here) > 1  # all see of whose units some may be named
    if len(powers) == 1:
        begin_choosing(g, player, powers[0], move[1])
    else:
        g.push(WhoIsChosen(player, move[1]))


def begin_choosing(g: RomanWorld, player: int, power: int, place: int) -> None:
    """All are named at first."""
    for stack in hungry(g, player, power, place):
        g.mark[stack] |= CALLED
    g.push(Choosing(player, power, place))


class WhoIsChosen(NamedPower, frozen=True):
    """5.2b: units of several powers of a player stand there."""

    place: int
    rule: ClassVar[str] = "5.2b"
    asks: ClassVar[Asks] = Asks("who-marches")

    def powers(self, g: RomanWorld) -> list[int]:
        """Those of whom some may be named."""
        return _powers(g, self.player, self.place)

    def named(self, g: RomanWorld, power: int) -> None:
        """Of these."""
        begin_choosing(g, self.player, power, self.place)


class Choosing(PlayerChoice, frozen=True):
    """4j: who is checked for supply; the rest waits for the Supply Segment, or for another march."""

    power: int
    place: int
    rule: ClassVar[str] = "4j"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("choosing", subjects.PLACE)

    def _named(self, g: RomanWorld) -> list[int]:
        return [s for s in stacks_at(g, self.place) if g.mark[s] & CALLED and g.whose[s] == self.power]

    def _units(self, g: RomanWorld) -> str:
        return together(g, self._named(g))

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Feed them, or leave some."""
        units = self._units(g)
        kinds = kinds_in(units) if len(of(units, COMBATANTS)) > 1 else kinds_in(of(units, TRAINS))
        return [READY, *(LEAVE[kind] for kind in kinds), *partings(units, 0)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One or several stay, or all who are named are fed and set out."""
        if move == READY:
            g.stack.pop()
            g.push(Assembly(self.player, self.power, self.place))
            g.push(Named(self.power, self.place))
            g.push(Provision(self.player, tuple(self._named(g))))
            return
        stays = left_behind(self._units(g), 0, move) if move[0] in WORDS else LETTER[move[1]]
        part_before_all(g, self._named(g))
        for letter in stays:
            stack = with_unit(g, self._named(g), letter)
            join_alike(g, detach(g, stack, letter, g.mark[stack] & ~CALLED))
            settle(g, self.place)


class Named(Task[RomanWorld], frozen=True):
    """4j: they have been fed, or have gone hungry: both shows."""

    power: int
    place: int
    rule: ClassVar[str] = "4j"

    def run(self, g: RomanWorld) -> None:
        """Nobody is named any more."""
        for stack in stacks_at(g, self.place):
            if g.whose[stack] == self.power:
                g.mark[stack] &= ~CALLED
        settle(g, self.place)


CHOICES: Final = LAND_MOVEMENT.add(
    RANK, Menu(frozenset({"activate"}), _options, lambda g, player, move: None, _options, _take)
)
