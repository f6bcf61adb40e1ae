"""Offers between seats: made, answered, lapsed."""

from romanum.engine.match import Match
from romanum.engine.offers import Offer
from toy.state import Ring
from toy.steps import TruceAnswer, TruceOffer, Turn
from toy.table import kinds, table, texts


def offering(dice: tuple[int, ...] = (), coins: tuple[int, ...] = (2, 0)) -> Match[Ring]:
    return table(Turn(0), TruceOffer(0, 1), dice=dice, coins=list(coins))


def test_the_giver_chooses_terms_or_none() -> None:
    assert texts(offering(), 0) == ["pay 1", "pay 2", "no-offer"]


def test_terms_that_cannot_be_held_out_are_refused_with_the_reason() -> None:
    why = offering().why_not(0, "pay 3")
    assert why is not None
    assert (why.rule, why.message) == ("7a", "You have 2 coins, not 3.")


def test_without_an_offer_the_game_goes_on() -> None:
    match = offering()
    match.play(0, "no-offer")
    assert (match.position.stack[-1], kinds(match)) == (Turn(0), ["no-truce"])


def test_an_offer_is_put_to_the_taker() -> None:
    match = offering(dice=(6,))
    match.play(0, "pay 2")
    assert match.position.stack[-1] == TruceAnswer(Offer(0, 1, ("pay", 2)))
    assert (match.pending, texts(match, 1)) == ((1,), ["accept", "refuse"])


def test_the_question_tells_the_terms() -> None:
    match = offering(dice=(6,))
    match.play(0, "pay 2")
    assert match.decision(1).prompt == "Does Player 2 accept 2 for a truce with Player 1?"


def test_accepted_it_binds() -> None:
    match = offering(dice=(6,))
    match.play(0, "pay 2")
    match.play(1, "accept")
    assert (match.position.coins, match.position.truces) == ([0, 2], [0b10, 0b01])


def test_refused_nothing_changes_hands() -> None:
    match = offering(dice=(6,))
    match.play(0, "pay 2")
    match.play(1, "refuse")
    assert (match.position.coins, match.position.truces, kinds(match)) == ([2, 0], [0, 0], ["offer", "no-truce"])


def test_an_offer_whose_ground_has_gone_lapses_and_nobody_is_asked() -> None:
    match = offering(dice=(1,))
    match.play(0, "pay 2")
    assert (match.position.stack[-1], kinds(match)) == (Turn(0), ["offer", "robbers", "no-truce"])


def test_an_offer_that_can_still_be_kept_stands() -> None:
    match = offering(dice=(1,))
    match.play(0, "pay 1")
    assert match.pending == (1,)


def test_a_lapsed_offer_cannot_be_accepted() -> None:
    g = offering(coins=(1, 0)).position
    refusal = TruceAnswer(Offer(0, 1, ("pay", 2))).check(g, 1, ("accept",))
    assert refusal is not None
    assert (refusal.rule, refusal.code) == ("7b", "offer-lapsed")


def test_an_offer_being_answered_is_saved_with_the_position() -> None:
    match = offering(dice=(6,))
    match.play(0, "pay 2")
    g = match.position
    assert Ring.from_json(g.to_json(), match.game.steps) == g
