"""How a seat prefers to be asked, and the orders that answer for it: kept at any time, and nobody else hears of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from romanum.engine.standing.orders import Order
from romanum.server.lobby.admission import Admission
from romanum.server.news.table_news import TableNews
from romanum.server.store import PersonRow
from romanum.server.wire import OrdersAnswer, PreferAnswer


class Preferences:
    """What people say about being asked."""

    def __init__(self, admission: Admission, table_news: TableNews) -> None:
        self._admission = admission
        self._table_news = table_news

    async def prefer(self, match: str, person: PersonRow, seat: int, wishes: Mapping[str, str]) -> PreferAnswer:
        """Keep how a seat wishes to be asked."""
        table = await self._admission.playing(match, person, seat)
        kept = PreferAnswer(await table.prefer(seat, wishes))
        self._table_news.wished(match)
        return kept

    async def order(self, match: str, person: PersonRow, seat: int, orders: Sequence[Order]) -> OrdersAnswer:
        """Keep the orders of a seat; also while a bot plays it, which then answers itself."""
        table = await self._admission.table(match, person, seat, newest=False)
        kept = OrdersAnswer(await table.order(seat, orders))
        self._table_news.ordered(table)
        return kept
