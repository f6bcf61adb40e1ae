"""Scenario files: a position in words with a title, a story and whoever plays it, as TOML.

    game = "hre"
    title = "The walls of Roma"
    author = "Livia"
    story = "The third turn begins, and red has lost all but its capital."
    names = ["The Emperor", "The King", "Blue", "Yellow"]      # who sits where

    [position]
    turn = 3
    last_turn = 5
    board = { roma = "red 3 fortress city", aquitania = "galli 2" }

A match that begins with one carries the position and the heading in its record, and needs the file no more. A file
from elsewhere is read within bounds, and looked at before anybody plays: from every seat, and a while at random.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import msgspec

from romanum.engine.dice import AnyDice, FastDice
from romanum.engine.game import BadSetup, Game
from romanum.engine.match import Match
from romanum.engine.rule import Wrong
from romanum.engine.sheets import sheet as sheets
from romanum.engine.sheets.faults import told, unknown
from romanum.engine.sheets.heading import Heading
from romanum.engine.sheets.sheet import all_bad, bad

LARGEST_FILE: Final = 200_000
"""So many characters a file may have,"""
LONGEST_LINE: Final = 20_000
"""so many one of its lines,"""
DEEPEST: Final = 16
"""so deep its tables and lists may lie in each other,"""
MOST_DATA: Final = 10_000
"""and so many entries may be in all of them."""
LONGEST_NAME: Final = 60
KEYS: Final = ("game", "title", "author", "story", "names", "position")
WORD: Final = re.compile(r"[A-Za-z0-9_-]+")
DOTTED: Final = re.compile(r"""(?<![\w"'-])(?:[\w"'-]++\s*+\.\s*+){9}""")
"""A key of so many parts is none of ours, and dear to read."""
AT_LINE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
"""How `tomllib` says where it could not go on."""
SHAPES: Final = (
    ("game", str, "word"),
    ("title", str, "line"),
    ("author", str, "line"),
    ("story", str, "text"),
    ("names", list, "list"),
    ("position", dict, "table"),
)
"""What stands under each key, and what is said where something else does."""


class ScenarioFile(msgspec.Struct, frozen=True):
    """A file as it was read: its shape is right, its position was not looked at yet."""

    game: str
    heading: Heading
    names: list[str]
    position: dict[str, Any]

    @classmethod
    def read(cls, text: str) -> ScenarioFile:
        """The file that a text is; `BadSheet` says what is wrong with it."""
        raw = _plain(text)
        for name in raw:
            if name not in KEYS:
                raise bad(name[:40], unknown(name, KEYS))
        if faults := [*_wrong_shapes(raw)]:
            raise all_bad(faults)
        heading = Heading(raw["title"], raw.get("author", ""), raw.get("story", "").strip())
        if faults := [*heading.faults()]:
            raise all_bad(faults)
        return cls(raw["game"], heading, raw.get("names", []), raw["position"])

    def begin(self, find_game: Callable[[str], Game[Any]], dice: AnyDice | None = None) -> Match[Any]:
        """A match that begins as the file says."""
        try:
            game = find_game(self.game)
        except ValueError:
            raise bad("game", Wrong("no-game", given=told(self.game))) from None
        match = sheets.begin(game, self.position, dice, self.names or None)
        match.heading = self.heading
        return match

    def write(self) -> str:
        """The same as text."""
        head = {
            "game": self.game,
            "title": self.heading.title,
            "author": self.heading.author,
            "story": self.heading.story,
            "names": self.names,
        }
        lines = [f"{key} = {toml(value)}" for key, value in head.items() if value]
        tables = {key: value for key, value in self.position.items() if isinstance(value, Mapping)}
        rows = {key: value for key, value in self.position.items() if _has_rows(value)}
        plain = {key: value for key, value in self.position.items() if key not in tables and key not in rows}
        lines += ["", "[position]", *(f"{_key(key)} = {toml(value)}" for key, value in plain.items())]
        for key, table in tables.items():
            lines += ["", f"[position.{_key(key)}]", *_entries(table)]
        for key, table in ((key, row) for key, some in rows.items() for row in some):
            lines += ["", f"[[position.{_key(key)}]]", *_entries(table)]
        return "\n".join([*lines, ""])


def load_scenario(text: str, find_game: Callable[[str], Game[Any]], seed: int | None = None) -> Match[Any]:
    """A match that begins as a scenario file says; `BadSetup` says all that is wrong with it."""
    return ScenarioFile.read(text).begin(find_game, None if seed is None else FastDice.seeded(seed))


def file_of(match: Match[Any], heading: Heading) -> ScenarioFile:
    """A file with the position of a match, as at the beginning of what is being done in it."""
    return ScenarioFile(match.game.id, heading, [*match.names], match.game.sheet(match.position))


def toml(value: Any) -> str:
    """Plain data as TOML has it, on one line.

    >>> toml({"roma": "red 3 fort", "a b": [1, True]})
    '{ roma = "red 3 fort", "a b" = [1, true] }'
    """
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)} = {toml(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml, value))}]"
    return msgspec.json.encode(value).decode()


def _has_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def _entries(table: Mapping[str, Any]) -> list[str]:
    return [f"{_key(key)} = {toml(value)}" for key, value in table.items()]


def _key(key: str) -> str:
    return key if WORD.fullmatch(key) else toml(key)


def _plain(text: str) -> dict[str, Any]:
    """The data of a text that is neither too large nor too deep, nor has anything that no sheet has."""
    if len(text) > LARGEST_FILE:
        raise bad("", Wrong("characters", count=len(text), most=LARGEST_FILE))
    lines = text.split("\n")
    for n, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise bad("", Wrong("line-characters", line=n, count=len(line), most=LONGEST_LINE))
        if DOTTED.search(line):
            raise bad("", Wrong("key-parts", line=n))
    try:
        raw = tomllib.loads(text)
    except RecursionError:
        raise bad("", Wrong("too-deep", most=DEEPEST)) from None
    except ValueError as problem:
        raise bad("", _no_toml(problem)) from None
    _count(raw, 0, [0])
    return raw


def _no_toml(problem: ValueError) -> Wrong:
    """Where a text stops being TOML, as far as that is told."""
    found = AT_LINE.search(str(problem))
    return Wrong("no-toml-at", line=int(found[1]), column=int(found[2])) if found else Wrong("no-toml")


def _count(data: Any, depth: int, so_far: list[int]) -> None:
    so_far[0] += 1
    if so_far[0] > MOST_DATA:
        raise bad("", Wrong("data", most=MOST_DATA))
    if depth > DEEPEST:
        raise bad("", Wrong("too-deep", most=DEEPEST))
    for one in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _count(one, depth + 1, so_far)


def _wrong_shapes(raw: dict[str, Any]) -> Iterator[tuple[str, Wrong]]:
    """What is missing, and what is something else than it should be."""
    yield from ((name, Wrong("missing")) for name in ("game", "title", "position") if name not in raw)
    for name, kind, what in SHAPES:
        if name in raw and not isinstance(raw[name], kind):
            yield name, Wrong(what, given=told(raw[name]))
    names = raw.get("names", [])
    for n, name in enumerate(names[:20] if isinstance(names, list) else [], 1):
        if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            yield f"names.{n}", Wrong("name", most=LONGEST_NAME, given=told(name))


__all__ = ["BadSetup", "ScenarioFile", "file_of", "load_scenario", "toml"]
