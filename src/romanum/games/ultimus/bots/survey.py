"""What judging positions and judging moves share: forces and what they can do to each other, who bears on what.

A survey is made once for a board and kept as long as the board is the same: imagined positions that differ in hidden
stratagems alone share it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from romanum.board.masks import mask
from romanum.engine.memo import Memo
from romanum.games.ultimus.data.components import (
    ATTACKER,
    BONUS_MOST,
    BT,
    BU,
    CAPITAL_ZONE,
    CC,
    CO,
    COLUMNS,
    COMBAT_RESULT,
    DIOCESE,
    HALF,
    HALF_LOSS,
    KIND,
    LEADER_COUNT,
    LI,
    PA,
    PF,
    PM,
    QU,
    QUALITY_MOST,
    QUARTER,
    ROADS,
    ROMA,
    THREE_QUARTERS,
    TOWN,
    VS,
    ZONE_COUNT,
    A,
    E,
    column_of,
    row_of,
)
from romanum.games.ultimus.rules.march.limits import at_war
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    EAST,
    FOEDERATI,
    NOBODY,
    PEACE,
    ROMAN,
    TRIBE_OF,
    WEST,
    LateEmpire,
)

# ---- places

OCCUPIED: Final = tuple(
    0 if HALF[area] < 0 else 5 if area == ROMA else 2 if TOWN[area] else 1 for area in range(ZONE_COUNT)
)
"""10.2f, 10.2g: what an area brings a Tribe at war in Phase F."""
CAPITALS: Final = tuple(area for area in range(ZONE_COUNT) if CAPITAL_ZONE[area])
FAR: Final = 99


WAY: Final = tuple(bytes(ROADS.field((area,), FAR)) for area in range(ZONE_COUNT))
"""PM from area to area, rivers and straits included."""
FARTHEST: Final = 8
NEAR: Final = tuple(
    tuple(there for there in range(ZONE_COUNT) if there != here and WAY[here][there] <= FARTHEST)
    for here in range(ZONE_COUNT)
)
"""By area: those an army can think of going to."""
TO_EMPIRE: Final = tuple(
    min([WAY[area][there] for there in range(ZONE_COUNT) if HALF[there] >= 0]) for area in range(ZONE_COUNT)
)
"""PM to the nearest area of the empire."""

OUTSIDE: Final = tuple(mask(area for area in range(ZONE_COUNT) if HALF[area] != half) for half in (WEST, EAST))
"""By half of the empire: the mask of all areas that are not in it."""

# ---- battles


class Outlook(NamedTuple):
    """How a battle may end for the attacker: chances, and the parts of both Forces that are lost on average."""

    win: float
    lost: float
    """Of the attacker's steps."""
    struck: float
    """Of the defender's."""
    wiped: float
    """The chance that no defender is left."""
    ruined: float
    """The chance that no attacker is."""
    price: float
    """Steps the winning attacker pays for every unit of the defender."""


FRACTIONS: Final = {QUARTER: 0.25, HALF_LOSS: 0.5, THREE_QUARTERS: 0.75}
_HIT: Final = {E: 1.0, A: 0.5}


@lru_cache(None)
def outlook(column: int, bonus: int) -> Outlook:
    """The Combat Table read for all faces of the die."""
    win = lost = struck = wiped = ruined = price = 0.0
    for die in range(10):
        attacker, defender, winner = COMBAT_RESULT[row_of(die + bonus)][column]
        lost += _HIT.get(attacker, 0.0)
        struck += _HIT.get(defender, 0.0)
        ruined += attacker == E
        wiped += defender == E
        if winner == ATTACKER:
            win += 1
            price += FRACTIONS.get(attacker, 0.0)
    return Outlook(win / 10, lost / 10, struck / 10, wiped / 10, ruined / 10, price / 10)


class Force:
    """The pieces of one camp in one area, or on the march together: strength, quality, tactics."""

    __slots__ = ("area", "bt", "camp", "can_march", "leaders", "pf", "quality", "roams", "units", "war")

    def __init__(self, camp: int, area: int, units: list[int], leaders: list[int], reduced: tuple[int, ...]) -> None:
        self.camp = camp
        self.area = area
        self.units = units
        self.leaders = leaders
        self.pf = 0
        self.quality = self.bt = 0
        if units:
            self.pf = sum([PF[u][reduced[u]] for u in units])
            self.quality = sum([QU[u][reduced[u]] for u in units]) // len(units)
        if leaders:
            self.bt = max([BT[p][0] for p in leaders])
        elif units:
            self.bt = sum([BT[u][reduced[u]] for u in units]) // len(units)
        self.roams = camp == BARBARIAN or any(KIND[u - LEADER_COUNT] != LI for u in units)
        """3.2.1: whether it is not tied to its diocese."""
        self.can_march = bool(units) and any(CC[p] for p in leaders)
        """Whether somebody leads these units."""
        self.war = 0
        """Units of Tribes at war with Rome among them."""


def clash(attack: Force, defence: Force) -> Outlook:
    """8.3, 8.6: what comes of one Force attacking another."""
    return meeting(attack.pf, defence.pf, attack.quality - defence.quality, attack.bt - defence.bt)


@lru_cache(1 << 14)
def meeting(attack: int, defence: int, quality: int, bonus: int) -> Outlook:
    """The same by numbers."""
    shift = max(-QUALITY_MOST, min(QUALITY_MOST, quality))
    column = max(0, min(len(COLUMNS) - 1, column_of(attack, max(defence, 1)) + shift))
    return outlook(column, max(-BONUS_MOST, min(BONUS_MOST, bonus)))


# ---- the board

T = TypeVar("T")

REACH: Final = (1.0, 0.85, 0.75, 0.6, 0.4, 0.3, 0.2)
"""How far a threat carries, by PM."""
REACH_IN: Final = (
    (1.0, 1.0, 0.66, 0.45, 0.2, 0.15, 0.08),
    (1.0, 1.0, 0.84, 0.68, 0.45, 0.4, 0.28),
    (1.0, 1.0, 0.88, 0.75, 0.6, 0.5, 0.4),
)
"""How likely a Roman army is to come, by the sequences he still has and the PM between."""
JOIN: Final = (0.0, 0.5, 0.6)
"""Which part of what one army lacks others make good in that time."""
A_CHANCE: Final = 0.3
"""An army with such a chance alone can count on others to join it in full, where there is time for that."""


class Survey:
    """Forces by camp and area. Where nothing has changed since an earlier survey its Forces are taken over."""

    __slots__ = ("at_war", "camps", "forces", "found", "marching", "reduced", "stacks")

    def __init__(self, g: LateEmpire, earlier: Survey | None = None) -> None:
        self.camps, self.reduced, self.stacks = g.camps(), g.reduced, g.stacks()
        if earlier is not None and earlier.camps is not self.camps:
            earlier = None
        self.at_war: list[bool] = earlier.at_war if earlier else [at_war(g, tribe) for tribe in range(len(g.status))]
        self.forces: tuple[dict[int, Force], dict[int, Force]] = ({}, {})
        known: dict[int, tuple[int, ...]] = earlier.stacks if earlier else {}
        marked = self._changed_since(g, earlier) if earlier else frozenset[int]()
        romans, barbarians = self.forces
        for area, pieces in self.stacks.items():
            if not 0 <= area < ZONE_COUNT:
                continue
            if earlier and known.get(area) is pieces and area not in marked:
                if area in earlier.forces[ROMAN]:
                    romans[area] = earlier.forces[ROMAN][area]
                if area in earlier.forces[BARBARIAN]:
                    barbarians[area] = earlier.forces[BARBARIAN][area]
            else:
                self._muster(g, area, pieces)
        self.marching = (
            [f for f in romans.values() if f.can_march],
            [f for f in barbarians.values() if f.can_march and self._may_leave(g, f)],
        )
        self.found: dict[object, Any] = {}

    def _changed_since(self, g: LateEmpire, earlier: Survey) -> frozenset[int]:
        """Areas with units that have lost or regained a step."""
        if earlier.reduced is self.reduced:
            return frozenset()
        both = zip(earlier.reduced, self.reduced, strict=True)
        return frozenset([g.where[unit] for unit, (was, now) in enumerate(both) if was != now])

    def _muster(self, g: LateEmpire, area: int, pieces: tuple[int, ...]) -> None:
        """The Forces in an area."""
        for camp in (ROMAN, BARBARIAN):
            mine = [p for p in pieces if self.camps[p] == camp]
            if not mine:
                continue
            units = [p for p in mine if p >= LEADER_COUNT]
            force = Force(camp, area, units, mine[: len(mine) - len(units)], self.reduced)
            if camp == BARBARIAN:
                force.war = sum([1 for u in units if not g.cause[u] and self.at_war[TRIBE_OF[u]]])
            self.forces[camp][area] = force

    def once(self, key: object, find: Callable[[], T]) -> T:
        """What has been worked out on this board, or is now."""
        if key not in self.found:
            self.found[key] = find()
        found: T = self.found[key]
        return found

    def _may_leave(self, g: LateEmpire, force: Force) -> bool:
        """4.3d: Tribes at peace stay at home."""
        return any(TRIBE_OF[u] < 0 or g.status[TRIBE_OF[u]] != PEACE for u in force.units)

    def units_at(self, camp: int, area: int) -> bool:
        """Whether a camp has combat units in an area."""
        force = self.forces[camp].get(area)
        return force is not None and bool(force.units)

    def ways_round(self, camp: int, goals: Iterable[int], half: int = -1, toll: int = FAR) -> list[int]:
        """PM from every area to the nearest of some goals, within one half if it matters.

        To pass through enemy units costs `toll` PM more: nothing is worth that to units, who would have to stop.
        """
        tolls = {area: toll for area, force in self.forces[1 - camp].items() if force.units}
        return ROADS.field(goals, FAR, tolls, OUTSIDE[half] if half >= 0 else 0)

    def threat(self, camp: int, area: int) -> float:
        """How likely the enemies of a camp's Force in an area are to come and beat it in one sequence."""
        return self.once(("threat", camp, area), lambda: self._threat(camp, area))

    def _threat(self, camp: int, area: int) -> float:
        force = self.forces[camp].get(area)
        return self.danger(force, area) if force is not None and force.units else 0.0

    def danger(self, force: Force, area: int, reach: tuple[float, ...] = REACH, join: float = 0.0) -> float:
        """The same for a Force that might stand there.

        `reach` says by PM how likely an enemy is to come, `join` which part of what one army lacks others make good.
        """
        worst = 0.0
        way, diocese = WAY[area], DIOCESE[area]
        if force.camp == BARBARIAN and diocese < 0:
            return 0.0
        pf, quality, bt = force.pf, force.quality, force.bt
        for enemy in self.marching[1 - force.camp]:
            distance = way[enemy.area]
            if distance < len(reach) and (enemy.roams or DIOCESE[enemy.area] == diocese):
                win = meeting(enemy.pf, pf, enemy.quality - quality, enemy.bt - bt).win
                if join:
                    win += (1 - win) * join * min(1.0, win / A_CHANCE)
                risk = reach[distance] * win
                if risk > worst:
                    worst = risk
        return worst

    def fate(self, force: Force, area: int, sequences: int) -> float:
        """The same in so many sequences that the enemy still has, at least one."""
        last = min(sequences, len(REACH_IN)) - 1
        return self.danger(force, area, REACH_IN[last], JOIN[last])


KEPT: Final = 2000
BOARD: Final = ("where", "cause", "reduced", "status", "migrating", "augustus", "caesar", "usurper")
SURVEYS: Final = Memo[LateEmpire, Survey](Survey, *BOARD, most=KEPT, onward=True)
survey_of: Final = SURVEYS.of
"""The survey of a board."""


# ---- who may march


def march_speed(leader: int, units: tuple[int, ...]) -> int:
    """7.2: the PM of the slowest; a unit by itself goes one area in a sequence (3.4.1d)."""
    return min([PM[p] for p in (leader, *units)]) if leader != NOBODY else 1


def is_palatine(unit: int) -> bool:
    """3.2.3: a unit of the presence."""
    return TRIBE_OF[unit] < 0 and KIND[unit - LEADER_COUNT] == PA


def may_go_far(unit: int, led: bool) -> bool:
    """3.2: whether a unit can follow a leader out of its diocese."""
    if TRIBE_OF[unit] >= 0:
        return led
    kind = KIND[unit - LEADER_COUNT]
    return kind in (PA, BU) or (kind == CO and led)


# ---- leaders

LEADER_WORTH: Final = tuple(0.08 * CC[p] + 0.25 * BT[p][0] + 0.1 * VS[p] for p in range(LEADER_COUNT))
"""What a leader is worth as a soldier, in points."""


def tribe_worth(g: LateEmpire, tribe: int) -> float:
    """What a Tribe in its present state may bring the Barbarian in a year to come, for each of its units."""
    status = g.status[tribe]
    return 0.12 if status == PEACE else 0.15 if status == FOEDERATI else 0.9
