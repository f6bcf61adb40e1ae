"""What a position of Ludus latrunculorum is worth: men, men in bonds, men in danger, and nearness to the enemy."""

from __future__ import annotations

from math import exp
from typing import Final

from romanum_ludi.latrunculi.state import LINES, NOBODY, OPPOSITE, SQUARES, WIDE, Field
from romanum_ludi.latrunculi.steps import come_to_rest

SCALE: Final = 1.6
"""So many men more are about 73 chances in 100."""
BOUND: Final = 0.95
"""What is lost with a bound man whom the enemy can take in his next turn,"""
RESCUED: Final = 0.55
"""and with one whose side moves first; of several one alone can be saved."""
EXPOSED: Final = 0.2
"""A man who can be bound in the enemy's next turn,"""
EXPOSED_TOO: Final = 0.05
"""each one more, as one alone is bound as a rule,"""
WARNED: Final = 0.15
"""and each if his own side moves first."""
PATIENCE: Final = 40
"""After so many turns without a capture nobody fears for his men any more: a draw is half lost."""
GRIP: Final = 0.3
"""An enemy whom two men stand ready to enclose;"""
FADING: Final = 0.7
"""so much is left of it for each step that one of them has still to go. Who keeps away takes nobody."""
FORWARD: Final = 0.12
"""A rank that a man has gone forward: to come within reach is as good for the enemy, and somebody has to begin."""
FARTHEST: Final = 5
"""Beyond the middle it is enough."""
COVERED: Final = 4
"""So many steps farther counts an enemy whom nobody can enclose as he stands: he will have to move."""
APART: Final = tuple(
    tuple(abs(one % WIDE - other % WIDE) + abs(one // WIDE - other // WIDE) for other in range(SQUARES))
    for one in range(SQUARES)
)
"""Steps from square to square."""


def value(g: Field, seat: int) -> float:
    """About the chance to win. A man who may leap on is judged as if he came to rest."""
    if g.way:
        g = g.copy()
        come_to_rest(g, g.to_move, g.way[0], g.way[-1])
    mover = 1 - g.to_move if g.way else g.to_move
    strength = [_strength(g, side, moves=side == mover) for side in range(2)]
    return 1 / (1 + exp((strength[1 - seat] - strength[seat]) / SCALE))


def _strength(g: Field, seat: int, *, moves: bool) -> float:
    own = [square for square in range(SQUARES) if g.men[square] == seat]
    free = [square for square in own if not g.bound[square]]
    bound, exposed = len(own) - len(free), sum(_exposed(g, square, 1 - seat) for square in free)
    found = g.hand[seat] + len(own) + GRIP * _grip(g, free, 1 - seat)
    found += FORWARD * sum(min(FARTHEST, _rank(square, seat)) for square in free)
    fear = max(0.0, 1 - g.quiet / PATIENCE)
    if moves:
        return found - fear * WARNED * exposed - (RESCUED + BOUND * (bound - 1) if bound else 0)
    return found - BOUND * bound - fear * (EXPOSED + EXPOSED_TOO * (exposed - 1) if exposed else 0)


def _rank(square: int, seat: int) -> int:
    """How many ranks a man has before his own first one."""
    rank = square // WIDE
    return WIDE - 1 - rank if seat else rank


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
        (near != holder and g.free(near, seat))
        or (far >= 0 and far != holder and g.men[near] >= 0 and g.free(far, seat))
        for near, far in LINES[goal]
    )


def _grip(g: Field, free: list[int], enemy: int) -> float:
    """How near two men are to enclosing somebody, for all enemies together."""
    if len(free) < 2:
        return 0.0
    found = 0.0
    for square in range(SQUARES):
        if g.men[square] == enemy and not g.bound[square]:
            open_pairs = [pair for pair in OPPOSITE[square] if g.men[pair[0]] != enemy and g.men[pair[1]] != enemy]
            ways = [_steps(free, *pair) for pair in open_pairs] or [_nearest(free, square) + COVERED]
            found += FADING ** min(ways)
    return found


def _nearest(free: list[int], square: int) -> int:
    """How far the two nearest men are from a square, together."""
    first, second, *_ = sorted(APART[square][man] for man in free)
    return first + second


def _steps(free: list[int], one: int, other: int) -> int:
    """How many steps two different men need to stand on both squares, nobody being in their way."""
    first, second = [APART[one][man] for man in free], [APART[other][man] for man in free]
    nearest, next_to = first.index(min(first)), second.index(min(second))
    if nearest != next_to:
        return first[nearest] + second[next_to]
    return min(first[nearest] + sorted(second)[1], sorted(first)[1] + second[next_to])
