"""The shape of the data of Pax Romana: map, sides, units, leaders, cards, objectives, tables and scenarios.

Every datum says where it comes from. In `src`, R and a number is a rule of the rulebook, P public material about the
game, H a reconstruction.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from romanum.engine.data_rows import Count, Line, Natural

Id = Annotated[str, Meta(pattern="^[a-z0-9]+(_[a-z0-9]+)*$")]
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Which = Literal["standard", "advanced", "either"]
Objectives = Literal["none", "one-each", "buy"]
Seven = tuple[int, int, int, int, int, int, int]
Six = tuple[int, int, int, int, int, int]
Three = tuple[Natural, Natural, Natural]


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a data file, with its provenance."""

    src: Line


class Named(Row, frozen=True, kw_only=True):
    """An entry with an id, which programs and records use, and a name, which players read."""

    id: Id
    name: Line


# ---- the map (2.1)


class Territory(Named, frozen=True, kw_only=True):
    """A Territory (2.1.1); `undivided` ones have a single Province and count once."""

    kind: Literal["home", "minor", "barbarian"]
    colour: Colour
    undivided: bool = False


class Province(Named, frozen=True, kw_only=True):
    """A Province and its coins (2.1.2, 6.1.1)."""

    territory: Id
    coins: Natural
    note: str = ""


class Space(Named, frozen=True, kw_only=True):
    """A Space with its signs (2.1.3)."""

    province: Id
    lon: float
    lat: float
    alt: str = ""
    capital: bool = False
    port: bool = False
    tribal: bool = False
    fortress: bool = False
    mine: bool = False


class Transit(Named, frozen=True, kw_only=True):
    """A Transit Point on land, at sea or on the deep sea (2.1.3)."""

    kind: Literal["land", "naval", "deep"]
    lon: float
    lat: float


class Connection(Row, frozen=True, kw_only=True):
    """A Connection (2.1.4); an alpine pass has a name and a summit."""

    a: Id
    b: Id
    kind: Literal["land", "naval", "strait", "alpine"]
    name: str = ""
    lon: float = 0.0
    lat: float = 0.0


# ---- sides, units, leaders


class Power(Named, frozen=True, kw_only=True):
    """A power that a person plays; `pool` is the one whose leaders and troops it has."""

    adjective: Line
    pool: Id
    colour: Colour


class Other(Named, frozen=True, kw_only=True):
    """Anybody else who owns units, Cities or Towns."""

    kind: Literal["independent", "guest", "tribe", "barbarian", "invader", "slaves"]
    stands: bool = False


class Unit(Named, frozen=True, kw_only=True):
    """A kind of unit (6.2.7, 10.3.1, 12)."""

    many: str = ""
    """What several are called, if not the same."""
    short: Line
    bp: Natural
    cost: Natural = 0
    garrisons: Natural = 0
    lcu: bool = False
    infantry: bool = False
    heavy: bool = False
    """Counts for the Manpower Maximum (6.4.2)."""
    horse: bool = False
    hired: bool = False
    naval: bool = False
    reduced: str = ""
    """What it becomes when it is Reduced (10.6)."""
    marian_bp: Natural = 0
    """10.4.5: its strength in Game-Turns IX and X, where that option is used."""


class Rated(Row, frozen=True, kw_only=True):
    """The ratings of a leader (8.2.1)."""

    id: Id
    t: Annotated[int, Meta(ge=1, le=4)]
    c: Annotated[int, Meta(ge=2, le=6)]
    elite: bool = False


class PoolLeader(Rated, frozen=True, kw_only=True):
    """One of the ten unnamed leaders of a power (2.2)."""

    power: Id


class NamedLeader(Rated, frozen=True, kw_only=True):
    """A leader with a name, or one who comes with an army of others."""

    name: Line


class Manpower(Row, frozen=True, kw_only=True):
    """What is raised in the Provinces of a Territory (6.2.5), with exceptions by Province and Space."""

    territory: Id
    types: tuple[Id, ...] = field(name="raise")
    others: tuple[Id, ...] = ()
    only: dict[str, tuple[Id, ...]] = {}
    elephants: tuple[Id, ...] = ()
    no_heavy: tuple[Id, ...] = ()


# ---- cards and objectives


class Card(Named, frozen=True, kw_only=True):
    """A title of the deck and its copies (17.2)."""

    first: Count
    count: Count
    play: Literal["hand", "drawn"]
    text: Line
    remove: bool = False


class Objective(Row, frozen=True, kw_only=True):
    """An Opportunity Objective: what must be held, and what it pays (15.4.9)."""

    id: Id
    count: Count
    text: Line
    gop: Natural = 0
    gop_for: dict[str, int] = {}
    vp: Natural = 0
    barred: tuple[Id, ...] = ()
    provinces: tuple[Id, ...] = ()
    territories: tuple[Id, ...] = ()
    spaces: tuple[Id, ...] = ()
    ports_of: tuple[Id, ...] = ()
    towns_abroad: Natural = 0
    richest: bool = False
    home_provinces: Natural = 0
    each: tuple[tuple[Id, ...], ...] = ()
    """Territories, each group of which pays the VP once."""


# ---- scenarios


class Length(Row, frozen=True, kw_only=True):
    """How long scenario V may be played (3.8)."""

    id: Line
    game: Literal["standard", "advanced"]
    turns: Count
    markers: Count
    events: Natural
    objectives: Objectives


class Win(Row, frozen=True, kw_only=True):
    """A way to win other than by points; all that it names must hold. No power: any."""

    when: Literal["at_once", "victory", "end"]
    power: str = ""
    spaces: tuple[Id, ...] = ()
    provinces: tuple[Id, ...] = ()
    territories: tuple[Id, ...] = ()
    spaces_of: str = ""
    spaces_of_least: Natural = 0
    leader_gone: str = ""
    no_army_in: tuple[Id, ...] = ()
    """Territories without a Land Combat Unit of the power `of`."""
    of: str = ""
    capitals: Natural = 0
    enemy_capitals: Natural = 0
    or_destroyed: bool = False
    of_different_powers: bool = False
    lead: Natural = 0
    home: bool = False


class Turn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A named leader in place of the first draw of a Game-Turn (8.1.2)."""

    leader: Id
    power: Id
    turn: Natural


class LeaderStart(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A leader at the start: by his ratings or his name in a Space, or so many drawn."""

    t: Natural = 0
    c: Natural = 0
    leader: str = ""
    at: str = ""
    draw: Natural = 0


Units = dict[str, int | str]
"""A Space under `at`, and numbers of units by kind."""


class Start(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a side has at the start."""

    id: Id
    units: tuple[Units, ...]
    cities: tuple[Id, ...] = ()
    towns: tuple[Id, ...] = ()
    leaders: tuple[LeaderStart, ...] = ()


class PowerStart(Start, frozen=True, kw_only=True):
    """What a power has at the start; home and Capitals where they are not the usual ones."""

    treasury: Natural
    stability: int
    home_provinces: tuple[Id, ...] = ()
    capitals: tuple[Id, ...] = ()
    free_garrisons: Natural = 0
    soldier_of_fortune: str = ""


class OtherStart(Start, frozen=True, kw_only=True):
    """What somebody else has at the start."""

    src: Line
    advanced_only: bool = False
    commander: str = ""


class Guest(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Scenario IV: an army that a power moves besides its own, and where it may not go."""

    owner: Id
    mover: Id
    barred: tuple[Id, ...]
    friend: Id
    turn: Natural


class Divided(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Scenario VI: a power of two kingdoms, until it holds a Province or pays."""

    power: Id
    provinces: tuple[Id, ...]
    barred: Id
    united_by: Id
    price: Natural


class Arrival(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Scenario VIII: units that come at the start of a Game-Turn."""

    turn: Natural
    owner: Id
    units: Units
    commander: str = ""
    unless_lcu: bool = False


class Scenario(Row, frozen=True, kw_only=True):
    """A scenario: who plays, how long, where everything stands, and what is different."""

    id: Id
    name: Line
    subtitle: Line
    about: Line
    game: Which
    powers: tuple[Id, ...]
    start: Natural
    turns: Count
    markers: Count
    events: Natural
    objectives: Objectives
    order: tuple[Id, ...]
    tribes: tuple[Id, ...]
    final: Literal["vp", "gop", "provinces"]
    ties: tuple[Id, ...]
    special: tuple[Line, ...]
    victory: Line
    facts: Line
    area: tuple[Id, ...] = ()
    same_setup_as: str = ""
    wins: tuple[Win, ...] = ()
    named: tuple[Turn, ...] = ()
    length: tuple[Length, ...] = ()
    power: tuple[PowerStart, ...] = ()
    other: tuple[OtherStart, ...] = ()
    limits: dict[str, dict[str, int]] = {}
    no_raising: tuple[Id, ...] = ()
    raising: dict[str, tuple[Id, ...]] = {}
    recruitments: Natural = 0
    only_events: tuple[Id, ...] = ()
    only_invasion: tuple[Id, ...] = ()
    no_invasion: tuple[Id, ...] = ()
    eastern_gauls_at: str = ""
    only_rebellion: tuple[Id, ...] = ()
    no_rebellion: tuple[Id, ...] = ()
    no_harvest: tuple[Id, ...] = ()
    no_cards: dict[str, int] = {}
    gop_provinces: tuple[Id, ...] = ()
    gop_territories: tuple[Id, ...] = ()
    final_territory: str = ""
    needs_territory: tuple[Id, ...] = ()
    only_power: dict[str, str] = {}
    objectives_used: tuple[Id, ...] = ()
    objectives_unused: tuple[Id, ...] = ()
    objectives_full: bool = False
    called: dict[str, Id] = {}
    """What leaders and armies are called here whom the rules know by a title alone; by their id, that of the name."""
    called_until: int = 0
    """The last Game-Turn in which they are called so, before others bear the title; 0: all of the match."""
    objectives_barred: dict[str, tuple[Id, ...]] = {}
    options: tuple[Id, ...] = ()
    events_agreed: bool = False
    guest: Guest | None = None
    divided: Divided | None = None
    arrivals: tuple[Arrival, ...] = ()
