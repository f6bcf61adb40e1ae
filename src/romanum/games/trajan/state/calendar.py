"""Chapter 3.1: the turn record chart."""

from __future__ import annotations

from typing import Final

from romanum.games.trajan.data.components import SCENARIOS
from romanum.games.trajan.state.position import War

MONTHS: Final = ("april", "may", "june", "july", "august", "september", "october-december", "january-march")
"""3.1: the eight turns of a year."""
CAMPAIGN_MONTHS: Final = 6


def month_id(g: War) -> str:
    """2.12: the month of the turn record chart."""
    return MONTHS[(g.turn - 1) % len(MONTHS)]


def year(g: War) -> int:
    """2.12: the year AD in which the turn begins its campaign year."""
    turns = g.turn - 1
    return SCENARIOS[g.scenario].first_year + turns // len(MONTHS) + (turns % len(MONTHS) == len(MONTHS) - 1)


def is_winter(g: War) -> bool:
    """3.1, 3.4: whether march results marked W cost strength."""
    return (g.turn - 1) % len(MONTHS) >= CAMPAIGN_MONTHS
