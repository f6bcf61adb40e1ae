"""Chapter 1 for a screen: map, counters, charts and cards as a client is sent them once."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from romanum.games.hre.data.components import (
    BARBARIANS,
    CARDS,
    COAST_MASK,
    COLOUR,
    COLOURS,
    COUNTERS,
    DIOCESES,
    EMPERORS,
    FACTIONS,
    FIRST_PEOPLE,
    FIRST_POWER,
    FIRST_REBEL,
    KINGDOMS,
    MAP,
    NEIGHBOURS,
    PEOPLES,
    PROVINCES,
    SIDE_IDS,
    SIDE_NAMES,
    TURNS,
    is_faction,
    is_people,
    is_power,
    is_rebel,
)

IDS: Final = [province.id for province in PROVINCES]


def parts() -> dict[str, Any]:
    """All lists in the order in which a position counts."""
    return {
        "provinces": [{**_plain(one), "coast": bool(COAST_MASK >> p & 1)} for p, one in enumerate(PROVINCES)],
        "borders": [
            {"a": IDS[a], "b": IDS[b], "kind": MAP.border(a, b)}
            for a in range(len(IDS))
            for b in NEIGHBOURS[a]
            if a < b
        ],
        "dioceses": [_plain(diocese) for diocese in DIOCESES],
        "sides": [_side(side) for side in range(len(SIDE_IDS))],
        "factions": [_plain(faction) for faction in FACTIONS],
        "peoples": [_plain(people) for people in PEOPLES],
        "powers": [{**_plain(power), "start": IDS[power.start], "card": CARDS[power.card].id} for power in KINGDOMS],
        "emperors": [[{**_plain(emperor), "bonuses": emperor.bonuses} for emperor in row] for row in EMPERORS],
        "barbarians": [
            [{**_plain(one), "people": PEOPLES[one.people].id, "start": IDS[one.start]} for one in row]
            for row in BARBARIANS
        ],
        "colours": [_plain(pile) for pile in COLOURS],
        "cards": [{**_plain(card), "kind": card.kind, "text": card.text} for card in CARDS],
        "turns": [_plain(turn) for turn in TURNS],
        "counters": {name: n for name, n in _plain(COUNTERS).items() if isinstance(n, int)},
    }


def _side(side: int) -> dict[str, Any]:
    faction = side if is_faction(side) else side - FIRST_REBEL if is_rebel(side) else -1
    return {
        "id": SIDE_IDS[side],
        "name": SIDE_NAMES[side],
        "kind": _kind(side),
        "colour": _colour(side),
        "faction": faction,
    }


def _kind(side: int) -> str:
    if is_faction(side) or is_rebel(side):
        return "faction" if is_faction(side) else "rebels"
    return "people" if is_people(side) else KINGDOMS[side - FIRST_POWER].kind


def _colour(side: int) -> str:
    if is_people(side):
        return PEOPLES[side - FIRST_PEOPLE].colour
    if is_power(side):
        card = CARDS[KINGDOMS[side - FIRST_POWER].card]
        return COLOURS[COLOUR[card.colour]].colour
    return FACTIONS[side if is_faction(side) else side - FIRST_REBEL].colour


def _plain(row: msgspec.Struct) -> dict[str, Any]:
    """An entry without its provenance."""
    fields: dict[str, Any] = msgspec.to_builtins(row)
    return {name: value for name, value in fields.items() if name not in ("source", "sources")}
