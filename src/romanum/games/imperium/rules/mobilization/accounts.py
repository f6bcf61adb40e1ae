"""7.4, 7.5, 7.8g, 26, 29.4: what a sheet takes, line by line, and what pools and places have left, counted once."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from typing import Any, Final

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.provinces import AREA_OF, NONE
from romanum.games.imperium.data.units import TYPE
from romanum.games.imperium.rules.mobilization import pools
from romanum.games.imperium.rules.mobilization.sheets import LAYS, MILITIA, RESUME, Line, line, province_of
from romanum.games.imperium.rules.mobilization.sites import Site
from romanum.games.imperium.state.position import RomanWorld

# ---- 7.4, 7.5, 26, 29.4: what a sheet takes, line by line
#
# An account knows no position, so that copies share it (`Room.accounts`). What it says of talents and points is what is
# left of those that a player's powers had when he began to write.


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
        """By Province where more may be raised: what can be carried out first there (`sheet_options.First`)."""
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


# ---- 7.4a, 7.5a, 7.8g: what lines cost, what pools have left and whether units find room there
#
# While plans are made nothing changes but the sheets, so all this stays true however often a sheet is looked at. Who
# keeps it (`sheet_options.Survey`) lets it go when anything else has changed. It knows no position: copies share it.


Ground = Mapping[int, list[tuple[int, Site]]]
"""By Province: powers and places."""


class Room:
    """What has been found out so far."""

    _FACTS: Final = ("_fits", "_left", "chains", "costs", "counters", "kinds", "needy", "on_map", "prices", "soldiers")
    __slots__ = (*_FACTS, "accounts", "grounds", "latest")

    def __init__(self) -> None:
        self.costs: dict[Line, tuple[int, int]] = {}
        """By line: talents, and replacement points in halves;"""
        self.chains: dict[Line, Chains] = {}
        """and where its units are ticked."""
        self.prices: dict[tuple[int, int, int], tuple[int, int]] = {}
        """By power and kind, and by Province if something is dear somewhere: the same of one unit."""
        self.on_map: dict[int, Counter[int]] = {}
        """7.5c: by power, counters in use by type;"""
        self.counters: dict[tuple[int, int], int] = {}
        """by power and type, for how many there are counters;"""
        self.soldiers: dict[tuple[int, int, int], Chain] = {}
        """by power, type and Province, where soldiers are ticked."""
        self.kinds: dict[tuple[int, int], list[int]] = {}
        """By power and Province, what could be thought of there;"""
        self.needy: dict[tuple[int, int], bool] = {}
        """by power and kind, whether 35 asks for a trainer."""
        self.accounts: dict[tuple[int, ...], Account] = {}
        """By sheet, what it takes: made of the rest, and not compared."""
        self.grounds: tuple[Ground, Ground] | None = None
        """Where land units are raised and fleets laid down."""
        self.latest: Account | None = None
        """The last for which it was asked where something more may be raised."""
        self._left: dict[tuple[int, int], int] = {}
        self._fits: dict[tuple[int, Chains, Chains], bool] = {}

    def __eq__(self, other: object) -> bool:
        """Whether two agree in whatever both have found out."""
        return isinstance(other, Room) and all(
            theirs[key] == value
            for mine, theirs in zip(self._found(), other._found(), strict=True)
            for key, value in mine.items()
            if key in theirs
        )

    def _found(self) -> list[dict[Any, Any]]:
        return [getattr(self, name) for name in self._FACTS]

    def __hash__(self) -> int:
        raise TypeError("what has been found out changes")

    def left(self, g: RomanWorld, pool: int, power: int) -> int:
        """7.5a: what a power can still tick in a pool."""
        key = pool, power
        found = self._left.get(key)
        if found is None:
            found = self._left[key] = pools.capacity(g, pool, power)
        return found

    def fits(self, g: RomanWorld, power: int, more: Chains, beside: Chains) -> bool:
        """7.5f: whether units find room beside others that have to do with the same pools."""
        key = power, more, beside
        found = self._fits.get(key)
        if found is None:
            found = self._fits[key] = self._settles(g, power, more, beside)
        return found

    def _settles(self, g: RomanWorld, power: int, more: Chains, beside: Chains) -> bool:
        if not beside:
            return all(any(self.left(g, pool, power) for pool in chain) for chain in more)
        return pools.all_fit((*beside, *more), lambda pool: self.left(g, pool, power))
