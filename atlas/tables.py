"""The tables that a map is made from: those of the game and those of the atlas."""

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def toml(path: Path) -> dict[str, Any]:
    """A table of the atlas or of a game."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def data_of(game: str) -> Path:
    """Where the data files of a game are."""
    return ROOT / "src" / "romanum" / "games" / game / "data"
