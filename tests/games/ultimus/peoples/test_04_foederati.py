"""Chapter 4.5: Foederati, their revolt, and kingdoms inside the empire."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.engine.position import changed
from romanum.games.ultimus.data.components import TRIBE, TRIBES
from romanum.games.ultimus.rules.march.limits import at_war
from romanum.games.ultimus.rules.peoples.regna import CheckCapitals
from romanum.games.ultimus.rules.peoples.treaties import payable
from rules import rule

GOTHS = {"galliae-5": "alaricus visigothi-a visigothi-b"}


def leading(camp: str, leader: str, *units: str, board: dict[str, str], **facts: object) -> Table:
    """A leader is about to move with these units."""
    t = position(board, **facts).sequence(camp)  # type: ignore[arg-type]
    return t.play(camp, f"lead {leader}", *(f"take {unit}" for unit in units))


# ---- 4.5.1: Foederati


@rule("4.5.1a")
def test_a_tribe_is_federated_while_all_its_units_are_inside_the_empire() -> None:
    board = {"galliae-4": "burgondi-a", "galliae-6": "burgondi-b"}
    t = position(board, status={"burgondi": "war"}, hand={"roman": "major-federation-treaty"}).sequence("roman")
    t.play("roman", "play major-federation-treaty")
    assert t.status("burgondi") == "foederati"


@rule("4.5.1a")
def test_one_unit_outside_and_there_is_no_treaty() -> None:
    board = {"galliae-4": "burgondi-a", "burgondi": "burgondi-b"}
    t = position(board, status={"burgondi": "war"}, hand={"roman": "major-federation-treaty"}).sequence("roman")
    assert t.forbids("roman", "play major-federation-treaty") == "6e"


@rule("4.5.1a", "6.1b")
def test_nor_while_one_is_at_sea() -> None:
    t = position(
        {"africa-3": "gundericus vandali-a", "western-fleet": "gensericus vandali-b"},
        status={"vandali": "war"},
        fleets={"western-fleet": "barbarian mare-internum-occidentale"},
        hand={"roman": "major-federation-treaty"},
    ).sequence("roman")
    assert t.forbids("roman", "play major-federation-treaty") == "6e"


@rule("4.5.1b")
def test_foederati_follow_their_own_leader() -> None:
    t = leading("roman", "alaricus", "visigothi-a", board=GOTHS, status={"visigothi": "foederati"})
    assert t.may("roman", "to galliae-6")


@rule("4.5.1b")
@pytest.mark.parametrize("facts", [{"augusti": {"west": "constantius-iii"}}, {"caesars": {"west": "constantius-iii"}}])
def test_they_follow_an_augustus_or_caesar(facts: dict[str, dict[str, str]]) -> None:
    board = {"galliae-5": "constantius-iii visigothi-a"}
    t = leading("roman", "constantius-iii", "visigothi-a", board=board, status={"visigothi": "foederati"}, **facts)
    assert t.may("roman", "to galliae-6")


@rule("4.5.1b")
def test_they_follow_no_other_roman() -> None:
    board = {"galliae-5": "constantius-iii visigothi-a"}
    t = leading("roman", "constantius-iii", board=board, status={"visigothi": "foederati"})
    assert t.forbids("roman", "take visigothi-a") == "4.5.1b"


@rule("4.5.1b")
def test_they_never_leave_the_empire_not_even_for_their_old_home() -> None:
    board = {"galliae-4": "gundaharius burgondi-a burgondi-b burgondi-c"}
    t = leading("roman", "gundaharius", "burgondi-a", board=board, status={"burgondi": "foederati"})
    assert t.forbids("roman", "to burgondi") == "4.5.1b"
    assert t.forbids("roman", "to alamanni") == "4.5.1b"


@rule("4.5.1c")
def test_foederati_fight_other_tribes() -> None:
    board = {"galliae-5": "visigothi-a", "galliae-6": "alamanni-a"}
    t = position(board, status={"visigothi": "foederati", "alamanni": "war"}).sequence("roman").roll(ten(0))
    t.play("roman", "unit visigothi-a", "to galliae-6", "done")
    assert t.events("battle")[0]["attackers"] == ["visigothi-a"]


@rule("4.5.1c")
def test_foederati_fight_romans_in_a_civil_war() -> None:
    board = {"galliae-5": "visigothi-a", "galliae-6": "west constantinus-iii comitatenses-galliae-1"}
    t = position(board, status={"visigothi": "foederati"}, usurpers={"west": "constantinus-iii"}).sequence("roman")
    t.roll(ten(0)).play("roman", "unit visigothi-a", "to galliae-6", "done").play("barbarian", "stand")
    assert t.events("battle")[0]["defenders"] == ["constantinus-iii", "comitatenses-galliae-1"]


@rule("4.5.1d")
def test_a_federated_leader_made_caesar_commands_romans_with_a_unit_of_his_own() -> None:
    board = {"galliae-5": "athaulfus visigothi-a comitatenses-galliae-1"}
    facts = {"status": {"visigothi": "foederati"}, "caesars": {"west": "athaulfus"}}
    t = leading("roman", "athaulfus", "comitatenses-galliae-1", board=board, **facts)
    assert t.forbids("roman", "to galliae-6") == "4.5.1d"
    t.play("roman", "take visigothi-a", "to galliae-6")
    assert t.forbids("roman", "drop visigothi-a") == "4.3b"
    t.play("roman", "to viennensis-3", "halt")
    assert t["viennensis-3"] == "athaulfus comitatenses-galliae-1 visigothi-a"


@rule("4.5.1d")
def test_one_who_is_no_caesar_commands_no_romans() -> None:
    board = {"galliae-5": "athaulfus visigothi-a comitatenses-galliae-1"}
    t = leading("roman", "athaulfus", board=board, status={"visigothi": "foederati"})
    assert t.forbids("roman", "take comitatenses-galliae-1") == "4.3b"


@rule("4.5.1d")
def test_the_last_unit_of_his_people_does_not_leave_a_caesar() -> None:
    facts = {"status": {"visigothi": "foederati"}, "caesars": {"west": "athaulfus"}}
    board = {"galliae-5": "athaulfus constantius-iii visigothi-a"}
    t = position(board, augusti={"west": "constantius-iii"}, **facts).sequence("roman")  # type: ignore[arg-type]
    assert t.forbids("roman", "unit visigothi-a") == "4.5.1d"
    assert t.play("roman", "lead constantius-iii").forbids("roman", "take visigothi-a") == "4.5.1d"
    t = position({"galliae-5": "athaulfus visigothi-a visigothi-b"}, **facts).sequence("roman")  # type: ignore[arg-type]
    assert t.may("roman", "unit visigothi-a")


@rule("4.5.1d", "4.3h")
def test_a_leader_whose_only_unit_must_stay_beside_a_caesar_does_not_set_out() -> None:
    """He could do nothing but halt where he stands, again and again."""
    facts = {"status": {"visigothi": "foederati"}, "caesars": {"west": "athaulfus"}}
    t = position({"galliae-5": "athaulfus alaricus visigothi-a"}, **facts).sequence("roman")  # type: ignore[arg-type]
    assert t.forbids("roman", "lead alaricus") == "4.5.1d"
    assert t.may("roman", "lead athaulfus")
    board = {"galliae-5": "athaulfus alaricus visigothi-a visigothi-b"}
    t = position(board, **facts).sequence("roman")  # type: ignore[arg-type]
    assert t.play("roman", "lead alaricus", "take visigothi-a").may("roman", "to galliae-6")


# ---- 4.5.2: revolt


@rule("4.5.2a")
def test_an_uprising_makes_foederati_revolt_and_the_barbarian_has_them_at_once() -> None:
    t = position(GOTHS, status={"visigothi": "foederati"}, hand={"barbarian": "major-tribe-uprising"})
    t.geostrategy("barbarian").play("barbarian", "play major-tribe-uprising", "tribe visigothi")
    assert t.status("visigothi") == "revolt"
    assert t.camp("alaricus") == t.camp("visigothi-a") == "barbarian"


@rule("4.5.2a")
def test_those_whom_a_usurper_had_won_revolt_with_the_rest() -> None:
    board = {"galliae-5": "alaricus visigothi-a west visigothi-b", "galliae-1": "west constantinus-iii"}
    t = position(board, status={"visigothi": "foederati"}, usurpers={"west": "constantinus-iii"},
                 hand={"barbarian": "major-tribe-uprising"}).geostrategy("barbarian")  # fmt: skip
    t.play("barbarian", "play major-tribe-uprising", "tribe visigothi")
    assert t["galliae-5"] == "alaricus visigothi-a visigothi-b"


@rule("4.5.2b")
def test_rebels_beside_romans_do_not_leave_before_they_have_fought() -> None:
    board = {"galliae-5": "alaricus visigothi-a comitatenses-galliae-1", "galliae-6": "visigothi-b"}
    t = position(board, status={"visigothi": "revolt"}).sequence("barbarian")
    assert t.forbids("barbarian", "unit visigothi-a") == "4.5.2b"
    assert t.may("barbarian", "unit visigothi-b")
    t.roll(ten(9)).play("barbarian", "done")
    assert t.events("battle")[0]["area"] == "galliae-5"


@rule("4.5.2b")
def test_nor_do_the_romans() -> None:
    board = {"galliae-5": "visigothi-a comitatenses-galliae-1", "galliae-6": "comitatenses-galliae-2"}
    t = position(board, status={"visigothi": "revolt"}).sequence("roman")
    assert t.forbids("roman", "unit comitatenses-galliae-1") == "4.5.2b"
    assert t.may("roman", "unit comitatenses-galliae-2")


@rule("4.5.2b")
def test_an_evasion_is_enough() -> None:
    board = {"galliae-5": "alaricus visigothi-a comitatenses-galliae-1", "galliae-6": "comitatenses-galliae-2"}
    t = position(board, status={"visigothi": "revolt"}).sequence("roman").play("roman", "done").roll(3)
    t.play("barbarian", "evade", "with alaricus", "with visigothi-a", "flee viennensis-5")
    assert t.events("battle") == []
    assert t["viennensis-5"] == "alaricus visigothi-a"


@rule("4.5.2c")
def test_a_tribe_in_revolt_without_units_is_federated_again() -> None:
    t = position({"lost": "visigothi-a visigothi-b"}, status={"visigothi": "revolt"})
    t.g.last_stand = changed(t.g.last_stand, TRIBE["visigothi"], 5)
    t.adjustments().idle()
    assert t.status("visigothi") == "foederati"
    assert t.camp("visigothi-a") == "roman"


# ---- 4.5.3: kingdoms


def crowning(board: dict[str, str], **status: str) -> Table:
    """The Barbarian has Rex in hand in Phase C."""
    named = {name.replace("_", "-"): state for name, state in status.items()}
    return position(board, status=named, hand={"barbarian": "rex"}).geostrategy("barbarian")


@rule("4.5.3a")
def test_five_tribes_may_form_a_kingdom() -> None:
    may = {tribe.id for tribe in TRIBES if tribe.regnum}
    assert may == {"burgondi", "franci-salii", "ostrogothi", "vandali", "visigothi"}
    t = crowning({"galliae-6": "uldin hunni-a"}, hunni="revolt")
    assert not t.may("barbarian", "play rex")


@rule("4.5.3a")
@pytest.mark.parametrize("status", ["peace", "war", "foederati"])
def test_only_foederati_in_revolt_can(status: str) -> None:
    assert not crowning({"viennensis-2": "wallia visigothi-a"}, visigothi=status).may("barbarian", "play rex")
    assert crowning({"viennensis-2": "wallia visigothi-a"}, visigothi="revolt").may("barbarian", "play rex")


@rule("4.5.3a")
@pytest.mark.parametrize("board", [{"galliae-5": "wallia visigothi-a"}, {"viennensis-2": "visigothi-a"},
                                   {"viennensis-2": "wallia", "viennensis-1": "visigothi-a"}])  # fmt: skip
def test_it_needs_a_town_with_leader_and_unit(board: dict[str, str]) -> None:
    assert not crowning(board, visigothi="revolt").may("barbarian", "play rex")


@rule("4.5.3a")
def test_without_the_roll_there_is_no_kingdom() -> None:
    t = crowning({"viennensis-2": "wallia visigothi-a"}, visigothi="revolt").roll(4).play("barbarian", "play rex")
    assert t.status("visigothi") == "revolt"


@rule("4.5.3b")
def test_the_barbarian_picks_king_and_capital() -> None:
    board = {"viennensis-2": "wallia visigothi-chief visigothi-a", "hispaniae-1": "athaulfus visigothi-b"}
    t = crowning(board, visigothi="revolt").roll(3).play("barbarian", "play rex")
    assert t.options("barbarian") == ["leader athaulfus", "leader wallia", "leader visigothi-chief"]
    t.play("barbarian", "leader athaulfus")
    tribe = TRIBE["visigothi"]
    assert t.status("visigothi") == "regnum"
    assert t.events("regnum") == [
        {
            "tribe": "visigothi",
            "leader": "athaulfus",
            "area": "hispaniae-1",
            "camp": "barbarian",
            "old": "roman",
        }
    ]
    assert t.g.king[tribe] >= 0
    assert t.g.capital[tribe] >= 0


def kingdom(board: dict[str, str], king: str = "wallia", capital: str = "viennensis-2", **facts: object) -> Table:
    """The Visigothi have one."""
    return position(board, regna={"visigothi": f"{king} {capital}"}, **facts)  # type: ignore[arg-type]


@rule("4.5.3c")
def test_the_barbarian_picks_the_next_king_at_once() -> None:
    board = {"viennensis-2": "wallia visigothi-a", "viennensis-1": "theodoricus-i visigothi-chief visigothi-b"}
    t = kingdom(board, hand={"roman": "plague-breaks-out"}).sequence("roman").roll(ten(9))
    t.play("roman", "play plague-breaks-out", "area viennensis-2")
    assert t.options("barbarian") == ["leader theodoricus-i", "leader visigothi-chief"]
    t.play("barbarian", "leader theodoricus-i")
    assert t.events("heir") == [{"tribe": "visigothi", "leader": "theodoricus-i"}]
    assert t.status("visigothi") == "regnum"


@rule("4.5.3c")
def test_a_leader_at_sea_can_be_the_next_king() -> None:
    t = kingdom(
        {"viennensis-2": "wallia visigothi-a", "western-fleet": "visigothi-chief visigothi-b"},
        fleets={"western-fleet": "barbarian mare-internum-occidentale"},
        hand={"roman": "plague-breaks-out"},
    )
    t.sequence("roman").roll(ten(9)).play("roman", "play plague-breaks-out", "area viennensis-2")
    assert t.events("heir") == [{"tribe": "visigothi", "leader": "visigothi-chief"}]


@rule("4.5.3c")
def test_without_another_leader_the_throne_waits_for_the_next_to_enter() -> None:
    t = kingdom({"viennensis-2": "visigothi-a", "waiting": "theodoricus-i"}, king="nobody", year=420)
    t.entries("barbarian")
    assert t.events("heir") == [{"tribe": "visigothi", "leader": "theodoricus-i"}]


@rule("4.5.3d")
def test_a_kingdom_is_the_barbarians_and_always_at_war() -> None:
    t = kingdom({"viennensis-2": "wallia visigothi-a"})
    assert t.camp("wallia") == t.camp("visigothi-a") == "barbarian"
    assert at_war(t.g, TRIBE["visigothi"])
    assert payable(t.g) == []
    t = kingdom({"viennensis-2": "wallia visigothi-a"}, hand={"roman": "major-federation-treaty"}).sequence("roman")
    assert not t.may("roman", "play major-federation-treaty")


@rule("4.5.3e")
def test_a_capital_that_romans_hold_moves_to_another_town() -> None:
    board = {"viennensis-2": "comitatenses-viennenses", "viennensis-1": "wallia visigothi-a",
             "hispaniae-1": "visigothi-chief visigothi-b", "hispaniae-2": "visigothi-c"}  # fmt: skip
    t = kingdom(board).push(CheckCapitals())
    assert t.options("barbarian") == ["area viennensis-1", "area hispaniae-1"]
    t.play("barbarian", "area hispaniae-1")
    assert t.events("capital") == [{"tribe": "visigothi", "area": "hispaniae-1"}]
    assert t.status("visigothi") == "regnum"


@rule("4.5.3e")
def test_without_another_town_the_kingdom_dissolves_into_foederati_in_revolt() -> None:
    board = {"viennensis-2": "comitatenses-viennenses", "galliae-5": "wallia visigothi-a"}
    t = kingdom(board).push(CheckCapitals())
    assert t.status("visigothi") == "revolt"


@rule("4.5.3e")
def test_an_empty_capital_is_kept() -> None:
    t = kingdom({"galliae-5": "wallia visigothi-a"}).push(CheckCapitals())
    assert t.status("visigothi") == "regnum"


@rule("4.5.3f")
def test_limitanei_among_the_franks_of_clovis_stay_roman_and_are_rebuilt() -> None:
    board = {"galliae-3": "chlodovechus franci-salii-a", "galliae-2": "franci-salii-b",
             "galliae-4": "reduced limitanei-germaniae-i", "lost": "limitanei-belgicae-ii"}  # fmt: skip
    t = position(board, year=476, regna={"franci-salii": "chlodovechus galliae-3"})
    t.g.fell = (3,) * len(t.g.fell)
    assert t.camp("limitanei-germaniae-i") == "roman"
    t.adjustments().play("roman", "area galliae-4")
    assert t["galliae-4"] == "limitanei-belgicae-ii reduced limitanei-germaniae-i"
