"""Operations: a force, a goal, and the way there.

A theatre lists what there is for a power to do: cities to take, armies to beat, cities to hold, each with its worth and
with what resists. Its forces, the strongest first, each take on what is worth most to them: by the chance and the cost
of the battle (`clash`), by the way (`towards`), and by what others have taken on already. So every force has one plan,
and single steps follow from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from romanum.board.network import Roads
from romanum.engine.memo import Memo
from romanum.games.imperium.bots.clash import Clash, clash, shift_of
from romanum.games.imperium.bots.habits import VETERAN, Habits
from romanum.games.imperium.bots.survey import Force, Survey
from romanum.games.imperium.bots.truces import is_foe, may_not_attack
from romanum.games.imperium.bots.worth import Site, prize, strongholds, wants
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import DESERT, HEXES_OF, PROVINCE, ROUGH, TERRAIN
from romanum.games.imperium.data.provinces import PROVINCE_COUNT
from romanum.games.imperium.rules.march.allowance import closed_straits
from romanum.games.imperium.state.control import city_strength, exists
from romanum.games.imperium.state.position import ACTIVE, BARBARIAN, MAJOR, NOBODY, NONE, ROMAN, RomanWorld
from romanum.games.imperium.state.powers import passes
from romanum.games.imperium.state.roads import summer_roads
from romanum.games.imperium.state.standing import standings

MONTH: Final = 9
"""Movement Points of an army in a month."""
PATIENCE: Final = 0.72
"""What a goal counts less for each month of the way."""
FAR: Final = 90
"""Movement Points beyond which nothing draws."""
LEAST: Final = 0.04
"""Less than this is no goal."""
WASTE: Final = 5
"""Movement Points that a desert hex counts more: armies starve there."""
HOLD: Final = 0.9
"""What it is worth to keep a city, compared with taking one."""
POINT: Final = 0.02
"""What a point of strength is worth: an enemy's lost, or one's own kept."""
GATHER: Final = 0.12
"""What it is worth to join the main army."""
ARMY: Final = 4
"""Less strength than this is no army."""
DARING: Final = 0.7
"""By so much troops count less when the end is near and one does not win by waiting."""
LAST_MONTHS: Final = 8
"""The end is near in the last months."""
WARY: Final = 0.6
"""How likely it is that an enemy who can attack does."""
THREAT: Final = 12
"""Movement Points within which an enemy army threatens a city."""
SHARED: Final = 0.25
"""What is left of a goal that somebody else is sure to reach."""
WALLS: Final = 2
"""14.3c: by so much walls multiply those behind them,"""
HIGH_WALLS: Final = 3
"""14.3e: and against barbarians."""
MILITIA: Final = 3
"""29.1a: what militia is taken for where it is not seen."""
SLEEP: Final = 1.0
"""What it costs to wake somebody (23.1)."""
FAINT: Final = 0.34
"""A smaller chance to win is none."""
CREW: Final = 5
"""14.6h: the strength of a fleet in a battle ashore."""
LIKELY: Final = 0.66
"""Several forces fall together upon somebody if they are so likely to win."""


class Goal(NamedTuple):
    """A place, what it is worth to win there, who resists, and what that saves of one's own."""

    place: int
    worth: float
    foe: int = 0
    cer: int = 1
    command: int = 0
    men: int = 0
    """Of the strength that resists, what would be lost with it."""
    saves: bool = False
    """Whether it is one's own city that is to be held."""


class Plan(NamedTuple):
    """What a force has taken on: where, what it is worth from here, and the way by place."""

    goal: Goal
    worth: float
    field: tuple[int, ...]
    host: int = 0
    """The strength of all who fall upon the goal together this month, if it takes several."""


IDLE: Final = Plan(Goal(NONE, 0.0), 0.0, ())
WASTES: Final = {place: WASTE for place, terrain in enumerate(TERRAIN) if terrain == DESERT}


@lru_cache(64)
def _fields(roads: Roads, barred: int) -> dict[int, tuple[int, ...]]:
    """The fields that are known, by goal."""
    return {}


@lru_cache(64)
def without(roads: Roads, closed: tuple[tuple[int, int], ...]) -> Roads:
    """12.2e: roads without the steps over narrow seas that enemy fleets bar."""
    if not closed:
        return roads
    shut = set(closed)
    return Roads([[step for step in row if (here, step[0]) not in shut] for here, row in enumerate(roads.rows)])


def towards(roads: Roads, place: int, barred: int) -> tuple[int, ...]:
    """By place, how many Movement Points it is from a goal; `FAR` beyond."""
    known = _fields(roads, barred)
    if place not in known:
        known[place] = tuple(roads.field((place,), FAR, WASTES, barred=barred & ~(1 << place)))
    return known[place]


def _sites(g: RomanWorld, seat: int) -> tuple[Site, ...]:
    """Every city that somebody has, and forts that are some."""
    wanted = wants(g, seat)
    cities = [
        (CITY_PLACE[city], owner, prize(g, city, wanted), city_strength(g, city))
        for city, owner in enumerate(g.city_of)
        if owner != NOBODY and exists(g, city)
    ]
    return (*cities, *strongholds(g, seat))


SITES: Final[Memo[RomanWorld, tuple[Site, ...]]] = Memo(
    _sites, "scenario", "seats", "city_of", "wounds", "city_plunder", "plunder", "capitals", "rebelling", "razed",
    "spared", "ruined", "ruined_cities", "lord", "chief", "fired", "home", "sacked", "forts", most=60,
)  # fmt: skip


def _militia(g: RomanWorld, place: int, owner: int) -> int:
    """29.2a: the militia that a Roman lord may call to a city."""
    province = PROVINCE[place]
    has_some = province != NONE and g.lord[province] == owner and g.origin[owner] == ROMAN and g.militia[province]
    return g.militia[province] if has_some and not g.hidden else MILITIA if has_some else 0


DECAY: Final[tuple[float, ...]] = tuple(PATIENCE ** (way / MONTH) for way in range(FAR + 1))


class Theatre:
    """What there is to take, to hold and to beat for a power, and who goes where."""

    def __init__(
        self, survey: Survey, power: int, mover: Force | None = None, haste: float = 0.0, habits: Habits = VETERAN
    ) -> None:
        g = self.g = survey.g
        self.habits = habits
        self.haste, self.point, self.wary = haste, POINT * (1 - DARING * haste), WARY * (1 - haste) * habits.wary
        left = g.last_month - g.month + 1
        self.far = FAR if g.last_month == NONE else min(FAR, MONTH * (left + 1))
        self.survey, self.power = survey, power
        self._ashore: dict[Force, float] = {}
        others = {force.power for force in survey.forces} | set(g.city_of) - {NOBODY}
        self.foes = {other for other in others if is_foe(g, power, other)}
        self.spared = {other for other in self.foes if may_not_attack(g, power, other)}
        self.barred, self.closed = barred_to(g, power), closed_straits(g, power)
        against: dict[int, list[Force]] = {}
        for force in survey.forces:
            if force.power in self.foes:
                against.setdefault(force.place, []).append(force)
        self.against = {place: _merged(forces) for place, forces in against.items()}
        self.danger = self._danger()
        self.goals = [*self._to_take(), *self._to_beat(), *self._to_hold()]
        self.prey = {goal.place for goal in self.goals if not goal.saves}
        """Where there is somebody, or a city, to attack."""
        self.own = [f for f in survey.own() if f.power == power and (mover is None or f.place != mover.place)]
        self.mover = mover
        self.plans = self._plans()

    # ---- what there is to do

    def _to_take(self) -> Iterator[Goal]:
        g = self.g
        factor = HIGH_WALLS if g.origin[self.power] == BARBARIAN else WALLS
        asleep = {owner for owner in self.foes if not is_awake(g, owner)}
        for place, owner, prize_, walls in SITES.of(g, self.survey.seat):
            worth = prize_ - (SLEEP if owner in asleep else 0.0)
            if owner not in self.foes or owner in self.spared or worth <= LEAST:
                continue
            guard = self.against.get(place)
            men = (guard.strength if guard else 0) + _militia(g, place, owner)
            foe = walls + factor * men
            yield Goal(place, worth, foe, guard.cer if guard else 2, guard.command if guard else 0, men)

    def _to_beat(self) -> Iterator[Goal]:
        g, hunted = self.g, self.survey.hunted
        for place, army in self.against.items():
            if is_awake(g, army.power) and army.power not in self.spared:
                yield Goal(place, hunted.get(place, 0.0), army.strength, army.cer, army.command, army.strength)
        for place, ships in self.survey.moored.items():
            if place not in self.against:
                yield Goal(place, hunted[place], CREW * ships)

    def _to_hold(self) -> Iterator[Goal]:
        g, danger = self.g, self.danger
        for place, owner, prize_, walls in SITES.of(g, self.survey.seat):
            if place in danger and g.chief[owner] == self.survey.seat:
                army = danger[place]
                yield Goal(place, HOLD * prize_, army.strength, army.cer, army.command, walls, saves=True)

    def _danger(self) -> dict[int, Force]:
        """By place, the strongest enemy army that may be there next month."""
        roads, found = summer_roads(self.g), dict[int, Force]()
        for army in sorted(self.against.values(), key=lambda army: army.strength):
            if army.strength >= ARMY and is_awake(self.g, army.power):
                found |= dict.fromkeys(roads.reach(army.place, THREAT), army)
        return found

    def peril(self, force: Force, place: int) -> float:
        """What a force may lose to the next enemy army, were it to stand in a place."""
        army = self.danger.get(place)
        if army is None or army.place == place:
            return 0.0
        kept = sum(f.strength for f in self.survey.at.get(place, ()) if f.power == force.power and place != force.place)
        shift = shift_of(army.cer, army.command, force.cer, force.command)
        found = clash(army.strength, kept + force.strength, shift)
        return self.wary * (self.point * max(0.0, found.harm - found.cost) + found.win * force.dear)

    # ---- who does it

    def _plans(self) -> dict[int, Plan]:
        """By place of a force, what it has taken on: the strongest chooses first."""
        forces = sorted([*self.own, *([self.mover] if self.mover else [])], key=lambda f: (-f.total, f.place))
        self.main = forces[0].place if forces else NOBODY
        taken = dict[Goal, float]()
        roads, found = without(summer_roads(self.g), self.closed), dict[int, Plan]()
        self.ways = [(goal, towards(roads, goal.place, self.barred)) for goal in self.goals]
        for force in forces:
            best = self.best(force, taken)
            if best is not None:
                found[force.place] = best
                taken[best.goal] = taken.get(best.goal, 0.0) + force.strength
            elif force.place != self.main:
                field = towards(roads, self.main, self.barred)
                found[force.place] = Plan(Goal(self.main, GATHER), GATHER, field)
        if self.habits.rallies:
            self._rally(forces, found)
        return found

    def _rally(self, forces: list[Force], plans: dict[int, Plan]) -> None:
        """What several forces within reach can do together is done if it is worth more than what they do alone."""
        for goal, field in sorted(self.ways, key=lambda way: -way[0].worth):
            near = [f for f in forces if field[f.place] <= MONTH and not plans.get(f.place, IDLE).host]
            if goal.saves or len(near) < 2 or goal.worth + POINT * goal.men <= LEAST:
                continue
            host = self._host(goal, near)
            alone = sum(plans[f.place].worth for f in host if f.place in plans)
            far = max((field[f.place] for f in host), default=0)
            together = self.gain(_merged(host), goal) * DECAY[far] if len(host) > 1 else 0.0
            if together > alone:
                strength = sum(f.strength for f in host)
                share = together / len(host)
                plans.update({f.place: Plan(goal, share, field, strength) for f in host})

    def _host(self, goal: Goal, near: list[Force]) -> list[Force]:
        """The strongest of them, as many as make a victory likely; none if all would not do."""
        for number in range(1, len(near) + 1):
            merged = _merged(near[:number])
            if self.fight(merged, goal, 0).win >= LIKELY:
                return near[:number]
        return []

    def best(self, force: Force, taken: dict[Goal, float]) -> Plan | None:
        """What is worth most to a force, counted from where it is."""
        best, worth, here = None, LEAST, force.place
        for goal, field in self.ways:
            way = field[here]
            if way >= self.far or (goal.worth + POINT * goal.men) * DECAY[way] <= worth:
                continue
            gain = self.gain(force, goal, taken.get(goal, 0.0)) * DECAY[way]
            if gain > worth:
                best, worth = (goal, field), gain
        return None if best is None else Plan(best[0], worth, best[1])

    def ashore(self, force: Force) -> float:
        """What the best plan of a force is worth, were it where it is not yet."""
        if force not in self._ashore:
            plan = self.best(force, {})
            self._ashore[force] = plan.worth if plan is not None else 0.0
        return self._ashore[force]

    def gain(self, force: Force, goal: Goal, helped: float = 0.0) -> float:
        """What it brings a force to be at a goal, with so much strength of others that goes there too."""
        if goal.saves:
            return self._saved(force, goal, helped)
        found = self.fight(force, goal, round(helped))
        if found.win < FAINT * (1 - DARING * self.haste):
            return 0.0
        worth = found.win * goal.worth + self.point * (min(found.harm, goal.men) * found.win - found.cost)
        worth -= (1 - found.win) * force.dear
        done = self.fight(force._replace(strength=0), goal, round(helped)).win if helped else 0.0
        return worth * (1.0 - (1.0 - SHARED) * done)

    def fight(self, force: Force, goal: Goal, helped: int) -> Clash:
        """The battle at a goal."""
        shift = shift_of(force.cer, force.command, goal.cer, goal.command)
        return clash(force.strength + helped, goal.foe, shift - (TERRAIN[goal.place] == ROUGH))

    def _saved(self, force: Force, goal: Goal, helped: float) -> float:
        """By how much a city is safer with a force in it."""
        here = [f for f in self.survey.at.get(goal.place, ()) if f.power not in self.foes]
        kept = sum(f.strength for f in here) - (force.strength if force.place == goal.place else 0)
        kept = max(0, kept) + round(helped)
        shift = shift_of(goal.cer, goal.command, force.cer, 0)
        without = clash(goal.foe, goal.men + WALLS * kept, shift).win
        within = clash(goal.foe, goal.men + WALLS * (kept + force.strength), shift - force.command).win
        return goal.worth * max(0.0, without - within)


def _merged(forces: list[Force]) -> Force:
    """Several forces in a place as those who come there meet them."""
    first = max(forces, key=lambda force: force.strength)
    return first._replace(
        might=sum(f.might for f in forces),
        strength=sum(f.strength for f in forces),
        command=max(f.command for f in forces),
        dear=sum(f.dear for f in forces),
    )


def is_awake(g: RomanWorld, power: int) -> bool:
    """5.2.2: who sleeps is left alone unless his city is asked for."""
    return g.standing[power] == ACTIVE or g.bond[power] == MAJOR


def barred_to(g: RomanWorld, power: int) -> int:
    """5.2.2b: the places of Provinces whose sleeping lords a power would wake, as a mask."""
    lords = {
        province: lord
        for province, lord in enumerate(g.lord)
        if lord != NOBODY and not is_awake(g, lord) and not passes(g, power, lord) and g.chief[lord] != g.chief[power]
    }
    return _mask(tuple(province for province in range(PROVINCE_COUNT) if province in lords))


@lru_cache(256)
def _mask(provinces: tuple[int, ...]) -> int:
    found = 0
    for province in provinces:
        for place in HEXES_OF[province]:
            found |= 1 << place
    return found


_KNOWN: Final[dict[tuple[object, ...], Theatre]] = {}
"""The last theatres: what is imagined differently does not change what is planned."""
KEPT: Final = 24


def haste_of(g: RomanWorld, seat: int) -> float:
    """How pressed a player is: not at all as long as he would win by waiting, fully in the last month."""
    left = g.last_month - g.month
    if g.last_month == NONE or left >= LAST_MONTHS or standings(g)[seat].leads:
        return 0.0
    return (LAST_MONTHS - left) / LAST_MONTHS


def theatre_of(survey: Survey, power: int, mover: Force | None, haste: float, habits: Habits) -> Theatre:
    """The theatre of a power, worked out once for all that looks alike."""
    g = survey.g
    key = (
        g.scenario, g.seats, g.month, haste, habits, survey.seat, power, mover, g.hidden,
        tuple(survey.forces), tuple(survey.hunted.items()), closed_straits(g, power), g.forts,
        tuple(g.city_of), tuple(g.lord), tuple(g.standing), tuple(g.bond), tuple(g.chief), g.at_war, g.allies,
        g.capitals, g.wounds, g.plunder, g.city_plunder, g.razed, g.rebelling, g.fired, g.ended, g.payments, g.sacked,
    )  # fmt: skip
    if key not in _KNOWN:
        if len(_KNOWN) >= KEPT:
            del _KNOWN[next(iter(_KNOWN))]
        _KNOWN[key] = Theatre(survey, power, mover, haste, habits)
    return _KNOWN[key]
