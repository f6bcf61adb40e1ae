"""`romanum join` at servers with accounts, with several seats, and in other moments that a table has."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from cli.commandline import Run, Spawn, one_line
from romanum.client import requests
from romanum.client.requests import Caller, Declined, shown
from romanum.client.served_match import Moved, ServedMatch
from romanum.client.server_lobby import Lobby
from romanum.client.tokens import tokens_file
from romanum.engine.action import Action
from romanum.engine.match import CannotUndo
from romanum.engine.rule import IllegalAction
from romanum.engine.standing.orders import BadOrder, Order
from server.visitors import running


@contextmanager
def served(folder: Path, **settings: Any) -> Iterator[str]:
    """The address of a server that runs beside the test."""
    ready: SimpleQueue[str] = SimpleQueue()
    done = threading.Event()

    async def serve() -> None:
        async with running(f"sqlite:///{folder / 'romanum.db'}", **settings) as server:
            ready.put(server.address)
            while not done.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    try:
        yield ready.get(timeout=20)
    finally:
        done.set()
        thread.join()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(autouse=True)
def _settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def guest(address: str, name: str = "Livia") -> Lobby:
    lobby = Lobby(Caller(address))
    lobby.come_as_guest(name)
    return lobby


def test_a_server_with_accounts_asks_for_one(tmp_path: Path, run: Run) -> None:
    with served(tmp_path, hosting=True, key="") as address:
        assert "wants an account: sign in with --login" in one_line(run("join", address))
        account = {"login": "livia", "password": "ten years in Pandateria", "name": "Livia"}
        Caller(address).call("/account", account)
        wrong = run("join", address, "--login", "livia", typed="wrong\n")
        assert wrong.exit_code == 2
        assert "password" in wrong.stderr.splitlines()[-1]
        there = run("join", address, "--login", "livia", "--list", typed="ten years in Pandateria\n")
        assert "You are Livia" in there.output
        assert "Pandateria" not in there.output + tokens_file().read_text()
        assert "You are Livia" in run("join", address, "--list").output


def test_two_people_at_one_screen_hand_it_over(address: str, run: Run) -> None:
    shown = run("join", address, "--new", "trajan", "--scenario", "116", "--seats", "me,me", typed="done\n" * 4).output
    assert shown.count("Hand the screen to") >= 2


def test_a_bot_that_is_not_there_is_told(address: str, run: Run) -> None:
    new = ("--new", "trajan", "--scenario", "116", "--seats", "me,tiro")
    played = run("join", address, *new, typed="bot augur\nback\nquit\n")
    assert played.exit_code == 0
    assert "augur" in played.output.partition("> bot augur")[2].partition("> back")[0]


def test_the_next_word_is_completed(address: str, run: Run, spawn: Spawn) -> None:
    run("join", address, "--list")

    def completed(line: str) -> str:
        words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)}
        return spawn(_ROMANUM_COMPLETE="bash_complete", **words).stdout

    assert completed("romanum join http").strip() == f"plain,{address}"
    assert "me,link" in completed("romanum join x --seats me,l")


# ---- a match, asked from Python


@pytest.fixture
def match(address: str) -> ServedMatch:
    lobby = guest(address)
    found = ServedMatch(lobby.caller, lobby.make("trajan", "116", ["me", "tiro"], {}))
    found.look()
    return found


def test_a_force_goes_where_it_is_sent_and_can_be_taken_back(address: str) -> None:
    lobby = guest(address)
    match = ServedMatch(lobby.caller, lobby.make("trajan", "116", ["me", "me"], {}))
    match.look()
    while not match.ways(seat := match.asked[0]).legs:
        options = match.decision(seat).options
        marches = [one for one in options if one.text.startswith("march")]
        done = [one for one in options if one.text in ("done", "pass")]
        match.play(seat, [*marches, *done, *options][0])
    ways, before = match.ways(seat), len(match.history)
    way = ways.to(ways.goals[0])[0]
    walk = match.go(seat, way, stay=False)
    assert 0 < len(walk.played) <= len(way.legs)
    assert len(match.history) == before + len(walk.played)
    if match.table(seat).undo is None:
        assert match.undo(seat) == walk.played[-1]
        assert len(match.history) == before + len(walk.played) - 1


def test_a_bot_plays_on_in_the_seat_and_gets_up_again(match: ServedMatch) -> None:
    lobby = Lobby(match._caller)
    assert match.asked == [0]
    lobby.seat_bot(match.id, 0, "tiro")
    match.look()
    assert match.asked == []
    assert match.chairs[0].bot == "tiro"
    lobby.seat_bot(match.id, 0, None)
    match.look()
    assert match.chairs[0].bot is None


def test_what_cannot_be_done_is_refused_with_its_reason(match: ServedMatch) -> None:
    with pytest.raises(IllegalAction) as refused:
        match.play(0, Action("march 0101", ("march", 0)))
    assert refused.value.why.rule
    why = match.why_not(0, "gibberish")
    assert why is not None
    assert "gibberish" in why.message
    with pytest.raises(CannotUndo):
        match.undo(0)
    with pytest.raises(BadOrder):
        match.give_orders(0, [Order("no-such-question", "decline")])
    with pytest.raises(Declined) as told:
        match.prefer(0, "no-such-window", "never")
    assert told.value.code == "wish"


def test_an_answer_that_comes_too_late_does_nothing(match: ServedMatch) -> None:
    other = ServedMatch(match._caller, match.info)
    other.look()
    option = match.decision(0).options[0]
    match.play(0, option)
    played = len(match.history)
    with pytest.raises(Moved):
        other.play(0, other.decision(0).options[-1])
    assert len(other.history) == played


def test_the_same_answer_sent_twice_counts_once(match: ServedMatch) -> None:
    """As after a lost connection, when nobody knows whether it was heard."""
    seen = match.table(0).seq
    option = match.decision(0).options[0]
    body = {"seat": 0, "seq": seen, "action": option.text}
    match._call("act", body)
    match.play(0, option)
    assert len(match.history) == 1


def test_too_many_requests_wait_and_are_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    caller = Caller("http://roma")
    answers: list[Declined | bytes] = [Declined(429, "too-many", "Slowly.", 0.01), b'{"ok": true}']
    caller.patience = 5.0

    def asked(*_: Any) -> bytes:
        found = answers.pop(0)
        if isinstance(found, Declined):
            raise found
        return found

    monkeypatch.setattr(caller, "_asked", asked)
    assert caller.call("/x") == {"ok": True}
    answers += [Declined(429, "too-many", "Slowly.", 0.01)]
    with pytest.raises(Declined):
        caller.call("/x", once=True)


def test_nothing_that_a_server_sends_gives_orders_to_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown("\x1b]0;Rome\x07Livia\u009b2J") == "]0;RomeLivia2J"
    assert shown([{"a\x1b": "b\r\nc"}]) == [{"a": "b\nc"}]
    caller = Caller("http://roma")
    monkeypatch.setattr(caller, "_asked", lambda *_: json.dumps({"who": "Li\x1b[2Jvia"}).encode())
    assert caller.call("/x") == {"who": "Li[2Jvia"}
    monkeypatch.setattr(caller, "_asked", lambda *_: b"<html>")
    with pytest.raises(requests.Stranger):
        caller.call("/x")
