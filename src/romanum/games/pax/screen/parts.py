"""Chapter 2 and the tables for a screen: map, sides, units, leaders, cards, scenarios, sent to a client once."""

from __future__ import annotations

from typing import Any

from romanum.board.masks import bits
from romanum.games.pax.data.components import (
    COINS,
    LAND,
    LAND_LINKS,
    LEADER_COUNT,
    LEADER_POOL,
    LEADERS,
    MAJORITY,
    NONE,
    OBJECTIVES,
    OTHERS,
    PLACE_COUNT,
    PLACES,
    POWERS,
    PROVINCE_OF,
    PROVINCES,
    SEA_LINKS,
    SEATS,
    SPACE_COUNT,
    TABLES,
    TERRITORIES,
    TERRITORY_OF,
    TITLES,
    TRIBE_AT,
    UNITS,
)
from romanum.games.pax.data.schema import Space
from romanum.games.pax.data.settings import SETTINGS, Setting
from romanum.games.pax.state.names import NAMES, leader_name
from romanum.games.pax.state.plans import ACTS
from romanum.games.pax.state.position import DRAWN, HAND, HELD_OBJECTIVES, ORDERS, PHASES, PROMISE, RANGE_IDS


def parts() -> dict[str, Any]:
    """All lists in the order in which a position counts; places, Provinces and powers elsewhere by their number."""
    return {
        "places": [_place(place) for place in range(PLACE_COUNT)],
        "links": [*_land_links(), *_sea_links()],
        "provinces": [_province(province) for province in range(len(PROVINCES))],
        "territories": [
            {"id": row.id, "name": row.name, "kind": row.kind, "colour": row.colour, "undivided": row.undivided}
            for row in TERRITORIES
        ],
        "powers": [{"id": row.id, "name": row.name, "colour": row.colour} for row in POWERS],
        "others": [{"id": row.id, "name": row.name, "kind": row.kind} for row in OTHERS],
        "units": [_unit(kind) for kind in range(len(UNITS))],
        "leaders": [_leader(leader) for leader in range(LEADER_COUNT)],
        "cards": [
            {"id": row.id, "name": row.name, "text": row.text, "copies": row.count, "held": row.play == "hand"}
            for row in TITLES
        ],
        "objectives": [
            {"id": row.id, "text": row.text, "gop": row.gop, "gop_for": row.gop_for, "vp": row.vp} for row in OBJECTIVES
        ],
        "scenarios": [_scenario(setting) for setting in SETTINGS],
        "years": list(TABLES.calendar.years),
        "phases": list(PHASES),
        "ranges": list(RANGE_IDS),
        "acts": list(ACTS),
        "tables": _tables(),
        "sizes": _sizes(),
    }


def _place(place: int) -> dict[str, Any]:
    row = PLACES[place]
    plain = {"id": row.id, "name": row.name}
    if not isinstance(row, Space):
        return {**plain, "kind": row.kind, "province": NONE}
    signs = [sign for sign in ("port", "fortress", "mine") if getattr(row, sign)]
    return {**plain, "kind": "space", "province": PROVINCE_OF[place], "signs": signs, "tribe": TRIBE_AT[place]}


def _land_links() -> list[list[Any]]:
    return [[a, b, LAND.kind(a, b)] for a in range(PLACE_COUNT) for b in LAND_LINKS[a] if a < b]


def _sea_links() -> list[list[Any]]:
    return [[a, b, "naval"] for a in range(PLACE_COUNT) for b in SEA_LINKS[a] if a < b]


def _province(province: int) -> dict[str, Any]:
    row = PROVINCES[province]
    return {
        "id": row.id,
        "name": row.name,
        "territory": TERRITORY_OF[province],
        "coins": COINS[province],
        "majority": MAJORITY[province],
    }


def _unit(kind: int) -> dict[str, Any]:
    row = UNITS[kind]
    kinds = [name for name in ("lcu", "infantry", "heavy", "horse", "hired", "naval") if getattr(row, name)]
    named = {"id": row.id, "name": row.name, "many": row.many or row.name, "short": row.short}
    return {**named, "bp": row.bp, "cost": row.cost, "kinds": kinds}


def _leader(leader: int) -> dict[str, Any]:
    row = LEADERS[leader]
    pool = LEADER_POOL[leader]
    return {"id": row.id, "name": leader_name(leader), "t": row.t, "c": row.c, "elite": row.elite, "pool": pool}


def _scenario(setting: Setting) -> dict[str, Any]:
    row = setting.row
    return {
        "id": row.id,
        "name": row.name,
        "subtitle": row.subtitle,
        "start": row.start,
        "turns": row.turns,
        "victory": row.victory,
        "final": row.final,
        "special": list(row.special),
        "powers": list(setting.powers),
        "capitals": [list(own) for own in setting.capitals],
        "home": list(setting.home),
        "called": {thing: NAMES[f"called:{person}"] for thing, person in row.called.items()},
        "called_until": row.called_until,
        "closed": [place for place in bits(setting.closed) if place < SPACE_COUNT],
    }


def _tables() -> dict[str, Any]:
    walls, track, moves = TABLES.walls, TABLES.stability, TABLES.movement
    return {
        "walls": {"town": walls.town, "city": walls.city, "city_least": walls.city_least},
        "stability": {"least": track.least, "most": track.most, "unrest": track.unrest, "turmoil": track.turmoil},
        "movement": {
            "space": moves.space,
            "fortress": moves.fortress,
            "strait": moves.strait,
            "alpine": moves.alpine,
            "attack": moves.attack,
            "embark": moves.embark,
            "sail": moves.sail,
            "debark": moves.debark,
        },
        "odds": [[row.quarters, row.shifts] for row in TABLES.odds],
        "marker": TABLES.costs.marker,
        "territory_income": TABLES.income.territory,
        "mine_income": TABLES.income.mine,
    }


def _sizes() -> dict[str, int]:
    """How many places a power has in the fields that hold several."""
    return {
        "seats": SEATS,
        "spaces": SPACE_COUNT,
        "kinds": len(UNITS),
        "hand": HAND,
        "objectives": HELD_OBJECTIVES,
        "orders": ORDERS,
        "drawn": DRAWN,
        "promise": PROMISE,
    }
