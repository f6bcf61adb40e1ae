"""What a battle is likely to bring, before anybody has marched: by the combat table itself (14.4, 14.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from romanum.games.imperium.data.charts import EFFICIENCY, ELIMINATED, land_column, land_result

FACES: Final = 6
QUARTERS: Final = 4


class Clash(NamedTuple):
    """The attacker's chance to win, and the strength that he and the defender lose on average."""

    win: float
    cost: float
    harm: float


SURE: Final = Clash(1.0, 0.0, 0.0)
"""Where nobody resists."""


def clash(own: int, foe: int, shift: int) -> Clash:
    """An attack of so much strength on so much, with so much added to the die.

    >>> clash(40, 20, 0).win == 1, clash(20, 20, 0).win < 0.6, clash(20, 0, 0) == SURE
    (True, True, True)
    """
    return _clash(own, foe, max(-9, min(9, shift))) if foe > 0 else SURE


@lru_cache(1 << 16)
def _clash(own: int, foe: int, shift: int) -> Clash:
    column, beyond = land_column(own, foe)
    win, cost, harm = 0, 0.0, 0.0
    for face in range(1, FACES + 1):
        result = land_result(column, face + shift + beyond)
        win += result.attacker_wins
        lost, killed = losses_of(own, foe, result.attacker, result.defender)
        cost, harm = cost + lost, harm + killed
    return Clash(win / FACES, cost / FACES, harm / FACES)


def losses_of(own: int, foe: int, attacker: int, defender: int) -> tuple[float, float]:
    """14.5c-e: who is not eliminated loses a part of what the other does."""
    if attacker == ELIMINATED:
        return own, foe if defender == ELIMINATED else min(foe, own * defender / QUARTERS)
    if defender == ELIMINATED:
        return min(own, foe * attacker / QUARTERS), foe
    return own * attacker / QUARTERS, foe * defender / QUARTERS


def shift_of(cer: int, command: int, foe_cer: int, foe_command: int) -> int:
    """14.4.2b, 14.4.3a: what ratings and leaders add to the attacker's die."""
    return EFFICIENCY[cer][foe_cer] + command - foe_command
