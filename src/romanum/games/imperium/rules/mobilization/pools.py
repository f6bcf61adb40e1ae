"""7.2, 7.5, 7.8g: what areas and Provinces may raise in a year, and how it is divided where plans want more.

A pool is a number: an area's limit for a type, the units of a Province without an area (7.2b), or what a scenario lets
a power raise beyond all limits. A `Claim` is a unit that is to be ticked: in the first pool of its chain that has room.
Pools are settled in the order of their ranks, so that whoever finds one exhausted goes on to a later one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, NamedTuple

from romanum.games.imperium.data.charts import LIMIT
from romanum.games.imperium.data.grants import Levy
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, NONE, PROVINCE_COUNT
from romanum.games.imperium.data.units import TYPE_BY_ID
from romanum.games.imperium.rules.common.control import cities_in
from romanum.games.imperium.rules.common.sieges import forts
from romanum.games.imperium.rules.mobilization.charts import (
    COLUMN,
    COLUMNS,
    FLEET,
    LEGION,
    LESSER_LEGION,
    LIGHT_FOOT,
    LIGHT_HORSE,
    MISSILE_FOOT,
    MISSILE_HORSE,
    chart_type,
    limit_of,
)
from romanum.games.imperium.rules.special.chronicle import is_in_force, payments, rules_of
from romanum.games.imperium.rules.special.conditions import all_hold
from romanum.games.imperium.state.effects import FEWER_UNITS, MORE_UNITS, effects, lasts
from romanum.games.imperium.state.position import AREA_COUNT, ROMAN, RomanWorld

BY_PROVINCE: Final = AREA_COUNT * COLUMNS
"""The first pool of a Province without an area: its cities' 4-12, then its further unit."""
BY_RULE: Final = BY_PROVINCE + 2 * PROVINCE_COUNT
"""The first pool of a special rule."""
SISTERS: Final = {MISSILE_FOOT: LIGHT_FOOT, MISSILE_HORSE: LIGHT_HORSE}
"""36a: types that share a limit, and under which."""
YEAR: Final = 12
NOTHING: Final = (0,) * COLUMNS
SOLDIER, SHIP, CREW = range(3)
"""What a claim is for: a fleet claims both a ship and its crew (7.8g)."""


class Claim(NamedTuple):
    """A unit to be ticked: by which player, which line of his sheet and which unit of it, as what, and where."""

    player: int
    line: int
    unit: int
    role: int
    chain: tuple[int, ...]


# ---- pools


def area_pool(area: int, type_: int) -> int:
    """An area's limit for a type of the charts."""
    return area * COLUMNS + COLUMN[type_]


def _rank(pool: int) -> int:
    ranks = {COLUMN[FLEET]: 0, COLUMN[LESSER_LEGION]: 1}
    return ranks.get(pool % COLUMNS, 2) * BY_PROVINCE + pool


_ranks: Final = tuple(_rank(pool) for pool in range(BY_PROVINCE))


def rank(pool: int) -> int:
    """In which order pools are settled: fleets, lesser legions, everything else, then what is beyond the limits."""
    return _ranks[pool] if pool < BY_PROVINCE else 3 * BY_PROVINCE + pool


def basin(pool: int) -> int:
    """Pools of one area, or of one Province, and those of special rules: others have nothing to do with each other."""
    if pool >= BY_RULE:
        return BY_RULE
    return pool // COLUMNS if pool < BY_PROVINCE else BY_PROVINCE + (pool - BY_PROVINCE) // 2


@cache
def basins(chain: tuple[int, ...]) -> frozenset[int]:
    """Those of all pools of a chain."""
    return frozenset([basin(pool) for pool in chain])


def capacity(g: RomanWorld, pool: int, power: int = NONE) -> int:
    """7.5a: what is left of a pool in this year; of one who may raise fewer, for him (39.2-Y)."""
    if pool >= BY_RULE:
        return _left_of_levy(g, pool - BY_RULE)
    if pool >= BY_PROVINCE:
        return _left_of_province(g, *divmod(pool - BY_PROVINCE, 2))
    area, column = divmod(pool, COLUMNS)
    left = _left_of_area(g, area, column, power)
    for other, shared in SISTERS.items():
        if g.has_rule("36") and column == COLUMN[shared]:
            left += _left_of_area(g, area, COLUMN[other], power)
    return max(0, left)


def _left_of_area(g: RomanWorld, area: int, column: int, power: int) -> int:
    """7.5a, 39.2-X, 39.2-Y: what may still be raised of a column in an area, more or less by events."""
    limit = limit_of_area(g, area)
    if not limit[column]:
        return -g.raised[area * COLUMNS + column]
    more = g.bonus[area]
    if g.effects and power != NONE:
        more += any(effect.subject == power and effect.value == area for effect in effects(g, MORE_UNITS))
        more -= lasts(g, FEWER_UNITS, power)
    return max(0, limit[column] + more) - g.raised[area * COLUMNS + column]


def extra(g: RomanWorld, pool: int) -> int:
    """39.2-X: what powers whom an event lets raise more may take beyond a limit that an area has."""
    area, column = divmod(pool, COLUMNS)
    if not g.effects or pool >= BY_PROVINCE or not limit_of_area(g, area)[column]:
        return 0
    return sum(effect.value == area for effect in effects(g, MORE_UNITS))


def limit_of_area(g: RomanWorld, area: int) -> tuple[int, ...]:
    """7.2a: the yearly limits of an area."""
    limit = LIMIT[g.setting.period][area]
    return NOTHING if limit is None else limit.units


def _left_of_province(g: RomanWorld, province: int, further: int) -> int:
    """7.2b, 5.6.1e: a 4-12 for each city, or fort where there is none; and one unit more."""
    used = g.levied[2 * province + further]
    if further:
        return 1 - used
    cities = len(cities_in(g, province))
    if not cities:
        own = [fort for fort in forts(g) if PROVINCE[fort.place] == province and fort.power == g.lord[province]]
        cities = sum(fort.level > 0 for fort in own)
    return max(0, cities - used)


def _left_of_levy(g: RomanWorld, at: int) -> int:
    """Levy: so many a quarter, a year or once; each is on record like a sum paid."""
    rule = g.setting.specials[at]
    assert isinstance(rule, Levy)
    months = [payment.month for payment in payments(g) if payment.rule == at]
    if rule.each == "quarter":
        months = [month for month in months if month == g.month]
    elif rule.each == "year":
        months = [month for month in months if month // YEAR == g.month // YEAR]
    return max(0, rule.number - len(months))


# ---- chains


def chain_of(g: RomanWorld, power: int, type_: int, province: int) -> tuple[int, ...]:
    """7.2b, 7.5a, 7.5f, 36a, Levy: the pools that a unit of a type may be ticked in, one after the other."""
    sisters = g.has_rule("36") and g.origin[power] == ROMAN
    found = _in_province(chart_type(g, power, type_), province, g.setting.period, sisters)
    return (*found, *levies(g, power, type_, province)) if rules_of(g, Levy) else found


@cache
def _in_province(theirs: int, province: int, period: int, sisters: bool) -> tuple[int, ...]:
    area = AREA_OF[province]
    limit = LIMIT[period][area] if area != NONE else None
    if limit is None:
        first = BY_PROVINCE + 2 * province
        return {LIGHT_FOOT: (first, first + 1), LIGHT_HORSE: (first + 1,)}.get(theirs, ())
    return _in_area(theirs, area, limit.units, sisters) if theirs in COLUMN else ()


def _in_area(theirs: int, area: int, units: tuple[int, ...], sisters: bool) -> tuple[int, ...]:
    shared = {theirs}
    if sisters:
        theirs = SISTERS.get(theirs, theirs)
        shared = {theirs, *(one for one, other in SISTERS.items() if other == theirs)}
    found = [area_pool(area, theirs)] if any(units[COLUMN[one]] for one in shared) else []
    if theirs == LESSER_LEGION and units[COLUMN[LEGION]]:
        found.append(area_pool(area, LEGION))
    return tuple(found)


def levies(g: RomanWorld, power: int, type_: int, province: int) -> list[int]:
    """Levy: special rules by which a power raises a type beyond the limits in a Province."""
    return [
        BY_RULE + at
        for at, rule in rules_of(g, Levy)
        if rule.of == power
        and TYPE_BY_ID[rule.type] == type_
        and (not rule.provinces or province in rule.provinces)
        and is_in_force(g, at, rule)
        and all_hold(g, rule.needs)
    ]


def crew_chain(g: RomanWorld, power: int, province: int, *, better: bool) -> tuple[int, ...]:
    """7.8g: where the crew of a fleet is ticked: with the lesser legions, or the better ones."""
    limit = limit_of(g, province)
    if limit is None:
        return ()
    first = [] if better else [LESSER_LEGION]
    return tuple(area_pool(AREA_OF[province], t) for t in (*first, LEGION) if limit.units[COLUMN[t]])


# ---- settling


Left = Callable[[int], int]
Rolls = Callable[[int, list[int], int], list[int]]


def settle(claims: Iterable[Claim], left: Left, roll: Rolls | None = None) -> dict[Claim, int]:
    """7.5e: the pool in which each claim is ticked; claims that are not among them are refused.

    `roll` divides what is left over among players; without it nobody else is thought of.
    """
    open_claims = [(claim, 0) for claim in claims if claim.chain]
    granted: dict[Claim, int] = {}
    while open_claims:
        pool = min((claim.chain[at] for claim, at in open_claims), key=rank)
        here = [(claim, at) for claim, at in open_claims if claim.chain[at] == pool]
        here.sort(key=lambda pair: len(pair[0].chain) - pair[1])
        open_claims = [pair for pair in open_claims if pair[0].chain[pair[1]] != pool]
        shares = share({c.player: 0 for c, _ in here}, [c.player for c, _ in here], left(pool), pool, roll)
        for claim, at in here:
            if shares[claim.player]:
                shares[claim.player] -= 1
                granted[claim] = pool
            elif at + 1 < len(claim.chain):
                open_claims.append((claim, at + 1))
    return granted


def all_fit(chains: Iterable[tuple[int, ...]], left: Left) -> bool:
    """7.5a, 7.5f: whether one player's units all find room, ticked as `settle` would, which says where."""
    waiting = [(chain, 0) for chain in chains]
    while waiting:
        pool = min([chain[at] for chain, at in waiting], key=rank)
        here = [pair for pair in waiting if pair[0][pair[1]] == pool]
        waiting = [pair for pair in waiting if pair[0][pair[1]] != pool]
        room = left(pool)
        if room < len(here):
            here.sort(key=lambda pair: len(pair[0]) - pair[1])
            for chain, at in here[room:]:
                if at + 1 == len(chain):
                    return False
                waiting.append((chain, at + 1))
    return True


def share(shares: dict[int, int], wanted: list[int], left: int, pool: int, roll: Rolls | None) -> dict[int, int]:
    """7.5e: as evenly as possible; whoever wants less frees the rest; dice for what is left over."""
    wants = {player: wanted.count(player) for player in shares}
    while left and any(wants.values()):
        eager = [player for player, number in wants.items() if number]
        if len(eager) > left:
            eager = roll(pool, eager, left) if roll is not None else eager[:left]
        for player in eager:
            shares[player] += 1
            wants[player] -= 1
        left -= len(eager)
    return shares
