"""What never changes: fetched once by whoever asks, and kept."""

from __future__ import annotations

import gzip
from hashlib import sha256
from typing import NamedTuple

import msgspec

from romanum.server.routes.request import AnyRequest
from romanum.server.routes.vocabulary import Reply, codings


class Lasting(NamedTuple):
    """What never changes, ready to be sent: anybody may ask for it as often as he likes, so it must cost nothing."""

    plain: bytes
    squeezed: bytes
    tag: str


def lasting(found: object) -> Lasting:
    """Something made ready to be sent."""
    body = msgspec.json.encode(found)
    return Lasting(body, gzip.compress(body, mtime=0), f'"{sha256(body).hexdigest()[:20]}"')


def fetched_once(request: AnyRequest, found: Lasting) -> Reply[bytes]:
    """It, unless whoever asks has it."""
    headers = {"etag": found.tag, "cache-control": "no-cache", "vary": "accept-language, accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Reply(b"", status=304, headers=headers, media_type="application/json")
    if "gzip" in codings(request.headers.get("accept-encoding", "")):
        squeezed = headers | {"content-encoding": "gzip"}
        return Reply(found.squeezed, headers=squeezed, media_type="application/json")
    return Reply(found.plain, headers=headers, media_type="application/json")
