"""Observations for networks: every number between -1 and 1, categories as one cell a value.

An observation (`romanum.bots.sight.observation`) says what stands in a position as the engine has it: the number of a
side beside a count of Armies beside a year. Most networks want something else. What each field is stands in
`observation.toml` of the game:

- a *category* of so many values, 0 and upwards, with -1 for none: a cell for none and a cell a value, 1 for the one it
  has. One that has more values than are wanted so is a number;
- a *mask*: a cell a bit;
- a *number*: divided by the most it usually is, and cut off at 1; by `SOFT` more than itself where nothing is said;
- what says nothing to a network, or never changes in a match, is left out, and so is the rest.

Of what is being done the innermost steps are told: which step each is, as a category, and its facts as numbers. What a
seat may not see is -1 as a number, and nothing but zeros as a category or a mask.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from romanum.bots.sight.layout import Field, read_room
from romanum.bots.sight.observation import Observer
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.secrecy import HIDDEN

Scaled = NDArray[np.float32]

SOFT: Final = 8.0
"""A number of this size, of which nothing is said, becomes one half."""
WIDEST: Final = 64
"""Categories of more values are numbers, if nobody wishes otherwise."""
STEPS_TOLD: Final = 4
NO_COUNT: Final = -1


class Part(msgspec.Struct, frozen=True):
    """Where a field stands in a scaled observation, and how it is written there."""

    name: str
    start: int
    length: int
    how: str
    """`category`, `mask` or `number`."""
    each: int = 1
    """How many cells an element has."""
    most: float = 0.0
    """What a number is divided by; 0 if it is softened."""
    help: str = ""


class _Category(NamedTuple):
    """A cell of an observation that says one of several values."""

    cell: int
    base: int
    """Where the cell of the value 0 stands."""
    low: int
    high: int
    counted_in: int = NO_COUNT
    """In a run: the cell that says how many elements there are,"""
    nth: int = 0
    """and which of them this is."""


class Scaler:
    """Makes the scaled observations of matches that begin like a given one."""

    def __init__(self, match: Match[Any], widest: int | None = None) -> None:
        self.observer = Observer(match)
        self._room = read_room(match.game)
        self._steps = len(match.game.steps)
        self._seats = match.seats
        self._widest = WIDEST if widest is None else widest
        self.size = 0
        self.layout: list[Part] = []
        self._numbers: list[tuple[int, int, float]] = []
        self._categories: list[_Category] = []
        self._bits: list[tuple[int, int, int]] = []
        for field in self.observer.layout:
            self._add(field)
        self._ready()

    # ---- where everything stands

    def _add(self, field: Field) -> None:
        if field.kind == "rest" or field.name in self._room.left_out:
            return
        if field.kind == "stack":
            self._add_stack(field)
            return
        cells = range(field.start, field.start + field.length)
        if field.kind == "run":
            start = self._part(field, f"{field.name}.count", "number", 1, 1, field.room)
            self._numbers.append((field.start, start, field.room))
            cells = cells[1:]
        values = self._values(field.name)
        if field.name in self._room.masks:
            self._add_masks(field, cells, self._room.masks[field.name])
        elif 0 < values <= self._widest:
            self._add_categories(field, cells, values)
        else:
            most = 1.0 if field.kind == "bits" else float(self._room.most.get(field.name, values))
            start = self._part(field, field.name, "number", len(cells), 1, most)
            self._numbers += [(cell, start + i, most) for i, cell in enumerate(cells)]

    def _add_masks(self, field: Field, cells: range, bits: int) -> None:
        start = self._part(field, field.name, "mask", len(cells), bits)
        self._bits += [(cell, start + i * bits + bit, bit) for i, cell in enumerate(cells) for bit in range(bits)]

    def _add_categories(self, field: Field, cells: range, values: int) -> None:
        each, count = values + 1, field.start if field.kind == "run" else NO_COUNT
        start = self._part(field, field.name, "category", len(cells), each)
        self._categories += [
            _Category(cell, start + i * each + 1, -1, values - 1, count, i) for i, cell in enumerate(cells)
        ]

    def _values(self, name: str) -> int:
        return self._seats if name == "seat" else self._room.categories.get(name, 0)

    def _add_stack(self, field: Field) -> None:
        wide = self._room.wide
        rows = [field.start + wide * row for row in range(min(STEPS_TOLD, self._room.deep))]
        each = self._steps + 1
        start = self._part(field, "steps", "category", len(rows), each)
        self._categories += [_Category(cell, start + i * each, 0, self._steps) for i, cell in enumerate(rows)]
        start = self._part(field, "facts", "number", len(rows), wide - 1)
        facts = [cell for row in rows for cell in range(row + 1, row + wide)]
        self._numbers += [(cell, start + i, 0.0) for i, cell in enumerate(facts)]

    def _part(self, field: Field, name: str, how: str, elements: int, each: int, most: float = 0.0) -> int:
        """Give a field the next cells; where they begin."""
        start = self.size
        self.layout.append(Part(name, start, elements * each, how, each, most, field.help))
        self.size += elements * each
        return start

    def _ready(self) -> None:
        """The same in arrays."""
        numbers, categories = np.array(self._numbers), np.array(self._categories, np.int64).reshape(-1, 6)
        self._from, self._to = numbers[:, 0].astype(np.int64), numbers[:, 1].astype(np.int64)
        most = numbers[:, 2].astype(np.float32)
        self._soft = np.flatnonzero(most == 0)
        self._part_of_most = (1 / np.where(most == 0, 1, most)).astype(np.float32)
        self._from_category, self._base, self._low, self._high, self._count, self._nth = categories.T.copy()
        self._in_run = np.flatnonzero(self._count != NO_COUNT)
        self._from_mask, self._to_mask, self._shift = np.array(self._bits, np.int64).reshape(-1, 3).T.copy()

    # ---- what a seat knows

    def of(self, position: Position, seat: int) -> Scaled:
        """What a seat knows of a position."""
        return self.scale(self.observer.of(position, seat))

    def scale(self, seen: NDArray[np.int32]) -> Scaled:
        """The same from an observation."""
        out = np.zeros(self.size, np.float32)
        raw = seen[self._from]
        numbers = raw * self._part_of_most
        soft = numbers[self._soft]
        numbers[self._soft] = soft / (np.abs(soft) + np.float32(SOFT))
        numbers[raw == HIDDEN] = -1
        out[self._to] = np.minimum(np.maximum(numbers, -1), 1)
        value = seen[self._from_category]
        known = (value >= self._low) & (value <= self._high)
        known[self._in_run] &= self._nth[self._in_run] < seen[self._count[self._in_run]]
        out[(self._base + value)[known]] = 1
        masks = seen[self._from_mask]
        out[self._to_mask] = (masks >> self._shift & 1) * (masks != HIDDEN)
        return out
