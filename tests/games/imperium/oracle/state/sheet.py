"""What the oracle of state knows of a position: cities and provinces, units and their costs, read from the charts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.cities import CITIES, CITY
from romanum.games.imperium.data.hexes import PLACE, PROVINCE
from romanum.games.imperium.data.loader import read
from romanum.games.imperium.data.provinces import PROVINCES
from romanum.games.imperium.data.table_schema import Cost, Limit
from romanum.games.imperium.data.units import CER, CLASS, CLASSES, KIND_BY_ID, KIND_IDS, NEW, TYPE_IDS
from romanum.games.imperium.state.effects import KINDS_OF_EFFECT
from romanum.games.imperium.state.layout import EFFECT_FACTS, FORT_FACTS, KEEL_FACTS, SIEGE_FACTS
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.names import kind_name
from romanum.games.imperium.state.position import BARE_PORTS, RomanWorld
from romanum.games.imperium.state.rosters import KIND_OF, LETTER

QUARTERS = (3, 6, 9, 12)
JANUARY, MARCH, APRIL, MAY, JUNE, AUGUST, SEPTEMBER, NOVEMBER, DECEMBER = 1, 3, 4, 5, 6, 8, 9, 11, 12
CITY_ROWS = {CITY[row.id]: row for row in CITIES}
CITY_OF_PLACE = {PLACE[row.place]: number for number, row in CITY_ROWS.items()}
PORT_CITIES = frozenset(PLACE[row.place] for row in CITIES if row.port)
PROVINCE_NUMBER = {row.id: number for number, row in enumerate(PROVINCES)}
CITIES_IN = {
    number: tuple(city for city, row in CITY_ROWS.items() if row.province == province.id)
    for number, province in enumerate(PROVINCES)
}
PRINTED_KINDS = {kind_name(kind): kind for kind in range(len(KIND_IDS))}
"""What a unit is called in events, and its kind."""


def month_of(g: RomanWorld) -> int:
    """1 to 12."""
    return g.month % 12 + 1


@cache
def cell(scenario: int, city: int) -> tuple[int, int] | None:
    """41.1: tax value and strength of a city in a scenario; None if it does not exist then."""
    columns = read().cities.columns
    spans = [(int(text.split("-")[0]), int(text.split("-")[-1])) for text in columns]
    column = next(n for n, (first, last) in enumerate(spans) if first <= scenario <= last)
    text = CITY_ROWS[city].values.split()[column]
    return None if text == "-" else (int(text.split("/")[0]), int(text.split("/")[1]))


def exists(g: RomanWorld, city: int) -> bool:
    """Whether a city stands on the map in this match: not before its time, and not destroyed (39.2-L)."""
    return cell(g.scenario, city) is not None and not g.razed >> city & 1


def cities_of(g: RomanWorld, province: int) -> list[int]:
    """The cities that a province has just now."""
    return [city for city in CITIES_IN[province] if exists(g, city)]


def tax(g: RomanWorld, city: int) -> int:
    """41.1: the printed tax value."""
    found = cell(g.scenario, city)
    return found[0] if found else 0


def port_exists(g: RomanWorld, place: int) -> bool:
    """2.3: ports in cities exist while the city does, others always."""
    return place in BARE_PORTS or (place in PORT_CITIES and exists(g, CITY_OF_PLACE[place]))


def holder(g: RomanWorld, place: int) -> int:
    """5.6f: the power that holds the city or port of a place, or -1."""
    if place in CITY_OF_PLACE and exists(g, CITY_OF_PLACE[place]):
        return g.city_of[CITY_OF_PLACE[place]]
    return g.port_of[BARE_PORTS.index(place)] if place in BARE_PORTS else -1


def founded(g: RomanWorld, place: int) -> int:
    """5.6.1c: the power that holds a fort which is a city, or -1."""
    return next((g.founded[at + 1] for at in range(0, len(g.founded), 2) if g.founded[at] == place), -1)


# ---- what lasts


def lasting(g: RomanWorld, kind: str, subject: int | None = None) -> list[int]:
    """The values of what lasts of a kind, of anybody or of somebody."""
    wanted = KINDS_OF_EFFECT.index(kind)
    rows = [g.effects[at : at + EFFECT_FACTS] for at in range(0, len(g.effects), EFFECT_FACTS)]
    return [row[2] for row in rows if row[0] == wanted and subject in (None, row[1])]


def is_besieged(g: RomanWorld, place: int) -> bool:
    """17.1: whether somebody lies before the city or fort of a place."""
    return any(g.sieges[at] == place for at in range(0, len(g.sieges), SIEGE_FACTS))


class Keel(NamedTuple):
    """7.8: a fleet under construction."""

    power: int
    place: int
    due: int
    cer: int
    crew: int
    halted: int


def keels(g: RomanWorld) -> list[Keel]:
    """7.8: what stands on the Month Track."""
    return [Keel(*g.keels[at : at + KEEL_FACTS]) for at in range(0, len(g.keels), KEEL_FACTS)]


def forts(g: RomanWorld) -> list[tuple[int, ...]]:
    """21: place, power, level, levels being built."""
    return [g.forts[at : at + FORT_FACTS] for at in range(0, len(g.forts), FORT_FACTS)]


# ---- units


class Stack(NamedTuple):
    """Units of a power in one state in a place."""

    number: int
    place: int
    power: int
    colour: int
    mark: int
    units: str
    leaders: tuple[int, ...]

    @property
    def inside(self) -> bool:
        """17.1: under siege."""
        return bool(self.mark & INSIDE)

    def count(self, *classes: str) -> int:
        """How many units of some classes."""
        return sum(class_of(letter) in classes for letter in self.units)


def class_of(letter: str) -> str:
    """The class of a unit in a roster."""
    return CLASSES[CLASS[KIND_OF[letter]]]


def stacks(g: RomanWorld) -> Iterator[Stack]:
    """All that are on the map."""
    leaders: dict[int, tuple[int, ...]] = {}
    for leader, stack in enumerate(g.leader_in):
        leaders[stack] = (*leaders.get(stack, ()), leader)
    for number, place in enumerate(g.at):
        if place >= 0:
            its = (place, g.whose[number], g.colour[number], g.mark[number], g.units[number])
            yield Stack(number, *its, leaders.get(number, ()))


def type_of(letter: str) -> str:
    """The type of a unit in a roster."""
    return type_of_kind(KIND_OF[letter])


def type_of_kind(kind: int) -> str:
    """The type of a kind: as the counter reads, m for missiles."""
    name = KIND_IDS[kind]
    if name.startswith("train"):
        return "train"
    parts = name.removesuffix("-new").split("-")
    return "-".join(parts[:2])


def counters(g: RomanWorld) -> dict[tuple[int, str], int]:
    """5.7: by colour and type, counters on the map and on the Month Track."""
    found: dict[tuple[int, str], int] = {}
    for stack in stacks(g):
        for letter in stack.units:
            key = stack.colour, type_of(letter)
            found[key] = found.get(key, 0) + 1
    return found


def counter_limit(colour: int, name: str) -> int:
    """5.7: the Maximum Unit Build Chart."""
    chart = read().tables.maximum_build
    return chart.colour[COLOURS[colour]][chart.types.index(name)]


def listed(units: list[str]) -> list[int]:
    """The kinds of units that an event lists: `2 x 10-10 (A)`."""
    found = []
    for text in units:
        number, name = text.split(" x ")
        found += [PRINTED_KINDS[name]] * int(number)
    return found


def kind_named(name: str) -> int:
    """A kind by its id."""
    return KIND_BY_ID[name]


def is_new(kind: int) -> bool:
    """15.1: unseasoned."""
    return NEW[kind]


def rating(kind: int) -> int:
    """14.4.3: 0 to 3 for A to D."""
    return CER[kind]


# ---- charts


@cache
def costs(scenario: int) -> Cost:
    """7.3a: the line of costs of a scenario."""
    rows = [cost for period in read().mobilization.period for cost in period.cost]
    return next(row for row in rows if row.scenarios[0] <= scenario <= row.scenarios[1])


def period_of(scenario: int) -> int:
    """2.2: the period, from 0, whose chart a scenario uses."""
    return next(
        number
        for number, period in enumerate(read().mobilization.period)
        if any(cost.scenarios[0] <= scenario <= cost.scenarios[1] for cost in period.cost)
    )


def price(scenario: int, name: str) -> int:
    """7.4, 26.2: the printed cost of a type of unit."""
    chart, line = read().mobilization, costs(scenario)
    if name == "train":
        return line.train
    return line.units[chart.types.index(chart.same_cost.get(name, name))]


@cache
def limits(scenario: int, area: str) -> Limit | None:
    """7.2a: what an area may raise in a year of a scenario's period."""
    found = read().mobilization.period[period_of(scenario)].limit
    return next((row for row in found if row.area == area), None)


def area_of(province: int) -> str:
    """7.2: the mobilization area of a province, or nothing."""
    return PROVINCES[province].area


def province_at(place: int) -> int:
    """The province of a place, or -1."""
    return PROVINCE[place]


TYPES = tuple(TYPE_IDS)
LETTERS = LETTER
