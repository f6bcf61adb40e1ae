"""Branches: a match goes on from a moment of another, against bots."""

from __future__ import annotations

import random
from typing import Any, Protocol

import msgspec

from romanum.engine.dice import FastDice
from romanum.engine.event import Event
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.server.bounds.limits import PLACE
from romanum.server.bounds.problem import Problem
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.match_infos import MatchInfos
from romanum.server.lobby.moments import what_was_kept
from romanum.server.lobby.new_match import bot_seats, new_id
from romanum.server.lobby.quota import Quota
from romanum.server.store import MatchRow, PersonRow
from romanum.server.store.time import now
from romanum.server.store.tokens import new_token
from romanum.server.tables.open_tables import Tables
from romanum.server.tables.restoration import beginning_of
from romanum.server.tables.snapshots import program_of
from romanum.server.tables.storage import Storage
from romanum.server.thinking.bots import Bots
from romanum.server.wire import BranchWish, MatchInfo


class Parts(Protocol):
    """What branches need of the server."""

    @property
    def store(self) -> Storage:
        """What is kept."""

    admission: Admission
    quota: Quota
    tables: Tables
    bots: Bots
    match_infos: MatchInfos


class Branches:
    """Begins branches."""

    def __init__(self, house: Parts) -> None:
        self._house = house

    async def begin(self, match: str, person: PersonRow, wish: BranchWish) -> MatchInfo:
        """Go on from a moment against bots; what the seat could not know then is dealt anew."""
        table = await self._house.admission.table(match, person, wish.seat)
        chairs = bot_seats(len(table.row.names), [wish.seat], person, [wish.bots])
        await self._house.quota.new_match(person, chairs)
        async with table.still() as played:
            if not 0 <= wish.n <= len(played.history):
                raise Problem(404, "not-found", f"This match has {len(played.history)} actions, not {wish.n}.")
            with what_was_kept():
                position, events = _imagined(played.at(wish.n), wish.seat)
        row = MatchRow(
            id=new_id(),
            game=table.row.game,
            rules=table.match.game.rules_version,
            build=program_of(table.match.game),
            scenario=table.row.scenario,
            options=table.row.options,
            title=f"Branch of {table.row.title or match}, from action {wish.n}",
            names=table.row.names,
            dice=msgspec.to_builtins(position.dice),
            start=beginning_of(position, events),
            branch_of=match,
            owner=person.id,
            watch=new_token(),
            state="running",
            created=now(),
            changed=now(),
            place=PLACE.get(),
        )
        await self._house.store.add_match(row, chairs)
        started = await self._house.tables.table(row.id)
        row = msgspec.structs.replace(row, turn=list(started.pending))
        self._house.bots.look(started)
        return self._house.match_infos.of(row, await self._house.store.chairs(row.id), person)


def _imagined(past: Match[Any], seat: int) -> tuple[Position, list[Event]]:
    """A position that fits what the seat knew, and the events as it had seen them."""
    if past.over:
        raise Problem(409, "not-running", "The match was over by then: branch from an earlier moment.")
    dice = FastDice.seeded(random.SystemRandom().getrandbits(63))
    return past.imagine(seat, dice), past.events_for(seat)
