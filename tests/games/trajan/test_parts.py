"""What a client is sent once: chapters 2 and 20 in the order in which a view counts."""

from __future__ import annotations

import json

import romanum
from romanum.games.trajan.data.components import CITIES, HEX_NAMES, SCENARIOS, UNITS
from romanum.games.trajan.screen.parts import parts

PARTS = json.loads(json.dumps(parts()))


def test_units_cities_and_hexes_stand_in_the_order_of_a_view() -> None:
    assert [unit["id"] for unit in PARTS["units"]] == [unit.id for unit in UNITS]
    assert [city["id"] for city in PARTS["cities"]] == [city.id for city in CITIES]
    assert [one["id"] for one in PARTS["hexes"]] == list(HEX_NAMES)


def test_every_goal_of_a_scenario_matches_a_standing_of_the_view() -> None:
    game = romanum.game("trajan")
    for scenario, told in zip(SCENARIOS, PARTS["scenarios"], strict=True):
        view = game.new(scenario=scenario.id, seats=2, seed=1).view(0)
        for side in (0, 1):
            kinds = [(goal["kind"], goal["needed"]) for goal in told["goals"][side]]
            assert kinds == [(kind, needed) for kind, _, needed, _, _ in view["standings"][side]]


def test_goals_name_their_cities_and_leaders() -> None:
    goals = PARTS["scenarios"][0]["goals"][0]
    assert set(goals[0]["cities"]) == {"artaxata", "tigranocerta"}
    assert goals[1]["leader"] == "parthamasiris"


def test_every_marker_says_what_it_can_be_played_for() -> None:
    assert all(marker["actions"] for marker in PARTS["markers"])


def test_no_row_carries_its_provenance() -> None:
    assert '"source"' not in json.dumps(PARTS)
