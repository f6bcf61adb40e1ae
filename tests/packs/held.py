"""A table that the host of a page holds, with somebody who plays at it: the Python of a page runs it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from romanum.server.page.host import PageHost
from romanum.server.page.shelf import MemoryShelf
from romanum.server.page.thinkers import in_worker


async def think(task: bytes) -> bytes:
    """A worker, here and now."""
    return in_worker(task)


class Somebody:
    """Whoever asks a host."""

    def __init__(self, host: PageHost) -> None:
        self.host = host

    async def asks(self, method: str, path: str, body: Any = None) -> Any:
        """What is answered."""
        given = None if body is None else json.dumps(body).encode()
        status, _, answer = await self.host.request(method, f"/api{path}", {}, given)
        assert status in (200, 201), (path, answer)
        return json.loads(answer or b"null")

    async def is_asked(self, match: str) -> Any:
        """The table when it is this seat's turn."""
        while True:
            table = await self.asks("GET", f"/matches/{match}/table?seat=0")
            if table["decision"] or table["state"] == "over":
                return table
            await asyncio.sleep(0.02)


async def played(game: str, wish: dict[str, Any], times: int) -> tuple[list[str], int, int, int]:
    """The games of a page; and after some choices at a new table against a bot: the first number of the match, the
    last, and how many choices there are now."""
    host = await PageHost.open(MemoryShelf(), think, lambda socket, text: None)
    somebody = Somebody(host)
    games = [listed["id"] for listed in await somebody.asks("GET", "/games")]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "miles"}]
    match = (await somebody.asks("POST", "/matches", {"game": game, "seats": seats, **wish}))["id"]
    first = table = await somebody.is_asked(match)
    for _ in range(times):
        action = table["decision"]["options"][0]["text"]
        await somebody.asks("POST", f"/matches/{match}/act", {"seat": 0, "seq": table["seq"], "action": action})
        table = await somebody.is_asked(match)
    await host.close()
    return games, first["seq"], table["seq"], len(table["decision"]["options"])
