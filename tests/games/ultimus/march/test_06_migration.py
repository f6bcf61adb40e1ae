"""Chapter 6.2p, 6.2q: a whole people on Migration marches by the rules of movement, and ends in one area."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.engine.position import changed
from romanum.games.ultimus.data.components import TRIBE, ZONE
from rules import rule


def migrates(board: dict[str, str], status: str, tribe: str = "visigothi", **more: object) -> Table:
    """In his own sequence the Barbarian plays Migration; there is one Tribe that can."""
    t = position(board, status={tribe: status}, hand={"barbarian": "migration"}, **more)  # type: ignore[arg-type]
    return t.sequence("barbarian").play("barbarian", "play migration")


def march(t: Table, *texts: str) -> Table:
    """The Barbarian does these things, but for those that were his only choice and are done."""
    for text in texts:
        if t.may("barbarian", text):
            t.play("barbarian", text)
    return t


def ways(t: Table, unit: str) -> list[str]:
    """The areas that a unit has come through."""
    return [event["destination"] for event in t.events("moves") if unit in event["pieces"]]


GOTHS = {"viennensis-2": "alaricus visigothi-a", "viennensis-1": "visigothi-b"}


@rule("6.2p")
def test_a_whole_people_marches_four_pm_with_or_without_a_leader_and_ends_in_one_area() -> None:
    t = migrates(GOTHS, "foederati")
    assert (t.camp("visigothi-a"), t.asked) == ("barbarian", "Movement")
    t.play("barbarian", "lead alaricus", "take visigothi-a", "to hispaniae-1", "to hispaniae-4", "halt")
    march(t, "to viennensis-2", "to hispaniae-4", "halt")
    assert t["hispaniae-4"] == "alaricus visigothi-a visigothi-b"
    assert ways(t, "visigothi-b") == ["viennensis-2", "hispaniae-1", "hispaniae-4"]


@rule("6.2p")
def test_nobody_goes_where_the_others_could_not_come() -> None:
    t = migrates({"viennensis-2": "visigothi-a", "moesiae-3": "visigothi-b"}, "foederati")
    t.play("barbarian", "unit visigothi-a", "to hispaniae-1")
    assert ways(t, "visigothi-a") == ["hispaniae-1", "viennensis-2"]
    assert t.options("barbarian") == ["to viennensis-4", "to viennensis-5"]
    assert (t.forbids("barbarian", "to viennensis-1"), t.forbids("barbarian", "halt")) == ("6.2p", "6.2p")
    march(t.play("barbarian", "to viennensis-4"), "to italia-2", "to pannoniae-4", "to italia-3", "to italia-2")
    assert t["italia-2"] == "visigothi-a visigothi-b"


@rule("6.2p")
def test_the_movement_is_not_over_before_they_are_together() -> None:
    t = migrates(GOTHS, "revolt")
    assert t.forbids("barbarian", "done") == "6.2p"
    t.play("barbarian", "unit visigothi-a", "to viennensis-4", "halt")
    assert t["viennensis-2"] == "alaricus"
    assert t.options("barbarian") == ["lead alaricus", "unit visigothi-b"]
    march(t, "unit visigothi-b", "to viennensis-5", "to viennensis-4", "halt")
    assert t["viennensis-4"] == "visigothi-a visigothi-b"


@rule("6.2p")
def test_a_unit_at_the_meeting_place_need_not_leave_it_but_a_whole_people_must() -> None:
    t = migrates(GOTHS, "foederati").play("barbarian", "unit visigothi-b", "to viennensis-2", "halt")
    assert t["viennensis-2"] == "alaricus visigothi-a visigothi-b"
    t = migrates({"viennensis-2": "visigothi-a visigothi-b"}, "foederati").play("barbarian", "unit visigothi-a")
    assert t.forbids("barbarian", "halt") == "6.2p"
    t.play("barbarian", "to hispaniae-1", "to hispaniae-4", "to hispaniae-1")
    assert t.forbids("barbarian", "to viennensis-2") == "6.2p"


@rule("6.2p", "2.E.1")
def test_who_has_moved_already_does_not_move_again() -> None:
    board = {"viennensis-2": "visigothi-a", "hispaniae-4": "visigothi-b"}
    t = position(board, status={"visigothi": "revolt"}, hand={"barbarian": "migration"}).sequence("barbarian")
    t.play("barbarian", "unit visigothi-b", "to hispaniae-1", "play migration")
    assert (t.asked, t.forbids("barbarian", "halt")) == ("Single", "6.2p")
    march(t, "to hispaniae-1", "halt")
    assert t["hispaniae-1"] == "visigothi-a visigothi-b"
    assert ways(t, "visigothi-b") == ["hispaniae-1"]


@rule("6.2p", "2.E.1")
def test_where_units_that_have_moved_cannot_be_joined_it_waits_for_the_next_sequence() -> None:
    board = {"viennensis-2": "visigothi-a", "moesiae-4": "visigothi-b"}
    facts = {"status": {"visigothi": "revolt"}, "hand": {"barbarian": "migration"}}
    t = position(board, **facts).sequence("barbarian")  # type: ignore[arg-type]
    t.play("barbarian", "unit visigothi-b", "to moesiae-3")
    assert t.forbids("barbarian", "play migration") == "6e"
    t = position(board, sequences={"barbarian": 2}, **facts).sequence("barbarian")  # type: ignore[arg-type]
    t.play("barbarian", "unit visigothi-b", "to moesiae-3", "play migration")
    assert t.forbids("barbarian", "done") == ""


def called_late(orders: str) -> Table:
    """One unit has moved where the other could not come when Migration is played; another sequence is to come."""
    board = {"viennensis-2": "visigothi-a", "moesiae-4": "visigothi-b"}
    t = position(board, status={"visigothi": "revolt"}, hand={"barbarian": "migration"}, sequences={"barbarian": 2})
    t.sequence("barbarian")
    return march(t, *spelt(f"unit visigothi-b to thracia-1 halt play migration {orders}"))


def spelt(orders: str) -> list[str]:
    """`unit a to b to c halt` as actions."""
    words = iter(orders.split())
    return [word if word in ("halt", "done") else f"{word} {next(words)}" for word in words]


@rule("6.2p", "2.E.1")
def test_while_a_people_waits_for_the_next_sequence_nobody_walks_where_it_could_not_meet() -> None:
    t = called_late("unit visigothi-a to hispaniae-1 to hispaniae-4")
    assert t.forbids("barbarian", "halt") == ""
    t.play("barbarian", "to hispaniae-5")
    assert ways(t, "visigothi-a") == ["hispaniae-1", "hispaniae-4", "hispaniae-5", "hispaniae-4"], "he must turn back"


@rule("6.2p", "2.E.1")
@pytest.mark.parametrize("waiting", ["", "unit visigothi-a to viennensis-4 halt"])
def test_a_people_that_has_waited_must_come_together_in_the_next_sequence(waiting: str) -> None:
    t = called_late(f"{waiting} done".strip())
    t.g.stack.clear()
    t.sequence("barbarian")
    assert t.forbids("barbarian", "done") == "6.2p"


@rule("6.2p", "2.E.b")
def test_played_in_the_romans_sequence_the_people_changes_hands_at_once_and_marches_in_the_next() -> None:
    t = position(GOTHS, status={"visigothi": "foederati"}, hand={"barbarian": "migration"}, sequences={"barbarian": 1})
    t.moment("barbarian", "start").play("barbarian", "play migration")
    assert (t.camp("visigothi-a"), t["viennensis-2"]) == ("barbarian", "alaricus visigothi-a")
    t.sequence("barbarian")
    assert t.forbids("barbarian", "done") == "6.2p"


@rule("6.2p", "8.1a")
def test_it_is_no_way_out_of_a_battle() -> None:
    board = {"galliae-5": "visigothi-a comitatenses-galliae-1"}
    t = position(board, status={"visigothi": "foederati"}, hand={"barbarian": "migration"}, sequences={"barbarian": 1})
    t.moment("barbarian", "start").play("barbarian", "play migration").roll(ten(5)).combat("roman").idle()
    assert t.events("battle")[0]["defenders"] == ["visigothi-a"]


@rule("6.2p")
@pytest.mark.parametrize("moment", ["start", "result", "end"])
def test_without_a_sequence_to_come_there_is_no_migration(moment: str) -> None:
    facts = {"status": {"visigothi": "foederati"}, "hand": {"barbarian": "migration fleet"}}
    t = position(GOTHS, **facts).moment("barbarian", moment)  # type: ignore[arg-type]
    assert t.forbids("barbarian", "play migration") == "6e"


@rule("6.2p", "4.5.1b", "7.1a", "7.3a")
def test_the_other_rules_of_movement_hold() -> None:
    t = march(migrates({"galliae-4": "franci-salii-a"}, "foederati", "franci-salii"), "unit franci-salii-a")
    assert t.forbids("barbarian", "to alamanni") == "4.5.1b"
    t = migrates({"italia-6": "visigothi-a", "italia-5": "comites-alani"}, "revolt")
    march(t.roll(ten(5), then=1), "unit visigothi-a", "to italia-5")
    assert t.events("battle")[0]["area"] == "italia-5"
    t = march(migrates({"vandali": "vandali-a"}, "war", "vandali"), "unit vandali-a", "to hunni-4")
    assert t.forbids("barbarian", "to alani") == "4.3e"
    t.play("barbarian", "to germania-interior")
    assert (ways(t, "vandali-a"), t.asked) == (["hunni-4", "germania-interior"], "")


@rule("6.2p", "7.2b")
def test_it_takes_more_than_the_three_pm_of_a_march() -> None:
    t = migrates({"vandali": "gundericus vandali-a"}, "war", "vandali")
    t.play("barbarian", "lead gundericus", "take vandali-a", "to pannoniae-3", "to moesiae-1", "to moesiae-2")
    assert t["moesiae-2"] == "gundericus vandali-a"


@rule("6.2p")
def test_the_four_pm_last_for_the_turn_but_nobody_must_move_again() -> None:
    t = migrates({"viennensis-2": "visigothi-a visigothi-b"}, "revolt", sequences={"barbarian": 2})
    t.play("barbarian", "unit visigothi-a", "to viennensis-4", "halt", "to viennensis-4").idle()
    assert t.g.migrating[TRIBE["visigothi"]] == 4
    t.g.stack.clear()
    t.sequence("barbarian")
    assert t.forbids("barbarian", "done") == ""
    t.play("barbarian", "unit visigothi-a", "to italia-2", "to italia-3", "to pannoniae-4", "to moesiae-3")
    assert t["moesiae-3"] == "visigothi-a visigothi-b"


@rule("6.2p", "4.3d")
@pytest.mark.parametrize(("board", "rule"), [("vandali-a", "6e"), ("", "")])
def test_a_tribe_that_peace_ties_to_one_home_cannot_move(board: str, rule: str) -> None:
    persae = {"persae-1": "persae-a"} if not board else {"vandali": board}
    t = position(persae, hand={"barbarian": "migration"}).sequence("barbarian")
    assert t.forbids("barbarian", "play migration") == rule


@rule("6.2p", "4.5.3d")
def test_a_kingdom_may_migrate_and_is_a_kingdom_still() -> None:
    t = position(
        {"hispaniae-1": "theodoricus-i visigothi-a"},
        regna={"visigothi": "theodoricus-i hispaniae-1"},
        hand={"barbarian": "migration"},
    ).sequence("barbarian")
    t.play("barbarian", "play migration", "lead theodoricus-i", "take visigothi-a", "to viennensis-2", "halt")
    t.g.stack.clear()
    t.phase("F").idle()
    assert (t.status("visigothi"), t["viennensis-2"]) == ("regnum", "theodoricus-i visigothi-a")


@rule("6.2p", "4.4.2c")
def test_the_armenians_follow_the_barbarian_too() -> None:
    t = migrates({"armenia": "armenia-a", "persae-3": "persae-a"}, "war", "persae", migrating=[1] + [0] * 23)
    t.play("barbarian", "unit armenia-a", "to iberia", "halt")
    assert (t.camp("armenia-a"), t.where("armenia-a")) == ("barbarian", "iberia")


@rule("6.2p", "6.3h")
def test_whoever_is_lost_on_the_way_keeps_nobody_back() -> None:
    t = migrates(
        {"viennensis-2": "reduced visigothi-a", "viennensis-1": "visigothi-b"}, "revolt", plague=ZONE["viennensis-5"]
    )
    t.play("barbarian", "unit visigothi-a", "to viennensis-5")
    assert (t.where("visigothi-a"), t.asked) == ("lost", "Single")


@rule("6.2q")
def test_in_phase_f_it_is_again_what_it_was() -> None:
    t = migrates({"viennensis-2": "alaricus visigothi-a"}, "foederati")
    t.play("barbarian", "lead alaricus", "take visigothi-a", "to hispaniae-1", "to hispaniae-2", "halt")
    t.g.stack.clear()
    t.phase("F").idle()
    assert (t.status("visigothi"), t.camp("visigothi-a"), t.where("visigothi-a")) == (
        "foederati",
        "roman",
        "hispaniae-2",
    )
    assert "occupation" not in [item["why"] for item in t.events("points")]


@rule("6.2q")
@pytest.mark.parametrize("marched", [True, False])
def test_a_status_changed_meanwhile_does_not_last(marched: bool) -> None:
    t = migrates({"viennensis-2": "alani-a"}, "war", "alani")
    if marched:
        march(t, "unit alani-a", "to viennensis-4", "halt")
    t.g.stack.clear()
    t.g.status = changed(t.g.status, TRIBE["alani"], 2)
    assert t.phase("F").idle().status("alani") == "war"


@rule("6.2q", "6.2m", "9.4n")
def test_but_an_ally_keeps_in_step_with_its_major_tribe() -> None:
    t = position(
        {"galliae-1": "gundericus vandali-a", "galliae-2": "alani-a"},
        status={"vandali": "war", "alani": "war"},
        ally={"alani": "vandali"},
        hand={"barbarian": "migration", "roman": "tribute"},
        pv={"roman": 3},
        sequences={"barbarian": 1},
    )
    t.moment("barbarian", "start").play("barbarian", "play migration", "tribe alani")
    t.moment("roman", "start").play("roman", "play tribute")
    t.phase("F").idle()
    assert (t.status("vandali"), t.status("alani")) == ("peace", "peace")


@rule("6.2q", "3.7.2c")
def test_foederati_who_follow_a_usurper_follow_him_still() -> None:
    t = migrates({"galliae-5": "west iovinus visigothi-a"}, "foederati", usurpers={"west": "iovinus"})
    t.play("barbarian", "unit visigothi-a", "to galliae-3", "halt")
    t.g.stack.clear()
    t.phase("F").idle()
    assert (t.where("visigothi-a"), t.follows("visigothi-a")) == ("galliae-3", "west")


@rule("6.2p", "6.2q", "3.6.5a")
def test_until_then_the_whole_tribe_moves_as_one() -> None:
    board = {"galliae-5": "west iovinus alaricus visigothi-a loyal visigothi-b"}
    t = migrates(board, "foederati", usurpers={"west": "iovinus"})
    t.play("barbarian", "lead alaricus", "take visigothi-a", "take visigothi-b", "to galliae-3", "halt")
    assert t["galliae-3"] == "visigothi-b west alaricus visigothi-a"


@rule("6.2p")
def test_a_tribe_with_a_unit_at_sea_cannot_come_together() -> None:
    t = position(
        {"africa-3": "vandali-a", "western-fleet": "vandali-b"},
        status={"vandali": "revolt"},
        fleets={"western-fleet": "barbarian mare-internum-occidentale"},
        hand={"barbarian": "migration"},
    ).sequence("barbarian")
    assert t.forbids("barbarian", "play migration") == "6e"


@rule("6.2p", "3.4.2e")
def test_nor_does_anybody_of_a_people_on_migration_go_aboard() -> None:
    t = migrates(
        {"africa-4": "vandali-a vandali-b"}, "revolt", "vandali", fleets={"western-fleet": "barbarian africa-4"}
    )
    assert t.forbids("barbarian", "board vandali-a western-fleet") == "6.2p"


@rule("6.2p", "4.5.2b")
def test_rebels_among_romans_fight_before_they_leave_but_others_may_come() -> None:
    t = migrates({"galliae-5": "visigothi-a comitatenses-galliae-1", "galliae-6": "visigothi-b"}, "revolt")
    assert (t.asked, t.forbids("barbarian", "halt")) == ("Single", "6.2p")
    t.roll(ten(5), then=1).play("barbarian", "to galliae-5")
    assert (ways(t, "visigothi-a"), ways(t, "visigothi-b")) == ([], ["galliae-5"])
    assert t.events("battle")[0]["attackers"] == ["visigothi-a", "visigothi-b"]


@rule("6.2p", "3.5.1f")
def test_migration_is_no_revolt_and_leaves_a_foederati_caesar_his_title() -> None:
    t = migrates({"galliae-5": "wallia visigothi-a"}, "foederati", caesars={"west": "wallia"})
    assert (t.camp("wallia"), t.office("caesar", "west")) == ("barbarian", "wallia")


@rule("6.2p")
def test_nobody_deals_with_a_tribe_on_migration() -> None:
    t = migrates({"viennensis-2": "visigothi-a"}, "revolt", pv={"roman": 9})
    t.g.hand = changed(t.g.hand, 0, 2)
    assert not t.moment("roman", "start").options("roman", "play")
