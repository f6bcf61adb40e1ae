"""Several actions by one message: each an entry of the log; it stops by itself, and is applied once."""

from __future__ import annotations

import pytest

from romanum.server.store import Store
from romanum.server.tables.table import Table
from server.stored_match import marching_match, offered, tables_of

pytestmark = pytest.mark.anyio


async def marching(store: Store) -> tuple[Table, int]:
    """A Roman force whose die has fallen, with its seat to choose where it goes."""
    table = await tables_of(store).table(await marching_match(store))
    seat, options = await offered(table)
    while "march 0510" not in options:
        await table.act(seat, table.seq, options[-1], 1)
        seat, options = await offered(table)
    await table.act(seat, table.seq, "march 0510", 1)
    await table.act(seat, table.seq, "road", 1)
    return table, seat


async def ways_to(table: Table, seat: int, length: int) -> list[str]:
    """The actions of a way of so many legs, and of staying there."""
    async with table.still():
        asked = table.screen.decision(seat)
    assert asked is not None
    assert asked.ways is not None
    legs, found = asked.ways.legs, list[str]()
    number = next(number for (number, *_) in asked.ways.goals.values() if legs[number].cost == length)
    stays = legs[number].stays
    while number >= 0:
        found.insert(0, legs[number].action)
        number = legs[number].before
    return [*found, stays[0]]


async def test_a_way_is_walked_and_every_step_is_an_entry(store: Store) -> None:
    table, seat = await marching(store)
    before, actions = table.seq, await ways_to(table, seat, 2)
    answer = await table.go(seat, before, actions, 1)
    assert (answer.answer, answer.played, answer.stopped, answer.seq) == ("done", 3, "", before + 3)
    assert [entry.text for entry in table.log[before:]] == actions
    again = await tables_of(store).table(table.id)
    assert again.match.fingerprint() == table.match.fingerprint()


async def test_dice_stop_it(store: Store) -> None:
    table = await tables_of(store).table(await marching_match(store))
    seat, options = await offered(table)
    while "march 0510" not in options:
        await table.act(seat, table.seq, options[-1], 1)
        seat, options = await offered(table)
    before = table.seq
    answer = await table.go(seat, before, ["march 0510", "road", "to 0611", "halt"], 1)
    assert (answer.answer, answer.played, answer.stopped) == ("done", 2, "dice")
    assert table.seq == before + 2


async def test_the_same_message_again_says_how_far_it_came(store: Store) -> None:
    table, seat = await marching(store)
    before, actions = table.seq, await ways_to(table, seat, 2)
    await table.go(seat, before, actions, 1)
    again = await table.go(seat, before, actions, 1)
    assert (again.answer, again.played, again.seq) == ("doubled", 3, before + 3)
    other = await table.go(seat, before, ["halt", *actions], 1)
    assert (other.answer, other.played) == ("stale", 0)
    assert table.seq == before + 3


async def test_half_a_list_that_was_applied_is_told_as_such(store: Store) -> None:
    table, seat = await marching(store)
    before, actions = table.seq, await ways_to(table, seat, 2)
    await table.act(seat, before, actions[0], 1)
    again = await table.go(seat, before, actions, 1)
    assert (again.answer, again.played, again.seq) == ("doubled", 1, before + 1)


@pytest.mark.parametrize("actions", [["to 3200"], ["halt", "sing"], ["sing"]])
async def test_what_is_not_offered_or_not_understood_changes_nothing(store: Store, actions: list[str]) -> None:
    table, seat = await marching(store)
    before = table.seq
    answer = await table.go(seat, before, actions, 1)
    assert (answer.answer, table.seq) == ("refused", before)
    assert answer.refused is not None
    assert bool(answer.refused.rule) == ("sing" not in actions), "what is not understood is forbidden by no rule"


async def test_an_action_that_is_not_offered_later_is_not_tried(store: Store) -> None:
    table, seat = await marching(store)
    before, actions = table.seq, await ways_to(table, seat, 1)
    answer = await table.go(seat, before, [actions[0], "to 3200"], 1)
    assert (answer.answer, answer.played, answer.stopped) == ("done", 1, "changed")
