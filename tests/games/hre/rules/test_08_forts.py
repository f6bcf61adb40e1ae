"""Chapter 8.2f, 8.2.3 and 8.2.4: Forts, Fortresses and the repair of Cities."""

import pytest

from games.hre.builder import Table, position
from romanum.games.hre.data.components import COUNTERS, PROVINCES, SIDE
from romanum.games.hre.state.position import FORT
from rules import rule


def building(board: dict[str, str], turn: int = 2, vp: int = 20, **more: object) -> Table:
    """Red at his build step."""
    t = position(board, turn=turn, roman_vp={"red": vp}, **more)  # type: ignore[arg-type]
    return t.roman_phase("red", at="build")


# ---- 8.2f Forts at any time


@rule("8.2f")
def test_a_fort_may_be_placed_while_building() -> None:
    t = building({"roma": "red:2"}, forts_ready={"red": 1}).play("red", "raise roma")
    assert t["roma"] == "red:2 fort"


@rule("8.2f")
def test_a_fort_may_be_placed_between_legions() -> None:
    t = position(roma="red:2", forts_ready={"red": 1}).place("red", 2).play("red", "place cisalpina", "raise cisalpina")
    assert t["cisalpina"] == "red:1 fort"
    assert t.g.stack[-1].left == 1


@rule("8.2f")
def test_a_fort_may_be_placed_after_the_last_legion() -> None:
    t = position(roma="red:2", forts_ready={"red": 1}).place("red", 1).play("red", "place cisalpina", "raise roma")
    assert t["roma"] == "red:2 fort"


@rule("8.2f")
def test_a_fort_may_be_placed_while_cities_are_built() -> None:
    t = position(roma="red:2", forts_ready={"red": 1}).roman_phase("red", at="cities").play("red", "raise roma")
    assert t["roma"] == "red:2 fort"


@rule("8.2f")
def test_a_fort_that_is_not_placed_in_its_phase_is_lost() -> None:
    t = position(roma="red:2", forts_ready={"red": 1}).roman_phase("red", at="cities")
    assert t.g.forts_ready[SIDE["red"]] == 1, "until the Phase ends"
    t.idle()
    assert t.g.forts_ready[SIDE["red"]] == 0
    assert t.events("forts-lapse") == [{"faction": "red", "forts": 1}]


@rule("8.2f")
def test_a_phase_in_which_every_fort_is_placed_loses_none() -> None:
    t = position(roma="red:2", forts_ready={"red": 1}).roman_phase("red", at="cities").play("red", "raise roma").idle()
    assert t["roma"] == "red:2 fort"
    assert t.events("forts-lapse") == []


@rule("8.2f", "8.2a")
def test_the_first_fort_is_for_the_first_phase() -> None:
    t = position(turn=1).roman_phase("red").play("red", "start roma")
    while t.g.stack:
        t.play("red", t.options("red")[-1])
    assert t.events("forts-lapse") == [{"faction": "red", "forts": 1}]


@rule("8.2f", "8a")
def test_the_counter_of_a_lost_fort_is_free_for_the_next_faction() -> None:
    t = building({"roma": "red:1", "syria": "blue:1"})
    t.g.roman_vp[SIDE["blue"]] = 5
    for p in [p for p, province in enumerate(PROVINCES) if province.id not in ("roma", "syria")][: COUNTERS.forts - 1]:
        t.g.fort[p] = FORT
    t.play("red", "buy-fort")
    assert t.forbids("red", "buy-fort") == "8a"
    t.idle().roman_phase("blue", at="build")
    assert "buy-fort" in t.options("blue")


@rule("8.2f", "8.2.3b")
def test_no_more_forts_are_sold_than_there_are_provinces_for_them() -> None:
    t = building({"roma": "red:2", "sicilia": "red:1", "cisalpina": "red:1 fort"}).play("red", "buy-fort", "buy-fort")
    assert t.forbids("red", "buy-fort") == "8.2f"


@rule("8.2f")
def test_a_waiting_legion_may_win_a_province_for_one_more_fort() -> None:
    t = building({"roma": "red:2 fort"})
    assert t.forbids("red", "buy-fort") == "8.2f"
    t.play("red", "lift roma", "buy-fort")
    assert t.forbids("red", "buy-fort") == "8.2f"
    t.play("red", "done", "place cisalpina", "raise cisalpina")
    assert t["cisalpina"] == "red:1 fort"


@rule("8.2f")
def test_without_a_ready_fort_none_is_placed() -> None:
    assert building({"roma": "red:2"}).forbids("red", "raise roma") == "8.2f"


@rule("8.2f")
def test_no_fort_is_placed_in_a_barbarian_phase() -> None:
    t = position(roma="red:2", forts_ready={"red": 1}, mauretania="mauri:1 by red").place("mauri", 1)
    assert t.forbids("red", "raise roma") == "8.2f"


# ---- 8.2.3 Forts and Fortresses


@rule("8.2.3a")
def test_a_fort_costs_one_point() -> None:
    t = building({"roma": "red:2"}, vp=5).play("red", "buy-fort", "raise roma")
    assert t.vp("red") == (4, 0)
    assert t["roma"] == "red:2 fort"


@rule("8.2.3a")
@pytest.mark.parametrize("place", ["cisalpina", "sicilia"])
def test_a_fort_needs_a_province_of_the_faction(place: str) -> None:
    t = building({"roma": "red:2", "sicilia": "blue:1"}, forts_ready={"red": 1})
    assert t.forbids("red", f"raise {place}") == "8.2.3a"


@rule("8.2.3a", "9.3.1a")
def test_in_placement_too_control_comes_before_the_fort() -> None:
    t = position(roma="red:2", forts_ready={"red": 1}).place("red", 1)
    assert t.forbids("red", "raise cisalpina") == "8.2.3a"


@rule("8.2.3b")
@pytest.mark.parametrize("walls", ["fort", "fortress"])
def test_one_fort_or_fortress_a_province(walls: str) -> None:
    t = building({"roma": f"red:2 {walls}"}, forts_ready={"red": 1})
    assert t.forbids("red", "raise roma") == "8.2.3b"


@rule("8.2.3c")
def test_an_older_fort_becomes_a_fortress_for_one_point() -> None:
    t = building({"roma": "red:2 fort city"}, vp=5).play("red", "fortify roma")
    assert t["roma"] == "red:2 fortress city"
    assert t.vp("red") == (4, 0)


@rule("8.2.3c")
def test_a_fort_is_not_upgraded_in_the_turn_it_was_built() -> None:
    t = building({"roma": "red:2 city"}).play("red", "buy-fort", "raise roma")
    assert t.forbids("red", "fortify roma") == "8.2.3c"


@rule("8.2.3c")
def test_a_fort_of_last_turn_may_be_upgraded() -> None:
    t = building({"roma": "red:2 city"}).play("red", "buy-fort", "raise roma").idle()
    t.g.turn += 1
    t.roman_phase("red", at="build")
    assert "fortify roma" in t.options("red")


@rule("8.2.3c")
def test_a_fortress_is_not_upgraded_again() -> None:
    assert building({"roma": "red:2 fortress city"}).forbids("red", "fortify roma") == "8.2.3c"


@rule("8.2.3a")
def test_another_s_fort_is_not_upgraded() -> None:
    assert building({"roma": "red:2", "syria": "blue:1 fort city"}).forbids("red", "fortify syria") == "8.2.3a"


@rule("8.2.3d")
def test_a_city_site_is_not_enough_for_a_fortress() -> None:
    assert building({"roma": "red:2 fort"}).forbids("red", "fortify roma") == "8.2.3d"


@rule("8.2.3d")
def test_a_looted_city_is_enough_for_a_fortress() -> None:
    t = building({"roma": "red:2 fort looted"}).play("red", "fortify roma")
    assert t["roma"] == "red:2 fortress looted"


# ---- 8.2.4 Cities


@rule("8.2.4")
def test_a_looted_city_is_repaired_for_one_point() -> None:
    t = building({"roma": "red:2 looted"}, vp=5).play("red", "repair roma")
    assert t["roma"] == "red:2 city"
    assert t.vp("red") == (4, 0)


@rule("8.2.4")
@pytest.mark.parametrize("syria", ["blue:1 looted", "looted", "fort:red looted"])
def test_only_cities_of_the_faction_are_repaired(syria: str) -> None:
    assert building({"roma": "red:2", "syria": syria}).forbids("red", "repair syria") == "8.2.4"


@rule("8.2.4")
def test_an_intact_city_needs_no_repair() -> None:
    assert building({"roma": "red:2 city"}).forbids("red", "repair roma") == "8.2.4"
