"""`romanum new-game`: a game of one's own, as a package that runs at once."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from romanum.cli.common import Complaint, complaints

TEMPLATE: Final = ("romanum.cli", "template")
PLACEHOLDER: Final = re.compile("Camps and Roads|romanum-castra|romanum_castra|Castra|castra")
"""What stands in the template for title, distribution, package, class and id."""
TITLE: Final = re.compile(r"[^\W_][\w ,.:;!'&()-]{0,39}")
"""A title stands in code, in data and on a page: forty signs that mean nothing in any of them."""
LEFT: Final = ("__pycache__", ".mypy_cache", ".pytest_cache", ".ruff_cache")


@click.command("new-game")
@click.argument("name")
@click.option("--folder", type=click.Path(path_type=Path), help="Where to write it; unless told, romanum-NAME here.")
@click.option("--title", help="What the game is called; unless told, its NAME with a capital letter.")
def command(name: str, folder: Path | None, title: str | None) -> None:
    """Write a game called NAME as a package that runs at once: six towns, five rules, with their tests.

    NAME is its id: small letters, digits and underscores. Change it bit by bit; `romanum check NAME --todo` says what
    is left to do.
    """
    _check_name(name)
    called = name.replace("_", " ").title() if title is None else title
    if not TITLE.fullmatch(called):
        raise Complaint(f"--title {called!r}: a title is forty letters, digits, spaces and plain punctuation at most")
    distribution = f"romanum-{name.replace('_', '-')}"
    place = folder or Path(distribution)
    with complaints(str(place)):
        if place.exists() and (not place.is_dir() or any(place.iterdir())):
            raise Complaint(f"{place}: there is something already; name another --folder")
        cls = "".join(part.capitalize() for part in name.split("_"))
        words = {
            "Camps and Roads": called,
            "romanum-castra": distribution,
            "romanum_castra": f"romanum_{name}",
            "Castra": cls,
            "castra": name,
        }
        written = sum(_write(place, file, text) for file, text in _filled(words))
    click.echo(f"{place}: {written} files. Now:")
    click.echo(f"  cd {place} && pip install -e '.[dev]'")
    click.echo(f"  pytest && romanum play {name}")
    click.echo("README.md says what to change first.")


def _check_name(name: str) -> None:
    """A complaint unless a game can be called so, and none is."""
    from romanum.engine.outside.plug_ins import NAME
    from romanum.games import GAMES

    if not NAME.fullmatch(name):
        raise Complaint(f"a game cannot be called {name!r}: small letters, digits and underscores, 30 at most")
    if name.endswith("_") or "__" in name:
        raise Complaint(f"a game cannot be called {name!r}: an underscore stands between two words")
    if keyword.iskeyword(name) or keyword.iskeyword(name.capitalize()):
        raise Complaint(f"a game cannot be called {name!r}: this is a word of Python")
    if name in GAMES:
        raise Complaint(f"there is a game {name!r} already; there are: {', '.join(GAMES)}")
    if find_spec(f"romanum_{name}") is not None:
        raise Complaint(f"there is a package romanum_{name} already")


def _filled(words: dict[str, str]) -> Iterator[tuple[str, str]]:
    """Every file of the template, its path and its text, with these words in the place of those that stand for them."""

    def fill(text: str) -> str:
        return PLACEHOLDER.sub(lambda found: words[found[0]], text)

    root = files(TEMPLATE[0]) / TEMPLATE[1]
    for path, file in _files(root):
        yield fill(path), fill(file.read_text(encoding="utf-8"))


def _files(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir() and entry.name not in LEFT:
            yield from _files(entry, f"{above}{entry.name}/")
        elif entry.is_file():
            yield f"{above}{entry.name}", entry


def _write(folder: Path, path: str, text: str) -> int:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return 1
