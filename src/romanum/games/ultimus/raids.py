"""Raids by sea (3.4.2): where a Tribe at war with a fleet would land, and who goes aboard."""

from __future__ import annotations

from typing import Final, NamedTuple

from romanum.games.ultimus.components import COAST, FLEET_UNITS, LEADER_COUNT, LEADER_TRIBE, NAVIGABLE, PF, SEAS_OF
from romanum.games.ultimus.pull import Scout
from romanum.games.ultimus.state import ABOARD, AT_SEA, BARBARIAN, EXTRA_FLEET, TRIBE_OF
from romanum.games.ultimus.survey import LEADER_WORTH, OCCUPIED, Force

LEAST: Final = 2.5
"""A raid that promises less is left alone."""
NEEDED: Final = 2
"""Sequences it takes to land and to be home again (3.4.2f)."""
MAY_SAIL: Final = frozenset(NAVIGABLE)


class Raid(NamedTuple):
    """Who should land where, from which sea."""

    leader: int
    units: tuple[int, ...]
    sea: int
    area: int


def raid_of(scout: Scout, fleet: int) -> Raid | None:
    """The raid that promises most for a fleet in port, if any is worth it."""
    key = ("raid", fleet, scout.mine, scout.theirs)
    plans = scout.survey.plans
    if key not in plans:
        plans[key] = _plan(scout, fleet)
    raid: Raid | None = plans[key]
    return raid


def _plan(scout: Scout, fleet: int) -> Raid | None:
    g = scout.g
    port = g.fleet_at[fleet]
    if scout.camp != BARBARIAN or fleet == EXTRA_FLEET or scout.mine < NEEDED or not 0 <= port < AT_SEA:
        return None
    pieces = [p for p in (*g.of_camp(BARBARIAN, port), *g.at(ABOARD + fleet)) if TRIBE_OF[p] >= 0 and not g.cause[p]]
    leaders = [p for p in pieces if p < LEADER_COUNT and scout.survey.at_war[LEADER_TRIBE[p]]]
    if not leaders:
        return None
    leader = max(leaders, key=lambda p: (LEADER_WORTH[p], -p))
    units = [p for p in pieces if p >= LEADER_COUNT and TRIBE_OF[p] == LEADER_TRIBE[leader]]
    units.sort(key=lambda u: (-PF[u][g.reduced[u]], u))
    company = tuple(units[: min(FLEET_UNITS, len(units) - 1)])
    return _best_landing(scout, leader, company, port) if company else None


def _best_landing(scout: Scout, leader: int, units: tuple[int, ...], port: int) -> Raid | None:
    group = Force(BARBARIAN, port, list(units), [leader], scout.g.reduced)
    open_to = scout.open_to(LEADER_TRIBE[leader])
    best, raid = LEAST, None
    for sea in MAY_SAIL:
        if not SEAS_OF[port] >> sea & 1:
            continue
        shores = [area for area in COAST[sea] if area != port and area in open_to and OCCUPIED[area]]
        for area, gain in scout.tribal_goals(group, shores).items():
            if gain > best:
                best, raid = gain, Raid(leader, units, sea, area)
    return raid


def landing(scout: Scout, fleet: int, area: int) -> float:
    """What an area promises those aboard a fleet at sea."""
    g = scout.g
    aboard = g.at(ABOARD + fleet)
    units = [p for p in aboard if p >= LEADER_COUNT]
    if not units or TRIBE_OF[units[0]] < 0:
        return 0.0
    group = Force(BARBARIAN, g.fleet_at[fleet], units, [p for p in aboard if p < LEADER_COUNT], g.reduced)
    return scout.tribal_goals(group, [area]).get(area, 0.0)
