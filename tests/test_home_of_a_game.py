"""What belongs to a game lies in its folder: outside it only the registry names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import romanum
from romanum.arena.ratings import tables_of
from romanum.bots.chances import Judge
from romanum.bots.sight.layout import Room, read_room
from romanum.bots.sureness import USUAL, sureness
from romanum.bots.value_lookup import learned_chances
from romanum.engine.text.places import PlacesBoard
from romanum.games import GAMES, OURS
from romanum.mcp.game_list import kept_of
from romanum.text.boards import board_of
from romanum.text.boards.plain import PlainBoard
from toy.game import TOY, Toy

ROOT = Path(romanum.__file__).parent
NAMED = re.compile(rf"(?<![\w-])(?:{'|'.join(OURS)})(?![\w])")
"""A game's id where it stands alone or begins something, as in `hre-4.json`."""

EXEMPT = {
    "games/__init__.py": "the registry",
    "cli/__init__.py": "the examples of `romanum --help` are lines that a reader can type",
}
"""Who may name a game, and why."""

ELSEWHERE = ("games", "web")
"""The folders of the games themselves, and the built client, whose sources have a folder a game of their own."""


def files() -> Iterator[Path]:
    """All files of the package but those of games."""
    for path in sorted(ROOT.rglob("*")):
        inside = path.relative_to(ROOT).parts
        if path.is_file() and "__pycache__" not in inside and (inside[0] not in ELSEWHERE or len(inside) == 2):
            yield path


def named_in(source: str) -> set[str]:
    """The games that a module names in an import or in a text; what is written for its readers is not looked at."""
    tree = ast.parse(source)
    read = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found |= {name for name in GAMES if f".{name}." in f".{ast.unparse(node).replace(' ', '.')}."}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in read:
            found.update(NAMED.findall(node.value))
    return found


def named_by(path: Path) -> set[str]:
    """The games that a file names, in its own name or inside; a file that is no text has its name alone."""
    found = set(NAMED.findall(path.relative_to(ROOT).as_posix()))
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return found
    return found | (named_in(text) if path.suffix == ".py" else set(NAMED.findall(text)))


def test_nothing_but_the_registry_names_a_game() -> None:
    naming = {path.relative_to(ROOT).as_posix(): names for path in files() if (names := named_by(path))}
    assert {file: names for file, names in naming.items() if file not in EXEMPT} == {}
    assert naming.keys() == EXEMPT.keys(), "who names none any more needs no leave"


def test_the_registry_has_every_folder_of_a_game_and_no_other() -> None:
    assert {path.name for path in (ROOT / "games").iterdir() if (path / "game.py").is_file()} == OURS.keys()


def test_a_game_does_without_all_that_may_lie_in_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """No board, nothing learned, no tables of ratings, no listing: each has something usual in its place."""
    monkeypatch.setitem(GAMES, "toy", "toy.game:Toy")
    assert isinstance(board_of(TOY), PlacesBoard)
    monkeypatch.setattr(Toy, "components", dict)
    assert isinstance(board_of(TOY), PlainBoard)
    assert TOY.pages() == {}
    assert not Judge(TOY, "standard", 2).is_measured
    assert learned_chances(TOY, "standard", 2) is None
    assert sureness(TOY, "standard", 2).power == list(USUAL)
    assert read_room(TOY) == Room()
    assert tables_of("toy") == []
    assert kept_of("toy")["title"] == TOY.title


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ('x = game("hre")', {"hre"}),
        ('x = f"{folder}/pax-2.npz"', {"pax"}),
        ('x = {"trajan": 1}', {"trajan"}),
        ("from romanum.games.ultimus.state import names", {"ultimus"}),
        ("from romanum.games import imperium", {"imperium"}),
        ("import romanum.games.hre.game", {"hre"}),
        ('"""Such as `romanum.game("hre")`."""', set()),
        ('x = 1\n"""As in pax."""', set()),
        ('x = "three imperiums, a tax"', set()),
        ("from romanum.games import GAMES", set()),
    ],
)
def test_every_way_to_name_a_game_is_seen(source: str, named: set[str]) -> None:
    assert named_in(source) == named
