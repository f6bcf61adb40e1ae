"""Trajan as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from romanum.engine.action import Move, Vocabulary
from romanum.engine.counsel.staff import Staff
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event_roles import Roles, Topics
from romanum.engine.game import About, Game, Option, Result, Ripeness, Scenario
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of
from romanum.engine.speech.words import Made
from romanum.engine.step import Step
from romanum.games.trajan.bots import closer_evaluation, closer_policy, evaluation, policy
from romanum.games.trajan.bots.account import appraisal
from romanum.games.trajan.bots.blind_deal import deal
from romanum.games.trajan.bots.resting_point import unsettled
from romanum.games.trajan.bots.staff import WarStaff
from romanum.games.trajan.data.components import SCENARIOS, SIDE_NAMES
from romanum.games.trajan.rules.turn import victory
from romanum.games.trajan.rules.turn.forces import outward
from romanum.games.trajan.rules.turn.sequence import (
    MovementSegment,
)
from romanum.games.trajan.rules.turn.setup import start_position
from romanum.games.trajan.screen.event_roles import ROLES, TOPICS
from romanum.games.trajan.screen.ways import PLACES
from romanum.games.trajan.state.actions import VOCABULARY
from romanum.games.trajan.state.names import LATIN, MADE_NAMES, NAMES
from romanum.games.trajan.state.position import NONE, SIDE_IDS, War

STRIDE: Final = 1000
"""More marches and attacks than a segment can have."""


class Trajan(Game[War]):
    """Trajan's Parthian war, AD 114 to 117: Rome against Parthia, on hexes, with forces that lie face down."""

    id: ClassVar[str] = "trajan"
    title: ClassVar[str] = "Trajan"
    about: ClassVar[About] = About(
        (120, 480),
        "AD 114: Trajan marches against Parthia. Rome has the better infantry, Parthia the horse and the distance;"
        " cities change sides, armies lie face down, and nobody knows what an Exercitus marker hides.",
        "A campaign of nerve: long marches at the mercy of a die, bluff, sudden revolts, few but decisive battles.",
    )
    ripeness: ClassVar[Ripeness] = "whole"
    rules_version: ClassVar[int] = 2
    position_type: ClassVar[type[Position]] = War
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    names: ClassVar[Mapping[str, str]] = NAMES
    latin: ClassVar[frozenset[str]] = LATIN
    made_names: ClassVar[Mapping[str, Made]] = MADE_NAMES
    roles: ClassVar[Roles] = ROLES
    topics: ClassVar[Topics] = TOPICS
    scenarios: ClassVar[tuple[Scenario, ...]] = tuple(Scenario(s.id, s.name, s.about, (2,)) for s in SCENARIOS)
    own_options: ClassVar[tuple[Option, ...]] = (
        Option(
            "parley", "Treaties and concession", "The war may end by treaty or concession.", default=True, rule="4.2"
        ),
    )
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = steps_of(__package__)

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> War:
        """The scenario's set-up."""
        return start_position(scenario, options, dice)

    def seat_name(self, seat: int, seats: int) -> str:
        """Rome and Parthia."""
        return SIDE_NAMES[seat]

    def begins(self, g: War, seat: int) -> bool:
        """3.22: the side's forces may march."""
        return isinstance(g.stack[-1], MovementSegment)

    def result(self, g: War) -> Result:
        """4."""
        return victory.result(g)

    def deal(self, known: War, seat: int, dice: Dice) -> War:
        """Where the enemy's hidden units are, and what he holds."""
        return deal(known, seat, dice)

    def outward(self, g: War, seat: int, move: Move) -> tuple[Any, ...]:
        """8.0a: of a face-down unit the place alone, of a marker taken nothing."""
        return outward(g, seat, move)

    def place(self, word: str) -> str:
        """A city stands for its hex."""
        return PLACES.get(word, word)

    def value(self, g: War, seat: int) -> float:
        """Conditions of victory, met and in sight."""
        return evaluation.value(g, seat)

    def prior(self, g: War, seat: int, moves: list[Move]) -> list[float] | None:
        """Where armies are drawn to, what markers are for, what odds are good."""
        return policy.prior(g, seat, moves)

    def sane(self, known: War, seat: int, moves: list[Move]) -> list[Move]:
        """No surrender, and nothing shown for nothing."""
        return policy.sane(known, seat, moves)

    def closely(self) -> Trajan:
        """As a veteran sees it."""
        return VETERANS_VIEW

    def side(self, g: War, seat: int) -> str:
        """Rome or Parthia."""
        return SIDE_IDS[seat]

    def appraisal(self, g: War, seats: int) -> tuple[list[float], list[dict[str, float]]]:
        """Both by the same chances."""
        return appraisal(g)

    def tags(self, g: War) -> dict[str, list[list[str]]]:
        """Conditions of victory met, enemy cities held, and who commands at the end."""
        return victory.tags(g)

    def stage(self, g: War) -> int:
        """Player turns and their segments begun, and within them the marches and attacks that are over."""
        over = len(g.attempted) - (g.column != NONE) + len(g.fought)
        return ((g.turn * 3 + g.active) * 4 + g.segment) * STRIDE + over

    def unsettled(self, g: War, moves: list[Move]) -> list[Move]:
        """A fight is fought to the end."""
        return unsettled(g, moves)


class VeteransView(Trajan):
    """The same game in the eyes of whoever plans ahead."""

    def value(self, g: War, seat: int) -> float:
        """The chance to win, as games of planning bots have shown it."""
        return closer_evaluation.judge(g, seat)

    def appraisal(self, g: War, seats: int) -> tuple[list[float], list[dict[str, float]]]:
        """By this judgement."""
        return [self.value(g, seat) for seat in range(seats)], appraisal(g)[1]

    def prior(self, g: War, seat: int, moves: list[Move]) -> list[float] | None:
        """How a veteran uses his markers and his men."""
        return closer_policy.prior(g, seat, moves)

    def sane(self, known: War, seat: int, moves: list[Move]) -> list[Move]:
        """The same, and no thought about what is plain."""
        return closer_policy.sane(known, seat, moves)

    def staff(self) -> Staff[War] | None:
        """Marches with a purpose."""
        return STAFF


VETERANS_VIEW: Final = VeteransView()
STAFF: Final = WarStaff(VETERANS_VIEW)
