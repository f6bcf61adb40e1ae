"""Scenarios of one's own: sheets as they are edited, and files that are kept."""

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


class ScenarioKept(msgspec.Struct, kw_only=True):
    """A scenario that somebody keeps on a server."""

    id: str
    game: str
    scenario: str
    title: str
    author: str
    story: str
    seats: int
    names: list[str]
    public: bool
    mine: bool
    since: str
    played: int
    """So many matches of it have ended,"""
    results: list[int]
    """and so many of them each seat has won, shared victories included."""
    picture: str
    """Where its board is drawn; empty if its game draws none."""


class KeptFile(ScenarioKept, kw_only=True):
    """The same with its file."""

    text: str


class ScenarioChange(msgspec.Struct, forbid_unknown_fields=True):
    """Whether everybody finds it."""

    public: bool


class Complaint(msgspec.Struct, forbid_unknown_fields=True):
    """Why the host should look at a scenario."""

    text: str = ""


class OwnScenario(msgspec.Struct):
    """The scenario of one's own with which a match began; its id is told to whoever made the match."""

    id: str
    title: str
    author: str
