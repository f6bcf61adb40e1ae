"""13.4.1a: which trains have rested where others of their power have given supply points in this game turn.

All trains of a stack stay in it, whether they gave or not: a stack of those that rested would show by its top what is
under it (3.2a). That somebody gave is seen by the mark `GAVE`; who rested is on record (`state.records`), and how many
they are the owner alone knows.
"""

from __future__ import annotations

from collections import Counter

from romanum.games.imperium.data.units import SUPPLY_POINTS
from romanum.games.imperium.state.forces import is_naval
from romanum.games.imperium.state.marks import GAVE, MOVED
from romanum.games.imperium.state.position import POWER_COUNT, RomanWorld
from romanum.games.imperium.state.records import RESTED, keep_rows, packed, rows, unpacked
from romanum.games.imperium.state.rosters import KIND_OF, TRAINS, of


def _about(place: int, power: int) -> int:
    return place * POWER_COUNT + power


def _by_points(units: str) -> Counter[int]:
    return Counter(SUPPLY_POINTS[KIND_OF[letter]] for letter in of(units, TRAINS))


def rested_at(g: RomanWorld, place: int, power: int) -> Counter[int] | None:
    """By supply points, how many trains have rested in a place where others gave; None if none has given there."""
    about = _about(place, power)
    return next((unpacked(row[4]) for row in rows(g, RESTED) if row[3] == about), None) if g.promises else None


def note_rest(g: RomanWorld, stack: int, before: str, gave: str) -> None:
    """Some trains of a stack, as they were, have given: others that had given nothing before have rested.

    Of two alike the one that has given before gives again. A row is written whenever a train gives, so that nobody
    learns by it whether another has rested. Trains aboard gain nothing either way.
    """
    if is_naval(g, stack):
        return
    place, power = g.at[stack], g.whose[stack]
    known = rested_at(g, place, power)
    had = _by_points(before)
    fresh = had if not g.mark[stack] & (GAVE | MOVED) else Counter[int]()
    rested = fresh if known is None else (known if g.mark[stack] & GAVE else known + fresh)
    rested -= _by_points(gave) - (had - rested)
    others = [row for row in rows(g, RESTED) if row[3] != _about(place, power)]
    row = (g.chief[power], g.chief[power], RESTED, _about(place, power), packed(rested))
    keep_rows(g, RESTED, [*others, row])


def forget_rest(g: RomanWorld) -> None:
    """The month is over."""
    if g.promises:
        keep_rows(g, RESTED, [])
