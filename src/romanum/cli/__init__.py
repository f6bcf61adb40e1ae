"""The `romanum` command. A subcommand is imported when it is called, so that help comes at once."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, NoReturn

import click

from romanum import __version__
from romanum.engine.speech.language import LANGUAGES, best_language, speaking

COMMANDS: Final = {
    "serve": "Host matches in the browser, for friends or a club.",
    "play": "Play a game in the terminal, against bots or people beside you.",
    "join": "Sit at a table of a server, in the terminal.",
    "scenarios": "See what can be played: how long, how hard, where to begin.",
    "learn": "Learn a game by playing: small lessons, one idea each.",
    "studies": "Solve studies, or see how many of them each bot solves.",
    "replay": "Tell a recorded match again, or show it as it stood.",
    "analyse": "Look a finished match over: turning points, missed chances, luck.",
    "verify": "Check a record: its dice, its actions, its last position.",
    "rules": "Look a rule up, search the rules, or see which are tested.",
    "arena": "Let bots play many games and rate them.",
    "ratings": "Rate all bots in all games, as one table with intervals.",
    "train": "Let a bot learn from games what positions are worth.",
    "mcp": "Let an assistant play a seat (Model Context Protocol).",
    "bench": "Measure the engine beside python-chess.",
    "new-game": "Begin a game of your own: a package that runs at once.",
    "check": "Check the data of the games.",
    "backup": "Write all that a server keeps into one file.",
    "restore": "Put a backup into a database.",
    "completion": "Print the completion script for your shell.",
}
"""Each stands in the module of its name."""

INTERRUPTED: Final = 130

EXAMPLES: Final = """\b
Examples:
  romanum                         starts a server for this machine and opens your browser
  romanum serve                   the same for friends on your network: --host 0.0.0.0
  romanum play                    History of the Roman Empire against three bots
  romanum play --seats human,human,legatus
                                  two people at one screen and a strong bot
  romanum join http://host:8765   a seat at a table of a server
  romanum learn hre               the first lesson of a game, in ten minutes
  romanum rules hre retreat       what the rules say about retreats
  romanum rules hre 10.2          one rule
  romanum arena hre --bots tiro,miles --games 10
                                  bots among themselves"""


class Interrupted(click.ClickException):
    """Ctrl-C: nothing is lost."""

    exit_code = INTERRUPTED


class Romanum(click.Group):
    """The command group: imports a subcommand when it is needed, and says what is wrong in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The subcommands, most wanted first."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a subcommand."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"romanum.cli.{cmd_name.replace('-', '_')}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the subcommands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def invoke(self, ctx: click.Context) -> Any:
        """Run a subcommand; Ctrl-C is one line wherever it comes."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            raise Interrupted("stopped") from None

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        **extra: Any,
    ) -> Any:
        """Run the command line; every complaint is one line on stderr."""
        _print_anything()
        prog_name = prog_name or "romanum"
        try:
            code = super().main(args, prog_name, complete_var, standalone_mode=False, **extra)
            sys.stdout.flush()
        except click.ClickException as problem:
            _complain(problem)
        except (click.Abort, KeyboardInterrupt):
            _complain(Interrupted("stopped"))
        except BrokenPipeError:
            _hush()
            sys.exit(1)
        except OSError as problem:
            _hush()
            _complain(click.ClickException(f"cannot write: {problem.strerror}"))
        if not standalone_mode:
            return code
        sys.exit(code if isinstance(code, int) else 0)


PLAIN: Final = {
    "●": "@",
    "◐": "x",
    "○": "o",
    "“": '"',
    "”": '"',
    "\u2019": "'",
    "…": "...",
    "·": "-",
    "\u2013": "-",
    "µ": "u",
}
"""What stands for a sign on a terminal that cannot show it."""


def _print_anything() -> None:
    """A terminal that cannot show a sign shows a plain one instead of ending the program."""
    codecs.register_error("romanum", _plain_sign)
    for stream, errors in ((sys.stdout, "romanum"), (sys.stderr, "romanum"), (sys.stdin, "replace")):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=errors)


def _plain_sign(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    wrong = problem.object[problem.start : problem.end]
    return "".join(PLAIN.get(sign, "?") for sign in wrong), problem.end


def _complain(problem: click.ClickException) -> NoReturn:
    code = problem.exit_code if isinstance(problem, Interrupted) else 2
    line = " ".join(problem.format_message().split())
    with suppress(BrokenPipeError):
        click.echo(f"romanum: {line}", err=True)
    sys.exit(code)


def _hush() -> None:
    """Nothing more can be printed: Python need not try when it flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _system_language() -> str:
    """The language that the environment names: the first of these that says anything."""
    named = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    return best_language(next((found for found in named if found), "").split(":"))


@click.group(
    cls=Romanum,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=EXAMPLES,
)
@click.option(
    "--language",
    type=click.Choice(list(LANGUAGES)),
    envvar="ROMANUM_LANGUAGE",
    help="The language of a game's sentences; otherwise that of your system.",
)
@click.version_option(__version__, prog_name="romanum", message="%(prog)s %(version)s")
@click.pass_context
def main(ctx: click.Context, language: str | None) -> None:
    """Five board wargames about Rome, played by their full rules. Without a command: in your browser."""
    ctx.with_resource(speaking(language or _system_language()))
    if ctx.invoked_subcommand is None:
        import_module("romanum.cli.serve").start_here()
