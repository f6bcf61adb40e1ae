"""What a value is learned from: the facts of a whole position, the same for all seats.

There are two kinds. *Cells* are the fields of the position as an observation writes them, nothing hidden: a bot judges
positions that it has imagined, and in those it knows everything. A game of which `observation.toml` does not say
`cells` has none. *Measures* are what the game itself says: what each
seat may hope for by the game's own judgement, what it has (`Game.reckoning`), and the turn.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from romanum.bots.sight.field_writers import Writer, texts_of
from romanum.bots.sight.layout import Field, lay_out, read_room
from romanum.engine.game import Game
from romanum.engine.position import Position

SURE: Final = 0.005
"""No hope is taken for higher than one minus this, or for lower than this."""


def hope(value: float) -> float:
    """A chance as its logarithm: what adds up."""
    return log(min(max(value, SURE), 1 - SURE))


class Sight:
    """Reads facts off the positions of one game, scenario and number of seats."""

    def __init__(self, game: Game[Any], first: Position, seats: int) -> None:
        self._game = game.closely()
        self._seats = seats
        room = read_room(game)
        told = [f for f in lay_out(first, seats, room) if f.kind in ("value", "list", "run", "bits")]
        self.fields: list[Field] = told[2:] if room.cells else []
        self._writer = Writer(self.fields, texts_of(game, room))
        self.parts = sorted(self._game.reckoning(first, 0))

    def cells(self, g: Position) -> NDArray[np.int32]:
        """The fields as numbers; what finds no room counts as nothing."""
        if self._writer.fits(g):
            return np.array(self._writer.cells(g), np.int32)
        return np.array(self._writer.slowly(g)[0], np.int32)

    def measures(self, g: Position) -> NDArray[np.float32]:
        """The hopes, what each seat has, and the turn."""
        return np.array(self.told(g), np.float32)

    def told(self, g: Position) -> list[float]:
        """The same as plain numbers."""
        values, had = self._game.appraisal(g, self._seats)
        out = [hope(value) for value in values]
        for one in had:
            out += [one[part] for part in self.parts]
        out.append(float(self._game.turn(g)))
        return out
