"""Chapter 3.4.2: fleets."""

import pytest

from games.ultimus.builder import Table, position
from rules import rule


def carthage(units: str = "vandali-a vandali-b") -> Table:
    """455: Genseric at Carthago with the western fleet."""
    return position(
        {"africa-4": f"gensericus {units}"},
        year=455,
        augusti={"west": "nobody"},
        regna={"vandali": "gensericus africa-4"},
        fleets={"western-fleet": "barbarian"},
    )


@rule("3.4.2a")
def test_the_fleets_lie_at_carthago_and_constantinopolis() -> None:
    t = position()
    assert (t.fleet("western-fleet"), t.fleet("eastern-fleet")) == ("roman africa-4", "roman thracia-3")


@rule("3.4.2e", "3.4.2f")
def test_in_455_genseric_lands_in_italia_4_and_marches_on_roma_later() -> None:
    t = carthage().sequence("barbarian", "roman", "barbarian")
    boarding = [f"board {piece} western-fleet" for piece in ("gensericus", "vandali-a", "vandali-b")]
    t.play("barbarian", *boarding, "sail western-fleet mare-internum-occidentale", "land western-fleet italia-4")
    assert t["italia-4"] == "gensericus vandali-a vandali-b"
    assert t.fleet("western-fleet") == "barbarian mare-internum-occidentale"
    assert t.options("barbarian", "lead") == []


@rule("3.4.2f")
def test_in_a_later_sequence_he_marches_and_the_fleet_sails_home() -> None:
    t = carthage().sequence("barbarian", "barbarian")
    boarding = [f"board {piece} western-fleet" for piece in ("gensericus", "vandali-a", "vandali-b")]
    t.play("barbarian", *boarding, "sail western-fleet mare-internum-occidentale", "land western-fleet italia-4")
    t.play("barbarian", "lead gensericus", "take vandali-a", "take vandali-b", "to italia-5", "halt")
    assert t["italia-5"] == "gensericus vandali-a vandali-b"
    t.play("barbarian", "home western-fleet")
    assert t.fleet("western-fleet") == "barbarian africa-4"


@rule("3.4.2c")
def test_a_fleet_carries_two_units_and_any_number_of_leaders() -> None:
    t = carthage("vandali-chief vandali-a vandali-b vandali-c").sequence("barbarian")
    t.play("barbarian", "board gensericus western-fleet", "board vandali-chief western-fleet")
    t.play("barbarian", "board vandali-a western-fleet", "board vandali-b western-fleet")
    assert t.forbids("barbarian", "board vandali-c western-fleet") == "3.4.2c"


@rule("3.4.2c")
def test_a_fleet_makes_one_transport_a_turn() -> None:
    t = carthage("vandali-a vandali-b vandali-c").sequence("barbarian")
    t.play("barbarian", "board vandali-a western-fleet", "sail western-fleet mare-internum-occidentale")
    t.play("barbarian", "land western-fleet africa-3", "done").sequence("barbarian")
    t.play("barbarian", "home western-fleet")
    assert t.forbids("barbarian", "board vandali-b western-fleet") == "3.4.2c"


@rule("3.4.2c", "3.4.2e")
def test_whoever_boards_and_does_not_sail_goes_ashore_and_the_fleet_is_free() -> None:
    t = carthage().sequence("barbarian")
    t.play("barbarian", "board vandali-a western-fleet", "done")
    assert t.where("vandali-a") == "africa-4"
    assert t.sequence("barbarian").may("barbarian", "board vandali-a western-fleet")


@rule("3.4.2d")
def test_fleets_sail_the_inner_seas_only() -> None:
    t = position({"hispaniae-5": "castinus"}, fleets={"western-fleet": "roman mare-internum-occidentale"})
    t.sequence("roman")
    assert t.options("roman", "sail") == [
        "sail western-fleet mare-internum-orientale",
        "sail eastern-fleet mare-internum-orientale",
        "sail eastern-fleet pontus-euxinus",
    ]


@rule("3.4.2e")
def test_a_fleet_sails_one_sea_a_sequence() -> None:
    t = carthage().sequence("barbarian")
    t.play("barbarian", "board vandali-a western-fleet", "sail western-fleet mare-internum-occidentale")
    assert t.forbids("barbarian", "sail western-fleet mare-internum-orientale") == "3.4.2e"


@rule("3.4.2e")
def test_passengers_begin_the_sequence_in_the_home_area() -> None:
    t = position(
        {"africa-4": "gensericus", "africa-3": "vandali-a"},
        regna={"vandali": "gensericus africa-4"},
        fleets={"western-fleet": "barbarian"},
    ).sequence("barbarian")
    t.play("barbarian", "unit vandali-a", "to africa-4")
    assert t.forbids("barbarian", "board vandali-a western-fleet") == "3.4.2e"


@rule("3.4.2e")
@pytest.mark.parametrize(("area", "rule_"), [("italia-8", ""), ("africa-2", ""), ("hispaniae-3", "2.E.1")])
def test_they_land_anywhere_on_the_coast_of_its_sea(area: str, rule_: str) -> None:
    t = carthage().sequence("barbarian")
    t.play("barbarian", "board vandali-a western-fleet", "sail western-fleet mare-internum-occidentale")
    assert t.forbids("barbarian", f"land western-fleet {area}") == rule_


@rule("3.4.2e", "3.2.1")
def test_the_limits_of_units_hold_at_sea_too() -> None:
    t = position({"africa-4": "limitanei-numidiae"}).sequence("roman")
    t.play("roman", "board limitanei-numidiae western-fleet", "sail western-fleet mare-internum-occidentale")
    assert t.forbids("roman", "land western-fleet italia-7") == "3.2.1"
    assert t.may("roman", "land western-fleet africa-2")


@rule("3.4.2f")
def test_a_loaded_fleet_does_not_run_into_port() -> None:
    t = carthage().sequence("barbarian")
    t.play("barbarian", "board vandali-a western-fleet", "sail western-fleet mare-internum-occidentale", "done")
    t.sequence("barbarian")
    assert t.forbids("barbarian", "home western-fleet") == "3.4.2f"


@rule("3.4.2b")
def test_a_fleet_stays_with_its_controller_until_phase_f() -> None:
    t = position({"africa-4": "vandali-a"}, status={"vandali": "war"})
    assert t.fleet("western-fleet") == "roman africa-4"
    t.phase("F").idle()
    assert t.fleet("western-fleet") == "barbarian africa-4"


@rule("3.2.4a", "3.4.2c")
def test_guards_board_with_their_leader_and_count_as_a_unit() -> None:
    t = position(
        {"africa-4": "bonifatius comitatenses-africae-1 comitatenses-africae-2"},
        guards={"bonifatius": "buccellarii-3pf-1"},
    ).sequence("roman")
    assert t.forbids("roman", "board buccellarii-3pf-1 western-fleet") == "3.2.4a"
    t.play("roman", "board bonifatius western-fleet", "board comitatenses-africae-1 western-fleet")
    assert t["western-fleet"] == "bonifatius comitatenses-africae-1 buccellarii-3pf-1"
    assert t.forbids("roman", "board comitatenses-africae-2 western-fleet") == "3.4.2c"
