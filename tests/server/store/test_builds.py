"""A match survives an update of the program: it goes on from where it stood, and what was played stays as it was.

`older_build.json.xz` holds the rows of a real database that an earlier program wrote: running and finished matches of
three games, with the snapshots it kept. Never changed: it stands for the databases that are out there. If a match in it
can no longer be read, a position has changed its layout and needs a migration (`Position.migrations`).
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import zlib
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from sqlalchemy import insert, select, update

import romanum
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.past import NotKept
from romanum.engine.record import Record, RecordError, replay
from romanum.server.news.messages import table_info
from romanum.server.store import Store
from romanum.server.store.migrations import migrate
from romanum.server.store.schema import META, traces
from romanum.server.tables.restoration import CARRY, Carry
from romanum.server.tables.snapshots import EVERY, position_of, program_of
from romanum.server.tables.table import Table
from server.stored_match import play, seeded_match, tables_of
from server.visitors import running

pytestmark = pytest.mark.anyio

OLDER: dict[str, list[dict[str, Any]]] = json.loads(
    lzma.decompress((Path(__file__).parent / "older_build.json.xz").read_bytes())
)
ROWS = {row["id"]: row for row in OLDER["matches"]}
RUNNING = [name for name, row in ROWS.items() if row["state"] == "running"]
FINISHED = [name for name, row in ROWS.items() if row["state"] == "over"]
VERSION = 5
"""Of that database."""
LONGEST = 40_000
"""Actions that no match takes."""


def snapshots_of(match: str) -> list[dict[str, Any]]:
    return [json.loads(row["data"]) for row in OLDER["snapshots"] if row["match"] == match]


async def write_older(store: Store) -> None:
    """The database as the earlier program left it, brought to the tables of today."""
    await migrate(store.engine, VERSION)
    async with store.engine.begin() as connection:
        for name, rows in OLDER.items():
            table = META.tables[name]
            await connection.execute(insert(table), [as_written(table, row) for row in rows])
    await store.open()


def as_written(table: Any, row: dict[str, Any]) -> dict[str, Any]:
    booleans = [column.name for column in table.c if str(column.type) == "BOOLEAN" and column.name in row]
    values = row | {key: None if row[key] is None else bool(row[key]) for key in booleans}
    return values | ({"data": zlib.compress(row["data"].encode(), 1)} if table.name == "snapshots" else {})


@pytest.fixture
async def older(tmp_path: Path) -> Any:
    store = Store(f"sqlite:///{tmp_path / 'older.db'}")
    await write_older(store)
    yield store
    await store.close()


def to_the_end(match: Match[Any], seed: int = 1) -> None:
    """Play on at random."""
    chance = random.Random(seed)
    for _ in range(LONGEST):
        if match.over:
            return
        seat = match.pending[0]
        match.play(seat, chance.choice(match.decision(seat).options))
    raise AssertionError("the match does not end")


class TestAnOlderDatabase:
    @pytest.mark.parametrize("name", RUNNING)
    async def test_a_running_match_goes_on_to_its_end(self, older: Store, name: str) -> None:
        table = await tables_of(older).table(name)
        assert table.row.build == program_of(table.match.game)
        answers = await play(table, 20, random.Random(3))
        assert {answer.answer for answer in answers} == {"done"}
        again = await tables_of(older).table(name)
        assert again.match.position == table.match.position
        assert again.match.events == table.match.events
        to_the_end(again.match.copy())

    @pytest.mark.parametrize("name", RUNNING)
    async def test_what_cannot_be_shown_to_be_the_same_is_told(self, older: Store, name: str) -> None:
        """The earlier program kept no position after its last snapshot."""
        table = await tables_of(older).table(name)
        entry = table.log[-1]
        assert (entry.kind, entry.seq) == (CARRY, ROWS[name]["seq"] + 1)
        carry = msgspec.json.decode(entry.text, type=Carry)
        unkept = ROWS[name]["seq"] - max((snapshot["seq"] for snapshot in snapshots_of(name)), default=0)
        assert carry.again + carry.lost >= unkept
        for seat in (None, 0):
            lines = table_info(table, seat, None).events
            assert any("The program has been updated" in line.sentence for line in lines)
        await asyncio.gather(table.settle())
        assert len((await tables_of(older).table(name)).log) == entry.seq

    @pytest.mark.parametrize("name", [name for name in RUNNING if snapshots_of(name)])
    async def test_what_was_kept_of_a_running_match_stays_as_it_was(self, older: Store, name: str) -> None:
        table = await tables_of(older).table(name)
        kept = snapshots_of(name)[0]
        for n, deed in enumerate(kept["history"][:40]):
            assert table.match.history[n].before == position_of(table.match.game, msgspec.json.encode(deed[2]))

    @pytest.mark.parametrize("name", FINISHED)
    async def test_a_finished_match_is_read_as_it_was_played(self, older: Store, name: str) -> None:
        table = await tables_of(older).table(name)
        row, last = ROWS[name], snapshots_of(name)[-1]
        assert (table.seq, len(table.match.history), table.match.over) == (row["seq"], row["n"], True)
        info = table_info(table, None, None)
        assert msgspec.to_builtins(info.result) == json.loads(row["result"])
        told = [event["kind"] for snapshot in snapshots_of(name) for event in snapshot["events"]]
        assert [event.kind for event in table.match.events][-len(told) :] == told
        record = Record.read(table.match.record.write())
        before_migrations = json.dumps(last["position"], separators=(",", ":"), ensure_ascii=False)
        if record.rules == row["rules"]:
            assert record.position == sha256(before_migrations.encode()).hexdigest()
        for n in (0, row["n"] // 2, row["n"]):
            assert table_info(table, 0, None, past=table.match.at(n)).n == n

    @pytest.mark.parametrize("name", [*RUNNING, *FINISHED])
    async def test_every_event_of_it_still_has_its_words(self, older: Store, name: str) -> None:
        """Kinds of events may come; their sentences do not go while matches that tell of them are kept."""
        table = await tables_of(older).table(name)
        assert all(table.match.game.words.has(f"event-{event.kind}") for event in table.match.events)
        wordless = [line.kind for line in table.screen.events(0, 0) if line.sentence.startswith("event-")]
        assert wordless == []


OLD: Final = romanum.game("hre").rules_version
NEW: Final = OLD + 1


def other_program(monkeypatch: pytest.MonkeyPatch, name: str = "other", rules: int = NEW) -> None:
    """From now on this is another program, by whose rules a match of hre is dealt other cards."""
    game = romanum.game("hre")
    really = type(game).setup

    def setup(self: Any, scenario: str, seats: int, options: Any, dice: Any) -> Any:
        dice.roll()
        return really(self, scenario, seats, options, dice)

    monkeypatch.setitem(game.__dict__, "build", name)
    monkeypatch.setattr(type(game), "rules_version", rules)
    monkeypatch.setattr(type(game), "setup", setup)


def told(match: Match[Any]) -> list[dict[str, Any]]:
    return [event.facts for event in match.events if event.kind.startswith("carried-over")]


@pytest.fixture
async def played(store: Store) -> Table:
    """A match some way into its third stretch of the log."""
    table = await tables_of(store).table(await seeded_match(store))
    await play(table, 2 * EVERY + 17, random.Random(1))
    return table


class TestAnUpdate:
    async def test_a_match_goes_on_from_where_it_stood(
        self, store: Store, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Although nobody stopped the server properly: what an action led to is written with it."""
        position, events = played.match.position.to_json(), list(played.match.events)
        befores = [past.before.to_json() for past in played.match.history]
        other_program(monkeypatch)
        table = await tables_of(store).table(played.id)
        assert table.match.position.to_json() == position
        assert [past.before.to_json() for past in table.match.history] == befores
        assert table.match.events[:-1] == events
        assert told(table.match) == [{"rules": OLD, "now": NEW, "again": 0, "lost": 0}]
        row = await store.match(played.id)
        assert row is not None
        assert (row.seq, row.rules, row.turn) == (played.seq + 1, NEW, list(table.match.pending))
        assert await store.traces(played.id) == []

    async def test_it_is_played_on_kept_and_opened_like_any_other(
        self, store: Store, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        other_program(monkeypatch)
        table = await tables_of(store).table(played.id)
        await play(table, 2 * EVERY, random.Random(5))
        await table.settle()
        again = await tables_of(store).table(played.id)
        assert again.match.position == table.match.position
        assert again.match.events == table.match.events
        assert [past.text for past in again.match.history] == [past.text for past in table.match.history]
        assert again.marks == table.marks
        assert again.match.carried == [(2 * EVERY + 17, OLD)]

    async def test_an_update_that_leads_to_the_same_tells_nothing(
        self, store: Store, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(romanum.game("hre").__dict__, "build", "faster, and otherwise the same")
        table = await tables_of(store).table(played.id)
        assert (table.seq, told(table.match)) == (played.seq, [])
        assert table.row.build == program_of(table.match.game)

    async def test_one_update_may_follow_another(
        self, store: Store, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        other_program(monkeypatch)
        table = await tables_of(store).table(played.id)
        await play(table, 20, random.Random(5))
        monkeypatch.setitem(romanum.game("hre").__dict__, "build", "a third")
        same = await tables_of(store).table(played.id)
        assert (same.seq, len(told(same.match))) == (table.seq, 1)
        await play(same, 5, random.Random(6))
        position = same.match.position.to_json()
        monkeypatch.setitem(romanum.game("hre").__dict__, "build", "a fourth, by which somebody may not")
        monkeypatch.setattr(Match, "undo", None)
        really = Match.enter

        def strict(self: Match[Any], seat: int, action: Any) -> None:
            if len(self.history) > same.seq - 5:
                raise RuntimeError("no longer")
            really(self, seat, action)

        with monkeypatch.context() as context:
            context.setattr(Match, "enter", strict)
            fourth = await tables_of(store).table(played.id)
        assert fourth.match.position.to_json() == position
        assert [facts["rules"] for facts in told(fourth.match)] == [OLD, NEW]

    async def test_nothing_is_taken_back_across_an_update(
        self, store: Store, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        other_program(monkeypatch)
        table = await tables_of(store).table(played.id)
        seat = table.match.history[-1].seat
        assert table.match.why_no_undo(seat) == "The program has been updated since."

    async def test_a_match_that_has_just_begun_keeps_what_was_dealt(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = await tables_of(store).table(await seeded_match(store))
        await table.settle()
        dealt = table.match.position.to_json()
        other_program(monkeypatch)
        assert (await tables_of(store).table(table.id)).match.position.to_json() == dealt

    async def test_of_two_workers_one_writes_it_down(
        self, store: Store, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        other_program(monkeypatch)
        one, two = await asyncio.gather(*(tables_of(store).table(played.id) for _ in range(2)))
        assert [entry.kind for entry in await store.entries(played.id)].count(CARRY) == 1
        assert one.match.position == two.match.position
        assert (one.seq, two.seq) == (played.seq + 1, played.seq + 1)

    async def test_a_table_in_memory_sees_that_another_worker_wrote_it_down(
        self, store: Store, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        other_program(monkeypatch)
        await tables_of(store).table(played.id)
        played.row = await store.match(played.id) or played.row
        assert await played.catch_up()
        assert len(told(played.match)) == 1

    async def test_its_record_tells_that_the_rules_changed(
        self, store: Store, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        other_program(monkeypatch)
        table = await tables_of(store).table(played.id)
        record = Record.read(table.match.record.write())
        assert (record.rules, record.carried) == (NEW, [(len(played.match.history), OLD)])
        with pytest.raises(
            RecordError, match=f"were played by rules version {OLD} before the match went over to version {NEW}"
        ):
            replay(record, romanum.game)

    async def test_a_finished_match_stays_as_it_was_played(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        table = await tables_of(store).table(await seeded_match(store, seats=2))
        await play(table, LONGEST, random.Random(2))
        assert table.match.over
        text = table.match.record.write()
        shown = table_info(table, 0, None)
        other_program(monkeypatch)
        for _ in range(2):
            again = await tables_of(store).table(table.id)
            assert again.match.record.write() == text
            assert msgspec.to_builtins(table_info(again, 0, None)) == msgspec.to_builtins(shown)


async def change_traces(store: Store, match: str, after: int, old: bytes, new: bytes) -> int:
    """Write something else into the positions that are kept after an entry; how many had it."""
    found = (await store.rows(select(traces.c.seq, traces.c.data).where(traces.c.match == match)))[:]
    changed = 0
    async with store.change() as connection:
        for seq, data in found:
            text = zlib.decompress(data)
            if seq > after and old in text:
                this = (traces.c.match == match, traces.c.seq == seq)
                await connection.execute(update(traces).where(*this).values(data=zlib.compress(text.replace(old, new))))
                changed += 1
    return changed


class TestWhatCannotBeRead:
    async def test_the_last_position_that_can_be_read_is_gone_on_from(
        self, store: Store, played: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Steps have gone that were being done; those actions that no longer fit are taken back, and that is told."""
        kept = 2 * EVERY + 10
        assert await change_traces(store, played.id, kept, b'"position"', b'"position"') == 0
        changed = await change_traces(store, played.id, kept, b'"stack":[[', b'"stack":[["Gone"],[')
        assert changed == 7
        other_program(monkeypatch)
        table = await tables_of(store).table(played.id)
        facts = told(table.match)[0]
        assert facts["again"] + facts["lost"] == 7
        to_the_end(table.match.copy())

    async def test_a_moment_that_cannot_be_shown_says_so(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async with running(str(tmp_path / "x.db")) as server, server.visitor() as livia:
            made = await livia.match([{"kind": "me"}] * 2, dice={"kind": "seeded", "seed": 3})
            table = await server.house.tables.table(made["id"])
            await play(table, 5, random.Random(1))

            def gone() -> Any:
                raise NotKept("this program cannot show that position")

            table.match.history[2]._before = gone
            answer = await livia.client.get(f"/api/matches/{made['id']}/at/2")
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not-kept")
            assert (await livia.client.get(f"/api/matches/{made['id']}/at/3")).status_code == 200
            assert (await livia.client.get(f"/api/matches/{made['id']}/scores")).status_code == 200


def test_the_older_database_is_of_another_version() -> None:
    """What is read here was written by 0.1.0, and no longer passes for our own."""
    programs = {snapshot["program"].split()[0] for match in ROWS for snapshot in snapshots_of(match)}
    assert programs == {"0.1.0"}
    assert romanum.__version__ not in programs


def test_the_build_of_a_program_is_its_version_its_rules_and_its_code() -> None:
    game: Game[Any] = romanum.game("hre")
    assert program_of(game) == f"{romanum.__version__} hre {game.rules_version} {game.build}"
