"""Ludus latrunculorum: set-up, result and what screens and bots ask."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from romanum.engine.action import Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event_roles import Leg, Loss, Role, Roles, Topics
from romanum.engine.event_roles import Turn as TurnBegins
from romanum.engine.game import About, Game, Result, Scenario
from romanum.engine.pages.picture import Picture
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of
from romanum.engine.step import Step
from romanum_ludi.latrunculi import judgement, screen
from romanum_ludi.latrunculi.state import NOBODY, SIDES, SQUARE_IDS, SQUARES, WIDE, Field
from romanum_ludi.latrunculi.steps import LOST, Turn, commands

if TYPE_CHECKING:
    from romanum.engine.text.board import Board

NAMES: Final = {
    **{square: square for square in SQUARE_IDS},
    "white": "White",
    "black": "Black",
    "men": "men",
}
FORMATIONS: Final = {
    "acies": [square for square in range(3 * WIDE) if (square % WIDE + square // WIDE) % 2 == 0],
    "manipulus": [*range(WIDE)],
}
"""6b: White's squares where the men are drawn up; Black's lie across the board."""
PLACED: Final = 12
"""6a: men of each side where they are placed by hand."""
WAY: Final[tuple[Role, ...]] = (Leg(place="square", side="seat", origin="origin"),)


class Latrunculi(Game[Field]):
    """The game of little soldiers."""

    id = "latrunculi"
    rules_version = 2
    ripeness = "whole"
    title = "Ludus latrunculorum"
    about = About(
        (15, 40),
        "Soldiers of glass on a board of squares, white against black: the game of wits of Roman officers and poets, "
        "in which a man is lost who has two enemies on either side.",
        "Quiet and sharp, without dice: every man who goes to take stands where he can be taken.",
    )
    scenarios = (
        Scenario("acies", "Drawn up", "Twelve men a side in three open ranks; play begins at once.", (2,)),
        Scenario("castra", "By turns", "Twelve men a side, placed one by one before the first step.", (2,)),
        Scenario("manipulus", "A maniple", "Eight men a side in one rank: a short game.", (2,)),
    )
    steps: ClassVar[Mapping[str, type[Step[Any]]]] = steps_of(__package__, "steps")
    position_type: ClassVar[type[Position]] = Field
    names: ClassVar[Mapping[str, str]] = NAMES
    vocabulary = Vocabulary(
        {
            "place": "place {square}",
            "step": "step {square} to {square}",
            "leap": "leap {square} to {square}",
            "take": "take {square}",
            "halt": "halt",
        },
        {"square": SQUARE_IDS},
    )
    roles: ClassVar[Roles] = {
        "round": (TurnBegins(number="round"),),
        "step": WAY,
        "leap": WAY,
        "taken": (Loss(side="loser", place="square"),),
    }
    topics: ClassVar[Topics] = {"bonds": ("bound", "freed", "taken")}

    @property
    def latin(self) -> frozenset[str]:
        """Squares are called the same everywhere."""
        return frozenset(SQUARE_IDS)

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Field:
        men = [NOBODY] * SQUARES
        formation = FORMATIONS.get(scenario, [])
        for square in formation:
            men[square], men[SQUARES - 1 - square] = 0, 1
        hand = 0 if formation else PLACED
        return Field(men=men, bound=[0] * SQUARES, hand=[hand, hand], dice=dice, stack=[Turn()])

    def deal(self, known: Field, seat: int, dice: Dice) -> Field:
        """Nothing is hidden."""
        return known.copy()

    def result(self, g: Field) -> Result:
        """5a to 5c."""
        scores = (g.count(0), g.count(1))
        lost = g.to_move
        beaten, shut_in = scores[lost] <= LOST, not commands(g, lost)
        if beaten or shut_in:
            how = "beaten" if beaten else "shut-in"
            return Result((1 - lost,), ((1 - lost,), (lost,)), scores, how, {"loser": SIDES[lost]})
        if scores[0] == scores[1]:
            return Result((0, 1), ((0, 1),), scores, "even", {"men": scores[0]})
        first = scores.index(max(scores))
        return Result((first,), ((first,), (1 - first,)), scores, "more", {"men": max(scores) - min(scores)})

    def value(self, g: Field, seat: int) -> float:
        """A match that is over is worth what it brought."""
        if g.stack:
            return judgement.value(g, seat)
        winners = self.result(g).winners
        return (seat in winners) / len(winners)

    def faults(self, g: Field, before: Field | None = None) -> list[str]:
        found = [f"nobody is bound on {SQUARE_IDS[s]}" for s in range(SQUARES) if g.bound[s] and g.men[s] == NOBODY]
        resting = not g.way
        found += [f"nobody holds {SQUARE_IDS[s]}" for s in range(SQUARES) if resting and g.bound[s] and not g.held(s)]
        if before is not None and sum(g.hand) + SQUARES - g.men.count(NOBODY) > sum(
            before.hand
        ) + SQUARES - before.men.count(NOBODY):
            found.append("men out of nowhere")
        return found

    def seat_name(self, seat: int, seats: int) -> str:
        return NAMES[SIDES[seat]]

    def seat_colour(self, seat: int, seats: int) -> str:
        return screen.SEAT_COLOURS[seat]

    def side(self, g: Field, seat: int) -> str:
        return SIDES[seat]

    def scores(self, g: Field) -> list[int]:
        return [g.count(seat) + g.hand[seat] for seat in range(2)]

    def reckoning(self, g: Field, seat: int) -> dict[str, float]:
        bound = sum(g.bound[square] for square in range(SQUARES) if g.men[square] == seat)
        return {"men": float(g.count(seat) + g.hand[seat]), "free": float(g.count(seat) - bound)}

    def stage(self, g: Field) -> int:
        return g.turn

    def begins(self, g: Field, seat: int) -> bool:
        """The men are placed."""
        return not g.hand[seat]

    def components(self) -> dict[str, Any]:
        return {"places": screen.places(self.words.names), "size": list(screen.SIZE)}

    def describe(self, known: Field, seat: int | None) -> dict[str, Any]:
        names = self.words.names
        return {"counters": screen.counters(known, names), "tracks": screen.tracks(known, names)}

    def picture(self, known: Field) -> Picture:
        return screen.picture(known)

    def board(self) -> Board:
        from romanum_ludi.latrunculi.text import TextBoard  # rich is slow to begin, and servers draw nothing

        return TextBoard(self.words.names)
