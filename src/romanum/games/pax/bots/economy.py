"""How payments, plans, levies and buildings look at a glance: an Activation more is worth more than a soldier more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from romanum.engine.action import Move
from romanum.games.pax.bots.glance import NEVER, Glance
from romanum.games.pax.data.components import (
    BP,
    CAVALRY,
    COST,
    ELEPHANTS,
    GALLEY,
    HEAVIES,
    HEAVY,
    LEGION,
    LIGHT,
    NONE,
    PROVINCE_OF,
    SPACES_OF,
    TABLES,
)
from romanum.games.pax.rules.turn.manpower import ManpowerPlans
from romanum.games.pax.rules.turn.recruitment import Levy, Shipyard
from romanum.games.pax.state import plans
from romanum.games.pax.state.control import civilization
from romanum.games.pax.state.forces import count, heavies
from romanum.games.pax.state.position import ACTIVATION, Mediterranean

BUILDS: Final = 12.0
"""Among Minor Moves."""
BUILDING: Final = 4
"""Talents put by for Towns and Cities."""
FLEET: Final = 3
"""Ships that a power wants."""
LIKED: Final = {LEGION: 0.6, HEAVY: 0.4, LIGHT: 0.8, CAVALRY: 0.5, ELEPHANTS: 0.1}


def pending_markers(g: Mediterranean, power: int) -> int:
    """How many Activations are still to be paid for in this Game-Turn."""
    if g.phase < ACTIVATION:
        return g.markers
    return g.pool[power] + sum(p == power for p in g.order[g.activations :])


def budget(glance: Glance) -> int:
    """Talents that may go into soldiers."""
    g, power = glance.g, glance.power
    written = plans.cost(g, power) if g.plan else 0
    towns = BUILDING if g.turn < g.last_turn or g.phase <= ACTIVATION else 0
    return g.treasury[power] - written - pending_markers(g, power) * TABLES.costs.marker - towns


def spare_heavies(glance: Glance) -> int:
    """14.2.1h: LG and HI that Cities and Towns can still bear."""
    g, power = glance.g, glance.power
    ordered = sum(o.number for o in plans.orders(g, power) if o.kind in HEAVIES) if g.plan else 0
    return civilization(g, power) - heavies(g, power) - ordered


def can_found(glance: Glance) -> bool:
    """7.1: whether there are Talents for a Town besides those for Activations."""
    g, power = glance.g, glance.power
    return g.treasury[power] - pending_markers(g, power) >= TABLES.costs.town


def raise_unit(glance: Glance, move: Move) -> float:
    """Where an Army stands, near the front; what Cities and Towns can bear."""
    kind, space = move[1], move[2]
    if budget(glance) < COST[kind]:
        return -2.5
    if kind in HEAVIES and spare_heavies(glance) <= 0:
        return -2.0
    own = sum(f.bp for f in glance.survey.at.get(space, ()) if f.side == glance.power)
    led = max((f.tactical + f.campaign for f in glance.survey.at.get(space, ()) if f.side == glance.power), default=0)
    return LIKED.get(kind, 0.0) + 0.06 * min(own, 20) + 0.15 * led


def muster(glance: Glance, move: Move) -> float:
    """The Province in which the best Army is."""
    if budget(glance) < 1:
        return -3.0
    noted = _mustered(glance)
    best = max((_post(glance, space) for space in SPACES_OF[move[1]]), default=0.0)
    if noted >= 0:
        return best - max((_post(glance, space) for space in SPACES_OF[noted]), default=0.0) - 0.5
    return 0.5 + best


def _mustered(glance: Glance) -> int:
    """The Province in which soldiers are being raised."""
    g, step = glance.g, glance.g.stack[-1]
    return step.province if isinstance(step, Levy) else plans.noted(g, glance.power) if g.plan else NONE


def _post(glance: Glance, space: int) -> float:
    forces = [f for f in glance.survey.at.get(space, ()) if f.side == glance.power]
    home = 0.5 if glance.g.setting.capital_of[space] == glance.power else 0.0
    return home + 0.05 * min(20, sum(f.bp for f in forces)) + 0.15 * max((f.campaign for f in forces), default=0)


def build(glance: Glance, move: Move) -> float:
    """A few ships, more where others have more."""
    g, power = glance.g, glance.power
    if budget(glance) < COST[GALLEY]:
        return -2.5
    written = sum(o.number for o in plans.orders(g, power) if o.kind == GALLEY) if g.plan else 0
    own = count(g, power, (GALLEY,)) + written
    others = max((count(g, other, (GALLEY,)) for other in glance.rivals()), default=0)
    wanted = max(FLEET, min(others, 6))
    return 0.4 - 0.02 * own if own < wanted else -2.0


def engage(glance: Glance, move: Move) -> float:
    """12.2: Mercenaries where soldiers are few."""
    return -0.5 if budget(glance) >= TABLES.costs.hire_heavy and spare_heavies(glance) > 0 else -2.5


def buy(glance: Glance, move: Move) -> float:
    """15.4: an Objective for the time that is left."""
    g = glance.g
    left = g.last_turn - g.turn
    held = len(g.objectives_of(glance.power))
    return 1.2 if left >= 1 and held < 2 and budget(glance) >= -1 else -2.0


def rebuild(glance: Glance, move: Move) -> float:
    """10.6.6: the cheapest strength there is."""
    return 1.5 if budget(glance) + BUILDING >= 1 else -1.0


def done_planning(glance: Glance, move: Move) -> float:
    """When the rest is needed for other things."""
    return 1.0 if budget(glance) < 1 else -0.4


def give_up(glance: Glance, move: Move) -> float:
    """6.4: ships that cannot be paid together with the Activations."""
    g, power = glance.g, glance.power
    ships = count(g, power, (GALLEY,)) - sum(o.number for o in plans.orders(g, power))
    poor = g.treasury[power] - ships < g.markers
    return 0.5 if poor and move[1] == GALLEY and ships > 1 else -2.5


def pay(glance: Glance, move: Move) -> float:
    """3.2.F1: an Activation is worth its Talent."""
    return 3.0


def recruitment(glance: Glance, move: Move) -> float:
    """3.2.F3a: with much money and few soldiers."""
    g, power = glance.g, glance.power
    idle = g.treasury[power] - pending_markers(g, power)
    room = spare_heavies(glance)
    return 0.35 * (idle - 6) if room > 1 else -2.0


def town(glance: Glance, move: Move) -> float:
    """7.1: a Town holds its Space, pays and counts."""
    space = move[-1]
    if not can_found(glance) or not is_calm(glance, space):
        return NEVER
    return BUILDS + 4.0 + 0.3 * glance.prizes.worths[PROVINCE_OF[space]]


def city(glance: Glance, move: Move) -> float:
    """7.1: three points and three Talents a Game-Turn."""
    g, power = glance.g, glance.power
    lasting = g.turn < g.last_turn or g.setting.row.final == "vp"
    idle = g.treasury[power] - pending_markers(g, power) >= TABLES.costs.city
    if not lasting or not idle or not is_calm(glance, move[-1]):
        return NEVER
    return BUILDS + 4.6 - (0.4 if move[1] == LEGION else 0.0)


def is_calm(glance: Glance, space: int) -> bool:
    """Whether it will not be taken at once."""
    foes = ~glance.friends & (1 << len(glance.g.friendly)) - 1
    return glance.survey.strongest_near(foes, space) <= 3 + glance.survey.keepers(glance.friends, space)


def repair(glance: Glance, move: Move) -> float:
    """7.1.6: walls at full strength count and pay."""
    g, power = glance.g, glance.power
    idle = g.treasury[power] - pending_markers(g, power)
    return BUILDS + 0.3 * int(move[1]) if idle >= int(move[1]) and is_calm(glance, move[-1]) else NEVER


def hire(glance: Glance, move: Move) -> float:
    """12.2: for what is not needed otherwise."""
    idle = budget(glance) - TABLES.costs.hire_heavy * int(move[1])
    return 8.0 + 0.1 * int(move[1]) if idle >= 2 and spare_heavies(glance) >= int(move[1]) else NEVER


def wages(glance: Glance, move: Move) -> float:
    """The strongest for the price."""
    return 0.2 * BP[move[1]]


JUDGES: Final[dict[str, Callable[[Glance, Move], float]]] = {
    "raise": raise_unit, "muster": muster, "build": build, "engage": engage, "buy": buy, "rebuild": rebuild,
    "give-up": give_up, "pay": pay, "recruitment": recruitment, "town": town, "city": city, "repair": repair,
    "hire": hire, "hires": wages,
}  # fmt: skip
FLAT: Final[dict[str, float]] = {
    "forfeit": -2.0, "expansion": 2.0, "cross-out": -6.0, "unite": 0.5, "recruit-land": 0.5,
    "recruit-ships": 0.0, "disband": -4.0,
}  # fmt: skip
PLANNING: Final = (ManpowerPlans, Levy, Shipyard)
"""Steps in which `done` means that no more is raised."""
