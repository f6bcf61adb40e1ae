"""What a seat cannot see, dealt at random: the other's stratagems, from what is left of the cup."""

from __future__ import annotations

from romanum.engine.dice import Dice
from romanum.engine.position import changed, changed_in
from romanum.games.ultimus.rules.march.fleets import LaunchFleet
from romanum.games.ultimus.rules.stratagems.playable import Played, allowed
from romanum.games.ultimus.rules.year.geostrategy import PlaceCouncil
from romanum.games.ultimus.state.position import COUNCIL, FLEET, HAND, HANDS, NONE, PHASE_F, LateEmpire


def deal(known: LateEmpire, dice: Dice) -> LateEmpire:
    """Fill in every hidden counter.

    What a camp cannot use has gone back to the cup in Phase F (2.F.d): only the last counter, drawn since then, may be
    of any kind. A counter that is being played or is about to be laid on the map is in nobody's hand (6b).
    """
    g = known.copy()
    hidden = HANDS.hidden(known)
    g.hand = changed_in(g.hand, hidden, NONE)
    cup = g.cup()
    for kind in on_the_table(g):
        cup.remove(kind)
    dice.shuffle(cup)
    for i in hidden:
        drawn = g.phase == PHASE_F or i + 1 not in hidden or (i + 1) % HAND == 0
        camp = g.camp_of(i // HAND)
        kind = next((kind for kind in cup if drawn or allowed(camp, kind)), cup[0])
        cup.remove(kind)
        g.hand = changed(g.hand, i, kind)
    return g


def on_the_table(g: LateEmpire) -> list[int]:
    """6b, 6.3d, 6.3m: counters that have left a hand and are not yet back in the cup, out of the game or on the map."""
    found = [step.kind for step in g.stack if isinstance(step, Played)]
    found += [COUNCIL for step in g.stack if isinstance(step, PlaceCouncil)]
    return found + [FLEET for step in g.stack if isinstance(step, LaunchFleet)]
