"""Translations of complete games use the words of the glossaries: `docs/glossaries/LANGUAGE.md`.

Where English has a term of the first table, the translation has one of its words, in whatever form: the beginning of a
word is enough. Words of the second table mean several things, and nobody holds a sentence to them; the third lists the
sentences that say a term otherwise, each with its reason.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast

import romanum
from games.test_tongues import COMPLETE
from romanum.engine.speech.fluent_files import messages_of
from romanum.engine.speech.language import ENGLISH, LANGUAGES
from romanum.engine.speech.translation import sources
from romanum.lessons import course

FOLDER: Final = Path(__file__).parents[2] / "docs" / "glossaries"
GLOSSARIES: Final = sorted(file.stem for file in FOLDER.glob("*.md"))
ROW: Final = re.compile(r"^\| (.+?) \| (.+?) \| ?(.*?) ?\|$")
LEAST: Final = 150
"""So many terms a glossary holds sentences to, at least."""


@cache
def tables(code: str) -> list[list[tuple[str, str, str]]]:
    """The three tables of a glossary, without their heads."""
    found: list[list[tuple[str, str, str]]] = []
    for line in (FOLDER / f"{code}.md").read_text(encoding="utf-8").splitlines():
        row = ROW.match(line)
        if row is None:
            continue
        if row[1] in ("English", "sentence"):
            found.append([])
        elif not set(row[1]) <= set("-| "):
            found[-1].append((row[1], row[2], row[3]))
    return found


def texts(source: str) -> dict[str, str]:
    """What each message of a Fluent file says, with all its cases and without its facts."""
    found = {}
    for name, message in messages_of(source).items():
        waiting: list[ast.BaseNode] = [message]
        said = []
        while waiting:
            node = waiting.pop()
            if isinstance(node, ast.TextElement):
                said.append(node.value)
            for child in vars(node).values():
                waiting += [one for one in (child if isinstance(child, list) else [child]) if hasattr(one, "span")]
        found[name] = " ".join(reversed(said)).replace("\n", " ")
    return found


@cache
def said(game: str, code: str) -> dict[str, str]:
    """All messages of a game and of its course in a language; in English with what stands in the data."""
    own = romanum.game(game)
    data = own.data_words if code == ENGLISH else {}
    return {**data, **texts(sources([*own.word_folders[1:], *course(game).own_folders], code))}


def stems(cell: str) -> list[str]:
    """The beginnings of the words of a cell by which any form of them is known."""
    return [word.lower()[: max(4, len(word) - 2)] for word in cell.split(", ")]


def breaches(game: str, code: str) -> list[str]:
    """Sentences that do not use the glossary's word."""
    terms, _, exceptions = tables(code)
    spared = {(message, term) for message, term, _ in exceptions}
    each = [(term, cell) for english, cell, _ in terms for term in english.split(", ")]
    order = sorted(each, key=lambda one: -len(one[0]))
    known = [(term, re.compile(rf"\b{term}(s|es)?\b", re.IGNORECASE), stems(cell)) for term, cell in order]
    found = []
    theirs = said(game, code)
    for message, english in said(game, ENGLISH).items():
        told = theirs.get(message, "").lower()
        for term, pattern, words in known if told else ():
            if term.lower() in english.lower() and pattern.search(english):
                english = pattern.sub(" ", english)
                if (message, term) not in spared and not any(word in told for word in words):
                    found.append(f"{message}: {term}: {told[:100]}")
    return found


@pytest.mark.parametrize("code", GLOSSARIES)
def test_a_glossary_has_three_tables_and_many_terms(code: str) -> None:
    assert code in LANGUAGES
    terms, loose, _ = tables(code)
    assert len(terms) >= LEAST
    assert loose
    seen = [term for cell, _, _ in (*terms, *loose) for term in cell.split(", ")]
    assert sorted(seen) == sorted(set(seen)), "a term stands once"


@pytest.mark.parametrize(("game", "code"), [one for one in COMPLETE if one[1] in GLOSSARIES])
def test_a_complete_game_uses_the_words_of_the_glossary(game: str, code: str) -> None:
    assert breaches(game, code) == []


@pytest.mark.parametrize("code", GLOSSARIES)
def test_no_exception_is_superfluous(code: str) -> None:
    _, _, exceptions = tables(code)
    known = {message for game, other in COMPLETE if other == code for message in said(game, code)}
    assert [message for message, _, reason in exceptions if message not in known or not reason] == []
