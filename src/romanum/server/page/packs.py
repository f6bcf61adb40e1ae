"""What of a page is here: games, their pictures of how to play, and languages come when they are asked for.

Who has built the page says what packs there are (`packs.json`). Whether one is here is seen by the files in it, so
nobody has to keep account. What a request needs is known from its path, the match it is about, or what it brings.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import romanum
from romanum.engine.speech.language import ENGLISH
from romanum.server.bounds.problem import Problem

HERE: Final = Path(romanum.__file__).parent
CORE: Final = "core"
NAMED: Final = re.compile(rb"(?:\b|\\n)game\b[\s:=\\\"']{1,8}(\w+)")
"""How a record, a scenario or JSON says of which game it is; a record that lies in JSON too."""
LOOKED_AT: Final = 20_000
"""So many bytes of it are read for that."""
WITHOUT_WORDS: Final = frozenset({"/health", "/me", "/games"})
"""Paths that are answered before the words of a language are here."""
HOW_TO: Final = "how-to"


class NotFetched(Problem):
    """Something is not here yet; its packs are named, for whoever can fetch them."""

    def __init__(self, packs: list[str]) -> None:
        super().__init__(503, "not-fetched", f"{', '.join(packs)} must be loaded first.", retry_after=1.0)
        self.packs = packs

    def body(self) -> dict[str, Any]:
        """The error as JSON."""
        error: dict[str, Any] = {**super().body()["error"], "packs": self.packs}
        return {"error": error}


def game_named(text: bytes) -> str:
    """The game that a text says it is of; empty if it says none.

    >>> game_named(b'{"game":"hre","seats":[]}')
    'hre'
    >>> game_named(rb'{"text":"Romanum record 1\\ngame: pax"}')
    'pax'
    >>> game_named(rb'{"game":"","text":"game = \\"trajan\\""}')
    'trajan'
    """
    found = NAMED.search(text[:LOOKED_AT])
    return found[1].decode() if found else ""


class Packs:
    """The packs of a page: which there are, and which are here."""

    def __init__(self, facts: Mapping[str, Any], folder: Path = HERE) -> None:
        self._facts = facts
        self._folder = folder
        self._seen: set[str] = set()
        self.came: Callable[[], None] = lambda: None
        """Called when something is here that was not."""

    def has_game(self, game: str) -> bool:
        """Whether a game can be played here and now."""
        return not self.missing([game], ENGLISH)

    def missing(self, games: Iterable[str], language: str, *, how_to: bool = False) -> list[str]:
        """The packs that have to come before something can be said of these games in a language."""
        named = [game for game in games if game in self._facts.get("games", {})]
        wanted = [f"games/{game}" for game in named]
        wanted += [f"howto/{game}" for game in named if how_to and game in self._facts.get("howto", {})]
        spoken = self._facts.get("languages", {}).get(language, {})
        wanted += [f"languages/{language}/{part}" for part in (CORE, *named) if part in spoken]
        return [pack for pack in wanted if not self._is_here(pack)]

    def _is_here(self, pack: str) -> bool:
        if pack not in self._seen and any(self._folder.glob(_sign(pack))):
            self._seen.add(pack)
            importlib.invalidate_caches()
            self.came()
        return pack in self._seen


def _sign(pack: str) -> str:
    """A file that is there when a pack is; a module may be a source or compiled."""
    kind, name, *part = pack.split("/")
    if kind == "games":
        return f"games/{name}/game.py*"
    if kind == "howto":
        return f"games/{name}/howto/*.webp"
    return f"server/words/{name}.ftl" if part == [CORE] else f"games/{part[0]}/words/{name}.ftl"
