"""Nothing a seat may not know is ever sent to it: whole games, every message searched."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from romanum.engine.match import Match
from romanum.engine.secrecy import HIDDEN, masked
from romanum.games.hre.components import BARBARIANS, CARDS, EMPERORS, PEOPLES
from romanum.server.messages import table_info, update_info
from romanum.server.store import Store
from server.sitting import offered, seeded_match, tables_of
from server.visiting import Running, Visitor, running

pytestmark = pytest.mark.anyio


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


def leaks(message: bytes, match: Match[Any], seat: int | None) -> list[str]:
    """What a message tells a seat that it may not know."""
    sent = msgspec.json.decode(message)
    told = sent.pop("view" if "view" in sent else "changes")
    text = msgspec.json.encode([sent, list(told.values())]).decode()
    known = masked(match.position, seat)
    return [
        *(
            w
            for w in unknown_words(match, seat)
            if w in text and re.search(rf"(?<![\w-]){re.escape(w)}(?![\w-])", text)
        ),
        *(field for field in match.position.secrets if field in told and told[field] != getattr(known, field)),
        *(line["kind"] for line in sent["events"] if not _may_know(match, line, seat)),
    ]


def _stands_alone(word: str, text: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text) is not None


def _may_know(match: Match[Any], line: dict[str, Any], seat: int | None) -> bool:
    event = match.events[line["i"]]
    if seat is not None and seat in event.eyes:
        return True
    return not event.secret or not set(event.secret) & set(line["facts"])


@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_no_message_of_a_whole_game_tells_a_secret(seats: int, tmp_path: Path) -> None:
    store = Store(str(tmp_path / "romanum.db"))
    await store.open()
    table = await tables_of(store).table(await seeded_match(store, seed=seats, seats=seats))
    table._store.append = _written  # type: ignore[method-assign,assignment]
    chance = random.Random(seats)
    views: dict[int | None, dict[str, Any]] = {}
    points_of_view = (None, *range(seats))
    searched = 0
    async with table.still():
        for seat in points_of_view:
            info = table_info(table, seat, None)
            views[seat] = info.view
            assert not leaks(msgspec.json.encode(info), table.match, seat)
    while not table.match.over:
        seat_asked, options = await offered(table)
        await table.act(seat_asked, table.seq, chance.choice(options), 1)
        for seat in points_of_view:
            update, views[seat] = update_info(table, seat, table.seq - 1, views[seat])
            assert not leaks(msgspec.json.encode(update), table.match, seat)
            searched += 1
    assert searched > 500
    await store.close()


async def _written(*_: object) -> bool:
    """The log is not what is tested here."""
    return True


async def test_a_leak_would_be_found(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "romanum.db"))
    await store.open()
    table = await tables_of(store).table(await seeded_match(store))
    async with table.still() as match:
        assert leaks(msgspec.json.encode(table_info(table, 1, None)), match, 0)
        assert not leaks(msgspec.json.encode(table_info(table, 0, None)), match, 0)
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
            for message in courses:
                then = played.at(msgspec.json.decode(message)["n"])
                assert not leaks(message, then, seat)
