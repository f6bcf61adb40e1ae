"""The files that a game brings for its board, over HTTP: its map and the pictures of its counters."""

from __future__ import annotations

from typing import Any, Final

import romanum
from romanum.engine.plain_board import NoSuchFile, board_file
from romanum.games import GAMES
from romanum.server.bounds.problem import not_found
from romanum.server.routes.vocabulary import FromPath, Reply, get

HOUR: Final = 3600
HARMLESS: Final = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'; sandbox"
)
"""A drawing may hold scripts and links: opened by itself it runs none and fetches nothing."""


@get("/games/{game:str}/board/{file:str}", in_thread=True, media_type="image/svg+xml")
def board_picture(game: FromPath[str], file: FromPath[str]) -> Reply[Any]:
    """A picture of the game's own."""
    if game not in GAMES:
        raise not_found("game")
    try:
        content, kind = board_file(romanum.game(game), file)
    except NoSuchFile:
        raise not_found("picture") from None
    headers = {
        "cache-control": f"public, max-age={HOUR}",
        "content-security-policy": HARMLESS,
        "x-content-type-options": "nosniff",
    }
    return Reply(content, media_type=kind, headers=headers)


BOARD_FILES = [board_picture]
