"""Chapters 3.2.F2, 3.2.H3 and 17.1: the deck, the Card Segment, hands, and what is kept."""

from __future__ import annotations

from collections import Counter

from games.pax.builder import GAME, Table, dice
from games.pax.cards_table import cards, drawn, hand, operate
from romanum.engine.secrecy import masked
from romanum.engine.standing.wishes import grant, preference
from romanum.games.pax.data.components import (
    CARD_COUNT,
    COPIES,
    HELD,
    NONE,
    REMOVED_AFTER,
    TITLE,
    TITLE_COUNT,
    TITLE_IDS,
)
from romanum.games.pax.rules.cards.card_register import CARDS, WHEN_DRAWN
from romanum.games.pax.rules.turn.activation import Payment
from romanum.games.pax.state.errands import CardMoment, GameTurn, PhaseBegins, RetainCards
from romanum.games.pax.state.hands import draw_card
from romanum.games.pax.state.moves import ANY_MOMENT
from romanum.games.pax.state.position import MAJOR, SLAVE_MARCH, VICTORY
from rules import rule


def secrets_kept(t: Table, power: str) -> str:
    """All that a power is sent: its position, and every event as it is told to it."""
    g = masked(t.g, t.g.seats[t.power(power)])
    seat = t.g.seats[t.power(power)]
    told = [(e.kind, e.facts | (e.secret if seat in e.eyes else {})) for e in t.g.log or ()]
    return repr(g.hands) + repr(g.deck) + repr(told)


# ---- the deck


@rule("17.1.1")
def test_fifty_five_cards_come_back_but_those_removed() -> None:
    t = cards()
    assert len(t.g.deck) == CARD_COUNT == 55
    assert Counter(t.g.deck) == Counter(dict(enumerate(COPIES)))
    t = cards(hands={"rome": "corvus spies"}, treasury={"rome": 3}, dice=dice(then=1))
    operate(t).play("rome", "play corvus", "discard spies")
    assert (t.g.removed[TITLE["corvus"]], t.g.discards[TITLE["spies"]]) == (1, 1)
    t.g.stack.clear()
    t.push(RetainCards())
    assert len(t.g.deck) == 54
    assert TITLE["spies"] in t.g.deck
    assert TITLE["corvus"] not in t.g.deck
    assert [TITLE_IDS[n] for n in range(len(COPIES)) if REMOVED_AFTER[n]] == [
        "artillery_engines", "corvus", "harpax", "pontus",
    ]  # fmt: skip


@rule("17.1.1")
def test_a_deck_that_is_used_up_is_made_of_the_discards() -> None:
    t = cards(hands={"rome": "spies"}, dice=dice(then=1))
    g = t.g
    g.discards = tuple(g.deck.count(title) for title in range(len(COPIES)))
    g.deck = ()
    draw_card(g)
    assert (len(g.deck), sum(g.discards)) == (53, 0)
    assert t.g.hand(0) == [TITLE["spies"]]


@rule("17.1.2")
def test_every_title_is_registered_as_what_it_is() -> None:
    assert sorted(CARDS) == list(range(TITLE_COUNT))
    for title, card in CARDS.items():
        assert (WHEN_DRAWN in card.moments) == (not HELD[title]), TITLE_IDS[title]
        assert card.rule in GAME.rules


@rule("17.1.2")
def test_a_drawn_event_is_played_at_once_and_seen_by_all() -> None:
    t = drawn("revenues_and_stability", treasury={"rome": 13})
    assert hand(t, "rome") == []
    assert t.events("draws-event")[0].facts == {"power": "rome", "card": "revenues_and_stability"}
    assert t.g.stability[0] == 1
    assert t.g.discards[TITLE["revenues_and_stability"]] == 1


@rule("17.1.2")
def test_a_card_to_hold_is_known_to_its_holder_alone() -> None:
    t = drawn("spies")
    assert hand(t, "rome") == ["spies"]
    assert TITLE["spies"] in t.known("rome").hands
    assert TITLE["spies"] not in t.known("carthage").hands
    told = t.events("draws-card")[0]
    assert told.facts == {"power": "rome"}
    assert (told.secret, told.eyes) == ({"card": "spies"}, (t.g.seats[0],))
    other = drawn("traitor")
    for power in ("carthage", "greece", "the_east"):
        assert secrets_kept(t, power) == secrets_kept(other, power)
    assert secrets_kept(t, "rome") != secrets_kept(other, "rome")


# ---- the Card Segment


@rule("3.2.F2")
def test_the_card_comes_after_the_payment_and_before_the_operation() -> None:
    t = cards(top="spies", treasury={"rome": 4}, hands={"rome": "corvus"}, active="rome")
    t.push(Payment(0)).play("rome", "pay")
    assert (t.step, t.g.treasury[0]) == ("CardChoice", 3)
    assert hand(t, "rome") == ["corvus", "spies"]
    t.play("rome", "play corvus")
    assert t.g.shipwrights == 1
    t.play("rome", "done")
    assert t.step == "ChooseOperation"


@rule("3.2.F2")
def test_in_the_standard_game_nothing_is_drawn() -> None:
    t = cards(treasury={"rome": 4}, active="rome")
    t.g.advanced, t.g.deck = False, ()
    t.push(Payment(0)).play("rome", "pay")
    assert t.step == "ChooseOperation"


@rule("17.1.3")
def test_whoever_draws_plays_keeps_or_discards() -> None:
    t = drawn("spies", hands={"rome": "corvus", "carthage": "ambush"})
    assert t.offered("rome") == ["play corvus", "play spies", "discard corvus", "discard spies", "done"]
    t.play("rome", "play spies")
    assert t.asked == ("rome",)
    assert t.offered("rome") == ["play corvus", "discard corvus", "done"]
    t.play("rome", "done")
    assert hand(t, "rome") == ["corvus"]


@rule("17.1.3")
def test_a_marker_that_is_not_paid_for_draws_nothing() -> None:
    t = cards(top="spies", treasury={"rome": 4}, active="rome")
    t.push(Payment(0)).play("rome", "forfeit")
    assert (hand(t, "rome"), len(t.g.deck)) == ([], 55)


@rule("17.1.4a")
def test_a_fourth_card_must_be_played_or_one_discarded() -> None:
    t = drawn("spies", hands={"rome": "corvus harpax traitor", "carthage": "ambush"})
    assert "done" not in t.offered("rome")
    assert t.refused("rome", "done").rule == "17.1.4a"
    assert "discard spies" in t.offered("rome")
    t.play("rome", "discard harpax", "done")
    assert hand(t, "rome") == ["corvus", "traitor", "spies"]
    t = drawn("spies", hands={"rome": "corvus harpax traitor"})
    t.play("rome", "play corvus", "done")
    assert hand(t, "rome") == ["harpax", "traitor", "spies"]
    t = drawn("spies", hands={"rome": "corvus harpax"})
    assert "done" in t.offered("rome")


@rule("17.1.4a")
def test_a_traitor_brings_no_fourth_card_to_keep() -> None:
    t = cards(hands={"rome": "corvus harpax ambush traitor", "carthage": "tactical_surprise"})
    operate(t).roll(1).play("rome", "play traitor")
    assert t.step == "LayDown"
    assert t.offered("rome") == ["discard ambush", "discard corvus", "discard harpax", "discard tactical_surprise"]
    t.play("rome", "discard harpax")
    assert (hand(t, "rome"), t.step) == (["corvus", "ambush", "tactical_surprise"], "ChooseOperation")


@rule("17.1.4a")
def test_in_his_own_card_segment_he_may_still_play_what_a_traitor_brings() -> None:
    t = drawn("traitor", hands={"rome": "ambush tactical_surprise harpax", "carthage": "corvus"})
    t.roll(1).play("rome", "play traitor")
    assert (t.step, t.refused("rome", "done").rule) == ("CardChoice", "17.1.4a")
    t.play("rome", "play corvus")
    assert sorted(hand(t, "rome")) == ["ambush", "harpax", "tactical_surprise"]
    assert "done" in t.offered("rome")


@rule("17.1.4a")
def test_who_was_given_too_many_lays_them_down_before_the_next_card() -> None:
    t = drawn("spies", power="rome", hands={"greece": "corvus harpax ambush traitor"})
    assert (t.asked, t.step) == (("greece",), "LayDown")
    t.play("greece", "discard corvus")
    assert (t.asked, hand(t, "rome")) == (("rome",), ["spies"])


# ---- when cards are played


@rule("17.1.5a")
def test_held_cards_are_played_in_anybodys_operations_segment_and_any_number() -> None:
    t = cards(hands={"greece": "corvus harpax spies", "rome": "ambush"}, order=(0, 1, 2, 3))
    operate(t, "rome")
    assert t.asked == ("greece",)
    t.play("greece", "play corvus")
    assert t.asked == ("greece",)
    t.play("greece", "play spies")
    assert t.asked == ("rome",)
    assert t.step == "ChooseOperation"
    assert t.g.shipwrights == 1 << t.power("greece")


@rule("17.1.5a")
def test_the_others_are_asked_in_play_order_until_all_pass_in_a_row() -> None:
    t = cards(hands={"greece": "corvus", "carthage": "harpax"}, order=(3, 2, 0, 1))
    operate(t, "the_east")
    assert t.asked == ("greece",)
    t.play("greece", "pass")
    assert t.asked == ("carthage",)
    t.play("carthage", "play harpax")
    assert t.asked == ("greece",)
    t.play("greece", "pass")
    assert t.asked == ("the_east",)


@rule("17.1.5a")
def test_no_card_is_played_in_another_phase_or_in_the_standard_game() -> None:
    t = cards(hands={"greece": "corvus"})
    t.g.advanced = False
    t.push(CardMoment(ANY_MOMENT, 0, NONE))
    assert t.asked == ()


@rule("17.1.5a")
def test_nor_while_slaves_march_before_the_activation() -> None:
    for move, asked in ((MAJOR, ("greece",)), (SLAVE_MARCH, ())):
        t = cards(hands={"greece": "corvus"}, move=move)
        t.push(CardMoment(ANY_MOMENT, 0, NONE))
        assert t.asked == asked


@rule("17.1.5a")
def test_who_is_not_asked_does_not_show_what_he_holds() -> None:
    t = cards(hands={"greece": "deus_ex_machina", "rome": "ambush"}, discreet=True)
    operate(t, "rome")
    assert t.asked == ("greece",)
    assert t.offered("greece") == ["discard deus_ex_machina", "pass"]
    other = cards(hands={"greece": "corvus", "rome": "ambush"}, discreet=True)
    operate(other, "rome")
    assert other.offered("greece") == ["play corvus", "discard corvus", "pass"]
    for power in ("rome", "carthage"):
        assert secrets_kept(t, power) == secrets_kept(other, power)
        assert t.g.stack[-1].prompt(t.g, 0) == other.g.stack[-1].prompt(other.g, 0)
    t.play("greece", "pass")
    other.play("greece", "pass")
    assert t.g.stack == other.g.stack
    assert t.g.reveals == other.g.reveals


@rule("17.1.5a")
def test_a_power_may_wish_not_to_be_asked() -> None:
    t = cards(hands={"greece": "corvus"})
    grant(t.g, preference(t.g, t.g.seats[t.power("greece")], "hand-card-window", "never"))
    operate(t, "rome")
    assert t.asked == ("rome",)


@rule("17.1.5b")
def test_any_held_card_may_be_discarded_without_effect() -> None:
    t = operate(cards(hands={"rome": "ambush corvus"}))
    assert t.refused("rome", "play ambush").code == "card-not-now"
    t.play("rome", "discard ambush", "discard corvus")
    assert (hand(t, "rome"), t.g.shipwrights) == ([], 0)
    assert (t.g.discards[TITLE["corvus"]], t.g.removed[TITLE["corvus"]]) == (1, 0)


@rule("17.1.5b")
def test_cards_are_played_in_a_recruitment_activation_too() -> None:
    t = cards({"rome": "rome city"}, hands={"rome": "corvus spies", "greece": "ambush"}, treasury={"rome": 9})
    operate(t).play("rome", "play corvus", "recruitment", "recruit-land")
    assert t.step == "Levy"
    t.play("rome", "done")
    assert t.offered("rome") == ["play spies", "discard spies", "pass"]
    t.play("rome", "pass")
    assert t.step == ""


# ---- what is kept


def holding(**hands: str) -> Table:
    return cards(hands=hands, dice=dice(then=7))


@rule("17.1.4b")
def test_one_card_each_is_kept_in_secret() -> None:
    t = holding(rome="spies corvus", greece="ambush", the_east="traitor harpax")
    t.push(RetainCards())
    assert set(t.asked) == {"rome", "greece", "the_east"}
    assert t.offered("rome") == ["keep-card corvus", "keep-card spies", "keep-none"]
    t.play("the_east", "keep-card harpax")
    assert set(t.asked) == {"rome", "greece"}
    assert hand(t, "the_east") == ["traitor", "harpax"]
    t.play("rome", "keep-card corvus").play("greece", "keep-none")
    assert (hand(t, "rome"), hand(t, "greece"), hand(t, "the_east")) == (["corvus"], [], ["harpax"])
    assert t.is_sound()


@rule("17.1.4b")
def test_nobody_learns_what_the_others_keep() -> None:
    t, other = (holding(rome="spies corvus", greece="ambush") for _ in range(2))
    for table, kept in ((t, "spies"), (other, "corvus")):
        seen = list(table.g.hand_seen)
        seen[0] = seen[1] = 1 << table.g.seats[table.power("greece")]
        table.g.hand_seen = tuple(seen)
        table.push(RetainCards()).play("rome", f"keep-card {kept}")
        assert secrets_kept(table, "greece").count(str(TITLE["spies"])) > 0
    assert t.known("greece").bids == other.known("greece").bids
    assert t.known("rome").bids != other.known("rome").bids
    for table in (t, other):
        table.play("greece", "keep-none")
    assert secrets_kept(t, "greece") == secrets_kept(other, "greece")


@rule("3.2.H3")
def test_all_others_make_a_new_deck() -> None:
    t = holding(rome="spies corvus")
    t.g.discards, t.g.deck = tuple(t.g.deck.count(n) for n in range(len(COPIES))), ()
    t.push(RetainCards()).play("rome", "keep-card spies")
    assert (len(t.g.deck), sum(t.g.discards)) == (54, 0)
    assert t.events("new-deck")[0].facts == {"cards": 54}
    assert list(t.g.deck) != sorted(t.g.deck)
    assert t.g.bids == ()


@rule("3.2.H3")
def test_the_victory_phase_asks_for_it() -> None:
    t = holding(rome="spies")
    t.g.phase, t.g.last_turn = VICTORY, 9
    t.stop_at(GameTurn).push(PhaseBegins(VICTORY))
    assert t.step == "CarryOver"
