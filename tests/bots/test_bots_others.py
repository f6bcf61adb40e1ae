"""Bots by others: installed ones are found, programs play over lines, and whoever hangs or babbles is told so."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import romanum
from romanum.arena import run
from romanum.bots import BotFailed, Chair, about_bot, bot_names, make_bot, others, process, strongest
from romanum.bots.tiro import Tiro
from romanum.engine.match import Match
from romanum.engine.outside import plug_ins
from romanum.server.lobby.game_data import game_info

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


class Timidus(Tiro):
    """Somebody's bot, for somebody's distribution."""


def broken(**wishes: object) -> None:
    raise RuntimeError("no model file")


class Mute:
    def __init__(self, **wishes: object) -> None: ...


ENTRIES = {
    "timidus": EntryPoint("timidus", "test_bots_others:Timidus", others.GROUP),
    "broken": EntryPoint("broken", "test_bots_others:broken", others.GROUP),
    "mute": EntryPoint("mute", "test_bots_others:Mute", others.GROUP),
    "Bad Name": EntryPoint("Bad Name", "test_bots_others:Timidus", others.GROUP),
    "tiro": EntryPoint("tiro", "test_bots_others:broken", others.GROUP),
}


@pytest.fixture(autouse=True)
def _afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is installed and what the file says is read once a process; here it is another in every test."""
    monkeypatch.delenv(others.FILE, raising=False)
    for read in (others._installed, others._programs):
        read.cache_clear()
    yield
    process.end_all()
    for read in (others._installed, others._programs):
        read.cache_clear()


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plug_ins, "entry_points", lambda group: list(ENTRIES.values()))


def test_ours_alone_where_nobody_has_installed_anything() -> None:
    assert bot_names() == ("tiro", "miles", "centurio", "legatus", "imperator")


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_is_named_after_ours_and_can_be_had() -> None:
    assert bot_names() == ("tiro", "miles", "centurio", "legatus", "imperator", "broken", "mute", "timidus")
    assert make_bot("timidus", seed=3).__class__.__name__ == "Timidus"
    assert strongest() == "imperator"


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_is_offered_in_the_lobby() -> None:
    offered = {bot.id: bot.help for bot in game_info(romanum.game("hre")).bots}
    assert offered["timidus"] == "By others."
    assert offered["tiro"].startswith("The recruit")


@pytest.mark.usefixtures("installed")
def test_nobody_takes_the_name_of_one_of_ours() -> None:
    assert make_bot("tiro").__class__.__name__ == "Tiro"


@pytest.mark.usefixtures("installed")
def test_a_bot_that_cannot_be_had_is_told() -> None:
    with pytest.raises(ValueError, match=r"'broken' \(test_bots_others:broken\) cannot be had: no model file"):
        make_bot("broken")
    with pytest.raises(ValueError, match="has no choose and no rank"):
        make_bot("mute")


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_plays_in_the_arena() -> None:
    found = run("hre", ["timidus", "tiro"], games=1, seats=2, jobs=1)
    assert not found.failures


# ---- programs


def name_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, limit: float = 20) -> None:
    """A program in Python, named `other` in the file of bots."""
    (tmp_path / "other.py").write_text(source, encoding="utf-8")
    (tmp_path / "bots.toml").write_text(
        f'[other]\ncommand = ["{sys.executable}", "-u", "other.py"]\nlimit = {limit}\nabout = "Somebody\'s."\n',
        encoding="utf-8",
    )
    monkeypatch.setenv(others.FILE, str(tmp_path / "bots.toml"))


@pytest.fixture
def match() -> Match[Any]:
    return romanum.game("hre").new(seats=2, seed=3)


LAST = "import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n"


def test_a_program_is_asked_what_its_seat_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, match: Match[Any]
) -> None:
    keep = "    open('asked.json', 'w').write(line)\n    print(json.dumps({'option': len(q['options']) - 1}))\n"
    name_program(tmp_path, monkeypatch, LAST + keep)
    chair = Chair(match, match.pending[0])
    bot = make_bot("other", seed=5)
    assert bot.choose(chair) == chair.options[-1]
    asked = import_module("json").loads((tmp_path / "asked.json").read_text(encoding="utf-8"))
    assert asked["options"] == [option.text for option in chair.options]
    assert (asked["version"], asked["game"], asked["scenario"], asked["seats"]) == (1, "hre", "standard", 2)
    assert (asked["seat"], asked["prompt"], asked["seconds"]) == (chair.seat, chair.decision.prompt, 20)
    assert asked["view"] == import_module("msgspec").to_builtins(chair.view())
    assert bot.rank(chair)[0].action == chair.options[-1]
    assert about_bot("other") == "Somebody's."


@pytest.mark.parametrize(("wished", "given"), [(None, 20), (60.0, 20), (15.0, 15)])
def test_a_program_has_no_more_time_than_its_file_allows_and_the_table_wishes(
    wished: float | None, given: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, match: Match[Any]
) -> None:
    name_program(tmp_path, monkeypatch, LAST + f"    print(json.dumps({{'option': int(q['seconds'] != {given})}}))")
    chair = Chair(match, match.pending[0])
    assert make_bot("other", seconds=wished).choose(chair) == chair.options[0]


def test_a_program_that_hangs_is_killed_and_started_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, match: Match[Any]
) -> None:
    """The first time it hangs, with a child of its own; the second time it answers."""
    source = (
        "import os, subprocess, sys, time\nfor line in sys.stdin:\n"
        "    if os.path.exists('again'):\n        print('{\"option\": 0}')\n        continue\n"
        "    child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "    open('again', 'w').write(str(child.pid))\n"
        "    print('thinking hard', file=sys.stderr)\n    time.sleep(600)\n"
    )
    name_program(tmp_path, monkeypatch, source, limit=3)
    chair = Chair(match, match.pending[0])
    begun = time.monotonic()
    with pytest.raises(BotFailed, match=r"was killed: no answer in 3 seconds; it said: thinking hard"):
        make_bot("other").choose(chair)
    assert time.monotonic() - begun < 20
    assert gone(int((tmp_path / "again").read_text(encoding="utf-8")))
    assert make_bot("other").choose(chair) == chair.options[0]


LOOSE = """
import os, sys, time
for line in sys.stdin:
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            open('loose', 'w').write(str(os.getpid()))
            time.sleep(600)
        os._exit(0)
    os.wait()
    while not (os.path.exists('loose') and open('loose').read()):
        time.sleep(0.01)
    {then}
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody finds it")
@pytest.mark.parametrize(
    ("then", "told"),
    [("time.sleep(600)", "was killed"), ("sys.exit(3)", "has ended with 3"), ("os.abort()", "with -6")],
)
def test_what_a_program_has_cut_loose_ends_with_it(tmp_path: Path, then: str, told: str) -> None:
    """A child that has a session of its own, and whose parent is gone."""
    line = process.Line((sys.executable, "-c", LOOSE.format(then=then)), tmp_path)
    with pytest.raises(BotFailed, match=told):
        line.ask(b"{}", 5.0)
    assert gone(int((tmp_path / "loose").read_text(encoding="utf-8")))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nobody finds it")
def test_it_ends_too_when_whoever_asked_is_killed(tmp_path: Path) -> None:
    answers = LOOSE.format(then="print('{}', flush=True)")
    asks = (
        "import os, signal, sys\nfrom pathlib import Path\nfrom romanum.bots.process import Line\n"
        f"line = Line((sys.executable, '-c', {answers!r}), Path({str(tmp_path)!r}))\n"
        "line.ask(b'{}', 20.0)\nos.kill(os.getpid(), signal.SIGKILL)\n"
    )
    assert subprocess.run([sys.executable, "-c", asks], timeout=60).returncode == -signal.SIGKILL
    assert gone(int((tmp_path / "loose").read_text(encoding="utf-8")))


def test_a_program_that_does_not_read_its_question_is_killed(tmp_path: Path) -> None:
    """A question can be longer than what a pipe holds: writing it must not wait for ever."""
    line = process.Line((sys.executable, "-c", "import time; time.sleep(600)"), tmp_path)
    begun = time.monotonic()
    with pytest.raises(BotFailed, match="was killed: no answer in 1 seconds"):
        line.ask(b"x" * 1_000_000, 1.0)
    assert time.monotonic() - begun < 20


def test_a_program_that_never_stops_talking_fills_no_memory(tmp_path: Path) -> None:
    """It answers well at first, and goes on; what it says then is heard no longer, and it is killed."""
    talks = "import sys\nsys.stdin.readline()\nwhile True: print('x' * 1000, file=sys.stdout, flush=True)"
    line = process.Line((sys.executable, "-c", talks), tmp_path)
    assert line.ask(b"{}", 20.0).startswith(b"xxx")
    time.sleep(0.5)
    assert line._answers.qsize() <= process.MOST_UNHEARD
    with pytest.raises(BotFailed, match="said more than one line"):
        line.ask(b"{}", 20.0)


def gone(pid: int) -> bool:
    """Whether a process has ended, or waits only for somebody to notice."""
    for _ in range(100):
        try:
            state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0]
        except FileNotFoundError:
            return True
        if state == "Z":
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ("print('I would attack')", "other answered 'I would attack', which is no answer"),
        ("print(json.dumps({'action': 'surrender'}))", "surrender.* which is none of its \\d+ options"),
        ("print(json.dumps({'option': 999}))", "999.* which is none of its"),
        ("print(json.dumps({'option': -1}))", "which is none of its"),
        ("print(json.dumps({'option': len(q['options'])}))", "which is none of its"),
        ("print('hm', file=sys.stderr); print('{\"option\": 99}')", "which is none of its .*options; it said: hm"),
        ("sys.exit('out of ideas')", "has ended with 1.*it said: out of ideas"),
        ("sys.stdout.write('x' * 200000 + '\\n')", "answered without end"),
    ],
)
def test_a_bad_answer_is_told(
    answer: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, match: Match[Any]
) -> None:
    name_program(tmp_path, monkeypatch, f"{LAST}    {answer}\n")
    with pytest.raises(BotFailed, match=told):
        make_bot("other").choose(Chair(match, match.pending[0]))


def test_a_program_that_says_too_much_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, match: Match[Any]
) -> None:
    name_program(tmp_path, monkeypatch, f'{LAST}    print(\'{{"option": 0}}\\n{{"option": 0}}\')\n')
    bot, chair = make_bot("other"), Chair(match, match.pending[0])
    bot.choose(chair)
    time.sleep(0.2)
    with pytest.raises(BotFailed, match="more than one line"):
        bot.choose(chair)


def test_a_program_that_is_not_there_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, match: Match[Any]
) -> None:
    (tmp_path / "bots.toml").write_text('[other]\ncommand = ["./nowhere"]\n', encoding="utf-8")
    monkeypatch.setenv(others.FILE, str(tmp_path / "bots.toml"))
    with pytest.raises(BotFailed, match=r"\./nowhere cannot be started"):
        make_bot("other").choose(Chair(match, match.pending[0]))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[other]\n", "missing required field `command`"),
        ("[other]\ncommand = []\n", "other needs a command"),
        ('[other]\ncommand = ["x"]\nlimit = 0\n', "limit of more than no seconds"),
        ('[other]\ncommand = ["x"]\ntime = 3\n', "unknown field `time`"),
        ("[other\n", "bots.toml"),
    ],
)
def test_a_file_that_is_wrong_is_told(text: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bots.toml").write_text(text, encoding="utf-8")
    monkeypatch.setenv(others.FILE, str(tmp_path / "bots.toml"))
    with pytest.raises(ValueError, match=told):
        bot_names()


def test_the_example_in_another_language_plays_a_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/examples/timidus.mjs, with the Node that builds the client; it never attacks where it need not."""
    monkeypatch.syspath_prepend(str(EXAMPLES.parents[1] / "web"))
    tools = import_module("build").tools_at_hand()
    source = (EXAMPLES / "timidus.mjs").read_text(encoding="utf-8")
    assert source.count("\n") <= 40
    (tmp_path / "bots.toml").write_text(
        f'[timidus]\ncommand = ["{tools.node[0]}", "{EXAMPLES / "timidus.mjs"}"]\n', encoding="utf-8"
    )
    monkeypatch.setenv(others.FILE, str(tmp_path / "bots.toml"))
    match = romanum.game("hre").new(seats=2, seed=3)
    players = [make_bot("timidus", seed=1), make_bot("tiro", seed=2)]
    while not match.over:
        seat = match.pending[0]
        match.play(seat, players[seat].choose(Chair(match, seat)))
    played = [past.text for past in match.history if past.seat == 0]
    assert len(played) > 50
    assert not any(text.startswith("attack") for text in played)
