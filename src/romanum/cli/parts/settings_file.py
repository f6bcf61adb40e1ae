"""Options of a command from a file or the environment: what is said on the command line outranks both.

Every option `--some-thing` can stand in the file as `some-thing` and in the environment as `ROMANUM_SOME_THING`;
the environment outranks the file.
"""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

import click

from romanum.cli.common import Complaint

PREFIX: Final = "ROMANUM_"
ONCE: Final = frozenset({"config", "new-password", "open", "help"})
"""What is said once, to one start of the server, and is no setting."""


def configurable(command: click.Command) -> click.Command:
    """Let the options of a command come from the environment as well, and from the file that `--config` names."""
    for name, option in _settings(command).items():
        option.envvar = PREFIX + name.replace("-", "_").upper()
    file = click.Option(
        ["--config"],
        type=click.Path(path_type=Path, exists=True, dir_okay=False),
        envvar=f"{PREFIX}CONFIG",
        is_eager=True,
        expose_value=False,
        callback=_read_file,
        metavar="FILE",
        help="A TOML file with these options, such as port = 8765.",
    )
    command.params.insert(0, file)
    return command


def _settings(command: click.Command) -> dict[str, click.Option]:
    found = {}
    for param in command.params:
        long = [text.removeprefix("--") for text in param.opts if text.startswith("--")]
        if isinstance(param, click.Option) and long and long[0] not in ONCE:
            found[long[0]] = param
    return found


def _read_file(ctx: click.Context, _: click.Parameter, path: Path | None) -> None:
    if path is None:
        return
    try:
        wishes = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise Complaint(f"{path}: {problem}") from None
    except OSError as problem:
        raise Complaint(f"{path}: {problem.strerror or problem}") from None
    ctx.default_map = {**(ctx.default_map or {}), **_by_name(ctx.command, path, wishes)}


def _by_name(command: click.Command, path: Path, wishes: dict[str, Any]) -> dict[str, Any]:
    known, found = _settings(command), dict[str, Any]()
    for name, value in wishes.items():
        option = known.get(name.replace("_", "-"))
        if option is None:
            near = get_close_matches(name, known, 1)
            raise Complaint(f"{path}: there is no setting {name!r}{f'; {near[0]!r} is one' if near else ''}")
        if isinstance(value, dict) or (isinstance(value, list) and not option.multiple):
            raise Complaint(f"{path}: {name} is one value, not several")
        if option.is_flag and not isinstance(value, bool):
            raise Complaint(f"{path}: {name} is true or false")
        found[str(option.name)] = [value] if option.multiple and not isinstance(value, list) else value
    return found
