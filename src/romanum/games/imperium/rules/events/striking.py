"""39.2-E, 45.2: who stands in a Province when disease strikes: land units ashore, by place and power."""

from __future__ import annotations

from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.state.forces import is_naval, stacks_at
from romanum.games.imperium.state.marks import GUESTS
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import plus


def land_stacks(g: RomanWorld, place: int, power: int) -> list[int]:
    """The stacks of a power ashore in a place; those aboard fleets are at sea (ruling 45.2a)."""
    return [s for s in stacks_at(g, place) if g.whose[s] == power and _is_ashore(g, s)]


def _is_ashore(g: RomanWorld, stack: int) -> bool:
    return bool(g.units[stack]) and not is_naval(g, stack) and not g.mark[stack] & GUESTS


def roster_of(g: RomanWorld, place: int, power: int, stack: int = NONE) -> str:
    """All units of a power ashore in a place, or those of one stack."""
    if stack != NONE:
        return g.units[stack]
    found = ""
    for own in land_stacks(g, place, power):
        found = plus(found, g.units[own])
    return found


def peoples_in(g: RomanWorld, province: int) -> list[tuple[int, int]]:
    """Ruling 45.2a: what the text calls a stack: all land units of one power in one place."""
    here = {(place, g.whose[s]) for s, place in enumerate(g.at) if place >= 0 and PROVINCE[place] == province}
    return sorted(pair for pair in here if land_stacks(g, *pair))
