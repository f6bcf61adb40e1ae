"""The page that needs no server, hosted by one: whoever opens it there can take a match along and bring it back.

It is a folder of static files, as `make page` builds it, under an address of its own. A server has it only if its host
has given it one.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from typing import Any, Final

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect

from romanum.server.bounds.problem import not_found
from romanum.server.bounds.settings import PAGE, Settings
from romanum.server.routes.pages import SENT_AS_IT_IS, file_in, sent

FIRST: Final = "index.html"
BY_CONTENT: Final = re.compile(r"^(assets|pyodide-\w+)/|[-.][0-9a-f]{12}(\.\w+)+$")
"""A name that changes with what is in the file: by its folder, or by a hash before its ending."""


@get("/page", include_in_schema=False, sync_to_thread=False, opt={SENT_AS_IT_IS: True})
def first_of_page(request: Request[Any, Any, Any], settings: NamedDependency[Settings]) -> Response[Any]:
    """Its files are named as they lie beside each other, so its address ends with a slash."""
    if settings.page and not request.scope["raw_path"].endswith(b"/"):
        return Redirect(PAGE)
    return _file(request, settings, [FIRST])


@get("/page/{path:path}", include_in_schema=False, sync_to_thread=False, opt={SENT_AS_IT_IS: True})
def any_of_page(
    request: Request[Any, Any, Any], settings: NamedDependency[Settings], path: FromPath[str]
) -> Response[Any]:
    """A file of it."""
    return _file(request, settings, [part for part in PurePosixPath(path).parts if part != "/"])


def _file(request: Request[Any, Any, Any], settings: Settings, parts: list[str]) -> Response[bytes]:
    found = file_in(Path(settings.page), parts) if settings.page else None
    if found is None:
        raise not_found("file")
    return sent(found, request.headers.get("accept-encoding", ""), lasting=bool(BY_CONTENT.search("/".join(parts))))


PAGE_FOLDER: Final = (first_of_page, any_of_page)
