"""Many matches at once, in processes of their own: one question of each in every batch.

>>> with Runner("hre", matches=2, processes=1, seats=2) as runner:
...     batch = runner.reset(seed=7)
...     first = batch.mask.argmax(axis=1)
...     batch = runner.step(first)
>>> batch.observation.shape[0], int(batch.mask[0].sum()) > 0
(2, True)

Its processes begin by importing the program that made it: in a script it stands below `if __name__ == "__main__":`.

A match that has ended is begun anew at once: `done` is true in the batch that pays for its end and asks the first
question of the next. What the processes see they write into memory that all share, so nothing is sent but words.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from ctypes import c_bool, c_double, c_float, c_int8, c_int32, c_int64
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from romanum.learn.pettingzoo import raw_env

BEGIN, PLAY, STOP = "begin", "play", "stop"
PATIENCE: Final = 10.0
"""Seconds that a process has to end by itself."""


class RunnerDied(RuntimeError):
    """A process of the runner has ended, or could not go on; the message says why."""


class Batch(NamedTuple):
    """One question of every match. The arrays are the runner's own and change with its next step."""

    seat: NDArray[np.int32]
    """Who is asked, by match,"""
    observation: NDArray[Any]
    """what he knows, in whole numbers, or in floats if they are scaled,"""
    mask: NDArray[np.int8]
    """which actions he may take,"""
    reward: NDArray[np.float64]
    """what the last action brought every seat,"""
    done: NDArray[np.bool_]
    """and whether it ended the match: all this is then the next one's, but for the reward."""


class _Shapes(NamedTuple):
    matches: int
    size: int
    actions: int
    seats: int
    whole: bool
    """Whether observations are whole numbers."""


def _shared(shapes: _Shapes, context: Any) -> tuple[Any, ...]:
    n, size, actions, seats, whole = shapes
    kinds = (
        (c_int32, n),
        (c_int32 if whole else c_float, n * size),
        (c_int8, n * actions),
        (c_double, n * seats),
        (c_bool, n),
        (c_int64, n),
    )
    return tuple(context.RawArray(kind, length) for kind, length in kinds)


def _arrays(shapes: _Shapes, memory: tuple[Any, ...]) -> tuple[Batch, NDArray[np.int64]]:
    """The shared memory as arrays: the batch, and the actions that are to be taken."""
    n, size, actions, seats, whole = shapes
    seat, seen, mask, reward, done, wanted = memory
    batch = Batch(
        np.frombuffer(seat, np.int32),
        np.frombuffer(seen, np.int32 if whole else np.float32).reshape(n, size),
        np.frombuffer(mask, np.int8).reshape(n, actions),
        np.frombuffer(reward, np.float64).reshape(n, seats),
        np.frombuffer(done, np.bool_),
    )
    return batch, np.frombuffer(wanted, np.int64)


class Runner:
    """So many matches of one setting, shared out among processes. The same seed and actions, the same batches."""

    def __init__(self, game: str, matches: int, processes: int = 1, **setting: Any) -> None:
        if not 1 <= processes <= matches:
            raise ValueError(f"{matches} matches cannot be shared out among {processes} processes")
        sample = raw_env(game, **setting)
        self.numbering, self.sight = sample.numbering, sample.sight
        self.matches = matches
        context = multiprocessing.get_context("spawn")
        whole = self.sight.space().dtype == np.int32
        shapes = _Shapes(matches, self.sight.size, self.numbering.size, len(sample.possible_agents), whole)
        memory = _shared(shapes, context)
        self._batch, self._wanted = _arrays(shapes, memory)
        self._lines: list[Connection] = []
        self.processes: list[Any] = []
        for own in np.array_split(np.arange(matches), processes):
            here, there = context.Pipe()
            work = (there, [int(i) for i in own], shapes, memory, game, setting)
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            there.close()
            self._lines.append(here)
            self.processes.append(process)

    def reset(self, seed: int) -> Batch:
        """Begin all matches: the first with the seed, each other with the next."""
        return self._tell((BEGIN, seed))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """One action for every match, by its number."""
        self._wanted[:] = actions
        return self._tell((PLAY, 0))

    def _tell(self, order: tuple[str, int]) -> Batch:
        try:
            for line in self._lines:
                line.send(order)
            problems = [line.recv() for line in self._lines]
        except (EOFError, OSError):
            self.close()
            raise RunnerDied("a process of the runner has ended") from None
        told = next(filter(None, problems), "")
        if told:
            raise RunnerDied(told)
        return self._batch

    def close(self) -> None:
        """End the processes."""
        for line in self._lines:
            with suppress(OSError):
                line.send((STOP, 0))
            line.close()
        for process in self.processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
        self._lines, self.processes = [], []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def _work(
    line: Connection, own: list[int], shapes: _Shapes, memory: tuple[Any, ...], game: str, setting: dict[str, Any]
) -> None:
    """What a process does: play its own matches as it is told, until it is told to stop or nobody is there."""
    batch, wanted = _arrays(shapes, memory)
    tables = [(i, raw_env(game, **setting)) for i in own]
    while True:
        try:
            order, seed = line.recv()
        except EOFError:
            return
        if order == STOP:
            return
        try:
            for i, table in tables:
                if order == BEGIN:
                    table.reset(seed=seed + i)
                    batch.reward[i], batch.done[i] = 0, False
                else:
                    _play(table, batch, i, int(wanted[i]))
                _show(table, batch, i)
            line.send("")
        except Exception as problem:
            line.send(f"match {i}: {problem}")


def _play(table: raw_env, batch: Batch, i: int, action: int) -> None:
    table.step(action)
    batch.reward[i] = [table.rewards[agent] for agent in table.possible_agents]
    over = any(table.terminations.values()) or any(table.truncations.values())
    batch.done[i] = over
    if over:
        table.reset()


def _show(table: raw_env, batch: Batch, i: int) -> None:
    seat = table.asked
    batch.seat[i] = seat
    batch.observation[i] = table.array(seat)
    batch.mask[i] = 0
    batch.mask[i][list(table.legal)] = 1
