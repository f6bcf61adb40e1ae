"""What ids are called on a screen: places, cities, Provinces, powers, leaders, units, colours and months."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.charts import COLOURS
from romanum.games.imperium.data.cities import CITY_IDS, CITY_NAMES, CITY_PLACE
from romanum.games.imperium.data.hexes import PLACE_IDS, RIVER_IDS, RIVER_NAMES
from romanum.games.imperium.data.provinces import AREAS, PROVINCE_IDS, PROVINCE_NAMES
from romanum.games.imperium.data.roll import LEADER_NAMES, POWER_NAMES
from romanum.games.imperium.data.units import CER, KIND_IDS, NEW, PRINTED, RATINGS, STRENGTH, TYPE, TYPE_IDS, TYPES

_CITY_IN: Final = {place: CITY_NAMES[city] for city, place in enumerate(CITY_PLACE)}


def place_name(place: int) -> str:
    """A place as people say it: by its city, or by the number of its hex.

    >>> from romanum.games.imperium.data.hexes import PLACE
    >>> place_name(PLACE["a3621"]), place_name(PLACE["a2515"])
    ('Roma', 'A2515')
    """
    return _CITY_IN.get(place, PLACE_IDS[place].upper())


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
    **{f"city:{name}": CITY_NAMES[city] for city, name in enumerate(CITY_IDS)},
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
