"""Chapters 2.4, 6.0b, 17.11 and the scenarios: where everything starts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from romanum.board.masks import bits
from romanum.engine.action import Move
from romanum.engine.dice import AnyDice
from romanum.engine.event import Asks
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.trajan.data.components import CITY_HEX, FIRST_SUPREME, HEX_NAMES, SCENARIO, SCENARIOS, UNITS
from romanum.games.trajan.rules.politics.hands import draw
from romanum.games.trajan.rules.turn.sequence import GameTurn
from romanum.games.trajan.state import subjects
from romanum.games.trajan.state.actions import DONE, OUT
from romanum.games.trajan.state.menu import SideStep
from romanum.games.trajan.state.position import OFF_MAP, PARTHIAN, RECRUITS, ROMAN, SIDE_IDS, War


def start_position(scenario: str, options: Mapping[str, Any], dice: AnyDice) -> War:
    """The set-up of a scenario. It is printed, so both sides know it: every unit has just been seen."""
    number = SCENARIO[scenario]
    chosen = SCENARIOS[number]
    g = War(scenario=number, dice=dice, parley=bool(options["parley"]))
    for side in (ROMAN, PARTHIAN):
        for city in bits(chosen.held[side]):
            g.civis[city] = side
    for city, units in chosen.forces:
        for unit in units:
            g.where[unit], g.inside[unit] = CITY_HEX[city], 1
    for unit in (*chosen.roman_recruits, *chosen.core_recruits, *chosen.satrapy_recruits):
        g.where[unit] = RECRUITS
    for unit in chosen.off_map:
        g.where[unit] = OFF_MAP
    g.seen = tuple(g.where)
    g.supreme = [unit if g.where[unit] >= 0 else -1 for unit in FIRST_SUPREME]
    g.stack = [GameTurn(), Deploy(PARTHIAN), Deploy(ROMAN), FirstMarkers()]
    return g


class FirstMarkers(Task[War], frozen=True):
    """6.0b, 6.5: the scenario's number of markers, drawn at random."""

    rule: ClassVar[str] = "6.0b"

    def run(self, g: War) -> None:
        for side in (ROMAN, PARTHIAN):
            draw(g, side, SCENARIOS[g.scenario].markers[side], "6.0b")


class Deploy(SideStep, frozen=True):
    """7.4a: units set up in a city start inside; their owner may put them before the walls."""

    rule: ClassVar[str] = "7.4a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("deploy", subjects.SIDE)

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Each unit, or no more."""
        return [*(OUT[u] for u in g.on_map(self.side)), DONE]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """Not twice."""
        if move == DONE or g.inside[move[1]]:
            return None
        return Refusal("7.4a", "outside-already", {"unit": UNITS[move[1]].id})

    def take(self, g: War, seat: int, move: Move) -> None:
        """One unit steps out, or the war may begin."""
        if move == DONE:
            g.stack.pop()
            return
        g.inside[move[1]] = 0
        hex = HEX_NAMES[g.where[move[1]]]
        secret = {"unit": UNITS[move[1]].id}
        g.tell("deploys", "7.4a", side=SIDE_IDS[self.side], hex=hex, secret=secret, eyes=(self.side,))
