"""One look at a position for a power: what the judges of moves share is worked out once."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from romanum.games.pax.bots.roads import AFLOAT
from romanum.games.pax.bots.survey import Field, Force, Survey
from romanum.games.pax.bots.worth import Prizes
from romanum.games.pax.data.components import GALLEY, NONE, SEA_POINT, SPACE_COUNT
from romanum.games.pax.state.forces import count, numbers
from romanum.games.pax.state.position import NOBODY, Mediterranean

NEVER: Final = -12.0
"""Not even tried, unless there is nothing else."""


class Glance:
    """What a power sees."""

    def __init__(self, g: Mediterranean, seat: int) -> None:
        self.g = g
        self.power = g.seats.index(seat)

    @cached_property
    def survey(self) -> Survey:
        """Who stands where."""
        return Survey(self.g)

    @cached_property
    def prizes(self) -> Prizes:
        """What Spaces are worth."""
        return Prizes(self.g, self.power)

    @property
    def friends(self) -> int:
        """1.4i: whom the power does not attack, as a mask."""
        return self.g.friendly[self.power]

    @cached_property
    def mover(self) -> Force:
        """The Army whose move it is; of the picked Units, while they are picked."""
        return self.force(self.g.mover)

    def force(self, stack: int) -> Force:
        """A stack as the survey has it; nobody in particular if it has no soldiers."""
        for side in self.survey.of.values():
            for force in side:
                if force.stack == stack:
                    return force
        place = self.g.at[stack] if stack != NONE else NONE
        return Force(stack, self.power, place, 0, 0, 0, 0)

    @cached_property
    def field(self) -> Field:
        """What draws Armies."""
        return Field(self.survey, self.prizes)

    def hopes(self, force: Force, node: int, mp: float) -> float:
        """What an Army may take from a place on land or afloat, with so many MP."""
        return self.field.best(force.bp, force.tactical, node, mp)

    def node(self, place: int) -> int:
        """Where an Army stands, on land or at sea."""
        return place + AFLOAT if SEA_POINT[place] else place

    def would_be_bare(self, stack: int, space: int, alone: bool = False) -> bool:
        """5.1: whether nobody else would hold a Space of the power if a stack, or all that are there, left it."""
        g = self.g
        if space >= SPACE_COUNT or g.holder[space] != self.power:
            return False
        if self.power in (g.town_of[space], g.setting.home[space]):
            return False
        return alone or all(
            f.stack == stack or f.side != self.power or not f.men for f in self.survey.at.get(space, ())
        )

    def units(self, stack: int) -> list[int]:
        """How many of each kind."""
        return numbers(self.g, stack)

    def enemy_ships(self, place: int) -> int:
        """Galley Squadrons of enemies in a place."""
        g = self.g
        return sum(self.units(s)[GALLEY] for s, at in enumerate(g.at) if at == place and self.is_enemy(g.whose[s]))

    @property
    def own_ships(self) -> int:
        """Galley Squadrons of the moving Fleet."""
        return self.units(self.g.mover)[GALLEY]

    def ships_of(self, side: int) -> int:
        """All Galley Squadrons of a side."""
        return count(self.g, side, (GALLEY,))

    def rivals(self) -> list[int]:
        """The other powers, the one that is furthest ahead first."""
        g = self.g
        others = [power for power in range(len(g.powers)) if power != self.power]
        return sorted(others, key=lambda power: -g.vp[power])

    def is_enemy(self, side: int) -> bool:
        """Whether a side is one to be fought."""
        return side != NOBODY and not self.friends >> side & 1
