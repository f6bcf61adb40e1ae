"""Names that scenario files use, and the numbers they stand for.

Scenario files name powers, leaders, provinces, regions, places, cities and months. Each kind has its own type here,
a number (or numbers) with a meaning, so that a condition or a special rule is read straight into numbers.

>>> Month.of("January 49 BC") - Month.of("November 50 BC"), Month.of("January AD 1") - Month.of("December 1 BC")
(2, 1)
>>> str(Month.of("March AD 45")), Month.of("March AD 45").month, Month.of("October 52 BC").year
('March AD 45', 3, -52)
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import force_setattr

MONTHS: Final = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip
Colour = Literal["purple", "red", "green", "blue", "yellow", "orange", "brown", "tan", "black", "white"]
"""5.7a."""
_DATE: Final = re.compile(rf"({'|'.join(MONTHS)}) (?:(\d+) BC|AD (\d+))")


class Power(int):
    """A power of the scenario, by its place in it."""


class Leader(int):
    """A leader of the scenario, by his place in it."""


class Province(int):
    """A province of the map."""


class Region(tuple[int, ...]):
    """Provinces, in the order of the map; a region's name stands for all of its own."""

    __slots__ = ()


class Place(int):
    """A place of the map, written as a hex or as a city."""


class City(int):
    """A city of the chart."""


class Month(int):
    """A month, counted from January of the year before AD 1; 2.7.2: one game turn."""

    @classmethod
    def of(cls, words: str) -> Month:
        """From words such as `April 52 BC` or `March AD 45`."""
        found = _DATE.fullmatch(words)
        if not found:
            raise ValueError(f"no month: {words}")
        year = 1 - int(found[2]) if found[2] else int(found[3])
        return cls(year * 12 + MONTHS.index(found[1]))

    @property
    def month(self) -> int:
        """1 to 12."""
        return int(self) % 12 + 1

    @property
    def year(self) -> int:
        """Years BC are negative; there is no year 0."""
        year = int(self) // 12
        return year if year > 0 else year - 1

    @property
    def name(self) -> str:
        """In small letters, as an id."""
        return MONTHS[self.month - 1].lower()

    def __str__(self) -> str:
        year = self.year
        return f"{MONTHS[self.month - 1]} {f'AD {year}' if year > 0 else f'{-year} BC'}"


class Names(Struct, frozen=True):
    """Who is who: ids to numbers."""

    power: Mapping[str, int]
    leader: Mapping[str, int]
    province: Mapping[str, int]
    region: Mapping[str, Sequence[str]]
    place: Mapping[str, int]
    """Hexes, parts of hexes and cities."""
    city: Mapping[str, int]

    def provinces(self, ids: Sequence[str]) -> Region:
        """Provinces by their ids and those of regions."""
        every = [one for name in ids for one in self.region.get(name, (name,))]
        return Region(sorted({found(self.province, one, "province") for one in every}))

    def read(self, kind: type, value: Any) -> Any:
        """The hook that turns an id of a file into a number."""
        if kind is Region:
            return self.provinces(value)
        if kind is Month:
            return Month.of(value)
        return kind(found(self._table(kind), value, kind.__name__.lower()))

    def _table(self, kind: type) -> Mapping[str, int]:
        tables = {Power: self.power, Leader: self.leader, Province: self.province, Place: self.place, City: self.city}
        return tables[kind]


def found(table: Mapping[str, int], name: str, what: str) -> int:
    """The number of a name, or a fault that says what is unknown."""
    if name not in table:
        raise ValueError(f"unknown {what}: {name}")
    return table[name]


def plain(value: Any) -> Any:
    """What was read, with plain numbers: rules write these into the position, which is saved as plain data.

    >>> type(plain((Power(3), "x"))[0])
    <class 'int'>
    """
    if isinstance(value, (Power, Leader, Province, Place, City)):
        return int(value)
    if type(value) is tuple:
        return tuple(plain(one) for one in value)
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            force_setattr(value, name, plain(getattr(value, name)))
    return value
