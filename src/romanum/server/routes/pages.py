"""The pages of the web client, as they stand in the package; a plain page where they are missing."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import HttpMethod, Request, Response, get, route
from litestar.params import FromPath

from romanum.server.bounds.problem import not_found
from romanum.server.routes.vocabulary import codings

DIST: Final = Path(str(files("romanum"))) / "web" / "dist"
YEAR: Final = 365 * 24 * 3600
ASSETS: Final = "assets"
ADDRESSES: Final = frozenset(
    (
        "along",
        "confirm",
        "edit",
        "embed",
        "host",
        "how-to",
        "import",
        "join",
        "ladder",
        "learn",
        "match",
        "me",
        "new",
        "profile",
        "reset",
        "rules",
        "scenarios",
        "seen",
        "tournaments",
        "turns",
        "unsubscribe",
        "wall",
        "watch",
    )
)
"""How the addresses begin that the client has pages for, besides the first page."""
SENT_AS_IT_IS: Final = "sent-as-it-is"
"""Marks routes whose answers are compressed already."""
SQUEEZED: Final = {"br": ".br", "gzip": ".gz"}
"""Forms of a file that stand beside it, by the name a browser knows them by."""

PLAIN: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Romanum</title>
<style>body{font:18px/1.5 serif;max-width:40em;margin:3em auto;padding:0 1em}</style>
<h1>Romanum</h1>
<p>The server is running, but this installation has no browser pages: they are built when the package is installed.
Install it again with <code>pip install romanum-games[server]</code>, or in a clone run <code>make play</code>.</p>
<p>You can play in the terminal with <code>romanum play</code>, and programs can play here: the interface is
described at <a href="/api/schema">/api/schema</a>.</p>
</html>
"""


def page(path: str, accepted: str = "", folder: Path = DIST) -> Response[bytes]:
    """A file of the client, or its first page for an address of its own.

    An address that it has no page for gets the first page too, which says so, but as not found; a file that is not
    there is not found and no page.
    """
    parts = [part for part in PurePosixPath(path).parts if part != "/"]
    found = file_in(folder, parts)
    if found is None and _names_a_file(parts):
        raise not_found("file")
    status = 200 if found or _is_address(parts) else 404
    found = found or file_in(folder, ["index.html"])
    if found is None:
        return Response(PLAIN.encode(), media_type="text/html", status_code=status)
    answer = sent(found, accepted, lasting=found.relative_to(folder).is_relative_to(ASSETS))
    answer.status_code = status
    return answer


def _names_a_file(parts: list[str]) -> bool:
    """Whether a path can only mean a file: an asset, or a last part with a full stop, as no address has."""
    return parts[:1] == [ASSETS] or "." in "".join(parts[-1:])


def _is_address(parts: list[str]) -> bool:
    return not parts or parts[0] in ADDRESSES


def sent(found: Path, accepted: str, *, lasting: bool) -> Response[bytes]:
    """The file as the build has compressed it, the smallest form that the browser takes; one that is `lasting` never
    changes under its name."""
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = {"cache-control": f"public, max-age={YEAR}, immutable" if lasting else "no-cache"}
    names = codings(accepted)
    for name, ending in SQUEEZED.items():
        smaller = found.with_name(found.name + ending)
        if smaller.is_file():
            headers["vary"] = "accept-encoding"
            if name in names:
                headers["content-encoding"] = name
                return Response(smaller.read_bytes(), headers=headers, media_type=kind)
    return Response(found.read_bytes(), headers=headers, media_type=kind)


def file_in(folder: Path, parts: list[str]) -> Path | None:
    """The file of that name inside the folder, and none outside of it."""
    if ".." in parts or "\x00" in "".join(parts) or not parts:
        return None
    found = folder.joinpath(*parts)
    return found if found.is_file() and found.resolve().is_relative_to(folder.resolve()) else None


@get("/", include_in_schema=False, sync_to_thread=False, opt={SENT_AS_IT_IS: True})
def first_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The web client."""
    return page("index.html", request.headers.get("accept-encoding", ""))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt={SENT_AS_IT_IS: True})
def any_page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the web client, or an address of its own."""
    return page(str(path), request.headers.get("accept-encoding", ""))


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE],
    include_in_schema=False,
    sync_to_thread=False,
)
def no_such_path(request: Request[Any, Any, Any]) -> None:
    """What no path of the protocol answers: there is nothing, and no page."""
    raise not_found("path")
