"""Who stands where, as far as a seat knows, and how strong: one look over the map for all that bots ask of it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from romanum.games.imperium.bots.worth import quarry, sunk
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.rules.naval.ports import SHORES
from romanum.games.imperium.rules.supply.needs import halves_to_feed
from romanum.games.imperium.state.leaders import value as value_of
from romanum.games.imperium.state.marks import ACTIVE_FORCE
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.powers import is_friend, mover_of
from romanum.games.imperium.state.rosters import (
    FLEETS,
    LETTER,
    TRAINS,
    count,
    efficiency,
    fleets,
    land_strength,
    of,
    prevailing,
    without,
)

QUALITY: Final = (1.35, 1.1, 0.9, 0.7)
"""What a point of strength is worth by CER, A to D (14.4.3)."""
COMMAND: Final = 0.12
"""What each point of a leader's value adds (14.4.2)."""
UNSEEN: Final = 2
"""3.2a: so many units at least are taken to be behind the top unit of another's stack,"""
LARGEST: Final = 10
"""and so many at most."""
KEEL: Final = 0.6
"""What a fleet is worth to whoever wins by sinking them all, wherever it lies."""
MIXED: Final = 1
"""14.4.3c: the CER of a force of which no rating makes up more than half."""


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


@lru_cache(20_000)
def rating(units: str) -> int:
    """14.4.3c: the CER of land units together, 0 (A) to 3 (D).

    >>> rating("")
    1
    """
    return prevailing(efficiency(without(units, FLEETS)))


class Force(NamedTuple):
    """All that one power has ashore in a place: units, their strength and rating, its best leader, what it eats."""

    power: int
    place: int
    might: float
    command: int
    strength: int = 0
    cer: int = MIXED
    halves: int = 0
    """13.2c: Legion Equivalents in halves."""
    dear: float = 0.0
    """What it would cost to lose the leaders who are with it."""

    @property
    def total(self) -> float:
        """With its best leader."""
        return self.might * (1 + COMMAND * self.command)


def force_of(g: RomanWorld, power: int, place: int, units: str, command: int, dear: float = 0.0) -> Force:
    """Units of a power in a place as one force."""
    units = "".join(sorted(units))
    ashore = without(units, FLEETS)
    halves = halves_to_feed(ashore, g.has_rule("31"))
    return Force(power, place, might(units), command, land_strength(ashore), rating(units), halves, dear)


@lru_cache(4096)
def guessed(number: int, players: int, power: int, top: str, stacks: int) -> str:
    """3.2a: what is taken to be in a stack of which only the top unit is seen: it, and its share of the power's own.

    The fewer stacks a power has, the larger they are. So all plans that a player makes are made for the same enemies.
    """
    if not top:
        return top
    afloat, powers = top in FLEETS, setting(number, players).powers
    own = powers[power].stacks if power < len(powers) else ()
    units = "".join(sorted(LETTER[kind] * n for stack in own for kind, n in stack.units))
    pool = of(units, FLEETS) if afloat else without(without(units, FLEETS), TRAINS)
    behind = min(LARGEST, max(0 if afloat else UNSEEN, round(len(pool) / max(1, stacks)) - 1))
    step = max(1, len(pool) // max(1, behind))
    return "".join(sorted(top + pool[step // 2 :: step][:behind]))


class Survey:
    """The forces of a position as a seat judges them: what it cannot see is guessed, and always alike."""

    def __init__(self, g: RomanWorld, seat: int) -> None:
        self.g, self.seat = g, seat
        mine = {place for stack, place in enumerate(g.at) if g.chief[g.whose[stack]] == seat}
        self.seen = [not g.hidden or place in mine or g.chief[g.whose[s]] == seat for s, place in enumerate(g.at)]
        self._armies = Counter((g.whose[s], g.top[s] in FLEETS) for s, place in enumerate(g.at) if place >= 0)
        """By power, how many stacks it has ashore, and afloat."""
        self.led: dict[int, int] = {}
        """By stack: the value of its best leader, as far as he is seen."""
        self.hunted: dict[int, float] = {}
        """By place: what the leaders of others there are worth, those in unseen stacks shared out among them."""
        self.dear: dict[int, float] = {}
        """By stack: what one's own leaders in it are worth."""
        self.moored: dict[int, int] = {}
        """By place: the ships off its shore that somebody loses with."""
        self._look_for_leaders()
        self._look_for_ships()
        units: dict[tuple[int, int], str] = {}
        command: dict[tuple[int, int], int] = {}
        dear: dict[tuple[int, int], float] = {}
        for stack, place in enumerate(g.at):
            roster = self.roster(stack) if place >= 0 else ""
            if place < 0 or count(roster, FLEETS):
                continue
            key = place, g.whose[stack]
            units[key] = units.get(key, "") + roster
            command[key] = max(command.get(key, 0), self.led.get(stack, 0))
            dear[key] = dear.get(key, 0.0) + self.dear.get(stack, 0.0)
        every = [force_of(g, key[1], key[0], own, command[key], dear[key]) for key, own in units.items()]
        self.forces = [force for force in every if force.strength]
        self.at: dict[int, list[Force]] = {}
        for force in self.forces:
            self.at.setdefault(force.place, []).append(force)

    def roster(self, stack: int) -> str:
        """The units of a stack, or what they are taken for."""
        g = self.g
        if self.seen[stack]:
            return g.units[stack]
        power = g.whose[stack]
        return guessed(g.scenario, g.seats, power, g.top[stack], self._armies[power, g.top[stack] in FLEETS])

    def _look_for_leaders(self) -> None:
        g = self.g
        for leader, stack in enumerate(g.leader_in):
            if stack < 0 or g.at[stack] < 0 or g.captor[leader] != NONE:
                continue
            if self.seen[stack]:
                self.led[stack] = max(self.led.get(stack, 0), value_of(g, leader))
                if g.chief[g.leader_of[leader]] == self.seat:
                    self.dear[stack] = self.dear.get(stack, 0.0) + quarry(g, NONE, leader)
                self._hunt(leader, [stack])
            else:
                power = g.leader_of[leader]
                own = [s for s, at in enumerate(g.at) if at >= 0 and g.whose[s] == power and not self.seen[s]]
                self._hunt(leader, own)

    def _hunt(self, leader: int, stacks: list[int]) -> None:
        if self.g.chief[self.g.leader_of[leader]] == self.seat:
            return
        for stack in stacks:
            place = self.g.at[stack]
            worth = quarry(self.g, self.seat, leader) / len(stacks)
            self.hunted[place] = self.hunted.get(place, 0.0) + worth

    def _look_for_ships(self) -> None:
        g = self.g
        doomed = [seat for seat in range(g.seats) if seat != self.seat and sunk(g, seat)]
        for stack, water in enumerate(g.at):
            if doomed and water >= 0 and g.chief[g.whose[stack]] in doomed:
                ships = fleets(of(self.roster(stack), FLEETS))
                for place in SHORES[water] if ships else ():
                    self.moored[place] = self.moored.get(place, 0) + ships
                    self.hunted[place] = self.hunted.get(place, 0.0) + KEEL * ships

    def own(self) -> list[Force]:
        """Those of powers for which the seat decides."""
        return [force for force in self.forces if self.g.chief[force.power] == self.seat]

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
        led = max((self.led.get(s, 0) for s in active), default=0)
        dear = sum(self.dear.get(s, 0.0) for s in active)
        return force_of(g, power, place, "".join(g.units[s] for s in active), led, dear)
