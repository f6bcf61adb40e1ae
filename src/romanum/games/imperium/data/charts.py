"""The charts, ready for use. Everything is a constant.

`TABLES` and `MOBILIZATION` hold every number by name (`table_schema`). Made of them:
combat: `LAND_RATIOS`, `land_column`, `land_result`, `NAVAL_RATIOS`, `naval_column`, `naval_result`, `EFFICIENCY`;
movement: `ENTRY_COST[roads][winter][terrain]`, `RIVER_COST[roads][winter]`, `SEA_COST[deep][winter]`;
supply: `FORAGE[cultivated][winter][terrain]` (-1 without a bonus no foraging), `supply_points`, `naval_attrition`;
sieges: `SIEGE_PRIORITY` of classes, `siege_value`, `CAPACITY` by city;
building: `COLOURS` and `BUILD` by colour and type, `COST` by scenario (a `Cost`), `MOBILIZED` as its types,
`LIMIT[period][area]` (a `Limit` or None), `FORT_STRENGTH[period][level]`, levels 0 to 3 for D to A;
events: `EVENTS[row][column]` from 2, `TREASURE` by city (spans of scenarios).

Ratios round to the defender's favour. Beyond the ends of the land table the end column stands, and the roll changes
by `BEYOND`. Rolls beyond the rows use the end rows.

>>> LAND_RATIOS[land_column(9, 6)[0]], land_column(10, 100), NAVAL_RATIOS[naval_column(13, 10)]
('3-2', (0, -2), '5-4')
>>> land_result(LAND_RATIOS.index("1-3"), 6) == LandResult(ELIMINATED, 4, attacker_wins=False)
True
>>> naval_result(NAVAL_RATIOS.index("1-1"), 4), EFFICIENCY[0][3], supply_points(6, 2), siege_value(9)
((1, 1), 3, 3, 5)
"""

from typing import Final, NamedTuple

from romanum.games.imperium.data import table_schema
from romanum.games.imperium.data.cities import CITIES, CITY, SCENARIOS
from romanum.games.imperium.data.hexes import TERRAINS
from romanum.games.imperium.data.loader import FILES, read
from romanum.games.imperium.data.provinces import AREA
from romanum.games.imperium.data.units import CLASSES, TYPE_BY_ID, TYPE_IDS

TABLES: Final[table_schema.Tables] = read().tables
MOBILIZATION: Final[table_schema.Mobilization] = read().mobilization

# ---- combat (10.7, 14.4, 14.5)

ELIMINATED: Final = 5
"""Loses all; less is the quarters of the other's loss that a side loses at least, 0 nothing."""
BEYOND: Final = TABLES.land_combat.beyond_the_ratios


class LandResult(NamedTuple):
    """What both sides lose, and who wins."""

    attacker: int
    defender: int
    attacker_wins: bool


_QUARTERS: Final = {"E": ELIMINATED, "N": 0, "A": 4, "D": 4}


def _loss(text: str) -> int:
    if text in _QUARTERS:
        return _QUARTERS[text]
    return {"1/4": 1, "1/2": 2, "3/4": 3}[text[:3]]


def _land(text: str) -> LandResult:
    """A result as the file writes it: E/1/4Ad, 1/2D/Ea."""
    losses, victor = text[:-1], text[-1]
    head, tail = (losses[0], losses[2:]) if losses[1] == "/" and losses[0] in _QUARTERS else (losses[:4], losses[5:])
    return LandResult(_loss(head), _loss(tail), victor == "a")


LAND_RATIOS: Final = TABLES.land_combat.ratios
NAVAL_RATIOS: Final = TABLES.naval_combat.ratios
_land_results: Final = tuple(tuple(_land(cell) for cell in row.split()) for row in TABLES.land_combat.results)
_naval_results: Final = tuple(
    tuple((int(cell[0].replace("-", "0")), int(cell[2].replace("-", "0"))) for cell in row.split())
    for row in TABLES.naval_combat.results
)


def _parts(ratios: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    return tuple((int(text.split("-")[0]), int(text.split("-")[1])) for text in ratios)


_land_parts: Final = _parts(LAND_RATIOS)
_naval_parts: Final = _parts(NAVAL_RATIOS)


def _column(parts: tuple[tuple[int, int], ...], attacker: int, defender: int) -> int:
    """The last column that the ratio reaches; -1 below the first."""
    return sum(attacker * below >= defender * above for above, below in parts) - 1


def land_column(attacker: int, defender: int) -> tuple[int, int]:
    """14.4.2a: the column of two strengths, and what the roll changes by beyond the ends."""
    found = _column(_land_parts, attacker, defender)
    if found < 0:
        return 0, -BEYOND
    above, below = _land_parts[-1]
    beyond = attacker * below >= defender * (above + 1)
    return found, BEYOND if beyond else 0


def naval_column(attacker: int, defender: int) -> int:
    """10.7.3b: the column of two strengths."""
    return max(_column(_naval_parts, attacker, defender), 0)


def land_result(column: int, roll: int) -> LandResult:
    """14.5: what a modified roll does."""
    return _land_results[_row(roll - TABLES.land_combat.first_roll, len(_land_results))][column]


def naval_result(column: int, roll: int) -> tuple[int, int]:
    """10.7.4a: the quarters that attacker and defender lose."""
    return _naval_results[_row(roll - TABLES.naval_combat.first_roll, len(_naval_results))][column]


def _row(row: int, rows: int) -> int:
    return min(max(row, 0), rows - 1)


EFFICIENCY: Final = TABLES.efficiency.matrix
"""14.4.3: by rating of the attacker and of the defender."""

# ---- movement (10.3, 12.1)

_costs: Final = tuple(getattr(TABLES.terrain, name) for name in TERRAINS)
ENTRY_COST: Final = tuple(
    tuple(tuple(int(cost[(0 if roads else 2) + winter]) for cost in _costs) for winter in range(2))
    for roads in range(2)
)
"""By roads, winter and terrain."""
RIVER_COST: Final = tuple(
    tuple(TABLES.terrain.river[(0 if roads else 2) + winter] for winter in range(2)) for roads in range(2)
)
"""By roads and winter."""
SEA_COST: Final = (TABLES.naval_movement.coastal, TABLES.naval_movement.deep)
"""By whether the sea is deep, and winter; doubled outside the Mediterranean."""


def naval_attrition(mp: int) -> int:
    """10.3.1b: the value for the MP a fleet has moved."""
    chart = TABLES.naval_attrition
    return next((value for up_to, value in zip(chart.up_to, chart.value, strict=True) if mp <= up_to), chart.value[-1])


# ---- supply (13)

_forage: Final = tuple(getattr(TABLES.forage, name) for name in TERRAINS)
FORAGE: Final = tuple(
    tuple(tuple(int(value[(0 if tilled else 2) + winter]) for value in _forage) for winter in range(2))
    for tilled in range(2)
)
"""By cultivation, winter and terrain."""


def supply_points(le: int, roll: int) -> int:
    """13.2d: what at most ten LE need on a modified roll of two dice."""
    chart = TABLES.supply
    column = next(n for n, up_to in enumerate(chart.up_to) if le <= up_to)
    return chart.points[_row(roll - chart.first_roll, len(chart.points))][column]


# ---- sieges (16.3, 17.3)

SIEGE_PRIORITY: Final = tuple(CLASSES.index(name) for name in TABLES.siege.priority)
"""Classes of units in the order in which the besieged lose them."""
_great: Final = {CITY[name] for name in TABLES.siege.great_cities}
CAPACITY: Final = tuple(
    TABLES.siege.great_capacity if city in _great else TABLES.siege.capacity_on_the_chart for city in range(len(CITIES))
)
"""16.3a: LE by city of the chart; ports and forts made cities hold `TABLES.siege.capacity_off_the_chart`."""


def siege_value(month: int) -> int:
    """17.3: the attrition value of a month of the siege, from 1."""
    return TABLES.siege.value[_row(month - 1, len(TABLES.siege.value))]


# ---- building (5.7, 7)

COLOURS: Final = tuple(TABLES.maximum_build.colour)


def _build(row: tuple[int, ...]) -> tuple[int, ...]:
    counters = dict(zip(TABLES.maximum_build.types, row, strict=True))
    return tuple(counters.get(name, TABLES.train.most) for name in TYPE_IDS)


BUILD: Final = tuple(_build(row) for row in TABLES.maximum_build.colour.values())
"""By colour and type: counters there are; trains by major power."""
MOBILIZED: Final = tuple(TYPE_BY_ID[name] for name in MOBILIZATION.types)
"""The types whose costs and limits stand in the charts, in their order."""
SAME_COST: Final = {TYPE_BY_ID[name]: TYPE_BY_ID[other] for name, other in MOBILIZATION.same_cost.items()}
"""26.2: types that cost as much as another."""


def _cost(scenario: int) -> table_schema.Cost:
    rows = [cost for period in MOBILIZATION.period for cost in period.cost]
    fitting = [cost for cost in rows if cost.scenarios[0] <= scenario <= cost.scenarios[1]]
    if len(fitting) != 1:
        raise FILES.fault("mobilization", f"scenario {scenario}", f"{len(fitting)} lines of costs")
    return fitting[0]


COST: Final = (None, *(_cost(scenario) for scenario in range(1, SCENARIOS + 1)))
"""7.3a: by number of a scenario, from 1."""


def _limits(period: table_schema.Period) -> tuple[table_schema.Limit | None, ...]:
    found = {AREA[limit.area]: limit for limit in period.limit}
    return tuple(found.get(area) for area in range(len(AREA)))


LIMIT: Final = tuple(_limits(period) for period in MOBILIZATION.period)
"""7.2a: by period and area; nothing where the area raises nothing."""
FORT_STRENGTH: Final = tuple(period.fort_strength for period in MOBILIZATION.period)
"""21.1d: by period and level, D to A."""

# ---- events and treasures (39, 43)

EVENTS: Final = TABLES.random_events.grid
"""39.1: letters by row and column, both from 2; - for none."""
TREASURE: Final = {CITY[name]: spans for name, spans in TABLES.treasure.cities.items()}
"""43.1: by city, the first and last scenario of each span."""
