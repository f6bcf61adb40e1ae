"""`python -m atlas` builds every map and its pictures; `--check` builds them anew and compares byte for byte."""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from atlas.hre import DATA, ROOT, HreMap
from atlas.preview import draw
from atlas.write import json_text

PICTURES = ROOT / "docs" / "pictures"


def build(data: Path, pictures: Path) -> list[Path]:
    """Build the map of History of the Roman Empire into a folder of data and one of pictures."""
    target = data / "map.json"
    target.write_text(json_text(HreMap().content()), encoding="utf-8", newline="\n")
    return [target, *draw(target, DATA, pictures)]


def check() -> list[str]:
    """The files that would change if the maps were built now."""
    with tempfile.TemporaryDirectory() as name:
        fresh = build(Path(name), Path(name))
        kept = [DATA / fresh[0].name, *(PICTURES / path.name for path in fresh[1:])]
        pairs = zip(fresh, kept, strict=True)
        return [old.name for new, old in pairs if not old.exists() or old.read_bytes() != new.read_bytes()]


def main(arguments: Sequence[str]) -> int:
    """Build, or check."""
    if arguments == ["--check"]:
        changed = check()
        print(f"These would change: {', '.join(changed)}." if changed else "The maps are what their sources make.")
        return 1 if changed else 0
    for path in build(DATA, PICTURES):
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
