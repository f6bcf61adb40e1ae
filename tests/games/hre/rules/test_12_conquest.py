"""Chapter 12: conquest and looting."""

import pytest

from games.hre.builder import position
from games.hre.rules.combat_builder import strike
from rules import rule

# ---- conquest


@rule("12a")
def test_a_province_is_conquered_when_its_last_defender_is_gone() -> None:
    t = position(macedonia="red:1", thracia="dalmatae:1 city").place("red", 2).roll(6, 1, 1)
    t.play("red", "attack thracia from macedonia")
    assert t.options("red") == ["loot", "spare"], "at once, while an Army is still to be placed"


@rule("12a")
def test_a_vacant_province_is_conquered_too() -> None:
    t = position(macedonia="red:1", thracia="city").place("red", 1).play("red", "place thracia")
    assert t.options("red") == ["loot", "spare"]


@rule("12a")
def test_a_province_held_at_the_start_of_the_phase_is_not_conquered() -> None:
    t = position(turn=2, parthia="parthi:1", mesopotamia="parthi:1 city").barbarian_phase("parthi", at="build")
    t.play("blue", "lift mesopotamia", "done", "place mesopotamia")
    assert t["mesopotamia"] == "parthi:1 city"
    assert t.asked == "Place"


@rule("12a")
def test_a_province_of_the_players_other_side_is_not_conquered() -> None:
    t = position(turn=2, parthia="parthi:1 by blue", mesopotamia="blue:1 city").place("parthi", 1)
    t.play("blue", "attack mesopotamia from parthia")
    assert t.vp("blue")[1] == t.events("points")[0]["points"]


@rule("12a", "8.1c")
def test_a_people_that_changes_hands_held_its_provinces_for_its_new_player() -> None:
    t = position(turn=2, parthia="parthi:1 by red", mesopotamia="parthi:1 city")
    t.barbarian_phase("parthi", by="blue", at="build").play("blue", "lift mesopotamia", "done", "place mesopotamia")
    assert t.asked == "Place"
    assert [e["province"] for e in t.events("occupy")] == ["mesopotamia"]


@rule("12a", "8.1c")
def test_a_people_that_has_gone_to_another_player_holds_nothing_for_its_old_one() -> None:
    t = position(turn=2, parthia="parthi:1 by red", mesopotamia="parthi:1 city", syria="red:1", armenia="blue:1")
    t.barbarian_phase("parthi", by="blue", at="cities").idle()
    t.place("red", 1).roll(6, 1, 1, 1).play("red", "attack mesopotamia from syria")
    assert t.options("red") == ["loot", "spare"]


@rule("12a")
@pytest.mark.parametrize("own", ["daci:1 by red", "cantabri:1 by red", "dalmatae:1 by red"])
def test_what_any_side_of_the_player_held_is_not_conquered(own: str) -> None:
    t = position(macedonia="red:1", thracia=own).place("red", 1)
    t.play("red", "attack thracia from macedonia")
    assert [e["province"] for e in t.events("occupy")] == ["thracia"]
    assert not t.events("conquer")


@rule("12a")
@pytest.mark.parametrize(
    ("thracia", "move", "dice"),
    [
        ("fort:red", "place thracia", []),
        ("was:red city", "place thracia", []),
        ("red-rebels:1", "attack thracia from macedonia", [6, 1, 1]),
        ("daci:1 by blue", "attack thracia from macedonia", [6, 1, 1]),
    ],
)
def test_neither_walls_nor_rebels_nor_memories_hold_a_province(thracia: str, move: str, dice: list[int]) -> None:
    t = position(macedonia="red:1", thracia=thracia).place("red", 1).roll(*dice).play("red", move)
    assert [e["province"] for e in t.events("conquer")] == ["thracia"]
    assert not t.events("occupy")


@rule("12a", "2.1a")
@pytest.mark.parametrize("holder", ["red", "green"])
def test_with_two_players_what_either_faction_held_is_not_conquered(holder: str) -> None:
    t = position(seats=2, turn=2, parthia="parthi:1 by red", mesopotamia=f"{holder}:1", syria="yellow:1").place(
        "parthi", 1
    )
    t.play("red", "attack mesopotamia from parthia")
    assert [e["province"] for e in t.events("occupy")] == ["mesopotamia"]


@rule("12a", "10.5b")
def test_one_s_own_kingdom_of_this_phase_is_conquered_and_brings_no_loot() -> None:
    t = position(turn=2, hand={"red": ["daci"]}, thracia="red:2", roma="red:1").roman_phase("red").roll()
    t.play("red", "card daci", "done", "lift thracia", "attack dacia from thracia", "raze")
    assert [e["province"] for e in t.events("conquer")] == ["dacia"]
    assert t["dacia"] == "red:1 city"
    assert t.asked != "Loot"


@rule("12a")
def test_a_repelled_attack_conquers_nothing() -> None:
    t = position(macedonia="red:1", thracia="dalmatae:1 city").place("red", 2).roll(1, 1, 6)
    t.play("red", "attack thracia from macedonia")
    assert t.asked == "Place"


@rule("12a")
def test_a_people_that_enters_the_map_conquers_its_starting_province() -> None:
    t = position(turn=1, lugdunensis="red:1 city").barbarian_phase("galli", at="build")
    assert t.options("blue") == ["loot", "spare"]


@rule("12a", "7.3b")
def test_a_stricken_province_is_taken_without_conquest() -> None:
    t = position(macedonia="red:1", thracia="city stricken").place("red", 2).play("red", "place thracia")
    assert t["thracia"] == "red:1 city"
    assert t.asked == "Place"


@rule("12a", "7.3b")
def test_what_was_stricken_is_an_ordinary_province_once_it_has_been_taken() -> None:
    t = position(macedonia="red:1", thracia="city stricken", sarmatia="sarmatae:1").place("red", 1)
    t.play("red", "place thracia")
    t.place("sarmatae", 1).roll(6, 1, 1).play("blue", "attack thracia from sarmatia")
    assert t.options("blue") == ["loot", "spare"]


# ---- looting


@rule("12b", "12c")
def test_example_julia_loots_aegyptus() -> None:
    t = position(iudaea="red:1", aegyptus="aegyptii:1 city").place("red", 1).roll(6, 1, 1)
    t.play("red", "attack aegyptus from iudaea").roll(4).play("red", "loot")
    assert t.events("loot")[0]["points"] == 6
    assert t["aegyptus"] == "red:1 looted"


@rule("12b")
def test_the_points_come_at_once() -> None:
    t = position(macedonia="red:1", thracia="dalmatae:1 city").place("red", 2).roll(6, 1, 1, 5)
    t.play("red", "attack thracia from macedonia", "loot")
    assert t.vp("red") == (5, 0)
    assert t.asked == "Place"


@rule("12b")
def test_a_city_may_be_spared() -> None:
    t = position(macedonia="red:1", thracia="dalmatae:1 city").place("red", 2).roll(6, 1, 1)
    t.play("red", "attack thracia from macedonia", "spare")
    assert t["thracia"] == "red:1 city"
    assert t.vp("red") == (0, 0)


@rule("12b")
def test_a_looted_city_is_not_looted_again() -> None:
    t = position(macedonia="red:1", thracia="dalmatae:1 looted").place("red", 2).roll(6, 1, 1)
    t.play("red", "attack thracia from macedonia")
    assert t.asked == "Place"


@rule("12c")
def test_the_bonus_goes_with_the_kingdom_that_is_looted() -> None:
    t = position(iudaea="red:1", aegyptus="mauri:1 city").place("red", 1).roll(6, 1, 1, 4)
    t.play("red", "attack aegyptus from iudaea", "loot")
    assert t.events("loot")[0]["points"] == 4


@rule("12c", "7.2a")
def test_the_bonus_is_there_for_a_tribe_that_drives_the_kingdom_out() -> None:
    t = position(turn=5, hand={"red": ["blemmyes"]}, aegyptus="aegyptii:1 by blue city", roma="red:1")
    t.roman_phase("red").play("red", "card blemmyes").roll(4).play("red", "loot")
    assert t.events("loot")[0]["points"] == 4 + 2
    assert t["aegyptus"] == "blemmyes:1 looted"


@rule("12c", "9.2b")
def test_the_bonus_is_there_for_a_people_that_drives_the_kingdom_out() -> None:
    t = position(turn=7, dacia="daci:1 by red city").barbarian_phase("hunni", at="build").roll(4).play("blue", "loot")
    assert t.events("loot")[0]["points"] == 4 + 1


@rule("12c")
def test_the_bonus_is_there_for_whoever_finds_the_city_empty_after_the_kingdom() -> None:
    t = position(iudaea="red:1", aegyptus="city was:aegyptii").place("red", 1).roll(4)
    t.play("red", "place aegyptus", "loot")
    assert t.events("loot")[0]["points"] == 4 + 2


@rule("12c")
def test_the_bonus_is_gone_once_somebody_else_has_held_the_city() -> None:
    t = position(iudaea="red:1", aegyptus="city was:mauri").place("red", 1).roll(4)
    t.play("red", "place aegyptus", "loot")
    assert t.events("loot")[0]["points"] == 4


@rule("12c")
def test_a_kingdoms_bonus_is_for_its_own_city_only() -> None:
    t = position(syria="red:1", iudaea="aegyptii:1 city").place("red", 1).roll(6, 1, 1, 4)
    t.play("red", "attack iudaea from syria", "loot")
    assert t.events("loot")[0]["points"] == 4


@rule("12c")
def test_barbarians_have_the_bonus_too() -> None:
    t = position(turn=2, mesopotamia="parthi:1", syria="parthi:1", iudaea="iudaei:1 by red city").place("parthi", 1)
    t.roll(6, 1, 1, 3).play("blue", "attack iudaea from syria", "loot")
    assert t.events("loot")[0]["points"] == 3 + 1


@rule("12d")
def test_romans_do_not_loot_romans() -> None:
    t = position(macedonia="red:1", thracia="blue:1 city").place("red", 2).roll(6, 1, 1)
    t.play("red", "attack thracia from macedonia")
    assert t.asked == "Place"
    assert t["thracia"] == "red:1 city"


@rule("12d")
def test_romans_do_not_loot_the_city_of_legions_that_have_fled() -> None:
    t = position(macedonia="red:1", thracia="blue:2 city", dacia="blue:1").place("red", 2).roll(6, 1, 1)
    t.play("red", "attack thracia from macedonia").play("blue", "retreat dacia")
    assert t.asked == "Place"


@rule("12d", "15.2d")
def test_nobody_leaves_his_own_city_behind_walls_to_come_back_and_loot_it() -> None:
    t = position(macedonia="red:2", thracia="red:1 fort city", roman_vp={"red": 9}).roman_phase("red", at="build")
    t.play("red", "lift thracia", "done", "place macedonia").idle()
    assert t["thracia"] == "fort:red city"
    t.place("red", 2).play("red", "place thracia")
    assert t["thracia"] == "red:1 fort city"
    assert t.asked == "Place"


@rule("12d", "15.2d")
@pytest.mark.parametrize("thracia", ["fort:blue city", "fortress:blue city"])
def test_a_roman_city_that_only_walls_guard_is_still_roman(thracia: str) -> None:
    t = position(macedonia="red:1", thracia=thracia).place("red", 2).play("red", "place thracia", "raze")
    assert t["thracia"] == "red:1 city"
    assert t.asked == "Place"


@rule("12d", "15.2d")
def test_a_roman_city_that_stands_empty_is_still_roman() -> None:
    t = position(macedonia="red:1", thracia="city was:blue").place("red", 2).play("red", "place thracia")
    assert t["thracia"] == "red:1 city"
    assert t.asked == "Place"


@rule("12d", "15.2d")
def test_a_city_that_barbarians_have_left_is_not_roman_any_more() -> None:
    t = position(turn=2, sarmatia="sarmatae:1", thracia="sarmatae:1 city", macedonia="red:1")
    t.barbarian_phase("sarmatae", at="build").play("blue", "lift thracia", "done").idle()
    t.place("red", 1).play("red", "place thracia")
    assert t.options("red") == ["loot", "spare"]


@rule("12d", "15.2d")
def test_rebels_in_a_roman_city_do_not_make_it_fair_game() -> None:
    t = position(macedonia="red:1", thracia="blue:1 city", roma="red:1", hand={"red": ["bellum-civile"]})
    strike(t.roman_phase("red"), "red", "bellum-civile", "thracia")
    assert t["thracia"] == "red-rebels:1 of blue city"
    t.place("red", 2).roll(6, 1, 1).play("red", "attack thracia from macedonia")
    assert t["thracia"] == "red:1 city"
    assert t.asked == "Place"


@rule("12d")
@pytest.mark.parametrize(
    ("card", "dice", "rebels"), [("servi-siculi", [6, 1, 1], ":2"), ("bellum-civile", [], ":1 of red")]
)
def test_rebels_raised_in_a_roman_phase_loot_no_roman_city(card: str, dice: list[int], rebels: str) -> None:
    t = position(syria="blue:2", sicilia="red:1 city", hand={"blue": [card]}).roman_phase("blue")
    strike(t, "blue", card, "sicilia", *dice)
    assert t["sicilia"] == f"blue-rebels{rebels} city"
    assert t.asked != "Loot"


@rule("12d", "7.2a")
def test_a_tribe_may_loot_a_roman_city_even_in_a_roman_phase() -> None:
    t = position(cilicia="isauri:1 by red", syria="blue:1 city", roma="red:1").place("isauri", 1, phase_of="red")
    t.roll(6, 1, 1, 1).play("red", "attack syria from cilicia")
    assert t.options("red") == ["loot", "spare"]


@rule("12a", "10.5b")
def test_barbarians_who_come_back_may_loot_the_city_that_they_left() -> None:
    t = position(turn=2, parthia="parthi:1", mesopotamia="city was:parthi").place("parthi", 2)
    t.play("blue", "place mesopotamia")
    assert t.options("blue") == ["loot", "spare"]


@rule("12a", "10.5b")
def test_barbarians_may_loot_what_their_player_s_legions_have_left_behind_walls() -> None:
    t = position(turn=2, sarmatia="sarmatae:1 by red", thracia="fort:red city").place("sarmatae", 2).roll(6, 1, 1)
    t.play("red", "attack thracia from sarmatia")
    assert t.options("red") == ["loot", "spare"]


@rule("12a", "8.1c")
def test_a_people_that_has_changed_hands_may_loot_the_city_that_it_left() -> None:
    t = position(turn=2, parthia="parthi:1 by red", mesopotamia="city was:parthi")
    t.barbarian_phase("parthi", by="blue", at="build").play("blue", "done", "place mesopotamia")
    assert t.options("blue") == ["loot", "spare"]


@rule("12a", "12c")
def test_the_city_of_one_s_own_vanished_kingdom_may_be_looted_with_its_bonus() -> None:
    t = position(iudaea="red:1", aegyptus="city was:aegyptii", power_of={"aegyptii": "red"}).place("red", 1).roll(4)
    t.play("red", "place aegyptus", "loot")
    assert t.events("loot")[0]["points"] == 4 + 2


@rule("12a", "12c", "10.4f")
def test_the_walls_of_one_s_own_vanished_kingdom_are_beaten_and_its_city_looted() -> None:
    walls, own = "fort city was:iudaei", {"iudaei": "red"}
    t = position(turn=2, mesopotamia="parthi:1 by red", syria="parthi:1", iudaea=walls, power_of=own)
    t.place("parthi", 2).roll(6, 1, 1, 3).play("red", "attack iudaea from syria", "loot")
    assert t.events("loot")[0]["points"] == 3 + 1


@rule("9.2b", "12a")
def test_a_people_that_enters_on_top_of_rebels_may_loot_the_city() -> None:
    t = position(turn=2, parthia="red-rebels:1 city was:parthi", people_of={"parthi": "blue"}, roma="red:1")
    t.barbarian_phase("parthi", by="blue", at="build")
    assert t.options("blue") == ["loot", "spare"]


@rule("7.2a", "12a")
def test_a_tribe_that_enters_on_top_of_rebels_may_loot_the_city() -> None:
    t = position(
        turn=5, hand={"red": ["blemmyes"]}, aegyptus="blue-rebels:1 city was:aegyptii", power_of={"aegyptii": "red"},
        roma="red:1",
    )  # fmt: skip
    t.roman_phase("red").play("red", "card blemmyes")
    assert t.options("red") == ["loot", "spare"]


@rule("12d")
def test_barbarians_loot_what_another_s_legions_have_left_behind_walls() -> None:
    t = position(turn=2, sarmatia="sarmatae:1 by red", thracia="fort:blue city").place("sarmatae", 2).roll(6, 1, 1)
    t.play("red", "attack thracia from sarmatia")
    assert t.options("red") == ["loot", "spare"]


@rule("12d")
def test_barbarians_loot_romans() -> None:
    t = position(turn=2, sarmatia="sarmatae:1", thracia="red:1 city").place("sarmatae", 1).roll(6, 1, 1, 3)
    t.play("blue", "attack thracia from sarmatia", "loot")
    assert t["thracia"] == "sarmatae:1 looted"


# ---- Treachery, Rebellion and Revolt


@rule("12e")
def test_a_city_that_falls_to_treachery_may_be_looted() -> None:
    t = position(macedonia="red:2", thracia="dalmatae:1 city", hand={"red": ["portae-apertae"]}).roman_phase("red")
    strike(t, "red", "portae-apertae", "thracia", 3)
    assert t["thracia"] == "red:1 city"
    assert t.options("red") == ["loot", "spare"]


@rule("12e")
def test_treachery_that_fails_changes_nothing() -> None:
    t = position(macedonia="red:2", thracia="dalmatae:1 city", hand={"red": ["portae-apertae"]}).roman_phase("red")
    strike(t, "red", "portae-apertae", "thracia", 2)
    assert (t["macedonia"], t["thracia"]) == ("red:2", "dalmatae:1 city")


@rule("12e", "12d")
def test_treachery_lets_no_roman_loot_a_roman() -> None:
    t = position(macedonia="red:2", thracia="blue:1 city fort", hand={"red": ["portae-apertae"]}).roman_phase("red")
    strike(t, "red", "portae-apertae", "thracia", 3)
    assert t.options("red") == ["hold", "raze"]
    t.play("red", "hold")
    assert t["thracia"] == "red:1 fort city"
    assert t.asked != "Loot"


@rule("12e")
def test_walls_that_fall_to_treachery_of_barbarians_are_lost() -> None:
    t = position(turn=2, sarmatia="sarmatae:2", thracia="red:1 fort", hand={"blue": ["portae-apertae"]})
    strike(t.barbarian_phase("sarmatae"), "blue", "portae-apertae", "thracia", 3)
    assert t["thracia"] == "sarmatae:1"
    assert t.events("fort-removed") == [{"province": "thracia"}]


@rule("12e")
@pytest.mark.parametrize(
    ("card", "dice", "rebels"), [("servi-siculi", [6, 1, 1], ":2"), ("bellum-civile", [], ":1 of red")]
)
def test_rebels_of_a_barbarian_phase_may_loot_what_they_win(card: str, dice: list[int], rebels: str) -> None:
    t = position(turn=2, syria="blue:2", sicilia="red:1 city", hand={"blue": [card]}).barbarian_phase("mauri", "blue")
    strike(t, "blue", card, "sicilia", *dice, 4)
    assert t.options("blue") == ["loot", "spare"]
    t.play("blue", "loot")
    assert t["sicilia"] == f"blue-rebels{rebels} looted"


@rule("12e")
def test_rebels_keep_or_raze_the_walls_they_win() -> None:
    t = position(syria="blue:2", sicilia="red:1 fort", hand={"blue": ["servi-siculi"]}).roman_phase("blue")
    strike(t, "blue", "servi-siculi", "sicilia", 6, 1, 1).play("blue", "hold")
    assert t["sicilia"] == "blue-rebels:2 fort"


# ---- which points


@rule("12f")
def test_loot_of_romans_is_roman_vp() -> None:
    t = position(macedonia="red:1", thracia="dalmatae:1 city").place("red", 2).roll(6, 1, 1, 5)
    t.play("red", "attack thracia from macedonia", "loot")
    assert t.vp("red") == (5, 0)


@rule("12f")
def test_loot_of_barbarians_is_barbarian_vp() -> None:
    t = position(turn=2, sarmatia="sarmatae:1", thracia="red:1 city").place("sarmatae", 2).roll(6, 1, 1, 3)
    t.play("blue", "attack thracia from sarmatia", "loot")
    assert t.vp("blue") == (0, 3)


@rule("12f")
@pytest.mark.parametrize("side", ["norici", "cantabri"])
def test_loot_of_kingdoms_and_tribes_is_barbarian_vp_even_in_a_roman_phase(side: str) -> None:
    t = position(dacia=f"{side}:1 by red", thracia="blue:1 city", roma="red:1").place(side, 2, phase_of="red")
    t.roll(6, 1, 1, 3).play("red", "attack thracia from dacia", "loot")
    assert t.vp("red") == (0, 3)


@rule("12f")
def test_loot_of_rebels_is_barbarian_vp_of_the_player_whose_card_raised_them() -> None:
    t = position(turn=2, syria="blue:2", sicilia="red:1 city", hand={"blue": ["servi-siculi"]})
    t.barbarian_phase("mauri", by="blue")
    strike(t, "blue", "servi-siculi", "sicilia", 6, 1, 1, 4).play("blue", "loot")
    assert t.vp("blue")[1] == 4


@rule("12f", "15.1e")
def test_rebels_loot_roma_with_two_dice() -> None:
    t = position(turn=2, syria="blue:2", roma="red:1 city", hand={"blue": ["servi-siculi"]})
    t.barbarian_phase("mauri", by="blue")
    strike(t, "blue", "servi-siculi", "roma", 6, 1, 1, 4, 5).play("blue", "loot")
    assert t.vp("blue")[1] == 9
