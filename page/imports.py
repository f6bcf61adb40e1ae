"""Which modules others need: imports are followed through sources that nobody has to run."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple


class Source(NamedTuple):
    """A module as it is written."""

    text: str
    package: bool


Finder = Callable[[str], Source | None]
"""The source of a module by its name; nothing if it is none of those that can be had."""


def needed(roots: Iterable[str], find: Finder) -> tuple[dict[str, Source], set[str]]:
    """All modules that these lead to, themselves included, with the names that lead nowhere."""
    found: dict[str, Source] = {}
    missing: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in found or name in missing:
            continue
        source = find(name)
        if source is None:
            missing.add(name)
            continue
        found[name] = source
        waiting += [*parents(name), *imported(source, name)]
    return found, missing


def parents(name: str) -> Iterator[str]:
    """The packages that a module lies in."""
    while "." in name:
        name = name.rpartition(".")[0]
        yield name


def imported(source: Source, name: str) -> Iterator[str]:
    """The modules and names a source imports anywhere in it, those for types alone left out."""
    package = name if source.package else name.rpartition(".")[0]
    try:
        body = ast.parse(source.text).body
    except SyntaxError:  # the page's Python is newer than the one that reads it here
        body = ast.parse("\n".join(_import_lines(source.text))).body
    for node in _reached(body):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield origin
            yield from (f"{origin}.{one.name}" for one in node.names if one.name != "*")


IMPORT: Final = re.compile(r"^([ ]*)(from [\w.]+ import (?:\([^)]*\)|[^\n(#]+)|import [^\n#]+)", re.MULTILINE)


def _import_lines(text: str) -> Iterator[str]:
    """The imports of a source that cannot be parsed here, those in functions left out."""
    for found in IMPORT.finditer(text):
        if not any(
            re.match(r"(async )?def |class |if .*TYPE_CHECKING|if __name__", line) for line in _around(text, found)
        ):
            yield found[2]


def _around(text: str, found: re.Match[str]) -> Iterator[str]:
    """The lines of the blocks that an import lies in, from within."""
    depth = len(found[1])
    for line in reversed(text[: found.start()].split("\n")):
        indent = len(line) - len(line.lstrip())
        if line.strip() and indent < depth:
            depth = indent
            yield line.lstrip()


def _reached(body: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes that can be carried out: not what is for types or for a command line."""
    for node in body:
        if isinstance(node, ast.If) and _never(node.test):
            yield from _reached(node.orelse)
        else:
            yield node
            yield from _reached(ast.iter_child_nodes(node))


def _never(test: ast.expr) -> bool:
    """Whether a condition is false in a page: `TYPE_CHECKING`, or a module that runs as a program."""
    if isinstance(test, ast.Attribute | ast.Name):
        return (test.attr if isinstance(test, ast.Attribute) else test.id) == "TYPE_CHECKING"
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "__name__"
