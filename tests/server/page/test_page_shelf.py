"""What a page keeps: nothing that was confirmed is lost, whatever happens to the page or to its shelf."""

from __future__ import annotations

import asyncio
import json
import random
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from romanum.server.bounds import background
from romanum.server.page.kept_match import read_name
from romanum.server.page.own_shelf import PageStore
from romanum.server.page.shelf import MemoryShelf
from romanum.server.store import Store
from romanum.server.tables import snapshots
from server.hosted_page import Page, beside, page
from server.store.test_builds import FINISHED, RUNNING, write_older
from server.stored_match import play
from size import size

pytestmark = pytest.mark.anyio


class DyingShelf(MemoryShelf):
    """A shelf whose page is killed when so many values have been written."""

    def __init__(self, kept: dict[str, bytes], writes: int, torn: bool = False) -> None:
        super().__init__()
        self.kept = dict(kept)
        self.left = writes
        self.torn = torn

    def put(self, key: str, data: bytes) -> None:
        """The last one may be written only in part."""
        self.left -= 1
        if self.left < 0:
            if self.torn and self.left == -1:
                super().put(key, data[: len(data) // 2])
            raise OSError("the page was killed")
        super().put(key, data)

    def is_dead(self) -> bool:
        """Whether the page has been killed."""
        return self.left < 0

    def delete(self, key: str) -> None:
        """Nothing is taken away any more either."""
        if self.left <= 0:
            raise OSError("the page was killed")
        super().delete(key)


def kept_in(dead: MemoryShelf) -> MemoryShelf:
    """What another page finds there."""
    shelf = MemoryShelf()
    shelf.kept = dict(dead.kept)
    return shelf


async def acted(one: Page, match: str) -> tuple[int, int]:
    """One action; the status of its answer, and the number it was sent with."""
    table = await one.my_table(match)
    action = table["decision"]["options"][0]["text"]
    play = {"seat": 0, "seq": table["seq"], "action": action}
    status, _ = await one.ask("POST", f"/matches/{match}/act", play)
    return status, table["seq"]


@pytest.mark.parametrize("torn", [False, True])
async def test_a_page_that_is_killed_at_any_write_has_lost_nothing(torn: bool) -> None:
    """Every write of some actions in turn is the last: what was answered before is there, and play goes on."""
    shelf = MemoryShelf()
    async with page(shelf) as one:
        match = await one.match()
        await one.play(match, 8)
    for writes in range(size(7, 40)):
        dying = DyingShelf(shelf.kept, writes, torn)
        confirmed = 0
        async with page(dying) as one:
            for _ in range(6):
                await one.my_table(match, in_vain=dying.is_dead)
                if dying.is_dead():
                    break
                status, seq = await acted(one, match)
                if status == 200:
                    confirmed = seq + 1
                else:
                    assert status == 503
                    break
        async with page(rescued := kept_in(dying)) as one:
            after = await one.my_table(match)
            assert after["seq"] >= confirmed, writes
            assert (await acted(one, match))[0] == 200
            assert rescued.kept


async def test_a_full_shelf_is_told_and_the_action_is_not_taken() -> None:
    shelf = MemoryShelf()
    async with page(shelf) as one:
        match = await one.match()
        before = await one.play(match, 5)
        shelf.room = shelf.taken
        action = before["decision"]["options"][0]["text"]
        play = {"seat": 0, "seq": before["seq"], "action": action}
        status, told = await one.ask("POST", f"/matches/{match}/act", play)
        assert (status, told["error"]["code"]) == (507, "shelf-full")
        assert (await one.my_table(match))["view"] == before["view"]
        socket = one.live(match)
        answer = await one.say(socket, type="act", id=1, **play)
        assert answer["error"]["code"] == "shelf-full"
        shelf.room = None
        assert (await one.ask("POST", f"/matches/{match}/act", play))[1]["answer"] == "done"


async def test_old_matches_can_be_removed_when_there_is_no_room_left() -> None:
    shelf = MemoryShelf()
    async with page(shelf) as one:
        old, match = await one.match(), await one.match()
        await one.play(old, 3)
        shelf.room = shelf.taken
        assert (await one.ask("DELETE", f"/matches/{old}"))[0] == 200
        assert [info["id"] for info in (await one.get("/matches"))["mine"]] == [match]
        assert (await acted(one, match))[0] == 200


@pytest.mark.parametrize("room", range(0, 9000, 1500))
async def test_a_match_that_finds_no_room_is_none(room: int) -> None:
    """However much of it could be written: nothing of it is on any list, and what was there is there."""
    shelf = MemoryShelf()
    async with page(shelf) as one:
        match = await one.match()
        await one.play(match, 3)
        record = await finished(one, 12)
    async with page(shelf) as one:
        before = await one.get("/matches")
        shelf.room = shelf.taken + room
        status, _ = await one.ask("POST", "/records", record)
        assert status in (201, 507)
        now = await one.get("/matches")
        assert len(now["mine"]) == len(before["mine"]) + (status == 201)
        shelf.room = None
    async with page(shelf) as one:
        assert len((await one.get("/matches"))["mine"]) == len(before["mine"]) + (status == 201)


async def finished(one: Page, times: int) -> str:
    """The record of a match that has begun."""
    match = await one.match()
    await one.play(match, times)
    status, text = await one.ask("GET", f"/matches/{match}/record?whole=true")
    assert status == 200
    await one.ask("DELETE", f"/matches/{match}")
    return bytes(text).decode()


async def test_two_requests_at_once_are_one_action() -> None:
    async with page() as one:
        match = await one.match()
        table = await one.my_table(match)
        actions = [option["text"] for option in table["decision"]["options"]][:2] * 3
        plays = [{"seat": 0, "seq": table["seq"], "action": action} for action in actions]
        answers = await asyncio.gather(*(one.post(f"/matches/{match}/act", play) for play in plays))
        said = sorted(answer["answer"] for answer in answers)
        assert said.count("done") == 1
        assert set(said) <= {"done", "doubled", "stale"}


@pytest.mark.parametrize("threads", [True, False])
async def test_many_entries_are_put_together_and_read_again(threads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser there are no threads in which that could be done."""
    monkeypatch.setattr(background, "THREADS", threads)
    shelf = MemoryShelf()
    async with page(shelf) as one:
        match = await one.match()
        await one.play(match, 70)
        await one.host.room.tables.settle()
        before = await one.my_table(match)
        log = await one.host.room.store.entries(match)
    kinds = [parts.kind for name in shelf.kept if (parts := read_name(name)) is not None]
    assert kinds.count("part") >= 1
    assert kinds.count("snapshot") >= 1
    assert kinds.count("entry") < snapshots.EVERY * 2
    async with page(shelf) as one:
        assert await one.host.room.store.entries(match) == log
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        after = await one.my_table(match)
        assert (after["seq"], after["view"]) == (before["seq"], before["view"])
        once = await one.get(f"/matches/{match}/at/10?seat=0")
        assert once["n"] == 10
        assert (await one.post(f"/matches/{match}/undo", {"seat": 0, "seq": after["seq"]}))["answer"] in UNDONE


UNDONE = ("done", "refused")


@pytest.mark.parametrize("same", [True, False])
async def test_after_an_update_of_the_page_matches_go_on(same: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Played again from its record by the new program; where that leads elsewhere, on from where it stood."""
    shelf = MemoryShelf()
    async with page(shelf) as one:
        match = await one.match()
        before = await one.play(match, 20)
    with monkeypatch.context() as patched:
        game = one.host.room.tables.known(match)
        assert game is not None
        patched.setitem(vars(game.match.game), "build", "another")
        if not same:
            await other_beginning(patched)
        async with page(shelf) as one:
            after = await one.my_table(match)
            assert after["view"] == before["view"]
            assert after["seq"] == before["seq"] + (0 if same else 1)
            for bot in ("tiro", None):
                await one.post(f"/matches/{match}/seats/0", {"bot": bot})
        async with page(shelf) as one:
            later = await one.play(match, 4)
            assert later["seq"] > after["seq"]
        async with page(shelf) as one:
            assert (await one.my_table(match))["view"] == later["view"]


async def other_beginning(patched: pytest.MonkeyPatch) -> None:
    """The rules of today do not let the first action be."""
    from romanum.server.tables import restoration

    async def nothing(*_: Any) -> None:
        return None

    patched.setattr(restoration, "_again", nothing)


async def test_everything_goes_into_one_file_and_comes_out_elsewhere() -> None:
    async with page() as one:
        match = await one.match()
        before = await one.play(match, 15)
        await one.ask("PUT", f"/matches/{match}/notes", {"text": "Beware the Ides."})
        status, file = await one.ask("GET", "/page/everything")
        assert status == 200
    async with page() as other:
        found = await other.post("/page/everything", msgspec.json.encode(file).decode())
        assert (found["matches"], found["kept"]) == (1, 0)
        assert (await other.my_table(match))["view"] == before["view"]
        assert (await other.get(f"/matches/{match}/notes"))["text"] == "Beware the Ides."
        later = await other.play(match, 3)
        again = await other.post("/page/everything", msgspec.json.encode(file).decode())
        assert (again["matches"], again["kept"]) == (0, 1), "here it has gone on"
        assert (await other.my_table(match))["seq"] == later["seq"]
        _, newer = await other.ask("GET", "/page/everything")
        back = await other.post("/page/everything", msgspec.json.encode(newer).decode())
        assert back["matches"] == 0


@pytest.mark.parametrize("file", ["", "{}", '{"kind":"romanum page","version":1,"values":"####"}'])
async def test_a_file_that_is_none_changes_nothing(file: str) -> None:
    async with page() as one:
        status, told = await one.ask("POST", "/page/everything", file or "x")
        assert (status, told["error"]["code"]) == (422, "file")


async def test_a_match_that_is_removed_leaves_nothing_on_the_shelf() -> None:
    shelf = MemoryShelf()
    async with page(shelf) as one:
        match = await one.match()
        await one.play(match, 4)
        assert (await one.ask("DELETE", f"/matches/{match}"))[0] == 200
        assert (await one.get("/matches"))["mine"] == []
        await asyncio.sleep(0)
        assert [name for name in shelf.kept if match in name] == []


async def test_a_bot_that_finds_no_room_is_told_and_goes_on_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that it chose is taken; when there is room again somebody wakes it."""
    shelf = MemoryShelf()
    async with page(shelf, think=nobody) as one:
        match = await one.match()
    shelf.room = shelf.taken
    async with page(shelf) as one:
        socket = one.live(match)
        told = await one.heard(socket, lambda said: said["type"] in ("seats", "table") and stuck_in(said))
        assert stuck_in(told) == [1]
        before = (await one.get(f"/matches/{match}"))["seq"]
        shelf.room = None
        await one.post(f"/matches/{match}/wake")
        assert (await one.my_table(match))["seq"] > before


def stuck_in(said: Any) -> list[int]:
    """The seats that are told to be stuck."""
    return [number for number, seat in enumerate(said["seats"]) if seat["stuck"]]


async def nobody(task: bytes) -> bytes:
    """A worker that never answers."""
    await asyncio.Event().wait()
    return b""


async def test_a_worker_that_dies_is_asked_again() -> None:
    died: list[bytes] = []

    async def dies_twice(task: bytes) -> bytes:
        if len(died) < 2:
            died.append(task)
            raise ConnectionError("the worker is gone")
        return await beside(task)

    async with page(think=dies_twice) as one:
        match = await one.match()
        assert (await one.my_table(match))["seq"] > 0
        assert len(died) == 2


async def test_matches_of_an_older_page_go_on(tmp_path: Path) -> None:
    """As an earlier program kept them: what it kept of positions may be of another layout."""
    older, shelf = Store(f"sqlite:///{tmp_path / 'older.db'}"), MemoryShelf()
    await write_older(older)
    await carried(older, PageStore(shelf), [*RUNNING, *FINISHED])
    await older.close()
    async with page(shelf) as one:
        for match in RUNNING:
            table = await one.host.room.tables.table(match)
            before = table.seq
            await play(table, 3, random.Random(1))
            assert table.seq == before + 3
        for match in FINISHED:
            assert (await one.get(f"/matches/{match}"))["state"] == "over"
            assert (await one.ask("GET", f"/matches/{match}/table?seat=0"))[0] == 200
    async with page(shelf) as one:
        for match in RUNNING:
            assert (await one.host.room.tables.table(match)).seq > 0


async def carried(older: Store, shelf: PageStore, matches: list[str]) -> None:
    """Matches of a database, as a page would have kept them."""
    await shelf.open()
    for match in matches:
        row = await older.match(match)
        assert row is not None
        chairs = [msgspec.structs.replace(chair, person=1, bot=None) for chair in await older.chairs(match)]
        await shelf.add_match(msgspec.structs.replace(row, owner=1), chairs, await older.entries(match))
        kept = [(json.loads(zlib.decompress(data))["seq"], data) for data in await older.snapshots(match)]
        await shelf.keep_snapshots(match, 0, kept, await older.traces(match))
