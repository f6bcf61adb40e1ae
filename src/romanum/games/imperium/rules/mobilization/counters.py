"""5.7, 7.5c, 7.8: counters of a power's colours that are used, also on the stocks; the colour of new units."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from romanum.games.imperium.data.charts import BUILD
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.rules.common.given import abroad
from romanum.games.imperium.rules.common.powers import clients_of
from romanum.games.imperium.rules.mobilization.charts import FLEET, counters
from romanum.games.imperium.state.forces import main_colour, stacks_of
from romanum.games.imperium.state.layout import KEEL_FACTS
from romanum.games.imperium.state.position import ABSENT, MAJOR, RomanWorld
from romanum.games.imperium.state.rosters import each

# ---- 7.8: fleets under construction


class Keel(NamedTuple):
    """A fleet under construction: whose, where, when due, its CER, the column ticked for its crew, whether halted."""

    power: int
    place: int
    due: int
    cer: int
    column: int
    halted: int


def keels(g: RomanWorld) -> Iterator[Keel]:
    """All of them."""
    return (Keel(*g.keels[at : at + KEEL_FACTS]) for at in range(0, len(g.keels), KEEL_FACTS))


def keep_keels(g: RomanWorld, kept: list[Keel]) -> None:
    """These are under construction now."""
    g.keels = tuple(number for keel in kept for number in keel)


# ---- 5.7, 7.5c: counters


def sharers(g: RomanWorld, power: int) -> list[int]:
    """5.7e: a power, and its clients in colours of its."""
    mask = g.colours[power]
    return [power, *(client for client in clients_of(g, power) if g.colours[client] & mask)]


def reserved(g: RomanWorld, power: int, type_: int, colour: int = NONE) -> int:
    """5.7b, 5.7e: counters of a power's colours that are others' minor powers', on the map, lost or still to come.

    A minor power restores what it has lost and no more (8.0), so these are as many as the scenario lists, and whoever
    may not look through its stacks (3.2a) knows them too.
    """
    mask = g.colours[power] if colour == NONE else 1 << colour
    own = sharers(g, power)
    return sum(
        _listed(g.scenario, g.seats, other, mask, type_)
        for other in range(len(g.setting.powers))
        if g.colours[other] & mask and g.bond[other] != MAJOR and g.standing[other] != ABSENT and other not in own
    )


@cache
def _listed(scenario: int, seats: int, power: int, mask: int, type_: int) -> int:
    """The counters of a type in some colours that a power begins with, or that wait for it."""
    stacks = setting(scenario, seats).powers[power].stacks
    return sum(
        number
        for stack in stacks
        for colour, units in stack.coloured
        if mask >> colour & 1
        for kind, number in units
        if TYPE[kind] == type_
    )


def used(g: RomanWorld, power: int, type_: int, colour: int = NONE) -> int:
    """7.5c: the units of a type that a power and its clients of its colours have, of one colour or all; of its clients
    those that they may restore too (5.7e), and fleets on the stocks; what they have given to others and not what they
    were given (5.8g); and what is reserved for others of its colours."""
    found = reserved(g, power, type_, colour) if g.bond[power] == MAJOR else 0
    for own in sharers(g, power):
        for stack in stacks_of(g, own):
            if colour in (NONE, g.colour[stack]):
                found += of_type(g.units[stack], type_)
        found += abroad(g, own, type_, colour)
        if own != power and colour == NONE:
            found += of_type(g.lost[own], type_)
    if type_ != FLEET or colour != NONE:
        return found
    return found + sum(on_the_stocks(g, own) for own in sharers(g, power))


@lru_cache(1 << 14)
def of_type(units: str, type_: int) -> int:
    """How many of a type there are among some units."""
    return sum([TYPE[kind] == type_ for kind in each(units)])


def on_the_stocks(g: RomanWorld, power: int) -> int:
    """7.8b: fleets that a power builds: their counters lie on the Month Track."""
    return sum(keel.power == power for keel in keels(g))


def has_counter(g: RomanWorld, power: int, type_: int) -> bool:
    """7.5c: whether a power may have one unit more of a type."""
    return used(g, power, type_) < counters(g, g.colours[power], type_)


def free_colour(g: RomanWorld, power: int, type_: int) -> int:
    """5.7b, 5.7c: the first of a power's colours with a counter left; the first of all if there is none."""
    mask = g.colours[power]
    if not mask & mask - 1:
        return main_colour(g, power)
    for colour, has in enumerate(BUILD):
        if mask >> colour & 1 and used(g, power, type_, colour) < has[type_]:
            return colour
    return main_colour(g, power)
