"""Chapters 8.1 and 8.2: when there is a battle, how it is evaded, and the refuges of Ravenna and Constantinopolis."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.games.ultimus.data.components import PIECE, ZONE
from rules import rule

GOTHS = {"visigothi": "revolt"}


# ---- 8.1


@rule("8.1a")
def test_enemy_units_in_one_area_must_fight_and_the_camp_on_the_move_attacks() -> None:
    board = {"galliae-5": "visigothi-a comitatenses-galliae-1 tractus-armoricanus ioviani-seniores"}
    t = position(board, status={"visigothi": "foederati"}).sequence("roman")
    assert t.idle().events("battle") == []
    t = position(board, status=GOTHS).roll(ten(5)).combat("roman")
    battle = t.events("battle")[0]
    assert battle["camp"] == "roman"
    assert battle["attackers"] == ["tractus-armoricanus", "comitatenses-galliae-1", "ioviani-seniores"]
    assert battle["defenders"] == ["visigothi-a"]


@rule("8.1a")
def test_several_combats_are_fought_in_the_order_the_attacker_likes_and_none_is_left_out() -> None:
    board = {"galliae-5": "visigothi-a comitatenses-galliae-1", "galliae-2": "visigothi-b comitatenses-galliae-2"}
    t = position(board, status=GOTHS).combat("roman")
    assert t.options("roman") == ["fight galliae-2", "fight galliae-5"]
    t.roll(ten(9), ten(9)).play("roman", "fight galliae-5").idle()
    assert {battle["area"] for battle in t.events("battle")} == {"galliae-5", "galliae-2"}


@rule("8.1b")
def test_enemy_fleets_and_their_cargo_share_a_sea_without_a_battle() -> None:
    board = {"western-fleet": "vandali-a", "eastern-fleet": "lanciarii-seniores"}
    fleets = {
        "western-fleet": "barbarian mare-internum-occidentale",
        "eastern-fleet": "roman mare-internum-occidentale",
    }
    t = position(board, status={"vandali": "regnum"}, fleets=fleets).combat("roman")
    assert t.events("battle") == []


@rule("8.1b")
def test_after_landing_among_enemies_they_fight() -> None:
    board = {"western-fleet": "gensericus vandali-a", "italia-8": "comitatenses-italiae-1"}
    fleets = {"western-fleet": "barbarian mare-internum-occidentale"}
    t = position(board, regna={"vandali": "gensericus africa-4"}, fleets=fleets).sequence("barbarian").roll(ten(9))
    t.play("barbarian", "land western-fleet italia-8", "done")
    assert t.events("battle")[0]["area"] == "italia-8"


# ---- 8.2.1: evasion


def attacked(board: dict[str, str] | None = None, camp: str = "roman", **facts: object) -> Table:
    """Alaric and two units are attacked in Galliae 5 by a Roman army that was there before."""
    standard = {"galliae-5": "alaricus visigothi-a visigothi-b comitatenses-galliae-1 comitatenses-galliae-2"}
    facts.setdefault("status", GOTHS)
    return position(board or standard, **facts).combat(camp)  # type: ignore[arg-type]


@rule("8.2.1a")
def test_a_die_below_the_best_strategic_value_evades() -> None:
    t = attacked().roll(3).play("barbarian", "evade", "with alaricus", "with visigothi-a", "with visigothi-b")
    t.play("barbarian", "flee viennensis-1")
    assert t["viennensis-1"] == "alaricus visigothi-a visigothi-b"
    assert (t.events("evasion")[0]["die"], t.events("evasion")[0]["needed"]) == (3, 4)
    assert t.events("battle") == []


@rule("8.2.1a")
def test_a_die_of_the_value_itself_does_not() -> None:
    t = attacked().roll(4, ten(5)).play("barbarian", "evade")
    assert len(t.events("battle")) == 1


@rule("8.2.1a")
def test_the_best_of_several_leaders_counts() -> None:
    t = attacked({"galliae-5": "visigothi-chief alaricus visigothi-a comitatenses-galliae-1"}).roll(3)
    assert t.play("barbarian", "evade").events("evasion")[0]["needed"] == 4


@rule("8.2.1a")
def test_the_defender_may_stand_and_without_a_leader_he_must() -> None:
    t = attacked()
    assert t.options("barbarian") == ["evade", "stand"]
    t = position({"galliae-5": "visigothi-a comitatenses-galliae-1"}, status=GOTHS).roll(ten(5)).combat("roman")
    assert len(t.events("battle")) == 1


@rule("8.2.1b")
def test_evasion_leads_to_an_adjacent_area_without_enemies_over_a_strait_too() -> None:
    board = {"galliae-1": "alaricus visigothi-a comitatenses-galliae-1", "galliae-3": "comitatenses-galliae-2"}
    t = attacked(board).roll(1).play("barbarian", "evade", "with alaricus", "with visigothi-a")
    found = ["flee britanniae-2", "flee galliae-2", "flee galliae-4", "flee galliae-7"]
    assert t.options("barbarian", "flee") == found
    assert t.forbids("barbarian", "flee galliae-3") == "8.2.1b"


@rule("8.2.1b")
def test_not_to_friends_with_whom_the_force_may_not_stack() -> None:
    board = {"britanniae-2": "alaricus visigothi-a comitatenses-britanniae-1", "britanniae-1": "picti-a"}
    t = attacked(board, status={**GOTHS, "picti": "war"}).roll(1)
    t.play("barbarian", "evade", "with alaricus", "with visigothi-a")
    assert t.forbids("barbarian", "flee britanniae-1") == "8.2.1b"


@rule("8.2.1b")
def test_a_limitanei_unit_does_not_evade_out_of_its_diocese() -> None:
    board = {"galliae-4": "aetius limitanei-germaniae-i comitatenses-galliae-1 alamanni-a"}
    t = attacked(board, "barbarian", status={"alamanni": "war"}, caesars={"west": "aetius"}).roll(1)
    t.play("roman", "evade", "with aetius")
    assert t.may("roman", "flee italia-1")
    assert t.may("roman", "flee alamanni")
    t.play("roman", "with limitanei-germaniae-i")
    assert t.options("roman", "flee") == ["flee galliae-1", "flee galliae-2", "flee galliae-6"]


@rule("8.2.1b")
def test_a_comitatenses_unit_evades_out_of_its_diocese_only_with_a_prince() -> None:
    board = {"galliae-6": "aetius comitatenses-galliae-1 alamanni-a"}
    t = attacked(board, "barbarian", status={"alamanni": "war"}, caesars={"west": "aetius"}).roll(1)
    assert t.play("roman", "evade", "with aetius", "with comitatenses-galliae-1").may("roman", "flee viennensis-3")
    t = attacked(board, "barbarian", status={"alamanni": "war"}).roll(1)
    t.play("roman", "evade", "with aetius", "with comitatenses-galliae-1")
    assert t.forbids("roman", "flee viennensis-3") == "8.2.1b"


@rule("8.2.1c")
def test_each_leader_takes_along_his_command_capacity_and_the_others_fight() -> None:
    board = {"galliae-4": "dux-mogontiacensis aetius comitatenses-galliae-1 comitatenses-galliae-2 "
                          "comitatenses-galliae-3 alamanni-a"}  # fmt: skip
    t = attacked(board, "barbarian", status={"alamanni": "war"}).roll(1)
    t.play("roman", "evade", "with dux-mogontiacensis", "with comitatenses-galliae-1", "with comitatenses-galliae-2")
    assert t.forbids("roman", "with comitatenses-galliae-3") == "8.2.1c"
    t.roll(ten(5)).play("roman", "flee galliae-2")
    assert t.events("battle")[0]["defenders"] == ["aetius", "comitatenses-galliae-3"]


@rule("8.2.1c")
def test_a_unit_counts_for_a_leader_who_may_command_it() -> None:
    board = {"galliae-4": "aetius visigothi-a comitatenses-galliae-1 alamanni-a"}
    t = attacked(board, "barbarian", status={"alamanni": "war", "visigothi": "foederati"}).roll(1)
    t.play("roman", "evade", "with aetius")
    assert t.may("roman", "with comitatenses-galliae-1")
    assert t.forbids("roman", "with visigothi-a") == "8.2.1c"


@rule("8.2.1c")
def test_guards_go_with_their_leader() -> None:
    board = {"galliae-4": "aetius comitatenses-galliae-1 alamanni-a"}
    t = attacked(board, "barbarian", status={"alamanni": "war"}, guards={"aetius": "buccellarii-4pf"}).roll(1)
    t.play("roman", "evade")
    assert t.forbids("roman", "with buccellarii-4pf") == "3.2.4a"
    t.roll(ten(5)).play("roman", "with aetius", "flee galliae-2")
    assert t["galliae-2"] == "aetius buccellarii-4pf"


@rule("8.2.1d")
def test_nobody_evades_to_where_the_attacker_came_from() -> None:
    board = {"galliae-5": "alaricus visigothi-a", "galliae-6": "aetius ioviani-seniores", "viennensis-1": "aegidius"}
    t = position(board, status=GOTHS).sequence("roman")
    t.play("roman", "lead aetius", "take ioviani-seniores", "to galliae-5", "halt", "done").roll(1)
    t.play("barbarian", "evade", "with alaricus", "with visigothi-a")
    found = ["flee galliae-3", "flee galliae-7", "flee viennensis-1", "flee viennensis-5"]
    assert t.options("barbarian", "flee") == found
    assert t.forbids("barbarian", "flee galliae-6") == "8.2.1d"


@rule("8.2.1d")
def test_nor_to_any_of_the_areas_if_the_attacker_came_from_several() -> None:
    board = {"galliae-5": "alaricus visigothi-a", "viennensis-5": "sarus comites-alani comites-seniores",
             "viennensis-2": "aetius ioviani-seniores"}  # fmt: skip
    t = position(board, status=GOTHS).sequence("roman")
    t.play("roman", "lead aetius", "take ioviani-seniores", "to viennensis-1", "to galliae-5", "halt")
    t.play("roman", "lead sarus", "take comites-alani", "take comites-seniores", "to galliae-5", "halt", "done").roll(1)
    t.play("barbarian", "evade", "with alaricus", "with visigothi-a")
    assert t.options("barbarian", "flee") == ["flee galliae-3", "flee galliae-6", "flee galliae-7"]
    assert [t.forbids("barbarian", f"flee viennensis-{area}") for area in (1, 5)] == ["8.2.1d", "8.2.1d"]


VANDALS = ("lead gundericus", "take vandali-a", "take vandali-b", "to galliae-5", "halt")
"""They attack the Romans in Galliae 5 from Galliae 6."""


@rule("8.2.1d", "6.2p")
@pytest.mark.parametrize("first", ["attack", "leave"])
def test_foederati_who_are_called_away_do_not_open_the_attacker_s_way(first: str) -> None:
    board = {"galliae-5": "aetius ioviani-seniores visigothi-a", "galliae-6": "gundericus vandali-a vandali-b"}
    leave = ("play migration", "tribe visigothi", "unit visigothi-a", "to galliae-3", "halt")
    t = position(board, status={"visigothi": "foederati", "vandali": "war"}, hand={"barbarian": "migration"})
    flees_from_vandals(t, *((VANDALS, leave) if first == "attack" else (leave, VANDALS)))


@rule("8.2.1d", "3.6.3d")
@pytest.mark.parametrize("first", ["attack", "leave"])
def test_rebels_who_leave_an_augustus_do_not_open_the_attacker_s_way(first: str) -> None:
    board = {"galliae-5": "aetius ioviani-seniores west castinus comitatenses-galliae-1",
             "galliae-6": "gundericus vandali-a vandali-b", "hispaniae-1": "west iovinus"}  # fmt: skip
    leave = ("lead castinus", "take comitatenses-galliae-1", "to galliae-3", "halt")
    t = position(board, status={"vandali": "war"}, usurpers={"west": "iovinus"})
    flees_from_vandals(t, *((VANDALS, leave) if first == "attack" else (leave, VANDALS)))


def flees_from_vandals(t: Table, *marches: tuple[str, ...]) -> None:
    """The Barbarian marches; then Aetius may evade, but not to where the Vandals came from."""
    t.sequence("barbarian")
    t.roll(1)
    for text in (*(text for march in marches for text in march), "done"):
        if t.may("barbarian", text):
            t.play("barbarian", text)
    t.play("roman", "evade", "with aetius", "with ioviani-seniores")
    assert t.forbids("roman", "flee galliae-6") == "8.2.1d"
    assert t.may("roman", "flee galliae-7")


@rule("8.4.1a", "8.2.1d", "6.2p")
def test_nor_do_they_for_a_retreat() -> None:
    board = {"galliae-5": "ioviani-seniores visigothi-a", "galliae-6": "gundericus vandali-a vandali-b"}
    leave = ("play migration", "tribe visigothi", "unit visigothi-a", "to galliae-3", "halt")
    t = position(board, status={"visigothi": "foederati", "vandali": "war"}, hand={"barbarian": "migration"})
    t.sequence("barbarian").roll(ten(5), then=1)
    for text in (*VANDALS, *leave, "done"):
        if t.may("barbarian", text):
            t.play("barbarian", text)
    assert t.options("roman") == ["retreat galliae-7", "retreat viennensis-1", "retreat viennensis-5"]


@rule("8.2.1d", "6.2p")
def test_foederati_who_go_over_close_no_way_that_they_came() -> None:
    board = {"galliae-5": "alaricus visigothi-b", "galliae-6": "vandali-a", "galliae-7": "aetius ioviani-seniores"}
    t = position(board, status={"visigothi": "war", "vandali": "foederati"}, hand={"barbarian": "migration"},
                 sequences={"barbarian": 1})  # fmt: skip
    t.sequence("roman").play("barbarian", "pass")
    t.play("roman", "lead aetius", "take ioviani-seniores", "to galliae-5", "halt").play("barbarian", "pass")
    t.play("roman", "unit vandali-a", "to galliae-5")
    t.play("barbarian", "play migration", "tribe vandali").play("roman", "done").roll(1)
    t.play("barbarian", "evade", "with alaricus", "with visigothi-b")
    assert t.may("barbarian", "flee galliae-6")
    assert t.forbids("barbarian", "flee galliae-7") == "8.2.1d"


@rule("8.2.1d")
def test_where_he_came_from_in_an_earlier_sequence_is_open() -> None:
    came = (PIECE["ioviani-seniores"], ZONE["galliae-6"], ZONE["galliae-5"])
    t = position({"galliae-5": "alaricus visigothi-a ioviani-seniores"}, status=GOTHS, entered=came)
    t.sequence("roman").play("roman", "done").roll(1).play("barbarian", "evade", "with alaricus", "with visigothi-a")
    assert t.may("barbarian", "flee galliae-6")


@rule("8.2.1d")
def test_without_a_lawful_area_there_is_no_evasion() -> None:
    board = {"galliae-2": "alaricus visigothi-a comitatenses-galliae-1 comitatenses-galliae-2",
             "galliae-1": "comitatenses-galliae-3", "galliae-3": "ioviani-seniores",
             "galliae-4": "herculiani-seniores", "galliae-6": "comites-seniores"}  # fmt: skip
    t = position(board, status=GOTHS).roll(ten(9)).combat("roman")
    assert t.events("evasion") == []
    assert t.where("alaricus") == "gone"


CORNERED = {
    "britanniae-1": "aetius comitatenses-britanniae-1 saxones-a",
    "britanniae-2": "saxones-b",
    "britanniae-3": "vandali-a",
}
"""The only way out leads to the Picti, who are at peace."""


@rule("8.2.1d", "3.2.4a", "3.4.1e")
@pytest.mark.parametrize("guards", [{}, {"aetius": "buccellarii-4pf"}])
def test_where_the_guards_may_not_be_their_leader_is_not_asked_to_evade(guards: dict[str, str]) -> None:
    t = position(CORNERED, guards=guards, status={"saxones": "war", "vandali": "revolt"}).roll(ten(5), then=1)
    assert (t.combat("barbarian").asked == "TryEvasion") is not bool(guards)


@rule("6.3f", "3.2.4a", "3.4.1e")
@pytest.mark.parametrize(("guards", "rule"), [({}, ""), ({"aetius": "buccellarii-4pf"}, "6e")])
def test_nor_can_he_flee(guards: dict[str, str], rule: str) -> None:
    hand = {"roman": "opportune-flight divine-favour"}
    t = position(CORNERED, guards=guards, status={"saxones": "war", "vandali": "revolt"}, hand=hand)
    t.moment("roman", "battle", "britanniae-1")
    assert t.forbids("roman", "play opportune-flight") == rule


# ---- 8.2.2: refuge


ARMY = "honorius constantius-iii comites-alani ioviani-seniores comitatenses-italiae-1"


def besieged(more: str = "", **facts: object) -> Table:
    """Visigothi attack Ravenna, where Honorius has an army."""
    board = {"italia-4": f"{ARMY} {more} alaricus visigothi-a visigothi-b"}
    return position(board, status=GOTHS, **facts).combat("barbarian")  # type: ignore[arg-type]


@rule("8.2.2a")
def test_the_log_tells_who_goes_behind_the_walls() -> None:
    t = besieged(guards={"constantius-iii": "buccellarii-3pf-1"})
    t.play("roman", "refuge", "with comites-alani", "with constantius-iii")
    assert [told["pieces"] for told in t.events("company")] == [
        ["comites-alani"],
        ["constantius-iii", "buccellarii-3pf-1"],
    ]
    last = [event for event in t.match.events if event.kind == "company"][-1]
    assert "Constantius III" in t.match.sentence(last)


@rule("8.2.2a", "3.2.4a")
def test_and_that_the_guard_of_the_augustus_goes_with_him() -> None:
    t = besieged(guards={"honorius": "buccellarii-2pf-1"}).play("roman", "refuge")
    assert t.events("company")[0] == {"pieces": ["buccellarii-2pf-1"], "area": "italia-4"}


@rule("8.2.2a")
def test_the_augustus_takes_refuge_with_a_palatine_unit_first() -> None:
    t = besieged()
    assert t.options("roman") == ["refuge", "pass"]
    t.play("roman", "refuge")
    assert t.forbids("roman", "done") == "8.2.2a"
    t.play("roman", "with comites-alani", "done")
    assert t["ravenna"] == "honorius comites-alani"


@rule("8.2.2a")
def test_at_most_one_leader_two_palatine_units_and_one_guard_go_with_him() -> None:
    t = besieged("attalus herculiani-seniores", guards={"honorius": "buccellarii-2pf-1"}).play("roman", "refuge")
    assert t["ravenna"] == "honorius buccellarii-2pf-1"
    t.roll(ten(9)).play("roman", "with comites-alani", "with ioviani-seniores", "with constantius-iii")
    assert t["ravenna"] == "honorius constantius-iii comites-alani ioviani-seniores buccellarii-2pf-1"


@rule("8.2.2a")
@pytest.mark.parametrize(
    ("inside", "refused"),
    [("comites-alani ioviani-seniores", "herculiani-seniores"), ("constantius-iii", "attalus"),
     ("", "comitatenses-italiae-1"), ("", "visigothi-c")],
)  # fmt: skip
def test_there_is_no_room_for_more_or_for_others(inside: str, refused: str) -> None:
    t = besieged("attalus herculiani-seniores west visigothi-c loyal").play("roman", "refuge")
    for piece in inside.split():
        t.play("roman", f"with {piece}")
    assert t.forbids("roman", f"with {refused}") == "8.2.2a"


@rule("8.2.2a")
def test_a_companions_guards_need_the_one_place_for_guards() -> None:
    guards = {"honorius": "buccellarii-2pf-1", "constantius-iii": "buccellarii-3pf-1"}
    t = besieged(guards=guards).play("roman", "refuge")
    assert t.forbids("roman", "with constantius-iii") == "8.2.2a"
    t = besieged(guards={"constantius-iii": "buccellarii-3pf-1"}).play("roman", "refuge", "with constantius-iii")
    assert t["ravenna"] == "honorius constantius-iii buccellarii-3pf-1"


@rule("8.2.2a")
def test_without_a_palatine_unit_or_outside_ravenna_there_is_no_refuge() -> None:
    for area, unit in (("italia-4", "comitatenses-italiae-1"), ("italia-5", "ioviani-seniores")):
        t = position({area: f"honorius {unit} visigothi-a"}, status=GOTHS).roll(ten(9)).combat("barbarian")
        assert t.events("battle")[0]["defenders"] == ["honorius", unit]


@rule("8.2.2a")
def test_when_the_roman_attacks_there_is_none_either() -> None:
    board = {"italia-4": "honorius ioviani-seniores visigothi-a"}
    t = position(board, status=GOTHS).roll(ten(9)).combat("roman")
    assert t.events("refuge") == []
    assert t.events("battle")[0]["attackers"] == ["honorius", "ioviani-seniores"]


@rule("8.2.2a", "6.3f")
def test_nor_when_the_attacker_has_fled() -> None:
    board, hand = {"italia-4": "honorius ioviani-seniores visigothi-a"}, {"barbarian": "opportune-flight"}
    t = position(board, status=GOTHS, hand=hand).combat("barbarian")
    t.play("barbarian", "play opportune-flight", "with visigothi-a", "flee italia-2")
    assert (t.asked, t["italia-4"], t["ravenna"]) == ("", "honorius ioviani-seniores", "")


@rule("8.2.2a")
def test_who_is_in_the_refuge_cannot_be_attacked() -> None:
    t = position({"ravenna": "honorius ioviani-seniores", "italia-4": "visigothi-a"}, status=GOTHS).combat("barbarian")
    assert t.events("battle") == []


@rule("8.2.2b")
def test_the_rest_fights() -> None:
    t = besieged().roll(ten(5)).play("roman", "refuge", "with comites-alani", "done", "stand")
    fighting = ["constantius-iii", "comitatenses-italiae-1", "ioviani-seniores"]
    assert t.events("battle")[0]["defenders"] == fighting


@rule("8.2.2b")
def test_or_evades_on_its_own() -> None:
    t = besieged().roll(2).play("roman", "refuge", "with comites-alani", "done", "evade")
    t.play("roman", "with constantius-iii", "with ioviani-seniores", "with comitatenses-italiae-1", "flee italia-5")
    assert t.events("battle") == []
    assert t["ravenna"] == "honorius comites-alani"


@rule("8.2.2c")
def test_they_come_out_at_no_cost_when_no_barbarian_unit_is_there() -> None:
    t = position({"ravenna": "honorius comites-alani"}).sequence("roman").play("roman", "come-out italia-4")
    t.play("roman", "lead honorius", "take comites-alani", "to italia-5", "to italia-6")
    assert t.options("roman", "to") == ["to italia-5", "to italia-7"]


@rule("8.2.2c")
def test_they_may_stay_and_while_enemies_are_there_they_must() -> None:
    t = position({"ravenna": "honorius comites-alani"}).sequence("roman").idle()
    assert t["ravenna"] == "honorius comites-alani"
    board = {"ravenna": "honorius comites-alani", "italia-4": "visigothi-a", "galliae-1": "aetius"}
    t = position(board, status=GOTHS).sequence("roman")
    assert t.forbids("roman", "come-out italia-4") == "8.2.2c"


@rule("8.2.2d")
def test_when_the_augustus_dies_in_refuge_all_with_him_are_lost() -> None:
    board = {"ravenna": "honorius attalus comites-alani", "italia-4": "visigothi-a", "italia-5": "constantius-iii"}
    t = position(board, status=GOTHS, hand={"barbarian": "assassination"}, guards={"honorius": "buccellarii-2pf-1"})
    t.sequence("barbarian").roll(ten(8), 1).play("barbarian", "play assassination", "leader honorius").idle()
    assert t["ravenna"] == ""
    assert (t.where("attalus"), t.where("comites-alani")) == ("gone", "lost")
    assert t.office("augustus", "west") == "constantius-iii"


@rule("8.2.2d")
def test_the_death_of_a_companion_costs_nobody_else() -> None:
    board = {"ravenna": "honorius attalus comites-alani", "italia-4": "visigothi-a"}
    t = position(board, status=GOTHS, hand={"barbarian": "assassination"}).sequence("barbarian").roll(ten(8))
    t.play("barbarian", "play assassination", "leader attalus")
    assert t["ravenna"] == "honorius comites-alani"


@rule("8.2.2e")
def test_constantinopolis_is_the_refuge_of_the_eastern_augustus() -> None:
    board = {"thracia-3": "theodosius-ii lanciarii-seniores uldin hunni-a hunni-b"}
    t = position(board, status={"hunni": "war"}).combat("barbarian")
    t.play("roman", "refuge")
    assert t["constantinopolis"] == "theodosius-ii lanciarii-seniores"
    assert t.events("battle") == []


@rule("8.2.2e")
def test_and_of_nobody_else() -> None:
    board = {"thracia-3": "honorius lanciarii-seniores uldin hunni-a", "thracia-2": "theodosius-ii"}
    t = position(board, status={"hunni": "war"}).roll(ten(9)).combat("barbarian")
    assert t.events("battle")[0]["defenders"] == ["honorius", "lanciarii-seniores"]


@rule("8.2.2d")
def test_the_augustus_of_the_other_half_dies_in_a_refuge_alone() -> None:
    t = position(
        {"ravenna": "honorius theodosius-ii comites-alani", "asia-1": "procopius"}, hand={"barbarian": "assassination"}
    )
    t.moment("barbarian", "start").roll(ten(9)).play("barbarian", "play assassination", "leader theodosius-ii")
    assert (t.where("theodosius-ii"), t.where("honorius"), t.where("comites-alani")) == ("gone", "ravenna", "ravenna")
