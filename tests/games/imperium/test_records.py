"""Games, recorded, whole or their beginnings: each must replay to the position it ended in."""

from pathlib import Path

import pytest

from games.imperium.make_records import FOLDER, PLANS, play
from games.recorded_games import is_enough, recorded
from romanum.engine.record import Record

FILES = sorted(FOLDER.glob("*.txt"))
PLAN_OF = {plan.file: plan for plan in PLANS}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = recorded(text, file.name)
    assert is_enough(match, PLAN_OF[file.name].most)
    assert match.record.write() == text


def test_every_planned_game_is_recorded() -> None:
    assert [file.name for file in FILES] == sorted(plan.file for plan in PLANS)
    assert len(FILES) >= 20


def test_the_records_are_for_two_to_six_players_and_of_all_options() -> None:
    headers = [Record.read(file.read_text(encoding="utf-8")) for file in FILES]
    assert {len(header.names) for header in headers} == {2, 3, 4, 5, 6}
    for option in ("discreet", "limited_intelligence", "plague", "usurpers", "city_game", "random_events"):
        assert len({header.options[option] for header in headers}) == 2, f"all records have the same {option}"


def test_a_record_is_made_the_same_way_every_time() -> None:
    assert play(PLANS[0]).record.write() == (FOLDER / PLANS[0].file).read_text(encoding="utf-8")
