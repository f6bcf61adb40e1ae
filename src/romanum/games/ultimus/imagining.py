"""What a seat cannot see, dealt at random: the other's stratagems, from what is left of the cup."""

from __future__ import annotations

from romanum.engine.dice import Dice
from romanum.engine.secrecy import HIDDEN
from romanum.games.ultimus.state import NONE, LateEmpire


def deal(known: LateEmpire, dice: Dice) -> LateEmpire:
    """Fill in every hidden counter."""
    g = known.copy()
    hidden = [i for i, kind in enumerate(g.hand) if kind == HIDDEN]
    for i in hidden:
        g.hand[i] = NONE
    cup = g.cup()
    dice.shuffle(cup)
    for i, kind in zip(hidden, cup, strict=False):
        g.hand[i] = kind
    return g
