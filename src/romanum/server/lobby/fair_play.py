"""Fair play: what one may do about the seats, the time and the match of others, and what one may not.

- A bot takes the seat of somebody else when the time that was agreed is up, or, where no clock was agreed, when he has
  kept the others waiting for a day. He himself may let one play at any time. Whom the host has shut out may be replaced
  at once. Only he himself takes his seat back.
- A running match between people ends for all of them when all of them agree. What is agreed to counts for the moment:
  an action that is played says that it goes on.
"""

from __future__ import annotations

from typing import Final

from romanum.server.bounds.problem import Problem
from romanum.server.news.messages import when
from romanum.server.store import Change, MatchRow, PersonRow, SeatRow, clocks

PATIENCE: Final = clocks.DAY
"""So long a seat must keep the others waiting, where no clock was agreed, before a bot may be seated there."""


def may_seat(row: MatchRow, chair: SeatRow, bot: str | None, at: int, *, here: bool) -> None:
    """`Problem` unless the owner of a match may have a bot play the seat of another person now."""
    if bot is None:
        raise Problem(403, "not-yours", "Whoever sits there takes the seat back.")
    if chair.bot is not None:
        raise Problem(409, "bot-plays", "A bot plays this seat already.")
    asked = row.state == "waiting" or chair.seat in row.turn
    timed = clocks.deadline(row, chair) if row.state == "running" else None
    until = clocks.started(row, chair) + PATIENCE if timed is None else timed
    if not asked:
        raise Problem(409, "not-late", "Nobody waits for this seat: it has not been asked anything.")
    if at <= until:
        agreed = "its time is up" if timed is not None else "it has kept the others waiting for a day"
        raise Problem(409, "not-late", f"A bot may take this seat when {agreed}: after {when(until)}.")
    if here and timed is None:
        raise Problem(409, "here", f"{chair.who} is at the table.")


def others(chairs: list[SeatRow], person: int) -> list[SeatRow]:
    """The seats of other people."""
    return [chair for chair in chairs if chair.person not in (None, person)]


def not_alone(row: MatchRow, chairs: list[SeatRow], person: PersonRow) -> None:
    """`Problem` 409 if others play in a match that one of them would remove."""
    if row.state == "running" and others(chairs, person.id):
        words = "Others play in this match: it ends when all of them agree. You can let a bot play your seat."
        raise Problem(409, "others-play", words)


def agreement(row: MatchRow, chairs: list[SeatRow], person: PersonRow, agree: bool) -> Change:
    """Somebody who plays agrees that the match ends here, or does not: it ends when all who play have agreed."""
    mine = [chair.seat for chair in chairs if chair.person == person.id]
    if not mine:
        raise Problem(403, "not-yours", "Only those who play in a match can end it.")
    if row.state != "running":
        raise Problem(409, "not-running", "Only a match that is running can be ended.")
    said = {seat: {"ending": row.seq if agree else None} for seat in mine}
    all_agree = agree and all(agrees(row, chair) for chair in others(chairs, person.id))
    return Change(said, {"removed": True} if all_agree else {}, unplayed=True)


def agrees(row: MatchRow, chair: SeatRow) -> bool:
    """Whether whoever sits there has agreed that the match ends as it stands."""
    return chair.person is not None and chair.ending == row.seq
