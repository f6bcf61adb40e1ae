"""7.4a, 7.5a, 7.8g: what lines cost, what pools have left and whether units find room there, each worked out once.

While plans are made nothing changes but the sheets, so all this stays true however often a sheet is looked at. Who
keeps it (`openings.Survey`) lets it go when anything else has changed. It knows no position: copies share it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from romanum.games.imperium.rules.mobilization import pools
from romanum.games.imperium.rules.mobilization.accounts import Account, Chain, Chains
from romanum.games.imperium.rules.mobilization.sheets import Line
from romanum.games.imperium.rules.mobilization.sites import Site
from romanum.games.imperium.state.position import RomanWorld

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
