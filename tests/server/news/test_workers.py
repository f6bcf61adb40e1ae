"""Two workers of one server on PostgreSQL: they hear of each other's actions, and one of them leads the bots."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

import romanum
from romanum.server.news.presence import FORGET_SECONDS, Elsewhere
from romanum.server.store import LogRow
from server.joined_table import joined
from server.stored_match import play
from server.visitors import Visitor, heard, new_database, running

pytestmark = pytest.mark.anyio

SEATED = [{"kind": "me"}] * 2


async def test_two_workers_are_one_server(postgres: str) -> None:
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        elsewhere = Visitor(two.address, livia.client, livia.token)
        match = (await livia.match([{"kind": "me"}] * 2, dice={"kind": "seeded", "seed": 7}))["id"]
        async with elsewhere.live(match, "seat=0&seat=1") as socket:
            tables = [await heard(socket, "table") for _ in range(2)]
            for seq in range(6):
                seat = next(t for t in tables if t["decision"])
                body = {"seat": seat["seat"], "seq": seq, "action": seat["decision"]["options"][0]["text"]}
                assert await livia.post(f"/matches/{match}/act", body) == {"answer": "done", "seq": seq + 1}
                updates = [await heard(socket, "update") for _ in range(2)]
                tables = [joined(t, u, romanum.game("hre")) for t, u in zip(tables, updates, strict=True)]
                assert [t["seq"] for t in tables] == [seq + 1] * 2
            await livia.post(f"/matches/{match}/chat", {"text": "ave"})
            assert (await heard(socket, "chat"))["text"] == "ave"


async def test_two_servers_on_one_database_are_one_to_their_people(postgres: str) -> None:
    """Each has settings of its own; a session holds at both, and what is made at one is joined at the other."""
    url = await new_database(postgres)
    async with (
        running(url, key="one") as one,
        running(url, key="two") as two,
        one.visitor(name="Livia") as livia,
        two.visitor(name="Drusus") as drusus,
    ):
        wish = [{"kind": "me"}, {"kind": "link"}]
        made = await livia.match(wish, dice={"kind": "seeded", "seed": 7})
        link = made["links"]["seats"]["1"].rsplit("/", 1)[1]
        assert (await drusus.post(f"/join/{link}"))["state"] == "running"
        async with livia.live(made["id"], "seat=0") as here, drusus.live(made["id"], "seat=1") as there:
            seats = {0: (livia, await heard(here, "table")), 1: (drusus, await heard(there, "table"))}
            seat, (who, table) = next((seat, found) for seat, found in seats.items() if found[1]["decision"])
            body = {"seat": seat, "seq": 0, "action": table["decision"]["options"][0]["text"]}
            assert (await who.post(f"/matches/{made['id']}/act", body))["answer"] == "done"
            assert [(await heard(socket, "update"))["seq"] for socket in (here, there)] == [1, 1]
        bearer = {"Authorization": f"Bearer {livia.token}"}
        me = await drusus.client.get("/api/me", headers=bearer)
        assert me.json()["name"] == "Livia"


async def test_what_a_worker_is_told_it_need_not_read(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        elsewhere = Visitor(two.address, livia.client, livia.token)
        match, unseen = [(await livia.match(SEATED, dice={"kind": "seeded", "seed": 7}))["id"] for _ in range(2)]
        table = await two.house.tables.table(unseen)
        async with elsewhere.live(match, "seat=0&seat=1") as socket:
            tables = [await heard(socket, "table") for _ in range(2)]

            async def unread(match: str, after: int = 0) -> list[LogRow]:
                raise AssertionError("the log is read")

            with monkeypatch.context() as told:
                told.setattr(two.house.store, "entries", unread)
                seat = next(t for t in tables if t["decision"])
                body = {"seat": seat["seat"], "seq": 0, "action": seat["decision"]["options"][0]["text"]}
                for name in (unseen, match):
                    await livia.post(f"/matches/{name}/act", body)
                assert [(await heard(socket, "update"))["seq"] for _ in range(2)] == [1, 1]
            assert table.seq == 0
        async with elsewhere.live(unseen, "seat=0") as socket:
            assert (await heard(socket, "table"))["seq"] == 1


async def test_news_that_do_not_follow_are_read_from_the_log(postgres: str) -> None:
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        match = (await livia.match(SEATED, dice={"kind": "seeded", "seed": 7}))["id"]
        here, there = await one.house.tables.table(match), await two.house.tables.table(match)
        await play(here, 4, random.Random(7))
        assert there.seq == 0
        for told, seq in ((here.log[2], 4), (here.log[1], 4), (here.log[3], 4)):
            await there.catch_up(told)
            assert there.seq == seq
        async with here.still() as mine, there.still() as theirs:
            assert mine.fingerprint() == theirs.fingerprint()


async def test_one_worker_leads_the_bots_and_another_follows(postgres: str) -> None:
    url = await new_database(postgres)
    async with running(url) as two:
        async with running(url) as one, one.visitor() as livia:
            async with asyncio.timeout(10):
                while not (one.house.bots.awake or two.house.bots.awake):
                    await asyncio.sleep(0.02)
            assert one.house.bots.awake != two.house.bots.awake
            match = (await livia.match([{"kind": "bot", "level": "tiro"}] * 2))["id"]
            async with asyncio.timeout(20):
                while (await livia.get(f"/matches/{match}"))["seq"] < 5:
                    await asyncio.sleep(0.05)
        async with asyncio.timeout(10):
            while not two.house.bots.awake:
                await asyncio.sleep(0.05)


async def test_workers_know_who_is_at_the_tables_of_the_others(postgres: str) -> None:
    url = await new_database(postgres)
    async with running(url) as one, running(url) as two, one.visitor(name="Livia") as livia:
        match = (await livia.match([{"kind": "me"}] * 2))["id"]
        elsewhere = Visitor(two.address, livia.client, livia.token)
        async with livia.live(match, "seat=0") as mine, elsewhere.live(match, "seat=1"):
            await until(lambda: one.house.hub.here(match) == two.house.hub.here(match) == {0, 1})
            while not (await heard(mine, "seats"))["seats"][1]["here"]:
                pass
            async with running(url) as three:
                await until(lambda: three.house.hub.here(match) == {0, 1})
        await until(lambda: not one.house.hub.here(match) and not two.house.hub.here(match))


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.02)


def test_the_people_of_a_worker_that_died_are_forgotten() -> None:
    now = [0.0]
    elsewhere = Elsewhere(lambda: now[0])
    assert elsewhere.heard("w", {"m": [0, 2]}) == ["m"]
    assert elsewhere.heard("w", {"m": [0, 2]}) == []
    assert elsewhere.seats("m") == {0, 2}
    now[0] = FORGET_SECONDS + 1
    assert elsewhere.seats("m") == set()
    assert elsewhere.forget() == ["m"]


async def test_signs_that_postgresql_cannot_keep_do_no_harm(postgres: str) -> None:
    async with running(await new_database(postgres)) as server, server.visitor(name="Li\x00via") as livia:
        match = (await livia.match([{"kind": "me"}] * 2, title="Fri\x00day", salt="alea"))["id"]
        assert (await livia.get(f"/matches/{match}"))["title"] == "Fri day"
        assert (await livia.client.put(f"/api/matches/{match}/notes", json={"text": "a\x00b"})).status_code == 200
        assert (await livia.post(f"/matches/{match}/chat", {"text": "a\x00b"}))["text"] == "ab"
        answer = await livia.post(f"/matches/{match}/act", {"seat": 0, "seq": 0, "action": "ke\x00ep"})
        assert answer["answer"] == "refused"
        for path in ("/api/matches/a%00b", "/api/join/%00", "/%00"):
            assert (await livia.client.get(path)).status_code == 404
