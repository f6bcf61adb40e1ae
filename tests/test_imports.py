"""Imports point one way: cli -> server, arena, learn, mcp -> lessons, analysis -> bots -> games -> board, engine.

What speaks to a server from outside, and what makes text of a game, stand apart: cli, mcp -> client, text -> games."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

import romanum

ROOT = Path(romanum.__file__).parent

MAY_IMPORT = {
    "engine": {"engine"},
    "board": {"board", "engine"},
    "games": {"games", "board", "engine"},
    "bots": {"bots", "games", "board", "engine", ""},
    "arena": {"arena", "bots", "games", "board", "engine", ""},
    "analysis": {"analysis", "bots", "games", "board", "engine", ""},
    "clubs": {"clubs"},
    "lessons": {"lessons", "bots", "games", "board", "engine", ""},
    "server": {"server", "clubs", "lessons", "analysis", "bots", "games", "board", "engine", ""},
    "learn": {"learn", "bots", "games", "board", "engine", ""},
    "client": {"client", "games", "board", "engine", ""},
    "text": {"text", "games", "board", "engine", ""},
    "mcp": {"mcp", "client", "text", "bots", "games", "board", "engine", ""},
    "cli": {
        *(
            "cli",
            "server",
            "arena",
            "learn",
            "mcp",
            "client",
            "text",
            "lessons",
            "analysis",
            "bots",
            "games",
            "board",
            "engine",
        ),
        "",
    },
    "": {"games", "engine"},
}
"""What each room may know; the empty name is the public face, `romanum` itself."""


ROOMS_OF_A_GAME = ("data", "state", "rules", "bots", "screen", "text")
"""The rooms of a game, from the ground up: a module knows its own room and those before it. Only `game` knows all."""


def imported(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """Every name that is imported anywhere in a source: at its top, in functions, and for types alone."""
    package = module if is_package else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{origin}.{name.name}" for name in node.names)


def room(module: str) -> str:
    """The folder of the package a module belongs to; nothing for the public face and its names."""
    parts = module.split(".")
    if module == "romanum.__main__":
        return "cli"
    return parts[1] if len(parts) > 1 and (ROOT / parts[1]).is_dir() else ""


@cache
def modules() -> list[tuple[str, Path]]:
    found = []
    for path in sorted(ROOT.rglob("*.py")):
        parts = ("romanum", *path.relative_to(ROOT).with_suffix("").parts)
        found.append((".".join(parts[:-1] if parts[-1] == "__init__" else parts), path))
    return found


@cache
def imports() -> dict[str, set[str]]:
    """Every module, with all that it imports of ours."""
    return {module: ours(module, path) for module, path in modules()}


def ours(module: str, path: Path) -> set[str]:
    names = imported(path.read_text(encoding="utf-8"), module, path.name == "__init__.py")
    return {name for name in names if name.split(".")[0] == "romanum"}


@pytest.mark.parametrize("inside", sorted(MAY_IMPORT), ids=lambda inside: inside or "romanum")
def test_a_module_imports_only_what_lies_below_it(inside: str) -> None:
    own = {module: names for module, names in imports().items() if room(module) == inside}
    above = {module: {name for name in names if room(name) not in MAY_IMPORT[inside]} for module, names in own.items()}
    assert own
    assert {module: names for module, names in above.items() if names} == {}


GAMES = sorted(path.name for path in (ROOT / "games").iterdir() if (path / "game.py").exists())


def of_game(game: str) -> dict[str, set[str]]:
    """The modules of a game, with all that they import of ours."""
    own = f"romanum.games.{game}"
    return {module: names for module, names in imports().items() if f"{module}.".startswith(f"{own}.")}


REGISTRY = "romanum.games.game"
"""Where the texts of a game ask for the game itself, whose words they say."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    own = f"romanum.games.{game}"
    found = {(module, name) for module, names in of_game(game).items() for name in names if room(name) == "games"}
    others = {(module, name) for module, name in found if not f"{name}.".startswith(f"{own}.")}
    assert {(module, name) for module, name in others if name != REGISTRY or room_of_a_game(module) != "text"} == set()
    asked = (ROOT / "games" / game / "text").glob("*.py")
    assert {name for path in asked for name in re.findall(r'\bgame\("([^"]*)"\)', path.read_text("utf-8"))} <= {game}


def room_of_a_game(module: str) -> str:
    """The room of a game that a module or a name in it belongs to; nothing for `game` and what lies outside games."""
    parts = module.split(".")
    if parts[1:2] != ["games"] or len(parts) < 4 or not (ROOT / "games" / parts[2] / parts[3]).is_dir():
        return ""
    return parts[3]


@pytest.mark.parametrize("game", GAMES)
def test_a_room_of_a_game_knows_only_the_rooms_below_it(game: str) -> None:
    own = f"romanum.games.{game}"
    wrong = set()
    for module, names in of_game(game).items():
        if room_of_a_game(module):
            below = ROOMS_OF_A_GAME[: ROOMS_OF_A_GAME.index(room_of_a_game(module)) + 1]
            known = {name for name in names if name.startswith(f"{own}.") and name != f"{own}.words"}
            wrong |= {(module, name) for name in known if room_of_a_game(name) not in below}
    assert wrong == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    folder = ROOT / "games" / game
    assert all((folder / name / "__init__.py").exists() for name in ROOMS_OF_A_GAME)
    assert {path.name for path in folder.glob("*.py")} == {"__init__.py", "game.py"}


ROOMS_OF_THE_SERVER: dict[str, set[str]] = {
    "wire": set(),
    "store": set(),
    "bounds": {"store"},
    "tables": {"bounds", "store", "wire"},
    "thinking": {"tables", "bounds", "store", "wire"},
    "news": {"thinking", "tables", "bounds", "store", "wire"},
    "notices": {"news", "thinking", "tables", "bounds", "store"},
    "lobby": {"news", "thinking", "tables", "bounds", "store", "wire"},
    "clubs": {"lobby", "news", "thinking", "tables", "bounds", "store", "wire"},
    "sockets": {"lobby", "news", "thinking", "tables", "bounds", "store", "wire"},
    "routes": {"sockets", "clubs", "notices", "lobby", "news", "thinking", "tables", "bounds", "store", "wire"},
    "page": {"routes", "sockets", "lobby", "news", "thinking", "tables", "bounds", "store", "wire"},
}
"""The rooms of the server from the ground up, and which each may know. Only what lies in no room knows all: it puts the
parts together, and no room knows it."""

MOST_MODULES = 30
"""So many a reader finds his way among in one folder."""


def of_the_server() -> dict[str, set[str]]:
    """The modules of the server, with what they import of it."""
    own = {module: names for module, names in links().items() if room(module) == "server"}
    return {module: names & own.keys() for module, names in own.items()}


def room_of_the_server(module: str) -> str:
    """The room of the server that a module belongs to; nothing for what lies in none."""
    parts = module.split(".")
    return parts[2] if len(parts) > 2 and (ROOT / "server" / parts[2]).is_dir() else ""


@pytest.mark.parametrize("inside", sorted(ROOMS_OF_THE_SERVER))
def test_a_room_of_the_server_knows_only_the_rooms_below_it(inside: str) -> None:
    own = {module: names for module, names in of_the_server().items() if room_of_the_server(module) == inside}
    known = ROOMS_OF_THE_SERVER[inside] | {inside}
    wrong = {(module, name) for module, names in own.items() for name in names if room_of_the_server(name) not in known}
    assert own
    assert wrong == set()


def test_every_room_of_the_server_is_on_the_plan() -> None:
    assert {room_of_the_server(module) for module in of_the_server()} - {""} == ROOMS_OF_THE_SERVER.keys()


WHAT_A_TABLE_IS = (
    "tables",
    "wire",
    "news.messages",
    "news.brief_updates",
    "news.onlookers",
    "news.kinds",
    "thinking.opinion",
    "page",
)
"""Rooms and modules of the server that need no server."""

SERVER_AND_DATABASE = {"litestar", "uvicorn", "sqlalchemy", "asyncpg", "sqlite3", "aiosqlite"}


def test_a_table_needs_neither_a_web_server_nor_a_database() -> None:
    """What it is to sit at a table, to see it and to be told of it: another host than the server can have that."""
    parts = tuple(f"romanum.server.{name}" for name in WHAT_A_TABLE_IS)
    needed = [module for module in links() if module.startswith(parts)]
    assert {part for part in parts if not any(module.startswith(part) for module in needed)} == set()
    code = f"import sys, importlib\nfor name in {needed}: importlib.import_module(name)\nprint(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert {name.partition(".")[0] for name in run.stdout.split()} & SERVER_AND_DATABASE == set()


def test_a_reader_finds_his_way_in_every_room() -> None:
    folders = {path.parent for path in ROOT.rglob("*.py")}
    many = {str(folder): sum(path.name != "__init__.py" for path in folder.glob("*.py")) for folder in folders}
    assert {name: count for name, count in many.items() if count > MOST_MODULES} == {}


@pytest.mark.parametrize(
    "inside", ["games", "board", "bots", "clubs", "lessons", "arena", "learn", "text", "mcp", "server", "cli"]
)
def test_no_modules_import_each_other_in_a_circle(inside: str) -> None:
    """Where two need each other, one puts an errand on the stack that the other carries out, or both share a third."""
    own = {module: names for module, names in links().items() if room(module) == inside}
    found = circles({module: names & own.keys() for module, names in own.items()})
    assert not found, "circles: " + "; ".join(" -> ".join(circle) for circle in found)


KNOWN_CIRCLE = {
    f"romanum.engine.{name}" for name in ("counsel.staff", "game", "match", "record", "sheets.sheet", "ways")
}
"""A game begins matches, also by sheets, and has a staff that knows it; a match knows its game, makes its record and
walks ways."""


def test_the_engine_has_no_other_circle_than_that_of_game_and_match() -> None:
    own = {module: names for module, names in links().items() if room(module) == "engine"}
    inside = {module: (names & own.keys()) - KNOWN_CIRCLE for module, names in own.items()}
    assert circles(inside) == []
    others = own.keys() - KNOWN_CIRCLE
    above = {module for module in others if own[module] & KNOWN_CIRCLE}
    assert not {name for module in KNOWN_CIRCLE for name in own[module]} & above


@cache
def links() -> dict[str, set[str]]:
    """Which modules each module imports anywhere in it; what a package offers counts as the package's own."""
    known = {module for module, _ in modules()}
    nearest = {m: {n if n in known else n.rpartition(".")[0] for n in names} for m, names in imports().items()}
    return {module: (names & known) - {module} for module, names in nearest.items()}


def circles(links: Mapping[str, set[str]]) -> list[list[str]]:
    """The shortest circle through each group of modules that reach each other, closed with its first name."""
    found: list[list[str]] = []
    for module in sorted(links):
        if any(module in circle for circle in found):
            continue
        circle = way_back(links, module)
        if circle:
            found.append(circle)
    return found


def way_back(links: Mapping[str, set[str]], module: str) -> list[str]:
    """The shortest way from a module over its imports to itself; nothing if there is none."""
    ways = [[module]]
    seen: set[str] = set()
    while ways:
        ways, before = [], ways
        for way in before:
            for name in sorted(links[way[-1]] - seen):
                if name == module:
                    return [*way, name]
                seen.add(name)
                ways.append([*way, name])
    return []


def test_a_circle_is_found_and_named() -> None:
    links = {"a": {"b", "x"}, "b": {"c"}, "c": {"a"}, "x": {"y"}, "y": set()}
    assert circles(links) == [["a", "b", "c", "a"]]
    assert circles({**links, "c": set()}) == []


@pytest.mark.parametrize("package", ["romanum", "romanum.arena", "romanum.bots", "romanum.games.imperium"])
def test_what_a_package_imports_when_it_is_asked_for_is_there(package: str) -> None:
    module = import_module(package)
    names = list(vars(module)["_HOMES"])
    assert [name for name in names if getattr(module, name, None) is None] == []


def test_every_room_is_on_the_plan() -> None:
    assert {room(module) for module, _ in modules()} <= MAY_IMPORT.keys()


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("import romanum.cli", "romanum.cli"),
        ("from romanum.bots import greedy", "romanum.bots.greedy"),
        ("from romanum import arena", "romanum.arena"),
        ("def f():\n    from romanum.cli import main", "romanum.cli.main"),
        ("if TYPE_CHECKING:\n    import romanum.bots", "romanum.bots"),
        ("from ..bots import greedy", "romanum.bots.greedy"),
        ("from . import dice", "romanum.engine.dice"),
    ],
)
def test_every_way_to_import_is_seen(line: str, name: str) -> None:
    assert name in set(imported(line, "romanum.engine.match"))
