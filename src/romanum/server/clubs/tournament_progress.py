"""Tournaments go on: matches of a round are made, results come in, whoever does not come forfeits, rounds follow.

A round is written with the ids of its matches before any of them is made, and every change says from which state it set
out. So whoever follows a tournament after a server was killed, or beside another worker, makes what is missing and
nothing twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

import msgspec

from romanum.bots.seats import seat_names
from romanum.clubs import next_round
from romanum.clubs.rounds import Table
from romanum.engine.dice import SealedDice
from romanum.server.bounds.problem import Problem
from romanum.server.clubs.programme import Course, table_of
from romanum.server.clubs.ratings import places
from romanum.server.lobby.lobby import Lobby
from romanum.server.lobby.new_match import find_game, new_id
from romanum.server.lobby.quota import Quota
from romanum.server.news.table_news import TableNews
from romanum.server.store import Change, MatchRow, SeatRow, Store, StoreFault, clocks
from romanum.server.store.time import now
from romanum.server.store.tokens import new_token
from romanum.server.store.tournaments import BoardRow, EntrantRow, TournamentRow, TournamentStore

log = logging.getLogger(__name__)

MOST_STEPS: Final = 500
"""A tournament in which bots lose by default round after round ends by itself; no more than this at a time."""
STAND_IN: Final = "miles"
"""Who plays on at a large table for somebody who has left, if nobody else was named."""


class Follower:
    """Looks at tournaments that are being played."""

    def __init__(self, store: Store, quota: Quota, table_news: TableNews, lobby: Lobby) -> None:
        self._store = store
        self._quota = quota
        self._table_news = table_news
        self._lobby = lobby
        self.tournaments = TournamentStore(store)
        self._lock = asyncio.Lock()

    async def tick(self) -> None:
        """Look at all of them."""
        for cup in await self.tournaments.running():
            await self.follow(cup)

    async def follow(self, cup: str) -> None:
        """Bring one of them to where it waits for somebody."""
        async with self._lock:
            try:
                for _ in range(MOST_STEPS):
                    if not await self._step(cup):
                        return
            except Problem as problem:
                log.warning("tournament %s waits: %s", cup, problem)
            except StoreFault as fault:
                log.warning("tournament %s waits: %s", cup, fault)
            except Exception:
                log.exception("tournament %s waits", cup)

    async def course(self, cup: str) -> Course | None:
        """A tournament as it stands."""
        row = await self.tournaments.tournament(cup)
        if row is None:
            return None
        return Course(row, await self.tournaments.entrants(cup), await self.tournaments.boards(cup))

    async def _step(self, cup: str) -> bool:
        """Do what is due; whether there may be more."""
        course = await self.course(cup)
        if course is None or course.row.state != "running":
            return False
        played = await self.tournaments.matches([board.match_id for board in course.open_boards if board.match_id])
        await self._set_up(course, played)
        decided = [*self._results(course, played)]
        late = [] if decided else await self._no_shows(course, played)
        if decided or late:
            await self.tournaments.change(course.row, decided=[*decided, *late])
            return True
        if course.open_boards or not (course.row.by_itself or course.row.round == 0):
            return False
        await self.go_on(course)
        return True

    # ---- matches

    async def _set_up(self, course: Course, played: Mapping[str, MatchRow]) -> None:
        """Make the matches of the round that are not there, and begin those that have not begun."""
        for board in course.open_boards:
            known = played.get(board.match_id or "")
            if (
                board.match_id is not None
                and not table_of(board).walkover
                and (known is None or known.state == "waiting")
                and await self._room_for(course, board)
            ):
                await self._lobby.set_up(*_match(course, board))
        for board in course.current:
            if board.absent and board.match_id is not None:
                await self._let_go(course.row, board)

    async def _room_for(self, course: Course, board: BoardRow) -> bool:
        """Whether a table can begin; one of bots alone waits while its organiser has as many as anybody may."""
        bots = all(course.entrants[number].person is None for number in board.seats)
        return not bots or await self._quota.room_for_bots(course.row.owner, course.row.place)

    async def _let_go(self, row: TournamentRow, board: BoardRow) -> None:
        """Nobody waits for those who are gone: a match that nobody is left in is closed, in another a bot plays."""
        match = await self._store.match(board.match_id or "")
        if match is None or match.removed or match.state == "over":
            return
        if table_of(board).walkover:
            await self._store.change_match(match.id, lambda row, chairs: Change(fields={"removed": True}))
            await self._table_news.closed(match.id)
            return
        gone = [seat for seat, who in enumerate(board.seats) if who in board.absent]

        def decide(match: MatchRow, chairs: list[SeatRow]) -> Change | None:
            alone = [chairs[seat] for seat in gone if chairs[seat].bot is None]
            bot = row.stand_in or STAND_IN
            taken = {chair.seat: clocks.sit_down(match, chair, bot, now()) for chair in alone}
            return Change(taken) if taken else None

        if await self._store.change_match(match.id, decide):
            await self._table_news.seats_changed(match.id)

    # ---- results

    def _results(self, course: Course, played: Mapping[str, MatchRow]) -> list[BoardRow]:
        """The tables that have ended by now."""
        found = []
        for board in course.open_boards:
            match = played.get(board.match_id or "")
            if table_of(board).walkover:
                found.append(_decided(board, [int(who in board.absent) for who in board.seats]))
            elif match is not None and match.state == "over" and match.result is not None:
                place = places(match)
                scores = list(match.result.get("scores", []))
                ranks = [place[seat] for seat in range(len(board.seats))]
                found.append(_decided(board, ranks, scores if len(scores) == len(ranks) else []))
            elif match is not None and match.removed:
                found.append(_decided(board, [0] * len(board.seats)))
        return found

    async def _no_shows(self, course: Course, played: Mapping[str, MatchRow]) -> list[BoardRow]:
        """Tables at which somebody has not moved although he was asked long ago: he is absent from now on."""
        if not course.row.grace or not played:
            return []
        ids = sorted(played)
        moved, chairs = await self.tournaments.moved(ids), await self._store.chairs_of(ids)
        found = []
        for board in course.open_boards:
            match = played.get(board.match_id or "")
            if match is None or match.state != "running":
                continue
            late = [
                board.seats[chair.seat]
                for chair in chairs[match.id]
                if chair.person is not None
                and (match.id, chair.person) not in moved
                and board.seats[chair.seat] not in board.absent
                and _kept_waiting(match, chair) > course.row.grace * clocks.MINUTE
            ]
            if late:
                found.append(msgspec.structs.replace(board, absent=[*board.absent, *late]))
        return found

    # ---- rounds

    async def go_on(self, course: Course) -> None:
        """The next round, or the end."""
        row = course.row
        entrants = [_shut_out(one, row.round) for one in course.entrants]
        out = {one.number for one in entrants if one.gone is not None}
        found = await asyncio.to_thread(next_round, course.form, len(entrants), out, course.rounds)
        if found is None:
            await self.tournaments.change(row, entered=entrants, state="over")
            return
        number = row.round + 1
        new = [_board(number, at, table) for at, table in enumerate(found.tables, 1)]
        new += [BoardRow(number, -at, None, True, [who], [0]) for at, who in enumerate(found.byes, 1)]
        await self.tournaments.change(row, entered=entrants, new=new, round=number)


def _shut_out(entrant: EntrantRow, round: int) -> EntrantRow:
    """Whoever the host has shut out of the server is not paired any more."""
    shut = entrant.blocked and entrant.gone is None
    return msgspec.structs.replace(entrant, gone=round) if shut else entrant


def _board(round: int, number: int, table: Table) -> BoardRow:
    decided = table.places is not None
    places = list(table.places) if table.places is not None else None
    return BoardRow(round, number, None if decided else new_id(), False, list(table.seats), places, [], [*table.absent])


def _decided(board: BoardRow, places: list[int], scores: list[int] | None = None) -> BoardRow:
    return msgspec.structs.replace(board, places=places, scores=scores or [])


def _kept_waiting(match: MatchRow, chair: SeatRow) -> int:
    """For how many milliseconds a seat has kept the others waiting, or a bot has played for it."""
    if chair.late is not None:
        return now() - chair.late
    return now() - clocks.started(match, chair) if chair.seat in match.turn and chair.bot is None else 0


def _match(course: Course, board: BoardRow) -> tuple[MatchRow, list[SeatRow]]:
    """The match of a table, with its people in their seats."""
    row = course.row
    game = find_game(row.game)
    sitting = [course.entrants[number] for number in board.seats]
    bank = row.bank * clocks.MINUTE
    chairs = [
        SeatRow(seat, new_token(), bot=one.bot)
        if one.person is None
        else SeatRow(seat, new_token(), person=one.person, bank=bank, vacation=row.vacation)
        for seat, one in enumerate(sitting)
    ]
    return MatchRow(
        id=board.match_id or "",
        game=game.id,
        rules=game.rules_version,
        scenario=row.scenario,
        options=row.options,
        title=f"{row.title} · {board.round}.{board.board}",
        names=seat_names(game, row.scenario, [one.bot for one in sitting]),
        dice=msgspec.to_builtins(SealedDice.fresh()),
        owner=row.owner,
        watch=new_token(),
        public=row.public,
        hints=row.hints,
        allowance=row.allowance,
        bank=row.bank,
        increment=row.increment,
        vacation=row.vacation,
        stand_in=row.stand_in,
        created=now(),
        changed=now(),
        place=row.place,
    ), chairs
