"""Bots' processes: what they are sent, and what becomes of it."""

from __future__ import annotations

import random

import msgspec
import pytest

import romanum
from romanum.bots import bot_names
from romanum.engine.secrecy import HIDDEN, masked
from romanum.engine.step import offered_to
from romanum.server.thinking import Question, decide, question


@pytest.mark.parametrize("bot", bot_names())
def test_a_bot_decides_from_what_its_seat_knows(bot: str) -> None:
    match = romanum.game("hre").new(seats=3, seed=11)
    chance = random.Random(3)
    for _ in range(60):
        seat = match.pending[0]
        offered = [option.text for option in match.decision(seat).options]
        assert decide(question(match, seat, bot, 1, seconds=0.005))[0].text in offered
        match.play(seat, chance.choice(offered))


def test_a_bot_is_not_sent_what_its_seat_may_not_see() -> None:
    match = romanum.game("hre").new(seats=4, seed=11)
    sent = msgspec.json.decode(question(match, 2, "tiro", 1), type=Question)
    position = msgspec.json.decode(sent.position)
    assert position["hand"][:9] == [HIDDEN] * 9
    assert HIDDEN not in position["hand"][18:27]
    assert position["dice"] == {"type": "FastDice", "state": 0}


def test_a_hint_ranks_options() -> None:
    match = romanum.game("hre").new(seats=4, seed=11)
    seat = match.pending[0]
    ranked = decide(question(match, seat, "miles", 1, count=2))
    assert len(ranked) == 2
    assert ranked[0].value >= ranked[1].value


def test_a_bot_chooses_among_what_is_offered_even_where_its_seat_cannot_tell_why() -> None:
    """With limited intelligence what hidden forces hold decides whom a fleet can sail against (imperium)."""
    game = romanum.game("imperium")
    match = game.new("actium", 2, seed=1)
    chance = random.Random(1)
    for _ in range(38):
        match.play(match.pending[0], chance.choice(match.decision(match.pending[0]).options))
    seat = match.pending[0]
    offered = [option.text for option in match.decision(seat).options]
    known = game.position_type.from_json(masked(match.position, seat).to_json(), game.steps)
    assert len(offered_to(known, seat)) < len(offered), "the moment has gone: find another"
    assert {decide(question(match, seat, "tiro", seed))[0].text for seed in range(12)} == set(offered)
