"""`romanum serve` hosts matches; `romanum` alone starts a server for this machine and opens the browser."""

from __future__ import annotations

import os
import secrets
import signal
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import click

from romanum.cli.common import Complaint
from romanum.cli.parts.settings_file import configurable
from romanum.engine.user_folders import data_folder

if TYPE_CHECKING:
    import socket

    from romanum.server.bounds.settings import Settings, Smtp

NEEDED: Final = ("litestar", "uvicorn", "sqlalchemy", "aiosqlite", "websockets", "argon2", "prometheus_client")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@click.option("--port", default=0, type=click.IntRange(0, 65535), help="The port; a free one if none is given.")
@click.option("--db", "database", metavar="URL", help="A file, sqlite:///FILE or postgresql://USER@HOST/NAME.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes that serve.")
@click.option("--bots", default=0, type=click.IntRange(0, 64), help="Processes in which bots think.")
@click.option(
    "--crew",
    default=1,
    show_default=True,
    type=click.IntRange(0, 64),
    help="Processes that think together about a decision of imperator; 0: one for each core but one.",
)
@click.option(
    "--memory", default=512, show_default=True, type=click.IntRange(64), help="Megabytes for a worker's tables."
)
@click.option("--accounts", is_flag=True, help="People sign in with a password: for a club.")
@click.option("--invitation", metavar="CODE", default="", help="A code that is good for any new account.")
@click.option("--invited-only", is_flag=True, help="New accounts need a code that the host has made.")
@click.option("--new-password", metavar="LOGIN", default="", help="Print a link for a new password of this account.")
@click.option("--pace", default=1.5, help="Seconds between the steps of a bot that plays for a person by wish.")
@click.option("--limits", default=1.0, help="A factor for all limits; 0: none.")
@click.option("--origin", multiple=True, metavar="URL", help="An address under which browsers reach this server.")
@click.option("--smtp", metavar="URL", default="", help="A mail server: smtp://USER@HOST:PORT, or smtps://…")
@click.option("--mail-from", metavar="ADDRESS", default="", help="The address that mails come from.")
@click.option("--smtp-password-file", metavar="FILE", default="", help="Or in ROMANUM_SMTP_PASSWORD.")
@click.option(
    "--webhooks",
    default="public",
    show_default=True,
    type=click.Choice(["public", "any", "none"]),
    help="Where webhooks may lead; any: also into your own network.",
)
@click.option(
    "--analysis", default=90.0, show_default=True, help="Seconds of thought for a match looked over; 0: none."
)
@click.option("--no-ratings", is_flag=True, help="No ratings, ladders, profiles and badges.")
@click.option(
    "--tournaments",
    default="all",
    show_default=True,
    type=click.Choice(["all", "host", "none"]),
    help="Who may make tournaments: everybody, the host, nobody.",
)
@click.option(
    "--metrics",
    default="local",
    show_default=True,
    type=click.Choice(["local", "any", "none"]),
    help="Who may read /metrics: programs on this machine, everybody, nobody.",
)
@click.option("--page", metavar="FOLDER", default="", help="The page that needs no server, to take matches along.")
@click.option(
    "--log-level",
    default="warning",
    show_default=True,
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="What is worth a line on stderr; info: every request.",
)
@click.option(
    "--log-format", default="text", show_default=True, type=click.Choice(["text", "json"]), help="Lines, or JSON."
)
@click.option("--open", "browser", is_flag=True, help="Open the lobby in the browser, where there is a screen.")
def command(
    host: str,
    port: int,
    database: str | None,
    workers: int,
    bots: int,
    crew: int,
    memory: int,
    accounts: bool,
    invitation: str,
    invited_only: bool,
    new_password: str,
    pace: float,
    limits: float,
    origin: tuple[str, ...],
    smtp: str,
    mail_from: str,
    smtp_password_file: str,
    webhooks: str,
    analysis: float,
    no_ratings: bool,
    tournaments: str,
    metrics: str,
    page: str,
    log_level: str,
    log_format: str,
    browser: bool,
) -> None:
    """Host matches, for this machine, for friends on the network, or for a club with accounts."""
    from_file = database or str(data_folder() / "romanum.db")
    _run(
        {
            "database": from_file,
            "hosting": accounts,
            "code": invitation,
            "invited_only": invited_only,
            "webhooks": webhooks,
            "smtp": (smtp, mail_from, smtp_password_file) if smtp else None,
            "origins": origin,
            "pace": max(pace, 0.0),
            "limits": max(limits, 0.0),
            "workers": workers,
            "bot_processes": bots,
            "crew": crew,
            "memory": memory,
            "analysis": max(analysis, 0.0),
            "ratings": not no_ratings,
            "tournaments": tournaments,
            "metrics": metrics,
            "page": _page_folder(page),
            "log_level": log_level,
            "log_format": log_format,
            "loopback": host in LOOPBACK and not origin,
        },
        host,
        port,
        browser=browser,
        new_password=new_password,
    )


configurable(command)


def start_here() -> None:
    """A server for this machine, and the browser where there is a screen."""
    here = {"database": str(data_folder() / "romanum.db"), "loopback": True, "crew": 0}
    _run(here, "127.0.0.1", 0, browser=True)


def check_packages() -> None:
    """The terminal needs none of them."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Complaint(
            f"the server needs more packages ({', '.join(missing)}): pip install 'romanum-games[server]';"
            " romanum play needs none of them, and plays in the terminal"
        )


def _run(wishes: dict[str, Any], host: str, port: int, *, browser: bool, new_password: str = "") -> None:
    check_packages()
    from romanum.server.bounds.one_server import AlreadyRunning, Keeper
    from romanum.server.bounds.settings import Settings
    from romanum.server.run import PortTaken, check, listen
    from romanum.server.store import StoreFault

    for origin in wishes.get("origins", ()):
        _check_origin(origin)
    _check_folder(wishes["database"])
    wishes["smtp"] = _mail_server(wishes)
    settings = Settings(key=secrets.token_urlsafe(12), **wishes)
    try:
        keeper = Keeper(settings.database)
        keeper.take()
        check(settings)
        sock = listen(host, port)
    except AlreadyRunning as problem:
        if not browser or not problem.address:
            raise Complaint(f"{problem}.") from None
        click.echo(f"Romanum is already running: {problem.address}")
        _open(problem.address)
        return
    except PortTaken as problem:
        raise Complaint(str(problem)) from None
    except StoreFault as problem:
        raise Complaint(f"{problem} (--db {shown(wishes['database'])})") from None
    except OSError as problem:
        raise Complaint(f"cannot listen on {host}: {problem.strerror or problem}") from None
    _serve(settings, sock, keeper, host, browser=browser, new_password=new_password)


def _page_folder(folder: str) -> str:
    """The folder of a page, wherever workers of the server run."""
    if folder and not (Path(folder) / "index.html").is_file():
        raise Complaint(f"--page {folder}: there is no page in this folder; make page builds one")
    return str(Path(folder).resolve()) if folder else ""


def _check_origin(origin: str) -> None:
    """An origin is what a browser sends: scheme, host and perhaps a port."""
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise Complaint(f"--origin {origin}: an address such as https://club.example is meant, without a path")


def _check_folder(database: str) -> None:
    """A file in a folder that is not there is a slip of the pen, not a new database."""
    file = database_file(database)
    if file is not None and file != data_folder() / file.name and not file.parent.is_dir():
        raise Complaint(f"--db {file}: there is no folder {file.parent}")


def database_file(database: str) -> Path | None:
    """The file of an SQLite database, None for another kind; a complaint if it is no database at all."""
    from romanum.server.store import StoreFault
    from romanum.server.store.engine import database_url

    try:
        url = database_url(database)
    except StoreFault as problem:
        raise Complaint(f"{problem} (--db {shown(database)})") from None
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def shown(database: str) -> str:
    """The database as it may be shown: without a password."""
    parts = urlsplit(database)
    return database.replace(f":{parts.password}@", ":…@") if parts.password else database


def _mail_server(wishes: dict[str, Any]) -> Smtp | None:
    """The mail server, if it can be used: `Complaint` says why not."""
    from romanum.server.bounds.settings import Smtp

    if not wishes.get("smtp"):
        return None
    if not wishes.get("origins"):
        raise Complaint("mails hold links: give the address of this server with --origin")
    try:
        server = Smtp.by_url(*wishes["smtp"])
        if server.user and not server.password:
            raise ValueError(f"the mail server wants a password for {server.user}: see --smtp-password-file")
    except (ValueError, OSError) as problem:
        raise Complaint(str(problem)) from None
    return server


def _serve(
    settings: Settings, sock: socket.socket, keeper: Any, host: str, *, browser: bool, new_password: str
) -> None:
    from romanum.server.run import host_lines, serve

    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{sock.getsockname()[1]}/"
    owners = address if settings.hosting else f"{address}?key={settings.key}"
    keeper.tell(owners)
    click.echo(f"Romanum is running: {owners}")
    for line in host_lines(settings, address.rstrip("/"), new_password):
        click.echo(line)
    click.echo("Ctrl-C stops it; matches go on where they were next time.")
    sys.stdout.flush()
    if browser:
        _open(owners)
    signal.signal(signal.SIGTERM, _leave)
    try:
        if not serve(settings, sock):
            raise Complaint("the server could not start.")
    finally:
        keeper.leave()


def _leave(*_: object) -> None:
    """Told to end: the web server has finished what it was doing and passes the signal on."""
    sys.exit(0)


def _open(address: str) -> None:
    """Open the browser, where there is a screen to show it on."""
    screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if screen and not os.environ.get("ROMANUM_NO_BROWSER"):
        import webbrowser

        webbrowser.open(address)
