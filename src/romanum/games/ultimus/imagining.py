"""What a seat cannot see, dealt at random: the other's stratagems, from what is left of the cup."""

from __future__ import annotations

from romanum.engine.dice import Dice
from romanum.engine.secrecy import HIDDEN
from romanum.games.ultimus.plays import Played, allowed
from romanum.games.ultimus.state import HAND, NONE, PHASE_F, LateEmpire, changed


def deal(known: LateEmpire, dice: Dice) -> LateEmpire:
    """Fill in every hidden counter.

    What a camp cannot use has gone back to the cup in Phase F (2.F.d): only the last counter, drawn since then, may be
    of any kind. A counter that is being played is in nobody's hand.
    """
    g = known.copy()
    hidden = [i for i, kind in enumerate(known.hand) if kind == HIDDEN]
    g.hand = changed(g.hand, hidden, NONE)
    cup = g.cup()
    for step in g.stack:
        if isinstance(step, Played):
            cup.remove(step.kind)
    dice.shuffle(cup)
    for i in hidden:
        drawn = g.phase == PHASE_F or i + 1 not in hidden or (i + 1) % HAND == 0
        camp = g.camp_of(i // HAND)
        kind = next((kind for kind in cup if drawn or allowed(camp, kind)), cup[0])
        cup.remove(kind)
        g.hand = changed(g.hand, (i,), kind)
    return g
