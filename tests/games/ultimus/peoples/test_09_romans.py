"""Chapters 9.1 to 9.3: winter quarters of fleets, Roman units and leaders, and the refuges."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.engine.position import changed
from romanum.games.ultimus.data.components import PIECE, ZONE
from rules import rule

WAR = {"alamanni": "war", "hunni": "war", "visigothi": "revolt", "vandali": "war", "franci-salii": "foederati"}
GALLIAE = ["galliae-1", "galliae-2", "galliae-3", "galliae-4", "galliae-5", "galliae-6", "galliae-7"]
FULL = {
    "galliae-1": "visigothi-a", "galliae-2": "visigothi-b", "galliae-3": "visigothi-c", "galliae-4": "hunni-a",
    "galliae-5": "hunni-b", "galliae-6": "franci-salii-a", "galliae-7": "hunni-c",
}  # fmt: skip
"""No area of the Gauls is free of non-Romans."""


def winter(board: dict[str, str], *, fell: dict[str, str] | None = None, **facts: object) -> Table:
    """The Adjustments; `fell` says where lost units were eliminated in this turn."""
    facts.setdefault("status", WAR)
    t = position(board, **facts)  # type: ignore[arg-type]
    for unit, area in (fell or {}).items():
        t.g.fell = changed(t.g.fell, PIECE[unit], ZONE[area])
    return t.adjustments()


# ---- 9.1, 9.2


@rule("9.1")
def test_adjustments_follow_the_points_fleets_first_then_romans_refuges_and_tribes() -> None:
    board = {"western-fleet": "vandali-a", "lost": "ioviani-seniores alamanni-a", "ravenna": "honorius comites-alani",
             "italia-4": "visigothi-a", "galliae-1": "alamanni-b"}  # fmt: skip
    t = position(board, status=WAR, fleets={"western-fleet": "barbarian mare-internum-occidentale"}, year=418)
    t.g.fell = changed(t.g.fell, PIECE["alamanni-a"], ZONE["galliae-1"])
    t.roll(ten(1)).phase("F")
    kinds = [kind for kind in t.kinds() if kind in ("points", "fleet-lost", "back", "refuge-roll", "goes-home")]
    order = ["points", "fleet-lost", "refuge-roll", "goes-home", "back"]
    assert list(dict.fromkeys(kinds)) == order


@rule("9.2a")
def test_a_fleet_at_sea_in_418_is_lost_and_returns_in_phase_d_of_424() -> None:
    t = position(fleets={"western-fleet": "roman mare-internum-occidentale"}, year=418).phase("F")
    assert t.fleet("western-fleet") == "roman none"
    assert t.events("fleet-lost")[0]["year"] == 424
    t.g.year = 423
    t.g.pax, t.g.deaths_checked = False, True
    t.roll(3, ten(3), then=1).phase("D").idle()
    assert t.fleet("western-fleet") == "roman none"
    t.g.year = 424
    t.roll(3, ten(3), then=1).phase("D").idle()
    assert t.fleet("western-fleet") == "roman africa-4"


@rule("9.2a")
def test_a_fleet_in_its_port_stays() -> None:
    assert position(year=418).phase("F").fleet("western-fleet") == "roman africa-4"


@rule("9.2b")
def test_units_aboard_return_at_once_and_leaders_are_lost() -> None:
    board = {"western-fleet": "bonifatius comitatenses-africae-1 ioviani-seniores"}
    t = position(board, fleets={"western-fleet": "roman mare-internum-occidentale"}, year=418).phase("F")
    assert t.where("bonifatius") == "gone"
    t.play("roman", "area africa-3")
    assert t.where("comitatenses-africae-1") == "africa-3"
    assert t.where("ioviani-seniores") == "italia-4"


# ---- 9.3.1: LI and CO


@rule("9.3.1a")
@pytest.mark.parametrize("unit", ["limitanei-germaniae-i", "comitatenses-galliae-1"])
def test_units_lost_in_their_diocese_return_in_an_area_of_it_without_non_romans(unit: str) -> None:
    board = {"lost": unit, "galliae-1": "franci-salii-a", "galliae-2": "visigothi-a", "galliae-5": "ioviani-seniores"}
    t = winter(board, fell={unit: "galliae-6"})
    assert t.options("roman") == [f"area galliae-{n}" for n in (3, 4, 5, 6, 7)]
    t.play("roman", "area galliae-4")
    assert (t.where(unit), t.is_reduced(unit)) == ("galliae-4", False)


@rule("9.3.1a")
def test_with_no_such_area_they_leave_the_game() -> None:
    t = winter({"lost": "limitanei-germaniae-i", **FULL}, fell={"limitanei-germaniae-i": "galliae-6"})
    assert t.where("limitanei-germaniae-i") == "gone"


@rule("9.3.1b")
def test_reduced_limitanei_in_their_diocese_are_restored_and_stay() -> None:
    t = winter({"galliae-4": "reduced limitanei-germaniae-i"})
    assert t["galliae-4"] == "limitanei-germaniae-i"


@rule("9.3.1b")
@pytest.mark.parametrize(
    ("enemy", "restored"), [("galliae-6", False), ("alamanni", True), ("viennensis-3", True)]
)  # fmt: skip
def test_not_next_to_an_enemy_unit_inside_the_empire(enemy: str, restored: bool) -> None:
    t = winter({"galliae-4": "reduced limitanei-germaniae-i", enemy: "alamanni-a"})
    assert t.is_reduced("limitanei-germaniae-i") is not restored


@rule("9.3.1b")
def test_an_enemy_may_be_roman() -> None:
    board = {"galliae-4": "reduced limitanei-germaniae-i", "galliae-2": "west constantinus-iii comitatenses-galliae-1"}
    assert winter(board, usurpers={"west": "constantinus-iii"}).is_reduced("limitanei-germaniae-i")


@rule("9.3.1c")
@pytest.mark.parametrize(
    ("area", "restored"), [("galliae-5", True), ("viennensis-1", True), ("viennensis-5", False)]
)  # fmt: skip
def test_reduced_comitatenses_are_restored_in_their_diocese_or_in_a_town(area: str, restored: bool) -> None:
    t = winter({area: "reduced comitatenses-galliae-1"})
    assert t.where("comitatenses-galliae-1") == area
    assert t.is_reduced("comitatenses-galliae-1") is not restored


@rule("9.3.1c")
def test_they_too_must_not_be_next_to_enemies() -> None:
    assert winter({"viennensis-1": "reduced comitatenses-galliae-1", "galliae-5": "hunni-a"}).is_reduced(
        "comitatenses-galliae-1"
    )


@rule("9.3.1d")
def test_a_comitatenses_unit_lost_outside_its_diocese_leaves_the_game() -> None:
    t = winter({"lost": "comitatenses-galliae-1"}, fell={"comitatenses-galliae-1": "viennensis-1"})
    assert t.where("comitatenses-galliae-1") == "gone"


@rule("9.3.1e")
def test_one_beyond_the_border_next_to_its_diocese_comes_back_reduced() -> None:
    t = winter({"alamanni": "comitatenses-galliae-1"})
    assert t.options("roman") == [f"area {area}" for area in GALLIAE]
    t.play("roman", "area galliae-2")
    assert t["galliae-2"] == "reduced comitatenses-galliae-1"


@rule("9.3.1e")
def test_with_its_diocese_full_of_others_it_leaves_the_game() -> None:
    assert winter({"alamanni": "comitatenses-galliae-1", **FULL}).where("comitatenses-galliae-1") == "gone"


@rule("9.3.1e")
def test_one_that_is_further_away_leaves_the_game() -> None:
    assert winter({"suevi": "comitatenses-galliae-1"}).where("comitatenses-galliae-1") == "gone"


# ---- 9.3.2: PA


@rule("9.3.2a")
def test_lost_palatini_return_to_their_capital_at_full_strength() -> None:
    t = winter({"lost": "reduced herculiani-seniores"})
    assert t["italia-2"] == "herculiani-seniores"


@rule("9.3.2a")
def test_non_romans_there_keep_them_waiting_foederati_do_not() -> None:
    assert winter({"lost": "herculiani-seniores", "italia-2": "visigothi-a"}).where("herculiani-seniores") == "lost"
    t = winter({"lost": "herculiani-seniores", "italia-2": "franci-salii-a"})
    assert t["italia-2"] == "herculiani-seniores franci-salii-a"


@rule("9.3.2a")
def test_they_return_in_a_later_year_when_the_area_is_free() -> None:
    t = winter({"lost": "herculiani-seniores", "italia-2": "visigothi-a"})
    t.g.put((PIECE["visigothi-a"],), ZONE["galliae-5"])
    t.adjustments()
    assert t.where("herculiani-seniores") == "italia-2"


@rule("9.3.2b")
@pytest.mark.parametrize(
    ("area", "enemy", "restored"),
    [("galliae-6", "africa-1", True), ("galliae-4", "africa-1", False), ("galliae-6", "galliae-5", False),
     ("galliae-1", "saxones", True)],
)  # fmt: skip
def test_reduced_palatini_are_restored_in_towns_away_from_enemies(area: str, enemy: str, restored: bool) -> None:
    t = winter({area: "reduced ioviani-seniores", enemy: "hunni-a"})
    assert t.where("ioviani-seniores") == area
    assert t.is_reduced("ioviani-seniores") is not restored


@rule("9.3.2b", "9.3.3b", "8.2.2a")
@pytest.mark.parametrize(("enemy", "restored"), [("africa-1", True), ("italia-2", False), ("italia-4", False)])
def test_so_are_those_in_a_refuge_with_no_enemy_before_or_beside_it(enemy: str, restored: bool) -> None:
    board = {"ravenna": "honorius constantius-iii reduced ioviani-seniores", enemy: "hunni-a"}
    t = position(board, guards={"constantius-iii": "buccellarii-3pf-1"}, status=WAR)
    t.g.reduced = changed(t.g.reduced, PIECE["buccellarii-3pf-1"], 1)
    t.roll(ten(5)).adjustments()
    assert [t.is_reduced(unit) is not restored for unit in ("ioviani-seniores", "buccellarii-3pf-1")] == [True, True]


@rule("9.3.3b", "8.2.2a")
def test_lost_guards_return_to_their_leader_in_a_refuge() -> None:
    t = position({"ravenna": "honorius constantius-iii"}, guards={"constantius-iii": "buccellarii-3pf-1"})
    t.g.put((PIECE["buccellarii-3pf-1"],), -3)
    assert t.adjustments().where("buccellarii-3pf-1") == "ravenna"


@rule("9.3.2c")
def test_palatini_beyond_the_border_are_back_in_their_capital_at_full_strength() -> None:
    t = winter({"alamanni": "reduced ioviani-seniores"})
    assert t["italia-4"] == "honorius ioviani-seniores"


@rule("9.3.2c")
def test_or_wait_while_non_romans_are_there() -> None:
    t = winter({"alamanni": "herculiani-seniores", "italia-2": "visigothi-a"})
    assert t.where("herculiani-seniores") == "lost"


@rule("9.3.2d")
def test_a_unit_that_returns_among_the_usurpers_romans_is_his() -> None:
    board = {"lost": "herculiani-seniores", "italia-2": "west constantinus-iii comitatenses-italiae-1"}
    t = winter(board, usurpers={"west": "constantinus-iii"})
    assert (t.where("herculiani-seniores"), t.camp("herculiani-seniores")) == ("italia-2", "barbarian")


@rule("9.3.2e")
def test_non_romans_at_ravenna_keep_palatini_out_even_with_the_augustus_in_the_box() -> None:
    board = {"ravenna": "honorius comites-alani", "italia-4": "visigothi-a", "lost": "ioviani-seniores"}
    t = position(board, status=WAR).roll(ten(5)).adjustments()
    assert t.where("ioviani-seniores") == "lost"


@rule("9.3.2e")
def test_foederati_of_a_usurper_alone_do_so_too() -> None:
    board = {"italia-4": "west franci-salii-a", "italia-2": "honorius", "lost": "ioviani-seniores"}
    assert winter(board, usurpers={"west": "constantinus-iii"}).where("ioviani-seniores") == "lost"


@rule("9.3.2e")
@pytest.mark.parametrize(
    ("box", "area", "augustus", "inside", "back", "half"),
    [("ravenna", "italia-4", "honorius", "comites-alani", "ioviani-seniores", "west"),
     ("constantinopolis", "thracia-3", "theodosius-ii", "lanciarii-seniores", "matiarii-seniores", "east")],
)  # fmt: skip
def test_rebel_romans_there_gain_the_units_that_return(
    box: str, area: str, augustus: str, inside: str, back: str, half: str
) -> None:
    board = {box: f"{augustus} {inside}", area: f"{half} gerontius comitatenses-italiae-1", "lost": back}
    t = position(board, usurpers={half: "gerontius"}).roll(ten(5)).adjustments()
    assert (t.where(back), t.follows(back)) == (area, half)


# ---- 9.3.3: BU


@rule("9.3.3a")
def test_guards_are_removed_with_their_leader_and_can_be_had_again() -> None:
    t = position({"galliae-2": "aetius", "galliae-1": "visigothi-a"}, guards={"aetius": "buccellarii-4pf"}, status=WAR,
                 hand={"barbarian": "assassination"})  # fmt: skip
    t.sequence("barbarian").roll(ten(9)).play("barbarian", "play assassination", "leader aetius")
    assert t.where("buccellarii-4pf") == "gone"
    t = position({"galliae-2": "stilicho", "gone": "buccellarii-4pf"}, hand={"roman": "buccellarii"}).sequence("roman")
    t.play("roman", "play buccellarii", "leader stilicho")
    assert t.guard("stilicho") == "buccellarii-4pf"


@rule("9.3.3b")
@pytest.mark.parametrize(
    ("area", "enemy", "restored"),
    [("galliae-2", "africa-1", True), ("galliae-4", "africa-1", False), ("galliae-2", "galliae-6", False)],
)
def test_reduced_guards_are_restored_in_towns_away_from_enemies(area: str, enemy: str, restored: bool) -> None:
    t = position({area: "aetius", enemy: "hunni-a"}, guards={"aetius": "buccellarii-4pf"}, status=WAR)
    t.g.reduced = changed(t.g.reduced, PIECE["buccellarii-4pf"], 1)
    assert t.adjustments().is_reduced("buccellarii-4pf") is not restored


@rule("9.3.3b")
@pytest.mark.parametrize(
    ("area", "enemy", "place"),
    [("galliae-2", "africa-1", "galliae-2"), ("galliae-4", "africa-1", "gone"), ("galliae-2", "galliae-6", "gone")],
)
def test_lost_guards_return_to_their_leader_in_such_a_place_or_never(area: str, enemy: str, place: str) -> None:
    t = position({area: "aetius", enemy: "hunni-a"}, guards={"aetius": "buccellarii-4pf"}, status=WAR)
    t.g.put((PIECE["buccellarii-4pf"],), -3)
    assert t.adjustments().where("buccellarii-4pf") == place


# ---- 9.3.4: leaders


@rule("9.3.4")
def test_leaders_inside_the_empire_stay() -> None:
    assert winter({"galliae-4": "aetius"}).where("aetius") == "galliae-4"


@rule("9.3.4")
def test_a_leader_abroad_goes_to_the_nearest_town_without_enemies() -> None:
    t = winter({"suevi": "aetius", "pannoniae-1": "hunni-a"})
    assert t.where("aetius") == "pannoniae-2"


@rule("9.3.4")
def test_his_owner_picks_among_equally_near_ones_and_guards_come_along() -> None:
    t = winter({"suevi": "aetius"}, guards={"aetius": "buccellarii-4pf"})
    assert t.options("roman") == ["area pannoniae-1", "area pannoniae-2"]
    t.play("roman", "area pannoniae-2")
    assert t["pannoniae-2"] == "aetius buccellarii-4pf"


@rule("9.3.4")
def test_a_rebel_s_owner_is_the_barbarian() -> None:
    t = winter({"suevi": "west gerontius"}, usurpers={"west": "gerontius"})
    assert (t.asked, t.who) == ("ComeHome", "barbarian")


@rule("9.3.4", "4.5.1b")
def test_a_leader_of_foederati_beyond_the_border_joins_the_nearest_of_his_people() -> None:
    board = {"alamanni": "alaricus", "galliae-5": "visigothi-a", "hispaniae-1": "visigothi-b"}
    assert winter(board, status={"visigothi": "foederati"}).where("alaricus") == "galliae-5"
    assert winter(board, status={"visigothi": "revolt"}).where("alaricus") == "alamanni"
    board["alamanni"] += " visigothi-c"
    assert winter(board, status={"visigothi": "foederati"}).where("alaricus") == "alamanni"


# ---- 9.3.5: refuges


@rule("9.3.5a")
@pytest.mark.parametrize("die", [0, 1, 9])
def test_ravenna_falls_on_a_zero(die: int) -> None:
    board = {"ravenna": "honorius attalus comites-alani", "italia-4": "visigothi-a", "italia-5": "constantius-iii"}
    t = position(board, status=WAR).roll(ten(die), 1).adjustments().idle()
    fallen = die == 0
    assert (t["ravenna"] == "") is fallen
    assert (t.where("honorius") == "gone") is fallen
    assert (t.where("comites-alani") == "lost") is fallen


@rule("9.3.5a")
def test_without_enemies_in_the_area_nobody_rolls() -> None:
    assert winter({"ravenna": "honorius comites-alani"}).events("refuge-roll") == []


@rule("9.3.5b")
@pytest.mark.parametrize(("second", "fallen"), [(4, True), (5, False), (6, False)])
def test_constantinopolis_has_a_second_roll(second: int, fallen: bool) -> None:
    board = {"constantinopolis": "theodosius-ii lanciarii-seniores", "thracia-3": "hunni-a", "asia-2": "marcianus"}
    t = position(board, status=WAR).roll(ten(0), second).adjustments().idle()
    assert (t.where("theodosius-ii") == "gone") is fallen


@rule("9.3.5b")
def test_on_anything_but_zero_it_needs_none() -> None:
    board = {"constantinopolis": "theodosius-ii lanciarii-seniores", "thracia-3": "hunni-a"}
    t = position(board, status=WAR).roll(ten(1)).adjustments()
    assert t["constantinopolis"] == "theodosius-ii lanciarii-seniores"
