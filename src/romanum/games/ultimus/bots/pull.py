"""Where armies are drawn to: what each area within reach promises a group, and how that draws it step by step.

The goals of a group depend on the board and on who marches, not on how far it has come, so that the steps of a march
agree with each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from romanum.engine.memo import Memo
from romanum.games.ultimus.bots.boldness import Manner
from romanum.games.ultimus.bots.goals import FARTHEST_GOAL, Field, Goals, share
from romanum.games.ultimus.bots.survey import (
    CAPITALS,
    FAR,
    FARTHEST,
    LEADER_WORTH,
    NEAR,
    OCCUPIED,
    WAY,
    Force,
    Outlook,
    Survey,
    clash,
    is_palatine,
    march_speed,
    may_go_far,
)
from romanum.games.ultimus.data.components import (
    CAPITAL_ZONE,
    CC,
    CO,
    CONSTANTINOPOLIS,
    COST,
    DIOCESE,
    GENERIC,
    HALF,
    KIND,
    LEADER_COUNT,
    LEADER_TRIBE,
    LI,
    NEIGHBOURS,
    ORIGIN_OF,
    PA,
    PF,
    PM,
    RAVENNA,
    REFUGES,
    ROMA,
    UNIT_HALF,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.battle.combat import GREAT_BATTLE
from romanum.games.ultimus.rules.march.limits import barred_tribe, escorted
from romanum.games.ultimus.rules.march.movement import check_step, commands, guard_unit
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    EAST,
    FOEDERATI,
    NOBODY,
    NONE,
    PEACE,
    PHASE_E,
    ROMAN,
    TRIBE_OF,
    UNITS_OF,
    LateEmpire,
)

STEEP: Final = 14.0
"""How much a point of victory is worth in scores."""
SEAT: Final = 3.0
OWN_HALF: Final = 2.0
ABROAD: Final = 0.5
"""3.6.6, 10.2b: what a capital, any other area of his own half, or a capital of the other is worth to an Augustus."""
COUNCIL: Final = 4.0
"""6.3e: what ending a Council is worth to him."""
ALONE: Final = 0.3
"""What it costs him to be without troops where the enemy may come: he is seldom caught (7.1d)."""
TOLL: Final = 3
"""What it costs a leader without units, in PM, to slip past enemies, or rather the danger of it."""
NEARBY: Final = 3
"""PM from which an enemy may come at once."""
ERRAND: Final = 0.12
"""A march that promises less is not worth the trouble."""
PF_LOSS: Final = 0.06
"""What a strength point lost in battle is worth, in points."""
GUARD: Final = 1.2
"""What a Palatine unit is worth to an Augustus who has none in his refuge,"""
GARRISON: Final = 0.35
"""and what part of a capital's points somebody is who keeps the enemy out."""
SAFE: Final = 0.5
"""Nobody is left as a garrison where he is likelier than this to be beaten."""
THRONES: Final = ((RAVENNA, ROMA), (CONSTANTINOPOLIS,))
"""3.6.4a: by half, what a usurper must hold."""
FOES_WORTH: Final = (1.0, 3.0)
"""10.2a: a Minor or a Major Tribe pacified."""


def bloodshed(attack: Force, defence: Force, odds: Outlook, manner: Manner) -> float:
    """What a battle brings the attacker beside the ground: losses on both sides, dead leaders, fame (10.1)."""
    gain = PF_LOSS * (odds.struck * defence.pf - odds.lost * attack.pf)
    gain += 0.7 * (odds.wiped * len(defence.leaders) - odds.ruined * sum([LEADER_WORTH[p] for p in attack.leaders]))
    gain += manner.fallen * (odds.wiped * len(defence.leaders) - odds.ruined * len(attack.leaders))
    if attack.pf + defence.pf >= GREAT_BATTLE:
        gain += manner.great * (2 * odds.win - 1)
    return gain


def prize_of(g: LateEmpire, enemy: Force, manner: Manner) -> float:
    """What beating a Force of the Barbarian's brings beside its losses."""
    prize = manner.freed * OCCUPIED[enemy.area] if enemy.war else 0.3
    if CAPITAL_ZONE[enemy.area]:
        prize += 1.0
    for tribe in {TRIBE_OF[u] for u in enemy.units} - {-1}:
        units = g.units_in_play(tribe)
        here = [u for u in units if g.where[u] == enemy.area]
        share = len(here) / len(units)
        prize += share * share * (FOES_WORTH[g.major[tribe]] + min(g.last_year - g.year, 3) * 0.8 * len(units))
    if any(p in g.usurper for p in enemy.leaders):
        prize += 5.0
    return prize


class Plan(NamedTuple):
    """What a leader should do: whom to take along, and what it promises beyond staying."""

    gain: float
    units: tuple[int, ...]


def _open_to(g: LateEmpire, tribe: int) -> frozenset[int]:
    return frozenset([area for area in range(ZONE_COUNT) if barred_tribe(g, tribe, area) is None])


def _settled(g: LateEmpire) -> tuple[int, ...]:
    """4.3e: where the units are whose Tribes keep others out of their homes."""
    where = g.where
    quiet = [units for units, status in zip(UNITS_OF, g.status, strict=True) if status in (PEACE, FOEDERATI)]
    return tuple([where[unit] for units in quiet for unit in units])


OPEN: Final = Memo[LateEmpire, frozenset[int]](_open_to, "status", "major", "ally", _settled, most=1000)
"""By Tribe: the areas where it may be."""


def moves_left(g: LateEmpire, camp: int) -> int:
    """Sequences of a camp still to come in this year, the running one included."""
    return g.sequences[camp] + (g.active == camp) if g.phase == PHASE_E else 0


class Scout:
    """One look at the board for a camp that marches."""

    def __init__(self, g: LateEmpire, survey: Survey, camp: int, wants_swap: bool, manner: Manner) -> None:
        self.g = g
        self.manner = manner
        self.survey = survey
        self.camp = camp
        self.wants_swap = wants_swap
        self.mine = moves_left(g, camp)
        self.theirs = g.sequences[1 - camp]
        self.moment = (camp, self.mine, self.theirs, wants_swap, g.council, g.escort, sum(g.moved), manner.name)
        """What plans depend on beside the board."""
        self.own = survey.forces[camp]
        self.enemies = survey.forces[1 - camp]

    # ---- plans

    def plan(self, leader: int) -> Plan | None:
        """What a leader should do, or nothing."""
        return self.survey.once(("plan", leader, self.moment), lambda: self._plan(leader))

    def _plan(self, leader: int) -> Plan | None:
        here = self.g.where[leader]
        best: Plan | None = None
        for units in self.companies(leader):
            gain = self.promise(leader, units, here)
            if gain > ERRAND and (best is None or gain > best.gain):
                best = Plan(gain, units)
        return best

    def companies(self, leader: int) -> list[tuple[int, ...]]:
        """Those a leader might march with: all he can command, or only those who may go far."""
        g, here = self.g, self.g.where[leader]
        guard = guard_unit(g, leader)
        ready = [u for u in self.own[here].units if not g.moved[u] and u != guard and g.guard_of[u] == NOBODY]
        ready = [u for u in ready if commands(g, leader, u) is None]
        ready.sort(key=lambda u: (-PF[u][g.reduced[u]], u))
        first = (guard,) if guard != NOBODY else ()
        if LEADER_TRIBE[leader] >= 0 and leader not in g.caesar:
            return self._people(leader, first, ready, here)
        if leader in g.augustus:
            return [first]
        ready = self.without_watch(ready, here)
        room = CC[leader] - len(first)
        led = g.is_prince(leader) or leader in g.usurper
        far = [u for u in ready if may_go_far(u, led)]
        found = [(*first, *ready[:room])]
        if len(far) != len(ready):
            found.append((*first, *far[:room]))
        free = [u for u in far if TRIBE_OF[u] >= 0 or KIND[u - LEADER_COUNT] != CO] if g.is_prince(leader) else []
        if free and len(free) != len(far):
            found.append((*first, *free[:room]))
        return found

    def _people(self, leader: int, first: tuple[int, ...], ready: list[int], here: int) -> list[tuple[int, ...]]:
        """A tribal leader with his own; somebody stays where standing brings points."""
        if not ready:
            return []
        keep = self.camp == BARBARIAN and OCCUPIED[here] and len(ready) > 1 and len(self.own[here].units) == len(ready)
        room = CC[leader]
        return [tuple((ready[:-1] if keep else ready)[:room])]

    def without_watch(self, ready: list[int], here: int) -> list[int]:
        """8.2.2a: one Palatine unit stays with an Augustus in his refuge."""
        if self.camp != ROMAN or here not in self.own or not self._shelters_augustus(self.own[here]):
            return ready
        watch = [u for u in ready if is_palatine(u)]
        return [u for u in ready if u != watch[-1]] if watch else ready

    def promise(self, leader: int, units: tuple[int, ...], here: int) -> float:
        """What the best first step of a march promises beyond staying."""
        key = ("promise", leader, units, here, self.moment)
        return self.survey.once(key, lambda: self._promise(leader, units, here))

    def _promise(self, leader: int, units: tuple[int, ...], here: int) -> float:
        g = self.g
        goals = self.goals(leader, units, here)
        if not goals:
            return 0.0
        speed = march_speed(leader, units)
        stay = goals.staying(here)
        least = goals.least(here)
        best, cost = 0.0, COST[here]
        pulls = [(self.pull(goals, there, max(0, speed - cost[there]), speed), there) for there in NEIGHBOURS[here]]
        for pull, there in sorted(pulls, reverse=True):
            if pull - stay <= max(best, ERRAND) or pull <= least:
                break
            left = speed if leader != NOBODY else cost[there]
            if check_step(g, self.camp, leader, units, here, there, left, 0) is None:
                best = pull - stay
        return best

    def pull(self, goals: Goals, there: int, left: int, speed: int) -> float:
        """How much a group is drawn into an area, with some PM left in this sequence."""
        blocked = self.survey.units_at(1 - self.camp, there)
        return goals.pull(there, left, speed, self.mine, blocked, self.manner.slower)

    def stays(self, unit: int, force: Force) -> bool:
        """Whether a unit of a Tribe does not go anywhere by itself: it is not at war, or the last in its area."""
        return not self.survey.at_war[TRIBE_OF[unit]] or (bool(OCCUPIED[force.area]) and force.war == 1)

    def may_be_left(self, unit: int, here: int) -> bool:
        """Whether a unit of a Tribe may be left alone on a march: nobody can come and kill it."""
        alone = Force(BARBARIAN, here, [unit], [], self.g.reduced)
        return not self.theirs or self.survey.danger(alone, here) < self.manner.alone

    # ---- goals

    def goals(self, leader: int, units: tuple[int, ...], here: int) -> Goals:
        """What is worth going to, for a group of this kind."""
        key = ("goals", leader, units, here, self.moment)
        return self.survey.once(key, lambda: self._goals(leader, units, here))

    def _goals(self, leader: int, units: tuple[int, ...], here: int) -> Goals:
        g = self.g
        if leader != NOBODY and leader in g.augustus:
            return self.throne_goals(leader)
        if not units:
            return self._company_goals(leader, here) if leader != NOBODY and LEADER_TRIBE[leader] < 0 else Goals()
        return self.goals_among(units, here, self.region(leader, units, here), leader)

    def goals_among(self, units: tuple[int, ...], here: int, areas: Iterable[int], leader: int = NOBODY) -> Goals:
        """What some areas promise a group that has units."""
        g = self.g
        group = Force(self.camp, here, list(units), [leader] if leader != NOBODY else [], g.reduced)
        if self.camp == ROMAN:
            return self.roman_goals(group, areas)
        if g.cause[units[0]]:
            return self._usurper_goals(group, areas, g.cause[units[0]] - 1)
        return self.tribal_goals(group, areas)

    def region(self, leader: int, units: Sequence[int], here: int) -> list[int]:
        """The areas near by where all units of a group may be."""
        g = self.g
        areas = [here, *NEAR[here]]
        led = leader != NOBODY and (g.is_prince(leader) or leader in g.usurper)
        for unit in units:
            tribe = TRIBE_OF[unit]
            if tribe >= 0:
                open_to = self.open_to(tribe)
                return [a for a in areas if a in open_to and (self.camp == BARBARIAN or HALF[a] >= 0)]
            kind = KIND[unit - LEADER_COUNT]
            if kind == LI or (kind == CO and not led):
                return [a for a in areas if DIOCESE[a] == DIOCESE[here]]
        tied = (CO,) if g.is_prince(leader) else (CO, PA)
        stay = [u for u in units if KIND[u - LEADER_COUNT] in tied and not escorted(g, u, leader)]
        half = UNIT_HALF[stay[0] - LEADER_COUNT] if stay else -1
        abroad = g.is_prince(leader) if leader != NOBODY else False
        return [a for a in areas if self._open(a, half) or (abroad and self._borders(a, half))]

    def _open(self, area: int, half: int) -> bool:
        """3.2.2c, 3.2.3b: an area of the half that units are tied to, or of any."""
        return HALF[area] == half if half >= 0 else HALF[area] >= 0

    def _borders(self, area: int, half: int) -> bool:
        """3.2.2d, 3.4.1e: the home of a Tribe at war next to a half of the empire."""
        tribe = ORIGIN_OF[area]
        return tribe >= 0 and self.survey.at_war[tribe] and any(self._open(near, half) for near in NEIGHBOURS[area])

    def open_to(self, tribe: int) -> frozenset[int]:
        """The areas where a Tribe may be."""
        return self.survey.once(("open", tribe), lambda: OPEN.of(self.g, tribe))

    def battle(self, group: Force, enemy: Force) -> Outlook:
        """A battle of a group, with friends already there."""
        friends = self.own.get(enemy.area)
        if friends is None or not friends.units or enemy.area == group.area:
            return clash(group, enemy)
        units = [*group.units, *[u for u in friends.units if u not in group.units]]
        return clash(Force(self.camp, enemy.area, units, [*group.leaders, *friends.leaders], self.g.reduced), enemy)

    def _fight(self, group: Force, enemy: Force, prize: float) -> float:
        """What attacking promises: the prize, and what the battle itself brings."""
        odds = self.battle(group, enemy)
        return -1.0 if odds.win < self.manner.beaten else odds.win * prize + bloodshed(group, enemy, odds, self.manner)

    # ---- by kind of group

    def tribal_goals(self, group: Force, areas: Iterable[int]) -> Goals:
        """10.2f: areas of the empire to stand in, towns and Roma above all."""
        found = Goals()
        for area in areas:
            if not OCCUPIED[area]:
                continue
            worth = float(OCCUPIED[area])
            friends = self.own.get(area)
            if friends is not None and friends.war and (area != group.area or len(friends.units) > len(group.units)):
                worth = 0.1
            elif CAPITAL_ZONE[area]:
                worth += 0.7
            enemy = self.enemies.get(area)
            if enemy is not None and enemy.units:
                gain = self._fight(group, enemy, worth)
            else:
                gain = worth
                if self.theirs:
                    gain -= self._risk(group, area) * (0.8 * worth + PF_LOSS * group.pf)
            if gain > 0:
                found[area] = gain
        return found

    def _risk(self, group: Force, area: int) -> float:
        """How likely a Tribe is to be beaten where it stands, in the next sequence or in all that Romans still have."""
        survey, counts = self.survey, self.manner.counts_sequences
        return survey.fate(group, area, self.theirs) if counts else survey.danger(group, area)

    def roman_goals(self, group: Force, areas: Iterable[int]) -> Goals:
        """Enemies who can be beaten."""
        found = Goals()
        for area in areas:
            enemy = self.enemies.get(area)
            if enemy is None or not enemy.units:
                continue
            friends = self.own.get(area)
            if friends is not None and friends.units and area != group.area and clash(friends, enemy).win > 0.85:
                continue
            gain = self._fight(group, enemy, prize_of(self.g, enemy, self.manner))
            if gain > 0:
                found[area] = gain
        for area in self._posts(areas) if group.leaders else ():
            if area not in self.enemies and (area == group.area or area in areas):
                post = self._post(group, area)
                if post > 0:
                    found[area] = post
        return found

    def _posts(self, areas: Iterable[int]) -> Iterable[int]:
        """The areas that may be worth a garrison: capitals, and for whoever cares as long as an enemy may come all."""
        return [area for area in areas if OCCUPIED[area]] if self.manner.posts and self.theirs else CAPITALS

    def _post(self, group: Force, area: int) -> float:
        """8.2.2a, 10.2d: a guard for an Augustus in his refuge, a garrison for a capital that the enemy can reach."""
        friends = self.own.get(area)
        others = [u for u in friends.units if u not in group.units] if friends is not None else []
        if friends is not None and self._lacks_guard(friends, others) and any(is_palatine(u) for u in group.units):
            return GUARD
        if others or not any(WAY[area][f.area] <= NEARBY for f in self.survey.marching[BARBARIAN]):
            return 0.0
        danger = self.survey.danger(group, area)
        part = GARRISON if CAPITAL_ZONE[area] else self.manner.posts
        return part * OCCUPIED[area] * (1 - danger) if danger < SAFE else 0.0

    def _lacks_guard(self, friends: Force, units: Iterable[int]) -> bool:
        """8.2.2a: whether an Augustus is in his refuge without a Palatine unit."""
        return self._shelters_augustus(friends) and not any(is_palatine(u) for u in units)

    def _shelters_augustus(self, force: Force) -> bool:
        """8.2.2: whether an Augustus is with a force in the area of his refuge."""
        return force.area in REFUGES and self.g.augustus[REFUGES.index(force.area)] in force.leaders

    def _usurper_goals(self, group: Force, areas: Iterable[int], half: int) -> Goals:
        """3.6.4: the thrones, if the swap is wanted; else capitals, easy prey, and safety for the usurper."""
        g, found = self.g, Goals()
        precious = any(p in g.usurper for p in group.leaders)
        for area in areas:
            enemy = self.enemies.get(area)
            worth = 0.8 if CAPITAL_ZONE[area] else 0.0
            if self.wants_swap:
                worth += 4.0 * (area in THRONES[half] and not self._enthroned(group, area, half))
            if enemy is not None and enemy.units:
                if self.wants_swap and g.augustus[half] in enemy.leaders:
                    worth += 5.0
                gain = self._fight(group, enemy, worth + 0.2)
                if precious:
                    gain -= 4.0 * (1 - self.battle(group, enemy).win)
            else:
                gain = worth
                if self.theirs:
                    gain -= self.survey.danger(group, area) * (3.0 if precious else 0.5)
            if gain > 0 or area == group.area:
                found[area] = gain
        return found

    def _enthroned(self, group: Force, area: int, half: int) -> bool:
        """Whether others of the usurpation hold a throne already."""
        friends = self.own.get(area)
        if friends is None or area == group.area:
            return False
        return any(self.g.cause[p] == 1 + half for p in friends.leaders) and bool(friends.units)

    def throne_goals(self, leader: int) -> Goals:
        """3.6.6, 10.2b, 6.3e: an Augustus belongs into a capital of his half, or at least into his half."""
        g = self.g
        half, here = g.half_of_augustus(leader), g.where[leader]
        wanted = {area: self.seat(area) for area in CAPITALS if HALF[area] == half and area not in self.enemies}
        if HALF[here] != half:
            wanted |= {a: ABROAD for a in CAPITALS if HALF[a] != half and a not in self.enemies}
            for area in range(ZONE_COUNT):
                if HALF[area] == half and area not in wanted and area not in self.enemies:
                    wanted[area] = OWN_HALF
        if half == EAST and g.council != NONE and self._may_attend(here):
            wanted[g.council] = COUNCIL
        return self._field(wanted, leader, half if HALF[here] == half and g.council not in wanted else -1)

    def seat(self, area: int) -> float:
        """What a capital of his own is worth to an Augustus; behind the walls of a refuge he is safe (8.2.2)."""
        force = self.own.get(area)
        if force is None or not force.units:
            near = any(WAY[area][enemy.area] <= NEARBY for enemy in self.survey.marching[1 - self.camp])
            return SEAT - ALONE * near
        if area in REFUGES and any(is_palatine(u) for u in force.units):
            return SEAT + 0.5
        return SEAT - self.manner.in_person * self.survey.threat(ROMAN, area)

    def _may_attend(self, here: int) -> bool:
        """Whether the Council is near and free, and in the Augustus's own half unless he can be back this year."""
        council = self.g.council
        if council in self.enemies or WAY[here][council] > 8:
            return False
        return HALF[council] == EAST or self.mine > 2

    def _field(self, wanted: dict[int, float], leader: int, half: int) -> Field:
        """What every area promises an Augustus, around the enemy and without leaving his half if he is at home."""
        here = self.g.where[leader]
        found, classes = Field(), dict[float, list[int]]()
        for area, worth in wanted.items():
            classes.setdefault(round(2 * worth) / 2, []).append(area)
        found.stay = next((worth for worth, areas in classes.items() if here in areas), 0.0)
        toll = TOLL if guard_unit(self.g, leader) == NOBODY else FAR
        for worth, areas in classes.items():
            if worth > found.stay:
                for area, way in enumerate(self.survey.ways_round(ROMAN, areas, half, toll)):
                    if way <= FARTHEST_GOAL and (toll < FAR or area not in self.enemies):
                        kept = share(way, 0, PM[leader], self.mine, self.manner.slower)
                        found[area] = max(found.get(area, 0.0), worth * kept)
        return found

    def _company_goals(self, leader: int, here: int) -> Goals:
        """A good leader without troops goes where troops lack one."""
        if GENERIC[leader] and CC[leader] < 3:
            return Goals()
        found = Goals()
        way = WAY[here]
        for area, friends in self.own.items():
            if not friends.units or way[area] > FARTHEST or area in self.enemies or HALF[area] < 0:
                continue
            if TRIBE_OF[friends.units[0]] >= 0 or self.g.cause[friends.units[0]] != self.g.cause[leader]:
                continue
            best = max([LEADER_WORTH[p] for p in friends.leaders if p != leader], default=0.0)
            gain = (LEADER_WORTH[leader] - best) * min(friends.pf, 20) / 20
            if gain > 0.2:
                found[area] = gain
        return found
