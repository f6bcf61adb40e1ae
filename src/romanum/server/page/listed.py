"""The games as the lobby lists them, written down when a page is built: it shows them before any of them is here."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import msgspec

from romanum.engine.speech.language import LANGUAGES, language, speaking

FOLDER: Final = "listed"
"""Beside this module; a page that was built has it, and nobody else."""


def baked() -> dict[str, bytes]:
    """The files of that folder, by their names: the games in every language."""
    from romanum.server.lobby.game_data import game_infos

    found = {}
    for code in LANGUAGES:
        with speaking(code):
            found[f"{code}.json"] = msgspec.json.encode(game_infos())
    return found


def games_listed() -> bytes | None:
    """The games in the language that is spoken; None where nobody has written them down."""
    file = files("romanum.server.page").joinpath(FOLDER, f"{language()}.json")
    return file.read_bytes() if file.is_file() else None
