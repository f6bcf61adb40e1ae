"""Records: downloaded, imported as matches, verified."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from romanum.engine.dice import AnyDice
from romanum.engine.record import LONGEST_NAME, Record
from romanum.engine.verify import BAD
from romanum.server.bounds.limits import PLACE
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.admission import Admission, sees_all
from romanum.server.lobby.brought_positions import BroughtPositions
from romanum.server.lobby.match_infos import MatchInfos
from romanum.server.lobby.new_match import bot_seats, find_game, new_id, one_line
from romanum.server.lobby.quota import Quota
from romanum.server.lobby.remarks import with_remarks
from romanum.server.lobby.uploads import Task
from romanum.server.store import LogRow, MatchRow, PersonRow
from romanum.server.store.time import now
from romanum.server.store.tokens import new_token
from romanum.server.tables import seat_wishes
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.restoration import brought
from romanum.server.tables.snapshots import program_of
from romanum.server.tables.storage import Storage
from romanum.server.thinking.bots import Bots
from romanum.server.wire import Check, MatchInfo, Verification


class Parts(Protocol):
    """What records need of the server."""

    @property
    def store(self) -> Storage:
        """What is kept."""

    admission: Admission
    quota: Quota
    tables: Tables
    bots: Bots
    match_infos: MatchInfos
    brought_positions: BroughtPositions


class Records:
    """Gives records out, and takes them in."""

    def __init__(self, house: Parts) -> None:
        self._house = house

    async def download(self, match: str, person: PersonRow | None, whole: bool) -> str:
        """The record of a finished match; of a running one only to somebody who plays alone and asks for all of it."""
        row, chairs = await self._house.admission.seen(match, person)
        if row.branch_of is not None:
            raise Problem(409, "branch", "A branch has no record of its own: it began in the middle of another match.")
        if row.state != "over" and not (whole and sees_all(row, chairs, person)):
            raise Problem(
                409, "not-over", "The record tells the secrets of all seats: it can be had when the match is over."
            )
        table = await self._house.tables.newest(match)
        async with table.still() as played:
            record = played.record
        record.remarks = await with_remarks(self._house.store, match) if row.state == "over" else []
        return record.write()

    async def import_record(
        self, text: str, person: PersonRow, mine: Sequence[int] = (0,), bots: Sequence[str] = ()
    ) -> MatchInfo:
        """A match out of a record: finished, or to be played on; without bots all seats are this person's."""
        with self._house.quota.checking(person):
            outcome = await self._house.brought_positions.looked_at(Task(text, verify=False), person)
        if outcome.ended is None:
            raise Problem(422, "record", f"This record cannot be used: {outcome.problem}.")
        record, ended = Record.read(text), outcome.ended
        if unknown := [seat for seat in mine if not 0 <= seat < len(record.names)]:
            raise Problem(422, "setup", f"There is no seat {unknown[0]} in this match.")
        dice: AnyDice = msgspec.convert(record.dice, AnyDice)
        chairs = bot_seats(len(record.names), mine, person, bots)
        await self._house.quota.new_match(person, chairs)
        self._house.quota.keeping(person)
        row = MatchRow(
            id=new_id(),
            game=record.game,
            rules=find_game(record.game).rules_version,
            build=program_of(find_game(record.game)),
            scenario=record.scenario,
            options=ended.options,
            title="",
            names=[one_line(name, LONGEST_NAME) for name in record.names],
            dice=msgspec.to_builtins(dice),
            start=brought(record.start, record.heading) if record.start else None,
            owner=person.id,
            watch=new_token(),
            state="over" if ended.over else "running",
            seq=len(record.actions),
            n=len(record.actions),
            turn=ended.turn,
            result=ended.result,
            created=now(),
            changed=now(),
            rated="imported",
            place=PLACE.get(),
        )
        wishes = seat_wishes.by_entry(record)
        entries = [
            LogRow(i, "act", by, action, None, now(), wishes.get(i, ""))
            for i, (by, action) in enumerate(record.actions, 1)
        ]
        await self._house.store.add_match(row, chairs, entries)
        await self._house.store.keep_wishes(row.id, seat_wishes.as_kept(record))
        await self._house.store.remarks.add(row.id, person.id, record.remarks)
        self._house.bots.look(await self._house.tables.table(row.id))
        return self._house.match_infos.of(row, await self._house.store.chairs(row.id), person)

    async def verify(
        self, text: str, person: PersonRow, commitment: str | None, salts: list[str] | None
    ) -> Verification:
        """Whether a record is what it says: the dice against their commitment, every action, the last position."""
        task = Task(text, verify=True, commitment=commitment, salts=salts)
        outcome = await self._house.brought_positions.looked_at(task, person)
        if outcome.verification is None:
            return Verification(False, [Check("record", BAD, outcome.problem or "")])
        return outcome.verification
