"""7.4, 7.5, 26, 29.4: what a sheet takes, line by line, counted once however often the sheet is looked at.

An account knows no position, so that copies share it (`room.Room.accounts`). What it says of talents and points is
what is left of those that a player's powers had when he began to write.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.rules.mobilization import pools
from romanum.games.imperium.rules.mobilization.sheets import LAYS, MILITIA, RESUME, Line, line, province_of

Chain = tuple[int, ...]
"""Pools in which a unit may be ticked, one after the other."""
Chains = tuple[Chain, ...]


class Account:
    """What is left beside the lines of a sheet: counted from the start, or from a sheet that has less of one line."""

    def __init__(self, sheet: tuple[int, ...], talents: dict[int, int], points: dict[int, int]) -> None:
        self.sheet, self.talents, self.points = sheet, talents, points
        self.lines = [line(code) for code in sheet]
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
        self.touched = set[int]()
        """Provinces for which something is written,"""
        self.touched_areas = set[int]()
        """and their areas."""
        self.before: Account | None = None
        """The sheet that it was counted from, if it was,"""
        self.more: Line | None = None
        """and what that had not."""
        self.fits: dict[tuple[int, Chains], bool] = {}
        """By power and chains: whether one unit more of these finds room, as far as that was asked;"""
        self.why: dict[tuple[int, int, int], Refusal | None] = {}
        """by power, type and Province, why no more of it is raised there."""
        self.first_open: dict[int, Any] | None = None
        """By Province where something more may be raised: what can be carried out first there (`openings.First`)."""
        self.ticks: Ticks | None = None
        """Where all that is on the sheet is ticked, once that was asked (`Means.ticks`)."""

    def grown(self, sheet: tuple[int, ...], more: Line, talents: int, points: int) -> Account:
        """The account of a sheet with more of one line, and what that costs: all else is as it is here."""
        found = Account(sheet, self.talents.copy(), self.points.copy())
        found.new, found.begun, found.resumed = self.new.copy(), self.begun.copy(), self.resumed.copy()
        found.types, found.drilled = self.types.copy(), self.drilled.copy()
        found.touched, found.touched_areas = self.touched.copy(), self.touched_areas.copy()
        found.before, found.more = self, more
        found.fits = {key: fits for key, fits in self.fits.items() if not fits}
        found.count(more, talents, points)
        return found

    def count(self, line: Line, talents: int, points: int) -> None:
        """A line more, and what it costs."""
        self.talents[line.power] -= talents
        self.points[line.power] -= points
        province = province_of(line)
        self.touched.add(province)
        if AREA_OF[province] != NONE:
            self.touched_areas.add(AREA_OF[province])
        if line.act == MILITIA:
            self.drilled[line.place] += line.number
        elif line.act == RESUME:
            self.resumed[line.place] += line.number
        else:
            self.types[line.power, TYPE[line.kind]] += line.number
            (self.begun if line.act in LAYS else self.new)[line.place] += line.number


class Ticks:
    """Where units of a sheet are ticked, and what that takes: of those `before`, if they are known, and some `more`."""

    def __init__(self, chains: list[Chain], before: Ticks | None, more: Chains) -> None:
        self.chains = chains
        self.wanted: Counter[int] = Counter() if before is None else before.wanted.copy()
        """By pool, how many of them could be ticked there."""
        self.shared: set[int] = set() if before is None else before.shared.copy()
        """Pools of those that may be ticked in others too."""
        for chain in more:
            for pool in chain:
                self.wanted[pool] += 1
            if len(chain) > 1:
                self.shared.update(chain)
        self.beyond_limits = max(self.wanted, default=NONE) >= pools.BY_RULE
        """Levy: whether one of them could be ticked by a special rule, wherever it is raised."""

    def beside(self, chains: Chains) -> Chains:
        """Those that have to do with the same areas and Provinces as some others."""
        basins = {basin for chain in chains for basin in pools.basins(chain)}
        return tuple([chain for chain in self.chains if not basins.isdisjoint(pools.basins(chain))])
