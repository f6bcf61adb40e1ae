"""Games, recorded, whole or their beginnings: each must replay to the position it ended in."""

from pathlib import Path

import pytest

from games.imperium.make_records import FOLDER, PLANS, play
from games.recorded_games import Records

RECORDS = Records(FOLDER, PLANS)


@pytest.mark.parametrize("file", RECORDS.files, ids=lambda file: file.stem)
def test_a_recorded_game_replays_to_its_end(file: Path) -> None:
    RECORDS.replays(file)


def test_every_planned_game_is_recorded() -> None:
    RECORDS.are_planned()


def test_the_records_are_for_two_to_six_players_and_of_all_options() -> None:
    assert {len(header.names) for header in RECORDS.headers} == {2, 3, 4, 5, 6}
    RECORDS.have_both(("discreet", "limited_intelligence", "plague", "usurpers", "city_game", "random_events"))


def test_a_record_is_made_the_same_way_every_time() -> None:
    RECORDS.is_made_again(play(PLANS[0]))
