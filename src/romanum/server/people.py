"""Who is asking: guests and the owner of a local server, accounts of a hosted one."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from functools import cached_property
from typing import TYPE_CHECKING, Final

from romanum import __version__
from romanum.server.limits import GUESTS, SIGNING_IN, Limits
from romanum.server.problem import Problem
from romanum.server.settings import Settings
from romanum.server.store import PersonRow, Store
from romanum.server.store.store import now
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


def clean_name(name: str, default: str) -> str:
    """A name as it can be shown: one line, not too long."""
    shown = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    return shown[:LONGEST_NAME] or default


class People:
    """Sessions and accounts."""

    def __init__(self, store: Store, settings: Settings, limits: Limits) -> None:
        self._store = store
        self._settings = settings
        self._limits = limits
        self._known: OrderedDict[str, tuple[PersonRow, float]] = OrderedDict()

    @cached_property
    def _hasher(self) -> PasswordHasher:
        from argon2 import PasswordHasher

        return PasswordHasher()

    @cached_property
    def _nobodys_hash(self) -> str:
        """What a password is compared with if there is no such login, so that both take equally long."""
        return self._hasher.hash(secrets.token_hex(16))

    def me(self, person: PersonRow | None, token: str = "") -> Me:
        """What a client is told about itself."""
        me = Me(
            mode="hosting" if self._settings.hosting else "local",
            signed_in=person is not None,
            can_create=person is not None,
            version=__version__,
        )
        if person is not None:
            me.id, me.name, me.owner = person.id, person.name, person.owner
        if token:
            me.token = token
        return me

    async def by_token(self, token: str) -> PersonRow | None:
        """Whose session it is. An answer is remembered for some seconds."""
        if not token or len(token) > 100:
            return None
        person, until = self._known.get(token, (None, 0.0))
        if person is not None and time.monotonic() < until:
            return person
        person = await self._store.session(token, now() - SESSION_SECONDS * 1000)
        if person is not None:
            self._remember(token, person)
        return person

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
        self._limits.check(GUESTS, ("guest", address), "new guests")
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

    async def rename(self, person: PersonRow, token: str, name: str) -> PersonRow:
        """Another name."""
        name = clean_name(name, person.name)
        await self._store.change_person(person.id, name=name)
        renamed = PersonRow(person.id, name, person.owner, person.login)
        self._remember(token, renamed)
        return renamed

    async def account(self, given: Credentials, address: str) -> tuple[PersonRow, str]:
        """A new account of a hosted server. The first with the host's key is the host's own."""
        self._only_hosting()
        self._limits.check(SIGNING_IN, ("account", address), "new accounts")
        login = _login(given.login)
        owner = bool(self._settings.key) and secrets.compare_digest(given.code.encode(), self._settings.key.encode())
        invited = not self._settings.code or secrets.compare_digest(given.code.encode(), self._settings.code.encode())
        if not owner and not invited:
            raise Problem(403, "not-yours", "This server asks new people for its invitation code.")
        if not SHORTEST_PASSWORD <= len(given.password) <= LONGEST_PASSWORD:
            raise Problem(400, "bad-request", f"A password has {SHORTEST_PASSWORD} characters or more.")
        hashed = await asyncio.to_thread(self._hasher.hash, given.password)
        name = clean_name(given.name, given.login)
        person = await self._store.add_person(name, owner=owner, login=login, password=hashed)
        if person is None:
            raise Problem(409, "login-taken", f"Somebody else is called {login} here.")
        return person, await self._store.begin_session(person.id)

    async def login(self, given: Credentials, address: str) -> tuple[PersonRow, str]:
        """A session of an account."""
        self._only_hosting()
        login = _login(given.login)
        self._limits.check(SIGNING_IN, ("login", login), "attempts to sign in")
        self._limits.check(SIGNING_IN, ("address", address), "attempts to sign in")
        person = await self._store.person(login=login)
        hashed = person.password if person is not None and person.password else self._nobodys_hash
        fits = await asyncio.to_thread(self._fits, hashed, given.password[: LONGEST_PASSWORD + 1])
        if person is None or not fits:
            raise Problem(401, "wrong-password", "The login or the password is wrong.")
        return person, await self._store.begin_session(person.id)

    def _fits(self, hashed: str, password: str) -> bool:
        from argon2.exceptions import VerificationError

        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False

    def _only_hosting(self) -> None:
        if not self._settings.hosting:
            raise Problem(409, "not-hosting", "This server has no accounts.")

    async def logout(self, token: str) -> None:
        """End a session."""
        self._known.pop(token, None)
        await self._store.end_session(token)


def _login(login: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._-]{2,40}", login):
        raise Problem(400, "bad-request", "A login has 2 to 40 letters, digits, dots or dashes.")
    return login.lower()
