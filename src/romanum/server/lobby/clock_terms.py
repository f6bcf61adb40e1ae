"""The clock of a match as people wish for it: allowance, bank with increment, vacation."""

from __future__ import annotations

from typing import Final

from romanum.bots import bot_names
from romanum.server.bounds.problem import Problem
from romanum.server.store import MatchRow, SeatRow
from romanum.server.store.clocks import deadline
from romanum.server.wire import NewMatch

LONGEST_ALLOWANCE: Final = 60 * 24 * 60
"""In minutes: sixty days."""
LONGEST_INCREMENT: Final = 7 * 24 * 3600
"""In seconds: a week."""
LEAST: Final = 30
"""So many seconds at least, by allowance or increment, a decision has that finds the bank empty."""
MOST_VACATION: Final = 60
"""Days."""


def check_clock(wish: NewMatch) -> None:
    """`Problem` 422 unless the clock of a new match is one."""
    for value, longest, words in (
        (wish.allowance, LONGEST_ALLOWANCE, f"An allowance is 0 to {LONGEST_ALLOWANCE} minutes."),
        (wish.bank, LONGEST_ALLOWANCE, f"A bank holds 0 to {LONGEST_ALLOWANCE} minutes."),
        (wish.increment, LONGEST_INCREMENT, f"An increment is 0 to {LONGEST_INCREMENT} seconds."),
        (wish.vacation, MOST_VACATION, f"Vacation is 0 to {MOST_VACATION} days."),
    ):
        if not 0 <= value <= longest:
            raise Problem(422, "setup", words)
    if wish.increment and not wish.bank:
        raise Problem(422, "setup", "An increment needs a bank that it is added to.")
    if wish.vacation and not (wish.bank or wish.allowance):
        raise Problem(422, "setup", "Vacation needs a clock that stands still for it.")
    if wish.bank and not wish.allowance and wish.increment < LEAST:
        raise Problem(422, "setup", f"With a bank goes an allowance, or an increment of {LEAST} seconds at least.")
    if wish.stand_in is not None and wish.stand_in not in bot_names():
        raise no_bot(wish.stand_in)


def check_vacation(row: MatchRow, chair: SeatRow, days: int, at: int) -> None:
    """`Problem` unless a seat may go on vacation now for so many days, or come back."""
    away = (chair.leave_until or 0) > at
    if row.state != "running" or not row.vacation:
        raise Problem(409, "no-vacation", "This match has no clock that could stand still now.")
    if not 0 <= days <= chair.vacation + (0 if days else MOST_VACATION):
        raise Problem(422, "no-vacation", f"{chair.vacation} days of vacation are left.")
    if days and away:
        raise Problem(409, "no-vacation", "This seat is on vacation already.")
    if not days and not away:
        raise Problem(409, "no-vacation", "This seat is not on vacation.")
    if days and chair.bot is not None:
        raise Problem(409, "bot-plays", "A bot plays this seat for you: take the seat back first.")


def no_bot(name: str) -> Problem:
    """There is no bot of that name."""
    return Problem(422, "setup", f"There is no bot {name[:40]!r}; there are: {', '.join(bot_names())}.")


def first_deadline(row: MatchRow, chairs: list[SeatRow]) -> int | None:
    """When the time of the first of those who are asked will be up."""
    turn = row.turn if row.state == "running" else []
    return min((time for seat in turn if (time := deadline(row, chairs[seat])) is not None), default=None)
