"""Records of matches that began with a position of somebody's own: it goes along, and is looked at like any input."""

from __future__ import annotations

import re
from random import Random

import msgspec
import pytest

import romanum
from romanum.engine.conformance import random_game
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.record import LONGEST_START, Record, RecordError, load, replay, save
from romanum.engine.verify import unchecked, verifies, verify
from romanum.games.imperium import position
from toy.game import TOY
from toy.state import Ring


def find(name: str) -> Game[Ring]:
    return {"toy": TOY}[name]


def play_on(match: Match[Ring], seed: int, most: int = 1000) -> Match[Ring]:
    chance = Random(seed)
    while not match.over and len(match.history) < most:
        seat = match.pending[0]
        match.play(seat, chance.choice(match.decision(seat).options))
    return match


@pytest.fixture(scope="module")
def match() -> Match[Ring]:
    """A match that began in the middle of another, and was played to its end."""
    middle = random_game(TOY, 2, seed=4).at(12)
    return play_on(Match.of(TOY, "standard", 2, middle.position.copy(), ["Livia", "Drusus"]), 1)


@pytest.fixture(scope="module")
def text(match: Match[Ring]) -> str:
    return match.record.write()


def test_it_is_replayed_to_the_same_position_with_the_same_events(match: Match[Ring], text: str) -> None:
    again = replay(Record.read(text), find)
    assert len(again.history) > 3
    assert again.fingerprint() == match.fingerprint()
    assert again.events == match.events
    assert again.record.write() == text
    assert text.split("\n")[7].startswith('start: {"')


def test_any_moment_of_it_can_be_reached_copied_saved_and_branched(match: Match[Ring]) -> None:
    early = match.at(3)
    assert replay(early.record, find).fingerprint() == early.fingerprint()
    assert load(save(early), find).fingerprint() == early.fingerprint()
    aside = play_on(match.branch(2, seed=9), 5, 6)
    assert replay(aside.record, find).fingerprint() == aside.fingerprint()


def test_who_still_plays_does_not_see_where_it_began(match: Match[Ring]) -> None:
    public = match.at(3).public_record.write()
    assert public.split("\n")[7] == "start: hidden"
    with pytest.raises(RecordError, match="hides its dice"):
        replay(Record.read(public), find)


def test_it_is_noted_when_it_is_verified(match: Match[Ring]) -> None:
    verdicts = verify(match.record, find)
    assert verifies(verdicts)
    assert any("a position of its own" in words for words in unchecked(verdicts))


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        (r"start: .*", "start: 7", "line 8: start: a position is a JSON object"),
        (r"start: .*", "start: {}", "line 8: start: toy cannot play on from this position (ValueError: position of"),
        (r"start: \{", 'start: {"hand":[', "line 8: start: toy cannot play on"),
        (r"start: .*", f"start: {{{' ' * LONGEST_START}}}", "and 1000000 are allowed"),
        (r'dice: {"type":"FastDice","state":\d+}', 'dice: {"type":"FastDice","state":5}', "not those of line 7"),
        (r"options: .*", 'options: {"length":"long"}', "line 5: a match that begins with a position has no options"),
        (r"scenario: .*", "scenario: elsewhere", "no scenario 'elsewhere'"),
        (r"\n\n\d [^\n]*", "\n\n0 attack 99", "line 10: action 1 "),
        (r'"stack":\[.*?\]\]', '"stack":[["Nothing"]]', "line 8: start: toy cannot play on"),
    ],
)
def test_what_is_wrong_with_it_is_said_with_its_line(text: str, wrong: str, right: str, says: str) -> None:
    spoilt = re.sub(wrong, lambda _: right, text, count=1)
    assert spoilt != text
    with pytest.raises((RecordError, romanum.engine.game.BadSetup)) as problem:
        replay(Record.read(spoilt), find)
    assert says in str(problem.value)


def test_a_position_that_cannot_be_is_told_and_ends_nothing(match: Match[Ring]) -> None:
    """Every list of it cut short, one after the other: a complaint, or a match that plays."""
    record = match.record
    plain = msgspec.json.decode(record.start)
    lists = [name for name, value in plain.items() if isinstance(value, list) and value and name != "stack"]
    assert lists
    told = 0
    for name in lists:
        cut = msgspec.json.encode({**plain, name: plain[name][:-1]}).decode()
        try:
            replay(msgspec.structs.replace(record, start=cut), find)
        except RecordError:
            told += 1
    assert told


def test_a_board_in_words_of_imperium_is_replayed_and_saved() -> None:
    match = position({"roma": "caesar 3 20-10-a caesar"}, scenario="caesar-and-pompey", to_move="caesar")
    match.play(match.pending[0], "march a3621")
    again = romanum.replay(Record.read(match.record.write()))
    assert again.fingerprint() == match.fingerprint()
    assert again.names == match.names
    assert romanum.load(match.to_json()).fingerprint() == match.fingerprint()
