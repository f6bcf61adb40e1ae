"""Recorded games hold the version of the rules to its word: who changes what they come to must raise it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.recorded_games import Otherwise, none_goes_another_way, recorded
from romanum.engine.conformance import random_game
from romanum.engine.game import Game
from romanum.engine.record import Record, RecordError, replay
from romanum.engine.verify import NOTE, verify
from toy.game import TOY
from toy.state import Ring


def find(name: str) -> Game[Ring]:
    return {"toy": TOY}[name]


@pytest.fixture(scope="module")
def record() -> Record:
    return random_game(TOY, 2, seed=4).record


def test_a_game_that_goes_the_same_way_is_well(record: Record) -> None:
    assert recorded(record.write(), "a.txt", find).over


@pytest.mark.parametrize("harm", [{"position": "0" * 64}, {"actions": [(0, "raise nowhere")]}])
def test_one_that_goes_another_way_says_what_to_do(record: Record, harm: dict[str, Any]) -> None:
    other = msgspec.structs.replace(record, **harm)
    with pytest.raises(Otherwise, match="Raise rules_version of toy, then make the records anew"):
        recorded(other.write(), "a.txt", find)


def test_records_are_not_written_over_in_silence(record: Record, tmp_path: Path, monkeypatch: Any) -> None:
    other = msgspec.structs.replace(record, position="0" * 64)
    (tmp_path / "a.txt").write_text(other.write(), encoding="utf-8")
    with pytest.raises(Otherwise, match="Raise rules_version"):
        none_goes_another_way(tmp_path, find)
    monkeypatch.setattr(type(TOY), "rules_version", 2)
    none_goes_another_way(tmp_path, find)
    with pytest.raises(Otherwise, match="made with rules version 1 of toy; this program has 2: make the records anew"):
        recorded(other.write(), "a.txt", find)


class TestOlderRules:
    """Records that people have of earlier versions are told apart."""

    @pytest.fixture(autouse=True)
    def mended(self, record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(type(TOY), "rules_version", 2)

    def test_one_that_goes_the_same_way_is_replayed(self, record: Record) -> None:
        assert replay(record, find).over

    def test_verified_it_is_said(self, record: Record) -> None:
        verdicts = {v.what: v for v in verify(record, find)}
        assert (verdicts["rules"].verdict, verdicts["position"].verdict) == (NOTE, "ok")
        assert verdicts["rules"].words.startswith("made with rules version 1 of toy; this program has 2")

    def test_one_that_goes_another_way_is_refused_with_both_versions(self, record: Record) -> None:
        other = msgspec.structs.replace(record, position="0" * 64)
        with pytest.raises(
            RecordError, match="made with rules version 1 of toy; this program has 2, by which it does not"
        ):
            replay(other, find)
