"""What ids are called on a screen: areas, seas, peoples, leaders, units, stratagems, and the words of the rules."""

from __future__ import annotations

from typing import Final

from romanum.engine.odds import outcome_id
from romanum.engine.speech.words import Made
from romanum.games.ultimus.data.components import (
    COLUMNS,
    DIOCESE,
    DIOCESE_NAMES,
    DIOCESES,
    EVENTS,
    PIECE_NAMES,
    PIECES,
    SEA_NAMES,
    SEAS,
    STRATAGEMS,
    TRIBES,
    ZONES,
)
from romanum.games.ultimus.state.actions import FLEET_IDS


def area_name(area: int) -> str:
    """An area as people say it: its town, if it has one, with its diocese and number; abroad its own name.

    >>> from romanum.games.ultimus.data.components import ZONE
    >>> [area_name(ZONE[name]) for name in ("italia-4", "galliae-4", "hunni-2", "gaetulia")]
    ['Ravenna (Italia 4)', 'Galliae 4', 'Hunni 2 (Pontic steppe)', 'Gaetulia']
    """
    zone = ZONES[area]
    if DIOCESE[area] < 0:
        return zone.name
    numbered = f"{DIOCESE_NAMES[DIOCESE[area]]} {zone.number}"
    return f"{zone.town} ({numbered})" if zone.town else numbered


_terms: Final = {
    "roman": "Roman",
    "barbarian": "Barbarian",
    "west": "West",
    "east": "East",
    "peace": "Peace",
    "war": "War",
    "foederati": "Foederati",
    "revolt": "Revolt",
    "regnum": "Regnum",
    "roman-at-first": "Roman at first",
    "barbarian-at-first": "Barbarian at first",
}
"""Camps, halves of the empire, and what a Tribe can be to it."""

_modifiers: Final = {
    "quality": "quality of the troops",
    "tactics": "tactical bonus",
    "politics": "politics of the princes",
    "attackers-fury": "the attacker's fury: the highest row",
    "defenders-fury": "the defender's fury: the lowest row",
    "furies-cancel": "fury on both sides: they cancel",
    **{f"column-{a}-{d}": f"strength {a}/{d}" for a, d in COLUMNS},
}
"""What shifts the column or changes the die of a battle (8.6)."""

_stakes: Final = {
    "no-way-out": "no way out for all: whoever is beaten and cannot retreat is lost",
    "no-way-out-for-the-enemy": "no way out for all enemies: whoever cannot retreat is lost",
    "princes-at-stake": "a usurper meets a prince: the beaten one dies",
    "great-battle": "a great battle: a point for the winner",
    "if-besieged": "if the enemy is still there in Phase F",
    "plague-there": "plague in the area",
    "battle-there": "enemies in the area: whoever is left must fight",
    "battle-follows": "then a battle is fought",
    "alone-among-enemies": "alone among enemies",
    "caesar": "a Caesar",
    "augusta-may-step-in": "an Augusta may step in",
    "best-choice": "for the best choice there is",
}
"""What else hangs on a die, as the odds tell it."""

_hopes: Final = {
    "no-leader-of-ones-own-dies": "that no leader of one's own dies",
    "an-enemy-leader-dies": "that an enemy leader dies",
    "the-walls-hold": "that the walls hold",
    **{f"win-at:{zone.id}": f"to win at {area_name(area)}" for area, zone in enumerate(ZONES)},
}
"""What a chance is a chance of, where it is not to win the battle at hand."""

_homes: Final = [(area, zone) for area, zone in enumerate(ZONES) if zone.id == zone.tribe]

_results: Final = {
    "result:E": "all destroyed (E)",
    "result:A": "a step each (A)",
    "result:R": "none (R)",
    "result:1/4": "1/4 of the enemy's",
    "result:1/2": "1/2 of the enemy's",
    "result:3/4": "3/4 of the enemy's",
}
"""What the Combat Table does to a Force (8.4.2)."""

_outcomes: Final = (
    "won: the enemy is destroyed", "won: the enemy is reduced and retreats", "lost: all are destroyed",
    "lost: all are reduced and retreat", "1 step lost", "1 step of the enemy's", "no leader dies", "a leader dies",
    "an enemy leader dies", "the walls hold", "the city falls", "they evade", "they must fight", "they are won over",
    "they stand and fight", "a usurper is proclaimed", "nothing comes of it", "the diocese is put to the test",
    "the diocese stays loyal", "a kingdom is founded", "the victim dies", "the attempt fails", "the Tribe is free",
    "the Tribe is federated", "the Tribe goes home", "the Tribe keeps quiet", "he is Augustus", "he is a usurper",
    "the Council succeeds", "the Council fails",
)  # fmt: skip
"""What odds tell may come of a die, part by part."""

MOST: Final = 40
"""More steps and leaders are not lost by one die."""
_many: Final = {
    text.format(number=number): (message, str(number))
    for text, message in (
        ("{number} steps lost", "called-steps"),
        ("{number} steps of the enemy's", "called-enemy-steps"),
        ("{number} leaders die", "called-leaders-die"),
        ("{number} enemy leaders die", "called-enemy-leaders-die"),
    )
    for number in range(2, MOST + 1)
}
"""The same of several."""

FLEET_NAMES: Final = ("western fleet", "eastern fleet", "third fleet")

NAMES: Final = {
    **{zone.id: area_name(area) for area, zone in enumerate(ZONES)},
    **dict(zip(DIOCESES, DIOCESE_NAMES, strict=True)),
    **dict(zip(SEAS, SEA_NAMES, strict=True)),
    **dict(zip(FLEET_IDS, FLEET_NAMES, strict=True)),
    **{stratagem.id: stratagem.name for stratagem in STRATAGEMS},
    **{event.id: event.name for event in EVENTS},
    **dict(zip(PIECES, PIECE_NAMES, strict=True)),
    **{tribe.id: tribe.name for tribe in TRIBES},
    **{f"{place}:{zone.id}": area_name(area) for area, zone in _homes for place in ("area", "destination")},
    **_modifiers,
    **_results,
    **_stakes,
    **_hopes,
    **{outcome_id(text): text for text in (*_outcomes, *_many)},
    **_terms,
}
"""Display names of all public ids. A people that has but one home shares its id with it: then the area has its own."""

_described: Final = frozenset(
    {"picti-1", "picti-2", "picti-3", "hunni-1", "hunni-2", "hunni-3", "persae-1", "persae-4"}
    | {f"area:{tribe}" for tribe in ("burgondi", "vandali", "alani", "heruli", "gepidae", "ostrogothi", "austuriani")}
)
"""Areas that are told by where they lie, in the words of a language."""

LATIN: Final = (
    frozenset({*(zone.id for zone in ZONES), *DIOCESES, *SEAS, *PIECES, *(tribe.id for tribe in TRIBES)})
    | {f"area:{zone.id}" for _, zone in _homes}
    | {"buccellarii", "rex", "bagaudes", "furor-germanicus", "augusta-orientalis", "augusta-occidentalis"}
    | {"foederati", "regnum"}
) - (_described | {piece for piece in PIECES if piece.endswith("-chief")})
"""What is called the same in every language."""

MADE_NAMES: Final[dict[str, Made]] = {
    **{f"destination:{zone.id}": ("called-area", {"area": f"area:{zone.id}"}) for _, zone in _homes},
    **{
        f"win-at:{zone.id}": ("called-win-at", {"area": f"area:{zone.id}" if zone.id == zone.tribe else zone.id})
        for zone in ZONES
    },
    **{outcome_id(text): (message, {"number": number}) for text, (message, number) in _many.items()},
}
"""Names that are made of a message and facts."""
