"""Chapters 2 and 20 for a screen: hexes, cities, counters, markers, events and tables as a client is sent them once."""

from __future__ import annotations

from typing import Any

import msgspec

from romanum.board.masks import bits as members
from romanum.games.trajan.data.components import (
    ALL_HEXES,
    CITIES,
    CIVIS_DISCIPLINE,
    CIVIS_STRENGTH,
    COASTS,
    COMBAT_LEAST,
    DISCIPLINE_RESULTS,
    DISCIPLINES,
    EVENTS,
    FIRST_SUPREME,
    FORMAL_SIEGE,
    GRID,
    HEX_NAMES,
    LAKE,
    LEVELS,
    MARCH_TABLE,
    MARCHES,
    MARKERS,
    MONTHS,
    OFF_MAP_SEAS,
    RIVER_HEX,
    SCENARIOS,
    SEAS,
    SHORT_MONTHS,
    SIDE,
    SIDE_IDS,
    SIDE_NAMES,
    STRATAGEMS,
    TABLES,
    TERRAIN,
    UNITS,
    VICTORY_SIZES,
    WINTER_MONTH,
)
from romanum.games.trajan.data.scenarios import Goal, Scenario


def parts() -> dict[str, Any]:
    """All lists in the order in which a position counts."""
    return {
        "columns": GRID.columns,
        "rows": GRID.rows,
        "hexes": [_hex(here) for here in ALL_HEXES],
        "seas": [{"name": name, "off_map": bool(OFF_MAP_SEAS >> sea & 1)} for sea, name in enumerate(SEAS)],
        "cities": [_city(city) for city in range(len(CITIES))],
        "sides": [{"id": SIDE_IDS[side], "name": SIDE_NAMES[side]} for side in range(len(SIDE_IDS))],
        "units": [_unit(unit) for unit in range(len(UNITS))],
        "supreme": [UNITS[unit].id for unit in FIRST_SUPREME],
        "kinds": [_plain(kind) for kind in TABLES.type],
        "terrain": [_plain(terrain) for terrain in TABLES.terrain],
        "markers": [{**_plain(marker), "actions": _actions(marker.id)} for marker in MARKERS],
        "events": [{"id": one.id, "name": one.name, "roll": one.roll, "text": one.text} for one in EVENTS],
        "months": [
            {"name": name, "short": SHORT_MONTHS[i], "winter": WINTER_MONTH[i]} for i, name in enumerate(MONTHS)
        ],
        "levels": list(LEVELS),
        "scenarios": [_scenario(number) for number in range(len(SCENARIOS))],
        "marches": {name: [march.text for march in MARCH_TABLE[i]] for i, name in enumerate(MARCHES)},
        "discipline": dict(zip(DISCIPLINES, DISCIPLINE_RESULTS, strict=True)),
        "combat": {"least": list(COMBAT_LEAST), "rows": [list(row) for row in TABLES.combat.rows]},
        "formal_siege": list(FORMAL_SIEGE),
        "victory_sizes": [_plain(size) for size in VICTORY_SIZES],
    }


def _plain(row: msgspec.Struct) -> dict[str, Any]:
    """A row of the data without its provenance."""
    fields: dict[str, Any] = msgspec.to_builtins(row)
    fields.pop("source", None)
    return fields


def _hex(here: int) -> dict[str, Any]:
    """What the ground is; rivers, lakes and coasts only where there are any."""
    found: dict[str, Any] = {"id": HEX_NAMES[here], "ground": TERRAIN[here]}
    if RIVER_HEX[here]:
        found["river"] = True
    if LAKE[here]:
        found["lake"] = True
    if COASTS[here]:
        found["coast"] = members(COASTS[here])
    return found


def _city(city: int) -> dict[str, Any]:
    row = CITIES[city]
    return {
        "id": row.id,
        "name": row.name,
        "hex": row.hex,
        "code": row.code,
        "capital": row.capital if row.capital != "none" else "",
        "sea": row.sea,
        "strength": CIVIS_STRENGTH[city],
        "discipline": DISCIPLINES[CIVIS_DISCIPLINE[city]],
    }


def _unit(unit: int) -> dict[str, Any]:
    row = UNITS[unit]
    return {
        "id": row.id,
        "name": row.name,
        "side": SIDE[unit],
        "nation": row.nation,
        "kind": row.kind,
        "strength": row.strength,
        "discipline": row.discipline,
        "move": row.move,
        "rating": row.rating,
        "guard": row.guard,
    }


def _actions(marker: str) -> list[dict[str, Any]]:
    """What a marker can be played for (6.4)."""
    rows = [one for one in STRATAGEMS if one.marker == marker]
    return [{"id": one.id, "name": one.name, "turn": one.turn, "text": one.text} for one in rows]


def _scenario(number: int) -> dict[str, Any]:
    scenario = SCENARIOS[number]
    return {
        "id": scenario.id,
        "name": scenario.name,
        "about": scenario.about,
        "turns": scenario.turns,
        "first_year": scenario.first_year,
        "goals": goals_of(scenario),
    }


def goals_of(scenario: Scenario) -> list[list[dict[str, Any]]]:
    """By side: the conditions of victory."""
    return [[_goal(goal) for goal in goals] for goals in scenario.goals]


def _goal(goal: Goal) -> dict[str, Any]:
    """A condition of victory with what it names (4.0)."""
    cities = [CITIES[city].id for city in members(goal.cities)] if goal.kind.endswith("-of-cities") else []
    if goal.city >= 0:
        cities = [CITIES[goal.city].id]
    return {
        "kind": goal.kind,
        "needed": goal.needed,
        "requisite": goal.requisite,
        "cities": cities,
        "leader": UNITS[goal.leader].id if goal.leader >= 0 else "",
    }
