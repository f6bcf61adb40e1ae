"""What a seat is sent after an action: enough to know everything, and small.

    PYTHONPATH=src:tests python tests/server/tables/test_update.py 20

plays whole games of bots and prints the sizes of all updates.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import romanum
from romanum.bots import Chair, make_bot
from romanum.server.news.brief_updates import changes
from romanum.server.news.messages import table_info, update_info
from romanum.server.store import MatchRow, SeatRow, Store
from romanum.server.store.rows import LogRow
from romanum.server.tables.seat_view import Screen
from romanum.server.tables.table import Table
from server.joined_table import joined
from server.stored_match import no_news

LIMIT = 3000
"""Bytes of an update for one action."""
SETTINGS: tuple[tuple[int, dict[str, Any]], ...] = ((4, {}), (4, {"bribes": True}), (3, {"discreet": True}), (2, {}))


def laid_table(seats: int, options: dict[str, Any], seed: int) -> Table:
    """A table in memory; nothing is written."""
    match = romanum.game("hre").new(seats=seats, seed=seed, options=options)
    row = MatchRow(
        id="m",
        game="hre",
        rules=1,
        scenario="standard",
        options={},
        title="",
        names=match.names,
        dice={},
        owner=1,
        watch="w",
    )
    table = Table(Store(":memory:"), row, [SeatRow(seat, "") for seat in range(seats)], no_news)
    table.match, table.screen, table.marks = match, Screen(match), [len(match.events)]
    return table


def plain(message: msgspec.Struct) -> dict[str, Any]:
    sent: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(message))
    return sent


def played(table: Table, bot: str, seed: int) -> Iterator[None]:
    """A whole game, one action after the other."""
    player = make_bot(bot, seed)
    while not table.match.over:
        seat = table.match.pending[0]
        table.match.play(seat, player.choose(Chair(table.match, seat)))
        table.log.append(LogRow(table.seq + 1, "act", seat, ""))
        table.marks.append(len(table.match.events))
        yield


def sizes(seats: int, options: dict[str, Any], seed: int) -> list[int]:
    """The sizes of all updates of a game, to all seats and a spectator."""
    table = laid_table(seats, options, seed)
    views: dict[int | None, dict[str, Any]] = {seat: table.match.view(seat) for seat in (*range(seats), None)}
    found = []
    for _ in played(table, "miles", seed):
        for seat, view in views.items():
            update, views[seat] = update_info(table, seat, table.seq - 1, view)
            found.append(len(msgspec.json.encode(update)))
    return found


@pytest.mark.parametrize("seat", [0, None], ids=["player", "spectator"])
def test_updates_tell_everything(seat: int | None) -> None:
    table = laid_table(4, {"bribes": True}, 3)
    known, view = plain(table_info(table, seat, None)), dict(table.match.view(seat))
    for count, _ in enumerate(played(table, "tiro", 3)):
        update, view = update_info(table, seat, table.seq - 1, view)
        known = joined(known, plain(update), table.match.game)
        if count % 25 == 0 or table.match.over:
            assert known == plain(table_info(table, seat, None))


def test_an_update_for_one_action_is_small() -> None:
    assert max(sizes(4, {}, 5)) <= LIMIT


def test_every_label_follows_from_what_the_client_has() -> None:
    match = romanum.game("hre").new(seats=4, seed=1)
    game = match.game
    for verb in game.vocabulary.verbs:
        move = (verb, *(0 for _ in game.vocabulary.kinds[verb]))
        assert game.plain_label(move) == match.label(move)


def test_a_long_list_is_sent_whole_where_most_of_it_differs() -> None:
    assert changes({"deck": [1] * 9}, {"deck": [2] * 9}) == ({"deck": [2] * 9}, {})


def test_a_list_of_another_length_is_sent_whole() -> None:
    assert changes({"deck": [1] * 9}, {"deck": [1] * 8}) == ({"deck": [1] * 8}, {})


if __name__ == "__main__":
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 8
    found = sorted(size for i in range(games) for size in sizes(*SETTINGS[i % len(SETTINGS)], seed=i))
    shown = {share: found[int(len(found) * share) - 1] for share in (0.5, 0.95, 0.99, 1.0)}
    print(f"{games} games, {len(found)} updates in bytes:", ", ".join(f"{s:.0%} up to {b}" for s, b in shown.items()))
