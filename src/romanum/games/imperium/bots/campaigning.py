"""How marches, voyages and interceptions look at a glance: every step is judged by the operation that it is part of."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.imperium.bots.glance import NEVER, Glance
from romanum.games.imperium.bots.goals import FAR
from romanum.games.imperium.bots.survey import Force
from romanum.games.imperium.data.hexes import LAND_STEPS, PROVINCE
from romanum.games.imperium.data.roll import leader_here
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.rules.march.muster import movable
from romanum.games.imperium.rules.naval.sailing import Voyage
from romanum.games.imperium.rules.naval.skiffs import Crossing
from romanum.games.imperium.state.lanes import sea_lanes
from romanum.games.imperium.state.position import ACTIVE, AT_SEA, MAJOR, NONE, RomanWorld
from romanum.games.imperium.state.powers import passes
from romanum.games.imperium.state.roads import step_cost
from romanum.games.imperium.state.sieges import is_friendly_port

MARCH: Final = 6.0
"""An army with something to do sets out before all else."""
STEP: Final = 0.5
"""What a Movement Point nearer to a goal counts,"""
WAY: Final = 0.1
"""and one spent on the way there."""
OVERMATCH: Final = 1.15
"""Nobody walks into an army that is stronger than this,"""
EDGE: Final = 1.25
"""and nobody intercepts one that is not weaker."""
HALT: Final = 0.6
"""To stand is as good as half a point less."""
TRESPASS: Final = 4.0
"""What it costs to wake somebody who sleeps (23.1)."""
SEA_FAR: Final = 400


def march(glance: Glance, move: Move) -> float:
    """A force that has somewhere to go, the strongest first."""
    place = move[1]
    powers = {power for at, power in movable(glance.g, glance.seat) if at == place}
    forces = [f for f in glance.survey.at.get(place, ()) if f.power in powers]
    force = max(forces, key=lambda f: f.might, default=None)
    if force is None or not _goes(glance, force):
        return NEVER
    return MARCH + 0.01 * force.might


def _goes(glance: Glance, force: Force) -> bool:
    """Whether a step leads nearer to a goal, and past nobody who is too strong."""
    field, here = glance.field(force), force.place
    if field[here] in (0, FAR):
        return False
    return any(field[step[0]] < field[here] and not _too_strong(glance, force, step[0]) for step in LAND_STEPS[here])


def _too_strong(glance: Glance, force: Force, place: int) -> bool:
    return glance.theatre(force.power).against.get(place, 0.0) > OVERMATCH * force.total


def to(glance: Glance, move: Move) -> float:
    """A step, by land or by sea."""
    g, there = glance.g, move[1]
    if g.at[g.mover] != NONE and _is_afloat(glance):
        return _sail_to(glance, there)
    force = glance.mover
    field, here = glance.field(force), g.at[g.mover]
    if _too_strong(glance, force, there):
        return NEVER
    cost = step_cost(g, here, there) or 0
    return STEP * (field[here] - field[there]) - WAY * cost - _trespass(glance, force, here, there)


def _trespass(glance: Glance, force: Force, here: int, there: int) -> float:
    """5.2.2b: what sleeps there is better left asleep."""
    g = glance.g
    province = PROVINCE[there]
    lord = g.lord[province] if province != NONE and province != PROVINCE[here] else NONE
    if lord == NONE or g.standing[lord] == ACTIVE or g.bond[lord] == MAJOR or g.chief[lord] == glance.seat:
        return 0.0
    return 0.0 if passes(g, force.power, lord) else TRESPASS


def halt(glance: Glance, move: Move) -> float:
    """To stop; at sea, in port."""
    g = glance.g
    if not _is_afloat(glance):
        return -HALT
    return 1.0 if _harbours(g, g.whose[g.mover]).get(g.at[g.mover]) else -1.0


# ---- at sea


def _is_afloat(glance: Glance) -> bool:
    return isinstance(glance.g.stack[-1], Voyage | Crossing)


def _harbours(g: RomanWorld, power: int) -> dict[int, bool]:
    """The waters of friendly ports."""
    return {
        water: True
        for place, waters in enumerate(PORT_WATERS)
        if waters and is_friendly_port(g, place, power)
        for water in waters
    }


def _sail_to(glance: Glance, there: int) -> float:
    """Nearer to a port."""
    g = glance.g
    field = sea_lanes(g).field(tuple(_harbours(g, g.whose[g.mover])), SEA_FAR)
    return 0.3 * (field[g.at[g.mover]] - field[there])


def sail(glance: Glance, move: Move) -> float:
    """Fleets that must come into port."""
    g = glance.g
    out = [s for s, place in enumerate(g.at) if place == move[1] and g.chief[g.whose[s]] == glance.seat]
    return 3.0 if any(g.mark[s] & AT_SEA for s in out) else NEVER


# ---- interceptions


def intercept(glance: Glance, move: Move) -> float:
    """A weaker force is met."""
    g = glance.g
    leader = leader_here(g.setting, move[1])
    stack = g.leader_in[leader]
    if stack < 0 or g.mover == NONE:
        return NEVER
    own = glance.survey.beside(g.whose[stack], g.at[stack])
    met = sum(f.total for f in glance.survey.at.get(g.at[g.mover], ()) if f.power == g.whose[g.mover])
    return 2.0 if own > EDGE * met else NEVER


JUDGES: Final = {"march": march, "to": to, "halt": halt, "sail": sail, "intercept": intercept}
FLAT: Final = {
    "ready": 6.0,
    "leave": -6.0,
    "bring": 1.0,
    "leave-leader": -6.0,
    "bring-leader": 1.0,
    "drop": NEVER,
    "drop-leader": NEVER,
    "force-march": -3.0,
    "urge": -2.0,
    "by-boat": -4.0,
    "dig": -4.0,
    "raze": NEVER,
    "fortify": -3.0,
    "overrun": 3.0,
    "give-battle": 0.0,
    "embark": -2.0,
    "embark-all": -2.0,
    "engage": -2.0,
    "stay-behind": -3.0,
    "put-to-sea": -4.0,
    "hunt": -4.0,
    "land": 0.5,
    "roll-together": 0.5,
}
