"""What a game has in its folder beside its code: rules, guide, lengths, recorded games; and a hash of it all."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Set
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from romanum.engine.folder.guide import Advice, Lengths, read_guide, read_lengths
from romanum.engine.folder.rule_moments import Seen, read_record, read_seen
from romanum.engine.pages.unit_roles import Role, read_unit_roles
from romanum.engine.rule import Catalogue, Rule

LEARNED: Final = "learned"
"""What was measured in games between bots, and learned from them,"""
TEXT: Final = "text"
"""and how it looks in a terminal: folders that do not decide how a match goes."""
BUILT: Final = "build.txt"
"""Beside a game's rules in a page: what `Game.build` was where the page was built."""


class GameFolder:
    """The folder of a game, read as its parts are asked for."""

    @property
    def folder(self) -> Traversable:
        """Where the game's own files are."""
        return files(type(self).__module__.rsplit(".", 1)[0] if "." in type(self).__module__ else type(self).__module__)

    def own_file(self, *place: str) -> Traversable | None:
        """A file of the game's own, by folders and name; None if it has none there, or no folder at all."""
        try:
            file = self.folder.joinpath(*place)
        except TypeError:  # its class stands in a single module, or in a notebook
            return None
        return file if file.is_file() else None

    @cached_property
    def build(self) -> str:
        """A hash of all code and data that decide how a match goes: what is kept of a position fits only the same.

        Where there are no sources to be read, in a page, it is told by a file that was written when they were there.
        """
        told = self.folder / BUILT
        if told.is_file():
            return told.read_text(encoding="utf-8").strip()
        found = sha256()
        for folder in (files("romanum.engine"), files("romanum.board"), self.folder):
            for file in _files(folder, {LEARNED, TEXT}):
                found.update(file.read_bytes())
        return found.hexdigest()

    @cached_property
    def rules(self) -> Catalogue:
        """The catalogue of numbered rules."""
        raw = tomllib.loads((self.folder / "rules.toml").read_text(encoding="utf-8"))
        return Catalogue(
            raw["title"],
            msgspec.convert(raw["rule"], list[Rule]),
            raw.get("tables", {}),
            raw.get("interrupts", []),
            raw.get("chapters", {}),
        )

    @cached_property
    def seen(self) -> Seen:
        """Moments of recorded games in which rules spoke."""
        return read_seen(self.folder)

    def seen_record(self, name: str) -> str:
        """The text of a record in which rules were seen; `LookupError` if there is none of that name."""
        return read_record(self.folder, self.seen, name)

    @cached_property
    def guide(self) -> Mapping[str, Advice]:
        """How hard each scenario is, what it teaches, and where a newcomer begins."""
        return read_guide(self.folder)

    @cached_property
    def unit_roles(self) -> Mapping[str, Role]:
        """What kinds of units are to the eye, by the ids that its components have; empty if the game says nothing."""
        return read_unit_roles(self.folder)

    @cached_property
    def lengths(self) -> Lengths | None:
        """How long the scenarios take, as measured."""
        return read_lengths(self.folder)


def _files(folder: Traversable, aside: Set[str] = frozenset()) -> Iterator[Traversable]:
    """The code and data in a folder and those below it but for some, always in the same order."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from () if entry.name in aside else _files(entry)
        elif entry.name.endswith((".py", ".toml")):
            yield entry
