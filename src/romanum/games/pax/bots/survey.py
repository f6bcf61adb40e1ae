"""Who stands where, and what it would take to beat them: one look over the map for all that bots ask of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property, lru_cache
from operator import mul
from typing import Final, NamedTuple

from romanum.board.masks import bits, mask
from romanum.engine.memo import Memo
from romanum.games.pax.bots.roads import AFLOAT, FAR, MOVES, by_land, by_sea, distances, ports_near
from romanum.games.pax.bots.worth import WANTED, Goal, Prizes
from romanum.games.pax.data.components import (
    CAMPAIGN,
    FORTRESS,
    KINDS,
    NONE,
    ON_LAND,
    PORT,
    SPACE_COUNT,
    TABLES,
    TACTICAL,
    TRIBAL,
    TRIBES,
    shifts_for,
)
from romanum.games.pax.state.chances import higher
from romanum.games.pax.state.forces import towns_of, values
from romanum.games.pax.state.position import NOBODY, Mediterranean

# ---- what a Battle would probably bring (10.3.1)


EVEN: Final = higher(0)
"""The chance to win an even Battle: a Draw is no victory."""


@lru_cache(1 << 14)
def chance(own: int, other: int, tactical: int = 0, walls: int = 0, held_back: int = 0) -> float:
    """That `own` BP beat `other`, walls among them, with leaders so much better, against so many shifts of the ground.

    >>> chance(8, 8) == EVEN, chance(16, 4) > 0.9, chance(4, 16) < 0.1, chance(9, 0)
    (True, True, True, 1.0)
    """
    foes = other + walls
    if foes <= 0:
        return 1.0
    if own <= 0:
        return 0.0
    led = max(-TABLES.battle.leader_at_walls, min(TABLES.battle.leader_at_walls, tactical)) if walls else tactical
    shifts = shifts_for(own, foes) if own > foes else -shifts_for(foes, own) if foes > own else 0
    return higher(shifts + led - held_back)


# ---- who stands where


UNLED: Final = (0, 0)
"""The ratings of a stack without a leader."""
UNKNOWN_TRIBE: Final = 4
"""What a counter face down is taken for."""
ARMY: Final = 4
"""Fewer BP than this are no army."""
DECAY: Final = 0.86
"""What a goal counts less for each MP of the way."""
LEAST_CHANCE: Final = 0.35
"""A Battle with less hope is no goal."""
ALARM: Final = 4.0
"""An enemy Army so near threatens a Space."""
LATER: Final = 0.4
"""What counts that cannot be reached in this move."""
RELIEF: Final = 0.7
"""How much a Space of one's own in danger draws, compared with one to be taken."""
SITE: Final = 0.4
"""What it is worth to bring a Garrison where a Town can be founded."""
VOYAGE: Final = MOVES.embark + MOVES.sail + MOVES.debark
SLIGHT: Final = 0.25
"""Less than this is not worth a voyage."""
FADED: Final = tuple(DECAY**way for way in range(40))
"""What a goal counts by the MP of the way."""
PORTS: Final = tuple(space for space in range(SPACE_COUNT) if PORT[space])


class Force(NamedTuple):
    """A stack that can fight on land."""

    stack: int
    side: int
    place: int
    bp: int
    tactical: int
    campaign: int
    men: int
    """Land Units, Garrisons too."""


class Survey:
    """All forces of a position, by place and by side."""

    def __init__(self, g: Mediterranean) -> None:
        self.g = g
        self.at, self.of = FORCES.of(g)

    def guard(self, friends: int, space: int) -> tuple[int, int, int]:
        """Whom somebody with these friends meets in a Space: BP, Wall Points, and the best Tactical rating."""
        bp = tactical = 0
        for force in self.at.get(space, ()):
            if not friends >> force.side & 1:
                bp += force.bp
                tactical = max(tactical, force.tactical)
        owner = self.g.town_of[space]
        return bp, self.g.walls[space] if owner != NOBODY and not friends >> owner & 1 else 0, tactical

    def keepers(self, friends: int, space: int) -> int:
        """The BP of friends in a Space who are not on the move, walls included."""
        mover = self.g.mover
        own = sum([f.bp for f in self.at.get(space, ()) if friends >> f.side & 1 and f.stack != mover])
        owner = self.g.town_of[space]
        return own + (self.g.walls[space] if owner != NOBODY and friends >> owner & 1 else 0)

    def hope(self, friends: int, space: int, bp: int, tactical: int) -> float:
        """The chance to take a Space with so many BP."""
        other, walls, led = self.guard(friends, space)
        return chance(bp, other, tactical - led, walls, TABLES.battle.fortress if FORTRESS[space] else 0)

    def strongest_near(self, foes: int, space: int) -> int:
        """The BP of the strongest enemy of some sides that could be there soon."""
        return max([force.bp for force in self.armies(foes) if alarmed(force.place) >> space & 1], default=0)

    def armies(self, sides: int) -> list[Force]:
        """The forces of some sides that are an army."""
        return [force for side, own in self.of.items() if sides >> side & 1 for force in own if force.bp >= ARMY]


@cache
def _counting(worth: tuple[int, ...]) -> Callable[[tuple[int, ...]], tuple[int, int]]:
    """What tells the BP of Land Units by kind, each worth so much, and how many they are."""

    @lru_cache(1 << 14)
    def soldiers(units: tuple[int, ...]) -> tuple[int, int]:
        return sum(map(mul, units, worth)), sum(units)

    return soldiers


def _forces(g: Mediterranean) -> tuple[dict[int, list[Force]], dict[int, list[Force]]]:
    """By place and by side."""
    by_place: dict[int, list[Force]] = {}
    by_side: dict[int, list[Force]] = {}
    led, soldiers, counters = _LED.of(g), _counting(values(g)), g.units
    for stack, (place, side) in enumerate(zip(g.at, g.whose, strict=True)):
        if place < 0:
            continue
        first = stack * KINDS
        bp, men = soldiers(tuple(counters[first : first + ON_LAND]))
        if men or stack in led:
            force = Force(stack, side, place, bp, *led.get(stack, UNLED), men)
            if place in by_place:
                by_place[place].append(force)
            else:
                by_place[place] = [force]
            if side in by_side:
                by_side[side].append(force)
            else:
                by_side[side] = [force]
    tribes, risen = _AT_HOME.of(g), {force.place for force in by_side.get(TRIBES, ())}
    for place in tribes.keys() & by_place.keys() - risen:
        by_place[place] += tribes[place]
    return {**tribes, **by_place}, by_side


FORCES: Final[Memo[Mediterranean, tuple[dict[int, list[Force]], dict[int, list[Force]]]]] = Memo(
    _forces, "at", "units", "whose", "leader_in", "tribe", values
)


def _leaders(g: Mediterranean) -> dict[int, tuple[int, int]]:
    """By stack: the best Tactical and Campaign rating."""
    found: dict[int, tuple[int, int]] = {}
    for leader, stack in enumerate(g.leader_in):
        if stack >= 0:
            t, c = found.get(stack, (0, 0))
            found[stack] = max(t, TACTICAL[leader]), max(c, CAMPAIGN[leader])
    return found


def _at_home(g: Mediterranean) -> dict[int, list[Force]]:
    """By place, the Tribes that have not been beaten."""
    known = [(place, strength) for place, strength in zip(TRIBAL, g.tribe, strict=True) if strength != NONE]
    return {place: [Force(NONE, TRIBES, place, it if it > 0 else UNKNOWN_TRIBE, 0, 0, 1)] for place, it in known}


_AT_HOME: Final[Memo[Mediterranean, dict[int, list[Force]]]] = Memo(_at_home, "tribe")
_LED: Final[Memo[Mediterranean, dict[int, tuple[int, int]]]] = Memo(_leaders, "leader_in")


def _own(g: Mediterranean, power: int) -> int:
    """The Spaces that a power should keep, as a mask: its Capitals, Cities and Towns."""
    return mask([*towns_of(g, power), *g.setting.capitals[power]])


_OWN: Final[Memo[Mediterranean, int]] = Memo(_own, "scenario", "wins", "town_of", each=True)


class Field:
    """What draws the Armies of a power: what they could take, less the further it is; and what they should save."""

    def __init__(self, survey: Survey, prizes: Prizes) -> None:
        self.survey = survey
        self.prizes = prizes
        self._goals: dict[tuple[int, int, bool], list[Goal]] = {}
        self._shores: dict[tuple[int, int, int], dict[int, float]] = {}
        self._free, self._guarded = self._sorted_out()

    def _sorted_out(self) -> tuple[list[Goal], list[tuple[int, float, int, int, int, int]]]:
        """Spaces that nobody guards, and those for which one must fight."""
        g, at = self.survey.g, self.survey.at
        bare, walled = WANTED.of(g, self.prizes.power)
        friends, fortress = g.friendly[self.prizes.power], TABLES.battle.fortress
        guarded = [
            (space, gain, *self.survey.guard(friends, space), fortress if FORTRESS[space] else 0)
            for space, gain, _ in sorted([*walled, *[goal for goal in bare if goal[0] in at]])
        ]
        return [goal for goal in bare if goal[0] not in at], guarded

    @cached_property
    def endangered(self) -> list[tuple[int, float, int, int]]:
        """Capitals, Cities and Towns near an enemy Army: the Space, its worth, its keepers' BP and the enemy's."""
        g, power = self.survey.g, self.prizes.power
        foes = ~g.friendly[power] & (1 << len(g.friendly)) - 1
        armies = [(force.bp, alarmed(force.place)) for force in self.survey.armies(foes)]
        near = 0
        for _, alarm in armies:
            near |= alarm
        found = []
        for space in bits(near & _OWN.of(g, power)) if near else ():
            threat = max([bp for bp, alarm in armies if alarm >> space & 1])
            keepers = self.survey.keepers(g.friendly[power], space)
            if keepers < threat:
                found.append((space, RELIEF * self.prizes.loss(space), keepers, threat))
        return found

    @cached_property
    def sites(self) -> list[Goal]:
        """7.1.2a: where a Garrison could found a Town."""
        g, power = self.survey.g, self.prizes.power
        if g.treasury[power] < TABLES.costs.town + 1:
            return []
        free = [s for s, holder in enumerate(g.holder) if holder == power and g.town_of[s] == NOBODY]
        return [(s, SITE, 0) for s in free if not FORTRESS[s] and s not in self.survey.at]

    def goals(self, bp: int, tactical: int, saving: bool) -> list[Goal]:
        """For an Army of so many BP: Spaces to take and, if it is to look after them, Spaces to save."""
        key = bp, tactical, saving
        if key not in self._goals:
            found = self._free.copy()
            for space, gain, other, walls, led, ground in self._guarded:
                hope = chance(bp, other, tactical - led, walls, ground)
                if hope > LEAST_CHANCE:
                    found.append((space, gain * hope, TABLES.movement.attack))
            if bp <= 1:
                found += self.sites
            if saving:
                found += [(s, worth, 0) for s, worth, own, threat in self.endangered if threat <= 2 * (own + bp)]
            self._goals[key] = found
        return self._goals[key]

    def pull(self, bp: int, tactical: int, node: int) -> float:
        """How strongly whatever is near draws such an Army at a place, however long it takes."""
        fading = fading_from(node)
        return max([worth * fading[space] for space, worth, _ in self.goals(bp, tactical, False)], default=0.0)

    def best(self, bp: int, tactical: int, node: int, mp: float, besides: int = NONE) -> float:
        """What such an Army with so many MP may hope for, on land or afloat, besides one Space."""
        if node >= AFLOAT:
            return self._from_sea(bp, tactical, node - AFLOAT, mp)
        found = self._from_land(bp, tactical, node, mp, besides)
        way = by_land(node)
        for port in self.havens if mp > VOYAGE else ():
            if way[port] + VOYAGE < mp:
                left = mp - way[port] - MOVES.embark - MOVES.sail
                found = max(found, self._from_sea(bp, tactical, port, left, besides) * FADED[way[port] + VOYAGE - 1])
        return found

    def _from_land(self, bp: int, tactical: int, node: int, mp: float, besides: int) -> float:
        """Over land; what is out of reach of this move draws less."""
        way = by_land(node)
        return max(
            [
                worth * FADED[way[space]] * (1.0 if way[space] + extra <= mp else LATER)
                for space, worth, extra in self.goals(bp, tactical, True)
                if space != besides and way[space] < FAR
            ],
            default=0.0,
        )

    def _from_sea(self, bp: int, tactical: int, place: int, mp: float, besides: int = NONE) -> float:
        """Afloat, the voyage paid for: by the Ports where it can land."""
        landings = self._landings(bp, tactical, int(mp))
        return max(
            [landings[port] * worn for port, worn in wearing_from(place) if port in landings and port != besides],
            default=0.0,
        )

    def _landings(self, bp: int, tactical: int, mp: int) -> dict[int, float]:
        """11.3.3, 11.3.4: by Port, the best that an Army can have that lands there with so many MP."""
        key = bp, tactical, mp
        if key not in self._shores:
            found: dict[int, float] = {}
            self._shores[key] = found
            held, worths = self.held, found.get
            for space, worth, extra in self.goals(bp, tactical, True) if mp >= MOVES.debark else ():
                for port, needed, faded, direct in landings_for(space, extra) if worth > SLIGHT else ():
                    if needed <= mp and (direct or port not in held) and worth * faded > worths(port, 0.0):
                        found[port] = worth * faded
        return self._shores[key]

    @cached_property
    def held(self) -> frozenset[int]:
        """Spaces where somebody must be fought."""
        return frozenset(goal[0] for goal in self._guarded)

    @cached_property
    def havens(self) -> list[int]:
        """Ports where an Army of the power can embark."""
        return [port for port in PORTS if port not in self.held]

    def exposed(self, space: int, without: int) -> float:
        """What is in danger if so many BP leave a Space: a Capital, City or Town that an enemy Army is near to."""
        g, power = self.survey.g, self.prizes.power
        if power not in (g.town_of[space], g.setting.capital_of[space]):
            return 0.0
        threat = self.survey.strongest_near(~g.friendly[power] & (1 << len(g.friendly)) - 1, space)
        kept = self.survey.keepers(g.friendly[power], space) - without
        return RELIEF * self.prizes.loss(space) if threat > kept else 0.0


@lru_cache(None)
def alarmed(place: int) -> int:
    """The Spaces that an enemy Army in a place threatens, as a mask."""
    return mask([space for space, way in enumerate(distances(place)) if way <= ALARM])


@lru_cache(None)
def landings_for(space: int, extra: int) -> tuple[tuple[int, int, float, bool], ...]:
    """Ports from which one walks to a Space: the MP from debarking on, what it counts then, whether it is the Port."""
    found = []
    for port, way in ports_near(space):
        needed = MOVES.debark + (way if way else MOVES.debark if extra else 0) + extra
        found.append((port, needed, FADED[way + 1], not way))
    return tuple(found)


@lru_cache(None)
def wearing_from(place: int) -> tuple[tuple[int, float], ...]:
    """Ports to which a Fleet can sail, and what a goal there counts after the dangers of the way."""
    return tuple([(port, DECAY**way) for port, way in by_sea(place)])


@lru_cache(None)
def fading_from(node: int) -> tuple[float, ...]:
    """By Space: what a goal there counts at a place."""
    return tuple([DECAY**way if way < FAR else 0.0 for way in distances(node)])
