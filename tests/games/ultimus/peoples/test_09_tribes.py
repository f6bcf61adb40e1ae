"""Chapter 9.4: the Tribes in winter: vanquished, won over, restored, resettled; their kingdoms kept or lost."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.engine.position import changed
from romanum.games.ultimus.data.components import TRIBE, ZONE
from romanum.games.ultimus.rules.peoples.regna import CheckCapitals
from rules import rule


def winter(board: dict[str, str], *, fell: dict[str, str] | None = None, **facts: object) -> Table:
    """The Adjustments; `fell` says where the last units of a Tribe were eliminated."""
    t = position(board, **facts)  # type: ignore[arg-type]
    for tribe, area in (fell or {}).items():
        t.g.last_stand = changed(t.g.last_stand, TRIBE[tribe], ZONE[area])
    return t.adjustments()


def last_stand(here: str, die: int, *, area: str = "italia-1", **facts: object) -> Table:
    """A battle in which the Roman attacks."""
    return position({area: here}, **facts).roll(die).combat("roman")  # type: ignore[arg-type]


# ---- 9.4a: vanquished


@rule("9.4a")
def test_a_minor_tribe_at_war_without_units_is_at_peace_and_at_home() -> None:
    t = winter({"lost": "alamanni-a alamanni-b alamanni-c"}, status={"alamanni": "war"})
    assert t.status("alamanni") == "peace"
    assert t["alamanni"] == "alamanni-a alamanni-b alamanni-c"


@rule("9.4a")
def test_so_is_a_major_one_with_its_leaders() -> None:
    t = winter({"lost": "burgondi-a burgondi-b burgondi-c", "galliae-2": "gundaharius"}, status={"burgondi": "war"})
    assert t.status("burgondi") == "peace"
    assert t["burgondi"] == "gundaharius burgondi-a burgondi-b burgondi-c"


@rule("9.4a")
def test_bagaudes_have_no_home_and_wait_for_their_next_rising() -> None:
    t = winter({"lost": "bagaudes-a"}, status={"bagaudes": "war"})
    assert (t.status("bagaudes"), t.where("bagaudes-a")) == ("peace", "waiting")


# ---- 9.4b-9.4d: won over


@rule("9.4b")
@pytest.mark.parametrize(("die", "federated"), [(3, True), (4, False)])
def test_a_historical_roman_there_may_federate_a_minor_tribe_on_a_d6_below_his_cp(die: int, federated: bool) -> None:
    t = last_stand("aetius ioviani-seniores herculiani-seniores alamanni-a", ten(9), status={"alamanni": "war"})
    assert t.options("roman") == ["federate", "pass"]
    t.roll(die).play("roman", "federate")
    assert t.events("federate-roll")[0]["success"] is federated
    assert (TRIBE["alamanni"] in t.g.federating) is federated


@rule("9.4b")
def test_also_if_the_last_unit_is_lost_for_want_of_a_retreat() -> None:
    here = "aetius ioviani-seniores herculiani-seniores comites-seniores alamanni-a alamanni-b"
    board = {"galliae-2": here, "galliae-1": "comitatenses-galliae-1", "galliae-3": "comitatenses-galliae-2",
             "galliae-4": "comitatenses-galliae-3", "galliae-6": "comites-alani"}  # fmt: skip
    t = position(board, status={"alamanni": "war"}).roll(ten(4)).combat("roman")
    assert t.events("battle")[0]["result"][1] == "A"
    assert (t.asked, t.events("vanquished")) == ("WinOver", [{"tribe": "alamanni", "area": "galliae-2"}])


@rule("9.4b")
@pytest.mark.parametrize("leader", ["", "dux-raetiae"])
def test_nobody_or_a_generic_leader_cannot(leader: str) -> None:
    t = last_stand(f"{leader} ioviani-seniores herculiani-seniores alamanni-a", ten(9), status={"alamanni": "war"})
    assert t.asked == ""
    assert t.where("alamanni-a") == "lost"


@rule("9.4b")
def test_it_takes_the_last_unit() -> None:
    t = position({"italia-1": "aetius ioviani-seniores herculiani-seniores alamanni-a", "italia-2": "alamanni-b"},
                 status={"alamanni": "war"}).roll(ten(9)).combat("roman")  # fmt: skip
    assert (t.asked, t.events("vanquished")) == ("", [])


@rule("9.4b", "9.4c")
@pytest.mark.parametrize("piece", ["bagaudes-a", "hunni-a", "persae-a"])
def test_bagaudes_hunni_and_persae_are_never_federated(piece: str) -> None:
    t = last_stand("aetius ioviani-seniores herculiani-seniores cornuti-seniores " + piece, ten(9),
                   status={piece[:-2]: "war"})  # fmt: skip
    assert t.where(piece) == "lost"
    assert t.asked == ""


@rule("9.4c")
@pytest.mark.parametrize(("die", "federated"), [(3, True), (4, False), (0, True)])
def test_for_a_major_tribe_it_is_a_d10(die: int, federated: bool) -> None:
    t = last_stand("aetius ioviani-seniores herculiani-seniores burgondi-a", ten(9), status={"burgondi": "war"})
    t.roll(ten(die)).play("roman", "federate")
    roll = t.events("federate-roll")[0]
    assert (roll["die"], roll["success"]) == (die, federated)


@rule("9.4d")
def test_the_roman_places_the_tribe_as_foederati_in_the_nearest_area_without_units() -> None:
    board = {"lost": "alamanni-a alamanni-b alamanni-c", "italia-1": "ioviani-seniores",
             "italia-2": "herculiani-seniores", "pannoniae-1": "comitatenses-illyrici-1"}  # fmt: skip
    t = winter(board, status={"alamanni": "war"}, fell={"alamanni": "italia-1"}, federating=[TRIBE["alamanni"]])
    assert t.options("roman") == ["area galliae-4", "area italia-3"]
    t.play("roman", "area italia-3")
    assert t["italia-3"] == "alamanni-a alamanni-b alamanni-c"
    assert t.status("alamanni") == "foederati"


# ---- 9.4e-9.4g: still at war


@rule("9.4e")
def test_with_a_unit_left_the_tribe_stays_at_war_and_lost_units_return_home() -> None:
    t = winter({"lost": "alamanni-a reduced alamanni-b", "italia-1": "alamanni-c"}, status={"alamanni": "war"})
    assert t.status("alamanni") == "war"
    assert (t["alamanni"], t["italia-1"]) == ("alamanni-a alamanni-b", "alamanni-c")


@rule("9.4e")
def test_the_barbarian_picks_among_several_homes() -> None:
    t = winter({"lost": "picti-a", "britanniae-1": "picti-b"}, status={"picti": "war"})
    assert t.options("barbarian") == ["area picti-1", "area picti-2", "area picti-3"]
    assert t.play("barbarian", "area picti-3").where("picti-a") == "picti-3"


@rule("9.4f")
@pytest.mark.parametrize(("area", "restored"), [("alamanni", True), ("italia-1", True), ("galliae-4", False)])
def test_its_reduced_units_are_restored_at_home_or_in_a_town(area: str, restored: bool) -> None:
    t = winter({area: "reduced alamanni-a"}, status={"alamanni": "war"})
    assert t.is_reduced("alamanni-a") is not restored


@rule("9.4g")
def test_an_eliminated_historical_leader_does_not_return_a_generic_one_does() -> None:
    t = position({"burgondi": "burgondi-a", "galliae-2": "gundaharius burgondi-chief burgondi-b ioviani-seniores "
                  "herculiani-seniores cornuti-seniores"}, status={"burgondi": "war"})  # fmt: skip
    t.roll(ten(9)).combat("roman").play("barbarian", "stand")
    assert (t.where("gundaharius"), t.where("burgondi-chief")) == ("gone", "returning")
    t.adjustments()
    assert t.where("burgondi-chief") == "returning"
    t.entries("barbarian")
    assert (t.where("gundaharius"), t.where("burgondi-chief")) == ("gone", "burgondi")


# ---- 9.4h-9.4j: Foederati and rebels


@rule("9.4h")
@pytest.mark.parametrize("status", ["foederati", "revolt", "regnum"])
@pytest.mark.parametrize(
    ("area", "beside", "restored"),
    [("galliae-5", "", True), ("galliae-5", "alaricus visigothi-b", True), ("galliae-5", "alamanni-a", False),
     ("galliae-5", "honorius", True), ("galliae-6", "alamanni-a", True)],
)  # fmt: skip
def test_reduced_foederati_rebels_and_subjects_of_a_kingdom_are_restored(
    status: str, area: str, beside: str, restored: bool
) -> None:
    board = {area: f"{beside} reduced visigothi-a", "viennensis-1": "wallia"}
    t = winter(board, status={"visigothi": status, "alamanni": "war"})
    assert t.where("visigothi-a") == area
    assert t.is_reduced("visigothi-a") is not restored


@rule("9.4i")
@pytest.mark.parametrize(("status", "camp"), [("foederati", "roman"), ("revolt", "barbarian")])
def test_lost_units_return_to_an_area_with_a_unit_of_their_tribe(status: str, camp: str) -> None:
    board = {"lost": "reduced visigothi-a", "galliae-5": "visigothi-b", "viennensis-1": "visigothi-c"}
    t = winter(board, status={"visigothi": status})
    assert t.options(camp) == ["area galliae-5", "area viennensis-1"]
    t.play(camp, "area galliae-5")
    assert t["galliae-5"] == "visigothi-a visigothi-b"


@rule("9.4i")
def test_a_frank_who_returns_to_franks_of_the_usurper_is_his() -> None:
    board = {"lost": "franci-salii-a", "galliae-1": "west constantinus-iii franci-salii-b"}
    t = winter(board, status={"franci-salii": "foederati"}, usurpers={"west": "constantinus-iii"})
    assert t["galliae-1"] == "west constantinus-iii franci-salii-a franci-salii-b"


@rule("9.4j")
def test_visigothi_destroyed_in_galliae_5_in_455_return_in_viennensis_1() -> None:
    board = {"lost": "visigothi-a visigothi-b visigothi-c visigothi-d visigothi-e", "galliae-5": "hunni-a",
             "galliae-3": "hunni-b", "galliae-6": "hunni-c", "galliae-7": "comitatenses-galliae-1",
             "viennensis-5": "comitatenses-viennenses"}  # fmt: skip
    t = winter(board, year=455, status={"visigothi": "foederati", "hunni": "war"}, fell={"visigothi": "galliae-5"})
    assert t["viennensis-1"] == "visigothi-a visigothi-b visigothi-c visigothi-d visigothi-e"
    assert t.status("visigothi") == "foederati"


@rule("9.4j")
def test_the_roman_picks_among_equally_near_areas_and_rebels_are_foederati_again() -> None:
    board = {"lost": "visigothi-a visigothi-b", "galliae-2": "comitatenses-galliae-1", "galliae-1": "ioviani-seniores"}
    t = winter(board, status={"visigothi": "revolt"}, fell={"visigothi": "galliae-2"})
    assert t.options("roman") == ["area galliae-3", "area galliae-4", "area galliae-6"]
    t.play("roman", "area galliae-6")
    assert (t["galliae-6"], t.status("visigothi")) == ("visigothi-a visigothi-b", "foederati")


@rule("9.4j")
def test_the_field_of_the_last_loss_counts() -> None:
    board = {"galliae-5": "visigothi-b comitatenses-galliae-1 ioviani-seniores",
             "italia-2": "visigothi-a herculiani-seniores cornuti-seniores"}  # fmt: skip
    t = position(board, status={"visigothi": "revolt"})
    t.combat("roman").roll(ten(9), ten(9)).play("roman", "fight italia-2")
    t.adjustments()
    assert {text.split()[1][:6] for text in t.options("roman")} <= {"gallia", "vienne"}


# ---- 9.4k-9.4n: kingdoms


def kingdom(board: dict[str, str], **facts: object) -> Table:
    """The Vandali have had one since 450, with Carthago for capital."""
    t = position(board, year=470, regna={"vandali": "gensericus africa-4"}, **facts)  # type: ignore[arg-type]
    t.g.last_stand = changed(t.g.last_stand, TRIBE["vandali"], ZONE["africa-4"])
    return t.push(CheckCapitals()).adjustments()


@rule("9.4k")
def test_lost_units_of_a_kingdom_return_in_its_capital() -> None:
    t = kingdom({"lost": "reduced vandali-a", "africa-3": "gensericus vandali-b"})
    assert (t["africa-4"], t["africa-3"]) == ("vandali-a", "gensericus vandali-b")


@rule("9.4k")
def test_also_if_all_were_lost() -> None:
    t = kingdom({"lost": "vandali-a vandali-b", "africa-3": "gensericus"})
    assert (t["africa-4"], t.status("vandali")) == ("vandali-a vandali-b", "regnum")


@rule("9.4l")
def test_with_the_capital_taken_and_no_other_town_they_return_reduced_in_revolt_without_their_king() -> None:
    board = {"lost": "vandali-a vandali-c", "gaetulia": "gensericus vandali-b", "mauri": "vandali-d",
             "africa-4": "lanciarii-seniores"}  # fmt: skip
    t = kingdom(board)
    assert (t.status("vandali"), t.where("gensericus")) == ("revolt", "gone")
    assert t.options("barbarian") == ["area mauri", "area gaetulia"]
    t.play("barbarian", "area mauri", "area gaetulia")
    assert (t["mauri"], t["gaetulia"]) == ("vandali-d reduced vandali-a", "vandali-b reduced vandali-c")


@rule("9.4l")
def test_with_another_town_the_kingdom_goes_on_there() -> None:
    board = {"lost": "vandali-a", "africa-1": "gensericus vandali-b", "africa-4": "lanciarii-seniores"}
    t = kingdom(board)
    assert (t["africa-1"], t.status("vandali")) == ("gensericus vandali-a vandali-b", "regnum")


@rule("9.4m")
def test_vandali_and_alani_destroyed_at_carthago_in_470_return_in_africa_3_as_foederati() -> None:
    board = {"lost": "vandali-a vandali-b alani-a alani-b", "africa-4": "lanciarii-seniores matiarii-seniores",
             "africa-5": "comites-taifali"}  # fmt: skip
    t = kingdom(board, status={"alani": "regnum"}, ally={"alani": "vandali"})
    assert t["africa-3"] == "alani-a alani-b vandali-a vandali-b"
    assert t.status("vandali") == t.status("alani") == "foederati"


@rule("9.4n")
def test_the_loss_of_all_allies_does_not_matter_to_a_kingdom() -> None:
    board = {"lost": "alani-a", "africa-3": "gensericus vandali-b"}
    t = kingdom(board, status={"alani": "regnum"}, ally={"alani": "vandali"})
    assert t.status("vandali") == t.status("alani") == "regnum"
    assert t["africa-4"] == "alani-a"


@rule("9.4n")
def test_an_ally_takes_over_every_change_of_status() -> None:
    board = {"lost": "vandali-a vandali-b", "gaetulia": "alani-a", "africa-4": "lanciarii-seniores"}
    t = kingdom(board, status={"alani": "regnum"}, ally={"alani": "vandali"}).idle()
    assert t.status("vandali") == t.status("alani") == "foederati"


@rule("9.4n")
def test_in_war_too_the_major_tribe_alone_decides() -> None:
    board = {"lost": "alani-a alani-b", "galliae-2": "gundericus vandali-a"}
    t = winter(board, status={"alani": "war", "vandali": "war"}, ally={"alani": "vandali"})
    assert t.status("alani") == "war"
    assert t["alani"] == "alani-a alani-b"
    t = winter({"lost": "vandali-a", "galliae-2": "alani-a"}, status={"alani": "war", "vandali": "war"},
               ally={"alani": "vandali"})  # fmt: skip
    assert t.status("alani") == t.status("vandali") == "peace"


@rule("9.4a", "9.4c", "10.2a")
def test_a_tribe_with_a_unit_at_sea_is_not_vanquished() -> None:
    t = position(
        {
            "africa-3": "constantius-iii comitatenses-africae-1 comitatenses-africae-2 reduced vandali-a",
            "western-fleet": "gensericus vandali-b",
        },
        status={"vandali": "war"},
        fleets={"western-fleet": "barbarian mare-internum-occidentale"},
    )
    t.roll(ten(9)).combat("roman")
    assert t.where("vandali-a") == "lost"
    assert not t.events("vanquished")
    assert not t.options("roman", "federate")


@rule("4.5.3e", "9.4m")
def test_a_kingdom_with_units_at_sea_alone_dissolves_when_its_capital_is_taken() -> None:
    t = position(
        {"africa-4": "comitatenses-africae-1", "western-fleet": "gensericus vandali-b"},
        regna={"vandali": "gensericus africa-4"},
        fleets={"western-fleet": "barbarian mare-internum-occidentale"},
    ).push(CheckCapitals())
    assert (t.status("vandali"), t.where("gensericus")) == ("revolt", "gone")
