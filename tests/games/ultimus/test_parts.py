"""What a client is sent once: the components in the order in which a view counts."""

from __future__ import annotations

import json

from romanum.games.ultimus.data.components import (
    COST,
    LEADERS,
    SCENARIOS,
    SEAS,
    STRATAGEMS,
    TRIBE_COUNT,
    UNITS,
    ZONE,
    ZONE_IDS,
)
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.screen.parts import parts

PARTS = json.loads(json.dumps(parts()))


def test_everything_stands_in_the_order_of_a_view() -> None:
    assert [zone["id"] for zone in PARTS["zones"]] == list(ZONE_IDS)
    assert [leader["id"] for leader in PARTS["leaders"]] == [leader.id for leader in LEADERS]
    assert [unit["id"] for unit in PARTS["units"]] == [unit.id for unit in UNITS]
    assert [one["id"] for one in PARTS["stratagems"]] == [one.id for one in STRATAGEMS]
    assert len(PARTS["tribes"]) == TRIBE_COUNT


def test_every_border_stands_once_with_its_price() -> None:
    found = {(a, b): cost for a, b, _, cost in PARTS["borders"]}
    assert found == {(a, b): cost for a, costs in enumerate(COST) for b, cost in costs.items() if a < b}
    assert found[ZONE["thracia-1"], ZONE["ostrogothi"]] == 2


def test_an_area_names_its_town_diocese_and_seas() -> None:
    roma = PARTS["zones"][ZONE["italia-5"]]
    assert (roma["town"], roma["diocese"], roma["half"], roma["capital"]) == ("Roma", "italia", 0, True)
    assert SEAS[roma["seas"][0]].startswith("mare-internum")


def test_the_home_of_a_people_says_whose_it_is() -> None:
    alamanni = PARTS["zones"][ZONE["alamanni"]]
    assert (alamanni["tribe"], alamanni["half"], alamanni["diocese"]) == ("alamanni", -1, "")


def test_a_leader_has_his_four_values_and_the_years_in_which_he_may_die() -> None:
    aetius = next(leader for leader in PARTS["leaders"] if leader["id"] == "aetius")
    assert [aetius[value] for value in ("cc", "vs", "bt", "cp")] == [8, 4, 3, 4]
    chief = next(leader for leader in PARTS["leaders"] if leader["id"] == "hunni-chief")
    assert (len(aetius["death"]), chief["death"], chief["generic"]) == (3, [], True)


def test_the_combat_table_has_a_cell_for_each_row_and_column() -> None:
    combat = PARTS["combat"]
    assert [len(row) for row in combat["cells"]] == [len(combat["columns"])] * len(combat["rows"])
    assert combat["cells"][combat["rows"].index(6)][combat["columns"].index("5/4")] == ["1/2", "A", 0]


def test_texts_have_their_numbers() -> None:
    texts = [one["text"] for one in (*PARTS["events"], *PARTS["stratagems"])]
    assert [text for text in texts if "{" in text] == []


def test_every_scenario_names_its_years() -> None:
    assert [(s["start"], s["end"]) for s in PARTS["scenarios"]] == [(s.start, s.end) for s in SCENARIOS]


def test_no_row_carries_its_provenance() -> None:
    assert '"source"' not in json.dumps(PARTS)


# ---- scores and turns


def test_points_go_with_the_camp_of_a_seat() -> None:
    game = UltimusRomanorum()
    g = game.new(scenario="scourge-of-god", seats=2, seed=1).position
    g.pv = (7, 3)
    before = game.scores(g)
    g.roman_seat = 1
    assert (before, game.scores(g)) == ([7, 3], [3, 7])


def test_a_turn_is_a_year() -> None:
    game = UltimusRomanorum()
    g = game.new(scenario="scourge-of-god", seats=2, seed=1).position
    turns = []
    for year in (444, 445, 453):
        g.year = year
        turns.append(game.turn(g))
    assert turns == [0, 1, 9]
