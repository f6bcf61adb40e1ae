"""The scenarios, ready for use: where every unit starts, who holds which city, and what makes a victory (4.0)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from romanum.board.masks import mask
from romanum.games.trajan.data.schema import (
    AllOfCities,
    AnyCondition,
    AnyOfCities,
    CityCount,
    LeaderGone,
    ScenarioRow,
    TriumphHeld,
)

LEVELS = 3
"""4.0b: Triumphant, Conquering, Imperator."""


class Goal(Struct, frozen=True):
    """A condition of victory: so many of these cities, a leader off the map, or the Triumph marker in a city."""

    kind: str
    requisite: bool
    """Not a level itself, but without it there is none."""
    cities: int = 0
    """A mask."""
    needed: int = 1
    leader: int = -1
    city: int = -1

    def now(self, held: int, on_map: int, triumph: int) -> int:
        """How far a side is that holds these cities, with these units on the map and Triumph in that city (or -1).

        >>> goal = Goal("all-of-cities", False, cities=0b110, needed=2)
        >>> goal.now(0b111, 0, -1), goal.now(0b101, 0, -1)
        (2, 1)
        """
        if self.kind == "leader-gone":
            return 1 - (on_map >> self.leader & 1)
        if self.kind == "triumph":
            return int(triumph == self.city)
        return (held & self.cities).bit_count()

    def met(self, held: int, on_map: int, triumph: int) -> bool:
        """Whether that is enough."""
        return self.now(held, on_map, triumph) >= self.needed


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario: units by their place in UNITS, cities by their place in CITIES."""

    id: str
    name: str
    about: str
    first_year: int
    turns: int
    markers: tuple[int, int]
    """By side: Stratagem Markers at start (6.0b)."""
    held: tuple[int, int]
    """By side: the cities with its Civis, as a mask."""
    forces: tuple[tuple[int, tuple[int, ...]], ...]
    """Cities, and the units that start there."""
    roman_recruits: tuple[int, ...]
    off_map: tuple[int, ...]
    core_recruits: tuple[int, ...]
    satrapy_recruits: tuple[int, ...]
    eliminated: tuple[int, ...]
    goals: tuple[tuple[Goal, ...], tuple[Goal, ...]]
    """By side: what makes a level of victory."""

    def level(self, side: int, held: int, on_map: int, triumph: int) -> int:
        """The level of victory a side has reached, 0 to 3 (4.0): one for each condition, none without a requisite."""
        met = [goal for goal in self.goals[side] if goal.met(held, on_map, triumph)]
        if sum(goal.requisite for goal in met) < sum(goal.requisite for goal in self.goals[side]):
            return 0
        return min(sum(not goal.requisite for goal in met), LEVELS)


Places = Mapping[str, int]


def build(rows: Sequence[ScenarioRow], city: Places, unit: Places, roman: int) -> tuple[Scenario, ...]:
    """All scenarios, with the places of cities and units instead of ids; `roman` are the cities of Roman colour."""
    return tuple(_scenario(row, city, unit, roman) for row in rows)


def _scenario(row: ScenarioRow, city: Places, unit: Places, roman: int) -> Scenario:
    def units(ids: tuple[str, ...]) -> tuple[int, ...]:
        return tuple(unit[name] for name in ids)

    held = roman | mask(city[name] for name in row.roman_cities)
    forces = (*row.roman.items(), *row.parthian.items())
    return Scenario(
        id=row.id,
        name=row.name,
        about=row.about,
        first_year=row.year,
        turns=row.turns,
        markers=(row.markers.roman, row.markers.parthian),
        held=(held, (1 << len(city)) - 1 & ~held),
        forces=tuple((city[name], units(ids)) for name, ids in forces),
        roman_recruits=units(row.roman_recruits),
        off_map=units(row.off_map),
        core_recruits=units(row.core_recruits),
        satrapy_recruits=units(row.satrapy_recruits),
        eliminated=units(row.eliminated),
        goals=(_goals(row.victory.roman, city, unit), _goals(row.victory.parthian, city, unit)),
    )


def _goals(conditions: Sequence[AnyCondition], city: Places, unit: Places) -> tuple[Goal, ...]:
    return tuple(goal_of(condition, city, unit) for condition in conditions)


def goal_of(condition: AnyCondition, city: Places, unit: Places) -> Goal:
    """A condition in numbers."""
    kind = str(type(condition).__struct_config__.tag)
    match condition:
        case AnyOfCities():
            return Goal(kind, condition.requisite, mask(city[name] for name in condition.cities))
        case AllOfCities():
            cities = mask(city[name] for name in condition.cities)
            return Goal(kind, condition.requisite, cities, cities.bit_count())
        case CityCount():
            return Goal(kind, condition.requisite, (1 << len(city)) - 1, condition.cities)
        case LeaderGone():
            return Goal(kind, condition.requisite, leader=unit[condition.leader])
        case TriumphHeld():
            return Goal(kind, condition.requisite, city=city[condition.city])
