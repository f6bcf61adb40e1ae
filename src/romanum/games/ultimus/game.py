"""Ultimus Romanorum as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from romanum.engine.action import Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.game import Game, Result, Scenario
from romanum.engine.position import Position
from romanum.engine.step import Step, frames
from romanum.games.ultimus import (
    adjustments,
    aftermath,
    balance,
    combat,
    entries,
    evasion,
    events,
    fleets,
    geostrategy,
    hands,
    losses,
    movement,
    plague,
    plays,
    rallying,
    regna,
    scoring,
    sequence,
    setup,
    shields,
    specials,
    succession,
    treaties,
    tribes,
    usurpation,
    wiles,
    windows,
    winter,
)
from romanum.games.ultimus.actions import VOCABULARY
from romanum.games.ultimus.components import SCENARIOS
from romanum.games.ultimus.imagining import deal
from romanum.games.ultimus.state import LateEmpire

MODULES: Final = (
    adjustments, aftermath, balance, combat, entries, evasion, events, fleets, geostrategy, hands, losses, movement,
    plague, plays, rallying, regna, sequence, setup, shields, specials, succession, treaties, tribes, usurpation, wiles,
    windows, winter,
)  # fmt: skip


def _steps() -> list[type[Step[Any]]]:
    """Every step of every chapter that is put on the stack."""
    things = [(module.__name__, thing) for module in MODULES for thing in vars(module).values()]
    own = [thing for home, thing in things if isinstance(thing, type) and thing.__module__ == home]
    return [thing for thing in own if issubclass(thing, Step) and thing.rule]


class UltimusRomanorum(Game[LateEmpire]):
    """The fifth century: two empires against peoples and usurpers, with camps that may change hands."""

    id: ClassVar[str] = "ultimus"
    title: ClassVar[str] = "Ultimus Romanorum"
    position_type: ClassVar[type[Position]] = LateEmpire
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    names: ClassVar[Mapping[str, str]] = {}
    scenarios: ClassVar[tuple[Scenario, ...]] = tuple(Scenario(s.id, s.name, s.about, (2,)) for s in SCENARIOS)
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = frames(*_steps())

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> LateEmpire:
        """The scenario's set-up."""
        return setup.start_position(scenario, options, dice)

    def result(self, g: LateEmpire) -> Result:
        """10.3."""
        return scoring.result(g)

    def deal(self, known: LateEmpire, seat: int, dice: Dice) -> LateEmpire:
        """The other's stratagems."""
        return deal(known, dice)

    def value(self, g: LateEmpire, seat: int) -> float:
        """Points so far."""
        ours, theirs = g.pv[g.camp_of(seat)], g.pv[1 - g.camp_of(seat)]
        return (ours + 5) / (ours + theirs + 10)
