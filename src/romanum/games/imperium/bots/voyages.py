"""Operations at sea: an army that is carried to where more is to be won, a fleet that meets a weaker one, or goes home.

What a landing is worth is what the army's best plan is worth from there (`goals`), less what it could do by land. A
fleet comes to fetch an army that had better sail, takes aboard what fits, and lands it in the best port within reach,
or on an enemy's shore, if a leader is there who can (10.5b).
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from romanum.board.network import Reach
from romanum.games.imperium.bots.glance import Glance
from romanum.games.imperium.bots.outlook import POINT
from romanum.games.imperium.bots.squadrons import (
    SQUADRON,
    Prey,
    consorts,
    enough,
    is_hunter,
    lead,
    prey_of,
    sea_fight,
    to_shut,
)
from romanum.games.imperium.bots.survey import Force, force_of
from romanum.games.imperium.bots.worth import sunk
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.rules.geography.seasons import MONTHS, SUMMER, of_year
from romanum.games.imperium.rules.geography.travel import sea_lanes
from romanum.games.imperium.rules.naval.embarkation import waiting_ashore
from romanum.games.imperium.rules.naval.ports import SHORES, room
from romanum.games.imperium.rules.naval.segments import fleets_of
from romanum.games.imperium.rules.naval.voyage import ALLOWANCE, Sailing, Voyage
from romanum.games.imperium.state.forces import has_fleets
from romanum.games.imperium.state.marks import AT_SEA, FOUGHT
from romanum.games.imperium.state.position import NONE
from romanum.games.imperium.state.rosters import FLEETS, fleets, without

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
HOME: Final = 0.05
"""A fleet at sea that has nothing to do goes home, as it must in the end (10.3f)."""
GRUDGED: Final = 0.5
"""What an own fleet counts of an enemy's where he loses with his last (it is worth so much more to sink his)."""
HIDE: Final = 0.8
"""What it is worth to be where a stronger fleet is not."""
COMING: Final = 0.8
"""What is left of a fight for which others have still to come,"""
GATHER: Final = 0.1
"""and what it is worth to join another squadron."""
WINTERS: Final = 2
"""10.3.1: what a hex costs in winter, in those of summer."""
SAIL, LOAD, LAND, ENGAGE = "halt", "embark-all", "land", "engage"


class Course(NamedTuple):
    """Where a fleet goes, what it does there, and what that is worth; `place` is the shore on which it lands."""

    worth: float = 0.0
    water: int = NONE
    act: str = SAIL
    place: int = NONE


@lru_cache(4096)
def landings(place: int) -> tuple[int, ...]:
    """The waters from which troops go ashore in a place without a port."""
    return tuple(water for water, shores in enumerate(SHORES) if place in shores)


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
        self.ships = fleets(g.units[stack])

    @cached_property
    def prey(self) -> dict[int, Prey]:
        """Enemy fleets that can be fought, by water."""
        return prey_of(self.glance, self.power)

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
            found += [self._chase(), self._blockade(), self._gather()]
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
        """Whether a stronger enemy fleet is a day's sail away, where every ship counts; a veteran is safe in port."""
        if not sunk(self.g, self._seat) or (self.glance.habits.seasoned and water in self.harbours):
            return False
        return water in self.prey and self.prey[water].number > self.ships

    def _comes_home_from(self, water: int) -> bool:
        """10.3f: whether a fleet that ends the month in a water finds a port in the next, when winter may have come."""
        colder = not self.g.winter and (of_year(self.g) + 1) % len(MONTHS) not in SUMMER
        return self.glance.homeward(self.power)[water] * (WINTERS if colder else 1) <= ALLOWANCE

    # ---- armies

    def _landing(self, army: Force, water: int, mp: int) -> Course:
        """Where an army that is aboard had best be put ashore."""
        theatre, found, reach = self.glance.theatre(self.power), Course(), sea_lanes(self.g).reach(water, mp)
        for there, port in self.glance.berths(self.power):
            if there in reach and reach[there] + BOARD <= mp:
                worth = theatre.ashore(army._replace(place=port))
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
            for water in PORT_WATERS[goal.place] or landings(goal.place):
                if goal.saves or water not in reach or reach[water] + INVADE > mp or not self._comes_home_from(water):
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

    def _blockade(self) -> Course:
        """17.2: a port that friends besiege, if the fleet is more than what lies in it."""
        found = Course()
        for water, worth in to_shut(self.glance, self.power, self.ships).items():
            if worth > found.worth and (water == self.here or water in self.reach):
                found = Course(worth, water)
        return found

    def _chase(self) -> Course:
        """A weaker fleet within reach, alone or with others who come; from there it must get home if it is at sea."""
        found = Course()
        if self.g.mark[self.stack] & FOUGHT:
            return found
        homeward = self.glance.homeward(self.power)
        for water, prey in self.prey.items():
            if water not in self.reach or self.reach[water] >= self.left:
                continue
            if self.must_be_in_port and self.reach[water] + 1 + homeward[water] > self.left:
                continue
            if not self._comes_home_from(water):
                continue
            ships = self.ships + consorts(self.g, self.stack, water)
            far = 0.002 * self.reach[water]
            worth = self._prospect(ships, prey) - far
            more = min(enough(prey.number), ships + self._followers(water))
            later = COMING * self._prospect(more, prey) - far if more > ships and not self.must_be_in_port else 0.0
            if max(worth, later) > found.worth:
                found = Course(worth, water, ENGAGE) if worth >= later else Course(later, water)
        return found

    def _prospect(self, ships: int, prey: Prey) -> float:
        """What so many ships win against others; own ones count less where the other loses with his last."""
        price = GRUDGED if is_hunter(self.g, self._seat) else 1.0
        if self.glance.habits.seasoned and sunk(self.g, self._seat):
            price = 1 / GRUDGED
        fight = sea_fight(ships, prey.number, prey.shift + lead(self.glance, self.stack))
        return POINT * SHIP * (fight.harm - price * fight.cost) / price

    def _followers(self, water: int) -> int:
        """The fleets of the same power that can still come to a water in this segment."""
        g = self.g
        sailing = g.innermost(Sailing)
        if sailing is None or not is_hunter(g, self._seat):
            return 0
        others = [s for s in fleets_of(g, sailing.player, sailing.segment) if s != self.stack and g.at[s] != water]
        lanes = sea_lanes(g)
        near = [s for s in others if lanes.reach(g.at[s], ALLOWANCE - 1).get(water) is not None]
        return sum(fleets(g.units[s]) for s in near if not g.mark[s] & (FOUGHT | AT_SEA))

    def _gather(self) -> Course:
        """Small squadrons of a hunter sail together: the smaller comes to the larger."""
        g, found, best = self.g, Course(), (self.ships, -self.here)
        if not is_hunter(g, self._seat) or self.ships >= SQUADRON or self.must_be_in_port:
            return found
        for other, water in enumerate(g.at):
            if other == self.stack or water not in self.reach or water not in self.harbours:
                continue
            rank = (fleets(g.units[other]), -water) if g.whose[other] == self.power and has_fleets(g, other) else best
            if rank > best and rank[0] < 2 * SQUADRON and water != self.here:
                found, best = Course(GATHER, water), rank
        return found
