"""One look at a position for a player: what judges of moves share is worked out once; where an army can be fed."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, Final

from romanum.board.network import Roads
from romanum.games.imperium.bots.goals import Theatre, haste_of, theatre_of
from romanum.games.imperium.bots.habits import PLAIN, Habits
from romanum.games.imperium.bots.survey import Force, Survey, survey_of
from romanum.games.imperium.data.charts import supply_points
from romanum.games.imperium.data.seas import PORT_WATERS, PORTS, PORTS_ON
from romanum.games.imperium.rules.common.port_supply import ports_near, supplies
from romanum.games.imperium.rules.common.seafarers import ways
from romanum.games.imperium.rules.common.sieges import is_friendly_port
from romanum.games.imperium.rules.geography.travel import sea_lanes
from romanum.games.imperium.rules.mobilization.means import Means
from romanum.games.imperium.rules.naval.ports import SHORES, is_pirate_coast
from romanum.games.imperium.rules.supply.needs import NO_FORAGE, TEN, forage_value, hungry_at_zero, hungry_halves
from romanum.games.imperium.rules.supply.trains import points_at, sources
from romanum.games.imperium.state.position import NONE, RomanWorld

PAIRS: Final = tuple(one + other for one in range(1, 7) for other in range(1, 7))
"""What two dice come to."""
RESERVE: Final = 2
"""Supply points of trains that feed ten Legion Equivalents for about a month."""


@lru_cache(4096)
def _hungry(halves: int, value: int, bonus: int) -> float:
    """13.3: the halves that go hungry on average where a hex yields so much."""
    within = min(halves, 2 * TEN)
    over = halves - within
    if value == NO_FORAGE or not within:
        return float(halves)
    le = -(-within // 2)
    lost = 0
    for pair in PAIRS:
        needed = supply_points(le, pair + bonus)
        lost += hungry_halves(within, value, needed) if value else hungry_at_zero(within, needed)
    return over + lost / len(PAIRS)


def hunger(g: RomanWorld, power: int, place: int, halves: int, command: int) -> float:
    """The share of an army that would starve in a place, on average.

    A port feeds all, a train most, and the land the rest, ten Legion Equivalents at most.
    """
    if halves <= 0 or any(supplies(g, port, power) for port in ports_near(g, place)):
        return 0.0
    fed = 0
    source = next(iter(sources(g, place, power, inside=False, later=True)), NONE)
    if source != NONE:
        fed = 2 * TEN * points_at(g, source, power, inside=False, eaters=(place,), later=True) // RESERVE
    if fed >= halves:
        return 0.0
    value = forage_value(g, place, power, inside=False)
    return _hungry(halves - fed, value, max(0, command - 1)) / halves


NEVER: Final = -12.0
"""Not even tried, unless there is nothing else."""
SEA_FAR: Final = 400
"""Farther than any voyage."""


class Glance:
    """What a player sees."""

    def __init__(self, g: RomanWorld, seat: int, habits: Habits = PLAIN) -> None:
        self.g, self.seat, self.habits = g, seat, habits
        self.steps: set[int] = set()
        """The places to which the force on the march may step."""
        self.way: tuple[int, ...] = ()
        """The way of the force on the march, once it is known."""
        self.courses: dict[int, Any] = {}
        """By fleet, the course it is on, once it is known."""
        self.prey: dict[int, Any] = {}
        """By power, the enemy fleets that it can fight, once they are known."""
        self.fleets_wanted: int | None = None
        """How many fleets more the player should have, once that is known."""
        self.next_off: int | None = None
        """The place from which the next force sets out, once it is known."""
        self._theatres: dict[int, Theatre] = {}
        self._harbours: dict[int, frozenset[int]] = {}
        self._berths: dict[int, list[tuple[int, int]]] = {}
        self._homeward: dict[int, list[int]] = {}
        self._homes: dict[tuple[int, int], bool] = {}
        self._hunger: dict[tuple[int, int, int], float] = {}

    @cached_property
    def survey(self) -> Survey:
        """Who stands where."""
        return survey_of(self.g, self.seat, self.habits.stakes)

    @cached_property
    def mover(self) -> Force:
        """The force on the march."""
        return self.survey.moving() if self.g.mover != NONE else Force(NONE, NONE, 0.0, 0)

    @cached_property
    def haste(self) -> float:
        """How pressed the player is."""
        return haste_of(self.g, self.seat)

    def theatre(self, power: int) -> Theatre:
        """What there is for a power to do."""
        if power not in self._theatres:
            mover = self.mover if self.g.mover != NONE and self.mover.power == power and self.mover.strength else None
            self._theatres[power] = theatre_of(self.survey, power, mover, self.haste, self.habits)
        return self._theatres[power]

    @cached_property
    def war(self) -> int:
        """Where the strongest of the player's armies has most to do; nowhere if there is none."""
        own = max(self.survey.own(), key=lambda force: (force.total, -force.place), default=None)
        plan = self.theatre(own.power).plans.get(own.place) if own is not None else None
        return plan.goal.place if plan is not None else NONE if own is None else own.place

    @cached_property
    def means(self) -> Means:
        """What the player has left for new units."""
        return Means(self.g, self.seat)

    @property
    def talents(self) -> int:
        """What the richest of the player's powers has left for new units."""
        return max(self.means.talents.values(), default=0)

    def hunger(self, force: Force, place: int, halves: int) -> float:
        """The share of so many that would starve in a place."""
        key = force.power, place, halves
        if key not in self._hunger:
            self._hunger[key] = hunger(self.g, force.power, place, halves, force.command)
        return self._hunger[key]

    def harbours(self, power: int) -> frozenset[int]:
        """The waters of ports that are friendly to a power."""
        if power not in self._harbours:
            ports = [p for p in PORTS[self.g.setting.column] if is_friendly_port(self.g, p, power)]
            waters = {water for port in ports for water in PORT_WATERS[port]}
            if "coasts" in ways(self.g, power):
                waters |= {w for w, shores in enumerate(SHORES) if shores and is_pirate_coast(self.g, w, power)}
            self._harbours[power] = frozenset(waters)
        return self._harbours[power]

    def is_home(self, port: int, power: int) -> bool:
        """Whether a port is friendly to a power."""
        if (port, power) not in self._homes:
            self._homes[port, power] = is_friendly_port(self.g, port, power)
        return self._homes[port, power]

    def berths(self, power: int) -> list[tuple[int, int]]:
        """The ports that are friendly to a power, each with the water before it."""
        if power not in self._berths:
            self._berths[power] = [
                (water, port) for water in self.harbours(power) for port in PORTS_ON[water] if self.is_home(port, power)
            ]
        return self._berths[power]

    def homeward(self, power: int) -> list[int]:
        """By water, how far it is to such a port."""
        if power not in self._homeward:
            self._homeward[power] = _field(sea_lanes(self.g), self.harbours(power))
        return self._homeward[power]


@lru_cache(64)
def _field(lanes: Roads, harbours: frozenset[int]) -> list[int]:
    """By water, how far it is to the nearest of some harbours."""
    return lanes.field(tuple(harbours), SEA_FAR)
