"""Who stands where, as far as a seat knows, and how strong: one look over the map for all that bots ask of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from copy import copy
from functools import lru_cache
from typing import Any, Final, NamedTuple

from romanum.engine.memo import Memo
from romanum.games.imperium.bots.worth import QUARRY, quarry, sunk
from romanum.games.imperium.data.settings import setting
from romanum.games.imperium.rules.common.leaders import value as value_of
from romanum.games.imperium.rules.common.powers import is_friend, mover_of
from romanum.games.imperium.rules.naval.ports import SHORES
from romanum.games.imperium.rules.supply.needs import halves_to_feed
from romanum.games.imperium.state.forces import places, stacks_at, stacks_of
from romanum.games.imperium.state.marks import ACTIVE_FORCE
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import (
    FLEETS,
    LETTER,
    TRAINS,
    efficiency,
    fleets,
    land_strength,
    of,
    prevailing,
    without,
)

QUALITY: Final = (1.35, 1.1, 0.9, 0.7)
"""What a point of strength is worth by CER, A to D (14.4.3)."""
COMMAND: Final = 0.12
"""What each point of a leader's value adds (14.4.2)."""
UNSEEN: Final = 2
"""3.2a: so many units at least are taken to be behind the top unit of another's stack,"""
LARGEST: Final = 10
"""and so many at most."""
KEEL: Final = 0.6
"""What a fleet is worth to whoever wins by sinking them all, wherever it lies."""
MIXED: Final = 1
"""14.4.3c: the CER of a force of which no rating makes up more than half."""


@lru_cache(20_000)
def might(units: str) -> float:
    """What land units are worth in battle.

    >>> might("") == 0
    True
    """
    ashore = without(units, FLEETS)
    if not land_strength(ashore):
        return 0.0
    return sum(part * weight for part, weight in zip(efficiency(ashore), QUALITY, strict=True))


@lru_cache(20_000)
def rating(units: str) -> int:
    """14.4.3c: the CER of land units together, 0 (A) to 3 (D).

    >>> rating("")
    1
    """
    return prevailing(efficiency(without(units, FLEETS)))


class Force(NamedTuple):
    """All that one power has ashore in a place: units, their strength and rating, its best leader, what it eats."""

    power: int
    place: int
    might: float
    command: int
    strength: int = 0
    cer: int = MIXED
    halves: int = 0
    """13.2c: Legion Equivalents in halves."""
    dear: float = 0.0
    """What it would cost to lose the leaders who are with it."""

    @property
    def total(self) -> float:
        """With its best leader."""
        return self.might * (1 + COMMAND * self.command)


def force_of(g: RomanWorld, power: int, place: int, units: str, command: int, dear: float = 0.0) -> Force:
    """Units of a power in a place as one force."""
    return _force(power, place, units, command, dear, g.has_rule("31"))


@lru_cache(1 << 14)
def _force(power: int, place: int, units: str, command: int, dear: float, reformed: bool) -> Force:
    units = "".join(sorted(units))
    ashore = without(units, FLEETS)
    halves = halves_to_feed(ashore, reformed)
    return Force(power, place, might(units), command, land_strength(ashore), rating(units), halves, dear)


@lru_cache(4096)
def guessed(number: int, players: int, power: int, top: str, stacks: int) -> str:
    """3.2a: what is taken to be in a stack of which only the top unit is seen: it, and its share of the power's own.

    The fewer stacks a power has, the larger they are. So all plans that a player makes are made for the same enemies.
    """
    if not top:
        return top
    afloat, powers = top in FLEETS, setting(number, players).powers
    own = powers[power].stacks if power < len(powers) else ()
    units = "".join(sorted(LETTER[kind] * n for stack in own for kind, n in stack.units))
    pool = of(units, FLEETS) if afloat else without(without(units, FLEETS), TRAINS)
    behind = min(LARGEST, max(0 if afloat else UNSEEN, round(len(pool) / max(1, stacks)) - 1))
    step = max(1, len(pool) // max(1, behind))
    return "".join(sorted(top + pool[step // 2 :: step][:behind]))


class Moment:
    """What was found of how things stand at a moment, for all who survey it."""

    def __init__(self) -> None:
        self.here: dict[int, list[Force]] = {}
        self.complete = False
        self.forces: tuple[Force, ...] = ()
        self.powers: frozenset[int] = frozenset()
        self.at: dict[int, list[Force]] = {}
        self.prey: tuple[dict[int, float], dict[int, int]] | None = None
        self.plans: dict[Hashable, Any] = {}
        """What was planned by it."""


class Survey:
    """The forces of a position as a seat judges them: what it cannot see is guessed, and always alike.

    It is of one moment, and goes on saying how things stood then. Many ask about one place alone (`here`), so the whole
    map is looked over only when somebody asks for more; what was found is shared by all surveys of the moment.
    """

    def __init__(self, g: RomanWorld, seat: int, stakes: float = 1.0) -> None:
        """`stakes`: what an own leader counts of his worth whom somebody must take or kill to win."""
        self.g, self.seat, self.stakes = g, seat, stakes
        self._places, self._units, self._top = places(g), g.units[:], g.top[:]
        own = [g.chief[power] == seat for power in g.whose]
        mine = {place for place, is_own in zip(g.at, own, strict=True) if is_own}
        self.seen = [is_own or not g.hidden or place in mine for place, is_own in zip(g.at, own, strict=True)]
        self._armies: Counter[tuple[int, bool]] = Counter()
        """By power, how many stacks it has ashore, and afloat: once somebody guesses."""
        self.led: dict[int, int] = {}
        """By stack: the value of its best leader, as far as he is seen."""
        self.dear: dict[int, float] = {}
        """By stack: what one's own leaders in it are worth."""
        self.rumoured: dict[int, int] = {}
        """By power: the value of the best of its leaders who are not seen."""
        self._leaders = self._look_for_leaders()
        self.moment = Moment()

    def of(self, g: RomanWorld) -> Survey:
        """The same survey of another position in which all stand and lead alike."""
        twin = copy(self)
        twin.g = g
        return twin

    def roster(self, stack: int) -> str:
        """The units of a stack, or what they are taken for."""
        if self.seen[stack]:
            return self._units[stack]
        g, top = self.g, self._top[stack]
        if not self._armies:
            ashore = [(g.whose[s], self._top[s] in FLEETS) for s, place in enumerate(g.at) if place >= 0]
            self._armies.update(ashore)
        power = g.whose[stack]
        return guessed(g.scenario, g.seats, power, top, self._armies[power, top in FLEETS])

    # ---- leaders

    def _look_for_leaders(self) -> list[int]:
        """What they are worth to those whom they lead; who is free and on the map."""
        g, found = self.g, list[int]()
        for leader, stack in enumerate(g.leader_in):
            if stack < 0 or g.at[stack] < 0 or g.captor[leader] != NONE:
                continue
            found.append(leader)
            if self.seen[stack]:
                self.led[stack] = max(self.led.get(stack, 0), value_of(g, leader))
                if g.chief[g.leader_of[leader]] == self.seat:
                    self.dear[stack] = self.dear.get(stack, 0.0) + self._worth(leader)
            else:
                power = g.leader_of[leader]
                self.rumoured[power] = max(self.rumoured.get(power, 0), value_of(g, leader))
        return found

    def _worth(self, leader: int) -> float:
        """What it would cost to lose an own leader."""
        worth = quarry(self.g, NONE, leader)
        return worth * self.stakes if worth == QUARRY else worth

    # ---- prey

    @property
    def hunted(self) -> dict[int, float]:
        """By place: what the leaders of others there are worth, those in unseen stacks shared out among them."""
        return self._look_for_prey()[0]

    @property
    def moored(self) -> dict[int, int]:
        """By place: the ships off its shore that somebody loses with."""
        return self._look_for_prey()[1]

    def _look_for_prey(self) -> tuple[dict[int, float], dict[int, int]]:
        prey = self.moment.prey
        if prey is None:
            prey = dict[int, float](), dict[int, int]()
            self._look_for_heads(prey[0])
            self._look_for_ships(*prey)
            self.moment.prey = prey
        return prey

    def _look_for_heads(self, hunted: dict[int, float]) -> None:
        g, at, unseen = self.g, self.g.at, dict[int, list[int]]()
        for leader in self._leaders:
            stack, power = g.leader_in[leader], g.leader_of[leader]
            if g.chief[power] == self.seat:
                continue
            places = [at[stack]]
            if not self.seen[stack]:
                if power not in unseen:
                    unseen[power] = [at[s] for s in stacks_of(g, power) if not self.seen[s]]
                places = unseen[power]
            worth = quarry(g, self.seat, leader) / len(places) if places else 0.0
            for place in places:
                hunted[place] = hunted.get(place, 0.0) + worth

    def _look_for_ships(self, hunted: dict[int, float], moored: dict[int, int]) -> None:
        g = self.g
        doomed = [seat for seat in range(g.seats) if seat != self.seat and sunk(g, seat)]
        for stack, water in enumerate(g.at) if doomed else ():
            if water >= 0 and g.chief[g.whose[stack]] in doomed:
                ships = fleets(of(self.roster(stack), FLEETS))
                for place in SHORES[water] if ships else ():
                    moored[place] = moored.get(place, 0) + ships
                    hunted[place] = hunted.get(place, 0.0) + KEEL * ships

    # ---- forces

    def here(self, place: int) -> list[Force]:
        """Those in one place."""
        known = self.moment.here
        if place not in known:
            known[place] = self._forces_of(self._places.get(place, ()))
        return known[place]

    @property
    def forces(self) -> tuple[Force, ...]:
        """All of them."""
        return self._all_over().forces

    @property
    def at(self) -> dict[int, list[Force]]:
        """The same by place."""
        return self._all_over().at

    @property
    def powers(self) -> frozenset[int]:
        """Whose they are."""
        return self._all_over().powers

    def _all_over(self) -> Moment:
        """The moment, looked at all over the map."""
        moment = self.moment
        if not moment.complete:
            moment.forces = tuple(self._forces_of([stack for stack, place in enumerate(self.g.at) if place >= 0]))
            moment.powers = frozenset([force.power for force in moment.forces])
            for force in moment.forces:
                moment.at.setdefault(force.place, []).append(force)
            moment.complete = True
        return moment

    def _forces_of(self, stacks: Iterable[int]) -> list[Force]:
        """Those that some stacks make up, in the order of the first of each."""
        g, led, dear, units, seen = self.g, self.led, self.dear, self._units, self.seen
        parts: dict[tuple[int, int], list[int]] = {}
        rosters: dict[int, str] = {}
        for stack in stacks:
            rosters[stack] = roster = units[stack] if seen[stack] else self.roster(stack)
            if not of(roster, FLEETS):
                parts.setdefault((g.at[stack], g.whose[stack]), []).append(stack)
        every, reformed = list[Force](), g.has_rule("31")
        for (place, power), own in parts.items():
            if len(own) == 1:
                stack = own[0]
                found = _force(power, place, rosters[stack], led.get(stack, 0), dear.get(stack, 0.0), reformed)
            else:
                men, command = "".join([rosters[stack] for stack in own]), max([led.get(stack, 0) for stack in own])
                found = _force(power, place, men, command, sum([dear.get(stack, 0.0) for stack in own]), reformed)
            every.append(found)
        return [force for force in every if force.strength]

    def own(self) -> list[Force]:
        """Those of powers for which the seat decides."""
        return [force for force in self.forces if self.g.chief[force.power] == self.seat]

    def beside(self, power: int, place: int) -> float:
        """What would stand by a power there."""
        return sum([f.total for f in self.here(place) if is_friend(self.g, power, f.power)])

    def moving(self) -> Force:
        """The force that is on the march."""
        g = self.g
        stack = g.mover
        place, power = g.at[stack], g.whose[stack]
        own = [s for s in stacks_at(g, place) if g.whose[s] == power and mover_of(g, s) == self.seat]
        active = [s for s in own if g.mark[s] & ACTIVE_FORCE or s == stack]
        led = max((self.led.get(s, 0) for s in active), default=0)
        dear = sum(self.dear.get(s, 0.0) for s in active)
        return force_of(g, power, place, "".join(g.units[s] for s in active), led, dear)


SURVEYS: Final[Memo[RomanWorld, Survey]] = Memo(
    Survey, "at", "units", "top", "whose", "chief", "leader_in", "leader_of", "leader_value", "captor", "head",
    "hidden", "scenario", "wins", "seats", "rules", most=8,
)  # fmt: skip


def survey_of(g: RomanWorld, seat: int, stakes: float = 1.0) -> Survey:
    """Who stands where, worked out once for all that stands alike."""
    return SURVEYS.of(g, seat, stakes).of(g)
