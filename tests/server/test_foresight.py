"""What cannot be taken back is told before it is done, and tells nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import romanum
from romanum.engine.dice import FastDice
from romanum.engine.match import Match
from romanum.server.foresight import DICE, SHOWN, lasting

WINDOWS = {"OracleWindow", "AmbushWindow", "TestudoWindow", "SubsidyWindow"}
"""Steps that others may be asked between an attack and its dice: whether they are is a secret of their hands."""


def begun(seed: int) -> Match[Any]:
    return romanum.game("hre").new(seats=4, seed=seed)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_foretold_is_what_undo_says_afterwards(seed: int) -> None:
    match, chance = begun(seed), random.Random(seed)
    for _ in range(250):
        seat = match.pending[0]
        foretold = lasting(match, seat)
        action = chance.choice(match.decision(seat).options)
        match.play(seat, action)
        if match.over:
            break
        if action.text.startswith("attack") or match.decision(match.pending[0]).step in WINDOWS:
            continue
        assert bool(match.why_no_undo(seat)) == (action.text in foretold), (action.text, foretold)


def test_keeping_a_token_draws_the_next_one() -> None:
    match = begun(7)
    seat = match.pending[0]
    assert lasting(match, seat)["keep"] == DICE


def moments(game: str) -> Iterator[tuple[Match[Any], int]]:
    """The moments of some random games, each with the seat that is asked."""
    for seed in range(8):
        match, chance = romanum.game(game).new(seed=seed), random.Random(seed)
        while not match.over:
            seat = match.pending[0]
            yield match, seat
            match.play(seat, chance.choice(match.decision(match.pending[0]).options))


@pytest.mark.parametrize(
    ("game", "verb", "what"),
    [
        ("hre", "card", "the card, to everybody"),
        ("hre", "done", "the next Emperor Token"),
        ("trajan", "show", "what lies face down there"),
        ("ultimus", "halt", "whether the other holds a stratagem for this moment"),
    ],
)
def test_what_is_shown_is_named(game: str, verb: str, what: str) -> None:
    told = (lasting(*moment).items() for moment in moments(game))
    reasons = (why for found in told for text, why in found if text.startswith(verb))
    assert any(why == SHOWN.format(what=what) for why in reasons)


def test_why_it_stays_names_what_has_been_shown() -> None:
    reasons = set()
    for match, seat in moments("hre"):
        for card in (option for option in match.decision(seat).options if option.text.startswith("card ")):
            twin = match.copy()
            twin.play(seat, card)
            reasons.add(twin.why_no_undo(seat))
        if reasons - {"Dice have been rolled."}:
            break
    assert "Something hidden has been shown: the card, to everybody." in reasons


def test_the_match_is_not_touched() -> None:
    match = begun(7)
    before = match.fingerprint(), len(match.events)
    lasting(match, match.pending[0])
    assert (match.fingerprint(), len(match.events)) == before


def test_it_tells_nothing_that_the_seat_may_not_know() -> None:
    """Another deal of what is hidden from the seat gives the same answer."""
    match, chance = begun(5), random.Random(5)
    for k in range(120):
        seat = match.pending[0]
        told = lasting(match, seat)
        other = match.copy()
        other.position = match.imagine(seat, FastDice.seeded(k))
        assert lasting(other, seat) == told
        match.play(seat, chance.choice(match.decision(seat).options))
        if match.over:
            break


def test_a_seat_that_is_not_asked_is_told_nothing() -> None:
    match = begun(7)
    other = next(seat for seat in range(4) if seat not in match.pending)
    assert lasting(match, other) == {}
