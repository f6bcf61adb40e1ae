"""Pictures that unfold beside a link: drawn once, kept, and never more often than a flood of requests is worth.

A picture shows what anybody may see and nothing else: of a public match the board as a spectator has it. Of a match
that is not public there is none, and nothing tells it from a match that does not exist.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final, NamedTuple

from romanum.bots.seats import plain_name
from romanum.engine.pages.picture import Picture
from romanum.engine.secrecy import masked
from romanum.server.bounds.limits import PLACE, Limit, Limits
from romanum.server.bounds.prices import Prices
from romanum.server.bounds.problem import not_found
from romanum.server.bounds.processor_time import measured
from romanum.server.bounds.speech import say
from romanum.server.clubs.link_cards import Card, Line, draw, fitting
from romanum.server.clubs.profiles import Form, Who
from romanum.server.lobby.new_match import find_game
from romanum.server.store import MatchRow, SeatRow, Store
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.seat_view import called, ending, title_of_game

MOST_KEPT: Final = 200
FRESH: Final = 60
"""Seconds for which a picture of a match that goes on is good enough."""
LASTING: Final = 24 * 3600
"""Seconds for which one of a match that is over is."""
DRAWING: Final = Limit(20, 0.5)
"""Pictures that are drawn for one place, not those that are there already."""
AT_ONCE: Final = 1
"""So many are drawn at the same time: it takes a second of a core."""

Key = tuple[Any, ...]


class Drawn(NamedTuple):
    """A picture, what it is known by, when it was drawn, and for how many seconds others may keep it."""

    png: bytes
    tag: str
    at: float
    lasts: int


class Gallery:
    """The pictures of a house."""

    def __init__(self, store: Store, tables: Tables, limits: Limits, prices: Prices) -> None:
        self._store = store
        self._tables = tables
        self._limits = limits
        self._prices = prices
        self._kept: OrderedDict[Key, Drawn] = OrderedDict()
        self._drawing: dict[Key, asyncio.Task[Drawn]] = {}
        self._hands = asyncio.Semaphore(AT_ONCE)
        self.drawn = 0
        """How many were drawn in all."""

    async def match(self, match: str, language: str) -> Drawn:
        """The board of a public match."""
        row = await self._store.match(match)
        if row is None or row.removed or not row.public or row.state == "waiting":
            raise not_found("picture")
        over = row.state == "over"
        key = ("match", match, row.n if over else -1, language)
        return await self._picture(key, LASTING if over else FRESH, lambda: self._of_match(row))

    async def game(self, game: str, language: str) -> Drawn:
        """The board of a game as it is set up: for invitations and the wall."""
        return await self._picture(("game", game, language), LASTING, lambda: self._of_game(game))

    async def who(self, who: Who, forms: list[Form], language: str) -> Drawn:
        """Somebody's ratings."""
        key = ("who", who.id, who.name, tuple((form.game, form.rating, form.games) for form in forms), language)
        return await self._picture(key, FRESH, lambda: self._of_who(who, forms))

    async def _picture(self, key: Key, lasts: int, card: Callable[[], Awaitable[Card]]) -> Drawn:
        """One that is there and young enough, else a new one, drawn once for all who ask for it meanwhile."""
        known = self._kept.get(key)
        if known is not None and time.monotonic() - known.at < lasts:
            self._kept.move_to_end(key)
            return known
        if key not in self._drawing:
            self._limits.check(DRAWING, ("pictures", PLACE.get()), "pictures")
            self._prices.may_labour(None)
            task = self._drawing[key] = asyncio.ensure_future(measured(self._draw(key, lasts, card)))
            task.add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(self._drawing[key])

    def _finished(self, key: Key, done: asyncio.Task[Drawn]) -> None:
        del self._drawing[key]
        if not done.cancelled():
            done.exception()

    async def _draw(self, key: Key, lasts: int, card: Callable[[], Awaitable[Card]]) -> Drawn:
        async with self._hands:
            png, seconds = await asyncio.to_thread(_drawn, await card())
        self._prices.laboured(None, seconds)
        self.drawn += 1
        made = self._kept[key] = Drawn(png, f'"{sha256(png).hexdigest()[:20]}"', time.monotonic(), lasts)
        self._kept.move_to_end(key)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return made

    async def _of_match(self, row: MatchRow) -> Card:
        table = await self._tables.newest(row.id)
        async with table.still() as played:
            game = played.game
            known = masked(played.position, None)
            board: Picture | None = game.picture(known)
            scores = (row.result or {}).get("scores") or game.scores(known)
        winners = (row.result or {}).get("winners", [])
        names = zip(called(row), await self._store.chairs(row.id), strict=True)
        lines = [
            Line(
                seat_line(name, chair),
                str(scores[chair.seat]) if any(scores) and chair.seat < len(scores) else "",
                chair.seat in winners,
            )
            for name, chair in names
        ]
        about = ending(row) if row.state == "over" else say("unfold-running")
        told = f"{game.title}. {about}" if row.title else about
        return Card(fitting(row.title or game.title), fitting(told), lines, board)

    async def _of_game(self, game: str) -> Card:
        found = find_game(game)
        board = await asyncio.to_thread(lambda: found.picture(masked(found.new(seed=1).position, None)))
        return Card(fitting(found.title), fitting(found.in_words("about-blurb", found.about.blurb)), [], board)

    async def _of_who(self, who: Who, forms: list[Form]) -> Card:
        lines = [
            Line(title_of_game(form.game), f"{form.rating}{'' if form.settled else '?'}", strong=form.settled)
            for form in forms
        ]
        return Card(fitting(who.name), say("unfold-profile"), lines)


def _drawn(card: Card) -> tuple[bytes, float]:
    """A picture, and how long it took of a processor."""
    begun = time.thread_time()
    return draw(card), time.thread_time() - begun


def seat_line(name: str, chair: SeatRow) -> str:
    """A seat and who plays it: "Green · Livia"."""
    who = chair.who or chair.bot
    return fitting(f"{plain_name(name)} · {who}" if who else plain_name(name))
