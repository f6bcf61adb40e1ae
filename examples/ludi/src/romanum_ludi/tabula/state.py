"""The position of Tabula, and what a throw can do with it (chapters 1, 3 and 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, NamedTuple

from romanum.engine.action import Move
from romanum.engine.position import Position

POINTS: Final = 24
"""1a."""
MEN: Final = 15
"""1a: of each side."""
DICE: Final = 3
"""2a."""
HALF: Final = 12
"""3c: points of the first half."""
ENTRY: Final = 6
"""3a: points on which a man can enter."""
LAST_QUARTER: Final = 18
"""4a: the points before it."""
SIDES: Final = ("white", "black")
POINT_IDS: Final = tuple(f"p{number}" for number in range(1, POINTS + 1))
OFF: Final = POINTS
"""Where a man goes who leaves the board; points are counted from 0."""


class Race(Position, kw_only=True):
    """All that changes in a match. White is seat 0."""

    white: list[int]
    """White's men on each point,"""
    black: list[int]
    """and Black's."""
    waiting: list[int]
    """1b: men of each side that have not been on the board yet,"""
    hit: list[int]
    """3e: that were hit and must enter again,"""
    home: list[int]
    """4a: and that have left it for good."""
    to_move: int = 0
    turn: int = 0
    left: tuple[int, ...] = ()
    """2b: dice of the throw that have not been played."""
    first: tuple[int, ...] = ()
    """6a: the throw with which a scenario begins."""

    public: ClassVar[frozenset[str]] = frozenset(
        {"white", "black", "waiting", "hit", "home", "to_move", "turn", "left", "first"}
    )

    def men(self, seat: int) -> list[int]:
        """A side's men on each point."""
        return self.black if seat else self.white

    def pips(self, seat: int) -> int:
        """How many points the men of a side have still to go."""
        outside = (self.waiting[seat] + self.hit[seat]) * (POINTS + 1)
        return outside + sum(men * (POINTS - point) for point, men in enumerate(self.men(seat)))

    def blots(self, seat: int) -> list[int]:
        """3e: the points on which a man of a side stands alone."""
        return [point for point, men in enumerate(self.men(seat)) if men == 1]


class Side(NamedTuple):
    """What a throw is played with: the men of one side, and those of the other on each point."""

    mine: tuple[int, ...]
    theirs: tuple[int, ...]
    waiting: int
    hit: int

    @property
    def all_home(self) -> bool:
        """4a: nobody is outside or before the last quarter."""
        return not (self.waiting or self.hit or any(self.mine[:LAST_QUARTER]))


def side_of(g: Race, seat: int) -> Side:
    """A side as it stands."""
    return Side(tuple(g.men(seat)), tuple(g.men(1 - seat)), g.waiting[seat], g.hit[seat])


def die_of(move: Move) -> int:
    """The die that a move uses: `enter` a point, `move` from one to another, or `off` a point with a die."""
    if move[0] == "enter":
        return int(move[1]) + 1
    return int(move[2] - move[1]) if move[0] == "move" else int(move[2])


def goal_of(move: Move) -> int:
    """The point on which it ends, or `OFF`."""
    return OFF if move[0] == "off" else int(move[-1])


def fitting(side: Side, dice: tuple[int, ...]) -> Iterator[Move]:
    """What the dice can do one by one (3a to 4b), whatever becomes of the others; in the order of the candidates."""
    faces = sorted(set(dice))
    if side.waiting or side.hit:
        yield from (("enter", die - 1) for die in faces if side.theirs[die - 1] < 2)
        if side.hit:
            return
    farthest = HALF if side.waiting else POINTS
    for point, men in enumerate(side.mine):
        if men:
            goals = ((point, point + die) for die in faces if point + die < farthest)
            yield from (("move", start, goal) for start, goal in goals if side.theirs[goal] < 2)
    if side.all_home:
        yield from _leaving(side, faces)


def _leaving(side: Side, faces: list[int]) -> Iterator[Move]:
    """4b: with the exact die, or with a higher one if nobody stands farther back."""
    last = next((point for point, men in enumerate(side.mine) if men), POINTS)
    for point in range(last, POINTS):
        if side.mine[point]:
            yield from (
                ("off", point, die)
                for die in faces
                if die == POINTS - point or (die > POINTS - point and point == last)
            )


def after(side: Side, move: Move) -> Side:
    """The side after a move; whoever stands alone on its goal is hit."""
    mine, theirs = list(side.mine), side.theirs
    waiting, hit, goal = side.waiting, side.hit, goal_of(move)
    if move[0] == "enter":
        waiting, hit = (waiting, hit - 1) if hit else (waiting - 1, hit)
    else:
        mine[move[1]] -= 1
    if goal != OFF:
        mine[goal] += 1
        if theirs[goal]:
            theirs = (*theirs[:goal], 0, *theirs[goal + 1 :])
    return Side(tuple(mine), theirs, waiting, hit)


def without(dice: tuple[int, ...], die: int) -> tuple[int, ...]:
    """The dice that are left when one has been played."""
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


def most(side: Side, dice: tuple[int, ...]) -> int:
    """2c: how many of the dice can be played at best."""
    best = 0
    for move in fitting(side, dice):
        best = max(best, 1 + (most(after(side, move), without(dice, die_of(move))) if len(dice) > 1 else 0))
        if best == len(dice):
            break
    return best


def plays(side: Side, dice: tuple[int, ...]) -> list[Move]:
    """2c: the moves after which as many dice can be played as at all."""
    moves = list(fitting(side, dice))
    if len(dice) == 1 or not moves:
        return moves
    reached = [1 + most(after(side, move), without(dice, die_of(move))) for move in moves]
    best = max(reached)
    return [move for move, count in zip(moves, reached, strict=True) if count == best]
