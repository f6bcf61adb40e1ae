"""One look at a position for a player: what the judges of moves share is worked out once."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from romanum.games.imperium.bots.goals import Theatre, distances, goals_of
from romanum.games.imperium.bots.survey import Force, Survey
from romanum.games.imperium.state.position import NONE, RomanWorld

NEVER: Final = -12.0
"""Not even tried, unless there is nothing else."""


class Glance:
    """What a player sees."""

    def __init__(self, g: RomanWorld, seat: int) -> None:
        self.g, self.seat = g, seat
        self._fields: dict[Force, list[int]] = {}
        self._theatres: dict[int, Theatre] = {}

    @cached_property
    def survey(self) -> Survey:
        """Who stands where."""
        return Survey(self.g, self.seat)

    @cached_property
    def mover(self) -> Force:
        """The force on the march."""
        return self.survey.moving() if self.g.mover != NONE else Force(NONE, NONE, 0.0, 0)

    def field(self, force: Force) -> list[int]:
        """By place, how far it is from where a force is drawn."""
        if force not in self._fields:
            self._fields[force] = distances(self.g, goals_of(self.theatre(force.power), force))
        return self._fields[force]

    def theatre(self, power: int) -> Theatre:
        """What there is for a power to do."""
        if power not in self._theatres:
            self._theatres[power] = Theatre(self.survey, power)
        return self._theatres[power]
