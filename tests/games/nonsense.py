"""Scenario files that somebody has spoilt."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from random import Random
from typing import Any

from romanum.engine.sheets.scenario_file import toml

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 7, 99, 10**6, 2**63, 10**400, -(10**30), 0.5, float("inf"), float("nan"), "", " ",
    "nobody", "red", "roma", "rom\u0435", "☠", "\u202e", "a" * 5_000, "\x00", "1 2 3", "| | |", "of of of", [], [[]],
    {}, [1, "a", {}], {"a": {"b": {"c": [1]}}}, {"": ""}, ["roma"] * 3_000, "-1", "²", "٣", "board.roma",
]  # fmt: skip


def spoilt(text: str, chance: Random) -> str:
    """The same file with something wrong in it, or several things."""
    for _ in range(chance.choice((1, 1, 1, 2, 5))):
        text = chance.choice(WAYS)(text, chance)
    return text


def _cut(text: str, chance: Random) -> str:
    return text[: chance.randrange(len(text) + 1)]


def _other_sign(text: str, chance: Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice("\"'[]{}=.,#\n\t\x00\x7f☠é0-") * chance.choice((1, 1, 2, 30)) + text[at + 1 :]


def _swapped(text: str, chance: Random) -> str:
    words = text.split(" ")
    a, b = chance.randrange(len(words)), chance.randrange(len(words))
    words[a], words[b] = words[b], words[a]
    return " ".join(words)


def _deep(text: str, chance: Random) -> str:
    much = chance.choice((10, 500, 50_000))
    parts = ".".join("a" * min(much, 5_000))
    line = chance.choice(
        (
            f"x = {{ {parts} = 1 }}",
            f"[{parts}]",
            "x = " + "[" * much,
            "x = " + "{a=" * much,
            ".".join("a" * much) + " = 1",
            "[" * much,
        )
    )
    return f"{text}\n{line}\n"


def _long(text: str, chance: Random) -> str:
    much = chance.choice((1_000, 100_000))
    return text + chance.choice(
        ("#" * much, "\n" * much, "x" * much, '\ny = "' + "z" * much + '"', f"\nn = {'9' * much}")
    )


def _changed(text: str, chance: Random) -> str:
    """Another datum in one of its places."""
    try:
        raw = tomllib.loads(text if text.count(".") < 1_000 else "")
        _written(raw)
    except (ValueError, RecursionError):
        raw = {}
    if not raw:
        return _other_sign(text, chance)
    place = _place(raw, chance)
    key = chance.choice([*place] if isinstance(place, dict) else [*range(len(place))])
    deed = chance.random()
    if deed < 0.7:
        place[key] = _odd(place[key], chance)
    elif isinstance(place, dict) and deed < 0.85:
        place[str(chance.choice(ODD))[:300]] = place.pop(key)
    else:
        del place[key]
    return _written(raw)


def _place(raw: Any, chance: Random) -> Any:
    """A table or list somewhere in it, that is not empty."""
    found = raw
    while True:
        inner = found.values() if isinstance(found, dict) else found
        deeper = [one for one in inner if isinstance(one, dict | list) and one]
        if not deeper or chance.random() < 0.2:
            return found
        found = chance.choice(deeper)


def _odd(value: Any, chance: Random) -> Any:
    if isinstance(value, str) and chance.random() < 0.6:
        words = value.split() or [""]
        words[chance.randrange(len(words))] = str(chance.choice(ODD))
        return " ".join(words)
    if type(value) is int and chance.random() < 0.5:
        return value + chance.choice((-2, -1, 1, 2, 10, 1000))
    return chance.choice([odd for odd in ODD if odd is not None])


def _written(raw: dict[str, Any]) -> str:
    return "".join(f"{toml({key: value})[2:-2]}\n" for key, value in raw.items())


WAYS: list[Callable[[str, Random], str]] = [
    _cut, _other_sign, _swapped, _deep, _long, *[_changed] * 8,
]  # fmt: skip
