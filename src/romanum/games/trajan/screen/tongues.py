"""What stands in the data in English, in the language that is spoken: of events, markers, tables and scenarios."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from romanum.engine.speech.words import Words
from romanum.games.trajan.data.components import EVENTS, LEVELS, MONTHS, SHORT_MONTHS, STRATAGEMS, TABLES, VICTORY_SIZES

LATIN_KINDS: Final = ("impeditus", "civis")
"""Kinds of units that are called the same in every language."""


def texts() -> dict[str, str]:
    """What players read of the data, in English, by the message that has it in other languages."""
    told = {f"text-{event.id}": event.text for event in EVENTS}
    for one in STRATAGEMS:
        told |= {f"use-{one.id}": one.name, f"use-{one.id}-text": one.text}
    told |= {f"kind-{kind.id}": kind.name for kind in TABLES.type if kind.id not in LATIN_KINDS}
    told |= {f"ground-{terrain.id}": terrain.name for terrain in TABLES.terrain}
    told |= {f"month-{place}": month for place, month in enumerate(MONTHS)}
    told |= {f"month-short-{place}": month for place, month in enumerate(SHORT_MONTHS)}
    told |= {f"level-{place}": level for place, level in enumerate(LEVELS)}
    return told | {f"size-{place}": size.name for place, size in enumerate(VICTORY_SIZES)}


def in_words(parts: dict[str, Any], words: Words) -> dict[str, Any]:
    """The parts that a client is sent, in the language of these words as far as it has them."""
    for one in (*parts["sides"], *parts["units"], *parts["cities"], *parts["markers"], *parts["events"]):
        one["name"] = words.names[one["id"]]
    for one in parts["events"]:
        _put(words, one, "text", f"text-{one['id']}")
    for use in (use for marker in parts["markers"] for use in marker["actions"]):
        _put(words, use, "name", f"use-{use['id']}")
        _put(words, use, "text", f"use-{use['id']}-text")
    for list_, message in (("kinds", "kind"), ("terrain", "ground")):
        for one in parts[list_]:
            _put(words, one, "name", f"{message}-{one['id']}")
    for list_, message in (("months", "month"), ("victory_sizes", "size")):
        for place, one in enumerate(parts[list_]):
            _put(words, one, "name", f"{message}-{place}")
    for place, month in enumerate(parts["months"]):
        _put(words, month, "short", f"month-short-{place}")
    parts["levels"] = _each(words, parts["levels"], "level")
    for one in parts["scenarios"]:
        _put(words, one, "name", f"scenario-{one['id']}")
        _put(words, one, "about", f"scenario-{one['id']}-help")
    return parts


def _put(words: Words, one: dict[str, Any], field: str, message: str) -> None:
    if words.has_own(message):
        one[field] = words.say(message, {})


def _each(words: Words, told: Sequence[str], message: str) -> list[str]:
    """Plain words in their order."""
    ids = [f"{message}-{place}" for place in range(len(told))]
    return [words.say(one, {}) if words.has_own(one) else english for one, english in zip(ids, told, strict=True)]
