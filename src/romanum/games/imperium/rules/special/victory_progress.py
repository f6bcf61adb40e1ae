"""25: how near everybody is to winning: each way to win with what is there and what is asked, for screens and bots.

    standings(g)[seat].value         # 0 to 1; 1 has won
    standings(g)[seat].goals         # his ways to win, the nearest first
    goal.parts                       # what it asks: have, need, and whether that is met

Everything is made from what the records show to all (5.4b), and from forces as they are known to whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final, NamedTuple

from romanum.engine.memo import Memo
from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.cities import CITIES_OF
from romanum.games.imperium.data.conditions import Condition, Win
from romanum.games.imperium.data.own_wins import Which, setting_of
from romanum.games.imperium.data.provinces import NONE, PROVINCE_COUNT
from romanum.games.imperium.rules.common.control import exists
from romanum.games.imperium.rules.common.powers import clients_of, existing, is_roman_faction
from romanum.games.imperium.rules.special.chronicle import parts, sacked, vigils
from romanum.games.imperium.rules.special.conditions import (
    ANYWHERE,
    Scope,
    described,
    holds,
    is_captive,
    is_left,
    meant,
    measured,
    played,
    points_of,
    rivals,
    spirit,
)
from romanum.games.imperium.state.position import RomanWorld

USURPED: Final = 100
"""44.1a: the morale that a usurper begins with."""
CITY_SHARE: Final = 0.5
"""What all cities of a Province but the control of it are worth."""
NOT_YET: Final = 0.99
"""As near as one can be to what is not met."""
SOON: Final = 0.45
"""What a way to win that is looked at later is worth as long as it is not met,"""
LEADS: Final = 0.5
"""and what it is worth at the beginning, and more every month, when it is."""
DRAWN: Final = 0.5
"""A draw is half a victory."""


class Part(NamedTuple):
    """What one condition asks: its kind, how much is there, how much is needed, and how near that is."""

    kind: str
    have: int
    need: int
    near: float
    met: bool


class Goal(NamedTuple):
    """A way to win: its place in the setting, how near it is, and what it asks."""

    row: int
    text: str
    grade: str
    near: float
    met: bool
    parts: tuple[Part, ...]


class Standing(NamedTuple):
    """How a player stands: a value from 0 to 1, his ways to win, and whether he would win if it ended now."""

    value: float
    leads: bool
    goals: tuple[Goal, ...]


def standings(g: RomanWorld) -> tuple[Standing, ...]:
    """By seat."""
    return _STANDINGS.of(g)


def _standings(g: RomanWorld) -> tuple[Standing, ...]:
    if not g.stack and g.how:
        return tuple(Standing(float(seat in g.winners), seat in g.winners, ()) for seat in range(g.seats))
    found: list[list[Goal]] = [[] for _ in range(g.seats)]
    met: tuple[int, ...] = ()
    for at, row in enumerate(g.setting.victory):
        goal = goal_of(g, at, row, Scope(met=met))
        seats = {int(g.setting.powers[power].player) for power in row.powers if is_left(g, power)}
        for seat in sorted(seats - {NONE}):
            found[seat].append(goal)
        met += row.powers if goal.met and seats else ()
    return tuple(_standing(g, goals) for goals in found)


@cache
def _asks_of_troops(which: Which, seats: int) -> bool:
    """Whether a way to win asks where somebody stands, or how many."""
    asked = (c.Force, c.Standing)
    return any(isinstance(part, asked) for part in parts(setting_of(which, seats).victory))


def _troops_asked(g: RomanWorld) -> tuple[object, ...] | None:
    """Where stacks stand, if that has to do with winning: it changes all the time."""
    return (g.at, g.whose, tuple(g.units)) if _asks_of_troops(g.which, g.seats) else None


def _is_over(g: RomanWorld) -> bool:
    return not g.stack


_STANDINGS: Final[Memo[RomanWorld, tuple[Standing, ...]]] = Memo(
    _standings, _is_over, "how", "winners", "scenario", "wins", "seats", "rules", "month", "first_month", "last_month",
    "lord", "city_of", "home", "standing", "bond", "patron", "origin", "morale", "dissolved", "leader_in", "captor",
    "slain", "capitals", "razed", "plunder", "city_plunder", "spared", "rebelling", "founded", "forts", "sieges",
    "ever_besieged", "sacked", "rebellions", "payments", "fired", "looks", "defeats", "vigils", _troops_asked,
)  # fmt: skip


def _standing(g: RomanWorld, goals: list[Goal]) -> Standing:
    rows = g.setting.victory
    worth = {goal.row: _worth(g, rows[goal.row], goal) for goal in goals}
    ordered = sorted(goals, key=lambda goal: -worth[goal.row])
    leads = any(goal.met and goal.grade != "draw" for goal in goals)
    return Standing(max(worth.values(), default=0.0), leads, tuple(ordered))


def _worth(g: RomanWorld, row: Win, goal: Goal) -> float:
    """A way to win that is looked at once is worth its nearness squared; a later one more when the end is near."""
    if row.when == "at-once" and row.month is None:
        found = goal.near**2
    elif goal.met:
        found = LEADS + (NOT_YET - LEADS) * elapsed(g)
    else:
        found = SOON * goal.near
    return found * (DRAWN if row.grade == "draw" else 1)


def elapsed(g: RomanWorld) -> float:
    """The share of the months that is over; half where there is no end date."""
    if g.last_month == NONE:
        return 0.5
    return min(1.0, (g.month - g.first_month) / max(1, g.last_month - g.first_month))


def goal_of(g: RomanWorld, at: int, row: Win, scope: Scope = ANYWHERE) -> Goal:
    """A way to win, measured."""
    parts = tuple([part_of(g, need, scope) for need in row.needs])
    met = all(part.met for part in parts)
    near = sum([part.near for part in parts]) / len(parts)
    return Goal(at, row.text, row.grade, 1.0 if met else min(NOT_YET, near), met, parts)


def part_of(g: RomanWorld, it: Condition, scope: Scope = ANYWHERE) -> Part:
    """A condition, measured."""
    return _OF_THE_LAND.of(g, it) if type(it) in OF_THE_LAND else _measured(g, it, scope)


def _measured(g: RomanWorld, it: Condition, scope: Scope = ANYWHERE) -> Part:
    met = holds(g, it, scope)
    have, need, near = _MEASURES.get(type(it), _yes_or_no)(g, it, scope)
    kind = str(it.__struct_config__.tag)
    return Part(kind, have, need, 1.0 if met else min(NOT_YET, max(0.0, near)), met)


OF_THE_LAND: Final = frozenset({c.Holds, c.Cities, c.Kept, c.Change, c.Multiple, c.Took})
"""Kinds that ask who holds which Provinces and cities, and nothing else: that changes seldom."""
_OF_THE_LAND: Final[Memo[RomanWorld, Part]] = Memo(
    _measured, "lord", "city_of", "home", "razed", "standing", "bond", "patron", "scenario", "wins", "seats", each=True
)


# ---- each kind: what is there, what is needed, how near

Measure = tuple[int, int, float]


def _yes_or_no(g: RomanWorld, it: Any, scope: Scope) -> Measure:
    return 0, 1, 0.0


def _up_to(number: float, least: int | None, below: int | None, all_: int) -> Measure:
    """So many are there: at least, fewer than, or all are needed."""
    if below is not None:
        return int(number), below - 1, below / (number + 1)
    need = all_ if least is None else least
    return int(number), need, number / need if need else 1.0


def _holds(g: RomanWorld, it: c.Holds, scope: Scope) -> Measure:
    lords = {int(it.by), *(clients_of(g, it.by) if it.clients else ())}
    wanted = meant(it)
    number = sum(g.lord[province] in lords for province in wanted)
    if it.below is not None or not it.of:
        return _up_to(number, it.least, it.below, len(wanted))
    have, need, _ = _up_to(number, it.least, None, len(wanted))
    shares = sorted((_share(g, province, lords) for province in wanted), reverse=True)
    return have, need, sum(shares[:need]) / need


def _share(g: RomanWorld, province: int, lords: Iterable[int]) -> float:
    """How much of a Province somebody has: all if he controls it, else part of what its cities are worth."""
    own = set(lords)
    if g.lord[province] in own:
        return 1.0
    cities = [city for city in CITIES_OF[province] if exists(g, city)]
    return CITY_SHARE * sum(g.city_of[city] in own for city in cities) / len(cities) if cities else 0.0


def _cities(g: RomanWorld, it: c.Cities, scope: Scope) -> Measure:
    wanted = list(described(g, it))
    return _up_to(sum(g.city_of[city] == it.by for city in wanted), it.least, it.below, len(wanted))


def _kept(g: RomanWorld, it: c.Kept, scope: Scope) -> Measure:
    own = [p for p, home in enumerate(g.home) if home == it.by and (not it.within or p in it.within)]
    have, need = sum(g.lord[p] == it.by for p in own), len(own) - it.lost
    return have, need, have / need if need > 0 else 1.0


def _change(g: RomanWorld, it: c.Change, scope: Scope) -> Measure:
    change = g.lord.count(it.by) - g.home.count(it.by)
    if it.below is not None:
        return change, it.below - 1, CITY_SHARE
    return change, it.least or 0, CITY_SHARE + change / max(2, 2 * (it.least or 1))


def _multiple(g: RomanWorld, it: c.Multiple, scope: Scope) -> Measure:
    return _up_to(g.lord.count(it.by), it.times * g.home.count(it.by), None, 0)


def _no_rival_above(g: RomanWorld, it: c.NoRivalAbove, scope: Scope) -> Measure:
    others = [power for power in existing(g) if power != it.by and is_roman_faction(g, power)]
    most = max((g.lord.count(power) for power in others), default=0)
    allowed = it.percent * g.lord.count(it.by) // 100
    return most, allowed, allowed / most if most else 1.0


def _fate(g: RomanWorld, it: c.Fate, scope: Scope) -> Measure:
    return 0, 1, CITY_SHARE if it.state == "dead" and is_captive(g, it.who) else 0.0


def undone(g: RomanWorld, power: int) -> float:
    """How near a power is to dissolving: by what it has lost of the morale it began with."""
    listed = g.setting.powers
    first = max(1, listed[power].morale if power < len(listed) else USURPED)
    return 1.0 if not is_left(g, power) else min(NOT_YET, max(0.0, 1 - spirit(g, power) / first))


def _dissolved(g: RomanWorld, it: c.Dissolved, scope: Scope) -> Measure:
    return spirit(g, it.power), 0, undone(g, it.power)


def _last_imperator(g: RomanWorld, it: c.LastImperator, scope: Scope) -> Measure:
    kind, listed = g.setting.powers[it.by].type, g.setting.powers
    others = [power for power in rivals(g, it) if power >= len(listed) or listed[power].type == kind]
    gone = sum(not is_roman_faction(g, power) for power in others)
    return gone, len(others), sum(undone(g, power) for power in others) / max(1, len(others))


def _force(g: RomanWorld, it: c.Force, scope: Scope) -> Measure:
    unit = 2 if it.measure == "le" else 1
    return _up_to(measured(g, it) / unit, it.least, it.below, 1)


def _took(g: RomanWorld, it: c.Took, scope: Scope) -> Measure:
    wanted = [p for p in it.within or range(PROVINCE_COUNT) if g.home[p] == it.whose]
    shares = sorted((_share(g, p, (int(it.by),)) for p in wanted), reverse=True)
    return sum(g.lord[p] == it.by for p in wanted), it.least, sum(shares[: it.least]) / it.least


def _morale(g: RomanWorld, it: c.Morale, scope: Scope) -> Measure:
    return _up_to(spirit(g, it.of), it.least, it.below, 1)


def _more(g: RomanWorld, it: c.More, scope: Scope) -> Measure:
    others = it.than or [p for p in played(g) if p != it.by and g.origin[p] == g.origin[it.by]]
    value: Callable[[int], int] = (lambda p: spirit(g, p)) if it.what == "morale" else g.lord.count
    need, own = max((value(int(p)) for p in others), default=0) + 1, value(int(it.by))
    return own, need, own / need if need > 0 else 1 / (1 + need - own)


def _score(g: RomanWorld, it: c.Score, scope: Scope) -> Measure:
    most, own = max(points_of(g, it, power) for power in played(g)), points_of(g, it, it.by)
    return own, most, own / max(1, most)


def _plundered(g: RomanWorld, it: c.Plundered, scope: Scope) -> Measure:
    own = {city for power, city in sacked(g) if power == it.by}
    if it.of:
        return _up_to(sum(city in own for city in it.of), len(it.of), None, 0)
    return _up_to(len(own), it.least, None, 0)


def _grain_rebellions(g: RomanWorld, it: c.GrainRebellions, scope: Scope) -> Measure:
    return _up_to(g.rebellions.count(it.city), it.least, None, 0)


def _siege_turns(g: RomanWorld, it: c.SiegeTurns, scope: Scope) -> Measure:
    return _up_to(max((v.months for v in vigils(g) if v.leader == it.leader), default=0), it.least, None, 0)


def _every(g: RomanWorld, it: c.Every, scope: Scope) -> Measure:
    parts = [part_of(g, one, scope) for one in it.of]
    return sum(part.met for part in parts), len(parts), sum(part.near for part in parts) / len(parts)


def _either(g: RomanWorld, it: c.Either, scope: Scope) -> Measure:
    parts = sorted((part_of(g, one, scope) for one in it.of), key=lambda part: -part.near)
    return sum(part.met for part in parts), it.least, sum(part.near for part in parts[: it.least]) / it.least


_MEASURES: Final[dict[type, Callable[[RomanWorld, Any, Scope], Measure]]] = {
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
    c.Took: _took,
    c.Morale: _morale,
    c.More: _more,
    c.Score: _score,
    c.Plundered: _plundered,
    c.GrainRebellions: _grain_rebellions,
    c.SiegeTurns: _siege_turns,
    c.Every: _every,
    c.Either: _either,
}
"""Kinds that are not here hold or do not."""
