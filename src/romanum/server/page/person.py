"""The one person whose page it is. He need not sign in, and nobody else can."""

from __future__ import annotations

from romanum.server.bounds.limits import Limits
from romanum.server.bounds.settings import Settings
from romanum.server.lobby.people import People
from romanum.server.page.own_shelf import PageStore
from romanum.server.store import PersonRow
from romanum.server.wire import Me


class OwnPerson(People):
    """Whoever asks, it is he."""

    def __init__(self, store: PageStore, settings: Settings, limits: Limits) -> None:
        super().__init__(store, settings, limits)
        self._own = store

    async def by_token(self, token: str) -> PersonRow | None:
        """It is always the same."""
        return self._own.me

    async def guest(self, address: str, name: str = "", key: str = "") -> tuple[PersonRow, str]:
        """There is one session, and it needs no token."""
        return self._own.me, ""

    async def me(self, person: PersonRow | None, token: str = "") -> Me:
        """What the client is told: that it is in a page."""
        me = await super().me(self._own.me)
        me.page = True
        return me

    async def logout(self, person: PersonRow, token: str) -> None:
        """He stays."""
