"""`python -m atlas` builds every map and its pictures; `--check` builds them anew and compares byte for byte."""

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

from atlas import hre, preview
from atlas.imperium import ImperiumMap
from atlas.imperium import picture as imperium_picture
from atlas.pax import PaxMap
from atlas.pax import picture as pax_picture
from atlas.tables import ROOT, data_of
from atlas.trajan import TrajanMap, picture
from atlas.ultimus import UltimusMap
from atlas.ultimus import picture as ultimus_picture
from atlas.write import json_text

PICTURES = ROOT / "docs" / "pictures"


def build_hre(data: Path, pictures: Path) -> list[Path]:
    """Build the map of History of the Roman Empire into a folder of data and one of pictures."""
    target = _written(data / "map.json", json_text(hre.HreMap().content()))
    return [target, *preview.draw(target, hre.DATA, pictures)]


def build_trajan(data: Path, pictures: Path) -> list[Path]:
    """Build the hexes and the map of Trajan into a folder of data and one of pictures."""
    made = TrajanMap()
    hexes = _written(data / "hexes.toml", made.hexes_text())
    target = _written(data / "map.json", json_text(made.content()))
    return [hexes, target, *picture.draw(target, pictures)]


def build_ultimus(data: Path, pictures: Path) -> list[Path]:
    """Build the map of Ultimus Romanorum into a folder of data and one of pictures."""
    target = _written(data / "map.json", json_text(UltimusMap().content()))
    return [target, *ultimus_picture.draw(target, pictures)]


def build_pax(data: Path, pictures: Path) -> list[Path]:
    """Build the map of Pax Romana into a folder of data and one of pictures."""
    target = _written(data / "map.json", json_text(PaxMap().content()))
    return [target, *pax_picture.draw(target, pictures)]


def build_imperium(data: Path, pictures: Path) -> list[Path]:
    """Build the map of Imperium Romanum into a folder of data and one of pictures."""
    target = _written(data / "map.json", json_text(ImperiumMap().content()))
    return [target, *imperium_picture.draw(target, pictures)]


MAPS: dict[str, Callable[[Path, Path], list[Path]]] = {
    "hre": build_hre,
    "trajan": build_trajan,
    "ultimus": build_ultimus,
    "pax": build_pax,
    "imperium": build_imperium,
}


def _written(target: Path, text: str) -> Path:
    target.write_text(text, encoding="utf-8", newline="\n")
    return target


def build(game: str) -> list[Path]:
    """Build what belongs to one game."""
    return MAPS[game](data_of(game), PICTURES)


def check(game: str) -> list[str]:
    """The files of a game that would change if its map were built now."""
    with tempfile.TemporaryDirectory() as name:
        data, pictures = Path(name) / "data", Path(name) / "pictures"
        data.mkdir()
        pictures.mkdir()
        pairs = [
            (new, (data_of(game) if new.parent == data else PICTURES) / new.name) for new in MAPS[game](data, pictures)
        ]
        return [f"{game}: {old.name}" for new, old in pairs if not old.exists() or old.read_bytes() != new.read_bytes()]


def main(arguments: Sequence[str]) -> int:
    """Build, or check; all maps, or those named."""
    games = [game for game in arguments if game in MAPS] or list(MAPS)
    if "--check" in arguments:
        changed = [line for game in games for line in check(game)]
        print(f"These would change: {', '.join(changed)}." if changed else "The maps are what their sources make.")
        return 1 if changed else 0
    for path in (path for game in games for path in build(game)):
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
