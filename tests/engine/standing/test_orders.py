"""Orders: kinds of questions that a seat answers without being asked, under conditions, until it changes its mind."""

from __future__ import annotations

from typing import Any

import pytest

from romanum.engine.conformance import sent
from romanum.engine.match import Match
from romanum.engine.record import Record, RecordError, load, replay
from romanum.engine.standing.orders import MOST_ORDERS, BadOrder, Order
from toy.game import TOY
from toy.state import SHIELD, SWORD, Ring
from toy.steps import Spoils, TruceOffer, Turn
from toy.table import hands, kinds, table

FIELDS: dict[str, Any] = {"owner": [0, 1, -1, -1, -1], "armies": [2, 1, 0, 0, 0], "hands": hands([SWORD], [SHIELD])}
"""Seat 0 can attack Capua, which seat 1 can shield, from Alba."""
OFFER: dict[str, Any] = {"dice": [6], "coins": [3, 0]}


def peace() -> Match[Ring]:
    """Seat 0 can attack seat 1."""
    return table(Turn(1), Turn(0), dice=[6, 1], **FIELDS)


def attack(match: Match[Ring]) -> Match[Ring]:
    """It does."""
    match.play(0, "attack capua from alba")
    return match


def actions(match: Match[Ring]) -> list[tuple[int, str]]:
    return [(past.seat, past.text) for past in match.history]


def test_without_orders_a_seat_is_asked() -> None:
    match = attack(peace())
    assert (match.pending, match.ordered) == ((1,), None)
    assert match.decision(1).question == "shield"


def test_an_order_answers_through_the_same_door_and_stands_in_no_record() -> None:
    match = peace()
    match.order(1, "shield", "accept")
    attack(match)
    assert actions(match) == [(0, "attack capua from alba"), (1, "shield")]
    assert match.by_order == {1}
    by_hand = attack(peace())
    by_hand.play(1, "shield")
    assert match.record.write() == by_hand.record.write()
    assert sent(match, 0) == sent(by_hand, 0)


def test_the_first_order_that_fits_decides() -> None:
    match = peace()
    match.order(1, "shield", "accept")
    match.order(1, "shield", "decline", first=True)
    assert actions(attack(match))[1:] == [(1, "pass")]


@pytest.mark.parametrize(
    ("about", "answered"),
    [(["capua"], True), (["roma"], False), (["capua", "seat1"], True), (["capua", "roma"], False)],
)
def test_a_condition_must_hold_whole(about: list[str], answered: bool) -> None:
    match = peace()
    match.order(1, "shield", "accept", about=about)
    assert bool(attack(match).by_order) == answered


def test_ask_me_about_this_one_stands_before_an_order_for_all_others() -> None:
    match = peace()
    match.order(1, "shield", "ask", about=["capua"])
    match.order(1, "shield", "accept")
    assert attack(match).pending == (1,)


@pytest.mark.parametrize(("odds", "answer"), [("1:1", "shield"), ("1:2", "pass"), ("2:3", "shield"), ("9:19", "pass")])
def test_give_way_if_weaker_than(odds: str, answer: str) -> None:
    match = peace()
    match.order(1, "shield", "if-weaker", odds=odds)
    assert actions(attack(match))[1] == (1, answer), "one Army against two"


def test_this_very_action_is_played_if_it_is_offered_and_else_the_seat_is_asked() -> None:
    match = peace()
    match.order(1, "shield", "do", action="shield")
    assert actions(attack(match))[1] == (1, "shield")
    match = peace()
    match.order(1, "shield", "do", action="sword")
    assert attack(match).pending == (1,)


@pytest.mark.parametrize(("coins", "answer"), [(1, "refuse"), (2, "accept")])
def test_a_game_has_answers_of_its_own(coins: int, answer: str) -> None:
    match = table(Turn(1), TruceOffer(0, 1), **OFFER)
    match.order(1, "truce", "if-dear")
    match.play(0, f"pay {coins}")
    assert match.history[-1].text == answer


@pytest.mark.parametrize(("answer", "text"), [("weakest", "coin"), ("strongest", "point")])
def test_the_weakest_or_the_strongest_of_what_is_offered(answer: str, text: str) -> None:
    match = table(Turn(1), Spoils(0, 1), coins=[0, 2])
    match.order(0, "spoils", answer)
    match.go_on()
    assert actions(match) == [(0, text)]


def test_an_order_for_this_turn_lapses_with_it() -> None:
    match = peace()
    match.order(1, "shield", "accept", until="turn")
    assert len(match.orders_of(1)) == 1
    match.position.round += 1
    assert match.orders_of(1) == ()
    assert attack(match).pending == (1,)


def test_orders_count_at_once_and_are_taken_back_at_once() -> None:
    match = attack(peace())
    match.order(1, "shield", "accept")
    assert [match.ordered] == [(1, (0, "shield"))]
    match.give_orders(1, ())
    assert [match.ordered] == [None]


def test_whoever_takes_back_what_an_order_did_is_asked() -> None:
    match = table(Turn(1), TruceOffer(0, 1), **OFFER)
    match.order(1, "truce", "decline")
    match.play(0, "pay 1")
    assert match.by_order == {1}
    assert not match.why_no_undo(1)
    match.undo(1)
    assert (match.pending, match.by_order) == ((1,), set())


def test_saved_matches_and_copies_keep_orders_and_branches_do_not() -> None:
    match = peace()
    match.order(1, "shield", "accept", about=["capua"])
    match.order(0, "sword", "decline", until="turn")
    saved = load(TOY.new(seats=2, seed=1).to_json(), lambda _: TOY)
    assert saved.orders == {}
    fresh = TOY.new(seats=2, seed=1)
    fresh.order(1, "shield", "accept", about=["capua"])
    again = load(fresh.to_json(), lambda _: TOY)
    assert again.orders == {1: (Order("shield", "accept", about=("capua",)),)}
    assert match.copy().orders == match.orders
    assert match.branch().orders == {}
    forged = fresh.to_json().replace('"accept"', '"perhaps"')
    with pytest.raises(RecordError, match="the orders are wrong"):
        load(forged, lambda _: TOY)


def test_replays_need_no_orders() -> None:
    match = TOY.new(seats=2, seed=3)
    for seat in (0, 1):
        match.order(seat, "shield", "accept")
        match.order(seat, "spoils", "strongest")
    while not match.over and len(match.history) < 200:
        seat = match.pending[0]
        match.play(seat, match.decision(seat).options[-1])
    again = replay(Record.read(match.record.write()), lambda _: TOY)
    assert again.position == match.position


@pytest.mark.parametrize(
    ("order", "problem"),
    [
        ({"question": "sling", "answer": "accept"}, "no kind of question 'sling'"),
        ({"question": "shield", "answer": "perhaps"}, "the answer is one of ask, do, decline, accept, if-weaker"),
        ({"question": "shield", "answer": "if-weaker"}, "goes with odds such as 1:2"),
        ({"question": "shield", "answer": "if-weaker", "odds": "0:1"}, "goes with odds such as 1:2"),
        ({"question": "shield", "answer": "accept", "odds": "1:1"}, "goes with no odds"),
        ({"question": "shield", "answer": "do"}, "an action goes with the answer do"),
        ({"question": "shield", "answer": "accept", "action": "shield"}, "an action goes with the answer do"),
        ({"question": "shield", "answer": "do", "action": "x" * 5000}, "a short line of text"),
        ({"question": "shield", "answer": "accept", "about": ["carthage"]}, "nothing is called 'carthage'"),
        ({"question": "shield", "answer": "accept", "about": ["roma"] * 5}, "at most 4 things"),
        ({"question": "shield", "answer": "accept", "until": "doomsday"}, "holds until one of"),
    ],
)
def test_orders_that_cannot_be_given(order: dict[str, Any], problem: str) -> None:
    match = peace()
    with pytest.raises(BadOrder, match=problem):
        match.order(1, **order)
    assert match.orders_of(1) == ()


def test_no_seat_has_more_than_a_hundred_orders_and_nobody_who_is_not_there_has_any() -> None:
    match = peace()
    match.give_orders(1, [Order("shield", "accept")] * MOST_ORDERS)
    with pytest.raises(BadOrder, match="at most 100 orders, not 101"):
        match.order(1, "shield", "accept")
    with pytest.raises(BadOrder, match="there is no seat 2"):
        match.order(2, "shield", "accept")


def test_an_order_lets_nothing_happen_that_is_not_allowed() -> None:
    match = peace()
    match.order(1, "truce", "accept")
    match.order(1, "shield", "do", action="draw")
    assert attack(match).pending == (1,)
    assert kinds(match) == ["attack"]
