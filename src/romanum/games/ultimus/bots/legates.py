"""How a veteran leads Romans: somebody stays in every capital where the enemy could come and walk in.

One unit, and the weakest: more of them would be missed where the war is decided.
"""

from __future__ import annotations

from romanum.games.ultimus.bots.pull import NEARBY, Scout
from romanum.games.ultimus.bots.survey import CAPITALS, WAY
from romanum.games.ultimus.data.components import PF, SEAS_OF
from romanum.games.ultimus.state.position import BARBARIAN, NOBODY


class Legates(Scout):
    """One look at the board for a veteran Roman."""

    def without_watch(self, ready: list[int], here: int) -> list[int]:
        """8.2.2a, 10.2d: without those who stay with an Augustus, or in a capital within the enemy's reach."""
        ready = super().without_watch(ready, here)
        if here not in CAPITALS or here not in self.own or not self.theirs or not self._is_in_reach(here):
            return ready
        guards = self.g.guard_of
        if not ready or any(u not in ready and guards[u] == NOBODY for u in self.own[here].units):
            return ready
        weakest = min(ready, key=lambda u: (PF[u][self.g.reduced[u]], u))
        return [unit for unit in ready if unit != weakest]

    def _is_in_reach(self, area: int) -> bool:
        """Whether an army can come in a sequence, by land or with a fleet of its own."""
        if BARBARIAN in self.g.fleet_camp and SEAS_OF[area]:
            return True
        return any(WAY[force.area][area] <= NEARBY for force in self.survey.marching[BARBARIAN])

    def _people(self, leader: int, first: tuple[int, ...], ready: list[int], here: int) -> list[tuple[int, ...]]:
        """Foederati keep watch as others do."""
        return super()._people(leader, first, self.without_watch(ready, here), here)
