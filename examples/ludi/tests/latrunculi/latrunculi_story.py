"""Stories of Ludus latrunculorum: a board in a few words."""

from __future__ import annotations

from romanum_ludi.latrunculi.game import Latrunculi
from romanum_ludi.latrunculi.state import NOBODY, SIDES, SQUARE_IDS, SQUARES, Field
from romanum_ludi.latrunculi.steps import Turn
from story import Story

GAME = Latrunculi()


class Game(Story[Field]):
    """A match: seats are called by their colours."""

    def seat(self, who: str) -> int:
        return SIDES.index(who)

    def name(self, seat: int) -> str:
        return SIDES[seat]

    @property
    def bound(self) -> str:
        """The squares on which men are bound."""
        return " ".join(SQUARE_IDS[square] for square in range(SQUARES) if self.g.bound[square])

    def at(self, square: str) -> str:
        """Who stands there, or nothing."""
        seat = self.g.men[SQUARE_IDS.index(square)]
        return "" if seat == NOBODY else SIDES[seat]


def board(white: str, black: str, *, bound: str = "", first: str = "white") -> Game:
    """Men on squares; whoever is first has the turn."""
    match = GAME.new("acies", seed=1)
    g = match.position
    g.men = [NOBODY] * SQUARES
    for seat, squares in enumerate((white, black)):
        for square in squares.split():
            g.men[SQUARE_IDS.index(square)] = seat
    for square in bound.split():
        g.bound[SQUARE_IDS.index(square)] = 1
    g.to_move, g.turn, g.stack = 1 - SIDES.index(first), 0, [Turn()]
    match.events.clear()
    return Game(match).go_on()
