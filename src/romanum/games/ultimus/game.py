"""Ultimus Romanorum as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from romanum.engine.action import Move, Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event_roles import Roles, Topics
from romanum.engine.game import About, Game, Result, Ripeness, Scenario
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of
from romanum.engine.secrecy import HIDDEN
from romanum.engine.speech.words import Made
from romanum.engine.step import Step
from romanum.games.ultimus.bots import closer_evaluation, evaluation, policy
from romanum.games.ultimus.bots.blind_deal import deal
from romanum.games.ultimus.bots.boldness import VETERAN
from romanum.games.ultimus.bots.resting_point import unsettled
from romanum.games.ultimus.bots.staff import LateStaff
from romanum.games.ultimus.data.components import SCENARIOS
from romanum.games.ultimus.rules.year import geostrategy, sequence, setup, victory_points
from romanum.games.ultimus.screen.event_roles import ROLES, TOPICS
from romanum.games.ultimus.screen.tongues import specials_in_words
from romanum.games.ultimus.state.actions import VOCABULARY
from romanum.games.ultimus.state.names import LATIN, MADE_NAMES, NAMES
from romanum.games.ultimus.state.position import CAMP_IDS, LateEmpire


class UltimusRomanorum(Game[LateEmpire]):
    """The fifth century: two empires against peoples and usurpers, with camps that may change hands."""

    id: ClassVar[str] = "ultimus"
    ripeness: ClassVar[Ripeness] = "whole"
    rules_version: ClassVar[int] = 3
    title: ClassVar[str] = "Ultimus Romanorum"
    about: ClassVar[About] = About(
        (90, 600),
        "AD 405 to 476: two empires, a dozen peoples at the borders and generals who would be Augustus. One commands"
        " the Romans, the other whoever is against them; when a usurper wins, the two change places.",
        "A century of treachery: few troops, long borders, stratagems at the worst moment, and nobody's camp is safe.",
    )
    position_type: ClassVar[type[Position]] = LateEmpire
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    names: ClassVar[Mapping[str, str]] = NAMES
    latin: ClassVar[frozenset[str]] = LATIN
    made_names: ClassVar[Mapping[str, Made]] = MADE_NAMES
    roles: ClassVar[Roles] = ROLES
    topics: ClassVar[Topics] = TOPICS
    scenarios: ClassVar[tuple[Scenario, ...]] = tuple(Scenario(s.id, s.name, s.about, (2,)) for s in SCENARIOS)
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = steps_of(__package__)

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> LateEmpire:
        """The scenario's set-up."""
        return setup.start_position(scenario, options, dice)

    def seat_name(self, seat: int, seats: int) -> str:
        """0.5b, 5a: by the camp it begins with; a swap may give it the other."""
        return ("Roman at first", "Barbarian at first")[seat]

    def begins(self, g: LateEmpire, seat: int) -> bool:
        """2.C.a, 2.E.1: stratagems of Phase C, or leaders to move."""
        return isinstance(g.stack[-1], geostrategy.Geostrategy | sequence.Movement)

    def outward(self, g: LateEmpire, seat: int, move: Move) -> tuple[Any, ...]:
        """6d: which stratagem is discarded only its owner sees."""
        return ("discard", HIDDEN) if move[0] == "discard" else move

    def local_names(self, scenario: str, seats: int) -> dict[str, str]:
        """Special rules, as sheets cite them."""
        return specials_in_words(self.words)

    def scores(self, g: LateEmpire) -> list[int]:
        """10: the victory points of whoever commands each camp."""
        return [g.pv[g.camp_of(seat)] for seat in (0, 1)]

    def turn(self, g: LateEmpire) -> int:
        """0.3a: a turn is a year; before the first it is 0."""
        return g.year - SCENARIOS[g.scenario].start + 1

    def turns(self, g: LateEmpire) -> int:
        """2.F: up to the scenario's last year."""
        return g.last_year - SCENARIOS[g.scenario].start + 1

    def result(self, g: LateEmpire) -> Result:
        """10.3."""
        return victory_points.result(g)

    def deal(self, known: LateEmpire, seat: int, dice: Dice) -> LateEmpire:
        """The other's stratagems."""
        return deal(known, dice)

    def value(self, g: LateEmpire, seat: int) -> float:
        """Points, those of this year and of the years to come, and the chance that the camps are swapped."""
        return evaluation.value(g, seat)

    def prior(self, g: LateEmpire, seat: int, moves: list[Move]) -> list[float] | None:
        """Where groups are drawn to, what stratagems are for, what odds are good."""
        return policy.prior(g, seat, moves)

    def worth_a_try(self, g: LateEmpire, seat: int, moves: list[Move]) -> list[Move]:
        """A Barbarian who may march, and might wait."""
        return policy.worth_a_try(g, seat, moves)

    def sane(self, known: LateEmpire, seat: int, moves: list[Move]) -> list[Move]:
        """No marches without an errand."""
        return policy.sane(known, seat, moves)

    def closely(self) -> UltimusRomanorum:
        """As a veteran sees it."""
        return VETERANS_VIEW

    def side(self, g: LateEmpire, seat: int) -> str:
        """The camp that the seat commands now (5)."""
        return CAMP_IDS[g.camp_of(seat)]

    def tags(self, g: LateEmpire) -> dict[str, list[list[str]]]:
        """The camps in which each began and ended, and the kingdoms that stand at the end."""
        return evaluation.tags(g)

    def stage(self, g: LateEmpire) -> int:
        """Years, phases, sequences, and within one of them marches and battles that are over."""
        return evaluation.stage(g)

    def unsettled(self, g: LateEmpire, moves: list[Move]) -> list[Move]:
        """The battles of a sequence are fought to the end."""
        return unsettled(g, moves)


class VeteransView(UltimusRomanorum):
    """The same game in the eyes of whoever looks ahead: bolder habits, and a closer look at Tribes in danger."""

    def value(self, g: LateEmpire, seat: int) -> float:
        """The same, with a closer look at the Barbarian's Tribes within reach of the Romans."""
        return closer_evaluation.judge(g, seat)

    def prior(self, g: LateEmpire, seat: int, moves: list[Move]) -> list[float] | None:
        """By a veteran's habits."""
        return policy.prior(g, seat, moves, VETERAN)

    def sane(self, known: LateEmpire, seat: int, moves: list[Move]) -> list[Move]:
        """By a veteran's habits."""
        return policy.sane(known, seat, moves, VETERAN)

    def worth_a_try(self, g: LateEmpire, seat: int, moves: list[Move]) -> list[Move]:
        """Nothing beside what looks well: to wait is an aim of the staff's."""
        return []

    def staff(self) -> LateStaff:
        """Marches with a purpose."""
        return STAFF


VETERANS_VIEW: Final = VeteransView()
STAFF: Final = LateStaff(VETERANS_VIEW)
