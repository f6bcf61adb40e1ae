"""Whether what a scenario's victory and special rules ask about the position holds (`data.conditions`).

holds(g, condition)                                # anywhere
all_hold(g, trigger.needs, Scope(rule=place))      # within a trigger: "since it was last looked at"
all_hold(g, row.needs, Scope(met=(...)))           # within a way to win: "none of the rows above"
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from romanum.board.masks import bits
from romanum.engine.memo import Memo
from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.cities import CAPITAL_IN, CITY_COUNT, CITY_PLACE, CITY_PROVINCE, CITY_STRENGTH
from romanum.games.imperium.data.conditions import Condition
from romanum.games.imperium.data.hexes import GRID, HEX, PROVINCE
from romanum.games.imperium.data.provinces import NONE, PROVINCE_COUNT
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.data.starts import PLAYED
from romanum.games.imperium.rules.common.control import cities_in, city_at, exists, total_tax
from romanum.games.imperium.rules.common.leaders import place_of
from romanum.games.imperium.rules.common.powers import clients_of, existing, is_roman_faction
from romanum.games.imperium.rules.common.sieges import fort_at, is_besieged
from romanum.games.imperium.rules.special.chronicle import (
    defeats,
    has_fired,
    look_of,
    payments,
    rule_called,
    sacked,
    vigils,
)
from romanum.games.imperium.state.forces import stacks_of
from romanum.games.imperium.state.position import (
    ABSENT,
    DEAD,
    MAJOR,
    NOBODY,
    POWER_COUNT,
    ROMAN,
    USURPERS,
    RomanWorld,
)
from romanum.games.imperium.state.rosters import (
    FLEETS,
    HEAVIES,
    INFANTRIES,
    LAND_COMBATANTS,
    LEGIONS,
    count,
    land_strength,
    load,
    of,
)


class Scope(NamedTuple):
    """Where a condition stands: in a trigger (its place in the setting), or below rows that powers have met."""

    rule: int = NONE
    met: tuple[int, ...] = ()
    """The powers of the rows above that were met."""


ANYWHERE: Final = Scope()


def holds(g: RomanWorld, condition: Condition, scope: Scope = ANYWHERE) -> bool:
    """Whether a condition holds now."""
    return _KINDS[type(condition)](g, condition, scope)


def all_hold(g: RomanWorld, conditions: Iterable[Condition], scope: Scope = ANYWHERE) -> bool:
    """Whether all of them hold."""
    return all(_KINDS[type(one)](g, one, scope) for one in conditions)


def in_bounds(number: int, least: int | None, below: int | None) -> bool:
    """Whether a number is large and small enough."""
    return (least is None or number >= least) and (below is None or number < below)


# ---- Provinces and cities


def _holds(g: RomanWorld, it: c.Holds, scope: Scope) -> bool:
    lords = {it.by, *(clients_of(g, it.by) if it.clients else ())}
    lord = g.lord
    held = [lord[province] for province in meant(it)] if it.of or it.but else lord
    number = sum([held.count(power) for power in lords])
    if it.least is None and it.below is None:
        return number == len(held)
    return in_bounds(number, it.least, it.below)


def meant(it: c.Holds) -> Sequence[int]:
    """The Provinces that a condition is about."""
    return it.of or [province for province in range(PROVINCE_COUNT) if province not in it.but]


def _cities(g: RomanWorld, it: c.Cities, scope: Scope) -> bool:
    wanted = list(described(g, it))
    number = sum(g.city_of[city] == it.by for city in wanted)
    if it.least is None and it.below is None:
        return number == len(wanted)
    return in_bounds(number, it.least, it.below)


def described(g: RomanWorld, it: c.Cities) -> Iterator[int]:
    """The cities that a condition is about."""
    column = g.setting.column
    named = it.of or [city for province in it.within for city in cities_in(g, province)]
    for city in named or range(CITY_COUNT):
        province = CITY_PROVINCE[city]
        if it.first_held_by is not None and g.home[province] != it.first_held_by:
            continue
        if it.capitals and CAPITAL_IN[column][province] != city:
            continue
        if exists(g, city) and CITY_STRENGTH[column][city] >= it.strength:
            yield city


def _at_first(g: RomanWorld, power: int) -> int:
    return g.home.count(power)


def _kept(g: RomanWorld, it: c.Kept, scope: Scope) -> bool:
    own = [p for p, home in enumerate(g.home) if home == it.by and (not it.within or p in it.within)]
    return sum(g.lord[province] != it.by for province in own) <= it.lost


def _change(g: RomanWorld, it: c.Change, scope: Scope) -> bool:
    return in_bounds(g.lord.count(it.by) - _at_first(g, it.by), it.least, it.below)


def _multiple(g: RomanWorld, it: c.Multiple, scope: Scope) -> bool:
    return g.lord.count(it.by) >= it.times * _at_first(g, it.by)


def _no_rival_above(g: RomanWorld, it: c.NoRivalAbove, scope: Scope) -> bool:
    own = g.lord.count(it.by)
    others = [power for power in existing(g) if power != it.by and is_roman_faction(g, power)]
    return all(100 * g.lord.count(power) <= it.percent * own for power in others)


def _taken(g: RomanWorld, it: c.Taken, scope: Scope) -> bool:
    city = city_at(g, it.at)
    if city != NONE:
        return g.city_of[city] == it.by
    pairs = zip(g.founded[::2], g.founded[1::2], strict=True)
    held = next((power for place, power in reversed([*pairs]) if place == it.at), NOBODY)
    if held != NOBODY:
        return held == it.by
    fort = fort_at(g, it.at)
    return fort is not None and fort.power == it.by


def _took(g: RomanWorld, it: c.Took, scope: Scope) -> bool:
    wanted = it.within or range(PROVINCE_COUNT)
    return sum(g.lord[p] == it.by and g.home[p] == it.whose for p in wanted) >= it.least


def _besieged(g: RomanWorld, it: c.Besieged, scope: Scope) -> bool:
    return is_besieged(g, CITY_PLACE[it.city]) or (it.ever and bool(g.ever_besieged >> it.city & 1))


def _plundered(g: RomanWorld, it: c.Plundered, scope: Scope) -> bool:
    own = [city for power, city in sacked(g) if power == it.by]
    return all(city in own for city in it.of) and len(own) >= it.least


def _grain_rebellions(g: RomanWorld, it: c.GrainRebellions, scope: Scope) -> bool:
    return g.rebellions.count(it.city) >= it.least


# ---- powers


def _dissolved(g: RomanWorld, it: c.Dissolved, scope: Scope) -> bool:
    return bool(g.dissolved >> it.power & 1) or g.standing[it.power] == ABSENT


def played(g: RomanWorld) -> tuple[int, ...]:
    """The powers that players began with."""
    return _played(g.scenario, g.seats)


@cache
def _played(number: int, players: int) -> tuple[int, ...]:
    return tuple(power for power, start in enumerate(setting(number, players).powers) if start.kind == PLAYED)


def is_left(g: RomanWorld, power: int) -> bool:
    """Whether a power that somebody plays has neither dissolved nor gone over to another."""
    return not g.dissolved >> power & 1 and g.standing[power] != ABSENT and g.bond[power] == MAJOR


def _last_imperator(g: RomanWorld, it: c.LastImperator, scope: Scope) -> bool:
    return is_roman_faction(g, it.by) and not any(is_roman_faction(g, power) for power in rivals(g, it))


def rivals(g: RomanWorld, it: c.LastImperator) -> list[int]:
    """28.1a, 44.1: the powers that may stand between one and being the last; usurpers among them.

    Ruling 25.2b: not those that its own player began with besides.
    """
    usurpers = [power for power in range(USURPERS, POWER_COUNT) if g.standing[power] != ABSENT]
    own = g.setting.powers[it.by].player
    others = [power for power in played(g) if power != it.by and g.setting.powers[power].player != own]
    return [power for power in (*others, *usurpers) if power not in it.beside]


def spirit(g: RomanWorld, power: int) -> int:
    """A power's morale; none if it has dissolved."""
    return 0 if g.dissolved >> power & 1 or g.standing[power] == ABSENT else g.morale[power]


def _morale(g: RomanWorld, it: c.Morale, scope: Scope) -> bool:
    return in_bounds(spirit(g, it.of), it.least, it.below)


def _more(g: RomanWorld, it: c.More, scope: Scope) -> bool:
    others = it.than or [p for p in played(g) if p != it.by and g.origin[p] == g.origin[it.by]]
    if it.what == "morale":
        return all(spirit(g, it.by) > spirit(g, other) for other in others)
    return all(g.lord.count(it.by) > g.lord.count(other) for other in others)


def points_of(g: RomanWorld, it: c.Score, power: int) -> int:
    """A power's score."""
    held = sum(g.city_of[city] == power for city in bits(g.capitals))
    return it.tax * total_tax(g, power) + it.capital * held


def _score(g: RomanWorld, it: c.Score, scope: Scope) -> bool:
    return points_of(g, it, it.by) == max(points_of(g, it, power) for power in played(g))


def _paid(g: RomanWorld, it: c.Paid, scope: Scope) -> bool:
    rule = rule_called(g, it.rule)
    return in_bounds(sum((p.rule, p.power) == (rule, it.by) for p in payments(g)), it.least, it.below)


# ---- leaders


def is_captive(g: RomanWorld, leader: int) -> bool:
    """18.2.1: whether a leader is in captivity."""
    return g.captor[leader] != NOBODY


def _fate(g: RomanWorld, it: c.Fate, scope: Scope) -> bool:
    dead, captive = g.leader_in[it.who] == DEAD, is_captive(g, it.who)
    if it.state == "dead":
        return dead
    if it.state == "fallen":
        return captive or bool(g.slain >> it.who & 1)
    return (dead or captive) if it.state == "gone" else not (dead or captive)


def _standing(g: RomanWorld, it: c.Standing, scope: Scope) -> bool:
    place = place_of(g, it.leader)
    if place == NONE or is_captive(g, it.leader):
        return False
    province = PROVINCE[place]
    if it.within and province not in it.within:
        return False
    if it.of and (province == NONE or g.lord[province] not in it.of):
        return False
    return it.beside is None or (place_of(g, it.beside) != NONE and HEX[place_of(g, it.beside)] == HEX[place])


def _siege_turns(g: RomanWorld, it: c.SiegeTurns, scope: Scope) -> bool:
    return any(vigil.leader == it.leader and vigil.months >= it.least for vigil in vigils(g))


# ---- forces and battles


def _force(g: RomanWorld, it: c.Force, scope: Scope) -> bool:
    if it.measure == "le":
        least = None if it.least is None else 2 * it.least
        return in_bounds(measured(g, it), least, None if it.below is None else 2 * it.below)
    return in_bounds(measured(g, it), it.least, it.below)


def measured(g: RomanWorld, it: c.Force) -> int:
    """How much of a force there is; Legion Equivalents in halves."""
    at, units, reformed, found = g.at, g.units, g.has_rule("31"), 0
    for power in dict.fromkeys(it.of) or _ROMANS.of(g):
        for stack in stacks_of(g, power):
            place = at[stack]
            if it.within and PROVINCE[place] not in it.within:
                continue
            if it.near is None or GRID.distance(HEX[place], HEX[it.near]) <= it.hexes:
                found += measure_of(units[stack], it.measure, reformed)
    return found


def _romans(g: RomanWorld) -> list[int]:
    return [power for power in existing(g) if g.origin[power] == ROMAN]


_ROMANS: Final[Memo[RomanWorld, list[int]]] = Memo(_romans, "standing", "origin")


def measure_of(units: str, measure: c.Measure, reformed: bool) -> int:
    """A roster by a measure; Legion Equivalents in halves, trains not counted."""
    if measure == "strength":
        return land_strength(units)
    if measure == "le":
        return load(of(units, LAND_COMBATANTS), reformed)
    letters = {"legions": LEGIONS, "heavy-infantry": HEAVIES & INFANTRIES, "fleets": FLEETS}[measure]
    return count(units, letters)


def _lost_battle(g: RomanWorld, it: c.LostBattle, scope: Scope) -> bool:
    since = 0 if it.ever or scope.rule == NONE else look_of(g, scope.rule).defeats
    lost = (d for d in defeats(g, since) if d.power == it.power and not d.fleets)
    return any(it.to is None or defeat.leaders >> it.to & 1 for defeat in lost)


def _lost_fleets(g: RomanWorld, it: c.LostFleets, scope: Scope) -> bool:
    since = 0 if scope.rule == NONE else look_of(g, scope.rule).defeats
    return any(defeat.power == it.power and defeat.fleets >= it.least for defeat in defeats(g, since))


# ---- what has happened, and what stands above


def _happened(g: RomanWorld, it: c.Happened, scope: Scope) -> bool:
    rule = rule_called(g, it.rule)
    return rule != NONE and has_fired(g, rule)


def _looked_at(g: RomanWorld, it: c.LookedAt, scope: Scope) -> bool:
    return scope.rule != NONE and look_of(g, scope.rule).times > 0


def _reached(g: RomanWorld, it: c.Reached, scope: Scope) -> bool:
    return g.month >= it.month


def _otherwise(g: RomanWorld, it: c.Otherwise, scope: Scope) -> bool:
    return not scope.met


def _unwon(g: RomanWorld, it: c.Unwon, scope: Scope) -> bool:
    return not any(power in scope.met for power in it.by)


def _every(g: RomanWorld, it: c.Every, scope: Scope) -> bool:
    return all_hold(g, it.of, scope)


def _either(g: RomanWorld, it: c.Either, scope: Scope) -> bool:
    return sum(holds(g, one, scope) for one in it.of) >= it.least


def _never(g: RomanWorld, it: c.Never, scope: Scope) -> bool:
    return not any(holds(g, one, scope) for one in it.of)


_KINDS: Final[dict[type, Callable[[RomanWorld, Any, Scope], bool]]] = {
    c.Holds: _holds,
    c.Cities: _cities,
    c.Kept: _kept,
    c.Change: _change,
    c.Multiple: _multiple,
    c.NoRivalAbove: _no_rival_above,
    c.Fate: _fate,
    c.Dissolved: _dissolved,
    c.LastImperator: _last_imperator,
    c.Force: _force,
    c.Taken: _taken,
    c.Took: _took,
    c.Morale: _morale,
    c.More: _more,
    c.Score: _score,
    c.Plundered: _plundered,
    c.GrainRebellions: _grain_rebellions,
    c.Paid: _paid,
    c.Happened: _happened,
    c.LookedAt: _looked_at,
    c.Besieged: _besieged,
    c.Standing: _standing,
    c.LostBattle: _lost_battle,
    c.LostFleets: _lost_fleets,
    c.SiegeTurns: _siege_turns,
    c.Reached: _reached,
    c.Otherwise: _otherwise,
    c.Unwon: _unwon,
    c.Every: _every,
    c.Either: _either,
    c.Never: _never,
}
