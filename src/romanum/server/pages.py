"""The pages of the web client, as they stand in the package; a plain page where they are missing."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from romanum.server.asking import AnyRequest
from romanum.server.problem import not_found

DIST: Final = Path(str(files("romanum"))) / "web" / "dist"
YEAR: Final = 365 * 24 * 3600
ASSETS: Final = "assets"
SENT_AS_IT_IS: Final = "sent-as-it-is"
"""Marks routes whose answers are compressed already."""
SQUEEZED: Final = {"br": ".br", "gzip": ".gz"}
"""Forms of a file that stand beside it, by the name a browser knows them by."""

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


def page(path: str, accepted: str = "", folder: Path = DIST) -> Response[bytes]:
    """A file of the client; whatever is no file is the client's own address, so it gets the first page."""
    found = _file(path, folder)
    if found is None and PurePosixPath(path.lstrip("/")).is_relative_to(ASSETS):
        raise not_found("file")
    found = found or _file("index.html", folder)
    if found is None:
        return Response(PLAIN.encode(), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    lasting = found.relative_to(folder).is_relative_to(ASSETS)
    headers = {"cache-control": f"public, max-age={YEAR}, immutable" if lasting else "no-cache"}
    return _squeezed(found, accepted, headers, kind)


def _squeezed(found: Path, accepted: str, headers: dict[str, str], kind: str) -> Response[bytes]:
    """The file as the build has compressed it, the smallest form that the browser takes."""
    names = {part.split(";")[0].strip() for part in accepted.lower().split(",")}
    for name, ending in SQUEEZED.items():
        smaller = found.with_name(found.name + ending)
        if smaller.is_file():
            headers["vary"] = "accept-encoding"
            if name in names:
                headers["content-encoding"] = name
                return Response(smaller.read_bytes(), headers=headers, media_type=kind)
    return Response(found.read_bytes(), headers=headers, media_type=kind)


def _file(path: str, folder: Path) -> Path | None:
    """The file of that name inside the folder, and none outside of it."""
    parts = [part for part in PurePosixPath(path).parts if part != "/"]
    if ".." in parts or "\x00" in path or not parts:
        return None
    found = folder.joinpath(*parts)
    return found if found.is_file() and found.resolve().is_relative_to(folder.resolve()) else None


@get("/", include_in_schema=False, sync_to_thread=False, opt={SENT_AS_IT_IS: True})
def first_page(request: AnyRequest) -> Response[bytes]:
    """The web client."""
    return page("index.html", request.headers.get("accept-encoding", ""))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={SENT_AS_IT_IS: True})
def any_page(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the web client, or an address of its own."""
    return page(str(path), request.headers.get("accept-encoding", ""))
