"""What an army may expect to eat in a place next month (13.1, 13.3): whether it can be fed there at all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.games.imperium.data.charts import supply_points
from romanum.games.imperium.rules.common.port_supply import ports_near, supplies
from romanum.games.imperium.rules.supply.needs import NO_FORAGE, TEN, forage_value, hungry_at_zero, hungry_halves
from romanum.games.imperium.rules.supply.trains import points_at, sources
from romanum.games.imperium.state.position import NONE, RomanWorld

PAIRS: Final = tuple(one + other for one in range(1, 7) for other in range(1, 7))
"""What two dice come to."""
RESERVE: Final = 2
"""Supply points of trains that feed ten Legion Equivalents for about a month."""


@lru_cache(4096)
def _hungry(halves: int, value: int, bonus: int) -> float:
    """13.3: the halves that go hungry on average where a hex yields so much."""
    within = min(halves, 2 * TEN)
    over = halves - within
    if value == NO_FORAGE or not within:
        return float(halves)
    le = -(-within // 2)
    lost = 0
    for pair in PAIRS:
        needed = supply_points(le, pair + bonus)
        lost += hungry_halves(within, value, needed) if value else hungry_at_zero(within, needed)
    return over + lost / len(PAIRS)


def hunger(g: RomanWorld, power: int, place: int, halves: int, command: int) -> float:
    """The share of an army that would starve in a place, on average.

    A port feeds all, a train most, and the land the rest, ten Legion Equivalents at most.
    """
    if halves <= 0 or any(supplies(g, port, power) for port in ports_near(g, place)):
        return 0.0
    fed = 0
    source = next(iter(sources(g, place, power, inside=False, later=True)), NONE)
    if source != NONE:
        fed = 2 * TEN * points_at(g, source, power, inside=False, eaters=(place,), later=True) // RESERVE
    if fed >= halves:
        return 0.0
    value = forage_value(g, place, power, inside=False)
    return _hungry(halves - fed, value, max(0, command - 1)) / halves
