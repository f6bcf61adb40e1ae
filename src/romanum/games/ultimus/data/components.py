"""The components of the game: map, Tribes, leaders, units, tables, events, stratagems and scenarios, ready for use.

Everything is a constant. Areas, Tribes, dioceses, seas and stratagems are known by their place in the tuples below; the
dicts with a singular name lead there from an id. Leaders and combat units share one numbering, the pieces: first the
leaders, then the units, so that the piece of unit n is `LEADER_COUNT + n`. Facts of leaders stand under the leader's
number, facts of units under n; PF, QU, BT and PM stand under the piece.

>>> aetius = PIECE["aetius"]
>>> CC[aetius], VS[aetius], BT[aetius], CP[aetius]
(8, 4, (3, 3), 4)
>>> alani = PIECE["comites-alani"]
>>> PF[alani], QU[alani], ZONE_IDS[PA_HOME[alani - LEADER_COUNT]]
((5, 3), (3, 2), 'italia-4')
>>> COST[ZONE["ostrogothi"]][ZONE["thracia-1"]]
2
>>> COMBAT_RESULT[row_of(6)][column_of(55, 37)] == (HALF_LOSS, A, ATTACKER)
True
"""

from functools import cache
from typing import Final

from romanum.board.network import Roads
from romanum.games.ultimus.data.loader import DATA, FILES, Unit, all_leaders, all_units, distances, read, unknown_ids
from romanum.games.ultimus.data.scenarios import HALVES, Names, Scenario, build
from romanum.games.ultimus.data.schema import Combat, Event, Leader, Sea, Stratagem, Tables, Tribe, Zone

_data = read(DATA)
for _error in unknown_ids(_data):
    raise _error

TABLES: Final[Tables] = _data.tables
_combat: Final[Combat] = _data.combat


def _half(name: str) -> int:
    return HALVES.index(name) if name else -1


# ---- the map: areas

ZONES: Final[tuple[Zone, ...]] = _data.zones.zone
ZONE: Final = FILES.index(ZONES, "zones")
ZONE_IDS: Final = tuple(zone.id for zone in ZONES)
ZONE_COUNT: Final = len(ZONES)

DIOCESES: Final = tuple(diocese.id for diocese in _data.zones.diocese)
DIOCESE_NAMES: Final = tuple(diocese.name for diocese in _data.zones.diocese)
DIOCESE_HALF: Final = tuple(_half(diocese.half) for diocese in _data.zones.diocese)
"""0 west, 1 east."""
DIOCESE: Final = tuple(DIOCESES.index(zone.diocese) if zone.diocese else -1 for zone in ZONES)
"""By area: its diocese, -1 outside the empire."""
DIOCESE_ZONES: Final = tuple(
    tuple(zone for zone, diocese in enumerate(DIOCESE) if diocese == which) for which in range(len(DIOCESES))
)
HALF: Final = tuple(DIOCESE_HALF[diocese] if diocese >= 0 else -1 for diocese in DIOCESE)
"""By area: 0 west, 1 east, -1 outside the empire."""

TOWN: Final = tuple(bool(zone.town) for zone in ZONES)
"""3.1.2: areas with a town, port or imperial capital."""
PORT: Final = tuple(zone.port for zone in ZONES)
CAPITAL_ZONE: Final = tuple(zone.capital for zone in ZONES)
WEST_CAPITALS: Final = tuple(z for z, capital in enumerate(CAPITAL_ZONE) if capital and HALF[z] == 0)
EAST_CAPITALS: Final = tuple(z for z, capital in enumerate(CAPITAL_ZONE) if capital and HALF[z] == 1)


def _town(name: str) -> int:
    return next(z for z, zone in enumerate(ZONES) if zone.town == name)


ROMA: Final = _town("Roma")
RAVENNA: Final = _town("Ravenna")
CONSTANTINOPOLIS: Final = _town("Constantinopolis")
CARTHAGO: Final = _town("Carthago")
REFUGES: Final = tuple(ZONE[zone] for zone in TABLES.refuges.zones)
"""8.2.2: the areas of Ravenna and Constantinopolis, by half."""
REFUGE_SAVED: Final = TABLES.refuges.saved
"""9.3.5: by half, the 1d6 on which a city is saved after a 0; more than six is never."""
EASTERN_OUTSIDE: Final = tuple(zone.east for zone in ZONES)
"""7.3b: the eight areas of Persae, Armenia and Iberia."""

# ---- the map: borders

_moves = TABLES.movement
_kinds: Final = {frozenset((ZONE[border.a], ZONE[border.b])): border.kind for border in _data.borders}
_extra: Final = {"land": 0, "strait": _moves.strait, "long-strait": _moves.long_strait}


def _near(zone: int) -> tuple[int, ...]:
    return tuple(sorted(next(iter(pair - {zone})) for pair in _kinds if zone in pair))


NEIGHBOURS: Final = tuple(_near(zone) for zone in range(ZONE_COUNT))
"""By area: those next to it, by land, over a river or over a strait (7.2)."""
BORDER: Final = tuple(
    {near: _kinds[frozenset((zone, near))] for near in NEIGHBOURS[zone]} for zone in range(ZONE_COUNT)
)
"""By area and neighbour: land, the name of a great river, strait or long-strait."""
COST: Final = tuple(
    {near: _moves.area + _extra.get(kind, _moves.river) for near, kind in borders.items()} for borders in BORDER
)
"""By area and neighbour: PM for the step (7.2)."""
ROADS: Final = Roads([tuple(costs.items()) for costs in COST])
"""The same as a network: where marches lead, and what they cost."""
GREAT_RIVER: Final = tuple({near: kind not in _extra for near, kind in borders.items()} for borders in BORDER)
"""By area and neighbour: whether the Rhenus, Danuvius, Tigris or Euphrates is crossed."""
STRAIT: Final = tuple({near: kind.endswith("strait") for near, kind in borders.items()} for borders in BORDER)
"""By area and neighbour: whether a strait is crossed."""
ISLANDS: Final = tuple(zone for zone, near in enumerate(NEIGHBOURS) if not near)
"""Areas that only a fleet reaches."""
DISTANCE: Final = distances(NEIGHBOURS)
"""Steps from area to area over all borders; FAR from and to islands."""


def _next_to(diocese: int) -> tuple[int, ...]:
    found = {DIOCESE[near] for zone in DIOCESE_ZONES[diocese] for near in NEIGHBOURS[zone]}
    return tuple(sorted(d for d in found - {diocese, -1} if DIOCESE_HALF[d] == DIOCESE_HALF[diocese]))


DIOCESE_NEIGHBOURS: Final = tuple(_next_to(diocese) for diocese in range(len(DIOCESES)))
"""3.6.3d: by diocese, the others of its half that it touches, over straits too."""

# ---- the map: seas

_seas: Final[tuple[Sea, ...]] = _data.zones.sea
SEAS: Final = tuple(sea.id for sea in _seas)
SEA_NAMES: Final = tuple(sea.name for sea in _seas)
NAVIGABLE: Final = tuple(number for number, sea in enumerate(_seas) if sea.fleets)
"""3.4.2d: the seas that fleets may sail."""
SEA_LINKS: Final = tuple(tuple(SEAS.index(link) for link in sea.links) for sea in _seas)
SEAS_OF: Final = tuple(sum(1 << SEAS.index(sea) for sea in zone.seas) for zone in ZONES)
"""By area: the seas on whose coast it lies, one bit each."""
COAST: Final = tuple(tuple(z for z, seas in enumerate(SEAS_OF) if seas >> sea & 1) for sea in range(len(SEAS)))
"""By sea: the areas on its coast."""
FLEET_BASE: Final = tuple(ZONE[zone] for zone in TABLES.fleets.bases)
"""3.4.2a: Carthago and Constantinopolis, by half."""
FLEET_UNITS: Final = TABLES.fleets.units_most
FLEET_TURNS_LOST: Final = TABLES.fleets.turns_lost

# ---- Tribes

TRIBES: Final[tuple[Tribe, ...]] = _data.tribes
TRIBE: Final = FILES.index(TRIBES, "tribes")
TRIBE_COUNT: Final = len(TRIBES)

GERMAN: Final = 0
CELT: Final = 1
IRANIAN: Final = 2
HUN: Final = 3
THRACO: Final = 4
HAMITE: Final = 5
NATIONALITIES: Final = ("german", "celt", "iranian", "hun", "thraco-phrygian", "hamite-semite")
NATIONALITY: Final = tuple(NATIONALITIES.index(tribe.nationality) for tribe in TRIBES)
MAJOR: Final = tuple(tribe.rank == "major" for tribe in TRIBES)
"""At start; the Franci Salii become major with Chlodio (4.1a)."""
MAY_BE_REGNUM: Final = tuple(tribe.regnum for tribe in TRIBES)
"""By Tribe: whether it can form a kingdom (4.5.3a)."""
MAY_FEDERATE: Final = tuple(tribe.federate for tribe in TRIBES)
"""By Tribe: whether a treaty can federate it (6.1a, 6.1b)."""
HOME_ZONES: Final = tuple(tuple(z for z, zone in enumerate(ZONES) if zone.tribe == tribe.id) for tribe in TRIBES)
"""By Tribe: its areas of origin (4.1b)."""
ORIGIN_OF: Final = tuple(TRIBE[zone.tribe] if zone.tribe else -1 for zone in ZONES)
"""By area: the Tribe whose area of origin it is, or -1."""

ALANI: Final = TRIBE["alani"]
ARMENIA: Final = TRIBE["armenia"]
BAGAUDES: Final = TRIBE["bagaudes"]
FRANCI_SALII: Final = TRIBE["franci-salii"]
GEPIDAE: Final = TRIBE["gepidae"]
HUNNI: Final = TRIBE["hunni"]
IBERIA: Final = TRIBE["iberia"]
OSTROGOTHI: Final = TRIBE["ostrogothi"]
PERSAE: Final = TRIBE["persae"]
PICTI: Final = TRIBE["picti"]
SCOTTI: Final = TRIBE["scotti"]
VANDALI: Final = TRIBE["vandali"]
VISIGOTHI: Final = TRIBE["visigothi"]

# ---- leaders

LEADERS: Final[tuple[Leader, ...]] = all_leaders(_data.leaders)
LEADER_COUNT: Final = len(LEADERS)
ROMAN_ORIGIN: Final = 0
THEODOSIAN: Final = 1
BARBARIAN_ORIGIN: Final = 2
NEVER: Final = 9999
"""A year that does not come."""

CC: Final = tuple(leader.cc for leader in LEADERS)
VS: Final = tuple(leader.vs for leader in LEADERS)
CP: Final = tuple(leader.cp for leader in LEADERS)
GENERIC: Final = tuple(not leader.entry for leader in LEADERS)
LEADER_HALF: Final = tuple(_half(leader.half) for leader in LEADERS)
"""By leader: 0 west, 1 east, -1 if he is no Roman."""
LEADER_TRIBE: Final = tuple(TRIBE[leader.tribe] if leader.tribe else -1 for leader in LEADERS)
ORIGIN: Final = tuple(BARBARIAN_ORIGIN if leader.tribe else ("", "T", "B").index(leader.origin) for leader in LEADERS)
"""By leader: plain Roman, of the house of Theodosius, or of barbarian origin, as all leaders of Tribes are."""
ENTRY: Final = tuple(leader.entry for leader in LEADERS)
"""By leader: the year of his entry; 0 if he is generic."""
ENTRY_ZONE: Final = tuple(ZONE[leader.zone] if leader.zone else -1 for leader in LEADERS)
"""By leader: the area of his entry, for generic Romans that of their deployment; -1 for leaders of Tribes."""
DEATH: Final = tuple(leader.death or (NEVER, NEVER, NEVER) for leader in LEADERS)
"""By leader: the years from which on he dies on the rolls of DEATH_ROLLS."""
DEATH_ROLLS: Final = _data.leaders.death_rolls
SAFE: Final = 10
"""A roll that the d10 does not have."""


def deadly_roll(leader: int, year: int) -> int:
    """2.D.g: the lowest d10 on which a leader dies in a year, SAFE if none does.

    >>> [deadly_roll(PIECE["stilicho"], year) for year in (406, 407, 408, 412)]
    [10, 9, 6, 3]
    """
    return min((roll for first, roll in zip(DEATH[leader], DEATH_ROLLS, strict=True) if year >= first), default=SAFE)


# ---- units

UNITS: Final[tuple[Unit, ...]] = all_units(_data)
LI: Final = 0
CO: Final = 1
PA: Final = 2
BU: Final = 3
TRIBAL: Final = 4
KINDS: Final = ("LI", "CO", "PA", "BU", "tribal")
KIND: Final = tuple(KINDS.index(unit.kind) for unit in UNITS)
UNIT_TRIBE: Final = tuple(TRIBE[unit.tribe] if unit.tribe else -1 for unit in UNITS)
UNIT_DIOCESE: Final = tuple(DIOCESES.index(unit.diocese) if unit.diocese else -1 for unit in UNITS)
UNIT_HALF: Final = tuple(_half(unit.half) for unit in UNITS)
"""By unit: the half of LI, CO and PA units, else -1."""
BARBARIAN_UNIT: Final = tuple(unit.barbarian for unit in UNITS)
"""By unit: the mark (B) of a Roman unit."""
PA_HOME: Final = tuple(ZONE[unit.home] if unit.home else -1 for unit in UNITS)
"""By unit: the capital to which a PA unit returns (9.3.2)."""
UNIT_ENTRY: Final = tuple(unit.entry for unit in UNITS)
"""By unit: the year in which a reinforcement comes, else 0 (2.D.h)."""
UNIT_ENTRY_ZONE: Final = tuple(ZONE[unit.entry_zone] if unit.entry_zone else -1 for unit in UNITS)

# ---- pieces

PIECES: Final = (*(leader.id for leader in LEADERS), *(unit.id for unit in UNITS))
PIECE_NAMES: Final = (*(leader.name for leader in LEADERS), *(unit.name for unit in UNITS))
PIECE_COUNT: Final = len(PIECES)
PIECE: Final = FILES.index((*LEADERS, *UNITS), "leaders")
IS_LEADER: Final = tuple(piece < LEADER_COUNT for piece in range(PIECE_COUNT))


def _values(which: int) -> tuple[tuple[int, int], ...]:
    units = tuple((unit.full[which], unit.reduced[which]) for unit in UNITS)
    return (*((0, 0) for _ in LEADERS), *units)


PF: Final = _values(0)
"""By piece: strength points at full and at reduced strength; so are the next two."""
QU: Final = _values(1)
BT: Final = (*((leader.bt, leader.bt) for leader in LEADERS), *_values(2)[LEADER_COUNT:])
_pm: Final = (_moves.unit, _moves.unit, _moves.palatini, _moves.buccellarii, _moves.unit)
PM: Final = (*(_moves.leader for _ in LEADERS), *(_pm[kind] for kind in KIND))
MIGRATION_PM: Final = _moves.migration
OUTSIDE_MOST: Final = _moves.outside_most
"""7.3a: PM that may be spent on entering areas outside the empire."""
FROM_HOME_MOST: Final = _moves.from_home_most
"""4.3g: how many areas from home a Tribe at war may go."""
GUARD_PF: Final = TABLES.guards.pf
"""3.2.4b: by CC, the PF of a Buccellarii unit."""

# ---- combat

E: Final = 0
A: Final = 1
R: Final = 2
QUARTER: Final = 3
HALF_LOSS: Final = 4
THREE_QUARTERS: Final = 5
CODES: Final = ("E", "A", "R", "1/4", "1/2", "3/4")
ATTACKER: Final = 0
DEFENDER: Final = 1

COLUMNS: Final = tuple((int(text[0]), int(text[2])) for text in _combat.columns)
"""The ratios of the Combat Table, attacker to defender."""
ROWS: Final = _combat.rows
"""The lowest die of each row; the first stands for less too."""


def _cell(text: str) -> tuple[int, int, int]:
    attacker, defender = text.split(":")
    winner = ATTACKER if attacker.startswith("*") else DEFENDER
    return CODES.index(attacker.strip("*")), CODES.index(defender.strip("*")), winner


COMBAT_RESULT: Final = tuple(tuple(_cell(text) for text in row) for row in _combat.cells)
"""By row and column: the attacker's result, the defender's, and the winner (8.4)."""
QUALITY_MOST: Final = _combat.quality_most
BONUS_MOST: Final = _combat.bonus_most
CAPACITY_BONUS: Final = _combat.capacity_bonus


@cache
def column_of(attack: int, defence: int) -> int:
    """8.3b: the column for the PF of both sides, in the defender's favour.

    >>> [COLUMNS[column_of(*pf)] for pf in ((55, 37), (3, 2), (1, 9), (50, 3))]
    [(5, 4), (3, 2), (1, 3), (4, 1)]
    """
    return max((c for c, (a, d) in enumerate(COLUMNS) if attack * d >= defence * a), default=0)


@cache
def row_of(die: int) -> int:
    """8.3: the row for a modified die.

    >>> [row_of(die) for die in (-3, 2, 3, 9, 14)]
    [0, 0, 1, 7, 7]
    """
    return max((r for r, least in enumerate(ROWS) if die >= least), default=0)


# ---- events and stratagems

EVENTS: Final[tuple[Event, ...]] = _data.events
"""The Table of Events: sum n of the dice is `EVENTS[n - 1]`."""
EVENT: Final = {event.id: event.sum for event in EVENTS}
"""The sum of the dice that gives an event."""

STRATAGEMS: Final[tuple[Stratagem, ...]] = _data.stratagems
"""The kinds of stratagem counter."""
STRATAGEM: Final = FILES.index(STRATAGEMS, "stratagems")
CUP: Final = tuple(kind for kind, stratagem in enumerate(STRATAGEMS) for _ in range(stratagem.count))
"""The kinds of all 53 counters."""
RESERVE: Final = TABLES.hand.most
"""6d: stratagems that may be kept."""
HONORIUS_YEAR: Final = TABLES.succession.year
"""3.5.2j, 3.5.2k: from then on his death makes a usurper."""
VICTORY: Final = TABLES.victory
"""10: what brings how many points."""

# ---- scenarios

SCENARIOS: Final[tuple[Scenario, ...]] = build(
    _data.scenarios,
    Names(
        zones=ZONES,
        zone=ZONE,
        dioceses={diocese: number for number, diocese in enumerate(DIOCESES)},
        tribes=TRIBES,
        tribe=TRIBE,
        leaders=LEADERS,
        units=UNITS,
        piece=PIECE,
        stratagem=STRATAGEM,
    ),
)
SCENARIO: Final = FILES.index(SCENARIOS, "scenarios")
