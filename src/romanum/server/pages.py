"""The pages of the web client, as they stand in the package; a plain page where they are missing."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

DIST: Final = Path(str(files("romanum"))) / "web" / "dist"
YEAR: Final = 365 * 24 * 3600

PLAIN: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Romanum</title>
<style>body{font:18px/1.5 serif;max-width:40em;margin:3em auto;padding:0 1em}</style>
<h1>Romanum</h1>
<p>The server is running, but this installation has no browser pages: they are built when the package is installed.
Install it again with <code>pip install romanum[server]</code>, or in a clone run <code>make play</code>.</p>
<p>You can play in the terminal with <code>romanum play</code>, and programs can play here: the interface is
described at <a href="/api/schema">/api/schema</a>.</p>
</html>
"""


def page(path: str, folder: Path = DIST) -> Response[bytes]:
    """A file of the client; whatever is no file is the client's own address, so it gets the first page."""
    found = _file(path, folder)
    if found is None:
        found = _file("index.html", folder)
    if found is None:
        return Response(PLAIN.encode(), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    lasting = "assets" in found.relative_to(folder).parts
    headers = {"cache-control": f"public, max-age={YEAR}, immutable" if lasting else "no-cache"}
    return Response(found.read_bytes(), headers=headers, media_type=kind)


def _file(path: str, folder: Path) -> Path | None:
    """The file of that name inside the folder, and none outside of it."""
    parts = [part for part in PurePosixPath(path).parts if part != "/"]
    if ".." in parts or "\x00" in path or not parts:
        return None
    found = folder.joinpath(*parts)
    return found if found.is_file() and found.resolve().is_relative_to(folder.resolve()) else None


@get("/", include_in_schema=False, sync_to_thread=False)
def first_page() -> Response[bytes]:
    """The web client."""
    return page("index.html")


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def any_page(path: FromPath[str]) -> Response[bytes]:
    """A file of the web client, or an address of its own."""
    return page(str(path))
