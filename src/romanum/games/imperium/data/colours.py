"""5.7: whose counters a set-up uses: the colour of every unit that a scenario begins with.

Powers of one colour take their counters first. A stack of a power with several colours is of the first in which there
are counters for all of it, or of several; a stack that names its colour is of that one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from romanum.games.imperium.data.charts import BUILD, COLOURS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.scenario_schema import PowerRow, Scenario, Stack
from romanum.games.imperium.data.units import CAVALRY, CLASS, KIND, RATINGS, TRAIN, TYPE, TYPE_BY_ID, A

LEVELS: Final = ("fort-d", "fort-c", "fort-b", "fort-a")
"""Levels 0 to 3."""
Units = tuple[tuple[int, int], ...]
"""Kinds and how many."""
Coloured = tuple[tuple[int, Units], ...]
"""Units by colour."""


def rating(letter: str) -> int:
    """A Combat Efficiency Rating from its letter."""
    return A + RATINGS.index(letter.upper())


def kind_of(name: str, infantry: int, cavalry: int) -> int:
    """The kind of a set-up's type, for the ratings of a power."""
    new = name.endswith("-new")
    number = TYPE_BY_ID[name.removesuffix("-new")]
    kind = KIND[number][new][infantry]
    return KIND[number][new][cavalry] if CAVALRY[kind] else kind


def units_of(power: PowerRow, stack: Stack) -> Iterator[tuple[int, int]]:
    """The units of a stack, as kinds; what is no unit is left out."""
    infantry = rating(stack.cer or power.cer)
    cavalry = rating(power.cavalry_cer) if power.cavalry_cer else infantry
    for name, number in stack.units.items():
        if name.removesuffix("-new") in TYPE_BY_ID:
            yield kind_of(name, infantry, cavalry), number


class Allotment(Struct, frozen=True):
    """Counters handed out."""

    coloured: tuple[tuple[Coloured, ...], ...]
    """By power and stack."""
    missing: tuple[tuple[int, int, int], ...]
    """Powers, types and how many counters too few."""


def allot(row: Scenario) -> Allotment:
    """Hand out the counters of a scenario."""
    box = _Box()
    found: dict[int, tuple[Coloured, ...]] = {}
    missing: list[tuple[int, int, int]] = []
    for number in sorted(range(len(row.power)), key=lambda number: len(row.power[number].colours)):
        power = row.power[number]
        stacks = [box.stack(power, stack) for stack in power.setup]
        found[number] = tuple(coloured for coloured, _ in stacks)
        missing += [(number, type_, few) for _, lacking in stacks for type_, few in lacking]
    return Allotment(tuple(found[number] for number in range(len(row.power))), tuple(missing))


class _Box:
    """Counters that are left."""

    def __init__(self) -> None:
        self.left = [list(row) for row in BUILD]

    def stack(self, power: PowerRow, stack: Stack) -> tuple[Coloured, list[tuple[int, int]]]:
        """A stack's units by colour, and what is missing."""
        named = (stack.colour,) if stack.colour else power.colours
        colours = [COLOURS.index(colour) for colour in named]
        units = [(kind, number) for kind, number in sorted(units_of(power, stack)) if kind != NONE]
        colours.sort(key=lambda colour: not self.has(colour, units))
        by_colour: dict[int, list[tuple[int, int]]] = {}
        lacking = []
        for kind, number in units:
            for colour in colours:
                taken = self.take(colour, kind, number)
                number -= taken
                if taken:
                    by_colour.setdefault(colour, []).append((kind, taken))
            if number:
                lacking.append((TYPE[kind], number))
        return tuple((colour, tuple(own)) for colour, own in by_colour.items()), lacking

    def has(self, colour: int, units: list[tuple[int, int]]) -> bool:
        """Whether a colour has counters for all of them."""
        return all(CLASS[kind] == TRAIN or self.left[colour][TYPE[kind]] >= number for kind, number in units)

    def take(self, colour: int, kind: int, number: int) -> int:
        """As many counters as there are, up to a number; trains are not counted by colour (7.7)."""
        if CLASS[kind] == TRAIN:
            return number
        taken = min(number, self.left[colour][TYPE[kind]])
        self.left[colour][TYPE[kind]] -= taken
        return taken
