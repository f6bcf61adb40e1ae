"""Trajan as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from romanum.engine.action import Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.game import Game, Option, Result, Scenario
from romanum.engine.position import Position
from romanum.engine.step import Step, frames
from romanum.games.trajan import victory
from romanum.games.trajan.actions import VOCABULARY
from romanum.games.trajan.aftermath import Aftermath, ChangePlaces, Pursue, Pursuit, Retreat
from romanum.games.trajan.agents import Assassinate, Spy
from romanum.games.trajan.battle import Battle
from romanum.games.trajan.combat import AfterFailedSiege, SortieLoss
from romanum.games.trajan.components import CITIES, EVENTS, MARKERS, SCENARIOS, SIDE_IDS, SIDE_NAMES, UNITS
from romanum.games.trajan.counters import CounterWindow
from romanum.games.trajan.discipline import CheckDiscipline, Lend, RollCheck
from romanum.games.trajan.event_choices import (
    EmbassyAnswer,
    FeverLoss,
    Pretend,
    QuakeLoss,
    RaiseIberians,
    Rally,
    RecallVeterans,
    ReturnUnit,
    TurnCity,
)
from romanum.games.trajan.events import PoliticalEvent
from romanum.games.trajan.forces import CoverForces, PlaceExercitus
from romanum.games.trajan.hands import TakeMarkers
from romanum.games.trajan.imagining import deal
from romanum.games.trajan.interception import CallOut, InterceptionWindow
from romanum.games.trajan.losses import ChooseLosses, InflictLosses
from romanum.games.trajan.march import ForcedMarch, Muster
from romanum.games.trajan.march_losses import EndMarch, FinishMarch, MarchLoss
from romanum.games.trajan.marching import Marching
from romanum.games.trajan.politics import Desertion, Incite, Sedition
from romanum.games.trajan.recruiting import BringUnits, LevyMore
from romanum.games.trajan.sequence import (
    BeginSegment,
    CombatSegment,
    EndPlayerTurn,
    GameTurn,
    MovementSegment,
    PlayerTurn,
    StratagemSegment,
    TreatyAnswer,
)
from romanum.games.trajan.setup import Deploy, FirstMarkers, start_position
from romanum.games.trajan.state import War
from romanum.games.trajan.superiority import PlaySuperiority, SettleSuperiority

NAMES: Final = {
    **{unit.id: unit.name for unit in UNITS},
    **{city.id: city.name for city in CITIES},
    **{marker.id: marker.name for marker in MARKERS},
    **{event.id: event.name for event in EVENTS},
    **dict(zip(SIDE_IDS, SIDE_NAMES, strict=True)),
}


class Trajan(Game[War]):
    """Trajan's Parthian war, AD 114 to 117: Rome against Parthia, on hexes, with forces that lie face down."""

    id: ClassVar[str] = "trajan"
    title: ClassVar[str] = "Trajan"
    position_type: ClassVar[type[Position]] = War
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    names: ClassVar[Mapping[str, str]] = NAMES
    scenarios: ClassVar[tuple[Scenario, ...]] = tuple(Scenario(s.id, s.name, s.about, (2,)) for s in SCENARIOS)
    own_options: ClassVar[tuple[Option, ...]] = (
        Option(
            "parley", "Treaties and concession", "The war may end by treaty or concession.", default=True, rule="4.2"
        ),
    )
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = frames(
        GameTurn, PlayerTurn, StratagemSegment, BeginSegment, MovementSegment, CombatSegment, EndPlayerTurn,
        TreatyAnswer, Deploy, FirstMarkers, PoliticalEvent, TurnCity, Pretend, ReturnUnit, Rally, RaiseIberians,
        RecallVeterans, FeverLoss, QuakeLoss, EmbassyAnswer, CoverForces, PlaceExercitus, TakeMarkers, CounterWindow,
        Muster, Marching, EndMarch, MarchLoss, FinishMarch, ForcedMarch, InterceptionWindow, CallOut, Incite, Sedition,
        Desertion, Spy, Assassinate, BringUnits, LevyMore, Battle, PlaySuperiority, SettleSuperiority, InflictLosses,
        ChooseLosses, CheckDiscipline, Lend, RollCheck, Aftermath, Retreat, Pursuit, Pursue, ChangePlaces, SortieLoss,
        AfterFailedSiege,
    )  # fmt: skip

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> War:
        """The scenario's set-up."""
        return start_position(scenario, options, dice)

    def seat_name(self, seat: int, seats: int) -> str:
        """Rome and Parthia."""
        return SIDE_NAMES[seat]

    def result(self, g: War) -> Result:
        """4."""
        return victory.result(g)

    def deal(self, known: War, seat: int, dice: Dice) -> War:
        """Where the enemy's hidden units are, and what he holds."""
        return deal(known, seat, dice)

    def value(self, g: War, seat: int) -> float:
        """Levels of victory, so far."""
        levels = victory.level(g, 0), victory.level(g, 1)
        return 0.5 + 0.1 * (levels[seat] - levels[1 - seat])
