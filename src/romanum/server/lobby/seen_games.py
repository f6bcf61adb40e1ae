"""Seen in play: recorded games that stand in the package, opened as finished matches of whoever looks at them."""

from __future__ import annotations

import romanum
from romanum.engine.record import Record
from romanum.games import GAMES
from romanum.server.bounds.problem import not_found
from romanum.server.lobby.match_infos import MatchInfos
from romanum.server.lobby.records import Records
from romanum.server.store import MatchRow, PersonRow
from romanum.server.tables.storage import Storage
from romanum.server.wire import MatchInfo, SeenMoment


def seen_moments(game: str) -> list[SeenMoment]:
    """All moments of a game in which a rule spoke, in the language that is spoken."""
    if game not in GAMES:
        raise not_found("game")
    found = romanum.game(game)
    return [
        SeenMoment(rule, one.record, one.n, found.seen_sentence(one))
        for rule, own in found.seen.moments.items()
        for one in own
    ]


class SeenGames:
    """Opens recorded games."""

    def __init__(self, store: Storage, records: Records, match_infos: MatchInfos) -> None:
        self._store = store
        self._records = records
        self._match_infos = match_infos

    async def opened(self, game: str, name: str, person: PersonRow) -> MatchInfo:
        """The recorded game as a match of this person: the one he has opened before, else a new one."""
        if game not in GAMES:
            raise not_found("game")
        try:
            text = romanum.game(game).seen_record(name)
        except LookupError:
            raise not_found("record") from None
        record = Record.read(text)
        for row in await self._store.matches_of(person.id):
            if row.owner == person.id and _is(row, record):
                return self._match_infos.of(row, await self._store.chairs(row.id), person)
        return await self._records.import_record(text, person)


def _is(row: MatchRow, record: Record) -> bool:
    """Whether a match came out of this record: the same dice were rolled as often."""
    same = (row.game, row.scenario, row.dice, row.n) == (
        record.game,
        record.scenario,
        record.dice,
        len(record.actions),
    )
    return same and row.branch_of is None
