"""Whole games, recorded: each must replay to the position it ended in."""

from pathlib import Path

import pytest

import romanum
from games.hre.make_records import FOLDER, PLANS, play
from games.recorded_games import recorded
from romanum.engine.record import Record

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    """Where it does not, `rules_version` has to be raised."""
    text = file.read_text(encoding="utf-8")
    match = recorded(text, file.name)
    assert match.over
    assert match.record.write() == text


def test_every_planned_game_is_recorded() -> None:
    assert [file.name for file in FILES] == sorted(plan.file for plan in PLANS)
    assert len(FILES) >= 20


def test_the_records_are_of_all_numbers_of_players_and_all_options() -> None:
    headers = [Record.read(file.read_text(encoding="utf-8")) for file in FILES]
    assert {len(header.names) for header in headers} == {2, 3, 4}
    for option in romanum.game("hre").options:
        assert len({header.options[option.id] for header in headers}) == 2, f"all records have the same {option.id}"


def test_a_record_is_made_the_same_way_every_time() -> None:
    assert play(PLANS[0]).record.write() == (FOLDER / PLANS[0].file).read_text(encoding="utf-8")
