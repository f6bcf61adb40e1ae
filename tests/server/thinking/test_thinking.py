"""Bots' processes: what they are sent, and what becomes of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import romanum
from romanum.bots import advise, bot_names, make_bot
from romanum.engine.secrecy import HIDDEN, masked
from romanum.engine.speech.language import speaking
from romanum.engine.step import offered_to
from romanum.server.thinking import opinion
from romanum.server.thinking.opinion import Question, decide, question


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


def test_in_a_crowd_the_thought_about_an_aim_is_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match = romanum.game("trajan").new("115", 2, seed=1)
    given: list[float | None] = []

    def noted(name: str, seed: int, seconds: float | None = None) -> Any:
        given.append(seconds)
        return make_bot(name, seed, seconds)

    monkeypatch.setattr(opinion, "make_bot", noted)
    staff = match.game.closely().staff()
    assert staff is not None
    assert staff.thought > 1
    decide(question(match, match.pending[0], "legatus", 1), most=0.1)
    assert given == [None, 0.1 / staff.thought]


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


def test_a_process_that_was_prepared_gives_its_first_hint_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Preparing thinks through a hint, in its language: what that loads is loaded, and nobody is told anything."""
    said: list[str] = []

    def noted(*about: Any) -> Any:
        found = advise(*about)
        said.extend(one.number for one in found.options)
        return found

    monkeypatch.setattr(opinion, "advise", noted)
    match = romanum.game("hre").new(seats=4, seed=11)
    with speaking("de"):
        asked = question(match, match.pending[0], "legatus", 1, count=2, seconds=1.0)
    assert opinion.warm_up(asked, 3.0) is None  # type: ignore[func-returns-value]
    assert said
    assert "Gewinnchance" in said[0]
