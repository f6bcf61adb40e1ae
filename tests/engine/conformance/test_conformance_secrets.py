"""The kit on the toy game: secrets, wishes and orders are checked, and each check notices a broken promise."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from romanum.engine.action import PASS, Move
from romanum.engine.conformance import (
    Sample,
    hidden,
    moments,
    orders,
    wishes,
)
from romanum.engine.dice import Dice
from romanum.engine.event import Prompt
from romanum.engine.match import CannotUndo, Match
from romanum.engine.record import Record
from romanum.engine.rule import Refusal
from romanum.engine.standing.wishes import WindowKind, grant, windows
from romanum.engine.step import unwanted
from size import size
from toy.game import TOY, Toy
from toy.state import CARDS, SWORD, Ring
from toy.steps import Bids, Omen, Reaction, Spoils, TruceAnswer, Turn, name
from toy.watchful_check import Patch, noticed


class TestSecrets:
    def test_a_field_that_nobody_has_judged(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Ring, "public", Ring.public - {"truces"})
        noticed(hidden.fields_are_declared, "the fields truces are neither public nor secrets")

    def test_a_secret_that_is_public(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Ring, "public", Ring.public | {"omen"})
        noticed(hidden.fields_are_declared, "the fields omen are public and secrets")

    def test_a_declared_field_that_there_is_not(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Ring, "public", Ring.public | {"amen"})
        noticed(hidden.fields_are_declared, "the fields amen are declared, and there is no such field")

    def test_a_secret_that_keeps_what_was_laid_open(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Ring, "memory", frozenset({"bids"}))
        noticed(hidden.fields_are_declared, "the fields bids keep what was laid open")

    def test_a_view_that_shows_the_deck(self, monkeypatch: Patch) -> None:
        secrets = {field: secret for field, secret in Ring.secrets.items() if field != "deck"}
        monkeypatch.setattr(Toy, "deal", shuffled_deck)
        monkeypatch.setattr(Ring, "secrets", secrets)
        noticed(hidden.secrets_stay, "what is dealt contradicts what seat 0 knows")

    def test_a_question_that_depends_on_the_deck(self, monkeypatch: Patch) -> None:
        facts = {"seat": "seat0"}
        monkeypatch.setattr(Turn, "prompt", lambda step, g, seat: Prompt("turn", "4a", {**facts, "round": g.deck[0]}))
        noticed(hidden.secrets_stay, "what is waited for shows seat 0 something hidden")

    def test_a_choice_that_depends_on_the_deck(self, monkeypatch: Patch) -> None:
        options = Turn.options
        monkeypatch.setattr(Turn, "options", lambda step, g, seat: options(step, g, seat)[g.deck[0] % 2 :])
        noticed(hidden.secrets_stay, "the question shows seat")

    def test_a_refusal_that_tells_of_anothers_hand(self, monkeypatch: Patch) -> None:
        def check(step: Bids, g: Ring, seat: int, move: Move) -> Refusal | None:
            other = g.hand(1 - seat) if seat < 2 else []
            return Refusal("3a", "too-dear", {"coins": sum(other), "bid": move[1]}) if move[1] > 1 else None

        monkeypatch.setattr(Bids, "check", check)
        noticed(hidden.secrets_stay, "a refusal shows seat")

    def test_a_log_that_tells_a_secret_plan(self, monkeypatch: Patch) -> None:
        def store(step: Bids, g: Ring, seat: int, move: Move) -> None:
            g.bids[seat] = move[1]
            g.tell("draw", "4b", seat=name(seat), card=CARDS[max(g.hands)] if 2 in g.hand(seat) else "none")

        monkeypatch.setattr(Bids, "store", store)
        noticed(hidden.secrets_stay, "the log shows")

    def test_a_drawn_card_that_may_be_put_back(self, monkeypatch: Patch) -> None:
        take = Turn.take

        def quiet(step: Turn, g: Ring, seat: int, move: Move) -> None:
            shown = g.reveals
            take(step, g, seat, move)
            g.reveals = shown

        monkeypatch.setattr(Turn, "take", quiet)
        noticed(hidden.secrets_stay, "something hidden")

    @pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
    def test_a_public_counter_that_rises_with_a_hidden_fact(self, monkeypatch: Patch, discreet: bool) -> None:
        """It rises, with the number of reveals, only if the one who draws has drawn a Sword."""
        draw = Ring.draw_card

        def telling(g: Ring, seat: int) -> int:
            card = draw(g, seat)
            g.reveals += card == SWORD
            g.points[0] += card == SWORD
            return card

        monkeypatch.setattr(Ring, "draw_card", telling)
        noticed(hidden.secrets_stay, "the view shows seat", discreet=discreet)

    def test_a_leak_in_the_very_action_that_shows_something_else(self, monkeypatch: Patch) -> None:
        """3b: the first player looks at the omen; a public field betrays the top of the deck to all."""
        run = Omen.run

        def careless(step: Omen, g: Ring) -> None:
            run(step, g)
            g.points[0] += 2 in g.deck[:4]

        monkeypatch.setattr(Omen, "run", careless)
        noticed(hidden.secrets_stay, "the view shows seat")

    def test_what_is_laid_open_for_a_moment_and_remembered_is_no_leak(self, monkeypatch: Patch) -> None:
        """The same public field, if it is where the game keeps what all have been shown."""
        run = Omen.run

        def lay_open(step: Omen, g: Ring) -> None:
            run(step, g)
            g.points[0] += 2 in g.deck[:4]

        monkeypatch.setattr(Omen, "run", lay_open)
        monkeypatch.setattr(Ring, "memory", frozenset({"points"}))
        assert hidden.secrets_stay(Sample(TOY, 3, games=size(6, 20), seed=1, share=0.3)) > 0

    @pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
    def test_a_leak_after_the_first_reveal(self, monkeypatch: Patch, discreet: bool) -> None:
        """The twins part before the bids are shown; what betrays the deck comes in the turns after that."""
        take = Turn.take

        def careless(step: Turn, g: Ring, seat: int, move: Move) -> None:
            take(step, g, seat, move)
            g.points[0] += g.deck[0] == SWORD

        monkeypatch.setattr(Turn, "take", careless)
        monkeypatch.setattr(hidden, "moments", only_bids)
        noticed(hidden.secrets_stay, "the view shows seat", discreet=discreet)

    def test_being_asked_in_a_discreet_match(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Reaction, "might_react", lambda step, g, asker: False)
        noticed(hidden.secrets_stay, "shows seat", discreet=True)

    def test_odds_from_what_the_seat_does_not_know(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr("romanum.engine.match.masked", lambda position, seat: position.copy())
        noticed(hidden.secrets_stay, "the view shows seat 0 something hidden")

    def test_a_deal_that_deals_nothing(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "deal", lambda game, known, seat, dice: known.copy())
        noticed(hidden.secrets_stay, "deal leaves hands hidden for seat 0")

    def test_a_deal_that_spoils_what_it_is_given(self, monkeypatch: Patch) -> None:
        deal = Toy.deal

        def spoil(game: Toy, known: Ring, seat: int, dice: Dice) -> Ring:
            dealt = deal(game, known, seat, dice)
            known.hands = dealt.hands
            return dealt

        monkeypatch.setattr(Toy, "deal", spoil)
        noticed(hidden.secrets_stay, "deal must fill in a copy")

    def test_what_is_imagined_against_better_knowledge(self, monkeypatch: Patch) -> None:
        deal = Toy.deal

        def robbed(game: Toy, known: Ring, seat: int, dice: Dice) -> Ring:
            dealt = deal(game, known, seat, dice)
            dealt.coins[seat] += 1
            return dealt

        monkeypatch.setattr(Toy, "deal", robbed)
        noticed(hidden.imagined_positions_play, "seat 0 imagines what it knows to be otherwise")


def only_bids(sample: Sample) -> Iterator[tuple[Match[Any], Random]]:
    """The moments at which the bids of a round begin."""
    for match, rng in moments(sample):
        if not match.over and isinstance(match.position.stack[-1], Bids) and len(match.pending) == sample.seats:
            yield match, rng


def shuffled_deck(game: Toy, known: Ring, seat: int, dice: Dice) -> Ring:
    """Deals as if the deck were hidden, though it is not."""
    g = known.copy()
    left = g.deck[: len(g.deck) - g.drawn]
    dice.shuffle(left)
    g.deck[: len(left)] = left
    g.hands = [0 if card == -9 else card for card in g.hands]
    g.bids = [0 if bid == -9 else bid for bid in g.bids]
    g.omen = 1 if g.omen == -9 else g.omen
    return g


class TestWishes:
    def test_a_window_that_the_game_does_not_list(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(TruceAnswer, "asks_about", "treaty")
        noticed(wishes.windows_are_declared, "there is no kind of window 'treaty'")

    def test_a_window_without_words(self, monkeypatch: Patch) -> None:
        kinds = windows(WindowKind("sling", "5a"), *TOY.windows.values())
        monkeypatch.setattr(Ring, "windows", kinds)
        noticed(wishes.windows_are_declared, "there is no sentence window-sling")

    def test_a_window_under_no_rule(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Ring, "windows", windows(WindowKind("sword", "9z")))
        noticed(wishes.windows_are_declared, "the window sword cites '9z'")

    def test_a_window_that_cannot_be_declined(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(TruceAnswer, "decline", PASS)
        noticed(wishes.windows_are_declared, "cannot ('pass',) in its absence")

    def test_a_concern_that_tells_what_others_hold(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Reaction, "concerns", lambda step, g, seat: g.holds(1 - step.askers[0], SWORD))
        noticed(wishes.windows_are_declared, "tells what it cannot know", seats=2)

    def test_a_wish_that_a_record_forgets(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Match, "grant", lambda match, wanted: grant(match.position, wanted))
        noticed(wishes.wishes_are_kept, "replayed, the match ends in another position")

    def test_an_undo_that_takes_wishes_back(self, monkeypatch: Patch) -> None:
        def undo(match: Match[Ring], seat: int) -> str:
            reason = match.why_no_undo(seat)
            if reason:
                raise CannotUndo(reason)
            past = match.history.pop()
            match._return_to(past)
            return past.text

        monkeypatch.setattr(Match, "undo", undo)
        noticed(wishes.wishes_are_kept, "undo changes what somebody wished")

    def test_a_public_record_with_wishes(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Record, "without_seed", lambda record: record)
        noticed(wishes.wishes_are_kept, "the public record tells wishes")

    @pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
    def test_wishes_that_all_are_told(self, monkeypatch: Patch, discreet: bool) -> None:
        monkeypatch.setattr("romanum.engine.secrecy.own_wishes", lambda g, seat: g.wishes)
        noticed(wishes.wishes_stay, "what is known shows seat", discreet=discreet)

    def test_a_seat_that_is_not_asked_where_all_must_be(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Reaction, "asked_openly", lambda step, g: False)
        noticed(wishes.wishes_stay, "is not asked in a discreet match, and all can tell", discreet=True)

    def test_an_event_about_a_wish(self, monkeypatch: Patch) -> None:
        take = Reaction.take

        def gossip(step: Reaction, g: Ring, seat: int, move: Move) -> None:
            if unwanted(g, seat):
                g.tell("pass", "5a", seat=name(seat))
            take(step, g, seat, move)

        monkeypatch.setattr(Reaction, "take", gossip)
        noticed(wishes.wishes_stay, "the log shows")

    def test_a_pass_by_wish_that_looks_like_no_other(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Toy, "outward", lambda game, g, seat, move: ("passes",) if unwanted(g, seat) else move)
        noticed(wishes.wishes_stay, "the public record shows", discreet=True)


class TestOrders:
    def test_a_question_of_a_kind_that_is_not_listed(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(Spoils, "orders_about", "booty")
        noticed(orders.questions_are_declared, "there is no kind of question 'booty'")

    def test_an_answer_that_nobody_can_give(self, monkeypatch: Patch) -> None:
        monkeypatch.setattr(TruceAnswer, "standard", lambda step, g, seat, answer: ("attack", 0, 1))
        noticed(orders.questions_are_declared, "if-dear comes to")

    def test_an_event_about_an_order(self, monkeypatch: Patch) -> None:
        def gossip(match: Match[Any]) -> None:
            while (found := match.ordered) is not None:
                match.position.tell("pass", "5a", seat=name(found[0]))
                match.enter(found[0], found[1].text)

        monkeypatch.setattr(Match, "go_on", gossip)
        noticed(orders.orders_stay, "that an order answered")

    def test_a_position_that_remembers_an_order(self, monkeypatch: Patch) -> None:
        def counted(match: Match[Any]) -> None:
            while (found := match.ordered) is not None:
                match.enter(found[0], found[1].text)
                match.position.reveals += 1

        monkeypatch.setattr(Match, "go_on", counted)
        noticed(orders.orders_stay, "order")
