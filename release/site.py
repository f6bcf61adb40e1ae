"""The site as it would be published: *Play now* leads to the page in it, and of that page nothing is missing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from release.versions import ROOT

SITE: Final = ROOT / "build" / "site"
PLAY: Final = re.compile(r'<a [^>]*href="([^"#]+)">Play now</a>')
NAMED: Final = re.compile(r'(?:src|href)="\./([^"]+)"|<meta name="romanum-\w+" content="([^"]+)"')
KEPT: Final = re.compile(r"self\.KEPT=(\{.+?\});\n")
MOST: Final = 1_000_000_000
"""So many bytes the forge's host of files takes."""


def faults(site: Path = SITE) -> list[str]:
    """What whoever follows *Play now* would stumble over."""
    first = site / "index.html"
    if not first.is_file():
        return [f"{site} has no first page: make demo"]
    led = PLAY.search(first.read_text(encoding="utf-8"))
    if led is None:
        return ["the first page has no Play now: make demo"]
    page = site / led[1]
    if not page.is_file():
        return [f"Play now leads to {led[1]}, which is not there"]
    missing = [
        f"{led[1]} names {name}, which is not there" for name in _named(page) if not (page.parent / name).is_file()
    ]
    bytes_in_all = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    return [*missing, *([f"the site has {bytes_in_all:,} bytes"] if bytes_in_all > MOST else [])]


def _named(page: Path) -> Iterator[str]:
    """Each file that a first page begins with, and those that its service worker keeps."""
    yield from (own or meta for own, meta in NAMED.findall(page.read_text(encoding="utf-8")))
    service = page.with_name("service.js")
    yield service.name
    if service.is_file() and (kept := KEPT.search(service.read_text(encoding="utf-8"))):
        yield from json.loads(kept[1])["files"]
