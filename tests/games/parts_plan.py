"""What holds the parts of a game's rules together: errands, verbs, imports; and that nothing stands twice."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from romanum.engine.errand import _CARRIERS, Errand
from romanum.engine.game import Game


def errands(game: Game[Any]) -> list[type[Errand[Any]]]:
    """The errands that parts of a game have for each other."""
    return [cls for cls in game.steps.values() if issubclass(cls, Errand) and errand_part(cls)]


def errand_part(errand: type[Errand[Any]]) -> str:
    """The part that an errand says carries it out."""
    return str(getattr(errand, "part", ""))


def misplaced(game: Game[Any]) -> list[str]:
    """Errands that are carried out by another part than the one they name."""
    rules = f"romanum.games.{game.id}.rules"
    return [
        errand.__name__
        for errand in errands(game)
        if errand in _CARRIERS and not _CARRIERS[errand].__module__.startswith(f"{rules}.{errand_part(errand)}.")
    ]


def without_rule(game: Game[Any]) -> list[str]:
    """Steps that name no rule of the catalogue."""
    return [name for name, cls in game.steps.items() if cls.rule not in game.rules]


def imports_of_other_parts(root: Path, part: str, parts: tuple[str, ...]) -> Iterator[str]:
    """Where a part of the rules imports another."""
    others = tuple(f"romanum.games.{root.name}.rules.{other}." for other in parts if other != part)
    for path in (root / "rules" / part).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(others):
                yield f"{path.name}: {node.module}"


def said_twice(root: Path) -> list[str]:
    """Messages that stand twice in a game's English words."""
    found = Counter(
        line.split(" =")[0]
        for path in (root / "words").rglob("en.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line[:1].isalpha() and " =" in line
    )
    return [name for name, times in found.items() if times > 1]


def without_label(game: Game[Any]) -> list[str]:
    """Verbs without a label."""
    return [verb for verb in game.vocabulary.verbs if not game.words.has(f"do-{verb}")]
