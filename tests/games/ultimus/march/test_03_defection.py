"""Chapters 3.6.3g to 3.6.3j: the usurper's people on the march: whom they rally and whom they take along."""

import pytest

from games.ultimus.builder import Table, position, ten
from rules import rule


def marching(board: dict[str, str], *units: str, leader: str = "castinus", **more: object) -> Table:
    """A leader of Castinus's usurpation on the march."""
    status = {"franci-salii": "foederati", "visigothi": "foederati"}
    t = position(board, usurpers={"west": "castinus"}, status=status, **more)  # type: ignore[arg-type]
    return t.sequence("barbarian").play("barbarian", f"lead {leader}", *(f"take {unit}" for unit in units))


@rule("3.6.3g", "3.6.3h", "3.6.3j")
def test_he_rallies_leaderless_units_that_he_comes_upon_and_takes_them_along() -> None:
    t = marching(
        {"galliae-2": "west castinus comitatenses-galliae-1", "galliae-3": "comitatenses-galliae-2 franci-salii-a"},
        "comitatenses-galliae-1",
    )
    t.play("barbarian", "to galliae-3")
    assert t.options("barbarian") == ["rally", "pass"]
    t.roll(2).play("barbarian", "rally", "take comitatenses-galliae-2", "take franci-salii-a", "to galliae-5")
    assert t["galliae-5"] == "west castinus comitatenses-galliae-1 comitatenses-galliae-2 franci-salii-a"


@rule("3.6.3h")
def test_nobody_whom_he_has_rallied_must_come_along() -> None:
    board = {
        "galliae-6": "west castinus comitatenses-galliae-1 comitatenses-galliae-2 franci-salii-a",
        "galliae-5": "limitanei-germaniae-i comites-alani",
    }
    t = marching(board, "comitatenses-galliae-1", "comitatenses-galliae-2", "franci-salii-a").roll(1)
    t.play("barbarian", "to galliae-5", "rally")
    assert t.options("barbarian", "take") == ["take limitanei-germaniae-i", "take comites-alani"]
    t.play("barbarian", "take comites-alani")
    assert t.forbids("barbarian", "take limitanei-germaniae-i") == "3.4.1b"
    t.play("barbarian", "to viennensis-1")
    assert t["viennensis-1"].split()[1:] == [
        "castinus", "comitatenses-galliae-1", "comitatenses-galliae-2", "comites-alani", "franci-salii-a",
    ]  # fmt: skip
    assert t["galliae-5"] == "west limitanei-germaniae-i"


@rule("3.6.3g")
def test_his_cp_decides() -> None:
    board = {"galliae-2": "west castinus comitatenses-galliae-1", "galliae-3": "comitatenses-galliae-2"}
    t = marching(board, "comitatenses-galliae-1").play("barbarian", "to galliae-3").roll(3, then=1)
    t.play("barbarian", "rally")
    assert t.events("rally")[0]["needed"] == 2
    assert not t.events("rally")[0]["success"]


@rule("3.6.3g")
def test_a_follower_rallies_with_the_best_cp_there_if_the_usurper_is_absent() -> None:
    board = {
        "galliae-1": "west castinus",
        "galliae-2": "west aetius comitatenses-galliae-1",
        "galliae-3": "comitatenses-galliae-2",
    }
    t = marching(board, "comitatenses-galliae-1", leader="aetius").play("barbarian", "to galliae-3").roll(4)
    t.play("barbarian", "rally")
    assert t.events("rally")[0]["needed"] == 4
    assert t.follows("comitatenses-galliae-2") == "west"


@rule("3.6.3g", "3.4.2f")
@pytest.mark.parametrize(("die", "follows"), [(2, "west"), (3, "loyal")])
def test_he_may_rally_those_whom_he_finds_where_he_lands(die: int, follows: str) -> None:
    t = position(
        {"africa-4": "west castinus", "italia-6": "comitatenses-italiae-1"},
        usurpers={"west": "castinus"},
        fleets={"western-fleet": "barbarian africa-4"},
    ).sequence("barbarian")
    t.play("barbarian", "board castinus western-fleet", "sail western-fleet mare-internum-occidentale")
    t.play("barbarian", "land western-fleet italia-6").roll(die, then=1).play("barbarian", "rally")
    assert t.follows("comitatenses-italiae-1") == follows


@rule("3.6.3g")
def test_a_usurper_without_units_may_rally_too() -> None:
    t = marching({"galliae-2": "west castinus", "galliae-3": "comitatenses-galliae-2"}).play(
        "barbarian", "to galliae-3"
    )
    t.roll(1).play("barbarian", "rally", "take comitatenses-galliae-2", "to galliae-5")
    assert t["galliae-5"] == "west castinus comitatenses-galliae-2"


@rule("3.6.3g")
def test_a_tribal_leader_who_follows_nobody_rallies_nobody() -> None:
    board = {"persae-1": "lanciarii-seniores", "persae-2": "persae-chief persae-a"}
    t = position(board, status={"persae": "war"}).sequence("barbarian").roll(ten(5), then=1)
    t.play("barbarian", "lead persae-chief", "take persae-a", "to persae-1")
    assert not t.events("rally")
    assert t.events("battle")[0]["defenders"] == ["lanciarii-seniores"]


@rule("3.6.3g")
def test_a_leader_of_foederati_who_follows_him_rallies_as_well() -> None:
    board = {"galliae-1": "west castinus", "viennensis-1": "west alaricus visigothi-a", "galliae-5": "visigothi-b"}
    t = marching(board, "visigothi-a", leader="alaricus").play("barbarian", "to galliae-5").roll(4)
    t.play("barbarian", "rally")
    assert t.follows("visigothi-b") == "west"


@rule("3.6.3g")
def test_units_with_a_leader_are_not_rallied() -> None:
    board = {"galliae-2": "west castinus comitatenses-galliae-1", "galliae-3": "comitatenses-galliae-2 iovinus"}
    t = marching(board, "comitatenses-galliae-1").roll(then=1).play("barbarian", "to galliae-3")
    assert not t.options("barbarian", "rally")


@rule("3.6.3g", "4.4.2a")
def test_armenians_among_them_are_not_rallied_and_must_be_fought() -> None:
    board = {"pontica-5": "east procopius comitatenses-orientis-1", "pontica-3": "armenia-a matiarii-seniores"}
    t = position(board, usurpers={"east": "procopius"}, status={"persae": "war"}).sequence("barbarian")
    t.play("barbarian", "lead procopius", "take comitatenses-orientis-1", "to pontica-3").roll(1, ten(5), then=1)
    t.play("barbarian", "rally").idle()
    assert t.follows("matiarii-seniores") == "east"
    assert t.events("battle")[0]["defenders"] == ["armenia-a"]


@rule("3.6.3h", "3.6.3a", "4.5.1b")
def test_a_follower_leads_the_foederati_who_follow_too() -> None:
    board = {"galliae-1": "west castinus", "galliae-2": "west aetius", "galliae-3": "franci-salii-a"}
    t = marching(board, leader="aetius").play("barbarian", "to galliae-3").roll(1)
    t.play("barbarian", "rally", "take franci-salii-a", "to galliae-5")
    assert t["galliae-5"] == "west aetius franci-salii-a"


@rule("3.6.3i")
def test_after_a_failed_rally_the_group_stops_and_fights() -> None:
    board = {"galliae-2": "west castinus comitatenses-galliae-1", "galliae-3": "comitatenses-galliae-2"}
    t = marching(board, "comitatenses-galliae-1").play("barbarian", "to galliae-3").roll(6, ten(9), then=1)
    t.play("barbarian", "rally").idle()
    assert (t.events("battle")[0]["area"], t.events("moves")[-1]["destination"]) == ("galliae-3", "galliae-3")


@rule("3.6.3i")
def test_a_lone_leader_stops_as_well() -> None:
    t = marching({"galliae-2": "west castinus", "galliae-3": "comitatenses-galliae-2"}).play(
        "barbarian", "to galliae-3"
    )
    t.roll(6, ten(0)).play("barbarian", "rally")
    assert t.events("caught")[0]["leader"] == "castinus"


@rule("3.6.3j")
def test_his_own_romans_are_no_enemies() -> None:
    board = {"galliae-2": "west castinus comitatenses-galliae-1", "galliae-3": "west comitatenses-galliae-2"}
    t = marching(board, "comitatenses-galliae-1").play("barbarian", "to galliae-3")
    assert t.may("barbarian", "to galliae-5")
    t.play("barbarian", "halt").idle()
    assert not t.events("battle")
    t = position({"galliae-3": "west castinus comitatenses-galliae-2"}, usurpers={"west": "castinus"})
    t.sequence("barbarian").play("barbarian", "lead castinus")
    assert t.may("barbarian", "take comitatenses-galliae-2")


@rule("3.6.3j")
def test_he_takes_along_units_of_his_cause_that_he_meets_on_the_way() -> None:
    board = {"galliae-2": "west castinus", "galliae-3": "west comitatenses-galliae-1", "galliae-5": "iovinus"}
    t = marching(board).play("barbarian", "to galliae-3", "take comitatenses-galliae-1", "to galliae-6")
    assert t["galliae-6"] == "west castinus comitatenses-galliae-1"


@rule("3.6.3j", "3.4.1b")
def test_no_more_than_he_can_command_none_that_have_moved_and_none_of_another_cause() -> None:
    board = {
        "galliae-2": "west castinus comitatenses-galliae-3 comitatenses-britanniae-1 ioviani-seniores",
        "galliae-3": "west comitatenses-galliae-1 comitatenses-galliae-2",
        "galliae-1": "west comitatenses-britanniae-2",
    }
    t = position(board, usurpers={"west": "castinus"}).sequence("barbarian")
    t.play("barbarian", "unit comitatenses-galliae-2", "halt", "lead castinus", "take comitatenses-galliae-3")
    t.play("barbarian", "take comitatenses-britanniae-1", "take ioviani-seniores", "to galliae-3")
    assert t.forbids("barbarian", "take comitatenses-galliae-2") == "2.E.1"
    t.play("barbarian", "take comitatenses-galliae-1", "to galliae-1")
    assert t.forbids("barbarian", "take comitatenses-britanniae-2") == "3.4.1b"
    board = {"pannoniae-2": "west castinus", "pannoniae-3": "east comitatenses-illyrici-1"}
    t = marching(board).play("barbarian", "to pannoniae-3")
    assert t.forbids("barbarian", "take comitatenses-illyrici-1") == "3.6.5a"


@rule("3.6.3j", "3.4.1b")
def test_whoever_follows_no_usurper_takes_units_only_where_he_starts() -> None:
    t = position({"galliae-2": "iovinus", "galliae-3": "comitatenses-galliae-1"}).sequence("roman")
    t.play("roman", "lead iovinus", "to galliae-3")
    assert t.forbids("roman", "take comitatenses-galliae-1") == "3.4.1b"


@rule("3.6.3j", "7.1a")
def test_a_group_that_must_stop_and_fight_takes_nobody() -> None:
    board = {
        "galliae-2": "west castinus comitatenses-galliae-1",
        "galliae-3": "iovinus comitatenses-galliae-3 west comitatenses-galliae-2",
    }
    t = marching(board, "comitatenses-galliae-1").play("barbarian", "to galliae-3")
    assert t.forbids("barbarian", "take comitatenses-galliae-2") == "7.1a"


@rule("3.6.3j", "3.2.2a")
def test_a_unit_taken_where_it_could_not_have_gone_may_be_left_there_again() -> None:
    """A follower, who is no Usurper, meets Comitatenses whom the Usurper has led out of their diocese."""
    board = {"galliae-1": "west castinus", "galliae-5": "west aetius", "viennensis-1": "west comitatenses-galliae-1"}
    t = marching(board, leader="aetius").play("barbarian", "to viennensis-1", "take comitatenses-galliae-1")
    assert t.may("barbarian", "to galliae-5")
    assert t.may("barbarian", "halt")
    t.play("barbarian", "drop comitatenses-galliae-1")
    assert t["viennensis-1"] == "west aetius comitatenses-galliae-1"
