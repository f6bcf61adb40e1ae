"""Chapter 15.4: how far a power has come with the Objectives it holds."""

from __future__ import annotations

from typing import Any

from romanum.games.pax.data.components import (
    OBJECTIVES,
    PLACE,
    PLACE_IDS,
    PORT,
    PROVINCE,
    PROVINCE_COUNT,
    PROVINCE_OF,
    SPACES_OF,
    TERRITORY,
    TERRITORY_OF,
)
from romanum.games.pax.data.schema import Objective
from romanum.games.pax.rules.turn.objectives import fulfilled, worth_in_gop
from romanum.games.pax.state.control import is_home, territory_lord
from romanum.games.pax.state.forces import towns_of
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import side_id


def progress(g: Mediterranean, power: int) -> list[dict[str, Any]]:
    """By Objective held: what it pays, and how much of what it asks for is there."""
    return [_of(g, power, letter) for letter in g.objectives_of(power) if letter >= 0]


def _of(g: Mediterranean, power: int, letter: int) -> dict[str, Any]:
    row = OBJECTIVES[letter]
    parts = _parts(g, power, row)
    return {
        "letter": letter,
        "gop": worth_in_gop(g, power, letter),
        "vp": row.vp,
        "met": fulfilled(g, power, letter) > 0,
        "barred": side_id(g, power) in row.barred,
        "has": [name for name, there in parts if there],
        "lacks": [name for name, there in parts if not there],
        "number": _number(g, power, row),
    }


def _parts(g: Mediterranean, power: int, row: Objective) -> list[tuple[str, bool]]:
    """What must be held, each with whether it is."""
    ports = [s for name in row.ports_of for s in SPACES_OF[PROVINCE[name]] if PORT[s]]
    groups = [*row.territories, *(name for group in row.each for name in group)]
    return [
        *((name, g.lord[PROVINCE[name]] == power) for name in row.provinces),
        *((name, territory_lord(g, TERRITORY[name]) == power) for name in groups),
        *((name, g.holder[PLACE[name]] == power) for name in row.spaces),
        *((PLACE_IDS[space], g.holder[space] == power) for space in ports),
    ]


def _number(g: Mediterranean, power: int, row: Objective) -> list[int]:
    """How many there are and how many it takes, where an Objective asks for a number of something."""
    if row.towns_abroad:
        abroad = {TERRITORY_OF[PROVINCE_OF[s]] for s in towns_of(g, power) if not is_home(g, power, s)}
        return [len(abroad), row.towns_abroad]
    if row.home_provinces:
        home = g.setting.home_province
        taken = [p for p in range(PROVINCE_COUNT) if g.lord[p] == power and home[p] not in (NOBODY, power)]
        return [len(taken), row.home_provinces]
    if row.richest:
        others = [talents for other, talents in enumerate(g.treasury) if other != power]
        return [g.treasury[power], max(others) + 1]
    return []
