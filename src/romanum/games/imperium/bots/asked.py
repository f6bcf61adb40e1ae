"""What ways to win ask for: which cities, how much hangs on each, and how many are still lacking (25, 5.6).

Whether somebody is to hold them or to be kept from them, the cities are the same: whoever wants to win goes there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, Final

from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.cities import CAPITAL_IN, CITIES_OF
from romanum.games.imperium.data.outcomes import Trigger
from romanum.games.imperium.data.provinces import NONE, PROVINCE_COUNT
from romanum.games.imperium.rules.common.control import cities_in
from romanum.games.imperium.rules.common.powers import existing, is_roman_faction
from romanum.games.imperium.rules.special.chronicle import rule_called, sacked
from romanum.games.imperium.rules.special.conditions import described
from romanum.games.imperium.state.position import NOBODY, RomanWorld

LESSER: Final = 0.35
"""One of many cities of a region counts so much of one that is named,"""
HELD: Final = 0.15
"""and one that is not needed so much;"""
ANYWHERE: Final = 0.3
"""where a number of Provinces or cities is asked for, whichever they are, so much of it falls to each."""

Asked = tuple[Mapping[int, float], float]
"""By city, how much hangs on it; and how many are lacking."""
NOTHING: Final[Asked] = ({}, 0.0)


def shares(g: RomanWorld, needs: Iterable[Any]) -> Asked:
    """By city, how much a way to win hangs on it; and how many cities it lacks."""
    found: dict[int, float] = {}
    lacking = 0.0
    for it in each(needs):
        own, lacks = _ASKED.get(type(it), _nothing)(g, it)
        lacking += lacks
        for city, share in own.items():
            found[city] = max(found.get(city, 0.0), share)
    return found, lacking


def each(needs: Iterable[Any]) -> Iterator[Any]:
    """Single conditions, those within others too; what must never have been is not among them."""
    for it in needs:
        if isinstance(it, c.Every | c.Either):
            yield from each(it.of)
        else:
            yield it


def _nothing(g: RomanWorld, it: Any) -> Asked:
    return NOTHING


# ---- cities


def _cities(g: RomanWorld, it: c.Cities) -> Asked:
    if not it.of and not it.within:
        wanted = list(described(g, it))
        held = sum(g.city_of[city] == it.by for city in wanted)
        return dict.fromkeys(wanted, LESSER), float(max(0, (it.least or 0) - held))
    named: dict[int, float] = dict.fromkeys(map(int, it.of), 1.0)
    lesser = {city: LESSER for province in it.within for city in CITIES_OF[province] if city not in named}
    return named | lesser, float(sum(g.city_of[city] != it.by for city in it.of))


def _plundered(g: RomanWorld, it: c.Plundered) -> Asked:
    """24: those that are named; or so many of all that he neither has nor has plundered yet."""
    if it.of:
        return dict.fromkeys(map(int, it.of), 1.0), float(sum(g.city_of[city] != it.by for city in it.of))
    done = {city for power, city in sacked(g) if power == it.by}
    others = [city for city, owner in enumerate(g.city_of) if owner not in (NOBODY, it.by) and city not in done]
    return dict.fromkeys(others, ANYWHERE), float(max(0, it.least - len(done)))


def _besieged(g: RomanWorld, it: c.Besieged) -> Asked:
    return {int(it.city): 1.0}, 1.0


def _happened(g: RomanWorld, it: c.Happened) -> Asked:
    """A trigger must have fired: what it needs is asked for."""
    at = rule_called(g, it.rule)
    trigger = g.setting.specials[at] if at != NONE else None
    return shares(g, trigger.needs) if isinstance(trigger, Trigger) and not g.fired >> at & 1 else NOTHING


# ---- Provinces


def _holds(g: RomanWorld, it: c.Holds) -> Asked:
    if it.of:
        return _provinces(g, int(it.by), it.of, len(it.of) if it.least is None else it.least)
    if it.below is not None:
        found = _to_lose(g, int(it.by), it.below - 1, it.but)
        return _scaled(found, 1 / ANYWHERE) if it.but else found
    return _any(g, int(it.by), it.least or 0)


def _took(g: RomanWorld, it: c.Took) -> Asked:
    """Those of a region; or any of all that were another's, each the less the more there are."""
    own = _homes(g, int(it.whose), it.within)
    found = _provinces(g, int(it.by), own, it.least)
    return found if it.within else _scaled(found, min(1.0, 2 * it.least / max(1, len(own))))


def _kept(g: RomanWorld, it: c.Kept) -> Asked:
    """Each of them: less where all there are must be kept, and where some more may be lost."""
    own = _homes(g, int(it.by), it.within)
    spare = max(0, it.lost - sum(g.lord[province] != it.by for province in own))
    found = _provinces(g, int(it.by), own, len(own) - it.lost)
    return _scaled(found, (1.0 if it.within else max(1, len(own)) ** -0.5) / (1 + spare))


def _homes(g: RomanWorld, power: int, within: Iterable[int]) -> list[int]:
    """The Provinces that a power began with; no region: wherever they are."""
    return [province for province in within or range(PROVINCE_COUNT) if g.home[province] == power]


def _change(g: RomanWorld, it: c.Change) -> Asked:
    first = g.home.count(it.by)
    if it.below is not None:
        return _to_lose(g, int(it.by), first + it.below - 1)
    return _any(g, int(it.by), first + (it.least or 0))


def _multiple(g: RomanWorld, it: c.Multiple) -> Asked:
    return _any(g, int(it.by), it.times * g.home.count(it.by))


def _no_rival_above(g: RomanWorld, it: c.NoRivalAbove) -> Asked:
    """Whoever has most besides is to lose some."""
    others = [power for power in existing(g) if power != it.by and is_roman_faction(g, power)]
    most = max(others, key=g.lord.count, default=NOBODY)
    return NOTHING if most == NOBODY else _to_lose(g, most, it.percent * g.lord.count(it.by) // 100)


def _any(g: RomanWorld, power: int, least: int) -> Asked:
    """So many Provinces, whichever they are."""
    return _scaled(_provinces(g, power, range(PROVINCE_COUNT), least), ANYWHERE)


def _scaled(asked: Asked, factor: float) -> Asked:
    return {city: factor * share for city, share in asked[0].items()}, asked[1]


def _to_lose(g: RomanWorld, power: int, most: int, but: Collection[int] = ()) -> Asked:
    """5.6d: a power is to have so many Provinces at most, not counting some: it loses one with its capital."""
    held = [province for province, lord in enumerate(g.lord) if lord == power and province not in but]
    capitals = [CAPITAL_IN[g.setting.column][province] for province in held]
    return {city: ANYWHERE for city in capitals if city != NONE}, float(max(0, len(held) - most))


def _provinces(g: RomanWorld, power: int, region: Iterable[int], least: int) -> Asked:
    """5.6: the capital, and of the other cities half; the nearest Provinces are those that lack fewest."""
    found: dict[int, float] = {}
    lacks: list[float] = []
    for province in region:
        own, lack = _province(g, power, province)
        found |= own
        lacks.append(lack)
    return found, sum(sorted(lacks)[:least])


def _province(g: RomanWorld, power: int, province: int) -> Asked:
    """5.6c: who has the capital needs half of the others, and the last of them makes the Province his."""
    capital, cities = CAPITAL_IN[g.setting.column][province], cities_in(g, province)
    others = [city for city in cities if city != capital]
    if g.lord[province] == power:
        return {capital: 1.0, **dict.fromkeys(others, HELD)}, 0.0
    open_ = [city for city in others if not _is_his(g, power, g.city_of[city])]
    lack = max(0, (len(others) + 1) // 2 - (len(others) - len(open_)))
    has_capital = _is_his(g, power, g.city_of[capital] if capital in cities else power)
    share = min(1.0, max(HELD, lack / len(open_))) if open_ else HELD
    if has_capital and lack:
        share = max(share, 1 / lack)
    return {capital: 1.0, **dict.fromkeys(open_, share)}, float(lack + (not has_capital))


def _is_his(g: RomanWorld, power: int, holder: int) -> bool:
    return holder != NOBODY and g.chief[holder] == g.chief[power]


_ASKED: Final[Mapping[type, Callable[[RomanWorld, Any], Asked]]] = {
    c.Cities: _cities,
    c.Plundered: _plundered,
    c.Besieged: _besieged,
    c.Happened: _happened,
    c.Holds: _holds,
    c.Took: _took,
    c.Kept: _kept,
    c.Change: _change,
    c.Multiple: _multiple,
    c.NoRivalAbove: _no_rival_above,
}
"""Morale and score follow from taxes (`worth.TAX`), the end of a power from its leaders and its morale."""
