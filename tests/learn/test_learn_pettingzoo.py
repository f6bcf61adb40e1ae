"""The environment for PettingZoo passes its own tests, pays what was earned, and refuses what is not offered."""

from __future__ import annotations

import warnings
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from romanum.games import OURS
from romanum.learn.pettingzoo import IllegalNumber, env, raw_env

SETTINGS: dict[str, dict[str, Any]] = {
    "hre": {"seats": 3},
    "trajan": {"scenario": "115"},
    "ultimus": {},
    "pax": {"scenario": "i"},
    "imperium": {"buckets": 4096},
}


@pytest.mark.parametrize("game", OURS)
def test_the_api_test_of_pettingzoo_passes(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders at every observation that is a dict with a mask
        api_test(env(game, **SETTINGS.get(game, {}), longest=40), num_cycles=100)


@pytest.mark.parametrize("game", OURS)
def test_the_seed_test_of_pettingzoo_passes(game: str) -> None:
    seed_test(lambda: raw_env(game, **SETTINGS.get(game, {})), num_cycles=5)


def play(table: raw_env, seed: int) -> list[float]:
    """A whole match at random; what every seat was paid, as PettingZoo counts it."""
    table.reset(seed=seed)
    chooser, paid = Random(seed), [0.0] * len(table.possible_agents)
    for agent in table.agent_iter():
        _, reward, terminated, truncated, _ = table.last(observe=False)
        paid[table.possible_agents.index(agent)] += reward
        table.step(None if terminated or truncated else chooser.choice(list(table.legal)))
    return paid


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_wins_is_paid_by_the_others(seats: int) -> None:
    table = raw_env("hre", seats=seats)
    paid = play(table, 11)
    result = table.match.result
    assert result is not None
    (winner,) = result.winners
    assert paid == pytest.approx([1.0 if seat == winner else -1 / (seats - 1) for seat in range(seats)])


def test_by_score_a_seat_is_paid_its_lead() -> None:
    table = raw_env("hre", seats=3, rewards="score")
    paid = play(table, 11)
    points = table.game.scores(table.match.position)
    assert paid == pytest.approx([own - (sum(points) - own) / 2 for own in points])
    assert any(paid)


def test_rewards_are_gone_after_the_step_that_brought_them() -> None:
    table = raw_env("hre", seats=2, rewards="score")
    table.reset(seed=4)
    chooser, seen = Random(4), []
    while table.agents and not table.match.over:
        table.step(chooser.choice(list(table.legal)))
        seen.append(any(table.rewards.values()))
    assert (True, False) in set(pairwise(seen))


def test_a_match_that_is_too_long_is_cut_off() -> None:
    table = raw_env("hre", seats=2, longest=5)
    table.reset(seed=1)
    for _ in range(5):
        table.step(next(iter(table.legal)))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_what_is_not_offered_is_refused_and_nothing_has_changed() -> None:
    table = raw_env("hre", seats=2)
    table.reset(seed=1)
    before = table.match.position.to_json()
    wrong = next(number for number in range(table.numbering.size) if number not in table.legal)
    for action in (wrong, None, -1):
        with pytest.raises(IllegalNumber, match="not offered to seat_"):
            table.step(action)
    assert table.match.position.to_json() == before


def test_the_mask_is_the_legal_actions_of_who_is_asked_and_nothing_for_the_others() -> None:
    table = raw_env("hre", seats=2, buckets=64)
    table.reset(seed=1)
    seen, _, _, _, info = table.last()
    assert seen is not None
    assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(info["legal"])
    other = next(agent for agent in table.possible_agents if agent != table.agent_selection)
    assert not table.observe(other)["action_mask"].any()
    assert [table.match.decision(table.asked).options[0].text] == list(info["legal"].values())[:1]


def test_a_match_can_be_read_as_a_text() -> None:
    table = raw_env("hre", seats=2, render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert table.match.decision(table.asked).prompt in shown
    assert "keep" in shown


def test_a_wish_that_cannot_be_granted_is_told() -> None:
    with pytest.raises(ValueError, match="by result or score, not by 'fame'"):
        raw_env("hre", rewards="fame")
