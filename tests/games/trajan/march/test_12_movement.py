"""Chapter 12.0 to 12.4: forces, the four marches, what stops them, and Forced Marches."""

import pytest

from games.trajan.builder import Table, position
from rules import rule

M, N = 2, 1
"""Dice on the road line of the March Table: a plain march, and none."""
F = 4
"""The same with a loss on a Forced March."""
ACROSS = 5
"""Across country: a plain march."""
FLOAT = 4
"""By river: a plain one; by sea a 5."""


def on_the_march(die: int, *texts: str, hand: str = "", **hexes: str) -> Table:
    """A Roman march with this die, as far as the actions lead."""
    t = position(hexes, hand={"roman": hand} if hand else None).movement("roman").roll(die)
    for text in texts:
        if text != "cross-country" or t.asked == "Muster":  # where nothing else is open nobody is asked
            t.play("roman", text)
    return t


# ---- 12.0, 12.1: kinds of march


@rule("12.0")
def test_force_then_kind_then_die_then_the_result() -> None:
    t = position(antioch="alae-1 alae-2").movement("roman").play("roman", "march antioch")
    assert t.options("roman") == ["leave alae-1", "leave alae-2", "road", "cross-country", "river", "sea"]
    t.roll(M).play("roman", "road")
    assert t.events("march-roll")[0]["result"] == "M/W"
    assert t.asked == "Marching"


@rule("12.1a")
def test_a_road_march_keeps_to_roads_and_trade_routes() -> None:
    t = on_the_march(M, "march beroea", "road", beroea="alae-1")
    assert t.options("roman", "to") == ["to 0709", "to 0711", "to 0611"]
    assert t.forbids("roman", "to h0610") != ""
    t = position(h0911="alae-1 alae-2").movement("roman").play("roman", "march h0911")
    assert t.forbids("roman", "road") == "12.1a"


@rule("12.1a")
def test_trade_routes_serve_as_roads() -> None:
    t = on_the_march(M, "march palmyra", "road", palmyra="alae-1 civis:roman")
    assert t.options("roman", "to") == ["to 0912", "to 0713"]


@rule("12.1b")
def test_a_cross_country_march_may_enter_any_land_hex() -> None:
    t = on_the_march(ACROSS, "march beroea", "cross-country", beroea="alae-1")
    assert t.options("roman", "to") == ["to 0709", "to 0810", "to 0811", "to 0711", "to 0611", "to 0610"]


@rule("12.1c")
def test_a_river_march_keeps_to_the_river() -> None:
    t = on_the_march(FLOAT, "march zeugma", "river", zeugma="alae-1")
    assert t.options("roman", "to") == ["to 0809", "to 0810"]
    t = position(beroea="alae-1").movement("roman").play("roman", "march beroea")
    assert t.forbids("roman", "river") == "12.1c"


@rule("12.1d", "20.O")
def test_a_sea_march_leads_to_any_other_coast_of_the_same_sea() -> None:
    t = on_the_march(5, "march antioch", "sea", antioch="alae-1")
    shores = "0010 0012 0018 0110 0112 0118 0210 0212 0218 0309 0316 0317 0409 0414 0415 0416 0509 0511 0512 0513"
    assert t.options("roman", "to") == [f"to {hex}" for hex in shores.split()]
    t.play("roman", "to gaza")
    assert t.forbids("roman", "to caesarea") != ""
    assert t.options("roman", "to") == []


@rule("12.1e")
def test_without_a_city_of_one_s_own_on_the_sea_nobody_puts_out() -> None:
    t = position(h2509="alae-1 alae-2").movement("roman").play("roman", "march h2509")
    assert t.forbids("roman", "sea") == "12.1e"


@rule("12.1e")
def test_any_coastal_city_of_one_s_own_will_do() -> None:
    t = on_the_march(5, "march h2509", "sea", h2509="alae-1", cyropolis="civis:roman")
    assert t.may("roman", "to tambrax")


# ---- 12.2: forces


@rule("12.2a", "7.2")
def test_whoever_wants_marches_and_one_force_from_a_hex() -> None:
    t = on_the_march(M, "march antioch", "leave alae-1", "road", "to h0611", "halt", antioch="alae-1 alae-2")
    assert (t.where("alae-1"), t.where("alae-2")) == ("antioch", "h0611")
    assert t.forbids("roman", "march antioch") == "7.2"


@rule("12.2a")
def test_somebody_must_march() -> None:
    t = position(antioch="alae-1").movement("roman").play("roman", "march antioch")
    assert t.forbids("roman", "leave alae-1") == "12.2a"


@rule("12.2b")
def test_units_dropped_on_the_way_move_no_more() -> None:
    t = on_the_march(M, "march antioch", "road", "to h0611", "drop alae-1", "to beroea", antioch="alae-1 alae-2")
    assert (t.where("alae-1"), t.where("alae-2")) == ("h0611", "beroea")
    t.play("roman", "halt")
    assert t.forbids("roman", "march h0611") == "12.2b"


@rule("12.2b")
def test_the_last_of_a_force_cannot_be_dropped() -> None:
    t = on_the_march(M, "march antioch", "road", "to h0611", antioch="alae-1")
    assert t.forbids("roman", "drop alae-1") == "12.2b"


@rule("12.2c")
def test_units_that_have_not_moved_may_be_picked_up() -> None:
    t = on_the_march(M, "march antioch", "road", "to h0611", antioch="alae-1", h0611="alae-2 alae-3")
    t.play("roman", "pick-up alae-2", "to beroea", "halt")
    assert (t.where("alae-1"), t.where("alae-2"), t.where("alae-3")) == ("beroea", "beroea", "h0611")
    assert t.may("roman", "march h0611")
    assert t.forbids("roman", "march beroea") == "12.2b"


@rule("12.2c")
def test_units_that_have_moved_may_not() -> None:
    t = on_the_march(M, "march h0711", "road", "to beroea", "halt", antioch="alae-1", h0711="alae-2")
    t.roll(M).play("roman", "march antioch", "road", "to h0611", "to beroea")
    assert t.forbids("roman", "pick-up alae-2") == "12.2c"


@rule("12.2c", "20.N")
def test_units_whose_own_march_failed_may() -> None:
    t = on_the_march(N, "march beroea", "road", antioch="alae-1", beroea="alae-2")
    t.roll(M).play("roman", "march antioch", "road", "to h0611", "to beroea", "pick-up alae-2", "to zeugma")
    assert t.where("alae-2") == "zeugma"


@rule("12.2c")
def test_they_go_only_as_far_as_the_force() -> None:
    t = on_the_march(M, "march antioch", "road", "to h0611", "to beroea", "to zeugma", "to samosata",
        antioch="legio-i-adiutrix", samosata="alae-1",
    )  # fmt: skip
    t.play("roman", "pick-up alae-1")
    assert t.forbids("roman", "to h0808") == "12.2d"


@rule("12.2d", "20.M")
@pytest.mark.parametrize(
    ("force", "hexes"),
    [("legio-i-adiutrix alae-1", 4), ("cohortes-v-1 alae-1", 5), ("impeditus-1 legio-i-adiutrix", 3)],
)
def test_a_force_goes_as_far_as_its_slowest_unit(force: str, hexes: int) -> None:
    way = ["h0611", "beroea", "zeugma", "samosata", "h0808", "melitene"]
    t = on_the_march(M, "march antioch", "road", *[f"to {hex}" for hex in way[:hexes]], antioch=force)
    assert t.forbids("roman", f"to {way[hexes]}") == "12.2d"


@rule("12.2d")
def test_without_its_slow_units_it_goes_on_and_hexes_marched_count() -> None:
    way = ["h0611", "beroea", "zeugma", "samosata"]
    t = on_the_march(
        M, "march antioch", "road", *[f"to {hex}" for hex in way], antioch="legio-i-adiutrix alae-1 alae-2"
    )
    t.play("roman", "drop legio-i-adiutrix", "to h0808", "to melitene", "to h0706")
    assert t.forbids("roman", "to h0607") == "12.2d"


# ---- 12.3: what stops a march


@rule("12.3a", "20.terrain")
@pytest.mark.parametrize(
    ("start", "bad", "beyond"),
    [
        ("h0108", "h0209", "h0210"),
        ("h1918", "h1917", "h1916"),
        ("h0004", "h0104", "h0204"),
        ("h0006", "h0106", "h0207"),
    ],
)
def test_mountain_swamp_river_and_lake_stop_a_cross_country_march(start: str, bad: str, beyond: str) -> None:
    t = on_the_march(ACROSS, f"march {start}", "cross-country", f"to {bad}", **{start: "alae-1 alae-2"})
    assert t.forbids("roman", f"to {beyond}") == "12.3a"


@rule("12.3a")
def test_not_with_a_train() -> None:
    t = on_the_march(ACROSS, "march h0108", "cross-country", "to h0209", h0108="alae-1 impeditus-1")
    assert t.may("roman", "to h0210")


@rule("12.3a")
def test_not_along_a_road() -> None:
    t = on_the_march(ACROSS, "march beroea", "cross-country", "to zeugma", beroea="alae-1")
    assert t.may("roman", "to samosata")
    t = on_the_march(M, "march h0307", "road", "to tyana", h0307="alae-1")
    assert t.may("roman", "to tarsus")


@rule("12.3a")
def test_not_by_river() -> None:
    t = on_the_march(FLOAT, "march satala", "river", "to h1105", satala="alae-1")
    assert t.may("roman", "to h1205")


@rule("12.3a", "20.terrain")
def test_open_ground_and_desert_do_not_stop() -> None:
    t = on_the_march(ACROSS, "march h0911", "cross-country", "to h0812", "to h0712", h0911="alae-1")
    assert t.may("roman", "to h0713")


@rule("12.3b")
def test_a_force_stops_where_an_enemy_is() -> None:
    t = on_the_march(ACROSS, "march h0911", "cross-country", "to h1012", h0911="alae-1 alae-2", h1012="saka-1")
    assert t.forbids("roman", "to h1013") == "12.3b"
    t = on_the_march(M, "march h0810", "road", "to edessa", h0810="alae-1 alae-2")
    assert t.forbids("roman", "to h1010") == "12.3b"


@rule("12.3b")
def test_one_that_starts_there_may_leave() -> None:
    t = on_the_march(ACROSS, "march h1012", "cross-country", h1012="alae-1 saka-1")
    assert t.may("roman", "to h1013")


@rule("12.3b", "8.1e")
def test_an_empty_exercitus_stops_nobody() -> None:
    t = on_the_march(ACROSS, "march h0911", "cross-country", "to h1012", h0911="alae-1 alae-2", h1012="parthian-i")
    assert t.may("roman", "to h1013")
    assert t.events("unmasked")[0]["side"] == "parthian"


@rule("12.3b", "8.1e", "8.0b")
def test_an_empty_exercitus_sees_nothing_and_is_unmasked_by_enemies() -> None:
    t = on_the_march(
        ACROSS, "march h0911", "cross-country", "to h1012", h0911="roman-i", h1012="saka-1", antioch="alae-1"
    )
    assert not t.is_up("saka-1")
    assert [e["side"] for e in t.events("unmasked")] == ["roman"]
    t.idle(until="MovementSegment")
    assert t["h1012"] == "saka-1"


@rule("12.3c", "6.41")
def test_a_force_that_converts_all_enemies_goes_on() -> None:
    t = on_the_march(M, "march h0810", "road", "to edessa", h0810="trajan", hand="political")
    t.roll(3).play("roman", "revolt trajan")
    assert t.may("roman", "to h1010")
    t = on_the_march(M, "march h0810", "road", "to edessa", h0810="trajan alae-1", edessa="saka-1", hand="political")
    t.roll(3).play("roman", "revolt trajan")
    assert t.forbids("roman", "to h1010") == "12.3b"


@rule("12.3d")
def test_the_sea_is_crossed_by_ship_alone() -> None:
    t = on_the_march(ACROSS, "march h0409", "cross-country", h0409="alae-1")
    assert "to 0410" not in t.options("roman")
    t = on_the_march(ACROSS, "march h2119", "cross-country", h2119="alae-1")
    assert "to 2219" not in t.options("roman")  # land, but the side between them is all sea
    t = on_the_march(5, "march h2119", "sea", h2119="alae-1", charax_spasinu="civis:roman")
    assert t.may("roman", "to h2219")


# ---- 12.4: Forced March


def marched(*texts: str, first: int = M, hand: str = "military", **hexes: str) -> Table:
    """Trajan's first march from Antioch is over, at Beroea unless said otherwise; he may drive his force on."""
    hexes = {"antioch": "trajan alae-1", **hexes}
    return on_the_march(
        first, "march antioch", *(texts or ("road", "to h0611", "to beroea", "halt")), hand=hand, **hexes
    )


@rule("12.4a")
def test_at_the_end_of_its_march_a_leader_may_drive_the_force_on() -> None:
    t = marched()
    assert t.options("roman") == ["forced-march trajan", "pass"]
    t.roll(M).play("roman", "forced-march trajan", "road", "to zeugma", "halt")
    assert (t.where("trajan"), t.where("alae-1")) == ("zeugma", "zeugma")
    assert t.hand("roman") == []


@rule("12.4a")
@pytest.mark.parametrize(("force", "hand"), [("trajan alae-1", "political"), ("alae-1", "military")])
def test_only_with_a_marker_and_a_leader_along(force: str, hand: str) -> None:
    t = marched(hand=hand, antioch=force, beroea="hadrian")
    assert t.asked == "MovementSegment"


@rule("12.4a")
def test_once_in_a_turn() -> None:
    t = marched(hand="military military").roll(M).play("roman", "forced-march trajan", "road", "to zeugma", "halt")
    assert t.asked == "MovementSegment"
    assert t.hand("roman") == ["military"]


@rule("12.4a", "20.N")
def test_a_force_that_could_not_move_may_be_driven_on() -> None:
    t = marched("road", first=N).roll(M).play("roman", "forced-march trajan", "road", "to h0611", "halt")
    assert t.where("alae-1") == "h0611"


@rule("12.4b")
def test_after_a_road_march_across_country() -> None:
    t = marched().play("roman", "forced-march trajan")
    assert t.options("roman")[-2:] == ["road", "cross-country"]
    t.roll(ACROSS).play("roman", "cross-country")
    assert t.may("roman", "to h0610")


@rule("12.4c")
def test_units_picked_up_may_take_part() -> None:
    t = marched("road", "to h0611", "pick-up alae-2", "to beroea", "halt", h0611="alae-2")
    t.roll(M).play("roman", "forced-march trajan", "road", "to zeugma", "halt")
    assert t.where("alae-2") == "zeugma"


@rule("12.4e")
def test_it_may_start_among_enemies_that_the_force_has_just_met() -> None:
    t = marched(beroea="saka-1")
    t.roll(M).play("roman", "forced-march trajan", "road", "to zeugma", "halt")
    assert t.where("alae-1") == "zeugma"


@rule("12.4d", "20.F")
def test_f_costs_a_unit_on_a_forced_march_alone() -> None:
    t = marched(antioch="trajan alae-1 alae-2", first=F)
    assert t.box("recruits") == []
    t.roll(F).play("roman", "forced-march trajan", "road", "to zeugma", "halt")
    assert (t.asked, t.options("roman")) == ("MarchLoss", ["lose alae-1", "lose alae-2"])
    assert t.forbids("roman", "lose trajan") == "12.3e"
    t.play("roman", "lose alae-2")
    assert t.box("recruits") == ["alae-2"]


@rule("12.4d")
def test_any_unit_that_ever_marched_with_the_force_may_be_taken() -> None:
    t = marched("road", "to h0611", "drop alae-2", "to beroea", "halt", antioch="trajan alae-1 alae-2 alae-3")
    t.roll(F).play("roman", "forced-march trajan", "leave alae-3", "road", "to zeugma", "halt")
    assert t.options("roman") == ["lose alae-1", "lose alae-2", "lose alae-3"]


@rule("12.2b", "12.4a")
def test_whoever_is_left_behind_by_a_forced_march_has_moved() -> None:
    t = marched(antioch="trajan alae-1 alae-3", h0711="alae-2")
    t.roll(M).play("roman", "forced-march trajan", "leave alae-3", "road", "to zeugma", "halt")
    t.roll(M).play("roman", "march h0711", "road", "to beroea")
    assert t.forbids("roman", "pick-up alae-3") == "12.2c"


@rule("12.2c", "20.N")
def test_a_force_that_failed_twice_has_not_moved() -> None:
    t = marched("road", first=N, h0611="alae-2").roll(N).play("roman", "forced-march trajan", "road")
    t.roll(M).play("roman", "march h0611", "road", "to antioch", "pick-up alae-1", "to h0511")
    assert t.where("alae-1") == "laodicea"


# ---- 12.2c: no farther than the original force


def joined(*texts: str, hand: str = "", die: int = 5) -> Table:
    """Quietus and a legion from Antioch take Hadrian's horse along at the next hex; then the actions."""
    return on_the_march(
        die, "march antioch", "road", "to h0611", "pick-up hadrian", "pick-up alae-2", *texts,
        antioch="quietus legio-iii-gallica", h0611="hadrian alae-2", hand=hand,
    )  # fmt: skip


@rule("12.2c")
def test_units_picked_up_do_not_go_on_when_the_original_force_is_left() -> None:
    t = joined("to beroea", "drop quietus", "drop legio-iii-gallica")
    assert t.forbids("roman", "to zeugma") == "12.2c"
    assert t.options("roman", "to") == []
    t.play("roman", "halt")
    assert t.where("alae-2") == "beroea"


@rule("12.2c")
def test_with_one_of_it_they_do() -> None:
    t = joined("to beroea", "drop legio-iii-gallica", "to zeugma", "halt")
    assert (t.where("alae-2"), t.where("quietus")) == ("zeugma", "zeugma")


@rule("12.2c", "12.4c")
def test_nor_are_they_driven_on_without_it() -> None:
    t = joined("to beroea", "drop quietus", "drop legio-iii-gallica", "halt", hand="military")
    assert t.asked == "MovementSegment"


@rule("12.2c", "12.4c")
def test_nor_left_alone_where_a_forced_march_begins() -> None:
    t = joined("to beroea", "halt", "forced-march quietus", "leave quietus", hand="military")
    assert t.forbids("roman", "leave legio-iii-gallica") == "12.2c"
    assert t.may("roman", "leave alae-2")
