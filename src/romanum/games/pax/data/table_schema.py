"""The shape of the tables of Pax Romana."""

from msgspec import Struct

from romanum.engine.data_rows import Line, Natural
from romanum.games.pax.data.schema import Id, Row, Seven, Six, Three


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
    conspiracy: int
    tribes: Natural
    missions: Natural
    hand: Natural
    kept: Natural


class Rebellion(Row, frozen=True, kw_only=True):
    """13.3: the area of each total of two dice; how many BP fall at most; from which die on Gaul rises as a whole."""

    table: tuple[Id, ...]
    most_bp: Natural
    massive: Natural
    band: Natural
    """BI that rise in the one Space of an area,"""
    few: Natural
    """and in each where they rise in several."""
    judea_bp: Natural
    unrest: int
    """16.2: Stability, for whoever Controls a Space of the area."""


class Area(Row, frozen=True, kw_only=True):
    """13.3: the Provinces of an area that can rebel."""

    id: Id
    name: str
    provinces: tuple[Id, ...]


class Invasion(Row, frozen=True, kw_only=True):
    """13.4: the people of each total of two dice; how far the Armenians come."""

    table: tuple[Id, ...]
    armenian_reach: Natural
    raiders: dict[str, str]
    """Peoples that bring no Army, by name."""


class Harvest(Row, frozen=True, kw_only=True):
    """The Territory of each die."""

    table: tuple[Id, ...]
