"""Types and kinds of units. Everything is a constant.

Types are the thirteen rows of the chart, in the order of `TYPE_IDS`. A kind is what a stack counts: a type with its
face and its Combat Efficiency Rating, or a baggage train with its supply points; 57 in all, in the order of
`KIND_IDS` (`20-10-a`, `20-10-a-new`, `m4-12`, `18-30-b`, `train-6`). A 36-30 is two 18-30 (2.6.1b).

By kind: `TYPE`, `CER` (0 to 3 for A to D), `NEW` (unseasoned), `STRENGTH`, `MA`, `HALF_LE` (LE in halves), `CLASS`
(`LEGION`, `CIVILIZED`, `BARBARIAN`, `HEAVY_CAVALRY`, `LIGHT_INFANTRY`, `LIGHT_CAVALRY`, `FLEET`, `TRAIN`), `MISSILE`,
`CAVALRY`, `INFANTRY`, `HEAVY` (infantry or cavalry), `SUPPLY_POINTS`. `KIND[type][new][cer]` leads to a kind, the same
for every rating where units of the type have none, NONE where there is none; `TRAINS[points]` to a train.

>>> legion = TYPE_BY_ID["20-10"]
>>> KIND_IDS[KIND[legion][0][1]], KIND_IDS[KIND[legion][1][1]], KIND_IDS[TRAINS[6]], KIND_COUNT
('20-10-b', '20-10-b-new', 'train-6', 57)
>>> [STRENGTH[KIND_BY_ID[kind]] for kind in ("24-10-a", "30-16-c-new", "m6-16-new", "18-30-a")]
[24, 15, 3, 18]
"""

from collections.abc import Iterator
from typing import Final

from romanum.games.imperium.data import table_schema
from romanum.games.imperium.data.loader import FILES, read
from romanum.games.imperium.data.provinces import NONE

_tables = read().tables
TYPES: Final[tuple[table_schema.Unit, ...]] = _tables.unit
TYPE_BY_ID: Final = FILES.index(TYPES, "tables")
TYPE_IDS: Final = tuple(row.id for row in TYPES)
PRINTED: Final = tuple(row.printed for row in TYPES)
"""By type: what stands on the counter."""
RATINGS: Final = ("A", "B", "C", "D")
A, B, C, D = range(4)
CLASSES: Final = (
    "legion", "civilized", "barbarian", "heavy-cavalry", "light-infantry", "light-cavalry", "fleet", "train"
)  # fmt: skip
LEGION, CIVILIZED, BARBARIAN, HEAVY_CAVALRY, LIGHT_INFANTRY, LIGHT_CAVALRY, FLEET, TRAIN = range(8)
CLASS_OF_TYPE: Final = tuple(CLASSES.index(row.class_) for row in TYPES)
MOST_POINTS: Final = _tables.train.supply_points

_Kind = tuple[int, int, bool, int]
"""Type, rating, whether unseasoned, supply points."""


def _kinds() -> Iterator[_Kind]:
    for number, row in enumerate(TYPES):
        if row.class_ == "train":
            yield from ((number, D, False, points) for points in range(MOST_POINTS + 1))
            continue
        ratings = (A, B, C) if row.efficient else (D,)
        for new in (False, True) if row.unseasoned else (False,):
            yield from ((number, rating, new, 0) for rating in ratings)


_all: Final = tuple(_kinds())


def _id(kind: _Kind) -> str:
    number, rating, new, points = kind
    if CLASS_OF_TYPE[number] == TRAIN:
        return f"train-{points}"
    return TYPE_IDS[number] + ("" if rating == D else f"-{RATINGS[rating].lower()}") + ("-new" if new else "")


KIND_IDS: Final = tuple(_id(kind) for kind in _all)
KIND_BY_ID: Final = {name: kind for kind, name in enumerate(KIND_IDS)}
KIND_COUNT: Final = len(_all)
TYPE: Final = tuple(kind[0] for kind in _all)
CER: Final = tuple(kind[1] for kind in _all)
NEW: Final = tuple(kind[2] for kind in _all)
SUPPLY_POINTS: Final = tuple(kind[3] for kind in _all)
STRENGTH: Final = tuple(TYPES[kind[0]].unseasoned if kind[2] else TYPES[kind[0]].strength for kind in _all)
MA: Final = tuple(TYPES[number].ma for number in TYPE)
HALF_LE: Final = tuple(TYPES[number].half_le for number in TYPE)
"""2.7.1: twice the Legion Equivalents; of a fleet, those inside a besieged port."""
CLASS: Final = tuple(CLASS_OF_TYPE[number] for number in TYPE)
MISSILE: Final = tuple(TYPES[number].missile for number in TYPE)
"""2.6.1c."""
INFANTRY: Final = tuple(its in (LEGION, CIVILIZED, BARBARIAN, LIGHT_INFANTRY) for its in CLASS)
CAVALRY: Final = tuple(its in (HEAVY_CAVALRY, LIGHT_CAVALRY) for its in CLASS)
HEAVY: Final = tuple(its in (LEGION, CIVILIZED, BARBARIAN, HEAVY_CAVALRY) for its in CLASS)
"""2.7a: heavy infantry and heavy cavalry, which are legion sized."""


def _kind(number: int, new: bool, rating: int) -> int:
    own = rating if TYPES[number].efficient else D
    wanted = (number, own, new, MOST_POINTS if CLASS_OF_TYPE[number] == TRAIN else 0)
    return _all.index(wanted) if wanted in _all else NONE


KIND: Final = tuple(
    tuple(tuple(_kind(number, new, rating) for rating in range(4)) for new in (False, True))
    for number in range(len(TYPES))
)
"""By type, face and rating; a train is full."""
TRAINS: Final = tuple(KIND_BY_ID[f"train-{points}"] for points in range(MOST_POINTS + 1))
"""By supply points."""
LEADER_MA: Final = _tables.leader.ma
LEADER_VALUES: Final = _tables.leader.values
"""2.6.1d."""
