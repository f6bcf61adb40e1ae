"""What a page is sent: no more than it comes to need, by names that say what is in it."""

from __future__ import annotations

import ast
import gzip
import io
import json
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from packs.conftest import Packs
from romanum.games import OURS

MOST_FOR_THE_FIRST_GAME = 12_000_000
"""Bytes as sent, with what else a page is made of."""


def inside(packs: Packs, name: str) -> dict[str, bytes]:
    """The files in a pack."""
    with zipfile.ZipFile(io.BytesIO(gzip.decompress((packs.folder / name).read_bytes()))) as pack:
        assert {one.compress_type for one in pack.infolist()} == {zipfile.ZIP_STORED}
        return {one: pack.read(one) for one in pack.namelist()}


def all_packs(packs: Packs) -> set[str]:
    """Every pack that is listed anywhere."""
    listed = packs.listed

    def names(value: Any) -> set[str]:
        return (
            {value} if isinstance(value, str) else set().union(*map(names, getattr(value, "values", lambda: value)()))
        )

    kinds = ("core", "thinker", "games", "howto", "languages")
    python = {listed["pyodide"][part] for part in ("wasm", "stdlib", "memory")}
    return python.union(*(names(listed[kind]) for kind in kinds))


def test_every_pack_is_listed_with_its_bytes(packs: Packs) -> None:
    written = {file.name: file.stat().st_size for file in packs.folder.glob("*.pack")}
    assert packs.listed["sizes"] == written
    assert all_packs(packs) == written.keys()
    assert json.loads((packs.folder / "packs.json").read_text(encoding="utf-8")) == packs.listed


def test_a_first_game_is_not_much_to_send(packs: Packs) -> None:
    listed, sizes = packs.listed, packs.listed["sizes"]
    python = sum(sizes[listed["pyodide"][part]] for part in ("wasm", "stdlib"))
    scripts = sum(
        len(gzip.compress(file.read_bytes())) for file in (packs.folder / listed["pyodide"]["folder"]).iterdir()
    )
    for game in OURS:
        whole = python + scripts + sum(sizes[name] for name in (*listed["core"], *listed["games"][game]))
        assert whole < MOST_FOR_THE_FIRST_GAME, game


def test_a_game_lies_in_its_own_pack_and_languages_in_theirs(packs: Packs) -> None:
    core = {path for name in packs.listed["core"] for path in inside(packs, name)}
    assert not any(path.startswith(f"romanum/games/{game}/") for game in OURS for path in core)
    assert not any(path.endswith(("/de.ftl", "/fr.ftl", "/es.ftl", "/it.ftl", "/de.dat")) for path in core)
    assert "romanum/server/page/browser.pyc" in core
    for game in OURS:
        (name,) = packs.listed["games"][game]
        own = inside(packs, name)
        assert all(path.startswith(f"romanum/games/{game}/") for path in own)
        assert {f"romanum/games/{game}/game.pyc", f"romanum/games/{game}/words/en.ftl"} <= own.keys()
        assert not any(f"/{game}/text/" in path or path.endswith((".webp", "/de.ftl", "/de.toml")) for path in own)
        (pictures,) = packs.listed["howto"][game]
        assert any(path.endswith(".webp") for path in inside(packs, pictures))
    (german,) = packs.listed["languages"]["de"]["hre"]
    assert all(path.endswith(("/de.ftl", "/de.toml")) for path in inside(packs, german))


def test_modules_come_as_bytecode_alone(packs: Packs) -> None:
    for name in (*packs.listed["core"], packs.listed["pyodide"]["stdlib"]):
        found = inside(packs, name)
        assert not any(path.endswith(".py") for path in found)
        assert len([path for path in found if path.endswith(".pyc")]) > 50
        magic = {data[:4] for path, data in found.items() if path.endswith(".pyc")}
        assert len(magic) == 1


def test_the_same_files_make_the_same_pack() -> None:
    from page.pack_file import digest, zipped

    files = {"b": b"2", "a/c": b"1"}
    assert zipped(files) == zipped(dict(reversed(files.items())))
    assert digest(b"1") != digest(b"2")


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import a.b", {"a.b"}),
        ("def f():\n    from a import b", {"a", "a.b"}),
        ("if TYPE_CHECKING:\n    import a\nelse:\n    import b", {"b"}),
        ("if __name__ == '__main__':\n    import a", set()),
        ("from . import c", {"p", "p.c"}),
        ("try:\n    import a\nexcept ImportError:\n    import b", {"a", "b"}),
        ("f'{x['import a']}'\nimport d\nif TYPE_CHECKING:\n    import e", {"d"}),
    ],
)
def test_imports_are_followed_wherever_they_can_be_carried_out(source: str, names: set[str]) -> None:
    from page.imports import Source, imported

    assert set(imported(Source(source, False), "p.m")) == names


def test_what_is_said_of_a_function_goes_and_its_lines_stay() -> None:
    from page.bytecode import plain

    source = '"""A module."""\n\n\nclass A:\n    """A\n    class."""\n\n'
    source += '    def f(self):\n        """Says\n        much."""\n'
    stripped = plain(source)
    lines = {node.name: node.lineno for node in ast.walk(ast.parse(stripped)) if isinstance(node, ast.FunctionDef)}
    assert lines == {"f": 8}
    assert len(stripped.splitlines()) == len(source.splitlines())
    assert not any(word in stripped for word in ("module", "class.", "Says", "much"))
    space: dict[str, Any] = {}
    exec(compile(stripped, "m", "exec"), space)
    assert (space["A"].__doc__, space["A"]().f()) == (" ", None)


def test_a_client_that_is_built_anew_makes_no_packs_old() -> None:
    from page.packs import _own_files

    assert not [path for path in _own_files() if path.startswith("romanum/web/")]


def test_two_who_want_packs_at_once_wait_for_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from page import packs as made

    at_work: list[int] = []
    most: list[int] = []

    def build(folder: Path) -> dict[str, Any]:
        at_work.append(1)
        most.append(len(at_work))
        time.sleep(0.2)
        at_work.pop()
        return {}

    monkeypatch.setattr(made, "build", build)
    with ThreadPoolExecutor(3) as several:
        list(several.map(made.refresh, [tmp_path / "packs"] * 3))
    assert most == [1, 1, 1]
    assert not list(tmp_path.iterdir())
