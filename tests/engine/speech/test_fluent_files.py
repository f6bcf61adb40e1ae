"""Fluent files are read as Fluent reads them, and most of a file without it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import romanum
from romanum.engine.speech import fluent_files
from romanum.engine.speech.fluent_files import messages_of, unreadable

FOLDER = Path(romanum.__file__).parent
FILES = sorted(FOLDER.rglob("*.ftl"))
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
EXPENSIVE = 0.2
"""This share of all messages, at most, is left to Fluent."""


@pytest.mark.parametrize("folder", ["src", "examples", "tests/toy"])
def test_no_message_stands_twice_in_a_file(folder: str) -> None:
    """The second would hide the first without a word."""
    for file in (FOLDER.parents[1] / folder).rglob("*.ftl"):
        names = MESSAGE.findall(file.read_text(encoding="utf-8"))
        assert [name for name in set(names) if names.count(name) > 1] == [], file


def as_fluent_reads(source: str) -> dict[str, ast.Message]:
    return {one.id.name: one for one in FluentParser().parse(source).body if isinstance(one, ast.Message)}


def told(messages: Any) -> list[Any]:
    """All that is in messages, in their order, but where it stood and what was remarked on it."""
    plain = [(name, message.clone()) for name, message in messages.items()]
    for _, message in plain:
        message.comment = None
    return [(name, without_places(message.to_json())) for name, message in plain]


def without_places(node: Any) -> Any:
    if isinstance(node, dict):
        return {key: without_places(value) for key, value in node.items() if key != "span"}
    return [without_places(one) for one in node] if isinstance(node, list) else node


@pytest.mark.parametrize("file", FILES[::9], ids=lambda file: str(file.relative_to(FOLDER)))
def test_our_files_are_read_as_fluent_reads_them(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    assert told(messages_of(source)) == told(as_fluent_reads(source))


@pytest.mark.parametrize(
    "source",
    [
        "a = Spaces at the end   \nb =   at the beginning",
        "a = One\n\n    and another paragraph\nb = Two",
        "a = { $x }{ $y } { $z }\n",
        "a = *not a variant* [nor this] .nor a part\n",
        "a = { NUMBER(\n$x) }\nb = Two",
        "a = {$x\nb = Two",
        "a = One }\nb = Two",
        "a =\nb = Two",
        "a = One\na = Once more\n",
        "a = One\n    .part = { $x }\n-term = Rome\nb = { -term } { a }",
        "a = One\r\n    goes on\r\nb = Two\r\n",
        "#bad comment\na = One",
        "# good comment\n    that does not go on\na = One",
        "    a = One\nb = Two",
        'a = {"}"}\nb = \N{NO-BREAK SPACE}Two',
        "",
    ],
)
def test_whatever_is_unusual_is_read_as_fluent_reads_it(source: str) -> None:
    assert told(messages_of(source)) == told(as_fluent_reads(source))
    junk = [one.content for one in FluentParser().parse(source).body if isinstance(one, ast.Junk)]
    assert unreadable(source) == junk


def test_few_messages_are_left_to_fluent(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[str]()

    def counted(part: str) -> list[Any]:
        asked.append(part)
        return []

    monkeypatch.setattr(fluent_files, "_parsed", counted)
    whole = [len(messages_of.__wrapped__(file.read_text(encoding="utf-8"))) for file in FILES]
    assert len(asked) < EXPENSIVE * sum(whole)
