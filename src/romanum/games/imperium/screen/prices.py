"""Chapter 7 for a screen: what each unit costs that may be written on the sheet of a mobilization now, how many more
there can be, and what stood on it last year."""

from __future__ import annotations

from typing import Any

from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import KIND_IDS
from romanum.games.imperium.rules.mobilization import openings, orders, sheets
from romanum.games.imperium.rules.mobilization.drafting import MobilizationPlans, described
from romanum.games.imperium.state.position import RomanWorld


def last_year(known: RomanWorld, seat: int | None) -> list[str]:
    """7.3: what stood on the sheet of a seat last year, where it may write that again; a seat sees its own."""
    if not _writes(known, seat) or seat is None or not orders.may_repeat(known, seat):
        return []
    return [described(line) for line in sheets.habit(known, seat)]


def _writes(known: RomanWorld, seat: int | None) -> bool:
    step = known.stack[-1] if known.stack else None
    return isinstance(step, MobilizationPlans) and seat in step.waiting


def prices(known: RomanWorld, seat: int | None) -> list[list[Any]]:
    """By unit that can be raised in the Province that is mustered: verb, kind, place, talents, how many more of its
    type the year's limit has room for (-1 without one), and for how many there are counters; a seat sees its own."""
    if seat is None or not _writes(known, seat):
        return []
    return [
        [move[0], KIND_IDS[move[1]], PLACE_IDS[move[2]], talents, room, counters]
        for move, talents, room, counters in openings.priced(known, seat)
    ]
