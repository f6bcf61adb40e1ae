"""`romanum serve` as the stories have it: a record that somebody sends is played by the server itself.

A process of its own for each record, which other servers have and `tests/server` proves, takes half a second of a
processor, and most stories begin with a record.
"""

from __future__ import annotations

import asyncio
from unittest.mock import patch

from romanum.cli import main
from romanum.server.lobby.uploads import Outcome, Task, Uploads, outcome_of


async def look_at(_: Uploads, task: Task) -> Outcome:
    """Play a record here."""
    return await asyncio.to_thread(outcome_of, task)


def command() -> None:
    """`romanum`, with that difference."""
    with patch.object(Uploads, "look_at", look_at):
        main()
