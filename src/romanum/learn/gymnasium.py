"""One seat of any game as an environment for Gymnasium; bots, or anybody else, sit in the others.

>>> env = SeatEnv("hre", seats=2, others="random")
>>> seen, info = env.reset(seed=7)
>>> seen.shape == env.observation_space.shape, next(iter(info["legal"].values()))
(True, 'keep')
>>> seen, reward, terminated, truncated, info = env.step(next(iter(info["legal"])))
>>> int(env.action_masks().sum()) == len(info["legal"])
True

A step is the seat's action and all that the others do until it is asked again; the reward is what all of that brought
the seat. `action_masks`, the name that MaskablePPO of sb3-contrib asks for, and `info["action_mask"]` say which actions
may be taken now. Importing this module registers `romanum/hre-v0` and so on for `gymnasium.make`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

import romanum
from romanum.bots import make_bot
from romanum.bots.chair import Chair
from romanum.engine.action import Move
from romanum.learn.pettingzoo import IllegalNumber, raw_env

RANDOM: Final = "random"
"""The other who takes any action that is offered, each as likely as the others."""
ILLEGAL: Final = -1.0
"""What an action costs that is not offered; it ends the match."""

Chooser = Callable[[raw_env], Move]
"""Somebody in another seat: asked at a table, he makes one of the moves of `legal`."""
Other = str | Callable[[int], Chooser]
"""A bot by name, `random`, or who makes a chooser of a seed."""


def _bot(name: str, seed: int, iterations: int | None) -> Chooser:
    bot = make_bot(name, seed, iterations=iterations)

    def choose(table: raw_env) -> Move:
        return bot.choose(Chair(table.match, table.asked)).move

    return choose


def _at_random(seed: int) -> Chooser:
    random = Random(seed)

    def choose(table: raw_env) -> Move:
        return random.choice(table.legal.moves)

    return choose


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """A match seen from one seat.

    Scenario, seats, options, observations, rewards, buckets and `longest` are as in `romanum.learn.pettingzoo.raw_env`;
    but observations are scaled unless plain ones are wanted. `seat` is who learns, or None for another one in every
    match, by the seed. `others` says who sits elsewhere: one for all, or as many as there are other seats, in their
    order. Bots that search look at so many positions as `iterations` says, so that the same seed gives the same match.
    An action that is not offered ends the match and costs a point; with `strict` it raises `IllegalNumber`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | None = 0,
        others: Other | Sequence[Other] = "tiro",
        iterations: int = 200,
        observations: str = "scaled",
        strict: bool = False,
        render_mode: str | None = None,
        **more: Any,
    ) -> None:
        self.table = raw_env(game, scenario, seats, options, observations=observations, render_mode=render_mode, **more)
        self.render_mode = render_mode
        self._count = len(self.table.possible_agents)
        if seat is not None and not 0 <= seat < self._count:
            raise ValueError(f"seats have the numbers 0 to {self._count - 1}, not {seat}")
        self._wanted = seat
        self._others = self._named(others)
        self._iterations = iterations
        self._strict = strict
        self._choosers: dict[int, Chooser] = {}
        self.seat = seat or 0
        """Who learns in this match."""
        self.observation_space = self.table.sight.space()
        self.action_space = spaces.Discrete(self.table.numbering.size)

    def _named(self, others: Other | Sequence[Other]) -> list[Other]:
        named = [others] * (self._count - 1) if isinstance(others, str) or callable(others) else list(others)
        if len(named) != self._count - 1:
            raise ValueError(f"{self._count - 1} others sit at the table, not {len(named)}")
        for name in named:
            if isinstance(name, str) and name != RANDOM:
                make_bot(name)
        return named

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a match and play until the seat is asked. `options`, which Gymnasium's signature has, says nothing."""
        super().reset(seed=seed)
        while True:
            self.table.reset(seed=self._draw())
            self.seat = self._draw() % self._count if self._wanted is None else self._wanted
            elsewhere = [seat for seat in range(self._count) if seat != self.seat]
            self._choosers = {seat: self._chooser(who) for seat, who in zip(elsewhere, self._others, strict=True)}
            self._earned = 0.0
            self._wait()
            if not self._over():
                return self._seen(), self._info()

    def _draw(self) -> int:
        return int(self.np_random.integers(1 << 31))

    def _chooser(self, who: Other) -> Chooser:
        seed = self._draw()
        if callable(who):
            return who(seed)
        return _at_random(seed) if who == RANDOM else _bot(who, seed, self._iterations)

    def step(self, action: Any) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Take an action, by its number, and wait for the others."""
        try:
            move = self.table.legal.move(int(action))
        except KeyError:
            if self._strict:
                raise IllegalNumber(f"action {action} is not offered now") from None
            self.table.give_up()
            return self._seen(), ILLEGAL, True, False, self._info()
        self._play(move)
        self._wait()
        reward, self._earned = self._earned, 0.0
        return self._seen(), reward, *self._ends(), self._info()

    def _wait(self) -> None:
        """Let the others play until the seat is asked or nobody any more."""
        while not self._over() and self.table.asked != self.seat:
            self._play(self._choosers[self.table.asked](self.table))

    def _play(self, move: Move) -> None:
        self.table.play(move)
        self._earned += self.table.rewards[self.table.possible_agents[self.seat]]

    def _ends(self) -> tuple[bool, bool]:
        agent = self.table.possible_agents[self.seat]
        return self.table.terminations[agent], self.table.truncations[agent]

    def _over(self) -> bool:
        return any(self._ends())

    # ---- what is seen

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions may be taken now."""
        mask = np.zeros(self.table.numbering.size, np.bool_)
        mask[list(self.table.legal)] = True
        return mask

    def _seen(self) -> NDArray[Any]:
        return self.table.array(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"legal": self.table.legal, "action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def render(self) -> str:
        """The question in words, with the actions that may be taken."""
        return self.table.render()


for _name in romanum.games():
    gymnasium.register(f"romanum/{_name}-v0", f"{__name__}:SeatEnv", kwargs={"game": _name})
