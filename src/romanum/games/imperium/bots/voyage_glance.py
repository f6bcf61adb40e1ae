"""How voyages look at a glance: every step is judged by the course that the fleet is on (`voyages`)."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.squadrons import consorts, enough, is_hunter, lead, prey_of, sea_fight
from romanum.games.imperium.bots.voyages import ENGAGE, LAND, LOAD, SAIL, course_of
from romanum.games.imperium.bots.worth import quarry
from romanum.games.imperium.data.roll import leader_here
from romanum.games.imperium.data.units import CLASS, FLEET
from romanum.games.imperium.rules.common.leaders import value
from romanum.games.imperium.rules.geography.travel import sea_lanes
from romanum.games.imperium.rules.naval.seamen import is_sailor
from romanum.games.imperium.rules.naval.segments import fleets_of
from romanum.games.imperium.rules.naval.skiffs import Crossing
from romanum.games.imperium.rules.naval.voyage import Sailing, Voyage
from romanum.games.imperium.state.position import NONE
from romanum.games.imperium.state.rosters import fleets

ON: Final = 5.0
"""What belongs to the course,"""
OFF: Final = -1.0
"""and what leads away from it."""
DEAR: Final = 1.0
"""A leader worth so much stays ashore."""
COURSE: Final = 0.3
"""What a Movement Point nearer to a port counts for whoever has no course."""


def sail(glance: Glance, move: Move) -> float:
    """A fleet that has something to do, or must come into port."""
    g, step = glance.g, glance.g.stack[-1]
    if not isinstance(step, Sailing):
        return 0.0
    here = [s for s in fleets_of(g, step.player, step.segment) if g.at[s] == move[1]]
    courses = [course_of(glance, stack) for stack in here]
    worth = max((c.worth for c in courses if c.act != SAIL or c.water != move[1]), default=0.0)
    return ON + worth if worth > 0 else NEVER


def to(glance: Glance, move: Move) -> float:
    """A hex nearer to where the course leads."""
    g = glance.g
    if isinstance(g.stack[-1], Crossing):
        field = glance.homeward(g.whose[g.mover])
        return COURSE * (field[g.at[g.mover]] - field[move[1]])
    course = course_of(glance, g.mover)
    if course.water in (NONE, g.at[g.mover]):
        return OFF
    step = g.stack[-1]
    left = step.left(g) if isinstance(step, Voyage) else 0
    way = sea_lanes(g).reach(g.at[g.mover], max(0, left)).way(course.water)
    return ON if len(way) > 1 and way[1] == move[1] else OFF


def halt(glance: Glance, move: Move) -> float:
    """To come to rest where the course leads."""
    g = glance.g
    if isinstance(g.stack[-1], Crossing):
        return 1.0 if g.at[g.mover] in glance.harbours(g.whose[g.mover]) else -1.0
    course = course_of(glance, g.mover)
    return 1.0 if course.water in (NONE, g.at[g.mover]) else 0.0


def embark_all(glance: Glance, move: Move) -> float:
    """Troops that are to be carried."""
    course = course_of(glance, glance.g.mover)
    return ON if course.act == LOAD else OFF


def land(glance: Glance, move: Move) -> float:
    """Where the course leads."""
    course = course_of(glance, glance.g.mover)
    return ON + 1 if course.act == LAND and course.place == move[1] else OFF


def engage(glance: Glance, move: Move) -> float:
    """A weaker fleet; one for which others come is met when they are there."""
    g = glance.g
    course, prey = course_of(glance, g.mover), prey_of(glance, g.whose[g.mover]).get(g.at[g.mover])
    clears = course.act == LAND and course.water == g.at[g.mover]
    if course.act == ENGAGE or prey is None or clears:
        return ON + 1
    own = fleets(g.units[g.mover]) + consorts(g, g.mover, g.at[g.mover])
    fight = sea_fight(own, prey.number, prey.shift + lead(glance, g.mover))
    waits = course.act == SAIL and course.water == g.at[g.mover] and course.worth > 0
    return ON + 1 if fight.harm > fight.cost and not waits else OFF


def stay_behind(glance: Glance, move: Move) -> float:
    """A hunter sends no more ships than it takes."""
    g = glance.g
    course, prey = course_of(glance, g.mover), prey_of(glance, g.whose[g.mover])
    is_hunt = is_hunter(g, glance.seat) and course.water in prey and CLASS[move[1]] == FLEET
    return ON + 2 if is_hunt and fleets(g.units[g.mover]) > enough(prey[course.water].number) else -3.0


def embark_leader(glance: Glance, move: Move) -> float:
    """10.7.3c: somebody to lead a fight at sea, but nobody on whom all hangs, unless he is a man of the sea."""
    g, fleet = glance.g, glance.g.mover
    leader = leader_here(g.setting, move[1])
    course = course_of(glance, fleet)
    fights = course.act == ENGAGE or (course.worth > 0 and course.water in prey_of(glance, g.whose[fleet]))
    better = value(g, leader) + is_sailor(g, leader) > lead(glance, fleet)
    return ON + 3 if fights and better and (is_sailor(g, leader) or quarry(g, NONE, leader) < DEAR) else -2.0


def sail_against(glance: Glance, move: Move) -> float:
    """10.6: a weaker fleet is met."""
    g = glance.g
    if g.mover == NONE:
        return NEVER
    own = sum(fleets(g.units[s]) for s, at in enumerate(g.at) if at == move[1] and g.chief[g.whose[s]] == glance.seat)
    fight = sea_fight(max(1, own), max(1, fleets(glance.survey.roster(g.mover))), 0)
    return 2.0 if fight.harm > fight.cost else NEVER


JUDGES: Final = {
    "sail": sail,
    "embark-all": embark_all,
    "land": land,
    "engage": engage,
    "stay-behind": stay_behind,
    "embark-leader": embark_leader,
    "sail-against": sail_against,
}
FLAT: Final = {
    "embark": -2.0,
    "set-ashore": -2.0,
    "keep-aboard": -3.0,
    "stay-aboard": -3.0,
    "put-to-sea": -4.0,
    "hunt": -4.0,
    "roll-together": 0.5,
    "put-out": 0.5,
}
