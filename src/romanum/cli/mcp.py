"""`romanum mcp`: a seat of a match for an assistant, over the Model Context Protocol on standard input and output."""

from __future__ import annotations

from importlib.util import find_spec

import click

from romanum.cli.common import Complaint


@click.command("mcp")
def command() -> None:
    """Let an assistant start or join a match and play one seat of it.

    Standard input and output speak the Model Context Protocol: name this command where your assistant wants the
    command of a server.
    """
    if find_spec("mcp") is None:
        raise Complaint("romanum mcp needs the extra: pip install 'romanum-games[mcp]'")
    from romanum.mcp.server import build

    build().run("stdio")
