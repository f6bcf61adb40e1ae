"""Chapter 3.6: usurpation and civil war."""

import pytest

from games.ultimus.builder import Table, position, ten
from romanum.engine.step import advance
from romanum.games.ultimus.data.components import PIECE
from romanum.games.ultimus.rules.battle.losses import kill_leader
from rules import rule

GAUL = {"galliae-2": "castinus comitatenses-galliae-1 franci-salii-a"}


def attempt(board: dict[str, str], *dice: int, half: str = "western", **more: object) -> Table:
    """The Barbarian plays a Usurpation; without a choice of leaders the dice are rolled at once."""
    hand, status = {"barbarian": f"{half}-usurpation"}, {"franci-salii": "foederati"}
    t = position(board, hand=hand, status=status, **more)  # type: ignore[arg-type]
    t.geostrategy("barbarian")
    return t.roll(*dice).play("barbarian", f"play {half}-usurpation")


# ---- 3.6.1, 3.6.2: attempts


@rule("3.6.1", "3.6.5a")
def test_there_is_one_usurpation_a_half_at_most() -> None:
    t = position(
        {"galliae-2": "west castinus", "galliae-3": "iovinus", "asia-1": "procopius"},
        usurpers={"west": "castinus"},
        hand={"barbarian": "western-usurpation eastern-usurpation"},
    ).geostrategy("barbarian")
    assert t.forbids("barbarian", "play western-usurpation") == "6e"
    t.roll(2).play("barbarian", "play eastern-usurpation")
    assert (t.office("usurper", "west"), t.office("usurper", "east")) == ("castinus", "procopius")


@rule("3.6.2a")
def test_the_pretender_is_an_historical_roman_away_from_every_augustus() -> None:
    t = attempt(
        {
            "italia-4": "honorius sarus",
            "galliae-2": "castinus magister-equitum-per-gallias",
            "galliae-3": "iovinus",
            "hispaniae-1": "alaricus visigothi-a",
            "asia-1": "procopius",
        }
    )
    assert t.options("barbarian") == ["leader iovinus", "leader castinus"]


@rule("3.6.2a")
def test_without_the_stratagem_there_is_no_usurpation() -> None:
    t = position(GAUL, hand={"barbarian": "minor-tribe-uprising"}).geostrategy("barbarian")
    assert t.forbids("barbarian", "play western-usurpation") == "6c"


@rule("3.6.2b", "1.2.1a", "6.2a")
def test_a_validated_usurper_is_flipped() -> None:
    t = attempt({"galliae-2": "castinus"}, 2)
    assert (t.office("usurper", "west"), t.camp("castinus")) == ("castinus", "barbarian")


@rule("3.6.2b")
def test_the_half_is_that_in_which_he_stands() -> None:
    t = attempt({"asia-1": "castinus"}, 2, half="eastern")
    assert (t.office("usurper", "east"), t.follows("castinus")) == ("castinus", "east")


@rule("3.6.2c")
def test_a_failed_attempt_costs_him_nothing() -> None:
    t = attempt({"galliae-2": "castinus"}, 3)
    assert (t.office("usurper", "west"), t.camp("castinus"), t.where("castinus")) == ("nobody", "roman", "galliae-2")
    assert t.hand("barbarian") == []


# ---- 3.6.3: civil war


@rule("3.6.3a", "3.6.3b")
def test_everybody_in_his_area_joins_him_foederati_too() -> None:
    t = attempt({"galliae-2": "castinus gerontius comitatenses-galliae-1 franci-salii-a"}, 1)
    t.play("barbarian", "leader castinus")
    assert t["galliae-2"].startswith("west ")
    assert {t.camp(piece) for piece in t["galliae-2"].split()[1:]} == {"barbarian"}


@rule("3.6.3a")
def test_a_caesar_who_joins_him_is_caesar_no_more() -> None:
    t = attempt({"galliae-2": "iovinus aetius"}, 1, caesars={"west": "aetius"}).play("barbarian", "leader iovinus")
    assert (t.follows("aetius"), t.office("caesar", "west")) == ("west", "nobody")


@rule("3.6.3c")
@pytest.mark.parametrize(("die", "camp"), [(3, "roman"), (4, "barbarian")])
def test_other_leaders_of_his_diocese_are_tested_against_their_cp(die: int, camp: str) -> None:
    t = attempt({"galliae-2": "castinus", "galliae-6": "aetius comitatenses-galliae-1"}).roll(1, die)
    t.play("barbarian", "leader castinus")
    assert t.events("fidelity") == [
        {"leader": "aetius", "die": die, "needed": 4, "joins": camp == "barbarian", "chance": 0.5}
    ]
    assert (t.camp("aetius"), t.camp("comitatenses-galliae-1")) == (camp, camp)


@rule("3.6.3c")
def test_units_without_a_leader_are_not_tested() -> None:
    t = attempt({"galliae-2": "castinus", "galliae-6": "comitatenses-galliae-1"}, 1)
    assert (t.camp("comitatenses-galliae-1"), t.events("fidelity")) == ("roman", [])


@rule("3.6.3c")
def test_leaders_of_foederati_are_tested_and_an_augustus_is_not() -> None:
    t = _italy()
    t.roll(1, 4, 1).play("barbarian", "play western-usurpation")
    assert [test["leader"] for test in t.events("fidelity")] == ["alaricus", "sarus"]
    assert (t.follows("alaricus"), t.follows("visigothi-a"), t.follows("honorius")) == ("west", "west", "loyal")


@rule("3.6.3c", "3.6.3f", "3.2.4a")
@pytest.mark.parametrize(("die", "follows"), [(3, "loyal"), (4, "west")])
def test_leaders_beside_an_augustus_are_tested_too_and_only_his_guards_stay_with_him(die: int, follows: str) -> None:
    t = position(
        {"italia-2": "castinus", "italia-4": "honorius aetius ioviani-seniores"},
        guards={"honorius": "buccellarii-2pf-1"},
        hand={"barbarian": "western-usurpation"},
    ).geostrategy("barbarian")
    t.roll(1, die).play("barbarian", "play western-usurpation")
    assert t.events("fidelity") == [
        {"leader": "aetius", "die": die, "needed": 4, "joins": follows == "west", "chance": 0.5}
    ]
    assert (t.follows("aetius"), t.follows("ioviani-seniores")) == (follows, follows)
    assert (t.follows("honorius"), t.follows("buccellarii-2pf-1")) == ("loyal", "loyal")


def _italy() -> Table:
    return position(
        {"italia-2": "castinus", "italia-3": "alaricus visigothi-a", "italia-4": "honorius sarus"},
        status={"visigothi": "foederati"},
        hand={"barbarian": "western-usurpation"},
    ).geostrategy("barbarian")


@rule("3.6.3d")
def test_one_adjacent_diocese_of_the_half_follows_if_a_d10_is_below_his_cp() -> None:
    t = attempt({"britanniae-2": "constantinus-iii", "galliae-2": "magister-equitum-per-gallias"}, 1)
    assert t.options("barbarian") == ["area galliae-1", "pass"]
    t.roll(ten(2), 1).play("barbarian", "area galliae-1")
    assert t.events("second-diocese") == [{"diocese": "galliae", "die": 2, "needed": 3, "success": True, "chance": 0.3}]
    assert t.follows("magister-equitum-per-gallias") == "west"


@rule("3.6.3d")
def test_on_his_cp_or_more_it_does_not() -> None:
    t = attempt({"britanniae-2": "constantinus-iii", "galliae-2": "magister-equitum-per-gallias"}, 1)
    t.roll(ten(3)).play("barbarian", "area galliae-1")
    assert (t.follows("magister-equitum-per-gallias"), t.events("fidelity")) == ("loyal", [])


@rule("3.6.3d")
def test_the_other_half_is_never_named() -> None:
    t = attempt({"pannoniae-3": "castinus", "italia-2": "aetius"}).roll(1).play("barbarian", "leader castinus")
    assert t.options("barbarian") == ["area italia-1", "pass"]


@rule("3.6.3e")
def test_the_dioceses_are_tested_only_when_the_usurpation_begins() -> None:
    t = position(
        {"galliae-2": "west castinus", "galliae-6": "magister-equitum-per-gallias"},
        usurpers={"west": "castinus"},
        initiative="barbarian",
    )
    t.phase("C").idle()
    assert not t.events("fidelity")


@rule("3.6.3f")
def test_where_several_leaders_are_only_the_one_with_the_highest_cp_is_tested() -> None:
    t = attempt({"galliae-2": "castinus", "galliae-6": "magister-equitum-per-gallias aetius"})
    t.roll(1, 3).play("barbarian", "leader castinus")
    assert [test["leader"] for test in t.events("fidelity")] == ["aetius"]
    assert t.follows("magister-equitum-per-gallias") == "loyal"
    t = attempt({"galliae-2": "castinus", "galliae-6": "magister-equitum-per-gallias aetius"})
    t.roll(1, 4).play("barbarian", "leader castinus")
    assert t.follows("magister-equitum-per-gallias") == "west"


# ---- 3.6.4: success and failure

ITALY = {"italia-4": "west castinus comitatenses-italiae-1", "italia-5": "west felix comitatenses-italiae-2"}


@rule("3.6.4a")
def test_in_the_west_ravenna_and_roma_make_the_usurper_augustus() -> None:
    t = position({**ITALY, "viennensis-4": "honorius"}, usurpers={"west": "castinus"}).phase("F").idle()
    assert (t.office("augustus", "west"), t.events("camps-swap") != []) == ("castinus", True)


@rule("3.6.4a")
@pytest.mark.parametrize(
    "change",
    [
        {"italia-5": "west felix"},
        {"italia-5": "west comitatenses-italiae-2"},
        {"italia-5": "west felix visigothi-a"},
        {"italia-4": "west comitatenses-italiae-1", "italia-3": "west castinus"},
        {"ravenna": "honorius comites-alani"},
    ],
)
def test_not_without_leader_and_roman_unit_in_both_nor_against_a_refuge(change: dict[str, str]) -> None:
    board = {**ITALY, "viennensis-4": "honorius", **change}
    if "ravenna" in change:
        del board["viennensis-4"]
    t = position(board, usurpers={"west": "castinus"}, status={"visigothi": "foederati"}).roll(ten(5), then=1)
    t.phase("F").idle()
    assert not t.events("camps-swap")


@rule("3.6.4a")
def test_in_the_east_constantinopolis_does() -> None:
    t = position(
        {"thracia-3": "east procopius matiarii-seniores", "asia-1": "theodosius-ii"}, usurpers={"east": "procopius"}
    )
    assert t.phase("F").idle().office("augustus", "east") == "procopius"


@rule("3.6.4b", "8.5.2")
def test_an_augustus_beaten_by_the_usurper_himself_dies_and_the_usurpation_succeeds() -> None:
    t = (
        position(
            {"galliae-2": "honorius limitanei-germaniae-i west castinus comitatenses-galliae-1 comitatenses-galliae-2"},
            usurpers={"west": "castinus"},
        )
        .roll(ten(9), then=1)
        .combat("barbarian")
        .idle()
    )
    assert (t.where("honorius"), t.g.won) == ("gone", (1, 0))
    assert t.phase("F").idle().office("augustus", "west") == "castinus"


@rule("3.6.4b")
def test_beaten_by_his_followers_he_loses_the_throne_too() -> None:
    t = (
        position(
            {
                "galliae-2": "honorius limitanei-germaniae-i west aetius comitatenses-galliae-1 comitatenses-galliae-2",
                "galliae-6": "west castinus",
            },
            usurpers={"west": "castinus"},
        )
        .roll(ten(5), then=1)
        .combat("barbarian")
        .idle()
    )
    assert [event["how"] for event in t.events("usurpation-succeeds")] == ["battle"]


@rule("3.6.4b")
def test_beaten_by_a_tribe_he_does_not() -> None:
    t = (
        position(
            {"galliae-2": "honorius limitanei-germaniae-i hunni-a hunni-b", "galliae-6": "west castinus"},
            usurpers={"west": "castinus"},
            status={"hunni": "war"},
        )
        .roll(ten(5), then=1)
        .combat("barbarian")
        .idle()
    )
    assert (t.events("battle") != [], t.events("usurpation-succeeds")) == (True, [])


@rule("3.6.4c")
def test_an_augustus_murdered_in_a_civil_war_makes_the_usurper_augustus() -> None:
    t = position(
        {"galliae-2": "west castinus", "galliae-6": "aetius"},
        usurpers={"west": "castinus"},
        hand={"barbarian": "assassination"},
    ).sequence("barbarian")
    t.roll(ten(8)).play("barbarian", "play assassination", "leader honorius")
    assert [event["how"] for event in t.events("usurpation-succeeds")] == ["murder"]
    assert t.idle().phase("F").idle().office("augustus", "west") == "castinus"


@rule("3.6.4c")
def test_a_murder_in_the_other_half_does_not() -> None:
    t = position({"galliae-2": "west castinus", "asia-1": "procopius"}, usurpers={"west": "castinus"})
    kill_leader(t.g, PIECE["theodosius-ii"], "murder")
    advance(t.g)
    assert (t.g.won, t.office("augustus", "east")) == ((0, 0), "procopius")


@rule("3.6.4e")
def test_with_the_death_of_the_usurper_everybody_is_loyal_again() -> None:
    t = position(
        {"galliae-2": "west castinus", "galliae-6": "west aetius comitatenses-galliae-1"}, usurpers={"west": "castinus"}
    )
    kill_leader(t.g, PIECE["castinus"], "murder")
    advance(t.g)
    assert t.events("usurpation-fails") == [{"half": "west"}]
    assert (t.office("usurper", "west"), t["galliae-6"]) == ("nobody", "aetius comitatenses-galliae-1")


@rule("3.6.4e", "3.5.2b")
def test_if_he_dies_after_his_victory_another_augustus_is_found() -> None:
    t = position({"galliae-2": "west castinus", "italia-2": "aetius"}, usurpers={"west": "castinus"}, year=415)
    kill_leader(t.g, PIECE["honorius"], "murder")
    advance(t.g)
    t.roll(4)
    kill_leader(t.g, PIECE["castinus"], "battle")
    advance(t.g)
    assert t.office("augustus", "west") == "aetius"
    assert not t.phase("F").idle().events("camps-swap")


@rule("3.6.4e", "3.5.2k", "3.5.2l")
def test_if_honorius_fell_to_him_from_424_on_valentinian_comes_from_the_east() -> None:
    board = {"galliae-2": "west castinus", "italia-5": "iohannes", "waiting": "valentinianus-iii"}
    t = position(board, usurpers={"west": "castinus"}, year=424)
    for leader in ("honorius", "castinus"):
        kill_leader(t.g, PIECE[leader], "murder")
        advance(t.g)
    assert (t.office("augustus", "west"), t.where("valentinianus-iii")) == ("valentinianus-iii", "thracia-3")
    assert (t.office("usurper", "west"), t.hand("roman")) == ("iohannes", ["augusta-occidentalis"])


@rule("3.6.4e", "3.5.2j")
def test_before_424_nobody_of_his_house_has_precedence_then_either() -> None:
    board = {"galliae-2": "west castinus", "italia-5": "iohannes valentinianus-iii"}
    t = position(board, usurpers={"west": "castinus"}, year=423)
    for leader in ("honorius", "castinus"):
        kill_leader(t.g, PIECE[leader], "murder")
        advance(t.g)
    assert t.options("roman") == ["leader iohannes", "leader valentinianus-iii"]


# ---- 3.6.5, 3.6.6


@rule("3.6.5a")
def test_two_usurpers_do_not_share_units() -> None:
    t = position(
        {"pannoniae-3": "west castinus comitatenses-illyrici-1 east procopius"},
        usurpers={"west": "castinus", "east": "procopius"},
    ).sequence("barbarian")
    t.play("barbarian", "lead procopius")
    assert t.forbids("barbarian", "take comitatenses-illyrici-1") == "3.6.5a"


@rule("3.6.5a")
def test_while_there_are_two_each_stays_in_his_half() -> None:
    board = {"pannoniae-3": "west castinus", "asia-1": "east procopius"}
    t = position(board, usurpers={"west": "castinus", "east": "procopius"}).sequence("barbarian")
    t.play("barbarian", "lead castinus")
    assert t.forbids("barbarian", "to moesiae-1") == "3.6.5a"
    t = position({"pannoniae-3": "west castinus"}, usurpers={"west": "castinus"}).sequence("barbarian")
    assert t.play("barbarian", "lead castinus").may("barbarian", "to moesiae-1")


@rule("3.6.5b", "5e")
def test_the_first_success_swaps_the_camps_and_the_second_swaps_them_again() -> None:
    east = {"thracia-3": "east procopius matiarii-seniores", "asia-1": "theodosius-ii"}
    both = {"west": "castinus", "east": "procopius"}
    t = position({**ITALY, "viennensis-4": "honorius", "asia-1": "theodosius-ii east procopius"}, usurpers=both)
    t.phase("F").idle()
    assert (t.g.roman_seat, t.office("usurper", "east"), t.camp("procopius")) == (1, "procopius", "barbarian")
    t = position({**ITALY, "viennensis-4": "honorius", **east}, usurpers=both).phase("F").idle()
    assert (t.g.roman_seat, len(t.events("camps-swap"))) == (0, 2)


BOTH = ["western-usurpation", "eastern-usurpation"]


def strayed(board: dict[str, str], **more: object) -> Table:
    """Phase A of the year after one in which the Augusti stood so."""
    t = position({**board, "hunni-1": "hunni-a"}, status={"hunni": "war"}, **more)  # type: ignore[arg-type]
    return t.phase("F").idle().roll(1, 1).phase("A")


@rule("3.6.6")
@pytest.mark.parametrize("taken", BOTH)
@pytest.mark.parametrize("place", ["thracia-2", "alamanni"])
def test_with_an_augustus_astray_the_barbarian_takes_either_usurpation(place: str, taken: str) -> None:
    t = strayed({place: "honorius"})
    assert t.options("barbarian") == [*(f"receive {name}" for name in BOTH), "pass"]
    t.play("barbarian", f"receive {taken}")
    assert [name for name in t.hand("barbarian") if "usurpation" in name] == [taken]
    assert (len(t.hand("barbarian")), t.asked) == (2, "")


@rule("3.6.6")
def test_he_may_leave_it_in_the_cup() -> None:
    t = strayed({"thracia-2": "honorius"}).play("barbarian", "pass")
    assert ([name for name in t.hand("barbarian") if "usurpation" in name], t.asked) == ([], "")


@rule("3.6.6")
def test_with_both_astray_he_takes_each_of_them() -> None:
    t = strayed({"thracia-2": "honorius", "italia-1": "theodosius-ii"})
    t.play("barbarian", "receive eastern-usurpation")
    assert t.forbids("barbarian", "receive eastern-usurpation") == "3.6.6"
    t.play("barbarian", "receive western-usurpation")
    assert [name for name in t.hand("barbarian") if "usurpation" in name] == BOTH
    assert (len(t.hand("barbarian")), t.asked) == (3, "")


@rule("3.6.6")
def test_an_augustus_in_his_refuge_is_not_astray() -> None:
    assert "receives" not in strayed({"ravenna": "honorius"}).kinds()


@rule("3.6.6", "6c")
def test_a_discreet_match_does_not_tell_which_usurpation_he_holds_already() -> None:
    t = strayed({"thracia-2": "honorius"}, removed="eastern-usurpation eastern-usurpation", options={"discreet": True})
    assert t.options("barbarian") == ["receive western-usurpation", "pass"]
    assert t.forbids("barbarian", "receive eastern-usurpation") == "3.6.6"


@rule("3.6.6")
def test_a_vacant_throne_does_not() -> None:
    t = position({"galliae-2": "castinus"}, augusti={"west": "nobody"}).phase("F").idle()
    assert not t.events("strays")
