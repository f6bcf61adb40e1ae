"""Chapters 3.1 to 3.3: the empire and who controls it, its units, leaders who enter and return, set-up."""

import pytest

from games.ultimus.builder import Table, position
from romanum.games.ultimus.data.components import DIOCESE, DIOCESES, LEADER_COUNT, PIECE, UNIT_DIOCESE, ZONE
from romanum.games.ultimus.game import UltimusRomanorum
from romanum.games.ultimus.rules.year.sequence import Reinforcements
from rules import rule

# ---- 3.1.3: control


@rule("3.1.3a")
def test_an_empty_area_of_the_empire_is_the_romans() -> None:
    assert position().holder("hispaniae-3") == "roman"


@rule("3.1.3a")
@pytest.mark.parametrize("occupant", ["bagaudes-a", "west comitatenses-hispaniae"])
def test_any_unit_of_the_barbarian_takes_it(occupant: str) -> None:
    t = position({"hispaniae-3": occupant}, status={"bagaudes": "war"})
    assert t.holder("hispaniae-3") == "barbarian"


@rule("3.1.3a")
def test_a_leader_alone_or_foederati_do_not() -> None:
    t = position({"hispaniae-3": "visigothi-a", "hispaniae-2": "west castinus"}, status={"visigothi": "foederati"})
    assert (t.holder("hispaniae-3"), t.holder("hispaniae-2")) == ("roman", "roman")


# ---- 3.2: who may go where


def marching(board: dict[str, str], leader: str, *units: str, **more: object) -> Table:
    """The table at the moment when a leader of the Roman camp, or a usurper, has taken these units along."""
    t = position(board, **more)  # type: ignore[arg-type]
    camp = t.camp(leader)
    return t.sequence(camp).play(camp, f"lead {leader}", *(f"take {unit}" for unit in units))


@rule("3.2.1")
def test_limitanei_never_leave_their_diocese() -> None:
    t = marching({"galliae-4": "honorius limitanei-germaniae-i"}, "honorius", "limitanei-germaniae-i")
    assert t.forbids("roman", "to italia-1") == "3.2.1"
    assert t.may("roman", "to galliae-6")


@rule("3.2.1", "3.4.1e")
def test_limitanei_never_leave_the_empire() -> None:
    t = marching(
        {"galliae-4": "honorius limitanei-germaniae-i", "alamanni": "alamanni-a"},
        "honorius",
        "limitanei-germaniae-i",
        status={"alamanni": "war"},
    )
    assert t.forbids("roman", "to alamanni") == "3.2.1"


@rule("3.2.2a")
@pytest.mark.parametrize("leader", ["iovinus", "magister-equitum-per-gallias"])
def test_comitatenses_do_not_leave_their_diocese_with_an_ordinary_leader(leader: str) -> None:
    t = marching({"galliae-6": f"{leader} comitatenses-galliae-1"}, leader, "comitatenses-galliae-1")
    assert t.forbids("roman", "to viennensis-3") == "3.2.2a"
    assert t.may("roman", "to galliae-2")


@rule("3.2.2a")
def test_comitatenses_do_not_leave_it_alone() -> None:
    t = position({"galliae-6": "comitatenses-galliae-1"}).sequence("roman").play("roman", "unit comitatenses-galliae-1")
    assert t.forbids("roman", "to viennensis-3") == "3.2.2a"


@rule("3.2.2a")
@pytest.mark.parametrize(
    ("board", "offices"),
    [
        ("honorius comitatenses-galliae-1", {}),
        ("castinus comitatenses-galliae-1", {"caesars": {"west": "castinus"}}),
        ("west castinus comitatenses-galliae-1", {"usurpers": {"west": "castinus"}}),
    ],
)
def test_an_augustus_a_caesar_and_a_usurper_take_them_out(board: str, offices: dict[str, dict[str, str]]) -> None:
    leader = next(word for word in board.split() if word in ("honorius", "castinus"))
    t = marching({"galliae-6": board}, leader, "comitatenses-galliae-1", **offices)
    assert t.may(t.camp(leader), "to viennensis-3")


@rule("3.2.2b")
def test_a_usurper_does_not_take_them_out_of_the_empire() -> None:
    t = marching(
        {"galliae-4": "west castinus comitatenses-galliae-1", "alamanni": "alamanni-a"},
        "castinus",
        "comitatenses-galliae-1",
        usurpers={"west": "castinus"},
        status={"alamanni": "war"},
    )
    assert t.forbids("barbarian", "to alamanni") == "3.2.2b"


@rule("3.2.2c")
def test_comitatenses_never_enter_the_other_half() -> None:
    t = marching({"pannoniae-3": "honorius comitatenses-illyrici-1"}, "honorius", "comitatenses-illyrici-1")
    assert t.forbids("roman", "to moesiae-1") == "3.2.2c"


@rule("3.2.2d")
def test_abroad_comitatenses_stay_next_to_their_half() -> None:
    board = {"galliae-4": "honorius comitatenses-galliae-1", "alamanni": "alamanni-a"}
    t = marching(board, "honorius", "comitatenses-galliae-1", status={"alamanni": "war"})
    assert t.may("roman", "to alamanni")
    board = {"moesiae-1": "honorius comitatenses-illyrici-1", "gepidae": "gepidae-a"}
    t = marching(board, "honorius", "comitatenses-illyrici-1", status={"gepidae": "war"})
    assert t.forbids("roman", "to gepidae") == "3.2.2d"
    assert t.forbids("roman", "to moesiae-2") == "3.2.2c"


@rule("3.2.3a")
def test_palatini_move_freely_in_their_half() -> None:
    t = position({"italia-2": "comites-seniores"}).sequence("roman").play("roman", "unit comites-seniores")
    assert {"to viennensis-3", "to italia-1", "to italia-4"} <= set(t.options("roman"))


@rule("3.2.3b")
@pytest.mark.parametrize("board", ["aetius comites-seniores", "west aetius comites-seniores"])
def test_an_ordinary_leader_or_a_usurper_does_not_take_palatini_out_of_their_half(board: str) -> None:
    usurpers = {"west": "aetius"} if "west" in board else {}
    t = marching({"pannoniae-4": board}, "aetius", "comites-seniores", usurpers=usurpers)
    assert t.forbids(t.camp("aetius"), "to moesiae-3") == "3.2.3b"


@rule("3.2.3b")
def test_an_augustus_or_a_caesar_takes_palatini_anywhere() -> None:
    t = marching({"pannoniae-4": "aetius comites-seniores"}, "aetius", "comites-seniores", caesars={"west": "aetius"})
    assert t.may("roman", "to moesiae-3")
    board = {"moesiae-1": "honorius comites-seniores", "gepidae": "gepidae-a"}
    t = marching(board, "honorius", "comites-seniores", status={"gepidae": "war"})
    assert t.may("roman", "to gepidae")


@rule("3.2.3b")
def test_palatini_do_not_leave_the_empire_without_him() -> None:
    board = {"italia-1": "aetius comites-seniores", "alamanni": "alamanni-a"}
    t = marching(board, "aetius", "comites-seniores", status={"alamanni": "war"})
    assert t.forbids("roman", "to alamanni") == "3.2.3b"


# ---- 3.2.4: Buccellarii


@rule("3.2.4a")
def test_guards_move_with_their_leader_and_never_without_him() -> None:
    t = position({"italia-2": "aetius sarus"}, guards={"aetius": "buccellarii-4pf"}).sequence("roman")
    assert t.forbids("roman", "unit buccellarii-4pf") == "3.2.4a"
    t.play("roman", "lead sarus")
    assert t.forbids("roman", "take buccellarii-4pf") == "3.2.4a"
    t.play("roman", "halt", "lead aetius", "to italia-3")
    assert t.forbids("roman", "drop buccellarii-4pf") == "3.2.4a"
    assert t["italia-3"] == "aetius buccellarii-4pf"


@rule("3.2.4a")
def test_guards_leave_play_with_their_leader() -> None:
    t = position({"italia-2": "stilicho"}, guards={"stilicho": "buccellarii-4pf"}, year=408)
    t.roll(10).deaths()
    assert (t.where("stilicho"), t.where("buccellarii-4pf"), t.guard("stilicho")) == ("gone", "gone", "")


@rule("3.2.4a", "3.4.1e")
def test_guards_go_with_him_to_both_halves_and_beyond_the_border_where_no_tribe_is_at_home() -> None:
    t = marching({"pannoniae-4": "aetius"}, "aetius", guards={"aetius": "buccellarii-4pf"})
    assert t.may("roman", "to moesiae-3")
    t = marching({"africa-1": "bonifatius"}, "bonifatius", guards={"bonifatius": "buccellarii-3pf-1"})
    assert t.may("roman", "to gaetulia")
    assert t.forbids("roman", "to mauri") == "3.4.1e"


# ---- 3.3.1: entry and return of leaders


@rule("3.3.1a", "2.D.g")
def test_historical_romans_die_by_their_table() -> None:
    t = position({"italia-2": "stilicho"}, year=407).roll(9).deaths()
    assert t.where("stilicho") == "italia-2"
    assert t.roll(10).deaths().where("stilicho") == "gone"


@rule("3.3.1b", "2.D.g")
def test_generic_leaders_are_not_checked() -> None:
    t = position(
        {"africa-4": "comes-africae", "hunni-1": "hunni-chief hunni-a"},
        year=500,
        augusti={"west": "nobody", "east": "nobody"},
    )
    assert not t.deaths().events("death-roll")


@rule("3.3.1c", "6.4a")
def test_a_generic_roman_returns_in_phase_d_in_his_area() -> None:
    t = position({"returning": "comes-africae"}).push(Reinforcements())
    assert t["africa-4"] == "comes-africae"


@rule("3.3.1d")
def test_if_foreigners_hold_it_the_roman_picks_another_free_area_of_the_diocese() -> None:
    t = position({"returning": "dux-britanniarum", "britanniae-1": "picti-a"}, status={"picti": "war"}).push(
        Reinforcements()
    )
    assert t.options("roman") == ["area britanniae-2", "area britanniae-3"]
    assert t.play("roman", "area britanniae-3")["britanniae-3"] == "dux-britanniarum"


@rule("3.3.1d")
def test_without_a_free_area_he_is_lost_for_good() -> None:
    t = position(
        {
            "returning": "dux-britanniarum",
            "britanniae-1": "picti-a",
            "britanniae-2": "picti-b",
            "britanniae-3": "picti-c",
        },
        status={"picti": "war"},
    ).push(Reinforcements())
    assert t.where("dux-britanniarum") == "gone"


@rule("3.3.1e", "3.3.1g")
def test_among_romans_of_the_barbarian_he_is_the_barbarians() -> None:
    t = position(
        {"returning": "dux-britanniarum", "britanniae-1": "west comitatenses-britanniae-1 constantinus-iii"},
        usurpers={"west": "constantinus-iii"},
    ).push(Reinforcements())
    assert (t.where("dux-britanniarum"), t.camp("dux-britanniarum")) == ("britanniae-1", "barbarian")


@rule("3.3.1f")
def test_generic_leaders_become_neither_caesar_nor_usurper_nor_augustus() -> None:
    t = position(
        {"galliae-2": "magister-equitum-per-gallias", "galliae-3": "castinus iovinus"},
        hand={"barbarian": "western-usurpation"},
    ).geostrategy("barbarian")
    t.play("barbarian", "play western-usurpation")
    assert t.options("barbarian") == ["leader iovinus", "leader castinus"]
    t = position(
        {"galliae-2": "magister-equitum-per-gallias hunni-a", "galliae-3": "castinus"}, status={"hunni": "war"}
    )
    t.roll(6, 2, then=1).phase("D")
    assert t.forbids("roman", "caesar magister-equitum-per-gallias") == "3.3.1f"


@rule("3.3.1g")
def test_a_generic_leader_goes_over_when_a_usurper_rallies_him() -> None:
    t = position(
        {"galliae-3": "castinus", "galliae-2": "magister-equitum-per-gallias"}, hand={"barbarian": "western-usurpation"}
    ).geostrategy("barbarian")
    t.roll(1, 1).play("barbarian", "play western-usurpation")
    assert t.camp("magister-equitum-per-gallias") == "barbarian"


# ---- 3.3.2: set-up


def set_up(scenario: str) -> Table:
    return Table(UltimusRomanorum().new(scenario=scenario, seats=2, seed=3))


@rule("3.3.2a")
def test_limitanei_and_comitatenses_go_where_their_controller_wishes_in_their_diocese() -> None:
    t = set_up("radagaisus-and-alaric")
    assert t.asked == "Station"
    unit = t.options("roman")[0].split()[1]
    areas = {option.split()[2] for option in t.options("roman", "station")}
    home = DIOCESES[UNIT_DIOCESE[PIECE[unit] - LEADER_COUNT]]
    assert {DIOCESES[DIOCESE[ZONE[area]]] for area in areas} == {home}
    t.play("roman", f"station {unit} {max(areas)}")
    assert t.where(unit) == max(areas)


@rule("3.3.2a")
def test_areas_with_enemies_are_not_open_to_them() -> None:
    t = set_up("tyrants-of-gaul")
    while t.options("roman")[0].split()[1] != "limitanei-germaniae-i":
        t.play("roman", t.options("roman")[0])
    assert t.forbids("roman", "station limitanei-germaniae-i galliae-4") == "3.3.2a"
    assert t.may("roman", "station limitanei-germaniae-i galliae-1")


@rule("3.3.2a")
def test_whoever_is_done_early_has_the_rest_spread() -> None:
    t = set_up("radagaisus-and-alaric").play("roman", "done")
    assert "limitanei-raetiae-1" not in t["waiting"].split()
    assert t.where("limitanei-raetiae-1") != t.where("limitanei-raetiae-2")


@rule("3.3.2b", "3.3.2c")
def test_palatini_and_guards_start_by_their_table_and_the_scenario() -> None:
    t = set_up("radagaisus-and-alaric")
    assert (t.where("comites-alani"), t.where("lanciarii-seniores")) == ("italia-4", "thracia-3")
    assert (t.guard("stilicho"), t.where("buccellarii-4pf")) == ("buccellarii-4pf", "italia-2")


@rule("3.7.1")
def test_the_camp_of_a_leader_at_set_up_is_the_scenarios() -> None:
    t = set_up("tyrants-of-gaul")
    assert (t.camp("constantinus-iii"), t.camp("dux-britanniarum"), t.camp("stilicho")) == (
        "barbarian",
        "barbarian",
        "roman",
    )
