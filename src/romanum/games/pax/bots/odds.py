"""What a Battle would probably bring, at a glance: chances to win by Battle Points, walls and leaders (10.3.1)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.games.pax.data.components import TABLES, shifts_for
from romanum.games.pax.state.chances import higher

EVEN: Final = higher(0)
"""The chance to win an even Battle: a Draw is no victory."""


@lru_cache(1 << 14)
def chance(own: int, other: int, tactical: int = 0, walls: int = 0, held_back: int = 0) -> float:
    """That `own` BP beat `other`, walls among them, with leaders so much better, against so many shifts of the ground.

    >>> chance(8, 8) == EVEN, chance(16, 4) > 0.9, chance(4, 16) < 0.1, chance(9, 0)
    (True, True, True, 1.0)
    """
    foes = other + walls
    if foes <= 0:
        return 1.0
    if own <= 0:
        return 0.0
    led = max(-TABLES.battle.leader_at_walls, min(TABLES.battle.leader_at_walls, tactical)) if walls else tactical
    shifts = shifts_for(own, foes) if own > foes else -shifts_for(foes, own) if foes > own else 0
    return higher(shifts + led - held_back)
