"""How to play a game, in pictures: one screen a subject, each with a picture of the real board and the rules behind it.

The texts stand in the game's `howto/howto.toml`, and beside it every picture twice, for light and dark. Pictures are
taken by `tests/browser/howto_pictures.py` from the moments of recorded games that the subjects name. In other languages
what is said stands in `howto/de.toml` and so on, subject by subject; a subject that is not there is said in English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

import msgspec

import romanum
from romanum.engine.data import DataError, decode, load
from romanum.engine.game import Game
from romanum.engine.speech.language import ENGLISH
from romanum.engine.speech.translation import OTHERS
from romanum.engine.speech.typography import held_together

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
    language: str = ENGLISH
    """What it is said in; a file leaves it out."""

    def said(self, words: Wording, code: str) -> Subject:
        """The same subject in other words."""
        told = {"title": words.title, "text": words.text, "points": words.points, "caption": words.caption}
        return msgspec.structs.replace(self, language=code, **told)


class HowTo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`howto.toml`."""

    intro: str = ""
    subject: list[Subject] = []
    language: str = ENGLISH
    """What the intro is said in; a file leaves it out."""


class Wording(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a subject in another language."""

    id: str
    title: str
    text: list[str]
    caption: str
    points: list[str] = []


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`de.toml` and the like: the words alone. Rules, pictures and the order of subjects are those of `howto.toml`."""

    intro: str
    subject: list[Wording] = []

    def of(self, page: HowTo, code: str) -> HowTo:
        """The page in this language, and in English what is not there."""
        words = {one.id: one for one in self.subject}
        told = [one.said(words[one.id], code) if one.id in words else one for one in page.subject]
        return HowTo(self.intro, told, code)


SUBJECTS: Final = ("aim", "board", "turn", "moving", "fighting", "advice")
"""What the page of every whole game has, whatever else it has."""


def how_to_play(game: Game[Any], code: str = ENGLISH) -> HowTo:
    """The page of a game in a language, as far as it is there; an empty one if it has none."""
    file = game.folder / FOLDER / FILE
    page = load(file, HowTo, f"{FOLDER}/{FILE}") if file.is_file() else HowTo()
    translation = translation_of(game, code)
    return page if translation is None else translation.of(page, code)


def translation_of(game: Game[Any], code: str) -> Translation | None:
    """What the page of a game says in another language; None if it has nothing there."""
    file = game.folder / FOLDER / f"{code}.toml"
    if code not in OTHERS or not file.is_file():
        return None
    return decode(held_together(file.read_text(encoding="utf-8"), code), Translation, f"{FOLDER}/{code}.toml")


@cache
def page_of(game: str, code: str = ENGLISH) -> HowTo:
    """The page of the game of that id."""
    return how_to_play(romanum.game(game), code)


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
    found = [f"{FOLDER}/{FILE}: {fault}" for fault in _of_page(game, page)] + list(_of_pictures(folder, page))
    found += [f"{FOLDER}/{name}: there is no such language" for name in _strangers(folder)]
    return found + [fault for code in OTHERS for fault in translation_faults(game, page, code)]


def lacking(game: Game[Any]) -> list[str]:
    """What the page of a whole game still lacks, or what is wrong with it, one line each."""
    if not (game.folder / FOLDER / FILE).is_file():
        return [f"{FOLDER}/{FILE}: missing: how to play in pictures, a subject each: {', '.join(SUBJECTS)}"]
    found = faults(game)
    if found:
        return found
    page = how_to_play(game)
    known = [subject.id for subject in page.subject]
    found += [] if page.intro else [f"{FOLDER}/{FILE}: no intro"]
    found += [f"{FOLDER}/{FILE}: {one}: no such subject" for one in SUBJECTS if one not in known]
    for one in known:
        light, dark = (picture(game, picture_name(one, look)) for look in LOOKS)
        found += [f"{FOLDER}/{picture_name(one, LOOKS[1])}: the same picture as in light"] if light == dark else []
    return found


def translation_faults(game: Game[Any], page: HowTo, code: str) -> list[str]:
    """What is wrong with the page in a language; it may be missing, but if it is there it is there whole."""
    try:
        found = translation_of(game, code)
    except DataError as problem:
        return [str(problem)]
    return [] if found is None else [f"{FOLDER}/{code}.toml: {fault}" for fault in _of_translation(page, found)]


def _strangers(folder: Traversable) -> list[str]:
    known = {FILE, *(f"{code}.toml" for code in OTHERS)}
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml") and file.name not in known)


def _of_translation(page: HowTo, found: Translation) -> Iterator[str]:
    """The same subjects, and in each as many paragraphs and points, so that nothing is left out or made up."""
    english, ids = {one.id: one for one in page.subject}, [one.id for one in found.subject]
    yield from (f"{one}: missing" for one in english if one not in ids)
    yield from (f"{one}: there is no such subject" for one in ids if one not in english)
    yield from (f"{one}: twice" for one in sorted(set(ids)) if ids.count(one) > 1)
    if bool(page.intro) != bool(found.intro):
        yield "something is not said"
    for words in found.subject:
        yield from (f"{words.id}: {fault}" for fault in _of_words(english.get(words.id), words))


def _of_words(subject: Subject | None, words: Wording) -> Iterator[str]:
    if not all((words.title, words.caption, *words.text, *words.points)):
        yield "something is not said"
    if subject is not None and len(subject.text) != len(words.text):
        yield f"{len(words.text)} paragraphs, in English {len(subject.text)}"
    if subject is not None and len(subject.points) != len(words.points):
        yield f"{len(words.points)} points, in English {len(subject.points)}"


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
