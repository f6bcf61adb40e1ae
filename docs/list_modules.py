"""Makes `modules.md`: every module of the house, by room, each with the first sentence it says of itself.

The site has the page from here (`site_pages.py`); it is not kept. `python docs/list_modules.py` writes it into this
folder for whoever reads without a site.
"""

from __future__ import annotations

import ast
from itertools import groupby
from pathlib import Path

DOCS = Path(__file__).parent
HOUSE = DOCS.parent / "src" / "romanum"
PAGE = DOCS / "modules.md"
HEAD = """\
# Every module of the house

By room; [the plan of the house](architecture.md) says what the rooms are for and which may know which. Each module says
here what it says of itself in its first sentence. The page is made from the sources by `make docs`.
"""
ORDER = (
    *("engine", "board", "games", "bots", "clubs", "lessons", "analysis", "arena", "learn"),
    *("client", "text", "mcp", "server", "cli"),
)


def page() -> str:
    """The whole page."""
    rooms = groupby(sorted(_modules(), key=_place), key=lambda module: module.parent)
    return HEAD + "".join(_room(folder, list(modules)) for folder, modules in rooms)


def _modules() -> list[Path]:
    """All modules but those that say nothing and only make a folder a package."""
    found = [path.relative_to(HOUSE) for path in HOUSE.rglob("*.py")]
    return [path for path in found if path.name != "__init__.py"]


def _place(module: Path) -> tuple[int, Path, str]:
    room = module.parts[0]
    return ORDER.index(room) if room in ORDER else -1, module.parent, module.name


def _room(folder: Path, modules: list[Path]) -> str:
    title = "romanum" if folder == Path() else folder.as_posix()
    rows = "".join(f"| `{module.stem}` | {sentence(HOUSE / module)} |\n" for module in modules)
    return f"\n## {title}\n\n| module | |\n|---|---|\n{rows}"


def sentence(file: Path) -> str:
    """The first sentence of a module's docstring."""
    text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
    if not text:
        raise SystemExit(f"{file}: says nothing of itself")
    first = " ".join(text.split("\n\n")[0].split())
    return first.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
