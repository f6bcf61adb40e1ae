"""17.2-NAVAL-AMBUSH: ships that lie in wait for an Army at sea."""

from __future__ import annotations

from typing import Any

import pytest

from games.pax.builder import Table
from games.pax.cards.test_17_war_cards import march
from games.pax.cards_table import cards
from romanum.games.pax.data.components import PLACE
from romanum.games.pax.state.errands import CardMoment
from romanum.games.pax.state.moves import AT_SEA
from romanum.games.pax.state.promises import PEACE
from rules import rule


def voyage(army: str, ships: str, **fields: Any) -> Table:
    """A Roman Army embarks at Rhegium and sails into the Strait of Messana; Carthaginian ships lie at Panormus."""
    t = march({"rhegium": army, "panormus": ships}, "rome", "rhegium", 6, **fields)
    return t.play("rome", "embark")


@rule("17.2-NAVAL-AMBUSH")
def test_an_army_without_escort_is_destroyed() -> None:
    t = voyage("rome 2 legion rome_5", "carthage 2 galleys", hands={"carthage": "naval_ambush"})
    t.play("rome", "sail-to paestum")
    assert t.offered("carthage") == ["play naval_ambush", "pass"]
    t.play("carthage", "play naval_ambush")
    assert (t["paestum"], t["rhegium"], t["panormus"]) == ("", "", "carthage 2 galleys")
    assert t.events("leader-dies")[0].facts["leader"] == "rome_5"
    assert (t.step, t.is_sound()) == ("", True)


@rule("17.2-NAVAL-AMBUSH")
def test_ships_of_rhodes_are_an_escort_like_any_other() -> None:
    board = {"rhegium": "rome 2 legion rhodes 2 galleys", "panormus": "carthage 2 galleys"}
    t = march(board, "rome", "rhegium", 6, hands={"carthage": "naval_ambush"}, patrons={"rhodes": "rome"})
    t.play("rome", "embark", "escort 2", "sail-to paestum").roll(5, 5)
    t.play("carthage", "play naval_ambush")
    assert t.events("naval-battle")[0].facts["attacker"] == "carthage"
    assert "rome 2 legion" in t["paestum"]


@rule("17.2-NAVAL-AMBUSH", "4.3.2c")
def test_an_ambush_breaks_the_peace() -> None:
    t = voyage("rome 2 legion", "carthage 2 galleys", hands={"carthage": "naval_ambush"}, promises=(1, 0, PEACE, 0, 1))
    assert t.g.turn == 1
    t.play("rome", "sail-to paestum").play("carthage", "play naval_ambush")
    assert t.g.broken == (0, 0b1, 0, 0)


@rule("17.2-NAVAL-AMBUSH", "13.3-MUTINY")
def test_ships_in_mutiny_lie_in_wait_for_nobody() -> None:
    t = voyage("rome 2 legion", "carthage 2 galleys", hands={"carthage": "naval_ambush"}, mutiny=(1, PLACE["panormus"]))
    t.play("rome", "sail-to paestum")
    assert t.asked == ("rome",)


@rule("17.2-NAVAL-AMBUSH")
@pytest.mark.parametrize(
    ("port", "near"), [("lilybaeum", True), ("syracuse", True), ("agrigentum", False), ("carthago", False)]
)
def test_only_ships_within_three_naval_connections_lie_in_wait(port: str, near: bool) -> None:
    board = {"rhegium": "rome 2 legion", port: "carthage 1 galleys"}
    t = march(board, "rome", "rhegium", 6, hands={"carthage": "naval_ambush"}).play("rome", "embark", "sail-to paestum")
    assert (t.asked == ("carthage",)) == near


@rule("17.2-NAVAL-AMBUSH")
def test_the_deep_sea_is_no_way_nor_a_place_for_it() -> None:
    t = cards({"panormus": "carthage 1 galleys", "dstp_tyrrhenum": "rome 1 legion"}, hands={"carthage": "naval_ambush"})
    stack = t.stack("rome", "dstp_tyrrhenum")
    t.g.mover, t.g.afloat = stack, 1
    t.push(CardMoment(AT_SEA, 0, stack))
    assert t.asked == ()
    for port, near in (("caralis", False), ("panormus", True)):
        board = {"paestum": "rome 2 legion", port: "carthage 1 galleys"}
        t = march(board, "rome", "paestum", 6, hands={"carthage": "naval_ambush"})
        t.play("rome", "embark", "sail-to neapolis")
        assert (t.asked == ("carthage",)) == near


@rule("17.2-NAVAL-AMBUSH")
def test_enemy_ships_on_the_path_do_not_matter_and_he_chooses_the_fleet() -> None:
    board = {
        "rhegium": "rome 2 legion", "panormus": "rome 3 galleys", "lilybaeum": "carthage 1 galleys",
        "messana": "carthage 2 galleys", "utica": "carthage 5 galleys",
    }  # fmt: skip
    t = march(board, "rome", "rhegium", 6, hands={"carthage": "naval_ambush"})
    t.play("rome", "embark", "sail-to paestum").play("carthage", "play naval_ambush")
    assert t.offered("carthage") == ["fleet-of lilybaeum", "fleet-of messana"]


def escorted(*dice: int) -> Table:
    """Two Legions with two Galley Squadrons are ambushed off Paestum by two from Panormus."""
    t = voyage("rome 2 legion 2 galleys", "carthage town 2 galleys", hands={"carthage": "naval_ambush"})
    t.play("rome", "escort 2", "sail-to paestum")
    return t.roll(*dice).play("carthage", "play naval_ambush")


@rule("17.2-NAVAL-AMBUSH")
def test_with_an_escort_it_comes_to_a_battle_and_the_fleet_returns() -> None:
    t = escorted(1, 6, 2)
    told = t.events("naval-battle")[0].facts
    assert (told["attacker"], told["attack"], told["defence"]) == ("carthage", 5, 10)
    assert "galleys" not in t["panormus"]
    t = escorted(3, 3)
    assert t["panormus"] == "carthage town 2 galleys"
    assert t["paestum"] == "rome 2 legion 2 galleys"
    assert t.is_sound()


@rule("17.2-NAVAL-AMBUSH")
def test_a_beaten_escort_flees_and_the_winner_goes_home() -> None:
    t = escorted(6, 5, 2)
    while t.step in ("TakeLosses", "FindHaven"):
        t.play("rome", t.offered("rome")[0])
    assert t["panormus"] == "carthage town 2 galleys"
    assert t["paestum"] == ""
    assert t.events("flees")
    assert t.is_sound()


@rule("17.2-NAVAL-AMBUSH")
def test_it_comes_before_the_weather() -> None:
    t = march(
        {"messana": "rome 2 legion", "panormus": "carthage 2 galleys"}, "rome", "messana", 6,
        hands={"carthage": "naval_ambush"},
    )  # fmt: skip
    t.play("rome", "embark", "sail-to ntp_aeoliae")
    assert t.offered("carthage") == ["play naval_ambush", "pass"]
    t.roll(1).play("carthage", "pass")
    assert t["ntp_aeoliae"] == "rome 2 legion"


@rule("17.2-NAVAL-AMBUSH", "9.4.5c")
def test_an_army_that_withdraws_by_sea_can_be_ambushed() -> None:
    places = {"henna": "rome 4 legion", "agrigentum": "carthage 2 heavy", "lilybaeum": "carthage town"}
    t = march(places | {"messana": "rome 1 galleys"}, "rome", "henna", 6, hands={"rome": "naval_ambush"})
    t.play("rome", "to agrigentum").roll(3).play("carthage", "withdraw-by-sea lilybaeum", "ready")
    assert (t.asked, t.offered("rome")) == (("rome",), ["play naval_ambush", "pass"])
    t.play("rome", "play naval_ambush")
    assert t["lilybaeum"] == "carthage town"
