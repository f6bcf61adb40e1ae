"""The components of the game, chapter 1: map, counters, charts and cards, ready for use.

Everything is a constant. Provinces, Dioceses, Peoples, cards and so on are known by their place in the
tuples below; the dicts with a singular name lead there from an id. A set of Provinces is an int, one
bit a Province. Turns and tokens count from 1, so a chart is read as `EMPERORS[turn - 1][token - 1]`.

>>> PROVINCES[PROVINCE["lugdunensis"]].city
'Lugdunum'
>>> EMPERORS[1][3].name, EMPERORS[1][3].wins_ties
('Nero', True)
"""

from typing import Final

from msgspec import Struct

from romanum.board.areas import AreaMap
from romanum.board.masks import mask
from romanum.games.hre.data.loader import DATA, FILES, chart, read, unknown_ids
from romanum.games.hre.data.schema import (
    AnyCard,
    CardColour,
    Counters,
    Diocese,
    Emperor,
    Faction,
    GameTurn,
    HeavyCavalry,
    Kingdom,
    Local,
    People,
    Province,
    Tribe,
)

_data = read(DATA)
for _error in unknown_ids(_data):
    raise _error

# ---- the map

PROVINCES: Final[tuple[Province, ...]] = _data.provinces
PROVINCE: Final = FILES.index(PROVINCES, "provinces")
DIOCESES: Final[tuple[Diocese, ...]] = _data.dioceses
DIOCESE: Final = FILES.index(DIOCESES, "dioceses")
DIOCESE_OF: Final = tuple(DIOCESE[province.diocese] for province in PROVINCES)
DIOCESE_PROVINCES: Final = tuple(
    tuple(p for p, diocese in enumerate(DIOCESE_OF) if diocese == d) for d in range(len(DIOCESES))
)
DIOCESE_MASK: Final = tuple(mask(provinces) for provinces in DIOCESE_PROVINCES)

MAP: Final = AreaMap([province.id for province in PROVINCES], _data.borders, FILES.shown("borders"))
NEIGHBOURS: Final = MAP.neighbours
NEIGHBOUR_MASK: Final = MAP.neighbour_mask
OPEN_MASK: Final = MAP.mask_of("open")
ROUGH_MASK: Final = MAP.mask_of("mountain", "forest", "strait")  # Difficult Terrain, 10.2 and 10.3

COAST_MASK: Final = mask(p for p, province in enumerate(PROVINCES) if "O" in province.sea)  # 9.3.2
SITE_MASK: Final = mask(p for p, province in enumerate(PROVINCES) if province.city_site)
STARTS: Final = tuple(p for p, province in enumerate(PROVINCES) if province.roman_start)  # 9.3

# ---- counters, turns and charts

COUNTERS: Final[Counters] = _data.counters
TURNS: Final[tuple[GameTurn, ...]] = _data.turns
FACTIONS: Final[tuple[Faction, ...]] = COUNTERS.faction
PEOPLES: Final[tuple[People, ...]] = _data.peoples
PEOPLE: Final = FILES.index(PEOPLES, "barbarians")


class Barbarians(Struct, frozen=True):
    """An entry of the Barbarians Chart: a People (by place in PEOPLES), its strength, its Starting Province."""

    turn: int
    token: int
    people: int
    strength: int
    start: int


BARBARIANS: Final = tuple(
    tuple(Barbarians(row.turn, row.token, PEOPLE[row.people], row.strength, PROVINCE[row.start]) for row in rows)
    for rows in chart(_data.invasions, len(TURNS), COUNTERS.barbarian_tokens, FILES.shown("barbarians"))
)
EMPERORS: Final[tuple[tuple[Emperor, ...], ...]] = chart(
    _data.emperors, len(TURNS), COUNTERS.emperor_tokens, FILES.shown("emperors")
)

# ---- cards

COLOURS: Final[tuple[CardColour, ...]] = _data.colours
COLOUR: Final = FILES.index(COLOURS, "cards")
CARDS: Final[tuple[AnyCard, ...]] = _data.cards
CARD: Final = FILES.index(CARDS, "cards")
PILES: Final = tuple(tuple(c for c, card in enumerate(CARDS) if card.colour == colour.id) for colour in COLOURS)


def _target_mask(card: AnyCard) -> int:
    """The Provinces where a card may work: all, if it names none."""
    if not isinstance(card, Local) or not (card.in_dioceses or card.in_provinces):
        return (1 << len(PROVINCES)) - 1
    return mask(PROVINCE[p] for p in card.in_provinces) | sum(DIOCESE_MASK[DIOCESE[d]] for d in card.in_dioceses)


TARGET_MASK: Final = tuple(_target_mask(card) for card in CARDS)
CATAPHRACTS: Final = frozenset(
    PEOPLE[people] for card in CARDS if isinstance(card, HeavyCavalry) for people in card.peoples
)


class Power(Struct, frozen=True):
    """A Kingdom or a Tribe: its Starting Province, all its Armies and the card that brings it in (7.2)."""

    id: str
    name: str
    kind: str
    start: int
    armies: int
    loot_bonus: int
    card: int


def _powers(kind: type[Kingdom] | type[Tribe]) -> list[Power]:
    return [
        Power(card.id, card.name, card.kind, PROVINCE[card.start], card.armies, card.loot_bonus, c)
        for c, card in enumerate(CARDS)
        if isinstance(card, kind)
    ]


KINGDOMS: Final = (*_powers(Kingdom), *_powers(Tribe))
POWER: Final = FILES.index(KINGDOMS, "cards")

# ---- sides: Factions, then Peoples, then Kingdoms and Tribes, then the Rebels raised by each Faction's cards

FIRST_PEOPLE: Final = 4
FIRST_POWER: Final = 20
FIRST_REBEL: Final = 38
SIDE_COUNT: Final = 42

SIDE_IDS: Final = (
    *(faction.id for faction in FACTIONS),
    *(people.id for people in PEOPLES),
    *(power.id for power in KINGDOMS),
    *(f"{faction.id}-rebels" for faction in FACTIONS),
)
SIDE_NAMES: Final = (
    *(faction.name for faction in FACTIONS),
    *(people.name for people in PEOPLES),
    *(power.name for power in KINGDOMS),
    *(f"{faction.name} Rebels" for faction in FACTIONS),
)
SIDE: Final = {side: i for i, side in enumerate(SIDE_IDS)}


def is_faction(side: int) -> bool:
    """Whether a side is a Roman Faction.

    >>> [is_faction(side) for side in (SIDE["red"], SIDE["galli"], SIDE["red-rebels"])]
    [True, False, False]
    """
    return side < FIRST_PEOPLE


def is_people(side: int) -> bool:
    """Whether a side is a Barbarian People."""
    return FIRST_PEOPLE <= side < FIRST_POWER


def is_power(side: int) -> bool:
    """Whether a side is a Kingdom or a Tribe."""
    return FIRST_POWER <= side < FIRST_REBEL


def is_rebel(side: int) -> bool:
    """Whether a side is the Rebels raised by some Faction's card."""
    return FIRST_REBEL <= side < SIDE_COUNT
