"""What ids are called on a screen: units, cities, hexes, markers, and the words of the rules."""

from __future__ import annotations

from typing import Final

from romanum.engine.speech.words import Made
from romanum.games.trajan.data.components import (
    ALL_HEXES,
    CAPITAL,
    CITIES,
    CITY_AT,
    CITY_HEX,
    EVENTS,
    GRID,
    HEX_NAMES,
    LAND_MASK,
    MARKERS,
    REVOLT_PENALTY,
    SIDE_IDS,
    SIDE_NAMES,
    TERRAIN_REDUCTION,
    UNITS,
)

NEAR: Final = 2
"""A hex is told by a city that is no farther away than this."""


def hex_name(hex: int) -> str:
    """A hex as people say it: its city, or its number with the nearest city.

    >>> from romanum.games.trajan.data.components import HEX
    >>> hex_name(HEX["1715"]), hex_name(HEX["1714"]), hex_name(HEX["3200"])
    ('Ctesiphon', 'hex 1714 (near Ctesiphon)', 'hex 3200')
    """
    if CITY_AT[hex] >= 0:
        return CITIES[CITY_AT[hex]].name
    near = _near(hex)
    return f"hex {HEX_NAMES[hex]}" + (f" (near {CITIES[near].name})" if near >= 0 else "")


def _near(hex: int) -> int:
    """The city by which a hex without one is told, or -1."""
    near = [CITY_AT[there] for there in GRID.within(hex, NEAR) if CITY_AT[there] >= 0]

    def told_first(city: int) -> tuple[int, bool, int]:
        return GRID.distance(hex, CITY_HEX[city]), not CAPITAL[city], city

    return min(near, key=told_first) if near and LAND_MASK >> hex & 1 else -1


_actions: Final = {
    "forced-march": "Forced March",
    "intercept": "Interception",
    "pursue": "Pursuit",
    "superiority": "Tactical Superiority",
    "eagle": "the Emperor's Eagle",
    "counter": "Counter",
    "revolt": "Revolt",
    "sedition": "Sedition",
    "recruit": "Recruit",
    "levy": "Satrapy levy",
    "civis": "new Civis",
    "summon": "Off-Map Forces",
    "spy": "Intelligence",
    "spy-box": "Intelligence",
    "assassinate": "Assassination",
    "succession": "a new Supreme Leader",
    "royal-levy": "Royal Levy",
    "trade-troops": "troops for trade",
    "trade-markers": "markers for trade",
}
"""What a marker is played for (6.4)."""

_modifiers: Final = {
    "strong-garrison": f"strong garrison: die {REVOLT_PENALTY:+d}",
    "no-charge": "bad ground: horse and elephants do not charge",
    "reduced": f"broken ground: numbers {-TERRAIN_REDUCTION:+d}",
    "walls": "walls: numbers do no harm",
    "maneuver": "Maneuver Advantage: the enemy's horse keeps away",
    "winter": "winter: W costs half the strength",
    "guard": "a Guard foils the first Agent",
    "supreme-leader": "Supreme Leader",
    "alone": "the victim is alone",
    "hidden-garrison": "the garrison lies face down: its strength is guessed",
    "hidden-enemy": "the enemy lies face down: his force is guessed",
    "estimated": "estimated from many fights in which no markers are played",
    "lent-class": "the unit checks as the leader does",
    "own-omens": "omens: own discipline",
    "enemy-omens": "omens: enemy discipline",
}
"""What changes a die or a result."""

_terms: Final = {
    "i": "Exercitus I",
    "ii": "Exercitus II",
    "iii": "Exercitus III",
    "recruits": "the recruit area",
    "core-recruits": "the Core recruit area",
    "satrapy-recruits": "the Satrapy recruit area",
    "off-map": "the off-map box",
    "markers": "the marker area",
    "road": "by road",
    "cross-country": "across country",
    "river": "by river",
    "sea": "by sea",
    "april": "April",
    "may": "May",
    "june": "June",
    "july": "July",
    "august": "August",
    "september": "September",
    "october-december": "October to December",
    "january-march": "January to March",
    "fire": "Fire",
    "melee": "Melee",
    "pursuit": "Pursuit",
    "battle": "Battle",
    "sally": "Sally",
    "assault": "Assault",
    "breach": "Assault through a breach",
    "triumphant": "Triumphant",
    "conquering": "Conquering",
    "optimus": "Optimus",
}
"""Armies, boxes, march types, months, rounds and kinds of combat, levels of victory."""

_outcomes: Final = (
    "no move", "arrives", "a hex", "scatters", "half the strength lost", "a unit lost", "a breach",
    "a sortie costs a unit", "no effect", "won", "drawn", "lost", "nobody there", "the city is taken",
    "but the city holds", "a unit deserts", "nothing comes of it", "the city rises", "all stays quiet", "he dies",
    "he escapes", "disrupted", "stands",
)  # fmt: skip
"""What odds tell may come of a die, part by part."""

_ways: Final = {f"odds:{hexes}-hexes": hexes for hexes in range(2, 21)}
"""How far a march may go."""

NAMES: Final = {
    **{unit.id: unit.name for unit in UNITS},
    **{city.id: city.name for city in CITIES},
    **{f"civis-{city.id}": f"Civis of {city.name}" for city in CITIES},
    **{HEX_NAMES[hex]: hex_name(hex) for hex in ALL_HEXES},
    **{marker.id: marker.name for marker in MARKERS},
    **{event.id: event.name for event in EVENTS},
    **dict(zip(SIDE_IDS, SIDE_NAMES, strict=True)),
    **_actions,
    **_modifiers,
    **_terms,
    **{f"odds:{outcome.replace(' ', '-')}": outcome for outcome in _outcomes},
    **{way: f"{hexes} hexes" for way, hexes in _ways.items()},
}
"""Display names of all public ids."""

OWN_IN_MOST_TONGUES: Final = frozenset(
    {"trajan", "hadrian", "alexander", "militia", "mauri", "court", "royal-guard", "elephants", "core-impeditus"}
    | {"antioch", "babylon", "damascus", "nineveh", "palmyra"}
)
"""Leaders, units and cities that languages call each in its way."""
_spoken: Final = ("cataphracts-", "core-horde", "core-levy", "nobles-", "satrapy-", "saka-", "armenian-")

LATIN: Final = frozenset(
    thing.id for thing in (*UNITS, *CITIES) if thing.id not in OWN_IN_MOST_TONGUES and not thing.id.startswith(_spoken)
) | {"i", "ii", "iii", "optimus", "imperator"}
"""What is called the same in every language."""


def _made_hex(hex: int) -> Made:
    """What the name of a hex is made of, as `hex_name` makes it in English."""
    near = _near(hex)
    if near < 0:
        return "called-hex", {"hex": HEX_NAMES[hex]}
    return "called-hex-near", {"hex": HEX_NAMES[hex], "city": CITIES[near].id}


MADE_NAMES: Final[dict[str, Made]] = {
    **{HEX_NAMES[hex]: _made_hex(hex) for hex in ALL_HEXES if CITY_AT[hex] < 0},
    **{HEX_NAMES[CITY_HEX[c]]: ("called-city", {"city": city.id}) for c, city in enumerate(CITIES)},
    **{f"civis-{city.id}": ("called-civis", {"city": city.id}) for city in CITIES},
    **{way: ("called-way", {"hexes": str(hexes)}) for way, hexes in _ways.items()},
}
"""Names that are made of a message and facts."""
