"""`@rule("10.1a", "10.1b")` on a test: the numbered rules of the catalogue that it proves."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

rule = pytest.mark.rule

HERE = Path(__file__).parent


def game_of(test: Path) -> str:
    """The game in whose folder (`tests/games/<id>/`) a test stands, or nothing."""
    try:
        parts = test.relative_to(HERE / "games").parts
    except ValueError:
        return ""
    return parts[0] if len(parts) > 1 else ""


@cache
def numbers(game: str) -> frozenset[str]:
    """All rule numbers in the catalogue of a game."""
    text = (files(f"romanum.games.{game}") / "rules.toml").read_text(encoding="utf-8")
    return frozenset(entry["id"] for entry in tomllib.loads(text)["rule"])


def wrong_citation(test: Path, cited: Iterable[object]) -> str:
    """What is wrong with the rules that a test cites; nothing if all of them stand in its game's catalogue."""
    game, ids = game_of(test), list(cited)
    if not game:
        return "cites rules, but stands in no game's folder"
    if not ids:
        return 'cites no number: write @rule("10.1a")'
    unknown = [str(number) for number in ids if number not in numbers(game)]
    return f"cites what is no rule of {game}: {', '.join(unknown)}" if unknown else ""
