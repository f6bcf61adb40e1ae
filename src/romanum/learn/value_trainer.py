"""Training a learned value (`romanum.bots.learned_value`) on games that were played: with PyTorch, the extra `train`.

A fifth of the games is held out. The network starts from the game's own judgement, changing nothing, and learns to
correct it; it is kept as it was when it surprised itself least at the ends of the games held out. Once without and once
with the single fields of the position: with them it is kept only where it is better by `GAIN`, since they learn a few
hundred games by heart.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Final, NamedTuple

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from romanum.bots.learned_value import WIDEST, Floats, Network, Story, Weights
from romanum.bots.version import VERSION
from romanum.engine.game import Game

HELD_OUT: Final = 5
"""Every so-manieth game is held out."""
HIDDEN: Final = 32
MOST_BINS: Final = 12
BATCH: Final = 256
EPOCHS: Final = 30
PATIENCE: Final = 6
GAIN: Final = 0.01
TAIL: Final = 0.5
"""The percentage of a cell's values at either end that do not stretch its bins."""
FEWEST: Final = 10
"""From fewer games nothing is learned."""
BUCKETS: Final = 10


class Sample(NamedTuple):
    """Positions of games, in order: the facts of each, which game it is of, and how that ended for each seat."""

    cells: NDArray[np.int16]
    measures: Floats
    game: NDArray[np.int64]
    scenario: NDArray[np.int64]
    won: Floats


class _Bins(NamedTuple):
    """How cells become rows of a table: those that ever change, each in at most `MOST_BINS` bins."""

    live: NDArray[np.int32]
    low: NDArray[np.int32]
    scale: Floats
    highest: NDArray[np.int32]
    start: NDArray[np.int32]

    @property
    def rows(self) -> int:
        return int(self.start[-1] + self.highest[-1] + 1) if len(self.live) else 0

    def of(self, cells: NDArray[np.int16]) -> NDArray[np.int32]:
        bins = ((cells[:, self.live] - self.low) * self.scale).astype(np.int32)
        return self.start + np.clip(bins, 0, self.highest)


def _bins(cells: NDArray[np.int16]) -> _Bins:
    if not cells.shape[1]:
        return _no_bins()
    low, high = np.percentile(cells, [TAIL, 100 - TAIL], axis=0).astype(np.int32)
    live = np.flatnonzero(high > low).astype(np.int32)
    low, high = low[live], high[live]
    count = np.minimum(high - low + 1, MOST_BINS)
    start = np.concatenate(([0], np.cumsum(count)[:-1])).astype(np.int32) if len(live) else live
    return _Bins(live, low, (count / (high - low + 1)).astype(np.float32), (count - 1).astype(np.int32), start)


def _no_bins() -> _Bins:
    none = np.zeros(0, np.int32)
    return _Bins(none, none, np.zeros(0, np.float32), none, none)


class _Net(nn.Module):
    """The network while it learns."""

    def __init__(self, seats: int, width: int, rows: int) -> None:
        super().__init__()
        self.trust = nn.Parameter(torch.ones(1))
        self.cells = nn.EmbeddingBag(rows, HIDDEN, mode="sum") if rows else None
        if self.cells is not None:
            nn.init.zeros_(self.cells.weight)
        self.measures = nn.Linear(width, HIDDEN)
        self.rest = nn.Dropout(0.5 if rows else 0.3)
        self.last = nn.Linear(HIDDEN, seats)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)

    def forward(self, hopes: Tensor, facts: Tensor, bins: Tensor) -> Tensor:
        hidden = self.measures(facts)
        if self.cells is not None:
            hidden = hidden + self.cells(bins)
        chances: Tensor = torch.log_softmax(self.trust * hopes + self.last(self.rest(torch.relu(hidden))), 1)
        return chances


def train(game: Game[Any], scenarios: Sequence[str], sample: Sample, players: Sequence[str], command: str) -> Network:
    """The better of two networks, with its story. `ValueError` if there are too few games."""
    games = len(set(sample.game.tolist()))
    if games < FEWEST:
        raise ValueError(f"{games} games are too few to learn from: {FEWEST} at least")
    torch.manual_seed(1)
    school = _School(len(scenarios), sample)
    best = school.learn(_no_bins())
    if sample.cells.shape[1]:
        with_cells = school.learn(_bins(sample.cells))
        best = with_cells if with_cells.surprise < best.surprise - GAIN else best
    first = game.new(scenarios[0], sample.won.shape[1], seed=1).position
    story = Story(
        game=game.id,
        seats=sample.won.shape[1],
        rules_version=game.rules_version,
        bots_version=VERSION,
        scenarios=list(scenarios),
        parts=sorted(game.closely().reckoning(first, 0)),
        made=date.today().isoformat(),
        command=command,
        players=list(players),
        games=games,
        positions=len(sample.game),
        held_out=len(set(sample.game[school.held].tolist())),
        surprise=round(best.surprise, 4),
        surprise_of_the_game=round(school.surprise_of_the_game(), 4),
        error=round(best.error, 4),
    )
    return Network(story, best.weights)


class _Learnt(NamedTuple):
    surprise: float
    error: float
    weights: Weights


class _School:
    """The sample, made ready, and what is learned from it."""

    def __init__(self, scenarios: int, sample: Sample) -> None:
        self.sample = sample
        self.held = sample.game % HELD_OUT == 0
        self.usual = sample.measures.mean(0)
        self.spread = sample.measures.std(0) + np.float32(1e-3)
        near = np.clip((sample.measures - self.usual) / self.spread, -WIDEST, WIDEST)
        self.facts = torch.tensor(np.concatenate((near, np.eye(scenarios, dtype=np.float32)[sample.scenario]), 1))
        self.seats = sample.won.shape[1]
        self.hopes = torch.tensor(sample.measures[:, : self.seats])
        self.won = torch.tensor(sample.won)

    def surprise_of_the_game(self) -> float:
        """That of the game's own judgement, as spread out or drawn together as suits it best."""
        best = float("inf")
        for trust in np.linspace(0.1, 1.5, 29):
            said = torch.log_softmax(float(trust) * self.hopes[self.held], 1)
            best = min(best, _surprise(self.won[self.held], said))
        return best

    def learn(self, bins: _Bins) -> _Learnt:
        """Go through the games again and again, until those held out are told no better."""
        net = _Net(self.seats, self.facts.shape[1], bins.rows)
        rate, decay = (1e-3, 3e-3) if bins.rows else (3e-3, 1e-2)
        optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=decay)
        table = torch.tensor(bins.of(self.sample.cells) if bins.rows else np.zeros((len(self.won), 1), np.int32))
        taught, held = np.flatnonzero(~self.held), torch.tensor(np.flatnonzero(self.held))
        random = np.random.default_rng(1)
        best: _Learnt | None = None
        waited = 0
        for _ in range(EPOCHS):
            net.train()
            for part in np.array_split(random.permutation(taught), max(1, len(taught) // BATCH)):
                rows = torch.tensor(part)
                optimizer.zero_grad()
                said = net(self.hopes[rows], self.facts[rows], table[rows])
                loss = -(self.won[rows] * said).sum(1).mean()
                loss.backward()
                optimizer.step()
            net.eval()
            with torch.no_grad():
                said = net(self.hopes[held], self.facts[held], table[held])
            surprise = _surprise(self.won[held], said)
            if best is None or surprise < best.surprise:
                best, waited = _Learnt(surprise, _error(self.won[held], said), self._weights(net, bins)), 0
            else:
                waited += 1
                if waited >= PATIENCE:
                    break
        assert best is not None
        return best

    def _weights(self, net: _Net, bins: _Bins) -> Weights:
        """A copy of the numbers as they are now."""
        cells = net.cells.weight.detach().numpy() if net.cells is not None else np.zeros((0, HIDDEN))
        return Weights(
            usual=self.usual,
            spread=self.spread,
            measures=_copy(net.measures.weight.T),
            first=_copy(net.measures.bias),
            trust=_copy(net.trust),
            last=_copy(net.last.weight.T),
            bias=_copy(net.last.bias),
            live=bins.live,
            low=bins.low,
            scale=bins.scale,
            highest=bins.highest,
            start=bins.start,
            cells=cells.astype(np.float16),
        )


def _copy(tensor: Tensor) -> Floats:
    numbers: Floats = tensor.detach().numpy().astype(np.float32).copy()
    return numbers


def _surprise(won: Tensor, said: Tensor) -> float:
    return float(-(won * said).sum(1).mean())


def _error(won: Tensor, said: Tensor) -> float:
    """How far chances are from what happened, on average over tenths of the scale, by how many are in each."""
    chances, happened = said.exp().numpy().ravel(), won.numpy().ravel()
    tenth = np.minimum((chances * BUCKETS).astype(int), BUCKETS - 1)
    gaps = [
        (tenth == t).sum() * abs((chances - happened)[tenth == t].mean()) for t in range(BUCKETS) if (tenth == t).any()
    ]
    return float(sum(gaps) / len(chances))
