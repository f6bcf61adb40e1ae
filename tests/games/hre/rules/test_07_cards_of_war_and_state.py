"""The Event Cards of war and state, and those played in the middle of things (chapter 7)."""

import pytest

from games.hre.builder import Table, position
from romanum.games.hre.data.components import (
    CARD,
    CARDS,
    COUNTERS,
    PEOPLES,
    PROVINCE,
    PROVINCES,
    SIDE,
)
from romanum.games.hre.state.position import FORT
from rules import rule

THREE = {"roma": "red:1", "cisalpina": "red:1", "sicilia": "red:1"}


def holding(card: str, board: dict[str, str], turn: int = 0, **more: object) -> Table:
    """Red's Roman Phase on the card's last turn, the card in his hand, about to be played."""
    t = position(board, turn=turn or CARDS[CARD[card]].turns[1], hand={"red": [card]}, **more)  # type: ignore[arg-type]
    return t.roman_phase("red")


def playing(card: str, board: dict[str, str], turn: int = 0, **more: object) -> Table:
    """The same, and he plays it."""
    return holding(card, board, turn, **more).play("red", f"card {card}")


# ---- war


@rule("7c", "10.2b")
def test_classis_lands_against_an_ordinary_defence() -> None:
    t = playing("classis", {"roma": "red:2", "africa": "vandali:1"}, roman_vp={"red": 3})
    t.play("red", "recruit", "done").roll(6, 1, 5).play("red", "attack africa from sea")
    assert t.events("round")[0]["defence"] == [5]
    assert t["africa"] == "red:1"


@rule("7c", "10.3b")
def test_classis_does_not_build_bridges() -> None:
    t = playing("classis", {"roma": "red:2", "sicilia": "vandali:1", "africa": "red:1"}, roman_vp={"red": 3})
    t.play("red", "recruit", "done").roll(6, 1, 5, 5).play("red", "attack sicilia from roma")
    assert t.events("round")[0]["defence"] == [5, 5]


@rule("7c")
def test_classis_is_for_one_phase() -> None:
    t = playing("classis", THREE).idle()
    t.roman_phase("red")
    assert not t.g.classis


@rule("7c")
def test_testudo_adds_one_to_each_attack_die() -> None:
    t = position(hand={"red": ["testudo"]}, lugdunensis="suebi:1", aquitania="red:1").place("red", 1).roll(4, 1, 4)
    t.play("red", "attack lugdunensis from aquitania", "card testudo")
    assert t["lugdunensis"] == "red:1"


@rule("7c")
def test_testudo_is_offered_before_the_dice_and_may_be_kept() -> None:
    t = position(hand={"red": ["testudo"]}, lugdunensis="suebi:1", aquitania="red:1").place("red", 1).roll(4, 1, 5)
    t.play("red", "attack lugdunensis from aquitania")
    assert t.options("red") == ["card testudo", "pass"]
    assert not t.events("round")
    t.play("red", "pass")
    assert t["lugdunensis"] == "suebi:1"


@rule("7c")
def test_testudo_holds_for_that_province_until_the_phase_ends() -> None:
    board = {"lugdunensis": "suebi:1", "tarraconensis": "suebi:1", "aquitania": "red:1"}
    t = position(board, hand={"red": ["testudo"]}).place("red", 3).roll(1, 1, 6, 4, 1, 4, 4, 1, 4, 4, 6, 1, 1, 1)
    t.play("red", "attack lugdunensis from aquitania", "card testudo")
    t.play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "red:1"
    t.play("red", "attack tarraconensis from aquitania")
    assert [fought["outcome"] for fought in t.events("round")] == ["loss", "win", "tie", "win"]


@rule("7c")
def test_barbarians_form_no_testudo() -> None:
    t = position(hand={"blue": ["testudo"]}, raetia="red:1", germania_magna="suebi:1").place("suebi", 1)
    t.roll(6, 6, 1, 1).play("blue", "attack raetia from germania-magna")
    assert not t.events("card")
    assert t["raetia"] == "suebi:1"


@rule("7c", "10.4c")
def test_insidiae_adds_one_to_each_defence_die() -> None:
    t = position(hand={"red": ["insidiae"]}, raetia="red:1", germania_magna="suebi:1").place("suebi", 1)
    t.roll(5, 1, 5, 1).play("blue", "attack raetia from germania-magna").play("red", "card insidiae")
    assert t["raetia"] == "red:1"


@rule("7c")
def test_insidiae_ends_with_that_army_s_attack() -> None:
    t = position(hand={"red": ["insidiae"]}, raetia="red:1", germania_magna="suebi:1").place("suebi", 2)
    t.roll(5, 1, 5, 1, 6, 1, 5, 1).play("blue", "attack raetia from germania-magna").play("red", "card insidiae")
    t.play("blue", "attack raetia from germania-magna")
    assert t["raetia"] == "suebi:1"


@rule("7c")
def test_insidiae_needs_difficult_terrain() -> None:
    t = position(hand={"red": ["insidiae"]}, cimbria="red:1", germania_magna="suebi:1").place("suebi", 1)
    t.roll(6, 6, 1).play("blue", "attack cimbria from germania-magna")
    assert t["cimbria"] == "suebi:1"


@rule("7c", "10f")
def test_insidiae_is_played_by_the_player_responsible_for_the_defenders() -> None:
    t = position(hand={"green": ["insidiae"]}, raetia="alamanni:1 by green", cisalpina="red:1").place("red", 1)
    t.roll(5, 1, 5, 1).play("red", "attack raetia from cisalpina")
    assert t.options("green") == ["card insidiae", "pass"]


@rule("7c", "5.3e")
def test_cataphracts_win_ties() -> None:
    t = position(hand={"blue": ["equites-catafracti"]}, mesopotamia="parthi:1", syria="red:1").barbarian_phase("parthi")
    t.play("blue", "card equites-catafracti", "done").roll(3, 1, 3).play("blue", "attack syria from mesopotamia")
    assert t["syria"] == "parthi:1"


@rule("7c")
@pytest.mark.parametrize("people", [people.id for people in PEOPLES])
def test_six_peoples_have_cataphracts(people: str) -> None:
    turn = {"galli": 1, "dalmatae": 1, "marcomanni": 1, "alani": 3, "alamanni": 4, "persae": 5, "gothi": 5, "franci": 5}
    late = {"vandali": 5, "saxones": 6, "hunni": 7}
    t = position(turn={**turn, **late}.get(people, 2), hand={"blue": ["equites-catafracti"]})
    t.barbarian_phase(people, by="blue")
    armoured = {"parthi", "persae", "sarmatae", "alani", "gothi", "hunni"}
    assert ("card equites-catafracti" in t.options("blue")) == (people in armoured)


@rule("7c", "8.2f")
def test_limes_gives_two_forts_for_nothing() -> None:
    t = playing("limes", THREE).play("red", "raise roma", "raise sicilia")
    assert (t["roma"], t["sicilia"]) == ("red:1 fort", "red:1 fort")
    assert t.vp("red")[0] == 0
    assert t.forbids("red", "raise cisalpina") == "8.2f"


@rule("7c", "8a")
def test_limes_gives_no_more_forts_than_counters() -> None:
    t = holding("limes", THREE)
    for p in [p for p, province in enumerate(PROVINCES) if province.id not in THREE][: COUNTERS.forts - 1]:
        t.g.fort[p] = FORT
    t.play("red", "card limes")
    assert t.g.forts_ready[SIDE["red"]] == 1


@rule("7c", "8.2f")
def test_forts_of_limes_are_for_this_phase_alone() -> None:
    t = playing("limes", THREE).idle()
    assert t.events("forts-lapse") == [{"faction": "red", "forts": 2}]
    assert t.g.forts_ready[SIDE["red"]] == 0


@rule("7c")
def test_auxilia_come_on_top_of_seven_legions() -> None:
    board = {"roma": "red:3", "cisalpina": "red:3", "sicilia": "red:1"}
    t = playing("auxilia-barbarica", board).play("red", "done")
    assert t.g.stack[-1].left == 2


@rule("7c", "8a")
def test_auxilia_need_unused_counters() -> None:
    board = {"roma": "red:3", "cisalpina": "red:3", "sicilia": "red:3"}
    t = playing("auxilia-barbarica", board).play("red", "done")
    assert t.g.stack[-1].left == 1


@rule("7c")
def test_as_many_legions_leave_after_points_are_counted() -> None:
    t = playing("auxilia-barbarica", {"roma": "red:2"}).play("red", "done", "place roma", "place sicilia")
    assert t.asked == "DismissAuxilia"
    assert t.events("points")
    t.play("red", "dismiss roma", "dismiss sicilia")
    assert (t["roma"], t["sicilia"]) == ("red:2", "vacant")
    assert t.match.over


@rule("7c")
def test_auxiliaries_must_be_dismissed() -> None:
    t = playing("auxilia-barbarica", {"roma": "red:2"}).play("red", "done", "place roma", "place sicilia")
    assert t.forbids("red", "done") == "7c"


# ---- state


@rule("7c", "G.vp")
@pytest.mark.parametrize(
    ("extra", "vp"), [({}, 1), ({"syria": "red:1"}, 1), (dict.fromkeys(("syria", "achaea", "africa"), "red:1"), 2)]
)
def test_tributum_scores_a_point_for_every_three_provinces(extra: dict[str, str], vp: int) -> None:
    t = playing("tributum", {**THREE, **extra})
    assert t.events("card-points")[0]["vp"] == vp


@rule("7c")
def test_tributum_needs_three_provinces() -> None:
    t = holding("tributum", {"roma": "red:2", "sicilia": "red:1"}, roman_vp={"red": 5})
    assert t.asked == "Build"


@rule("7c")
def test_bread_and_games_score_three_points() -> None:
    t = holding("panem-et-circenses", {"roma": "red:2 city"}).play("red", "card panem-et-circenses")
    assert t.vp("red") == (3, 0)


@rule("7c")
@pytest.mark.parametrize("roma", ["red:2 looted", "red:2", "blue:1 city"])
def test_bread_and_games_need_an_intact_city_in_one_s_roma(roma: str) -> None:
    t = holding("panem-et-circenses", {"sicilia": "red:2", "roma": roma}, roman_vp={"red": 5})
    assert t.asked == "Build"


@rule("7c", "8.2.1a")
def test_donativum_makes_three_legions_cheaper() -> None:
    t = playing("donativum", {"roma": "red:1"}, roman_vp={"red": 11}).play("red", *["recruit"] * 4)
    assert [facts["cost"] for facts in t.events("recruit")] == [2, 2, 2, 3]
    assert t.vp("red") == (2, 0)


@rule("7c")
def test_donativum_is_for_one_phase() -> None:
    t = playing("donativum", {"roma": "red:1"}, roman_vp={"red": 11}).idle()
    t.roman_phase("red", at="build").play("red", "recruit")
    assert t.events("recruit")[-1]["cost"] == 3


@rule("7c")
def test_the_edict_is_for_one_phase() -> None:
    t = playing("edictum-restitutionis", {"roma": "red:1 city", "sicilia": "red:1", "syria": "blue:1"}).idle()
    t.roman_phase("red", at="cities")
    assert t["sicilia"] == "red:1"
    assert t.match.over


@rule("7c")
def test_proscriptio_takes_a_die_of_roman_points() -> None:
    board = {"roma": "red:2", "cisalpina": "blue:1"}
    t = holding("proscriptio", board, roman_vp={"blue": 9, "red": 1}).roll(4).play("red", "card proscriptio")
    assert (t.vp("red"), t.vp("blue")) == ((5, 0), (5, 0))


@rule("7c")
def test_proscriptio_takes_no_more_than_there_is() -> None:
    board = {"roma": "red:2", "cisalpina": "blue:1"}
    t = holding("proscriptio", board, roman_vp={"blue": 2}, barbarian_vp={"blue": 9}).roll(4)
    t.play("red", "card proscriptio")
    assert (t.vp("red"), t.vp("blue")) == ((2, 0), (0, 9))


@rule("7c")
def test_proscriptio_needs_a_neighbour_with_points() -> None:
    far = holding("proscriptio", {"roma": "red:2", "syria": "blue:1"}, roman_vp={"blue": 9, "red": 5})
    poor = holding("proscriptio", {"roma": "red:2", "cisalpina": "blue:1"}, roman_vp={"red": 5})
    assert (far.asked, poor.asked) == ("Build", "Build")


@rule("7c")
def test_the_player_of_proscriptio_names_the_victim() -> None:
    board = {"roma": "red:2", "cisalpina": "blue:1", "sicilia": "green:1", "syria": "yellow:1"}
    t = playing("proscriptio", board, roman_vp={"blue": 9, "green": 9, "yellow": 9})
    assert t.options("red") == ["proscribe green", "proscribe blue"]


@rule("7c", "8.2.4")
def test_the_edict_repairs_all_own_looted_cities_for_nothing() -> None:
    board = {"roma": "red:1 looted", "sicilia": "red:1 looted", "syria": "blue:1 looted"}
    t = playing("edictum-restitutionis", board)
    assert (t["roma"], t["sicilia"], t["syria"]) == ("red:1 city", "red:1 city", "blue:1 looted")


@rule("7c", "9.3.3d")
def test_the_edict_allows_a_city_beyond_the_pairs() -> None:
    t = playing("edictum-restitutionis", {"roma": "red:1 city", "sicilia": "red:1", "syria": "blue:1"})
    assert t.options("red") == ["found sicilia", "done"]
    t.play("red", "found sicilia")
    assert t["sicilia"] == "red:1 city"


@rule("7c", "9.3.3d")
def test_the_edict_allows_no_second_city_beyond_the_pairs() -> None:
    t = playing(
        "edictum-restitutionis", {"roma": "red:1 city", "sicilia": "red:1 city", "syria": "red:1", "africa": "red:1"}
    )
    assert t.options("red") == ["found syria", "found africa", "done"]
    t.play("red", "found syria")
    assert t["africa"] == "red:1"
    assert t.match.over


# ---- reactions to attack and card


def stipendium(vp: int = 2) -> Table:
    t = position(turn=4, hand={"red": ["stipendium"]}, roman_vp={"red": vp}, syria="red:1", mesopotamia="parthi:1")
    return t.place("parthi", 2).roll(6, 6, 1, then=1).play("blue", "attack syria from mesopotamia")


@rule("7c", "G.vp")
def test_stipendium_pays_the_attacker_two_points() -> None:
    t = stipendium(5).play("red", "card stipendium")
    assert (t.vp("red"), t.vp("blue")) == ((3, 0), (0, 2))


@rule("7c")
def test_stipendium_calls_the_attack_off() -> None:
    t = stipendium().play("red", "card stipendium")
    assert t["syria"] == "red:1"
    assert t.g.stack[-1].left == 2
    assert not t.events("round")


@rule("7c")
def test_after_stipendium_the_people_may_not_attack_that_faction() -> None:
    t = stipendium().play("red", "card stipendium")
    assert t.forbids("blue", "attack syria from mesopotamia") == "7c"


@rule("7c")
def test_stipendium_binds_the_people_and_not_its_player() -> None:
    t = stipendium().play("red", "card stipendium").idle()
    t.g.holder[PROVINCE["mesopotamia"]] = SIDE["blue"]
    t.place("blue", 1).roll(6, 6, 1, 6, 6, 1).play("blue", "attack syria from mesopotamia")
    assert t["syria"] == "blue:1"


@rule("7c", "G.vp")
def test_stipendium_must_be_paid_in_roman_points() -> None:
    t = stipendium(1)
    assert t["syria"] == "parthi:1"


@rule("7c")
def test_stipendium_is_not_for_attacks_by_romans() -> None:
    t = position(turn=4, hand={"red": ["stipendium"]}, roman_vp={"red": 9}, syria="red:1", mesopotamia="blue:1")
    t.place("blue", 1).roll(6, 6, 1).play("blue", "attack syria from mesopotamia")
    assert t["syria"] == "blue:1"


@rule("7c")
def test_the_oracle_cancels_a_card() -> None:
    t = position(THREE, hand={"red": ["tributum"], "blue": ["oraculum"]}, aquitania="blue:1").roman_phase("red")
    t.play("red", "card tributum")
    assert t.options("blue") == ["card oraculum", "pass"]
    t.play("blue", "card oraculum")
    assert not t.events("card-points")
    assert t.g.spent == [CARD["tributum"], CARD["oraculum"]]


@rule("7c")
def test_a_silent_oracle_lets_the_card_work() -> None:
    t = position(THREE, hand={"red": ["tributum"], "blue": ["oraculum"]}, aquitania="blue:1").roman_phase("red")
    t.play("red", "card tributum").play("blue", "pass")
    assert t.events("card-points")


@rule("7c", "7b")
def test_a_cancelled_card_counts_against_the_limits() -> None:
    t = position(THREE, hand={"red": ["tributum"], "blue": ["oraculum"]}, aquitania="blue:1").roman_phase("red")
    t.play("red", "card tributum").play("blue", "card oraculum")
    assert t.g.cards_this_turn == [0, 0, 1, 1]


@rule("7c")
def test_the_oracle_may_cancel_a_reaction() -> None:
    t = position(
        turn=4, hand={"red": ["stipendium"], "green": ["oraculum"]}, roman_vp={"red": 5}, syria="red:1",
        mesopotamia="parthi:1",
    )  # fmt: skip
    t.place("parthi", 1).roll(6, 6, 1).play("blue", "attack syria from mesopotamia")
    t.play("red", "card stipendium").play("green", "card oraculum")
    assert t["syria"] == "parthi:1"
    assert t.vp("red") == (5, 0)


@rule("7c", "7d")
def test_in_a_discreet_game_everybody_is_asked_who_might_hold_the_oracle() -> None:
    t = position(THREE, hand={"red": ["tributum"], "blue": ["donativum"]}, options={"discreet": True})
    t.roman_phase("red").play("red", "card tributum")
    assert t.options("blue") == ["pass"]
