"""What a position of Ludus latrunculorum is worth: men, men in bonds, men in danger, and nearness to the enemy."""

from __future__ import annotations

from math import exp
from typing import Final

from romanum_ludi.latrunculi.state import LINES, NOBODY, OPPOSITE, SQUARES, WIDE, Field

SCALE: Final = 1.6
"""So many men more are about 73 chances in 100."""
BOUND: Final = 0.9
"""What is lost with a bound man whom the enemy can take in his next turn,"""
RESCUED: Final = 0.45
"""and if his own side moves first."""
EXPOSED: Final = 0.5
"""A man who can be bound in the enemy's next turn,"""
WARNED: Final = 0.1
"""and if his own side moves first; more than one can seldom be helped."""
NEAR: Final = 0.03
"""A step nearer to the enemy: who keeps away takes nobody."""


def value(g: Field, seat: int) -> float:
    """About the chance to win."""
    strength = [_strength(g, side) for side in range(2)]
    return 1 / (1 + exp((strength[1 - seat] - strength[seat]) / SCALE))


def _strength(g: Field, seat: int) -> float:
    own = [square for square in range(SQUARES) if g.men[square] == seat]
    threatened = g.to_move != seat
    bound = sum(g.bound[square] for square in own)
    found = g.hand[seat] + len(own) - bound * (BOUND if threatened else RESCUED)
    exposed = sum(not g.bound[square] and _exposed(g, square, 1 - seat) for square in own)
    return found - exposed * (EXPOSED if threatened else WARNED) - NEAR * _distance(g, own, 1 - seat)


def _exposed(g: Field, square: int, enemy: int) -> bool:
    """Whether an enemy stands on one side and another can come to the other."""
    return any(
        (g.free(one, enemy) and _comes(g, other, enemy, one)) or (g.free(other, enemy) and _comes(g, one, enemy, other))
        for one, other in OPPOSITE[square]
    )


def _comes(g: Field, goal: int, seat: int, holder: int) -> bool:
    """Whether a free man of the seat, but not the one who holds already, can come there with one step or leap."""
    if g.men[goal] != NOBODY:
        return False
    return any(
        (near != holder and g.free(near, seat)) or (far >= 0 and far != holder and g.men[near] >= 0 and g.free(far, seat))
        for near, far in LINES[goal]
    )


def _distance(g: Field, own: list[int], enemy: int) -> float:
    """How far on average a man is from the nearest enemy."""
    others = [divmod(square, WIDE) for square in range(SQUARES) if g.men[square] == enemy]
    if not others or not own:
        return 0.0
    places = [divmod(square, WIDE) for square in own]
    return sum(min(abs(r - y) + abs(f - x) for y, x in others) for r, f in places) / 2
