"""Chapter 4.4: Talents at the instant of harm, for a word that nobody is held to."""

from __future__ import annotations

from typing import Any

from games.pax.builder import Table, position
from romanum.games.pax.data.components import PLACE, SIDE
from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.screen.view import describe
from romanum.games.pax.state.errands import Battle, Bribery, GameTurn, PhaseBegins
from romanum.games.pax.state.position import ORDER
from romanum.games.pax.state.promises import ATTACK, PEACE, note_attack
from rules import rule

BOARD = {
    "rome": "rome city 1 legion",
    "carthago": "carthage city",
    "capua": "rome 3 legion",
    "neapolis": "carthage 1 light",
}


def threatened(talents: int = 6, advanced: bool = False, **more: Any) -> Table:
    """A Roman Army enters Neapolis, where Carthaginians stand."""
    t = position(BOARD, scenario="ii", treasury={"carthage": talents}, active="rome", advanced=advanced, **more)
    begin_expansion(t.g, 0)
    return t.go_on().roll(3).play("rome", "major capua", "ready", "to neapolis")


@rule("4.4")
def test_whoever_is_about_to_be_attacked_may_offer_talents() -> None:
    t = threatened()
    assert (t.asked, t.offered("carthage")) == (
        ("carthage",),
        ["bribe 1", "bribe 2", "bribe 3", "bribe 4", "bribe 5", "bribe 6", "no-offer"],
    )


@rule("4.4")
def test_also_in_the_advanced_game_without_a_card() -> None:
    assert "bribe 3" in threatened(advanced=True).offered("carthage")


@rule("4.4")
def test_who_takes_them_is_paid_at_once_and_his_word_is_on_record() -> None:
    t = threatened().play("carthage", "bribe 5")
    assert t.offered("rome") == ["accept", "refuse"]
    t.play("rome", "accept")
    assert t.g.treasury == [5, 1]
    line = describe(t.g, 0)["promises"][0]
    assert (line["power"], line["partner"], line["what"], line["place"]) == ("rome", "carthage", "spare", "neapolis")


@rule("4.4")
def test_it_is_offered_before_the_army_has_set_foot_there_or_paid() -> None:
    t = threatened()
    assert (t.g.mp, t["capua"], t["neapolis"]) == (3, "rome 3 legion", "carthage 1 light")


@rule("4.4")
def test_who_keeps_his_word_stays_where_he_was_with_all_his_points_and_marches_on() -> None:
    t = threatened().play("carthage", "bribe 5").play("rome", "accept")
    assert (t.asked, t.offered("rome")) == (("rome",), ["turn-back", "press-on"])
    t.play("rome", "turn-back")
    assert (t.step, t.g.mp, t["capua"], t["neapolis"]) == ("March", 3, "rome 3 legion", "carthage 1 light")
    assert t.g.broken == (0, 0, 0, 0)
    assert t.events("turns-back")[0].facts["place"] == "neapolis"


@rule("4.4")
def test_and_he_may_do_as_he_likes_all_the_same_but_it_is_remembered() -> None:
    t = threatened().play("carthage", "bribe 5").play("rome", "accept", "press-on")
    assert (t.step, t.g.mp) == ("Withdrawal", 2)  # the attack goes on
    assert t.g.broken == (0b10, 0, 0, 0)
    assert t.events("breaks-word")[0].facts == {"power": "rome", "partner": "carthage"}


@rule("4.4", "4.3.2c")
def test_who_has_turned_back_and_comes_again_in_the_same_game_turn_breaks_his_word() -> None:
    t = threatened().play("carthage", "bribe 5").play("rome", "accept", "turn-back", "to neapolis")
    assert t.step == "OfferBribe"  # he may be paid again
    t.roll(1, 1, 1, 1, 1, 1).play("carthage", "no-offer", "stand")
    assert t.g.broken == (0b10, 0, 0, 0)


@rule("4.4", "11.3.3")
def test_a_landing_can_be_bought_off_as_well() -> None:
    board = BOARD | {"thapsus": "carthage 1 light", "lilybaeum": "rome 3 legion"}
    t = position(board, scenario="ii", treasury={"carthage": 6}, active="rome")
    begin_expansion(t.g, 0)
    t.go_on().roll(6, 1, 1, 1).play("rome", "major lilybaeum", "ready", "embark", "sail-to ntp_melita_w")
    t.play("rome", "sail-to melita", "roll-on", "sail-to thapsus")
    t.play("carthage", "pass").play("rome", "debark")
    assert (t.step, t.g.mp, t.g.afloat) == ("OfferBribe", 4, 2)
    t.play("carthage", "bribe 6").play("rome", "accept", "turn-back")
    assert (t.step, t.g.mp, t.g.afloat) == ("Sail", 4, 2)
    assert "carthage 1 light" in t["thapsus"]


def hailed(*dice: int, talents: int = 6, attack: bool = True, **more: Any) -> Table:
    """A Roman Fleet sails from Syracuse to Agrigentum, where Carthage has one."""
    board = BOARD | {"syracuse": "rome town 2 galleys", "agrigentum": "carthage town 2 galleys"}
    t = position(board, scenario="ii", treasury={"carthage": talents}, active="rome", turn=1, **more)
    begin_expansion(t.g, 0)
    t.go_on().play("rome", "major-fleet syracuse", "ready", "sail-to agrigentum")
    return t.roll(*dice).play("rome", "attack" if attack else "pass")


@rule("4.4", "11.4.1")
def test_ships_can_be_bought_off_and_then_the_others_answer_as_if_they_were_not_attacked() -> None:
    t = hailed().play("carthage", "bribe 5").play("rome", "accept", "turn-back")
    assert t.step == "Response"
    assert t.offered("carthage")[-1] == "let-pass"
    t = hailed().play("carthage", "bribe 5").play("rome", "accept", "press-on")
    assert (t.step, t.offered("carthage")) == ("Response", ["attack", "withdraw"])


@rule("4.3.2c", "11.4.1")
def test_peace_is_broken_at_sea_too_by_whoever_attacks() -> None:
    t = hailed(3, 3, promises=(0, 1, PEACE, 0, 1), talents=0)
    assert t.g.broken == (0b10, 0, 0, 0)
    t = hailed(3, 3, promises=(1, 0, PEACE, 0, 1), talents=0, attack=False)
    assert t.g.broken == (0, 0, 0, 0)
    t.play("carthage", "attack")
    assert t.g.broken == (0, 0b1, 0, 0)


@rule("4.4")
def test_who_refuses_gets_nothing() -> None:
    t = threatened().play("carthage", "bribe 5").play("rome", "refuse")
    assert (t.g.treasury, t.g.promises) == ([0, 6], ())


@rule("4.4")
def test_without_talents_nobody_is_asked() -> None:
    assert threatened(talents=0).step != "OfferBribe"
    t = position(BOARD, scenario="ii").push(Bribery(1, 0, 5))
    assert t.g.stack == []


@rule("4.4")
def test_all_there_is_may_be_offered_however_much_it_is() -> None:
    assert "bribe 40" in threatened(talents=40).offered("carthage")
    assert "bribe 41" not in threatened(talents=40).offered("carthage")


@rule("4.3.2c", "9.3.2d")
def test_peace_is_broken_by_whoever_intercepts() -> None:
    board = {"genua": "carthage 4 heavy", "arretium": "rome 2 legion rome_1", "carthago": "carthage city"}
    t = position(board, scenario="ii", active="carthage", turn=1, promises=(0, 1, PEACE, 0, 1)).stop_at(Battle)
    begin_expansion(t.g, 1)
    t.go_on().roll(6).play("carthage", "major genua", "ready", "to pisae")
    assert t.g.broken == (0, 0, 0, 0)
    t.roll(5, 4).play("rome", "intercept arretium", "ready")
    assert t.g.broken == (0b10, 0, 0, 0)


@rule("4.3.2c")
def test_an_attack_that_was_promised_and_not_made_is_a_broken_word_when_the_game_turn_is_over() -> None:
    t = position(BOARD, scenario="v", turn=1, phase=ORDER, promises=(0, 2, ATTACK, 1, 1, 3, 2, ATTACK, 1, 1))
    note_attack(t.g, 0, PLACE["carthago"])
    assert describe(t.g, 0)["promises"][0]["what"] == "attacked"
    t.stop_at(PhaseBegins).push(GameTurn())
    assert t.g.broken == (0, 0, 0, 0b100)
    assert t.events("breaks-word")[0].facts == {"power": "the_east", "partner": "greece"}


@rule("4.3.2c")
def test_the_armies_one_commands_keep_or_break_ones_word_too() -> None:
    t = position(
        {"capua": "soldier_of_fortune 2 heavy", "neapolis": "carthage 1 light"},
        turn=1,
        patrons={"soldier_of_fortune": "greece"},
    )
    t.g.promises = (2, 1, PEACE, 0, 1)
    note_attack(t.g, SIDE["soldier_of_fortune"], PLACE["neapolis"])
    assert t.g.broken == (0, 0, 0b10, 0)
