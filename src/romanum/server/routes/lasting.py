"""What never changes: fetched once by whoever asks, and kept."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import NamedTuple

import msgspec
from litestar import Response

from romanum.server.routes.pages import codings
from romanum.server.routes.request import AnyRequest


class Lasting(NamedTuple):
    """What never changes, ready to be sent: anybody may ask for it as often as he likes, so it must cost nothing."""

    plain: bytes
    squeezed: bytes
    tag: str


def lasting(found: object) -> Lasting:
    """Something made ready to be sent."""
    body = msgspec.json.encode(found)
    return Lasting(body, gzip.compress(body, mtime=0), f'"{sha256(body).hexdigest()[:20]}"')


def fetched_once(request: AnyRequest, found: Lasting) -> Response[bytes]:
    """It, unless whoever asks has it."""
    headers = {"etag": found.tag, "cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    if "gzip" in codings(request.headers.get("accept-encoding", "")):
        squeezed = headers | {"content-encoding": "gzip"}
        return Response(found.squeezed, headers=squeezed, media_type="application/json")
    return Response(found.plain, headers=headers, media_type="application/json")
