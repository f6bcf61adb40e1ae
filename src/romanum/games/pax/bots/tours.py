"""What an Army may do with the MP it has: tours, from stop to stop, each by a way that comes nowhere twice.

A stop is a Space to be taken, a Town or City to be saved, a site where a Garrison can found a Town, or friends to be
picked up. What a tour brings is the worth of its stops times the chance to get so far, less soldiers, less what lies
open where the Army has left, less what the enemy's next move may win back where it ends.
"""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple

from romanum.board.masks import mask
from romanum.engine.memo import Memo
from romanum.games.pax.bots.economy import pending_markers
from romanum.games.pax.bots.glance import Glance
from romanum.games.pax.bots.marches import LIES, Lie, Way, reach
from romanum.games.pax.bots.roads import AFLOAT, MOVES
from romanum.games.pax.bots.survey import chance
from romanum.games.pax.bots.threats import DREADS, Dread
from romanum.games.pax.bots.worth import HARM, NOTHING
from romanum.games.pax.data.components import (
    FORTRESS,
    GARRISON,
    LIGHT,
    MAJORITY,
    NONE,
    PROVINCE_OF,
    SPACE_COUNT,
    TABLES,
)
from romanum.games.pax.state.forces import numbers
from romanum.games.pax.state.position import NOBODY, Mediterranean

FARTHEST: Final = 99
"""Nobody has more MP."""
GATHER: Final = 2 * AFLOAT
"""A place of a tour is so much further on where friends are picked up."""
POINT: Final = 0.09
"""What a Battle Point is worth, in Geographic Points as everything here."""
SITE: Final = 0.55
"""What it is worth to bring a Garrison where a Town can be founded and paid for."""
GUARD: Final = 0.1
"""What it costs to leave somebody behind."""
LEAST_CHANCE: Final = 0.4
"""A Battle with less hope is not sought."""
WORN: Final = tuple(0.97**cost for cost in range(FARTHEST + 1))
"""What is left of a gain by the MP of the way: something may happen."""
BACK: Final = 0.7
"""How likely it is that an enemy who can come does."""
FIRST: Final = 6
"""So many first stops are followed up,"""
LONGEST: Final = 6
"""and so many stops a tour has at most."""
JOINED: Final = 0.12
"""What it is worth to stand together."""
MASSED: Final = 3
"""Fewer BP are not worth picking up."""


class Army(NamedTuple):
    """Who goes: the BP and the best Tactical rating, Garrisons, and other Units that can be left behind."""

    side: int
    bp: int
    tactical: int
    garrisons: int
    others: int

    @property
    def guards(self) -> int:
        """How many Spaces can be held behind it."""
        return self.garrisons + self.others


class Tour(NamedTuple):
    """What it brings, every place on it in the order of the way, and its stops."""

    worth: float
    nodes: tuple[int, ...]
    stops: tuple[int, ...]

    @property
    def goal(self) -> int:
        """Where it ends."""
        return self.stops[-1] if self.stops else self.nodes[0] % AFLOAT


class Course(NamedTuple):
    """A tour in the making."""

    army: Army
    at: int
    mp: int
    sails: bool
    been: int
    nodes: tuple[int, ...]
    stops: tuple[int, ...]
    hope: float
    worth: float


class Stop(NamedTuple):
    """A place to go: the way, the chance to be there and have it, what it brings, and what the Battle costs."""

    space: int
    way: Way
    hope: float
    gain: float
    cost: float
    joins: int = 0
    """BP that are picked up there."""
    founds: bool = False

    @property
    def worth(self) -> float:
        """At a glance."""
        return self.hope * self.gain - self.cost + (JOINED if self.joins else 0.0)


def army_of(g: Mediterranean, stack: int, bp: int, tactical: int) -> Army:
    """A stack as it is."""
    units = numbers(g, stack)
    fighters = sum(units[:GARRISON])
    return Army(g.whose[stack], bp, tactical, units[GARRISON], min(units[LIGHT], fighters - 1) if fighters else 0)


def _held(g: Mediterranean, side: int) -> int:
    """The Spaces that friends of a side hold, as a mask."""
    friends = g.friendly[side]
    return mask([space for space, holder in enumerate(g.holder) if holder != NOBODY and friends >> holder & 1])


_HELD: Final[Memo[Mediterranean, int]] = Memo(_held, "holder", "friendly", each=True)


class Desk(Glance):
    """What a power sees that plans: the tours of its Armies, and of those that it commands, are worked out once."""

    def __init__(self, g: Mediterranean, seat: int) -> None:
        super().__init__(g, seat)
        self._tours: dict[int, Tours] = {}

    @cached_property
    def dread(self) -> Dread:
        """What may be lost."""
        return Dread(self.g, self.power, self.survey)

    def tours(self, side: int) -> Tours:
        """What Armies of a side may do."""
        found = self._tours.get(side)
        if found is None:
            found = self._tours[side] = Tours(self, side)
        return found


def cost_of(bp: int, other: int, win: float) -> float:
    """What a battle costs in soldiers on both sides of the dice, with such a chance to win."""
    lost = bp * (0.45 - 0.35 * win) + bp * (1 - win) * 0.25
    killed = other * (0.1 + 0.4 * win)
    return POINT * (lost - 0.8 * killed)


class Tours:
    """The tours of Armies of one side, for the power that moves it."""

    def __init__(self, desk: Desk, side: int) -> None:
        self.g = desk.g
        self.power = desk.power
        self.side = side
        self.survey = desk.survey
        self.dread = desk.dread
        self.prizes = desk.dread.prizes

    @cached_property
    def lie(self) -> Lie:
        """How the land lies."""
        return LIES.of(self.g, self.side)

    @cached_property
    def endangered(self) -> dict[int, float]:
        """What may be lost where."""
        return {space: stake for space, stake, _ in DREADS.of(self.g, self.power)} if self.side == self.power else {}

    @cached_property
    def sites(self) -> frozenset[int]:
        """7.1.2a: where a Garrison could found a Town, if more can be paid for than stand ready."""
        g, power = self.g, self.power
        if self.side != power:
            return frozenset()
        free = [s for s, holder in enumerate(g.holder) if holder == power and g.town_of[s] == NOBODY]
        ready = {f.place for f in self.survey.of.get(power, ()) if numbers(g, f.stack)[GARRISON]}
        idle = g.treasury[power] - pending_markers(g, power)
        if idle // TABLES.costs.town <= len(ready.intersection(free)):
            return frozenset()
        near = self.dread.near
        return frozenset([s for s in free if not FORTRESS[s] and s not in ready and not near >> s & 1])

    def best(
        self, army: Army, start: int, mp: int, left: int = NONE, sails: bool = True, been: int = 0, quick: bool = False
    ) -> list[Tour]:
        """Tours from a place, on land or afloat, best first; the last one is to stay.

        `left`: the BP that stay where it starts, if somebody does. `quick`: a first stop is all that is thought of.
        """
        place = start % AFLOAT
        course = Course(army, start, mp, sails, been | 1 << place, (start,), (), 1.0, 0.0)
        stay = self._end(course) if start < AFLOAT else -army.bp * POINT
        base = stay + (self._kept_here(place, left) if start < AFLOAT else 0.0)
        stops = self._stops(course)
        found = (
            [self._tried(course, s) for s in stops[:2]] if quick else [self._followed(course, s) for s in stops[:FIRST]]
        )
        tours = [Tour(tour.worth - base, tour.nodes, tour.stops) for tour in found]
        tours.sort(key=lambda tour: -tour.worth)
        return [*tours, Tour(0.0, (start,), ())]

    def _kept_here(self, place: int, left: int) -> float:
        """What an Army holds by standing where it is, whoever stays behind."""
        if place >= SPACE_COUNT or self.g.holder[place] != self.side:
            return 0.0
        found = 0.0
        if left == NONE and self.side not in (self.g.town_of[place], self.g.setting.home[place]):
            found += self._held(place)
        if left != NONE:
            found += GUARD
        return found

    def _held(self, space: int) -> float:
        """What a Space is worth to whoever holds it: the same whether it is to be taken or given up."""
        harm = HARM * self.prizes.worths[PROVINCE_OF[space]] / MAJORITY[PROVINCE_OF[space]]
        home = self.g.setting.home[space]
        return self.prizes.loss(space) + (harm if home not in (NOBODY, self.power) else 0.0)

    # ---- from stop to stop

    def _followed(self, course: Course, stop: Stop) -> Tour:
        """A tour that begins with a stop and goes on as long as that brings more."""
        course = self._arrived(course, stop)
        best = Tour(course.worth + self._end(course), course.nodes, course.stops)
        for _ in range(LONGEST - 1):
            onward = self._onward(course, stop)
            if onward is None:
                return best
            course, stop = onward
            tour = Tour(course.worth + self._end(course), course.nodes, course.stops)
            best = max(best, tour, key=lambda one: one.worth)
        return best

    def _tried(self, course: Course, stop: Stop) -> Tour:
        """A tour with one stop."""
        course = self._arrived(course, stop)
        return Tour(course.worth + self._end(course), course.nodes, course.stops)

    def _arrived(self, course: Course, stop: Stop) -> Course:
        """The Army is there, or was beaten."""
        army = course.army
        if stop.joins:
            army = army._replace(bp=army.bp + stop.joins)
        way = stop.way.nodes[1:]
        if stop.joins:
            way = (*way[:-1], way[-1] + GATHER)
        been = course.been
        for node in way:
            been |= 1 << node % AFLOAT
        worth = course.worth + course.hope * (stop.hope * stop.gain - stop.cost)
        mp = course.mp - stop.way.cost - (MOVES.pick_up if stop.joins else 0)
        sails = course.sails and not stop.way.by_sea
        nodes, stops = (*course.nodes, *way), (*course.stops, stop.space)
        return Course(army, stop.space, mp, sails, been, nodes, stops, course.hope * stop.hope, worth)

    def _onward(self, course: Course, last: Stop) -> tuple[Course, Stop] | None:
        """The best next stop, if it is worth leaving the last one, with somebody behind or without."""
        price, army = self._price(course, last)
        course = course._replace(army=army, worth=course.worth - course.hope * price)
        found = [stop for stop in self._stops(course) if stop.worth * WORN[stop.way.cost] > price + GUARD / 2]
        if not found:
            return None
        stop = max(found, key=lambda stop: (stop.worth + 0.01) * WORN[stop.way.cost] / (1 + stop.way.cost))
        return self._arrived(course, stop), stop

    def _price(self, course: Course, last: Stop) -> tuple[float, Army]:
        """What it costs to leave a stop: a guard, or the stop itself; and who goes on."""
        army, space = course.army, last.space
        if last.joins or (not last.gain and not last.founds) or (self._holds_itself(space) and not last.founds):
            return 0.0, army
        if army.garrisons:
            return GUARD / 3, army._replace(garrisons=army.garrisons - 1)
        if army.others and not last.founds:
            return GUARD, army._replace(others=army.others - 1, bp=army.bp - 1)
        return last.gain, army

    def _holds_itself(self, space: int) -> bool:
        """7.2.1: a City or Town that was taken, and one's own home."""
        g = self.g
        return g.town_of[space] != NOBODY or g.setting.home[space] == self.power or g.holder[space] == self.power

    # ---- stops

    def _stops(self, course: Course) -> list[Stop]:
        """Where to go next, the best at a glance first."""
        army, here, hostile, friendly, gains = (
            course.army,
            course.at,
            self.lie.hostile,
            self.friendly,
            self.prizes.gains,
        )
        visited = self.endangered.keys() | self.gathered.keys() | (self.sites if army.garrisons else frozenset())
        found = []
        for space, way in reach(here, course.mp, self.lie, course.sails, course.been & ~(1 << here % AFLOAT)).items():
            if space == here:
                continue
            stop = None
            if friendly >> space & 1:
                if space in visited:
                    stop = self._at_home(course, space, way)
            elif gains[space] > NOTHING:
                if not hostile >> space & 1:
                    stop = Stop(space, way, way.hope, gains[space], (1 - way.hope) * army.bp * POINT)
                elif army.bp:
                    stop = self._fought_for(army, space, way)
            if stop is not None:
                found.append(stop)
        found.sort(key=lambda stop: -stop.worth * WORN[stop.way.cost])
        return found

    @cached_property
    def friendly(self) -> int:
        """Spaces that friends hold and nobody fights over, as a mask."""
        return _HELD.of(self.g, self.side) & ~self.lie.hostile

    @cached_property
    def gathered(self) -> dict[int, int]:
        """By Space, the BP that may be picked up: of those who are not needed where they are, if they are worth it."""
        found: dict[int, int] = {}
        for force in self.survey.of.get(self.side, ()):
            if force.place < SPACE_COUNT and not self.g.mark[force.stack]:
                found[force.place] = found.get(force.place, 0) + force.bp
        able = {space: bp - self._is_left_bare(space) for space, bp in found.items()}
        capital_of = self.g.setting.capital_of
        return {space: bp for space, bp in able.items() if bp >= MASSED and capital_of[space] != self.power}

    def _is_left_bare(self, space: int) -> bool:
        """Whether somebody must stay for it to be held."""
        g = self.g
        return not self._holds_itself(space) or (g.town_of[space] == NOBODY and g.setting.home[space] != self.power)

    def _fought_for(self, army: Army, space: int, way: Way) -> Stop | None:
        """A Space that must be taken; none if that is not likely."""
        win, cost = self._battle(army, space, way)
        if win <= LEAST_CHANCE:
            return None
        return Stop(space, way, way.hope * win, self.prizes.gains[space], cost + (1 - way.hope) * army.bp * POINT)

    def _battle(self, army: Army, space: int, way: Way) -> tuple[float, float]:
        """The chance to win there, and what it costs in soldiers on both sides of the dice."""
        friends = self.g.friendly[self.side]
        other, walls, led = self.survey.guard(friends, space)
        if not other + walls:
            return 1.0, 0.0
        ground = TABLES.battle.fortress if FORTRESS[space] else 0
        ground += TABLES.battle.amphibious if way.lands_at_goal else 0
        win = chance(army.bp, other, army.tactical - led, walls, ground)
        return win, cost_of(army.bp, other, win)

    def _at_home(self, course: Course, space: int, way: Way) -> Stop | None:
        """Among friends: a Town to be saved, a site, or soldiers to be picked up."""
        if course.army.garrisons and space in self.sites and len(course.stops) < LONGEST:
            return Stop(space, way, way.hope, SITE, 0.0, founds=True)
        if space in self.endangered:
            bp, led = self.dread.keepers(space)
            before = self.dread.danger(space, bp, led)
            after = self.dread.danger(space, bp + course.army.bp, max(led, course.army.tactical))
            gain = BACK * self.dread.stake(space) * (before - after)
            return Stop(space, way, way.hope, 0.0, -way.hope * gain) if gain > GUARD else None
        if space in self.gathered and course.army.bp >= MASSED and course.mp > MOVES.pick_up:
            return Stop(space, way, way.hope, 0.0, 0.0, joins=self.gathered[space])
        return None

    @cached_property
    def capitals(self) -> tuple[int, ...]:
        """Those of the power."""
        return self.g.setting.capitals[self.power]

    def _end(self, course: Course) -> float:
        """What may come back where a tour ends: the Army beaten, and what it took lost with it.

        A Capital or Town of one's own is not lost by standing in it: who stays there saves what would fall without him.
        """
        space, army = course.at, course.army
        if space >= SPACE_COUNT:
            return -army.bp * POINT
        bp, led = self.dread.keepers(space, self.g.mover if self.g.mover != NONE else NONE)
        if not course.stops:
            bp -= army.bp if self.g.mover == NONE else 0
        danger = self.dread.danger(space, max(0, bp) + army.bp, max(led, army.tactical))
        kept = space in self.endangered or (space in self.capitals and self.g.holder[space] == self.power)
        found = -BACK * danger * (army.bp * POINT / 2 + (0.0 if kept else self._held(space) / 2))
        if not course.stops and kept:
            found += BACK * self.dread.stake(space) * (self.dread.danger(space, max(0, bp)) - danger)
        return found * course.hope
