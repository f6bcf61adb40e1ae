"""Errands: who marches next, with whom, where to, and by which steps.

Leaders are thought of in a fixed order, the ablest first. Whoever comes before one that has marched in this sequence
has had his turn: he stays. So the position itself tells who is still to be thought of, and a march keeps to its way:
every step is nearer to the goal than the one before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from romanum.engine.action import Move
from romanum.games.ultimus.bots.goals import share
from romanum.games.ultimus.bots.look import Look
from romanum.games.ultimus.bots.policy import Glance
from romanum.games.ultimus.bots.pull import ERRAND
from romanum.games.ultimus.bots.survey import FAR, LEADER_WORTH, WAY, Force, march_speed
from romanum.games.ultimus.data.components import CC, COST, LEADER_COUNT, NEIGHBOURS
from romanum.games.ultimus.rules.march.marches import Group, ways
from romanum.games.ultimus.rules.march.migration import Walk
from romanum.games.ultimus.rules.march.movement import check_step
from romanum.games.ultimus.state.actions import HALT, TAKE, TO
from romanum.games.ultimus.state.position import BARBARIAN, NOBODY, ROMAN, LateEmpire

ORDER: Final = tuple(sorted(range(LEADER_COUNT), key=lambda p: (-CC[p], -LEADER_WORTH[p], p)))
"""The ablest leaders first."""
RANK: Final = tuple(ORDER.index(leader) for leader in range(LEADER_COUNT))


class Errand(NamedTuple):
    """A leader, those who go with him, where to, and what that promises beyond staying, in points."""

    gain: float
    leader: int
    units: tuple[int, ...]
    goal: int


class Stroll(NamedTuple):
    """Where a unit goes by itself, and what that promises beyond staying."""

    gain: float
    area: int


def in_turn(g: LateEmpire, moves: Iterable[Move]) -> list[int]:
    """The leaders who may march and have not had their turn, in order."""
    waiting = sorted([RANK[move[1]] for move in moves if move[0] == "lead"])
    camp, moved = g.active, g.moved
    last = max([RANK[p] for p in g.on_map(camp) if p < LEADER_COUNT and moved[p]], default=-1)
    return [ORDER[rank] for rank in waiting if rank > last]


def errands(look: Look, leader: int, most: int) -> list[Errand]:
    """What a leader may set out for, the best first."""
    return look.survey.once(("errands", leader, most, look.scout.moment), lambda: _errands(look, leader, most))


def _errands(look: Look, leader: int, most: int) -> list[Errand]:
    found: list[Errand] = []
    scout, here = look.scout, look.g.where[leader]
    for units in scout.companies(leader):
        goals = scout.goals(leader, units, here)
        if not goals:
            continue
        speed, stay = march_speed(leader, units), goals.staying(here)
        for goal, worth in goals.items():
            if goal == here or worth - stay <= ERRAND:
                continue
            gain = worth * share(WAY[here][goal], speed, speed, scout.mine, scout.manner.slower) - stay
            if gain > ERRAND:
                found.append(Errand(gain, leader, units, goal))
    found.sort(key=lambda errand: (-errand.gain, len(errand.units), errand.goal))
    return list(_possible(look, found, most))


def _possible(look: Look, found: Iterable[Errand], most: int) -> Iterator[Errand]:
    """Those that a first step leads to, one for each goal."""
    seen: set[int] = set()
    for errand in found:
        if len(seen) == most:
            return
        if errand.goal not in seen and first_step(look, errand) != NOBODY:
            seen.add(errand.goal)
            yield errand


def first_step(look: Look, errand: Errand) -> int:
    """Where a march for an errand goes first, or nowhere."""
    g, leader, units = look.g, errand.leader, errand.units
    here = g.where[leader]
    walk = Walk(leader, units, here, here, march_speed(leader, units), 0)
    return nearest(look, errand.goal, here, ways(g, look.camp, walk))


def nearest(look: Look, goal: int, here: int, areas: Iterable[int]) -> int:
    """The area next door from which the rest of the way is shortest, all counted; nowhere if none is nearer.

    Enemies on the way would stop the units (7.1a), so nobody goes there who is after something else.
    """
    best, least, now, cost = NOBODY, FAR, WAY[here][goal], COST[here]
    for there in areas:
        way = WAY[there][goal]
        if way >= now or way + cost[there] >= least:
            continue
        if there == goal or not look.survey.units_at(1 - look.camp, there):
            best, least = there, way + cost[there]
    return best


def stroll(look: Look, unit: int) -> Stroll | None:
    """What a unit by itself gains by going next door, if anything (3.4.1d)."""
    return look.survey.once(("stroll", unit, look.scout.moment), lambda: _stroll(look, unit))


def _stroll(look: Look, unit: int) -> Stroll | None:
    g, scout, here = look.g, look.scout, look.g.where[unit]
    force = look.survey.forces[look.camp].get(here)
    if force is None or _is_bound(look, unit, force):
        return None
    goals = scout.goals_among((unit,), here, (here, *NEIGHBOURS[here]))
    stay, slower = goals.get(here, 0.0), scout.manner.slower
    for there in sorted(goals, key=lambda area: (-goals[area], area)):
        gain = slower * goals[there] - stay
        if gain <= ERRAND:
            return None
        if there != here and check_step(g, look.camp, NOBODY, (unit,), here, there, COST[here][there], 0) is None:
            return Stroll(gain, there)
    return None


def _is_bound(look: Look, unit: int, force: Force) -> bool:
    """Whether a unit stays where it is: nobody to fight, something to guard, or a war to keep alive."""
    if look.camp == BARBARIAN and not look.g.cause[unit]:
        return look.scout.stays(unit, force)
    if not any(look.survey.units_at(1 - look.camp, near) for near in NEIGHBOURS[force.area]):
        return True
    return look.camp == ROMAN and unit not in look.scout.without_watch(force.units, force.area)


def behind(g: LateEmpire, step: Group) -> set[int]:
    """Where a march has been: its start, and the area before this one."""
    entered = g.entered
    return {step.start, *[entered[n + 1] for n in range(0, len(entered), 3) if entered[n] == step.leader]}


def company_step(look: Glance, step: Group, goal: int, units: tuple[int, ...], moves: list[Move]) -> Move | None:
    """The next step of a march: whoever belongs to it comes along, somebody stays where it pays, then on."""
    here = look.g.where[step.leader]
    if not step.spent:
        for unit in units:
            if unit not in step.units and TAKE[unit] in moves:
                return TAKE[unit]
    for move in moves:
        if move[0] == "drop" and look.drop(move) > 0:
            return move
    if here == goal and step.spent:
        return HALT if HALT in moves else None
    open_to = [move[1] for move in moves if move[0] == "to" and move[1] not in behind(look.g, step)]
    there = nearest(look, goal, here, open_to)
    if there == NOBODY and not step.spent and open_to:
        there = min(open_to, key=lambda area: (WAY[area][goal], area))
    if there != NOBODY:
        return TO[there]
    return HALT if HALT in moves else None
