"""How marches and interceptions look at a glance: every step is judged by the operation that it is part of; to whom
generals without an army ride."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from romanum.board.network import Roads
from romanum.engine.action import Move
from romanum.games.imperium.bots.clash import FACES, clash, shift_of
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.goals import Plan
from romanum.games.imperium.bots.outlook import DECAY, MONTH, PATIENCE, without
from romanum.games.imperium.bots.survey import Force
from romanum.games.imperium.data.hexes import LAND_STEPS
from romanum.games.imperium.data.roll import leader_here
from romanum.games.imperium.data.units import CLASS, LEADER_MA, TRAIN
from romanum.games.imperium.rules.common.leaders import leaders_in, value
from romanum.games.imperium.rules.geography.travel import land_roads
from romanum.games.imperium.rules.march.activation import Choosing, hungry
from romanum.games.imperium.rules.march.allowance import left
from romanum.games.imperium.rules.march.column import troops
from romanum.games.imperium.rules.march.interceptors import may_succeed
from romanum.games.imperium.rules.march.muster import Muster, movable
from romanum.games.imperium.rules.supply.needs import TEN
from romanum.games.imperium.state.forces import stacks_at
from romanum.games.imperium.state.marks import CALLED
from romanum.games.imperium.state.position import NONE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, of

if TYPE_CHECKING:
    from romanum.games.imperium.bots.glance import Glance


RIDE: Final = 90
"""Movement Points beyond which nobody rides to an army."""


def idle(glance: Glance) -> list[Force]:
    """The generals of a player who could set out and have nobody with them, as forces without men; the best first."""
    g, found, armies = glance.g, list[Force](), glance.survey.at
    for place, power in movable(g, glance.seat):
        if place in armies and any(force.power == power for force in armies[place]):
            continue
        command = most_able(g, place, power)
        if command:
            found.append(Force(power, place, 0.0, command))
    return sorted(found, key=lambda force: (-force.command, force.place))


def most_able(g: RomanWorld, place: int, power: int) -> int:
    """The value of the best leader of a power in a place."""
    own = [stack for stack in stacks_at(g, place) if g.whose[stack] == power]
    return max((value(g, leader) for stack in own for leader in leaders_in(g, stack)), default=0)


def ride_of(glance: Glance, force: Force, mp: int) -> tuple[int, tuple[int, ...]]:
    """Where a general alone had best be at the end of the month, and the way there."""
    here, theatre = force.place, glance.theatre(force.power)
    roads = without(land_roads(glance.g), theatre.closed)
    enemies = theatre.enemies
    barred = theatre.barred | enemies
    field = _ride(roads, here, barred)
    army, gain = here, 0.0
    for other in glance.survey.own():
        far = field[other.place] if other.power == force.power else RIDE
        worth = other.might * (force.command - other.command) * DECAY[far] if far < RIDE else 0.0
        if worth > gain:
            army, gain = other.place, worth
    reach = roads.reach(here, mp, enemies, barred)
    if army == here or army in reach:
        return army, reach.way(army)
    back = _ride(roads, army, barred)
    safe = [place for place in reach if place not in theatre.danger and back[place] < back[here]]
    end = min(safe, key=lambda place: (back[place], place), default=here)
    return end, reach.way(end)


@lru_cache(512)
def _ride(roads: Roads, start: int, barred: int) -> list[int]:
    """By place, how far it is for a general alone."""
    return roads.field((start,), RIDE, barred=barred)


MARCH: Final = 6.0
"""An army with something to do sets out before all else."""
SAFE: Final = 0.83
"""or, with an Imperator in it, with no less than this."""
KEEN: Final = 1.02
"""Who is not better off by this much elsewhere stays."""
EDGE: Final = 0.8
"""Nobody intercepts an army, of which he sees little, with less chance to win."""
TOKEN: Final = 0.15
"""19.1j: who attacks nobody in a summer month loses heart."""
RASH: Final = 0.5
"""A battle on the way is fought with no less."""
RUIN: Final = 1.5
"""What the loss of a point counts beyond its worth: an army that starves wins nothing."""
FEW: Final = 12
"""So many ends of a march, the most promising, are looked at closely."""
LEGION: Final = 20
"""The strength that a force march may cost (12.5c)."""
SAVED: Final = 0.15
"""Who feeds so much more of an army in two halves marches in two halves."""


# ---- where a march leads


def end_of(glance: Glance, force: Force, mp: int, plan: Plan | None = None) -> tuple[int, tuple[int, ...]]:
    """Where a force had best stand at the end of the month, for its plan or another, and the way there."""
    if glance.habits.musters and not force.strength and force.command:
        return ride_of(glance, force, mp)
    plan = plan or glance.theatre(force.power).plans.get(force.place)
    if plan is None or mp <= 0:
        return force.place, (force.place,)
    theatre, here = glance.theatre(force.power), force.place
    barred = theatre.barred & ~(1 << plan.goal.place) | _behind(glance, force)
    reach = without(land_roads(glance.g), theatre.closed).reach(here, mp, theatre.enemies, barred)
    ranked = sorted(reach, key=plan.field.__getitem__)  # the nearest first of those as far from the goal
    best, found = here, _standing(glance, force, plan, here) * KEEN
    for end in ranked[:FEW]:
        if end != here and _nearness(plan, here, end) > found:
            worth = _standing(glance, force, plan, end)
            best, found = (end, worth) if worth > found else (best, found)
    return best, reach.way(best)


def _behind(glance: Glance, force: Force) -> int:
    """Where a force on the march has just come from, for nobody walks to and fro; and where it may not go at all."""
    g = glance.g
    if not glance.steps or force is not glance.mover:
        return 0
    closed = [step[0] for step in LAND_STEPS[force.place] if step[0] not in glance.steps]
    return sum(1 << place for place in {g.came[g.mover], *closed} if place != NONE)


def _nearness(plan: Plan, here: int, end: int) -> float:
    """What a plan is worth from a place on its way."""
    return plan.worth * DECAY[plan.field[end]] / DECAY[plan.field[here]]


def _standing(glance: Glance, force: Force, plan: Plan, end: int) -> float:
    """What it is worth to end a month in a place: nearer to the goal, fed, and not where one is beaten."""
    if end in glance.theatre(force.power).against and not _dares(glance, force, end, plan):
        return NEVER
    there = [f for f in glance.survey.at.get(end, ()) if f.power == force.power and end != force.place]
    halves = force.halves + sum(f.halves for f in there)
    starving, theatre = glance.hunger(force, end, halves), glance.theatre(force.power)
    lost = starving * (force.strength + sum(f.strength for f in there))
    nearness = _nearness(plan, force.place, end) * (1.0 - starving)
    heart = TOKEN if end in theatre.prey and not glance.g.winter else 0.0
    return nearness + heart - RUIN * theatre.point * lost - theatre.peril(force, end)


def _dares(glance: Glance, force: Force, place: int, plan: Plan) -> bool:
    """Whether a force, with all who fall upon a place with it, can beat whoever stands there."""
    army = glance.theatre(force.power).against[place]
    there = [f for f in glance.survey.at.get(place, ()) if f.power == force.power and place != force.place]
    host = plan.host if place == plan.goal.place else 0
    strength = max(host, force.strength + sum(f.strength for f in there))
    command = max(force.command, *(f.command for f in there)) if there else force.command
    shift = shift_of(force.cer, command, army.cer, army.command)
    stake = glance.theatre(force.power).at_stake(force)
    return clash(strength, army.strength, shift).win >= (RASH if stake < 1.0 else SAFE)


def march(glance: Glance, move: Move) -> float:
    """The strongest of those who have somewhere to go."""
    return MARCH if move[1] == next_off(glance) else NEVER


def next_off(glance: Glance) -> int:
    """The place from which the next force sets out, worked out once."""
    if glance.next_off is None:
        glance.next_off = _next_off(glance)
    return glance.next_off


def _next_off(glance: Glance) -> int:
    """The place from which the next force sets out, generals before armies; none if all are where they should be."""
    for general in idle(glance) if glance.habits.musters else ():
        if end_of(glance, general, LEADER_MA)[0] != general.place:
            return general.place
    ready = set(movable(glance.g, glance.seat))
    forces = [f for f in glance.survey.own() if (f.place, f.power) in ready]
    for force in sorted(forces, key=lambda f: (-f.might, f.place)):
        if end_of(glance, force, MONTH)[0] != force.place:
            return force.place
    return NONE


def way_of(glance: Glance) -> tuple[int, ...]:
    """The way of the force on the march, worked out once."""
    if not glance.way:
        _, glance.way = end_of(glance, glance.mover, left(glance.g, glance.g.mover))
    return glance.way


def to(glance: Glance, move: Move) -> float:
    """A step on the way to where the month had best end."""
    way = way_of(glance)
    return MARCH if len(way) > 1 and way[1] == move[1] else -1.0


def halt(glance: Glance, move: Move) -> float:
    """To stop where the month had best end."""
    return MARCH if len(way_of(glance)) < 2 else 0.0


def leave(glance: Glance, move: Move) -> float:
    """Trains stay behind: an army goes twice as fast without them; all others march together."""
    is_train = CLASS[move[1]] == TRAIN and isinstance(glance.g.stack[-1], Muster)
    return 2 * MARCH if is_train and of(troops(glance.g, glance.g.mover), COMBATANTS) else -MARCH


def take_leader(glance: Glance, move: Move) -> float:
    """5.2, 5.8d: a better leader of a friend goes along, if he leads fewer here, an ally's nobody, and no power falls
    with him."""
    g = glance.g
    leader = leader_here(g.setting, move[1])
    power, place = g.leader_of[leader], g.at[g.leader_in[leader]]
    led = sum(f.strength for f in glance.survey.at.get(place, ()) if f.power == power)
    most = glance.mover.strength - 1 if g.chief[power] == glance.seat else 0
    better = value(g, leader) > glance.mover.command and led <= most
    return 2 * MARCH if better and g.head[power] != leader else NEVER


def force_march(glance: Glance, move: Move) -> float:
    """12.5: what it is worth to be at the goal a month sooner, against the legion that it may cost."""
    g, force, leads = glance.g, glance.mover, value(glance.g, leader_here(glance.g.setting, move[1]))
    plan, mp = glance.theatre(force.power).plans.get(force.place), left(g, g.mover)
    if plan is None or not mp < plan.field[force.place] <= mp + 1 + leads:
        return -3.0
    risk = (FACES - 1 - leads) / FACES
    cost = risk * RUIN * glance.theatre(force.power).point * LEGION
    return MARCH + 2 if plan.worth * (1 - PATIENCE) > cost else -3.0


# ---- armies that the land cannot feed together


def activate(glance: Glance, move: Move) -> float:
    """4j, 13.2b: who would go hungry with all the others is fed in two halves, one after the other."""
    if move[1] != next_off(glance):
        return NEVER
    own = [f for f in glance.survey.at.get(move[1], ()) if glance.g.chief[f.power] == glance.seat]
    if len(own) != 1 or own[0].halves < 2:
        return NEVER
    return MARCH + 1 if _spared(glance, own[0]) >= SAVED else NEVER


def _spared(glance: Glance, force: Force) -> float:
    """The share of a force that eats only if it is fed in two halves; 13.3b: no more than ten LE forage in a hex."""
    first = -(-force.halves // 2)
    rest = force.halves - first
    fed = min(rest, max(0, 2 * TEN - first))
    whole, one, other = (glance.hunger(force, force.place, halves) for halves in (force.halves, first, fed))
    return whole - (one * first + other * fed + rest - fed) / force.halves


def leave_half(glance: Glance, move: Move) -> float:
    """4j: once."""
    g, step = glance.g, glance.g.stack[-1]
    if not isinstance(step, Choosing):
        return NEVER
    waiting = hungry(g, glance.seat, step.power, step.place)
    return 2 * MARCH if all(g.mark[stack] & CALLED for stack in waiting) else NEVER


# ---- interceptions


def intercept(glance: Glance, move: Move) -> float:
    """A weaker force is met, where it can be at all."""
    g = glance.g
    leader = leader_here(g.setting, move[1])
    stack = g.leader_in[leader]
    if stack < 0 or g.mover == NONE:
        return NEVER
    own = [f for f in glance.survey.here(g.at[stack]) if f.power == g.whose[stack]]
    if g.chief[g.whose[stack]] != glance.seat:
        return NEVER
    met = [f for f in glance.survey.here(g.at[g.mover]) if f.power == g.whose[g.mover]]
    if not own or not met:
        return NEVER
    shift = shift_of(own[0].cer, own[0].command, met[0].cer, met[0].command)
    fight = clash(own[0].strength, met[0].strength, shift)
    hopes = fight.win >= EDGE and fight.harm > fight.cost
    return 2.0 if hopes and may_succeed(g, glance.seat, leader) else NEVER


JUDGES: Final = {
    "march": march,
    "activate": activate,
    "force-march": force_march,
    "leave": leave,
    "leave-half": leave_half,
    "take-leader": take_leader,
    "intercept": intercept,
}
FLAT: Final = {
    "ready": 6.0,
    "bring": -6.0,
    "leave-leader": NEVER,
    "bring-leader": 8.0,
    "drop": NEVER,
    "drop-leader": NEVER,
    "urge": -2.0,
    "by-boat": -4.0,
    "dig": -4.0,
    "raze": NEVER,
    "borrow": -4.0,
    "reclaim": -1.0,
    "overrun": 9.0,
    "give-battle": 0.0,
}
