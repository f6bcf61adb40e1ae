"""Annotated games: whoever sat at a match that is over may say something of its moments, with arrows on the map."""

from __future__ import annotations

from romanum.engine.remarks import MOST_REMARKS, BadRemark, Remark, checked
from romanum.server.bounds.limits import CHAT, Limits
from romanum.server.bounds.problem import Problem, not_found
from romanum.server.lobby.admission import Admission
from romanum.server.lobby.new_match import find_game
from romanum.server.news.messages import when
from romanum.server.store import MatchRow, PersonRow, SeatRow
from romanum.server.store.papers import RemarkRow
from romanum.server.tables.storage import Storage
from romanum.server.wire import RemarkInfo, RemarkWish


class Remarks:
    """What is said of finished matches."""

    def __init__(self, store: Storage, admission: Admission, limits: Limits) -> None:
        self._kept = store.remarks
        self._admission = admission
        self._limits = limits

    async def listed(self, match: str, person: PersonRow | None) -> list[RemarkInfo]:
        """What was said of a match, moment by moment, to whoever may see it."""
        row, _ = await self._admission.seen(match, person)
        return [_info(row, remark, person) for remark in await self._kept.all(match)]

    async def write(self, match: str, person: PersonRow, wish: RemarkWish) -> RemarkInfo:
        """Somebody who sat there, or whose match it is, says something of a moment."""
        row, chairs = await self._admission.seen(match, person)
        if row.state != "over":
            raise Problem(409, "not-over", "The others still play: remarks can be made when the match is over.")
        _only_those_who_played(row, chairs, person)
        if not 0 <= wish.n <= row.n:
            raise Problem(422, "remark", f"This match has {row.n} actions: there is no moment after {wish.n}.")
        remark = _readable(row, Remark(person.name, wish.text, tuple((start, end) for start, end in wish.arrows)))
        self._limits.check(CHAT, ("remarks", person.id), "remarks")
        store = self._kept
        if await store.count(match) >= MOST_REMARKS:
            raise Problem(409, "remark", f"There are {MOST_REMARKS} remarks on this match already.")
        return _info(row, (await store.add(match, person.id, [(wish.n, remark)]))[0], person)

    async def remove(self, match: str, person: PersonRow, number: int) -> None:
        """Whoever made a remark takes it back, or whoever made the match."""
        row, _ = await self._admission.seen(match, person)
        store = self._kept
        found = next((remark for remark in await store.all(match) if remark.id == number), None)
        if found is None:
            raise not_found("remark")
        if person.id not in (found.person, row.owner):
            raise Problem(403, "not-yours", "Only whoever made this remark can take it back.")
        await store.remove(match, number)


async def with_remarks(store: Storage, match: str) -> list[tuple[int, Remark]]:
    """What a record of the match takes along."""
    return [(row.n, row.remark) for row in await store.remarks.all(match)]


def _only_those_who_played(row: MatchRow, chairs: list[SeatRow], person: PersonRow) -> None:
    if row.owner != person.id and all(chair.person != person.id for chair in chairs):
        raise Problem(403, "not-yours", "Only those who sat at this table can make remarks on the match.")


def _readable(row: MatchRow, remark: Remark) -> Remark:
    try:
        found = checked(remark)
    except BadRemark as problem:
        raise Problem(422, "remark", f"This cannot be kept: {problem}.") from None
    names = find_game(row.game).names
    for place in (place for arrow in found.arrows for place in arrow if place not in names):
        raise Problem(422, "remark", f"There is no {place!r} in this game that an arrow could lead to.")
    return found


def _info(row: MatchRow, remark: RemarkRow, person: PersonRow | None) -> RemarkInfo:
    mine = person is not None and person.id in (remark.person, row.owner)
    return RemarkInfo(remark.id, remark.n, remark.who, remark.text, [*remark.arrows], when(remark.at), mine=mine)
