"""The shape of the data of Pax Romana: map, sides, units, leaders, cards, objectives, tables and scenarios.

Every datum says where it comes from. In `src`, R and a number is a rule of the rulebook, P public material about the
game, H a reconstruction.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Id = Annotated[str, Meta(pattern="^[a-z0-9]+(_[a-z0-9]+)*$")]
Line = Annotated[str, Meta(min_length=1, pattern="^[^\n]*$")]
Natural = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]
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
    objectives_barred: dict[str, tuple[Id, ...]] = {}
    options: tuple[Id, ...] = ()
    guest: Guest | None = None
    divided: Divided | None = None
    arrivals: tuple[Arrival, ...] = ()


# ---- tables


class Calendar(Row, frozen=True, kw_only=True):
    """Years of the Game-Turns, the first being number 0; and when legions change."""

    years: tuple[Line, ...]
    legionary_cavalry: Natural
    marian_legions: Natural


class StabilityTrack(Row, frozen=True, kw_only=True):
    """14.1: the ends of the track, the highest levels of Unrest and Turmoil, and those of the Stability Check."""

    least: int
    most: int
    unrest: int
    turmoil: int
    check_up_to: int
    after_civil_war: int


class StabilityChanges(Row, frozen=True, kw_only=True):
    """14.2.1."""

    province_gained: int
    province_lost: int
    home_lost: int
    home_regained: int
    withdrawal_at_home: int
    militia: int
    barbarians_near: int
    slaves: int
    slaves_gone: int
    most_vp: int
    fewest_vp: int
    heavy_over_cvp: int
    heavy_over_triple: int
    heavy_over_fourfold: int
    capital_lost: int
    capital_still_lost: int
    capital_regained: int


class ManpowerMaximum(Row, frozen=True, kw_only=True):
    """6.4.2: by power, Stable, Unrest, Turmoil."""

    rome: Three
    carthage: Three
    greece: Three
    the_east: Three
    macedon: Three
    lysimachus: Three
    seleucus: Three
    ptolemy: Three


class Costs(Row, frozen=True, kw_only=True):
    """What is paid in Talents."""

    rebuild: Natural
    hire_heavy: Natural
    hire_by_card: Natural
    galley_upkeep: Natural
    excess_upkeep: Natural
    marker: Natural
    marker_after_civil_war: Natural
    wall_point: Natural
    town: Natural
    city: Natural
    objective: Three
    objectives_most: Natural
    rhodes_toll: Natural
    rhodes_alliance: Natural
    rhodes_galley: Natural
    helepolis: Natural
    dies_irae: Natural
    mutiny: Natural


class Income(Row, frozen=True, kw_only=True):
    """6.1.1: what a Territory and the mine pay."""

    territory: Natural
    mine: Natural


class ByWalls(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A value of Cities and Towns, full and Reduced."""

    city: Natural
    city_reduced: Natural
    town: Natural
    town_reduced: Natural


class Walls(Row, frozen=True, kw_only=True):
    """7.0.1, 7.3: Wall Points of Cities and Towns, and what they are worth."""

    town: Natural
    town_least: Natural
    city: Natural
    city_least: Natural
    loss: Natural
    income: ByWalls
    cvp: ByWalls


class Movement(Row, frozen=True, kw_only=True):
    """9.2.1, 11.3: what is paid in Movement Points."""

    space: Natural
    fortress: Natural
    strait: Natural
    alpine: Natural
    attack: Natural
    embark: Natural
    sail: Natural
    debark: Natural
    garrisons: Natural
    pick_up: Natural
    after_defeat: Natural
    leader_dead: Natural
    force_retreat: Natural
    attack_again: Natural
    pass_port: Natural
    rebels_near: Natural
    judea: Natural
    placed_attack: Natural


class Interception(Row, frozen=True, kw_only=True):
    """9.3.2."""

    needed: Natural
    from_city: Natural
    from_town: Natural
    into_city: Natural


class Withdrawal(Row, frozen=True, kw_only=True):
    """9.4, 11.4.2."""

    superiority: Natural
    supremacy: Natural
    sea_points: Natural
    sea_range: Natural
    no_more_on: Natural


class Attrition(Row, frozen=True, kw_only=True):
    """9.6.3: tenths lost by the die; 9.6.5: how many units suffer in a Mountain Fortress."""

    tenths: Six
    fortress_units: Natural


class Stopping(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """10.7.6: up to which die cavalry stops a retreat."""

    superiority: Natural
    supremacy: Natural


class Battle(Row, frozen=True, kw_only=True):
    """10: shifts and dice of a Battle on land."""

    superiority: Natural
    supremacy: Natural
    fortress: Natural
    amphibious: Natural
    siege: Natural
    archimedes: Natural
    helepolis: Natural
    tactical_surprise: Natural
    leader_at_walls: Natural
    most_die: Natural
    retreat_relief: Natural
    stop_retreat: Stopping
    transit_loss: Natural
    death_of_winner: tuple[Natural, ...]
    death_of_loser: tuple[Natural, ...]
    reroll_relief: Natural


class Odds(Row, frozen=True, kw_only=True):
    """10.3.1: up to so many quarters of the smaller strength, so many shifts."""

    quarters: Natural
    shifts: Natural


class Elephants(Row, frozen=True, kw_only=True):
    """10.4.6: by the die, cavalry negated, BP killed, own BP killed, the Elephant lost."""

    negates: Six
    kills: Six
    rampages: Six
    lost: Six


class Sea(Row, frozen=True, kw_only=True):
    """11, 12.6."""

    continuity: Natural
    leader: int
    enemy_withdrew: int
    won: int
    naval_off_course: tuple[Natural, ...]
    deep_off_course: tuple[Natural, ...]
    deep_storm: tuple[Natural, ...]
    galley: Natural
    galley_technology: Natural
    naval_leader: Natural
    pirates: Natural
    cilician_pirates: Natural
    ambush_range: Natural


class Armies(Row, frozen=True, kw_only=True):
    """12.4.3, 12.5.5, 12.7.1, 13.4: armies that events bring."""

    soldier_of_fortune: dict[str, int]
    pontus: dict[str, int]
    slaves: dict[str, int]
    german_horse: dict[str, int]


class VictoryPoints(Row, frozen=True, kw_only=True):
    """15.2.3, 15.3.3: by the number of powers less one, what each place is worth."""

    gop: tuple[tuple[Natural, ...], ...]
    cvp: tuple[tuple[Natural, ...], ...]


class Tribes(Row, frozen=True, kw_only=True):
    """13.1: how many Tribal Counters there are of each strength."""

    counters: Seven
    weakest: Natural


class Events(Row, frozen=True, kw_only=True):
    """16.2: the event of each total of two dice, which hit the next marker, and their numbers."""

    table: tuple[Id, ...]
    next_marker: tuple[Id, ...]
    poor: Natural
    rich: Natural
    harvest: Natural
    check_payment: Natural
    disorder_bp: Natural


class CardEffects(Row, frozen=True, kw_only=True):
    """17.1.4, 17.2: numbers of cards."""

    harvest: Natural
    check_payment: Natural
    reach: Natural
    successor_reach: Natural
    successor_wars: int
    political_scene: int
    hand: Natural
    kept: Natural


class Rebellion(Row, frozen=True, kw_only=True):
    """13.3: the area of each total of two dice; how many BP fall at most; from which die on Gaul rises as a whole."""

    table: tuple[Id, ...]
    most_bp: Natural
    massive: Natural


class Area(Row, frozen=True, kw_only=True):
    """13.3: the Provinces of an area that can rebel."""

    id: Id
    provinces: tuple[Id, ...]


class Invasion(Row, frozen=True, kw_only=True):
    """13.4: the people of each total of two dice; how far the Armenians come."""

    table: tuple[Id, ...]
    armenian_reach: Natural


class Harvest(Row, frozen=True, kw_only=True):
    """The Territory of each die."""

    table: tuple[Id, ...]
