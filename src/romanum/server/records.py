"""Records: downloaded, imported as matches, verified."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import romanum
from romanum.engine.dice import DiceError
from romanum.engine.game import BadSetup
from romanum.engine.match import Match
from romanum.engine.record import Record, RecordError, replay
from romanum.engine.verify import BAD, plain_commitment, verifies
from romanum.engine.verify import verify as verify_record
from romanum.games import UnknownGame
from romanum.server.house import House
from romanum.server.limits import MAKING
from romanum.server.lobby import bot_seats, match_info, new_id
from romanum.server.problem import Problem
from romanum.server.seeing import result_info
from romanum.server.store import LogRow, MatchRow, PersonRow
from romanum.server.store.store import new_token, now
from romanum.server.wire import Check, MatchInfo, Verification

MOST_ACTIONS: Final = 20_000


async def download(house: House, match: str, person: PersonRow | None, whole: bool) -> str:
    """The record of a finished match; of a running one only to somebody who plays alone and asks for all of it."""
    row, chairs = await house.seen(match, person)
    if row.branch_of is not None:
        raise Problem(409, "branch", "A branch has no record of its own: it began in the middle of another match.")
    alone = person is not None and all(chair.person in (None, person.id) and not chair.free for chair in chairs)
    if row.state != "over" and not (whole and alone and row.state == "running"):
        raise Problem(
            409, "not-over", "The record tells the secrets of all seats: it can be had when the match is over."
        )
    table = await house.tables.table(match)
    async with table.still() as played:
        return played.record.write()


async def import_record(house: House, text: str, person: PersonRow, seat: int, bot: str | None) -> MatchInfo:
    """A match out of a record: finished, or to be played on."""
    house.limits.check(MAKING, ("making", person.id), "new matches")
    record, match = await asyncio.to_thread(_replayed, text)
    if not 0 <= seat < match.seats:
        raise Problem(422, "setup", f"There is no seat {seat} in this match.")
    chairs = bot_seats(match.seats, [seat], person, bot)
    row = MatchRow(
        id=new_id(),
        game=record.game,
        rules=record.rules,
        scenario=record.scenario,
        options=match.options,
        title="",
        names=record.names,
        dice=record.dice,
        owner=person.id,
        watch=new_token(),
        state="over" if match.over else "running",
        seq=len(record.actions),
        n=len(record.actions),
        turn=list(match.pending),
        result=result_info(match),
        created=now(),
        changed=now(),
    )
    entries = [LogRow(i, "act", by, action, None, now()) for i, (by, action) in enumerate(record.actions, 1)]
    await house.store.add_match(row, chairs, entries)
    house.bots.look(await house.tables.table(row.id))
    return match_info(house, row, await house.store.chairs(row.id), person)


def _replayed(text: str) -> tuple[Record, Match[Any]]:
    try:
        record = _read(text)
        return record, replay(record, romanum.game)
    except (RecordError, DiceError, BadSetup, UnknownGame) as problem:
        raise Problem(422, "record", f"This record cannot be used: {problem}.") from None


def _read(text: str) -> Record:
    record = Record.read(text)
    if len(record.actions) > MOST_ACTIONS:
        raise RecordError(f"it has more than {MOST_ACTIONS} actions")
    return record


def verify(text: str, commitment: str | None) -> Verification:
    """Whether a record is what it says: the dice against their commitment, every action, the last position."""
    try:
        given = None if commitment is None else plain_commitment(commitment)
        verdicts = verify_record(_read(text), romanum.game, given)
    except (RecordError, DiceError, BadSetup, UnknownGame, ValueError) as problem:
        return Verification(False, [Check("record", BAD, str(problem))])
    return Verification(verifies(verdicts), [Check(what, verdict, words) for what, verdict, words in verdicts])
