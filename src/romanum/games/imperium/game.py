"""Imperium Romanum as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, ClassVar, Final

from romanum.engine.action import Move, Vocabulary
from romanum.engine.counsel.staff import Staff
from romanum.engine.dice import AnyDice, Dice, FastDice
from romanum.engine.event_roles import Roles, Topics
from romanum.engine.game import About, Game, Option, Result, Ripeness, Scenario
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of, verbs_of
from romanum.engine.rule import Wrong
from romanum.engine.secrecy import EVERYBODY, HIDDEN
from romanum.engine.sheets.faults import Faults, unknown
from romanum.engine.sheets.sheet import BadSheet, fill
from romanum.engine.speech.words import Made
from romanum.engine.step import Step
from romanum.games.imperium.bots import evaluation, policy
from romanum.games.imperium.bots.account import appraisal
from romanum.games.imperium.bots.habits import VETERAN
from romanum.games.imperium.bots.staff import GeneralStaff
from romanum.games.imperium.data.check import check
from romanum.games.imperium.data.check_scenarios import check_scenarios
from romanum.games.imperium.data.cities import CITY, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.roll import leader_here, power_named
from romanum.games.imperium.data.settings import NUMBER, SCENARIOS, setting
from romanum.games.imperium.rules import setup
from romanum.games.imperium.rules.common.blind_deal import deal
from romanum.games.imperium.rules.common.faults import faults
from romanum.games.imperium.rules.common.growth import grown
from romanum.games.imperium.rules.common.powers import majors, power_id
from romanum.games.imperium.rules.custom_board import powers, units_called
from romanum.games.imperium.rules.diplomacy.actions import DRAFTED
from romanum.games.imperium.rules.march.stakes import wins
from romanum.games.imperium.rules.mobilization.actions import FACE_DOWN, WRITTEN
from romanum.games.imperium.screen.event_roles import ROLES, TOPICS
from romanum.games.imperium.screen.scenarios import scenario_of, sites
from romanum.games.imperium.screen.tongues import rules_in_words, specials_in_words
from romanum.games.imperium.screen.view import describe
from romanum.games.imperium.state import actions
from romanum.games.imperium.state.errands import LandCombat, LandMovement
from romanum.games.imperium.state.names import LATIN, MADE_NAMES, NAMES
from romanum.games.imperium.state.position import PHASES, RomanWorld

STEPS: Final = steps_of(__package__)
"""Every step of every chapter; finding them has every part of the rules register what it answers to."""

COVERED: Final = FACE_DOWN | frozenset(
    {"leave", "bring", "drop", "leave-leader", "bring-leader", "take-leader", "embark", "embark-leader", "keep-aboard",
     "stay-aboard", "stay-behind", "stay-in-port", "take-aboard", "draw-unit", "forage-unit", "starve"}
)  # fmt: skip
"""3.2a: what is done with units of a stack, or leaders in it, which others do not see."""
OF_LEADERS: Final = frozenset({"leave-leader", "bring-leader", "take-leader", "embark-leader"})
"""Of these, what names a leader."""

OPTIONS: Final = (
    Option(
        "length", "Length", "As printed; half as long; or longer: to the later end that a scenario names, or by half.",
        setup.PRINTED, choices=setup.LENGTHS, rule="25.1b",
    ),
    Option(
        "limited_intelligence", "Limited intelligence", "Of an enemy's stack only the top unit is seen.", True,
        rule="3.2a",
    ),
    Option("random_events", "Random events", "Each quarter brings every power an event.", rule="39.1a"),
    Option("advantages", "Missiles and cavalry", "Twice the archers or horse help in battle.", rule="40.1a"),
    Option("city_game", "City by city", "Taxes and units by single cities.", rule="41.2a"),
    Option("gods", "Divine intervention", "Before a roll one may appeal to the gods.", rule="42a"),
    Option("treasures", "Treasure cities", "Great cities hold a treasure for whoever takes it.", rule="43.2a"),
    Option("usurpers", "Usurpers", "Generals who win against the odds may be proclaimed.", rule="44.1a"),
    Option("plague", "Plague", "War and plunder breed disease, and it spreads.", rule="45.1"),
    Option("blockades", "Blockades", "Fleets alone may blockade a port.", rule="13.6a"),
    Option("rising_leaders", "Rising leaders", "Who wins against the odds grows in value.", rule="18.4"),
    Option("sailors_ashore", "Sailors ashore", "Fleets may become legions in any civil war.", rule="34e"),
)  # fmt: skip


AND: Final = " and "
"""Between the powers that a seat plays."""


def _is_seen(g: RomanWorld, leader: int) -> bool:
    """Whether all know where a leader is: he leads a force march, or has no units about him."""
    return (g.forced and leader == g.led_by) or g.eyes_on_leader(leader) == EVERYBODY


class ImperiumRomanum(Game[RomanWorld]):
    """The Roman world from 88 BC to AD 629 for two to six players."""

    id: ClassVar[str] = "imperium"
    title: ClassVar[str] = "Imperium Romanum"
    ripeness: ClassVar[Ripeness] = "whole"
    rules_version: ClassVar[int] = 3
    about: ClassVar[About] = About(
        (60, 3000),
        "88 BC to AD 629 on one map from Hibernia to Persia: civil wars, Parthians and Persians, Goths, Huns and"
        " Vandals, in 41 scenarios. A turn is a month.",
        "Armies that must eat, fleets that must find a port, generals who may be taken, and an Empire that changes"
        " sides when its Emperor dies.",
    )
    own_options: ClassVar[tuple[Option, ...]] = OPTIONS
    position_type: ClassVar[type[Position]] = RomanWorld
    vocabulary: ClassVar[Vocabulary] = Vocabulary.joined(actions.NAMES, *verbs_of(__package__))
    names: ClassVar[Mapping[str, str]] = NAMES
    latin: ClassVar[frozenset[str]] = LATIN
    made_names: ClassVar[Mapping[str, Made]] = MADE_NAMES
    scenarios: ClassVar[tuple[Scenario, ...]] = tuple(scenario_of(head) for head in SCENARIOS)
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = STEPS
    roles: ClassVar[Roles] = ROLES
    topics: ClassVar[Topics] = TOPICS
    pace: ClassVar[tuple[int, int]] = (20, 40)
    copying: ClassVar[tuple[float, float]] = (8, 4)
    viewing: ClassVar[tuple[float, float]] = (60, 25)

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> RomanWorld:
        """2.5: a match begins as its scenario says."""
        return setup.start_position(scenario, seats, options, dice)

    def seat_name(self, seat: int, seats: int) -> str:
        """Whatever is played: a seat's powers depend on the scenario."""
        return f"Player {seat + 1}"

    def seat_names(self, seats: int, scenario: str) -> list[str]:
        """Each seat plays the powers that the scenario gives it."""
        found = setting(NUMBER[scenario], seats)
        return [AND.join(power_named(found, power) for power in own) for own in found.seats]

    def seat_in_words(self, name: str) -> str:
        """A seat that plays several powers by all of their names."""
        plain, bracket, bot = name.partition(" (")
        powers = plain.split(AND)
        for cut in range(len(powers) - 1, 0, -1):
            one, more = AND.join(powers[:cut]), AND.join(powers[cut:])
            if one in self._called and plain not in self._called:
                told = {"one": super().seat_in_words(one), "more": self.seat_in_words(more)}
                return f"{self.words.say('called-seats', told)}{bracket}{bot}"
        return super().seat_in_words(name)

    def local_names(self, scenario: str, seats: int) -> dict[str, str]:
        """Camps and towns of a scenario that no city of the map stands for; its rules, as they are cited."""
        own = {PLACE_IDS[place]: name for place, name in sites(setting(NUMBER[scenario], seats)).items()}
        own |= specials_in_words(NUMBER[scenario], seats, self.words)
        return own | rules_in_words(NUMBER[scenario], self.words)

    def side(self, g: RomanWorld, seat: int) -> str:
        """The first major power that a player has."""
        own = majors(g, seat)
        return power_id(g, own[0] if own else g.setting.seats[seat][0])

    def describe(self, known: RomanWorld, seat: int | None) -> dict[str, Any]:
        """The date, the cast, the running move."""
        return describe(known, seat, self.words)

    def place(self, word: str) -> str:
        """A city stands for the place where it lies."""
        return PLACE_IDS[CITY_PLACE[CITY[word]]] if word in CITY else word

    def turn(self, g: RomanWorld) -> int:
        """2.7.2: months, the first is 1."""
        return g.month - g.first_month + 1

    def turns(self, g: RomanWorld) -> int:
        """25.1b: some scenarios go on until somebody has won."""
        return g.last_month - g.first_month + 1 if g.last_month != NONE else 0

    def scores(self, g: RomanWorld) -> list[int]:
        """19.1a: morale of a player's major powers, by seat."""
        return [sum(g.morale[power] for power in majors(g, seat)) for seat in range(g.seats)]

    def result(self, g: RomanWorld) -> Result:
        """25.2: several may win, and all may lose; the others stand by morale."""
        scores = self.scores(g)
        standing = {seat: (seat in g.winners, scores[seat] if seat not in g.winners else 0) for seat in range(g.seats)}
        groups = sorted(set(standing.values()), reverse=True)
        ranking = tuple(tuple(seat for seat in standing if standing[seat] == group) for group in groups)
        return Result(g.winners, ranking, tuple(scores), g.how)

    def outward(self, g: RomanWorld, seat: int, move: Move) -> tuple[Any, ...]:
        """4e, 7.5e: what a player writes down nobody else sees; 3.2a: nor which units of a stack he means.

        Who leaves the leader of his force march has called it off, and all know whom (12.5a); leaders without units
        are seen.
        """
        if move[0] in DRAFTED or move[0] in WRITTEN:
            return (HIDDEN,)
        if move[0] in OF_LEADERS and _is_seen(g, leader_here(g.setting, move[1])):
            return move
        return (move[0], HIDDEN, *move[2:]) if move[0] in COVERED and g.hidden else move

    def deal(self, known: RomanWorld, seat: int, dice: Dice) -> RomanWorld:
        """3.2a, 4e: stacks behind their top units, leaders in them, what others have written down."""
        return deal(known, seat, dice)

    def value(self, g: RomanWorld, seat: int) -> float:
        """How near to winning, and with what means."""
        return evaluation.value(g, seat)

    def sane(self, known: RomanWorld, seat: int, moves: list[Move]) -> list[Move]:
        """Without what is plainly pointless."""
        return policy.sane(known, seat, moves)

    def prior(self, g: RomanWorld, seat: int, moves: list[Move]) -> list[float]:
        """By the operation that a move is part of."""
        return policy.prior(g, seat, moves)

    def closely(self) -> ImperiumRomanum:
        """As a veteran sees it."""
        return CLOSER_LOOK

    def stage(self, g: RomanWorld) -> int:
        """4a, 4i: phases and segments."""
        return evaluation.stage(g)

    def unsettled(self, g: RomanWorld, moves: list[Move]) -> list[Move]:
        """Marches and combats that are under way."""
        return policy.unsettled(g, moves)

    def appraisal(self, g: RomanWorld, seats: int) -> tuple[list[float], list[dict[str, float]]]:
        """Both by one look."""
        return appraisal(g, seats)

    def faults(self, g: RomanWorld, before: RomanWorld | None = None) -> list[Wrong]:
        """Stacks, leaders, treasuries and cities."""
        return faults(g)

    def grown(self, g: RomanWorld, times: int) -> RomanWorld:
        """Stacks on more of their own land."""
        return grown(g, times)

    def check(self) -> list[str]:
        """The data against themselves and the rulebook."""
        return check() + check_scenarios()


class CloserLook(ImperiumRomanum):
    """The same game for whoever looks ahead: with a veteran's habits."""

    def prior(self, g: RomanWorld, seat: int, moves: list[Move]) -> list[float]:
        """By the operation that a move is part of, as a veteran plans it."""
        return policy.prior(g, seat, moves, VETERAN)

    def value(self, g: RomanWorld, seat: int) -> float:
        """With the fleets."""
        return evaluation.by_prospects(evaluation.closer_prospects(g), seat)

    def staff(self) -> Staff[RomanWorld]:
        """By operations, and what they might be instead."""
        return STAFF


CLOSER_LOOK: Final = CloserLook()
STAFF: Final = GeneralStaff(CLOSER_LOOK)


# ---- for programs


def position(
    board: Mapping[str, str],
    /,
    *,
    scenario: str = "gallic-revolt",
    seats: int = 0,
    month: str = "",
    to_move: str = "",
    segment: str = "movement",
    treasury: Mapping[str, int] | None = None,
    hidden: bool = False,
    winter: bool = False,
    seed: int = 1,
) -> Match[RomanWorld]:
    """A match that begins with a custom position: the board in words (`rules.custom_board`) on a scenario's map.

    Cities and Provinces belong to whomever the scenario gives them to. It is a Land Movement Segment of the player of
    `to_move`, or (`segment`) of "combat"; nothing comes after it. `BadSetup` says what is wrong.

    >>> match = position({"roma": "caesar 3 20-10-a caesar"}, scenario="caesar-and-pompey", to_move="caesar")
    >>> [option.text for option in match.decision(match.pending[0]).options]
    ['march a3621', 'activate a3621', 'fortify a3621', 'put-to-sea caesar', 'done']
    """
    from romanum.games.imperium.rules.custom_positions import SHEETS

    found, faults = setting(NUMBER[GAME.scenario(scenario).id], seats), Faults()
    g = setup.empty_world(found, FastDice.seeded(seed))
    said = {"month": month, "board": board, "treasury": treasury, "hidden": hidden, "winter": winter}
    fill(SHEETS, g, {name: value for name, value in said.items() if value not in ("", None)}, faults)
    if to_move and to_move not in powers(g):
        faults.wrong("to_move", unknown(to_move, powers(g)))
    if segment not in SEGMENT_STEPS:
        faults.wrong("segment", unknown(segment, [*SEGMENT_STEPS]))
    if faults:
        raise BadSheet(faults.said(GAME.words_of(scenario, found.players)))
    seat = g.chief[powers(g).index(to_move)] if to_move else g.order[0]
    g.phase, g.active = PHASES.index("players"), seat
    g.push(SEGMENT_STEPS[segment](seat))
    return Match.of(GAME, scenario, found.players, g)


def resume(text: bytes | str) -> Match[RomanWorld]:
    """A match at a position that was kept with `match.position.to_json()`; `ValueError` says what is wrong with it.

    >>> match = position({"roma": "caesar 3 20-10-a caesar"}, scenario="caesar-and-pompey", to_move="caesar")
    >>> resume(match.position.to_json()).fingerprint() == match.fingerprint()
    True
    """
    g = RomanWorld.from_json(text, STEPS)
    return Match.of(GAME, SCENARIOS[g.scenario - 1].id, g.seats, g)


def land_combat(attackers: str, defenders: str, leaders: tuple[int, int] = (0, 0)) -> Fraction:
    """14.4, 14.5: the chance of an attack in the open, by strengths, ratings and leaders; units as in `position`.

    >>> land_combat("3 20-10-a", "3 20-10-b"), land_combat("3 20-10-a", "6 20-8-c", leaders=(3, 2))
    (Fraction(2, 3), Fraction(1, 2))
    """
    own, theirs = (units_called(text) for text in (attackers, defenders))
    return wins(own, leaders[0] - leaders[1], theirs)


GAME: Final = ImperiumRomanum()
SEGMENT_STEPS: Final = {"movement": LandMovement, "combat": LandCombat}
