"""Seen in play: what the index of a game says happened in its records, and it can be told."""

from __future__ import annotations

from pathlib import Path

import pytest

import romanum
from romanum.engine.conformance import random_game
from romanum.engine.folder.rule_moments import FOLDER, INDEX
from romanum.games import OURS
from romanum.lessons.seen_index import lacking, make
from toy.game import TOY, Toy
from toy.moved import Moved


@pytest.mark.parametrize("name", OURS)
def test_everything_is_where_the_index_says_and_can_be_told(name: str) -> None:
    assert lacking(romanum.game(name)) == []
    assert len(romanum.game(name).seen.moments) > 50


@pytest.fixture
def ring(tmp_path: Path) -> Moved:
    """The toy in a folder of its own, with two recorded games."""
    for name in ("rules.toml", "words"):
        (tmp_path / name).symlink_to(Path(str(TOY.folder)) / name)
    records = tmp_path / "records"
    records.mkdir()
    for seed in (1, 2):
        text = random_game(TOY, 3, {"length": "long"}, seed).record.write()
        (records / f"random-{seed}.txt").write_text(text, encoding="utf-8")
    made = Moved(tmp_path)
    assert make(made, records).startswith("toy: ")
    return Moved(tmp_path)


def test_what_is_made_of_recorded_games_is_true(ring: Moved) -> None:
    assert ring.seen.records
    assert lacking(ring) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"4c":', '"99":', "seen/index.json: 99: no such rule"),
        ('"kind":"raise"', '"kind":"draw"', "nothing of the kind after action"),
        ('"actions":', '"actions":1', "not as long as the index says"),
    ],
)
def test_what_is_untrue_of_it_is_found(ring: Moved, old: str, new: str, fault: str) -> None:
    index = Path(str(ring.folder)) / FOLDER / INDEX
    index.write_text(index.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    assert any(fault in line for line in lacking(Moved(Path(str(ring.folder)))))


def test_no_other_file_can_be_had() -> None:
    for name in ("../rules", "index", "nothing", ""):
        with pytest.raises(LookupError):
            romanum.game("hre").seen_record(name)


def test_a_draft_may_have_nothing_to_look_at() -> None:
    assert Toy().seen.moments == {}
    assert lacking(Toy())[0].startswith("seen/: no recorded games")
