"""Stories of Tabula: a board in a few words."""

from __future__ import annotations

from typing import Self

from romanum.engine.action import Move
from romanum.engine.match import Match
from romanum_ludi.tabula.game import Tabula
from romanum_ludi.tabula.state import MEN, POINTS, SIDES, Race, plays, side_of
from romanum_ludi.tabula.steps import Play, Turn
from story import Story

GAME = Tabula()


class Game(Story[Race]):
    """A match of Tabula: seats are called by their colours."""

    def seat(self, who: str) -> int:
        return SIDES.index(who)

    def name(self, seat: int) -> str:
        return SIDES[seat]

    def throw(self, who: str, *dice: int) -> Self:
        """Somebody has thrown these dice, and nothing of them is played yet."""
        self.g.stack = [Turn()]
        self.g.to_move, self.g.turn, self.g.left = self.seat(who), 1, dice
        return self.push(Play(self.seat(who)))

    def lost(self) -> list[list[int]]:
        """What nobody could play."""
        return [facts["lost"] for facts in self.events("lost")]


def board(
    white: dict[int, int], black: dict[int, int] | None = None, *, hit: tuple[int, int] = (0, 0), outside: bool = False
) -> Game:
    """Men on points counted from 1. Those that are not told are at home, or outside for the first time."""
    match: Match[Race] = GAME.new("tabula", seed=1)
    g = match.position
    for seat, men in enumerate((white, black or {})):
        g.men(seat)[:] = [men.get(point + 1, 0) for point in range(POINTS)]
    g.hit[:] = hit
    rest = [MEN - sum(g.men(seat)) - hit[seat] for seat in range(2)]
    g.waiting, g.home = (rest, [0, 0]) if outside else ([0, 0], rest)
    match.events.clear()
    return Game(match)


def all_ends(g: Race, seat: int) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every board at which a throw can leave its player, whatever he does, with the dice that he could not play."""
    found: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    moves: list[Move] = plays(side_of(g, seat), g.left) if g.left else []
    if not moves:
        return {(tuple(g.men(seat)), g.left)}
    for move in moves:
        then = g.copy()
        step = then.stack.pop()
        then.stack = []
        step.take(then, seat, move)
        then.stack = [step]
        found |= all_ends(then, seat)
    return found
