"""Reads Fluent files.

Most messages are words and facts in one line, and are taken apart here: Fluent's own parser, which goes from sign to
sign, reads only those that choose, or have parts or several lines.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast

FILES: Final = 128
"""So many files of words are kept as they were read: each game's English and one other language."""
MESSAGES: Final = 8192
"""So many messages that choose are kept, too: files are read one by one, and several as one."""

ENTRY: Final = re.compile(r"^(?=[a-zA-Z#-])", re.MULTILINE)
"""Where a message or a comment begins: what belongs to one stands further right."""
COMMENT: Final = re.compile(r"#{1,3}(?: .*)?\n*")
PLAIN: Final = re.compile(
    r"([a-zA-Z][\w-]*) *= *(?=[^\s}])((?:[^{}\r\n]|\{ *\$[a-zA-Z][\w-]* *\})+)\n*",
    re.ASCII,
)
FACT: Final = re.compile(r"\{ *\$([\w-]+) *\}", re.ASCII)


@lru_cache(FILES)
def messages_of(source: str) -> Mapping[str, ast.Message]:
    """The messages of a Fluent file by their names.

    >>> list(messages_of("# A comment\\ndo-pass = Pass\\nevent-dies = { $who } dies."))
    ['do-pass', 'event-dies']
    """
    return {entry.id.name: entry for entry in _entries(source) if isinstance(entry, ast.Message)}


def unreadable(source: str) -> list[str]:
    """What stands in a Fluent file and is neither a message nor a comment.

    >>> unreadable("do-pass = Pass\\ndo-stop = { $why\\n")
    ['do-stop = { $why\\n']
    """
    return [str(entry.content) for entry in _entries(source) if isinstance(entry, ast.Junk)]


def _entries(source: str) -> list[Any]:
    """All but comments. Where a part makes no sense by itself, Fluent reads the whole."""
    found = [entry for part in ENTRY.split(source) for entry in _read(part)]
    return FluentParser().parse(source).body if any(isinstance(entry, ast.Junk) for entry in found) else found


def _read(part: str) -> list[Any]:
    if plain := PLAIN.fullmatch(part):
        return [ast.Message(ast.Identifier(plain[1]), ast.Pattern(_elements(plain[2].rstrip(" "))))]
    return [] if COMMENT.fullmatch(part) or not part.strip() else _parsed(part)


def _elements(text: str) -> list[ast.TextElement | ast.Placeable]:
    """Words and facts in turns."""
    parts = FACT.split(text)
    words = [ast.TextElement(part) if part else None for part in parts[::2]]
    facts = [ast.Placeable(ast.VariableReference(ast.Identifier(part))) for part in parts[1::2]]
    turns = [element for pair in zip(words, [*facts, None], strict=True) for element in pair]
    return [element for element in turns if element is not None]


@lru_cache(MESSAGES)
def _parsed(part: str) -> list[Any]:
    return FluentParser().parse(part).body
