"""Chapters 1 and 3.1 and the tables for a screen: areas, peoples, leaders, units, stratagems, sent to a client once."""

from __future__ import annotations

from typing import Any

from romanum.games.ultimus.data.components import (
    BONUS_MOST,
    BORDER,
    CAPACITY_BONUS,
    CODES,
    COLUMNS,
    COMBAT_RESULT,
    COST,
    DEATH,
    DEATH_ROLLS,
    DIOCESE_HALF,
    DIOCESE_NAMES,
    DIOCESES,
    ENTRY_ZONE,
    EVENTS,
    FLEET_BASE,
    GENERIC,
    HALF,
    HOME_ZONES,
    LEADER_COUNT,
    LEADER_HALF,
    LEADERS,
    NAVIGABLE,
    PA_HOME,
    PM,
    QUALITY_MOST,
    ROWS,
    SCENARIOS,
    SEA_LINKS,
    SEA_NAMES,
    SEAS,
    STRATAGEMS,
    TABLES,
    TRIBES,
    UNIT_HALF,
    UNITS,
    ZONES,
)
from romanum.games.ultimus.data.scenarios import Scenario
from romanum.games.ultimus.data.schema import Leader, Stratagem, Tribe, Zone
from romanum.games.ultimus.state.actions import FLEET_IDS
from romanum.games.ultimus.state.names import FLEET_NAMES, area_name
from romanum.games.ultimus.state.position import CAMP_IDS, HALF_IDS, NONE, PHASE_IDS, STATUS_IDS


def parts() -> dict[str, Any]:
    """All lists in the order in which a position counts; areas, seas and Tribes elsewhere by their number or id."""
    return {
        "zones": [_zone(area, zone) for area, zone in enumerate(ZONES)],
        "borders": [[a, b, BORDER[a][b], COST[a][b]] for a in range(len(ZONES)) for b in BORDER[a] if a < b],
        "seas": [_sea(sea) for sea in range(len(SEAS))],
        "dioceses": [
            {"id": diocese, "name": DIOCESE_NAMES[n], "half": DIOCESE_HALF[n]} for n, diocese in enumerate(DIOCESES)
        ],
        "camps": list(CAMP_IDS),
        "halves": list(HALF_IDS),
        "phases": list(PHASE_IDS),
        "statuses": list(STATUS_IDS),
        "tribes": [_tribe(number, tribe) for number, tribe in enumerate(TRIBES)],
        "leaders": [_leader(number, leader) for number, leader in enumerate(LEADERS)],
        "units": [_unit(number) for number in range(len(UNITS))],
        "fleets": [_fleet(number) for number in range(len(FLEET_IDS))],
        "combat": _combat(),
        "events": [{"sum": one.sum, "id": one.id, "name": one.name, "text": one.text} for one in EVENTS],
        "stratagems": [_stratagem(one) for one in STRATAGEMS],
        "scenarios": [_scenario(one) for one in SCENARIOS],
        "death_rolls": list(DEATH_ROLLS),
        "guards": list(TABLES.guards.pf),
        "hand": TABLES.hand.most,
    }


def _zone(area: int, zone: Zone) -> dict[str, Any]:
    return {
        "id": zone.id,
        "name": area_name(area),
        "province": zone.name,
        "code": zone.code,
        "diocese": zone.diocese,
        "half": HALF[area],
        "tribe": zone.tribe,
        "town": zone.town,
        "capital": zone.capital,
        "port": zone.port,
        "seas": [SEAS.index(sea) for sea in zone.seas],
        "east": zone.east,
    }


def _sea(sea: int) -> dict[str, Any]:
    return {"id": SEAS[sea], "name": SEA_NAMES[sea], "fleets": sea in NAVIGABLE, "links": list(SEA_LINKS[sea])}


def _tribe(number: int, tribe: Tribe) -> dict[str, Any]:
    return {
        "id": tribe.id,
        "name": tribe.name,
        "nationality": tribe.nationality,
        "rank": tribe.rank,
        "regnum": tribe.regnum,
        "federate": tribe.federate,
        "homes": list(HOME_ZONES[number]),
    }


def _leader(number: int, leader: Leader) -> dict[str, Any]:
    """Who never dies by the tables has no years of death."""
    return {
        "id": leader.id,
        "name": leader.name,
        "cc": leader.cc,
        "vs": leader.vs,
        "bt": leader.bt,
        "cp": leader.cp,
        "origin": leader.origin,
        "half": LEADER_HALF[number],
        "tribe": leader.tribe,
        "generic": GENERIC[number],
        "entry": leader.entry,
        "death": list(DEATH[number]) if leader.death else [],
        "zone": ENTRY_ZONE[number],
    }


def _unit(number: int) -> dict[str, Any]:
    unit = UNITS[number]
    return {
        "id": unit.id,
        "name": unit.name,
        "kind": unit.kind,
        "tribe": unit.tribe,
        "diocese": unit.diocese,
        "half": UNIT_HALF[number],
        "home": PA_HOME[number],
        "barbarian": unit.barbarian,
        "full": list(unit.full),
        "reduced": list(unit.reduced),
        "move": PM[LEADER_COUNT + number],
        "entry": unit.entry,
    }


def _fleet(number: int) -> dict[str, Any]:
    base = FLEET_BASE[number] if number < len(FLEET_BASE) else NONE
    return {"id": FLEET_IDS[number], "name": FLEET_NAMES[number], "base": base}


def _combat() -> dict[str, Any]:
    """8.3 to 8.6: a cell is the attacker's result, the defender's, and 0 or 1 for the winner."""
    return {
        "columns": [f"{attack}/{defence}" for attack, defence in COLUMNS],
        "rows": list(ROWS),
        "cells": [[[CODES[own], CODES[other], winner] for own, other, winner in row] for row in COMBAT_RESULT],
        "quality_most": QUALITY_MOST,
        "bonus_most": BONUS_MOST,
        "capacity_bonus": CAPACITY_BONUS,
    }


def _stratagem(stratagem: Stratagem) -> dict[str, Any]:
    return {
        "id": stratagem.id,
        "name": stratagem.name,
        "camp": stratagem.camp,
        "phases": stratagem.phases,
        "also": stratagem.also,
        "count": stratagem.count,
        "rule": stratagem.rule,
        "text": stratagem.text,
        "removed": stratagem.removed,
    }


def _scenario(scenario: Scenario) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "name": scenario.name,
        "about": scenario.about,
        "start": scenario.start,
        "end": scenario.end,
        "first": CAMP_IDS[scenario.first_initiative],
        "specials": [special.text for special in scenario.specials],
    }
