"""What ids are called on a screen: places, cities, Provinces, powers, leaders, units, colours and months."""

from __future__ import annotations

from typing import Final

from romanum.board.hexgrid import DIRECTIONS
from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.cities import CITY_IDS, CITY_NAMES, CITY_PLACE, CITY_PROVINCE, CITY_STRENGTH, PORT_CITY
from romanum.games.imperium.data.hexes import (
    GRID,
    HEX,
    HEX_COUNT,
    PLACE_IDS,
    PROVINCE,
    RIVER_IDS,
    RIVER_NAMES,
)
from romanum.games.imperium.data.provinces import AREAS, NONE, PROVINCE_IDS, PROVINCE_NAMES
from romanum.games.imperium.data.roll import LEADER_NAMES, POWER_NAMES
from romanum.games.imperium.data.seas import PORT_WATERS, SEA_STEPS
from romanum.games.imperium.data.units import CER, KIND_IDS, NEW, PRINTED, RATINGS, STRENGTH, TYPE, TYPE_IDS, TYPES

CALLED: Final = tuple(
    f"{name} ({PROVINCE_NAMES[CITY_PROVINCE[city]]})" if CITY_NAMES.count(name) > 1 else name
    for city, name in enumerate(CITY_NAMES)
)
"""By city: its name; of two that are called alike, with the Province."""
_CITY_IN: Final = {place: CALLED[city] for city, place in enumerate(CITY_PLACE)}
_LASTING: Final = {
    HEX[place]: CALLED[city]
    for city, place in enumerate(CITY_PLACE)
    if all(strengths[city] != NONE for strengths in CITY_STRENGTH)
}
"""By hex: cities that stand in every scenario; others are no landmarks."""
OFFING: Final = 5
"""So many hexes out at sea one is still off a city."""


def _landmarks() -> dict[int, str]:
    """By water: the nearest of these cities that has a port, as far as the offing and by sea alone."""
    ports = {place: HEX[place] for city, place in enumerate(CITY_PLACE) if PORT_CITY[city] and HEX[place] in _LASTING}
    found = {water: _LASTING[hex_] for place, hex_ in ports.items() for water in PORT_WATERS[place]}
    edge = list(found)
    for _ in range(OFFING):
        fresh = {there: found[here] for here in edge for there in SEA_STEPS[here] if there not in found}
        found |= fresh
        edge = list(fresh)
    return found


_NEAR: Final = _landmarks()


def place_name(place: int) -> str:
    """A place as people say it: by its city, by the side of the city it lies next to, by its Province or its sea.

    Where a hex has several lands, those without the city lie opposite it.

    >>> from romanum.games.imperium.data.hexes import PLACE
    >>> [place_name(PLACE[name]) for name in ("a3621", "a3620", "b4621", "a2515", "a2928", "a1102")]
    ['Roma', 'Roma N', 'opposite Corcyra', 'Lugdunensis A2515', 'sea off Caesarea Mauretanica A2928', 'open sea A1102']
    """
    return _CITY_IN.get(place) or _beside(place) or _far_from_cities(place)


def _beside(place: int) -> str:
    """Of land in the hex of a city, but not in it: opposite; of the main part of a hex next to one: on which side."""
    if PROVINCE[place] != NONE and HEX[place] in _LASTING:
        return f"opposite {_LASTING[HEX[place]]}"
    if place >= HEX_COUNT:
        return ""
    there = next((hex_ for hex_ in GRID.neighbours[place] if hex_ in _LASTING), NONE)
    return f"{_LASTING[there]} {DIRECTIONS[GRID.direction(there, place)]}" if there != NONE else ""


def _far_from_cities(place: int) -> str:
    number = PLACE_IDS[place].upper()
    if PROVINCE[place] != NONE:
        return f"{PROVINCE_NAMES[PROVINCE[place]]} {number}"
    city = _LASTING.get(HEX[place]) or _NEAR.get(place, "")
    return f"sea off {city} {number}" if city else f"open sea {number}"


def kind_name(kind: int) -> str:
    """A unit as its counter reads, with its rating.

    >>> from romanum.games.imperium.data.units import KIND_BY_ID
    >>> [kind_name(KIND_BY_ID[name]) for name in ("20-10-a", "20-10-b-new", "m4-12", "train-3")]
    ['20-10 (A)', '10-10 (B)', '(4)-12', 'baggage train (3 SP)']
    """
    name = KIND_IDS[kind]
    if name.startswith("train"):
        return f"baggage train ({name.rpartition('-')[2]} SP)"
    printed = PRINTED[TYPE[kind]]
    if NEW[kind]:
        full = TYPES[TYPE[kind]].strength
        printed = printed.replace(str(full), str(STRENGTH[kind]), 1)
    return f"{printed} ({RATINGS[CER[kind]]})" if RATINGS[CER[kind]] != "D" else printed


CHANGES: Final = {
    "beyond-the-table": "a ratio beyond the table",
    "attacking-leader": "leader of the attackers",
    "defending-leader": "leader of the defenders",
    "besieged-leader": "leader of the besieged",
    "naval-leader": "a leader who knows the sea",
    "efficiency": "efficiency",
    "terrain": "rough ground or marsh",
    "morale": "morale",
    "missiles": "missile troops",
    "cavalry": "cavalry",
}
"""What changes the roll of a combat."""

NAMES: Final = {
    **POWER_NAMES,
    **{name: place_name(place) for place, name in enumerate(PLACE_IDS)},
    **{f"city:{name}": CALLED[city] for city, name in enumerate(CITY_IDS)},
    **{f"province:{name}": PROVINCE_NAMES[province] for province, name in enumerate(PROVINCE_IDS)},
    **{f"area:{row.id}": row.name for row in AREAS},
    **{f"leader:{name}": text for name, text in LEADER_NAMES.items()},
    **{f"kind:{name}": kind_name(kind) for kind, name in enumerate(KIND_IDS)},
    **{f"type:{name}": PRINTED[number] for number, name in enumerate(TYPE_IDS)},
    **{f"colour:{name}": name for name in COLOURS},
    **{f"river:{name}": RIVER_NAMES[number] for number, name in enumerate(RIVER_IDS)},
    **CHANGES,
    "hope-intercept": "to intercept",
    "nobody": "nobody",
}
"""By id; places and powers by theirs alone, everything else under its kind: a city and its Province may share an id."""
