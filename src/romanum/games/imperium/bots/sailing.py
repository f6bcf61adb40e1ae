"""How voyages look at a glance: every step is judged by the course that the fleet is on (`voyages`)."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.voyages import ENGAGE, LAND, LOAD, course_of, sea_fight
from romanum.games.imperium.data.roll import POWER_IDS
from romanum.games.imperium.rules.naval.sailing import Sailing, Voyage
from romanum.games.imperium.rules.naval.segments import fleets_of
from romanum.games.imperium.rules.naval.skiffs import Crossing
from romanum.games.imperium.state.lanes import sea_lanes
from romanum.games.imperium.state.position import NONE
from romanum.games.imperium.state.powers import power_id
from romanum.games.imperium.state.rosters import FLEETS, count, fleets

ON: Final = 5.0
"""What belongs to the course,"""
OFF: Final = -1.0
"""and what leads away from it."""
COURSE: Final = 0.3
"""What a Movement Point nearer to a port counts for whoever has no course."""


def sail(glance: Glance, move: Move) -> float:
    """A fleet that has something to do, or must come into port."""
    g, step = glance.g, glance.g.stack[-1]
    if not isinstance(step, Sailing):
        return 0.0
    here = [s for s in fleets_of(g, step.player, step.segment) if g.at[s] == move[1]]
    worth = max((course_of(glance, stack).worth for stack in here), default=0.0)
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
    """A weaker fleet."""
    g = glance.g
    own, course = fleets(g.units[g.mover]), course_of(glance, g.mover)
    there = [s for s, at in enumerate(g.at) if at == g.at[g.mover] and POWER_IDS[move[1]] == power_id(g, g.whose[s])]
    foe = sum(fleets(glance.survey.roster(s)) for s in there if count(glance.survey.roster(s), FLEETS))
    fight = sea_fight(own, max(1, foe), glance.survey.led.get(g.mover, 0))
    return ON + 1 if course.act == ENGAGE or fight.harm > fight.cost else OFF


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
    "sail-against": sail_against,
}
FLAT: Final = {
    "embark": -2.0,
    "embark-leader": -2.0,
    "set-ashore": -2.0,
    "stay-behind": -3.0,
    "keep-aboard": -3.0,
    "stay-aboard": -3.0,
    "put-to-sea": -4.0,
    "hunt": -4.0,
    "roll-together": 0.5,
    "put-out": 0.5,
}
