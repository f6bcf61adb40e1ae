"""The host's own page: people, invitations, matches, figures and the notice to all. Every deed is written down."""

from __future__ import annotations

import logging
from typing import Any, Final, Literal, Protocol

import msgspec

from romanum import __version__
from romanum.games import available, broken
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.bounds.settings import Settings
from romanum.server.lobby.new_match import one_line
from romanum.server.lobby.people import People
from romanum.server.lobby.people_news import PeopleNews
from romanum.server.news.messages import notice_info, when
from romanum.server.news.onlookers import Hub
from romanum.server.news.table_news import TableNews
from romanum.server.store import MatchRow, PersonRow, SeatRow, Store
from romanum.server.store.host_desk import PAGE, HostingStore, InvitationRow, KnownPerson
from romanum.server.store.notices import NoticeStore
from romanum.server.store.scenarios import ScenarioStore
from romanum.server.store.time import now
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.restoration import rebuild
from romanum.server.thinking.questions import Questions
from romanum.server.wire import NoticeInfo

log = logging.getLogger(__name__)

DAY: Final = 24 * 3_600_000
LONGEST_NOTICE: Final = 500
LONGEST_NOTE: Final = 100
MOST_USES: Final = 1000
MOST_DAYS: Final = 3650
LARGEST_ID: Final = 2**53


class PersonInfo(msgspec.Struct):
    """A person as the host sees him."""

    id: int
    name: str
    login: str | None
    owner: bool
    blocked: bool
    created: str
    seen: str | None
    matches: int
    running: int


class PeopleList(msgspec.Struct):
    """A page of people."""

    people: list[PersonInfo]
    more: bool


class PersonChange(msgspec.Struct, forbid_unknown_fields=True):
    """What the host changes about a person; what is left out stays."""

    blocked: bool | None = None
    owner: bool | None = None


class ResetLink(msgspec.Struct):
    """With which somebody chooses a new password, once."""

    link: str
    until: str


class InvitationInfo(msgspec.Struct):
    """A code for new accounts."""

    id: int
    code: str
    note: str
    uses: int | None
    used: int
    made: str
    until: str | None
    revoked: bool


class NewInvitation(msgspec.Struct, forbid_unknown_fields=True):
    """A code to be made: for how many accounts and days; None: any number, for ever."""

    note: str = ""
    uses: int | None = 1
    days: int | None = 30


class AdminMatch(msgspec.Struct):
    """A match as the host sees it: who plays, but nothing of its course."""

    id: str
    title: str
    game: str
    state: str
    closed: bool
    public: bool
    owner: str
    seats: list[str]
    seq: int
    bytes: int
    created: str
    changed: str


class AdminMatches(msgspec.Struct):
    """A page of matches."""

    matches: list[AdminMatch]
    more: bool


class MatchCounts(msgspec.Struct):
    """How many matches there are."""

    waiting: int
    running: int
    over: int
    closed: int


class BotFigures(msgspec.Struct):
    """What bots are doing."""

    processes: int
    thinking: int
    waiting: int


class DatabaseFigures(msgspec.Struct):
    """The database."""

    kind: str
    bytes: int


class NoticeFigures(msgspec.Struct):
    """Notices to people."""

    waiting: int
    sent: int
    given_up: int


class Figures(msgspec.Struct):
    """The server in numbers. Tables, sockets and bots are those of the worker that answers."""

    version: str
    mode: Literal["local", "hosting"]
    started: str
    workers: int
    people: int
    guests: int
    seen_today: int
    matches: MatchCounts
    tables: int
    watching: int
    bots: BotFigures
    database: DatabaseFigures
    notices: NoticeFigures


class NewNotice(msgspec.Struct, forbid_unknown_fields=True):
    """A notice to all; empty: none."""

    text: str


class TheNotice(msgspec.Struct):
    """The notice to all."""

    notice: NoticeInfo | None


class Setting(msgspec.Struct):
    """How the server was started."""

    name: str
    value: str
    help: str


class DeedInfo(msgspec.Struct):
    """Something a host did."""

    at: str
    who: str
    what: str
    about: str


class ReportInfo(msgspec.Struct):
    """What somebody told hosts of a scenario."""

    id: int
    scenario: str
    title: str
    game: str
    by: str
    text: str
    at: str


class Parts(Protocol):
    """What the host's page needs of the server."""

    settings: Settings
    store: Store
    people: People
    people_news: PeopleNews
    tables: Tables
    table_news: TableNews
    hub: Hub
    thinkers: Questions


class Admin:
    """What the host can do. Who asks has been checked."""

    def __init__(self, house: Parts) -> None:
        self._house = house
        self._store = HostingStore(house.store)
        self._notices = NoticeStore(house.store)
        self._scenarios = ScenarioStore(house.store)
        self._started = when(now())

    async def _did(self, host: PersonRow, what: str, about: str) -> None:
        log.warning("%s (person %d): %s: %s", host.name, host.id, what, about)
        await self._store.add_deed(host.name, what, about)

    # ---- people

    async def people(self, words: str, after: int) -> PeopleList:
        """People by number."""
        found = await self._store.people(words[:LONGEST_NOTE], _in_range(after), PAGE + 1)
        return PeopleList([_person_info(person) for person in found[:PAGE]], len(found) > PAGE)

    async def _person(self, person: int) -> KnownPerson:
        found = await self._store.people(id=_in_range(person))
        if not found:
            raise not_found("person")
        return found[0]

    async def change_person(self, host: PersonRow, person: int, change: PersonChange) -> PersonInfo:
        """Block somebody or let him in again; make him a host or not."""
        known = await self._person(person)
        if known.id == host.id:
            raise Problem(409, "yourself", "Somebody else has to do that: it is your own account.")
        if change.owner is not None and change.owner != known.owner:
            await self._make_host(host, known, change.owner)
        if change.blocked is not None and change.blocked != known.blocked:
            await self._store.block(known.id, change.blocked)
            await self._did(host, "blocks" if change.blocked else "unblocks", _called(known))
        self._house.people_news.blocked(known.id) if change.blocked else self._house.people.forget(known.id)
        return _person_info(await self._person(person))

    async def _make_host(self, host: PersonRow, known: KnownPerson, owner: bool) -> None:
        if known.login is None:
            raise Problem(409, "not-hosting", "Only an account can be a host.")
        await self._house.store.change_person(known.id, owner=owner)
        await self._did(host, "makes a host" if owner else "makes no host any more", _called(known))

    async def reset(self, host: PersonRow, person: int) -> ResetLink:
        """A link with which somebody chooses a new password."""
        known = await self._person(person)
        if known.login is None:
            raise Problem(409, "not-hosting", "A guest has no password.")
        link, until = await self._house.people.reset_link(known.id)
        await self._did(host, "makes a link for a new password", _called(known))
        return ResetLink(link, when(until))

    # ---- invitations

    async def invitations(self) -> list[InvitationInfo]:
        """All codes."""
        return [_invitation_info(row) for row in await self._store.invitations()]

    async def invite(self, host: PersonRow, wish: NewInvitation) -> InvitationInfo:
        """A new code."""
        if not self._house.settings.hosting:
            raise Problem(409, "not-hosting", "This server has no accounts.")
        if wish.uses is not None and not 1 <= wish.uses <= MOST_USES:
            raise Problem(422, "setup", f"A code is good for 1 to {MOST_USES} accounts, or any number.")
        if wish.days is not None and not 1 <= wish.days <= MOST_DAYS:
            raise Problem(422, "setup", f"A code is good for 1 to {MOST_DAYS} days, or for ever.")
        until = None if wish.days is None else now() + wish.days * DAY
        made = await self._store.invite(one_line(wish.note, LONGEST_NOTE), wish.uses, until)
        await self._did(host, "makes an invitation", f"number {made.id} {made.note}".strip())
        return _invitation_info(made)

    async def revoke(self, host: PersonRow, invitation: int) -> None:
        """A code is worth nothing any more."""
        if not await self._store.revoke(_in_range(invitation)):
            raise not_found("invitation")
        await self._did(host, "revokes an invitation", f"number {invitation}")

    # ---- matches

    async def matches(self, state: str, words: str, page: int) -> AdminMatches:
        """A page of matches."""
        if not 0 <= page < LARGEST_ID // PAGE:
            raise not_found("page")
        found = await self._store.matches(state[:LONGEST_NOTE], words[:LONGEST_NOTE], page)
        shown = found[:PAGE]
        chairs = await self._house.store.chairs_of([row.id for row, _, _ in shown]) if shown else {}
        infos = [_admin_match(row, chairs[row.id], owner, size) for row, owner, size in shown]
        return AdminMatches(infos, len(found) > PAGE)

    async def _match(self, match: str) -> AdminMatch:
        found = await self._store.match(match)
        if found is None:
            raise not_found()
        row, owner, size = found
        return _admin_match(row, await self._house.store.chairs(match), owner, size)

    async def close(self, host: PersonRow, match: str) -> AdminMatch:
        """Nobody plays or sees it any longer; everything is kept."""
        await self._match(match)
        await self._store.close(match, True)
        await self._house.table_news.closed(match)
        await self._did(host, "closes a match", match)
        return await self._match(match)

    async def open(self, host: PersonRow, match: str) -> AdminMatch:
        """It goes on where it was closed."""
        await self._match(match)
        await self._store.close(match, False)
        await self._house.table_news.seats_changed(match)
        await self._did(host, "opens a match again", match)
        return await self._match(match)

    async def record(self, host: PersonRow, match: str) -> str:
        """The record of a match that is closed or over; it tells the secrets of all seats."""
        row = await self._house.store.match(match)
        if row is None:
            raise not_found()
        if row.branch_of is not None:
            raise Problem(409, "branch", "A branch has no record of its own: it began in the middle of another match.")
        if row.state == "waiting" or (row.state == "running" and not row.removed):
            raise Problem(409, "not-over", "The record tells the secrets of all seats: close the match first.")
        played = (await rebuild(row, await self._house.store.entries(match))).match
        await self._did(host, "takes the record of a match", match)
        return played.record.write()

    async def delete(self, host: PersonRow, match: str) -> None:
        """Forget a match that was closed."""
        if not (await self._match(match)).closed:
            raise Problem(409, "not-closed", "Close the match first, and take its record if you want to keep it.")
        await self._store.delete(match)
        await self._did(host, "deletes a match", match)

    # ---- scenarios of people's own

    async def reports(self) -> list[ReportInfo]:
        """What people told of scenarios."""
        told = await self._scenarios.complaints()
        return [ReportInfo(**msgspec.structs.asdict(one) | {"at": when(one.at)}) for one in told]

    async def dismiss(self, host: PersonRow, report: int) -> None:
        """It has been seen to."""
        if not await self._scenarios.dismiss(_in_range(report)):
            raise not_found("report")
        await self._did(host, "has seen to a report", f"number {report}")

    # ---- the server

    async def figures(self) -> Figures:
        """The server in numbers."""
        house, settings = self._house, self._house.settings
        counts = await self._store.counts(now() - DAY)
        told = await self._notices.counts()
        thinkers = house.thinkers
        return Figures(
            version=__version__,
            mode="hosting" if settings.hosting else "local",
            started=self._started,
            workers=settings.workers,
            people=counts["people"],
            guests=counts["guests"],
            seen_today=counts["seen"],
            matches=MatchCounts(*(counts.get(state, 0) for state in ("waiting", "running", "over", "closed"))),
            tables=len(house.tables.all()),
            watching=house.hub.sockets,
            bots=BotFigures(settings.thinkers, thinkers.thinking, thinkers.waiting),
            database=DatabaseFigures(house.store.engine.dialect.name, await self._store.bytes()),
            notices=NoticeFigures(told.get("waiting", 0), told.get("sent", 0), told.get("given up", 0)),
        )

    async def announce(self, host: PersonRow, text: str) -> TheNotice:
        """A notice to all."""
        words = one_line(text, LONGEST_NOTICE)
        made = await self._store.announce(words)
        self._house.people_news.announced()
        await self._did(host, "tells everybody", words or "nothing any more")
        return TheNotice(notice_info(made))

    def settings(self) -> list[Setting]:
        """How the server was started, without its secrets."""
        return shown_settings(self._house.settings, self._house.store.url.render_as_string(hide_password=True))

    async def deeds(self) -> list[DeedInfo]:
        """What hosts did last."""
        return [DeedInfo(when(deed.at), deed.who, deed.what, deed.about) for deed in await self._store.deeds()]


def shown_settings(settings: Settings, database: str) -> list[Setting]:
    """The settings as a host may read them on his page: which secrets there are, but none of them."""
    smtp = settings.smtp
    mail = "none" if smtp is None else f"{smtp.host}:{smtp.port} ({smtp.security}), from {smtp.sender}"
    shown: tuple[tuple[str, Any, str], ...] = (
        ("--db", database, "Where everything is kept."),
        ("--accounts", settings.hosting, "People sign in with a login and a password."),
        ("--invitation", bool(settings.code), "There is a code that is always good for a new account."),
        ("--invited-only", settings.needs_code, "A new account needs a code."),
        ("--origin", ", ".join(settings.origins) or "none", "The addresses under which browsers reach the server."),
        ("--workers", settings.workers, "Processes that serve."),
        ("--bots", settings.thinkers, "Processes in which bots think."),
        ("--memory", settings.memory, "Megabytes for the tables of one worker."),
        ("--limits", f"{settings.limits:g}", "A factor for all limits."),
        ("--smtp", mail, "The mail server that notices go through."),
        ("games", ", ".join(_games()), "What is played here, and where it is from if it is none of ours."),
        *((f"game {name}", "left out", why) for name, why in broken().items()),
        ("--webhooks", settings.webhooks, "Which addresses people's webhooks may have."),
    )
    return [Setting(name, {True: "yes", False: "no"}[v] if isinstance(v, bool) else str(v), h) for name, v, h in shown]


def _games() -> list[str]:
    return [f"{game.title} ({game.package})" if game.package else game.title for game in available()]


def _in_range(number: int) -> int:
    if not 0 <= number < LARGEST_ID:
        raise not_found("number")
    return number


def _called(person: KnownPerson) -> str:
    return f"{person.name} ({person.login or f'guest {person.id}'})"


def _person_info(person: KnownPerson) -> PersonInfo:
    seen = None if person.seen is None else when(person.seen)
    return PersonInfo(**msgspec.structs.asdict(person) | {"created": when(person.created), "seen": seen})


def _invitation_info(row: InvitationRow) -> InvitationInfo:
    until = None if row.until is None else when(row.until)
    return InvitationInfo(**msgspec.structs.asdict(row) | {"made": when(row.made), "until": until})


def _admin_match(row: MatchRow, chairs: list[SeatRow], owner: str, size: int) -> AdminMatch:
    return AdminMatch(
        id=row.id,
        title=row.title,
        game=row.game,
        state=row.state,
        closed=row.removed,
        public=row.public,
        owner=owner,
        seats=[chair.who or (f"{chair.bot} (bot)" if chair.bot else "") for chair in chairs],
        seq=row.seq,
        bytes=size,
        created=when(row.created),
        changed=when(row.changed),
    )
