"""Scenarios of one's own: sheets as they are edited."""

from __future__ import annotations

from typing import Any

import msgspec


class HeadingInfo(msgspec.Struct, forbid_unknown_fields=True):
    """What a file says of itself beside its position."""

    title: str = ""
    author: str = ""
    story: str = ""
    names: list[str] = []


class SheetWish(msgspec.Struct, forbid_unknown_fields=True):
    """A sheet to be looked at: as it stands here, or in a file, or that of a moment of a match."""

    game: str = ""
    sheet: dict[str, Any] | None = None
    heading: HeadingInfo | None = None
    text: str | None = None
    match: str | None = None
    n: int | None = None


class SheetFault(msgspec.Struct):
    """Something that is wrong with a sheet: where, what, and by which rule."""

    drawer: str
    entry: str
    text: str
    rule: str


class SheetInfo(msgspec.Struct):
    """A sheet that was looked at; with faults it has neither a view nor a file."""

    game: str
    sheet: dict[str, Any]
    heading: HeadingInfo
    view: dict[str, Any] | None
    text: str
    faults: list[SheetFault]
