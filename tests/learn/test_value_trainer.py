"""A value is learned from games: with PyTorch, where it is installed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import romanum
from romanum.bots.learned_value import read
from romanum.cli import main


@pytest.mark.parametrize(
    ("lacks", "said"), [("torch", "training needs PyTorch"), ("numpy", "learning needs the extra")]
)
def test_training_says_what_it_needs(lacks: str, said: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from romanum.cli import train

    monkeypatch.setattr(train, "find_spec", lambda name: None if name == lacks else name)
    result = CliRunner().invoke(main, ["train", "hre", "--out", str(tmp_path / "net.npz")])
    assert said in result.output
    assert result.exit_code == 2
    assert "romanum-games[train]" in result.output


def test_a_network_learns_what_decides(tmp_path: Path) -> None:
    """In made-up games the seat with more of the first part always wins, whatever the game's own judgement says."""
    pytest.importorskip("torch")
    from romanum.learn.value_trainer import Sample, train

    game = romanum.game("trajan")
    random = np.random.default_rng(2)
    rows, width = 2000, 2 + 2 * 5 + 1
    measures = random.normal(size=(rows, width)).astype(np.float32)
    measures[:, :2] = np.log(0.5)
    first = (measures[:, 2] > measures[:, 7]).astype(np.float32)
    won = np.stack([first, 1 - first], 1)
    sample = Sample(np.zeros((rows, 0), np.int16), measures, np.arange(rows) // 4, np.zeros(rows, np.int64), won)
    found = train(game, ["114"], sample, ["quick"], "romanum train trajan")
    assert found.story.surprise < 0.25 < 0.69 < found.story.surprise_of_the_game + 0.01
    found.write(tmp_path / "net.npz")
    again = read(tmp_path / "net.npz", "net")
    measures[0, 2], measures[0, 7] = 2.0, -2.0
    assert again.chances(measures[0], np.zeros(0, np.int32), 0)[0] > 0.9


def test_too_few_games_teach_nothing() -> None:
    pytest.importorskip("torch")
    from romanum.learn.value_trainer import Sample, train

    none, some = np.zeros((3, 0), np.int16), np.zeros((3, 13), np.float32)
    sample = Sample(none, some, np.arange(3), np.zeros(3, np.int64), np.zeros((3, 2), np.float32))
    with pytest.raises(ValueError, match="3 games are too few"):
        train(romanum.game("trajan"), ["114"], sample, ["quick"], "")
