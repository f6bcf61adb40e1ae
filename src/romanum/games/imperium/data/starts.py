"""How powers, stacks and leaders begin, in numbers: the parts of a `Setting`."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.colours import LEVELS, Coloured, Units, rating, units_of
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.scenario_loader import LeaderRow, Read
from romanum.games.imperium.data.scenario_schema import PowerRow, Stack

TYPES: Final = ("roman", "civilized", "barbarian")
ROMAN, CIVILIZED, BARBARIAN = range(3)
RECRUITMENTS: Final = ("roman", "accrual", "civilized")
MOBILIZES, ACCRUES, BUILDS = range(3)
"""7; 8; 26."""
PLAYED, CLIENT, NEUTRAL, OUT = range(4)
"""A power somebody plays; a client state (5.2.1, 5.2.2); a neutral (5.2.3, 5.2.4); one that is not in play."""
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
    units: Units
    """Kinds and how many,"""
    coloured: Coloured
    """and the same by the colours of their counters (5.7)."""
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


def stack_start(row: Stack, power: PowerRow, leaders: tuple[int, ...], coloured: Coloured) -> StackStart:
    """A stack in numbers."""
    forts = [level for level, name in enumerate(LEVELS) if name in row.units]
    return StackStart(
        NONE if row.at is None else int(row.at),
        row.within,
        tuple(row.anywhere),
        JOINS.index(row.joins),
        row.waits,
        row.takes_city,
        leaders,
        tuple(sorted(units_of(power, row))),
        coloured,
        forts[0] if forts else NONE,
        row.name,
    )


def stacks_of(read: Read, power: int) -> tuple[StackStart, ...]:
    """A power's stacks, each with its leaders and the colours of its counters."""
    row = read.row.power[power]
    own = iter(number for number, leader in enumerate(read.leaders) if leader.power == power)
    return tuple(
        stack_start(stack, row, tuple(next(own) for _ in stack.leaders), coloured)
        for stack, coloured in zip(row.setup, read.allotment.coloured[power], strict=True)
    )


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
