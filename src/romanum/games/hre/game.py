"""History of the Roman Empire as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from romanum.engine.action import Move, Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event_roles import Roles, Topics
from romanum.engine.game import About, Game, Option, Result, Ripeness, Scenario
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of
from romanum.engine.step import Step
from romanum.games.hre.bots import evaluation, outlook, policy, script
from romanum.games.hre.bots.account import accounts
from romanum.games.hre.bots.blind_deal import deal
from romanum.games.hre.bots.staff import EmpireStaff
from romanum.games.hre.data.components import (
    CARDS,
    DIOCESES,
    EMPERORS,
    FACTIONS,
    KINGDOMS,
    PEOPLES,
    PROVINCES,
    SIDE_IDS,
    SIDE_NAMES,
)
from romanum.games.hre.rules import victory_points
from romanum.games.hre.rules.placement import ChooseStart, Place
from romanum.games.hre.rules.setup import ALTERNATING, NEIGHBOURING, start_position
from romanum.games.hre.screen.event_roles import ROLES, TOPICS
from romanum.games.hre.state.actions import VOCABULARY
from romanum.games.hre.state.position import Empire

NAMES: Final = {
    **{card.id: card.name for card in CARDS},
    **{diocese.id: diocese.name for diocese in DIOCESES},
    **{province.id: province.name for province in PROVINCES},
    **{emperor.id: emperor.name for row in EMPERORS for emperor in row},
    **dict(zip(SIDE_IDS, SIDE_NAMES, strict=True)),
    "sea": "the sea",
    "within": "within",
    "fort": "a lone Fort",
    "roman": "Roman",
    "barbarian": "Barbarian",
    "emperor": "Emperor",
    "own": "your own forces",
    "emperor-die": "Emperor: one die more",
    "emperor-attack": "Emperor: attack +1",
    "wins-ties": "attacker wins ties",
    "naval": "landing: two defence dice",
    "difficult": "Difficult Terrain: two defence dice",
    "no-port": "no port to land in: defence +1",
    "fort-bonus": "Fort: defence +1",
    "fortress-bonus": "Fortress: defence +1, wins ties",
    "loot-die": "loot: one die",
    "loot-dice": "loot of a capital: two dice",
    "rich-city": "the riches of the Kingdom",
    **{gift: told for row in EMPERORS for emperor in row for gift, told in emperor.gifts.items()},
}


LATIN: Final = frozenset(
    thing.id for thing in (*CARDS, *DIOCESES, *PROVINCES, *(emperor for row in EMPERORS for emperor in row), *PEOPLES)
) | {power.id for power in KINGDOMS}


class HistoryOfTheRomanEmpire(Game[Empire]):
    """Seven turns from the first triumvirate to Romulus Augustus; everybody plays Romans and Barbarians."""

    id: ClassVar[str] = "hre"
    title: ClassVar[str] = "History of the Roman Empire"
    ripeness: ClassVar[Ripeness] = "whole"
    rules_version: ClassVar[int] = 2
    about: ClassVar[About] = About(
        (90, 240),
        "Seven turns from the first triumvirate to the last emperor. Everybody leads a Roman faction and, turn by"
        " turn, one of the peoples at the gates: build cities with one hand, burn them with the other.",
        "Bold and a little wicked: short turns, secret tokens, cards that turn the table, a race that stays open.",
    )
    position_type: ClassVar[type[Position]] = Empire
    vocabulary: ClassVar[Vocabulary] = VOCABULARY
    names: ClassVar[Mapping[str, str]] = NAMES
    roles: ClassVar[Roles] = ROLES
    topics: ClassVar[Topics] = TOPICS
    scenarios: ClassVar[tuple[Scenario, ...]] = (
        Scenario("standard", "60 BC to AD 476", "The whole game: seven turns.", (2, 3, 4)),
    )
    own_options: ClassVar[tuple[Option, ...]] = (
        Option("bribes", "Bribe Barbarians", "An attacked Roman may offer Roman VP to be left alone.", rule="16a"),
        Option(
            "oraculum", "Oraculum", "The 55th card, which cancels another, is in its pile.", default=True, rule="1f"
        ),
        Option(
            "pairs",
            "Factions of two players",
            "Whether two players hold every other Faction or the first and the last two.",
            default=ALTERNATING,
            choices=(ALTERNATING, NEIGHBOURING),
            rule="2.1a",
        ),
    )
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = steps_of(__package__)
    learners: ClassVar[tuple[float | None, float | None]] = (6, 15)

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Empire:
        """Chapter 2."""
        return start_position(seats, options, dice)

    def seat_name(self, seat: int, seats: int) -> str:
        """Seats are called by the colour of their Faction; two players by number."""
        return f"Player {seat + 1}" if seats == 2 else FACTIONS[seat].name

    def seat_colour(self, seat: int, seats: int) -> str:
        """That of its Faction; two players have two each, and none of their own."""
        return super().seat_colour(seat, seats) if seats == 2 else FACTIONS[seat].colour

    def begins(self, g: Empire, seat: int) -> bool:
        """9: an Army of the seat's own goes on the map."""
        return isinstance(g.stack[-1], ChooseStart | Place)

    def result(self, g: Empire) -> Result:
        """15."""
        return victory_points.result(g)

    def deal(self, known: Empire, seat: int, dice: Dice) -> Empire:
        """Other hands and tokens."""
        return deal(known, dice)

    @property
    def latin(self) -> frozenset[str]:
        """Provinces, Dioceses, peoples, emperors and cards have Latin names."""
        return LATIN

    def scores(self, g: Empire) -> list[int]:
        """15a: a seat has the points of all its Factions."""
        return victory_points.seat_scores(g)

    def value(self, g: Empire, seat: int) -> float:
        """Points now and to come, against those of the others."""
        return evaluation.value(g, seat)

    def prior(self, g: Empire, seat: int, moves: list[Move]) -> list[float] | None:
        """Points that a move may bring, at a glance."""
        return policy.prior(g, moves)

    def sane(self, known: Empire, seat: int, moves: list[Move]) -> list[Move]:
        """No attacks on oneself, no Army left in hand for nothing, and the like."""
        return policy.sane(known, moves)

    def closely(self) -> HistoryOfTheRomanEmpire:
        """As a veteran sees it."""
        return VETERANS_VIEW

    def stage(self, g: Empire) -> int:
        """Phases begun."""
        return g.phases

    def appraisal(self, g: Empire, seats: int) -> tuple[list[float], list[dict[str, float]]]:
        """Both for all seats at once."""
        return evaluation.values(g), accounts(g)

    def tags(self, g: Empire) -> dict[str, list[list[str]]]:
        """Start Provinces."""
        return evaluation.tags(g)


class VeteransView(HistoryOfTheRomanEmpire):
    """The same game in the eyes of whoever plans: a sharper glance, a longer outlook, and a staff."""

    def value(self, g: Empire, seat: int) -> float:
        """What is left of all that in the end."""
        return outlook.values(g)[seat]

    def appraisal(self, g: Empire, seats: int) -> tuple[list[float], list[dict[str, float]]]:
        """Both for all seats at once."""
        return list(outlook.values(g)), accounts(g)

    def prior(self, g: Empire, seat: int, moves: list[Move]) -> list[float] | None:
        """By habits that win more."""
        return script.prior(g, moves)

    def staff(self) -> EmpireStaff:
        """Operations."""
        return STAFF


VETERANS_VIEW: Final = VeteransView()
STAFF: Final = EmpireStaff(VETERANS_VIEW)
