"""The position of Ludus latrunculorum: who stands where, and who is bound (chapters 1 and 3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from romanum.engine.position import Position

WIDE: Final = 8
"""1a."""
SQUARES: Final = WIDE * WIDE
FILES: Final = "abcdefgh"
SQUARE_IDS: Final = tuple(f"{FILES[square % WIDE]}{square // WIDE + 1}" for square in range(SQUARES))
SIDES: Final = ("white", "black")
NOBODY: Final = -1
WAYS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""2b: forward, back and sideways, never aslant."""


def _at(file: int, rank: int) -> int | None:
    return rank * WIDE + file if 0 <= file < WIDE and 0 <= rank < WIDE else None


def _lines() -> tuple[tuple[tuple[int, int], ...], ...]:
    """From each square in each way: the next one and the one beyond it; -1 beyond the edge."""
    found = []
    for square in range(SQUARES):
        file, rank = square % WIDE, square // WIDE
        rays = [(_at(file + x, rank + y), _at(file + 2 * x, rank + 2 * y)) for x, y in WAYS]
        found.append(tuple((near, -1 if far is None else far) for near, far in rays if near is not None))
    return tuple(found)


def _opposite() -> tuple[tuple[tuple[int, int], ...], ...]:
    """The pairs of squares that have a square between them."""
    found = []
    for square in range(SQUARES):
        file, rank = square % WIDE, square // WIDE
        pairs = [(_at(file - x, rank - y), _at(file + x, rank + y)) for x, y in WAYS[:2]]
        found.append(tuple((one, other) for one, other in pairs if one is not None and other is not None))
    return tuple(found)


LINES: Final = _lines()
OPPOSITE: Final = _opposite()


class Field(Position, kw_only=True):
    """All that changes in a match. White is seat 0."""

    men: list[int]
    """Whose man stands on each square, or `NOBODY`."""
    bound: list[int]
    """3a: 1 where a man is bound."""
    hand: list[int]
    """6a: men of each side still to be placed."""
    to_move: int = 1
    turn: int = 0
    """Rounds in which both have had a turn."""
    quiet: int = 0
    """5c: turns since a man was placed or taken."""
    way: tuple[int, ...] = ()
    """2c: where a leaping man has stood in this turn."""

    public: ClassVar[frozenset[str]] = frozenset({"men", "bound", "hand", "to_move", "turn", "quiet", "way"})

    def count(self, seat: int) -> int:
        """Men on the board."""
        return self.men.count(seat)

    def free(self, square: int, seat: int) -> bool:
        """Whether a man of the seat stands there who is not bound."""
        return self.men[square] == seat and not self.bound[square]

    def held(self, square: int) -> bool:
        """3a: whether two free enemies have the man there between them."""
        enemy = 1 - self.men[square]
        return any(self.free(one, enemy) and self.free(other, enemy) for one, other in OPPOSITE[square])

    def between(self, square: int, seat: int) -> bool:
        """3d: whether a man of the seat would stand between two free enemies there."""
        return any(self.free(one, 1 - seat) and self.free(other, 1 - seat) for one, other in OPPOSITE[square])

    def enclosed_from(self, square: int, seat: int, origin: int) -> Iterator[int]:
        """3a: the enemies that a man would bind who came there from his origin."""
        for near, far in LINES[square]:
            if far >= 0 and far != origin and self.free(near, 1 - seat) and self.free(far, seat):
                yield near
