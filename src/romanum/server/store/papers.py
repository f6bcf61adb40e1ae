"""The rows of what lies beside matches: remarks, analyses, scenarios of one's own, the host's notice."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

import msgspec

from romanum.engine.remarks import Remark

RUNNING, DONE, FAILED = "running", "done", "failed"
"""How an analysis stands."""
WHOLE: Final = 100


class RemarkRow(msgspec.Struct, frozen=True):
    """A remark on the moment after `n` actions; `who` is what its author was called then."""

    id: int
    n: int
    person: int
    who: str
    text: str
    arrows: tuple[tuple[str, str], ...]
    at: int

    @property
    def remark(self) -> Remark:
        """As a record has it."""
        return Remark(self.who, self.text, self.arrows)


class AnalysisRow(msgspec.Struct, frozen=True):
    """An analysis: for whom, how far it is in percent, and what has been found."""

    match: str
    person: int
    place: str
    state: str
    progress: int
    data: bytes


class ScenarioRow(msgspec.Struct, frozen=True, kw_only=True):
    """A scenario that is kept, without its file."""

    id: str
    game: str
    scenario: str
    title: str
    author: str
    story: str
    seats: int
    names: list[str]
    public: bool = False
    owner: int
    place: str
    created: int
    changed: int
    drawn: bool = False
    """Whether there is a picture of it."""


class Outcomes(NamedTuple):
    """What came of matches: so many have ended, and so many each seat has won."""

    played: int
    wins: Counter[int]


class Announcement(msgspec.Struct, frozen=True):
    """The host's notice to all."""

    id: int
    text: str
    at: int


class LinkRow(msgspec.Struct, frozen=True):
    """What a one-time link is for."""

    person: int
    about: str
