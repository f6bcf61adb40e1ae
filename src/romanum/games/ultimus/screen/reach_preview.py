"""How far a group can go, and which rule stops it at each border (3.2, 4.3, 7): for screens, before anybody moves.

The answers are those of `movement.check_step`, asked from the cheapest way on; what depends on the area alone is asked
once. An area with enemy units is as far as units go.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from romanum.board.network import Branch, Stride, explore
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import (
    COST,
    HALF,
    HUNNI,
    KIND,
    KINDS,
    LEADER_COUNT,
    NEIGHBOURS,
    OUTSIDE_MOST,
    PIECES,
    UNIT_DIOCESE,
    UNIT_HALF,
)
from romanum.games.ultimus.rules.march.limits import crowded
from romanum.games.ultimus.rules.march.marches import Group, Single
from romanum.games.ultimus.rules.march.migration import Walk, meeting, roads
from romanum.games.ultimus.rules.march.movement import barred_piece, check_step, counts_outside, has_people, points
from romanum.games.ultimus.state.position import NOBODY, ROMAN, TRIBE_OF, LateEmpire

GROUP: Final = "group"
"""The group as it is; the other categories are kinds of units that could come along."""
GOES_ON: Final = 0
MUST_STOP: Final = 1
"""7.1a: enemy units are there."""
MAY_NOT_STOP: Final = 2
"""4.3f: Hunni only pass through."""

ABROAD: Final = tuple(counts_outside(area) for area in range(len(NEIGHBOURS)))
"""7.3: areas whose entry counts against the limit."""
Stop = tuple[int, int, str, str]
"""From, to, the rule that forbids the step, and its code."""


def march(g: LateEmpire, step: Group | Single) -> dict[str, Any]:
    """The group or lone unit on the move."""
    if isinstance(step, Single):
        left = step.left(g) if step.migrates(g) else 0
        found = {"camp": step.camp, "leader": NOBODY, "units": [step.unit], "area": g.where[step.unit]}
        return found | {"start": step.start, "left": left, "outside": step.outside, "stopped": step.stopped, "room": 0}
    return {
        "camp": step.camp,
        "leader": step.leader,
        "units": list(step.units),
        "area": g.where[step.leader],
        "start": step.start,
        "left": step.left(g),
        "outside": step.outside,
        "stopped": step.stopped,
        "room": step.room(g),
    }


def lone_reach(g: LateEmpire, step: Single) -> list[dict[str, Any]]:
    """3.4.1d, 6.2p: a unit without a leader goes one area, whatever it costs; on Migration to its people."""
    here, areas, stops = g.where[step.unit], [], []
    if step.migrates(g):
        return [{"with": GROUP, "pieces": [step.unit], "areas": people_areas(g, step.walk(g)), "stops": []}]
    for there in NEIGHBOURS[here]:
        cost = COST[here][there]
        refused = check_step(g, step.camp, NOBODY, (step.unit,), here, there, cost, 0)
        if refused is None:
            areas.append([there, cost, MUST_STOP])
        else:
            stops.append([here, there, refused.rule, refused.code])
    return [{"with": GROUP, "pieces": [step.unit], "areas": areas, "stops": stops}]


def group_reach(g: LateEmpire, step: Group) -> list[dict[str, Any]]:
    """The group as it is; and with a unit of each category that could come along."""
    if any(g.migrating[TRIBE_OF[unit]] for unit in step.units if TRIBE_OF[unit] >= 0):
        return [{"with": GROUP, "pieces": list(step.pieces), "areas": people_areas(g, step.walk(g)), "stops": []}]
    found = [_told(GROUP, step.pieces, Reach(g, step.camp, step.leader, step.units, step))]
    if step.room(g):
        for unit in one_of_each([u for u in step.others(g) if step.check_taking(g, u) is None], g.aiding):
            units = (*step.units, unit)
            reach = Reach(g, step.camp, step.leader, units, step)
            found.append(_told(KINDS[KIND[unit - LEADER_COUNT]], (step.leader, *units), reach))
    return found


def people_areas(g: LateEmpire, walk: Walk) -> list[list[int]]:
    """6.2p: where pieces on Migration can end their march: where all their people can, if there is such a place."""
    found = roads(g, walk)
    for tribe in {TRIBE_OF[unit] for unit in walk.units} - {-1}:
        shared = meeting(g, tribe, walk) if g.migrating[tribe] else set()
        found = {area: spent for area, spent in found.items() if area in shared or not shared}
    ways = [(area, spent) for area, spent in found.items() if area != walk.here]
    return [[area, spent, MUST_STOP if g.has_unit(ROMAN, area) else GOES_ON] for area, spent in ways]


def _told(category: str, pieces: Iterable[int], reach: Reach) -> dict[str, Any]:
    return {"with": category, "pieces": list(pieces), "areas": reach.areas(), "stops": [list(s) for s in reach.stops]}


def one_of_each(units: Iterable[int], aiding: Iterable[int]) -> list[int]:
    """Units that are stopped by different rules: one of each kind, home and Tribe."""
    found: dict[tuple[int, ...], int] = {}
    for unit in units:
        number = unit - LEADER_COUNT
        found.setdefault(
            (KIND[number], UNIT_DIOCESE[number], UNIT_HALF[number], TRIBE_OF[unit], int(unit in aiding)), unit
        )
    return list(found.values())


class Reach:
    """Where some pieces can go with the PM they have left: the PM for each area, and every border in the way."""

    def __init__(self, g: LateEmpire, camp: int, leader: int, units: tuple[int, ...], step: Group) -> None:
        self.g, self.camp, self.leader, self.units = g, camp, leader, units
        self.kinds = (*one_of_each(units, g.aiding), leader)
        self.tribe = TRIBE_OF[leader]
        self.left = min(points(g, piece) for piece in (leader, *units)) - step.spent
        self.spent: dict[int, int] = {}
        """The least PM by area."""
        self.tree: Sequence[Branch] = ()
        """The cheapest ways, step by step."""
        self.stops: list[Stop] = []
        self.held: set[int] = set()
        """Areas of enemy units."""
        self._refusals: dict[int, Refusal | None] = {}
        enemies = {g.where[unit] for unit in g.on_map(1 - camp) if unit >= LEADER_COUNT} if units else set()
        if not step.stopped:
            self._explore(g.where[leader], step.outside, enemies)

    def _explore(self, start: int, outside: int, enemies: set[int]) -> None:
        """The cheapest way to every area; PM spent abroad count apart, as fewer of them may lead farther."""
        barred: dict[tuple[int, int], Refusal] = {}

        def step(here: int, there: int, spent: int, abroad: int) -> Stride | None:
            refused = self.refusal(here, there, self.left - spent, abroad)
            if refused is not None:
                barred.setdefault((here, there), refused)
                return None
            cost = COST[here][there]
            return Stride(cost, there in enemies, abroad + cost if ABROAD[there] else abroad)

        found = explore(NEIGHBOURS, start, self.left, step, outside)
        self.tree = found.tree
        self.spent = {area: spent for area, spent in found.items() if area != start}
        self.held = enemies & self.spent.keys()
        self.stops = [(a, b, r.rule, r.code) for (a, b), r in barred.items() if b not in found]

    def refusal(self, here: int, there: int, left: int, outside: int) -> Refusal | None:
        """What `check_step` says, quicker."""
        cost = COST[here][there]
        if cost > left:
            return TOO_FEW_PM
        if ABROAD[there] and outside and outside + cost > OUTSIDE_MOST:
            return OUTSIDE_LIMIT
        if there not in self._refusals:
            self._refusals[there] = self._of_area(there)
        refused = self._refusals[there]
        if refused is not None and (self.tribe == HUNNI or refused.code == "may-not-stack"):
            return check_step(self.g, self.camp, self.leader, self.units, here, there, left, outside)
        return refused

    def _of_area(self, area: int) -> Refusal | None:
        """Why some of the pieces may not be in an area, however they come there."""
        for piece in self.kinds:
            refused = barred_piece(self.g, piece, self.leader, area)
            if refused is not None:
                return refused
        if self.tribe >= 0 and HALF[area] >= 0 and not has_people(self.g, self.tribe, self.units):
            rule = "4.5.1d" if self.units else "4.3h"
            return Refusal(rule, "not-without-his-tribe", {"leader": PIECES[self.leader]})
        return crowded(self.g, self.kinds, self.camp, area)

    def areas(self) -> list[list[int]]:
        """Area, PM spent, and whether the group must stop there or may not."""
        return [[area, spent, self.halt(area)] for area, spent in self.spent.items()]

    def halt(self, area: int) -> int:
        """Whether the group must stop in an area that it can reach, or may not."""
        if area in self.held:
            return MUST_STOP
        return MAY_NOT_STOP if self._refusals.get(area) is not None else GOES_ON


TOO_FEW_PM: Final = Refusal("7.2a", "too-few-pm")
OUTSIDE_LIMIT: Final = Refusal("7.3a", "outside-limit")
