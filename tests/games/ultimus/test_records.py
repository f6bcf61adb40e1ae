"""Games, recorded, whole or their beginnings: each must replay to the position it ended in."""

from functools import cache
from pathlib import Path

import pytest

import romanum
from games.recorded_games import Records
from games.ultimus.make_records import FOLDER, PLANS, STORIES, play, stories

RECORDS = Records(FOLDER, PLANS)
replayed = cache(RECORDS.replays)
"""Each of them, played again once for all tests."""


@pytest.mark.parametrize("file", RECORDS.files, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    assert replayed(file)


def test_every_planned_game_is_recorded() -> None:
    RECORDS.are_planned()


def test_every_scenario_but_the_campaign_is_played_to_its_end() -> None:
    ended = {plan.scenario for plan in PLANS if replayed(FOLDER / plan.file).over}
    assert ended >= {scenario.id for scenario in romanum.game("ultimus").scenarios} - {"campaign"}


def test_the_records_are_of_all_scenarios_and_all_options() -> None:
    game = romanum.game("ultimus")
    assert {header.scenario for header in RECORDS.headers} == {scenario.id for scenario in game.scenarios}
    RECORDS.have_both(option.id for option in game.options)


@pytest.mark.parametrize("story", STORIES)
def test_camps_swap_usurpers_rise_in_both_halves_and_a_kingdom_is_founded_in_them(story: str) -> None:
    assert any(story in stories(replayed(file)) for file in RECORDS.files)


def test_a_record_is_made_the_same_way_every_time() -> None:
    RECORDS.is_made_again(play(PLANS[0]))
