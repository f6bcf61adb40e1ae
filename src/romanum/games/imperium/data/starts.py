"""How powers, stacks and leaders begin, in numbers: the parts of a `Setting`."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.scenario_reading import LeaderRow, Read
from romanum.games.imperium.data.scenario_schema import PowerRow, Stack
from romanum.games.imperium.data.units import CAVALRY, KIND, RATINGS, TYPE_BY_ID, A

TYPES: Final = ("roman", "civilized", "barbarian")
ROMAN, CIVILIZED, BARBARIAN = range(3)
RECRUITMENTS: Final = ("roman", "accrual", "civilized")
MOBILIZES, ACCRUES, BUILDS = range(3)
"""7; 8; 26."""
PLAYED, CLIENT, NEUTRAL, OUT = range(4)
"""A power somebody plays; a client state (5.2.1, 5.2.2); a neutral (5.2.3, 5.2.4); one that is not in play."""
LEVELS: Final = ("fort-d", "fort-c", "fort-b", "fort-a")
"""Levels 0 to 3."""
JOINS: Final = ("", "stack", "fleet")
ACTIVATION: Final = "activation"
"""What a stack waits for that comes when its power becomes active."""


class StackStart(Struct, frozen=True):
    """What begins, or comes later, together."""

    place: int
    """Or NONE: see `provinces` and `joins`."""
    within: int
    """So many hexes from the place."""
    provinces: tuple[int, ...]
    """Anywhere in these, as its player likes,"""
    joins: int
    """or with any stack (1) or fleet (2) of its power."""
    waits: str
    """The id of the trigger it comes by, `activation`, or nothing: it is there at the start."""
    takes_city: bool
    leaders: tuple[int, ...]
    units: tuple[tuple[int, int], ...]
    """Kinds and how many."""
    fort: int
    """Level of a fort, or NONE."""
    name: str
    """What a hex without a city is called."""


class LeaderStart(Struct, frozen=True):
    """A leader of the match, by his place in it."""

    id: str
    name: str
    value: int
    power: int


class PowerStart(Struct, frozen=True):
    """A power of the match, by its place in it."""

    id: str
    name: str
    section: str
    """27.1 to 37.8 for a standard minor power."""
    major: bool
    type: int
    kind: int
    active: bool
    still: bool
    """Inactive, and not woken by anybody who enters."""
    player: int
    """Who runs it from the start, or NONE: nobody while it is inactive, the farthest power (5.3) while it is active."""
    patron: int
    """The power whose client it is, or NONE."""
    colours: tuple[int, ...]
    recruitment: int
    half_rate: int
    treasury: int
    morale: int
    cer: int
    cavalry_cer: int
    head: int
    """Imperator or Rex, or NONE."""
    successors: tuple[int, ...]
    provinces: tuple[int, ...]
    cities: tuple[int, ...]
    """Held outside its provinces."""
    naval_bonus: int
    stacks: tuple[StackStart, ...]
    leaders: tuple[int, ...]


class Standing(Struct, frozen=True):
    """What a power is in a match, for the number of players it has."""

    kind: int
    active: bool
    still: bool = False
    player: int = NONE
    patron: int = NONE


def rating(letter: str) -> int:
    """A Combat Efficiency Rating from its letter."""
    return A + RATINGS.index(letter.upper())


def kind_of(name: str, infantry: int, cavalry: int) -> int:
    """The kind of a set-up's type, for the ratings of a power."""
    new = name.endswith("-new")
    number = TYPE_BY_ID[name.removesuffix("-new")]
    kind = KIND[number][new][infantry]
    return KIND[number][new][cavalry] if CAVALRY[kind] else kind


def stack_start(row: Stack, power: PowerRow, leaders: tuple[int, ...]) -> StackStart:
    """A stack in numbers."""
    infantry = rating(row.cer or power.cer)
    cavalry = rating(power.cavalry_cer) if power.cavalry_cer else infantry
    forts = [level for level, name in enumerate(LEVELS) if name in row.units]
    units = {kind_of(name, infantry, cavalry): n for name, n in row.units.items() if name not in LEVELS}
    return StackStart(
        NONE if row.at is None else int(row.at),
        row.within,
        tuple(row.anywhere),
        JOINS.index(row.joins),
        row.waits,
        row.takes_city,
        leaders,
        tuple(sorted(units.items())),
        forts[0] if forts else NONE,
        row.name,
    )


def stacks_of(read: Read, power: int) -> tuple[StackStart, ...]:
    """A power's stacks, each with its leaders."""
    row = read.row.power[power]
    own = iter(number for number, leader in enumerate(read.leaders) if leader.power == power)
    return tuple(stack_start(stack, row, tuple(next(own) for _ in stack.leaders)) for stack in row.setup)


def leader_start(row: LeaderRow) -> LeaderStart:
    """A leader in numbers."""
    return LeaderStart(row.id, row.name, row.value, row.power)


def named(read: Read, name: str) -> int:
    """A leader by his name, NONE for no name."""
    return next((number for number, leader in enumerate(read.leaders) if name and leader.name == name), NONE)


def power_start(read: Read, power: int, standing: Standing) -> PowerStart:
    """A power in numbers; one that is out has nothing."""
    row = read.row.power[power]
    out = standing.kind == OUT
    return PowerStart(
        row.id,
        row.name,
        row.section,
        row.status == "major",
        TYPES.index(row.type),
        standing.kind,
        standing.active,
        standing.still,
        standing.player,
        standing.patron,
        tuple(COLOURS.index(colour) for colour in row.colours),
        RECRUITMENTS.index(row.recruitment),
        round(2 * row.rate),
        row.treasury,
        row.morale,
        rating(row.cer),
        rating(row.cavalry_cer or row.cer),
        NONE if out else named(read, row.head),
        () if out else tuple(named(read, name) for name in row.successors),
        () if out else tuple(row.provinces),
        () if out else tuple(row.cities),
        row.naval_bonus,
        () if out else stacks_of(read, power),
        () if out else tuple(number for number, leader in enumerate(read.leaders) if leader.power == power),
    )
