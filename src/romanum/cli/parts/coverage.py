"""Which rules the tests cite: `@rule("10.2a", …)` and `pytest.mark.rule(…)`, read without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from romanum.engine.rule import Catalogue


class Coverage(NamedTuple):
    """Rules with the tests that cite them, rules nobody cites, and citations of rules that do not exist."""

    cited: dict[str, list[str]]
    missing: list[str]
    unknown: dict[str, list[str]]


def cover(rules: Catalogue, folder: Path) -> Coverage:
    """Hold the citations in a folder of tests against a catalogue. A section's number cites all rules in it."""
    cited: dict[str, list[str]] = {}
    unknown: dict[str, list[str]] = {}
    for number, place in citations(folder):
        found = rules.under(number)
        if not found:
            unknown.setdefault(number, []).append(place)
        for rule in found:
            cited.setdefault(rule.id, []).append(place)
    in_order = {number: cited[number] for number in rules if number in cited}
    return Coverage(in_order, [number for number in rules if number not in cited], unknown)


def citations(folder: Path) -> Iterator[tuple[str, str]]:
    """Each rule number cited in the tests of a folder, with the place: file and line."""
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for call in _marks(tree):
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, f"{path.relative_to(folder)}:{argument.lineno}"


def _marks(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls of `rule` that decorate a test or a class, or stand in `pytestmark`."""
    for node in ast.walk(tree):
        places: list[ast.expr] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            places = node.decorator_list
        elif isinstance(node, ast.Assign) and "pytestmark" in map(ast.unparse, node.targets):
            places = [node.value]
        for place in places:
            yield from (call for call in ast.walk(place) if isinstance(call, ast.Call) and _is_rule(call.func))


def _is_rule(called: ast.expr) -> bool:
    return ast.unparse(called).rpartition(".")[2] == "rule"
