"""How a side sees the war when it plans: what cities are worth, what may be turned, where danger is, what must be held.

Cities fall to leaders with Political markers, who ride far and fast, and to armies before their walls. Everything is
weighed in levels of victory: what a city is worth, by the chance to take it, in the turns that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from romanum.games.trajan.bots.evaluation import turns_left
from romanum.games.trajan.bots.revolt_chances import against, turning
from romanum.games.trajan.bots.stakes import stakes_of
from romanum.games.trajan.bots.survey import Survey, coveted, power, road_to, survey_of
from romanum.games.trajan.data.components import (
    CITY_AT,
    CITY_HEX,
    KIND,
    LEADER,
    MOVE,
    RATING,
    REVOLT_GARRISON,
    STRENGTH,
)
from romanum.games.trajan.state.position import NOBODY, POLITICAL, War, strength

POINTS: Final = 10.0
"""So many points of the prior make a level of victory."""
ARMY: Final = 3.0
"""Less power than this is no army."""
LEADER_WORTH: Final = 0.1
"""What a leader is worth by his rating, in levels of victory,"""
SUPREME_WORTH: Final = 1.2
"""and a Supreme Leader, whose death costs all markers (6.61)."""
TROOPS_WORTH: Final = 0.015
"""And a point of power."""
NEAR: Final = 10
FAR: Final = 14
"""So far, in half hexes of road, an enemy surely comes in a turn, and perhaps."""
STRONG: Final = 12.0
"""Who has less power storms no walls."""
LASTS: Final = 0.85
"""So much of what is planned for a later turn is taken to come true, turn by turn."""
FADING: Final = tuple(LASTS ** max(1, rides) for rides in range(17))
"""The same by the number of rides that a goal is away."""
KEY: Final = 0.6
"""A city worth so much decides the war."""
RIDE: Final = 18
"""So far, in half hexes of road, a leader rides in a turn."""
SOON: Final = 3.0
"""So many turns ahead is looked for danger;"""
PRESSING: Final = 1.0
DISTANT: Final = 0.1
"""so often the enemy tries to turn a city in each of them, with leaders near it or far."""
COUNTERS: Final = 0.4
"""How often a marker kept in hand serves to counter a Revolt."""


def odds(own: float, enemy: float) -> float:
    """About the chance to win a battle in the open, by power."""
    if enemy < 1:
        return 1.0
    ratio = own / enemy
    return 0.85 if ratio > 2 else 0.65 if ratio > 1.4 else 0.4 if ratio > 1 else 0.1


class Outlook:
    """One look at a position for a side: what is needed for all its aims is worked out once."""

    def __init__(self, g: War, side: int) -> None:
        self.g, self.side, self.enemy = g, side, 1 - side
        self._perils: dict[int, float] = {}
        self._turning: dict[int, float] = {}

    @cached_property
    def survey(self) -> Survey:
        """Who stands where."""
        return survey_of(self.g)

    @cached_property
    def worths(self) -> tuple[float, ...]:
        """What each city is worth."""
        return stakes_of(self.g)

    @cached_property
    def guarded(self) -> tuple[float, ...]:
        """What it is worth to keep each city."""
        return stakes_of(self.g, guarding=True)

    @cached_property
    def politicals(self) -> int:
        """Political markers in hand."""
        return self.g.markers(self.side).count(POLITICAL)

    @cached_property
    def left(self) -> float:
        """The turns left, this one included."""
        return turns_left(self.g, self.side)

    @cached_property
    def hunters(self) -> list[tuple[int, float]]:
        """Enemy forces with any strength, and their power."""
        survey, found = self.survey, dict[int, float]()
        for stacks in (survey.outside[self.enemy], survey.garrison[self.enemy]):
            for hex, strong in stacks.items():
                found[hex] = found.get(hex, 0.0) + strong
        return [(hex, strong) for hex, strong in found.items() if strong > 0.9]

    def peril(self, hex: int, own: float = 0.0) -> float:
        """The chance that a force of some power in the open in a hex is attacked in the enemy's turn, and beaten."""
        if not own and hex in self._perils:
            return self._perils[hex]
        worst = 0.0
        for there, strong in self.hunters:
            way = road_to(hex)[there]
            if way <= FAR:
                comes = 0.7 if way <= NEAR else 0.35
                worst = max(worst, comes * (odds(strong, own) if own else 1.0))
        if not own:
            self._perils[hex] = worst
        return worst

    def turning(self, city: int) -> float:
        """The chance that one marker turns a city."""
        found = self._turning.get(city)
        if found is None:
            found = self._turning[city] = turning(self.g, self.side, city)
        return found

    def is_theirs(self, hex: int) -> bool:
        """Whether a Civis of the enemy's holds a city there."""
        return self.g.civis_at(hex) == self.enemy

    def price(self, units: Sequence[int]) -> float:
        """What it would cost to lose a force."""
        total = TROOPS_WORTH * power(units)
        for unit in units:
            if KIND[unit] == LEADER:
                total += SUPREME_WORTH if self.g.supreme[self.side] == unit else LEADER_WORTH * RATING[unit]
        return total

    def price_of(self, units: Sequence[int]) -> float:
        """What the leaders among some enemies are worth."""
        supreme = self.g.supreme[self.enemy]
        return sum([SUPREME_WORTH if u == supreme else LEADER_WORTH * RATING[u] for u in units])

    def promise(self, hex: int) -> float:
        """What a leader in a hex may hope to turn next turn."""
        found = self._promises.get(hex)
        if found is None:
            best = 0.0
            for prize, road in self.prizes:
                rides = road[hex] >> 4
                if rides < self.left and prize * FADING[rides] > best:
                    best = prize * FADING[rides]
            found = self._promises[hex] = best
        return found

    @cached_property
    def prizes(self) -> list[tuple[float, bytes]]:
        """What the cities of the enemy's promise a leader, each with the way there."""
        return [(self.turning(city) * self.worths[city], road_to(there)) for city, there in self.theirs]

    @cached_property
    def theirs(self) -> list[tuple[int, int]]:
        """The cities with a Civis of the enemy's, and their hexes."""
        return [(city, CITY_HEX[city]) for city, side in enumerate(self.g.civis) if side == self.enemy]

    @cached_property
    def havens(self) -> list[int]:
        """The cities of the side's own with no enemy before them."""
        held, shut = self.survey.holders, self.g.stacks(self.enemy)
        return [hex for city, hex in enumerate(CITY_HEX) if held[city] == self.side and hex not in shut]

    @cached_property
    def sites(self) -> list[tuple[int, int, bytes]]:
        """Cities at which an army may have something to do: the enemy's, nobody's, and its own with enemies before."""
        near = self.survey.outside[self.enemy]
        found = [(city, CITY_HEX[city]) for city, side in enumerate(self.survey.holders) if side != self.side]
        found += [
            (CITY_AT[hex], hex)
            for hex in near
            if CITY_AT[hex] >= 0 and self.survey.holders[CITY_AT[hex]] == self.side and near[hex] >= 1
        ]
        return [(city, hex, road_to(hex)) for city, hex in found]

    @cached_property
    def _promises(self) -> dict[int, float]:
        return {}

    # ---- what is to be held

    def loss(self, city: int, inside: Sequence[int]) -> float:
        """The chance that the enemy turns a city in the turns to come, with these units inside."""
        near = any(road_to(CITY_HEX[city])[self.g.where[u]] <= RIDE for u in self.survey.leaders[self.enemy])
        tries = min(self.left, SOON) * (PRESSING if near else DISTANT)
        lost: float = 1 - (1 - against(self.g, self.enemy, city, inside)) ** tries
        return lost

    def holding(self, city: int, group: Sequence[int]) -> float:
        """What a force inside a city of its own is worth there."""
        if self.guarded[city] < KEY or self.g.civis[city] != self.side:
            return 0.0
        others = [u for u in self.g.garrison(self.side, CITY_HEX[city]) if u not in group]
        return self.guarded[city] * (self.loss(city, others) - self.loss(city, [*others, *group]))

    @cached_property
    def keys(self) -> list[tuple[int, int]]:
        """The side's own cities that decide the war, with no enemy before them, and their hexes."""
        worth = self.guarded
        return [(CITY_AT[hex], hex) for hex in self.havens if worth[CITY_AT[hex]] >= KEY]

    @cached_property
    def reserve(self) -> float:
        """What the last Political marker is worth in hand: a leader inside a city that matters may counter with it."""
        best = 0.0
        for city, hex in self.keys:
            if any(self.g.inside[u] for u in self.g.leaders_at(self.side, hex)):
                inside = self.g.garrison(self.side, hex)
                near = any(road_to(hex)[self.g.where[u]] <= RIDE for u in self.survey.leaders[self.enemy])
                chance = against(self.g, self.enemy, city, inside)
                best = max(best, self.guarded[city] * chance * (COUNTERS if near else 0.1))
        return best

    def spent(self) -> float:
        """What it costs to play one more Political marker."""
        return self.reserve / self.politicals if self.politicals else 0.0

    def guard(self, hex: int, units: Sequence[int]) -> set[int]:
        """Who stays: a guard in a city that decides the war (16.0a), somebody where no Civis holds it."""
        city = CITY_AT[hex]
        if city < 0 or self.survey.holders[city] != self.side:
            return set()
        named = coveted(self.g.which, self.side) >> city & 1
        needed = REVOLT_GARRISON if named else 1 if self.g.civis[city] == NOBODY else 0
        if self.guarded[city] >= KEY:
            needed = REVOLT_GARRISON
        needed -= strength([u for u in self.g.garrison(self.side, hex) if u not in units])
        staying: set[int] = set()
        for unit in sorted([u for u in units if STRENGTH[u]], key=lambda u: (MOVE[u], STRENGTH[u], u)):
            if needed <= 0:
                break
            if self.g.inside[unit]:
                staying.add(unit)
                needed -= STRENGTH[unit]
        return staying
