"""What an answer gives up: told before it is given, and never the one that stands out."""

from __future__ import annotations

import pytest

from games.at_stake import at_stake
from romanum.engine.decision import AtStake
from romanum.games import game
from romanum.games.pax.data.components import NONE, PLACE, TITLE
from romanum.games.pax.rules.cards.card_play import LayDown
from romanum.games.pax.rules.cards.card_register import Aim
from romanum.games.pax.rules.cards.card_segment import CarryOver
from romanum.games.pax.rules.turn import maintenance
from romanum.games.pax.rules.turn.agreements import TERMS
from romanum.games.pax.rules.turn.bribery import KeepWord
from romanum.games.pax.rules.turn.income import PayToll
from romanum.games.pax.rules.turn.objectives import Discarding
from romanum.games.pax.rules.turn.operations import ChooseOperation, Expansion
from romanum.games.pax.rules.turn.talks import Draft, Invite
from rules import rule

from .battle_table import battle, war
from .builder import Table, position
from .march_table import board


def stakes(t: Table, power: str) -> AtStake:
    return at_stake(game("pax"), t.g, t.seat(power))


@rule("10.3.1j")
def test_shifts_that_are_left_are_told_and_to_spend_all_that_can_be_stands_out() -> None:
    t = battle("greece 30 light", "the_east 1 light", 6, 1)
    assert t.step == "SpendShifts"
    found = stakes(t, "greece")
    assert found.stakes["done"].kind == "quits"
    assert found.stakes["done"].words.endswith("shifts are not spent.")
    offered = [text for text in t.offered("greece") if text.startswith("raise-die")]
    assert (found.usual, len(offered) > 1) == (offered[-1], True)


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


def told(t: Table, power: str, answer: str) -> tuple[str, str]:
    """What kind of thing an answer does, and what is said of it; nothing where nothing is at stake."""
    stake = stakes(t, power).stakes.get(answer)
    return (stake.kind, stake.words) if stake else ("", "")


@rule("17.1.5b")
def test_a_card_that_nobody_must_discard_is_told_and_one_too_many_is_not() -> None:
    t = position({}, advanced=True, active="rome", hands={"rome": "spies ambush"})
    for step in (ChooseOperation(t.power("rome")), Expansion(t.power("rome"))):
        t.push(step)
        assert told(t, "rome", "discard spies") == ("harms", "You give up Spies without playing it.")
    t.push(LayDown(t.power("rome")))
    assert told(t, "rome", "discard spies")[1] == ""


@rule("17.1.4b")
def test_whoever_keeps_no_card_is_told_that_he_could() -> None:
    t = position({}, advanced=True, hands={"rome": "spies"})
    t.g.bids = (NONE,) * 4
    t.push(CarryOver((t.seat("rome"),)))
    assert told(t, "rome", "keep-none") == ("harms", "All your cards go back: you could keep one.")
    assert told(t, "rome", "keep-card spies") == ("", "")


@rule("15.4.7")
def test_an_objective_that_is_given_back_is_told() -> None:
    t = position({}, objectives={"rome": "a"})
    t.push(Discarding(t.power("rome")))
    assert told(t, "rome", "return a") == ("harms", "Objective A goes back to the pool.")
    assert stakes(t, "rome").usual == "done"


@rule("14.2.2")
def test_a_unit_that_is_sent_home_is_told() -> None:
    t = position({"arretium": "rome 2 legion"}, advanced=True, active="rome", optional=("disbanding",))
    t.push(ChooseOperation(t.power("rome")))
    told_of = told(t, "rome", "disband legion arretium")
    assert told_of == ("harms", "Sent home, with nothing paid for it: Legion at Arretium.")


@rule("6.4a")
@pytest.mark.parametrize(("treasury", "words"), [(2, "You give up 1 Unit that you could pay for."), (1, "")])
def test_ships_are_given_up_with_a_question_only_by_whoever_could_pay_for_all(treasury: int, words: str) -> None:
    """They are written down first, and may be crossed out; the question comes once, with Done."""
    t = position({"rome": "rome city 2 galleys"}, treasury={"rome": treasury})
    maintenance.begin(t.g)
    if treasury == 2:
        assert stakes(t, "rome").usual == "done"
    t.play("rome", "give-up galleys rome")
    assert told(t, "rome", "give-up galleys rome")[1] == ""
    assert told(t, "rome", "done")[1] == words


@rule("17.2-DIES-IRAE", "17.2-ALLIANCE")
def test_an_activation_and_an_ally_that_a_card_takes_are_told() -> None:
    t = position({}, advanced=True, treasury={"rome": 5}, patrons={"rhodes": "rome"})
    t.push(Aim(t.power("rome"), TITLE["dies_irae"], NONE))
    assert told(t, "rome", "lose-marker") == ("harms", "The Activation is lost.")
    t.push(Aim(t.power("rome"), TITLE["alliance"], NONE))
    assert told(t, "rome", "end-alliance rhodes") == ("harms", "Your alliance ends: Rhodes.")
    t = position({}, advanced=True, patrons={"rhodes": "greece"})
    t.push(Aim(t.power("rome"), TITLE["alliance"], NONE))
    assert told(t, "rome", "end-alliance rhodes") == ("", ""), "it is another's"
    t.push(Aim(t.power("rome"), TITLE["dies_irae"], NONE))
    assert told(t, "rome", "lose-marker")[1] == "", "nobody can pay the priests"


@rule("4.4")
def test_a_word_that_is_broken_is_told() -> None:
    t = position({}, active="rome")
    t.push(KeepWord(t.power("rome"), t.power("carthage"), PLACE["genua"], 4))
    assert told(t, "rome", "press-on") == (
        "harms", "You break your word: you were paid 4T to turn back (Carthage)."
    )  # fmt: skip
    assert told(t, "rome", "turn-back") == ("", "")


@rule("6.1.6b")
@pytest.mark.parametrize(("gain", "kind"), [(5, "quits"), (1, "")])
def test_income_that_is_worth_its_toll_is_not_left_by_the_answer_that_stands_out(gain: int, kind: str) -> None:
    """It is a question as it is: nobody is asked twice."""
    t = position({}).push(PayToll(0, 6, 2, gain))
    assert told(t, "rome", "no") == (kind, "")
