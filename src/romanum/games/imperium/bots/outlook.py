"""What a power has before it, whoever of its own goes there: cities to take, armies to beat, cities to hold, dangers.

All that hangs on others is worked out once for all positions in which only one's own forces stand elsewhere, and so is
what each force could win there by itself. Who goes where is decided in `goals`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from romanum.board.network import Roads
from romanum.engine.memo import Memo
from romanum.games.imperium.bots.clash import Clash, clash, shift_of
from romanum.games.imperium.bots.habits import Habits
from romanum.games.imperium.bots.survey import Force, Survey
from romanum.games.imperium.bots.truces import is_foe, may_not_attack
from romanum.games.imperium.bots.worth import MOST, Site, decisive, grounds, prize, strongholds, wants
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import DESERT, GRID, HEX, HEXES_OF, PROVINCE, ROUGH, TERRAIN
from romanum.games.imperium.data.provinces import PROVINCE_COUNT
from romanum.games.imperium.rules.common.control import city_strength, exists
from romanum.games.imperium.rules.common.powers import passes
from romanum.games.imperium.rules.geography.travel import summer_roads
from romanum.games.imperium.rules.march.allowance import closed_straits
from romanum.games.imperium.rules.powers.activation import is_gone, is_hostile, owner_of
from romanum.games.imperium.state.position import ACTIVE, BARBARIAN, INACTIVE, MAJOR, NOBODY, NONE, ROMAN, RomanWorld

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
ARMY: Final = 4
"""Less strength than this is no army."""
DARING: Final = 0.7
"""By so much troops count less when the end is near and one does not win by waiting."""
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
LATE: Final = 2
"""So many months before the end it begins to count where one stands,"""
GROUND: Final = 3.0
"""and so much."""


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


_SITES: Final[Memo[RomanWorld, tuple[Site, ...]]] = Memo(
    _sites, "scenario", "wins", "seats", "city_of", "wounds", "city_plunder", "plunder", "capitals", "rebelling",
    "razed", "spared", "ruined", "ruined_cities", "lord", "chief", "fired", "home", "sacked", "forts", most=60,
)  # fmt: skip
SITES: Final[Memo[RomanWorld, tuple[Site, ...]]] = Memo(_SITES.of, *_SITES.facts, each=True)
"""The same object where all is alike; a position that knows it need not look for it."""


def _militia(g: RomanWorld, place: int, owner: int) -> int:
    """29.2a: the militia that a Roman lord may call to a city."""
    province = PROVINCE[place]
    has_some = province != NONE and g.lord[province] == owner and g.origin[owner] == ROMAN and g.militia[province]
    return g.militia[province] if has_some and not g.hidden else MILITIA if has_some else 0


DECAY: Final[tuple[float, ...]] = tuple(PATIENCE ** (way / MONTH) for way in range(FAR + 1))


class Relations(NamedTuple):
    """Who is an enemy of a power."""

    foes: frozenset[int]
    """Of those who have forces or cities,"""
    spared: frozenset[int]
    """those that it may not attack as yet,"""
    awake: frozenset[int]
    """and those that do not sleep."""


def _relations(g: RomanWorld, power: int, armed: frozenset[int]) -> Relations:
    """Who is an enemy of a power; `armed`: who has forces."""
    others = armed | set(g.city_of) - {NOBODY}
    foes = frozenset([other for other in others if is_foe(g, power, other)])
    spared = frozenset([other for other in foes if may_not_attack(g, power, other)])
    return Relations(foes, spared, frozenset([other for other in foes if is_awake(g, other)]))


RELATIONS: Final[Memo[RomanWorld, Relations]] = Memo(
    _relations, "chief", "bond", "origin", "patron", "standing", "allies", "at_war", "city_of", "lord", "month",
    "leader_in", "captor", "slain", "ended", "fired", "payments", "scenario", "wins", "seats", each=True,
)  # fmt: skip


def _politics(g: RomanWorld) -> tuple[object, ...]:
    lists = (g.lord, g.standing, g.bond, g.chief, g.origin, g.patron)
    return _first((*map(tuple, lists), g.home, g.at_war, g.allies, g.dormant))


@lru_cache(256)
def _first(politics: tuple[object, ...]) -> tuple[object, ...]:
    """The first that is equal: so those that are alike are the same."""
    return politics


POLITICS: Final[Memo[RomanWorld, tuple[object, ...]]] = Memo(
    _politics, "lord", "standing", "bond", "chief", "origin", "patron", "home", "at_war", "allies", "dormant"
)
"""What barred Provinces hang on; the same object where it is alike."""


class Draw:
    """A goal, the way there, and what it draws a force with that is so far from it: worked out once each."""

    __slots__ = ("_alone", "_outlook", "_safer", "decay", "field", "force", "goal", "most", "number")

    def __init__(self, outlook: Outlook, force: Force, number: int) -> None:
        self._outlook, self.force, self.number = outlook, force, number
        goal, field = self.goal, self.field = outlook.ways[number]
        self.decay = DECAY[field[force.place]]
        self.most = (goal.worth + POINT * goal.men) * self.decay
        """It brings no more than this."""
        self._alone: float | None = None
        self._safer: dict[int, float] = {}

    def alone(self) -> float:
        """What it brings the force by itself, where something is to be won."""
        if self._alone is None:
            self._alone = self._outlook.gain(self.force, self.goal) * self.decay
        return self._alone

    def safer(self, kept: int) -> float:
        """What it brings the force where a city is to be held, beside so much strength of others."""
        if kept not in self._safer:
            self._safer[kept] = saved(self.force, self.goal, kept) * self.decay
        return self._safer[kept]


def saved(force: Force, goal: Goal, kept: int) -> float:
    """By how much a city is safer with a force in it, beside so much strength of others."""
    shift = shift_of(goal.cer, goal.command, force.cer, 0)
    without = clash(goal.foe, goal.men + WALLS * kept, shift).win
    within = clash(goal.foe, goal.men + WALLS * (kept + force.strength), shift - force.command).win
    return goal.worth * max(0.0, without - within)


class Outlook:
    """What there is to take, to hold and to beat for a power."""

    def __init__(
        self,
        survey: Survey,
        power: int,
        haste: float,
        habits: Habits,
        known: Relations,
        closed: tuple[tuple[int, int], ...],
    ) -> None:
        """`closed`: the narrow seas that enemy fleets bar (12.2e)."""
        g, self.seat, self.power, self.habits = survey.g, survey.seat, power, habits
        self.haste, self.point, self.wary = haste, POINT * (1 - DARING * haste), WARY * (1 - haste) * habits.wary
        left = g.last_month - g.month + 1
        self.far = FAR if g.last_month == NONE else min(FAR, MONTH * (left + 1))
        self.foes, self.spared, self.awake = known
        self.barred, self.closed = barred_to(g, power), closed
        if habits.musters:
            self.barred |= asleep_to(g, power)
        against: dict[int, list[Force]] = {}
        for force in survey.forces:
            if force.power in self.foes:
                against.setdefault(force.place, []).append(force)
        self.against = {place: merged(forces) for place, forces in against.items()}
        self.enemies = sum(1 << place for place in self.against)
        """Where they stand, as a mask."""
        self.danger = self._danger(g)
        self.goals = [*self._to_take(g), *self._to_beat(survey), *self._to_hold(g)]
        if is_late(g, habits):
            self.goals += self._to_stand_on(survey)
        self.prey = {goal.place for goal in self.goals if not goal.saves}
        """Where there is somebody, or a city, to attack."""
        self.roads = without(summer_roads(g), closed)
        self.ways = [(goal, towards(self.roads, goal.place, self.barred)) for goal in self.goals]
        self.shared = [
            way
            for way in sorted(self.ways, key=lambda way: -way[0].worth)
            if not way[0].saves and way[0].worth + POINT * way[0].men > LEAST
        ]
        """What several could do together, the dearest first."""
        self._draws: dict[Force, list[Draw]] = {}
        self._near: dict[int, list[int]] = {}
        self.by: tuple[object, ...] = ()
        """What it was worked out by and is known by, which must not be forgotten before it."""

    # ---- what there is to do

    def _to_take(self, g: RomanWorld) -> Iterator[Goal]:
        factor = HIGH_WALLS if g.origin[self.power] == BARBARIAN else WALLS
        asleep = self.foes - self.awake
        undone = decisive(g.scenario, g.seats, self.seat) if self.habits.musters else frozenset[int]()
        for place, owner, prize_, walls in SITES.of(g, self.seat):
            worth = prize_ - (SLEEP if owner in asleep else 0.0) + (MOST if place in undone else 0.0)
            if owner not in self.foes or owner in self.spared or worth <= LEAST:
                continue
            guard = self.against.get(place)
            men = (guard.strength if guard else 0) + _militia(g, place, owner)
            foe = walls + factor * men
            yield Goal(place, worth, foe, guard.cer if guard else 2, guard.command if guard else 0, men)

    def _to_beat(self, survey: Survey) -> Iterator[Goal]:
        hunted = survey.hunted
        for place, army in self.against.items():
            if army.power in self.awake and army.power not in self.spared:
                yield Goal(place, hunted.get(place, 0.0), army.strength, army.cer, army.command, army.strength)
        for place, ships in survey.moored.items():
            if place not in self.against:
                yield Goal(place, hunted[place], CREW * ships)

    def _to_hold(self, g: RomanWorld) -> Iterator[Goal]:
        danger = self.danger
        for place, owner, prize_, walls in SITES.of(g, self.seat):
            if place in danger and g.chief[owner] == self.seat:
                army = danger[place]
                yield Goal(place, HOLD * prize_, army.strength, army.cer, army.command, walls, saves=True)

    def _to_stand_on(self, survey: Survey) -> Iterator[Goal]:
        """25.2: in the last months, the nearest ground for each force on which it counts who stands there."""
        g, seat, power = survey.g, self.seat, self.power
        land = grounds(g.scenario, g.seats, seat, power, g.origin[power] == ROMAN)
        places = [place for province in sorted(land) for place in HEXES_OF[province] if place not in self.against]
        own = bases(survey, power)
        for near in (
            {min(places, key=lambda p: (GRID.distance(HEX[p], HEX[base]), p)) for base in own} if places else ()
        ):
            yield Goal(near, GROUND)

    def _danger(self, g: RomanWorld) -> dict[int, Force]:
        """By place, the strongest enemy army that may be there next month."""
        roads, found = summer_roads(g), dict[int, Force]()
        for army in sorted(self.against.values(), key=lambda army: army.strength):
            if army.strength >= ARMY and army.power in self.awake:
                found |= dict.fromkeys(roads.reach(army.place, THREAT), army)
        return found

    def shared_by(self, places: list[int]) -> list[tuple[Goal, tuple[int, ...]]]:
        """What several of those who stand in some places could do together within a month, the dearest first."""
        met, found = set[int](), set[int]()
        for place in places if len(places) > 1 else ():
            if place not in self._near:
                fields = enumerate([field for _, field in self.shared])
                self._near[place] = [number for number, field in fields if field[place] <= MONTH]
            found |= met.intersection(self._near[place])
            met.update(self._near[place])
        return [self.shared[number] for number in sorted(found)]

    # ---- what it brings

    def draws(self, force: Force) -> list[Draw]:
        """The goals that may draw a force, those first that may draw it most; by `number` they stand as listed."""
        known = self._draws.get(force)
        if known is None:
            near = [number for number, (_, field) in enumerate(self.ways) if field[force.place] < self.far]
            every = [draw for draw in [Draw(self, force, number) for number in near] if draw.most > LEAST]
            known = self._draws[force] = sorted(every, key=lambda draw: -draw.most)
        return known

    def gain(self, force: Force, goal: Goal, helped: float = 0.0) -> float:
        """What it brings a force to win at a goal, with so much strength of others that goes there too."""
        found = self.fight(force, goal, round(helped))
        if found.win < FAINT * (1 - DARING * self.haste):
            return 0.0
        worth = found.win * goal.worth + self.point * (min(found.harm, goal.men) * found.win - found.cost)
        worth -= (1 - found.win) * self.at_stake(force)
        done = self.fight(force._replace(strength=0), goal, round(helped)).win if helped else 0.0
        return worth * (1.0 - (1.0 - SHARED) * done)

    def at_stake(self, force: Force) -> float:
        """What the leaders of a force count: less and less to a veteran who loses anyway unless he dares."""
        return force.dear * (1 - self.haste * self.habits.musters)

    def fight(self, force: Force, goal: Goal, helped: int) -> Clash:
        """The battle at a goal."""
        shift = shift_of(force.cer, force.command, goal.cer, goal.command)
        return clash(force.strength + helped, goal.foe, shift - (TERRAIN[goal.place] == ROUGH))


def merged(forces: list[Force]) -> Force:
    """Several forces in a place as those who come there meet them."""
    first = max(forces, key=lambda force: force.strength)
    return first._replace(
        might=sum(f.might for f in forces),
        strength=sum(f.strength for f in forces),
        command=max(f.command for f in forces),
        dear=sum(f.dear for f in forces),
    )


def is_late(g: RomanWorld, habits: Habits) -> bool:
    """25.2: whether a veteran looks already where he should stand in the end."""
    return habits.musters and g.last_month - g.month <= LATE and g.last_month != NONE


def bases(survey: Survey, power: int) -> list[int]:
    """Where a power has armies."""
    return [force.place for force in survey.own() if force.power == power and force.strength >= ARMY]


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


def asleep_to(g: RomanWorld, power: int) -> int:
    """23.1: the places of Provinces whose peoples, nobody's as yet, would take up arms against a power, as a mask."""
    return _mask(tuple([province for province in range(PROVINCE_COUNT) if sleeps(g, province, power)]))


def sleeps(g: RomanWorld, province: int, power: int) -> bool:
    """23.1: whether whoever has a Province sleeps, and would wake if a power came."""
    owner = owner_of(g, province)
    if owner == NOBODY or g.standing[owner] != INACTIVE or passes(g, power, owner) or g.chief[owner] == g.chief[power]:
        return False
    return is_hostile(g, owner, power) and not is_gone(g, owner)


@lru_cache(256)
def _mask(provinces: tuple[int, ...]) -> int:
    found = 0
    for province in provinces:
        for place in HEXES_OF[province]:
            found |= 1 << place
    return found


_KNOWN: Final[dict[tuple[object, ...], Outlook]] = {}
"""The last ones."""
KEPT: Final = 64


def outlook_of(survey: Survey, power: int, haste: float, habits: Habits) -> Outlook:
    """The outlook of a power, worked out once for all that looks alike, wherever its own forces are."""
    g, closed, sites = survey.g, closed_straits(survey.g, power), SITES.of(survey.g, survey.seat)
    known, politics = RELATIONS.of(g, power, survey.powers), POLITICS.of(g)
    key = (
        g.scenario, g.seats, g.month, g.last_month, haste, habits, survey.seat, power, g.hidden, known, closed,
        tuple([force for force in survey.forces if force.power in known.foes]), tuple(survey.hunted.items()),
        tuple(survey.moored.items()), tuple(bases(survey, power)) if is_late(g, habits) else (), id(sites), g.militia,
        id(politics),
    )  # fmt: skip
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= KEPT:
            del _KNOWN[next(iter(_KNOWN))]
        found = _KNOWN[key] = Outlook(survey, power, haste, habits, known, closed)
        found.by = (sites, politics)
    return found
