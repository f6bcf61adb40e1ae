"""What looks good at a glance, and what is plainly pointless: advice for the bots.

A force is drawn to the city that promises most for its way: `pull` rises towards it hex by hex, so that the steps of a
march agree with each other. Scores are in the sense of `Game.prior`: one point more is about e times as likely.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import log
from typing import Final

from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.games.trajan.bots.pull import Field, field_of, river_reach
from romanum.games.trajan.bots.survey import PUSH, QUALITY, Survey, coveted, power, survey_of, worths
from romanum.games.trajan.data.components import (
    BY_RIVER,
    BY_ROAD,
    BY_SEA,
    CITY_AT,
    CITY_HEX,
    CROSS_COUNTRY,
    DISCIPLINE,
    GRID,
    HEAVY,
    IMPEDITUS,
    KIND,
    LAND_LINKS,
    LEADER,
    REGIONAL,
    REVOLT_GARRISON,
    REVOLT_PENALTY,
    REVOLT_ROLL,
    ROAD_LINKS,
    SIDE,
    STRENGTH,
)
from romanum.games.trajan.rules.combat.rounds import civis_strength
from romanum.games.trajan.rules.combat.segment import attackers_of
from romanum.games.trajan.rules.march.interception import CallOut, InterceptionWindow
from romanum.games.trajan.rules.march.kinds import KIND_MOVES
from romanum.games.trajan.rules.march.movement import Marching
from romanum.games.trajan.rules.march.reach import force_of, marchers
from romanum.games.trajan.state.calendar import is_winter
from romanum.games.trajan.state.position import (
    ARMY_COUNT,
    CITY_COUNT,
    MILITARY,
    NOBODY,
    NONE,
    POLITICAL,
    ROMAN,
    TRADE_CONCESSION,
    TRIUMPH_MARKER,
    War,
    strength,
)

LEAST: Final = 3.0
"""Less power than this is no army."""
GUARD: Final = 8.0
"""Forces below this stay in the cities they guard."""
ARMY: Final = 14.0
"""From this on it is an army worth hiding."""
FRONT: Final = 5
POINTLESS: Final = frozenset({"concede", "treaty", "accept", "show", "disband"})
WASTEFUL: Final = frozenset({"drop", "spy-box"})
MUST: Final = 9.0
"""So much ahead that nothing else is tried."""


def sane(known: War, seat: int, moves: list[Move]) -> list[Move]:
    """No surrender, nothing shown for nothing, forces covered at once, no dispersal, no idle bluffs."""
    if moves[0][0] == "cover-all":
        return moves[:1]
    glance = Glance(known, seat)
    return [move for move in moves if move[0] not in POINTLESS and not glance.is_idle(move)] or moves


def prior(g: War, seat: int, moves: list[Move]) -> list[float]:
    """How promising each move looks."""
    glance = Glance(g, seat)
    return [FLAT[move[0]] if move[0] in FLAT else glance.of(move) for move in moves]


class Glance:
    """One look at a position for a side: what is needed for all its moves is worked out once."""

    def __init__(self, g: War, side: int) -> None:
        self.g = g
        self.side = side
        self._fields: dict[int, Field] = {}

    def of(self, move: Move) -> float:
        """The score of a move; what has no opinion of its own scores 0."""
        judge = JUDGES.get(move[0])
        return judge(self, move) if judge is not None else 0.0

    @cached_property
    def survey(self) -> Survey:
        """Who stands where."""
        return survey_of(self.g)

    @cached_property
    def force(self) -> list[int]:
        """The units on the march."""
        return force_of(self.g, self.side)

    @cached_property
    def power(self) -> float:
        """What the units on the march are worth in the field."""
        return power(self.force)

    @cached_property
    def staying(self) -> int:
        """The strength of those who do not march out of the hex of the force; nobody stays before it is chosen."""
        return self.left_behind(self.g.units_at)

    @cached_property
    def guard(self) -> int:
        """The same of those inside the city there."""
        return self.left_behind(self.g.garrison)

    def left_behind(self, who: Callable[[int, int], list[int]]) -> int:
        """The strength of those in the hex of the force, all or some of them, who are not of it."""
        here = who(self.side, self.g.where[self.force[0]]) if self.force else []
        return strength([u for u in here if u not in self.force])

    @cached_property
    def worths(self) -> tuple[float, ...]:
        """What each city is worth."""
        return worths(self.g.which, tuple(self.g.civis))

    def is_idle(self, move: Move) -> bool:
        """Whether a move is one of those of which there are many, and does nothing for its side."""
        if move[0] in WASTEFUL:
            return True
        if move[0] in ("halt", "enter"):
            return self.sets_out
        judge = IDLE.get(move[0])
        return judge is not None and judge(self, move) < 0

    @cached_property
    def sets_out(self) -> bool:
        """Whether a force has just begun to march, and knows where to: then it goes."""
        step = self.g.stack[-1]
        if not isinstance(step, Marching) or step.gone or not self.force:
            return False
        return self.field(self.g.column).best(self.g.column, step.next_hexes(self.g)) > 0

    # ---- where to go

    def field(self, hex: int) -> Field:
        """What draws a force that stands in a hex: cities that others of its side do not look after already."""
        if hex not in self._fields:
            own = self.outdoors(self.side, hex) + self.survey.garrison[self.side].get(hex, 0.0)
            self._fields[hex] = field_of(self.g, self.survey, self.side, hex, own)
        return self._fields[hex]

    def outdoors(self, side: int, hex: int) -> float:
        """The power of a side in the open in a hex."""
        return self.survey.outside[side].get(hex, 0.0)

    def danger(self, hex: int, own: float) -> float:
        """What an enemy force in the open does to the wish to go there: good if it is weak, bad if it is strong."""
        enemy = self.outdoors(1 - self.side, hex)
        if enemy < 1:
            return 0.0
        return 0.8 if own > 1.4 * enemy else -3.0 if own < enemy else -0.5

    # ---- marches

    def march(self, move: Move) -> float:
        """An army that is strong enough to do something, with something to do; a leader with a revolt in his bag."""
        g, hex = self.g, move[1]
        if is_winter(g):
            return -3.0
        strong = self.outdoors(self.side, hex) + self.survey.garrison[self.side].get(hex, 0.0)
        alone = strong < LEAST and hex in self.led
        if alone and not g.holds(self.side, POLITICAL):
            return -0.5
        if strong < LEAST and not alone:
            return -1.5
        field = self.field(hex)
        if field.wants(hex) and strong > self.walls(CITY_AT[hex]):
            return -1.0
        if not alone and strong < GUARD and g.controls(self.side, hex):
            return -0.6
        best = field.best(hex, LAND_LINKS[hex])
        return 1.0 + 3.0 * best + min(strong, 25) / 25 if best > 0 else -0.7

    @cached_property
    def led(self) -> set[int]:
        """The hexes with leaders."""
        return {self.g.where[u] for u in self.survey.leaders[self.side]}

    def walls(self, city: int) -> float:
        """What defends a city of the enemy's."""
        g = self.g
        inside = self.survey.garrison[1 - self.side].get(CITY_HEX[city], 0.0)
        return inside + civis_strength(g, city) if g.civis[city] == 1 - self.side else inside

    def leave(self, move: Move) -> float:
        """Somebody stays where nobody else would hold a city, and a guard in the cities that decide the war (16.0a)."""
        g, unit = self.g, move[1]
        city = CITY_AT[g.where[unit]]
        if g.inside[unit] and STRENGTH[unit] and self.is_coveted(city) and self.guard < REVOLT_GARRISON:
            return MUST - QUALITY[unit] / 5
        bare = city >= 0 and g.civis[city] == NOBODY and g.controller(city) == self.side
        if bare and not self.staying:
            return 1.0 - QUALITY[unit] / 5
        return -1.2 if KIND[unit] != IMPEDITUS else -0.6

    def is_coveted(self, city: int) -> bool:
        """Whether the enemy's victory depends on a city of ours."""
        named = city >= 0 and bool(coveted(self.g.which, self.side) >> city & 1)
        return named and self.survey.holders[city] == self.side

    def kind(self, move: Move) -> float:
        """By road where the road leads there; across country where it is nearer; by river if it carries far."""
        here = self.origin()
        field = self.field(here)
        kind = KIND_MOVES.index(move)
        if kind == BY_ROAD:
            return 1.2 + 3.0 * field.best(here, ROAD_LINKS[here])
        if kind == CROSS_COUNTRY:
            return 0.2 + 3.0 * field.best(here, LAND_LINKS[here])
        if kind == BY_RIVER:
            return 0.2 + 0.8 * field.best(here, river_reach(here))
        assert kind == BY_SEA
        return -2.0 if self.power > LEAST else -1.0

    def origin(self) -> int:
        """Where the force that is mustered stands."""
        step = self.g.stack[-1]
        return step.origin if isinstance(step, CallOut) else self.g.column

    def to(self, move: Move) -> float:
        """Nearer to the goal, and not into the arms of a stronger enemy."""
        g, there = self.g, move[1]
        return 0.5 + 6.0 * self.field(g.column).gain(g.column, there) + self.danger(there, self.power)

    def post(self, move: Move) -> float:
        """A city taken without a Civis is held by whoever goes in."""
        g, unit = self.g, move[1]
        city = CITY_AT[g.column]
        bare = g.civis[city] == NOBODY and not g.garrison(self.side, g.column)
        return 1.0 - QUALITY[unit] / 5 if bare else -2.5

    def pick_up(self, move: Move) -> float:
        """The more the better, but a garrison where it is needed stays."""
        g, unit = self.g, move[1]
        city = CITY_AT[g.column]
        if g.inside[unit] and self.is_coveted(city) and self.guard - STRENGTH[unit] < REVOLT_GARRISON:
            return -MUST
        needed = city >= 0 and g.civis[city] == NOBODY and g.inside[unit]
        slow = KIND[unit] == IMPEDITUS
        return -2.0 if needed else -0.3 if slow else 0.8

    def exercitus(self, move: Move) -> float:
        """8.1: over an army worth hiding that is not hidden yet."""
        hidden = self.g.armies_at(self.side, move[2])
        return 0.3 if not hidden and self.outdoors(self.side, move[2]) > ARMY else -1.8

    def bluff(self, move: Move) -> float:
        """8.1e: beside a small force at the front, once a real one is hidden too."""
        g, hex = self.g, move[2]
        first = self.side * ARMY_COUNT
        markers = g.exercitus[first : first + ARMY_COUNT]
        if markers.count(NONE) != ARMY_COUNT - 1 or hex in markers or self.outdoors(self.side, hex) > GUARD:
            return -3.0
        near = any(GRID.distance(hex, there) <= FRONT for there in self.survey.outside[1 - self.side])
        return 0.2 if near else -3.0

    def enter(self, move: Move) -> float:
        """Behind walls where the city has nobody else; else armies stay in the open, ready to march."""
        g = self.g
        bare = g.civis[CITY_AT[g.column]] == NOBODY
        return 0.8 if bare else 0.1

    def off_map(self, move: Move) -> float:
        """Home only to pay what the west demands."""
        return 0.5 if self.g.debt else -4.0

    def lead_off_map(self, move: Move) -> float:
        """Never with the Supreme Leader, on whose marker everybody's way back depends (12.61a)."""
        return -MUST

    def forced_march(self, move: Move) -> float:
        """To reach something at last."""
        g = self.g
        field = self.field(g.column)
        best = field.best(g.column, LAND_LINKS[g.column])
        return -3.0 if is_winter(g) or best <= 0 else -0.8 + 2.0 * best

    def intercept(self, move: Move) -> float:
        """Only from strength."""
        g = self.g
        step = g.stack[-1]
        if not isinstance(step, InterceptionWindow):
            return 0.0
        enemy = self.outdoors(1 - self.side, step.context[0])
        own = power(marchers(g, self.side, g.where[move[1]]))
        return 1.0 if own > 1.5 * enemy > 3 else -2.5

    # ---- markers

    def revolt(self, move: Move) -> float:
        """By the chance, and by what the city is worth."""
        g = self.g
        city = CITY_AT[g.where[move[1]]]
        garrison = g.garrison(1 - self.side, CITY_HEX[city])
        penalty = REVOLT_PENALTY if strength(garrison) >= REVOLT_GARRISON else 0
        chance = max(0, REVOLT_ROLL[self.side][city] - penalty) / FACES
        if power(garrison) > 3 * civis_strength(g, city):
            chance /= 3
        return 4.0 * chance + 2.0 * self.worths[city]

    def recruit(self, move: Move) -> float:
        """Troops first, strong ones."""
        unit = move[2]
        if KIND[unit] == LEADER:
            return 1.4
        return 0.8 + QUALITY[unit] / 4 if KIND[unit] != IMPEDITUS else 0.3

    def take(self, move: Move) -> float:
        """Political and Military markers, and the Special ones when they can be used."""
        g, kind = self.g, move[1]
        held = g.markers(self.side).count(kind)
        if kind == POLITICAL:
            return 1.2 - 0.3 * held
        if kind == MILITARY:
            return 0.7 - 0.3 * held
        if kind == TRIUMPH_MARKER:
            taken = any(REGIONAL >> c & 1 and g.controller(c) == ROMAN for c in range(CITY_COUNT))
            return 2.0 if taken else -1.0
        return 1.0 if kind == TRADE_CONCESSION else -0.3

    def counter(self, move: Move) -> float:
        """Against knives and revolts rather than against eyes."""
        trigger = self.g.stack[-1].trigger
        return {"assassinate": 2.0, "revolt": 1.0, "pursue": 0.5, "intercept": 0.2}.get(trigger, -0.8)

    # ---- combat

    def attack(self, move: Move) -> float:
        """By the odds."""
        g, hex = self.g, move[1]
        own = power(attackers_of(g, self.side, hex, move[0] == "sally"))
        enemy = self.outdoors(1 - self.side, hex)
        return 2.5 * log((own + 0.5) / (enemy + 0.5)) - 0.2

    def assault(self, move: Move) -> float:
        """Walls are stormed by those who are much stronger."""
        hex = move[1]
        inside = self.walls(CITY_AT[hex])
        return 1.5 * log((self.outdoors(self.side, hex) + 0.5) / (2.0 * inside + 0.5))

    def formal_siege(self, move: Move) -> float:
        """Better than an assault, always."""
        return self.assault(move) + 0.8

    def superiority(self, move: Move) -> float:
        """Worth a marker in a battle that matters, as long as it is not won already."""
        g, step = self.g, self.g.stack[-1]
        mine = step.mark - 1
        if step.played[mine] > step.played[1 - mine]:
            return -3.0
        stake = min([sum([QUALITY[u] for u, mark in enumerate(g.fighting[:-1]) if mark == m]) for m in (1, 2)])
        return -0.8 + stake / 10

    def lend(self, move: Move) -> float:
        """To the strongest of the weak."""
        return 0.3 + QUALITY[move[2]] / 5 + 0.2 * DISCIPLINE[move[2]]

    def lose(self, move: Move) -> float:
        """The least valuable first, and those already in disorder."""
        unit = move[1]
        weight = 2 if HEAVY >> unit & 1 else 1
        return 0.8 * self.g.disrupted[unit] - PUSH[unit] / (3 * weight)

    def retreat(self, move: Move) -> float:
        """Away from what the beaten want, and towards our own."""
        g, there = self.g, move[1]
        hex = g.stack[-1].hex
        theirs = field_of(g, self.survey, 1 - self.side, hex, 0.0)
        return -4.0 * theirs.gain(hex, there) + 0.05 * self.outdoors(self.side, there)

    def pursue(self, move: Move) -> float:
        """From strength."""
        g, step = self.g, self.g.stack[-1]
        own, enemy = power(step.force), power(g.outside(1 - self.side, step.there))
        return 1.2 if own > 1.5 * enemy else -1.5

    def garrison(self, move: Move) -> float:
        """Enough to hold it, and no more."""
        inside = self.survey.garrison[self.side].get(self.g.stack[-1].hex, 0.0)
        return 1.5 - QUALITY[move[1]] / 4 if inside < 1 else -1.0

    # ---- events and the rest

    def choose_city(self, move: Move) -> float:
        """The one that is worth most."""
        return 3.0 * self.worths[move[1]]

    def choose_unit(self, move: Move) -> float:
        """What must be given up is the least; what may be taken is the best."""
        taken = SIDE[move[1]] == self.side and not 0 <= self.g.where[move[1]] < GRID.size
        return QUALITY[move[1]] / 3 if taken else -QUALITY[move[1]] / 3


JUDGES: Final[dict[str, Callable[[Glance, Move], float]]] = {
    "march": Glance.march,
    "leave": Glance.leave,
    "road": Glance.kind,
    "cross-country": Glance.kind,
    "river": Glance.kind,
    "sea": Glance.kind,
    "to": Glance.to,
    "post": Glance.post,
    "pick-up": Glance.pick_up,
    "enter": Glance.enter,
    "off-map": Glance.off_map,
    "lead-off-map": Glance.lead_off_map,
    "forced-march": Glance.forced_march,
    "intercept": Glance.intercept,
    "revolt": Glance.revolt,
    "recruit": Glance.recruit,
    "counter": Glance.counter,
    "exercitus": Glance.exercitus,
    "bluff": Glance.bluff,
    "take": Glance.take,
    "attack": Glance.attack,
    "sally": Glance.attack,
    "assault": Glance.assault,
    "formal-siege": Glance.formal_siege,
    "superiority": Glance.superiority,
    "eagle": Glance.superiority,
    "lend": Glance.lend,
    "lose": Glance.lose,
    "retreat": Glance.retreat,
    "pursue": Glance.pursue,
    "garrison": Glance.garrison,
    "choose-city": Glance.choose_city,
    "choose-unit": Glance.choose_unit,
}
FLAT: Final = {
    "sortie": -0.4,
    "lose-civis": -3.0,
    "lend-civis": 0.8,
    "halt": 0.0,
    "drop": -2.5,
    "leave-army": -2.0,
    "let-march": -0.5,
    "sedition": -1.5,
    "levy": 1.6,
    "civis": 0.8,
    "summon": 3.0,
    "bring": 1.5,
    "royal-levy": 1.8,
    "trade-troops": 2.2,
    "trade-markers": 1.0,
    "triumph": 4.0,
    "imperator": 6.0,
    "king-of-kings": 6.0,
    "colony": -1.5,
    "spy": -1.0,
    "spy-box": -2.5,
    "assassinate": 0.8,
    "disband": -5.0,
    "show": -6.0,
    "cover-all": 4.0,
    "out": -2.0,
    "blockade": -1.5,
    "accept": -4.0,
    "treaty": -8.0,
    "concede": -20.0,
}
"""Moves that are always worth the same."""
IDLE: Final = {verb: JUDGES[verb] for verb in ("exercitus", "bluff")}
"""What is left out unless it looks good."""
