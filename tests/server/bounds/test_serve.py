"""`romanum serve` and `romanum` alone: what can go wrong is told in one line."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from click.testing import CliRunner

from romanum.cli import main, serve
from romanum.server.bounds.settings import Settings
from romanum.server.run import check, host_lines
from romanum.server.store import Store
from romanum.server.store.host_desk import HostingStore

MAIN = "from romanum.cli import main; main()"


def complaint(*args: str) -> str:
    result = CliRunner().invoke(main, ["serve", *args])
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    return result.stderr


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"port {port} is taken" in complaint("--port", str(port), "--db", str(tmp_path / "x.db"))


def test_a_database_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("ave " * 999)
    assert "not a database" in complaint("--db", str(tmp_path / "letter"))
    assert "not supported" in complaint("--db", "mysql://x/y")
    assert "cannot be reached" in complaint("--db", "postgresql://127.0.0.1:1/x")


def test_a_complaint_about_a_database_names_it_but_no_password(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("ave " * 999)
    assert str(tmp_path / "letter") in complaint("--db", str(tmp_path / "letter"))
    told = complaint("--db", "postgresql://livia:secret@127.0.0.1:1/club")
    assert "livia:…@127.0.0.1:1/club" in told
    assert "secret" not in told


def test_a_database_in_a_folder_that_is_not_there_is_a_slip(tmp_path: Path) -> None:
    assert f"there is no folder {tmp_path / 'clbu'}" in complaint("--db", str(tmp_path / "clbu" / "x.db"))
    assert f"there is no folder {tmp_path / 'clbu'}" in complaint("--db", f"sqlite:///{tmp_path / 'clbu' / 'x.db'}")
    assert not (tmp_path / "clbu").exists()


@pytest.mark.parametrize(
    "origin", ["foo", "club.example", "https://", "ftp://club.example", "https://club.example/table"]
)
def test_an_origin_is_an_address_of_a_browser(tmp_path: Path, origin: str) -> None:
    assert f"--origin {origin}: " in complaint("--db", str(tmp_path / "x.db"), "--origin", origin)


def test_a_folder_without_a_page_is_none(tmp_path: Path) -> None:
    assert f"--page {tmp_path}: there is no page" in complaint("--db", str(tmp_path / "x.db"), "--page", str(tmp_path))


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    assert "need PostgreSQL" in complaint("--workers", "2", "--db", str(tmp_path / "x.db"))


def test_mail_needs_an_address_for_links_and_one_to_come_from(tmp_path: Path) -> None:
    mail = ("--db", str(tmp_path / "x.db"), "--smtp", "smtp://romanum@mail.example")
    assert "--origin" in complaint(*mail)
    assert "comes from" in complaint(*mail, "--origin", "https://club.example")
    sender = ("--origin", "https://club.example", "--mail-from", "romanum@club.example")
    assert "wants a password" in complaint(*mail, *sender)
    assert "No such file" in complaint(*mail, *sender, "--smtp-password-file", str(tmp_path / "none"))


def test_the_terminal_tells_how_to_become_the_host_until_there_is_one(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "x.db"), hosting=True, key="the-key")
    check(settings)
    (line,) = host_lines(settings, "http://here")
    assert "the-key" in line
    asyncio.run(host_of(settings))
    assert host_lines(settings, "http://here") == []


def test_the_terminal_gives_a_link_for_a_forgotten_password(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "x.db"), hosting=True, key="the-key")
    check(settings)
    asyncio.run(host_of(settings))
    (line,) = host_lines(settings, "http://here", "Livia")
    assert line.startswith("livia chooses a new password at http://here/reset/")
    assert host_lines(settings, "http://here", "nero") == ["There is no account called nero."]


async def host_of(settings: Settings) -> None:
    store = Store(settings.database)
    await HostingStore(store).add_account("Livia", "livia", "hash", code=None, host=True)
    await store.close()


def test_a_missing_extra_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "NEEDED", ("litestar", "no_such_package"))
    assert "pip install 'romanum-games[server]'" in complaint()


def test_romanum_alone_starts_a_server_for_this_machine(tmp_path: Path) -> None:
    """In a terminal it prints an address at which the owner is known; Ctrl-C ends it quietly."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "ROMANUM_NO_BROWSER": "1"}
    process = subprocess.Popen([sys.executable, "-c", MAIN], stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    try:
        found = None
        shown = ""
        while found is None:
            shown += os.read(ours, 1000).decode()
            found = re.search(r"(http://127\.0\.0\.1:\d+)/\?key=(\S+)", shown)
        address, key = found.groups()
        with httpx.Client(base_url=address, headers={"X-Romanum": "1"}, timeout=20) as client:
            assert _patient(client, {"key": key})["owner"]
        assert (tmp_path / "romanum" / "romanum.db").exists()
        process.send_signal(signal.SIGINT)
        assert process.wait(15) in (0, 130)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_romanum_alone_needs_no_terminal(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "ROMANUM_NO_BROWSER": "1"}
    call = [sys.executable, "-c", MAIN]
    none = subprocess.DEVNULL
    with subprocess.Popen(call, stdin=none, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        found = re.search(r"(http://127\.0\.0\.1:\d+)/\?key=(\S+)", process.stdout.readline())
        assert found
        with httpx.Client(base_url=found[1], headers={"X-Romanum": "1"}, timeout=20) as client:
            assert _patient(client, {"key": found[2]})["owner"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(15) == 0


def test_a_server_that_is_told_to_end_leaves_nothing_behind(tmp_path: Path) -> None:
    call = [sys.executable, "-c", MAIN, "serve", "--db", str(tmp_path / "x.db")]
    with subprocess.Popen(call, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+/", process.stdout.readline())
        assert found
        with httpx.Client(base_url=found[0], headers={"X-Romanum": "1"}, timeout=20) as client:
            _patient(client, {})
        assert (tmp_path / "x.db.lock.address").exists()
        process.send_signal(signal.SIGTERM)
        assert process.wait(15) == 0
    assert not (tmp_path / "x.db.lock.address").exists()


def _patient(client: httpx.Client, body: dict[str, str]) -> dict[str, object]:
    answer: dict[str, object] = client.post("/api/session", json=body).json()
    return answer


def test_help_stays_quick() -> None:
    call = [sys.executable, "-X", "importtime", "-c", MAIN, "--help"]
    told = subprocess.run(call, capture_output=True, text=True, check=True).stderr
    assert "litestar" not in told
    assert "sqlalchemy" not in told
