"""Chapters 8.3 to 8.6: odds, results, losses, retreat, the death of leaders, and what changes the odds."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.games.ultimus.data.components import PIECE, ZONE
from romanum.games.ultimus.rules.battle.forces import quality, strengths, tactics
from rules import rule

WAR = {"alamanni": "war", "hunni": "war", "visigothi": "revolt", "burgondi": "revolt"}
ITALIANS = "comitatenses-italiae-1 comitatenses-italiae-2"


def battle(here: str, die: int, *, area: str = "italia-3", camp: str = "roman", **facts: object) -> Table:
    """The pieces in an area fight; the camp attacks. 5 PF, QU 1 and BT 1 have CO Italiae and Alamanni alike."""
    more = facts.pop("more", {})
    assert isinstance(more, dict)
    t = position({area: here, **more}, status=WAR, **facts).roll(ten(die)).combat(camp)  # type: ignore[arg-type]
    while t.asked == "TryEvasion":
        t.play(t.who, "stand")
    return t


def pieces(names: str) -> list[int]:
    return [PIECE[name] for name in names.split()]


# ---- 8.3


@rule("8.3a")
def test_all_units_and_leaders_of_both_camps_in_the_area_fight() -> None:
    here = f"sarus {ITALIANS} limitanei-raetiae-1 alamanni-a alamanni-b visigothi-chief visigothi-a"
    fought = battle(here, 5).events("battle")[0]
    assert fought["attackers"] == ["sarus", "limitanei-raetiae-1", *ITALIANS.split()]
    assert fought["defenders"] == ["visigothi-chief", "visigothi-a", "alamanni-a", "alamanni-b"]
    assert (fought["attack"], fought["defence"]) == (13, 16)


@rule("8.3b")
@pytest.mark.parametrize(
    ("defenders", "column"), [("alamanni-a", "2/1"), ("alamanni-a alamanni-b", "1/1"), ("alamanni-a burgondi-a", "1/1"),
                              ("alamanni-a alamanni-b alamanni-c", "2/3")]
)  # fmt: skip
def test_the_ratio_of_pf_gives_the_column(defenders: str, column: str) -> None:
    assert battle(f"{ITALIANS} {defenders}", 5).events("battle")[0]["column"] == column


@rule("8.3b")
def test_reduced_units_count_their_reduced_pf() -> None:
    fought = battle(f"{ITALIANS} reduced alamanni-a alamanni-b alamanni-c", 5).events("battle")[0]
    assert (fought["attack"], fought["defence"], fought["column"]) == (10, 6, "3/2")


# ---- 8.4.2: results


@rule("8.4.2a")
def test_e_eliminates_all_units_of_the_force() -> None:
    t = battle("comitatenses-italiae-1 alamanni-a", 9)
    assert t.events("battle")[0]["result"] == ["1/4", "E"]
    assert t.where("alamanni-a") == "lost"


@rule("8.4.2b")
def test_a_costs_every_unit_a_step() -> None:
    t = battle(f"{ITALIANS} comitatenses-illyrici-1 alamanni-a reduced alamanni-b", 4)
    assert t.events("battle")[0]["result"] == ["1/4", "A"]
    assert (t.steps("alamanni-a"), t.steps("alamanni-b")) == (1, 0)


@rule("8.4.2c")
def test_half_of_nine_enemies_reduced_costs_six_attackers_four_steps() -> None:
    gauls = (
        "limitanei-germaniae-i limitanei-belgicae-ii tractus-armoricanus comitatenses-galliae-1 "
        "comitatenses-galliae-2 comitatenses-galliae-3 comites-seniores ioviani-seniores herculiani-seniores"
    )
    huns = "hunni-a hunni-b hunni-c hunni-d hunni-e hunni-f"
    t = battle(f"{gauls} {huns}", 4, area="galliae-4", camp="barbarian")
    fought = t.events("battle")[0]
    assert (len(fought["attackers"]), len(fought["defenders"]), fought["result"]) == (6, 9, ["1/2", "A"])
    assert [t.steps(unit) for unit in gauls.split()] == [1] * 9
    t.play("barbarian", "lose hunni-a", "lose hunni-b", "lose hunni-c")
    assert t.options("barbarian") == ["lose hunni-d", "lose hunni-e", "lose hunni-f"]
    t.play("barbarian", "lose hunni-f")
    assert [t.steps(unit) for unit in huns.split()] == [1, 1, 1, 2, 2, 1]
    assert t.asked == "ChooseRetreat"


@rule("8.4.2d")
def test_r_means_no_losses() -> None:
    t = battle(f"{ITALIANS} alamanni-a", 6)
    assert t.events("battle")[0]["result"] == ["R", "A"]
    assert [t.steps(unit) for unit in ITALIANS.split()] == [2, 2]


LIMES = "limitanei-mauretaniae limitanei-numidiae limitanei-tripolitaniae limitanei-gallaeciae"


@rule("8.4.2e")
def test_a_victor_reduces_no_unit_more_than_once() -> None:
    t = battle(f"attila hunni-a {LIMES}", 4, area="africa-1", camp="barbarian")
    assert t.events("battle")[0]["result"] == ["3/4", "A"]
    assert t.steps("hunni-a") == 1


@rule("8.4.2e")
def test_a_reduced_unit_that_is_chosen_is_eliminated() -> None:
    t = battle("comitatenses-italiae-1 reduced comitatenses-italiae-2 full ioviani-seniores alamanni-a alamanni-b", 7)
    assert t.events("battle")[0]["result"] == ["1/2", "A"]
    t.play("roman", "lose comitatenses-italiae-2")
    assert t.where("comitatenses-italiae-2") == "lost"


# ---- 8.4.1: retreat


@rule("8.4.1a")
def test_the_loser_leaves_for_an_area_of_his_choice() -> None:
    t = battle(f"{ITALIANS} alamanni-a", 6)
    found = ["retreat italia-1", "retreat italia-2", "retreat italia-4", "retreat pannoniae-1", "retreat pannoniae-2",
             "retreat pannoniae-4"]  # fmt: skip
    assert t.options("barbarian") == found
    t.play("barbarian", "retreat pannoniae-4")
    assert t["pannoniae-4"] == "reduced alamanni-a"


@rule("8.4.1a")
def test_not_where_the_attacker_came_from() -> None:
    board = {"italia-2": ITALIANS, "italia-3": "alamanni-a"}
    t = position(board, status=WAR).sequence("roman").roll(ten(6))
    for unit in ITALIANS.split():
        t.play("roman", f"unit {unit}", "to italia-3")
    t.play("roman", "done")
    assert "retreat italia-2" not in t.options("barbarian")
    assert "retreat italia-4" in t.options("barbarian")


@rule("8.4.1a")
def test_a_beaten_attacker_may_go_back() -> None:
    board = {"italia-2": "comitatenses-italiae-1", "italia-3": "alamanni-a alamanni-b"}
    t = position(board, status=WAR).sequence("roman").roll(ten(5))
    t.play("roman", "unit comitatenses-italiae-1", "to italia-3", "done")
    assert t.events("battle")[0]["winner"] == "barbarian"
    assert t.may("roman", "retreat italia-2")


@rule("8.4.1a")
def test_a_beaten_limitanei_unit_that_would_have_to_leave_its_diocese_is_eliminated() -> None:
    more = {"italia-2": "alamanni-b", "italia-3": "alamanni-c"}
    t = battle("limitanei-raetiae-1 hunni-a", 0, area="italia-1", camp="barbarian", more=more)
    assert t.events("battle")[0]["result"][1] == "A"
    assert t.where("limitanei-raetiae-1") == "lost"


MIXED = ("comitatenses-galliae-1 limitanei-germaniae-i visigothi-chief visigothi-a ioviani-seniores alamanni-a "
         "alamanni-b alamanni-c hunni-a")  # fmt: skip


def routed(**more: str) -> Table:
    """Gauls, Foederati and Palatini are beaten in Galliae 4; Hunni stand around."""
    around = {place.replace("_", "-"): text for place, text in more.items()}
    status = {**WAR, "visigothi": "foederati"}
    t = position({"galliae-4": MIXED, **around}, status=status).roll(ten(8)).combat("barbarian")
    return t.play("roman", "stand").play("barbarian", "lose hunni-a")


@rule("8.4.1a")
def test_those_who_cannot_go_along_go_elsewhere() -> None:
    t = routed(galliae_2="hunni-c", galliae_6="hunni-d")
    assert t.options("roman") == ["retreat galliae-1", "retreat italia-1"]
    t.play("roman", "retreat italia-1")
    assert t["italia-1"] == "visigothi-chief reduced ioviani-seniores visigothi-a"
    assert t["galliae-1"] == "reduced limitanei-germaniae-i comitatenses-galliae-1"


@rule("8.4.1a")
def test_or_are_lost() -> None:
    t = routed(galliae_1="hunni-b", galliae_2="hunni-c", galliae_6="hunni-d")
    assert t["italia-1"] == "visigothi-chief reduced ioviani-seniores visigothi-a"
    assert t.where("comitatenses-galliae-1") == t.where("limitanei-germaniae-i") == "lost"


@rule("8.4.1a")
def test_command_capacity_does_not_limit_a_retreat() -> None:
    t = battle(f"honorius {ITALIANS} ioviani-seniores alamanni-a alamanni-b alamanni-c hunni-a", 7, camp="barbarian")
    t.play("roman", "retreat italia-2")
    assert t["italia-2"] == "honorius reduced comitatenses-italiae-1 comitatenses-italiae-2 ioviani-seniores"


# ---- 8.5: the death of leaders


@rule("8.5.1")
def test_leaders_of_a_force_that_suffers_e_die() -> None:
    t = battle(f"{ITALIANS} ioviani-seniores visigothi-chief alamanni-a", 8)
    assert t.events("battle")[0]["result"][1] == "E"
    assert t.where("visigothi-chief") == "returning"


@rule("8.5.1")
def test_leaders_who_cannot_retreat_die() -> None:
    more = {"galliae-1": "ioviani-seniores", "galliae-3": "herculiani-seniores", "galliae-4": "comites-seniores",
            "galliae-6": "comites-alani"}  # fmt: skip
    here = "alaricus visigothi-a comitatenses-galliae-1 comitatenses-galliae-2 comitatenses-galliae-3"
    t = battle(here, 6, area="galliae-2", more=more)
    assert t.events("battle")[0]["result"][1] == "A"
    assert (t.where("alaricus"), t.where("visigothi-a")) == ("gone", "lost")


@rule("8.5.1")
def test_leaders_who_retreat_live() -> None:
    here = "alaricus visigothi-a comitatenses-galliae-1 comitatenses-galliae-2 comitatenses-galliae-3"
    t = battle(here, 6, area="galliae-2").play("barbarian", "retreat galliae-3")
    assert t["galliae-3"] == "alaricus reduced visigothi-a"


def civil_war(rebels: str, loyal: str, die: int, **facts: object) -> Table:
    """Romans against Romans in Italia 3; the rebels attack."""
    t = position({"italia-3": f"{loyal} west {rebels}"}, **facts).roll(ten(die)).combat("barbarian")  # type: ignore[arg-type]
    return t.play("roman", "stand") if t.asked == "TryEvasion" else t


@rule("8.5.2")
def test_an_augustus_beaten_by_a_usurper_is_killed_whatever_the_result() -> None:
    t = civil_war("constantinus-iii comitatenses-italiae-1 comitatenses-italiae-2", "honorius sarus ioviani-seniores",
                  8, usurpers={"west": "constantinus-iii"})  # fmt: skip
    assert t.events("battle")[0]["result"][1] == "A"
    assert (t.where("honorius"), t.where("sarus")) == ("gone", "italia-3")


@rule("8.5.2")
def test_so_is_a_usurper_beaten_by_a_caesar() -> None:
    t = civil_war("constantinus-iii gerontius comitatenses-italiae-1", "constantius-iii ioviani-seniores", 6,
                  usurpers={"west": "constantinus-iii"}, caesars={"west": "constantius-iii"})  # fmt: skip
    assert t.events("battle")[0]["result"][0] == "A"
    assert (t.where("constantinus-iii"), t.where("gerontius")) == ("gone", "italia-3")


@rule("8.5.2")
def test_a_caesar_beaten_by_a_usurper_is_killed_too_and_those_with_him_retreat() -> None:
    t = civil_war("constantinus-iii comitatenses-italiae-1 comitatenses-italiae-2",
                  "constantius-iii sarus ioviani-seniores", 9,
                  usurpers={"west": "constantinus-iii"}, caesars={"west": "constantius-iii"})  # fmt: skip
    assert t.events("battle")[0]["result"][1] == "A"
    assert (t.where("constantius-iii"), t.where("sarus"), t.asked) == ("gone", "italia-3", "ChooseRetreat")
    assert t.office("caesar", "west") == "nobody"


@rule("8.5.2")
def test_augustus_and_caesar_fall_together() -> None:
    t = civil_war("constantinus-iii comitatenses-italiae-1 comitatenses-italiae-2",
                  "honorius sarus ioviani-seniores", 8,
                  usurpers={"west": "constantinus-iii"}, caesars={"west": "sarus"})  # fmt: skip
    assert t.events("battle")[0]["result"][1] == "A"
    assert (t.where("honorius"), t.where("sarus")) == ("gone", "gone")


@rule("8.5.2")
def test_a_caesar_beaten_by_others_who_follow_the_usurper_lives() -> None:
    t = civil_war("gerontius comitatenses-italiae-1 comitatenses-italiae-2", "constantius-iii ioviani-seniores", 8,
                  usurpers={"west": "constantinus-iii"}, caesars={"west": "constantius-iii"})  # fmt: skip
    assert t.events("battle")[0]["result"][1] == "A"
    assert (t.where("constantius-iii"), t.office("caesar", "west")) == ("italia-3", "constantius-iii")


@rule("8.5.2", "3.6.4e", "8.4.1a")
def test_those_who_followed_him_are_loyal_before_they_would_have_to_retreat() -> None:
    t = civil_war("constantinus-iii comitatenses-galliae-1", "constantius-iii ioviani-seniores", 6,
                  usurpers={"west": "constantinus-iii"}, caesars={"west": "constantius-iii"})  # fmt: skip
    assert t.events("usurpation-fails") == [{"half": "west"}]
    assert not t.events("trapped")
    assert not t.events("retreats")
    assert t.follows("comitatenses-galliae-1") == "loyal"
    assert t.where("comitatenses-galliae-1") == "italia-3"


@rule("3.6.4e", "8.4.1a", "6.3h")
def test_so_are_those_still_to_retreat_if_he_dies_of_the_plague_on_the_way() -> None:
    rebels, loyal = "castinus limitanei-germaniae-i comitatenses-galliae-1", "aetius comites-alani ioviani-seniores"
    board = {"galliae-5": f"west {rebels} loyal {loyal}"}
    t = position(board, usurpers={"west": "castinus"}, plague=ZONE["viennensis-1"]).roll(ten(6), ten(9))
    t.combat("roman").play("barbarian", "stand", "retreat viennensis-1")
    assert t.events("usurpation-fails") == [{"half": "west"}]
    assert (t.asked, t.camp("limitanei-germaniae-i"), t.where("limitanei-germaniae-i")) == ("", "roman", "galliae-5")


@rule("8.5.2")
def test_it_applies_only_if_a_usurper_takes_part() -> None:
    t = civil_war("gerontius comitatenses-italiae-1 comitatenses-italiae-2", "honorius ioviani-seniores", 6,
                  usurpers={"west": "constantinus-iii"})  # fmt: skip
    assert t.events("battle")[0]["result"][1] == "A"
    assert t.where("honorius") == "italia-3"
    t = battle("honorius ioviani-seniores alamanni-a alamanni-b", 7, camp="barbarian")
    assert t.asked == "ChooseRetreat"
    assert t.where("honorius") == "italia-3"


# ---- 8.6: modifiers


@rule("8.6.1")
def test_the_average_quality_of_1_1_3_and_2_is_1() -> None:
    g = position().g
    assert quality(g, pieces("comitatenses-galliae-1 comitatenses-galliae-2 comites-alani comites-seniores")) == 1


@rule("8.6.1")
def test_each_point_of_quality_shifts_a_column_at_most_two() -> None:
    g = position().g
    romans, huns = pieces("comitatenses-galliae-1"), pieces("hunni-a")
    found = strengths(g, huns, pieces("bagaudes-a"))
    assert (found.column, found.shifted, found.modifiers[0]["value"]) == (7, 9, 2)
    found = strengths(g, romans, huns)
    assert found.shifted == found.column - 2
    found = strengths(g, romans, pieces("visigothi-a"))
    assert found.shifted == found.column - 1


@rule("8.6.1")
def test_reduced_units_have_their_reduced_quality() -> None:
    g = position({"italia-3": "reduced hunni-a"}).g
    assert quality(g, pieces("hunni-a")) == 2


@rule("8.6.2")
def test_the_best_leaders_bonus_counts() -> None:
    assert tactics(position().g, pieces("honorius stilicho sarus comitatenses-galliae-1")) == 3


@rule("8.6.2")
def test_without_leaders_the_mean_of_the_units_rounded_down() -> None:
    g = position().g
    assert tactics(g, pieces("hunni-a comitatenses-galliae-1")) == 1
    assert tactics(g, pieces("limitanei-germaniae-i comitatenses-galliae-1")) == 0


@rule("8.6.2")
def test_the_difference_is_added_to_the_die() -> None:
    t = battle(f"stilicho {ITALIANS} visigothi-chief alamanni-a alamanni-b", 4)
    fought = t.events("battle")[0]
    assert [(m["rule"], m["value"]) for m in fought["modifiers"]] == [("8.6.2", 2)]
    assert fought["result"] == ["3/4", "A"]


@rule("8.6.3")
def test_the_better_political_capacity_helps_in_a_battle_of_princes() -> None:
    t = civil_war("constantinus-iii comitatenses-italiae-1", "honorius ioviani-seniores", 5,
                  usurpers={"west": "constantinus-iii"})  # fmt: skip
    assert ("8.6.3", 1) in [(m["rule"], m["value"]) for m in t.events("battle")[0]["modifiers"]]
    t = civil_war("constantinus-iii comitatenses-italiae-1", "aetius honorius ioviani-seniores", 5,
                  usurpers={"west": "constantinus-iii"}, caesars={"west": "aetius"})  # fmt: skip
    assert ("8.6.3", -1) in [(m["rule"], m["value"]) for m in t.events("battle")[0]["modifiers"]]


@rule("8.6.3")
def test_foederati_beside_the_romans_do_not_take_it_away() -> None:
    t = civil_war("constantinus-iii comitatenses-italiae-1", "honorius ioviani-seniores visigothi-a", 5,
                  usurpers={"west": "constantinus-iii"}, status={"visigothi": "foederati"})  # fmt: skip
    assert ("8.6.3", 1) in [(m["rule"], m["value"]) for m in t.events("battle")[0]["modifiers"]]


@rule("8.6.3")
@pytest.mark.parametrize(
    ("rebels", "loyal"),
    [("gerontius comitatenses-italiae-1", "honorius ioviani-seniores"),
     ("constantinus-iii comitatenses-italiae-1", "sarus ioviani-seniores"),
     ("constantinus-iii comitatenses-italiae-1", "honorius visigothi-a")],
)  # fmt: skip
def test_not_without_princes_and_romans_on_both_sides(rebels: str, loyal: str) -> None:
    t = civil_war(rebels, loyal, 5, usurpers={"west": "constantinus-iii"}, status={"visigothi": "foederati"})
    assert "8.6.3" not in [m["rule"] for m in t.events("battle")[0]["modifiers"]]
