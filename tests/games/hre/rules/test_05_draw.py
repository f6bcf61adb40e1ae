"""Chapter 5: the Draw Phase, and what Emperors give."""

import pytest

from games.hre.builder import Table, position
from romanum.engine.secrecy import HIDDEN
from romanum.games.hre.data.components import BARBARIANS, FACTIONS, PEOPLES, SIDE
from romanum.games.hre.rules.draw import BARBARIAN, EMPEROR, DrawTokens
from romanum.games.hre.rules.order import StartTurn
from rules import rule


def order(t: Table) -> list[str]:
    return [FACTIONS[f].id for f in t.g.draw_order]


def outcomes(t: Table) -> list[str]:
    return [fought["outcome"] for fought in t.events("round")]


# ---- 5.1 the draw order


@rule("5.1a")
def test_on_turn_one_the_highest_roll_draws_first() -> None:
    t = position(turn=0).roll(2, 5, 6, 1, then=1).push(StartTurn())
    assert order(t) == ["red", "yellow", "green", "blue"]


@rule("5.1a")
def test_equal_rolls_are_rolled_again_among_the_tied() -> None:
    t = position(turn=0).roll(6, 3, 6, 3, 2, 5, 1, 4, then=1).push(StartTurn())
    assert order(t) == ["red", "green", "blue", "yellow"]


@rule("5.1a")
def test_on_turn_one_scores_do_not_matter() -> None:
    t = position(turn=0, roman_vp={"blue": 9}).roll(3, 2, 1, 6, then=1).push(StartTurn())
    assert order(t) == ["blue", "green", "yellow", "red"]


@rule("5.1b")
def test_later_the_lowest_combined_score_draws_first() -> None:
    scores = {"green": 1, "yellow": 7, "red": 4, "blue": 0}
    t = position(turn=1, roman_vp=scores, barbarian_vp={"green": 5, "blue": 5}).push(StartTurn())
    assert order(t) == ["red", "blue", "green", "yellow"]


@rule("5.1c")
def test_of_equal_scores_the_lower_barbarian_token_of_last_turn_draws_first() -> None:
    tokens = {"green": 4, "yellow": 2, "red": 5, "blue": 1}
    t = position(turn=1, barbarians=tokens, roman_vp={"blue": 1}).push(StartTurn())
    assert order(t) == ["yellow", "green", "red", "blue"]


@rule("5.1c")
def test_the_token_held_counts_not_the_token_drawn() -> None:
    t = position(turn=2).roll(1, 1, 1, 1, then=1).push(DrawTokens(BARBARIAN))
    t.play("green", "give blue")
    t.play("yellow", "keep")
    t.play("red", "keep")
    assert t.g.barbarian_token == [4, 2, 3, 1]
    t.push(StartTurn())
    assert order(t) == ["blue", "yellow", "red", "green"]


# ---- 5.2, 5.3 the charts at work


@rule("5.2")
@pytest.mark.parametrize(("turn", "token"), [(turn, token) for turn in (1, 3, 7) for token in (1, 5)])
def test_a_token_stands_for_its_people_on_the_turn_s_chart(turn: int, token: int) -> None:
    entry = BARBARIANS[turn - 1][token - 1]
    t = position(turn=turn).barbarian_phase(PEOPLES[entry.people].id, by="red")
    facts = t.events("barbarian-phase")[0]
    assert (facts["token"], facts["people"]) == (token, PEOPLES[entry.people].id)
    assert t.events("barbarian-build")[0]["new"] == entry.strength


@rule("5.3a")
def test_a_bonus_does_not_help_in_defence() -> None:
    t = position(emperors={"red": 3}, raetia="red:1", germania_magna="suebi:1")
    t.roman_phase("red", "claudius").idle()
    t.place("suebi", 1).roll(4, 1, 4, 1, 6, 1, 1, 1)
    t.play("blue", "attack raetia from germania-magna")
    assert outcomes(t) == ["tie", "win"]


@rule("5.3a")
def test_a_bonus_is_not_for_the_same_player_s_barbarians() -> None:
    t = position(raetia="blue:1", germania_magna="suebi:1 by red", roma="red:1")
    t.roman_phase("red", "claudius").idle()
    t.place("suebi", 1).roll(4, 1, 4, 1, 6, 1, 1, 1)
    t.play("red", "attack raetia from germania-magna")
    assert outcomes(t) == ["tie", "win"]


@rule("5.3a", "7.2e")
def test_a_bonus_is_not_for_a_kingdom_brought_in_during_the_phase() -> None:
    t = position(dacia="daci:1 by red", thracia="blue:1", roma="red:1")
    t.place("daci", 1, home="dacia", phase_of="red", emperor="claudius").roll(4, 1, 4, 6, 1, 1)
    t.play("red", "attack thracia from dacia")
    assert outcomes(t) == ["tie", "win"]


@rule("5.3a", "7.2e")
def test_a_third_die_is_not_for_a_kingdom_brought_in_during_the_phase() -> None:
    t = position(turn=3, dacia="daci:1 by red", thracia="blue:1", roma="red:1")
    t.place("daci", 1, home="dacia", phase_of="red", emperor="traianus").roll(6, 1, 1)
    t.play("red", "attack thracia from dacia")
    assert t.events("round")[0]["attack"] == [6, 1]


@rule("5.3a", "11a")
def test_a_bonus_is_not_for_rebels() -> None:
    t = position(hand={"red": ["bellum-civile"]}, syria="blue:3", roma="red:1").roman_phase("red", "claudius")
    t.roll(4, 1, 4, 6, 1, 1).play("red", "card bellum-civile")
    assert outcomes(t) == ["tie", "win"]


@rule("5.3a")
def test_an_emperor_without_a_bonus_changes_nothing() -> None:
    t = position(lugdunensis="suebi:1", aquitania="red:1").place("red", 1, emperor="caligula").roll(4, 1, 4, 6, 1, 1)
    t.play("red", "attack lugdunensis from aquitania")
    assert t.events("round")[0]["modifiers"] == []
    assert outcomes(t) == ["tie", "win"]


# ---- 5.3b one die more


def attack(emperor: str, turn: int, *fallen: int, defender: str = "gothi:1") -> Table:
    t = position(turn=turn, lugdunensis=defender, aquitania="red:1").place("red", 2, emperor=emperor).roll(*fallen)
    return t.play("red", "attack lugdunensis from aquitania")


@rule("5.3b")
def test_an_emperor_with_a_die_attacks_with_three() -> None:
    t = attack("maximinus-thrax", 5, 1, 2, 6, 5)
    assert t.events("round")[0]["attack"] == [1, 2, 6]
    assert t["lugdunensis"] == "red:1"


@rule("5.3b")
def test_after_a_triple_the_emperor_is_dead_and_two_dice_are_rolled() -> None:
    t = attack("maximinus-thrax", 5, 4, 4, 4, 3, 5, 2, 1, defender="gothi:2")
    assert [len(fought["attack"]) for fought in t.events("round")] == [3, 2]
    assert t.events("emperor-dies") == [{"faction": "red"}]


@rule("5.3b")
def test_the_triple_itself_still_decides_its_round() -> None:
    t = attack("maximinus-thrax", 5, 4, 4, 4, 3)
    assert t["lugdunensis"] == "red:1"
    t = attack("maximinus-thrax", 5, 4, 4, 4, 5)
    assert t["lugdunensis"] == "gothi:1"


@rule("5.3b")
def test_a_tied_triple_is_rolled_again_with_two_dice() -> None:
    t = attack("maximinus-thrax", 5, 4, 4, 4, 4, 6, 1, 1)
    assert [len(fought["attack"]) for fought in t.events("round")] == [3, 2]


@rule("5.3b")
def test_two_equal_dice_of_two_kill_no_emperor() -> None:
    t = attack("claudius-gothicus", 5, 4, 4, 1)
    assert t.events("emperor-dies") == []


@rule("5.3b")
def test_with_the_emperor_go_all_his_bonuses() -> None:
    t = position(turn=5, lugdunensis="gothi:1", aquitania="red:1").place("red", 2, emperor="maximinus-thrax")
    t.g.attack_bonus, t.g.wins_ties, t.g.province_vp = 1, True, True
    t.roll(2, 2, 2, 1).play("red", "attack lugdunensis from aquitania")
    assert (t.g.attack_bonus, t.g.wins_ties, t.g.province_vp) == (0, False, False)


# ---- 5.3c-g the other bonuses


@rule("5.3c")
def test_an_attacking_emperor_adds_one_to_each_die() -> None:
    t = attack("claudius-gothicus", 5, 4, 1, 4)
    assert outcomes(t) == ["win"]


@rule("5.3d", "8.2a")
def test_caesar_s_faction_has_nine_legions_on_turn_one() -> None:
    t = position(turn=1).roman_phase("red", "caesar")
    t.play("red", "start roma")
    assert t.g.armies_of(SIDE["red"]) + t.g.stack[-1].left == 9


@rule("5.3d", "8.2b")
def test_domitian_adds_a_free_legion_to_those_bought() -> None:
    t = position(turn=3, roman_vp={"red": 2}, roma="red:2").roman_phase("red", "domitianus", at="build")
    t.play("red", "recruit", "done")
    assert t.g.stack[-1].left == 2
    assert t.vp("red") == (0, 0)


@rule("5.3d")
def test_an_emperor_s_legions_may_go_above_seven() -> None:
    provinces = {"roma": "red:3", "cisalpina": "red:3", "sicilia": "red:1"}
    t = position(provinces, turn=3).roman_phase("red", "traianus", at="build")
    t.play("red", "done")
    assert t.g.stack[-1].left == 2


@rule("5.3d", "8a")
def test_an_emperor_s_legions_may_not_go_above_the_ten_counters() -> None:
    provinces = {"roma": "red:3", "cisalpina": "red:3", "sicilia": "red:3"}
    t = position(provinces, turn=3).roman_phase("red", "traianus", at="build")
    t.play("red", "done")
    assert t.g.stack[-1].left == 1
    assert t.events("emperor-legions")[0]["legions"] == 1


@rule("5.3e")
def test_nero_wins_ties() -> None:
    t = position(lugdunensis="suebi:1", aquitania="red:1").place("red", 1, emperor="nero").roll(3, 1, 3)
    t.play("red", "attack lugdunensis from aquitania")
    assert t["lugdunensis"] == "red:1"


@rule("5.3e", "10.4b")
def test_a_fortress_and_a_tie_winning_emperor_roll_again() -> None:
    t = position(lugdunensis="blue:1 fortress", aquitania="red:1").place("red", 1, emperor="nero")
    t.roll(4, 1, 3, 6, 1, 1).play("red", "attack lugdunensis from aquitania")
    assert outcomes(t) == ["tie", "win"]


@rule("5.3f")
def test_an_emperor_of_the_provinces_scores_one_more_for_each() -> None:
    provinces = {"roma": "red:1", "cisalpina": "red:2", "syria": "red:1"}
    t = position(provinces, turn=3).roman_phase("red", "nerva", at="points")
    plain = position(provinces, turn=3).roman_phase("red", at="points")
    assert t.vp("red")[0] - plain.vp("red")[0] == 3
    assert t.vp("red")[1] == 0


@rule("5.3f")
def test_the_provinces_count_when_the_phase_ends() -> None:
    t = position(turn=3, roma="red:1").place("red", 1, emperor="nerva")
    t.play("red", "place cisalpina")
    assert t.events("points")[0]["emperor_points"] == 2


@rule("5.3g")
def test_modifiers_add_up() -> None:
    t = position(hand={"red": ["testudo"]}, lugdunensis="suebi:1", aquitania="red:1")
    t.place("red", 1, emperor="claudius").roll(3, 1, 4)
    t.play("red", "attack lugdunensis from aquitania", "card testudo")
    assert outcomes(t) == ["win"]


@rule("5.3g", "10.2a")
def test_sea_and_walls_still_give_two_defence_dice() -> None:
    t = position(sicilia="suebi:1 fort", syria="red:1").place("red", 1).roll(6, 6, 4, 3, 6, 6, 1, 1)
    t.play("red", "attack sicilia from sea")
    assert [len(fought["defence"]) for fought in t.events("round")] == [2, 2]


# ---- 5.4 the draw


def drawing(*fallen: int, **more: object) -> Table:
    """Green, yellow, red and blue draw Barbarian Tokens, in this order."""
    return position(**more).roll(*fallen, then=1).push(DrawTokens(BARBARIAN))  # type: ignore[arg-type]


@rule("5.4a")
def test_only_the_drawer_sees_the_token() -> None:
    t = drawing(4)
    assert t.match.view(t.seat("green"))["drawn"] == 4
    assert [t.match.view(t.seat(other))["drawn"] for other in ("yellow", "red", "blue")] == [HIDDEN] * 3
    assert t.match.view(None)["drawn"] == HIDDEN


@rule("5.4a")
def test_the_log_tells_the_others_that_a_token_was_drawn_but_not_which() -> None:
    t = drawing(4)
    assert t.match.events_for(t.seat("green"))[-1].facts["token"] == 4
    assert t.match.events_for(t.seat("red"))[-1].facts == {"faction": "green"}


@rule("5.4a")
def test_the_others_are_not_told_the_token_when_they_wait() -> None:
    t = drawing(4)
    step = t.g.stack[-1]
    assert step.prompt(t.g, t.seat("green")).facts["token"] == 4
    assert "token" not in step.prompt(t.g, t.seat("red")).facts


@rule("5.4a", "5.1b")
def test_players_draw_in_draw_order() -> None:
    t = position(turn=1, roman_vp={"green": 3, "yellow": 2, "red": 1}).push(StartTurn())
    assert t.match.pending == (t.seat("blue"),)
    t.play("blue", "keep")
    assert t.match.pending == (t.seat("red"),)


@rule("5.4b")
def test_the_drawer_keeps_the_token() -> None:
    t = drawing(4).play("green", "keep")
    assert t.g.barbarian_token == [4, 0, 0, 0]


@rule("5.4b")
def test_the_drawer_hands_the_token_to_another() -> None:
    t = drawing(4).play("green", "give red")
    assert t.g.barbarian_token == [0, 0, 4, 0]


@rule("5.4b")
def test_nobody_is_handed_a_second_token() -> None:
    t = drawing(4).play("green", "give red")
    assert t.forbids("yellow", "give red") == "5.4b"
    assert t.options("yellow") == ["keep", "give green", "give blue"]


@rule("5.4b")
def test_messalina_keeps_the_sarmatae_on_turn_four() -> None:
    t = drawing(3, turn=4)
    assert t.match.decision(t.seat("green")).facts["name"] == "sarmatae"
    t.play("green", "keep")
    assert t.g.barbarian_token[SIDE["green"]] == 3


@rule("5.4c")
def test_who_was_given_a_token_must_pass_on_the_one_he_draws() -> None:
    t = drawing(4, 1).play("green", "give yellow")
    assert t.forbids("yellow", "keep") == "5.4c"
    assert t.options("yellow") == ["give green", "give red", "give blue"]


@rule("5.4c")
def test_who_holds_a_token_is_not_asked_whether_to_keep_another() -> None:
    t = drawing(4, 1).play("green", "give yellow")
    asked = t.match.decision(t.seat("yellow"))
    assert asked.rule == "5.4c"
    assert asked.prompt.endswith("You hold one already: to whom do you hand it?")


@rule("5.4b")
def test_who_holds_no_token_is_asked_whether_to_keep_one() -> None:
    t = drawing(4)
    asked = t.match.decision(t.seat("green"))
    assert asked.rule == "5.4b"
    assert asked.prompt.endswith("Keep it or hand it on?")


@rule("5.4c")
@pytest.mark.parametrize("choice", [0, -1])
def test_after_all_draws_everybody_holds_exactly_one_token(choice: int) -> None:
    t = drawing()
    while t.asked == "KeepOrPass":
        seat = t.match.pending[0]
        t.match.play(seat, t.match.decision(seat).options[choice])
    assert len(set(t.g.barbarian_token)) == 4
    assert 0 not in t.g.barbarian_token


@rule("5.4d")
def test_emperors_are_drawn_when_all_barbarians_are_settled() -> None:
    t = position(turn=1).push(StartTurn())
    while t.g.emperor_token == [0, 0, 0, 0] and t.g.stack[-1].barbarian:
        t.play(FACTIONS[t.match.pending[0]].id, "keep")
    assert 0 not in t.g.barbarian_token
    assert t.asked == "KeepOrPass"
    assert t.g.drawer == t.g.draw_order[0]


@rule("5.4d")
def test_emperors_are_kept_or_passed_like_barbarians() -> None:
    t = position(barbarians={"green": 1, "yellow": 2, "red": 3, "blue": 4}).roll(6, 1, then=1)
    t.push(DrawTokens(EMPEROR)).play("green", "give yellow")
    assert t.g.emperor_token == [0, 6, 0, 0]
    assert t.forbids("yellow", "keep") == "5.4c"
    assert t.forbids("yellow", "give yellow") == "5.4b"
    t.play("yellow", "give blue")
    assert t.g.emperor_token == [0, 6, 0, 1]


@rule("5.4e")
def test_a_kept_token_is_known_to_its_holder_alone() -> None:
    t = drawing(4).play("green", "keep")
    seen = [t.match.view(t.seat(faction.id))["barbarian_token"][0] for faction in FACTIONS]
    assert seen == [4, HIDDEN, HIDDEN, HIDDEN]


@rule("5.4e")
def test_a_passed_token_is_known_to_giver_and_receiver() -> None:
    t = drawing(4).play("green", "give red")
    seen = [t.match.view(t.seat(faction.id))["barbarian_token"][SIDE["red"]] for faction in FACTIONS]
    assert seen == [4, HIDDEN, 4, HIDDEN]


@rule("5.4e", "5.4d")
def test_a_passed_emperor_is_known_to_giver_and_receiver() -> None:
    t = position().roll(4, then=1).push(DrawTokens(EMPEROR)).play("green", "give red")
    seen = [t.match.view(t.seat(faction.id))["emperor_token"][SIDE["red"]] for faction in FACTIONS]
    assert seen == [4, HIDDEN, 4, HIDDEN]


@rule("5.4e")
def test_the_log_tells_a_passed_token_to_giver_and_receiver_alone() -> None:
    t = drawing(4).play("green", "give red")
    seen = [
        [event.facts.get("token") for event in t.match.events_for(t.seat(faction.id)) if "give-token" in event.kind]
        for faction in FACTIONS
    ]
    assert seen == [[4], [None], [4], [None]]


@rule("5.4f")
def test_the_token_left_over_is_in_nobody_s_hand_and_in_no_log() -> None:
    t = drawing(1, 1, 1, 1)
    while t.asked == "KeepOrPass":
        t.play(FACTIONS[t.match.pending[0]].id, "keep")
    assert sorted(t.g.barbarian_token) == [1, 2, 3, 4]
    assert 5 not in [facts["token"] for facts in t.events("draw-barbarian")]


@rule("5.4f")
def test_all_tokens_are_back_in_the_cup_next_turn() -> None:
    t = position(turn=1, barbarians={"green": 1, "yellow": 2, "red": 3, "blue": 5}).roll(5, then=1).push(StartTurn())
    assert t.g.drawn == 5
