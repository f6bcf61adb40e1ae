"""5.3: who moves each active neutral this month."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.rules.powers.distances import appoint, is_run_by_the_farthest
from romanum.games.imperium.state.errands import FarthestPowers, SiegesSeen
from romanum.games.imperium.state.position import POWER_COUNT, RomanWorld


@carries_out(FarthestPowers)
def find_all(errand: FarthestPowers, g: RomanWorld) -> None:
    """5.3d: anew in each Diplomacy Phase. Where players are hangs on no neutral, and is looked at once for all.

    17.1c, 5.6b: whoever comes to move a neutral is no longer its enemy, and besieges it no more.
    """
    where = dict[int, set[int]]()
    for power in range(POWER_COUNT):
        if is_run_by_the_farthest(g, power):
            appoint(g, power, where=where)
    if g.sieges:
        g.push(SiegesSeen())
