"""Chapter 2: starting the game, with four, three and two players."""

from typing import cast

import pytest

import romanum
from games.hre.builder import Table, position
from romanum.engine.match import Match
from romanum.games.hre.data.components import CARD, CARDS, COLOURS, PILES, SIDE
from romanum.games.hre.rules.draw import BARBARIAN, DrawTokens
from romanum.games.hre.rules.setup import deal_hands
from romanum.games.hre.rules.victory_points import result
from romanum.games.hre.state.position import HAND, NONE, Empire
from rules import rule
from story import dice


def new(seats: int = 4, seed: int = 1, **options: object) -> Match[Empire]:
    return cast("Match[Empire]", romanum.game("hre").new(seats=seats, seed=seed, options=options))


def hands(match: Match[Empire]) -> list[list[int]]:
    hand = match.position.hand
    return [hand[i : i + HAND] for i in range(0, len(hand), HAND)]


@rule("2a")
def test_four_players_take_one_faction_each() -> None:
    assert new().position.seat_of == [0, 1, 2, 3]


@rule("2b")
def test_all_scores_start_at_zero() -> None:
    g = new().position
    assert g.roman_vp == g.barbarian_vp == [0, 0, 0, 0]


@rule("2b")
def test_a_barbarian_phase_scores_on_the_barbarian_marker_alone() -> None:
    t = position(mauretania="mauri:1 by red").barbarian_phase("mauri", at="points")
    assert t.vp("red")[0] == 0
    assert t.vp("red")[1] > 0


@rule("2b")
def test_a_roman_phase_scores_on_the_roman_marker_alone() -> None:
    t = position(roma="red:1").roman_phase("red", at="points")
    assert t.vp("red")[0] > 0
    assert t.vp("red")[1] == 0


# ---- the cards


@rule("2c")
def test_each_faction_is_dealt_one_card_of_each_colour() -> None:
    for hand in hands(new()):
        assert [CARDS[c].colour for c in hand] == [colour.id for colour in COLOURS]


@rule("2c")
def test_no_card_is_dealt_twice() -> None:
    dealt = new().position.hand
    assert len(set(dealt)) == len(dealt) == 36


@rule("2c")
def test_each_pile_is_shuffled() -> None:
    first = {new(seed=seed).position.hand[0] for seed in range(1, 60)}
    assert first == set(PILES[0])


@rule("2c")
def test_the_shuffle_decides_who_gets_which_card() -> None:
    g = new(seed=1).position
    g.hand, g.dice = [NONE] * len(g.hand), dice(*[n for pile in PILES for n in range(len(pile), 1, -1)])
    deal_hands(g)
    assert [g.hand[f * HAND] for f in range(4)] == list(PILES[0][:4])


@rule("2c")
def test_a_game_without_the_oracle_never_deals_it() -> None:
    assert any(CARD["oraculum"] in new(seed=seed).position.hand for seed in range(1, 30))
    assert not any(CARD["oraculum"] in new(seed=seed, oraculum=False).position.hand for seed in range(1, 30))


@rule("2c", "7d")
def test_no_card_is_drawn_later() -> None:
    match = new(seed=5)
    dealt = hands(match)
    dealer = dice(then=3)
    while not match.over:
        seat = match.pending[0]
        options = match.decision(seat).options
        match.play(seat, options[dealer.roll(len(options)) - 1])
    g = match.position
    assert g.spent
    assert all(
        now in (NONE, was)
        for hand, old in zip(hands(match), dealt, strict=True)
        for now, was in zip(hand, old, strict=True)
    )
    assert sorted([c for c in g.hand if c != NONE] + g.spent) == sorted(c for hand in dealt for c in hand)


# ---- the tokens


@rule("2d")
@pytest.mark.parametrize("fallen", [1, 2, 3, 4, 5])
def test_chance_alone_says_which_token_is_drawn(fallen: int) -> None:
    t = position().roll(fallen)
    t.push(DrawTokens(BARBARIAN))
    assert t.g.drawn == fallen


@rule("2d")
def test_no_view_shows_a_token_before_it_is_drawn() -> None:
    t = position().roll(3).push(DrawTokens(BARBARIAN))
    for seat in range(4):
        assert t.match.view(seat)["barbarian_token"] == [0, 0, 0, 0]


# ---- two players


@rule("2.1a")
def test_two_players_run_two_factions_each_in_turns() -> None:
    assert new(seats=2).position.seat_of == [0, 1, 0, 1]


@rule("2.1a")
def test_two_players_may_take_neighbouring_factions() -> None:
    assert new(seats=2, pairs="neighbouring").position.seat_of == [0, 0, 1, 1]


@rule("2.1a")
@pytest.mark.parametrize(("faction", "seat"), [("green", 0), ("yellow", 1), ("red", 0), ("blue", 1)])
def test_a_player_runs_the_barbarians_his_factions_draw(faction: str, seat: int) -> None:
    t = position(seats=2).barbarian_phase("mauri", by=faction)
    assert t.match.pending == (seat,)


@rule("2.1a")
def test_two_players_start_with_seven_legions_a_faction() -> None:
    assert new(seats=2).position.legion_cap == 7


@rule("2.1a", "7b")
def test_card_limits_hold_for_each_faction_of_a_player() -> None:
    t = position(
        seats=2,
        hand={"red": ["tributum"]},
        cards_this_turn={"green": 2},
        roma="red:1",
        sicilia="red:1",
        cisalpina="red:1",
    )
    t.roman_phase("red")
    assert "card tributum" in t.options("red")


@rule("2.1a", "10.5a")
def test_two_factions_of_one_player_do_not_fight_each_other() -> None:
    t = position(seats=2, cisalpina="green:3", roma="red:2").place("red", 1).roll()
    assert t.seat("red") == t.seat("green")
    t.play("red", "attack cisalpina from roma")
    assert t["cisalpina"] == "red:1"


@rule("2.1a", "10.5a")
def test_the_people_of_one_faction_sweep_the_player_s_other_faction_aside() -> None:
    t = position(seats=2, turn=2, sarmatia="sarmatae:1 by red", thracia="green:2 city").place("sarmatae", 2).roll()
    t.play("red", "attack thracia from sarmatia")
    assert t["thracia"] == "sarmatae:1 city"
    assert t.asked == "Place", "nothing is looted"


@rule("2.1a", "10.5a")
def test_factions_of_different_players_fight_with_dice() -> None:
    t = position(seats=2, cisalpina="blue:1", roma="red:2").place("red", 1).roll(1, 1, 6, 6)
    t.play("red", "attack cisalpina from roma")
    assert t["cisalpina"] == "blue:1"


@rule("2.1a", "12a")
def test_rebels_against_the_player_s_other_faction_loot_nothing() -> None:
    t = position(seats=2, turn=2, hand={"red": ["bellum-civile"]}, cisalpina="green:1", syria="green:1 city")
    t.barbarian_phase("suebi", by="red").play("red", "card bellum-civile", "target syria")
    assert t["syria"] == "red-rebels:1 of green city"
    assert t.asked != "Loot"


@rule("2.1a", "11a")
def test_a_rebellion_may_be_raised_against_the_other_faction_of_one_s_player() -> None:
    t = position(seats=2, hand={"red": ["bellum-civile"]}, cisalpina="green:1", roma="red:1").roman_phase("red")
    t.play("red", "card bellum-civile")
    assert t["cisalpina"] == "red-rebels:1 of green"


@rule("2.1b")
def test_a_player_may_pass_a_token_to_his_own_other_faction() -> None:
    t = position(seats=2).roll(4, then=1).push(DrawTokens(BARBARIAN))
    t.play("green", "give red")
    assert t.g.barbarian_token[SIDE["red"]] == 4


@rule("2.1c")
def test_each_faction_plays_from_its_own_hand() -> None:
    def table(**hand: list[str]) -> Table:
        t = position(seats=2, hand=hand, cisalpina="green:1", roma="red:1", sicilia="red:1", dalmatia="red:1")
        return t.roman_phase("red")

    assert table(green=["tributum"], red=["bellum-civile"]).forbids("red", "card tributum") == "7a"
    assert table(red=["tributum", "bellum-civile"]).forbids("red", "card tributum") == ""


@rule("2.1c")
def test_each_faction_pays_from_its_own_score() -> None:
    t = position(seats=2, roman_vp={"green": 9}, roma="red:2").roman_phase("red", at="build")
    assert t.forbids("red", "recruit") == "8.2.1a"


@rule("2.1c")
def test_the_player_whose_factions_have_most_points_together_wins() -> None:
    t = position(seats=2, roman_vp={"green": 20, "yellow": 30}, barbarian_vp={"red": 15, "blue": 4})
    outcome = result(t.g)
    assert outcome.winners == (0,)
    assert outcome.scores == (35, 34)


# ---- three players


@rule("2.1d")
def test_three_players_run_one_faction_each() -> None:
    assert new(seats=3).position.seat_of == [0, 1, 2]


@rule("2.1d", "8.2a")
def test_a_faction_of_three_begins_with_nine_legions() -> None:
    t = position(seats=3, turn=1).roman_phase("red", "lepidus")
    t.play("red", "start roma")
    assert t.events("roman-start")[0]["legions"] == 9


@rule("2.1d", "8.2c")
def test_with_three_players_the_cap_is_nine_legions() -> None:
    provinces = {"roma": "red:3", "cisalpina": "red:3", "sicilia": "red:2"}
    t = position(provinces, seats=3, roman_vp={"red": 9}).roman_phase("red", at="build")
    t.play("red", "recruit")
    assert t.forbids("red", "recruit") == "8.2c"
