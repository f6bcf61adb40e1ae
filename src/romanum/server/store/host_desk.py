"""What a host needs of the store: people as he sees them, invitations, one-time links, figures and his own deeds."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import and_, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from romanum.server.store.database import Database, read_match
from romanum.server.store.fault import StoreFault
from romanum.server.store.papers import Announcement, LinkRow
from romanum.server.store.rows import Change, MatchRow, PersonRow
from romanum.server.store.schema import (
    META,
    announcements,
    deeds,
    invitations,
    links,
    log,
    matches,
    people,
    seats,
    sessions,
)
from romanum.server.store.time import now
from romanum.server.store.tokens import new_token, token_hash

PAGE: Final = 50
DEEDS: Final = 200
CODE_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
CODE_LENGTH: Final = 12


class KnownPerson(msgspec.Struct, frozen=True):
    """A person as the host sees him."""

    id: int
    name: str
    login: str | None
    owner: bool
    blocked: bool
    created: int
    seen: int | None
    matches: int
    running: int


class InvitationRow(msgspec.Struct, frozen=True):
    """A code for new accounts; `uses` is how many more may be made with it, None: any number."""

    id: int
    code: str
    note: str
    uses: int | None
    used: int
    made: int
    until: int | None
    revoked: bool


class Deed(msgspec.Struct, frozen=True):
    """Something the host has done."""

    at: int
    who: str
    what: str
    about: str


class HostingStore:
    """The part of the store that hosting needs."""

    def __init__(self, store: Database) -> None:
        self._store = store

    # ---- accounts

    async def has_host(self) -> bool:
        """Whether an account is the host's."""
        return bool(await self._store.rows(select(people.c.id).where(people.c.owner, people.c.login.is_not(None))))

    async def add_account(self, name: str, login: str, password: str, *, code: str | None, host: bool) -> PersonRow:
        """A new account: the host's, if there is none yet, or one that uses up an invitation (`code`), if it is good.

        `LookupError` if the code is no good or there is a host already, `ValueError` if the login is taken.
        """
        row = {"name": name, "owner": host, "login": login, "password": password, "created": now(), "blocked": False}
        try:
            async with self._store.change() as connection:
                if host:
                    await self._no_host_yet(connection)
                elif code is not None:
                    await _use_invitation(connection, code)
                made = await connection.execute(insert(people).values(row).returning(people.c.id))
                return PersonRow(made.scalar_one(), name, host, login, password)
        except StoreFault as problem:
            if isinstance(problem.__cause__, IntegrityError):
                raise ValueError(f"{login} is taken") from None
            raise

    async def _no_host_yet(self, connection: AsyncConnection) -> None:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(7007003)"))
        hosts = select(people.c.id).where(people.c.owner, people.c.login.is_not(None))
        if (await connection.execute(hosts)).first() is not None:
            raise LookupError("there is a host already")

    async def new_password(self, person: int, password: str, *, spare: str = "") -> None:
        """Change a password and end the person's sessions, but for the one with the token `spare`."""
        async with self._store.change() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(password=password))
            others = (sessions.c.person == person, sessions.c.token != token_hash(spare))
            await connection.execute(delete(sessions).where(*others))

    async def block(self, person: int, blocked: bool) -> None:
        """Shut somebody out, and end all his sessions; or let him in again."""
        async with self._store.change() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(blocked=blocked))
            if blocked:
                await connection.execute(delete(sessions).where(sessions.c.person == person))

    async def people(self, words: str = "", after: int = 0, limit: int = PAGE, **where: Any) -> list[KnownPerson]:
        """People by number, those whose name or login contains the words."""
        mine = select(func.count()).select_from(seats).join(matches, matches.c.id == seats.c.match)
        mine = mine.where(seats.c.person == people.c.id, ~matches.c.removed)
        columns = [people.c[field] for field in KnownPerson.__struct_fields__[:7]]
        running = mine.where(matches.c.state == "running").scalar_subquery()
        query = select(*columns, mine.scalar_subquery(), running).where(people.c.id > after)
        if words:
            like = f"%{_plain(words.lower())}%"
            query = query.where(
                or_(func.lower(people.c.name).like(like, escape="\\"), people.c.login.like(like, escape="\\"))
            )
        query = query.where(*(people.c[field] == value for field, value in where.items()))
        return [KnownPerson(*row) for row in await self._store.rows(query.order_by(people.c.id).limit(limit))]

    # ---- invitations

    async def invite(self, note: str, uses: int | None, until: int | None) -> InvitationRow:
        """A new code."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        row: dict[str, Any] = {"code": code, "note": note, "uses": uses, "used": 0, "made": now(), "until": until}
        row["revoked"] = False
        async with self._store.change() as connection:
            made = await connection.execute(insert(invitations).values(row).returning(invitations.c.id))
            return InvitationRow(made.scalar_one(), **row)

    async def invitations(self) -> list[InvitationRow]:
        """All codes, the newest first."""
        columns = [invitations.c[field] for field in InvitationRow.__struct_fields__]
        return [InvitationRow(*r) for r in await self._store.rows(select(*columns).order_by(invitations.c.id.desc()))]

    async def revoke(self, invitation: int) -> bool:
        """Make a code worthless; False if there is none."""
        async with self._store.change() as connection:
            this = invitations.c.id == invitation
            return (await connection.execute(update(invitations).where(this).values(revoked=True))).rowcount == 1

    # ---- one-time links

    async def add_link(self, kind: str, person: int, about: str, until: int) -> str:
        """The token of a link that works once; earlier ones of the kind no longer do. The store keeps its hash."""
        token = new_token()
        row = {"token": token_hash(token), "kind": kind, "person": person, "about": about, "made": now()}
        async with self._store.change() as connection:
            old = or_(and_(links.c.kind == kind, links.c.person == person), links.c.until < now())
            await connection.execute(delete(links).where(old))
            await connection.execute(insert(links).values(row | {"until": until}))
        return token

    async def link(self, kind: str, token: str) -> LinkRow | None:
        """What a link is for, if it is still good."""
        query = select(links.c.person, links.c.about).where(*_good_link(kind, token))
        found = await self._store.rows(query)
        return LinkRow(*found[0]) if found else None

    async def use_link(self, kind: str, token: str) -> LinkRow | None:
        """Use a link up; None if it is not good, or no longer."""
        async with self._store.change() as connection:
            query = delete(links).where(*_good_link(kind, token)).returning(links.c.person, links.c.about)
            found = (await connection.execute(query)).first()
            return None if found is None else LinkRow(*found)

    # ---- matches

    async def matches(self, state: str, words: str, page: int) -> list[tuple[MatchRow, str, int]]:
        """Matches with their owners' names and the sizes of their logs, newest first; one more than a page."""
        query = select(matches, people.c.name.label("the_owner")).join(people, people.c.id == matches.c.owner)
        if state:
            query = query.where(matches.c.removed if state == "closed" else _open_state(state))
        if words:
            like = f"%{_plain(words.lower())}%"
            named = func.lower(matches.c.title).like(like, escape="\\")
            query = query.where(or_(named, matches.c.id == words, func.lower(people.c.name).like(like, escape="\\")))
        query = query.order_by(matches.c.changed.desc(), matches.c.id).offset(page * PAGE).limit(PAGE + 1)
        return await self._sized([dict(row._mapping) for row in await self._store.rows(query)])

    async def match(self, match: str) -> tuple[MatchRow, str, int] | None:
        """One of them."""
        query = select(matches, people.c.name.label("the_owner")).join(people, people.c.id == matches.c.owner)
        found = await self._store.rows(query.where(matches.c.id == match))
        return (await self._sized([dict(found[0]._mapping)]))[0] if found else None

    async def _sized(self, rows: list[dict[str, Any]]) -> list[tuple[MatchRow, str, int]]:
        ids = [row["id"] for row in rows]
        query = select(log.c.match, func.sum(func.length(log.c.text))).where(log.c.match.in_(ids)).group_by(log.c.match)
        sizes = {match: int(size) for match, size in await self._store.rows(query)}
        owners = [str(row.pop("the_owner")) for row in rows]
        return [(read_match(row), owner, sizes.get(row["id"], 0)) for row, owner in zip(rows, owners, strict=True)]

    async def close(self, match: str, closed: bool) -> None:
        """Take a match off all lists, or put it back."""
        fields = {"removed": closed} | ({} if closed else {"changed": now()})
        await self._store.change_match(match, lambda row, chairs: Change(fields=fields))

    async def delete(self, match: str) -> None:
        """Forget a match and everything about it."""
        async with self._store.change() as connection:
            for table in reversed(META.sorted_tables):
                if "match" in table.c:
                    await connection.execute(delete(table).where(table.c.match == match))
            await connection.execute(delete(matches).where(matches.c.id == match))

    # ---- the notice to all, deeds, figures

    async def announcement(self) -> Announcement | None:
        """The host's notice to all."""
        columns = (announcements.c.id, announcements.c.text, announcements.c.at)
        found = await self._store.rows(select(*columns).order_by(announcements.c.id.desc()).limit(1))
        return Announcement(*found[0]) if found and found[0].text else None

    async def announce(self, words: str) -> Announcement | None:
        """A new notice to all; empty: none any more."""
        async with self._store.change() as connection:
            await connection.execute(insert(announcements).values(text=words, at=now()))
        return await self.announcement()

    async def add_deed(self, who: str, what: str, about: str) -> None:
        """Write down what the host did."""
        async with self._store.change() as connection:
            await connection.execute(insert(deeds).values(at=now(), who=who, what=what, about=about))

    async def deeds(self) -> list[Deed]:
        """The last things hosts did, the newest first."""
        query = select(deeds.c.at, deeds.c.who, deeds.c.what, deeds.c.about).order_by(deeds.c.id.desc()).limit(DEEDS)
        return [Deed(*row) for row in await self._store.rows(query)]

    async def seen(self, person: int, place: str) -> None:
        """Somebody was here, and asked from there."""
        await self._store.change_person(person, seen=now(), place=place)

    async def counts(self, today: int) -> dict[str, int]:
        """How many matches, accounts and guests there are, and who has been here since `today`."""
        states = select(matches.c.state, func.count()).where(~matches.c.removed).group_by(matches.c.state)
        found = {str(state): int(count) for state, count in await self._store.rows(states)}
        for name, table, where in (
            ("closed", matches, matches.c.removed),
            ("people", people, people.c.login.is_not(None)),
            ("guests", people, people.c.login.is_(None)),
            ("seen", people, people.c.seen >= today),
        ):
            query = select(func.count()).select_from(table).where(where)
            found[name] = int((await self._store.rows(query))[0][0])
        return found

    async def bytes(self) -> int:
        """How large the database is."""
        if self._store.shared:
            return int((await self._store.rows(text("SELECT pg_database_size(current_database())")))[0][0])
        file = Path(self._store.url.database or "")
        return sum(p.stat().st_size for p in (file, file.with_name(f"{file.name}-wal")) if p.is_file())


async def _use_invitation(connection: AsyncConnection, code: str) -> None:
    good = (
        invitations.c.code == code,
        ~invitations.c.revoked,
        or_(invitations.c.uses.is_(None), invitations.c.uses > 0),
        or_(invitations.c.until.is_(None), invitations.c.until > now()),
    )
    values = {"used": invitations.c.used + 1, "uses": invitations.c.uses - 1}
    if (await connection.execute(update(invitations).where(*good).values(values))).rowcount != 1:
        raise LookupError("this code is no good")


def _good_link(kind: str, token: str) -> tuple[Any, ...]:
    return (links.c.token == token_hash(token), links.c.kind == kind, links.c.until > now())


def _open_state(state: str) -> Any:
    return and_(matches.c.state == state, ~matches.c.removed)


def _plain(words: str) -> str:
    """Words without the signs that mean something in LIKE."""
    return words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
