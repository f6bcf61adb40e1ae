"""How to play a game, in pictures: one screen a subject, each with a picture of the real board and the rules behind it.

The texts stand in the game's `howto/howto.toml`, and beside it every picture twice, for light and dark. Pictures are
taken by `tests/browser/howto_pictures.py` from the moments of recorded games that the subjects name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

import romanum
from romanum.engine.data import DataError, load
from romanum.engine.game import Game

FOLDER: Final = "howto"
FILE: Final = "howto.toml"
LOOKS: Final = ("light", "dark")
LEAST: Final = 6
MOST: Final = 9
PICTURE: Final = re.compile(r"([a-z]+)-(light|dark)\.webp")
SIGNATURE: Final = b"WEBP"
"""What stands in a picture from its ninth byte on."""


class Shot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a picture is taken: a recorded game after so many actions, seen by who is asked, around a place."""

    record: str
    at: int
    place: str = ""
    """Of the map; `can`: one of those that can be chosen; empty: the whole board."""
    zoom: int = 0
    """So many turns of the wheel nearer."""


class Subject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One screen: what it is about, in a few sentences, the rules behind it, and its picture."""

    id: str
    title: str
    text: list[str]
    rules: list[str]
    caption: str
    """What the picture shows, for those who see it and for those who do not."""
    shot: Shot
    points: list[str] = []


class HowTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`howto.toml`."""

    intro: str = ""
    subject: list[Subject] = []


def how_to_play(game: Game[Any]) -> HowTo:
    """The page of a game; an empty one if it has none."""
    file = game.folder / FOLDER / FILE
    return load(file, HowTo, f"{FOLDER}/{FILE}") if file.is_file() else HowTo()


@cache
def page_of(game: str) -> HowTo:
    """The page of the game of that id."""
    return how_to_play(romanum.game(game))


def picture(game: Game[Any], name: str) -> bytes:
    """A picture by the name of its file; `LookupError` if there is none."""
    file = game.folder / FOLDER / name
    if not PICTURE.fullmatch(name) or not file.is_file():
        raise LookupError(f"{game.id} has no picture {name!r}")
    return file.read_bytes()


def picture_name(subject: str, look: str) -> str:
    """The file of a picture."""
    return f"{subject}-{look}.webp"


def faults(game: Game[Any]) -> list[str]:
    """What is wrong with the page of a game, one line each; a game may do without one."""
    folder = game.folder / FOLDER
    if not folder.is_dir():
        return []
    try:
        page = how_to_play(game)
    except DataError as problem:
        return [str(problem)]
    return [f"{FOLDER}/{FILE}: {fault}" for fault in _of_page(game, page)] + list(_of_pictures(folder, page))


def _of_page(game: Game[Any], page: HowTo) -> Iterator[str]:
    ids = [subject.id for subject in page.subject]
    if not LEAST <= len(ids) <= MOST:
        yield f"{len(ids)} subjects, not {LEAST} to {MOST}"
    yield from (f"{one}: twice" for one in sorted(set(ids)) if ids.count(one) > 1)
    for subject in page.subject:
        yield from (f"{subject.id}: no rule {rule!r}" for rule in subject.rules if not game.rules.under(rule))
        if not subject.rules:
            yield f"{subject.id}: it cites no rule"
        if not subject.text or not subject.caption:
            yield f"{subject.id}: something is not said"


def _of_pictures(folder: Traversable, page: HowTo) -> Iterator[str]:
    """Every picture in both looks, and none that no subject shows."""
    needed = {picture_name(subject.id, look) for subject in page.subject for look in LOOKS}
    there = {file.name for file in folder.iterdir() if file.name.endswith(".webp")}
    yield from (f"{FOLDER}/{name}: missing" for name in sorted(needed - there))
    yield from (f"{FOLDER}/{name}: no subject shows it" for name in sorted(there - needed))
    for name in sorted(needed & there):
        if (folder / name).read_bytes()[8:12] != SIGNATURE:
            yield f"{FOLDER}/{name}: not a picture"
