"""4k: the Siege Resolution Segment: attrition in every place that the player besieges, then plunder and conquest."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.games.imperium.rules.common.sieges import besiegers, sieges
from romanum.games.imperium.rules.siege import conquest, plunder
from romanum.games.imperium.rules.siege.attrition import Starved
from romanum.games.imperium.state.actions import DONE
from romanum.games.imperium.state.errands import Reckoning, SiegeResolution, SiegesSeen
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


@carries_out(SiegeResolution)
def begin(errand: SiegeResolution, g: RomanWorld) -> None:
    """Broken sieges are gone first; then one place after the other; then what may be taken."""
    g.tried = 0
    g.push(Spoliation(errand.player))
    g.push(Reckoning())
    for siege in reversed(list(sieges(g))):
        around = besiegers(g, siege.place)
        if around and g.chief[g.whose[around[0]]] == errand.player:
            g.push(Starved(siege.place, g.whose[around[0]]))
    g.push(SiegesSeen())


class Spoliation(PlayerChoice, frozen=True):
    """24.1a, 5.6.1a, 43.2a: after his sieges a player may plunder, conquer and take treasures."""

    rule: ClassVar[str] = "24.1a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("spoliation")

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """All that can be taken, and done."""
        return [*plunder.options(g, self.player), *conquest.options(g, self.player), DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """One thing after the other."""
        if move == DONE:
            g.stack.pop()
        elif move[0] == "conquer":
            conquest.take(g, self.player, move)
        else:
            plunder.take(g, self.player, move)
