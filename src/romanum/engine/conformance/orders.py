"""Orders answer questions: kinds and answers are declared, answers are offered ones, and nobody else can tell."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, Final

from romanum.engine.conformance.hidden import sent
from romanum.engine.conformance.sample import Sample, moments, where
from romanum.engine.match import Match
from romanum.engine.secrecy import masked
from romanum.engine.standing.orders import ASK, IF_WEAKER, MOST_ORDERS, Order, matter_of, standard
from romanum.engine.step import offered_to

OFTEN: Final = 0.1
"""So often, before an action, somebody gives other orders."""
ODDS: Final = ("1:3", "1:1", "3:1")


def questions_are_declared(sample: Sample) -> int:
    """Every question that orders can answer is of a kind that the game lists, with words and a rule; its standard
    answers come to something that is on offer, or to nothing."""
    game, met = sample.game, 0
    for kind in game.questions.values():
        assert kind.rule in game.rules, f"{game.id}: the question {kind.id} cites {kind.rule!r}"
        unknown = set(kind.verbs) - set(game.vocabulary.verbs)
        assert not unknown, f"{game.id}: {kind.id} is answered with {unknown}"
        assert all((*game.question_words(kind), *game.answer_words(kind).values())), f"{game.id}: {kind.id} is wordless"
    for match, _ in moments(sample):
        met += 1
        for seat in match.pending:
            _is_declared(match, seat)
    return met


def _is_declared(match: Match[Any], seat: int) -> None:
    g = match.position
    question = g.stack[-1].question_kind(g)
    if not question:
        return
    kind = match.game.questions.get(question)
    assert kind is not None, f"{where(match)}: there is no kind of question {question!r}"
    assert g.stack[-1].question_kind(masked(g, None)) == question, (
        f"{where(match)}: the kind {question} tells what is hidden"
    )
    known, offered = masked(g, seat), offered_to(g, seat)
    strange = {str(move[0]) for move in offered} - set(kind.verbs)
    assert not (kind.verbs and strange), (
        f"{where(match)}: {question} is answered with {strange}, and says nothing of it"
    )
    matter_of(known, seat)
    for answer in kind.answers:
        move = standard(known, seat, offered, answer, Fraction(1, 2) if answer == IF_WEAKER else None)
        if move is not None and move not in offered:
            assert move in (g.stack[-1].decline, g.stack[-1].agree), f"{where(match)}: {answer} comes to {move}"


def orders_stay(sample: Sample) -> int:
    """Whether an order answered or a hand, the record is the same, and so is every byte that others are sent."""
    tried = int(not sample.game.questions)
    for number in range(sample.games if sample.game.questions else 0):
        ordering, by_hand = sample.begin(number), sample.begin(number)
        rng = Random(sample.seed + number)
        while not ordering.over:
            if rng.random() < OFTEN:
                _give(ordering, rng.randrange(sample.seats), rng)
            _play_on(ordering, rng)
            _by_hand(ordering, by_hand)
            if rng.random() < sample.share or ordering.over:
                tried += _same_for_all(ordering, by_hand)
        assert ordering.record == by_hand.record, f"{where(ordering)}: the record tells of orders"
    return tried


def _play_on(match: Match[Any], rng: Random) -> None:
    if not match.over:
        seat = rng.choice(match.pending)
        match.play(seat, rng.choice(match.decision(seat).options))


def _give(match: Match[Any], seat: int, rng: Random) -> None:
    kinds = list(match.game.questions.values())
    orders = []
    for kind in rng.sample(kinds, min(len(kinds), MOST_ORDERS)):
        answer = rng.choice((ASK, *kind.answers))
        until = rng.choice(("turn", "changed"))
        orders.append(Order(kind.id, answer, odds=rng.choice(ODDS) if answer == IF_WEAKER else "", until=until))
    match.give_orders(seat, orders)
    match.go_on()


def _by_hand(ordering: Match[Any], by_hand: Match[Any]) -> None:
    """The same actions, each by a hand."""
    for past in ordering.history[len(by_hand.history) :]:
        by_hand.enter(past.seat, past.text)


def _same_for_all(ordering: Match[Any], by_hand: Match[Any]) -> int:
    for viewer in (*range(ordering.seats), None):
        one, other = (sent(match, viewer, odds=False) for match in (ordering, by_hand))
        who = "a spectator" if viewer is None else f"seat {viewer}"
        for part, content in one.items():
            assert content == other[part], f"{where(by_hand)}: {part} shows {who} that an order answered"
    return 1
