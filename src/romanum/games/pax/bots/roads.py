"""How far it is from place to place, by land and by sea, in MP: the map without anybody on it.

A voyage costs an Army three MP however far it goes (11.3.2a); the sea's dangers count as a part of a point for each
step. So every place stands here twice: on land, and afloat (`AFLOAT` further on).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from romanum.games.pax.data.components import (
    DEEP_SEA,
    LAND_LINKS,
    PLACE_COUNT,
    PORT,
    SEA_LINKS,
    SPACE_COUNT,
    STEP_COST,
    TABLES,
)

AFLOAT: Final = PLACE_COUNT
"""A place at sea is its number and this."""
FAR: Final = 14
"""Nobody looks further than so many MP."""
MOVES: Final = TABLES.movement
FARTHEST: Final = 6.0
"""Nor further than through so many dangers at sea,"""
WALK: Final = 4
"""nor than so many MP inland from a Port."""
WAVE: Final = 0.3
"""What a step at sea counts for: one in six is blown off its course there."""
DEEP_WAVE: Final = 1.5


def _onward(node: int, waves: bool, sea: bool) -> Iterator[tuple[int, float]]:
    """Where a step leads, and what it costs; with the sea's dangers or without, by sea or by land alone."""
    if node < AFLOAT:
        yield from ((there, STEP_COST[node][there]) for there in LAND_LINKS[node])
        if sea and PORT[node]:
            yield node + AFLOAT, MOVES.embark + MOVES.sail
        return
    here = node - AFLOAT
    for there in SEA_LINKS[here]:
        yield there + AFLOAT, (DEEP_WAVE if DEEP_SEA[there] else WAVE) if waves else 0.0
    if PORT[here]:
        yield here, MOVES.debark


def _flood(node: int, waves: bool, sea: bool) -> tuple[float, ...]:
    found = {node: 0.0}
    edge = [(0.0, node)]
    while edge:
        so_far, here = heappop(edge)
        if so_far > found[here]:
            continue
        for there, cost in _onward(here, waves, sea):
            way = so_far + cost
            if way < FAR and way < found.get(there, FAR):
                found[there] = way
                heappush(edge, (way, there))
    return tuple([found.get(space, FAR) for space in range(SPACE_COUNT)])


@lru_cache(None)
def distances(node: int) -> tuple[float, ...]:
    """By Space: how far it is from a place on land or afloat, dangers counted; `FAR` for whatever is further."""
    return _flood(node, waves=True, sea=True)


@lru_cache(None)
def by_land(node: int) -> tuple[int, ...]:
    """By Space: MP over land alone."""
    return tuple([int(way) for way in _flood(node, waves=False, sea=False)])


@lru_cache(None)
def by_sea(place: int) -> tuple[tuple[int, float], ...]:
    """Ports to which a Fleet can sail, and how dangerous the way is."""
    found = {place: 0.0}
    edge = [(0.0, place)]
    while edge:
        so_far, here = heappop(edge)
        if so_far > found[here]:
            continue
        for there in SEA_LINKS[here]:
            way = so_far + (DEEP_WAVE if DEEP_SEA[there] else WAVE)
            if way < FARTHEST and way < found.get(there, FARTHEST):
                found[there] = way
                heappush(edge, (way, there))
    return tuple((there, way) for there, way in found.items() if there < SPACE_COUNT and PORT[there])


@lru_cache(None)
def ports_near(space: int) -> tuple[tuple[int, int], ...]:
    """Ports from which one walks to a Space, and the MP it takes."""
    ports = [port for port in range(SPACE_COUNT) if PORT[port]]
    return tuple((port, by_land(port)[space]) for port in ports if by_land(port)[space] <= WALK)
