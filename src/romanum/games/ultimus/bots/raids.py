"""Voyages (3.4.2, 6.3m): who should go aboard a fleet, and where to land.

Tribes at war raid the coast; Romans land beside enemies whom they can beat, where the land way is longer; an Augustus
astray sails home.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from romanum.games.ultimus.bots.pull import OWN_HALF, Scout
from romanum.games.ultimus.bots.survey import CAPITALS, LEADER_WORTH, OCCUPIED, Force
from romanum.games.ultimus.data.components import (
    COAST,
    FLEET_UNITS,
    HALF,
    LEADER_COUNT,
    LEADER_TRIBE,
    NAVIGABLE,
    PF,
    SEAS_OF,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.march.limits import barred
from romanum.games.ultimus.rules.march.movement import barred_piece, commands, guard_unit, held_by_revolt, revolts
from romanum.games.ultimus.state.position import ABOARD, AT_SEA, BARBARIAN, EXTRA_FLEET, NOBODY, ROMAN, TRIBE_OF

RAID: Final = 2.5
"""A raid that promises less is left alone,"""
EXPEDITION: Final = 1.0
"""and so is a Roman landing,"""
BETTER: Final = 0.3
"""or one that is hardly better than marching."""
NEEDED: Final = 2
"""Sequences it takes to land and to be home again (3.4.2f); the extra fleet may be lost (6.3m)."""


class Voyage(NamedTuple):
    """Who should land where, from which sea, and what it promises."""

    gain: float
    leader: int
    units: tuple[int, ...]
    sea: int
    area: int


class Crew(NamedTuple):
    """A leader and units who might sail together, and the least that makes them do it."""

    leader: int
    units: tuple[int, ...]
    least: float


def voyage_of(scout: Scout, fleet: int) -> Voyage | None:
    """The voyage that promises most for a fleet in port, if any is worth it."""
    g = scout.g
    key = ("voyage", fleet, g.fleet_at[fleet], g.fleet_used[fleet], scout.moment)
    return scout.survey.once(key, lambda: _plan(scout, fleet))


def _plan(scout: Scout, fleet: int) -> Voyage | None:
    g = scout.g
    port, aboard = g.fleet_at[fleet], g.at(ABOARD + fleet)
    needed = 1 if fleet == EXTRA_FLEET else NEEDED
    if g.fleet_camp[fleet] != scout.camp or scout.mine < needed or not 0 <= port < AT_SEA or g.fleet_moved[fleet]:
        return None
    return None if g.fleet_used[fleet] and not aboard else voyage_from(scout, port, aboard)


def voyage_from(scout: Scout, port: int, aboard: tuple[int, ...] = ()) -> Voyage | None:
    """The voyage that promises most from a port, for those aboard and those who may still join them."""
    if not aboard and port not in scout.own:
        return None
    crews = _tribal_crews(scout, port, aboard) if scout.camp == BARBARIAN else _roman_crews(scout, port, aboard)
    found = [voyage for crew in crews if (voyage := _best_landing(scout, crew, port)) is not None]
    return max(found, default=None)


def launch(scout: Scout) -> Voyage | None:
    """6.3m: the voyage that promises most for an extra fleet, wherever that is put."""
    ports = [area for area in scout.own if _seas(area)]
    return max([voyage for port in ports if (voyage := voyage_from(scout, port)) is not None], default=None)


def _seas(area: int) -> list[int]:
    return [sea for sea in NAVIGABLE if SEAS_OF[area] >> sea & 1]


# ---- who


def _tribal_crews(scout: Scout, port: int, aboard: tuple[int, ...]) -> list[Crew]:
    """The best leader of a Tribe at war and the strongest of his people; somebody stays."""
    g = scout.g
    held = revolts(g)
    own = [p for p in (*g.of_camp(BARBARIAN, port), *aboard) if TRIBE_OF[p] >= 0 and not g.cause[p]]
    pieces = [p for p in own if not held_by_revolt(g, p, held)]
    leaders = [p for p in pieces if p < LEADER_COUNT and scout.survey.at_war[LEADER_TRIBE[p]]]
    if not leaders:
        return []
    leader = max(leaders, key=lambda p: (LEADER_WORTH[p], -p))
    units = [p for p in pieces if p >= LEADER_COUNT and TRIBE_OF[p] == LEADER_TRIBE[leader]]
    company = _strongest(scout, units)[: min(FLEET_UNITS, len(units) - 1)]
    return [Crew(leader, company, RAID)] if company else []


def _roman_crews(scout: Scout, port: int, aboard: tuple[int, ...]) -> list[Crew]:
    """Every leader with the two best units that he may command; whoever is aboard goes before others."""
    g = scout.g
    held = revolts(g)
    fresh = [p for p in g.of_camp(ROMAN, port) if not g.moved[p] and not held_by_revolt(g, p, held)]
    leaders = [p for p in aboard if p < LEADER_COUNT] or [p for p in fresh if p < LEADER_COUNT]
    waiting = scout.without_watch([p for p in fresh if p >= LEADER_COUNT and g.guard_of[p] == NOBODY], port)
    crews = []
    for leader in leaders:
        guard = guard_unit(g, leader)
        first = [p for p in aboard if p >= LEADER_COUNT and p != guard]
        if leader in g.augustus:
            crews.append(Crew(leader, (guard,) if guard != NOBODY else (), BETTER))
            continue
        joining = _strongest(scout, [u for u in waiting if commands(g, leader, u) is None])
        units = (*((guard,) if guard != NOBODY else ()), *first, *joining)[:FLEET_UNITS]
        if units and (TRIBE_OF[leader] < 0 or any(TRIBE_OF[u] == TRIBE_OF[leader] for u in units)):
            crews.append(Crew(leader, units, EXPEDITION))
    return crews


def _strongest(scout: Scout, units: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(units, key=lambda u: (-PF[u][scout.g.reduced[u]], u)))


# ---- where to


def _best_landing(scout: Scout, crew: Crew, port: int) -> Voyage | None:
    leader, units, least = crew
    here = scout.g.where[leader]
    if scout.camp == ROMAN and here == port:
        plan = scout.plan(leader)
        least = max(least, BETTER + (plan.gain if plan is not None else 0.0))
    best: Voyage | None = None
    for sea in _seas(port):
        for area, gain in _shores(scout, crew, port, COAST[sea]).items():
            if gain > least:
                best, least = Voyage(gain, leader, units, sea, area), gain
    return best


def _shores(scout: Scout, crew: Crew, port: int, coast: Iterable[int]) -> dict[int, float]:
    """What areas on a coast promise a crew."""
    g, (leader, units, _) = scout.g, crew
    if leader in g.augustus:
        return _homes(scout, leader, [area for area in coast if area != port])
    group = Force(scout.camp, port, list(units), [leader], g.reduced)
    if scout.camp == BARBARIAN:
        open_to = scout.open_to(LEADER_TRIBE[leader])
        return scout.tribal_goals(group, [a for a in coast if a != port and a in open_to and OCCUPIED[a]])
    found = scout.roman_goals(group, [a for a in coast if a in scout.enemies and a != port])
    return {area: scout.manner.slower * gain for area, gain in found.items() if _may_land(scout, crew, area)}


def _may_land(scout: Scout, crew: Crew, area: int) -> bool:
    """3.4.2e, 3.2: whether a leader may be in an area, and all units with him or without."""
    g = scout.g
    if barred_piece(g, crew.leader, crew.leader, area) is not None:
        return False
    return all(any(barred(g, u, leader, area) is None for leader in (crew.leader, NOBODY)) for u in crew.units)


def _homes(scout: Scout, leader: int, areas: Iterable[int]) -> dict[int, float]:
    """3.6.6: what areas of his own half promise an Augustus who is away from it."""
    g = scout.g
    half, here = g.half_of_augustus(leader), g.where[leader]
    if here < ZONE_COUNT and HALF[here] == half:
        return {}
    own = [area for area in areas if HALF[area] == half and area not in scout.enemies]
    return {area: scout.manner.slower * (scout.seat(area) if area in CAPITALS else OWN_HALF) for area in own}


def landing(scout: Scout, fleet: int, area: int) -> float:
    """What an area promises those aboard a fleet at sea."""
    g = scout.g
    aboard = g.at(ABOARD + fleet)
    units = tuple(p for p in aboard if p >= LEADER_COUNT)
    leaders = [p for p in aboard if p < LEADER_COUNT]
    leader = max(leaders, key=lambda p: (p in g.augustus, LEADER_WORTH[p]), default=NOBODY)
    if leader == NOBODY or not (units or leader in g.augustus):
        return 0.0
    return _shores(scout, Crew(leader, units, 0.0), g.fleet_at[fleet], [area]).get(area, 0.0)
