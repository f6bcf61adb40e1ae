"""Games from which values are learned."""

from __future__ import annotations

import shlex

import numpy as np
import pytest

import romanum
from romanum.arena.executor import Local
from romanum.arena.selfplay import Planting, gather, harvest


@pytest.mark.parametrize("player", ["quick", "miles"])
def test_a_game_is_taken_down_and_repeats_itself(player: str) -> None:
    plan = Planting("hre", "standard", 2, seed=5, index=3, player=player, share=1.0)
    once, again = harvest(plan), harvest(plan)
    assert once == again
    assert not once.failure
    assert sum(once.won) == pytest.approx(1)
    assert len(once.cells) == len(once.measures) > 5
    assert len({len(row) for row in once.cells}) == 1
    hopes = np.frombuffer(once.measures[0], np.float32)[:2]
    assert (hopes < 0).all(), "the first measures are logarithms of chances"


def test_what_goes_wrong_is_told() -> None:
    broken = harvest(Planting("hre", "nowhere", 2, seed=5, index=3))
    assert "nowhere" in broken.failure
    assert not broken.won


def test_games_are_gathered_in_order_until_the_time_is_up() -> None:
    plans = [Planting("hre", "nowhere", 2, 5, 0, "quick"), Planting("hre", "standard", 2, 5, 0, "quick", share=0.5)]
    found = gather(plans, 1.5 / 3600, Local())
    assert [one.index for one in found.games] == [2 * n + 1 for n in range(len(found.games))]
    assert found.games
    assert found.failures
    assert found.begun == len(found.games) + len(found.failures)


def test_so_many_games_are_the_same_in_any_number_of_processes() -> None:
    plans = [Planting("hre", "standard", 2, 5, 0, player, share=0.5) for player in ("quick", "tiro")]
    alone, spread = (gather(plans, 1.0, Local(jobs), games=3) for jobs in (1, 2))
    assert alone == spread
    assert alone.begun == len(alone.games) == 3


def test_the_command_in_a_story_plays_the_same_games_again() -> None:
    """Read back by the command line itself, it makes the same plans and as many games."""
    from romanum.cli.train import _plans, command, repeating

    scenarios = ("114", "116")
    plans = _plans(romanum.game("trajan"), scenarios, 2, "quick,miles,miles", 24, 0.3, 7)
    words = shlex.split(repeating(plans, 733, plays=False))
    assert words[:2] == ["romanum", "train"]
    read = command.make_context("train", words[2:]).params
    assert (read["games"], read["plays"]) == (733, False)
    wanted = ("scenarios", "seats", "players", "iterations", "share", "seed")
    assert _plans(romanum.game(read["game"]), **{name: read[name] for name in wanted}) == plans
