"""12.1a, 12.1d, 10.4: why a force does not come to a place by land, and whose ships could carry it there."""

from __future__ import annotations

from typing import Any, Final

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import GRID, HEX, LAND, PLACE_IDS, WATER
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.rules.geography.travel import FARTHEST, land_roads, too_far_by_land
from romanum.games.imperium.state.forces import afloat
from romanum.games.imperium.state.position import NOBODY, RomanWorld

MANY_MONTHS: Final = 40
"""So many MP, some four months of marching: a fleet is quicker to any coast."""


def why_not_afar(g: RomanWorld, force: int, goal: int, left: int) -> Refusal | None:
    """How far it is; over the sea, or where land leads there by a long way round, the fleet or port that helps."""
    refused = too_far_by_land(g, force, goal, left)
    if refused is None:
        return None
    cost = refused.facts.get("cost")
    ships = _nearest(g, force, _own_fleets(g, force))
    if cost is not None:
        carried = cost > MANY_MONTHS and ships is not None and _is_on_a_coast(goal)
        return Refusal("10.4.1", "too-far-sail", {**refused.facts, "fleet": ships}) if carried else refused
    facts: dict[str, Any] = {"place": PLACE_IDS[goal], "water": "no" if LAND[goal] else "yes"}
    if ships is not None:
        return Refusal("10.4.1", "over-the-sea-with", {**facts, "fleet": ships})
    port = _nearest(g, force, _own_ports(g, force))
    return Refusal("10.4.1", "over-the-sea-from", {**facts, "port": port}) if port is not None else refused


def _is_on_a_coast(place: int) -> bool:
    return bool(PORT_WATERS[place]) or any(WATER[beside] for beside in GRID.neighbours[HEX[place]])


def _own_fleets(g: RomanWorld, force: int) -> list[int]:
    player = g.chief[g.whose[force]]
    return [g.at[stack] for stack in afloat(g) if g.chief[g.whose[stack]] == player]


def _own_ports(g: RomanWorld, force: int) -> list[int]:
    """Ports of the player's cities to which the force can march."""
    player, roads = g.chief[g.whose[force]], land_roads(g).reach(g.at[force], FARTHEST)
    held = [CITY_PLACE[city] for city, power in enumerate(g.city_of) if power != NOBODY and g.chief[power] == player]
    return [place for place in held if PORT_WATERS[place] and place in roads]


def _nearest(g: RomanWorld, force: int, places: list[int]) -> str | None:
    here = HEX[g.at[force]]
    best = min(places, key=lambda place: GRID.distance(here, HEX[place]), default=None)
    return None if best is None else PLACE_IDS[best]
