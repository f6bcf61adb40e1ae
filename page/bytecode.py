"""Modules compiled by Pyodide in Node, for the Python of the page: what has been compiled once is kept."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import json
import subprocess
import tempfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILER: Final = ROOT / "page" / "compile.mjs"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"

INSTEAD: Final[Mapping[type[ast.AST], bytes]] = {
    ast.Module: b"",
    ast.ClassDef: b"' '",
    ast.FunctionDef: b"0",
    ast.AsyncFunctionDef: b"0",
}
"""What stands where something was said of them."""


def node() -> list[str]:
    """How Node is called here, as the client's own build finds it."""
    tools: list[str] = client_build().tools_at_hand().node
    return tools


def client_build() -> ModuleType:
    """The client's own build (web/build.py), which is a script."""
    spec = importlib.util.spec_from_file_location("romanum_web_build", ROOT / "web" / "build.py")
    assert spec
    assert spec.loader
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    return script


def compiled(files: Mapping[str, bytes], kept: Path) -> dict[str, bytes]:
    """The modules among files as bytecode, by their paths; what has not been compiled before is, in one go."""
    kept.mkdir(parents=True, exist_ok=True)
    salt = b"".join(file.read_bytes() for file in (COMPILER, Path(__file__), PYODIDE / "package.json"))
    sources = {path: data.decode("utf-8") for path, data in files.items() if path.endswith(".py")}
    places = {path: kept / _called(path, source, salt) for path, source in sources.items()}
    if new := {path: plain(source) for path, source in sources.items() if not places[path].exists()}:
        _compile(new, places)
    return {path: place.read_bytes() for path, place in places.items()}


def plain(source: str) -> str:
    """A source without what is said of its functions and modules, line for line.

    Of a class an empty text stays, or data classes would write one. What is too new to be read here stays as it is.
    """
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return source
    lines = source.encode().split(b"\n")
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            said = node.body[0]
            if (
                isinstance(said, ast.Expr)
                and isinstance(said.value, ast.Constant)
                and isinstance(said.value.value, str)
            ):
                _blank(lines, said, INSTEAD[type(node)])
    return b"\n".join(lines).decode()


def _blank(lines: list[bytes], said: ast.Expr, instead: bytes) -> None:
    """Put something else where a text stands; its lines stay, empty."""
    first, last = said.lineno - 1, (said.end_lineno or said.lineno) - 1
    rest = lines[last][said.end_col_offset :]
    lines[first] = lines[first][: said.col_offset] + instead + (rest if first == last else b"")
    for line in range(first + 1, last + 1):
        lines[line] = rest if line == last else b""


def _called(path: str, source: str, salt: bytes) -> str:
    return hashlib.sha256(salt + path.encode() + b"\0" + source.encode()).hexdigest()


def _compile(sources: Mapping[str, str], places: Mapping[str, Path]) -> None:
    """Compile in two processes, each every other module."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = {path: Path(folder) / places[path].name for path in sources}
        wanted = [{"name": path, "source": sources[path], "target": str(fresh[path])} for path in sorted(sources)]
        halves = [wanted[::2], wanted[1::2]]
        with ThreadPoolExecutor(len(halves)) as both:
            for n, half in enumerate(halves):
                (Path(folder) / f"{n}.jsonl").write_text("\n".join(map(json.dumps, half)), encoding="utf-8")
            list(both.map(_run_compiler, (Path(folder) / f"{n}.jsonl" for n in range(len(halves)))))
        for path, file in fresh.items():
            places[path].write_bytes(file.read_bytes())


def _run_compiler(listed: Path) -> None:
    subprocess.run([*node(), str(COMPILER), str(PYODIDE), str(listed)], check=True, stdout=subprocess.DEVNULL)
