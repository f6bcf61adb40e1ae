"""Chapter 3.4.2: fleets."""

import pytest

from games.ultimus.builder import Table, position, ten
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


@rule("3.1.3a", "3.4.2b", "8.2.2a")
@pytest.mark.parametrize(("refuge", "camp"), [("theodosius-ii lanciarii-seniores", "roman"), ("", "barbarian")])
def test_a_besieged_constantinopolis_keeps_its_fleet_while_the_augustus_holds_out(refuge: str, camp: str) -> None:
    board = {"thracia-3": "visigothi-a", "constantinopolis": refuge, "thracia-2": "" if refuge else "theodosius-ii"}
    t = position(board, status={"visigothi": "revolt"}).roll(ten(5)).phase("F").idle()
    assert (t.holder("thracia-3"), t.fleet("eastern-fleet")) == ("barbarian", f"{camp} thracia-3")


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


@rule("4.5.2b", "3.4.2e")
@pytest.mark.parametrize(("camp", "piece"), [("roman", "castinus"), ("barbarian", "gundericus")])
def test_nobody_leaves_a_revolt_by_ship(camp: str, piece: str) -> None:
    t = position(
        {"africa-4": "gundericus vandali-a castinus comitatenses-africae-1"},
        status={"vandali": "revolt"},
        fleets={"western-fleet": camp},
    ).sequence(camp)
    assert t.forbids(camp, f"board {piece} western-fleet") == "4.5.2b"
    assert not [option for option in t.options(camp, "board") if "western-fleet" in option]


# ---- the limits of leaders at sea


@rule("3.6.5a", "3.4.2e")
def test_one_of_two_usurpers_does_not_land_in_the_other_half() -> None:
    t = position(
        {"africa-4": "west bonifatius comitatenses-africae-1", "asia-1": "east procopius"},
        usurpers={"west": "bonifatius", "east": "procopius"},
        fleets={"western-fleet": "barbarian"},
    ).sequence("barbarian", "barbarian")
    t.play("barbarian", "board bonifatius western-fleet", "sail western-fleet mare-internum-occidentale", "done")
    t.play("barbarian", "sail western-fleet mare-internum-orientale")
    assert t.forbids("barbarian", "land western-fleet asia-1") == "3.6.5a"
    assert t.may("barbarian", "land western-fleet africa-5")


@rule("4.3h", "3.4.2e")
def test_a_tribal_leader_does_not_sail_through_the_empire_alone() -> None:
    t = carthage("vandali-a").sequence("barbarian").play("barbarian", "board gensericus western-fleet")
    assert t.forbids("barbarian", "sail western-fleet mare-internum-occidentale") == "4.3h"
    t.play("barbarian", "board vandali-a western-fleet", "sail western-fleet mare-internum-occidentale")
    assert t.may("barbarian", "land western-fleet italia-7")


@rule("4.3h", "3.4.2e")
def test_alone_he_sails_from_one_foreign_coast_to_another() -> None:
    t = position(
        {"ostrogothi": "radagaisus"}, status={"ostrogothi": "war"}, fleets={"third-fleet": "barbarian ostrogothi"}
    ).sequence("barbarian")
    t.play("barbarian", "board radagaisus third-fleet", "sail third-fleet pontus-euxinus")
    assert t.forbids("barbarian", "land third-fleet thracia-3") == "4.3h"
    assert t.may("barbarian", "land third-fleet ostrogothi")


@rule("4.5.1d", "3.4.2e")
def test_a_foederati_caesar_sails_with_a_unit_of_his_tribe() -> None:
    t = position(
        {"africa-4": "wallia visigothi-a comitatenses-africae-1"},
        status={"visigothi": "foederati"},
        caesars={"west": "wallia"},
    ).sequence("roman")
    t.play("roman", "board wallia western-fleet", "board comitatenses-africae-1 western-fleet")
    assert t.forbids("roman", "sail western-fleet mare-internum-occidentale") == "4.5.1d"
    t.play("roman", "board visigothi-a western-fleet", "sail western-fleet mare-internum-occidentale")
    assert t.may("roman", "land western-fleet africa-3")


@rule("4.3h", "3.4.2c")
def test_whoever_may_not_sail_alone_is_ashore_again_when_movement_ends() -> None:
    t = carthage("vandali-a").sequence("barbarian").play("barbarian", "board gensericus western-fleet", "done")
    assert t.where("gensericus") == "africa-4"


# ---- some go ashore


def offshore(aboard: str, **facts: object) -> Table:
    """The western fleet off Italy."""
    fleets = {"western-fleet": "barbarian mare-internum-occidentale"}
    return position({"western-fleet": aboard}, fleets=fleets, **facts).sequence("barbarian")  # type: ignore[arg-type]


KINGDOM = {"regna": {"vandali": "gensericus africa-4"}}


@rule("3.4.2e")
def test_some_of_those_aboard_land_and_the_others_stay_or_land_elsewhere() -> None:
    t = offshore("gensericus vandali-a vandali-b", **KINGDOM)
    t.play("barbarian", "disembark western-fleet italia-7", "with vandali-b", "done")
    assert (t["italia-7"], t["western-fleet"]) == ("vandali-b", "gensericus vandali-a")
    t.play("barbarian", "land western-fleet italia-8")
    assert (t["italia-8"], t["western-fleet"]) == ("gensericus vandali-a", "")


@rule("3.4.2e", "4.3h")
def test_a_tribal_leader_needs_a_unit_of_his_in_the_same_landing() -> None:
    t = offshore("gensericus vandali-a vandali-b", **KINGDOM)
    t.play("barbarian", "disembark western-fleet italia-7", "with gensericus")
    assert t.forbids("barbarian", "done") == "4.3h"
    assert t.play("barbarian", "with vandali-a", "done")["italia-7"] == "gensericus vandali-a"


@rule("3.4.2e", "3.2.2a")
def test_whoever_needs_a_prince_lands_only_with_him() -> None:
    t = position(
        {"western-fleet": "bonifatius castinus comitatenses-africae-1"},
        fleets={"western-fleet": "roman mare-internum-occidentale"},
        caesars={"west": "bonifatius"},
    ).sequence("roman")
    t.play("roman", "disembark western-fleet italia-7", "with comitatenses-africae-1")
    assert t.forbids("roman", "done") == "3.2.2a"
    assert t.play("roman", "with bonifatius", "done")["italia-7"] == "bonifatius comitatenses-africae-1"


@rule("3.4.2e", "3.2.4a")
def test_guards_land_with_their_leader() -> None:
    t = position(
        {"western-fleet": "bonifatius castinus"},
        fleets={"western-fleet": "roman mare-internum-occidentale"},
        guards={"bonifatius": "buccellarii-3pf-1"},
    ).sequence("roman")
    t.play("roman", "disembark western-fleet italia-7")
    assert t.forbids("roman", "with buccellarii-3pf-1") == "3.2.4a"
    assert t.play("roman", "with bonifatius", "done")["italia-7"] == "bonifatius buccellarii-3pf-1"


@rule("3.4.2e")
def test_one_passenger_is_not_asked_to_part() -> None:
    t = offshore("vandali-a", **KINGDOM)
    assert t.forbids("barbarian", "disembark western-fleet italia-7") == "3.4.2e"


# ---- passengers who change sides


def followers_at_sea(berth: str, aboard: str = "bonifatius comitatenses-africae-1", **more: str) -> Table:
    """The western Usurper Castinus is murdered while followers of his are aboard the Barbarian's fleet."""
    t = position(
        {"italia-3": "west castinus comitatenses-italiae-1", "western-fleet": f"west {aboard}", **more},
        usurpers={"west": "castinus"},
        status={"vandali": "war"},
        fleets={"western-fleet": f"barbarian {berth}"},
        fleet_used=[1, 0, 0],
        hand={"roman": "assassination"},
    ).moment("roman", "start")
    return t.roll(ten(9)).play("roman", "play assassination", "leader castinus")


@rule("3.4.2c", "3.6.4e")
def test_followers_of_a_dead_usurper_leave_the_barbarians_fleet() -> None:
    t = followers_at_sea("mare-internum-occidentale")
    assert (t["africa-4"], t["western-fleet"]) == ("bonifatius comitatenses-africae-1", "")
    assert t.camp("bonifatius") == "roman"
    assert t.fleet("western-fleet") == "barbarian mare-internum-occidentale"


@rule("3.4.2c")
def test_they_land_on_the_nearest_coast_without_enemies() -> None:
    t = followers_at_sea("mare-internum-occidentale", **{"africa-4": "vandali-a"})
    assert t["africa-4"] == "vandali-a"
    assert t["africa-3"] == "bonifatius comitatenses-africae-1"


@rule("3.4.2c")
def test_in_port_they_are_ashore_and_the_fleet_has_carried_nobody() -> None:
    t = followers_at_sea("africa-4", **{"africa-4": "vandali-a"})
    assert t["africa-4"] == "bonifatius comitatenses-africae-1 vandali-a"
    t.sequence("barbarian")
    assert t.may("barbarian", "board vandali-a western-fleet")


@rule("3.4.2c", "9.2b")
def test_whoever_may_land_nowhere_is_shipwrecked() -> None:
    t = followers_at_sea("pontus-euxinus", "bonifatius comitatenses-africae-1")
    assert t.where("bonifatius") != "western-fleet"
    assert t.where("comitatenses-africae-1") == "lost"


@rule("3.4.2c", "6.1c")
def test_rebels_at_sea_who_are_bought_leave_the_fleet() -> None:
    t = position(
        {"western-fleet": "gundericus vandali-a"},
        status={"vandali": "revolt"},
        fleets={"western-fleet": "barbarian mare-internum-occidentale"},
        hand={"roman": "tribute"},
        pv={"roman": 3},
    )
    t.moment("roman", "start").play("roman", "play tribute")
    assert t.camp("vandali-a") == "roman"
    assert t["africa-4"] == "gundericus vandali-a"


@rule("3.4.2c", "6.2p")
def test_a_foederati_leader_at_sea_leaves_the_romans_fleet_when_his_tribe_migrates() -> None:
    t = position(
        {"western-fleet": "wallia comitatenses-africae-1", "viennensis-2": "visigothi-a"},
        status={"visigothi": "foederati"},
        fleets={"western-fleet": "roman mare-internum-occidentale"},
        hand={"barbarian": "migration"},
        sequences={"barbarian": 1},
    )
    t.moment("barbarian", "start").play("barbarian", "play migration")
    assert (t["western-fleet"], t.where("wallia")) == ("comitatenses-africae-1", "africa-4")
    assert t.camp("wallia") == "barbarian"
