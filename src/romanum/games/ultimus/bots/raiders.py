"""How a veteran leads Tribes at war: they raid year after year, and nobody ends their war.

Whoever is lost comes back at home as long as one unit of the Tribe is left (9.4), and only Phase F counts areas. So one
unit of every people stays beyond the border, where Romans seldom go; the others keep out of reach while the Roman has
sequences left, and scatter over as many areas as they can in their own last one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.games.ultimus.bots.goals import FARTHEST_GOAL, Goals, share
from romanum.games.ultimus.bots.pull import FOES_WORTH, PF_LOSS, Scout, bloodshed
from romanum.games.ultimus.bots.survey import LEADER_WORTH, OCCUPIED, TO_EMPIRE, WAY, Force
from romanum.games.ultimus.data.components import (
    CAPITAL_ZONE,
    CC,
    HALF,
    NEIGHBOURS,
    PF,
    ZONE_COUNT,
)
from romanum.games.ultimus.state.position import REGNUM, TRIBE_OF, UNITS_OF, WAR

SPREAD: Final = 1.0
"""What a unit may still bring this year by going somewhere else in the last sequence."""
LURKING: Final = (0.6, 0.6, 0.55, 0.45, 0.3, 0.2, 0.1)
"""What a unit brings that waits beyond the border, by PM to the empire."""
SHELTER: Final = 0.01
"""What it is worth to be beyond the border, for those who have nothing better to do: at least they are safe."""
YEARLY: Final = 0.8
"""What a unit at war brings in a year to come."""
YEARS: Final = 4
"""So many years to come are reckoned with."""
FALLEN_LEADER: Final = 1.0
"""10.1: what the enemy gets for a leader."""
FEW: Final = 3
"""As many as can be left along a march of one sequence (1.3.2)."""
STOPOVER: Final = 0.5
"""What is left of a promise if the night before is spent within the empire."""
RISKY: Final = 0.7
"""In the last sequence nobody is left behind who is likelier than this to be beaten."""


class Raid(Goals):
    """What areas promise a Tribe: as long as Romans march, nobody rests within the empire on the way."""

    must_arrive: ClassVar[bool] = False

    def pull(self, there: int, left: int, speed: int, sequences: int, blocked: bool, slower: float) -> float:
        """By itself or on the way; a goal that is out of reach today counts in full from beyond the border alone."""
        if blocked:
            return self.get(there, -1.0)
        way, best, inside = WAY[there], -1.0, HALF[there] >= 0
        for goal, worth in self.items():
            distance = way[goal]
            if distance > FARTHEST_GOAL:
                continue
            promise = worth * share(distance, left, speed, sequences, slower)
            best = max(best, promise * STOPOVER if inside and distance > left else promise)
        return best


class Raiders(Scout):
    """One look at the board for a veteran; what it does with Romans is as before."""

    @property
    def waits(self) -> bool:
        """Whether it is too early to scatter: a later sequence is left, and Romans may still come."""
        return self.mine > 1 and self.theirs > 0

    def seeds(self) -> frozenset[int]:
        """One unit beyond the border of every Tribe at war; nobody where no later year can punish it."""
        key = ("seeds", self.theirs > 0, self.g.year == self.g.last_year)
        return self.survey.once(key, self._seeds)

    def _seeds(self) -> frozenset[int]:
        g = self.g
        if g.year == g.last_year and not self.theirs:
            return frozenset()
        found = []
        for tribe, status in enumerate(g.status):
            if status != WAR or len(g.units_in_play(tribe)) < 2:
                continue
            outside = [u for u in UNITS_OF[tribe] if 0 <= g.where[u] < ZONE_COUNT and HALF[g.where[u]] < 0]
            if outside:
                found.append(max(outside, key=lambda u: (TO_EMPIRE[g.where[u]], -PF[u][g.reduced[u]], u)))
        return frozenset(found)

    def stays(self, unit: int, force: Force) -> bool:
        """Whoever keeps the war alive; others flee or scatter as it pays."""
        return not self.survey.at_war[TRIBE_OF[unit]] or unit in self.seeds()

    def may_be_left(self, unit: int, here: int) -> bool:
        """In the last sequence nearly everywhere: a unit that stays with the others brings nothing."""
        if not self.waits:
            return not self.theirs or self._danger(unit, here) < RISKY
        return self._danger(unit, here) < self.manner.alone

    def _danger(self, unit: int, here: int) -> float:
        return self.survey.danger(Force(self.camp, here, [unit], [], self.g.reduced), here)

    def stake(self, group: Force) -> float:
        """What is lost beside this year's areas if a Force of a Tribe is beaten: leaders, and perhaps the war."""
        g, tribe = self.g, TRIBE_OF[group.units[0]]
        total = PF_LOSS * group.pf + sum([FALLEN_LEADER + 0.7 * LEADER_WORTH[p] for p in group.leaders])
        units = g.units_in_play(tribe)
        others = [u for u in units if u not in group.units]
        if g.status[tribe] == REGNUM or any(g.where[u] < ZONE_COUNT and HALF[g.where[u]] < 0 for u in others):
            return total
        part = len(group.units) / max(len(units), 1)
        years = min(g.last_year - g.year, YEARS)
        return total + part * part * (FOES_WORTH[g.major[tribe]] + YEARLY * years * len(UNITS_OF[tribe]))

    def tribal_goals(self, group: Force, areas: Iterable[int]) -> Goals:
        """10.2f: areas of the empire to stand in; beyond the border to wait, and to keep the war alive."""
        found, later = Raid(), SPREAD * (len(group.units) - 1) if self.waits else 0.0
        stake = self.stake(group) if self.theirs else 0.0
        for area in areas:
            gain = self._area(group, area, later, stake) if OCCUPIED[area] else self._beyond(group, area)
            if gain > 0 or area == group.area:
                found[area] = gain
        return found

    def _area(self, group: Force, area: int, later: float, stake: float) -> float:
        """What an area of the empire promises a Force of a Tribe."""
        worth = float(OCCUPIED[area])
        friends = self.own.get(area)
        if friends is not None and friends.war and (area != group.area or len(friends.units) > len(group.units)):
            worth = 0.1
        elif CAPITAL_ZONE[area]:
            worth += 0.7
        enemy = self.enemies.get(area)
        if enemy is not None and enemy.units:
            odds = self.battle(group, enemy)
            if odds.win < self.manner.beaten:
                return -1.0
            return odds.win * (worth + later) + bloodshed(group, enemy, odds, self.manner) - (1 - odds.win) * stake
        if not self.theirs:
            return worth
        risk = self._risk(group, area)
        return (1 - risk) * (worth + later) - risk * stake

    def _beyond(self, group: Force, area: int) -> float:
        """What an area beyond the border promises: to wait there, or to be the last who can go on with the war."""
        if HALF[area] >= 0:
            return 0.0
        way = TO_EMPIRE[area]
        wait = LURKING[way] * len(group.units) if self.waits and way < len(LURKING) else 0.0
        wait += SHELTER if self.theirs else 0.0
        return wait + (self._home(group) if len(group.units) == 1 and not group.leaders else 0.0)

    def _home(self, group: Force) -> float:
        """9.4: what it is worth that one of a people within the empire gets away."""
        g, tribe = self.g, TRIBE_OF[group.units[0]]
        units = [u for u in g.units_in_play(tribe) if u not in group.units]
        last = g.year == g.last_year
        if g.status[tribe] != WAR or last or any(g.where[u] < ZONE_COUNT and HALF[g.where[u]] < 0 for u in units):
            return 0.0
        years = min(g.last_year - g.year, YEARS)
        return 0.4 * YEARLY * years * len(UNITS_OF[tribe]) * (0.5 if not units else 1.0)

    def _people(self, leader: int, first: tuple[int, ...], ready: list[int], here: int) -> list[tuple[int, ...]]:
        """A tribal leader with his own, without those who stay behind."""
        if self.camp != self.g.camp(leader) or not self._raids(leader):
            return super()._people(leader, first, ready, here)
        seeds = self.seeds()
        ready = [u for u in ready if u not in seeds]
        if not ready:
            return []
        keep = OCCUPIED[here] and len(ready) > 1 and len(self.own[here].units) == len(ready)
        going = ready[:-1] if keep and not self.waits else ready
        if self.mine == 1 and len(going) > FEW:
            going = going[: max(FEW, len(going) - self._next_door(here))]
        return [tuple(going[: CC[leader]])]

    def _raids(self, leader: int) -> bool:
        tribe = TRIBE_OF[leader]
        return tribe >= 0 and self.survey.at_war[tribe] and not self.g.cause[leader]

    def _next_door(self, here: int) -> int:
        """How many free areas of the empire units by themselves can go to."""
        free = [a for a in NEIGHBOURS[here] if OCCUPIED[a] and a not in self.enemies and a not in self.own]
        return len(free)
