"""Every step that a game has written can be put on a stack, and every one is known to the game."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import romanum
from romanum.engine.rooms import ROOMS, modules_in, steps_in
from romanum.games import GAMES

games = pytest.mark.parametrize("name", GAMES)


def home(name: str) -> Path:
    return Path(str(romanum.game(name).folder))


@games
def test_no_step_is_written_outside_the_rooms_for_steps(name: str) -> None:
    written = [step for module in modules_in(f"romanum.games.{name}") for step in steps_in(module)]
    assert {step.__name__: step for step in written} == romanum.game(name).steps
    assert len(written) == len(romanum.game(name).steps)


@games
def test_every_step_is_put_on_a_stack_somewhere(name: str) -> None:
    files = [file for room in ROOMS for file in (home(name) / room).rglob("*.py")]
    made = {call for file in files for call in calls(ast.parse(file.read_text()))}
    assert sorted(set(romanum.game(name).steps) - made) == []


LOOKS = frozenset({"isinstance", "innermost", "running", "amend", "call_off"})
"""Calls that ask for a step, and make none."""


def calls(tree: ast.Module) -> Iterator[str]:
    """The names of whatever is called, or handed on to be called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and not LOOKS.intersection(named(node.func)):
            for part in (node.func, *node.args, *(keyword.value for keyword in node.keywords)):
                yield from named(part)
        elif isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            for inner in ast.walk(node.value):
                yield from named(inner)


def named(part: Any) -> Iterator[str]:
    if isinstance(part, ast.Name):
        yield part.id
    elif isinstance(part, ast.Attribute):
        yield part.attr


@games
def test_every_step_names_a_rule_of_the_catalogue(name: str) -> None:
    game = romanum.game(name)
    assert [step for step, cls in game.steps.items() if cls.rule not in game.rules] == []
