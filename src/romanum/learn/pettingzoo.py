"""Any game as an environment for PettingZoo, one agent after the other (AEC).

>>> env = raw_env("hre", seats=2)
>>> env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.last()
>>> next(iter(info["legal"].values()))
'keep'
>>> env.step(next(iter(info["legal"])))

An observation is a dict: `observation`, the flat array of `romanum.bots.sight.observation`, and `action_mask`, 1 where
the action of that number (`romanum.learn.numbering`) may be taken now. The same actions with their texts stand in
`info["legal"]`. A seat that must choose before others have, where plans are secret, is asked in order of the seats.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

import romanum
from romanum.engine.action import Move
from romanum.engine.match import Match
from romanum.engine.step import apply, offered_to
from romanum.learn.numbering import Legal, Numbering
from romanum.learn.rewards import payment
from romanum.learn.sights import sight

Seen = dict[str, NDArray[Any]]


class IllegalNumber(ValueError):
    """The number of an action that is not offered now."""


def env(game: str, **setting: Any) -> AECEnv[str, Seen, int | None]:
    """The environment as most learners want it: an illegal action ends the match and costs a point."""
    bare = wrappers.TerminateIllegalWrapper(raw_env(game, **setting), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bare))


class raw_env(AECEnv[str, Seen, int | None]):  # noqa: N801, the name that PettingZoo uses
    """The bare environment: an illegal action raises `IllegalNumber`, and the match stays as it is.

    Scenario, seats and options are as in `Game.new`. `observations` is `plain` or `scaled`, then with categories of at
    most `widest` values; `rewards` is `result` or `score`; `buckets` asks for a hashed space of so many actions; after
    `longest` decisions a match is cut off.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "romanum",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        scenario: str | None = None,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        observations: str = "plain",
        widest: int | None = None,
        rewards: str = "result",
        buckets: int | None = None,
        longest: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.game = romanum.game(game)
        self._setting = (scenario, seats, options)
        self.match: Match[Any] = self.game.new(scenario, seats, 0, options)
        self.numbering = Numbering(self.game.vocabulary, buckets)
        self.sight = sight(observations, self.match, widest)
        self._longest = longest
        self._earned = payment(rewards, self.game, self.match.seats, self.match.position)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        action = spaces.Discrete(self.numbering.size)
        self.action_spaces = dict.fromkeys(self.possible_agents, action)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._space())
        self._random, _ = seeding.np_random(None)
        self.asked = -1
        """The seat that must choose now,"""
        self.legal = Legal(self.game.vocabulary, [], [])
        """and what it may choose."""

    def _space(self) -> spaces.Space[Any]:
        return spaces.Dict(
            {"observation": self.sight.space(), "action_mask": spaces.Box(0, 1, (self.numbering.size,), np.int8)}
        )

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All numbers of actions, the same for every seat."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The array and the mask, the same for every seat."""
        return self.observation_spaces[agent]

    # ---- a match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; the same seed, the same match. Without one it follows from the matches before.

        `options` is part of PettingZoo's signature and says nothing here: those of the match are the environment's own.
        """
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        scenario, seats, chosen = self._setting
        drawn = int(self._random.integers(1 << 62))
        self.match = self.game.new(scenario, seats, drawn, chosen)
        self.match.position.log = None
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._before = self._earned(self.match.position)
        self._decisions, self._paid = 0, False
        self._ask()

    def _ask(self) -> None:
        """Who must choose next, and among what."""
        g = self.match.position
        if not g.stack:
            self._numbers, self.legal = [], Legal(self.game.vocabulary, [], [])
            return
        seat = g.asked if g.offered is not None else g.stack[-1].pending(g)[0]
        moves: list[Move] = offered_to(g, seat)
        self._numbers = self.numbering.numbers(moves)
        self.legal = Legal(self.game.vocabulary, self._numbers, moves)
        self.asked = seat
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"legal": self.legal}

    def step(self, action: int | None) -> None:
        """The seat that is asked takes an action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        try:
            move = self.legal.move(action)  # type: ignore[arg-type]  # None is refused like any other
        except KeyError:
            raise IllegalNumber(f"action {action} is not offered to {agent} now") from None
        self.play(move)

    def play(self, move: Move) -> None:
        """The seat that is asked makes one of the moves that it is offered."""
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        apply(self.match.position, self.asked, move)
        self._decisions += 1
        self._pay()
        self._ask()
        self._end()

    def _pay(self) -> None:
        before, self._before = self._before, self._earned(self.match.position)
        if before == self._before:
            if self._paid:
                self.rewards = dict.fromkeys(self.possible_agents, 0.0)
            self._paid = False
            return
        self._paid = True
        for agent, then, now in zip(self.possible_agents, before, self._before, strict=True):
            self.rewards[agent] = now - then
            self._cumulative_rewards[agent] += now - then

    def _end(self) -> None:
        if not self.match.position.stack:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._longest is not None and self._decisions >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)

    def give_up(self) -> None:
        """End the match here for everybody: nobody is paid for what was not played."""
        self.terminations = dict.fromkeys(self.agents, True)
        self._numbers, self.legal = [], Legal(self.game.vocabulary, [], [])

    # ---- what is seen

    def observe(self, agent: str) -> Seen:
        """What a seat knows, and which actions it may take now: none if another is asked."""
        seat = self._seat[agent]
        mask = np.zeros(self.numbering.size, np.int8)
        if self.match.position.stack and seat == self.asked:
            mask[self._numbers] = 1
        return {"observation": self.array(seat), "action_mask": mask}

    def array(self, seat: int) -> NDArray[Any]:
        """What a seat knows, as the layout of `sight` says."""
        return self.sight.of(self.match.position, seat)

    def render(self) -> str:
        """The question in words, with the actions that may be taken."""
        if self.match.over:
            return "The game is over."
        decision = self.match.decision(self.asked)
        return "\n".join([decision.prompt, *(f"{number:7} {text}" for number, text in self.legal.items())])

    def close(self) -> None:
        """Nothing is held."""
