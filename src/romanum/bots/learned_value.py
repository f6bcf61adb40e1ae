"""A learned value: how likely each seat is to win, by a small network over the facts of a position.

It starts from what the game's own judgement gives each seat and corrects it by what each seat has, the turn and the
scenario, and, where that was found to help, by the single fields of the position (`romanum.bots.sight.facts`). It was
trained on how games ended, so it says chances. A network is a file in the game's folder,
`learned/values/GAME-SEATS.npz`, with its story: which games it was trained on, by which rules, when, by which command,
and how well it does on games it has not seen (`romanum train` makes one). NumPy is all that is needed to use it;
without it, or without a network for the rules of today, bots judge as the game does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import as_file
from math import copysign, exp
from operator import mul
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from romanum.bots.playout import worth
from romanum.bots.sight.facts import Sight
from romanum.bots.version import is_of_today
from romanum.engine.data import DataError
from romanum.engine.folder.game_folder import LEARNED
from romanum.engine.game import Game
from romanum.engine.position import Position

Floats = NDArray[np.float32]

WIDEST: Final = 4.0
"""No measure counts as further from the usual than so many standard deviations."""


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a network comes from, and how good it is."""

    game: str
    seats: int
    rules_version: int
    bots_version: int
    scenarios: list[str]
    parts: list[str]
    """What each seat has, in the order of the measures."""
    made: str
    command: str
    players: list[str]
    games: int
    positions: int
    held_out: int
    """So many of the games were not trained on; on those, the surprise at how they ended (less is better):"""
    surprise: float
    """of the network,"""
    surprise_of_the_game: float
    """and of the game's own judgement, spread so that it does as well as it can."""
    error: float
    """How far chances are from what happened on those games, on average."""
    plays: bool = True
    """Whether bots judge by it: it won more games than the game's own judgement. If not, it only tells chances."""


class Weights(msgspec.Struct):
    """The numbers of a network."""

    usual: Floats
    """The mean of each measure,"""
    spread: Floats
    """and its standard deviation."""
    measures: Floats
    first: Floats
    """What the hidden layer starts from."""
    trust: Floats
    """How much the game's own judgement counts, one number."""
    last: Floats
    bias: Floats
    live: NDArray[np.int32]
    """Which cells count; none where single fields do not help."""
    low: NDArray[np.int32]
    scale: Floats
    highest: NDArray[np.int32]
    start: NDArray[np.int32]
    """Where the rows of a cell's values begin,"""
    cells: NDArray[np.float16]
    """and those rows."""


class Network:
    """A network that was read."""

    def __init__(self, story: Story, weights: Weights) -> None:
        self.story = story
        self.weights = weights
        self._rows = weights.cells.astype(np.float32)
        self._trust = float(weights.trust[0])
        self._bias: list[float] = weights.bias.tolist()
        self._usual: list[float] = weights.usual.tolist()
        self._spread: list[float] = weights.spread.tolist()
        known = len(weights.usual)
        starts = weights.first + weights.measures[known:]
        self._first = [np.vstack((weights.measures[:known], start)).astype(np.float64) for start in starts]
        """The first layer in each scenario: a row for every measure, and one for what it starts from."""
        self._last: list[list[float]] = weights.last.T.tolist()
        """By seat."""
        self.sees_cells = bool(len(weights.live))
        """Whether single fields count."""

    def chances(self, measures: Sequence[float], cells: NDArray[np.int32], scenario: int) -> list[float]:
        """The chance of each seat; they add up to one.

        A search asks this more often than anything else. On so few numbers every call of NumPy costs more than its
        work; and what it does with the wide registers of a processor (`@`, `maximum`) has to wait until those are
        awake, which after some plain Python takes longer than all the rest. `einsum` goes without them, and what is
        short is plain Python.
        """
        near = [
            far if -WIDEST < (far := (it - usual) / spread) < WIDEST else copysign(WIDEST, far)
            for it, usual, spread in zip(measures, self._usual, self._spread, strict=True)
        ]
        near.append(1.0)
        hidden = np.einsum("i,ij->j", near, self._first[scenario])
        if self.sees_cells:
            hidden += self._told_by(cells)
        lit = [it if it > 0 else 0.0 for it in hidden.tolist()]
        corrected = zip(measures, self._last, self._bias, strict=False)
        out = [self._trust * hoped + sum(map(mul, lit, last)) + bias for hoped, last, bias in corrected]
        best = max(out)
        power = [exp(one - best) for one in out]
        total = sum(power)
        return [one / total for one in power]

    def _told_by(self, cells: NDArray[np.int32]) -> Floats:
        """What single fields add to the hidden layer."""
        w = self.weights
        bins = np.clip(((cells[w.live] - w.low) * w.scale).astype(np.int32), 0, w.highest)
        told: Floats = self._rows[w.start + bins].sum(0)
        return told

    def write(self, file: Path) -> None:
        """Keep it."""
        story = np.frombuffer(msgspec.json.encode(self.story), np.uint8)
        rows = {name: getattr(self.weights, name) for name in Weights.__struct_fields__}
        np.savez_compressed(file, story=story, **rows)


def read(file: Path, shown: str) -> Network:
    """Read a network; `DataError` names what is wrong with the file."""
    try:
        with np.load(file, allow_pickle=False) as found:
            story = msgspec.json.decode(found["story"].tobytes(), type=Story)
            return Network(story, Weights(**{name: found[name] for name in Weights.__struct_fields__}))
    except (OSError, KeyError, ValueError, EOFError, BadZipFile) as problem:
        raise DataError(shown, "$", str(problem)) from None


@cache
def _kept(game: Game[Any], seats: int) -> Network | None:
    file = game.own_file(LEARNED, "values", f"{game.id}-{seats}.npz")
    if file is None:
        return None
    with as_file(file) as path:
        return read(path, f"values/{file.name}")


class Insight:
    """A learned value at work on the positions of one scenario."""

    def __init__(self, found: Network, game: Game[Any], scenario: str) -> None:
        self.network = found
        self.scenario = scenario
        self._scenario = found.story.scenarios.index(scenario)
        self._sight = Sight(game, game.new(scenario, found.story.seats, seed=1).position, found.story.seats)
        self._no_cells = np.zeros(0, np.int32)

    def chances(self, g: Position) -> list[float]:
        """The chance of each seat in a position in which nothing is hidden and that is not over."""
        cells = self._sight.cells(g) if self.network.sees_cells else self._no_cells
        return self.network.chances(self._sight.told(g), cells, self._scenario)

    def corrected(self, g: Position) -> Callable[[], list[float]]:
        """The network alone at work on a position whose facts are known, for whoever measures it."""
        cells = self._sight.cells(g) if self.network.sees_cells else self._no_cells
        return partial(self.network.chances, self._sight.told(g), cells, self._scenario)

    def worth(self, game: Game[Any], g: Position, seat: int) -> float:
        """What a position is worth to a seat: a finished game by its winners, any other by what was learned."""
        return self.chances(g)[seat] if g.stack else worth(game, g, seat)


@lru_cache(maxsize=64)
def insight(game: Game[Any], scenario: str, seats: int) -> Insight | None:
    """The learned value of a scenario, or None if there is none that learned it by the rules and bots of today."""
    found = _kept(game, seats)
    if found is None or not is_of_today(found.story, game) or scenario not in found.story.scenarios:
        return None
    return Insight(found, game, scenario)


def insights(game: Game[Any]) -> Iterator[Insight]:
    """All learned values of a game, by scenario and seats."""
    for scenario in game.scenarios:
        for seats in scenario.players:
            found = insight(game, scenario.id, seats)
            if found is not None:
                yield found
