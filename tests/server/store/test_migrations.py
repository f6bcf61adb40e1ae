"""Databases of all earlier versions are brought up to date, with everything that was in them."""

from __future__ import annotations

import random
from hashlib import sha256
from pathlib import Path

import pytest

from romanum.server.store import Store
from romanum.server.store.migrations import MIGRATIONS, migrate
from romanum.server.store.notices import NoticeStore
from server.stored_match import play, tables_of

pytestmark = pytest.mark.anyio

FIRST = (Path(__file__).parent / "version_1.sql").read_text()
MATCH = "oldmatch2345"
ACTIONS = 12
NEVER_CHANGED = {
    1: "60cf0da4da0ee7aa18fbdd1847b1f766b088872f552373a6c6b8ebaf0cffd8d5",
    2: "98dfe804e43fa4b6f7ade338886899c2a934f7f5c58a825a7e621fd28b4c3cef",
}
"""Versions that people have: what led to them stays as it was."""


async def first_version(url: str) -> Store:
    """A database as the first version made and filled it."""
    store = Store(url)
    await migrate(store.engine, 1)
    async with store.engine.begin() as connection:
        for line in FIRST.splitlines():
            if not line.startswith("--"):
                await connection.exec_driver_sql(line.removesuffix(";"))
    return store


@pytest.mark.parametrize("version", NEVER_CHANGED)
def test_what_led_to_an_earlier_version_is_not_changed(version: int) -> None:
    assert sha256("\n".join(MIGRATIONS[version - 1]).encode()).hexdigest() == NEVER_CHANGED[version]


@pytest.mark.parametrize("stop", range(1, len(MIGRATIONS)))
async def test_everything_of_the_first_version_is_there(url: str, stop: int) -> None:
    """Also if every version in between was used for a while."""
    store = await first_version(url)
    await migrate(store.engine, stop)
    await store.open()
    row = await store.match(MATCH)
    assert row is not None
    assert (row.state, row.seq, row.allowance, row.stand_in) == ("running", ACTIONS, 0, None)
    assert [chair.who for chair in await store.chairs(MATCH)] == ["Livia", "Livia"]
    assert len(await store.entries(MATCH)) == ACTIONS
    assert [message.text for message in await store.said(MATCH)] == ["ave"]
    assert await store.notes(MATCH, 1) == "attack"
    assert await store.is_watcher(MATCH, 2)
    drusus = await store.person(login="drusus")
    assert drusus is not None
    assert drusus.password
    await store.close()


async def test_a_match_of_the_first_version_goes_on(url: str) -> None:
    store = await first_version(url)
    await store.open()
    table = await tables_of(store).table(MATCH)
    assert (table.seq, len(table.match.history)) == (ACTIONS + 1, ACTIONS)
    assert table.log[-1].kind == "carry", "it is told that the log was played again"
    answers = await play(table, 5, random.Random(1))
    assert [answer.answer for answer in answers] == ["done"] * 5
    assert len(await store.entries(MATCH)) == ACTIONS + 6
    await store.close()


async def test_new_things_fit_beside_the_old_ones(url: str) -> None:
    store = await first_version(url)
    await store.open()
    gaius = await store.add_person("Gaius", login="gaius", password="x")
    assert gaius is not None
    assert gaius.id == 3
    await store.say(MATCH, gaius, None, "salve")
    assert [message.text for message in await store.said(MATCH)] == ["ave", "salve"]
    await store.close()


BEFORE_ROUNDS = 15
"""The version after which those who hear of their turn hear of rounds of tournaments too."""


async def test_who_heard_of_his_turn_hears_of_rounds_and_nobody_else_does(url: str) -> None:
    store = await first_version(url)
    await migrate(store.engine, BEFORE_ROUNDS)
    columns = "person, address, confirmed, webhook, secret, tell, at_table, leaving, changed, language"
    async with store.engine.begin() as connection:
        for person, tell in ((1, "turn,over"), (2, "over")):
            values = f"{person}, '', true, '', '', '{tell}', true, 'leave-{person}', 0, 'de'"
            await connection.exec_driver_sql(f"INSERT INTO wishes ({columns}) VALUES ({values})")
    await store.open()
    wishes = [await NoticeStore(store).wish(person=person) for person in (1, 2)]
    assert [set(wish.tell) for wish in wishes if wish] == [{"turn", "over", "round"}, {"over"}]
    assert [wish.language for wish in wishes if wish] == ["de", "de"]
    await store.close()
