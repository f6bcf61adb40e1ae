"""Seen in play: moments of recorded games in which a rule spoke.

Some records stand in a game's folder `seen/`, and beside them `index.json`: for each rule a few events that cite it, or
actions that answered a question of it, each with the number of the action. A program makes both from the recorded games
of the tests and looks whether everything is where the index says (`romanum.lessons.seen_index`).
"""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

FOLDER: Final = "seen"
INDEX: Final = "index.json"
NAME: Final = re.compile(r"[a-z0-9-]+")
"""What the name of a record looks like."""
MOST: Final = 3
"""Moments of a rule that are kept, at most."""


class Moment(msgspec.Struct, frozen=True):
    """An event that cites a rule: in which record, after how many of its actions, and what everybody may know of it.

    Without a kind it is an action: `seat` and `action` are its facts.
    """

    record: str
    n: int
    kind: str = ""
    facts: dict[str, Any] = {}


class Recorded(msgspec.Struct, frozen=True):
    """A record that can be looked at."""

    scenario: str
    seats: int
    actions: int


class Seen(msgspec.Struct, frozen=True):
    """All there is to look at in a game, by record and by rule."""

    records: dict[str, Recorded] = {}
    moments: dict[str, list[Moment]] = {}


def read_seen(folder: Traversable) -> Seen:
    """What has been seen of the rules of the game in a folder; nothing of a game without records."""
    file = folder / FOLDER / INDEX
    return msgspec.json.decode(file.read_bytes(), type=Seen) if file.is_file() else Seen()


def read_record(folder: Traversable, seen: Seen, name: str) -> str:
    """The text of a record that can be looked at; `LookupError` if there is none of that name."""
    if not NAME.fullmatch(name) or name not in seen.records:
        raise LookupError(f"there is no record {name!r} to look at")
    return (folder / FOLDER / f"{name}.txt").read_text(encoding="utf-8")
