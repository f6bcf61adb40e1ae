"""What ids are called on a screen: places, cities, Provinces, powers, leaders, units, colours and months."""

from __future__ import annotations

from typing import Final

from romanum.board.hexgrid import DIRECTIONS
from romanum.engine.odds import outcome_id
from romanum.engine.speech.words import Made
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
from romanum.games.imperium.data.names import MONTHS
from romanum.games.imperium.data.provinces import AREAS, NONE, PROVINCE_IDS, PROVINCE_NAMES
from romanum.games.imperium.data.roll import LEADER_NAMES, NEW_LEADERS, POWER_NAMES, UNNAMED, USURPER_COUNT
from romanum.games.imperium.data.seas import PORT_WATERS, SEA_STEPS
from romanum.games.imperium.data.units import CER, KIND_IDS, NEW, PRINTED, RATINGS, STRENGTH, TYPE, TYPE_IDS, TYPES
from romanum.games.imperium.state.land_results import OUTCOMES

CALLED: Final = tuple(
    f"{name} ({PROVINCE_NAMES[CITY_PROVINCE[city]]})" if CITY_NAMES.count(name) > 1 else name
    for city, name in enumerate(CITY_NAMES)
)
"""By city: its name; of two that are called alike, with the Province."""
_CITY_IN: Final = {place: city for city, place in enumerate(CITY_PLACE)}
_LASTING: Final = {
    HEX[place]: city
    for city, place in enumerate(CITY_PLACE)
    if all(strengths[city] != NONE for strengths in CITY_STRENGTH)
}
"""By hex: cities that stand in every scenario; others are no landmarks."""
OFFING: Final = 5
"""So many hexes out at sea one is still off a city."""


def _landmarks() -> dict[int, int]:
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
    message, facts = made_place(place)
    return PLACE_PATTERNS[message].format(**{fact: ENGLISH_PARTS.get(value, value) for fact, value in facts.items()})


PLACE_PATTERNS: Final = {
    "called-city": "{city}",
    "called-opposite": "opposite {city}",
    "called-beside": "{city} {side}",
    "called-land": "{province} {hex}",
    "called-sea-off": "sea off {city} {hex}",
    "called-open-sea": "open sea {hex}",
}
"""What places are called in English; other languages have these messages."""
SIDES: Final = {f"side:{name.lower()}": name for name in DIRECTIONS}
_PROVINCES: Final = {f"province:{name}": PROVINCE_NAMES[number] for number, name in enumerate(PROVINCE_IDS)}
_CITIES: Final = {f"city:{name}": CALLED[number] for number, name in enumerate(CITY_IDS)}
ENGLISH_PARTS: Final = {**_CITIES, **_PROVINCES, **SIDES}


def made_place(place: int) -> Made:
    """What the name of a place is made of."""
    number = PLACE_IDS[place].upper()
    if place in _CITY_IN:
        return "called-city", {"city": _city(_CITY_IN[place])}
    beside = _beside(place)
    if beside is not None:
        return beside
    if PROVINCE[place] != NONE:
        return "called-land", {"province": f"province:{PROVINCE_IDS[PROVINCE[place]]}", "hex": number}
    city = _LASTING.get(HEX[place], _NEAR.get(place, NONE))
    return (
        ("called-sea-off", {"city": _city(city), "hex": number})
        if city != NONE
        else ("called-open-sea", {"hex": number})
    )


def _city(city: int) -> str:
    return f"city:{CITY_IDS[city]}"


def _beside(place: int) -> Made | None:
    """Of land in the hex of a city, but not in it: opposite; of the main part of a hex next to one: on which side."""
    if PROVINCE[place] != NONE and HEX[place] in _LASTING:
        return "called-opposite", {"city": _city(_LASTING[HEX[place]])}
    if place >= HEX_COUNT:
        return None
    there = next((hex_ for hex_ in GRID.neighbours[place] if hex_ in _LASTING), NONE)
    if there == NONE:
        return None
    side = DIRECTIONS[GRID.direction(there, place)]
    return "called-beside", {"city": _city(_LASTING[there]), "side": f"side:{side.lower()}"}


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

MOST_TRAINS: Final = 20
"""More baggage trains of a kind do not stand together."""
_trains: Final = {
    f"{number} x {kind_name(kind)}": ("called-trains", {"number": str(number), "points": name.rpartition("-")[2]})
    for kind, name in enumerate(KIND_IDS)
    if name.startswith("train")
    for number in range(1, MOST_TRAINS + 1)
}
"""What events call several baggage trains (`rosters.called`); other units are told by numbers alone."""

NAMES: Final = {
    **POWER_NAMES,
    **{name: place_name(place) for place, name in enumerate(PLACE_IDS)},
    **_CITIES,
    **_PROVINCES,
    **SIDES,
    **{f"area:{row.id}": row.name for row in AREAS},
    **{f"leader:{name}": text for name, text in LEADER_NAMES.items()},
    **{f"kind:{name}": kind_name(kind) for kind, name in enumerate(KIND_IDS)},
    **{f"type:{name}": PRINTED[number] for number, name in enumerate(TYPE_IDS)},
    **{f"colour:{name}": name for name in COLOURS},
    **{f"river:{name}": RIVER_NAMES[number] for number, name in enumerate(RIVER_IDS)},
    **{f"month:{name.lower()}": name for name in MONTHS},
    **{text: text for text in _trains},
    **CHANGES,
    **{outcome_id(text): text for text in OUTCOMES},
    "hope-intercept": "to intercept",
    "nobody": "nobody",
    "militia": "militia",
}
"""By id; places and powers by theirs alone, everything else under its kind: a city and its Province may share an id."""

# ---- in other languages

LATIN_POWERS: Final = frozenset(
    {"armenia", "massilia", "rhodus", "numidia", "mauretania", "osrhoene", "nabataea", "adiabene", "iazyges", "iudaea"}
    | {"lentienses", "britannia", "lazica", "thracia", "galatia", "suevi", "alamanni"}
)
"""Countries and peoples whose names are Latin."""
OWN_LEADERS: Final = frozenset(
    {"lucullus", "brutus", "cassius", "cato", "scipio", "orodes", "juba", "agrippa", "phraates", "herod", "tigranes"}
    | {"antiochus-iv", "mithridates-of-armenia", "titus", "vologaeses", "tiridates", "hadrian", "pertinax", "gordian"}
    | {"aemilianus-the-proconsul", "ardashir", "shapur", "valerian", "claudius-ii", "aurelian", "diocles", "maximianus"}
    | {"crispus", "narses", "gallus-caesar", "fritigern", "athanaric", "gerontius", "constans-the-caesar", "arcadius"}
    | {"anthemius", "athaulf", "constantius", "theodosius-ii", "valentinian-iii", "marcian", "attila", "bleda"}
    | {"theodoric-ii", "frederic", "childeric", "alaric-ii", "clovis", "gelimer", "theodahad", "witiges", "khusro"}
    | {"germanus", "martin", "solomon", "theodore", "pacorus", "cinna", "decentius", "sebastianus", "victor"}
)
"""Leaders without a power of their name whom languages call each in its way."""
_OWN_CITIES: Final = frozenset({"city:constantinople"})

LATIN: Final = (
    LATIN_POWERS
    | (_CITIES.keys() - _OWN_CITIES)
    | _PROVINCES.keys()
    | {f"area:{row.id}" for row in AREAS}
    | {f"leader:{name}" for name in LEADER_NAMES if name not in OWN_LEADERS}
    | {f"kind:{name}" for name in KIND_IDS if not name.startswith("train")}
    | {f"type:{name}" for name in TYPE_IDS if name != "train"}
    | {f"river:{name}" for name in RIVER_IDS}
)
"""What is called the same in every language."""


def _people_of(power: str) -> Made:
    """Peoples are called by their Provinces."""
    if power.startswith("barbarians-"):
        return "called-barbarians", {"province": f"province:{power.removeprefix('barbarians-')}"}
    return "called-people", {"province": f"province:{power.removeprefix('people-of-')}"}


MADE_NAMES: Final[dict[str, Made]] = {
    **{name: made_place(place) for place, name in enumerate(PLACE_IDS)},
    **{power: _people_of(power) for power in POWER_NAMES if power.startswith(("people-of-", "barbarians-"))},
    **{f"usurper-{n + 1}": ("called-usurper", {"number": str(n + 1)}) for n in range(USURPER_COUNT)},
    **{f"leader:new-leader-{n + 1}": ("called-new-leader", {"number": str(n + 1)}) for n in range(NEW_LEADERS)},
    **{
        f"leader:{name}": ("called-leader", {"number": number, "power": power})
        for name, (power, number) in UNNAMED.items()
    },
    **{f"leader:{name}": ("called-namesake", {"power": name}) for name in LEADER_NAMES if name in POWER_NAMES},
    **{
        f"kind:{name}": ("called-train", {"points": name.rpartition("-")[2]})
        for name in KIND_IDS
        if name.startswith("train")
    },
    **_trains,
}
"""Names that are made of a message and facts."""
