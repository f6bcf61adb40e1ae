"""10.1: the Naval Operations Phase: rounds by dice, deferral, and a segment for each major power and for all minors.

A segment is known by a number: that of its major power, or `segments.minors_of` a player for all his minor powers
together. Powers without a fleet have none (ruling 10.1b).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.step import Task
from romanum.games.imperium.rules.common.gods import appeals, faced, favour_of
from romanum.games.imperium.rules.common.powers import in_order, majors, minors, power_id, power_number
from romanum.games.imperium.rules.naval.actions import MINORS
from romanum.games.imperium.rules.naval.attrition import (
    besiegers_weather,
    crowd,
    hold_crews,
    note_those_at_sea,
    port_stops,
)
from romanum.games.imperium.rules.naval.segments import segments_left
from romanum.games.imperium.rules.naval.voyage import Sailing
from romanum.games.imperium.state.actions import NAME
from romanum.games.imperium.state.errands import NavalOperations
from romanum.games.imperium.state.forces import afloat
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice, YesOrNo

NO_FAVOUR: Final[Mapping[int, int]] = {}


@carries_out(NavalOperations)
def begin(errand: NavalOperations, g: RomanWorld) -> None:
    """10.3f: who is at sea now must find a port; then the rounds."""
    g.naval_done, g.naval_dice, g.deferrer = (), (), NOBODY
    note_those_at_sea(g)
    g.push(PortStops())
    g.push(BesiegersWeather())
    g.push(NextRound())


class NextRound(Task[RomanWorld], frozen=True):
    """10.1c, 10.1d: all who have a segment left roll for their order, until nobody has one."""

    rule: ClassVar[str] = "10.1c"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """One player alone needs no die."""
        players = [player for player in in_order(g) if segments_left(g, player)]
        if not players:
            g.stack.pop()
            return
        own = {player: next((p for p in segments_left(g, player) if p >= 0), NOBODY) for player in players}
        if len(players) > 1 and any(appeals(g, power) for power in own.values()):
            return
        order = rolled_order(g, players, {player: favour_of(g, power) for player, power in own.items()})
        ranks = {player: len(order) - n for n, player in enumerate(order)}
        g.naval_dice = tuple(ranks.get(player, 0) for player in range(g.seats))
        g.deferrer = NOBODY
        g.push(NavalTurns(order))
        if len(order) > 1:
            g.push(HoldBack(order[0]))


def rolled_order(g: RomanWorld, players: list[int], favour: Mapping[int, int] = NO_FAVOUR) -> tuple[int, ...]:
    """10.1d: from the highest die to the lowest; those with the same die roll again among themselves.

    42a: the gods help with the first roll of a round alone.
    """
    if len(players) == 1:
        return tuple(players)
    dice = {player: faced(g.dice.roll() + favour.get(player, 0)) for player in players}
    if g.log is not None:
        for player in players:
            g.tell("naval-die", "10.1d", power=first_power(g, player), die=dice[player])
    order: list[int] = []
    for die in sorted(set(dice.values()), reverse=True):
        order += rolled_order(g, [player for player in players if dice[player] == die])
    return tuple(order)


def first_power(g: RomanWorld, player: int) -> str:
    """What a player is called in the story: by his first major power, or the first that he has."""
    own = majors(g, player) or minors(g, player) or [power for power, chief in enumerate(g.chief) if chief == player]
    return power_id(g, own[0]) if own else "nobody"


class HoldBack(YesOrNo, frozen=True):
    """10.1e: the highest roller acts first, or holds back and takes any later place."""

    rule: ClassVar[str] = "10.1e"
    asks: ClassVar[Asks] = Asks("hold-back")
    asks_about: ClassVar[str] = "deferral"

    def said_yes(self, g: RomanWorld) -> None:
        """10.1f: the lowest is first now, then the second highest and so on."""
        g.deferrer = self.player
        turns = g.innermost(NavalTurns)
        assert turns is not None
        rest = turns.order[1:]
        g.amend(NavalTurns, order=(rest[-1], *rest[:-1]))
        if g.log is not None:
            g.tell("holds-back", self.rule, power=first_power(g, self.player))


class StepIn(YesOrNo, frozen=True):
    """10.1f: before each later segment he who held back may step in."""

    rule: ClassVar[str] = "10.1f"
    asks_about: ClassVar[str] = "deferral"

    def said_yes(self, g: RomanWorld) -> None:
        """It is his turn."""
        g.deferrer = NOBODY
        g.push(WhoseSegment(self.player))

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        turns = g.innermost(NavalTurns)
        power = first_power(g, turns.order[0]) if turns is not None and turns.order else "nobody"
        return Prompt("step-in", self.rule, {"power": power})


class NavalTurns(Task[RomanWorld], frozen=True):
    """10.1d-f: the players of a round, one after the other; he who held back is asked before all but the first."""

    order: tuple[int, ...]
    asked: bool = True
    rule: ClassVar[str] = "10.1d"

    def run(self, g: RomanWorld) -> None:
        """The next one; at the end whoever has waited all along."""
        if not self.order:
            if g.deferrer != NOBODY:
                waiting, g.deferrer = g.deferrer, NOBODY
                g.push(WhoseSegment(waiting))
        elif g.deferrer != NOBODY and not self.asked:
            g.push(NavalTurns(self.order))
            g.push(StepIn(g.deferrer))
        else:
            g.push(NavalTurns(self.order[1:], asked=False))
            g.push(WhoseSegment(self.order[0]))


class WhoseSegment(PlayerChoice, frozen=True):
    """10.1b: a player picks which of his powers acts, or all his minor powers."""

    rule: ClassVar[str] = "10.1b"
    asks: ClassVar[Asks] = Asks("whose-segment")

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Major powers by name, and the minors; nobody: done."""
        found = [_named(g, segment) for segment in segments_left(g, self.player)]
        return found or [("done",)]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        for segment in segments_left(g, self.player):
            if _named(g, segment) == move:
                g.active = self.player
                if g.log is not None:
                    g.tell("naval-segment", self.rule, power=_called(g, self.player, segment))
                g.push(Sailing(self.player, segment))
                return


def _called(g: RomanWorld, player: int, segment: int) -> str:
    return power_id(g, segment) if segment >= 0 else first_power(g, player)


def _named(g: RomanWorld, segment: int) -> Move:
    return MINORS if segment < 0 else NAME[power_number(g, segment)]


class BesiegersWeather(Task[RomanWorld], frozen=True):
    """17.2c: at the end of winter operations fleets that besiege and have not moved check attrition too."""

    rule: ClassVar[str] = "17.2c"

    def run(self, g: RomanWorld) -> None:
        besiegers_weather(g)


class PortStops(Task[RomanWorld], frozen=True):
    """10.3f: the phase is over: who had to find a port and has not is lost."""

    rule: ClassVar[str] = "10.3f"

    def run(self, g: RomanWorld) -> None:
        """All of them at once; pirates ashore stay where their ships are (27.1.1c)."""
        g.naval_done, g.naval_dice, g.active = (), (), NOBODY
        hold_crews(g)
        port_stops(g)
        crowd(g, afloat(g))
