"""How good a position is: the judgement behind the bots. It knows the game; the bots do not.

For every city the chance is estimated that it will be in Roman or Parthian hands at the end: by who holds it, by what
armies, leaders and trains are near, by its walls and by the turns left. From these follow the chances of the conditions
of victory, and from them who is ahead. What may change the war later counts a little: troops, leaders and markers.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from romanum.games.trajan.bots.survey import ENOUGH, SPREAD, Survey, bearings, chance_of, power, survey_of, tallied
from romanum.games.trajan.data.components import CITY_AT, CIVIS_STRENGTH, HATRA, LEVELS, RATING
from romanum.games.trajan.data.scenarios import Goal
from romanum.games.trajan.rules.combat.rounds import civis_strength
from romanum.games.trajan.rules.turn.recruitment import BringUnits
from romanum.games.trajan.rules.turn.victory import result
from romanum.games.trajan.state.position import (
    CITY_COUNT,
    NOBODY,
    NONE,
    OFF_MAP,
    PARTHIAN,
    ROMAN,
    RUNNING,
    TRIUMPH_MARKER,
    War,
)

BEFORE_THE_WALLS: Final = 0.6
"""What a besieging army adds beyond being near."""
WALLS: Final = 2.5
"""How much more a defender inside counts than one in the field."""
LOYALTY: Final = 3.0
"""What holds any city without soldiers."""
PACE: Final = 0.2
"""How much of what will happen to a city happens in a turn."""
FORESIGHT: Final = 6.0
"""No more turns than this are thought ahead: what can always be done later never is."""
CROWD: Final = 12.0
"""More power than this inside a city does not hold it any better."""

BARE_WALLS: Final = tuple(LOYALTY + WALLS * strength for strength in CIVIS_STRENGTH)
"""What holds each city by its Civis."""
SHARPNESS: Final = (1.2, 3.0)
"""How much a level of victory decides, at the beginning and at the end."""
CITY: Final = 0.05
TROOPS: Final = 0.006
MARKERS: Final = (0.03, 0.06, 0.03, 0.03, 0.06, 0.08, 0.08)
"""What each kind of marker in hand is worth."""
LEADER: Final = 0.05
SUPREME: Final = 0.3


def value(g: War, seat: int) -> float:
    """About the chance of a seat to win."""
    if not g.stack:
        return _final(g, seat)
    survey = survey_of(g)
    chances = futures(g, survey)
    return by_hopes(g, survey, chances, [hopes(g, side, chances) for side in (ROMAN, PARTHIAN)])[seat]


def by_hopes(
    g: War, survey: Survey, chances: tuple[list[float], list[float]], levels: Sequence[float]
) -> tuple[float, float]:
    """The same for both seats, by the levels of victory that each may hope for."""
    progress = (g.turn - 1) / g.final_turn
    sharpness = SHARPNESS[0] + (SHARPNESS[1] - SHARPNESS[0]) * progress
    chance = 1 / (1 + exp(-sharpness * lead(g, survey, progress, chances, levels)))
    return chance, 1 - chance


def _final(g: War, seat: int) -> float:
    outcome = result(g)
    if g.ended == RUNNING and len(outcome.winners) > 1:
        return 0.5
    return 0.45 if len(outcome.winners) > 1 else float(seat in outcome.winners)


def lead(
    g: War, survey: Survey, progress: float, chances: tuple[list[float], list[float]], levels: Sequence[float]
) -> float:
    """By how many levels of victory Rome is ahead, with what the rest is worth."""
    means = [(1 - progress) * resources(g, survey, side) for side in (ROMAN, PARTHIAN)]
    cities = CITY * (sum(chances[ROMAN]) - sum(chances[PARTHIAN]))
    return levels[ROMAN] - levels[PARTHIAN] + cities + means[ROMAN] - means[PARTHIAN]


# ---- cities


def turns_left(g: War, side: int) -> float:
    """The turns in which a side can still change something, the running one included.

    In the last turn Rome has its say before Parthia has. Before that nothing changes within a turn: to be done is free.
    """
    left = g.final_turn - g.turn
    return 0.0 if not left and g.active > side else left + 1.0


def futures(g: War, survey: Survey) -> tuple[list[float], list[float]]:
    """By side: the chance to hold each city at the end."""
    near = (bearings(g, ROMAN), bearings(g, PARTHIAN))
    falls = [1 - exp(-PACE * min(turns_left(g, side), FORESIGHT)) for side in (ROMAN, PARTHIAN)]
    before, walls = (sieges(survey, ROMAN), sieges(survey, PARTHIAN)), defences(g, survey)
    found = ([0.0] * CITY_COUNT, [0.0] * CITY_COUNT)
    for city, holder in enumerate(survey.holders):
        if holder == NOBODY:
            total = near[ROMAN][city] + near[PARTHIAN][city] + LOYALTY
            found[ROMAN][city] = falls[ROMAN] * near[ROMAN][city] / total
            found[PARTHIAN][city] = falls[PARTHIAN] * near[PARTHIAN][city] / total
            continue
        enemy = 1 - holder
        attack = near[enemy][city]
        if attack:
            if city in before[enemy]:
                attack += before[enemy][city]
            taken = falls[enemy] * attack / (attack + near[holder][city] + walls[city])
            found[enemy][city] = taken
            found[holder][city] = 1 - taken
        else:
            found[holder][city] = 1.0
    return found


def sieges(survey: Survey, side: int) -> dict[int, float]:
    """What the armies of a side before cities add there."""
    armies = survey.outside[side].items()
    return {CITY_AT[hex]: BEFORE_THE_WALLS * min(power, ENOUGH) for hex, power in armies if CITY_AT[hex] >= 0}


def defences(g: War, survey: Survey) -> list[float]:
    """What holds each city: its Civis, its garrison and its loyalty."""
    found = list(BARE_WALLS)
    for city, side in enumerate(g.civis):
        if side == NOBODY:
            found[city] = LOYALTY
    if g.hatra_defies and g.civis[HATRA] != NOBODY:
        found[HATRA] = LOYALTY + WALLS * civis_strength(g, HATRA)
    for side in (ROMAN, PARTHIAN):
        for hex, inside in survey.garrison[side].items():
            if survey.holders[CITY_AT[hex]] == side:
                found[CITY_AT[hex]] += WALLS * min(inside, CROWD)
    return found


# ---- conditions of victory


def hopes(g: War, side: int, chances: tuple[list[float], list[float]]) -> float:
    """The levels of victory a side may hope for."""
    held = chances[side]
    spread, cities = tallied(held, SPREAD * turns_left(g, side) ** 0.5 + 0.1)
    total, sure = 0.0, 1.0
    for goal in g.played.goals[side]:
        chance = chance_of(goal, held, spread, cities) if goal.cities else other_chance(g, side, goal, chances)
        if goal.requisite:
            sure *= chance
        else:
            total += chance
    return min(total, len(LEVELS)) * sure


def other_chance(g: War, side: int, goal: Goal, chances: tuple[list[float], list[float]]) -> float:
    """The same for what is not about cities: a king gone, a Triumph held."""
    if goal.kind == "triumph":
        if g.triumph == goal.city:
            return chances[side][goal.city]
        hope = 0.5 if g.holds(side, TRIUMPH_MARKER) else 0.25
        return chances[side][goal.city] * hope if turns_left(g, side) else 0.0
    hex = g.where[goal.leader]
    if not 0 <= hex < len(CITY_AT):
        return 1.0
    city = CITY_AT[hex]
    if not turns_left(g, side):
        return 0.0
    return 0.2 + 0.5 * chances[side][city] if city >= 0 else 0.35


# ---- the rest


def resources(g: War, survey: Survey, side: int) -> float:
    """Troops, leaders, markers: what can still change something."""
    total = TROOPS * sum(survey.push[side].values())
    total += LEADER * sum([RATING[u] for u in survey.leaders[side]])
    total += sum([MARKERS[kind] for kind in g.markers(side)])
    if side == ROMAN and isinstance(g.stack[-1], BringUnits):
        total += TROOPS * power(g.in_box(ROMAN, OFF_MAP))
    return total + SUPREME if g.supreme[side] != NONE else total
