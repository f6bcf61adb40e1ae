"""Matches as a whole, as somebody may know them: on lists, on their own page, and where they have just been made."""

from __future__ import annotations

import msgspec

from romanum.engine.dice import SealedDice
from romanum.server.lobby.brought_positions import is_brought
from romanum.server.lobby.clock_terms import first_deadline
from romanum.server.news.messages import clock_info, seat_infos, when
from romanum.server.news.presence import Presence
from romanum.server.news.stuck_bots import StuckBots
from romanum.server.store import MatchRow, PersonRow, SeatRow
from romanum.server.tables.restoration import heading_of
from romanum.server.tables.seat_view import called, result_told
from romanum.server.tables.tutors import lesson_name, origin_of, title_of
from romanum.server.wire import DiceInfo, Links, MatchInfo, OwnScenario


class MatchInfos:
    """Tells of matches, with who is there and which bots are stuck."""

    def __init__(self, public_url: str, presence: Presence, stuck_bots: StuckBots) -> None:
        self._public_url = public_url
        self._presence = presence
        self._stuck_bots = stuck_bots

    def of(self, row: MatchRow, chairs: list[SeatRow], person: PersonRow | None) -> MatchInfo:
        """A match as a person may know it."""
        me = None if person is None else person.id
        mine = [chair.seat for chair in chairs if me is not None and chair.person == me]
        turn = [] if row.state != "running" else row.turn
        info = MatchInfo(
            id=row.id,
            game=row.game,
            scenario=row.scenario,
            options=row.options,
            title=title_of(row),
            state=row.state,
            public=row.public,
            hints=row.hints,
            branch_of=origin_of(row),
            lesson=lesson_name(row),
            brought=is_brought(row),
            own=_own(row, me),
            seats=seat_infos(called(row), chairs, me, self._presence.here(row), self._stuck_bots.of(row.id), row.seq),
            mine=mine,
            turn=turn,
            my_turn=any(seat in turn and chairs[seat].bot is None for seat in mine),
            allowance=row.allowance,
            stand_in=row.stand_in,
            deadline=None if (until := first_deadline(row, chairs)) is None else when(until),
            clock=clock_info(row, chairs),
            seq=row.seq,
            n=row.n,
            created=when(row.created),
            changed=when(row.changed),
            owner=row.owner == me,
            result=result_told(row),
            dice=dice_info(row, chairs),
        )
        if info.owner:
            links = {str(c.seat): f"{self._public_url}/join/{c.token}" for c in chairs if c.free}
            info.links = Links(links, f"{self._public_url}/watch/{row.watch}")
        return info


def _own(row: MatchRow, me: int | None) -> OwnScenario | None:
    """The scenario file with which a match began; where it is kept, only to whoever made the match: it may be
    private."""
    heading = heading_of(row)
    if heading is None:
        return None
    return OwnScenario((row.own or "") if row.owner == me else "", heading.title, heading.author)


def dice_info(row: MatchRow, chairs: list[SeatRow]) -> DiceInfo:
    """The dice of a match: what is told of them before its end."""
    if row.dice.get("type") != "SealedDice":
        return DiceInfo("seeded")
    dice = msgspec.convert(row.dice, SealedDice)
    salts = dice.salts or [chair.salt for chair in chairs if chair.salt]
    return DiceInfo("sealed", dice.commitment(), salts)
