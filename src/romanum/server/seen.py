"""Seen in play: recorded games that stand in the package, opened as finished matches of whoever looks at them."""

from __future__ import annotations

import romanum
from romanum.engine.record import Record
from romanum.games import GAMES
from romanum.server import records
from romanum.server.house import House
from romanum.server.lobby import match_info
from romanum.server.problem import not_found
from romanum.server.store import MatchRow, PersonRow
from romanum.server.wire import MatchInfo, SeenMoment


def moments(game: str) -> list[SeenMoment]:
    """All moments of a game in which a rule spoke, in the language that is spoken."""
    if game not in GAMES:
        raise not_found("game")
    found = romanum.game(game)
    return [
        SeenMoment(rule, one.record, one.n, found.seen_sentence(one))
        for rule, own in found.seen.moments.items()
        for one in own
    ]


async def opened(house: House, game: str, name: str, person: PersonRow) -> MatchInfo:
    """The recorded game as a match of this person: the one he has opened before, else a new one."""
    if game not in GAMES:
        raise not_found("game")
    try:
        text = romanum.game(game).seen_record(name)
    except LookupError:
        raise not_found("record") from None
    record = Record.read(text)
    for row in await house.store.matches_of(person.id):
        if row.owner == person.id and _is(row, record):
            return match_info(house, row, await house.store.chairs(row.id), person)
    return await records.import_record(house, text, person, 0, None)


def _is(row: MatchRow, record: Record) -> bool:
    """Whether a match came out of this record: the same dice were rolled as often."""
    same = (row.game, row.scenario, row.dice, row.n) == (
        record.game,
        record.scenario,
        record.dice,
        len(record.actions),
    )
    return same and row.branch_of is None
