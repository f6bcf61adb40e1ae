"""Words in other languages, held against the English ones: what is missing, superfluous, or puts in other facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import ast

from romanum.engine.game import Game
from romanum.engine.speech.fluent_files import messages_of, unreadable
from romanum.engine.speech.language import ENGLISH, LANGUAGES

OTHERS = tuple(code for code in LANGUAGES if code != ENGLISH)


def facts_of(message: ast.Message) -> set[str]:
    """The facts that a message puts in or chooses by."""
    found: set[str] = set()
    waiting: list[Any] = [message]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for child in vars(node).values():
            waiting += [one for one in (child if isinstance(child, list) else [child]) if isinstance(one, ast.BaseNode)]
    return found


def missing(english: str, other: str, data: Mapping[str, str] | None = None) -> list[str]:
    """The sentences that are there in English, in words or in the game's data, and not in the other language."""
    wanted, theirs = [*messages_of(english), *(data or {})], messages_of(other)
    return [name for name in wanted if name not in theirs]


def faults(english: str, other: str, data: Mapping[str, str] | None = None) -> list[str]:
    """What is wrong with the words of another language, as far as they are there: one line each."""
    mine, theirs = messages_of(english), messages_of(other)
    found = [f"cannot be read: {junk.strip()[:60]!r}" for junk in unreadable(other)]
    known = {*mine, *(data or {})}
    found += [f"{name}: there is no such sentence in English" for name in theirs if name not in known]
    for name in mine.keys() & theirs.keys():
        found += [f"{name}: {what}" for what in _differences(mine[name], theirs[name])]
    return sorted(found)


def _differences(mine: ast.Message, theirs: ast.Message) -> Iterator[str]:
    if facts_of(mine) != facts_of(theirs):
        yield f"has the facts {sorted(facts_of(theirs))}, in English {sorted(facts_of(mine))}"
    parts = [{one.id.name for one in message.attributes} for message in (mine, theirs)]
    if parts[0] != parts[1] or (mine.value is None) != (theirs.value is None):
        yield f"has the parts {sorted(parts[1])}, in English {sorted(parts[0])}"


def sources(folders: Sequence[Traversable], code: str) -> str:
    """All words of some folders in a language, one after the other."""
    files = [folder / f"{code}.ftl" for folder in folders]
    return "\n\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())


def game_faults(game: Game[Any], code: str) -> list[str]:
    """What is wrong with a game's words in a language, as far as they are there."""
    own = game.word_folders[1:]
    return [*faults(sources(own, ENGLISH), sources(own, code), game.data_words), *_astray(game, code)]


def _astray(game: Game[Any], code: str) -> Iterator[str]:
    """Sentences that stand in another folder than the English ones: nobody would find them there."""
    own = game.word_folders[1:]
    everywhere = messages_of(sources(own, ENGLISH))
    for folder in own:
        here = messages_of(sources([folder], ENGLISH))
        for name in messages_of(sources([folder], code)):
            if name in everywhere and name not in here:
                yield f"{name}: in English it does not stand in {folder.name}/"


def game_missing(game: Game[Any], code: str) -> list[str]:
    """The sentences that a game says in English to whoever speaks that language."""
    own = game.word_folders[1:]
    return missing(sources(own, ENGLISH), sources(own, code), game.data_words)


def completeness(game: Game[Any], code: str) -> float:
    """How much of what a game says it says in a language: 1 is all of it."""
    whole = len(messages_of(sources(game.word_folders[1:], ENGLISH))) + len(game.data_words)
    return 1 - len(game_missing(game, code)) / whole
