"""How long a seat may still think: an allowance for each decision, a bank for what goes beyond it, and vacation.

Time runs from the match's last action. What a decision takes beyond the allowance comes out of the seat's bank; when
the question has passed to somebody else, the increment is added to it. On vacation a seat's clock stands still, and
begins anew when the vacation ends. With the bank empty and the allowance gone a bot answers: nobody loses by the clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from romanum.server.store.rows import Change, MatchRow, SeatRow

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE


class Thought(msgspec.Struct, frozen=True):
    """What an entry of the log means for banks: who was asked before it, and who is asked no more, as `0,2`."""

    asked: str
    passed: str
    allowance: int
    increment: int


def thought(row: MatchRow, before: Sequence[int], after: Sequence[int]) -> Thought | None:
    """What an entry costs those who were asked, in a match with banks."""
    if not row.bank:
        return None
    passed = [seat for seat in before if seat not in after]
    return Thought(_listed(before), _listed(passed), row.allowance * MINUTE, row.increment * 1000)


def _listed(seats: Sequence[int]) -> str:
    return ",".join(map(str, seats))


_AMONG: Final = "(',' || {seats} || ',') LIKE ('%,' || s.seat || ',%')"
_START: Final = "(CASE WHEN s.leave_until > {changed} THEN s.leave_until ELSE {changed} END)"


def banked(at: str, changed: str, allowance: str, increment: str, passed: str) -> str:
    """SQL: what a seat `s` has in the bank after an entry."""
    over = f"({at} - {_START.format(changed=changed)} - {allowance})"
    left = f"CASE WHEN {over} <= 0 THEN s.bank WHEN s.bank > {over} THEN s.bank - {over} ELSE 0 END"
    return f"({left}) + (CASE WHEN {_AMONG.format(seats=passed)} THEN {increment} ELSE 0 END)"


def thinking(asked: str) -> str:
    """SQL: whether it is a person in seat `s` who was asked."""
    return f"s.bot IS NULL AND {_AMONG.format(seats=asked)}"


def started(row: MatchRow, chair: SeatRow) -> int:
    """Since when, in milliseconds, a seat's clock has been running; in the future while it is on vacation."""
    return max(row.changed, chair.leave_until or 0)


def deadline(row: MatchRow, chair: SeatRow) -> int | None:
    """When the time of a seat that is asked will be up; None: it may think for as long as it likes."""
    if not (row.allowance or row.bank):
        return None
    return started(row, chair) + row.allowance * MINUTE + chair.bank


def left_in_bank(row: MatchRow, chair: SeatRow, at: int) -> int:
    """What a seat's bank holds at a moment, if it has been thinking all the time."""
    over = at - started(row, chair) - row.allowance * MINUTE
    return chair.bank - min(chair.bank, max(over, 0))


def settled(row: MatchRow, chairs: Sequence[SeatRow], at: int) -> dict[int, dict[str, Any]]:
    """What changes of the banks of those who are asked, if the time of all begins anew at this moment."""
    if row.state != "running" or not row.bank:
        return {}
    thinkers = [chairs[seat] for seat in row.turn if chairs[seat].bot is None]
    return {chair.seat: {"bank": left_in_bank(row, chair, at)} for chair in thinkers}


def got_up(chair: SeatRow) -> dict[str, Any]:
    """What changes of a seat when its bot gets up."""
    return {"bot": None, "late": None, "lead_in": False if chair.lead_in else chair.lead_in}


def hand_back(row: MatchRow, chairs: Sequence[SeatRow], seat: int, at: int) -> Change:
    """A bot gets up for the seat's person. If it sat down because his time was up, that begins anew, with an increment
    in the bank at least; if he had let it play, he has what was left, and what it took of the allowance is gone."""
    chair = chairs[seat]
    values = got_up(chair)
    if row.state == "running":
        anew = max(at, chair.leave_until or 0)
        values["leave_until"] = max(started(row, chair), at - row.allowance * MINUTE) if chair.by_wish else anew
    if row.bank and not chair.by_wish:
        values["bank"] = max(chair.bank, row.increment * 1000)
    return Change({seat: values})


def sit_down(row: MatchRow, chair: SeatRow, bot: str, at: int) -> dict[str, Any]:
    """What changes of a seat when a bot sits down there because somebody wishes so."""
    values: dict[str, Any] = {"bot": bot, "late": None, "lead_in": None}
    return values | settled(row, _alone(row, chair), at).get(chair.seat, {})


def _alone(row: MatchRow, chair: SeatRow) -> list[SeatRow]:
    """As many seats as are asked about, of which only this one is a person's."""
    bot = msgspec.structs.replace(chair, bot="-")
    return [chair if seat == chair.seat else bot for seat in range(max([*row.turn, chair.seat]) + 1)]


def leave(row: MatchRow, chair: SeatRow, days: int, at: int) -> dict[str, Any]:
    """What changes of a seat that goes on vacation for so many days."""
    values = {"vacation": chair.vacation - days, "leave_until": at + days * DAY}
    return values | settled(row, _alone(row, chair), at).get(chair.seat, {})


def come_back(chair: SeatRow, at: int) -> dict[str, Any]:
    """What changes of a seat that comes back early: days that have not begun are kept."""
    unused = max((chair.leave_until or at) - at, 0) // DAY
    return {"vacation": chair.vacation + unused, "leave_until": at}
