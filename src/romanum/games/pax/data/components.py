"""The components of the game: map, sides, units, leaders, cards, objectives and tables, ready for use.

Everything is a constant. Spaces and Transit Points share one numbering, the places: first the 220 Spaces, then the
Transit Points. Powers, sides, kinds of units, leaders, card titles and objectives are known by their place in the
tuples below; the dicts with a singular name lead there from an id. Scenarios are in `settings`.

>>> rome, pisae = PLACE["rome"], PLACE["pisae"]
>>> pisae in LAND_LINKS[rome], PORT[rome], PROVINCE_IDS[PROVINCE_OF[pisae]]
(True, True, 'italia')
>>> STEP_COST[PLACE["valentia"]][PLACE["taurinorum"]], STEP_COST[PLACE["rhegium"]][PLACE["messana"]]
(3, 2)
>>> [BP[KIND[kind]] for kind in ("legion", "heavy", "light", "reduced_legion")]
[4, 3, 1, 2]
>>> shifts_for(11, 6), shifts_for(10, 6), shifts_for(26, 10), shifts_for(25, 10), shifts_for(60, 10)
(2, 1, 3, 2, 6)
"""

from typing import Final

from romanum.board.masks import mask
from romanum.board.network import Link, Network
from romanum.games.pax.data import schema
from romanum.games.pax.data.loader import FILES, Tables, read, unknown_ids

_data = read()
for _error in unknown_ids(_data):
    raise _error

TABLES: Final[Tables] = _data.tables
NONE: Final = -1

# ---- Territories and Provinces (2.1.1, 2.1.2)

TERRITORIES: Final[tuple[schema.Territory, ...]] = _data.land.territory
TERRITORY: Final = FILES.index(TERRITORIES, "provinces")
TERRITORY_IDS: Final = tuple(row.id for row in TERRITORIES)
PROVINCES: Final[tuple[schema.Province, ...]] = _data.land.province
PROVINCE: Final = FILES.index(PROVINCES, "provinces")
PROVINCE_IDS: Final = tuple(row.id for row in PROVINCES)
PROVINCE_COUNT: Final = len(PROVINCES)
COINS: Final = tuple(row.coins for row in PROVINCES)
"""6.1.1: what each Province pays."""
TERRITORY_OF: Final = tuple(TERRITORY[row.territory] for row in PROVINCES)
PROVINCES_OF: Final = tuple(
    tuple(p for p, territory in enumerate(TERRITORY_OF) if territory == which) for which in range(len(TERRITORIES))
)
UNDIVIDED: Final = tuple(row.undivided for row in TERRITORIES)
"""2.1.1: Territories that count once, not again as a Province."""
BARBARIAN_TERRITORY: Final = tuple(row.kind == "barbarian" for row in TERRITORIES)
IS_PROVINCE: Final = tuple(not BARBARIAN_TERRITORY[territory] for territory in TERRITORY_OF)
"""2.1.1c: a Barbarian Territory is no Province."""

# ---- Spaces and Transit Points (2.1.3)

SPACES: Final[tuple[schema.Space, ...]] = _data.places.space
TRANSITS: Final[tuple[schema.Transit, ...]] = _data.places.transit
SPACE_COUNT: Final = len(SPACES)
PLACES: Final[tuple[schema.Space | schema.Transit, ...]] = (*SPACES, *TRANSITS)
PLACE: Final = FILES.index(PLACES, "spaces")
PLACE_IDS: Final = tuple(row.id for row in PLACES)
PLACE_COUNT: Final = len(PLACES)
PROVINCE_OF: Final = tuple(PROVINCE[row.province] for row in SPACES)
SPACES_OF: Final = tuple(tuple(s for s in range(SPACE_COUNT) if PROVINCE_OF[s] == p) for p in range(PROVINCE_COUNT))
MAJORITY: Final = tuple(len(spaces) // 2 + 1 for spaces in SPACES_OF)
"""5.2.1: more than half the Spaces of a Province."""
PORT: Final = tuple(isinstance(row, schema.Space) and row.port for row in PLACES)
FORTRESS: Final = tuple(isinstance(row, schema.Space) and row.fortress for row in PLACES)
MINE: Final = next(s for s, row in enumerate(SPACES) if row.mine)
TRIBAL: Final = tuple(s for s, row in enumerate(SPACES) if row.tribal)
"""13.1: the Tribal Spaces."""
TRIBE_AT: Final = tuple(TRIBAL.index(s) if s in TRIBAL else NONE for s in range(SPACE_COUNT))
LAND_POINT: Final = tuple(isinstance(row, schema.Transit) and row.kind == "land" for row in PLACES)
NAVAL_POINT: Final = tuple(isinstance(row, schema.Transit) and row.kind == "naval" for row in PLACES)
DEEP_SEA: Final = tuple(isinstance(row, schema.Transit) and row.kind == "deep" for row in PLACES)
SEA_POINT: Final = tuple(naval or deep for naval, deep in zip(NAVAL_POINT, DEEP_SEA, strict=True))
RHODES_SPACE: Final = PLACE["rhodes"]
TARSUS: Final = PLACE["tarsus"]
PERGAMUM_SPACE: Final = PLACE["pergamum"]
NUMANTIA: Final = PLACE["numantia"]
AMIDA: Final = PLACE["amida"]

# ---- Connections (2.1.4)

_links: Final = [Link(PLACE[row.a], PLACE[row.b], row.kind) for row in _data.connections]
LAND: Final = Network.joined(PLACE_COUNT, [link for link in _links if link.kind != "naval"])
"""Land Connections, Straits and Alpine Passes."""
SEA: Final = Network.joined(PLACE_COUNT, [link for link in _links if link.kind == "naval"])
LAND_LINKS: Final = LAND.links
SEA_LINKS: Final = SEA.links


def _cost(a: int, b: int) -> int:
    moves, kind = TABLES.movement, LAND.kind(a, b)
    if kind == "alpine":
        return moves.alpine
    return moves.strait if kind == "strait" else moves.fortress if FORTRESS[b] else moves.space


STEP_COST: Final = tuple({b: _cost(a, b) for b in row} for a, row in enumerate(LAND_LINKS))
"""9.2.1: by place and neighbour, MP for the step before anything stands in the way."""
STRAIT: Final = tuple(frozenset(b for b in row if LAND.kind(a, b) == "strait") for a, row in enumerate(LAND_LINKS))
ALPINE: Final = tuple(frozenset(b for b in row if LAND.kind(a, b) == "alpine") for a, row in enumerate(LAND_LINKS))
DIRECT: Final = tuple(
    tuple(b for b in row if b < SPACE_COUNT and LAND.kind(a, b) == "land") if a < SPACE_COUNT else ()
    for a, row in enumerate(LAND_LINKS)
)
"""9.3.1: by Space, the Spaces from which an Army may intercept into it."""


def _beyond(space: int) -> tuple[int, ...]:
    """Spaces one step off, Transit Points not counted."""
    found, edge = {space}, [space]
    while edge:
        here = edge.pop()
        for there in LAND_LINKS[here]:
            if there not in found:
                found.add(there)
                if there >= SPACE_COUNT:
                    edge.append(there)
    return tuple(sorted(s for s in found if s < SPACE_COUNT and s != space))


NEXT_SPACES: Final = tuple(_beyond(space) for space in range(SPACE_COUNT))
"""12.7.1: by Space, the next Spaces over land, however many Transit Points lie between."""
PORTS: Final = mask(place for place in range(PLACE_COUNT) if PORT[place])

# ---- sides

POWERS: Final[tuple[schema.Power, ...]] = _data.sides.power
POWER_IDENTITY: Final = FILES.index(POWERS, "sides")
ROME: Final = POWER_IDENTITY["rome"]
CARTHAGE: Final = POWER_IDENTITY["carthage"]
GREECE: Final = POWER_IDENTITY["greece"]
POWER_POOL: Final = tuple(POWER_IDENTITY[row.pool] for row in POWERS)
OTHERS: Final[tuple[schema.Other, ...]] = _data.sides.other
SEATS: Final = 4
"""The most powers in a match: they are the sides 0 to 3, all others follow."""
SIDE: Final = {row.id: SEATS + i for i, row in enumerate(OTHERS)}
SIDE_COUNT: Final = SEATS + len(OTHERS)
RHODES: Final = SIDE["rhodes"]
SYRACUSE: Final = SIDE["syracuse"]
PERGAMUM: Final = SIDE["pergamum"]
PONTUS: Final = SIDE["pontus"]
LEAGUE: Final = SIDE["league_of_tarentum"]
FREE_CITIES: Final = SIDE["free_cities"]
SOLDIER: Final = SIDE["soldier_of_fortune"]
TRIBES: Final = SIDE["tribes"]
REBELS: Final = SIDE["rebels"]
GALLIC_REVOLT: Final = SIDE["gallic_revolt"]
WESTERN_GAULS: Final = SIDE["western_gauls"]
EASTERN_GAULS: Final = SIDE["eastern_gauls"]
GERMANS: Final = SIDE["germans"]
SUCCESSORS: Final = SIDE["successors"]
SLAVES: Final = tuple(SIDE[f"slaves_{n + 1}"] for n in range(SEATS))
"""12.7: by power, the slaves that have risen against it."""
_kinds: Final = ("power",) * SEATS + tuple(row.kind for row in OTHERS)
INDEPENDENTS: Final = mask(side for side, kind in enumerate(_kinds) if kind == "independent")
BARBARIANS: Final = mask(side for side, kind in enumerate(_kinds) if kind in ("barbarian", "invader"))
INVADERS: Final = mask(side for side, kind in enumerate(_kinds) if kind == "invader")
STANDS: Final = (False,) * SEATS + tuple(row.stands for row in OTHERS)
"""By side: never withdraws or retreats, voluntarily or by force, while nobody commands it."""

# ---- units

UNITS: Final[tuple[schema.Unit, ...]] = TABLES.unit
KIND: Final = FILES.index(UNITS, "tables")
KIND_IDS: Final = tuple(row.id for row in UNITS)
KINDS: Final = len(UNITS)
LEGION: Final = KIND["legion"]
HEAVY: Final = KIND["heavy"]
LIGHT: Final = KIND["light"]
CAVALRY: Final = KIND["cavalry"]
ELEPHANTS: Final = KIND["elephants"]
GARRISON: Final = KIND["garrison"]
MILITIA: Final = KIND["militia"]
HIRED_HEAVY: Final = KIND["hired_heavy"]
HIRED_LIGHT: Final = KIND["hired_light"]
HIRED_CAVALRY: Final = KIND["hired_cavalry"]
BARBARIAN: Final = KIND["barbarians"]
TRIBESMAN: Final = KIND["tribesmen"]
REDUCED_LEGION: Final = KIND["reduced_legion"]
REDUCED_HEAVY: Final = KIND["reduced_heavy"]
GALLEY: Final = KIND["galleys"]
HELEPOLIS: Final = KIND["helepolis"]
BP: Final = tuple(row.bp for row in UNITS)
MARIAN_BP: Final = tuple(row.marian_bp or row.bp for row in UNITS)
"""10.4.5."""
COST: Final = tuple(row.cost for row in UNITS)
GARRISONS_FROM: Final = tuple(row.garrisons for row in UNITS)
"""12.1.6: how many Garrisons a unit breaks down into; none for most."""
REDUCED: Final = tuple(KIND[row.reduced] if row.reduced else NONE for row in UNITS)
"""10.6: what a full unit becomes; none where it cannot be Reduced."""
FULL: Final = {reduced: kind for kind, reduced in enumerate(REDUCED) if reduced != NONE}


def _those(*names: str) -> tuple[int, ...]:
    return tuple(k for k, row in enumerate(UNITS) if any(getattr(row, name) for name in names))


LCU: Final = _those("lcu")
"""1.4b: Land Combat Units."""
INFANTRY: Final = _those("infantry")
HORSE: Final = _those("horse")
HEAVIES: Final = _those("heavy")
"""6.4.2: LG and HI, full, Reduced or hired."""
HIRED: Final = _those("hired")
LAND_COMBAT: Final = len(LCU)
"""Land Combat Units are the kinds before this one,"""
OCCUPYING: Final = GARRISON + 1
"""1.4k: what occupies and Controls a Space, besides Cities and Towns, those before this one,"""
ON_LAND: Final = GALLEY
"""and Land Units those before ships."""

# ---- leaders (8)

_leaders: Final = _data.leaders
LEADERS: Final[tuple[schema.Rated, ...]] = (*_leaders.pool, *_leaders.special, *_leaders.named)
LEADER: Final = FILES.index(LEADERS, "leaders")
LEADER_IDS: Final = tuple(row.id for row in LEADERS)
LEADER_COUNT: Final = len(LEADERS)
TACTICAL: Final = tuple(row.t for row in LEADERS)
CAMPAIGN: Final = tuple(row.c for row in LEADERS)
ELITE: Final = tuple(row.elite for row in LEADERS)
LEADER_POOL: Final = tuple(POWER_IDENTITY[row.power] for row in _leaders.pool) + (NONE,) * (
    LEADER_COUNT - len(_leaders.pool)
)
"""By leader: the power to whose ten counters he belongs."""
LEADER_NAMES: Final = tuple(row.name for row in (*_leaders.special, *_leaders.named))
FIRST_SPECIAL: Final = len(_leaders.pool)
CHIEF: Final = {
    SOLDIER: LEADER["soldier_of_fortune"],
    GALLIC_REVOLT: LEADER["gallic_chief"],
    WESTERN_GAULS: LEADER["western_chief"],
    EASTERN_GAULS: LEADER["eastern_chief"],
    GERMANS: LEADER["german_chief"],
}
"""The leader who comes with an army."""
ATTALUS: Final = LEADER["attalus"]
EUMENES: Final = LEADER["eumenes"]

# ---- what is raised where (6.2)

_manpower: Final = {TERRITORY[row.territory]: row for row in TABLES.manpower}


def _raised(province: int, foreign: bool) -> tuple[int, ...]:
    row, name = _manpower[TERRITORY_OF[province]], PROVINCE_IDS[province]
    types = row.only.get(name, row.others if foreign and row.others else row.types)
    return tuple(KIND[kind] for kind in (*types, *(("elephants",) if name in row.elephants else ())))


RAISED: Final = tuple(tuple(_raised(p, foreign) for p in range(PROVINCE_COUNT)) for foreign in (False, True))
"""By whether the raising power is a foreigner in the Territory, and by Province: kinds."""
NO_HEAVY: Final = frozenset(PLACE[s] for row in TABLES.manpower for s in row.no_heavy)
"""6.2.8."""

# ---- cards (17) and objectives (15.4)

TITLES: Final[tuple[schema.Card, ...]] = _data.cards
TITLE: Final = FILES.index(TITLES, "cards")
TITLE_IDS: Final = tuple(row.id for row in TITLES)
TITLE_COUNT: Final = len(TITLES)
COPIES: Final = tuple(row.count for row in TITLES)
HELD: Final = tuple(row.play == "hand" for row in TITLES)
"""17.1.2: Hold in Hand; the others are Play When Drawn."""
REMOVED_AFTER: Final = tuple(row.remove for row in TITLES)
CARD_COUNT: Final = sum(COPIES)
OBJECTIVES: Final[tuple[schema.Objective, ...]] = _data.objectives
OBJECTIVE: Final = FILES.index(OBJECTIVES, "objectives")
OBJECTIVE_IDS: Final = tuple(row.id for row in OBJECTIVES)
OBJECTIVE_COPIES: Final = tuple(row.count for row in OBJECTIVES)

# ---- tribes (13.1)

STRENGTHS: Final = tuple(
    TABLES.tribes.weakest + i for i, number in enumerate(TABLES.tribes.counters) for _ in range(number)
)
"""The 30 Tribal Counters."""

# ---- tables

_odds: Final = tuple((row.quarters, row.shifts) for row in TABLES.odds)


def shifts_for(larger: int, smaller: int) -> int:
    """10.3.1: the shifts of the larger Army by its odds; ruling 10.3.1d: against no BP as against one, at least ten."""
    if not smaller:
        return max(TABLES.battle.most_die, larger)
    for quarters, shifts in _odds:
        if 4 * larger <= quarters * smaller:
            return shifts
    return (2 * larger + smaller - 1) // (2 * smaller)


EVENTS: Final = TABLES.events.table
AREAS: Final = {row.id: tuple(PROVINCE[p] for p in row.provinces) for row in TABLES.area}
"""13.3: the Provinces of each area that can rebel."""
HARVEST: Final = tuple(TERRITORY[name] for name in TABLES.harvest.table)
YEARS: Final = TABLES.calendar.years
"""By Game-Turn from 0 on."""
SCENARIO_ROWS: Final[tuple[schema.Scenario, ...]] = _data.scenarios
