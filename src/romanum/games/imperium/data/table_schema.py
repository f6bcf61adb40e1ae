"""The shape of the charts of Imperium Romanum: units, combat, movement, supply, sieges, money and mobilization."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from romanum.engine.data_rows import Count, Line, Natural
from romanum.games.imperium.data.schema import Efficiency, Id, Named, PlaceId, Row

Die = Annotated[int, Meta(ge=0, le=6)]
Month = Annotated[int, Meta(ge=1, le=12)]
Class = Literal[
    "legion", "civilized", "barbarian", "heavy-cavalry", "light-infantry", "light-cavalry", "fleet", "train"
]
Two = tuple[Natural, Natural]
Four = tuple[int, int, int, int]
Units = dict[Id, Count]


class Calendar(Row, frozen=True, kw_only=True):
    """2.7.2, 9.1, 9.2: months, their seasons and floods."""

    winter: tuple[Month, ...]
    summer: tuple[Month, ...]
    april: Month
    april_summer_up_to: Die
    november: Month
    november_winter_up_to: Die
    nile_flood: tuple[Month, ...]
    always_summer_seas: tuple[Line, ...]
    quarter_months: tuple[Month, ...]
    months_a_turn: Count
    miles_a_hex: Count


class Unit(Named, frozen=True, kw_only=True):
    """2.6, 2.7: a type of unit; `efficient` ones have a Combat Efficiency Rating of their own."""

    printed: Line
    class_: Class = field(name="class")
    strength: Natural
    unseasoned: Natural
    ma: Count
    half_le: Natural
    missile: bool
    efficient: bool


class Leader(Row, frozen=True, kw_only=True):
    """2.6.1d: the MA of leaders, and the values that there are."""

    ma: Count
    values: tuple[Natural, ...]


class Train(Row, frozen=True, kw_only=True):
    """2.6.1f, 7.7: what a baggage train carries at most, and how many a power may have."""

    supply_points: Count
    most: Count


class Reformed(Row, frozen=True, kw_only=True):
    """31: what legions become."""

    first_scenario: Count
    strength: Units
    half_le: Natural


class EfficiencyChart(Row, frozen=True, kw_only=True):
    """14.4.3: what the CERs of both sides add to the roll; that of cities and of mixed forces."""

    matrix: tuple[Four, Four, Four, Four]
    city: Efficiency
    mixed: Efficiency
    rebels: Efficiency


class LandCombat(Row, frozen=True, kw_only=True):
    """14.4, 14.5, 40: a string of results for each roll."""

    ratios: tuple[Line, ...]
    first_roll: int
    beyond_the_ratios: Natural
    rough_or_marsh: int
    missile_advantage: int
    cavalry_advantage: int
    results: tuple[Line, ...]


class NavalCombat(Row, frozen=True, kw_only=True):
    """10.7.3, 10.7.4: the columns by ratio, the results by roll, and what follows from them."""

    ratios: tuple[Line, ...]
    first_roll: int
    results: tuple[Line, ...]


class TerrainCosts(Row, frozen=True, kw_only=True):
    """12.1, 12.2: MP with roads in summer and winter, without roads in summer and winter."""

    clear: Four
    forest: Four
    rough: Four
    marsh: Four
    desert: Four
    river: Four
    flood_multiplier: Count
    strait: Count
    inside: Count
    narrow_winter_multiplier: Count


class NavalMovement(Row, frozen=True, kw_only=True):
    """10.3 to 10.7: MP of fleets."""

    coastal: Two
    deep: Two
    allowance: Count
    outside_mediterranean_multiplier: Count
    embark_port: Natural
    embark_coast: Natural
    embark_intercepting: Natural
    debark_port: Natural
    debark_coast: Natural
    invasion: Natural
    combat: Natural
    leader_alone: Natural
    land_units_move_if_at_most: Natural


class NavalInterception(Row, frozen=True, kw_only=True):
    """10.6: how far off fleets intercept, and what changes the roll."""

    range: Count
    winter: int
    far: int
    far_over: Natural
    not_moved: int


class NavalAttrition(Row, frozen=True, kw_only=True):
    """10.3.1, 17.2: by MP spent, the highest roll at which ships are lost; what raises or lowers it."""

    up_to: tuple[Count, ...]
    value: tuple[Natural, ...]
    besieging: Natural
    pirates: Natural
    naval_leader: Natural
    storms: Natural


class LandInterception(Row, frozen=True, kw_only=True):
    """12.4: how far off a force intercepts, and what changes the roll."""

    most_hexes: Count
    mp_multiplier: Count
    all_cavalry: int
    train: int


class Supply(Row, frozen=True, kw_only=True):
    """13.2 to 13.4: supply points by Legion Equivalents and roll, and what trains and forage yield."""

    up_to: tuple[Count, ...]
    first_roll: int
    points: tuple[tuple[Natural, ...], ...]
    leader_2: int
    leader_3: int
    foraging_beside_a_train: int
    train_a_hex_away: int
    river_hexes: Natural
    train_hexes: Natural


class Forage(Row, frozen=True, kw_only=True):
    """13.3: cultivated in summer and winter, wild in summer and winter."""

    clear: Four
    forest: Four
    rough: Four
    marsh: Four
    desert: Four
    city: Natural
    imperial_capital: Natural
    highest_fort: Natural
    most_le: Count
    met_at_zero: tuple[Natural, ...]


class Siege(Row, frozen=True, kw_only=True):
    """16.3, 17.3: by month, the highest roll at which the besieged suffer; what raises or lowers it."""

    value: tuple[Natural, ...]
    plundered: int
    blockaded_port: int
    open_port: int
    crowded: int
    crowded_over_le: Natural
    great_leader: int
    barbarian_besieger: int
    priority: tuple[Class, ...]
    capacity_off_the_chart: Natural
    capacity_on_the_chart: Natural
    great_capacity: Natural
    great_cities: tuple[Id, ...]


class Strength(Row, frozen=True, kw_only=True):
    """10.5.2, 14.3, 14.4.1, 16.2: multipliers of the besieged, divisors of the others."""

    besieged: Count
    besieged_deforested: Count
    besieged_against_barbarians: Count
    crossing: Count
    crossing_a_flood: Count
    amphibious: Count
    cavalry_against_a_city: Count
    fleet_on_land: Count
    embarked: Count
    heavy_infantry_aboard: Count
    rhodians_against_pirates: Count


class Grain(Row, frozen=True, kw_only=True):
    """22.2, 33.1: wheat, and on which die the capital rebels."""

    needed: Count
    rebellion: tuple[Die, ...]
    besieged: Natural
    only_constantinople: Id
    constantinople: dict[Id, Natural]


class LeaderReplacement(Row, frozen=True, kw_only=True):
    """18.2.2: by value of an unnamed leader who was killed, the highest roll at which he returns."""

    up_to: tuple[Die, ...]


class Treasury(Row, frozen=True, kw_only=True):
    """18.3.1: percent."""

    to_victor: Natural
    lost_in_battle: Natural
    lost_otherwise: Natural


class Morale(Row, frozen=True, kw_only=True):
    """19, 20.3.3, 22.2.3, 28.1: what a power gains and loses for units, leaders, land and events."""

    half_le: int
    unnamed_leader: int
    unnamed_leader_a_point: int
    named_leader: int
    named_leader_a_point: int
    imperator: int
    imperator_a_point: int
    retreat_before_combat: int
    no_attack_in_summer: int
    victory: int
    defeat: int
    grain_rebellion: int
    capital_held: int
    gap: Count
    donative_percent: Natural
    political_crisis: int


class Fort(Row, frozen=True, kw_only=True):
    """21: levels from the lowest up."""

    levels: tuple[Efficiency, ...]
    destroy_mp: tuple[Natural, ...]
    upkeep_if_empty: tuple[Natural, ...]


class Plunder(Row, frozen=True, kw_only=True):
    """24: what a point of tax brings in talents and in supply, and how long its markers lie."""

    talents_a_tax_point: Count
    supply_divisor: Count
    markers: Count
    forage_divisor: Count


class CapturedFleet(Row, frozen=True, kw_only=True):
    """7.8: what becomes of a fleet on the stocks whose port is taken, by roll."""

    destroyed_up_to: Die
    no_delay_up_to: Die
    one_month_up_to: Die


class CapturedTrain(Row, frozen=True, kw_only=True):
    """13.4.5: the highest roll at which a train is taken, not lost."""

    captured_up_to: Die


class LapsedAlliance(Row, frozen=True, kw_only=True):
    """5.8l: the highest roll at which those drown whom the ships of a former ally put off at deep sea."""

    eliminated_up_to: Die


class Pirates(Row, frozen=True, kw_only=True):
    """27.1: where pirates begin, with what, how far they sail and what they are better at."""

    bases: tuple[PlaceId, ...]
    units: Units
    fort: Efficiency
    efficiency: Efficiency
    half_rate: Natural
    province: Id
    range: Count
    grain_range: Count
    naval_bonus: int


class Rhodus(Row, frozen=True, kw_only=True):
    """27.2: where the Rhodians begin, with what, and what they are better at."""

    place: PlaceId
    units: Units
    efficiency: Efficiency
    half_rate: Natural
    naval_bonus: int


class InactiveRow(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a total of two dice brings; twice the replacement rate."""

    up_to: int
    efficiency: Efficiency
    half_rate: Natural
    units: Units
    leaders: tuple[Natural, ...]


class InactiveSection(Row, frozen=True, kw_only=True):
    """23.3: what is added to the dice, and the rows."""

    three_cities: int = 0
    two_provinces: int = 0
    poor: int = 0
    poor_up_to: int = 0
    provinces: dict[Id, int]
    periods: dict[str, int]
    row: tuple[InactiveRow, ...]


class Inactive(Struct, frozen=True, forbid_unknown_fields=True):
    """The two sections of the Inactive Power Table."""

    civilized: InactiveSection
    barbarian: InactiveSection


class RandomEvents(Row, frozen=True, kw_only=True):
    """39: letters by row and column; the dice of single events."""

    grid: tuple[Annotated[str, Meta(pattern="^[A-Z-]{11}$")], ...]
    harvest: tuple[Id, ...]
    incursion: tuple[Id, ...]
    new_leader: tuple[Natural, ...]


class Deity(Row, frozen=True, kw_only=True):
    """42, 38.3: what an appeal to the gods does, by faith and roll."""

    polytheist: tuple[int, ...]
    monotheist: tuple[int, ...]
    favourite: int
    monotheists_from_scenario: Count


class Treasure(Row, frozen=True, kw_only=True):
    """43: by city, spans of scenarios."""

    tax_multiplier: Count
    cities: dict[Id, tuple[tuple[Count, Count], ...]]


class MaximumBuild(Row, frozen=True, kw_only=True):
    """5.5, 5.7, 7.5: counters by colour, in the order of `types`."""

    types: tuple[Id, ...]
    forts: Count
    plunder: Count
    sieges: Count
    colour: dict[Id, tuple[Natural, ...]]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """tables.toml."""

    calendar: Calendar
    unit: tuple[Unit, ...]
    leader: Leader
    train: Train
    reformed: Reformed
    efficiency: EfficiencyChart
    land_combat: LandCombat
    naval_combat: NavalCombat
    terrain: TerrainCosts
    naval_movement: NavalMovement
    naval_interception: NavalInterception
    naval_attrition: NavalAttrition
    land_interception: LandInterception
    supply: Supply
    forage: Forage
    siege: Siege
    strength: Strength
    grain: Grain
    leader_replacement: LeaderReplacement
    treasury: Treasury
    morale: Morale
    fort: Fort
    plunder: Plunder
    captured_fleet: CapturedFleet
    captured_train: CapturedTrain
    lapsed_alliance: LapsedAlliance
    pirates: Pirates
    rhodus: Rhodus
    inactive: Inactive
    random_events: RandomEvents
    deity: Deity
    treasure: Treasure
    maximum_build: MaximumBuild


# ---- mobilization (7)


class Area(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mobilization area."""

    id: Id
    name: Line
    provinces: tuple[Id, ...]


class Cost(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a unit of each type costs in a span of scenarios."""

    scenarios: tuple[Count, Count]
    units: tuple[Natural, ...]
    train: Natural
    fort_level: Natural
    half_talents_a_militia_point: Natural


class Limit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What an area may raise in a year."""

    area: Id
    units: tuple[Natural, ...]
    efficiency: Efficiency
    militia: Natural


class Period(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The chart of a period; forts from D to A."""

    number: Count
    fort_strength: tuple[Count, Count, Count, Count]
    highest_fort: Efficiency
    militia: bool
    cost: tuple[Cost, ...]
    limit: tuple[Limit, ...]


class Mobilization(Struct, frozen=True, forbid_unknown_fields=True):
    """mobilization.toml."""

    src: Line
    types: tuple[Id, ...]
    same_cost: dict[Id, Id]
    later_quarters_multiplier: Count
    elite_conversion: Natural
    area: tuple[Area, ...]
    period: tuple[Period, ...]
