"""9: the calendar, the seasons and the floods."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.hexes import HEX, NILE, PROVINCE, rivers_between
from romanum.games.imperium.data.provinces import SUN
from romanum.games.imperium.data.seas import ALWAYS_SUMMER_SEA
from romanum.games.imperium.state.position import NONE, RomanWorld

MONTHS: Final = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip
(
    JANUARY, FEBRUARY, MARCH, APRIL, MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER, NOVEMBER, DECEMBER,
) = range(12)  # fmt: skip
QUARTERS: Final = (MARCH, JUNE, SEPTEMBER, DECEMBER)
"""4b: the months of Taxation and Mobilization."""
WINTER: Final = (DECEMBER, JANUARY, FEBRUARY, MARCH)
SUMMER: Final = (MAY, JUNE, JULY, AUGUST, SEPTEMBER, OCTOBER)
NILE_FLOOD: Final = (AUGUST, SEPTEMBER)
"""9.2c."""


def of_year(g: RomanWorld) -> int:
    """January is 0."""
    return g.month % 12


def is_quarter(g: RomanWorld) -> bool:
    """4b: whether this month has a Taxation and Mobilization Phase."""
    return of_year(g) in QUARTERS


def is_winter_at(g: RomanWorld, place: int) -> bool:
    """9.1d: for land units and foraging in a place: never where the sun always shines."""
    province = PROVINCE[place]
    return g.winter and not (province != NONE and SUN[province])


def is_winter_at_sea(g: RomanWorld, place: int) -> bool:
    """9.1e: everywhere but in the Red Sea and the Persian Gulf."""
    return g.winter and not ALWAYS_SUMMER_SEA[place]


def crosses_flood(here: int, there: int, *, flood: bool, nile: bool) -> bool:
    """12.1c, ruling 12.1b: whether a river between two places is in flood, whichever of several; `flood` says whether
    rivers are, `nile` whether the Nile is."""
    return any(nile if river == NILE else flood for river in rivers_between(HEX[here], HEX[there]))


def is_in_flood(g: RomanWorld, river: int) -> bool:
    """9.2b, 9.2c: the Nile in August and September alone, other rivers in the first summer month."""
    return of_year(g) in NILE_FLOOD if river == NILE else g.flood
