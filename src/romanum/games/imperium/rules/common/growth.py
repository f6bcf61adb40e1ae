"""A position with several times its units, for whoever measures how the cost of a decision grows with them."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.hexes import HEXES_OF
from romanum.games.imperium.rules.common.control import city_at, provinces_of
from romanum.games.imperium.state.forces import add, is_naval, powers_on_map, stacks_at, stacks_of
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import plus


def grown(g: RomanWorld, times: int) -> RomanWorld:
    """Every stack ashore so many times, on empty hexes of its power's own land as far as these reach.

    Where they do not, and at sea, it has so many times its units instead. Counters are not counted (7.5c).
    """
    found = g.copy()
    for power in sorted(powers_on_map(g)):
        room = _empty_hexes(g, power)
        for stack in stacks_of(g, power):
            units = g.units[stack]
            for _ in range(times - 1 if units else 0):
                place = NONE if is_naval(g, stack) else next(room, NONE)
                if place == NONE:
                    found.units[stack] = plus(found.units[stack], units)
                else:
                    add(found, power, place, units, g.mark[stack], g.colour[stack])
    return found


def _empty_hexes(g: RomanWorld, power: int) -> Iterator[int]:
    for province in provinces_of(g, power):
        for place in HEXES_OF[province]:
            if city_at(g, place) == NONE and not stacks_at(g, place):
                yield place
