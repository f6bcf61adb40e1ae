"""Orders on the server: kept at once, obeyed through the one door, and nobody else can tell, not even by the clock."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import romanum
from romanum.engine.record import replay
from romanum.engine.standing.orders import MOST_ORDERS, Order
from romanum.games import GAMES
from romanum.server.bounds.problem import Problem
from romanum.server.store import Store
from romanum.server.store.backup import back_up, restore
from romanum.server.store.host_desk import HostingStore
from romanum.server.tables.pace import Pace
from romanum.server.tables.restoration import rebuild
from romanum.server.tables.seat_wishes import order_of
from romanum.server.tables.snapshots import Kept
from romanum.server.tables.table import Table
from server.joined_table import joined
from server.stored_match import tables_of, unhurried
from server.tables.test_wishing import act, asked, eager, made, reaction, ring_match, without_names
from server.visitors import BOTH, Running, Visitor, heard, new_database, running
from toy.steps import Reaction

pytestmark = pytest.mark.anyio

ANSWERS = [Order("shield", "accept"), Order("sword", "accept")]
PASSES = [Order("shield", "decline"), Order("sword", "decline")]
REACTIONS = ("shield", "sword")


@pytest.fixture(autouse=True)
def ring(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is one of the games here, and nobody hesitates."""
    monkeypatch.setitem(GAMES, "toy", "toy.game:Toy")
    unhurried(monkeypatch, 0.0)


def as_json(orders: list[Order]) -> Any:
    return msgspec.to_builtins(orders)


async def step(table: Table, chance: random.Random) -> None:
    """Anybody's random action; then those answer whose orders do."""
    async with table.still() as match:
        seat, seq = chance.choice(match.pending), table.seq
        text = eager([option.text for option in match.decision(seat).options], chance)
    assert (await table.act(seat, seq, text, 1)).answer == "done"
    while table.book.answering and await table.obey(min(table.book.answering), table.seq):
        pass


async def played_by_orders(store: Store, seed: int, discreet: bool) -> Table:
    """A match to its end in which orders and wishes change and actions are taken back."""
    table = await tables_of(store).table(await ring_match(store, seed=seed, discreet=discreet))
    chance = random.Random(seed)
    for seat in (0, 1):
        await table.order(seat, [*ANSWERS, Order("spoils", "strongest"), Order("truce", "decline")])
    while not table.over:
        if chance.random() < 0.1:
            await table.order(chance.randrange(2), [*PASSES, Order("spoils", "weakest")])
        if chance.random() < 0.1:
            await table.prefer(chance.randrange(2), {"sword": chance.choice(["ask", "never"])})
        await step(table, chance)
        if chance.random() < 0.1 and not table.over:
            await table.undo(table.log[-1].seat, table.seq, 1)
    await table.settle()
    return table


# ---- the log


async def test_orders_are_kept_before_anything_is_played_and_nothing_else_changes(store: Store) -> None:
    table = await tables_of(store).table(await ring_match(store))
    before = await store.match(table.id)
    assert await table.order(1, ANSWERS) == ANSWERS
    assert (table.seq, await store.entries(table.id)) == (0, [])
    assert await store.match(table.id) == before, "not even the time of the last change"
    other = await tables_of(store).table(table.id)
    assert (other.book.orders, other.book.told(other.match, 0)) == ({1: tuple(ANSWERS)}, [])
    assert await table.order(1, []) == []
    assert await store.orders(table.id) == {}


@pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
async def test_a_log_with_orders_and_undos_leads_to_the_same_again(store: Store, discreet: bool) -> None:
    tables = [await played_by_orders(store, seed, discreet) for seed in (7, 9, 12)]
    table = max(tables, key=lambda table: len(table.book.obeyed))
    assert table.book.obeyed
    assert any(order_of(entry) is not None for entry in table.log)
    row, log = await store.match(table.id), await store.entries(table.id)
    assert row is not None
    kept = Kept(await store.snapshots(table.id), await store.traces(table.id))
    for found in (await rebuild(row, log), await rebuild(row, log, kept)):
        assert found.match.position == table.match.position
        assert found.match.preferences == table.match.preferences
    other = await tables_of(store).table(table.id)
    assert other.book.obeyed == table.book.obeyed
    assert all(other.match.history[n - 1].seat == seat for n, seat, _ in other.book.obeyed)
    assert replay(table.match.record, romanum.game).position == table.match.position
    assert "order" not in table.match.record.write()


async def test_whoever_takes_back_what_an_order_did_is_asked(store: Store) -> None:
    for seed in range(7, 60):
        table = await tables_of(store).table(await ring_match(store, seed=seed))
        await table.order(1, [Order("spoils", "strongest"), Order("truce", "decline")])
        chance, last = random.Random(seed), None
        while not table.over and not (last and last.seat == 1 and order_of(last) and not table.match.why_no_undo(1)):
            await step(table, chance)
            last = table.log[-1]
        if not table.over:
            break
    n = len(table.match.history)
    assert table.book.obeyed[-1].n == n
    assert (await table.undo(1, table.seq, 1)).answer == "done"
    assert (table.pending, table.book.answering) == ((1,), frozenset())
    assert not await table.obey(1, table.seq)
    assert not [found for found in table.book.obeyed if found.n == n]


async def test_while_a_bot_plays_the_orders_rest(store: Store) -> None:
    table = await tables_of(store).table(await ring_match(store))
    await table.order(1, [*ANSWERS, Order("spoils", "strongest"), Order("truce", "decline")])
    chance, kept = random.Random(5), table.chairs
    table.chairs = [kept[0], msgspec.structs.replace(kept[1], bot="tiro")]
    while not table.book.answering:
        await step(table, chance)
    assert not await table.obey(1, table.seq)
    table.chairs = kept
    assert await table.obey(1, table.seq)


async def test_what_cannot_be_ordered_is_refused_and_what_was_stays(store: Store) -> None:
    table = await tables_of(store).table(await ring_match(store))
    await table.order(1, ANSWERS)
    for order in (Order("sling", "accept"), Order("shield", "perhaps"), Order("shield", "accept", about=("carthage",))):
        with pytest.raises(Problem) as refused:
            await table.order(1, [*PASSES, order])
        assert (refused.value.status, refused.value.code) == (422, "order")
    with pytest.raises(Problem, match="at most 100 orders"):
        await table.order(1, [Order("shield", "accept")] * (MOST_ORDERS + 1))
    assert table.book.orders[1] == tuple(ANSWERS)


async def test_orders_that_cannot_be_read_or_fail_leave_the_seat_to_be_asked(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await tables_of(store).table(await ring_match(store))
    await store.keep_orders(table.id, 0, "no orders at all")
    old = [Order("siege", "decline"), Order("shield", "do", "parry"), Order("sword", "throw")]
    await store.keep_orders(table.id, 1, msgspec.json.encode(old).decode())
    other = await tables_of(store).table(table.id)
    assert list(other.book.orders) == [1]
    chance = random.Random(5)
    while not other.over:
        await step(other, chance)
    assert not other.book.obeyed


async def test_orders_go_with_a_deleted_match_and_into_a_backup(store: Store, url: str, tmp_path: Path) -> None:
    table = await tables_of(store).table(await ring_match(store))
    await table.order(1, ANSWERS)
    assert (await back_up(url, tmp_path / "all.gz"))["orders"] == 1
    elsewhere = f"sqlite+aiosqlite:///{tmp_path / 'again.sqlite'}"
    assert (await restore(tmp_path / "all.gz", elsewhere))["orders"] == 1
    await HostingStore(store).delete(table.id)
    assert await store.orders(table.id) == {}


# ---- over the wire


async def order(visitor: Visitor, match: str, orders: list[Order], seat: int = 1) -> Any:
    return await visitor.post(f"/matches/{match}/orders", {"seat": seat, "orders": as_json(orders)})


async def answered(visitors: list[Visitor], match: str) -> None:
    """Wait until no reaction of the second seat is open."""
    async with asyncio.timeout(10):
        while (found := (await asked(visitors, match))[1]["decision"]) and found["question"] in REACTIONS:
            await asyncio.sleep(0.01)


@BOTH
async def test_an_order_counts_at_once_and_its_owner_is_told_what_it_did(livia: Visitor, drusus: Visitor) -> None:
    both = [livia, drusus]
    match = await made(livia, drusus)
    table = await reaction(both, match, random.Random(5))
    kind = table["decision"]["question"]
    assert kind in REACTIONS
    assert set(table["decision"]["matter"]) & {"alba", "capua", "nola", "ostia", "roma"}
    assert (await order(drusus, match, ANSWERS))["orders"] == as_json(ANSWERS)
    await answered(both, match)
    his, hers = (await asked(both, match))[::-1]
    done = [found for found in his["obeyed"] if found["order"]["question"] == kind]
    assert done[0] == {"n": table["n"] + 1, "order": {"question": kind, "answer": "accept"}}
    assert his["acted"] < done[0]["n"], "what an order did he has yet to be told"
    assert (hers["orders"], hers["obeyed"], his["orders"]) == ([], [], as_json(ANSWERS))


async def test_updates_tell_the_owner_what_a_table_would(livia: Visitor, drusus: Visitor) -> None:
    both, game = [livia, drusus], romanum.game("toy")
    match = await made(livia, drusus)
    async with drusus.live(match, "seat=1") as his:
        table = await heard(his, "table")
        await his.send(msgspec.json.encode({"type": "orders", "id": 7, "seat": 1, "orders": as_json(PASSES)}).decode())
        assert (await heard(his, "answer"))["orders"] == as_json(PASSES)
        chance = random.Random(5)
        for _ in range(25):
            tables = await asked(both, match)
            seat = chance.choice(tables[0]["pending"])
            await act(both, match, seat, eager([o["text"] for o in tables[seat]["decision"]["options"]], chance))
            await answered(both, match)
        now = (await asked(both, match))[1]
        while table["seq"] < now["seq"]:
            table = joined(table, await heard(his, "update"), game)
    assert now["obeyed"]
    own = ("orders", "obeyed", "acted")
    assert [table[name] for name in own] == [now[name] for name in own]


def public(info: Any) -> Any:
    """A match in a list without what differs between any two matches."""
    return {name: value for name, value in info.items() if name not in ("id", "links", "created", "changed")}


@pytest.mark.parametrize("discreet", [False, True], ids=["plain", "discreet"])
async def test_whoever_orders_looks_like_whoever_answers_by_hand(
    livia: Visitor, drusus: Visitor, server: Running, discreet: bool
) -> None:
    """To the other seat and to spectators, byte by byte, and when all is revealed in the end."""
    both = [livia, drusus]
    ordering, by_hand = [await made(livia, drusus, discreet=discreet, length="short") for _ in range(2)]
    async with server.visitor(name="Spectator") as spectator:
        for match in (ordering, by_hand):
            link = (await livia.get(f"/matches/{match}"))["links"]["watch"]
            await spectator.post(f"/watch/{link.rsplit('/', 1)[-1]}")
        await order(drusus, ordering, ANSWERS)
        chance, answers = random.Random(5), 0
        while (tables := await asked(both, ordering))[0]["state"] != "over":
            seat = chance.choice(tables[0]["pending"])
            text = eager([option["text"] for option in tables[seat]["decision"]["options"]], chance)
            for match in (ordering, by_hand):
                await act(both, match, seat, text)
            await answered(both, ordering)
            while (found := (await asked(both, by_hand))[1]["decision"]) and found["question"] in REACTIONS:
                await act(both, by_hand, 1, found["question"])
                answers += 1
            for visitor, place in ((livia, {"seat": 0}), (spectator, {})):
                one, other = [await visitor.get(f"/matches/{m}/table", **place) for m in (ordering, by_hand)]
                assert without_names(one) == without_names(other)
                one, other = [public(await visitor.get(f"/matches/{m}")) for m in (ordering, by_hand)]
                assert one == other
        assert answers
        n = tables[0]["n"]
        for place in ({"seat": 0}, {"seat": 1}, {}):
            one, other = [await livia.get(f"/matches/{m}/at/{n}", **place) for m in (ordering, by_hand)]
            assert without_names(one) == without_names(other), "he shows what he held, not what he ordered"
        records = [(await livia.client.get(f"/api/matches/{m}/record")).text for m in (ordering, by_hand)]
        assert records[0] == records[1]


async def entries(server: Running, match: str) -> list[tuple[int, float]]:
    """The seat of each entry of the log, and after how many seconds it came."""
    log = await server.house.store.entries(match)
    return [(entry.seat, (entry.at - before.at) / 1000) for before, entry in pairwise(log)]


async def test_the_clock_does_not_tell_whether_a_person_or_an_order_answered(
    livia: Visitor, drusus: Visitor, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, took = [livia, drusus], []
    unhurried(monkeypatch, 0.6)
    for orders in (ANSWERS, []):
        match = await made(livia, drusus, discreet=True)
        table = await reaction(both, match, random.Random(5))
        if orders:
            await order(drusus, match, orders)
            await answered(both, match)
        else:
            await act(both, match, 1, "pass")
        took.append((await entries(server, match))[table["seq"] - 1])
    assert [seat for seat, _ in took] == [1, 1]
    assert all(0.55 < seconds < 1.1 for _, seconds in took), took


async def test_where_a_game_asks_everybody_hands_wait_in_a_plain_match_too(
    livia: Visitor, drusus: Visitor, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reaction, "asks_anyway", lambda step, g: step.might_react(g, step.askers[0]))
    both = [livia, drusus]
    match = await made(livia, drusus)
    unhurried(monkeypatch, 0.6)
    table = await reaction(both, match, random.Random(5))
    await act(both, match, 1, "pass")
    assert (await entries(server, match))[table["seq"] - 1][1] > 0.55


async def test_in_a_plain_match_hands_need_not_wait_and_orders_take_as_long_as_people_do(
    livia: Visitor, drusus: Visitor, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = [livia, drusus]
    match = await made(livia, drusus)
    unhurried(monkeypatch, 0.8)
    table = await reaction(both, match, random.Random(5))
    before = time.monotonic()
    await act(both, match, 1, table["decision"]["question"])
    assert time.monotonic() - before < 0.5
    await reaction(both, match, random.Random(5))
    await order(drusus, match, ANSWERS)
    await answered(both, match)
    assert (await entries(server, match))[-1][1] > 0.7


async def test_times_are_drawn_when_a_question_is_put_and_are_shorter_for_what_follows(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pace, "first", (5.0, 7.0))
    monkeypatch.setattr(Pace, "following", (1.0, 2.0))
    table = await tables_of(store).table(await ring_match(store))
    assert [table.pace.left(seat) for seat in (0, 1)] == [0.0, 0.0], "no order answers bids"
    chance = random.Random(5)
    firsts: list[float] = []
    others: list[float] = []
    for _ in range(150):
        await step(table, chance)
        if table.over:
            break
        for seat in table.pending:
            left = table.pace.left(seat)
            (others if seat == table.log[-1].seat else firsts).append(left)
            asks = table.match.position.stack[-1].question_kind(table.match.position)
            assert bool(left) == bool(asks), "only what orders can answer is kept waiting"
    assert {5 <= left <= 7 for left in firsts if left} == {True}
    assert {1 <= left <= 2 for left in others if left} == {True}


async def test_giving_orders_is_told_to_nobody_and_changes_the_tag_of_ones_own_table_alone(
    livia: Visitor, drusus: Visitor
) -> None:
    match = await made(livia, drusus)
    paths = [f"/api/matches/{match}/table?seat={seat}" for seat in (0, 1)]
    tags = [(await v.client.get(path)).headers["etag"] for v, path in zip((livia, drusus), paths, strict=True)]
    async with livia.live(match, "seat=0") as hers:
        await heard(hers, "table")
        await heard(hers, "seats")
        await order(drusus, match, ANSWERS)
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):
                await hers.recv()
    after = [(await v.client.get(path)).headers["etag"] for v, path in zip((livia, drusus), paths, strict=True)]
    assert (tags[0] == after[0], tags[1] == after[1]) == (True, False)


async def test_what_was_taken_back_is_not_obeyed(
    livia: Visitor, drusus: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    both = [livia, drusus]
    match = await made(livia, drusus)
    unhurried(monkeypatch, 0.4)
    table = await reaction(both, match, random.Random(5))
    await order(drusus, match, ANSWERS)
    await order(drusus, match, [])
    await asyncio.sleep(0.8)
    assert (await asked(both, match))[1]["seq"] == table["seq"]
    await order(drusus, match, ANSWERS)
    await answered(both, match)


FORGED: list[Any] = [
    {"seat": 1, "orders": [{"question": "shield"}]},
    {"seat": 1, "orders": [{"question": "shield", "answer": "accept", "secretly": True}]},
    {"seat": 1, "orders": {"shield": "accept"}},
    {"seat": 1, "orders": [{"question": "shield", "answer": "do", "action": ["shield"]}]},
    {"seat": True, "orders": []},
    {"orders": []},
]


async def test_forged_orders_change_nothing(livia: Visitor, drusus: Visitor, server: Running) -> None:
    match = await made(livia, drusus)
    assert (await order(livia, match, ANSWERS))["error"]["code"] == "not-yours"
    assert (await order(drusus, match, [Order("sling", "accept")]))["error"]["code"] == "order"
    assert (await order(drusus, match, ANSWERS, seat=-1))["error"]["code"] == "not-yours"
    async with server.visitor(name="Nobody") as nobody:
        assert "error" in await order(nobody, match, ANSWERS)
    for body in FORGED:
        assert "error" in await drusus.post(f"/matches/{match}/orders", body), body
    async with drusus.live(match, "seat=1") as his:
        await heard(his, "table")
        for body in [*FORGED[:4], {"seat": 0, "orders": as_json(ANSWERS)}]:
            await his.send(msgspec.json.encode({"type": "orders", "id": 1, **body}).decode())
            assert (await heard(his, "error"))["error"]["code"] in ("bad-request", "not-yours")
        flood = as_json([Order("shield", "accept", about=("capua", "seat1"))] * MOST_ORDERS)
        await his.send(msgspec.json.encode({"type": "orders", "id": 2, "seat": 1, "orders": flood}).decode())
        assert (await heard(his, "error"))["error"]["code"] == "too-large"
    assert await server.house.store.orders(match) == {}
    assert len((await order(drusus, match, [Order("shield", "accept")] * MOST_ORDERS))["orders"]) == MOST_ORDERS


async def test_the_kinds_of_questions_come_with_the_game(livia: Visitor) -> None:
    kinds = {kind["id"]: kind for kind in (await livia.get("/games/toy"))["questions"]}
    assert kinds["spoils"]["answers"] == {"strongest": "Always the point", "weakest": "Always the coin"}
    assert (kinds["spoils"]["rule"], kinds["spoils"]["window"], kinds["shield"]["window"]) == ("6c", False, True)
    assert kinds["shield"]["about"]


@BOTH
async def test_an_order_that_waits_when_the_server_stops_is_obeyed_when_it_starts(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(database) as server, server.visitor(name="Livia") as livia, server.visitor() as drusus:
        both = [livia, drusus]
        match = await made(livia, drusus)
        unhurried(monkeypatch, 60.0)
        table = await reaction(both, match, random.Random(5))
        await order(drusus, match, ANSWERS)
    unhurried(monkeypatch, 0.0)
    async with running(database) as again:
        async with asyncio.timeout(10):
            while len(await again.house.store.entries(match)) == table["seq"]:
                await asyncio.sleep(0.02)
        entry = (await again.house.store.entries(match))[table["seq"]]
        assert (entry.seat, order_of(entry)) == (1, Order(table["decision"]["question"], "accept"))


async def test_orders_given_at_another_worker_are_obeyed_and_taken_back_there_too(postgres: str) -> None:
    url = await new_database(postgres)
    async with (
        running(url) as one,
        running(url) as two,
        one.visitor(name="Livia") as livia,
        one.visitor(name="Drusus") as drusus,
    ):
        both = [livia, drusus]
        match = await made(livia, drusus)
        follower = two if one.house.leader.leads else one
        elsewhere = Visitor(follower.address, drusus.client, drusus.token)
        table = await reaction(both, match, random.Random(5))
        async with elsewhere.live(match, "seat=1") as his:
            await heard(his, "table")
            said = {"type": "orders", "id": 1, "seat": 1, "orders": as_json(ANSWERS)}
            await his.send(msgspec.json.encode(said).decode())
            assert (await heard(his, "answer"))["orders"] == as_json(ANSWERS)
            update = await heard(his, "update")
            assert update["obeyed"][0]["n"] == table["n"] + 1


# ---- restarts


@pytest.mark.parametrize("by", ["wish", "order"])
async def test_an_answer_that_waits_when_the_server_stops_is_given_after_the_restart(database: str, by: str) -> None:
    """Nobody need open the table for it."""
    async with running(database) as server, server.visitor(name="Livia") as livia, server.visitor(name="D") as drusus:
        server.house.bots.awake = False
        match = await made(livia, drusus, discreet=True)
        if by == "wish":
            await drusus.post(f"/matches/{match}/prefer", {"seat": 1, "wishes": dict.fromkeys(REACTIONS, "never")})
        else:
            await order(drusus, match, PASSES)
        seq = (await reaction([livia, drusus], match, random.Random(5)))["seq"]
    async with running(database) as server, asyncio.timeout(10):
        while len(log := await server.house.store.entries(match)) == seq:
            await asyncio.sleep(0.01)
    assert (log[seq].seat, log[seq].text) == (1, "pass")
