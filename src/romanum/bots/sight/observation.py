"""What a seat knows of a position as one flat array of numbers.

It is made from the masked position itself, not from a view: one pass over its fields in code that is written out once
a layout, as positions write out how they are copied. Two positions that a seat can tell apart have different arrays,
and two that it cannot have the same.
"""

from __future__ import annotations

import struct
from typing import Any, Final
from zlib import crc32

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from romanum.bots.sight.field_writers import LARGEST, WORD, WORD_BITS, Texts, Writer, texts_of, words_of
from romanum.bots.sight.layout import BYTE, REST, Room, lay_out, read_room
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.position import Frame, Position
from romanum.engine.secrecy import glimpse

Observation = NDArray[np.int32]

MOST_REMEMBERED: Final = 1 << 16
NOTHING_LEFT: Final = (0,) * REST
MANY: Final = -10
"""In a step: this less the number of words that follow."""
NEGATIVE: Final = -9999
"""In a step: the large number that follows is below zero."""


def check_sum(what: object) -> int:
    """A number between 1 and the largest that a cell holds, the same for the same thing in every program."""
    return crc32(repr(what).encode()) % LARGEST + 1


class Observer:
    """Makes the observations of matches that begin like a given one: of one game, scenario and number of seats."""

    def __init__(self, match: Match[Any]) -> None:
        game, room = match.game, read_room(match.game)
        self.seats = match.seats
        self.layout = lay_out(match.position, self.seats, room)
        self.size = self.layout[-1].start + REST
        texts = texts_of(game, room)
        self._writer = Writer([f for f in self.layout if f.kind in ("value", "list", "run", "bits")][2:], texts)
        self._rows = _Rows(game, room, texts)
        self._asked = tuple(tuple(int(s == seat) for s in range(self.seats)) for seat in range(self.seats))
        self._pack = struct.Struct(f"={self.size}i")

    def of(self, position: Position, seat: int) -> Observation:
        """What a seat knows of a position."""
        known = glimpse(position, seat)
        below, rest = self._rows.of(known.stack)
        asked = self._asked[position.asked] if position.offered is not None else self._several(position)
        try:
            if self._writer.fits(known):
                out = np.empty(self.size, np.int32)
                self._pack.pack_into(out.data, 0, seat, *asked, *self._writer.cells(known), *below, *_bytes(rest))
                return out
        except struct.error:
            pass
        cells, more = self._writer.slowly(known)
        return np.array([seat, *asked, *cells, *below, *_bytes(check_sum((rest, more)))], np.int32)

    def _several(self, position: Position) -> list[int]:
        pending = position.stack[-1].pending(position) if position.stack else ()
        return [int(seat in pending) for seat in range(self.seats)]


def _bytes(rest: int) -> tuple[int, ...]:
    return tuple(rest >> BYTE * i & 255 for i in range(REST)) if rest else NOTHING_LEFT


class _Rows:
    """The steps of a stack as rows of numbers; rows are remembered, since the same steps come again and again."""

    def __init__(self, game: Game[Any], room: Room, texts: Texts) -> None:
        self._deep, self._wide = room.deep, room.wide
        self._numbers = {name: i for i, name in enumerate(sorted(game.steps), 1)}
        self._known: dict[Frame, tuple[tuple[int, ...], int]] = {}
        self._empty = tuple((0,) * room.wide * rows for rows in range(room.deep + 1))
        self._texts = texts
        self._letters = "".join(dict.fromkeys("".join(room.letters.values())))

    def of(self, stack: list[Frame]) -> tuple[list[int], int]:
        """The rows, innermost first, and the sum of check over what finds no room."""
        cells: list[int] = []
        missed: list[Any] = []
        for frame in stack[: -self._deep - 1 : -1]:
            row, rest = self._row(frame)
            cells += row
            if rest:
                missed.append(rest)
        if len(stack) > self._deep:
            missed.append(stack[: -self._deep])
        else:
            cells += self._empty[self._deep - len(stack)]
        return cells, check_sum(missed) if missed else 0

    def _row(self, frame: Frame) -> tuple[tuple[int, ...], int]:
        found = self._known.get(frame)
        if found is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            found = self._known[frame] = self._work_out(frame)
        return found

    def _work_out(self, frame: Frame) -> tuple[tuple[int, ...], int]:
        row, missed = [self._numbers[type(frame).__name__]], list[Any]()
        for name in frame.__struct_fields__:
            self._spread(getattr(frame, name), row, missed)
        short = row[: self._wide]
        rest = 0 if short == row and not missed else check_sum((row, missed))
        return (*short, *[0] * (self._wide - len(short))), rest

    def _spread(self, value: Any, row: list[int], missed: list[Any]) -> None:
        """Write a fact of a step into its row; what cannot be written is missed."""
        if isinstance(value, tuple | list):
            row.append(len(value))
            for part in value:
                self._spread(part, row, missed)
        elif isinstance(value, Struct):
            for name in value.__struct_fields__:
                self._spread(getattr(value, name), row, missed)
        elif isinstance(value, int):
            row += [int(value)] if -WORD < value < WORD else _in_words(value)
        else:
            row += self._text(value, missed)

    def _text(self, text: str, missed: list[Any]) -> list[int]:
        if text in self._texts:
            return [self._texts[text]]
        if all(letter in self._letters for letter in text):
            return [len(text), *(self._letters.index(letter) + 1 for letter in text)]
        missed.append(text)
        return [0]


def _in_words(value: int) -> list[int]:
    """A large number; those below zero stand with their sign turned behind one more."""
    if value < 0:
        return [NEGATIVE, *_in_words(-value)]
    found = words_of(value, -(-value.bit_length() // WORD_BITS))
    return [MANY - len(found), *found]
