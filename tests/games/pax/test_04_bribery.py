"""Chapter 4.4: Talents at the instant of harm, for a word that nobody is held to."""

from __future__ import annotations

from typing import Any

from romanum.games.pax.rules.turn.operations import begin_expansion
from romanum.games.pax.screen.view import describe
from romanum.games.pax.state.errands import Bribery
from rules import rule

from .builder import Table, position

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
        ["bribe 1", "bribe 2", "bribe 3", "bribe 5", "bribe 6", "no-offer"],
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
def test_and_may_do_as_he_likes_all_the_same() -> None:
    t = threatened().play("carthage", "bribe 5").play("rome", "accept")
    assert t.step == "Withdrawal"  # the attack goes on


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
