"""Chapters 12.3 and 20: what the March Table allows and costs."""

import pytest

from games.trajan.builder import Table, position
from rules import rule

WINTER = 7
"""The first winter turn; before it is September."""
ROAD = ["h0611", "beroea", "zeugma", "samosata", "h0808", "melitene", "h0706"]
"""From Antioch on."""


def march(die: int, *texts: str, turn: int = 2, hand: str = "", **hexes: str) -> Table:
    """A Roman march with this die, and more if it scatters."""
    t = position(hexes, turn=turn, hand={"roman": hand} if hand else None).movement("roman").roll(die)
    for text in texts:
        if text != "cross-country" or t.asked == "Muster":  # where nothing else is open nobody is asked
            t.play("roman", text)
    return t


# ---- how far


@rule("20.N", "12.0")
@pytest.mark.parametrize("kind", ["road", "cross-country", "river", "sea"])
def test_n_is_no_march_at_all(kind: str) -> None:
    t = march(1, "march antioch", kind, antioch="alae-1")
    assert t.where("alae-1") == "antioch"
    assert t.asked == "MovementSegment"


@rule("20.M", "20.M2")
@pytest.mark.parametrize(("die", "hexes"), [(2, 4), (4, 4), (3, 6), (5, 6), (6, 6)])
def test_m_is_the_movement_factor_and_m2_two_more_along_the_road(die: int, hexes: int) -> None:
    t = march(die, "march antioch", "road", *[f"to {hex}" for hex in ROAD[:hexes]], antioch="trajan legio-i-adiutrix")
    assert t.where("legio-i-adiutrix") == ROAD[hexes - 1]
    assert t.forbids("roman", f"to {ROAD[hexes]}") == "12.2d"


@rule("20.M2")
def test_nobody_has_to_use_the_extra_hexes() -> None:
    t = march(5, "march antioch", "road", *[f"to {hex}" for hex in ROAD[:5]], "halt", antioch="legio-i-adiutrix")
    assert t.where("legio-i-adiutrix") == "h0808"


@rule("20.M", "20.M1")
@pytest.mark.parametrize(("die", "hexes"), [(4, 3), (5, 3), (6, 4)])
def test_across_country_m1_gives_one_more_hex(die: int, hexes: int) -> None:
    way = ["h0812", "h0712", "h0812", "h0712", "h0812"]
    force = "trajan impeditus-1 alae-1"
    t = march(die, "march h0911", "cross-country", *[f"to {hex}" for hex in way[:hexes]], h0911=force)
    assert t.forbids("roman", f"to {way[hexes]}") == "12.2d"


@rule("20.R")
def test_r_is_ten_hexes_along_the_river_whatever_the_factor() -> None:
    way = ["0808", "0907", "0807", "0806", "0905", "1005", "1105", "1205"]
    t = march(4, "march zeugma", "river", "to samosata", zeugma="impeditus-1 trajan")
    for there in way:
        t.play("roman", f"to h{there}")
    assert t.where("impeditus-1") == "h1205"
    t = march(4, "march zeugma", "river", *["to samosata", "to zeugma"] * 5, zeugma="impeditus-1 trajan")
    assert t.forbids("roman", "to samosata") == "12.2d"


@rule("20.R", "12.3b")
def test_it_stops_at_an_enemy() -> None:
    t = march(4, "march zeugma", "river", "to h0810", zeugma="alae-1 alae-2", h0810="saka-1")
    assert t.forbids("roman", "to h0811") == "12.3b"


@rule("20.O", "12.1d")
def test_o_is_any_other_coast_of_the_sea() -> None:
    t = march(5, "march antioch", "sea", "to gaza", "halt", antioch="legio-i-adiutrix")
    assert t.where("legio-i-adiutrix") == "gaza"
    t = march(5, "march sinope", "sea", sinope="alae-1")
    assert t.may("roman", "to trapezus")
    assert not t.may("roman", "to gaza")


# ---- scatter


def scattered(*dice: int, palmyra: str = "") -> Table:
    """A march across country with a result M/S/W that ends in 0812; the dice are those of the scatter."""
    t = march(2, "march h0911", "cross-country", "to h0812", h0911="alae-1 alae-2", palmyra=palmyra).roll(*dice)
    return t.play("roman", "halt")


@rule("20.Sa")
@pytest.mark.parametrize(
    ("die", "there"),
    [(1, "h0811"), (2, "h0911"), (3, "h0912"), (4, "palmyra"), (5, "h0712"), (6, "h0711")],
)
def test_a_die_says_how_the_force_misses_its_goal_clockwise_from_the_north(die: int, there: str) -> None:
    assert scattered(die).where("alae-1") == there


@rule("20.Sa")
def test_terrain_and_enemies_do_not_matter() -> None:
    t = scattered(4, palmyra="saka-1 civis:parthian")
    assert t["palmyra"] == "up alae-1 alae-2 saka-1"


@rule("20.Sa")
def test_sea_and_the_edge_of_the_map_are_rolled_again() -> None:
    t = march(2, "march h0110", "cross-country", "to h0010", h0110="alae-1 alae-2").roll(5, 4, 6, 1)
    t.play("roman", "halt")  # southwest and northwest lie off the map, south in the sea
    assert t.where("alae-1") == "h0009"
    assert [e["die"] for e in t.events("scatter-again")] == [5, 4, 6]


@rule("20.Sa")
def test_an_all_sea_hexside_is_rolled_again() -> None:
    t = march(2, "march h2118", "cross-country", "to h2119", h2118="alae-1 alae-2").roll(2, 1)
    t.play("roman", "halt")
    assert t.where("alae-1") == "charax-spasinu"
    assert [e["die"] for e in t.events("scatter-again")] == [2]


@rule("20.Sa")
def test_units_dropped_on_the_way_do_not_scatter() -> None:
    t = march(2, "march h0911", "cross-country", "to h0812", "drop alae-2", h0911="alae-1 alae-2 alae-3").roll(1)
    t.play("roman", "halt")
    assert (t.where("alae-1"), t.where("alae-2")) == ("h0811", "h0812")


@rule("20.Sb")
def test_a_scattering_force_plays_no_markers_before_its_march_is_over() -> None:
    t = march(2, "march h0810", "cross-country", "to edessa", h0810="trajan alae-1", hand="political military")
    assert t.forbids("roman", "revolt trajan") == "20.Sb"
    t.roll(1).play("roman", "halt")
    assert t.may("roman", "forced-march trajan")
    t = march(4, "march h0810", "cross-country", "to edessa", h0810="trajan alae-1", hand="political")
    assert t.may("roman", "revolt trajan")


@rule("20.Sb", "12.5")
def test_nor_does_it_counter_an_interception() -> None:
    t = position(h0911="trajan alae-1", h0913="chosroes saka-1", hand={"roman": "military", "parthian": "military"})
    t.movement("roman").roll(2).play("roman", "march h0911", "cross-country", "to h0812")
    t.play("parthian", "intercept chosroes")
    assert (t.asked, t.who) == ("CallOut", "parthian")


@rule("20.Sb", "20.X")
def test_the_wrecked_play_nothing_either_before_they_are_ashore() -> None:
    t = march(
        3, "march antioch", "sea", "to gaza", hand="political", antioch="trajan alae-1 alae-2", gaza="civis:parthian"
    )
    assert t.forbids("roman", "revolt trajan") == "20.Sb"


@rule("20.Sb", "20.X", "12.5")
def test_nor_do_they_counter_an_interception() -> None:
    t = position(antioch="trajan alae-1", h0417="chosroes saka-1", hand={"roman": "military", "parthian": "military"})
    t.movement("roman").roll(3).play("roman", "march antioch", "sea", "to gaza")
    t.play("parthian", "intercept chosroes")
    assert (t.asked, t.who) == ("CallOut", "parthian")


@rule("20.Sb", "12.5", "6.2a")
def test_a_leader_who_is_in_the_hex_already_may_counter_it() -> None:
    t = position(
        h0711="trajan alae-1", beroea="in hadrian", h0811="chosroes saka-1",
        hand={"roman": "military", "parthian": "military"},
    ).movement("roman")  # fmt: skip
    t.roll(2).play("roman", "march h0711", "cross-country", "to beroea").play("parthian", "intercept chosroes")
    assert t.options("roman") == ["counter hadrian", "pass"]
    assert t.forbids("roman", "counter trajan") == "20.Sb"


@rule("20.Sb", "6.1a")
def test_leaders_elsewhere_may_play_while_a_force_scatters() -> None:
    t = march(2, "march h0810", "cross-country", h0810="clarus alae-1", edessa="up hadrian", hand="political")
    assert t.asked == "Marching"
    assert t.may("roman", "revolt hadrian")
    assert not [text for text in t.options("roman") if "clarus" in text.split() and text.split()[0] != "drop"]


@rule("20.Sb", "17.3a")
@pytest.mark.parametrize(("scattering", "forbidden"), [("trajan", "20.Sb"), ("clarus", "")])
def test_what_the_supreme_leader_alone_plays_he_does_not_play_in_a_scattering_force(
    scattering: str, forbidden: str
) -> None:
    t = position(
        h0810=f"{scattering} alae-1", antioch="in trajan" if scattering != "trajan" else "", off_map="alae-2",
        hand={"roman": "political"},
    ).movement("roman")  # fmt: skip
    t.roll(2).play("roman", "march h0810", "cross-country")
    assert t.forbids("roman", "summon antioch") == forbidden


@rule("20.Sc")
def test_a_march_to_a_friendly_city_does_not_scatter() -> None:
    t = march(2, "march h0711", "cross-country", "to beroea", "enter", h0711="alae-1")
    assert t.where("alae-1") == "beroea"
    assert t.events("scatters") == []


@rule("20.Sc")
def test_the_city_must_be_friendly_before() -> None:
    t = march(2, "march h0711", "cross-country", "to beroea", h0711="alae-1", beroea="civis:none").roll(1)
    t.play("roman", "enter")
    assert t.where("alae-1") == "zeugma"


@rule("20.Sc", "9.1b")
def test_a_garrison_that_never_leaves_its_city_does_not_scatter_though_there_is_no_civis() -> None:
    t = march(2, "march edessa", "cross-country", "enter", edessa="in trajan alae-1 civis:none")
    assert (t["edessa"], t.controller("edessa")) == ("in trajan alae-1", "roman")
    assert t.events("scatters") == []


@rule("20.Sc", "9.1b")
def test_a_city_held_by_a_garrison_without_a_civis_is_friendly_to_those_who_come() -> None:
    t = march(2, "march h0711", "cross-country", "to beroea", h0711="alae-1", beroea="in cohortes-r-1 civis:none")
    t.play("roman", "halt")
    assert (t.where("alae-1"), t.events("scatters")) == ("beroea", [])


@rule("20.Sc", "9.1c")
def test_one_that_has_left_it_and_comes_back_has_given_it_up() -> None:
    way = ["to h1010", "to edessa"]
    t = march(2, "march edessa", "cross-country", *way, edessa="in trajan alae-1 civis:none").roll(1)
    t.play("roman", "enter")
    assert t.where("alae-1") == "h0908"


@rule("20.Sc")
def test_a_friendly_city_on_the_way_does_not_help() -> None:
    t = march(2, "march h0711", "cross-country", "to beroea", "to h0610", h0711="alae-1 alae-2").roll(4)
    t.play("roman", "halt")
    assert t.where("alae-1") == "h0611"


# ---- losses


@rule("12.3e", "20.A")
def test_a_costs_one_unit_that_is_no_leader() -> None:
    t = march(4, "march h0911", "cross-country", "to h0812", "halt", h0911="trajan alae-1 impeditus-1")
    assert t.options("roman") == ["lose alae-1", "lose impeditus-1"]
    assert t.forbids("roman", "lose trajan") == "12.3e"
    t.play("roman", "lose impeditus-1")
    assert (t.box("recruits"), t.asked) == (["impeditus-1"], "MovementSegment")


@rule("12.3e")
def test_leaders_alone_lose_nobody() -> None:
    t = march(4, "march h0911", "cross-country", "to h0812", "halt", h0911="trajan hadrian")
    assert (t.where("trajan"), t.where("hadrian")) == ("h0812", "h0812")
    assert t.events("march-loss")[0]["units"] == []


@rule("12.3e", "12.3f")
def test_units_picked_up_or_dropped_may_be_taken() -> None:
    t = march(
        4, "march h0911", "cross-country", "to h0812", "drop alae-2", "pick-up alae-3", "to h0712", "halt",
        h0911="alae-1 alae-2", h0812="alae-3 alae-4",
    )  # fmt: skip
    assert t.options("roman") == ["lose alae-1", "lose alae-2", "lose alae-3"]


@rule("12.3g", "20.W")
@pytest.mark.parametrize(("turn", "lost"), [(6, 0), (7, 1), (8, 1), (9, 0)])
def test_w_costs_only_in_winter(turn: int, lost: int) -> None:
    t = march(2, "march antioch", "road", "to h0611", "halt", turn=turn, antioch="trajan alae-1")
    assert len(t.box("recruits")) == lost


@rule("12.3g", "20.W")
def test_w_costs_half_the_strength_rounded_up_in_whole_units() -> None:
    force = "trajan legio-i-adiutrix alae-1 alae-2 impeditus-1"  # 9 points: half of them are 5
    t = march(2, "march antioch", "road", "to h0611", "halt", turn=WINTER, antioch=force)
    assert t.forbids("roman", "lose impeditus-1") == "12.3g"
    t.play("roman", "lose alae-1", "lose alae-2")
    assert (t.asked, t.box("recruits")) == ("MovementSegment", ["legio-i-adiutrix", "alae-1", "alae-2"])
    t = march(2, "march antioch", "road", "to h0611", "halt", turn=WINTER, antioch=force)
    t.play("roman", "lose legio-i-adiutrix")
    assert (t.asked, t.box("recruits")) == ("MovementSegment", ["legio-i-adiutrix"])


@rule("12.3f", "12.3g")
def test_w_counts_the_units_dropped_and_picked_up() -> None:
    t = march(
        2, "march antioch", "road", "to h0611", "drop legio-i-adiutrix", "pick-up alae-2", "to beroea", "halt",
        turn=WINTER, antioch="legio-i-adiutrix alae-1", h0611="alae-2",
    )  # fmt: skip
    t.play("roman", "lose alae-1", "lose alae-2")  # 4 of 5 points: the legion is lost for the fifth
    assert t.box("recruits") == ["legio-i-adiutrix", "alae-1", "alae-2"]


@rule("20.X")
def test_x_costs_half_in_any_season_and_the_rest_scatters_on_landing() -> None:
    t = march(3, "march antioch", "sea", "to h0218", antioch="trajan alae-1 alae-2 alae-3").roll(4)
    t.play("roman", "halt", "lose alae-1", "lose alae-2")
    assert (t.where("trajan"), t.where("alae-3")) == ("h0219", "h0219")
    assert t.asked == "MovementSegment"


@rule("20.X", "8.0b")
def test_the_losses_come_before_the_rest_scatters() -> None:
    force = "trajan alae-1 alae-2 legio-i-adiutrix"
    t = march(3, "march antioch", "sea", "to h0218", antioch=force, h0219="saka-1").roll(4).play("roman", "halt")
    assert (t.asked, t.unrolled) == ("MarchLoss", [4])
    assert not t.is_up("saka-1")
    t.play("roman", "lose legio-i-adiutrix")
    assert t["h0219"] == "up trajan alae-1 alae-2 saka-1"


@rule("20.X")
def test_the_wrecked_come_ashore_on_land_even_off_a_friendly_city() -> None:
    t = march(3, "march antioch", "sea", "to gaza", antioch="trajan alae-1").roll(6, 4)
    t.play("roman", "halt")
    assert t.where("trajan") == "h0318"
    assert [e["die"] for e in t.events("scatter-again")] == [6]


@rule("12.3e", "8.0a")
def test_what_a_hidden_force_loses_its_owner_alone_is_told() -> None:
    t = march(4, "march h0911", "cross-country", "to h0812", "halt", "lose alae-1", h0911="alae-1 alae-2")
    assert "units" in t.told("roman", "march-loss")[0].facts
    assert "units" not in t.told("parthian", "march-loss")[0].facts
