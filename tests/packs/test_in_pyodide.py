"""In the Python of a page the games keep what they promise, and the examples for notebooks run."""

from __future__ import annotations

import json
import resource
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import romanum
from packs.conftest import ROOT, Packs
from romanum.engine import conformance
from size import FULL, in_turn, size

NOTEBOOK = ROOT / "docs" / "examples" / "match.ipynb"
Run = Callable[..., list[Any]]
TWO_MINUTES = 120


@pytest.fixture
def run(packs: Packs) -> Run:
    """Runs a program with packs of games, in Node, and reads what it tells, as JSON."""
    from page.bytecode import node

    tests = Path(__file__).parents[1]
    sources = Path(romanum.__file__).parents[1]

    def carried_out(program: str, *games: str, begin: str = "nothing") -> list[Any]:
        words = [
            *node(),
            str(tests / "packs" / "in_pyodide.mjs"),
            str(packs.folder),
            str(sources),
            str(tests),
            program,
            begin,
            *games,
        ]
        done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr[-4000:]
        told: list[Any] = json.loads(done.stdout)
        return told

    return carried_out


KIT = """
import json, sys
import romanum.engine
sys.path.append("/tests/packs")
romanum.engine.__path__.append("/sources/romanum/engine")
from kit import tried
json.dumps([told for game, only in {checks!r}.items() for told in tried(game, only)])
"""


CHECKS = [check.__name__ for check in conformance.CHECKS]


@pytest.fixture(scope="module")
def within_two_minutes() -> Iterator[None]:
    """Of processor time, in the usual size: `make test` waits for it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    yield
    took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    assert FULL or took <= TWO_MINUTES, f"the kit took {took:.0f} s in the Python of a page"


@pytest.mark.usefixtures("within_two_minutes")
@pytest.mark.parametrize("game", size(["hre"], list(romanum.games())))
def test_a_game_passes_the_kit(run: Run, game: str) -> None:
    found = {check: count for check, count, _ in run(KIT.format(checks={game: ""}), game)}
    assert list(found) == CHECKS
    assert [check for check, count in found.items() if not count] == []


@pytest.mark.skipif(FULL, reason="at full size every game passes every check")
@pytest.mark.usefixtures("within_two_minutes")
def test_each_of_the_other_games_passes_a_check_of_the_kit(run: Run) -> None:
    """One each, another one every day."""
    others = [game for game in romanum.games() if game != "hre"]
    checks = dict(zip(others, in_turn(CHECKS, len(others)), strict=True))
    found = [(check, bool(count)) for check, count, _ in run(KIT.format(checks=checks), *others)]
    assert found == [(check, True) for check in checks.values()]


HOST = """
import json, sys
sys.path.append("/tests/packs")
from held import played
json.dumps([[game, *await played(game, wish, 3)] for game, wish in {wishes!r}.items()])
"""
WISHES: dict[str, dict[str, str]] = {
    "hre": {},
    "trajan": {},
    "ultimus": {},
    "pax": {"scenario": "i"},
    "imperium": {"scenario": "gallic-revolt"},
}


@pytest.mark.parametrize("begin", size(["memory"], ["nothing", "memory"]))
def test_a_page_holds_a_table_of_every_game(run: Run, begin: str) -> None:
    """Whether Python imports what it needs, or remembers it."""
    found = run(HOST.format(wishes=WISHES), *WISHES, begin=begin)
    assert [game for game, *_ in found] == list(WISHES)
    for _, listed, first, last, options in found:
        assert listed == list(WISHES)
        assert last >= first + 3
        assert options > 1


REMEMBERED = """
import json, random, secrets, sys
before = "romanum.server.page.host" in sys.modules
json.dumps([before, random.random(), secrets.token_hex(8)])
"""


def test_a_memory_has_what_a_page_begins_with_and_chance_is_not_remembered(run: Run) -> None:
    imported, *first = run(REMEMBERED, begin="memory")
    again, *second = run(REMEMBERED, begin="memory")
    assert imported
    assert again
    assert not set(first) & set(second)


CELLS = """
import ast, json, sys
sys.path.insert(0, "/sources")
cells, known, shown = {cells!r}, {{}}, []
for cell in cells:
    *body, last = ast.parse(cell).body
    exec(compile(ast.Module(body, []), "cell", "exec"), known)
    value = eval(compile(ast.Expression(last.value), "cell", "eval"), known)
    kinds = {{"text/html": "_repr_html_", "image/svg+xml": "_repr_svg_", "text/plain": "__repr__"}}
    shown.append({{kind: getattr(value, name)() for kind, name in kinds.items() if hasattr(value, name)}})
json.dumps(shown)
"""


def test_the_example_notebook_runs_in_a_page(run: Run) -> None:
    """As in JupyterLite, where NumPy is another package to ask for: the last cell is for whoever has."""
    told = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    cells = [cell for cell in told if cell["cell_type"] == "code" and "numpy" not in cell["metadata"].get("tags", [])]
    match, view, record, same, board = run(CELLS.format(cells=["".join(cell["source"]) for cell in cells]))
    assert "<svg" in match["text/html"]
    assert "<svg" in match["image/svg+xml"]
    assert "<li>" in view["text/html"]
    assert "<table>" in record["text/html"]
    assert same["text/plain"] == "True"
    assert board["text/plain"] == "True"
