"""Chapter 7: when Event Cards may be played, Kingdoms and Tribes, and disease. Each card by itself: test_07_cards."""

import pytest

from games.hre.builder import Table, position
from romanum.engine.secrecy import HIDDEN
from romanum.games.hre.data.components import CARD, CARDS, COUNTERS, PROVINCES, SIDE
from romanum.games.hre.rules.draw import BARBARIAN
from romanum.games.hre.rules.order import NextPhase, StartTurn
from romanum.games.hre.state.position import FORT, INTACT, NONE, Empire
from rules import rule

THREE = {"roma": "red:1", "cisalpina": "red:1", "sicilia": "red:1"}
"""Enough Provinces for Tributum to bring a point."""


# ---- 7a-d, 7.1 when, how many, and from whose hand


@rule("7a")
def test_a_card_is_played_in_the_first_step_of_one_s_phase() -> None:
    t = position(THREE, hand={"red": ["tributum"]}).roman_phase("red")
    assert t.asked == "PlayEvent"
    assert t.options("red") == ["card tributum", "pass"]


@rule("7a")
def test_a_card_need_not_be_played() -> None:
    t = position(THREE, hand={"red": ["tributum"]}, roman_vp={"red": 2}).roman_phase("red").play("red", "pass")
    assert t.asked == "Build"
    assert t.g.hand.count(CARD["tributum"]) == 1


@rule("7a")
def test_no_card_for_the_start_of_a_phase_is_played_later_in_it() -> None:
    t = position(THREE, hand={"red": ["tributum"]}, roman_vp={"red": 2}).roman_phase("red", at="build")
    assert t.forbids("red", "card tributum") == "8.2b"


@rule("7a")
def test_nobody_plays_a_start_card_in_another_s_phase() -> None:
    t = position(THREE, hand={"red": ["tributum"], "blue": ["limes"]}, aquitania="blue:1").roman_phase("red")
    assert t.forbids("blue", "card limes") == "7a"


@rule("7a")
def test_a_start_card_may_be_played_in_one_s_barbarian_phase() -> None:
    t = position(hand={"red": ["armenii"]}).barbarian_phase("mauri", by="red")
    assert t.options("red") == ["card armenii", "pass"]


@rule("7b")
def test_one_card_a_phase() -> None:
    t = position(THREE, hand={"red": ["tributum", "armenii"]}).roman_phase("red").play("red", "card tributum")
    assert t.asked != "PlayEvent"


@rule("7b")
def test_no_second_card_in_the_same_phase() -> None:
    played = {"red": 1}
    t = position(THREE, hand={"red": ["tributum"]}, roman_vp={"red": 9}, cards_this_phase=played).roman_phase("red")
    assert t.asked == "Build"


@rule("7b")
def test_two_cards_a_turn() -> None:
    one = position(THREE, hand={"red": ["tributum"]}, cards_this_turn={"red": 1}).roman_phase("red")
    two = position(THREE, hand={"red": ["tributum"]}, cards_this_turn={"red": 2}, roman_vp={"red": 9})
    two.roman_phase("red")
    assert one.asked == "PlayEvent"
    assert two.asked == "Build"


@rule("7b")
def test_the_next_phase_allows_a_second_card() -> None:
    t = position(THREE, hand={"red": ["tributum", "armenii"]}).roman_phase("red").play("red", "card tributum").idle()
    t.barbarian_phase("mauri", by="red")
    assert t.options("red") == ["card armenii", "pass"]


@rule("7b")
def test_the_next_turn_allows_cards_again() -> None:
    t = position(turn=2, cards_this_turn={"red": 2})
    t.push(StartTurn())
    assert t.g.cards_this_turn == [0, 0, 0, 0]


@rule("7b", "7c")
def test_a_card_used_in_another_s_phase_counts_in_that_phase() -> None:
    t = position(hand={"red": ["insidiae", "oraculum"]}, raetia="red:1", germania_magna="suebi:1")
    t.place("suebi", 1).roll(6, 6, 1, 1).play("blue", "attack raetia from germania-magna").play("red", "card insidiae")
    assert t.g.cards_this_phase == [0, 0, 1, 0]
    assert t.g.cards_this_turn == [0, 0, 1, 0]


@rule("7b", "7c")
def test_who_has_used_a_card_in_this_phase_cannot_react_with_another() -> None:
    t = position(hand={"red": ["insidiae"]}, cards_this_phase={"red": 1}, raetia="red:1", germania_magna="suebi:1")
    t.place("suebi", 1).roll(6, 6, 1, 1).play("blue", "attack raetia from germania-magna")
    assert t["raetia"] == "suebi:1"


@rule("7c")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.when != "start"])
def test_a_card_with_a_moment_of_its_own_is_not_played_at_the_start(card: str) -> None:
    t = position(THREE, turn=4, hand={"red": [card, "armenii"]}).roman_phase("red")
    assert t.forbids("red", f"card {card}") == "7c"


@rule("7c")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.when == "start" and card.phase == "roman"])
def test_a_roman_card_is_not_played_in_a_barbarian_phase(card: str) -> None:
    turn = CARDS[CARD[card]].turns[1]
    people = {2: "mauri", 3: "alani", 4: "mauri", 5: "gothi", 6: "gothi", 7: "gothi"}[turn]
    t = position(THREE, turn=turn, hand={"red": [card, "isauri"]}).barbarian_phase(people, by="red")
    assert t.forbids("red", f"card {card}") == "7c"


@rule("7c")
def test_a_barbarian_card_is_not_played_in_a_roman_phase() -> None:
    t = position(THREE, hand={"red": ["equites-catafracti", "armenii"]}).roman_phase("red")
    assert t.forbids("red", "card equites-catafracti") == "7c"


@rule("7d")
def test_cards_in_hand_are_hidden_from_the_others() -> None:
    t = position(THREE, hand={"red": ["tributum"]}).roman_phase("red")
    held = t.g.hand.index(CARD["tributum"])
    assert t.match.view(t.seat("red"))["hand"][held] == CARD["tributum"]
    assert t.match.view(t.seat("blue"))["hand"][held] == HIDDEN
    assert t.match.view(None)["hand"][held] == HIDDEN


@rule("7d")
def test_a_card_played_is_shown_and_spent() -> None:
    t = position(THREE, hand={"red": ["tributum"]}).roman_phase("red").play("red", "card tributum")
    assert t.events("card") == [{"faction": "red", "card": "tributum"}]
    assert t.g.spent == [CARD["tributum"]]
    assert set(t.g.hand) == {NONE}


@rule("7d")
def test_a_card_of_another_s_hand_is_not_played() -> None:
    t = position(THREE, hand={"blue": ["tributum"], "red": ["armenii"]}).roman_phase("red")
    assert t.forbids("red", "card tributum")


@rule("7.1")
@pytest.mark.parametrize(("turn", "allowed"), [(1, True), (2, True), (3, True), (4, False), (7, False)])
def test_a_card_is_used_in_its_turns_only(turn: int, allowed: bool) -> None:
    t = position(turn=turn, hand={"red": ["iudaei", "isauri"]})
    people = {1: "galli", 2: "mauri", 3: "alani", 4: "mauri", 7: "gothi"}[turn]
    t.barbarian_phase(people, by="red")
    assert t.forbids("red", "card iudaei") == ("" if allowed else "7.1")


# ---- 7.2 Kingdoms and Tribes


def claudius() -> Table:
    """Turn one: a Legion in Dacia, friends in Dalmatia, and the Daci card about to be played."""
    t = position(turn=1, hand={"green": ["daci"]}, dacia="red:1", dalmatia="red:1", achaea="blue:1")
    t.roman_phase("green").play("green", "start roma")
    return t.play("green", "card daci")


@rule("7.2a", "7.2b", "7.2d")
def test_claudius_brings_the_daci_into_dacia() -> None:
    t = claudius()
    assert t["dacia"] == "daci:1 fort city"
    assert t["dalmatia"] == "red:2"
    t.play("green", "place dacia", "place thracia")
    assert t["dacia"] == "daci:2 fort city"
    assert t["thracia"] == "daci:1"


@rule("7.2a")
def test_the_newcomers_expand_before_the_active_player_builds() -> None:
    t = claudius()
    assert (t.asked, t.g.stack[-1].left) == ("Place", 2)
    assert not t.events("roman-start")
    t.play("green", "place dacia", "place thracia")
    assert t.events("roman-start")


@rule("7.2a")
def test_the_newcomers_fight() -> None:
    t = position(hand={"green": ["daci"]}, thracia="red:1", roma="green:1").roman_phase("green")
    t.play("green", "card daci").roll(6, 6, 1).play("green", "attack thracia from dacia")
    assert t["thracia"] == "daci:1"


@rule("7.2a")
def test_the_player_of_the_card_places_them_in_his_barbarian_phase_too() -> None:
    t = position(hand={"red": ["daci"]}).barbarian_phase("mauri", by="red").play("red", "card daci")
    assert t.match.pending == (t.seat("red"),)
    assert "place thracia" in t.options("red")


@rule("7.2a")
def test_the_newcomers_do_not_sail() -> None:
    t = position(hand={"red": ["odrysae"]}, roma="red:1").roman_phase("red").play("red", "card odrysae")
    assert t.forbids("red", "place syria") == "9.2.2a"


@rule("7.2b")
def test_displaced_armies_without_friends_next_door_die() -> None:
    t = position(hand={"green": ["daci"]}, dacia="red:2", roma="green:1", sicilia="red:1").roman_phase("green")
    t.play("green", "card daci")
    assert t["dacia"] == "daci:1 fort city"
    assert t.g.armies_of(SIDE["red"]) == 1


@rule("7.2b")
def test_the_owner_picks_where_displaced_armies_go() -> None:
    t = position(hand={"green": ["daci"]}, dacia="red:1", dalmatia="red:1", moesia="red:1", roma="green:1")
    t.roman_phase("green").play("green", "card daci")
    assert t.options("red") == ["withdraw dalmatia", "withdraw moesia"]
    t.play("red", "withdraw moesia")
    assert t["moesia"] == "red:2"


@rule("7.2b", "9.1a")
def test_displaced_armies_find_no_room_in_a_full_province() -> None:
    t = position(hand={"green": ["daci"]}, dacia="red:2", dalmatia="red:2", roma="green:1").roman_phase("green")
    t.play("green", "card daci")
    assert t["dalmatia"] == "red:3"
    assert t.events("displaced-die")[0]["armies"] == 1


@rule("7.2b")
def test_another_faction_s_province_is_not_friendly() -> None:
    t = position(hand={"green": ["daci"]}, dacia="red:1", dalmatia="blue:1", roma="green:1").roman_phase("green")
    t.play("green", "card daci")
    assert t["dalmatia"] == "blue:1"
    assert t.events("displaced-die")


@rule("7.2b", "6e")
def test_the_card_player_s_own_legions_give_way_too() -> None:
    t = position(hand={"green": ["daci"]}, dacia="green:1", dalmatia="green:1").roman_phase("green")
    t.play("green", "card daci")
    assert (t["dacia"], t["dalmatia"]) == ("daci:1 fort city", "green:2")


@rule("7.2b")
def test_barbarians_are_displaced_like_romans() -> None:
    t = position(hand={"green": ["daci"]}, dacia="sarmatae:1", sarmatia="sarmatae:1", roma="green:1")
    t.roman_phase("green").play("green", "card daci")
    assert t["sarmatia"] == "sarmatae:2"


@rule("7.2b")
def test_displaced_rebels_die_even_next_to_rebels() -> None:
    t = position(
        hand={"green": ["daci"]}, dacia="red-rebels:1 of blue", dalmatia="red-rebels:1 of blue", roma="green:1"
    )
    t.roman_phase("green").play("green", "card daci")
    assert t["dalmatia"] == "red-rebels:1 of blue"


@rule("7.2b")
def test_armies_that_came_this_turn_are_displaced_too() -> None:
    t = position(hand={"green": ["daci"]}, dacia="sarmatae:1", sarmatia="sarmatae:1", roma="green:1", began=[])
    t.roman_phase("green").play("green", "card daci")
    assert t["dacia"] == "daci:1 fort city"


@rule("7.2b", "7.2c")
def test_a_roman_starting_province_is_no_exception() -> None:
    t = position(turn=5, hand={"green": ["palmyreni"]}, syria="yellow:3 fortress city", roma="green:1")
    t.roman_phase("green").play("green", "card palmyreni")
    assert t["syria"] == "palmyreni:1 fort city"


@rule("7.2c")
@pytest.mark.parametrize("walls", ["fort", "fortress"])
def test_a_tribe_removes_the_walls_in_its_starting_province(walls: str) -> None:
    t = position(hand={"red": ["isauri"]}, cilicia=f"blue:1 {walls}", roma="red:1").roman_phase("red")
    t.play("red", "card isauri")
    assert t["cilicia"] == "isauri:1"


@rule("7.2c")
def test_walls_without_armies_are_removed_too() -> None:
    t = position(hand={"red": ["isauri"]}, cilicia="fortress:blue", roma="red:1").roman_phase("red")
    t.play("red", "card isauri")
    assert t["cilicia"] == "isauri:1"


@rule("7.2d")
def test_a_looted_city_is_intact_again_when_a_kingdom_rises() -> None:
    t = position(hand={"red": ["daci"]}, dacia="looted", roma="red:1").roman_phase("red").play("red", "card daci")
    assert t["dacia"] == "daci:1 fort city"


@rule("7.2d")
def test_a_tribe_brings_neither_city_nor_fort() -> None:
    t = position(hand={"red": ["cantabri"]}, roma="red:1").roman_phase("red").play("red", "card cantabri")
    assert t["tarraconensis"] == "cantabri:1"


@rule("7.2d", "8a")
def test_a_kingdom_has_its_city_even_when_all_city_counters_are_on_the_map() -> None:
    t = position(hand={"red": ["daci"]}, roma="red:1")
    others = [p for p, province in enumerate(PROVINCES) if province.city_site and province.id != "dacia"]
    for p in others[: COUNTERS.cities]:
        t.g.city[p] = INTACT
    t.roman_phase("red").play("red", "card daci")
    assert t["dacia"] == "daci:1 fort city"


@rule("7.2d", "8a")
def test_a_kingdom_has_its_fort_even_when_all_fort_counters_are_on_the_map() -> None:
    t = position(hand={"red": ["daci"]}, roma="red:1", roman_vp={"red": 9})
    for p in [p for p, province in enumerate(PROVINCES) if province.id != "dacia"][: COUNTERS.forts]:
        t.g.fort[p] = FORT
    t.roman_phase("red").play("red", "card daci", "done")
    assert t["dacia"] == "daci:1 fort city"
    assert t.forbids("red", "buy-fort") == "8a", "the limit is one on building"


@rule("7.2d", "G.kingdom")
def test_a_kingdom_is_marked_as_the_card_player_s() -> None:
    t = position(hand={"red": ["daci"]}, roma="red:1").roman_phase("red").play("red", "card daci")
    assert t.g.owner(SIDE["daci"]) == SIDE["red"]
    assert t.g.seat(SIDE["daci"]) == t.seat("red")


@rule("7.2e")
def test_after_the_mini_phase_a_kingdom_is_no_base_for_the_active_player() -> None:
    t = position(dacia="daci:2 fort city by red", roma="red:1").place("red", 1)
    assert t.forbids("red", "place moesia") == "9.3.1a"


@rule("7.2e")
def test_a_kingdom_never_expands_again() -> None:
    t = position(turn=2, dacia="daci:2 fort city by red", roma="red:1", barbarians={"red": 1}, emperors={"red": 1})
    t.push(NextPhase(BARBARIAN)).idle()
    assert not [facts for facts in t.events("place") + t.events("conquer") if facts["side"] == "daci"]


@rule("7.2e", "15.1d")
def test_a_kingdom_counts_at_the_end_of_its_player_s_barbarian_phase() -> None:
    t = position(dacia="daci:1 city by red", mauretania="mauri:1 by red").barbarian_phase("mauri", at="points")
    assert t.events("points")[0]["cities"] == {"dacia": 1}


@rule("7.2e")
def test_a_kingdom_does_not_count_at_the_end_of_its_player_s_roman_phase() -> None:
    t = position(dacia="daci:1 city by red", roma="red:1").roman_phase("red", at="points")
    assert t.events("points")[0]["cities"] == {}


@rule("7.2e")
def test_a_kingdom_does_not_count_in_another_s_barbarian_phase() -> None:
    t = position(dacia="daci:1 city by blue", mauretania="mauri:1 by red").barbarian_phase("mauri", at="points")
    assert t.events("points")[0]["cities"] == {}


# ---- 7.3 disease


def epidemic(*fallen: int, target: str = "syria", **provinces: str) -> Table:
    """Red, who holds Roma, lets an epidemic loose."""
    t = position({**provinces, "roma": "red:1"}, hand={"red": ["epidemia-aestiva"]}).roman_phase("red")
    return t.roll(*fallen).play("red", "card epidemia-aestiva", f"target {target}")


def stricken(g: Empire) -> list[str]:
    return [PROVINCES[p].id for p, struck in enumerate(g.stricken) if struck]


@rule("7.3a")
def test_disease_leaves_city_and_walls_alone() -> None:
    t = epidemic(6, 6, syria="blue:2 fortress city")
    assert t["syria"] == "fortress:blue city stricken"


@rule("7.3a")
def test_disease_does_not_loot() -> None:
    t = epidemic(6, 1, syria="blue:2 city")
    assert t["syria"] == "blue:1 city"


@rule("7.3b", "G.vacant")
def test_a_province_whose_armies_all_die_is_vacant() -> None:
    t = epidemic(6, syria="blue:1 city")
    assert t["syria"] == "city stricken"


@rule("7.3b")
def test_a_province_with_survivors_is_not_up_for_the_taking() -> None:
    assert stricken(epidemic(6, 1, syria="blue:2").g) == []


@rule("7.3b", "12a")
@pytest.mark.parametrize("side", ["red", "parthi"])
def test_whoever_comes_next_takes_it_without_combat_and_without_loot(side: str) -> None:
    t = position({"syria": "city stricken", "mesopotamia": f"{side}:1"}).place(side, 2)
    t.play("red" if side == "red" else "blue", "place syria")
    assert t["syria"] == f"{side}:1 city"
    assert t.asked == "Place"


@rule("7.3b", "12b")
def test_a_vacant_city_that_no_disease_emptied_may_be_looted() -> None:
    t = position(syria="city", mesopotamia="parthi:1").place("parthi", 2).play("blue", "place syria")
    assert t.asked == "Loot"


@rule("7.3b")
def test_the_claim_is_the_next_player_s_alone() -> None:
    t = position(syria="city stricken", mesopotamia="parthi:1", iudaea="red:1").place("red", 1)
    t.play("red", "place syria")
    t.place("parthi", 2).roll(6, 6, 1).play("blue", "attack syria from mesopotamia")
    assert t.asked == "Loot"


@rule("7.3b", "10.4f")
def test_walls_left_behind_by_disease_still_stop_barbarians() -> None:
    t = position(syria="fort:yellow city stricken", mesopotamia="parthi:1").place("parthi", 2)
    assert t.forbids("blue", "place syria") == "10.4f"
    t.roll(6, 6, 1).play("blue", "attack syria from mesopotamia")
    assert t["syria"] == "parthi:1 city"
