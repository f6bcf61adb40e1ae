"""A server that tells people of their matches, and what they wish to be told."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import text

from romanum.server.bounds.settings import Smtp
from romanum.server.notices.notices import GRACE
from server.news.test_turns import act, sat_down, waiting_for
from server.receivers import Mailbox
from server.visitors import Running, Visitor, running

PUBLIC = "http://club.example"  # not https: its cookies would be for https alone
MINUTE = 60_000


@asynccontextmanager
async def telling(url: str, smtp: Smtp | None = None, **more: Any) -> AsyncIterator[Running]:
    """A server that can tell people something, also on this machine."""
    async with running(url, smtp=smtp, **{"origins": (PUBLIC,), "webhooks": "any", **more}) as server:
        yield server


async def wish(visitor: Visitor, **wishes: Any) -> Any:
    return (await visitor.client.put("/api/me/notices", json=wishes)).json()


async def confirmed(visitor: Visitor, mailbox: Mailbox, address: str = "livia@home.example") -> None:
    await wish(visitor, address=address)
    await visitor.post(f"/confirm/{link_in(mailbox, 'confirm')}")
    mailbox.mails.clear()


def link_in(mailbox: Mailbox, page: str) -> str:
    found = re.search(rf"{PUBLIC}/{page}/(\S+)", mailbox.mails[-1].get_content())
    assert found is not None
    return found[1]


async def later(server: Running, milliseconds: int = GRACE + 1000) -> None:
    """Time passes, and it is looked whether there is something to tell."""
    async with server.house.store.engine.begin() as connection:
        await connection.execute(text(f"UPDATE matches SET changed = changed - {milliseconds}"))
        await connection.execute(text(f"UPDATE notices SET due = due - {milliseconds}"))
    await server.house.clock.tick()
    await server.house.notices.tick()


async def duel(server: Running, livia: Visitor, drusus: Visitor, **more: Any) -> str:
    """A match in which it is Livia's turn, in seat 0."""
    match = await sat_down(livia, drusus, title="Friday", **more)
    while await waiting_for(server, match) == 1:
        await act(drusus, match, 1)
    return match
