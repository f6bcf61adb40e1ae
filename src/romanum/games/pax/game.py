"""Pax Romana as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from romanum.engine.action import Move, Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event_roles import Roles, Topics
from romanum.engine.game import About, Game, Option, Result, Ripeness, Scenario
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of, verbs_of
from romanum.engine.secrecy import HIDDEN
from romanum.engine.speech.words import Made
from romanum.engine.step import Step
from romanum.games.pax.bots import blind_deal, evaluation, judgement, policy
from romanum.games.pax.bots.account import appraisal
from romanum.games.pax.bots.staff import PaxStaff
from romanum.games.pax.data.components import POWERS
from romanum.games.pax.data.settings import SCENARIO, SETTINGS
from romanum.games.pax.rules import setup
from romanum.games.pax.screen.event_roles import ROLES, TOPICS
from romanum.games.pax.state import actions
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.names import LATIN, MADE_NAMES, NAMES, local_names
from romanum.games.pax.state.position import Mediterranean

STEPS: Final = steps_of(__package__)
"""Every step of every chapter; finding them has every part of the rules register what it answers to."""


FACE_DOWN: Final = frozenset({"return", "offer-card"})
"""Actions of which the others see that they are done, not with what."""

OPTIONS: Final = (
    Option(
        "game", "Game", "Standard, or Advanced with cards, where the scenario leaves the choice.", "standard",
        ("standard", "advanced"), "1.0a",
    ),
    Option(
        "length", "Length of scenario V", "How long the Standard Game of the whole Mediterranean is played.", "basic",
        ("basic", "basic-ii", "basic-plus", "ultra-basic"), "3.8.1a", scenarios=("v",),
    ),
    Option(
        "event_markers", "Event markers of scenario IX", "How many go into the cup each Game-Turn (Standard Game).",
        "scenario", ("scenario", "0", "1", "2"), "16.1.1", scenarios=("ix",),
    ),
    Option(
        "turns", "Game-Turns", "In the Advanced Game: as many as the scenario has, or as many as you agree on.",
        "scenario", ("scenario", *map(str, range(1, 11))), "3.8.2",
    ),
    Option("lone_first", "One fixed start", "Only the last in points has a fixed first Activation.", rule="3.4.2f"),
    Option("free_talk", "Talk at any time", "Powers may negotiate and ally whenever they like.", rule="4.5"),
    Option("harsh_fortress", "Harsh mountains", "Armies that stay in a Mountain Fortress suffer.", rule="9.6.5"),
    Option("re_rolls", "Re-rolls", "Good leaders may have a Battle die rolled again.", rule="10.3.5a"),
    Option("simple_odds", "Simple odds", "Odds are rounded down.", rule="10.3.6"),
    Option("marian_legions", "Marian legions", "From Game-Turn IX on Legions are worth 5.", rule="10.4.5"),
    Option("disbanding", "Disbanding", "Legions and Heavy Infantry may be sent home.", rule="14.2.2"),
)  # fmt: skip


class PaxRomana(Game[Mediterranean]):
    """The Mediterranean from 300 to 50 BC for two to four powers."""

    id: ClassVar[str] = "pax"
    title: ClassVar[str] = "Pax Romana"
    ripeness: ClassVar[Ripeness] = "whole"
    rules_version: ClassVar[int] = 3
    about: ClassVar[About] = About(
        (60, 900),
        "300 to 50 BC: Rome, Carthage, Greece and The East over the sea between them, with Tribes, Pirates, Slaves and"
        " free cities on every side. A turn is a generation.",
        "Few moves, each of them large: armies that may be met on the way, fleets that the weather takes, Provinces"
        " that pay only while the road home is open.",
    )
    own_options: ClassVar[tuple[Option, ...]] = OPTIONS
    position_type: ClassVar[type[Position]] = Mediterranean
    vocabulary: ClassVar[Vocabulary] = Vocabulary.joined(actions.NAMES, *verbs_of(__package__))
    names: ClassVar[Mapping[str, str]] = NAMES
    latin: ClassVar[frozenset[str]] = LATIN
    made_names: ClassVar[Mapping[str, Made]] = MADE_NAMES
    scenarios: ClassVar[tuple[Scenario, ...]] = tuple(
        Scenario(s.row.id, s.row.name, s.row.about, (len(s.powers),)) for s in SETTINGS
    )
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = STEPS
    roles: ClassVar[Roles] = ROLES
    topics: ClassVar[Topics] = TOPICS
    pace: ClassVar[tuple[int, int]] = (30, 60)

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Mediterranean:
        """3.1."""
        return setup.start_position(scenario, options, dice)

    def local_names(self, scenario: str, seats: int) -> dict[str, str]:
        """Who the Soldier of Fortune is, where the scenario knows of nobody else."""
        row = SETTINGS[SCENARIO[scenario]].row
        return local_names({} if row.called_until else row.called, self.words.names)

    def seat_name(self, seat: int, seats: int) -> str:
        """Whatever is played: a seat's power depends on the scenario."""
        return f"Power {seat + 1}"

    def seat_names(self, seats: int, scenario: str) -> list[str]:
        """Each seat plays a power of the scenario, in its order."""
        return [POWERS[power].name for power in SETTINGS[SCENARIO[scenario]].powers]

    def side(self, g: Mediterranean, seat: int) -> str:
        """The power that a seat plays."""
        return POWERS[g.powers[g.seats.index(seat)]].id

    def outward(self, g: Mediterranean, seat: int, move: Move) -> tuple[Any, ...]:
        """3.2.E, 6.4a, 8.1.2a, 10.5.1, 17.1.4b: what is written in secret; 4.2, 15.4.7: cards and Objectives unseen."""
        if move != DONE and hasattr(g.stack[-1], "waiting"):
            return (HIDDEN,)
        return (move[0], HIDDEN) if move[0] in FACE_DOWN else move

    def turn(self, g: Mediterranean) -> int:
        """3.2a: the Game-Turns of this match; the first is 1."""
        return g.turn - g.setting.row.start + 1

    def turns(self, g: Mediterranean) -> int:
        """4.0: as many Game-Turns as the scenario has, or were agreed on."""
        return g.last_turn - g.setting.row.start + 1

    def scores(self, g: Mediterranean) -> list[int]:
        """15.1: Victory Points, by seat."""
        return [g.vp[g.seats.index(seat)] for seat in range(len(g.seats))]

    def result(self, g: Mediterranean) -> Result:
        """3.2.H2: the powers that have won, then the others by points and Stability."""
        powers = range(len(g.powers))
        standing = {p: (p in g.winners, g.vp[p] if p not in g.winners else 0, _level(g, p)) for p in powers}
        groups = sorted(set(standing.values()), reverse=True)
        ranking = tuple(tuple(g.seats[p] for p in powers if standing[p] == group) for group in groups)
        return Result(tuple(g.seats[p] for p in g.winners), ranking, tuple(self.scores(g)), g.how)

    def deal(self, known: Mediterranean, seat: int, dice: Dice) -> Mediterranean:
        """Counters, cards, Objectives, leaders and plans that others hide."""
        return blind_deal.deal(known, dice)

    def value(self, g: Mediterranean, seat: int) -> float:
        """Points and prospects."""
        return evaluation.value(g, seat)

    def sane(self, known: Mediterranean, seat: int, moves: list[Move]) -> list[Move]:
        """Nothing plainly pointless."""
        return policy.sane(known, seat, moves)

    def prior(self, g: Mediterranean, seat: int, moves: list[Move]) -> list[float] | None:
        """How moves look at a glance."""
        return policy.prior(g, seat, moves)

    def closely(self) -> PaxRomana:
        """As somebody sees it who looks ahead."""
        return CLOSER_LOOK

    def stage(self, g: Mediterranean) -> int:
        """Phases and Activations."""
        return evaluation.stage(g)

    def further(self) -> tuple[int, ...]:
        """Over the next two Activations: an Army that has taken a Space may be beaten there by the answer."""
        return (0, 0)

    def unsettled(self, g: Mediterranean, moves: list[Move]) -> list[Move]:
        """A move or Battle that is under way."""
        return policy.unsettled(g, moves)

    def appraisal(self, g: Mediterranean, seats: int) -> tuple[list[float], list[dict[str, float]]]:
        """Both by one look at the map."""
        return appraisal(g, seats)


def _level(g: Mediterranean, power: int) -> int:
    """3.2.H2: Stability breaks ties; those who win together are equal."""
    return 0 if power in g.winners else g.stability[power]


class CloserLook(PaxRomana):
    """The same game for whoever looks ahead: the move that looks best is preferred, but others are tried as well."""

    def prior(self, g: Mediterranean, seat: int, moves: list[Move]) -> list[float] | None:
        """How moves look, with some doubt left."""
        return policy.prior(g, seat, moves, policy.DOUBT)

    def value(self, g: Mediterranean, seat: int) -> float:
        """With what may fall, and with who would win if it ended now."""
        return judgement.value(g, seat)

    def appraisal(self, g: Mediterranean, seats: int) -> tuple[list[float], list[dict[str, float]]]:
        """What all have, by that judgement."""
        return judgement.appraisal(g, seats)

    def staff(self) -> PaxStaff:
        """Who plans."""
        return STAFF


CLOSER_LOOK: Final = CloserLook()
STAFF: Final = PaxStaff(CLOSER_LOOK)
