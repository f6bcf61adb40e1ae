"""Positions in which what a scenario asks for holds: one function for each kind of condition."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from romanum.engine.dice import FastDice
from romanum.engine.position import changed
from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.data.cities import CITIES_OF, CITY_AT, CITY_COUNT
from romanum.games.imperium.data.hexes import HEXES_OF, LAND
from romanum.games.imperium.data.provinces import PROVINCE_COUNT
from romanum.games.imperium.data.settings import SCENARIOS
from romanum.games.imperium.rules.common.control import exists
from romanum.games.imperium.rules.common.leaders import station, take_off
from romanum.games.imperium.rules.common.powers import existing
from romanum.games.imperium.rules.common.sieges import set_fort
from romanum.games.imperium.rules.special.chronicle import note_rebellion, note_sack, rule_called
from romanum.games.imperium.rules.special.conditions import meant, played
from romanum.games.imperium.state.forces import add, free, stacks_of
from romanum.games.imperium.state.position import ABSENT, DEAD, NOBODY, NONE, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import LETTER

from .builder import GAME

MANY: Final = 60


def versions() -> list[tuple[int, int]]:
    """Every scenario with every number of players it is printed for."""
    return [(head.number, n) for head in SCENARIOS for n in range(head.players[1], head.players[0] + 1)]


def begun(number: int, players: int) -> RomanWorld:
    """A match as it begins, everything that has a place on the map."""
    options = {option.id: option.default for option in GAME.options}
    return GAME.setup(SCENARIOS[number - 1].id, players, options, FastDice.seeded(number))


def bring_about(g: RomanWorld, *conditions: c.Condition) -> None:
    """All of these hold now."""
    for condition in conditions:
        _BRING[type(condition)](g, condition)


def _other(g: RomanWorld, power: int) -> int:
    return next(p for p in existing(g) if p != power)


def _holds(g: RomanWorld, it: c.Holds) -> None:
    for province in meant(it):
        g.lord[province] = it.by if it.below is None else _other(g, it.by)


def _cities(g: RomanWorld, it: c.Cities) -> None:
    within = [city for province in it.within for city in CITIES_OF[province]]
    for city in it.of or within or range(CITY_COUNT):
        if exists(g, city) and (it.below is None or g.city_of[city] == it.by):
            g.city_of[city] = it.by if it.below is None else _other(g, it.by)


def _kept(g: RomanWorld, it: c.Kept) -> None:
    g.lord[:] = [it.by if home == it.by else lord for home, lord in zip(g.home, g.lord, strict=True)]


def _change(g: RomanWorld, it: c.Change) -> None:
    if it.below is not None:
        g.lord[g.home.index(it.by)] = _other(g, it.by)
    else:
        rivals = [p for p in played(g) if p != it.by]
        g.lord[g.home.index(rivals[0])] = it.by


def _everything(g: RomanWorld, it: Any) -> None:
    g.lord[:] = [it.by] * PROVINCE_COUNT


def _fate(g: RomanWorld, it: c.Fate) -> None:
    if it.state == "free":
        g.captor = changed(g.captor, it.who, NOBODY)
        if g.leader_in[it.who] < 0:
            station(g, it.who, g.leader_of[it.who], HEXES_OF[0][0])
        return
    take_off(g, it.who, DEAD)
    g.slain |= 1 << it.who


def dissolve(g: RomanWorld, power: int) -> None:
    """A power is gone, with all it has."""
    g.dissolved |= 1 << power
    g.standing[power] = ABSENT


def _dissolved(g: RomanWorld, it: c.Dissolved) -> None:
    dissolve(g, it.power)


def _last_imperator(g: RomanWorld, it: c.LastImperator) -> None:
    for power in played(g):
        if power != it.by and power not in it.beside and g.origin[power] == ROMAN:
            dissolve(g, power)


def _force(g: RomanWorld, it: c.Force) -> None:
    powers = it.of or [power for power in existing(g) if g.origin[power] == ROMAN]
    if it.below is not None:
        for power in powers:
            for stack in stacks_of(g, power):
                g.units[stack] = ""
                if stack not in g.leader_in:
                    free(g, stack)
        return
    place = next(place for place in HEXES_OF[it.within[0]] if LAND[place])
    add(g, powers[0], place, LETTER[0] * MANY)


def _taken(g: RomanWorld, it: c.Taken) -> None:
    city = CITY_AT[it.at]
    if city != NONE and exists(g, city):
        g.city_of[city] = it.by
    else:
        g.forts = ()
        set_fort(g, it.at, it.by, 1)


def _took(g: RomanWorld, it: c.Took) -> None:
    for province, home in enumerate(g.home):
        if home == it.whose and (not it.within or province in it.within):
            g.lord[province] = it.by


def _morale(g: RomanWorld, it: c.Morale) -> None:
    g.morale[it.of] = it.least if it.least is not None else 0


def _more(g: RomanWorld, it: c.More) -> None:
    if it.what == "provinces":
        _everything(g, it)
    else:
        g.morale[it.by] = 1 + max(g.morale)


def _plundered(g: RomanWorld, it: c.Plundered) -> None:
    for city in (*it.of, *(city for city in range(CITY_COUNT) if exists(g, city)))[: max(it.least, len(it.of))]:
        note_sack(g, it.by, city)


def _grain_rebellions(g: RomanWorld, it: c.GrainRebellions) -> None:
    for _ in range(it.least):
        note_rebellion(g, it.city)


def _happened(g: RomanWorld, it: c.Happened) -> None:
    g.fired |= 1 << rule_called(g, it.rule)


def _every(g: RomanWorld, it: c.Every | c.Either) -> None:
    bring_about(g, *it.of)


def _never(g: RomanWorld, it: c.Never) -> None:
    for one in it.of:
        if isinstance(one, c.Fate):
            bring_about(g, c.Fate(who=one.who, state="free"))
        elif isinstance(one, c.Standing):
            take_off(g, one.leader, DEAD)
        else:
            assert isinstance(one, c.Besieged)
            g.ever_besieged = 0


def _nothing(g: RomanWorld, it: Any) -> None:
    """Holds at the start, or hangs on the rows above."""


_BRING: Final[dict[type, Callable[[RomanWorld, Any], None]]] = {
    c.Holds: _holds, c.Cities: _cities, c.Kept: _kept, c.Change: _change, c.Multiple: _everything,
    c.NoRivalAbove: _everything, c.Fate: _fate, c.Dissolved: _dissolved, c.LastImperator: _last_imperator,
    c.Force: _force, c.Taken: _taken, c.Took: _took, c.Morale: _morale, c.More: _more, c.Score: _everything,
    c.Plundered: _plundered, c.GrainRebellions: _grain_rebellions, c.Paid: _nothing, c.Happened: _happened,
    c.Otherwise: _nothing, c.Unwon: _nothing, c.Every: _every, c.Either: _every,
    c.Never: _never,
}  # fmt: skip
