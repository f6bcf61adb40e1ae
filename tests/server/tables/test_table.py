"""A table applies what is offered, once, and never runs ahead of the log."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from romanum.server.store import Store, StoreFault
from romanum.server.tables.table import Table
from server.stored_match import no_news, offered, play, seeded_match, tables_of

pytestmark = pytest.mark.anyio


async def same_as_the_log(store: Store, table: Table) -> None:
    """What is in memory is what the log leads to."""
    other = await tables_of(store).table(table.id)
    assert other.seq == table.seq
    assert other.match.fingerprint() == table.match.fingerprint()
    assert other.match.events == table.match.events
    assert other.marks == table.marks


async def test_a_match_is_rebuilt_from_its_log(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    answers = await play(table, 60, random.Random(1))
    assert [a.seq for a in answers] == list(range(1, 61))
    await same_as_the_log(store, table)


async def test_a_doubled_message_is_answered_not_applied(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    seat, options = await offered(table)
    first = await table.act(seat, 0, options[0], 1)
    again = await table.act(seat, 0, options[0], 1)
    assert (first.answer, again.answer, again.seq, table.seq) == ("done", "doubled", 1, 1)


async def test_a_stale_message_is_answered_not_applied(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    seat, options = await offered(table)
    await table.act(seat, 0, options[0], 1)
    assert (await table.act(seat, 0, options[1], 1)).answer == "stale"
    assert (await table.act(seat, 5, options[0], 1)).answer == "stale"
    assert (await table.act(seat, -1, options[0], 1)).answer == "stale"
    assert table.seq == 1


async def test_what_another_seat_has_done_is_not_ones_own_message_come_twice(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    seat, options = await offered(table)
    await table.act(seat, 0, options[0], 1)
    assert (await table.act(1 - seat, 0, options[0], 1)).answer == "stale"


async def test_a_refusal_cites_its_rule(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    seat, _ = await offered(table)
    answer = await table.act(seat, 0, "place roma", 1)
    assert answer.refused is not None
    assert answer.refused.rule
    assert table.seq == 0


async def test_of_a_hundred_equal_messages_at_once_one_is_applied(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    seat, options = await offered(table)
    answers = await asyncio.gather(*(table.act(seat, 0, options[0], 1) for _ in range(100)))
    assert sorted(a.answer for a in answers) == ["done"] + ["doubled"] * 99
    await same_as_the_log(store, table)


async def test_two_workers_never_both_apply_an_action(store: Store, url: str) -> None:
    rival_store = Store(url)
    one = await tables_of(store).table(await seeded_match(store))
    two = await tables_of(rival_store).table(one.id)
    chance = random.Random(2)
    for _ in range(40):
        await one.catch_up()
        seat, options = await offered(one)
        seq = one.seq
        await two.catch_up()
        answers = await asyncio.gather(*(t.act(seat, seq, chance.choice(options), 1) for t in (one, two)))
        assert sorted(a.answer for a in answers)[0] in ("done", "doubled")
        assert [a.answer for a in answers].count("done") == 1
    await one.catch_up()
    await two.catch_up()
    assert one.seq == two.seq == 40
    await same_as_the_log(store, one)
    await same_as_the_log(store, two)
    await rival_store.close()


async def test_an_undo_is_an_entry_and_is_replayed(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    undone = 0
    for i in range(200):
        await play(table, 1, random.Random(i))
        async with table.still() as match:
            seat = match.history[-1].seat
            before = len(match.history)
        answer = await table.undo(seat, table.seq, 1)
        if answer.answer == "done":
            undone += 1
            assert len(table.match.history) == before - 1
        if undone == 3:
            break
    assert undone == 3
    await same_as_the_log(store, table)


async def test_an_undo_that_is_refused_says_why(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    answer = await table.undo(0, 0, 1)
    assert answer.refused is not None
    assert answer.refused.message == "Nothing has been done yet."


async def test_a_client_is_told_which_of_its_events_still_stand(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    table.marks = [2, 5, 9, 5, 7]
    table.log = [None] * 4  # type: ignore[list-item]
    assert [table.events_kept(since) for since in range(5)] == [2, 5, 5, 5, 7]
    assert table.events_kept(99) == table.events_kept(-1) == 0


async def test_what_cannot_be_written_is_not_applied(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    await play(table, 5, random.Random(3))
    seat, options = await offered(table)
    before = table.match.fingerprint()

    async def full(*_: object) -> bool:
        raise StoreFault("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(store, "append", full)
        with pytest.raises(StoreFault, match="full"):
            await table.act(seat, 5, options[0], 1)
    async with table.still() as match:
        assert (table.seq, match.fingerprint()) == (5, before)
    assert (await table.act(seat, 5, options[0], 1)).answer == "done"
    await same_as_the_log(store, table)


async def test_a_client_that_goes_away_does_not_tear_an_action_apart(store: Store) -> None:
    table = await tables_of(store).table(await seeded_match(store))
    seat, options = await offered(table)
    task = asyncio.create_task(table.act(seat, 0, options[0], 1))
    while not table.busy:
        await asyncio.sleep(0)
    task.cancel()
    async with table.still():
        assert table.seq == 1
    await same_as_the_log(store, table)


async def test_news_come_after_the_entry_is_on_disk(store: Store) -> None:
    heard: list[int] = []

    async def news(table: Table) -> None:
        heard.append(len(await store.entries(table.id)))

    tables = tables_of(store)
    tables._news = news
    table = await tables.table(await seeded_match(store))
    await play(table, 3, random.Random(1))
    assert heard == [1, 2, 3]
    tables._news = no_news


async def test_forged_stale_and_doubled_messages_change_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Thousands of messages that were never offered, between real ones."""
    store = Store(str(tmp_path_factory.mktemp("forged") / "romanum.db"))
    await store.open()
    table = await tables_of(store).table(await seeded_match(store))
    chance = random.Random(99)
    sent = 0
    seen: list[str] = ["pass", "place roma", "stop", "give red", ""]
    for _ in range(60):
        seat, options = await offered(table)
        seen += options[:5]
        before, seq = table.match.fingerprint(), table.seq
        for _ in range(120):
            forged = chance.choice(seen) if chance.random() < 0.7 else "".join(chance.choices("ab \n\x00é0", k=9))
            by, at = chance.randrange(-2, 6), seq - chance.randrange(0, 4)
            if (by, at) == (seat, seq) and forged in options:
                continue
            answer = await table.act(by, at, forged, 1)
            sent += 1
            assert answer.answer != "done"
        assert (table.match.fingerprint(), table.seq) == (before, seq)
        await table.act(seat, seq, chance.choice(options), 1)
    assert sent > 6000
    assert len(await store.entries(table.id)) == 60
    await same_as_the_log(store, table)
    await store.close()


async def test_whoever_may_watch_is_company(store: Store) -> None:
    """So what somebody's orders answer among bots takes its time where others could look on."""
    table = await tables_of(store).table(await seeded_match(store))
    table.chairs = [msgspec.structs.replace(chair, person=1) for chair in table.chairs]
    assert not table.in_company(0)
    table.row = msgspec.structs.replace(table.row, public=True)
    assert table.in_company(0)
