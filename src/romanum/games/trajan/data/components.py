"""The components of the game, chapters 2 and 20: map, counters, markers, events, tables and scenarios, ready for use.

Everything is a constant. Units, cities, hexes, markers and events are known by their place in the tuples below;
the dicts with a singular name lead there from an id. Most facts of a unit, a city or a hex stand in a tuple of
plain ints under that place. A set of units, cities or hexes is an int, one bit each. Dice count from 1, so a table is
read as `DISCIPLINE_RESULTS[discipline][die - 1]`.

>>> trajan = UNIT["trajan"]
>>> RATING[trajan], "IVRMB"[DISCIPLINE[trajan]], LEADERS >> trajan & 1
(3, 'I', 1)
>>> HEX_NAMES[CITY_HEX[CITY["ctesiphon"]]]
'1715'
>>> [MARCH_TABLE[CROSS_COUNTRY][die - 1].text for die in (1, 2, 6)]
['N', 'M/S/W', 'M1/W']
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from romanum.board.hexgrid import HexGrid
from romanum.board.masks import mask
from romanum.board.network import Network
from romanum.games.trajan.data.loader import (
    DATA,
    FILES,
    hex_of,
    land_links,
    links,
    read,
    steps,
    unknown_ids,
    water_links,
)
from romanum.games.trajan.data.scenarios import Scenario, build
from romanum.games.trajan.data.schema import City, Counters, Event, Marker, Stratagem, Tables, Unit, VictorySize

_data = read(DATA)
for _error in unknown_ids(_data):
    raise _error

TABLES: Final[Tables] = _data.tables
COUNTERS: Final[Counters] = _data.counters

# ---- sides

ROME: Final = 0
PARTHIA: Final = 1
SIDE_IDS: Final = ("roman", "parthian")
SIDE_NAMES: Final = ("Rome", "Parthia")

# ---- hexes

GRID: Final = HexGrid(_data.hexes.columns, _data.hexes.rows)
HEX_NAMES: Final = GRID.names
HEX: Final = {name: here for here, name in enumerate(HEX_NAMES)}
ALL_HEXES: Final = range(GRID.size)

SEA: Final = 0
OPEN: Final = 1
DESERT: Final = 2
MOUNTAIN: Final = 3
SWAMP: Final = 4
TERRAIN_NAMES: Final = tuple(terrain.name for terrain in TABLES.terrain if terrain.mark)
_marks: Final = "".join(terrain.mark for terrain in TABLES.terrain)
_ground: Final = {terrain.id: terrain for terrain in TABLES.terrain}

TERRAIN: Final = tuple(_marks.index(_data.hexes.terrain[row][column]) for column, row in map(GRID.place, ALL_HEXES))


def _numbered(numbers: Iterable[int]) -> int:
    return mask(hex_of(GRID, number) for number in numbers)


def _where(flag: str) -> int:
    """The hexes whose terrain, river or lake has a flag of the terrain chart."""
    kinds = [terrain for terrain in TABLES.terrain if terrain.mark]
    found = mask(here for here in ALL_HEXES if getattr(kinds[TERRAIN[here]], flag))
    found |= RIVER_MASK if getattr(_ground["river"], flag) else 0
    return found | (LAKE_MASK if getattr(_ground["lake"], flag) else 0)


def _flags(hexes: int) -> tuple[bool, ...]:
    return tuple(hexes >> here & 1 == 1 for here in ALL_HEXES)


SEA_MASK: Final = mask(here for here in ALL_HEXES if TERRAIN[here] == SEA)
LAND_MASK: Final = mask(ALL_HEXES) & ~SEA_MASK
RIVER_MASK: Final = _numbered(number for river in _data.hexes.river for number in river.hexes) & LAND_MASK
LAKE_MASK: Final = _numbered(number for lake in _data.hexes.lake for number in lake.hexes)
RIVER_HEX: Final = _flags(RIVER_MASK)
LAKE: Final = _flags(LAKE_MASK)

STOPS: Final = _flags(_where("stop"))
"""12.3: where a cross country march ends."""
NO_MANEUVER: Final = _flags(_where("no_maneuver"))
"""14.12: no Maneuver Advantage, and cavalry and elephants attack unmultiplied."""
REDUCED: Final = _flags(_where("reduced"))
"""14.12: number results are lowered."""

LAND_LINKS: Final = land_links(GRID, _data.hexes, _ground["sea"].mark)
"""Neighbours that may be entered by land: no all-sea hex, no all-sea hexside (12.3)."""
ROAD_LINKS: Final = links(GRID, steps(GRID, (road.hexes for road in _data.hexes.road)))
"""Neighbours along a road or trade route (12.1)."""
TRADE_LINKS: Final = links(GRID, steps(GRID, (road.hexes for road in _data.hexes.road if road.kind == "trade")))
RIVER_LINKS: Final = water_links(GRID, _data.hexes)
"""Neighbours along a river or over a lake (12.1)."""
LAND: Final = Network(LAND_LINKS).steps
ROADS: Final = Network(ROAD_LINKS).steps
RIVERS: Final = Network(RIVER_LINKS).steps

SEAS: Final = tuple(sea.name for sea in _data.hexes.sea)
SEA_COAST: Final = tuple(tuple(sorted(hex_of(GRID, number) for number in sea.coast)) for sea in _data.hexes.sea)
"""For each sea, the land hexes on its coast."""
SEA_COAST_MASK: Final = tuple(mask(coast) for coast in SEA_COAST)
COASTS: Final = tuple(mask(sea for sea, coast in enumerate(SEA_COAST_MASK) if coast >> here & 1) for here in ALL_HEXES)
"""For each hex, the seas on whose coast it lies."""
OFF_MAP_SEAS: Final = mask(SEAS.index(name) for name in ("Mare Internum", "Pontus Euxinus"))
"""12.61, 12.7: the seas by which the off-map box is reached."""
WEST_EDGE: Final = tuple(hex_of(GRID, number) for number in _data.hexes.west_edge)
"""12.61, 12.7: the road hexes of the west edge."""

# ---- cities

CITIES: Final[tuple[City, ...]] = _data.cities
CITY: Final = FILES.index(CITIES, "cities")
CITY_HEX: Final = tuple(HEX[city.hex] for city in CITIES)
CITY_AT: Final = tuple(CITY_HEX.index(here) if here in CITY_HEX else -1 for here in ALL_HEXES)
CITY_MASK: Final = mask(CITY_HEX)
"""The hexes with a city."""

CODES: Final = ("roman", "parthian", "armenian", "arabian")
ROMAN_CODE: Final = 0
PARTHIAN_CODE: Final = 1
ARMENIAN_CODE: Final = 2
CODE: Final = tuple(CODES.index(city.code) for city in CITIES)
CAPITALS: Final = ("none", "provincial", "regional")
CAPITAL: Final = tuple(CAPITALS.index(city.capital) for city in CITIES)

ALL_CITIES: Final = (1 << len(CITIES)) - 1
OF_CODE: Final = tuple(mask(c for c, code in enumerate(CODE) if code == which) for which in range(len(CODES)))
ARMENIAN_CITIES: Final = OF_CODE[ARMENIAN_CODE]
PROVINCIAL: Final = mask(c for c, rank in enumerate(CAPITAL) if rank == CAPITALS.index("provincial"))
REGIONAL: Final = mask(c for c, rank in enumerate(CAPITAL) if rank == CAPITALS.index("regional"))
ENEMY_CAPITALS: Final = (REGIONAL, PROVINCIAL)
"""By side: the capitals of the other."""
COASTAL_CITIES: Final = tuple(mask(c for c, city in enumerate(CITIES) if city.sea == sea) for sea in SEAS)
"""For each sea, its coastal cities (12.1)."""
PORTS: Final = mask(c for c, city in enumerate(CITIES) if city.sea and OFF_MAP_SEAS >> SEAS.index(city.sea) & 1)
"""12.61, 12.7: the coastal cities by which the off-map box is reached."""
ON_TRADE_ROUTE: Final = mask(c for c, here in enumerate(CITY_HEX) if TRADE_LINKS[here])

DISCIPLINES: Final = ("I", "V", "R", "M", "B")
IMPERATOR: Final = 0
VETERAN: Final = 1
RECRUIT: Final = 2
MOB: Final = 3
BARBARIAN: Final = 4

CIVIS_STRENGTH: Final = tuple(COUNTERS.capital_civis_strength if rank else COUNTERS.civis_strength for rank in CAPITAL)
CIVIS_DISCIPLINE: Final = tuple(
    DISCIPLINES.index(COUNTERS.capital_civis_discipline if rank else COUNTERS.civis_discipline) for rank in CAPITAL
)

# ---- units

NATIONS: Final = ("roman", "core", "satrapy", "armenian")
ROMAN: Final = 0
CORE: Final = 1
SATRAPY: Final = 2
ARMENIAN: Final = 3

KINDS: Final = tuple(kind.id for kind in TABLES.type)
LEADER: Final = 0
HEAVY_INFANTRY: Final = 1
AUXILIARY_INFANTRY: Final = 2
LIGHT_INFANTRY: Final = 3
HEAVY_CAVALRY: Final = 4
EQUITES: Final = 5
HORSE_ARCHERS: Final = 6
ELEPHANTS: Final = 7
IMPEDITUS: Final = 8
COURT: Final = 9
CIVIS: Final = 10

UNITS: Final[tuple[Unit, ...]] = tuple(unit for unit in COUNTERS.unit if unit.basic)
"""The units of the Basic Game."""
UNIT: Final = FILES.index(UNITS, "counters")
ALL_UNITS: Final = (1 << len(UNITS)) - 1
STRENGTH: Final = tuple(unit.strength for unit in UNITS)
DISCIPLINE: Final = tuple(DISCIPLINES.index(unit.discipline) for unit in UNITS)
MOVE: Final = tuple(unit.move for unit in UNITS)
RATING: Final = tuple(unit.rating for unit in UNITS)
GUARD: Final = tuple(unit.guard for unit in UNITS)
KIND: Final = tuple(KINDS.index(unit.kind) for unit in UNITS)
NATION: Final = tuple(NATIONS.index(unit.nation) for unit in UNITS)
SIDE: Final = tuple(ROME if nation == ROMAN else PARTHIA for nation in NATION)


def _of_kind(*kinds: int) -> int:
    return mask(u for u, kind in enumerate(KIND) if kind in kinds)


SIDE_UNITS: Final = tuple(tuple(u for u, side in enumerate(SIDE) if side == which) for which in (ROME, PARTHIA))
OF_SIDE: Final = tuple(mask(u for u, side in enumerate(SIDE) if side == which) for which in (ROME, PARTHIA))
OF_DISCIPLINE: Final = tuple(mask(u for u, d in enumerate(DISCIPLINE) if d == c) for c in range(len(DISCIPLINES)))
LEADERS: Final = _of_kind(LEADER)
HEAVY: Final = _of_kind(HEAVY_INFANTRY, HEAVY_CAVALRY)
LIGHT_CAVALRY: Final = mask(u for u, kind in enumerate(KIND) if TABLES.type[kind].maneuver)
CAVALRY: Final = _of_kind(HEAVY_CAVALRY, EQUITES, HORSE_ARCHERS)
TRAINS: Final = _of_kind(IMPEDITUS)
GUARDS: Final = mask(u for u, guard in enumerate(GUARD) if guard)
STRENGTHLESS: Final = mask(u for u, strength in enumerate(STRENGTH) if not strength)
"""Units of strength 0, leaders included (13.2)."""
LEGIONARIES: Final = _of_kind(HEAVY_INFANTRY) & OF_DISCIPLINE[VETERAN]
"""17.51: what a colony can be made of."""
FIRST_SUPREME: Final = (UNIT["trajan"], UNIT["chosroes"])
"""By side: the Supreme Leader at start (5.4)."""
COURT_UNIT: Final = UNIT["court"]
ARMENIAN_KING: Final = UNIT["parthamasiris"]


def _values(unit: int) -> tuple[int, ...]:
    alone = unit if LEADERS >> unit & 1 else -1
    return NATION[unit], KIND[unit], STRENGTH[unit], DISCIPLINE[unit], MOVE[unit], GUARD[unit], alone


ALIKE: Final = tuple(next(v for v in range(u + 1) if _values(v) == _values(u)) for u in range(len(UNITS)))
"""For each unit the first that has the same values: units alike can stand for each other in every choice."""

# ---- combat

ATTACK: Final = tuple(kind.attack for kind in TABLES.type)
"""By kind and round: what its strength is multiplied by when it attacks (14.41 to 14.43)."""
CIVIS_ATTACK: Final = ATTACK[CIVIS]
WORTH: Final = tuple(kind.worth for kind in TABLES.type)
"""By kind: what its strength is multiplied by when it is lost (14.8)."""

_discipline = TABLES.discipline
DISCIPLINE_RESULTS: Final = (_discipline.i, _discipline.v, _discipline.r, _discipline.m, _discipline.b)
"""By class and die: P, F or G."""
BETTER: Final = tuple(DISCIPLINES.index(name) for name in TABLES.discipline_shift.better)
WORSE: Final = tuple(DISCIPLINES.index(name) for name in TABLES.discipline_shift.worse)


def _result(text: str) -> tuple[int, bool]:
    number = text.removesuffix("C").removesuffix("/")
    return (int(number) if number.isdigit() else 0), text.endswith("C")


COMBAT_LEAST: Final = TABLES.combat.least
"""The lowest total of each row of the Combat Results Table; a total of 0 makes no attack (20.crt)."""
COMBAT_RESULTS: Final = tuple(tuple(_result(text) for text in row) for row in TABLES.combat.rows)
"""By row and die: strength points lost, and whether a discipline check is due."""

FORMAL_SIEGE: Final = TABLES.formal_siege.results
"""By die: B breach, S sortie, - no effect."""
WINNING_RATIO: Final = TABLES.battle.winning_ratio
WINNING_PERCENT: Final = TABLES.battle.winning_percent
MANEUVER_RATIO: Final = TABLES.battle.maneuver_ratio
TERRAIN_REDUCTION: Final = TABLES.battle.terrain_reduction
VICTORY_SIZES: Final[tuple[VictorySize, ...]] = TABLES.victory_size


def victory_size(loss: int) -> VictorySize:
    """The size of a victory by the strength points that the loser lost (14.16).

    >>> [victory_size(loss).name for loss in (4, 5, 24, 25)]
    ['Skirmish', 'Minor', 'Minor', 'Major']
    """
    return next(size for size in reversed(VICTORY_SIZES) if loss >= size.least)


# ---- march

BY_ROAD: Final = 0
CROSS_COUNTRY: Final = 1
BY_RIVER: Final = 2
BY_SEA: Final = 3
MARCHES: Final = ("road", "cross-country", "river", "sea")

MOVES: Final = ("N", "M", "M2", "M1", "R", "O")
MOVE_N: Final = 0
MOVE_M: Final = 1
MOVE_M2: Final = 2
MOVE_M1: Final = 3
MOVE_R: Final = 4
MOVE_O: Final = 5
SCATTER: Final = 1
ATTRITION: Final = 2
FORCED: Final = 4
WINTER: Final = 8
WRECK: Final = 16


class March(Struct, frozen=True):
    """A result of the March Table: the move, and what else happens, as a mask of SCATTER, ATTRITION, …"""

    text: str
    move: int
    effects: int


def _march(text: str) -> March:
    move, *effects = text.split("/")
    return March(text, MOVES.index(move), sum(1 << "SAFWX".index(effect) for effect in effects))


MARCH_TABLE: Final = tuple(
    tuple(_march(text) for text in row)
    for row in (TABLES.march.road, TABLES.march.cross_country, TABLES.march.river, TABLES.march.sea)
)
CHANCE_TO_MOVE: Final = tuple(round(sum(one.move != MOVE_N for one in row) / len(row), 4) for row in MARCH_TABLE)
"""How often a roll lets the force move, by the kind of march."""
ROAD_EXTRA: Final = TABLES.march.road_extra
EXTRA: Final = TABLES.march.extra
RIVER_HEXES: Final = TABLES.march.river_hexes

# ---- turns and victory

MONTHS: Final = (*TABLES.turns.campaign, *TABLES.turns.winter)
LETTERS_OF_A_MONTH: Final = 3
SHORT_MONTHS: Final = tuple(month[:LETTERS_OF_A_MONTH] for month in MONTHS)
"""As a narrow track has room for them."""
WINTER_MONTH: Final = tuple(month in TABLES.turns.winter for month in MONTHS)
LEVELS: Final = TABLES.victory.levels

# ---- stratagem markers

MARKERS: Final[tuple[Marker, ...]] = _data.markers
"""The kinds of marker; markers of one kind are all alike."""
MARKER: Final = FILES.index(MARKERS, "markers")
MILITARY: Final = MARKER["military"]
POLITICAL: Final = MARKER["political"]
AGENT: Final = MARKER["agent"]
TRIUMPH: Final = MARKER["triumph"]
KING_OF_KINGS: Final = MARKER["king-of-kings"]
TRADE_CONCESSION: Final = MARKER["trade-concession"]
MARKER_MIX: Final = (
    tuple(m for m, kind in enumerate(MARKERS) for _ in range(kind.roman)),
    tuple(m for m, kind in enumerate(MARKERS) for _ in range(kind.parthian)),
)
"""By side: the kinds of its twelve markers (6.0)."""

STRATAGEMS: Final[tuple[Stratagem, ...]] = _data.stratagems
"""What markers are played for."""
STRATAGEM: Final = FILES.index(STRATAGEMS, "markers")


def _number(action: str, name: str) -> int:
    return STRATAGEMS[STRATAGEM[action]].numbers[name]


INTERCEPTION_RANGE: Final = _number("interception", "range")
REVOLT_COMMON: Final = _number("revolt", "common")
REVOLT_FRIENDLY: Final = _number("revolt", "friendly")
REVOLT_CAPITAL: Final = _number("revolt", "capital")
REVOLT_GARRISON: Final = _number("revolt", "garrison")
REVOLT_PENALTY: Final = _number("revolt", "garrison_penalty")
SEDITION_ROLL: Final = _number("sedition", "roll")
INTELLIGENCE_RANGE: Final = _number("intelligence", "range")
ASSASSINATION_RANGE: Final = _number("assassination", "range")
ASSASSINATION_ROLL: Final = _number("assassination", "roll")
ASSASSINATION_ALONE: Final = _number("assassination", "alone")
ASSASSINATION_SUPREME: Final = _number("assassination", "supreme")
ROYAL_LEVY_UNITS: Final = _number("royal-levy", "units")
CONCESSION_UNITS: Final = _number("trade-concession", "units")
CONCESSION_MARKERS: Final = _number("trade-concession", "markers")
TRIUMPH_BONUS: Final = tuple(
    STRATAGEMS[STRATAGEM["triumph"]].numbers.get(city.id.replace("-", "_"), 0) for city in CITIES
)
"""By city: the markers that a Triumph there brings in each Roman Stratagem segment (6.53)."""


def _revolt_roll(city: int, side: int) -> int:
    if ENEMY_CAPITALS[side] >> city & 1:
        return REVOLT_CAPITAL
    enemy = PARTHIAN_CODE if side == ROME else ROMAN_CODE
    return REVOLT_COMMON if CODE[city] == enemy else REVOLT_FRIENDLY


REVOLT_ROLL: Final = tuple(tuple(_revolt_roll(city, side) for city in range(len(CITIES))) for side in (ROME, PARTHIA))
"""By the side that incites and the city: the highest die that turns its Civis."""

# ---- political events

EVENTS: Final[tuple[Event, ...]] = _data.events
"""In the order of the table: `EVENTS[(first - 1) * 6 + second - 1]`."""
EVENT: Final = FILES.index(EVENTS, "events")


def _event_number(event: str, name: str) -> int:
    return EVENTS[EVENT[event]].numbers[name]


HATRA: Final = CITY["hatra"]
HATRA_BONUS: Final = _event_number("hatra-defies", "strength")
"""Event 44."""

# ---- scenarios

SCENARIO_ROWS: Final = _data.scenarios
SCENARIOS: Final[tuple[Scenario, ...]] = build(_data.scenarios, CITY, UNIT, OF_CODE[ROMAN_CODE])
SCENARIO: Final = FILES.index(SCENARIOS, "scenarios")
