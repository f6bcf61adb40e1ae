"""Records that people send: bounded before they are played, and played in a process that cannot harm the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import romanum
from games.recorded_games import played
from romanum.engine.dice import FastDice, ScriptedDice
from romanum.engine.match import Match
from romanum.engine.record import Record
from romanum.server.bounds.problem import Problem
from romanum.server.lobby import uploads
from romanum.server.lobby.uploads import Task, Uploads
from server.visitors import running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def match() -> Match[Any]:
    """A short match of two that rolled its dice fairly."""
    begun = romanum.game("hre").new(seats=2, seed=4)
    for _ in range(12):
        begun.play(begun.pending[0], begun.decision(begun.pending[0]).options[0])
    return begun


def greedy(match: Match[Any]) -> str:
    """A record whose dice are told for longer than any match lasts: each position on the way would hold them all."""
    script = msgspec.to_builtins(ScriptedDice([1] * 700_000))
    return msgspec.structs.replace(match.record, dice=script).write()


async def test_a_record_is_made_a_match_of(match: Match[Any]) -> None:
    outcome = await Uploads().look_at(Task(match.record.write(), verify=False))
    assert outcome.ended is not None
    assert (outcome.ended.turn, outcome.ended.over) == (list(match.pending), False)


async def test_a_greedy_record_is_refused_before_it_is_played(match: Match[Any], tmp_path: Path) -> None:
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia:
        for path, status in (("/verify", 200), ("/records", 422)):
            answer = await livia.client.post(f"/api{path}", content=greedy(match))
            assert answer.status_code == status
            assert "too much: 700000 scripted rolls, and 2000 are allowed" in answer.text


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"names": ["x"] * 17}, "seats"),
        ({"names": ["x" * 201, "y"]}, "characters in a name"),
        ({"options": {str(i): True for i in range(65)}}, "options"),
        ({"options": {"pairs": "x" * 201}}, "characters in an option"),
        ({"new_dice": [(0, {"type": "FastDice", "state": 1})] * 101}, "changes of dice and rules"),
        ({"new_dice": [(0, {"type": "ScriptedDice", "values": [1] * 1500})] * 2}, "scripted rolls"),
        ({"dice": {"type": "SealedDice", "seed": "ab" * 32, "salts": ["x"] * 17}}, "salts"),
        ({"actions": [(0, "pass")] * 100_001}, "actions"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_record_has_bounds(match: Match[Any], fields: dict[str, Any], what: str) -> None:
    text = msgspec.structs.replace(match.record, **fields).write()
    with pytest.raises(ValueError, match=rf"asks for too much: \d+ {what}, and"):
        Record.read(text)


async def test_a_record_that_takes_too_long_is_given_up(match: Match[Any]) -> None:
    outcome = await Uploads(seconds=0.01).look_at(Task(match.record.write(), verify=True))
    assert outcome.problem == "playing it takes longer than 0.01 seconds"


async def test_a_process_that_needs_too_much_memory_ends_alone(match: Match[Any]) -> None:
    outcome = await Uploads(memory=30 * 1024 * 1024).look_at(Task(match.record.write(), verify=True))
    assert outcome.problem is not None
    assert "more time or memory than a record may" in outcome.problem


async def test_who_comes_when_too_many_wait_is_told_so(match: Match[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "MOST_WAITING", 0)
    with pytest.raises(Problem) as told:
        await Uploads().look_at(Task(match.record.write(), verify=True))
    assert told.value.status == 503


async def test_a_record_that_exchanges_its_dice_is_not_imported(match: Match[Any], tmp_path: Path) -> None:
    """Without its line it would be another match than the one that was sent."""
    branch = played(match.branch(5, seed=9), "random", 1)
    async with running(str(tmp_path / "x.db")) as server, server.visitor() as livia:
        answer = await livia.client.post("/api/records", content=branch.record.write())
        assert answer.status_code == 422
        assert "after action 5 it goes on with other dice" in answer.text
        judged = await livia.client.post("/api/verify", content=branch.record.write())
        assert judged.json()["verified"] is False


async def test_a_record_that_begins_with_a_position_says_what_was_not_checked(match: Match[Any]) -> None:
    own = Match.of(match.game, match.scenario, match.seats, match.at(5).position.copy())
    text = own.record.write()
    judged = await Uploads().look_at(Task(text, verify=True))
    assert judged.verification is not None
    assert any("a position of its own" in words for words in judged.verification.unchecked)


async def test_a_record_that_was_carried_over_is_not_imported(match: Match[Any]) -> None:
    text = msgspec.structs.replace(match.record, carried=[(5, 1)]).write()
    assert Record.read(text).carried == [(5, 1)]
    outcome = await Uploads().look_at(Task(text, verify=False))
    assert outcome.problem is not None
    assert "its first 5 actions were played by rules version 1" in outcome.problem
    judged = await Uploads().look_at(Task(text, verify=True))
    assert judged.verification is not None
    assert not judged.verification.verified


def test_a_lean_replay_keeps_the_end_alone(match: Match[Any]) -> None:
    from romanum.engine.past import NotKept
    from romanum.engine.record import replay

    lean = replay(match.record, romanum.game, lean=True)
    assert (lean.fingerprint(), lean.events == []) == (match.fingerprint(), False)
    assert [past.text for past in lean.history] == [past.text for past in match.history]
    with pytest.raises(NotKept):
        lean.at(3)


def test_the_process_loads_no_database() -> None:
    """It is begun for every record: what it does not need would be most of its time."""
    loads = (
        "import sys, romanum.server.lobby.uploads, romanum.server.tables.seat_view; print('sqlalchemy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", loads], capture_output=True, check=True).stdout.strip() == b"False"


def test_fast_dice_have_no_script() -> None:
    assert Record.read(romanum.game("hre").new(seats=2, dice=FastDice(3)).record.write()).dice["state"] == 3
