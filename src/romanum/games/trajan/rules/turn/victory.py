"""Chapter 4: who has won. Levels of victory by the conditions of the scenario, and the ends before its last turn."""

from __future__ import annotations

from typing import Any, NamedTuple

from romanum.board.masks import bits, mask
from romanum.engine.game import Result
from romanum.games.trajan.data.components import CITIES, ENEMY_CAPITALS, GRID, LEVELS, UNITS
from romanum.games.trajan.data.scenarios import Goal
from romanum.games.trajan.state.position import (
    CITY_COUNT,
    CONCEDED,
    NONE,
    OPTIMUS,
    PARTHIAN,
    ROMAN,
    SIDE_IDS,
    TREATY,
    War,
)

OPTIMUS_LEVEL = 4
"""4.1: above every level that is judged at the end."""


class Standing(NamedTuple):
    """How far a side is with one condition of victory."""

    goal: Goal
    now: int
    met: bool


def held(g: War) -> tuple[int, int]:
    """The cities of each side, as masks."""
    holders = [g.controller(city) for city in range(CITY_COUNT)]
    return tuple(mask(c for c, holder in enumerate(holders) if holder == side) for side in (ROMAN, PARTHIAN))  # type: ignore[return-value]


def on_map(g: War) -> int:
    """The units on the map, as a mask."""
    return mask(unit for unit, hex in enumerate(g.where) if 0 <= hex < GRID.size)


def holds_all_enemy_capitals(g: War, side: int) -> bool:
    """4.1: all four regional, or all five provincial capitals."""
    capitals = ENEMY_CAPITALS[side]
    return all(g.controller(city) == side for city in range(CITY_COUNT) if capitals >> city & 1)


def standings(g: War, side: int) -> list[Standing]:
    """4.0: each condition of a side, and how far it is."""
    cities, units = held(g)[side], on_map(g)
    goals = g.played.goals[side]
    return [Standing(x, x.now(cities, units, g.triumph), x.met(cities, units, g.triumph)) for x in goals]


def level(g: War, side: int) -> int:
    """4.0b: 0 to 3 at the end of the scenario; an Optimus victory is beyond them."""
    if g.ended == OPTIMUS:
        return OPTIMUS_LEVEL if side == g.ended_by else 0
    return g.played.level(side, held(g)[side], on_map(g), g.triumph)


def result(g: War) -> Result:
    """4.0-4.2: the higher level wins; equal levels, or a treaty, and nobody does."""
    levels = (level(g, ROMAN), level(g, PARTHIAN))
    facts: dict[str, Any] = {"roman": name_of(levels[ROMAN]), "parthian": name_of(levels[PARTHIAN])}
    if g.ended == TREATY:
        return Result((ROMAN, PARTHIAN), ((ROMAN, PARTHIAN),), levels, "treaty", facts)
    if g.ended == CONCEDED:
        return _won(1 - g.ended_by, levels, "conceded", facts)
    if g.ended == OPTIMUS:
        return _won(g.ended_by, levels, "optimus", facts)
    if levels[ROMAN] == levels[PARTHIAN]:
        return Result((ROMAN, PARTHIAN), ((ROMAN, PARTHIAN),), levels, "drawn", facts)
    return _won(ROMAN if levels[ROMAN] > levels[PARTHIAN] else PARTHIAN, levels, "won", facts)


def _won(side: int, levels: tuple[int, int], how: str, facts: dict[str, Any]) -> Result:
    named = {**facts, "side": SIDE_IDS[side], "level": name_of(levels[side])}
    return Result((side,), ((side,), (1 - side,)), levels, how, named)


def tags(g: War) -> dict[str, list[list[str]]]:
    """What each side had at the end, for the balance tables of the arena."""
    cities = held(g)
    return {
        "condition": [[_goal_id(s.goal) for s in standings(g, side) if s.met] for side in (ROMAN, PARTHIAN)],
        "capital": [[CITIES[city].id for city in bits(cities[s] & ENEMY_CAPITALS[s])] for s in (ROMAN, PARTHIAN)],
        "leader": [[UNITS[leader].id] if leader != NONE else [] for leader in g.supreme],
    }


def _goal_id(goal: Goal) -> str:
    """A condition in few words: `ctesiphon`, `edessa+nisibis`, `40-cities`, `parthamasiris-gone`, `triumph`."""
    if goal.kind == "count":
        return f"{goal.needed}-cities"
    if goal.leader >= 0:
        return f"{UNITS[goal.leader].id}-gone"
    if goal.city >= 0:
        return "triumph"
    return ("+" if goal.kind == "all-of-cities" else "|").join(CITIES[city].id for city in bits(goal.cities))


def name_of(reached: int) -> str:
    """What a level is called."""
    return "none" if not reached else "optimus" if reached == OPTIMUS_LEVEL else LEVELS[reached - 1].lower()
