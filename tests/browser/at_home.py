"""`romanum serve` as the stories have it: a record that somebody sends is played by the server itself.

A process of its own for each record, which other servers have and `tests/server` proves, takes half a second of a
processor, and most stories begin with a record.
"""

from __future__ import annotations

import asyncio
import os
from unittest.mock import patch

from romanum.cli import main
from romanum.games import GAMES
from romanum.server.lobby.uploads import Outcome, Task, Uploads, outcome_of

OTHERS = "ROMANUM_OTHER_GAMES"
"""Games by others that a story's server has beside ours, as ID=MODULE:CLASS."""


async def look_at(_: Uploads, task: Task) -> Outcome:
    """Play a record here."""
    return await asyncio.to_thread(outcome_of, task)


def command() -> None:
    """`romanum`, with that difference, and with games by others if the story has any."""
    others = dict(game.split("=") for game in os.environ.get(OTHERS, "").split())
    with patch.object(Uploads, "look_at", look_at), patch.dict(GAMES, others):
        main()
