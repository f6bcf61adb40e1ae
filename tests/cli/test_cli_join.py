"""`romanum join`: a person in the terminal at a table of a real server, with bots and with other people."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import romanum
from browser.server_process import Cable, Serving
from cli.commandline import Run, Terminal, one_line
from romanum.client.requests import Caller, Unanswered
from romanum.client.server_lobby import SEATS, Lobby, read_link
from romanum.client.shapes import MatchInfo
from romanum.client.tokens import tokens_file
from romanum.engine.record import Record

Open = Callable[..., Terminal]


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that the stories of this file share."""
    server = Serving(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(autouse=True)
def _settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


class Friend:
    """Somebody else at the same server, in a browser so to speak."""

    def __init__(self, serving: Serving, name: str) -> None:
        self.caller = Caller(serving.address)
        self.caller.token = self.caller.call("/session", {"name": name})["token"]
        self.lobby = Lobby(self.caller)

    def opens(self, game: str, scenario: str | None, *seats: str) -> MatchInfo:
        """A table with dice that repeat."""
        kinds = [{"kind": seat} if seat in SEATS else {"kind": "bot", "level": seat} for seat in seats]
        wish = {"game": game, "scenario": scenario, "seats": kinds, "dice": {"kind": "seeded", "seed": 1}}
        found: MatchInfo = self.caller.call("/matches", wish, kind=MatchInfo)
        return found

    def table(self, match: MatchInfo) -> Any:
        return self.caller.call(f"/matches/{match.id}/table?seat={match.mine[0]}")

    def plays(self, match: MatchInfo, number: int = 0) -> str:
        """One of the offered actions; what it was."""
        table = self.table(match)
        action: str = table["decision"]["options"][number]["text"]
        body = {"seat": match.mine[0], "seq": table["seq"], "action": action}
        assert self.caller.call(f"/matches/{match.id}/act", body)["answer"] == "done"
        return action

    def says(self, match: MatchInfo, text: str) -> None:
        self.caller.call(f"/matches/{match.id}/chat", {"text": text})


@pytest.fixture
def drusus(serving: Serving) -> Friend:
    return Friend(serving, "Drusus")


# ---- a whole game, and some of a large one


def test_a_whole_match_against_a_bot_is_played_at_the_desk_and_kept_by_the_server(
    serving: Serving, run: Run, tmp_path: Path
) -> None:
    new = ("--new", "trajan", "--scenario", "116", "--seats", "me,tiro")
    played = run("join", serving.address, "--name", "Livia", *new, typed="1\n" * 400)
    assert played.exit_code == 0, played.output[-2000:]
    assert "You are Livia" in played.output
    assert "The match: " in played.output
    [listed] = json.loads(run("join", serving.address, "--list", "--json").stdout)["mine"]
    assert listed["state"] == "over"
    token = json.loads(tokens_file().read_text())[serving.address]["token"]
    record = Caller(serving.address, token).text(f"/matches/{listed['address'].rpartition('/')[2]}/record")
    match = romanum.replay(Record.read(record.decode()))
    assert match.over
    assert match.result is not None
    assert str(match.result.scores[0]) in played.output.rpartition("The match: ")[0][-400:]


def test_imperium_is_asked_shown_and_answered_as_at_home(serving: Serving, run: Run) -> None:
    others = ["map", "score", "log 3", "who", "odds", "rules", "1", "1", "undo", "1", "quit"]
    typed = "\n".join([*romanum.game("imperium").pages(), *others]) + "\n"
    seats = ("--seats", "me,tiro")
    shown = run("join", serving.address, "--new", "imperium", "--scenario", "gallic-revolt", *seats, typed=typed)
    assert shown.exit_code == 0, shown.output[-2000:]
    assert "Nothing there is called" not in shown.output
    for word in ("Vercingetorix", "Gallia", "Your seat is kept"):
        assert word in shown.output
    [listed] = json.loads(run("join", serving.address, "--list", "--json").stdout)["mine"]
    assert listed["seats"] == ["Guest", "tiro"]


def test_what_is_refused_is_explained_with_its_rule(serving: Serving, run: Run) -> None:
    typed = "refused\nwhy keep-token\nplace nowhere\n99\nwhy place roma\nquit\n"
    shown = run("join", serving.address, "--new", "hre", "--seats", "me,tiro", typed=typed).output
    assert "There are the choices 1 to" in shown
    asked = shown.partition("> why place roma")[2]
    assert "5.4" in asked
    assert "Army" in asked


# ---- with other people


def test_an_invitation_is_followed_and_what_others_do_and_say_is_told_live(
    serving: Serving, terminal: Open, drusus: Friend
) -> None:
    match = drusus.opens("trajan", "116", "me", "link")
    assert match.links is not None
    screen = terminal("join", serving.address + match.links.seats["1"], "--name", "Livia")
    screen.expect("You are Livia")
    screen.expect("Waiting: ")
    screen.type("who")
    assert "Drusus" in screen.expect("is asked")
    screen.type("help")
    assert "refused" not in screen.expect("tell all at the table something")
    screen.type("7")
    screen.expect("You are not asked now.")
    screen.type("say Ave, Druse!")
    screen.expect("Livia: Ave, Druse!")
    drusus.says(match, "Salve, Livia.")
    screen.expect("Drusus: Salve, Livia.")
    drusus.plays(match, -1)
    screen.expect("> ")
    drusus.says(match, "Well?")
    screen.expect("Drusus: Well?")  # above the line that is being typed
    screen.type("done")
    screen.expect("Waiting: ")
    drusus.plays(match, -1)
    screen.expect("Rome takes a marker")  # which one, only Drusus is told
    screen.type("quit")
    screen.expect("Come back with: romanum join")
    assert screen.close() == 0


def test_an_open_seat_is_taken_in_the_foyer(serving: Serving, run: Run, drusus: Friend) -> None:
    match = drusus.opens("trajan", "115", "me", "open")
    shown = run("join", serving.address, typed="rome\ngames hre\nnew hre me,augur\nnew\nname Antonia\n1\n")
    assert "is nothing that can be typed here" in shown.output
    assert "nobody is called 'augur'" in shown.output
    assert "which game?" in shown.output
    assert "You are Antonia here." in shown.output
    assert "romanum join " in shown.output
    now = drusus.lobby.match(match.id)
    assert [seat.who for seat in now.seats] == ["Drusus", "Antonia"]
    told = run("join", f"{serving.address}/match/{match.id}", typed="").output
    assert "You are Antonia" in told


def test_a_table_that_is_full_has_no_seat_for_others(serving: Serving, run: Run, drusus: Friend) -> None:
    match = drusus.opens("trajan", "115", "me", "tiro")
    told = run("join", f"{serving.address}/matches/{match.id}")
    assert told.exit_code == 2
    assert "There is no such match" in one_line(told)


# ---- who one is


def test_the_token_is_for_its_owner_alone_and_brings_one_back(serving: Serving, run: Run) -> None:
    run("join", serving.address, "--name", "Livia", "--list")
    assert stat.S_IMODE(tokens_file().stat().st_mode) == 0o600
    assert "You are Livia" in run("join", serving.address, "--list").output
    assert "has forgotten" in run("join", serving.address, "--forget").output
    assert serving.address not in json.loads(tokens_file().read_text())
    assert "You are Guest" in run("join", serving.address, "--list").output


def test_a_token_that_counts_no_more_is_told(serving: Serving, run: Run) -> None:
    tokens_file().parent.mkdir(parents=True)
    tokens_file().write_text(json.dumps({serving.address: {"token": "nonsense", "name": "Livia"}}))
    told = run("join", serving.address, "--list").output
    assert "The server does not know you as Livia any more." in told
    assert "You are Livia at" in told
    tokens_file().write_text("[]")
    assert "this is no list of servers" in one_line(run("join", serving.address))


class Other(BaseHTTPRequestHandler):
    """A server that is none of ours."""

    def do_GET(self) -> None:
        self.send_response(302 if self.path == "/api/me" else 200)
        self.send_header("Location", "http://elsewhere.example/")
        self.end_headers()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Nothing."""


def test_addresses_that_lead_nowhere_are_one_line(run: Run, serving: Serving) -> None:
    assert "cannot be reached" in one_line(run("join", "http://127.0.0.1:9"))
    assert "is no address" in one_line(run("join", "ftp://roma"))
    assert "leads to no table" in one_line(run("join", f"{serving.address}/rules/hre"))
    assert "There is no such link" in one_line(run("join", f"{serving.address}/join/nothing"))
    assert "There is no such match" in one_line(run("join", f"{serving.address}/match/nothing"))
    assert "--new" in one_line(run("join", serving.address, "--seats", "me,link"))
    with HTTPServer(("127.0.0.1", 0), Other) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        told = one_line(run("join", f"http://127.0.0.1:{other.server_port}"))
        other.shutdown()
    assert "it answers 302" in told


def test_addresses_as_people_write_them() -> None:
    assert read_link("192.168.0.7").server == "http://192.168.0.7"
    assert read_link("https://club.example/?key=k").key == "k"
    assert read_link("https://livia@club.example/match/x?at=3") == ("https://club.example", "", "x", "")
    for wrong in ("http://", "http://roma:port", "file:///etc/passwd", "http://roma/watch/x"):
        with pytest.raises(Unanswered):
            read_link(wrong)


# ---- when the line breaks


def test_a_lost_connection_is_told_and_mended(serving: Serving, terminal: Open) -> None:
    cable = Cable(serving)
    screen = terminal("join", cable.address, "--new", "trajan", "--scenario", "116", "--seats", "me,tiro")
    screen.expect("> ")
    cable.cut()
    screen.expect("The connection is lost")
    screen.type("1")
    screen.expect("The server cannot be reached")
    cable.mend()
    screen.expect("The server is there again.")
    screen.expect("> ")
    screen.type("log")
    screen.type("quit")
    screen.expect("Your seat is kept")
    assert screen.close() == 0


def test_a_server_that_is_killed_and_started_again_has_kept_the_seat(serving: Serving, terminal: Open) -> None:
    screen = terminal("join", serving.address, "--new", "trajan", "--scenario", "116", "--seats", "me,tiro")
    screen.expect("> ")
    serving.kill()
    screen.expect("The connection is lost")
    serving.start()
    screen.expect("Connected again.")
    screen.type("1")
    screen.expect("> ")
    screen.expect("> ")
    screen.press_ctrl_c()
    screen.expect("Your seat is kept")
    assert screen.close() == 130
    token = json.loads(tokens_file().read_text())[serving.address]["token"]
    [match] = Lobby(Caller(serving.address, token)).lists().mine
    assert match.n == 1


def test_patience_has_an_end(serving: Serving, terminal: Open) -> None:
    cable = Cable(serving)
    new = ("--new", "trajan", "--scenario", "116", "--seats", "me,tiro", "--patience", "1")
    screen = terminal("join", cable.address, *new)
    screen.expect("> ")
    cable.cut()
    screen.type("1")
    screen.expect("come back with: romanum join")
    assert screen.close() == 2
