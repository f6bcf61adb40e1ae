"""The arena on a Ray cluster: the same games as anywhere else, and all of them, once each, whatever machine is lost."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from romanum.arena import ArenaResult, BadArena, OnRay, Progress, Unreachable, cluster, run
from romanum.arena.result import Pace
from romanum.cli import main

SORTES = "sortes.game:Sortes"
SLOW = "sortes.troubled:Slow"
QUICK_TO_NOTICE = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 1000,
    "health_check_failure_threshold": 3,
}
"""A dead machine is noticed after three seconds, not after fifteen."""

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not here: pip install 'romanum-games[cluster]'")


def timeless(result: ArenaResult) -> ArenaResult:
    return msgspec.structs.replace(result, pace=Pace())


def command(*words: str) -> Result:
    return CliRunner().invoke(main, ["arena", "hre", "--bots", "tiro", "--games", "2", *words])


# ---- without Ray


def test_romanum_does_not_load_ray() -> None:
    program = "import sys, romanum, romanum.arena.cluster, romanum.cli.arena; print('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout == "False\n"


def test_who_has_no_ray_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    told = command("--on", "ray")
    assert told.exit_code == 2
    assert "pip install 'romanum-games[cluster]'" in told.output


@pytest.mark.parametrize("place", ["moon", "ray:8", "ray://", "ray://host", "http://host:10001"])
def test_a_place_that_is_none_is_refused(place: str) -> None:
    told = command("--on", place)
    assert told.exit_code == 2
    assert f"not on {place!r}" in told.output


def test_a_machine_with_another_version_does_not_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "__version__", "9.9")
    with pytest.raises(RuntimeError, match=r"Romanum is 1\.0 where the arena is held, 9\.9 on a machine"):
        cluster.carried_out("1.0", str, 3)


@needs_ray
def test_a_cluster_that_is_not_there_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(BadArena, match="ray cannot be reached: ") as refused:
        run(SORTES, ["tiro"], 2, seats=2, executor=OnRay())
    assert "\n" not in str(refused.value)


# ---- a cluster of two machines


class Cluster:
    """Two machines of one core each, both of them here. What is played there notes in a diary that it begins."""

    def __init__(self, diary: Path) -> None:
        from ray.cluster_utils import Cluster as Nodes

        self.diary = diary
        first = {"num_cpus": 1, "include_dashboard": False, "_system_config": QUICK_TO_NOTICE}
        self.nodes: Any = Nodes(initialize_head=True, head_node_args=first)
        self.second = self.nodes.add_node(num_cpus=1)

    def begun(self) -> list[tuple[int, str]]:
        """The games that were begun: by the processes of which machine, and which."""
        lines = self.diary.read_text(encoding="utf-8").splitlines() if self.diary.exists() else []
        return [(int(machine), game) for machine, game in (line.split() for line in lines)]

    def kill_the_second(self) -> None:
        """It goes out without a word, just when it has begun another game."""
        (raylet,) = self.second.all_processes["raylet"]
        before = len(self.begun())
        while not any(machine == raylet.process.pid for machine, _ in self.begun()[before:]):
            time.sleep(0.01)
        self.nodes.remove_node(self.second, allow_graceful=False)

    def down(self) -> None:
        self.nodes.shutdown()


@pytest.fixture(scope="module")
def two_machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]))
        diary = tmp_path_factory.mktemp("cluster") / "begun"
        patch.setenv("SORTES_DIARY", str(diary))
        there = Cluster(diary)
        patch.delenv("SORTES_DIARY")
        patch.setenv("RAY_ADDRESS", there.nodes.address)
        with OnRay().joined():  # for all these tests, so that the processes there are begun once
            yield there
        there.down()


@needs_ray
def test_a_pool_and_a_cluster_play_the_same_games(two_machines: Cluster) -> None:
    told: list[Progress] = []
    here = run(SORTES, ["centurio", "tiro"], 9, jobs=2, seed=5, seats=3, iterations=8)
    there = run(SORTES, ["centurio", "tiro"], 9, seed=5, seats=3, iterations=8, executor=OnRay(), progress=told.append)
    assert timeless(there) == timeless(here)
    assert [state.done for state in told] == [*range(1, 10)]


@needs_ray
def test_a_game_that_breaks_or_kills_its_process_is_reported_and_the_others_go_on(two_machines: Cluster) -> None:
    broken = run("sortes.troubled:Defective", ["tiro"], 30, seed=1, seats=2, executor=OnRay())
    assert {failure.error for failure in broken.failures} == {"RuntimeError: the ninth wave"}
    deadly = run("sortes.troubled:Deadly", ["tiro"], 5, seed=1, seats=2, executor=OnRay(jobs=2))
    assert {failure.error for failure in deadly.failures} == {"3 processes and 0 machines died under it"}
    for result, games in ((broken, 30), (deadly, 5)):
        assert 0 < len(result.failures) < games
        assert len(result.played) + len(result.failures) == games


@needs_ray
def test_an_interrupt_reports_what_there_is(two_machines: Cluster) -> None:
    def interrupt(state: Progress) -> None:
        if state.done == 3:
            raise KeyboardInterrupt

    result = run(SORTES, ["tiro"], 500, seed=1, seats=2, progress=interrupt, executor=OnRay())
    assert result.interrupted
    assert len(result.played) == 3


@needs_ray
def test_no_game_is_lost_or_counted_twice_when_a_machine_is_killed_in_the_middle(two_machines: Cluster) -> None:
    """The one game that was under way on the lost machine begins twice, and counts once.

    On a busy machine it may just have been over before the lights went out: then none begins twice.
    """

    def kill(state: Progress) -> None:
        if state.done == 2:
            two_machines.kill_the_second()

    result = run(SLOW, ["tiro"], 12, seed=2, seats=2, executor=OnRay(), progress=kill)
    begun = Counter(game for _, game in two_machines.begun())
    assert [game.index for game in result.played] == [*range(12)]
    assert (result.failures, result.interrupted) == ([], False)
    assert len(begun) == 12
    assert begun.total() in (12, 13)
    assert result.played == run(SLOW, ["tiro"], 12, seed=2, seats=2).played


# ---- what has come in when everything is gone


class Falling:
    """An executor whose place is gone after two tasks."""

    def run(self, work: Any, tasks: Any, lost: Any) -> Iterator[Any]:
        yield work(next(tasks))
        yield work(next(tasks))
        raise Unreachable("the cluster cannot go on: the lights are out")


def test_what_was_played_counts_if_the_whole_cluster_goes(caplog: pytest.LogCaptureFixture) -> None:
    result = run(SORTES, ["tiro"], 9, seed=1, seats=2, executor=Falling())  # type: ignore[arg-type]
    assert result.interrupted
    assert [game.index for game in result.played] == [0, 1]
    assert "the lights are out" in caplog.text
