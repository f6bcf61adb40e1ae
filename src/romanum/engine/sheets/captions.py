"""What the drawers of a sheet and the words in them are called in an editor, in the language that is spoken.

A drawer is called by `drawer-…` of the words. Most words in it are ids of the game, and an editor knows their names;
of the others some are names of one kind of things alone (`city:roma`), and the rest are said by `entry-…`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final
from weakref import WeakKeyDictionary

from romanum.engine.speech.words import Words

LISTS: Final = ("names", "keys", "counters", "holders", "cards")
"""Where ids stand in what a drawer tells of itself,"""
TABLES: Final = ("columns", "groups")
"""and where the keys of tables are words."""

FEW: Final = 12
"""So many names in a field can have words of their own; of more, such as cities, each has its name already."""

_of_kinds: Final[WeakKeyDictionary[Words, Mapping[str, str]]] = WeakKeyDictionary()


def title_of(words: Words, drawer: str) -> str:
    """What a drawer is called: its word in the file, where there is no other for it."""
    message = f"drawer-{drawer.replace('_', '-')}"
    return words.say(message, {}) if words.has(message) else drawer.replace("_", " ")


def called(words: Words, about: Mapping[str, Any]) -> dict[str, str]:
    """What the words of a drawer are called that are no ids of things with a name."""
    by_kind = _names_by_kind(words)
    found = {}
    for word in dict.fromkeys(_ids(about)):
        if word in words.names:
            continue
        if words.has(f"entry-{word}"):
            found[word] = words.say(f"entry-{word}", {})
        elif word in by_kind:
            found[word] = by_kind[word]
    return found


def row_titles(words: Words, about: Mapping[str, Any]) -> dict[str, str]:
    """What kinds of rows, their fields and what can stand in these are called, in a drawer that has rows.

    `kind-…` of the words says a kind, `field-KIND-…` or `field-…` a field, `value-FIELD-…` one of a few names in it. A
    field stands behind a point, a name behind its field: `holds`, `holds.by`, `.text`, `when=end`.
    """
    found = {}
    for name, messages in row_messages(about).items():
        if message := next(filter(words.has, messages), None):
            found[name] = words.say(message, {})
    return found


def row_messages(about: Mapping[str, Any]) -> dict[str, Sequence[str]]:
    """By what is called: the messages that may say it, the first that there is."""
    tables = [about["kinds"], *(part["kinds"] for part in about["parts"].values())]
    said: dict[str, Sequence[str]] = {}
    for kinds in tables:
        for kind, fields in kinds.items():
            said[kind] = (f"kind-{kind}",)
            for name, entry in fields.items():
                said[f"{kind}.{name}"] = (f"field-{kind}-{name}", f"field-{name}")
                said |= {f"{name}={one}": (f"value-{name}-{one}",) for one in entry.get("names", ())[:FEW]}
    return said


def _names_by_kind(words: Words) -> Mapping[str, str]:
    """The names of one kind of things alone, by id."""
    if words not in _of_kinds:
        named = ((*thing.partition(":"), name) for thing, name in words.names.items() if ":" in thing)
        _of_kinds[words] = {thing: name for _, _, thing, name in named}
    return _of_kinds[words]


def _ids(about: Mapping[str, Any]) -> Iterator[str]:
    for key, value in about.items():
        if key in TABLES:
            yield from value
        if key in LISTS:
            yield from value
        elif isinstance(value, Mapping) and key not in ("map", "most"):
            yield from _ids(value)
