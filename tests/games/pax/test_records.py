"""Games, recorded, whole or their beginnings: each must replay to the position it ended in."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import romanum
from games.pax.make_records import FOLDER, PLANS, play
from games.recorded_games import is_enough, recorded
from romanum.engine.match import Match
from romanum.engine.record import Record

FILES = sorted(FOLDER.glob("*.txt"))
PLAN_OF = {plan.file: plan for plan in PLANS}


@cache
def replayed(file: Path) -> Match[Any]:
    """Where it does not go the same way, `rules_version` has to be raised."""
    return recorded(file.read_text(encoding="utf-8"), file.name)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    match = replayed(file)
    assert is_enough(match, PLAN_OF[file.name].most)
    assert match.record.write() == file.read_text(encoding="utf-8")


def test_every_planned_game_is_recorded() -> None:
    assert [file.name for file in FILES] == sorted(plan.file for plan in PLANS)
    assert len(FILES) >= 20


def test_the_records_are_of_all_scenarios_and_of_both_games() -> None:
    headers = [Record.read(file.read_text(encoding="utf-8")) for file in FILES]
    assert {header.scenario for header in headers} == {scenario.id for scenario in romanum.game("pax").scenarios}
    for option in ("game", "discreet", "re_rolls", "simple_odds", "free_talk"):
        assert len({header.options[option] for header in headers}) == 2, f"all records have the same {option}"


def test_a_record_is_made_the_same_way_every_time() -> None:
    assert play(PLANS[0]).record.write() == (FOLDER / PLANS[0].file).read_text(encoding="utf-8")
