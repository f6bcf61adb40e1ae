"""Chapter 17: recruits, levies, off-map forces, Civis units and colonies."""

import pytest

from games.trajan.builder import Table, position
from romanum.engine.dice import FastDice
from romanum.games.trajan.data.components import SCENARIOS, UNIT
from romanum.games.trajan.data.scenarios import Scenario
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.rules.turn.setup import start_position
from romanum.games.trajan.state.position import OFF_MAP, RECRUITS
from rules import rule

ALL_CLASSES = "legio-iii-gallica praetoriani cohortes-r-1 militia mauri"


def recruiting(place: str, recruits: str = ALL_CLASSES, leader: str = "quietus") -> Table:
    return position({place: f"in {leader}"}, recruits=recruits, hand={"roman": "political"}).movement("roman")


def raised(t: Table, side: str = "roman") -> list[str]:
    return [text.split()[2] for text in t.options(side, "recruit")]


# ---- 17.1: when


@rule("17.11")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_units_not_in_play_wait_in_the_recruit_area(scenario: Scenario) -> None:
    g = start_position(scenario.id, {"parley": True}, FastDice(1))
    waiting = {*scenario.roman_recruits, *scenario.core_recruits, *scenario.satrapy_recruits}
    assert {*g.in_box(0, RECRUITS), *g.in_box(1, RECRUITS)} == waiting
    assert set(g.in_box(0, OFF_MAP)) == set(scenario.off_map)


@rule("17.1")
def test_recruits_come_in_the_movement_segment_only() -> None:
    t = recruiting("antioch")
    assert raised(t)
    t.g.stack = []
    assert not t.combat("roman").options("roman", "recruit")


@rule("17.1")
def test_also_in_the_middle_of_a_march() -> None:
    t = position(zeugma="quietus alae-1", recruits="militia", hand={"roman": "political"}).movement("roman").roll(2)
    t.play("roman", "march zeugma", "road", "to samosata", "recruit quietus militia", "pick-up militia")
    t.play("roman", "to h0808", "halt")
    assert t["h0808"] == "quietus alae-1 militia"


@rule("17.1", "17.2a")
def test_each_marker_brings_one_unit() -> None:
    t = position(antioch="in trajan", recruits="alae-1 alae-2 alae-3", hand={"roman": "political political"})
    t.movement("roman").play("roman", "recruit trajan alae-1", "recruit trajan alae-2")
    assert (t["antioch"], t.hand("roman"), t.box("recruits")) == ("in trajan alae-1 alae-2", [], ["alae-3"])
    assert not t.options("roman", "recruit")


@rule("17.12", "17.3f", "17.42a", "17.44")
@pytest.mark.parametrize("unit", ["alae-1", "cataphracts-1", "saka-1", "court"])
def test_eliminated_units_go_to_their_recruit_area(unit: str) -> None:
    t = position(h1012=unit)
    eliminate(t.g, UNIT[unit])
    assert t.box("recruits") == [unit]


@rule("17.3f", "17.12")
def test_and_return_like_reinforcements() -> None:
    t = position(antioch="in quietus", h1012="alae-1", hand={"roman": "political"})
    eliminate(t.g, UNIT["alae-1"])
    assert raised(t.movement("roman")) == ["alae-1"]


@rule("17.3g")
def test_a_unit_that_came_from_off_the_map_does_not_go_back_there() -> None:
    t = position(antioch="in trajan", off_map="legio-vii-claudia", hand={"roman": "political"}).movement("roman")
    t.play("roman", "summon antioch")
    eliminate(t.g, UNIT["legio-vii-claudia"])
    assert (t.box("off-map"), t.box("recruits")) == ([], ["legio-vii-claudia"])


# ---- 17.2: Roman recruits


@rule("17.2a")
def test_the_roman_picks_his_unit() -> None:
    t = recruiting("antioch")
    assert set(raised(t)) == set(ALL_CLASSES.split())


@rule("17.2a")
def test_units_alike_are_offered_once() -> None:
    assert raised(recruiting("antioch", "alae-1 alae-2 alae-3")) == ["alae-1"]


@rule("17.2b")
def test_the_leader_must_be_in_a_roman_city_and_the_unit_appears_in_his_hex() -> None:
    t = recruiting("antioch").play("roman", "recruit quietus mauri")
    assert t["antioch"] == "in quietus mauri"
    t = position(h1012="quietus", recruits="mauri", hand={"roman": "political"}).movement("roman")
    assert t.forbids("roman", "recruit quietus mauri") == "17.2b"
    t = position(edessa="quietus", recruits="mauri", hand={"roman": "political"}).movement("roman")
    assert t.forbids("roman", "recruit quietus mauri") == "17.2b"


@rule("17.2c")
def test_class_v_and_i_only_in_provincial_capitals() -> None:
    t = recruiting("zeugma")
    assert t.forbids("roman", "recruit quietus legio-iii-gallica") == "17.2c"
    assert t.forbids("roman", "recruit quietus praetoriani") == "17.2c"
    assert {"legio-iii-gallica", "praetoriani"} <= set(raised(recruiting("bostra")))


@rule("17.2c")
def test_class_r_in_roman_coloured_cities() -> None:
    assert "cohortes-r-1" in raised(recruiting("zeugma"))
    t = position(edessa="in quietus civis:roman", recruits=ALL_CLASSES, hand={"roman": "political"}).movement("roman")
    assert t.forbids("roman", "recruit quietus cohortes-r-1") == "17.2c"


@rule("17.2c")
def test_classes_m_and_b_in_any_roman_controlled_city() -> None:
    t = position(edessa="in quietus civis:roman", recruits=ALL_CLASSES, hand={"roman": "political"}).movement("roman")
    assert raised(t) == ["mauri", "militia"]


@rule("17.2b")
def test_recruits_may_march_in_the_same_turn_but_a_train_among_them_does_not_serve_yet() -> None:
    t = position(antioch="trajan", recruits="alae-1", hand={"roman": "political"}).movement("roman")
    t.play("roman", "recruit trajan alae-1").roll(2).play("roman", "march antioch", "road", "to h0611", "halt")
    assert t["h0611"] == "trajan alae-1"


# ---- 17.3: off-map forces


def summoning(hex: str = "antioch") -> Table:
    t = position(
        antioch="in trajan", off_map="alae-1 alae-2 legio-vii-claudia turbo", hand={"roman": "political"}
    ).movement("roman")  # fmt: skip
    return t.play("roman", f"summon {hex}")


@rule("17.3a", "12.61a")
def test_one_marker_brings_as_many_off_map_units_as_the_roman_likes() -> None:
    t = summoning()
    assert t.forbids("roman", "done") == "12.61a"
    t.play("roman", "bring alae-1", "bring turbo", "done")
    assert t["antioch"] == "in trajan turbo alae-1"
    assert (t.box("off-map"), t.hand("roman")) == (["legio-vii-claudia", "alae-2"], [])


@rule("17.3a")
def test_only_the_supreme_leader_calls_them() -> None:
    t = position(
        antioch="in quietus", zeugma="trajan", off_map="alae-1", hand={"roman": "political"}, plays={"trajan": 3}
    )
    assert t.movement("roman").forbids("roman", "summon antioch") == "6.1b"


@rule("17.3b")
def test_nobody_comes_from_an_empty_box() -> None:
    t = position(antioch="in trajan", hand={"roman": "political"}).movement("roman")
    assert t.forbids("roman", "summon antioch") == "17.3b"


@rule("17.3e")
@pytest.mark.parametrize("turn", [1, 7, 20])
def test_they_come_on_any_turn(turn: int) -> None:
    t = position(antioch="in trajan", off_map="alae-1", hand={"roman": "political"}, turn=turn).movement("roman")
    assert t.may("roman", "summon antioch")


@rule("17.3c")
def test_the_strength_left_in_the_box_decides_about_an_off_map_revolt() -> None:
    full = position(antioch="trajan", off_map="legio-vii-claudia legio-xi-claudia").happens("off-map-revolt", 2)
    assert full.events("off-map-revolt")[0]["quiet"]
    few = position(antioch="trajan", off_map="alae-1").happens("off-map-revolt", 2)
    assert not few.events("off-map-revolt")[0]["quiet"]


# ---- 17.4: Parthian recruits


@rule("17.4", "17.41a", "17.41b")
def test_a_core_leader_raises_a_core_unit_of_choice_in_a_regional_capital() -> None:
    t = position(ctesiphon="in vologaeses", recruits="elephants cataphracts-1 saka-1", hand={"parthian": "political"})
    t.movement("parthian")
    assert raised(t, "parthian") == ["cataphracts-1", "elephants"]
    t.play("parthian", "recruit vologaeses elephants")
    assert (t["ctesiphon"], t.hand("parthian")) == ("in vologaeses elephants", [])
    t.g.stack = []
    assert not t.combat("parthian").options("parthian", "recruit")


@rule("17.41a")
@pytest.mark.parametrize("place", ["babylon", "h1012"])
def test_nowhere_but_in_a_regional_capital(place: str) -> None:
    t = position({place: "vologaeses"}, recruits="elephants", hand={"parthian": "political"}).movement("parthian")
    assert t.forbids("parthian", "recruit vologaeses elephants") == "17.41a"


@rule("17.41a")
def test_not_in_one_that_is_roman() -> None:
    t = position(ctesiphon="vologaeses civis:roman", recruits="elephants", hand={"parthian": "political"})
    assert t.movement("parthian").forbids("parthian", "recruit vologaeses elephants") == "17.41a"


@rule("17.41a")
def test_not_by_a_satrap() -> None:
    t = position(ctesiphon="mebarsapes", recruits="elephants", hand={"parthian": "political"}).movement("parthian")
    assert t.forbids("parthian", "recruit mebarsapes elephants") == "17.41a"


@rule("17.42b")
def test_the_court_is_recruited_like_other_core_units() -> None:
    t = position(ctesiphon="in vologaeses", recruits="court", hand={"parthian": "political"}).movement("parthian")
    assert t.play("parthian", "recruit vologaeses court")["ctesiphon"] == "in vologaeses court"


@rule("17.43a", "17.4")
@pytest.mark.parametrize(("die", "unit"), [(1, "nobles-1"), (2, "saka-1"), (3, "satrapy-levy-1")])
@pytest.mark.parametrize("leader", ["vologaeses", "mebarsapes"])
def test_any_parthian_leader_draws_a_satrapy_unit_at_random(die: int, unit: str, leader: str) -> None:
    t = position(
        {"babylon": f"in {leader}"}, recruits="nobles-1 saka-1 satrapy-levy-1 elephants", hand={"parthian": "political"}
    ).movement("parthian")
    t.roll(die).play("parthian", f"levy {leader}")
    assert t.where(unit) == "babylon"
    assert t.is_inside(unit)


@rule("17.43a")
def test_only_its_owner_sees_which() -> None:
    t = position(babylon="in mebarsapes", recruits="saka-1 saka-2", hand={"parthian": "political"}).movement("parthian")
    t.roll(1).play("parthian", "levy mebarsapes")
    assert "unit" not in t.told("roman", "arrives")[0].facts
    assert t.told("parthian", "arrives")[0].facts["unit"] == "saka-1"


@rule("17.43a")
@pytest.mark.parametrize("place", ["artaxata", "hatra", "h1012"])
def test_only_in_a_city_of_parthian_colour(place: str) -> None:
    t = position({place: "mebarsapes"}, recruits="saka-1", hand={"parthian": "political"}).movement("parthian")
    assert t.forbids("parthian", "levy mebarsapes") == "17.43a"


@rule("17.43a")
def test_and_control() -> None:
    t = position(babylon="mebarsapes civis:roman", recruits="saka-1", hand={"parthian": "political"})
    assert t.movement("parthian").forbids("parthian", "levy mebarsapes") == "17.43a"


@rule("17.43a", "18.1")
def test_not_by_the_armenian_king() -> None:
    t = position(babylon="parthamasiris", recruits="saka-1", hand={"parthian": "political"}).movement("parthian")
    assert t.forbids("parthian", "levy parthamasiris") == "17.43a"


@rule("17.43b")
def test_one_leader_a_city_and_turn_with_as_many_markers_as_his_rating() -> None:
    t = position(
        ctesiphon="in chosroes mebarsapes", recruits="saka-1 saka-2 nobles-1",
        hand={"parthian": "political political political"},
    ).movement("parthian")  # fmt: skip
    t.roll(1, 1).play("parthian", "levy chosroes")
    assert t.forbids("parthian", "levy mebarsapes") == "17.43b"
    t.play("parthian", "levy chosroes")
    assert t.forbids("parthian", "levy chosroes") == "6.1b"
    assert len(t["ctesiphon"].split()) == 5


@rule("17.43b")
def test_in_another_city_another_leader_may() -> None:
    t = position(
        ctesiphon="in chosroes", babylon="in mebarsapes", recruits="saka-1 saka-2",
        hand={"parthian": "political political"},
    ).movement("parthian")  # fmt: skip
    t.roll(1).play("parthian", "levy chosroes")
    assert t.may("parthian", "levy mebarsapes")


@rule("17.44")
def test_an_empty_satrapy_area_gives_nothing() -> None:
    t = position(babylon="in mebarsapes", recruits="elephants", hand={"parthian": "political"}).movement("parthian")
    assert t.forbids("parthian", "levy mebarsapes") == "17.44"


# ---- 17.5: Civis units


@rule("17.5b")
@pytest.mark.parametrize(("side", "leader"), [("roman", "quietus"), ("parthian", "mebarsapes")])
def test_a_leader_replaces_the_civis_of_a_city_his_side_controls(side: str, leader: str) -> None:
    t = position(nisibis=f"in {leader} civis:none", hand={side: "political"}).movement(side)
    t.play(side, f"civis {leader}")
    assert (t.civis("nisibis"), t.hand(side)) == (side, [])


@rule("17.5b")
def test_not_in_a_city_that_nobody_controls() -> None:
    t = position(nisibis="quietus civis:none", hand={"roman": "political"}).movement("roman")
    assert t.forbids("roman", "civis quietus") == "17.5b"


@rule("17.5b", "6.1c")
def test_not_from_another_hex() -> None:
    t = position(nisibis="in alae-1 civis:none", h1210="quietus", hand={"roman": "political"}).movement("roman")
    assert not t.options("roman", "civis")


# ---- 17.51: colonies


@rule("17.51a", "17.51b")
def test_veteran_legionaries_become_citizens_without_a_marker() -> None:
    t = position(nisibis="quietus in legio-iii-gallica civis:none").movement("roman")
    t.play("roman", "colony legio-iii-gallica")
    assert (t.civis("nisibis"), t.where("legio-iii-gallica")) == ("roman", "recruits")


@rule("17.51a")
def test_in_any_segment_of_the_roman_s_turn() -> None:
    t = position(nisibis="quietus in legio-iii-gallica civis:none").combat("roman")
    assert t.may("roman", "colony legio-iii-gallica")


@rule("17.51a")
@pytest.mark.parametrize("unit", ["cohortes-v-1", "legio-xxii-deiotariana", "alae-1"])
def test_only_veteran_legionaries(unit: str) -> None:
    t = position(nisibis=f"quietus in {unit} civis:none").movement("roman")
    assert not t.options("roman", "colony")


@rule("17.51a")
def test_a_vexillation_serves_as_well_as_a_legion() -> None:
    t = position(nisibis="quietus in vexillatio-i-italica civis:none").movement("roman")
    assert t.may("roman", "colony vexillatio-i-italica")


@rule("17.51a")
@pytest.mark.parametrize(
    ("place", "refused"),
    [
        ("in legio-iii-gallica civis:none", "17.51a"),
        ("quietus legio-iii-gallica civis:none", "17.51a"),
        ("quietus in legio-iii-gallica civis:roman", "7.1b"),
    ],
)
def test_a_leader_a_legion_in_the_city_and_no_civis_yet(place: str, refused: str) -> None:
    assert position(nisibis=place).movement("roman").forbids("roman", "colony legio-iii-gallica") == refused


@rule("17.51a")
def test_the_parthian_founds_none() -> None:
    t = position(nisibis="mebarsapes in core-horde-1 civis:none").movement("parthian")
    assert not t.options("parthian", "colony")


@rule("17.51b")
def test_the_veterans_may_be_recruited_again() -> None:
    t = position(bostra="in quietus legio-iii-gallica civis:none", hand={"roman": "political"}).movement("roman")
    t.play("roman", "colony legio-iii-gallica")
    assert t.may("roman", "recruit quietus legio-iii-gallica")


# ---- 17.6: leaders


@rule("17.6")
def test_a_leader_in_the_recruit_area_comes_in_like_other_units() -> None:
    t = recruiting("antioch", "clarus").play("roman", "recruit quietus clarus")
    assert t["antioch"] == "in quietus clarus"


@rule("17.6")
def test_an_eliminated_leader_is_out_for_good() -> None:
    t = position(antioch="clarus")
    eliminate(t.g, UNIT["clarus"])
    assert t.where("clarus") == "gone"


# ---- 17.2b: in the city


@rule("17.2b", "7.5d")
def test_nobody_recruits_before_the_walls_of_a_besieged_city() -> None:
    t = position(antioch="up trajan core-horde-1 in hadrian", recruits="alae-1", hand={"roman": "political"}).movement(
        "roman"
    )
    assert t.forbids("roman", "recruit trajan alae-1") == "17.2b"
    t.play("roman", "recruit hadrian alae-1")
    assert t.is_inside("alae-1")


@rule("17.2b", "7.4b")
def test_before_open_gates_he_does() -> None:
    t = position(antioch="trajan", recruits="alae-1", hand={"roman": "political"}).movement("roman")
    assert t.play("roman", "recruit trajan alae-1")["antioch"] == "trajan alae-1"


@rule("17.41a", "17.43a")
def test_core_units_come_into_the_city_alone_satrapy_units_to_its_hex_too() -> None:
    t = position(
        ctesiphon="up meherdates legio-i-adiutrix in core-horde-1", recruits="elephants saka-1",
        hand={"parthian": "political"},
    ).movement("parthian")  # fmt: skip
    assert t.forbids("parthian", "recruit meherdates elephants") == "17.41a"
    assert t.may("parthian", "levy meherdates")
