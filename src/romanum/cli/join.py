"""`romanum join`: a seat at a table of a server, in the terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final

import click

from romanum.cli.common import Complaint, complete_games, json_option, print_json

if TYPE_CHECKING:
    from romanum.cli.desk.terminal import Screen
    from romanum.client.server_lobby import Link, Lobby
    from romanum.client.shapes import MatchInfo

PATIENCE: Final = 300.0
INTERRUPTED: Final = 130


def complete_servers(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The servers where one has been, for shell completion."""
    from romanum.client.tokens import BadTokens, known_servers

    try:
        return [address for address in known_servers() if address.startswith(incomplete)]
    except BadTokens:
        return []


def complete_seats(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """The next of a list of seats, for shell completion."""
    from romanum.bots import bot_names
    from romanum.client.server_lobby import SEATS

    before, comma, word = incomplete.rpartition(",")
    return [before + comma + kind for kind in (*SEATS, *bot_names()) if kind.startswith(word)]


@click.command("join")
@click.argument("address", shell_complete=complete_servers)
@click.option("--name", metavar="NAME", default="", help="What you are called there, the first time you come.")
@click.option("--login", metavar="LOGIN", help="Sign in with your account; the password is asked for.")
@click.option("--password", envvar="ROMANUM_PASSWORD", hidden=True)
@click.option("--new", "game", metavar="GAME", shell_complete=complete_games, help="Open a table of this game.")
@click.option("--scenario", metavar="NAME", help="Its scenario.")
@click.option(
    "--seats",
    metavar="LIST",
    shell_complete=complete_seats,
    help="Who sits there: me, link (whoever has the seat's link), open (anybody), or a bot.  [default: me and bots]",
)
@click.option("--options", "settings", multiple=True, metavar="NAME=VALUE,…", help="Settings of the match.")
@click.option("--list", "listing", is_flag=True, help="Print the tables that you can sit at, and end.")
@click.option("--forget", is_flag=True, help="End your session there, forget its token, and end.")
@click.option(
    "--patience",
    type=click.FloatRange(0, 86400),
    default=PATIENCE,
    metavar="SECONDS",
    help="How long a server that is lost is tried again.  [default: 300]",
)
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    address: str,
    name: str,
    login: str | None,
    password: str | None,
    game: str | None,
    scenario: str | None,
    seats: str | None,
    settings: tuple[str, ...],
    listing: bool,
    forget: bool,
    patience: float,
    as_json: bool,
) -> None:
    """Sit at a table of the server at ADDRESS, with people in browsers or terminals, and bots.

    ADDRESS is that of a server (http://host:8765), the link of an invitation, or the address of a match. You come
    back as who you were: your session's token is kept in a file that only you can read. At the prompt everything is
    as in `romanum play`; say WORDS speaks to the others. With --json, --list prints the tables as JSON.
    """
    from romanum.cli.desk.terminal import Screen
    from romanum.client.requests import Unanswered
    from romanum.client.tokens import BadTokens
    from romanum.text.console import console

    if sys.stdin is None or sys.stdin.closed:
        raise Complaint("there is nothing to read commands from")
    screen = Screen(console(stderr=as_json))
    try:
        link, lobby = _arrived(address, name, login, password, screen)
        if forget:
            lobby.leave()
            screen.show(f"{lobby.caller.address} has forgotten this session, and so has this machine.")
            return
        lobby.caller.patience = patience
        if listing:
            _print_tables(lobby, screen, as_json)
            return
        ctx.exit(_stay(lobby, link, screen, _wish(game, scenario, seats, settings)))
    except (Unanswered, BadTokens) as problem:
        raise Complaint(str(problem)) from None


def _wish(game: str | None, scenario: str | None, seats: str | None, settings: tuple[str, ...]) -> list[str]:
    """The new table that the command line asks for, as it would be typed; empty: none."""
    if game is None:
        if scenario or seats or settings:
            raise click.UsageError("--scenario, --seats and --options are for a new table: give --new GAME too")
        return []
    given = [option for text in settings for option in text.split(",")]
    options = [option if "=" in option else f"{option}=yes" for option in given if option]
    return [game, *([scenario] if scenario else []), *([seats] if seats else []), *options]


def _arrived(address: str, name: str, login: str | None, password: str | None, screen: Screen) -> tuple[Link, Lobby]:
    """At the server, as somebody it knows."""
    from romanum import __version__
    from romanum.client.requests import Caller
    from romanum.client.server_lobby import Lobby, read_link
    from romanum.engine.speech.language import language

    link = read_link(address)
    caller = Caller(link.server, language=language())
    caller.tell = lambda words: screen.show(words, style="quiet")
    lobby = Lobby(caller)
    _be_known(lobby, link, name, login, password, screen)
    screen.show(f"You are {lobby.me.name} at {caller.address}.", style="quiet")
    if lobby.me.version != __version__:
        screen.show(
            f"The server has version {lobby.me.version}, this program {__version__}: where they differ, it is right.",
            style="quiet",
        )
    return link, lobby


def _be_known(lobby: Lobby, link: Link, name: str, login: str | None, password: str | None, screen: Screen) -> None:
    from romanum.client.tokens import known_at

    if login is not None:
        given = password or click.prompt(f"Password of {login}", hide_input=True, err=True)
        lobby.sign_in(login, given)
        return
    if link.key:
        lobby.come_as_guest(name, link.key)
        return
    before = known_at(lobby.caller.address)
    if lobby.come_back():
        if name and name != lobby.me.name:
            lobby.rename(name)
        return
    if before is not None:
        called = f" as {before.name}" if before.name else ""
        screen.show(f"The server does not know you{called} any more.", style="danger")
    if lobby.look().mode == "hosting":
        raise Complaint(f"{lobby.caller.address} wants an account: sign in with --login LOGIN")
    lobby.come_as_guest(name or (before.name if before is not None else ""))


def _print_tables(lobby: Lobby, screen: Screen, as_json: bool) -> None:
    from romanum.cli.desk.server_lobby import Foyer

    if not as_json:
        Foyer(lobby, screen).show()
        return
    found = lobby.lists()
    print_json({"mine": [_told(lobby, one) for one in found.mine], "open": [_told(lobby, one) for one in found.open]})


def _told(lobby: Lobby, match: MatchInfo) -> dict[str, Any]:
    return {
        "address": f"{lobby.caller.address}/match/{match.id}",
        "game": match.game,
        "scenario": match.scenario,
        "title": match.title,
        "state": match.state,
        "my_turn": match.my_turn,
        "seats": [seat.who for seat in match.seats],
    }


def _stay(lobby: Lobby, link: Link, screen: Screen, wish: list[str]) -> int:
    """From table to table until the person leaves; the exit code."""
    from romanum.cli.desk.server_lobby import Foyer, checked_wish, sit_down
    from romanum.cli.desk.server_loop import Visit
    from romanum.cli.desk.session import Leave
    from romanum.client.requests import Unanswered

    back = lobby.caller.address
    try:
        if wish:
            game, scenario, seats, options = checked_wish(wish)
            info = lobby.make(game, scenario, seats, options)
        elif link.join or link.match:
            info = sit_down(lobby, link)
        else:
            info = Foyer(lobby, screen).choose()
        visit = Visit(lobby, info, screen)
        back = visit.address
        visit.run()
    except (Leave, EOFError, KeyboardInterrupt) as gone:
        if isinstance(gone, Leave) and str(gone):
            screen.show(f"{str(gone)[:1].upper()}{str(gone)[1:]}.", style="danger")
        screen.show()
        kept = "" if back == lobby.caller.address else "Your seat is kept. "
        screen.whole(f"{kept}Come back with: romanum join {back}")
        return INTERRUPTED if isinstance(gone, KeyboardInterrupt) else 0
    except Unanswered as problem:
        raise Complaint(f"{problem}; come back with: romanum join {back}") from None
    return 0
