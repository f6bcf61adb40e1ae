"""Who stands where, as far as a seat knows, and how strong: one look over the map for all that bots ask of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from romanum.games.imperium.state.leaders import value as value_of
from romanum.games.imperium.state.position import ACTIVE_FORCE, NONE, RomanWorld
from romanum.games.imperium.state.powers import is_enemy, is_friend, mover_of
from romanum.games.imperium.state.rosters import FLEETS, count, efficiency, land_strength, without

QUALITY: Final = (1.35, 1.1, 0.9, 0.7)
"""What a point of strength is worth by CER, A to D (14.4.3)."""
COMMAND: Final = 0.12
"""What each point of a leader's value adds (14.4.2)."""
UNSEEN: Final = 2.5
"""3.2a: how many units like the one on top a stack of others is taken for."""


@lru_cache(20_000)
def might(units: str) -> float:
    """What land units are worth in battle.

    >>> might("") == 0
    True
    """
    ashore = without(units, FLEETS)
    if not land_strength(ashore):
        return 0.0
    return sum(part * weight for part, weight in zip(efficiency(ashore), QUALITY, strict=True))


class Force(NamedTuple):
    """All that one power has ashore in a place."""

    power: int
    place: int
    might: float
    command: int

    @property
    def total(self) -> float:
        """With its best leader."""
        return self.might * (1 + COMMAND * self.command)


class Survey:
    """The forces of a position as a seat judges them."""

    def __init__(self, g: RomanWorld, seat: int) -> None:
        self.g, self.seat = g, seat
        led: dict[int, int] = {}
        for leader, stack in enumerate(g.leader_in):
            if stack >= 0 and g.captor[leader] == NONE:
                led[stack] = max(led.get(stack, 0), value_of(g, leader))
        found: dict[tuple[int, int], list[float]] = {}
        for stack, place in enumerate(g.at):
            if place < 0 or count(g.units[stack], FLEETS):
                continue
            row = found.setdefault((place, g.whose[stack]), [0.0, 0])
            row[0] += might(g.units[stack])
            row[1] = max(row[1], led.get(stack, 0))
        self.forces = [Force(power, place, row[0], int(row[1])) for (place, power), row in found.items() if row[0]]
        self.at: dict[int, list[Force]] = {}
        for force in self.forces:
            self.at.setdefault(force.place, []).append(force)

    def own(self) -> list[Force]:
        """Those of powers for which the seat decides."""
        return [force for force in self.forces if self.g.chief[force.power] == self.seat]

    def against(self, power: int, place: int) -> float:
        """What a power would meet in a place."""
        return sum([f.total for f in self.at.get(place, ()) if is_enemy(self.g, power, f.power)])

    def beside(self, power: int, place: int) -> float:
        """What would stand by a power there."""
        return sum([f.total for f in self.at.get(place, ()) if is_friend(self.g, power, f.power)])

    def moving(self) -> Force:
        """The force that is on the march."""
        g = self.g
        stack = g.mover
        place, power = g.at[stack], g.whose[stack]
        own = [s for s, at in enumerate(g.at) if at == place and g.whose[s] == power and mover_of(g, s) == self.seat]
        active = [s for s in own if g.mark[s] & ACTIVE_FORCE or s == stack]
        led = [value_of(g, leader) for leader, its in enumerate(g.leader_in) if its in active]
        return Force(power, place, sum(might(g.units[s]) for s in active), max(led, default=0))
