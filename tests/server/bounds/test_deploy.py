"""Settings from a file and the environment, lines for programs, `/metrics`, and the files under `deploy`."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import httpx
import pytest
import yaml
from click.testing import CliRunner

from romanum.cli import main, serve
from romanum.server.bounds.logs import JsonLines, log_config
from romanum.server.bounds.settings import Settings
from server.visitors import SOLO, Running, running

DEPLOY = Path(__file__).parents[3] / "deploy"
OPTIONS = {
    name.removeprefix("--"): option
    for option in serve.command.params
    if isinstance(option, click.Option)
    for name in option.opts
}


@pytest.fixture
def wishes(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What a server would be started with."""
    seen: dict[str, Any] = {}

    def run(wanted: dict[str, Any], host: str, port: int, **more: Any) -> None:
        seen.update(wanted, host=host, port=port)

    monkeypatch.setattr(serve, "_run", run)
    for name in os.environ:
        if name.startswith("ROMANUM_"):
            monkeypatch.delenv(name)
    return seen


def start(*args: str, **environment: str) -> Any:
    return CliRunner().invoke(main, ["serve", *args], env=environment)


def test_the_command_line_outranks_the_environment_and_that_the_file(wishes: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text('port = 1111\nworkers = 3\ninvited-only = true\norigin = ["https://club.example"]\nmemory = 100\n')
    assert start("--config", str(file), "--port", "3333", ROMANUM_PORT="2222", ROMANUM_WORKERS="2").exit_code == 0
    assert (wishes["port"], wishes["workers"], wishes["memory"]) == (3333, 2, 100)
    assert wishes["origins"] == ("https://club.example",)
    assert wishes["invited_only"] is True


def test_every_option_can_stand_in_the_environment(wishes: dict[str, Any]) -> None:
    once = {"config", "new-password", "open"}
    assert {name for name, option in OPTIONS.items() if option.envvar is None} == once - {"config"}
    assert {str(option.envvar) for name, option in OPTIONS.items() if name not in once} == {
        f"ROMANUM_{name.replace('-', '_').upper()}" for name in OPTIONS if name not in once
    }
    start(ROMANUM_ACCOUNTS="1", ROMANUM_ORIGIN="https://a.example https://b.example", ROMANUM_LOG_FORMAT="json")
    assert (wishes["hosting"], wishes["log_format"]) == (True, "json")
    assert wishes["origins"] == ("https://a.example", "https://b.example")


def test_the_environment_names_the_file(wishes: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "club.toml").write_text('port = 1111\norigin = "https://club.example"\n')
    start(ROMANUM_CONFIG=str(tmp_path / "club.toml"))
    assert (wishes["port"], wishes["origins"]) == (1111, ("https://club.example",))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1111", "no setting 'prot'; 'port' is one"),
        ("port = ", "Invalid value"),
        ("port = [1, 2]", "port is one value"),
        ("accounts = 'yes'", "accounts is true or false"),
        ("port = 99999", "--port"),
        ("metrics = 'all'", "--metrics"),
        ("new-password = 'livia'", "no setting 'new-password'"),
        ("\xff", "club.toml"),
    ],
)
def test_a_slip_in_the_file_is_told(wishes: dict[str, Any], tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "club.toml").write_text(text, encoding="latin-1")
    told = start("--config", str(tmp_path / "club.toml"))
    assert told.exit_code == 2
    assert words in told.output
    assert not wishes


# ---- lines


def test_a_line_for_programs_holds_the_facts_and_stays_one_line() -> None:
    record = logging.LogRecord("romanum.x", logging.WARNING, "", 1, "two\nlines %s", ("here",), None)
    record.match, record.odd = "m1", {1}
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["from"], told["text"], told["match"]) == (
        "warning",
        "romanum.x",
        "two\nlines here",
        "m1",
    )
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told["at"])


@pytest.fixture
def ours() -> Iterator[logging.Logger]:
    logger = logging.getLogger("romanum")
    before = (logger.handlers[:], logger.level, logger.propagate)
    yield logger
    logger.handlers, logger.level, logger.propagate = before[0], before[1], before[2]
    logger.setLevel(before[1])


class Kept(logging.Handler):
    def __init__(self, lines: list[logging.LogRecord]) -> None:
        super().__init__()
        self.emit = lines.append  # type: ignore[method-assign, assignment]


@pytest.mark.anyio
async def test_requests_are_lines_without_secrets(tmp_path: Path, ours: logging.Logger) -> None:
    seen: list[logging.LogRecord] = []
    async with running(str(tmp_path / "x.db")) as server, server.visitor() as visitor:
        ours.handlers = [Kept(seen)]
        ours.setLevel(logging.INFO)
        await visitor.post("/join/a-secret-token", {})
        await visitor.client.get("/?key=a-secret-key")
    lines = [JsonLines().format(record) for record in seen]
    assert any('"path":"/api/join/{token}"' in line for line in lines), lines
    assert not any("a-secret" in line for line in lines)


SERVED = """
import asyncio, sys
import uvicorn
from romanum.server.app import make_app
from romanum.server.run import config, listen
from romanum.server.bounds.settings import Settings
from websockets.asyncio.client import connect

async def main():
    settings = Settings(database=sys.argv[1], log_level="debug", bot_processes=1)
    sock = listen("127.0.0.1", 0)
    server = uvicorn.Server(config(make_app(settings), settings))
    task = asyncio.create_task(server.serve(sockets=[sock]))
    while not server.started:
        await asyncio.sleep(0.01)
    where = f"ws://127.0.0.1:{sock.getsockname()[1]}/api/matches/none/live?seat=0"
    for headers in ({"Authorization": "Bearer a-secret"}, {"Cookie": "romanum=a-secret", "Origin": "http://x"}):
        try:
            async with connect(where, additional_headers=headers) as socket:
                await socket.wait_closed()
        except Exception as problem:
            print(problem)
    server.should_exit = True
    await task

asyncio.run(main())
"""


def test_not_even_for_whoever_looks_for_mistakes_is_a_session_written(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SERVED, str(tmp_path / "x.db")], capture_output=True, text=True, timeout=120
    )
    assert "Started server process" in done.stderr, "it was told to write much"
    assert "a-secret" not in done.stdout + done.stderr


def test_levels_are_those_of_the_settings() -> None:
    assert log_config("info", "json")["loggers"]["romanum"]["level"] == "INFO"
    assert Settings(database="").log_level == "warning"


# ---- metrics


async def figures(server: Running) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=server.address) as client:
        answer = await client.get("/metrics")
        assert answer.status_code == 200, answer.text
        lines = [line for line in answer.text.splitlines() if line and not line.startswith("#")]
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


@pytest.mark.anyio
async def test_the_server_in_numbers(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db")) as server, server.visitor() as visitor:
        before = await figures(server)
        made = await visitor.match(SOLO)
        async with visitor.live(made["id"]) as socket:
            await socket.recv()
            after = await figures(server)
        path = 'romanum_requests_total{method="POST",path="/api/matches",status="201"}'
        assert after[path] - before.get(path, 0) == 1
        assert (after["romanum_tables"], after["romanum_sockets"]) == (1, 1)
        assert after["romanum_request_seconds_count"] > before["romanum_request_seconds_count"]


@pytest.mark.anyio
async def test_actions_are_counted_by_game(tmp_path: Path) -> None:
    bots = [{"kind": "bot", "level": "tiro"}] * 4
    async with running(str(tmp_path / "x.db")) as server, server.visitor() as visitor:
        name = 'romanum_actions_total{game="hre"}'
        before = (await figures(server)).get(name, 0)
        await visitor.match(bots)
        while (await figures(server)).get(name, 0) < before + 3:
            pass


@pytest.mark.anyio
@pytest.mark.parametrize(("wish", "client", "status"), [
    ("local", "127.0.0.1", 200), ("local", "10.0.0.7", 404), ("any", "10.0.0.7", 200), ("none", "127.0.0.1", 404),
])  # fmt: skip
async def test_who_may_read_them(tmp_path: Path, wish: Any, client: str, status: int) -> None:
    """The web server believes a proxy on this machine whom it asks for."""
    async with (
        running(str(tmp_path / "x.db"), metrics=wish) as server,
        httpx.AsyncClient(base_url=server.address, headers={"X-Forwarded-For": client}) as asking,
    ):
        assert (await asking.get("/metrics")).status_code == status


@pytest.mark.parametrize("alive", [True, False])
def test_workers_answer_for_one_another_and_not_for_the_dead(tmp_path: Path, alive: bool) -> None:
    """Two processes count into one folder; a third, which asks, sees the sum of counters, and gauges of the living."""
    count = (
        "import sys; from romanum.server.metrics import counts; c = counts(); c.tables.set(2);"
        "c.actions.labels('hre').inc(5); print('there', flush=True); sys.stdin.read()"
    )
    ask = (
        "from types import SimpleNamespace as N; from romanum.server import metrics;"
        "h = N(tables=N(all=list), hub=N(sockets=0), thinkers=N(thinking=0, waiting=0));"
        "print(metrics.written(h)[0].decode())"
    )
    environment = {**os.environ, "PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}
    pipe = subprocess.PIPE
    workers = [
        subprocess.Popen([sys.executable, "-c", count], stdin=pipe, stdout=pipe, env=environment, text=True)
        for _ in range(2)
    ]
    for worker in workers:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "there\n"
    if not alive:
        workers[0].kill()
        workers[0].wait()
    told = subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True, text=True, check=True)
    for worker in workers:
        worker.communicate()
    assert 'romanum_actions_total{game="hre"} 10.0' in told.stdout
    assert f"romanum_tables {4.0 if alive else 2.0}" in told.stdout


# ---- the files


def test_the_settings_file_is_one(wishes: dict[str, Any]) -> None:
    assert start("--config", str(DEPLOY / "romanum.toml")).exit_code == 0
    assert (wishes["hosting"], wishes["port"], wishes["log_format"]) == (True, 8765, "json")
    text = (DEPLOY / "romanum.toml").read_text(encoding="utf-8")
    assert set(tomllib.loads(re.sub(r"(?m)^# (\S+ = )", r"\1", text))) <= set(OPTIONS)


def test_what_the_container_is_told_is_a_setting() -> None:
    known = {str(option.envvar) for option in OPTIONS.values()}
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    server = composed["services"]["romanum"]
    told = set(re.findall(r"ROMANUM_[A-Z_]+", container)) | {
        n for n in server["environment"] if n.startswith("ROMANUM")
    }
    assert told <= known
    assert "/api/health" in container
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    assert {volume.split(":")[0] for s in composed["services"].values() for volume in s["volumes"]} == set(
        composed["volumes"]
    )


def test_the_first_lines_of_compose_make_all_that_it_needs(tmp_path: Path) -> None:
    """In a fresh folder: every file and every variable that is not there already."""
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    first = re.findall(r"(?m)^#   (.*?)(?: &&)? docker compose up -d", text)
    assert len(first) == 1
    subprocess.run(["sh", "-c", first[0]], cwd=tmp_path, check=True)
    composed = yaml.safe_load(text)
    assert all((tmp_path / secret["file"]).is_file() for secret in composed.get("secrets", {}).values())
    made = dict(line.split("=", 1) for line in (tmp_path / ".env").read_text(encoding="utf-8").splitlines())
    needed = set(re.findall(r"\$\{(\w+)", text))
    assert needed == {name for name, value in made.items() if value}
    told = [service["environment"] for service in composed["services"].values()]
    assert told[0]["PGPASSWORD"] == told[1]["POSTGRES_PASSWORD"]
    assert (tmp_path / ".env").stat().st_mode & 0o077 == 0


def test_all_speak_of_the_same_port_and_file() -> None:
    port = str(tomllib.loads((DEPLOY / "romanum.toml").read_text(encoding="utf-8"))["port"])
    for name in ("Containerfile", "compose.yaml", "Caddyfile", "nginx.conf"):
        assert set(re.findall(r"(?<=:)8\d{3}\b", (DEPLOY / name).read_text(encoding="utf-8"))) == {port}
    unit = (DEPLOY / "romanum.service").read_text(encoding="utf-8")
    assert "romanum serve --config /etc/romanum.toml" in unit
    assert "StateDirectory=romanum" in unit
