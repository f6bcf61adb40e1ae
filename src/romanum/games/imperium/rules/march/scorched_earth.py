"""Scenario 1: those who leave a hex may lay it waste: nobody forages there before a month of the year has come."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.step import Task
from romanum.games.imperium.data.grants import ScorchedEarth
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.rules.special.chronicle import is_in_force, rules_of
from romanum.games.imperium.state.actions import AT, DONE
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice

YEAR: Final = 12


def note_leaving(g: RomanWorld, power: int, here: int) -> None:
    """A force has left a place that its power may lay waste."""
    for at, rule in rules_of(g, ScorchedEarth):
        meant = rule.of == power and PROVINCE[here] in rule.provinces and is_in_force(g, at, rule)
        if meant and here not in g.vacated and here not in g.scorched[::2]:
            g.vacated += (here,)


def open_to_fire(g: RomanWorld, power: int) -> list[int]:
    """Of the places that were left in this segment, those where nobody of the power stands any more."""
    return [place for place in g.vacated if all(g.whose[stack] != power for stack in stacks_at(g, place))]


class AfterTheMarch(Task[RomanWorld], frozen=True):
    """A Land Movement Segment is over: whoever has left places may burn them."""

    player: int
    rule: ClassVar[str] = "2.5"

    def run(self, g: RomanWorld) -> None:
        """So many of them in one turn."""
        for at, rule in rules_of(g, ScorchedEarth):
            if g.vacated and g.chief[rule.of] == self.player and is_in_force(g, at, rule):
                g.push(LayWaste(self.player, int(rule.of), rule.most, rule.until))
                return
        g.vacated = ()


class LayWaste(PlayerChoice, frozen=True):
    """Which places are laid waste, one after the other."""

    power: int
    left: int
    until: int
    rule: ClassVar[str] = "2.5"
    asks: ClassVar[Asks] = Asks("lay-waste", subjects.POWER, subjects.NUMBER_LEFT)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Those that were left, or no more."""
        return [*(AT[place] for place in open_to_fire(g, self.power)), DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It yields nothing until the next month of that name begins."""
        if move == DONE:
            g.vacated = ()
            return
        place, month = move[1], g.month + 1 + (self.until - 2 - g.month) % YEAR
        g.scorched += (place, month)
        g.vacated = tuple(other for other in g.vacated if other != place)
        if g.log is not None:
            g.tell("laid-waste", self.rule, power=power_id(g, self.power), place=PLACE_IDS[place])
        if self.left > 1:
            g.push(LayWaste(self.player, self.power, self.left - 1, self.until))
        else:
            g.vacated = ()


def forget_fires(g: RomanWorld) -> None:
    """The month has come: grass grows again."""
    if g.scorched:
        pairs = zip(g.scorched[::2], g.scorched[1::2], strict=True)
        g.scorched = tuple(number for pair in pairs if pair[1] > g.month for number in pair)
