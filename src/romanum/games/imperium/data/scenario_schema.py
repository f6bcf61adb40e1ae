"""The shape of the scenario files: an index, one file for each scenario, the standard minor powers, and regions.

In `src`, R and a number is a rule of the rulebook, P public material about the game, H a reconstruction.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from romanum.engine.data_rows import Count, Line, Natural, Slug
from romanum.games.imperium.data.conditions import Win
from romanum.games.imperium.data.names import City, Colour, Month, Place, Power, Province, Region
from romanum.games.imperium.data.specials import Special

Id = Slug
Cer = Literal["a", "b", "c"]
LeaderLine = Annotated[str, Meta(pattern=r"^([A-Z][^+]* )?\+[0-3]$")]
"""A leader's name, if he has one, and his value: `Caesar +3`, `+0`."""
Controller = Annotated[str, Meta(pattern="^(p[1-6]|neutral|farthest|nearest-roman|[a-z0-9-]+)$")]
"""A player; nobody; the farthest power (5.3); 27.2a: the nearest Roman faction; or the player of a power."""
Rate = Annotated[float, Meta(ge=0, multiple_of=0.5)]


class Part(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a file."""


class Head(Part, frozen=True, kw_only=True):
    """A scenario in the index: what is known of it before its file is opened."""

    number: Count
    id: Id
    name: Line
    about: Line
    start: Month
    end: Month | None = None
    """No month: it has no end date."""
    period: Annotated[int, Meta(ge=1, le=6)]
    column: Annotated[int, Meta(ge=0, le=12)]
    """Of the Variable City Chart."""
    players: tuple[Count, Count, Count]
    """Most, fewest, best."""
    introductory: bool = False
    solitaire: bool = False
    src: Line


class Index(Part, frozen=True, kw_only=True):
    """All scenarios."""

    scenario: tuple[Head, ...]


class Regions(Part, frozen=True, kw_only=True):
    """Names for groups of provinces."""

    region: dict[Id, tuple[Id, ...]]


class Stack(Part, frozen=True, kw_only=True):
    """What stands together at the start, or comes when the trigger it waits for fires.

    In a place; within so many hexes of it; anywhere in provinces, as its player likes; or with any stack or fleet.
    """

    at: Place | None = None
    within: Natural = 0
    anywhere: Region = field(default=Region(), name="in")
    joins: Literal["", "stack", "fleet"] = ""
    waits: str = ""
    takes_city: bool = False
    """The city is its power's then, if no Roman unit is in it."""
    name: str = ""
    leaders: tuple[LeaderLine, ...] = ()
    units: dict[str, Count] = {}
    """Types, with `-new` for unseasoned ones and m for missile units; `train`; `fort-a` to `fort-d`."""
    cer: Cer | None = None
    """Where it is not its power's."""
    colour: Colour | None = None
    """Where it matters which of its power's."""


class PowerRow(Part, frozen=True, kw_only=True):
    """A power at the start (2.5, 5.1)."""

    id: Id
    name: Line
    status: Literal["major", "minor"]
    type: Literal["roman", "civilized", "barbarian"]
    activity: Literal["active", "inactive"]
    controller: Controller
    colours: Annotated[tuple[Colour, ...], Meta(min_length=1)]
    recruitment: Literal["roman", "accrual", "civilized"]
    rate: Rate = 0.0
    treasury: Natural = 0
    morale: Natural
    cer: Cer
    cavalry_cer: Cer | None = None
    head: str = ""
    """Imperator or Rex, if it has one (5.1d)."""
    successors: tuple[str, ...] = ()
    provinces: Region = Region()
    cities: tuple[City, ...] = ()
    """Held at the start outside its provinces."""
    naval_bonus: Natural = 0
    section: str = ""
    """The section it is a standard minor power of, if it is one."""
    ruling: str = ""
    setup: tuple[Stack, ...] = ()


class Capital(Part, frozen=True, kw_only=True):
    """An imperial capital and its morale value."""

    city: City
    morale: Count


class Limitanei(Part, frozen=True, kw_only=True):
    """30: extra movement points for foreigners, and the provinces that have limitanei."""

    cost: Count
    provinces: Region


class Role(Part, frozen=True, kw_only=True):
    """What a power is in a version for fewer players."""

    power: Power
    role: Literal["active-neutral", "inactive-neutral", "active-client", "still", "out"]
    """Still: inactive, and no entry wakes it. Out: not in play; its provinces are nobody's."""
    of: Power | None = None
    """The patron of a client."""


class Version(Part, frozen=True, kw_only=True):
    """Who plays what with fewer players than the most."""

    players: Count
    seats: tuple[tuple[Power, ...], ...]
    """By player: the major powers he plays."""
    roles: tuple[Role, ...] = ()
    ruling: str = ""


class Scenario(Part, frozen=True, kw_only=True):
    """A scenario: the file of its number."""

    number: Count
    rules: tuple[Line, ...]
    """Sections of 26 to 38 that are in force (2.4a)."""
    options: tuple[Line, ...] = ()
    """Optional sections that suit it."""
    order: tuple[Count, ...]
    """Players, in the order of their turns."""
    minors: tuple[Line, ...] = ()
    """Standard minor powers of 27 and 37 in play."""
    barbarians: tuple[Province, ...] | None = None
    """37.6: where neutral barbarians live, if not in every province of that rule that is nobody's."""
    capital: tuple[Capital, ...]
    limitanei: Limitanei | None = None
    coast_limitanei: Limitanei | None = None
    """37.2c: against pirates who land."""
    leave_out: tuple[str, ...] = ()
    """Rules of standard minor powers that are not in force."""
    power: tuple[PowerRow, ...]
    version: tuple[Version, ...] = ()
    special: tuple[Special, ...] = ()
    victory: tuple[Win, ...]


class Standard(Part, frozen=True, kw_only=True):
    """A standard minor power: the section that has it, and what it starts with."""

    section: Line
    src: Line
    power: PowerRow
    special: tuple[Special, ...] = ()
    """Its rules, as in a scenario."""
    limitanei: Limitanei | None = None
    """37.2c."""
    each_province: bool = False
    """37.6: a power of its own in every province."""


class Standards(Part, frozen=True, kw_only=True):
    """The standard minor powers."""

    standard: tuple[Standard, ...]
