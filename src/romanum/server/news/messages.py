"""Messages to a seat: the whole table, or what is new."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import msgspec

from romanum.bots.seats import plain_name
from romanum.engine.match import Match
from romanum.engine.speech.language import language
from romanum.engine.standing.wishes import PassedOver
from romanum.server.news.brief_updates import brief_events, changes
from romanum.server.store import ChatRow, MatchRow, SeatRow
from romanum.server.store.clocks import deadline
from romanum.server.store.time import now
from romanum.server.tables.logged_match import Sent
from romanum.server.tables.order_book import Obeyed
from romanum.server.tables.seat_view import result_of, result_told
from romanum.server.tables.seat_wishes import order_of
from romanum.server.tables.table import Table
from romanum.server.wire import (
    ChatLine,
    ClockInfo,
    NoticeInfo,
    ObeyedInfo,
    PassedInfo,
    ResultInfo,
    SeatClock,
    SeatInfo,
    TableInfo,
    UpdateInfo,
)

if TYPE_CHECKING:
    from romanum.server.store.papers import Announcement

MOST_SENT: Final = 100
"""So many messages of one moment are remembered: anybody may ask for those since any other."""
MOST_PASSED: Final = 50
"""A seat is told the last so many questions that it was not asked."""


def when(milliseconds: int) -> str:
    """A time for people and programs.

    >>> when(0)
    '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def notice_info(found: Announcement | None) -> NoticeInfo | None:
    """The host's notice as it is sent."""
    return None if found is None else NoticeInfo(found.id, found.text, when(found.at))


def seat_infos(
    names: list[str],
    chairs: list[SeatRow],
    person: int | None,
    here: Collection[int] = (),
    stuck: Collection[int] = (),
    seq: int | None = None,
) -> list[SeatInfo]:
    """Who sits where, as a person may know it; `seq` is the number of the log that the match stands at."""
    return [
        SeatInfo(
            chair.seat,
            plain_name(name),
            "free" if chair.free else "bot" if chair.person is None else "person",
            chair.who or chair.bot or "",
            chair.bot,
            away=chair.person is not None and chair.bot is not None,
            mine=person is not None and chair.person == person,
            here=chair.seat in here,
            salted=chair.salt is not None,
            late=chair.late is not None,
            lead_in=chair.lead_in,
            stuck=chair.seat in stuck,
            profile=profile_of(chair),
            ending=chair.ending is not None and chair.ending == seq,
        )
        for name, chair in zip(names, chairs, strict=True)
    ]


def profile_of(chair: SeatRow) -> str:
    """Whose seat it is, as profiles are called: the person's, also while a bot plays it."""
    if chair.person is not None:
        return f"person-{chair.person}"
    return "" if chair.bot is None else f"bot-{chair.bot}"


def table_info(
    table: Table,
    seat: int | None,
    person: int | None,
    here: Collection[int] = (),
    stuck: Collection[int] = (),
    *,
    since: int | None = None,
    past: Match[Any] | None = None,
    events: bool = True,
) -> TableInfo:
    """Everything a seat may know; `past` is the match as it once stood. The table must be still."""
    match = past or table.match
    first = 0 if since is None else table.events_kept(since)
    first = first if events else len(match.events)
    decision = table.screen.decision(seat, match)
    own = person is not None and seat is not None and table.chairs[seat].person == person
    obeyed = table.book.obeyed_for(seat) if own and match is table.match else []
    return TableInfo(
        match=table.id,
        view=match.view(seat),
        names=match.seat_names,
        seats=seat_infos(match.seat_names, table.chairs, person, here, stuck, table.seq),
        decision=decision,
        first=first,
        events=table.screen.events(seat, first, match),
        orders=table.book.told(match, seat) if own and seat is not None and match is table.match else [],
        obeyed=_told(obeyed),
        **_course(table, seat, match, bool(decision), obeyed, own=own),
    )


def update_info(table: Table, seat: int | None, base: int, old: dict[str, Any]) -> tuple[UpdateInfo, dict[str, Any]]:
    """What has changed for a seat since entry `base`, when its view was `old`; and its view now."""
    view = table.match.view(seat)
    whole, entries = changes(old, view)
    first, decision = table.events_kept(base), table.screen.brief_decision(seat)
    obeyed = table.book.obeyed_for(seat)
    course = _course(table, seat, table.match, bool(decision), obeyed)
    events = brief_events(table.screen.events(seat, first), course["n"])
    return UpdateInfo(
        base=base,
        changes=whole,
        entries=entries,
        decision=decision,
        events=events,
        first=first,
        orders=[] if seat is None else table.book.told(table.match, seat),
        obeyed=_told(obeyed) if _obeyed_since(table, seat, base) else None,
        **course,
    ), view


def _told(obeyed: Sequence[Obeyed]) -> list[ObeyedInfo]:
    return [ObeyedInfo(found.n, found.order) for found in obeyed]


def _obeyed_since(table: Table, seat: int | None, base: int) -> bool:
    """Whether that may be something else than it was after entry `base`."""
    since = table.log[base:]
    return any(entry.kind != "act" or (entry.seat == seat and order_of(entry) is not None) for entry in since)


def table_message(
    table: Table, seat: int | None, person: int | None, here: set[int], stuck: list[int], since: int | None
) -> Sent:
    """The table as it is sent over a socket; made once for all who see the same. The table must be still."""
    mine = any(chair.person == person for chair in table.chairs) if person is not None else False
    key = (
        "table",
        language(),
        seat,
        since,
        person if mine else None,
        frozenset(here),
        tuple(stuck),
        tuple(table.chairs),
    )
    if key not in table.sent:
        if len(table.sent) >= MOST_SENT:
            table.sent.clear()
        info = table_info(table, seat, person if mine else None, here, stuck, since=since)
        table.sent[key] = Sent(info.seq, msgspec.json.encode(info), info.view)
    return table.sent[key]


def update_message(table: Table, seat: int | None, base: int, old: dict[str, Any]) -> Sent:
    """An update as it is sent over a socket; made once for all who see the same. The table must be still."""
    if base == table.seq:
        return Sent(base, b"", old)
    key = update_key(seat, base)
    if key not in table.sent:
        update, view = update_info(table, seat, base, old)
        table.sent[key] = Sent(update.seq, msgspec.json.encode(update), view)
    return table.sent[key]


def update_key(seat: int | None, base: int) -> tuple[str, int | None, int]:
    """Under what an update is remembered: those who speak another language are sent another."""
    return (language(), seat, base)


async def foresight_message(table: Table, seat: int) -> Sent | None:
    """What the offered actions of a seat lead to; made once for all who see it. None: the match has gone on."""
    info = await table.foresee(seat)
    if info is None or info.seq != table.seq:
        return None
    key = ("foresight", language(), seat)
    if key not in table.sent:
        table.sent[key] = Sent(info.seq, msgspec.json.encode(info), {})
    return table.sent[key]


def clock_info(row: MatchRow, chairs: list[SeatRow]) -> ClockInfo | None:
    """The clock as everybody may know it; None: there is none."""
    if not (row.allowance or row.bank):
        return None
    seats = [_seat_clock(row, chair) for chair in chairs]
    return ClockInfo(row.allowance, row.bank, row.increment, row.vacation, seats)


def _seat_clock(row: MatchRow, chair: SeatRow) -> SeatClock:
    asked = row.state == "running" and chair.seat in row.turn and chair.bot is None
    until = deadline(row, chair) if asked else None
    away = chair.leave_until if (chair.leave_until or 0) > now() else None
    return SeatClock(
        bank=chair.bank // 1000,
        vacation=chair.vacation,
        away_until=None if away is None else when(away),
        deadline=None if until is None else when(until),
    )


def _acted(match: Match[Any], seat: int | None, unasked: Collection[int]) -> int:
    """How many actions there were when the seat had done its last; what came after it, it has yet to be told, and what
    its orders did among that, or its wish not to be asked."""
    own = (n for n in range(len(match.history), 0, -1) if match.history[n - 1].seat == seat and n not in unasked)
    return next(own, 0)


def _passed(match: Match[Any], one: PassedOver) -> PassedInfo:
    return PassedInfo(one.n, one.window, match.sentence(one.prompt))


def _course(
    table: Table, seat: int | None, match: Match[Any], asked: bool, obeyed: Sequence[Obeyed], *, own: bool = True
) -> dict[str, Any]:
    """What tables and updates share; `obeyed` is what the seat's orders did, for its owner alone."""
    passed = match.passed_over(seat) if own and match is table.match else []
    acted = _acted(match, seat, {found.n for found in obeyed} | {one.n + 1 for one in passed})
    return {
        "seat": seat,
        "seq": table.seq,
        "n": len(match.history),
        "state": "over" if match.over else "running",
        "pending": list(match.pending),
        "waiting": "" if asked else match.waiting_for(seat),
        "acted": acted,
        "passed": [_passed(match, one) for one in passed if one.n >= acted][-MOST_PASSED:],
        "undo": "" if seat is None else table.why_no_undo(match, seat) or None,
        "result": _result(table, match),
        "wishes": table.wishes(seat) if match is table.match else {},
        "clock": clock_info(*table.timed) if match is table.match else None,
    }


def _result(table: Table, match: Match[Any]) -> ResultInfo | None:
    """How the match ended; as it was counted then, if it was over when the table was opened."""
    if match is table.match and match.over and table.row.state == "over" and table.row.result is not None:
        return result_told(table.row)
    return result_of(match)


def chat_line(row: ChatRow) -> ChatLine:
    """A message as it is sent."""
    return ChatLine(row.id, row.who, row.seat, row.text, when(row.at))
