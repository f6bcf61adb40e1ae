"""Tabula: set-up, result, odds and what screens and bots ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from romanum.engine.action import Move, Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event_roles import Leg, Loss, Role, Roles, Roll, Topics
from romanum.engine.event_roles import Turn as TurnBegins
from romanum.engine.game import About, Game, Result, Scenario
from romanum.engine.odds import Losses, Odds
from romanum.engine.pages.picture import Picture
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of
from romanum.engine.step import Step
from romanum_ludi.tabula import judgement, screen
from romanum_ludi.tabula.chances import hit_chance, mirrored
from romanum_ludi.tabula.state import MEN, POINT_IDS, POINTS, SIDES, Race, after, side_of
from romanum_ludi.tabula.steps import Turn

if TYPE_CHECKING:
    from romanum.engine.text.board import Board

ROMAN: Final = (
    *("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"),
    *("XIII", "XIV", "XV", "XVI", "XVII", "XVIII", "XIX", "XX", "XXI", "XXII", "XXIII", "XXIV"),
)
ZENO: Final[Mapping[str, Mapping[int, int]]] = {
    "white": {6: 7, 9: 1, 10: 2, 19: 2, 20: 2, 23: 1},
    "black": {8: 2, 11: 2, 12: 2, 13: 1, 14: 2, 15: 2, 18: 2, 21: 2},
}
"""6a: who stood where, points counted from 1."""
ZENOS_THROW: Final = (2, 5, 6)
NAMES: Final = {
    **dict(zip(POINT_IDS, ROMAN, strict=True)),
    "white": "White",
    "black": "Black",
    "outside-white": "White outside",
    "outside-black": "Black outside",
    "home-white": "White at home",
    "home-black": "Black at home",
    "home": "at home",
    "pips": "still to go",
    "man": "man",
    "unhit": "that nobody of yours is hit",
}
WAY: Final[tuple[Role, ...]] = (Leg(place="point", side="seat", origin="origin"),)


class Tabula(Game[Race]):
    """The race of thirty men."""

    id = "tabula"
    ripeness = "whole"
    title = "Tabula"
    about = About(
        (10, 30),
        "Thirty men, three dice and twenty-four points: the race of which backgammon is the grandchild, as the Emperor "
        "Zeno played it in Constantinople about AD 480, and as one throw undid him.",
        "Quick and spiteful: both sides run the same way, and every throw must be played, however it hurts.",
    )
    scenarios = (
        Scenario("zeno", "The Emperor's throw", "Zeno's game of about AD 480, from his famous throw of 2, 5, 6.", (2,)),
        Scenario("tabula", "Tabula", "A whole game, all men outside.", (2,)),
    )
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = steps_of(__package__, "steps")
    position_type: ClassVar[type[Position]] = Race
    names: ClassVar[Mapping[str, str]] = NAMES
    vocabulary = Vocabulary(
        {"enter": "enter {point}", "move": "move {point} to {point}", "off": "off {point} with {number}"},
        {"point": POINT_IDS},
    )
    roles: ClassVar[Roles] = {
        "throw": (TurnBegins(number="turn"), Roll(dice=("dice",), side="seat")),
        "move": WAY,
        "hit": (Loss(side="loser", place="point"),),
    }
    topics: ClassVar[Topics] = {"hits": ("hit",), "throws": ("throw", "lost")}

    @property
    def latin(self) -> frozenset[str]:
        """Points are numbered in Latin."""
        return frozenset(POINT_IDS)

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Race:
        men = [[0] * POINTS for _ in SIDES]
        first: tuple[int, ...] = ()
        if scenario == "zeno":
            first = ZENOS_THROW
            men = [[ZENO[side].get(point + 1, 0) for point in range(POINTS)] for side in SIDES]
        outside = [MEN - sum(standing) for standing in men]
        white, black = men
        return Race(
            white=white,
            black=black,
            waiting=outside,
            hit=[0, 0],
            home=[0, 0],
            first=first,
            dice=dice,
            stack=[Turn()],
        )

    def deal(self, known: Race, seat: int, dice: Dice) -> Race:
        """Nothing is hidden."""
        return known.copy()

    def result(self, g: Race) -> Result:
        """5a, 5b: whoever is home; else whoever has fewer points to go."""
        scores = (g.home[0], g.home[1])
        if MEN in scores:
            first = scores.index(MEN)
            return Result((first,), ((first,), (1 - first,)), scores, "home", {"men": MEN - scores[1 - first]})
        pips = [g.pips(seat) for seat in range(2)]
        if pips[0] == pips[1]:
            return Result((0, 1), ((0, 1),), scores, "even", {"pips": pips[0]})
        first = pips.index(min(pips))
        return Result((first,), ((first,), (1 - first,)), scores, "ahead", {"pips": max(pips) - min(pips)})

    def value(self, g: Race, seat: int) -> float:
        return judgement.value(g, seat)

    def odds(self, known: Race, seat: int, move: Move) -> Odds | None:
        """With the last die of a throw: whether the other side's next one can hit."""
        if len(known.left) != 1:
            return None
        then = after(side_of(known, seat), move)
        if not any(men == 1 for men in then.mine):
            return None
        struck = sum(known.men(1 - seat)) - sum(then.theirs)
        other = 1 - seat
        hit = hit_chance(mirrored(then, known.waiting[other], known.hit[other] + struck))
        return Odds(float(1 - hit), Losses(own=float(hit), enemy=0.0), hope="unhit")

    def faults(self, g: Race, before: Race | None = None) -> list[str]:
        found = []
        for seat, side in enumerate(SIDES):
            men = sum(g.men(seat)) + g.waiting[seat] + g.hit[seat] + g.home[seat]
            found += [f"{men} men of {side}"] if men != MEN else []
        return found + [f"both sides on {p + 1}" for p in range(POINTS) if g.white[p] and g.black[p]]

    def seat_name(self, seat: int, seats: int) -> str:
        return NAMES[SIDES[seat]]

    def seat_colour(self, seat: int, seats: int) -> str:
        return screen.SEAT_COLOURS[seat]

    def side(self, g: Race, seat: int) -> str:
        return SIDES[seat]

    def scores(self, g: Race) -> list[int]:
        return g.home[:]

    def reckoning(self, g: Race, seat: int) -> dict[str, float]:
        return {"home": float(g.home[seat]), "pips": float(-g.pips(seat)), "blots": float(-len(g.blots(seat)))}

    def stage(self, g: Race) -> int:
        return g.turn

    def components(self) -> dict[str, Any]:
        return {"places": screen.places(self.words.names), "size": list(screen.SIZE)}

    def describe(self, known: Race, seat: int | None) -> dict[str, Any]:
        names = self.words.names
        return {"counters": screen.counters(known, names), "tracks": screen.tracks(known, names)}

    def picture(self, known: Race) -> Picture:
        return screen.picture(known)

    def board(self) -> Board:
        from romanum_ludi.tabula.text import TextBoard  # rich is slow to begin, and servers draw nothing

        return TextBoard(self.words.names)
