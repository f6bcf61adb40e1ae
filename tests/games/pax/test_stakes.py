"""What an answer gives up: told before it is given, and never the one that stands out."""

from __future__ import annotations

from games.at_stake import at_stake
from romanum.engine.decision import AtStake
from romanum.games import game
from romanum.games.pax.data.components import NONE
from romanum.games.pax.rules.turn.agreements import TERMS
from romanum.games.pax.rules.turn.operations import Expansion
from romanum.games.pax.rules.turn.talks import Draft, Invite
from rules import rule

from .battle_table import battle, war
from .builder import Table, position
from .march_table import board


def stakes(t: Table, power: str) -> AtStake:
    return at_stake(game("pax"), t.g, t.seat(power))


@rule("10.3.1j")
def test_shifts_that_are_left_are_told_and_done_does_not_stand_out() -> None:
    t = battle("greece 30 light", "the_east 1 light", 6, 1)
    assert t.step == "SpendShifts"
    found = stakes(t, "greece")
    assert found.stakes["done"].kind == "quits"
    assert found.stakes["done"].words.endswith("shifts are not spent.")
    assert found.usual == ""


@rule("3.5.1a")
def test_moves_that_are_left_are_told() -> None:
    t = position({"parma": "carthage 3 heavy carthage_1"}, active="carthage", majors=1, minors=2)
    t.push(Expansion(t.power("carthage")))
    done = stakes(t, "carthage").stakes["done"]
    assert done.words == "A Major Move is left. 2 Minor Moves are left."
    t.g.majors = t.g.minors = 0
    assert "done" not in stakes(t, "carthage").stakes


@rule("7.4.3a")
def test_whoever_destroys_his_own_town_is_told() -> None:
    t = board({"arretium": "carthage town 2 heavy"}).major("carthage", "arretium", 3)
    found = stakes(t, "carthage")
    assert (found.stakes["destroy"].kind, found.stakes["destroy"].words) == (
        "harms", "You destroy your own walls at Arretium."
    )  # fmt: skip
    assert found.usual == ""


@rule("14.2.1j")
def test_a_capital_that_is_left_empty_is_told_and_one_with_a_guard_is_not() -> None:
    t = war({"rome": "rome city 3 legion"}).expand("rome").play("rome", "major rome")
    assert stakes(t, "rome").stakes["ready"].words == "No Unit stays in your Capital, Rome."
    t.play("rome", "leave 1 legion")
    found = stakes(t, "rome")
    assert ("ready" in found.stakes, found.usual) == (False, "ready")


@rule("4.1")
def test_invitations_go_out_once_somebody_is_invited() -> None:
    t = position({}, active="rome")
    able = 1 << t.power("carthage") | 1 << t.power("greece")
    t.push(Invite(t.power("rome"), able, 0))
    assert stakes(t, "rome").stakes["done"].words
    t.play("rome", "invite carthage")
    assert stakes(t, "rome").usual == "done"


@rule("4.3.1a")
def test_terms_are_to_be_put_to_the_other() -> None:
    t = position({}, active="rome")
    terms = ((TERMS.index("promise-peace"), NONE, NONE, NONE),)
    t.push(Draft(t.power("rome"), t.power("carthage"), terms, 1))
    found = stakes(t, "rome")
    assert found.usual == "propose"
    assert found.stakes["pass"].words == "The term you have drafted is not put to anybody."
