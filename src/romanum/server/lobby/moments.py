"""Moments of a match that have gone by: its table as it once stood, and what has happened since put into words."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, Protocol

from romanum.analysis.decisive import Swing, decisive
from romanum.analysis.narration import told
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.past import NotKept
from romanum.engine.secrecy import masked
from romanum.server.bounds.background import beside
from romanum.server.bounds.piecework import Piecework
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.lobby.admission import Admission
from romanum.server.news.messages import table_info
from romanum.server.news.presence import Presence
from romanum.server.news.stuck_bots import StuckBots
from romanum.server.store import PersonRow
from romanum.server.tables.table import Table
from romanum.server.wire import Decided, Glimpse, TableInfo

FEW: Final = 40
"""So many events are put into words at once."""
MOST_DECIDED: Final = 100
"""Of so many matches it is remembered what decided them."""
SENTENCES: Final = 2
"""So many sentences tell of one such moment."""
GLIMPSE_WIDTH: Final = 360
"""A small picture of a match is so wide on a page."""


class Parts(Protocol):
    """What this needs of the server."""

    admission: Admission
    presence: Presence
    stuck_bots: StuckBots
    piecework: Piecework


class Moments:
    """Shows the past of matches."""

    def __init__(self, house: Parts) -> None:
        self._house = house
        self._decided: OrderedDict[str, list[Swing]] = OrderedDict()

    async def read_ahead(self, table: Table, seat: int | None, since: int | None) -> None:
        """Before somebody is shown a table: put what has happened into words, if that is much, piece by piece."""
        async with table.still() as played:
            first = 0 if since is None else table.events_kept(since)
            if len(played.events) - first <= FEW:
                return
            reading = table.screen.read_ahead(seat, first)
        await self._house.piecework.done(reading)

    async def at(self, match: str, person: PersonRow | None, seat: int | None, n: int, events: bool) -> TableInfo:
        """The table after n actions: from one's own seat, or after the end from any."""
        row, chairs = await self._house.admission.seen(match, person)
        everything_open = row.state == "over" and (seat is None or 0 <= seat < len(chairs))
        table = await self._house.admission.table(match, person, None if everything_open else seat)
        if events:
            await self.read_ahead(table, seat, None)
        async with table.still() as played:
            if not 0 <= n <= len(played.history):
                raise Problem(404, "not-found", f"This match has {len(played.history)} actions, not {n}.")
            me = None if person is None else person.id
            with what_was_kept():
                past, stuck = played.at(n), self._house.stuck_bots.of(match)
                return table_info(
                    table, seat, me, self._house.presence.here(table.row), stuck, past=past, events=events
                )

    async def glimpse(self, match: str, person: PersonRow | None) -> Glimpse:
        """A match at one look: its board as somebody knows it from the first seat of his own, and its turn."""
        row, chairs = await self._house.admission.seen(match, person)
        if row.state == "waiting":
            raise not_found("picture")
        seat = next((chair.seat for chair in chairs if person is not None and chair.person == person.id), None)
        table = await self._house.admission.table(match, person, seat)
        async with table.still() as played:
            game, known = played.game, masked(played.position, seat)
        return await beside(partial(_glimpse, game, known))

    async def decided(self, match: str, person: PersonRow | None) -> list[Decided]:
        """The moments that decided a match that is over, as they came."""
        row, _ = await self._house.admission.seen(match, person)
        if row.state != "over":
            raise Problem(409, "not-over", "What decided a match can be told when it is over.")
        table = await self._house.admission.table(match, person, None)
        async with table.still() as played:
            looking = decisive(played)
        if match not in self._decided:
            self._decided[match] = await self._house.piecework.done(looking)
        swings = self._decided[match]
        while len(self._decided) > MOST_DECIDED:
            self._decided.popitem(last=False)
        return [_decided(played, swing) for swing in swings]


def _decided(played: Match[Any], swing: Swing) -> Decided:
    then = played.position_after(swing.n)
    turn, came = played.game.turn(then), told(played, swing.first, swing.n, SENTENCES)
    return Decided(swing.first, swing.n, turn, came, swing.before, swing.after, _drawn(played.game, then))


def _glimpse(game: Game[Any], known: Any) -> Glimpse:
    return Glimpse(_drawn(game, known), game.turn(known), game.turns(known))


def _drawn(game: Game[Any], known: Any) -> str | None:
    """A small picture; None in a game that draws none."""
    picture = game.picture(known)
    return None if picture is None else picture.svg(GLIMPSE_WIDTH)


@contextmanager
def what_was_kept() -> Iterator[None]:
    """Say so where a position of the past cannot be shown."""
    try:
        yield
    except NotKept as problem:
        raise Problem(409, "not-kept", f"This moment cannot be shown: {problem}.") from None
