"""The shape of the data of Trajan: map, counters, markers, events, tables and scenarios.

Every datum says where it comes from. In a source, R and a number is a rule of the rulebook, P a public
fact about the game, H a reconstruction from history with its reason.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from romanum.engine.data_rows import Count, Line, Named, Natural, Row, Slug, Worded

HexNumber = Annotated[int, Meta(ge=0, le=9999)]
HexName = Annotated[str, Meta(pattern="^[0-9]{4}$")]
Discipline = Literal["I", "V", "R", "M", "B"]
Six = tuple[str, str, str, str, str, str]

Kind = Literal[
    "leader",
    "heavy-infantry",
    "auxiliary-infantry",
    "light-infantry",
    "heavy-cavalry",
    "equites",
    "horse-archers",
    "elephants",
    "impeditus",
    "court",
    "civis",
]
Nation = Literal["roman", "core", "satrapy", "armenian", "arab", "alani"]


# ---- the map


class Chain(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Some hexes, in an order that may matter."""

    hexes: tuple[HexNumber, ...]


class Lake(Chain, frozen=True, kw_only=True):
    """A lake and its hexes."""

    name: Line


class River(Chain, frozen=True, kw_only=True):
    """A river as a chain of hexes from source to mouth."""

    name: Line


class Road(Chain, frozen=True, kw_only=True):
    """A road or trade route as a chain of hexes."""

    kind: Literal["roman", "trade"]


class Sea(Chain, frozen=True, kw_only=True):
    """A sea: its all-sea hexes, and the land hexes on its coast."""

    name: Line
    coast: tuple[HexNumber, ...]


class Hexes(Struct, frozen=True, forbid_unknown_fields=True):
    """hexes.toml: the ground, made by the atlas. A hex number is column * 100 + row."""

    columns: Count
    rows: Count
    terrain: tuple[str, ...]
    west_edge: tuple[HexNumber, ...]
    sea_sides: tuple[tuple[HexNumber, HexNumber], ...]
    lake: tuple[Lake, ...]
    river: tuple[River, ...]
    road: tuple[Road, ...]
    sea: tuple[Sea, ...]


class City(Named, frozen=True, kw_only=True):
    """A city: its hex, its printed colour (9.3), its rank (2.11) and the sea it lies on."""

    hex: HexName
    code: Literal["roman", "parthian", "armenian", "arabian"]
    lat: float
    lon: float
    capital: Literal["none", "provincial", "regional"] = "none"
    sea: str = ""


# ---- counters


class Unit(Named, frozen=True, kw_only=True):
    """A counter of a unit or leader (2.41); those not in the Basic Game are kept apart (18.2)."""

    nation: Nation = msgspec.field(name="side")
    kind: Kind = msgspec.field(name="type")
    strength: Natural
    discipline: Discipline
    move: Natural
    rating: Annotated[int, Meta(ge=0, le=3)] = 0
    guard: bool = False
    basic: bool = True


class Counters(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """counters.toml: all units, how many counters there are of everything, and the values of Civis units."""

    civis: Count
    stratagem_markers: Count
    exercitus_markers: Count
    battle_markers: Count
    year_markers: Count
    month_markers: Count
    spare: Count
    units: Count
    total: Count
    civis_strength: Count
    civis_discipline: Discipline
    capital_civis_strength: Count
    capital_civis_discipline: Discipline
    unit: tuple[Unit, ...]
    sources: dict[str, Line]


# ---- stratagem markers and political events


class Marker(Named, frozen=True, kw_only=True):
    """A kind of Stratagem Marker and how many each side has (6.0, 6.4)."""

    type: Literal["military", "political", "agent", "special"]
    roman: Natural
    parthian: Natural


class Stratagem(Worded, frozen=True, kw_only=True):
    """Something a marker can be played for, in whose player turn, and what it cancels if it is a Counter."""

    marker: Slug
    turn: Literal["own", "enemy", "any"]
    cancels: tuple[Slug, ...] = ()


class Event(Worded, frozen=True, kw_only=True):
    """A line of the Political Events Table (11)."""

    roll: Annotated[int, Meta(ge=11, le=66)]
    side: Literal["roman", "parthian", "both", ""] = ""
    cities: tuple[Slug, ...] = ()
    once: bool = False


# ---- tables


class Turns(Row, frozen=True, kw_only=True):
    """The turns of a year (3.1)."""

    campaign: tuple[Line, ...]
    winter: tuple[Line, ...]
    years_of_the_city: int


class Victory(Row, frozen=True, kw_only=True):
    """Cities that make a victory, and the names of its levels (4.0)."""

    roman_cities: Count
    parthian_cities: Count
    levels: tuple[Line, Line, Line]


class VictorySize(Row, frozen=True, kw_only=True):
    """The size of a victory in battle: the loser's least loss, and the markers won and lost (14.16)."""

    name: Line
    least: Natural
    markers: Natural


class BattleNumbers(Row, frozen=True, kw_only=True):
    """Ratios of 14.9 and 14.14, and the reduction of 14.12."""

    winning_ratio: Count
    winning_percent: Count
    maneuver_ratio: Count
    terrain_reduction: Count


class DisciplineTable(Row, frozen=True, kw_only=True, rename={"i": "I", "v": "V", "r": "R", "m": "M", "b": "B"}):
    """P, F or G for each class and die."""

    i: Six
    v: Six
    r: Six
    m: Six
    b: Six


class Berserk(Row, frozen=True, kw_only=True):
    """What a G does in each round (14.6)."""

    fire: Literal["passed"]
    melee: Literal["disrupted"]
    pursuit: Literal["eliminated"]


Classes = tuple[Discipline, Discipline, Discipline, Discipline, Discipline]


class DisciplineShift(Row, frozen=True, kw_only=True):
    """The class that each class counts as when it checks better or worse."""

    better: Classes
    worse: Classes


class MarchTable(Row, frozen=True, kw_only=True):
    """A result for each march type and die, and how many hexes some results allow."""

    road: Six
    cross_country: Six = msgspec.field(name="cross-country")
    river: Six
    sea: Six
    road_extra: Count
    extra: Count
    river_hexes: Count


class CombatTable(Row, frozen=True, kw_only=True):
    """The Combat Results Table: the lowest total of each row, and its results."""

    least: tuple[Count, ...]
    rows: tuple[Six, ...]


class FormalSiege(Row, frozen=True, kw_only=True):
    """The Formal Siege Table."""

    results: Six


class UnitType(Row, frozen=True, kw_only=True):
    """A line of the strength table: multipliers by round, Maneuver Advantage, worth as a loss."""

    id: Kind
    name: Line
    attack: tuple[Natural, Natural, Natural]
    maneuver: bool
    worth: Natural


class Terrain(Named, frozen=True, kw_only=True):
    """A line of the terrain chart; rivers and lakes have no mark of their own, as they lie in other terrain."""

    mark: str = ""
    stop: bool = False
    no_maneuver: bool = False
    reduced: bool = False


class Tables(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """tables.toml."""

    turns: Turns
    victory: Victory
    victory_size: tuple[VictorySize, ...]
    battle: BattleNumbers
    discipline: DisciplineTable
    berserk: Berserk
    discipline_shift: DisciplineShift
    march: MarchTable
    combat: CombatTable
    formal_siege: FormalSiege
    type: tuple[UnitType, ...]
    terrain: tuple[Terrain, ...]


# ---- scenarios


class Condition(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    """A condition of victory: a level, or a requisite without which there is none."""

    requisite: bool = False


class AnyOfCities(Condition, frozen=True, kw_only=True, tag="any-of-cities"):
    """Control of at least one of these."""

    cities: tuple[Slug, ...]


class AllOfCities(Condition, frozen=True, kw_only=True, tag="all-of-cities"):
    """Control of all of these."""

    cities: tuple[Slug, ...]


class CityCount(Condition, frozen=True, kw_only=True, tag="count"):
    """Control of so many cities."""

    cities: Count


class LeaderGone(Condition, frozen=True, kw_only=True, tag="leader-gone"):
    """That leader is in no hex of the map."""

    leader: Slug


class TriumphHeld(Condition, frozen=True, kw_only=True, tag="triumph"):
    """The Triumph marker lies in that city."""

    city: Slug


AnyCondition = AnyOfCities | AllOfCities | CityCount | LeaderGone | TriumphHeld


class Conditions(Struct, frozen=True, forbid_unknown_fields=True):
    """The conditions of both sides."""

    roman: tuple[AnyCondition, ...]
    parthian: tuple[AnyCondition, ...]


class StartMarkers(Struct, frozen=True, forbid_unknown_fields=True):
    """Stratagem Markers at start (6.0)."""

    roman: Natural
    parthian: Natural


class ScenarioRow(Named, frozen=True, kw_only=True):
    """A scenario as the file has it, with ids."""

    about: Line
    year: Annotated[int, Meta(ge=114, le=117)]
    turns: Count
    markers: StartMarkers
    victory: Conditions
    roman_cities: tuple[Slug, ...] = ()
    eliminated: tuple[Slug, ...] = ()
    roman_recruits: tuple[Slug, ...] = ()
    off_map: tuple[Slug, ...] = ()
    core_recruits: tuple[Slug, ...] = ()
    satrapy_recruits: tuple[Slug, ...] = ()
    roman: dict[Slug, tuple[Slug, ...]] = {}
    parthian: dict[Slug, tuple[Slug, ...]] = {}
