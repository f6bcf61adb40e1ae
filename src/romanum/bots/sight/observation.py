"""What a seat knows of a position as one flat array of numbers.

It is made from the masked position itself, not from a view: one pass over its fields in code that is written out once
a layout, as positions write out how they are copied. Two positions that a seat can tell apart have different arrays,
and two that it cannot have the same.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct, error
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from romanum.bots.sight.layout import BYTE, Field, Room, lay_out, read_room
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.position import Frame, Position
from romanum.engine.secrecy import HIDDEN, HIDDEN_TEXT, glimpse

Observation = NDArray[np.int32]

LARGEST: Final = (1 << 31) - 1
BITS: Final = tuple(tuple(byte >> i & 1 for i in range(BYTE)) for byte in range(1 << BYTE))
MOST_REMEMBERED: Final = 1 << 16


def check_sum(what: object) -> int:
    """A number between 1 and the largest that a cell holds, the same for the same thing in every program."""
    return crc32(repr(what).encode()) % LARGEST + 1


class _Texts(dict[str, int]):
    """The numbers that stand for texts."""

    def __missing__(self, text: str) -> int:
        self[text] = number = check_sum(text)
        return number


TEXTS: Final = _Texts({"": 0, HIDDEN_TEXT: HIDDEN})


class Observer:
    """Makes the observations of matches that begin like a given one: of one game, scenario and number of seats."""

    def __init__(self, match: Match[Any]) -> None:
        game, room = match.game, read_room(match.game.id)
        self.seats = match.seats
        self.layout = lay_out(match.position, self.seats, room)
        self.size = self.layout[-1].start + 1
        self._told = [f for f in self.layout if f.kind in ("value", "list", "run", "bits")][2:]
        self._fits, self._cells = written_out(self._told)
        self._rows = _Rows(game, room)
        self._asked = tuple(tuple(int(s == seat) for s in range(self.seats)) for seat in range(self.seats))
        self._pack = Struct(f"={self.size}i")

    def of(self, position: Position, seat: int) -> Observation:
        """What a seat knows of a position."""
        known = glimpse(position, seat)
        below, rest = self._rows.of(known.stack)
        asked = self._asked[position.asked] if position.offered is not None else self._several(position)
        try:
            if self._fits(known):
                out = np.empty(self.size, np.int32)
                self._pack.pack_into(out.data, 0, seat, *asked, *self._cells(known), *below, rest)
                return out
        except error:
            pass
        cells, more = self._slowly(known)
        return np.array([seat, *asked, *cells, *below, check_sum((rest, more))], np.int32)

    def _several(self, position: Position) -> list[int]:
        pending = position.stack[-1].pending(position) if position.stack else ()
        return [int(seat in pending) for seat in range(self.seats)]

    def _slowly(self, known: Position) -> tuple[list[int], list[Any]]:
        """The cells of a position in which something finds no room, and what does not."""
        cells: list[int] = []
        rest: list[Any] = []
        for field in self._told:
            value = getattr(known, field.name)
            found = cells_of(field, value)
            if found is None or any(not -LARGEST <= cell <= LARGEST for cell in found):
                rest.append((field.name, value))
                found = [0] * field.length
            cells += found
        return cells, rest


def cells_of(field: Field, value: Any) -> list[int] | None:
    """The cells of one field; None if it finds no room."""
    number: Callable[[Any], int] = TEXTS.__getitem__ if field.text else int
    if field.kind == "value":
        return [number(value)]
    if field.kind == "bits":
        return [value >> i & 1 for i in range(field.length)] if 0 <= value < 1 << field.length else None
    if field.kind == "list":
        return [number(v) for v in value] if len(value) == field.length else None
    empty = field.room - len(value)
    return [len(value), *(number(v) for v in value), *[0] * empty] if empty >= 0 else None


def written_out(fields: list[Field]) -> tuple[Callable[[Any], bool], Callable[[Any], list[int]]]:
    """Two functions, compiled once: whether all fields of a position find room, and their cells if they do."""
    fits = " and ".join(filter(None, map(_fit, fields))) or "True"
    source = f"def fits(g):\n    return {fits}\ndef cells(g):\n    return [{', '.join(map(_expression, fields))}]"
    longest = max((field.length for field in fields), default=0)
    namespace: dict[str, Any] = {"T": TEXTS, "text": TEXTS.__getitem__, "B": BITS, "Z": (0,) * longest}
    exec(source, namespace)
    return namespace["fits"], namespace["cells"]


def _fit(field: Field) -> str:
    name = f"g.{field.name}"
    return {
        "value": "",
        "list": f"len({name}) == {field.length}",
        "run": f"len({name}) <= {field.room}",
        "bits": f"0 <= {name} < {1 << field.length}",
    }[field.kind]


def _expression(field: Field) -> str:
    name = f"g.{field.name}"
    if field.kind == "value":
        return f"T[{name}]" if field.text else name
    if field.kind == "bits":
        return ", ".join(f"*B[{name} >> {at} & 255]" for at in range(0, field.length, BYTE))
    every = f"*map(text, {name})" if field.text else f"*{name}"
    return every if field.kind == "list" else f"len({name}), {every}, *Z[len({name}):{field.room}]"


class _Rows:
    """The steps of a stack as rows of numbers; rows are remembered, since the same steps come again and again."""

    def __init__(self, game: Game[Any], room: Room) -> None:
        self._deep, self._wide = room.deep, room.wide
        self._numbers = {name: i for i, name in enumerate(sorted(game.steps), 1)}
        self._known: dict[Frame, tuple[tuple[int, ...], int]] = {}
        self._empty = tuple((0,) * room.wide * rows for rows in range(room.deep + 1))

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
        row = [self._numbers[type(frame).__name__]]
        for name in frame.__struct_fields__:
            _spread(getattr(frame, name), row)
        short = row[: self._wide]
        rest = 0 if short == row else check_sum(row)
        return (*short, *[0] * (self._wide - len(short))), rest


def _spread(value: Any, row: list[int]) -> None:
    """Write a fact of a step into its row; a set of places is too large for a cell, and is a sum of check there."""
    if isinstance(value, tuple | list):
        row.append(len(value))
        for part in value:
            _spread(part, row)
    elif isinstance(value, int) and -LARGEST <= value <= LARGEST:
        row.append(int(value))
    else:
        row.append(TEXTS[value] if isinstance(value, str) else check_sum(value))
