"""Peers of `romanum bench`: beside us where they can be, in an environment of their own where they cannot."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from romanum.cli import bench
from romanum.cli.benchmark import catanatron_peer, peers
from romanum.cli.benchmark.peers import Measured
from romanum.cli.benchmark.reference import Rate

OURS = Rate(kref=10.0, best=1000.0)
PEER = {
    "catanatron/game.py": """
from types import SimpleNamespace
class Game:
    def __init__(self, players, seed):
        self.state, self.left = SimpleNamespace(playable_actions=[1, 2]), 6
    def winning_color(self):
        return None if self.left else "RED"
    def play_tick(self):
        self.left -= 1
""",
    "catanatron/models/player.py": "RandomPlayer, Color = str, 'RBWO'",
    "catanatron_gym/envs/catanatron_env.py": """
class CatanatronEnv:
    def reset(self, seed=None):
        self.left = 6
        return [0], {"valid_actions": [1, 2]}
    def step(self, action):
        assert action in (1, 2)
        self.left -= 1
        return [0], 0, not self.left, False, {"valid_actions": [1, 2] if self.left % 2 else [1]}
""",
}


def environment(folder: Path, leave_out: str = "nothing") -> Path:
    """An environment with a pretended catanatron in it, and nothing else that we do not have."""
    for name, text in PEER.items():
        if not name.startswith(leave_out):
            file = folder / "modules" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    python = folder / "bin" / "python"
    python.parent.mkdir()
    modules = folder / "modules"
    python.write_text(f'#!/bin/sh\nPYTHONPATH={modules} exec {sys.executable} "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    return folder


class Catan:
    """As much of catanatron as the bench touches: every other decision leaves a choice; it ends after six."""

    ticks = 0

    def __init__(self, players: list[str], seed: int) -> None:
        assert len(players) == 4
        self.state = SimpleNamespace(playable_actions=[1, 2])
        self.left = 6

    def winning_color(self) -> str | None:
        return None if self.left else "RED"

    def play_tick(self) -> None:
        self.left -= 1
        Catan.ticks += 1
        self.state.playable_actions = [1] if self.left % 2 else [1, 2]


@pytest.mark.skipif(find_spec("catanatron") is not None, reason="catanatron is installed beside us")
def test_what_is_not_there_says_how_to_get_it(tmp_path: Path) -> None:
    found = peers.measured(tmp_path / "none", 0.01, 1)
    (decisions,), (steps,) = peers.beside_catan(OURS, bench.rate, 0.01, found), peers.steps_of_catan(OURS, found)
    assert (decisions.what, steps.what) == ("catanatron is not installed", "catanatron's gym is not installed")
    assert decisions.plain == steps.plain == f"make peers: there is no {tmp_path / 'none'}"


def test_catanatron_is_measured_beside_ours_where_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 2)
    homes = {"game": SimpleNamespace(Game=Catan), "models.player": SimpleNamespace(RandomPlayer=str, Color="RBWO")}
    for name, module in homes.items():
        monkeypatch.setitem(sys.modules, f"catanatron.{name}", module)
    counted = catanatron_peer.random_decisions(Catan, homes["models.player"], 0.01)
    assert Catan.ticks / 2 - 3 <= counted <= Catan.ticks / 2 + 3, "what leaves no choice does not count"
    theirs, ratio = peers.beside_catan(OURS, bench.rate, 0.01, Measured())
    assert theirs.value > 0
    assert ratio.value == pytest.approx(10.0 / theirs.value)


@pytest.mark.skipif(os.name == "nt", reason="the pretended environment is a shell script")
def test_a_peer_is_measured_in_an_environment_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    found = peers.measured(environment(tmp_path), 0.01, 2)
    assert found.missing == ""
    assert found.steps is not None
    assert found.decisions is not None
    theirs, ratio = peers.steps_of_catan(OURS, found)
    assert theirs.value == found.steps[0] > 0
    assert ratio.value == pytest.approx(10.0 / theirs.value)
    decisions, _ = peers.beside_catan(OURS, bench.rate, 0.01, found)
    assert decisions.value > 0


@pytest.mark.skipif(os.name == "nt", reason="the pretended environment is a shell script")
def test_a_peer_that_has_no_gym_or_breaks_is_told_of(tmp_path: Path) -> None:
    found = peers.measured(environment(tmp_path, leave_out="catanatron_gym"), 0.01, 1)
    assert found.decisions is not None
    assert found.steps is None
    assert "catanatron_gym" in found.missing
    (tmp_path / "modules/catanatron/game.py").write_text("1 / 0", encoding="utf-8")
    assert peers.measured(tmp_path, 0.01, 1).missing == "ZeroDivisionError: division by zero"


def test_steps_that_leave_no_choice_do_not_count() -> None:
    class Gym:
        steps = 0

        def reset(self, seed: int | None = None) -> tuple[list[int], dict[str, list[int]]]:
            return [0], {"valid_actions": [1, 2]}

        def step(self, action: int) -> tuple[list[int], float, bool, bool, dict[str, list[int]]]:
            Gym.steps += 1
            return [0], 0.0, Gym.steps % 6 == 0, False, {"valid_actions": [1, 2] if Gym.steps % 2 == 0 else [1]}

    counted = catanatron_peer.random_steps(Gym(), 0.01)
    assert Gym.steps / 2 - 1 <= counted <= Gym.steps / 2 + 1
