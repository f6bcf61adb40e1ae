"""17.1c, 17.1.1c: sieges that have lost their besiegers are broken."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common.sieges import end_siege, holds, sieges
from romanum.games.imperium.state.errands import SiegesSeen
from romanum.games.imperium.state.forces import settle
from romanum.games.imperium.state.position import RomanWorld


@carries_out(SiegesSeen)
def look_at_sieges(errand: SiegesSeen, g: RomanWorld) -> None:
    """17.1c: a siege that does not hold is broken at once."""
    for siege in list(sieges(g)):
        place = siege.place
        if holds(g, place):
            continue
        if g.log is not None:
            g.tell("siege-broken", "17.1c", place=PLACE_IDS[place])
        g.reveals += g.hidden
        end_siege(g, place)
        settle(g, place)
