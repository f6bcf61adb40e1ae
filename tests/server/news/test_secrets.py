"""Nothing a seat may not know is ever sent to it: whole games, every message searched.

Two searches. One looks in every byte for the names of what is hidden. The other needs no names: beside the match stands
a twin which differs in nothing but what the seat may not know, and everything that is sent must be the same, byte for
byte, in both worlds.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from romanum.bots import Chair, make_bot
from romanum.engine.dice import FastDice
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.engine.secrecy import HIDDEN, masked
from romanum.games.hre.data.components import BARBARIANS, CARDS, EMPERORS, PEOPLES
from romanum.server.news.messages import table_info, update_info
from romanum.server.store import Store
from romanum.server.tables.foresight import foreseen
from romanum.server.tables.seat_view import Screen
from romanum.server.tables.table import Table
from romanum.server.thinking.opinion import question
from server.joined_table import joined
from server.stored_match import no_news, seeded_match, tables_of
from server.visitors import Running, Visitor, running
from size import size

pytestmark = pytest.mark.anyio

GAMES = size(2, 50)
BOTS = ("miles", "tiro")
ASKED = 8
"""After each so many actions everything that can be asked for is compared too."""
SENT = 3
"""The events of so many actions are in what is compared: older ones have been compared before."""


def unknown_words(match: Match[Any], seat: int | None) -> set[str]:
    """Ids and names of the cards, emperors and peoples that the seat does not know to be where they are."""
    truth, known = match.position, masked(match.position, seat)
    hidden_cards = {CARDS[c] for c, k in zip(truth.hand, known.hand, strict=True) if k == HIDDEN}
    words = {word for card in hidden_cards for word in (card.id, card.name)}
    for token, seen in zip(truth.emperor_token, known.emperor_token, strict=True):
        if seen == HIDDEN:
            words |= {EMPERORS[truth.turn - 1][token - 1].id, EMPERORS[truth.turn - 1][token - 1].name}
    for token, seen in zip(truth.barbarian_token, known.barbarian_token, strict=True):
        if seen == HIDDEN:
            people = PEOPLES[BARBARIANS[truth.turn - 1][token - 1].people]
            words |= {f"Barbarian Token {token}: the {people.name}"}
    return words


def leaks(message: bytes, after: dict[str, Any], match: Match[Any], seat: int | None) -> list[str]:
    """What a message tells a seat that it may not know; `after` is the seat's table after it."""
    sent = msgspec.json.decode(message)
    first, text = sent["from"], _without_names_of_fields(sent)
    known, told = masked(match.position, seat), after["view"]
    return [
        *(word for word in unknown_words(match, seat) if word in text and _stands_alone(word, text)),
        *(field for field in match.position.secrets if told[field] != getattr(known, field)),
        *(line["kind"] for line in after["events"][first:] if not _may_know(match, line, seat)),
    ]


def _without_names_of_fields(sent: dict[str, Any]) -> str:
    """The message as text; a field of a view may be called like a card."""
    told = [list(sent.pop(part, {}).values()) for part in ("view", "changes", "set")]
    return msgspec.json.encode([sent, told]).decode()


def _stands_alone(word: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def _may_know(match: Match[Any], line: dict[str, Any], seat: int | None) -> bool:
    event = match.events[line["i"]]
    if seat is not None and seat in event.eyes:
        return True
    return not event.secret or not set(event.secret) & set(line["facts"])


def twin(table: Table, seat: int | None, seed: int) -> Table:
    """The same table in a world that differs in what the seat does not know: other hands, tokens and secret facts."""
    match = table.match.copy()
    known = masked(match.position, seat)
    dice = FastDice.seeded(seed)
    match.position = match.game.deal(known, 0 if seat is None else seat, dice)
    match.position.dice = table.match.position.dice.copy()  # whether dice were rolled decides about undo
    first = table.marks[max(table.seq - SENT, 0)]
    match.events[first:] = [_other_secret(event, seat) for event in match.events[first:]]
    other = Table(table._store, table.row, table.chairs, no_news)
    other.match, other.log, other.marks, other.screen = match, table.log, table.marks, Screen(match)
    return other


def _other_secret(event: Event, seat: int | None) -> Event:
    if not event.secret or (seat is not None and seat in event.eyes):
        return event
    return msgspec.structs.replace(event, secret=dict.fromkeys(event.secret, "something else"))


def sendable(table: Table, seat: int | None, view: dict[str, Any]) -> dict[str, bytes]:
    """Everything that can be sent to a seat at this moment, over the socket, over HTTP and to the seat's bot."""
    update, _ = update_info(table, seat, max(table.seq - 1, 0), view)
    sent: dict[str, Any] = {"update": update, "table": table_info(table, seat, None, since=max(table.seq - SENT, 0))}
    if seat is not None and table.seq % ASKED == 0:
        screen, told = table.screen, foreseen(table.match, seat)
        sent |= {"refused": screen.refused(seat), "odds": told.odds, "final": told.final}
        sent |= {"why": screen.why(seat, "place roma"), "bot": question(table.match, seat, "miles", 0)}
    return {kind: msgspec.json.encode(message) for kind, message in sent.items()}


class Watched:
    """A seat's client in a whole game: it keeps its table from the updates, and everything it is sent is searched."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.differed = 0
        info = table_info(table, seat, None)
        self._view = info.view
        self._table = msgspec.json.decode(msgspec.json.encode(info))
        assert not leaks(msgspec.json.encode(info), self._table, table.match, seat)

    def look(self, table: Table) -> None:
        """The update after an action, and whatever else could be asked for."""
        sent, old = sendable(table, self.seat, self._view), self._view
        update, self._view = update_info(table, self.seat, table.seq - 1, old)
        message = msgspec.json.encode(update)
        self._table = joined(self._table, msgspec.json.decode(message), table.match.game)
        assert not leaks(message, self._table, table.match, self.seat)
        other = twin(table, self.seat, table.seq)
        self.differed += other.match.position.to_json() != table.match.position.to_json()
        assert sendable(other, self.seat, old) == sent


@pytest.mark.parametrize("number", range(GAMES))
async def test_no_message_of_a_whole_game_tells_a_secret(number: int, tmp_path: Path) -> None:
    seats = 2 + number % 3
    store = Store(str(tmp_path / "romanum.db"))
    await store.open()
    table = await tables_of(store).table(await seeded_match(store, seed=number, seats=seats))
    table._store.append = _written  # type: ignore[method-assign,assignment]
    bots = [make_bot(BOTS[(number + seat) % len(BOTS)], number) for seat in range(seats)]
    async with table.still():
        watched = [Watched(table, seat) for seat in (None, *range(seats))]
    while not table.match.over:
        asked = table.match.pending[0]
        await table.act(asked, table.seq, bots[asked].choose(Chair(table.match, asked)).text, 1)
        for client in watched:
            client.look(table)
    assert table.seq > 100
    assert all(client.differed > table.seq // 2 for client in watched)
    await store.close()


async def _written(*_: object) -> bool:
    """The log is not what is tested here."""
    return True


async def test_a_leak_would_be_found(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "romanum.db"))
    await store.open()
    table = await tables_of(store).table(await seeded_match(store))
    async with table.still() as match:
        told, right = (msgspec.json.encode(table_info(table, seat, None)) for seat in (1, 0))
        assert leaks(told, msgspec.json.decode(told), match, 0)
        assert not leaks(right, msgspec.json.decode(right), match, 0)
    await store.close()


async def test_a_leak_into_the_twin_s_world_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(str(tmp_path / "romanum.db"))
    await store.open()
    table = await tables_of(store).table(await seeded_match(store))
    async with table.still():
        client = Watched(table, 0)
        assert sendable(twin(table, 0, 1), 0, client._view) == sendable(table, 0, client._view)
        monkeypatch.setattr(Match, "waiting_for", lambda match, _: f"somebody holds {match.position.hand}")
        assert sendable(twin(table, 0, 1), 0, client._view) != sendable(table, 0, client._view)
    await store.close()


async def frames(visitor: Visitor, match: str, query: str, into: list[bytes]) -> None:
    """Everything that a socket is sent until the match is over."""
    async with visitor.live(match, query) as socket:
        async for frame in socket:
            into.append(frame.encode() if isinstance(frame, str) else frame)
            if msgspec.json.decode(frame).get("state") == "over":
                return


async def test_the_traffic_of_real_sockets_tells_no_secret(tmp_path: Path, anyio_backend: str) -> None:
    """Livia and Drusus watch bots play their seats; each one's frames are searched for the other's secrets."""
    async with running(str(tmp_path / "romanum.db")) as server, server.visitor() as livia, server.visitor() as drusus:
        match = await _two_players(livia, drusus)
        sent: dict[int, list[bytes]] = {0: [], 1: []}
        watching = [
            asyncio.create_task(frames(visitor, match, f"seat={seat}", sent[seat]))
            for seat, visitor in ((0, livia), (1, drusus))
        ]
        for seat, visitor in ((0, livia), (1, drusus)):
            await visitor.post(f"/matches/{match}/seats/{seat}", {"bot": "tiro"})
        await asyncio.wait_for(asyncio.gather(*watching), 60)
        await _search(server, match, sent)


async def _two_players(livia: Visitor, drusus: Visitor) -> str:
    made = await livia.match([{"kind": "me"}, {"kind": "link"}], dice={"kind": "seeded", "seed": 3})
    await drusus.post(f"/join/{made['links']['seats']['1'].removeprefix('/join/')}")
    return str(made["id"])


async def _search(server: Running, match: str, sent: dict[int, list[bytes]]) -> None:
    table = await server.house.tables.table(match)
    async with table.still() as played:
        for seat, messages in sent.items():
            courses = [m for m in messages if msgspec.json.decode(m)["type"] in ("table", "update")]
            assert len(courses) > 50
            after: dict[str, Any] = {}
            for message in courses:
                new = msgspec.json.decode(message)
                after = new if new["type"] == "table" else joined(after, new, played.game)
                assert not leaks(message, after, played.at(new["n"]), seat)
