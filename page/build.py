"""Builds the page that holds its tables itself: `python -m page.build [refresh]`, into `build/page`.

What comes out is a folder of static files that any host serves from any path: the client, Python, the packs, and beside
each what is sent of it in fewer bytes. Names change with what is in a file; only the first page, the service worker and
the signs of the house keep theirs.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from page import packs
from page.bytecode import client_build
from romanum.server.routes.page_folder import BY_CONTENT

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build"
FIRST_PAGE: Final = "index.html"
SERVICE: Final = "service.js"
MANIFEST: Final = "manifest.json"
SQUEEZABLE: Final = frozenset({".js", ".mjs", ".css", ".json", ".html", ".svg"})


def refresh(folder: Path = BUILD / "page") -> None:
    """Build it only if it is missing or old."""
    first = folder / FIRST_PAGE
    if not first.is_file() or any(path.stat().st_mtime > first.stat().st_mtime for path in _sources()):
        build(folder)


def _sources() -> Iterator[Path]:
    """Whatever the page is made of."""
    for part in ("page", "web/src", "web/public", "src/romanum"):
        yield from (
            path for path in (ROOT / part).rglob("*") if path.suffix not in (".pyc", "") and "dist" not in path.parts
        )
    yield from (path for path in (ROOT / "web").glob("*.*") if path.is_file())


def build(folder: Path = BUILD / "page") -> None:
    """Build the whole page beside a folder, and put it into its place."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as beside:
        fresh = Path(beside)
        client_build().page(fresh)
        named = _python(fresh, packs.refresh(BUILD / "packs"))
        _first_page(fresh / FIRST_PAGE, named)
        _manifest(fresh / MANIFEST)
        _service(fresh)
        _squeeze(fresh)
        put_in_place(fresh, folder)


def put_in_place(fresh: Path, folder: Path) -> None:
    """Make a folder like another while it is served: the first page that is sent is one whose files are all there.

    First come the files whose names say what is in them; then those that keep their names, the first page before the
    service worker that keeps it; what is not of this version goes last.
    """
    names = _names(fresh)
    for name in sorted(names, key=_turn):
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        (fresh / name).replace(place)
    for old in set(_names(folder)).difference(names):
        (folder / old).unlink()
        with suppress(OSError):  # something is left in it
            (folder / old).parent.rmdir()
    (folder / FIRST_PAGE).touch()


def _turn(name: str) -> tuple[bool, bool, str]:
    """When a file is put into its place: forms of it that are squeezed come with it."""
    return not BY_CONTENT.search(name), name.startswith(SERVICE), name


def _python(folder: Path, facts: dict[str, Any]) -> dict[str, str]:
    """Python and its packs; returned is what the first page must name."""
    shutil.copytree(BUILD / "packs", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("packs.json"))
    boot = (ROOT / "page" / "boot.js").read_bytes()
    listed = json.dumps(facts, separators=(",", ":")).encode()
    named = {"boot": f"boot-{_digest(boot)}.js", "packs": f"packs-{_digest(listed)}.json"}
    (folder / named["boot"]).write_bytes(boot)
    (folder / named["packs"]).write_bytes(listed)
    return named


def _first_page(file: Path, named: dict[str, str]) -> None:
    """The first page says where the rest begins: whatever it names changes its name with its content."""
    text = file.read_text(encoding="utf-8")
    metas = "".join(f'    <meta name="romanum-{what}" content="{name}" />\n' for what, name in named.items())
    file.write_text(text.replace("    <title>", f"{metas}    <title>", 1), encoding="utf-8")


def _manifest(file: Path) -> None:
    """What is installed is the folder, wherever it lies."""
    facts = json.loads(file.read_text(encoding="utf-8"))
    del facts["id"]
    facts |= {"start_url": "./", "scope": "./"}
    for icon in facts["icons"]:
        icon["src"] = icon["src"].removeprefix("/")
    file.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")


def _service(folder: Path) -> None:
    """The service worker is told which files there are; another version of any makes it another worker."""
    files = sorted(name for name in _names(folder) if BY_CONTENT.search(name))
    version = _digest("\n".join([*files, (folder / FIRST_PAGE).read_text(encoding="utf-8")]).encode())
    kept = json.dumps({"version": version, "files": files, "cache": "romanum-files"}, separators=(",", ":"))
    service = folder / SERVICE
    service.write_text(f"self.KEPT={kept};\n{service.read_text(encoding='utf-8')}", encoding="utf-8")


def _names(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]


def _squeeze(folder: Path) -> None:
    """FILE.br and FILE.gz beside each file that is text: packs are squeezed already."""
    wanted = [name for name in _names(folder) if Path(name).suffix in SQUEEZABLE]
    script = ROOT / "page" / "squeeze.mjs"
    subprocess.run(["node", str(script), str(folder), *wanted], check=True)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:12]


if __name__ == "__main__":
    refresh() if sys.argv[1:] == ["refresh"] else build()
