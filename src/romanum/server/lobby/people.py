"""Who is asking: guests and the owner of a local server, accounts of a hosted one."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import TYPE_CHECKING, Final

from romanum import __version__
from romanum.server.bounds.limits import GUESSES, GUESTS, PLACE, SIGNING_IN, Limits, place_of
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.bounds.settings import Settings
from romanum.server.news.messages import notice_info
from romanum.server.store import PersonRow
from romanum.server.store.papers import Announcement
from romanum.server.store.time import now
from romanum.server.tables.storage import Storage
from romanum.server.wire import Credentials, Me

if TYPE_CHECKING:
    from argon2 import PasswordHasher

SESSION_DAYS: Final = 180
SESSION_SECONDS: Final = SESSION_DAYS * 24 * 3600
LONGEST_NAME: Final = 40
SHORTEST_PASSWORD: Final = 10
LONGEST_PASSWORD: Final = 200
REMEMBERED_SECONDS: Final = 20.0
MOST_REMEMBERED: Final = 10_000
RESET_HOURS: Final = 48
HASHED_AT_ONCE: Final = 2
"""So many passwords are looked at at the same time: each takes 64 MB."""
FREE_GUESSES: Final = 5
"""After so many wrong passwords for a login the next attempts wait,"""
DELAY: Final = 0.5
"""so many seconds more for each of them,"""
LONGEST_DELAY: Final = 5.0
"""but not longer than that."""
SEEN_SECONDS: Final = 300.0
"""So exactly it is known when somebody was here last."""


def clean_name(name: str, default: str) -> str:
    """A name as it can be shown: one line, not too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return shown[:LONGEST_NAME] or default


class People:
    """Sessions and accounts."""

    def __init__(self, store: Storage, settings: Settings, limits: Limits) -> None:
        self._store = store
        self._settings = settings
        self._limits = limits
        self._hosting = store.hosting
        self._known: OrderedDict[str, tuple[PersonRow, float]] = OrderedDict()
        self._forgotten = 0
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)
        self._seen: OrderedDict[int, float] = OrderedDict()
        self._announced: list[Announcement | None] = []
        """The notice to all, once it has been read."""
        self.sessions_ended: Callable[[int], Awaitable[None]] = self._forget
        """Called when sessions of somebody have ended or hold another name; the house tells all workers and sockets."""

    @cached_property
    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher()

    @cached_property
    def _nobodys_hash(self) -> str:
        """What a password is compared with if there is no such login, so that both take equally long."""
        return self._hasher.hash(secrets.token_hex(16))

    async def me(self, person: PersonRow | None, token: str = "") -> Me:
        """What a client is told about itself."""
        me = Me(
            mode="hosting" if self._settings.hosting else "local",
            signed_in=person is not None,
            can_create=person is not None,
            version=__version__,
            public=self._settings.public_url,
            reach="machine" if self._settings.loopback else "network",
            needs_code=self._settings.needs_code,
            along=self._settings.along,
            mail=self._settings.sends_mail,
            ratings=self._settings.ratings,
            notice=notice_info(await self.announcement()),
        )
        if person is not None:
            me.id, me.name, me.owner = person.id, person.name, person.owner
            me.tournaments = self._settings.may_make_tournaments(person.owner)
        if token:
            me.token = token
        return me

    async def announcement(self) -> Announcement | None:
        """The host's notice to all, remembered until there is another."""
        if not self._announced:
            self._announced = [await self._hosting.announcement()]
        return self._announced[0]

    def forget_announcement(self) -> None:
        """There is another notice to all."""
        self._announced = []

    async def by_token(self, token: str) -> PersonRow | None:
        """Whose session it is. An answer is remembered for some seconds."""
        if not token or len(token) > 100:
            return None
        person, until = self._known.get(token, (None, 0.0))
        if person is not None and time.monotonic() < until:
            return person
        forgotten = self._forgotten
        person = await self._store.session(token, now() - SESSION_SECONDS * 1000)
        if person is not None:
            if forgotten == self._forgotten:
                self._remember(token, person)
            await self._note_seen(person.id)
        return person

    async def _note_seen(self, person: int) -> None:
        if self._seen.get(person, -SEEN_SECONDS) + SEEN_SECONDS <= time.monotonic():
            self._seen[person] = time.monotonic()
            self._seen.move_to_end(person)
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.popitem(last=False)
            await self._hosting.seen(person, PLACE.get())

    def forget(self, person: int | None) -> None:
        """Look again whose sessions they are: somebody was blocked, signed out or is no longer what he was; None: all.

        What is just being read from the store may be older than that, and is not remembered.
        """
        self._forgotten += 1
        self._known = OrderedDict((t, known) for t, known in self._known.items() if person not in (None, known[0].id))

    async def _forget(self, person: int) -> None:
        self.forget(person)

    def _remember(self, token: str, person: PersonRow) -> None:
        self._known[token] = (person, time.monotonic() + REMEMBERED_SECONDS)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)

    async def guest(self, address: str, name: str = "", key: str = "") -> tuple[PersonRow, str]:
        """A session without an account: the owner's with his key, else a new guest's. Local servers only."""
        if self._settings.hosting:
            raise Problem(401, "sign-in", "Sign in first.")
        if key:
            return await self._owner(key, name)
        self._limits.check(GUESTS, ("guest", place_of(address)), "new guests")
        person = await self._store.add_person(clean_name(name, "Guest"))
        assert person is not None
        return person, await self._store.begin_session(person.id)

    async def _owner(self, key: str, name: str) -> tuple[PersonRow, str]:
        if not self._settings.key or not secrets.compare_digest(key.encode(), self._settings.key.encode()):
            raise Problem(403, "not-owner", "That is not the key that romanum printed when it started.")
        person = await self._store.person(owner=True) or await self._store.add_person(
            clean_name(name, "You"), owner=True
        )
        assert person is not None
        return person, await self._store.begin_session(person.id)

    async def rename(self, person: PersonRow, name: str) -> PersonRow:
        """Another name."""
        name = clean_name(name, person.name)
        await self._store.change_person(person.id, name=name)
        await self.sessions_ended(person.id)
        return PersonRow(person.id, name, person.owner, person.login)

    async def account(self, given: Credentials, address: str) -> tuple[PersonRow, str]:
        """A new account of a hosted server. The very first one may be made with the host's key, and is the host's."""
        self._only_hosting()
        self._limits.check(SIGNING_IN, ("account", place_of(address)), "new accounts")
        login = _login(given.login)
        _check_password(given.password)
        host = bool(self._settings.key) and _same(given.code, self._settings.key)
        always_good = bool(self._settings.code) and _same(given.code, self._settings.code)
        code = given.code if self._settings.needs_code and not always_good else None
        hashed = await self._hashed(given.password)
        name = clean_name(given.name, given.login)
        try:
            person = await self._hosting.add_account(name, login, hashed, code=code, host=host)
        except ValueError:
            raise _taken(login) from None
        except LookupError:
            if host and await self._store.person(login=login) is not None:
                raise _taken(login) from None
            raise _no_code(given.code, host) from None
        return person, await self._store.begin_session(person.id)

    async def change_password(self, person: PersonRow, token: str, old: str, new: str) -> None:
        """Another password; sessions elsewhere end."""
        self._only_hosting()
        self._limits.check(SIGNING_IN, ("password", person.id), "attempts to change the password")
        _check_password(new)
        known = await self._store.person(id=person.id)
        if not await self._fits(known, old):
            raise Problem(401, "wrong-password", "The password is wrong.")
        fresh = await self._hashed(new)
        await self._hosting.new_password(person.id, fresh, spare=token)
        await self.sessions_ended(person.id)

    async def reset_link(self, person: int) -> tuple[str, int]:
        """The path of a link with which somebody chooses a new password, once, and until when."""
        until = now() + RESET_HOURS * 3_600_000
        return f"/reset/{await self._hosting.add_link('reset', person, '', until)}", until

    async def login_of_reset(self, token: str) -> str:
        """Whose password a link changes."""
        found = await self._hosting.link("reset", token)
        person = None if found is None else await self._store.person(id=found.person)
        if person is None or person.login is None:
            raise not_found("link")
        return person.login

    async def reset(self, token: str, password: str, address: str) -> tuple[PersonRow, str]:
        """A new password by a link, and a session; all others end."""
        self._limits.check(SIGNING_IN, ("reset", place_of(address)), "attempts to sign in")
        _check_password(password)
        await self.login_of_reset(token)
        hashed = await self._hashed(password)
        found = await self._hosting.use_link("reset", token)
        if found is None:
            raise not_found("link")
        await self._hosting.new_password(found.person, hashed)
        await self.sessions_ended(found.person)
        person = await self._store.person(id=found.person)
        assert person is not None
        if person.blocked:
            raise _shut_out()
        return person, await self._store.begin_session(person.id)

    async def login(self, given: Credentials, address: str) -> tuple[PersonRow, str]:
        """A session of an account. Guesses count for the address they come from; they slow the login down, and no more,
        so that nobody can lock its owner out."""
        self._only_hosting()
        login = _login(given.login)
        here = ("address", place_of(address))
        self._limits.check(SIGNING_IN, here, "wrong passwords from your network")
        await asyncio.sleep(self._slowed(login))
        person = await self._store.person(login=login)
        if not await self._fits(person, given.password) or person is None:
            self._limits.wait(GUESSES, ("guesses", login))
            raise Problem(401, "wrong-password", "The login or the password is wrong.")
        self._limits.give_back(SIGNING_IN, here)
        if person.blocked:
            raise _shut_out()
        return person, await self._store.begin_session(person.id)

    def _slowed(self, login: str) -> float:
        """So many seconds an attempt waits after many wrong ones at the same login, from anywhere."""
        taken = self._limits.taken(GUESSES, ("guesses", login))
        return min(LONGEST_DELAY, max(0.0, taken - FREE_GUESSES) * DELAY)

    async def _fits(self, person: PersonRow | None, password: str) -> bool:
        """Whether it is the person's password; as slow if there is no such person."""
        hashed = person.password if person is not None and person.password else self._nobodys_hash
        async with self._hashing:
            return await asyncio.to_thread(self._verified, hashed, password[: LONGEST_PASSWORD + 1])

    async def _hashed(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    def _verified(self, hashed: str, password: str) -> bool:
        from argon2.exceptions import VerificationError

        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False

    def _only_hosting(self) -> None:
        if not self._settings.hosting:
            raise Problem(409, "not-hosting", "This server has no accounts.")

    async def logout(self, person: PersonRow, token: str) -> None:
        """End a session."""
        await self._store.end_session(token)
        await self.sessions_ended(person.id)


def _login(login: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._-]{2,40}", login):
        raise Problem(400, "bad-request", "A login has 2 to 40 letters, digits, dots or dashes.")
    return login.lower()


def _check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise Problem(400, "bad-request", f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")


def _same(given: str, known: str) -> bool:
    return secrets.compare_digest(given.encode(), known.encode())


def _taken(login: str) -> Problem:
    return Problem(409, "login-taken", f"Somebody else is called {login} here.")


def _no_code(code: str, host: bool) -> Problem:
    if host:
        return Problem(403, "not-yours", "This server has its host already: ask for an invitation code.")
    if not code:
        return Problem(403, "not-yours", "This server asks new people for an invitation code.")
    return Problem(403, "not-yours", "This invitation code is not, or no longer, good.")


def _shut_out() -> Problem:
    return Problem(403, "blocked", "The host has shut this account out.")
