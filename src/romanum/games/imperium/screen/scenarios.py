"""2.5 for the lobby: what each scenario is about, from when to when it is played, and how long that takes."""

from __future__ import annotations

from typing import Final

from romanum.engine.game import Scenario
from romanum.games.imperium.data.scenario_schema import Head

MINUTES: Final = 5
"""A month takes each player about so long,"""
HOUR: Final = 60
FIRST_GAME: Final = "Good for a first game."
OPEN_END: Final = "until somebody has won"


def scenario_of(head: Head) -> Scenario:
    """A scenario as the lobby lists it."""
    players = tuple(range(head.players[1], head.players[0] + 1))
    return Scenario(head.id, f"{head.number}. {head.name}", in_words(head), players)


def in_words(head: Head) -> str:
    """Dates, length, and what it is about."""
    end = OPEN_END if head.end is None else f"to {head.end}"
    told = [f"{head.start} {end}{_length(head)}.", head.about, *([FIRST_GAME] if head.introductory else [])]
    return " ".join(told)


def _length(head: Head) -> str:
    """In hours, for the number of players that suits it best."""
    if head.end is None:
        return ""
    months = int(head.end) - int(head.start) + 1
    hours = max(1, round(months * head.players[2] * MINUTES / HOUR))
    return f", about {hours} {'hour' if hours == 1 else 'hours'}"
