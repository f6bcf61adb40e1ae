"""Chapter 8: building Barbarians and Romans."""

import pytest

from games.hre.builder import Table, position
from romanum.games.hre.data.components import COUNTERS, PROVINCES, SIDE
from romanum.games.hre.rules.order import StartTurn
from romanum.games.hre.state.position import FORTRESS
from rules import rule

SEVEN = {"roma": "red:3", "cisalpina": "red:3", "sicilia": "red:1"}


def building(board: dict[str, str], turn: int = 2, vp: int = 20, emperor: str = "", **more: object) -> Table:
    """Red at his build step."""
    t = position(board, turn=turn, roman_vp={"red": vp}, **more)  # type: ignore[arg-type]
    return t.roman_phase("red", emperor, at="build")


def waiting(t: Table) -> int:
    """How many Legions wait to be placed."""
    step = t.g.stack[-1]
    return int(step.pool if t.asked == "Build" else step.left)


# ---- 8a counters


@rule("8a")
def test_new_armies_wait_beside_the_map() -> None:
    t = building({"roma": "red:1"}).play("red", "recruit", "recruit")
    assert t.g.armies_of(SIDE["red"]) == 1
    assert waiting(t) == 2


@rule("8a", "8.2c")
def test_a_faction_has_no_more_legions_than_counters() -> None:
    board = {**SEVEN, "raetia": "blue-rebels:3 of green", "pannonia": "blue-rebels:1 of green"}
    t = building(board).play("red", "bribe raetia")
    assert t.forbids("red", "bribe pannonia") == "8.2.2b"


@rule("8a")
def test_no_fort_is_bought_when_all_counters_are_in_use() -> None:
    t = building(SEVEN, forts_ready={"blue": COUNTERS.forts - 1}).play("red", "buy-fort")
    assert t.forbids("red", "buy-fort") == "8a"


@rule("8a")
def test_a_fort_on_the_map_uses_a_counter_too() -> None:
    t = building({**SEVEN, "syria": "fort:blue"}, forts_ready={"blue": COUNTERS.forts - 1})
    assert t.forbids("red", "buy-fort") == "8a"


@rule("8a", "1e")
def test_a_fortress_uses_no_fort_counter() -> None:
    t = building({**SEVEN, "syria": "fortress:blue"}, forts_ready={"blue": COUNTERS.forts - 1})
    assert "buy-fort" in t.options("red")


@rule("8a")
def test_no_fort_is_upgraded_when_all_fortress_counters_are_on_the_map() -> None:
    t = position(roma="red:2 fort city", roman_vp={"red": 9})
    for p in [p for p, province in enumerate(PROVINCES) if province.id != "roma"][: COUNTERS.fortresses]:
        t.g.fort[p] = FORTRESS
    t.roman_phase("red", at="build")
    assert t.forbids("red", "fortify roma") == "8a"


# ---- 8.1 Barbarians


@rule("8.1a")
@pytest.mark.parametrize(("turn", "people", "armies"), [(1, "galli", 5), (5, "gothi", 6), (7, "hunni", 7)])
def test_a_people_s_first_appearance_brings_what_the_chart_shows(turn: int, people: str, armies: int) -> None:
    t = position(turn=turn).barbarian_phase(people)
    assert t.g.armies_of(SIDE[people]) + t.g.stack[-1].left == armies


@rule("8.1a")
def test_barbarians_buy_nothing() -> None:
    t = position(turn=6, sarmatia="gothi:1", roman_vp={"blue": 20}, barbarian_vp={"blue": 20}).barbarian_phase("gothi")
    assert {text.split()[0] for text in t.options("blue")} == {"lift", "done"}
    t.idle()
    assert t.vp("blue")[0] == 20


@rule("8.1b")
def test_two_gothi_on_turn_six_receive_five() -> None:
    t = position(turn=6, sarmatia="gothi:2").barbarian_phase("gothi").play("blue", "done")
    assert t.g.stack[-1].left == 5


@rule("8.1b")
@pytest.mark.parametrize("armies", [7, 8])
def test_a_people_at_its_strength_receives_nobody_and_loses_nobody(armies: int) -> None:
    board = {"sarmatia": "gothi:3", "dacia": "gothi:3", "venedia": f"gothi:{armies - 6}"}
    t = position(board, turn=6).barbarian_phase("gothi").play("blue", "done")
    assert t.events("barbarian-build")[0]["new"] == 0
    assert t.g.armies_of(SIDE["gothi"]) == armies


@rule("8.1b", "9.2a")
def test_a_people_wiped_out_before_its_phase_enters_anew_at_full_strength() -> None:
    t = position(turn=6, began=["gothi"]).barbarian_phase("gothi")
    assert t["moesia"] == "gothi:1"
    assert t.g.stack[-1].left == 6


@rule("8.1c", "10f")
def test_a_people_of_last_turn_is_still_its_player_s() -> None:
    t = position(turn=1).barbarian_phase("galli", by="green").idle()
    t.push(StartTurn())
    assert t.g.turn == 2
    assert t.g.owner(SIDE["galli"]) == SIDE["green"]


@rule("8.1c", "15.1d")
def test_a_people_of_last_turn_counts_for_its_player_s_barbarian_points() -> None:
    t = position(roma="galli:1 city by red", mauretania="mauri:1 by red").barbarian_phase("mauri", at="points")
    assert t.events("points")[0]["cities"] == {"roma": 2}


@rule("8.1c")
def test_a_people_passes_to_the_next_holder_of_its_token() -> None:
    t = position(turn=2, suebia="suebi:2 by green").barbarian_phase("suebi", by="red")
    assert t.g.owner(SIDE["suebi"]) == SIDE["red"]
    assert "lift suebia" in t.options("red")


@rule("8.1c", "6c")
def test_a_people_changes_hands_when_the_token_is_revealed_not_when_it_is_drawn() -> None:
    t = position(turn=2, suebia="suebi:2 by green", raetia="red:1", barbarians={"red": 2})
    assert t.g.owner(SIDE["suebi"]) == SIDE["green"]


# ---- 8.2 Romans


@rule("8.2a")
def test_on_turn_one_a_faction_has_seven_legions_a_fort_and_a_city() -> None:
    t = position(turn=1).roman_phase("red", "lepidus").play("red", "start roma")
    assert t["roma"] == "red:1 city"
    assert t.g.stack[-1].left == 6
    assert t.g.forts_ready[SIDE["red"]] == 1


@rule("8.2a", "8a", "2.1d")
def test_caesar_with_three_players_finds_only_ten_counters() -> None:
    t = position(seats=3, turn=1).roman_phase("red", "caesar").play("red", "start roma")
    assert t.g.armies_of(SIDE["red"]) + t.g.stack[-1].left == 10
    assert t.events("roman-start")[0]["legions"] == 10


@rule("8.2b")
def test_on_turn_one_nothing_is_bought() -> None:
    t = position(turn=1, roman_vp={"red": 9}).roman_phase("red", "lepidus").play("red", "start roma")
    assert t.asked == "Place"
    assert t.forbids("red", "recruit") == "9a"


@rule("8.2b", "8.2.1a", "8.2.2a", "8.2.3a", "8.2.4")
def test_magnus_spends_nine_points() -> None:
    board = {"aquitania": "red:1 looted", "tarraconensis": "red:1", "lusitania": "blue-rebels:1 of green"}
    t = building(board, turn=3, vp=9, emperor="domitianus")
    t.play("red", "recruit", "recruit", "bribe lusitania", "buy-fort", "buy-fort", "repair aquitania")
    assert t.vp("red") == (0, 0)
    assert waiting(t) == 3
    assert t["lusitania"] == "red:1"
    assert t["aquitania"] == "red:1 city"
    assert t.g.forts_ready[SIDE["red"]] == 2


@rule("8.2b")
@pytest.mark.parametrize(
    ("action", "vp", "number"),
    [
        ("recruit", 1, "8.2.1a"),
        ("buy-fort", 0, "8.2.3a"),
        ("bribe raetia", 3, "8.2.2a"),
        ("fortify roma", 0, "8.2.3c"),
        ("repair sicilia", 0, "8.2.4"),
    ],
)
def test_nobody_builds_on_credit_or_with_barbarian_points(action: str, vp: int, number: str) -> None:
    board = {"roma": "red:2 fort city", "sicilia": "red:1 looted", "cisalpina": "red:1", "raetia": "blue-rebels:2"}
    t = building(board, vp=vp, barbarian_vp={"red": 50})
    assert t.forbids("red", action) == number


# ---- 8.2c the cap


@rule("8.2c")
def test_nobody_recruits_an_eighth_legion() -> None:
    assert building(SEVEN).forbids("red", "recruit") == "8.2c"


@rule("8.2c")
def test_legions_waiting_to_be_placed_count_against_the_cap() -> None:
    t = building({"roma": "red:3", "cisalpina": "red:2"}).play("red", "recruit", "recruit")
    assert t.forbids("red", "recruit") == "8.2c"


@rule("8.2c", "8.2d")
def test_lifting_makes_no_room_under_the_cap() -> None:
    t = building(SEVEN).play("red", "lift roma")
    assert t.forbids("red", "recruit") == "8.2c"


@rule("8.2c")
def test_legions_above_seven_stay_but_nobody_joins_them() -> None:
    t = building({**SEVEN, "syria": "red:2"})
    assert t.forbids("red", "recruit") == "8.2c"
    t.idle()
    assert t.g.armies_of(SIDE["red"]) == 9


@rule("8.2c", "5.3d")
def test_an_emperor_s_legions_do_not_count_against_the_cap_in_his_phase() -> None:
    board = {"roma": "red:3", "cisalpina": "red:3"}
    t = building(board, turn=3, emperor="traianus").play("red", "recruit")
    assert waiting(t) == 3
    assert t.forbids("red", "recruit") == "8.2c"


@rule("8.2c", "5.3d")
def test_in_later_phases_they_do_count() -> None:
    board = {"roma": "red:3", "cisalpina": "red:2"}
    t = building(board, turn=3, emperor="traianus").play("red", "done", "place sicilia", "place sicilia").idle()
    t.roman_phase("red", at="build")
    assert t.forbids("red", "recruit") == "8.2c"


@rule("8.2c", "8.2.2a")
def test_bribed_legions_do_not_count_against_the_cap_in_that_phase() -> None:
    board = {"roma": "red:3", "cisalpina": "red:3", "raetia": "blue-rebels:1 of green"}
    t = building(board).play("red", "bribe raetia", "recruit")
    assert t.g.armies_of(SIDE["red"]) + waiting(t) == 8
    assert t.forbids("red", "recruit") == "8.2c"


@rule("8.2c", "8.2.2a")
def test_bribing_may_go_above_seven() -> None:
    t = building({**SEVEN, "raetia": "blue-rebels:2 of green"}).play("red", "bribe raetia")
    assert t.g.armies_of(SIDE["red"]) == 9


# ---- 8.2d, 8.2e lifting


@rule("8.2d")
def test_legions_are_lifted_and_placed_again() -> None:
    t = building({"roma": "red:3"}, vp=1).play(
        "red", "lift roma", "lift roma", "done", "place sicilia", "place cisalpina"
    )
    assert (t["roma"], t["sicilia"], t["cisalpina"]) == ("red:1", "red:1", "red:1")


@rule("8.2d")
def test_only_own_legions_are_lifted() -> None:
    t = building({"roma": "red:3", "syria": "blue:3", "dacia": "daci:3 by red"})
    assert t.forbids("red", "lift syria") == "8.2d"
    assert t.forbids("red", "lift dacia") == "8.2d"


@rule("8.2d")
def test_no_legion_is_lifted_once_placement_has_begun() -> None:
    t = building({"roma": "red:3"}).play("red", "recruit", "done")
    assert t.forbids("red", "lift roma") == "9a"


@rule("8.2e")
def test_the_last_legion_stays() -> None:
    assert building({"roma": "red:1", "sicilia": "red:2"}).forbids("red", "lift roma") == "8.2e"


@rule("8.2e", "G.vacant")
@pytest.mark.parametrize("walls", ["fort", "fortress"])
def test_walls_may_stay_alone(walls: str) -> None:
    t = building({"roma": f"red:1 {walls}", "sicilia": "red:2"}).play("red", "lift roma")
    assert t["roma"] == f"{walls}:red"


@rule("8.2e")
def test_a_fort_just_raised_is_enough() -> None:
    t = building({"roma": "red:1", "sicilia": "red:2"}).play("red", "buy-fort", "raise roma", "lift roma")
    assert t["roma"] == "fort:red"


# ---- 8.2.1 recruiting


@rule("8.2.1a")
@pytest.mark.parametrize(("turn", "cost"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 3), (7, 3)])
def test_a_legion_costs_two_points_and_three_from_turn_four(turn: int, cost: int) -> None:
    t = building({"roma": "red:1"}, turn=turn, vp=10).play("red", "recruit")
    assert t.vp("red") == (10 - cost, 0)


@rule("8.2.1b")
def test_a_legion_in_rebellion_cannot_be_recruited() -> None:
    t = building({"roma": "red:3", "cisalpina": "red:2", "syria": "blue-rebels:2 of red"})
    assert t.forbids("red", "recruit") == "8.2.1b"


@rule("8.2.1b", "11d")
def test_another_faction_s_rebels_do_not_hinder_recruiting() -> None:
    t = building({"roma": "red:3", "cisalpina": "red:2", "syria": "red-rebels:2 of blue"})
    assert "recruit" in t.options("red")


# ---- 8.2.2 bribing Rebels


@rule("8.2.2a")
@pytest.mark.parametrize("rebels", ["blue-rebels:2 of green", "red-rebels:2 of red", "green-rebels:2 of blue"])
def test_rebels_of_any_colour_cost_two_points_each(rebels: str) -> None:
    t = building({"cisalpina": "red:2", "raetia": rebels}, vp=10).play("red", "bribe raetia")
    assert t.vp("red") == (6, 0)
    assert t["raetia"] == "red:2"


@rule("8.2.2a")
def test_natives_may_be_bribed_too() -> None:
    t = building({"cisalpina": "red:2", "raetia": "blue-rebels:1"}).play("red", "bribe raetia")
    assert t["raetia"] == "red:1"


@rule("8.2.2a")
def test_rebels_must_be_next_to_a_province_of_the_briber() -> None:
    t = building({"roma": "red:2", "raetia": "blue-rebels:1 of green"})
    assert t.forbids("red", "bribe raetia") == "8.2.2a"


@rule("8.2.2a", "10.3a")
def test_rebels_over_a_strait_are_next_door() -> None:
    t = building({"roma": "red:2", "sicilia": "blue-rebels:1 of green"}).play("red", "bribe sicilia")
    assert t["sicilia"] == "red:1"


@rule("8.2.2a", "G.control")
def test_a_lone_fort_next_door_is_no_province_of_the_briber() -> None:
    t = building({"roma": "red:2", "cisalpina": "fort:red", "raetia": "blue-rebels:1 of green"})
    assert t.forbids("red", "bribe raetia") == "8.2.2a"


@rule("8.2.2a")
def test_only_rebels_are_bribed() -> None:
    assert building({"roma": "red:2", "cisalpina": "blue:1"}).forbids("red", "bribe cisalpina") == "8.2.2a"


@rule("8.2.2b")
def test_bribed_rebels_become_legions_on_the_spot_and_take_the_fort() -> None:
    t = building({"cisalpina": "red:2", "raetia": "blue-rebels:2 of green fort"}).play("red", "bribe raetia")
    assert t["raetia"] == "red:2 fort"


@rule("8.2.2b")
def test_all_rebels_of_a_province_are_bribed_or_none() -> None:
    t = building({"cisalpina": "red:2", "raetia": "blue-rebels:2 of green"}, vp=3)
    assert t.forbids("red", "bribe raetia") == "8.2.2a"


@rule("8.2.2b")
def test_bribing_needs_free_legion_counters() -> None:
    t = building({**SEVEN, "syria": "red:2", "raetia": "blue-rebels:2 of green"})
    assert t.forbids("red", "bribe raetia") == "8.2.2b"


@rule("8.2.2b")
def test_one_s_own_rebels_bring_their_counters_with_them() -> None:
    t = building({**SEVEN, "syria": "red:1", "raetia": "blue-rebels:2 of red"}).play("red", "bribe raetia")
    assert t.g.armies_of(SIDE["red"]) == 10


@rule("8.2.2b", "11d")
def test_the_first_owner_may_recruit_the_bribed_legion_again() -> None:
    t = building({"cisalpina": "red:2", "raetia": "blue-rebels:2 of green", "achaea": "green:3", "dacia": "green:2"})
    t.play("red", "bribe raetia").idle()
    t.g.roman_vp[SIDE["green"]] = 9
    t.roman_phase("green", at="build")
    assert "recruit" in t.options("green")


@rule("8.2e")
def test_the_last_legion_on_the_map_stays_even_behind_a_fort() -> None:
    t = building({"roma": "red:1 fort", "syria": "fort:blue"})
    assert t.forbids("red", "lift roma") == "8.2e"


@rule("8.2e")
def test_the_last_legion_of_a_province_may_leave_a_fort_while_others_are_on_the_map() -> None:
    t = building({"roma": "red:1 fort", "sicilia": "red:1"}).play("red", "lift roma")
    assert waiting(t) == 1
