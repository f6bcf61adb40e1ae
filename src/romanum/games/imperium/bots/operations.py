"""Operations as aims: what the next force, or the next fleet, may set out for, with the way of this month.

An aim keeps its way (`Aim.extra`, place by place), so that nobody walks to and fro and a step costs next to nothing.
What comes up on the way (interceptions, battles, what is taken aboard) is answered by script.
"""

from __future__ import annotations

from itertools import pairwise
from math import log
from typing import Final

from romanum.engine.action import Move
from romanum.engine.counsel.staff import Aim
from romanum.games.imperium.bots import policy
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.goals import Plan
from romanum.games.imperium.bots.habits import VETERAN
from romanum.games.imperium.bots.march_glance import activate, end_of, idle, next_off, ride_of
from romanum.games.imperium.bots.outlook import DECAY, MONTH
from romanum.games.imperium.bots.survey import Force
from romanum.games.imperium.bots.voyage_glance import sail
from romanum.games.imperium.bots.voyages import LOAD, course_of
from romanum.games.imperium.data.units import CLASS, LEADER_MA, MA, TRAIN
from romanum.games.imperium.rules.common.port_supply import ports_near, supplies
from romanum.games.imperium.rules.geography.travel import sea_cost, sea_lanes, step_cost
from romanum.games.imperium.rules.march.allowance import FORAGE_LOSS, left
from romanum.games.imperium.rules.march.movement import March
from romanum.games.imperium.rules.march.muster import Muster, can_move, movable
from romanum.games.imperium.rules.march.segment import Campaign
from romanum.games.imperium.rules.naval.ports import in_port
from romanum.games.imperium.rules.naval.segments import fleets_of
from romanum.games.imperium.rules.naval.voyage import ALLOWANCE, Sailing, Voyage, largest
from romanum.games.imperium.rules.supply.trains import sources
from romanum.games.imperium.state.actions import HALT, TO
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.marks import SUPPLIED
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import each

TAKE, BEAT, HOLD, JOIN, REST, SAIL = "take", "beat", "hold", "join", "rest", "sail"
OTHERS: Final = 3
"""So many other goals of a force are thought of."""
KEEN: Final = 3.0
"""What it counts that a goal is worth e times as much."""
LARGE: Final = 0.12
"""Less than this part of all one has is no army to think about."""
A_STEP: Final = 3
"""With fewer Movement Points left nobody looks farther."""
BEHIND: Final = 3.0
"""What any other goal is behind at least,"""
LAST: Final = -5.0
"""and to stay where one is."""


# ---- by land


def marches(glance: Glance) -> list[Aim]:
    """What the next force may set out for: first what the script has it do, then its other goals, and to stay."""
    first = first_march(glance)
    force = None if first is None or first.intent == JOIN else _force(glance, first.force)
    if first is None or force is None or not _matters(glance, force):
        return [] if first is None else [first]
    theatre, mp = glance.theatre(force.power), pace(glance, force)
    best, found = theatre.plans[force.place].worth, {first.extra[-1]: first}
    for other in theatre.others(force, OTHERS + 1):
        aim = _aim(glance, force, mp, other, min(-BEHIND, KEEN * log(other.worth / best)))
        if other.goal.place != first.goal and len(aim.extra) > 1:
            found.setdefault(aim.extra[-1], aim)
    return [*found.values(), Aim(REST, force.place, force.place, (force.place,), LAST)]


def _matters(glance: Glance, force: Force) -> bool:
    """Whether much hangs on a force: a large part of all there are, or a leader with whom all may be lost."""
    return force.dear >= 1.0 or force.might >= LARGE * sum(own.might for own in glance.survey.own())


def first_march(glance: Glance) -> Aim | None:
    """What the script has the next force do."""
    place = next_off(glance)
    if place == NONE or activate(glance, ("activate", place)) > NEVER:
        return None
    general = next((one for one in idle(glance) if one.place == place), None)
    if general is not None:
        end, way = ride_of(glance, general, LEADER_MA)
        return Aim(JOIN, place, end, way)
    force = _force(glance, place)
    plan = glance.theatre(force.power).plans.get(place) if force is not None else None
    return None if force is None or plan is None else _aim(glance, force, pace(glance, force), plan, 0.0)


def _force(glance: Glance, place: int) -> Force | None:
    """The force that sets out from a place next."""
    ready = set(movable(glance.g, glance.seat))
    own = [f for f in glance.survey.at.get(place, ()) if (place, f.power) in ready]
    return max(own, key=lambda f: f.might, default=None)


def _aim(glance: Glance, force: Force, mp: int, plan: Plan, score: float) -> Aim:
    _, way = end_of(glance, force, mp, plan)
    goal = plan.goal
    intent = HOLD if goal.saves else JOIN if not goal.foe and not goal.men and goal.place in _own(glance) else TAKE
    if intent == TAKE and goal.men and goal.foe == goal.men:
        intent = BEAT
    return Aim(intent, force.place, goal.place, way, score)


def _own(glance: Glance) -> set[int]:
    return {force.place for force in glance.survey.own()}


def pace(glance: Glance, force: Force) -> int:
    """12.1a, 13.0d: the Movement Points that a force will have: of its slowest without trains, less after foraging."""
    g = glance.g
    own = [s for s in stacks_at(g, force.place) if g.whose[s] == force.power and can_move(g, s)]
    kinds = {kind for stack in own for kind in each(g.units[stack]) if CLASS[kind] != TRAIN}
    fed = all(g.mark[stack] & SUPPLIED for stack in own) or any(
        supplies(g, port, force.power) for port in ports_near(g, force.place)
    )
    feeds = fed or next(iter(sources(g, force.place, force.power, inside=False, later=False)), NONE) != NONE
    return min((MA[kind] for kind in kinds), default=MONTH) - (0 if feeds else FORAGE_LOSS)


# ---- at sea


def first_voyage(glance: Glance) -> Aim | None:
    """What the script has the next fleet do; None where it takes somebody aboard first, or nobody sails."""
    g, step = glance.g, glance.g.stack[-1]
    if not isinstance(step, Sailing):
        return None
    fleets = fleets_of(g, step.player, step.segment)
    waters = sorted({g.at[stack] for stack in fleets})
    best = max(waters, key=lambda water: sail(glance, ("sail", water)), default=NONE)
    if best == NONE or sail(glance, ("sail", best)) <= 0:
        return None
    here = [stack for stack in fleets if g.at[stack] == best]
    if len({g.whose[stack] for stack in here}) > 1:
        return None
    course = course_of(glance, largest(g, here))
    if course.act == LOAD or course.water in (NONE, best):
        return None
    way = sea_lanes(g).reach(best, ALLOWANCE).way(course.water)
    return Aim(SAIL, best, course.water, way) if way else None


# ---- carried out


def is_march(aim: Aim) -> bool:
    """Whether an aim is one by land."""
    return aim.intent != SAIL


def is_over(g: RomanWorld, seat: int, aim: Aim) -> bool:
    """A march is over when the next may begin, or the segment is; so is a voyage."""
    step = g.stack[-1]
    chapter = Campaign if is_march(aim) else Sailing
    return isinstance(step, chapter) or g.innermost(chapter) is None


def pursue(g: RomanWorld, seat: int, aim: Aim, moves: list[Move]) -> Move | None:
    """The next step of the way; None where the question is another, or the way is barred."""
    step = g.stack[-1]
    if isinstance(step, Campaign | Sailing):
        move = ("march" if is_march(aim) else "sail", aim.force)
        return move if move in moves else None
    if isinstance(step, Muster):
        return _set_out(g, aim, moves)
    if isinstance(step, March):
        return _walk(Glance(g, seat, VETERAN), aim, moves)
    return _sail_on(Glance(g, seat, VETERAN), step, aim, moves) if isinstance(step, Voyage) else None


def _set_out(g: RomanWorld, aim: Aim, moves: list[Move]) -> Move | None:
    """12.1a: without trains that cannot keep up; who goes farther than his month, or gets a leader, thinks again."""
    if aim.intent != REST:
        if aim.extra[-1] != aim.goal or any(move[0] == "take-leader" for move in moves):
            return None
        left_behind = [move for move in moves if move[0] == "leave"]
        far = sum(step_cost(g, here, there) or 0 for here, there in pairwise(aim.extra))
        slow = [move for move in left_behind if CLASS[move[1]] == TRAIN and MA[move[1]] < far]
        if slow and any(CLASS[move[1]] != TRAIN for move in left_behind):
            return slow[0]
    return next((move for move in moves if move[0] == "ready"), None)


def _walk(glance: Glance, aim: Aim, moves: list[Move]) -> Move | None:
    """On by the way; whoever finds it barred stays where he is."""
    here, way = glance.g.at[glance.g.mover], aim.extra
    if here not in way[:-1]:
        return _further(glance, aim, moves)
    onward = TO[way[way.index(here) + 1]]
    return onward if onward in moves else HALT if HALT in moves else None


def _further(glance: Glance, aim: Aim, moves: list[Move]) -> Move | None:
    """Beyond the end of the way, with what is left of the month: always nearer to the goal, so never back."""
    g = glance.g
    here = g.at[g.mover]
    stay = HALT if HALT in moves else None
    glance.steps = {move[1] for move in moves if move[0] == "to"}
    done = here == aim.goal or aim.intent in (JOIN, REST) or left(g, g.mover) < A_STEP
    if done or not glance.mover.strength:
        return stay
    force = glance.mover
    theatre = glance.theatre(force.power)
    goal, field = next((way for way in theatre.ways if way[0].place == aim.goal), (None, ()))
    worth = 0.0 if goal is None else theatre.gain(force, goal) * DECAY[field[here]]
    if goal is None or worth <= 0:
        return stay
    _, way = end_of(glance, force, left(g, g.mover), Plan(goal, worth, field))
    return TO[way[1]] if len(way) > 1 and field[way[1]] < field[here] and TO[way[1]] in moves else stay


def _sail_on(glance: Glance, voyage: Voyage, aim: Aim, moves: list[Move]) -> Move | None:
    """On by the way; what is done where it begins and ends the script says; then at most home."""
    g, way = glance.g, aim.extra
    here = g.at[g.mover]
    at = way.index(here) if here in way else len(way)
    first_pass = at + 1 < len(way) and voyage.sailed == _cost(g, way[: at + 1])
    onward = TO[way[at + 1]] if first_pass else HALT
    if first_pass and at and not any(move[0] == "engage" for move in moves):
        return onward if onward in moves else HALT
    chosen = policy.chosen(glance, moves)
    if chosen[0] != "to":
        return chosen
    return onward if first_pass and onward in moves else _home(glance, moves)


def _cost(g: RomanWorld, way: tuple[int, ...]) -> int:
    """What a way costs at sea."""
    return sum(sea_cost(g, here, there) or 0 for here, there in pairwise(way))


def _home(glance: Glance, moves: list[Move]) -> Move:
    """A step nearer to a port; in port, or where none leads there, to stay."""
    g = glance.g
    homeward, here = glance.homeward(g.whose[g.mover]), g.at[g.mover]
    steps = [move for move in moves if move[0] == "to"] if not in_port(g, g.mover) else []
    best = min(steps, key=lambda move: (homeward[move[1]], move[1]), default=HALT)
    return best if best != HALT and homeward[best[1]] < homeward[here] else HALT
