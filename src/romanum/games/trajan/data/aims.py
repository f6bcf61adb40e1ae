"""Conditions of victory of one's own (4.0), from the same building blocks as those of the scenarios.

A row of them names its side: `{ side = "roman", kind = "count", cities = 38 }`. Who has none wins nothing by them.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

import msgspec

from romanum.engine.sheets.blocks import Row, rows_of, told_plainly
from romanum.engine.sheets.faults import Wrong, unknown
from romanum.games.trajan.data.components import CITIES, CITY, LEADERS, SCENARIO_ROWS, SCENARIOS, SIDE_IDS, UNIT, UNITS
from romanum.games.trajan.data.scenarios import Goal, Scenario, goal_of
from romanum.games.trajan.data.schema import AnyCondition

LEADER_IDS: Final = tuple(unit.id for number, unit in enumerate(UNITS) if LEADERS >> number & 1)
Played: TypeAlias = int | tuple[int, str]
"""A scenario by its number; with other conditions, these beside it."""


@cache
def played(which: Played) -> Scenario:
    """A scenario, with conditions of somebody's own where there are any."""
    if isinstance(which, int):
        return SCENARIOS[which]
    number, kept = which
    goals: tuple[list[Goal], list[Goal]] = ([], [])
    for row in rows_of(kept):
        side, goal = aim_of(row)
        goals[side].append(goal)
    return msgspec.structs.replace(SCENARIOS[number], goals=(tuple(goals[0]), tuple(goals[1])))


def aim_of(row: Row) -> tuple[int, Goal]:
    """Whose condition a row is, and what it asks; `Wrong` says what is not right."""
    rest = {name: value for name, value in row.items() if name != "side"}
    side = row.get("side")
    if side not in SIDE_IDS:
        raise unknown(side, SIDE_IDS)
    condition: Any = msgspec.convert(rest, AnyCondition, strict=True)
    cities = getattr(condition, "cities", ())
    for city in (*(cities if isinstance(cities, tuple) else ()), *filter(None, [getattr(condition, "city", "")])):
        if city not in CITY:
            raise unknown(city, [*CITY])
    if isinstance(cities, tuple) and len(set(cities)) < max(len(cities), hasattr(condition, "cities")):
        raise Wrong("cities-once")
    if isinstance(cities, int) and cities > len(CITIES):
        raise Wrong("cities-count", most=len(CITIES))
    if getattr(condition, "leader", LEADER_IDS[0]) not in LEADER_IDS:
        raise unknown(condition.leader, LEADER_IDS)
    return SIDE_IDS.index(side), goal_of(condition, CITY, UNIT)


def own_aims(scenario: int) -> list[Row]:
    """The conditions of a scenario, as they would stand in a sheet."""
    victory = SCENARIO_ROWS[scenario].victory
    return [
        {"side": side, **told_plainly(condition)}
        for side, conditions in zip(SIDE_IDS, (victory.roman, victory.parthian), strict=True)
        for condition in conditions
    ]
