"""The steps of a game as they are written: all in their rooms, each put on a stack somewhere, each by a rule."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from romanum.engine.errand import Errand, Unclaimed, carrier_of
from romanum.engine.game import Game
from romanum.engine.rooms import ROOMS, modules_in, steps_in

LOOKS: Final = frozenset({"isinstance", "innermost", "running", "amend", "call_off"})
"""Calls that ask for a step, and make none."""


def lost_steps(game: Game[Any]) -> list[str]:
    """Steps that the game has written and does not know: a saved match could not be read back."""
    package = type(game).__module__.rpartition(".")[0]
    written = [step for module in modules_in(package) for step in steps_in(module)] if package else []
    return [
        f"{step.__module__}: {step.__name__}: a step that is not among `steps`; say `abstract` if others are made of it"
        for step in written
        if game.steps.get(step.__name__) is not step
    ]


def idle_steps(game: Game[Any]) -> list[str]:
    """Steps that nothing puts on a stack."""
    home = Path(str(game.folder))
    rooms = [home / room for room in ROOMS if (home / room).is_dir()] or [home]
    files = [file for room in rooms for file in sorted(room.rglob("*.py"))]
    made = {call for file in files for call in _called(ast.parse(file.read_text(encoding="utf-8")))}
    idle = sorted(set(game.steps) - made)
    return [f"{game.steps[name].__module__}: {name}: nothing puts it on a stack" for name in idle]


def _called(tree: ast.Module) -> Iterator[str]:
    """The names of whatever is called, or handed on to be called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and not LOOKS.intersection(_named(node.func)):
            for part in (node.func, *node.args, *(keyword.value for keyword in node.keywords)):
                yield from _named(part)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for inner in ast.walk(node.value):
                yield from _named(inner)


def _named(part: Any) -> Iterator[str]:
    if isinstance(part, ast.Name):
        yield part.id
    elif isinstance(part, ast.Attribute):
        yield part.attr


def steps_of_no_rule(game: Game[Any]) -> list[str]:
    """Steps whose rule is not in the catalogue."""
    return [
        f"{step.__module__}: {name}: no rule {step.rule!r} in rules.toml"
        for name, step in game.steps.items()
        if step.rule not in game.rules
    ]


def unclaimed_errands(game: Game[Any]) -> list[str]:
    """Errands that no chapter carries out."""
    found = []
    for name, step in game.steps.items():
        if issubclass(step, Errand):
            try:
                carrier_of(step)
            except Unclaimed as problem:
                found.append(f"{step.__module__}: {name}: {problem}")
    return found
