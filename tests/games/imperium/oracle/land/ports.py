"""13.1, 13.4.3, 13.6: who is in supply by a port, without dice or points."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from romanum.games.imperium.data.grants import SeaSupply
from romanum.games.imperium.data.hexes import BESIDE, HEX, PLACE, PLACE_COUNT, PLACE_IDS, PROVINCE
from romanum.games.imperium.data.seas import PORT_AREA, PORT_WATERS
from romanum.games.imperium.rules.supply import rations
from romanum.games.imperium.state.marks import GUESTS, HUNGRY, INSIDE, SUPPLIED

from ..moments import Deed, Oracle, World, city_in, friends, in_force, is_fleet, sieges, stacks_at, units_in
from .combat import port_power
from .map import hexes_apart, hostile
from .siege import has_port, is_blockaded


def owner_of(g: World, place: int) -> int:
    """Who holds the port of a place; nobody where there is none just now."""
    if has_port(g, place):
        return g.city_of[city_in(g, place)]
    return port_power(g, place)


def fleets_on(g: World, place: int, wanted: Callable[[int], bool]) -> list[int]:
    """The strengths of fleets of some powers in the waters of a port."""
    stacks = [s for water in PORT_WATERS[place] for s in stacks_at(g, water) if is_fleet(g, s) and wanted(g.whose[s])]
    return [unit.strength for s in stacks for unit in units_in(g, s) if unit.cls == "fleet"]


def is_shut(g: World, place: int, owner: int) -> bool:
    """13.1b, 13.1c, 13.6: besieged, or blockaded where that is played."""
    if place in sieges(g):
        return True
    inside = sum(fleets_on(g, place, lambda power: friends(g, owner, power)))
    outside = sum(fleets_on(g, place, lambda power: hostile(g, owner, power)))
    return in_force(g, "13.6") and outside > inside


def is_friendly_land(g: World, power: int, place: int) -> bool:
    """13.1d: the Province is a friend's."""
    lord = g.lord[PROVINCE[place]]
    return lord >= 0 and friends(g, power, lord)


def supplies(g: World, power: int, port: int) -> bool:
    """13.1: whether a port feeds a power's units."""
    owner = owner_of(g, port)
    if owner < 0 or not friends(g, power, owner) or is_shut(g, port, owner):
        return False
    return is_linked(g, power, port)


def is_linked(g: World, power: int, port: int) -> bool:
    """13.1d, 13.1e, ruling 17.2.1: in a friendly Province, or with a base on the same sea."""
    return is_friendly_land(g, power, port) or any(_is_base(g, power, port, other) for other in PORTS)


def _is_base(g: World, power: int, port: int, other: int) -> bool:
    """13.1e: a port in a friendly Province on the same sea with a friendly fleet in it."""
    owner = owner_of(g, other)
    if owner < 0 or not friends(g, power, owner) or not PORT_AREA[port] & PORT_AREA[other]:
        return False
    if not is_friendly_land(g, power, other) or is_shut(g, other, owner):
        return False
    return bool(fleets_on(g, other, lambda its: friends(g, power, its)))


PORTS = tuple(place for place in range(PLACE_COUNT) if PORT_WATERS[place])
CORCYRA, OPPOSITE = PLACE["b4621b"], PLACE["b4621"]
"""13.1i: the island, and the mainland of its hex, the only one that it feeds."""


def in_port_supply(g: World, stack: int) -> bool:
    """13.1g to 13.1i: in the hex of such a port, beside a river of it within two hexes, or opposite Corcyra."""
    place, power = g.at[stack], g.whose[stack]
    if place in sieges(g) and g.mark[stack] & INSIDE:
        return has_port(g, place) and not is_blockaded(g, place) and is_linked(g, power, place)
    if place == OPPOSITE and supplies(g, power, CORCYRA):
        return True
    for port in PORTS:
        if port == place and supplies(g, power, port):
            return True
        near = hexes_apart(HEX[port], HEX[place]) <= 2 and set(BESIDE[port]) & set(BESIDE[place])
        if near and supplies(g, power, port):
            return True
    return False


class Ports(Oracle):
    """Looks at who is fed without a roll, and who is not."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[bool, str]] = []

    def hooks(self) -> AbstractContextManager[Any]:
        """Who is settled before anybody rolls."""
        feed = rations.feed_by_ports

        def fed(g: World, stacks: list[int]) -> None:
            open_ = [s for s in stacks if g.at[s] >= 0 and not g.mark[s] & (SUPPLIED | HUNGRY)]
            open_ = [s for s in open_ if self._is_plain(g, s)]
            expected = {s: in_port_supply(g, s) for s in open_}
            feed(g, stacks)
            for s, right in expected.items():
                got = bool(g.mark[s] & SUPPLIED)
                self.noted.append((got == right, f"in {PLACE_IDS[g.at[s]]}: {got}, reckoned {right}"))

        return patch.object(rations, "feed_by_ports", fed)

    @staticmethod
    def _is_plain(g: World, stack: int) -> bool:
        """Land units ashore of a side without friends who must be asked, and without rules of their own."""
        power = g.whose[stack]
        allied = g.chief[power] >= 0 and g.allies[g.chief[power]]
        special = any(rule.of == power for rule in g.setting.of(SeaSupply))
        ashore = not is_fleet(g, stack) and not g.mark[stack] & GUESTS
        return ashore and not allied and not special and any(unit.fights for unit in units_in(g, stack))

    def done(self, deed: Deed) -> None:
        """Tell of what was noted."""
        for right, what in self.noted:
            self.expect(deed, "13.1", right, what)
        self.noted.clear()
