"""What an entry of a drawer can be: a number, a name, yes or no; each knows how it is written and what is right.

An entry stands for one int of a position. `Wrong` says of a given one what would be right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

from romanum.engine.secrecy import EVERYBODY
from romanum.engine.sheets.faults import Wrong, told, unknown

ALL: Final = "everybody"

Names: TypeAlias = Sequence[str] | Callable[[Any], Sequence[str]]
"""Names by number; of a game in which they change with the scenario, those of a position."""
Bound: TypeAlias = int | Callable[[Any], int]


class Entry(Protocol):
    """How one number of a position stands in a sheet."""

    def write(self, g: Any, value: int) -> Any:
        """The plain datum for a value."""

    def read(self, g: Any, given: Any) -> int:
        """The value for a plain datum; `Wrong` if it is none."""

    def about(self, g: Any) -> dict[str, Any]:
        """For an editor: what can be entered."""


def names_of(names: Names, g: Any) -> Sequence[str]:
    """The names as they are in a position."""
    return names(g) if callable(names) else names


def bound_of(bound: Bound, g: Any) -> int:
    """A bound as it is in a position."""
    return bound(g) if callable(bound) else bound


def found(given: Any, names: Sequence[str]) -> int:
    """The number of a name; `Wrong` if there is none of it."""
    if isinstance(given, str) and given in names:
        return names.index(given)
    raise unknown(given, names)


class Number:
    """A whole number between two bounds."""

    def __init__(self, low: Bound = 0, high: Bound = 9999, rule: str = "") -> None:
        self.low, self.high, self.rule = low, high, rule

    def write(self, g: Any, value: int) -> int:
        """As it is."""
        return int(value)

    def read(self, g: Any, given: Any) -> int:
        """A whole number within the bounds."""
        low, high = bound_of(self.low, g), bound_of(self.high, g)
        if type(given) is not int or not low <= given <= high:
            raise Wrong("number", self.rule, low=low, high=high, given=told(given))
        return given

    def about(self, g: Any) -> dict[str, Any]:
        """Its bounds."""
        return {"kind": "number", "low": bound_of(self.low, g), "high": bound_of(self.high, g), "rule": self.rule}


class Flag:
    """Yes or no."""

    def write(self, g: Any, value: int) -> bool:
        """True or false."""
        return bool(value)

    def read(self, g: Any, given: Any) -> int:
        """True or false, and no 0 or 1."""
        if type(given) is not bool:
            raise Wrong("flag", given=told(given))
        return int(given)

    def about(self, g: Any) -> dict[str, Any]:
        """Nothing more."""
        return {"kind": "flag"}


class Name:
    """One of some names, numbered from `first`; and names of numbers apart from these, such as `{-1: "nobody"}`."""

    def __init__(self, names: Names, apart: Mapping[int, str] | None = None, *, first: int = 0) -> None:
        self.names, self.apart, self.first = names, dict(apart or {}), first
        self._apart = {name: value for value, name in self.apart.items()}

    def write(self, g: Any, value: int) -> str:
        """Its name."""
        return self.apart[value] if value in self.apart else names_of(self.names, g)[value - self.first]

    def read(self, g: Any, given: Any) -> int:
        """The number of a name."""
        if isinstance(given, str) and given in self._apart:
            return self._apart[given]
        names = names_of(self.names, g)
        if isinstance(given, str) and given in names:
            return names.index(given) + self.first
        raise unknown(given, [*self._apart, *names])

    def about(self, g: Any) -> dict[str, Any]:
        """All names."""
        return {"kind": "name", "names": [*self._apart, *dict.fromkeys(names_of(self.names, g))]}


class Mask:
    """Some of some names, in any order: one bit each."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, g: Any, value: int) -> list[str]:
        """Their names."""
        return [name for n, name in enumerate(names_of(self.names, g)) if value >> n & 1]

    def read(self, g: Any, given: Any) -> int:
        """A bit for each name of the list."""
        if not isinstance(given, list):
            raise Wrong("names", given=told(given))
        names = names_of(self.names, g)
        return sum({1 << found(name, names) for name in given})

    def about(self, g: Any) -> dict[str, Any]:
        """All names."""
        return {"kind": "names", "names": [*names_of(self.names, g)]}


class Eyes(Mask):
    """Who may see something: some of some names, or everybody."""

    def write(self, g: Any, value: int) -> list[str]:
        """Their names, or one word."""
        return [ALL] if value == EVERYBODY else super().write(g, value)

    def read(self, g: Any, given: Any) -> int:
        """The same back."""
        return EVERYBODY if given == [ALL] else super().read(g, given)

    def about(self, g: Any) -> dict[str, Any]:
        """All names, and everybody."""
        return {"kind": "names", "names": [ALL, *names_of(self.names, g)]}
