"""7.1 to 7.6, 26: who recruits how, what units cost, what types there are and of what rating."""

from __future__ import annotations

from functools import cache
from typing import Final

from romanum.games.imperium.data.charts import BUILD, COST, LIMIT, MOBILIZATION, MOBILIZED, SAME_COST
from romanum.games.imperium.data.grants import ExtraTypes, PlunderPays, PointsOnly, RomanStyle
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.data.starts import ACCRUES, BUILDS, MOBILIZES
from romanum.games.imperium.data.table_schema import Limit
from romanum.games.imperium.data.units import (
    CAVALRY,
    CLASS_OF_TYPE,
    HEAVY,
    KIND,
    RATINGS,
    TRAIN,
    TYPE,
    TYPE_BY_ID,
    TYPES,
    C,
)
from romanum.games.imperium.rules.geography.seasons import MARCH, of_year
from romanum.games.imperium.rules.special.chronicle import rules_of
from romanum.games.imperium.rules.special.specials import in_force
from romanum.games.imperium.state.position import MAJOR, RomanWorld

FLEET: Final = TYPE_BY_ID["18-30"]
BAGGAGE: Final = CLASS_OF_TYPE.index(TRAIN)
LIGHT_FOOT, LIGHT_HORSE = TYPE_BY_ID["4-12"], TYPE_BY_ID["6-16"]
MISSILE_FOOT, MISSILE_HORSE = TYPE_BY_ID["m4-12"], TYPE_BY_ID["m6-16"]
LEGION, LESSER_LEGION = TYPE_BY_ID["20-10"], TYPE_BY_ID["16-10"]
COLUMNS: Final = len(MOBILIZED)
COLUMN: Final = {type_: column for column, type_ in enumerate(MOBILIZED)}
"""By type of the charts: its column."""
WEAKER: Final = {TYPE_BY_ID["20-10"]: TYPE_BY_ID["16-10"], TYPE_BY_ID["20-9"]: TYPE_BY_ID["16-9"]}
"""7.5f: the weaker type of the same symbol."""
QUARTER: Final = 3
"""4b: months from one phase to the next."""
HEAVY_TYPE: Final = tuple(any(HEAVY[kind] for kind, its in enumerate(TYPE) if its == t) for t in range(len(TYPES)))
HORSE_TYPE: Final = tuple(any(CAVALRY[kind] for kind, its in enumerate(TYPE) if its == t) for t in range(len(TYPES)))


# ---- who


def method(g: RomanWorld, power: int) -> int:
    """7.1b: as the scenario says for a major power; a minor one accrues, a usurper mobilizes."""
    if g.bond[power] != MAJOR:
        return ACCRUES
    powers = g.setting.powers
    return powers[power].recruitment if power < len(powers) else MOBILIZES


def pays_points(g: RomanWorld, power: int) -> bool:
    """26.2c: whether a power pays for units with replacement points too."""
    return method(g, power) == BUILDS


def pays_talents(g: RomanWorld, power: int) -> bool:
    """26.2c; PointsOnly: some pay none."""
    return not (rules_of(g, PointsOnly) and any(rule.of == power for rule in in_force(g, PointsOnly)))


def spends_plunder(g: RomanWorld, power: int) -> bool:
    """PlunderPays: talents buy it units beside what it restores."""
    return any(rule.of == power for rule in in_force(g, PlunderPays))


# ---- what


def style(g: RomanWorld, power: int) -> dict[int, int]:
    """RomanStyle: by type of the charts, the type that a foreign power raises in its place."""
    for rule in in_force(g, RomanStyle) if rules_of(g, RomanStyle) else ():
        if rule.of == power:
            return {TYPE_BY_ID[theirs]: TYPE_BY_ID[own] for theirs, own in rule.types.items()}
    return {}


def own_type(g: RomanWorld, power: int, type_: int) -> int:
    """What a power raises against a type of the charts."""
    return style(g, power).get(type_, type_)


def chart_type(g: RomanWorld, power: int, type_: int) -> int:
    """The type of the charts that a power's unit is raised against."""
    if not rules_of(g, RomanStyle):
        return type_
    return next((theirs for theirs, own in style(g, power).items() if own == type_), type_)


@cache
def _first_types(number: int, players: int, power: int) -> tuple[int, ...]:
    """26.2a: the types that a power has in its set-up, and the weaker ones of their symbols (7.5f)."""
    stacks = setting(number, players).powers[power].stacks
    had = {TYPE[kind] for stack in stacks for kind, _ in stack.units}
    return tuple(sorted(had | {WEAKER[type_] for type_ in had if type_ in WEAKER}))


def built_types(g: RomanWorld, power: int) -> list[int]:
    """26.2a, ExtraTypes: what a power with civilized recruitment builds."""
    found = set(_first_types(g.scenario, g.seats, power))
    for rule in in_force(g, ExtraTypes):
        if rule.of == power:
            found |= {TYPE_BY_ID[name] for name in rule.types}
    return sorted(type_ for type_ in found if KIND[type_][0][C] != NONE and is_priced(type_))


def is_priced(type_: int) -> bool:
    """7.5g: whether the charts have a price for a type: 24-10 legions have none."""
    return type_ in COLUMN or type_ in SAME_COST or type_ == BAGGAGE


def new_kind(type_: int, cer: int) -> int:
    """7.4f, 7.7a, 7.8a: a new unit of a type: unseasoned where there is such a side."""
    unseasoned = KIND[type_][1][cer]
    return unseasoned if unseasoned != NONE else KIND[type_][0][cer]


def power_cer(g: RomanWorld, power: int, type_: int) -> int:
    """7.6a: the rating of units that come from no area: the scenario's, of cavalry its own."""
    powers = g.setting.powers
    if HORSE_TYPE[type_] and power < len(powers):
        return powers[power].cavalry_cer
    return g.cer[power]


def ratings(type_: int, best: int) -> range:
    """7.3c, 7.6b: the rating that a unit may have, and all lower ones down to C; one alone where it has none."""
    return range(best, C + 1) if TYPES[type_].efficient else range(C, C + 1)


def limit_of(g: RomanWorld, province: int) -> Limit | None:
    """7.2a, 7.3b: the line of a Province's area in the chart of the period; nothing where it has none (7.2b)."""
    area = AREA_OF[province]
    return None if area == NONE else LIMIT[g.setting.period][area]


def area_cer(limit: Limit) -> int:
    """7.3c: the CER of units that are raised in an area."""
    return RATINGS.index(limit.efficiency)


# ---- for what


def is_first_phase(g: RomanWorld) -> bool:
    """7.4c: the first Taxation and Mobilization Phase of the scenario."""
    return g.month - g.first_month < QUARTER


def multiplier(g: RomanWorld) -> int:
    """7.4b, 7.4c: costs are doubled but in March and the first phase."""
    return 1 if of_year(g) == MARCH or is_first_phase(g) else MOBILIZATION.later_quarters_multiplier


def price(g: RomanWorld, type_: int) -> int:
    """7.3a, 7.4a, 26.2e: what a unit of a type costs in this phase."""
    cost = COST[g.scenario]
    assert cost is not None
    if type_ == BAGGAGE:
        return cost.train * multiplier(g)
    return cost.units[COLUMN[SAME_COST.get(type_, type_)]] * multiplier(g)


def militia_half_talents(g: RomanWorld) -> int:
    """29.4: what a point of militia costs, in halves of a talent; it is never doubled (ruling 29.4)."""
    cost = COST[g.scenario]
    assert cost is not None
    return cost.half_talents_a_militia_point


def counters(g: RomanWorld, colours: int, type_: int) -> int:
    """7.5c, 15.2b: the counters of a type that some colours have; an elite legion takes the place of a 20-10."""
    found = sum(BUILD[colour][type_] for colour in range(len(BUILD)) if colours >> colour & 1)
    if type_ == LEGION and any(g.elites):
        found -= sum(made for power, made in enumerate(g.elites) if g.colours[power] & colours)
    return found
