"""Who we are on which server: the tokens of sessions, in a file of the user's own that nobody else may read."""

from __future__ import annotations

from pathlib import Path

import msgspec

from romanum.engine.record import write_file
from romanum.engine.user_folders import config_folder


class Known(msgspec.Struct):
    """A session on a server."""

    token: str
    name: str = ""


class BadTokens(ValueError):
    """The file cannot be read or written; the message says why."""


def tokens_file() -> Path:
    """The file with the tokens."""
    return config_folder() / "servers.json"


def _all() -> dict[str, Known]:
    path = tokens_file()
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Known])
    except FileNotFoundError:
        return {}
    except OSError as problem:
        raise BadTokens(f"{path}: {problem.strerror or problem}") from None
    except (msgspec.DecodeError, RecursionError):
        raise BadTokens(f"{path}: this is no list of servers; remove it to begin anew") from None


def known_at(address: str) -> Known | None:
    """The session that is kept for a server."""
    return _all().get(address)


def known_servers() -> list[str]:
    """The servers for which a session is kept."""
    return list(_all())


def keep(address: str, known: Known | None) -> None:
    """Keep a session for a server, or none any more. The file is made anew, with rights for its owner alone."""
    found = _all()
    found.pop(address, None)
    if known is not None:
        found[address] = known
    path = tokens_file()
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_file(path, msgspec.json.encode(found).decode())
        path.chmod(0o600)
    except OSError as problem:
        raise BadTokens(f"{path}: not kept: {problem.strerror or problem}") from None
