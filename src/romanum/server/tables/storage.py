"""What the lobby and those who think need of whatever keeps people and matches: a database, or a page's shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from romanum.engine.remarks import Remark
from romanum.server.store.papers import AnalysisRow, Announcement, LinkRow, Outcomes, RemarkRow, ScenarioRow
from romanum.server.store.rows import ChatRow, Decide, LogRow, MatchRow, PersonRow, SeatRow
from romanum.server.tables.match_storage import Keeping


class Counts(Protocol):
    """Questions that go over many matches."""

    page: int
    """So many matches stand on one page of a list."""

    async def unfinished(self, **whose: Any) -> int:
        """How many matches that have not ended somebody has made: `owner=3`, or `place=...`."""

    async def alone(self, **whose: Any) -> int:
        """In how many running ones bots play among themselves."""

    async def invitations(self, **whose: Any) -> int:
        """How many waiting ones have a seat that is open to all."""

    async def noted(self, person: int) -> int:
        """On how many matches somebody keeps notes."""

    async def open_matches(self, page: int = 0) -> list[MatchRow]:
        """Waiting matches with an open seat that is free, one page and one more."""

    async def public_matches(self, page: int = 0) -> list[MatchRow]:
        """Matches that anybody may watch, one page and one more."""

    async def bots_asked(self) -> list[tuple[str, bool, str, int]]:
        """Running matches in which a bot is asked: whether bots play among themselves, where and by whom it was
        made."""

    async def shift(self, by: int, seen: int) -> None:
        """The clock has jumped by so many milliseconds when it showed at most `seen`."""


class KeptAnalyses(Protocol):
    """Analyses of finished matches."""

    async def of(self, match: str) -> AnalysisRow | None:
        """The analysis of a match, if somebody has asked for one."""

    async def under_way(self) -> list[AnalysisRow]:
        """Those that are not finished, in the order in which they were asked for."""

    async def begin(self, match: str, person: int, place: str) -> None:
        """Somebody asks for one; what was kept before is gone."""

    async def keep(self, match: str, state: str, progress: int, data: bytes) -> None:
        """How far it is, and what has been found."""


class KeptRemarks(Protocol):
    """Remarks on finished matches."""

    async def all(self, match: str) -> list[RemarkRow]:
        """Everything that was said of a match, moment by moment."""

    async def count(self, match: str) -> int:
        """How many there are."""

    async def add(self, match: str, person: int, said: list[tuple[int, Remark]]) -> list[RemarkRow]:
        """Keep remarks that a person makes, or brings along with a record."""

    async def remove(self, match: str, number: int) -> None:
        """Take one back."""


class KeptScenarios(Protocol):
    """Scenarios of people's own."""

    async def count(self, **whose: Any) -> int:
        """How many somebody keeps: `owner=3`, or `place=...`."""

    async def add(self, row: ScenarioRow, text: str, picture: bytes) -> None:
        """Keep one more."""

    async def replace(self, row: ScenarioRow, text: str, picture: bytes) -> None:
        """Keep another file in its place."""

    async def publish(self, scenario: str, public: bool) -> None:
        """Let everybody find it, or nobody but by its link."""

    async def remove(self, scenario: str) -> None:
        """Forget it, and what was told of it; matches of it go on."""

    async def one(self, scenario: str) -> ScenarioRow | None:
        """A scenario by its id."""

    async def text(self, scenario: str) -> str:
        """Its file."""

    async def picture(self, scenario: str) -> bytes:
        """Its board, squeezed; empty if there is no picture."""

    async def listed(self, game: str, owner: int | None, page: int) -> list[ScenarioRow]:
        """A page of those that everybody finds, or of somebody's own, and one more."""

    async def outcomes(self, of: Sequence[str]) -> dict[str, Outcomes]:
        """What came of matches of them."""

    async def complain(self, scenario: str, person: int, words: str) -> None:
        """Tell the host of one."""


class HostDesk(Protocol):
    """Accounts, links and what the host says to all."""

    async def add_account(self, name: str, login: str, password: str, *, code: str | None, host: bool) -> PersonRow:
        """A new account."""

    async def new_password(self, person: int, password: str, *, spare: str = "") -> None:
        """Another password; all sessions but one end."""

    async def add_link(self, kind: str, person: int, about: str, until: int) -> str:
        """A one-time link; its token."""

    async def link(self, kind: str, token: str) -> LinkRow | None:
        """What a link is for, if it is good."""

    async def use_link(self, kind: str, token: str) -> LinkRow | None:
        """The same, and it is used up."""

    async def announcement(self) -> Announcement | None:
        """The host's notice to all."""

    async def add_deed(self, who: str, what: str, about: str) -> None:
        """Write down what the host has done."""

    async def seen(self, person: int, place: str) -> None:
        """Somebody was here just now."""


class Cups(Protocol):
    """How many tournaments there are."""

    async def unfinished(self, **whose: Any) -> int:
        """How many that are not over somebody has made."""


class Storage(Keeping, Protocol):
    """Keeps people, matches and what lies beside them."""

    @property
    def counts(self) -> Counts:
        """Questions that go over many matches."""

    @property
    def analyses(self) -> KeptAnalyses:
        """Analyses of finished matches."""

    @property
    def remarks(self) -> KeptRemarks:
        """Remarks on finished matches."""

    @property
    def scenarios(self) -> KeptScenarios:
        """Scenarios of people's own."""

    @property
    def hosting(self) -> HostDesk:
        """What a host needs."""

    @property
    def tournaments(self) -> Cups:
        """Tournaments."""

    async def look(self) -> None:
        """Nothing, if it is there and answers; else a `StoreFault`."""

    # ---- people

    async def add_person(
        self, name: str, *, owner: bool = False, login: str | None = None, password: str | None = None
    ) -> PersonRow | None:
        """A new person; None if the login is taken."""

    async def person(self, **where: Any) -> PersonRow | None:
        """The person with these fields."""

    async def change_person(self, person: int, **fields: Any) -> None:
        """Change fields of a person."""

    async def begin_session(self, person: int) -> str:
        """A new session's token."""

    async def end_session(self, token: str) -> None:
        """Forget a session."""

    async def session(self, token: str, since: int) -> PersonRow | None:
        """Whose session it is, if it was begun after `since`."""

    # ---- matches

    async def add_match(self, match: MatchRow, chairs: Sequence[SeatRow], entries: Sequence[LogRow] = ()) -> None:
        """A new match with its seats, and the log of an imported one."""

    async def match_by_watch(self, token: str) -> str | None:
        """The match of a spectators' link."""

    async def chair_by_token(self, token: str) -> tuple[str, int] | None:
        """The match and seat of a link."""

    async def change_match(self, match: str, decide: Decide) -> bool:
        """Change seats and state of a match; whether there was anything to change."""

    async def matches_of(self, person: int) -> list[MatchRow]:
        """The matches in which a person has a seat or which are his."""

    async def running_of(self, person: int) -> list[MatchRow]:
        """The running matches in which a person has a seat."""

    async def chairs_of(self, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches."""

    async def late_seats(self) -> list[tuple[MatchRow, int]]:
        """The people's seats in running matches with a stand-in where longer has been thought than is allowed."""

    async def stand_in(self, late: MatchRow, seat: int) -> bool:
        """A bot sits down for somebody whose time is up; False if he has acted or left meanwhile."""

    async def hand_back(self, match: str, seat: int) -> bool:
        """A bot gets up for the seat's person; False if the seat is nobody's."""

    # ---- watching, talking, notes

    async def add_watcher(self, match: str, person: int) -> None:
        """Let a person watch a match from now on."""

    async def is_watcher(self, match: str, person: int) -> bool:
        """Whether a person has used the spectators' link."""

    async def say(self, match: str, person: PersonRow, seat: int | None, text: str) -> ChatRow:
        """Keep a message."""

    async def said(self, match: str, since: int = 0) -> list[ChatRow]:
        """The messages after number `since`."""

    async def notes(self, match: str, person: int) -> str:
        """A person's private notes on a match."""

    async def write_notes(self, match: str, person: int, text: str) -> None:
        """Keep a person's notes; none, if they are empty."""
