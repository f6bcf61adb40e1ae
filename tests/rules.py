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
LUDI = HERE.parent / "examples" / "ludi"
"""The example of a distribution with games of its own."""


def game_of(test: Path) -> str:
    """The game in whose folder (`tests/games/<id>/`) a test stands, or nothing."""
    for folder in (HERE / "games", LUDI / "tests"):
        if test.is_relative_to(folder):
            parts = test.relative_to(folder).parts
            return parts[0] if len(parts) > 1 else ""
    return ""


@cache
def numbers(game: str) -> frozenset[str]:
    """All rule numbers in the catalogue of a game."""
    example = LUDI / "src" / "romanum_ludi" / game
    folder = example if example.is_dir() else files(f"romanum.games.{game}")
    text = (folder / "rules.toml").read_text(encoding="utf-8")
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


def refuse_wrong_citations(report: pytest.CollectReport) -> None:
    """What cites a rule that there is not is not collected: that is an error."""
    wrong = [
        f"{item.nodeid} {problem}"
        for item in report.result or ()
        if isinstance(item, pytest.Item)
        for mark in item.iter_markers("rule")
        if (problem := wrong_citation(item.path, mark.args))
    ]
    if wrong:
        report.outcome = "failed"
        report.longrepr = "\n".join(wrong)
        report.result = []
