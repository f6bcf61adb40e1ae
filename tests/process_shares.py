"""How several processes read all tests: each begins elsewhere, so that none compiles what others have."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
GAMES: Final = HERE / "games"
"""As large as all others together: its folders are parts by themselves."""


def parts(rest: list[str]) -> list[Path]:
    """All tests in folders and files that no other holds, and the rest."""
    own = [path for path in _within(HERE) if path != GAMES]
    return [*own, *_within(GAMES), *map(Path, rest)]


def begun_elsewhere(whole: list[Path], process: int, processes: int) -> list[Path]:
    """The same parts for every process, from about where its share of what is to be compiled begins."""
    *starts, total = accumulate((_size(part) for part in whole), initial=0)
    begin = min(range(len(whole)), key=lambda part: abs(starts[part] - total * process / processes))
    return [*whole[begin:], *whole[:begin]]


def _within(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.suffix == ".py" or (path.is_dir() and _size(path)))


def _size(part: Path) -> int:
    """How much of it pytest has to compile, writing every assertion anew; what is no test takes little."""
    if HERE not in part.parents:
        return 0
    return part.stat().st_size if part.is_file() else sum(file.stat().st_size for file in part.rglob("*.py"))
