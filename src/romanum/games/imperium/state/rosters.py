"""Units as strings: one letter a unit, in the order of kinds. Whatever is asked of such a roster is worked out once.

    legions = roster({KIND_BY_ID["20-10-a"]: 3, KIND_BY_ID["4-12"]: 2})
    strength(legions), halves(legions)                            # 68 points, 8 halves of a Legion Equivalent
    less(legions, LETTER[KIND_BY_ID["4-12"]])

Rosters are never changed, only replaced. `UNKNOWN` stands for a stack that one may not look through (3.2a).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from romanum.games.imperium.data import units as data
from romanum.games.imperium.data.units import (
    CAVALRY,
    CER,
    CLASS,
    HALF_LE,
    HEAVY,
    INFANTRY,
    KIND_COUNT,
    MA,
    MISSILE,
    NEW,
    STRENGTH,
    SUPPLY_POINTS,
    B,
)
from romanum.games.imperium.state.names import kind_name

LETTER: Final = tuple("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"[:KIND_COUNT])
"""By kind: its letter; letters sort as kinds do."""
KIND_OF: Final[Mapping[str, int]] = {letter: kind for kind, letter in enumerate(LETTER)}
UNKNOWN: Final = "?"
"""3.2a."""

_MANY: Final = 1 << 16


def roster(numbers: Mapping[int, int]) -> str:
    """So many units of each kind."""
    return "".join(LETTER[kind] * numbers[kind] for kind in sorted(numbers))


def plus(one: str, other: str) -> str:
    """Both together."""
    return "".join(sorted(one + other)) if one and other else one or other


@lru_cache(_MANY)
def less(units: str, lost: str) -> str:
    """What is left without some; these must be among them."""
    for letter in lost:
        at = units.index(letter)
        units = units[:at] + units[at + 1 :]
    return units


def has(units: str, wanted: str) -> bool:
    """Whether some are among them."""
    return all(units.count(letter) >= wanted.count(letter) for letter in set(wanted))


@lru_cache(_MANY)
def kinds_in(units: str) -> tuple[int, ...]:
    """The kinds there are, each once."""
    return tuple([KIND_OF[letter] for letter in dict.fromkeys(units) if letter != UNKNOWN])


def numbers(units: str) -> dict[int, int]:
    """How many of each kind."""
    return {KIND_OF[letter]: units.count(letter) for letter in dict.fromkeys(units) if letter != UNKNOWN}


def _sum(units: str, values: tuple[int, ...]) -> int:
    return sum([values[KIND_OF[letter]] for letter in units if letter != UNKNOWN])


def _letters(chosen: Iterable[bool]) -> frozenset[str]:
    return frozenset(letter for letter, is_one in zip(LETTER, chosen, strict=True) if is_one)


FLEETS: Final = _letters(its == data.FLEET for its in CLASS)
TRAINS: Final = _letters(its == data.TRAIN for its in CLASS)
FULL_TRAIN: Final = LETTER[data.TRAINS[-1]]
"""7.7d: a train with all its supply points."""
CAVALRIES: Final = _letters(CAVALRY)
INFANTRIES: Final = _letters(INFANTRY)
HEAVIES: Final = _letters(HEAVY)
LEGIONS: Final = _letters(its == data.LEGION for its in CLASS)
MISSILES: Final = _letters(MISSILE)
UNSEASONED: Final = _letters(NEW)
COMBATANTS: Final = frozenset(LETTER) - TRAINS
"""2.6: whatever fights; leaders and trains do not."""
LAND_COMBATANTS: Final = COMBATANTS - FLEETS


@lru_cache(_MANY)
def of(units: str, letters: frozenset[str]) -> str:
    """Those of some kinds."""
    return "".join([letter for letter in units if letter in letters])


@lru_cache(_MANY)
def without(units: str, letters: frozenset[str]) -> str:
    """Those of other kinds."""
    return "".join([letter for letter in units if letter not in letters])


@lru_cache(_MANY)
def on_top(units: str) -> str:
    """3.2a, 10.4.3i: the unit that lies on top: a fleet above those it carries, else the first."""
    return of(units, FLEETS)[:1] or units[:1]


def count(units: str, letters: frozenset[str]) -> int:
    """How many of some kinds."""
    return len(of(units, letters))


@lru_cache(_MANY)
def strength(units: str) -> int:
    """14.4.1a: the printed strength of all of them, fleets at sea strength."""
    return _sum(units, STRENGTH)


@lru_cache(_MANY)
def land_strength(units: str) -> int:
    """The printed strength of the land units alone."""
    return _sum(of(units, LAND_COMBATANTS), STRENGTH)


@lru_cache(_MANY)
def halves(units: str) -> int:
    """2.7.1: Legion Equivalents in halves, fleets not counted; `reformed` legions are told apart by `half_le`."""
    return _sum(without(units, FLEETS), HALF_LE)


@lru_cache(_MANY)
def slowest(units: str) -> int:
    """12.1a: the MA of the slowest of them; 99 for nobody."""
    return min([MA[KIND_OF[letter]] for letter in units if letter != UNKNOWN], default=99)


def half_le(kind: int, reformed: bool) -> int:
    """2.7.1, 31c: halves of a Legion Equivalent; a reformed legion is one half."""
    return 1 if reformed and CLASS[kind] == data.LEGION else HALF_LE[kind]


@lru_cache(_MANY)
def load(units: str, reformed: bool) -> int:
    """10.4.1, 31c: Legion Equivalents in halves that fleets must carry."""
    return sum([half_le(KIND_OF[letter], reformed) for letter in units if letter not in FLEETS and letter != UNKNOWN])


def restocked(units: str) -> str:
    """Trains with all their supply points (7.7d), other units as they are."""
    return plus(without(units, TRAINS), FULL_TRAIN * trains(units))


@lru_cache(_MANY)
def points(units: str) -> int:
    """7.7d: the supply points of the trains among them."""
    return _sum(units, SUPPLY_POINTS)


def fleets(units: str) -> int:
    """How many 18-30 fleets."""
    return count(units, FLEETS)


def trains(units: str) -> int:
    """How many baggage trains."""
    return count(units, TRAINS)


def each(units: str) -> Iterator[int]:
    """The kind of every unit."""
    return (KIND_OF[letter] for letter in units if letter != UNKNOWN)


def called(units: str) -> list[str]:
    """What to call them in events: a number and what the counter reads."""
    return [f"{units.count(letter)} x {kind_name(KIND_OF[letter])}" for letter in dict.fromkeys(units)]


@lru_cache(_MANY)
def efficiency(units: str) -> tuple[int, int, int, int]:
    """14.4.3b: strength by CER A to D, light units attached to heavy ones as suits their owner best.

    One light or missile infantry is attached to each heavy infantry, one light cavalry or horse archer to each heavy
    cavalry; they share its CER. The strongest are attached to the best (ruling 14.4.3b).
    """
    by_cer = [0, 0, 0, 0]
    for foot in (True, False):
        own = [kind for kind in each(units) if INFANTRY[kind] is foot and _fights(kind)]
        heavy = sorted((CER[kind], kind) for kind in own if HEAVY[kind])
        light = sorted((kind for kind in own if not HEAVY[kind]), key=lambda kind: -STRENGTH[kind])
        for cer, kind in heavy:
            by_cer[cer] += STRENGTH[kind]
        for n, kind in enumerate(light):
            by_cer[heavy[n][0] if n < len(heavy) else 3] += STRENGTH[kind]
    a, b, c, d = by_cer
    return a, b, c, d


def prevailing(by_cer: Sequence[int | Fraction]) -> int:
    """14.4.3c: the CER that makes up more than half of the strength; B if none does.

    >>> prevailing((40, 30, 0, 5)), prevailing((20, 20, 0, 0))
    (0, 1)
    """
    whole = sum(by_cer)
    return next((cer for cer, part in enumerate(by_cer) if 2 * part > whole), B)


def _light(name: str, new: int) -> str:
    return LETTER[data.KIND[data.TYPE_BY_ID[name]][new][data.D]]


_BOWS: Final = str.maketrans(
    {_light(name, new): _light(f"m{name}", new) for name in ("4-12", "6-16") for new in (0, 1)}
)


@lru_cache(_MANY)
def all_archers(units: str) -> str:
    """36b: light units as the archers they count as."""
    return "".join(sorted(units.translate(_BOWS)))


def _fights(kind: int) -> bool:
    return CLASS[kind] not in (data.FLEET, data.TRAIN)
