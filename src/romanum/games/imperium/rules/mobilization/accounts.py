"""7.4, 7.5, 26, 29.4: what a sheet takes, line by line, counted once however often the sheet is looked at.

An account knows no position, so that copies share it (`room.Room.accounts`). What it says of talents and points is
what is left of those that a player's powers had when he began to write.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import cached_property
from typing import Any

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.rules.mobilization import pools
from romanum.games.imperium.rules.mobilization.sheets import LAYS, MILITIA, RESUME, Line

Chain = tuple[int, ...]
"""Pools in which a unit may be ticked, one after the other."""
Chains = tuple[Chain, ...]


class Account:
    """What is left beside the lines of a sheet."""

    def __init__(self, lines: list[Line], talents: dict[int, int], points: dict[int, int]) -> None:
        self.lines, self.talents, self.points = lines, talents, points
        self.new = defaultdict[int, int](int)
        """By place, new land units,"""
        self.begun = defaultdict[int, int](int)
        """fleets begun,"""
        self.resumed = defaultdict[int, int](int)
        """and fleets taken up again;"""
        self.types = defaultdict[tuple[int, int], int](int)
        """by power and type, units;"""
        self.drilled = defaultdict[int, int](int)
        """by Province, militia points."""
        self.fits: dict[tuple[int, Chains], bool] = {}
        """By power and chains: whether one unit more of these finds room, as far as that was asked;"""
        self.why: dict[tuple[int, int, int], Refusal | None] = {}
        """by power, type and Province, why no more of it is raised there."""
        self.first_open: dict[int, Any] | None = None
        """By Province where something more may be raised: what can be carried out first there (`openings.First`)."""
        self.ticks: Ticks | None = None
        """Where all that is on the sheet is ticked, once that was asked (`Means.ticks`)."""

    def count(self, line: Line, talents: int, points: int) -> None:
        """A line more, and what it costs."""
        self.talents[line.power] -= talents
        self.points[line.power] -= points
        if line.act == MILITIA:
            self.drilled[line.place] += line.number
        elif line.act == RESUME:
            self.resumed[line.place] += line.number
        else:
            self.types[line.power, TYPE[line.kind]] += line.number
            (self.begun if line.act in LAYS else self.new)[line.place] += line.number

    def covers(self, other: Account) -> bool:
        """Whether everything on another sheet is on this one too, so that nothing more is open here than there."""
        mine = {line[:4]: line.number for line in self.lines}
        return all(mine.get(line[:4], 0) >= line.number for line in other.lines)

    @cached_property
    def touched(self) -> set[int]:
        """Provinces for which something is written,"""
        return {line.place if line.act == MILITIA else PROVINCE[line.place] for line in self.lines}

    @cached_property
    def touched_areas(self) -> set[int]:
        """and their areas."""
        return {AREA_OF[province] for province in self.touched} - {NONE}


class Ticks:
    """Where units of a sheet are ticked, looked at in several ways."""

    def __init__(self, chains: Iterable[Chain]) -> None:
        self.chains = list(chains)
        self.wanted = Counter([pool for chain in self.chains for pool in chain])
        """By pool, how many of them could be ticked there."""
        self.shared = {pool for chain in self.chains if len(chain) > 1 for pool in chain}
        """Pools of those that may be ticked in others too."""
        self.beyond_limits = max(self.wanted, default=NONE) >= pools.BY_RULE
        """Levy: whether one of them could be ticked by a special rule, wherever it is raised."""

    @cached_property
    def by_basin(self) -> dict[int, list[tuple[int, Chain]]]:
        """The same, numbered, by the areas and Provinces that they are about."""
        found: dict[int, list[tuple[int, Chain]]] = {}
        for numbered in enumerate(self.chains):
            for basin in {pools.basin(pool) for pool in numbered[1]}:
                found.setdefault(basin, []).append(numbered)
        return found
