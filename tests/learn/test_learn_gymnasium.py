"""One seat as an environment for Gymnasium: its own checker passes, rewards come over others' turns, masks are true."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from romanum.engine.action import Move
from romanum.games import OURS
from romanum.learn.gymnasium import SeatEnv
from romanum.learn.pettingzoo import IllegalNumber, raw_env

SETTINGS: dict[str, dict[str, Any]] = {
    "hre": {"seats": 3},
    "trajan": {"scenario": "115"},
    "pax": {"scenario": "i"},
    "imperium": {"buckets": 4096, "observations": "plain"},
}


@pytest.mark.parametrize("game", OURS)
@pytest.mark.filterwarnings("ignore:.*(infinity|flattened|render).*")
def test_the_checker_of_gymnasium_passes(game: str) -> None:
    setting = SETTINGS.get(game, {})
    env = gymnasium.make(f"romanum/{game}-v0", others="random", longest=60, render_mode="ansi", **setting)
    check_env(env.unwrapped)


def play(env: SeatEnv, seed: int) -> float:
    """A whole match at random; all that the seat was paid."""
    chooser, paid = Random(seed), 0.0
    _, info = env.reset(seed=seed)
    while True:
        _, reward, terminated, truncated, info = env.step(chooser.choice(list(info["legal"])))
        paid += reward
        if terminated or truncated:
            return paid


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_is_paid_all_that_a_match_brought_it_whoever_moved(seat: int) -> None:
    env = SeatEnv("hre", seats=2, seat=seat, others="random", rewards="score")
    paid = play(env, 3)
    points = env.table.game.scores(env.table.match.position)
    assert paid == pytest.approx(points[seat] - points[1 - seat])
    assert paid


def test_points_that_others_win_in_their_turns_are_in_the_next_reward() -> None:
    env = SeatEnv("hre", seats=2, others="random", rewards="score")
    chooser, seen = Random(5), 0
    _, info = env.reset(seed=5)
    lead = 0.0
    for _ in range(150):
        before, lead = lead, 0.0
        _, reward, over, _, info = env.step(chooser.choice(list(info["legal"])))
        points = env.table.game.scores(env.table.match.position)
        lead = points[0] - points[1]
        assert reward == pytest.approx(lead - before)
        assert not over
        seen += reward < 0
    assert seen


def test_the_winner_has_one_and_the_loser_pays_it() -> None:
    for seed in range(2):
        env = SeatEnv("hre", seats=2, others="random", seat=1)
        paid = play(env, seed)
        result = env.table.match.result
        assert result is not None
        assert paid == (1.0 if result.winners == (1,) else -1.0)


def test_the_seat_is_asked_and_the_mask_is_what_it_may_do() -> None:
    env = SeatEnv("hre", seats=4, seat=2, others=["tiro", "random", "tiro"])
    _, info = env.reset(seed=8)
    for _ in range(40):
        assert env.table.asked == 2
        assert np.flatnonzero(env.action_masks()).tolist() == sorted(info["legal"])
        assert np.flatnonzero(info["action_mask"]).tolist() == sorted(info["legal"])
        _, _, over, _, info = env.step(next(iter(info["legal"])))
        assert not over


def test_an_action_that_is_not_offered_ends_the_match_or_is_refused() -> None:
    env = SeatEnv("hre", seats=2)
    _, info = env.reset(seed=1)
    wrong = next(number for number in range(2817) if number not in info["legal"])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, len(info["legal"])) == (-1.0, True, False, 0)
    strict = SeatEnv("hre", seats=2, strict=True)
    strict.reset(seed=1)
    before = strict.table.match.position.to_json()
    with pytest.raises(IllegalNumber, match=f"action {wrong} is not offered"):
        strict.step(wrong)
    assert strict.table.match.position.to_json() == before


def test_without_a_seat_every_match_has_another_by_the_seed() -> None:
    env = SeatEnv("hre", seats=4, seat=None, others="random")
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(12)]
    assert set(seats) == {0, 1, 2, 3}
    assert [env.reset(seed=seed)[1]["seat"] for seed in range(12)] == seats


def test_anybody_can_sit_in_the_other_seats() -> None:
    asked = []

    def first_of(seed: int) -> Any:
        def choose(table: raw_env) -> Move:
            asked.append(table.asked)
            return table.legal.moves[0]

        return choose

    env = SeatEnv("hre", seats=2, seat=0, others=first_of, longest=40)
    play(env, 2)
    assert set(asked) == {1}


def test_a_bot_that_searches_repeats_its_match() -> None:
    ends = []
    for _ in range(2):
        env = SeatEnv("hre", seats=2, others="centurio", iterations=4, longest=12)
        play(env, 6)
        ends.append(env.table.match.position.to_json())
    assert ends[0] == ends[1]


def test_a_match_that_is_too_long_is_cut_off() -> None:
    env = SeatEnv("hre", seats=2, others="random", longest=20)
    _, info = env.reset(seed=1)
    terminated = truncated = False
    while not (terminated or truncated):
        _, _, terminated, truncated, info = env.step(next(iter(info["legal"])))
    assert truncated
    assert not terminated


def test_what_is_told_is_not_copied_deeply() -> None:
    """Learners copy what they are told at every step, and it never changes."""
    _, info = SeatEnv("hre", seats=2).reset(seed=1)
    assert copy.deepcopy(info)["legal"] is info["legal"]


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"seat": 2}, "0 to 1, not 2"),
        ({"others": ["tiro", "tiro"]}, "1 others sit at the table, not 2"),
        ({"others": "augur"}, "no bot 'augur'"),
        ({"observations": "fuzzy"}, "plain or scaled, not 'fuzzy'"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_told(wish: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        SeatEnv("hre", seats=2, **wish)
