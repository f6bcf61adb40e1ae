"""How good a position is: the judgement behind the bots. It knows the game; the bots do not.

A side's prospects are its conditions of victory, met or in sight, and what may change them: cities under siege, armies
near the cities they should take or hold, troops, markers and the Supreme Leader. The nearer the end, the more
counts what is held and the less what might be.
"""

from __future__ import annotations

from math import exp
from typing import Final

from romanum.games.trajan.components import CITY_HEX, KIND, LEADER, SCENARIOS
from romanum.games.trajan.rounds import civis_strength
from romanum.games.trajan.state import CITY_COUNT, NOBODY, NONE, PARTHIAN, ROMAN, RUNNING, War
from romanum.games.trajan.survey import power, roads_to_cities, worths
from romanum.games.trajan.victory import result, standings

LEVEL: Final = (1.3, 2.6)
"""What a level of victory is worth at the beginning and at the end."""
CITY: Final = 0.045
"""One point of a city's worth, held."""
SIEGE: Final = 0.5
"""The part of a city that a strong besieger already has."""
REACH: Final = 9.0
"""Over so long a way (half hexes of road) an army's promise falls to a third."""
PROMISE: Final = 0.011
"""What a point of power next to a city is worth, for each point of the city's worth."""
ENOUGH: Final = 26.0
"""More power than this in one place adds little."""
TROOPS: Final = 0.012
MARKER: Final = 0.05
SUPREME: Final = 0.35
LEADER_WITH_TROOPS: Final = 0.05


def value(g: War, seat: int) -> float:
    """About the chance of a seat to win."""
    if not g.stack:
        return _final(g, seat)
    progress = (g.turn - 1) / SCENARIOS[g.scenario].turns
    margin = prospects(g, ROMAN, progress) - prospects(g, PARTHIAN, progress)
    chance = 1 / (1 + exp(-margin))
    return chance if seat == ROMAN else 1 - chance


def _final(g: War, seat: int) -> float:
    outcome = result(g)
    if g.ended == RUNNING and len(outcome.winners) > 1:
        return 0.5
    return 0.45 if len(outcome.winners) > 1 else float(seat in outcome.winners)


def prospects(g: War, side: int, progress: float) -> float:
    """What speaks for a side."""
    level = LEVEL[0] + (LEVEL[1] - LEVEL[0]) * progress
    score = level * hopes(g, side)
    score += CITY * sum(_held(g, side))
    score += armies(g, side) * (1.0 - 0.6 * progress)
    score += MARKER * len(g.markers(side)) * (1.0 - progress)
    if g.supreme[side] != NONE:
        score += SUPREME * (1.0 - progress)
    return score


def hopes(g: War, side: int) -> float:
    """The conditions of victory: one for each that is met, part of one for each that is near."""
    total = 0.0
    for goal, now, met in standings(g, side):
        if goal.requisite:
            total += 0.0 if met else -0.8
        elif met:
            spare = now - goal.needed
            total += 1.0 if goal.needed == 1 or spare < 0 else 0.85 + 0.15 * min(spare, 3) / 3
        elif goal.kind == "count":
            total += max(0.0, 0.8 - 0.12 * (goal.needed - now))
        else:
            total += 0.45 * now / goal.needed
    return total


def _held(g: War, side: int) -> list[float]:
    """What each city brings: held ones all, less what a siege threatens; besieged ones of the enemy a part."""
    worth = worths(g.scenario)[side]
    found = []
    for city in range(CITY_COUNT):
        holder = g.controller(city)
        if holder == NOBODY:
            continue
        danger = threat(g, city, holder)
        found.append(worth[city] * (1.0 - danger) if holder == side else worth[city] * danger)
    return found


def threat(g: War, city: int, holder: int) -> float:
    """How far a siege has come: the besiegers' power against what holds the walls, 0 to `SIEGE`."""
    hex = CITY_HEX[city]
    if hex not in g.where:
        return 0.0
    besiegers = power(g.units_at(1 - holder, hex))
    if besiegers < 1:
        return 0.0
    inside = power(g.garrison(holder, hex)) + (civis_strength(g, city) if g.civis[city] == holder else 0)
    outside = power(g.outside(holder, hex))
    return SIEGE * max(0.0, besiegers - outside) / (besiegers + 3.0 * inside + outside)


def armies(g: War, side: int) -> float:
    """Troops, and the promise of where they stand: near a city worth taking or in danger."""
    roads = roads_to_cities()
    worth = worths(g.scenario)[side]
    wanted = [(roads[c], worth[c]) for c in range(CITY_COUNT) if g.controller(c) != side]
    total = 0.0
    for hex, units in g.stacks(side).items():
        strong = power(units)
        total += TROOPS * strong
        if strong < 2:
            continue
        near = max((worth * exp(-way[hex] / REACH) for way, worth in wanted), default=0.0)
        total += PROMISE * near * strong / (1.0 + strong / ENOUGH)
        if any(KIND[u] == LEADER for u in units):
            total += LEADER_WITH_TROOPS
    return total
