"""Every stack on the map, looked at once for all who look: what a screen is told of it, and what it adds up to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import repeat
from operator import mul
from typing import Any, Final, NamedTuple

from romanum.games.pax.data.components import GALLEY, HEAVIES, KINDS, LAND_COMBAT, OCCUPYING, SIDE_COUNT
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.routes import Presence

KEPT: Final = 8192
"""Stacks that are remembered: few change between two views."""
Key = tuple[int, int, int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""Number, side, place, mark, units and leaders of a stack, and what units are worth."""


@dataclass(eq=False, slots=True)
class Company:
    """A stack: as it is shown, and in numbers. Each is made once, and known again by what it is."""

    row: dict[str, Any]
    side: int
    army: int
    """The place as a mask if it has Land Combat Units or a Garrison (1.4k),"""
    fleet: int
    """and if it has Galley Squadrons."""
    lcu: int
    heavies: int
    galleys: int


class _Companies(dict[Key, Company]):
    """Those that were met before; others are worked out when they are asked for."""

    def __missing__(self, key: Key) -> Company:
        if len(self) >= KEPT:
            self.clear()
        found = self[key] = _company(*key)
        return found


COMPANIES: Final = _Companies()


def _company(
    stack: int,
    side: int,
    place: int,
    mark: int,
    units: tuple[int, ...],
    leaders: tuple[int, ...],
    worth: tuple[int, ...],
) -> Company:
    row = {
        "stack": stack,
        "side": side,
        "place": place,
        "mark": mark,
        "units": [[kind, number] for kind, number in enumerate(units) if number],
        "leaders": list(leaders),
        "bp": sum(map(mul, worth, units)),
    }
    here, heavies = 1 << place, sum([units[kind] for kind in HEAVIES])
    army, fleet = here if any(units[:OCCUPYING]) else 0, here if units[GALLEY] else 0
    return Company(row, side, army, fleet, sum(units[:LAND_COMBAT]), heavies, units[GALLEY])


class Force(NamedTuple):
    """All stacks of a side together."""

    armies: int
    ships: int
    troops: dict[str, int]
    """6.4: Land Combat Units, heavy ones and ships."""


class Muster(NamedTuple):
    """All stacks together."""

    stacks: list[dict[str, Any]]
    """Whose, where, which units and leaders, how strong; all by number."""
    there: Presence
    troops: list[dict[str, int]]
    """By side."""


def muster(g: Mediterranean, worth: tuple[int, ...]) -> Muster:
    """Every stack on the map."""
    count, led = len(g.at), _led(g.leader_in)
    units = zip(*[iter(g.units)] * KINDS, strict=True)
    leaders = map(led.get, range(count), repeat(()))
    keys = zip(range(count), g.whose, g.at, g.mark, units, leaders, repeat(worth, count), strict=True)
    companies = [COMPANIES[key] for key in keys if key[2] >= 0]
    own: list[list[Company]] = [[] for _ in range(SIDE_COUNT)]
    for company in companies:
        own[company.side].append(company)
    forces = [FORCES[tuple(side)] for side in own]
    there = Presence([force[0] for force in forces], [force[1] for force in forces])
    return Muster([company.row for company in companies], there, [force[2] for force in forces])


class _Forces(dict[tuple[Company, ...], Force]):
    """Those that were met before: few sides change between two views."""

    def __missing__(self, companies: tuple[Company, ...]) -> Force:
        if len(self) >= KEPT:
            self.clear()
        found = self[companies] = _together(companies)
        return found


FORCES: Final = _Forces()


def _together(companies: tuple[Company, ...]) -> Force:
    armies = ships = lcu = heavies = galleys = 0
    for company in companies:
        armies |= company.army
        ships |= company.fleet
        lcu += company.lcu
        heavies += company.heavies
        galleys += company.galleys
    return Force(armies, ships, {"lcu": lcu, "heavies": heavies, "galleys": galleys})


@lru_cache(maxsize=256)
def _led(leader_in: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """By stack: the leaders with it."""
    found: dict[int, tuple[int, ...]] = {}
    for leader, stack in enumerate(leader_in):
        if stack >= 0:
            found[stack] = (*found.get(stack, ()), leader)
    return found
