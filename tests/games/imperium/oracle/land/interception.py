"""12.4: interceptions on land. Who may try, over which way, with which die against which number.

Trains are no units where the rulebook weighs one force against another: it takes 3 off for a train that goes with a
force "of cavalry alone", and speaks of trains in a hex without units (13.4.5).
"""

from __future__ import annotations

from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common.powers import leader_id
from romanum.games.imperium.rules.special.specials import why_no_attack, why_no_entry
from romanum.games.imperium.state.marks import BUILDING, CALLED, HELD, HUNGRY, INSIDE, LANDED, RAW, RAWER
from romanum.games.imperium.state.position import ACTIVE, NOBODY, NONE

from ..moments import Deed, Moment, Oracle, World, is_fleet, sieges, stacks_at, units_in
from .map import LINKS, TERRAIN, beside_neutral, entry_cost, hostile, reached
from .march import force

MOST_HEXES = 3
STAYS = INSIDE | HUNGRY | HELD | LANDED | RAW | RAWER | BUILDING
"""Whoever has one of these does not go to meet anybody."""


def is_barred(g: World, power: int, place: int) -> bool:
    """12.4b, 12.4f: whether units that are hostile to a power are in a hex, besieged there or not.

    Fleets off its coast do not count.
    """
    return any(
        hostile(g, power, g.whose[stack]) and g.units[stack] and (not is_fleet(g, stack) or g.mark[stack] & INSIDE)
        for stack in stacks_at(g, place)
    )


def distance(g: World, power: int, here: int, goal: int) -> int | None:
    """12.4.1a, 12.4h: the cheapest way of at most three hexes without narrow seas and enemies; none: no way."""
    best: dict[int, int] = {here: 0}
    edge = {here: 0}
    for _ in range(MOST_HEXES):
        further: dict[int, int] = {}
        for place, so_far in edge.items():
            for there in reached(place):
                if LINKS[place, there].narrow or (there != goal and is_barred(g, power, there)):
                    continue
                cost = so_far + entry_cost(g, power, place, there)
                if cost < min(further.get(there, 999), best.get(there, 999)):
                    further[there] = cost
        for there, cost in further.items():
            best[there] = min(cost, best.get(there, 999))
        edge = {there: cost for there, cost in further.items() if there != goal}
    return best.get(goal)


def called_leader(m: Moment) -> int:
    """The leader of whom an event tells."""
    name = m.fact("leader")
    return next(leader for leader in range(len(m.g.leader_in)) if leader_id(m.g, leader) == name)


class Meeting(Oracle):
    """Looks at every attempt to intercept."""

    def __init__(self) -> None:
        super().__init__()
        self.tried: set[tuple[int, int]] = set()
        """Months and leaders."""
        self.goal = NONE

    def told(self, moment: Moment) -> None:
        """A leader has tried."""
        if moment.event.kind == "interception":
            self._tries(moment)
        elif moment.event.kind == "marches":
            self.goal = moment.place

    def done(self, deed: Deed) -> None:
        """12.4a: whoever could meet those who have just come somewhere is asked, if any die of his would do."""
        g, goal, self.goal = deed.g, self.goal, NONE
        quiet = {event.kind for event in deed.events} <= {"marches"} and not g.discreet
        if goal == NONE or not quiet or g.mover == NONE or g.at[g.mover] != goal or g.met_by != NOBODY:
            return
        eligible = [n for n in range(len(g.leader_in)) if self._could(g, n, goal)]
        asked = any(type(step).__name__ == "Interception" for step in g.stack)
        arrived = type(g.stack[-1]).__name__ in ("March", "Interception")
        self.expect(deed, "12.4a", not arrived or asked or not eligible, f"leaders {eligible} are not asked")

    def _could(self, g: World, leader: int, goal: int) -> bool:
        stack, power = g.leader_in[leader], g.leader_of[leader]
        if stack < 0 or g.captor[leader] != NOBODY or (g.month, leader) in self.tried or is_fleet(g, stack):
            return False
        here, mover = g.at[stack], g.whose[g.mover]
        with_him = [
            s for s in stacks_at(g, here) if g.whose[s] == power and not g.mark[s] & STAYS and not is_fleet(g, s)
        ]
        units = [unit for s in with_him for unit in units_in(g, s) if unit.fights]
        bound = g.standing[power] != ACTIVE or not hostile(g, power, mover) or g.chief[power] in (NOBODY, g.active)
        if bound or here == goal or not units or g.mark[stack] & INSIDE or TERRAIN[goal] == "desert":
            return False
        if is_barred(g, power, here) or why_no_entry(g, stack, goal) is not None or g.effects:
            return False
        if beside_neutral(g, power, goal) or why_no_attack(g, stack, mover, goal) is not None:
            return False  # 2.5: whoever intercepts attacks
        away = distance(g, power, here, goal)
        best = max(g.leader_value[leader], 3 if any(unit.horse for unit in units) else 0)
        return away is not None and 2 * away <= 6 + min(best, g.leader_value[leader])

    def _tries(self, m: Moment) -> None:
        g, leader = m.g, called_leader(m)
        stack, power = g.leader_in[leader], m.power
        here, goal = g.at[stack], m.place
        self.expect(m, "12.4e", (g.month, leader) not in self.tried, "a leader tries again")
        self.tried.add((g.month, leader))
        self.expect(m, "12.4f", here not in sieges(g) or not g.mark[stack] & INSIDE, "a besieged leader intercepts")
        near = any(
            hostile(g, power, g.whose[s]) and any(unit.fights for unit in units_in(g, s)) and not is_fleet(g, s)
            for s in stacks_at(g, here)
        )
        self.expect(m, "12.4f", not near, "a leader intercepts from a hex with enemies")
        self.expect(m, "12.4g", TERRAIN[goal] != "desert", "an interception in the desert")
        self.expect(m, "12.4a", g.chief[power] != g.active, "the active player intercepts")
        away = distance(g, power, here, goal)
        self.expect(m, "12.4b", away is not None, f"no way leads from {PLACE_IDS[here]}")
        if away is not None:
            self.expect(m, "12.4.1a", m.fact("needed") == 2 * away, f"from {PLACE_IDS[here]} {away} MP lead there")
        bonus = self._bonus(g, leader)
        self.expect(m, "12.4.1b", m.fact("bonus") == bonus, f"the bonus is {bonus}")
        won = m.fact("die") + m.fact("bonus") >= m.fact("needed")
        self.expect(m, "12.4.1c", (m.fact("won") == "yes") == won, "the wrong outcome")

    @staticmethod
    def _bonus(g: World, leader: int) -> int:
        own = [unit for s, mark in enumerate(g.mark) if mark & CALLED and g.at[s] >= 0 for unit in units_in(g, s)]
        others = [unit for s in force(g) for unit in units_in(g, s)]
        trains = any(unit.cls == "train" for unit in own)
        fighters = [unit for unit in own if unit.fights]
        riders = bool(fighters) and all(unit.horse for unit in fighters)
        slower = any(unit.foot for unit in others)
        return (3 if riders and slower else g.leader_value[leader]) - 3 * trains
