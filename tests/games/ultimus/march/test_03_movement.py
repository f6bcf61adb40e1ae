"""Chapter 3.4.1: Roman movement on land."""

import pytest

from games.ultimus.builder import position
from rules import rule


@rule("3.4.1a")
def test_a_leader_alone_moves_through_both_halves_and_abroad() -> None:
    t = position({"pannoniae-4": "aetius"}).sequence("roman").play("roman", "lead aetius", "to moesiae-1")
    t.play("roman", "to gepidae")
    assert t.where("aetius") == "gepidae"


@rule("3.4.1a")
def test_he_moves_up_to_four_pm() -> None:
    t = position({"italia-5": "aetius"}).sequence("roman")
    t.play("roman", "lead aetius", "to italia-4", "to italia-3", "to pannoniae-2", "to pannoniae-3")
    assert (t.asked, t.forbids("roman", "lead aetius")) == ("Movement", "2.E.1")


@rule("3.4.1b")
def test_a_leader_takes_up_to_his_cc_of_units() -> None:
    units = "comitatenses-galliae-1 comitatenses-galliae-2 comitatenses-galliae-3 tractus-armoricanus"
    t = position({"galliae-2": f"comes-hispaniarum {units}"})
    t.sequence("roman").play("roman", "lead comes-hispaniarum")
    t.play("roman", "take comitatenses-galliae-1", "take comitatenses-galliae-2", "take comitatenses-galliae-3")
    assert t.forbids("roman", "take tractus-armoricanus") == "3.4.1b"


@rule("3.4.1b")
def test_units_join_only_where_he_starts() -> None:
    t = position({"galliae-2": "iovinus", "galliae-3": "comitatenses-galliae-1"}).sequence("roman")
    t.play("roman", "lead iovinus", "to galliae-3")
    assert t.forbids("roman", "take comitatenses-galliae-1") == "3.4.1b"


@rule("3.4.1b")
def test_the_group_goes_as_far_as_its_slowest() -> None:
    t = position({"italia-5": "aetius ioviani-seniores comitatenses-italiae-1"}).sequence("roman")
    t.play("roman", "lead aetius", "take ioviani-seniores", "take comitatenses-italiae-1")
    t.play("roman", "to italia-4", "to italia-2", "to italia-1")
    assert t.forbids("roman", "to italia-3") == "7.2a"


@rule("3.4.1c")
def test_units_may_be_dropped_and_the_others_go_on() -> None:
    t = position({"italia-5": "aetius ioviani-seniores comitatenses-italiae-1"}).sequence("roman")
    t.play("roman", "lead aetius", "take ioviani-seniores", "take comitatenses-italiae-1")
    t.play("roman", "to italia-4", "drop comitatenses-italiae-1", "to italia-2", "to viennensis-3", "to galliae-6")
    assert (t["italia-4"].split()[-1], t["galliae-6"]) == ("comitatenses-italiae-1", "aetius ioviani-seniores")


@rule("3.4.1c")
def test_the_leader_goes_no_further_than_his_last_unit() -> None:
    t = position({"italia-5": "aetius ioviani-seniores"}).sequence("roman")
    t.play("roman", "lead aetius", "take ioviani-seniores", "to italia-6", "drop ioviani-seniores")
    assert t.where("aetius") == "italia-6"
    assert not t.may("roman", "to italia-5")


@rule("3.4.1d")
def test_a_unit_without_a_leader_moves_one_area_whatever_it_costs() -> None:
    t = position({"italia-6": "comitatenses-italiae-1"}).sequence("roman")
    t.play("roman", "unit comitatenses-italiae-1", "to italia-7")
    assert t.where("comitatenses-italiae-1") == "italia-7"
    assert t.options("roman", "to") == []


@rule("3.4.1e")
@pytest.mark.parametrize("status", ["peace", "war"])
def test_romans_enter_the_home_of_a_tribe_only_if_it_is_at_war(status: str) -> None:
    t = position({"italia-1": "honorius comites-seniores"}, status={"alamanni": status}).sequence("roman")
    t.play("roman", "lead honorius", "take comites-seniores")
    assert t.forbids("roman", "to alamanni") == ("" if status == "war" else "3.4.1e")


@rule("3.4.1e", "4.4.2b")
def test_armenia_is_open_to_them() -> None:
    t = position({"pontica-3": "theodosius-ii fortenses", "armenia": "armenia-a"}).sequence("roman")
    t.play("roman", "lead theodosius-ii", "take fortenses")
    assert t.may("roman", "to armenia")
    assert t.forbids("roman", "to iberia") == "3.4.1e"
