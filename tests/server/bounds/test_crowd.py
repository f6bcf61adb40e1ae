"""Crowds: bots that many want, bots that cannot think, one place that wants everything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

from romanum.server.bounds.limits import ALONE, CHAT, INVITATIONS, MATCHES, SOCKETS, Held, Limit, Limits, Most, place_of
from romanum.server.bounds.problem import Problem
from romanum.server.bounds.settings import Settings
from romanum.server.house import House
from romanum.server.store import MatchRow, SeatRow, Store
from romanum.server.tables.table import Table
from romanum.server.thinking.bots import SPELL, Bots, for_whom
from romanum.server.thinking.fair_queue import Who
from romanum.server.thinking.leader import Leader
from romanum.server.thinking.opinion import Opinion, Question, warm_up
from romanum.server.thinking.processes import Thinkers
from server.stored_match import no_news, seeded_match
from server.visitors import BOTH, SOLO, Running, Visitor, heard, new_database, running

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "bot", "level": "tiro"}] * 2
OPEN = [{"kind": "me"}, {"kind": "open"}]
HERE = [{"kind": "me"}] * 2


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def code(answer: Any) -> str:
    return str(answer["error"]["code"])


class Slow(Thinkers):
    """Thinkers who take a moment, in no process at all."""

    def __init__(self, seconds: float = 0.01) -> None:
        super().__init__(1)
        self.seconds = seconds
        self.allowed: list[float] = []

    async def decide(self, asked: bytes, seconds: float) -> list[Opinion]:
        self.allowed.append(seconds)
        await asyncio.sleep(min(self.seconds, seconds))
        return [Opinion(asked.decode())]


# ---- thinking


async def test_a_question_is_answered_soon_whatever_one_place_asks() -> None:
    thinkers, order = Slow(), []

    async def ask(who: Who, name: str) -> None:
        order.append((await thinkers.think(name.encode(), who))[0].text)

    crowd = [asyncio.create_task(ask(Who("ravenna", guest), "theirs")) for guest in range(40) for _ in range(10)]
    await asyncio.sleep(0.05)
    await ask(Who("rome", 1), "mine")
    assert len(order) < 12
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)


async def test_where_many_wait_everybody_thinks_for_less_long() -> None:
    thinkers = Slow(0.001)
    alone = asyncio.create_task(thinkers.think(b"x", Who("rome", 1)))
    await alone
    assert thinkers.allowed == [3.0]
    await asyncio.gather(*(thinkers.think(b"x", Who(f"town {n}", n)) for n in range(60)))
    assert min(thinkers.allowed) == pytest.approx(3 / 59)


async def test_whoever_goes_away_is_not_thought_for() -> None:
    thinkers = Slow()
    tasks = [asyncio.create_task(thinkers.think(b"x", Who("rome", 1))) for _ in range(5)]
    await asyncio.sleep(0)
    for task in tasks[1:]:
        task.cancel()
    assert (await tasks[0])[0].text == "x"
    await asyncio.sleep(0.05)
    assert (len(thinkers.allowed), thinkers.waiting, thinkers.thinking) == (1, 0, 0)


# ---- ready before the first question


async def test_processes_are_ready_for_hints_before_the_first_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for tables of a kind, when somebody has sat down at one that has hints."""
    monkeypatch.setattr("romanum.server.sockets.table_socket.LOOKING_AROUND", 0.0)
    prepared: list[bytes] = []

    async def noted(self: Thinkers, work: Any, asked: bytes, seconds: float, helped: bool) -> None:
        assert work is warm_up
        prepared.append(asked)

    monkeypatch.setattr(Thinkers, "_done", noted)
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        every = server.house.settings.thinkers
        without, first, again = [(await livia.match(HERE, hints=hints))["id"] for hints in (False, True, True)]
        async with livia.live(without), livia.live(first, ""):
            await asyncio.sleep(0.3)
            assert not prepared, "no hints there, and here nobody plays"
        async with livia.live(first):
            await until(lambda: len(prepared) == every)
        async with livia.live(again):
            await asyncio.sleep(0.3)
        assert len(prepared) == every, "the next table of the kind finds all ready"
        assert msgspec.json.decode(prepared[0], type=Question).count > 0


# ---- bots that cannot think


async def test_a_bot_whose_process_dies_again_and_again_goes_on_later(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        broken = _break(server, pauses=(0.3,))
        match = (await livia.match([{"kind": "me"}, *SOLO[1:]]))["id"]
        await livia.post(f"/matches/{match}/seats/0", {"bot": "tiro"})
        async with livia.live(match) as socket:
            while not any(seat["stuck"] for seat in (await heard(socket, "seats"))["seats"]):
                pass
            assert broken
            _mend(server)
            while any(seat["stuck"] for seat in (await heard(socket, "seats"))["seats"]):
                pass
        assert (await livia.get(f"/matches/{match}"))["seq"] > 0


@pytest.mark.parametrize("how", ["table", "socket", "wish"])
async def test_a_stuck_bot_tries_again_when_somebody_comes_or_asks(tmp_path: Path, how: str) -> None:
    async with running(str(tmp_path / "x.db")) as server, server.visitor(name="Livia") as livia:
        _break(server, pauses=(3600.0,))
        match = (await livia.match([{"kind": "me"}, *SOLO[1:]]))["id"]
        await livia.post(f"/matches/{match}/seats/0", {"bot": "tiro"})
        await until(lambda: bool(server.house.stuck_bots.of(match)))
        seats = (await livia.get(f"/matches/{match}"))["seats"]
        assert [seat["seat"] for seat in seats if seat["stuck"]] == server.house.stuck_bots.of(match)
        _mend(server)
        if how == "table":
            await livia.get(f"/matches/{match}/table", seat=0)
        elif how == "socket":
            async with livia.live(match):
                await until(lambda: not server.house.stuck_bots.of(match))
        else:
            assert await livia.post(f"/matches/{match}/wake") == {"ok": True}
        await until(lambda: not server.house.stuck_bots.of(match))
        assert (await livia.get(f"/matches/{match}"))["seq"] > 0


async def test_workers_tell_each_other_of_stuck_bots(postgres: str) -> None:
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        await until(lambda: one.house.bots.awake or two.house.bots.awake)
        leads, follows = (one, two) if one.house.bots.awake else (two, one)
        _break(leads, pauses=(3600.0,))
        match = (await livia.match(BOTS))["id"]
        await until(lambda: bool(follows.house.stuck_bots.of(match)))
        _mend(leads)
        await follows.house.stuck_bots.wake(match)
        await until(lambda: not follows.house.stuck_bots.of(match))


def _break(server: Running, pauses: tuple[float, ...]) -> list[bytes]:
    """From now on every process of a bot dies; what was asked of them."""
    asked: list[bytes] = []

    async def dies(question: bytes, seconds: float) -> list[Opinion]:
        asked.append(question)
        raise BrokenProcessPool("it died")

    server.house.bots._pauses = pauses
    vars(server.house.thinkers)["decide"] = dies
    return asked


def _mend(server: Running) -> None:
    del vars(server.house.thinkers)["decide"]


# ---- waking


@BOTH
async def test_a_server_starts_at_once_however_many_bots_wait(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(database)
    await store.open()
    for _ in range(12):
        await _asked_bot(store)
    await store.close()
    opened = asyncio.Event()
    usual = Leader.table_for_bots

    async def slowly(self: Leader, match: str) -> Table | None:
        await opened.wait()
        return await usual(self, match)

    monkeypatch.setattr(Leader, "table_for_bots", slowly)
    async with running(database) as server, server.visitor(name="Livia") as livia:
        assert (await livia.match(HERE))["state"] == "running"
        opened.set()
        await until(lambda: len(server.house.tables.all()) == 13)


async def _asked_bot(store: Store) -> str:
    match = await seeded_match(store, bots="tiro")
    async with store.change() as connection:
        await connection.exec_driver_sql(f"UPDATE matches SET turn = '[1]' WHERE id = '{match}'")
    return match


async def test_a_match_that_cannot_be_opened_does_not_stop_the_others(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "x.db"))
    await store.open()
    broken, good = await _asked_bot(store), await _asked_bot(store)
    async with store.change() as connection:
        await connection.exec_driver_sql(f"UPDATE matches SET dice = '[]' WHERE id = '{broken}'")
    await store.close()
    async with running(str(tmp_path / "x.db")) as server:
        await until(lambda: server.house.tables.known(good) is not None)


async def test_matches_of_bots_alone_take_turns(store: Store, tmp_path: Path) -> None:
    house = House(Settings(database=str(tmp_path / "y.db")))
    bots = Bots(house.thinkers, house.bots_host, most_alone=2)
    tables = [_alone_table(store, n) for n in range(4)]
    for table in tables:
        bots.look(table)
    assert (bots.sitting, bots.in_line) == (2, 2)
    for _ in range(SPELL + 1):
        bots.look(tables[0])
    assert for_whom(tables[0]).person == 0
    assert tables[0].id not in bots._alone
    await bots.close()


def _alone_table(store: Store, owner: int) -> Table:
    row = MatchRow(
        id=f"m{owner}", game="hre", rules=1, scenario="standard", options={}, title="", names=["a", "b"], dice={},
        owner=owner, watch="", state="running",
    )  # fmt: skip
    table = Table(store, row, [SeatRow(0, "", bot="tiro"), SeatRow(1, "", bot="tiro")], no_news)
    table.pending = (0,)
    return table


# ---- how many somebody may have


async def refused(visitor: Visitor, seats: list[dict[str, str]], allowed: int) -> str:
    """So many matches can be made; then why no more."""
    for _ in range(allowed):
        assert (await visitor.match(seats))["id"]
    return code(await visitor.match(seats))


@BOTH
@pytest.mark.parametrize(
    ("most", "seats"), [(MATCHES, HERE), (INVITATIONS, OPEN), (ALONE, BOTS)], ids=["matches", "open", "bots"]
)
async def test_nobody_has_more_matches_than_that(
    database: str, monkeypatch: pytest.MonkeyPatch, most: Most, seats: list[dict[str, str]]
) -> None:
    name = {MATCHES: "MATCHES", INVITATIONS: "INVITATIONS", ALONE: "ALONE"}[most]
    monkeypatch.setattr(f"romanum.server.lobby.quota.{name}", Most(2, 3))
    async with running(database, limits=1.0) as server, server.visitor() as livia, server.visitor() as drusus:
        server.house.bots.awake = False
        assert await refused(livia, seats, 2) == "too-many"
        assert await refused(drusus, seats, 1) == "too-many"
        if seats is HERE:
            mine = (await livia.get("/matches"))["mine"][0]["id"]
            await livia.client.delete(f"/api/matches/{mine}")
            assert (await livia.match(seats))["id"]


async def note(visitor: Visitor, match: str, text: str) -> str:
    """What somebody is answered who writes private notes on a match."""
    answer = await visitor.client.put(f"/api/matches/{match}/notes", json={"text": text})
    return "kept" if answer.status_code == 200 else code(answer.json())


@BOTH
async def test_nobody_keeps_notes_on_more_matches_than_that(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.lobby.quota.NOTES", 2)
    async with running(database, limits=1.0) as server, server.visitor() as livia:
        one, two, three = [(await livia.match(HERE))["id"] for _ in range(3)]
        assert [await note(livia, match, "attack") for match in (one, two, three)] == ["kept", "kept", "too-many"]
        assert await note(livia, two, "attack at dawn") == "kept", "what is kept already can be changed"
        assert await note(livia, one, "") == "kept"
        assert await note(livia, three, "hold") == "kept", "emptied notes count no more"


async def test_the_notes_of_a_place_full_of_guests_are_counted_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romanum.server.lobby.quota.NOTING_THERE", Limit(2, 1 / 86_400))
    async with running(str(tmp_path / "x.db"), limits=1.0) as server, server.visitor() as livia:
        match = (await livia.match(HERE, public=True))["id"]
        answers = []
        for _ in range(3):
            async with server.visitor() as guest:
                answers.append(await note(guest, match, "attack"))
        assert answers == ["kept", "kept", "too-many"]


async def test_new_matches_of_one_place_are_counted_together(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db"), limits=0.1) as server:
        answers = []
        for _ in range(6):
            async with server.visitor() as guest:
                if guest.token:
                    answers.append(await guest.match(HERE))
        made = [answer for answer in answers if "id" in answer]
        assert len(made) <= 4


@BOTH
async def test_one_persons_invitations_do_not_hide_anothers(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("romanum.server.store.counts.PAGE", 5)
    async with running(database) as server, server.visitor(name="Livia") as livia, server.visitor() as crowd:
        mine = (await livia.match(OPEN))["id"]
        for _ in range(12):
            await crowd.match(OPEN)
        async with server.house.store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE matches SET place = ''")
        async with server.visitor() as stranger:
            pages = [await stranger.get("/matches", page=page) for page in range(4)]
            assert mine in [match["id"] for match in pages[0]["open"]]
            assert [len(page["open"]) for page in pages] == [5, 5, 3, 0]
            assert [page["more"] for page in pages] == [True, True, False, False]
            assert len({match["id"] for page in pages for match in page["open"]}) == 13


@BOTH
async def test_forty_guests_of_one_place_do_not_hide_anothers_invitation(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("romanum.server.store.counts.PAGE", 3)
    async with running(database) as server, server.visitor(name="Livia") as livia:
        mine = (await livia.match(OPEN))["id"]
        async with server.house.store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE matches SET place = 'rome'")
        for _ in range(5):
            async with server.visitor() as guest:
                await guest.match(OPEN)
        async with server.visitor() as stranger:
            assert mine in [match["id"] for match in (await stranger.get("/matches"))["open"][:2]]


# ---- sockets


async def test_nobody_has_more_sockets_than_that(tmp_path: Path) -> None:
    async with running(str(tmp_path / "x.db"), limits=2 / SOCKETS.person) as server:
        server.house.limits.wait = lambda limit, key: 0.0  # type: ignore[method-assign]
        async with server.visitor() as livia:
            match = (await livia.match(HERE))["id"]
            async with livia.live(match) as one, livia.live(match) as two:
                await heard(one, "table")
                await heard(two, "table")
                async with livia.live(match) as three:
                    await three.wait_closed()
                    assert three.close_code == 4429
            async with livia.live(match) as again:
                await heard(again, "table")


def test_old_addresses_written_as_new_ones_are_no_household() -> None:
    """As a server that listens for both kinds hears them."""
    assert place_of("::ffff:192.0.2.1") == place_of("192.0.2.1") != place_of("::ffff:192.0.2.2")


def test_what_is_held_in_other_workers_counts_until_it_is_forgotten() -> None:
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    here, there = (Held(limits, Most(4, 8), "sockets") for _ in range(2))
    with there.one(1, "rome"), there.one(1, "rome"), there.one(1, "rome"):
        here.heard("there", there.many())
    with here.one(1, "rome"), pytest.raises(Problem, match="Too many sockets"), here.one(1, "rome"):
        pass
    now[0] = 60.0
    with here.one(1, "rome"), here.one(1, "rome"):
        assert here.count(1) == here.count("rome") == 2
    assert here.count(1) == 0


def test_what_is_asked_of_one_worker_counts_in_all() -> None:
    one, two = Limits(clock=lambda: 0.0), Limits(clock=lambda: 0.0)
    limit = Limit(4, 1)
    for _ in range(3):
        assert one.wait(limit, ("chat", 7)) == 0
    two.heard(one.spent())
    assert one.spent() == []
    assert two.wait(limit, ("chat", 7)) == 0
    assert two.wait(limit, ("chat", 7)) == 1.0


async def test_workers_tell_each_other_who_asks_for_much(postgres: str) -> None:
    url = await new_database(postgres)
    async with running(url, limits=1.0) as one, running(url, limits=1.0) as two, one.visitor() as livia:
        me = (await livia.get("/me"))["id"]
        match = (await livia.match(HERE))["id"]
        for n in range(20):
            await livia.post(f"/matches/{match}/chat", {"text": f"ave {n}"})
        await until(lambda: two.house.limits.taken(CHAT, ("chat", me)) > 15)
