"""2.5 for the lobby: what each scenario is about, and from when to when it is played."""

from __future__ import annotations

from typing import Final

from romanum.engine.game import Scenario
from romanum.games.imperium.data.scenario_schema import Head

FIRST_GAME: Final = "Good for a first game."
OPEN_END: Final = "until somebody has won"


def scenario_of(head: Head) -> Scenario:
    """A scenario as the lobby lists it."""
    players = tuple(range(head.players[1], head.players[0] + 1))
    return Scenario(head.id, f"{head.number}. {head.name}", in_words(head), players)


def in_words(head: Head) -> str:
    """Dates, and what it is about."""
    end = OPEN_END if head.end is None else f"to {head.end}"
    told = [f"{head.start} {end}.", head.about, *([FIRST_GAME] if head.introductory else [])]
    return " ".join(told)
