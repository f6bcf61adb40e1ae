"""Many matches in processes: the same as one by one, whoever plays them."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from romanum.learn.pettingzoo import raw_env
from romanum.learn.runner import Runner, RunnerDied


def last_offered(mask: NDArray[np.int8]) -> NDArray[np.int64]:
    return np.asarray(mask.shape[1] - 1 - mask[:, ::-1].argmax(axis=1))


def test_batches_are_what_single_environments_show() -> None:
    alone = [raw_env("hre", seats=2, longest=25) for _ in range(3)]
    for i, table in enumerate(alone):
        table.reset(seed=40 + i)
    ends = 0
    with Runner("hre", matches=3, processes=2, seats=2, longest=25) as runner:
        batch = runner.reset(seed=40)
        for _ in range(60):
            for i, table in enumerate(alone):
                assert batch.seat[i] == table.asked
                seen = table.observe(table.agent_selection)
                assert (batch.observation[i] == seen["observation"]).all()
                assert (batch.mask[i] == seen["action_mask"]).all()
            actions = last_offered(batch.mask)
            for table, action in zip(alone, actions, strict=True):
                table.step(int(action))
                if any(table.truncations.values()):
                    table.reset()
                    ends += 1
            batch = runner.step(actions)
    assert ends == 6


def test_scaled_observations_come_as_floats() -> None:
    alone = raw_env("hre", seats=2, observations="scaled")
    alone.reset(seed=9)
    with Runner("hre", matches=1, seats=2, observations="scaled") as runner:
        batch = runner.reset(seed=9)
        assert batch.observation.dtype == np.float32
        assert (batch.observation[0] == alone.array(alone.asked)).all()


def test_an_illegal_action_is_told_with_its_match_and_a_process_that_is_gone_too() -> None:
    with Runner("hre", matches=2, processes=1, seats=2) as runner:
        batch = runner.reset(seed=1)
        actions = last_offered(batch.mask)
        actions[1] = 2815
        with pytest.raises(RunnerDied, match="match 1: action 2815 is not offered"):
            runner.step(actions)
        for process in runner.processes:
            process.kill()
            process.join()
        with pytest.raises(RunnerDied, match="has ended"):
            runner.step([0, 0])


def test_more_processes_than_matches_are_refused() -> None:
    with pytest.raises(ValueError, match="2 matches cannot be shared out among 3"):
        Runner("hre", matches=2, processes=3)
