"""Flip books: what a page turns over is the board of the match, and tells what happened and what was rolled."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import romanum
from romanum.engine.match import Match
from romanum.engine.pages.flip_book import flip_book
from romanum.engine.pages.picture import Counter, Patch
from romanum.engine.secrecy import masked
from romanum.engine.speech.language import speaking
from romanum.games import OURS


def played(game: str, actions: int) -> Match[Any]:
    match, chooser = romanum.game(game).new({"pax": "v"}.get(game), seed=4), Random(4)
    for _ in range(actions):
        match.play(match.pending[0], chooser.choice(match.decision(match.pending[0]).options))
    return match


def boards(book: dict[str, Any], kind: str) -> list[list[Any]]:
    """What every leaf shows of a kind, turned over from the first."""
    shown: list[list[Any]] = []
    found: list[int] = []
    for leaf in book["leaves"]:
        start, out, now = leaf[kind]
        found[start : start + out] = now
        shown.append([book[kind][n] for n in found])
    return shown


@pytest.mark.parametrize("game", OURS)
def test_every_leaf_shows_the_board_of_its_moment(game: str) -> None:
    match = played(game, 60)
    book = json.loads(json.dumps(flip_book(match)))
    grounds, pieces = boards(book, "patches"), boards(book, "counters")
    assert [leaf["after"] for leaf in book["leaves"]] == list(range(61))
    for n in (0, 1, 30, 59, 60):
        picture = match.game.picture(masked(match.at(n).position, None))
        assert picture is not None
        assert [Patch(*one) for one in grounds[n]] == list(picture.patches)
        assert [Counter(*one[:-1]) for one in pieces[n]] == list(picture.counters)
    assert len(json.dumps(book)) < 400_000


def test_a_leaf_tells_what_its_action_led_to_and_who_did_it() -> None:
    match = played("hre", 120)
    leaves = flip_book(match)["leaves"]
    assert [line for leaf in leaves for line in leaf["said"]] == [match.sentence(e) for e in match.events_for(None)]
    assert leaves[7]["by"] == match.seat_names[match.history[6].seat]
    assert "by" not in leaves[0]


def test_the_dice_of_a_battle_stand_with_the_leaf_on_which_they_fell() -> None:
    match = played("hre", 200)
    leaves = flip_book(match)["leaves"]
    fought = 0
    for past, leaf in zip(match.history, leaves[1:], strict=True):
        rounds = [e.facts for e in match.events[past.events :][: len(leaf["said"])] if e.kind == "round"]
        sides = [facts[side] for facts in rounds for side in ("attack", "defence")]
        assert [side for side in leaf.get("dice", []) if side in sides] == sides
        fought += len(rounds)
    assert fought > 3


def test_a_book_may_have_some_moments_of_a_match_alone() -> None:
    match = played("hre", 40)
    whole, some = flip_book(match), flip_book(match, moments=(3, 4, 30, 40))
    assert [leaf["after"] for leaf in some["leaves"]] == [3, 4, 30, 40]
    assert boards(some, "counters") == [boards(whole, "counters")[n] for n in (3, 4, 30, 40)]
    assert [leaf["said"] for leaf in some["leaves"]] == [whole["leaves"][n]["said"] for n in (3, 4, 30, 40)]


def test_a_book_tells_what_a_seat_may_know_and_no_more() -> None:
    match = played("trajan", 60)
    told = {seat: [line for leaf in flip_book(match, seat)["leaves"] for line in leaf["said"]] for seat in (None, 0, 1)}
    assert told == {seat: [match.sentence(event) for event in match.events_for(seat)] for seat in (None, 0, 1)}
    assert told[0] != told[1] != told[None]


def test_buttons_speak_the_language_of_the_book() -> None:
    match = played("hre", 3)
    with speaking("de"):
        book = flip_book(match)
    assert book["language"] == "de"
    assert book["words"]["dice"] == "Würfel"
