"""Operations at sea: an army that is carried to where more is to be won, a fleet that meets a weaker one, or goes home.

What a landing is worth is what the army's best plan is worth from there (`goals`), less what it could do by land. A
fleet comes to fetch an army that had better sail, takes aboard what fits, and lands it in the best port within reach,
or on an enemy's shore, if a leader is there who can (10.5b).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from romanum.board.network import Reach
from romanum.games.imperium.bots.clash import Clash
from romanum.games.imperium.bots.glance import Glance
from romanum.games.imperium.bots.goals import POINT
from romanum.games.imperium.bots.survey import Force, force_of
from romanum.games.imperium.bots.worth import sunk
from romanum.games.imperium.data.charts import naval_column, naval_result
from romanum.games.imperium.data.seas import PORT_WATERS, PORTS_ON
from romanum.games.imperium.rules.naval.loading import waiting_ashore
from romanum.games.imperium.rules.naval.ports import room
from romanum.games.imperium.rules.naval.sailing import ALLOWANCE, Voyage
from romanum.games.imperium.state.lanes import sea_lanes
from romanum.games.imperium.state.position import AT_SEA, FOUGHT, INSIDE, NONE, SHELTERED
from romanum.games.imperium.state.powers import is_enemy
from romanum.games.imperium.state.rosters import FLEETS, count, fleets, without

BOARD: Final = 2
"""10.4.2a, 10.4.3b: MP to take troops aboard, or to land them, in a port,"""
INVADE: Final = 6
"""10.4.3d: and on an enemy's shore."""
FERRY: Final = 0.3
"""What must be gained for an army to be carried,"""
FETCHED: Final = 0.7
"""and what is left of it where the fleet is still to come."""
HALF: Final = 2
"""10.5.2: those who land among enemies are halved."""
SHIP: Final = 18
"""Strength of a fleet."""
FACES: Final = 6
QUARTERS: Final = 4
HOME: Final = 0.05
"""A fleet at sea that has nothing to do goes home, as it must in the end (10.3f)."""
GRUDGED: Final = 0.5
"""What an own fleet counts of an enemy's where he loses with his last (it is worth so much more to sink his)."""
HIDE: Final = 0.8
"""What it is worth to be where a stronger fleet is not."""
SAIL, LOAD, LAND, ENGAGE = "halt", "embark-all", "land", "engage"


class Course(NamedTuple):
    """Where a fleet goes, what it does there, and what that is worth; `place` is the shore on which it lands."""

    worth: float = 0.0
    water: int = NONE
    act: str = SAIL
    place: int = NONE


@lru_cache(1 << 12)
def sea_fight(own: int, foe: int, shift: int) -> Clash:
    """10.7: an attack of so many fleets on so many: the chance to lose fewer, and the fleets that both lose.

    >>> sea_fight(12, 4, 0), sea_fight(4, 12, 0).cost
    (Clash(win=0.5, cost=1.5, harm=3.0), 3.0)
    """
    column = naval_column(own, foe)
    win, cost, harm = 0.0, 0.0, 0.0
    for face in range(1, FACES + 1):
        lost, killed = naval_result(column, face + shift)
        mine, theirs = _ships(own, lost), _ships(foe, killed)
        win += theirs > mine
        cost, harm = cost + mine, harm + theirs
    return Clash(win / FACES, cost / FACES, harm / FACES)


def _ships(number: int, quarters: int) -> int:
    """10.7.4b: rounded down, but one at least of several."""
    return max(number * quarters // QUARTERS, 1 if quarters and number > 1 else 0)


def course_of(glance: Glance, stack: int) -> Course:
    """The best a fleet can do now."""
    if stack not in glance.courses:
        glance.courses[stack] = _Navigator(glance, stack).best()
    course: Course = glance.courses[stack]
    return course


class _Navigator:
    """One fleet, and what lies within its reach."""

    def __init__(self, glance: Glance, stack: int) -> None:
        g = self.g = glance.g
        self.glance, self.stack, self.power, self.here = glance, stack, g.whose[stack], g.at[stack]
        step = g.stack[-1]
        self.left = step.left(g) if isinstance(step, Voyage) and stack == g.mover else ALLOWANCE
        self.reach = sea_lanes(g).reach(self.here, max(0, self.left))
        self.must_be_in_port = bool(g.mark[stack] & AT_SEA)
        self.harbours = glance.harbours(self.power)

    def best(self) -> Course:
        """Whatever is worth most; nothing if the fleet had better stay."""
        aboard = without(self.g.units[self.stack], FLEETS)
        found = [self._home()]
        if aboard:
            led = self.glance.survey.led.get(self.stack, 0)
            found.append(self._landing(force_of(self.g, self.power, self.here, aboard, led), self.here, self.left))
        if not self.g.winter and not aboard:
            found += [self._load(), self._fetch()]
        if not self.g.winter:
            found.append(self._chase())
        return max(found, key=lambda course: course.worth)

    def _home(self) -> Course:
        """The nearest port, if the fleet must or had better be in one; out of the way of stronger fleets."""
        ports = [water for water in self.reach if water in self.harbours]
        if self.here in self.harbours and not self._is_threatened(self.here):
            return Course(0.0, self.here)
        safe = [water for water in ports if not self._is_threatened(water)] or ports
        if not safe:
            return Course(0.0, self.here)
        nearest = min(safe, key=lambda water: (self.reach[water], water))
        return Course(HOME if self.here not in self.harbours else HIDE if sunk(self.g, self._seat) else 0.0, nearest)

    @property
    def _seat(self) -> int:
        return self.g.chief[self.power]

    def _is_threatened(self, water: int) -> bool:
        """Whether a stronger enemy fleet is a day's sail away, where every ship counts."""
        if not sunk(self.g, self._seat):
            return False
        own = fleets(self.g.units[self.stack])
        return any(number > own for at, number in self._enemies().items() if at == water)

    # ---- armies

    def _landing(self, army: Force, water: int, mp: int) -> Course:
        """Where an army that is aboard had best be put ashore."""
        theatre, found, reach = self.glance.theatre(self.power), Course(), sea_lanes(self.g).reach(water, mp)
        for there in self.harbours:
            if there not in reach or reach[there] + BOARD > mp:
                continue
            for port in PORTS_ON[there]:
                worth = theatre.ashore(army._replace(place=port)) if self.glance.is_home(port, self.power) else 0.0
                if worth > found.worth:
                    found = Course(worth, there, LAND, port)
        if army.command < HALF or self.g.winter or self.must_be_in_port:
            return found
        return max(found, self._invasion(army, reach, mp), key=lambda course: course.worth)

    def _invasion(self, army: Force, reach: Reach, mp: int) -> Course:
        """10.5: on an enemy's shore, at half strength."""
        theatre, found = self.glance.theatre(self.power), Course()
        halved = army._replace(strength=army.strength // HALF)
        for goal in theatre.goals:
            for water in PORT_WATERS[goal.place]:
                if goal.saves or water not in reach or reach[water] + INVADE > mp:
                    continue
                worth = theatre.gain(halved, goal)
                if worth > found.worth:
                    found = Course(worth, water, LAND, goal.place)
        return found

    def _gain(self, army: Force, water: int, mp: int, share: float) -> float:
        """What an army wins by being carried, or the share of it that finds room."""
        carried = army._replace(strength=round(army.strength * share), might=army.might * share)
        plan = self.glance.theatre(self.power).plans.get(army.place)
        by_land = plan.worth if plan is not None else 0.0
        return self._landing(carried, water, mp).worth - by_land

    def _load(self) -> Course:
        """Troops that wait here and had better sail."""
        waiting = {self.g.at[s] for s in waiting_ashore(self.g, self.stack)}
        armies = [f for place in waiting for f in self.glance.survey.at.get(place, ()) if f.power == self.power]
        space, mp = room(self.g, self.stack), self.left - BOARD
        shares = [(army, min(1.0, space / max(1, army.halves))) for army in armies]
        gain = max((self._gain(army, self.here, mp, share) for army, share in shares), default=0.0)
        return Course(gain, self.here, LOAD) if gain > FERRY and space else Course()

    def _fetch(self) -> Course:
        """Troops elsewhere that wait for a fleet."""
        found = Course()
        for army in self.glance.survey.own():
            waters = [w for w in PORT_WATERS[army.place] if w in self.reach and w in self.harbours and w != self.here]
            if army.power != self.power or not waters:
                continue
            gain = FETCHED * self._gain(army, waters[0], ALLOWANCE - BOARD, share=1.0)
            if gain > max(FERRY, found.worth):
                found = Course(gain, waters[0])
        return found

    # ---- enemies

    def _enemies(self) -> dict[int, int]:
        """By water, fleets of enemies that are not in a port under siege or withdrawn."""
        g, found = self.g, dict[int, int]()
        for other, water in enumerate(g.at):
            roster = self.glance.survey.roster(other) if water >= 0 else ""
            hidden = g.mark[other] & (INSIDE | SHELTERED)
            if count(roster, FLEETS) and not hidden and is_enemy(g, self.power, g.whose[other]):
                found[water] = found.get(water, 0) + fleets(roster)
        return found

    def _chase(self) -> Course:
        """A weaker fleet within reach, from where there is a way home if there must be."""
        found, own = Course(), fleets(self.g.units[self.stack])
        if self.g.mark[self.stack] & FOUGHT:
            return found
        hunted = any(sunk(self.g, seat) for seat in range(self.g.seats) if seat != self._seat)
        price = GRUDGED if hunted else 1.0
        homeward = self.glance.homeward(self.power)
        for water, number in self._enemies().items():
            if water not in self.reach or self.reach[water] >= self.left:
                continue
            if self.must_be_in_port and self.reach[water] + 1 + homeward[water] > self.left:
                continue
            fight = sea_fight(own, number, self.glance.survey.led.get(self.stack, 0))
            worth = POINT * SHIP * (fight.harm - price * fight.cost) / price - 0.002 * self.reach[water]
            if worth > found.worth:
                found = Course(worth, water, ENGAGE)
        return found
