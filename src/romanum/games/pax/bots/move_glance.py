"""How moves of Armies and Fleets look at a glance: every step is judged by the whole move that it begins.

What a move brings is counted in the worth of Spaces (`worth`): what the Army may reach with the MP it has, less what
it gives up where it stands. So single steps agree with each other, and an Army that has nothing to gain stays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from romanum.engine.action import Move
from romanum.games.pax.bots.economy import can_found, pending_markers, spare_heavies
from romanum.games.pax.bots.glance import NEVER, Glance
from romanum.games.pax.bots.roads import AFLOAT
from romanum.games.pax.bots.survey import ARMY, SITE, Force
from romanum.games.pax.data.components import (
    BP,
    FORTRESS,
    GALLEY,
    GARRISON,
    HEAVY,
    LEGION,
    LIGHT,
    NONE,
    PORT,
    SPACE_COUNT,
    STEP_COST,
    TABLES,
)
from romanum.games.pax.rules.march.selection import MinorMove, Picking
from romanum.games.pax.rules.march.voyage import Voyage
from romanum.games.pax.rules.march.withdrawal import WithdrawTo
from romanum.games.pax.state.position import MINOR, NOBODY

MOVES: Final = TABLES.movement
SCALE: Final = 3.0
"""How many points of a score what is worth a Geographic Point counts."""
DIE: Final = 3.5
"""What a die brings."""
LURE: Final = 0.15
"""Less than this is no reason to move."""
CHEAP: Final = (GARRISON, LIGHT)
"""What is left behind to hold a Space, the cheapest first."""
BROKEN: Final = {LIGHT: 0.04, HEAVY: 0.15, LEGION: 0.2}
"""What is lost when a Unit becomes Garrisons."""
SPLIT: Final = 4
"""An Army of so many Units can leave a good one behind."""
BACK: Final = 0.6
"""What is left of a hope that lies where one came from."""
HAVEN: Final = 0.05
"""What a Port of one's own is worth to a Fleet that does not know where to go."""
LOST_AT_SEA: Final = 0.3
"""What is left of hopes beyond a stronger Fleet,"""
CONTINUITY: Final = 0.6
"""or beyond a roll for Continuity."""
FIRST: Final = 20.0
SECOND: Final = 12.0
"""A Major Move comes before Minor Moves, and these before the end."""


# ---- setting out


def major(glance: Glance, move: Move) -> float:
    """An Army with something to take, or to save, that is near."""
    place = move[-1]
    forces = [f for f in glance.survey.at.get(place, ()) if f.side == glance.power or len(move) > 2]
    force = max(forces, key=lambda f: (f.bp, f.campaign), default=None)
    if force is None or not force.bp:
        return NEVER
    hope = outlook(glance, force)
    return FIRST + SCALE * hope + 0.1 * force.campaign if hope > LURE else NEVER


def outlook(glance: Glance, force: Force) -> float:
    """What an Army may bring by a Major Move, less what it leaves behind."""
    place = force.place
    node = glance.node(place)
    away = glance.field.best(force.bp, force.tactical, node, force.campaign + DIE, place)
    if place >= SPACE_COUNT:
        return away + 2 * LURE
    away -= glance.hopes(force, node, 0)
    if glance.would_be_bare(force.stack, place):
        away -= min(glance.prizes.loss(place), _price_of_a_guard(glance, force.stack))
    return away - glance.field.exposed(place, force.bp)


def _price_of_a_guard(glance: Glance, stack: int) -> float:
    """What it costs to leave somebody behind; a lone Unit cannot."""
    units = glance.units(stack)
    if sum(units[:GALLEY]) < 2:
        return 99.0
    return 0.03 if units[GARRISON] else 0.1 if units[LIGHT] else 0.25


def fleet(glance: Glance, move: Move) -> float:
    """Ships rarely go alone; home from the sea, where they would be lost."""
    return FIRST if move[-1] >= SPACE_COUNT else NEVER


class Errand(NamedTuple):
    """What a Minor Move is good for: its worth, the kind of Unit, and whether that is broken down."""

    worth: float
    kind: int = NONE
    breaks: bool = False


def _used(glance: Glance) -> bool:
    """Whether the Garrisons at hand are enough for the Towns that can be paid for."""
    g, power = glance.g, glance.power
    idle = g.treasury[power] - pending_markers(g, power)
    ready = [f.place for f in glance.survey.of.get(power, ()) if glance.units(f.stack)[GARRISON]]
    return sum(_is_site(glance, place) for place in ready if place < SPACE_COUNT) >= idle // TABLES.costs.town


def errand(glance: Glance, place: int) -> Errand:
    """The best Minor Move from a place: to hold one Space more, or to make and bring Garrisons that found Towns."""
    g = glance.g
    own = [f for f in glance.survey.at.get(place, ()) if f.side == glance.power]
    units = [sum(numbers) for numbers in zip(*(glance.units(f.stack) for f in own), strict=True)]
    if not own or place >= SPACE_COUNT:
        return Errand(0.0)
    found = [_broken_down(glance, place, units)]
    fresh = next((f.stack for f in own if not g.mark[f.stack]), NONE)
    if fresh != NONE:
        found += [_sent(glance, place, units, kind) for kind in CHEAP if glance.units(fresh)[kind]]
    return max(found)


def _sent(glance: Glance, place: int, units: list[int], kind: int) -> Errand:
    """A cheap Unit that is not needed where it is goes where it is."""
    if sum(units[:GALLEY]) == 1 and glance.would_be_bare(NONE, place, alone=True):
        return Errand(0.0)
    if kind == GARRISON and units[GARRISON] == 1 and _is_site(glance, place):
        return Errand(0.0)
    bp = 0 if kind == GARRISON else BP[kind]
    return Errand(glance.field.best(bp, 0, place, DIE, place) - 0.05 * BP[kind], kind)


def _broken_down(glance: Glance, place: int, units: list[int]) -> Errand:
    """12.1.4b: where a Town can be founded, or from where Garrisons can go."""
    if units[GARRISON] or not can_found(glance) or _used(glance):
        return Errand(0.0)
    kind = next((k for k in (LIGHT, HEAVY, LEGION) if units[k]), NONE)
    if kind == NONE or (kind != LIGHT and (units[kind] < SPLIT or spare_heavies(glance) > 1)):
        return Errand(0.0)
    here = 2 * SITE if _is_site(glance, place) else 0.0
    there = 0.8 * glance.field.best(0, 0, place, DIE, place)
    return Errand(max(here, there) - BROKEN[kind], kind, True)


def _is_site(glance: Glance, place: int) -> bool:
    g = glance.g
    return g.holder[place] == glance.power and g.town_of[place] == NOBODY and not FORTRESS[place] and can_found(glance)


def minor(glance: Glance, move: Move) -> float:
    """One Unit with an errand."""
    worth = errand(glance, move[-1]).worth if len(move) == 2 else 0.0
    return SECOND + SCALE * worth if worth > LURE else NEVER


def unit(glance: Glance, move: Move) -> float:
    """The one that has the errand goes, or is broken down."""
    step = glance.g.stack[-1]
    if not isinstance(step, MinorMove):
        return 0.0
    sent = errand(glance, step.place)
    if move[0] == "break-down":
        return 1.0 if sent.breaks and sent.kind == move[2] else -BROKEN.get(move[2], 0.0) - 1.0
    return 1.0 if sent.kind == move[1] and not sent.breaks else -1.0 - 0.5 * BP[move[1]]


# ---- picking Units


def leave(glance: Glance, move: Move) -> float:
    """One Unit stays where nobody else would hold the Space."""
    g, step = glance.g, glance.g.stack[-1]
    if not isinstance(step, Picking) or step.source != NONE or move[1] != 1:
        return NEVER
    place = g.at[step.target]
    units = glance.units(step.target)
    if place >= SPACE_COUNT or g.whose[step.target] != glance.power or g.mover not in (NONE, step.target):
        return NEVER
    if move[2] != guard_of(units) or not glance.would_be_bare(step.target, place):
        return NEVER
    return 3.0 if glance.prizes.loss(place) > _price_of_a_guard(glance, step.target) else NEVER


def guard_of(units: list[int]) -> int:
    """The kind of Unit that an Army leaves to hold a Space: a cheap one, or any of a large Army."""
    cheap = next((kind for kind in CHEAP if units[kind]), NONE)
    if cheap != NONE or sum(units[:GALLEY]) < SPLIT:
        return cheap
    return next((kind for kind in (HEAVY, LEGION) if units[kind]), NONE)


def bring(glance: Glance, move: Move) -> float:
    """Of the moving Army one cheap Unit is left; whoever else is called comes, Garrisons last."""
    g, step = glance.g, glance.g.stack[-1]
    if isinstance(step, Picking) and step.source == g.mover != NONE:
        return 3.0 if step.some and move[1] == 1 and move[2] == guard_of(glance.units(g.mover)) else -1.0 - BP[move[2]]
    return 2.6 + 0.1 * move[1] if move[2] != GARRISON else -1.0


def bring_leader(glance: Glance, move: Move) -> float:
    """A leader goes where the soldiers are."""
    g, step = glance.g, glance.g.stack[-1]
    leaving = isinstance(step, Picking) and step.source == g.mover != NONE
    return NEVER if g.move == MINOR or leaving else 2.7


# ---- on the march


def to(glance: Glance, move: Move) -> float:
    """Towards the best that can be had, past what cannot be beaten."""
    g, there = glance.g, move[1]
    if isinstance(g.stack[-1], WithdrawTo):
        return _shelter(glance, there)
    if g.mover == NONE or not glance.mover.men:
        return 0.0
    here = g.at[g.mover]
    left = g.mp - STEP_COST[here].get(there, 1)
    hope = 1.0
    if there < SPACE_COUNT:
        hope = glance.survey.hope(g.friendly[g.whose[g.mover]], there, glance.mover.bp, glance.mover.tactical)
        left -= MOVES.attack if hope < 1.0 else 0
    worth = glance.hopes(glance.mover, there, left) * (hope if hope < 1.0 else 1.0)
    return SCALE * (worth * (BACK if there == g.came_from else 1.0) - given_up(glance))


def given_up(glance: Glance) -> float:
    """What is lost with the Space that the moving Army leaves."""
    g = glance.g
    here = g.at[g.mover]
    if here >= SPACE_COUNT or g.whose[g.mover] != glance.power:
        return 0.0
    bare = glance.prizes.loss(here) if glance.would_be_bare(g.mover, here) else 0.0
    return bare + _saved(glance, here)


def _saved(glance: Glance, here: int) -> float:
    """What an Army that stays defends."""
    return sum(worth for space, worth, *_ in glance.field.endangered if space == here)


def _shelter(glance: Glance, there: int) -> float:
    """9.4: to friends, best behind walls, and not next to enemies."""
    g = glance.g
    if there >= SPACE_COUNT:
        return 0.5
    own = 1.0 if g.holder[there] == glance.power else 0.0
    return own + 0.15 * glance.survey.keepers(glance.friends, there)


def halt(glance: Glance, move: Move) -> float:
    """Where nothing better is near; not at sea, where Fleets are lost."""
    g = glance.g
    if isinstance(g.stack[-1], WithdrawTo) or g.mover == NONE:
        return 1.0
    here = g.at[g.mover]
    return -SCALE if here >= SPACE_COUNT else SCALE * (LURE + glance.hopes(glance.mover, here, 0))


def drop_off(glance: Glance, move: Move) -> float:
    """A Garrison stays in a Space that would be lost, if there is more to be had."""
    g = glance.g
    if g.mover == NONE or isinstance(g.stack[-1], WithdrawTo):
        return NEVER
    here = g.at[g.mover]
    if here >= SPACE_COUNT or g.whose[g.mover] != glance.power or not glance.would_be_bare(g.mover, here):
        return NEVER
    if guard_of(glance.units(g.mover)) == NONE or g.move == MINOR:
        return NEVER
    price = _price_of_a_guard(glance, g.mover)
    onward = max(glance.hopes(glance.mover, here, g.mp), _by_sea(glance, here))
    return SCALE * (onward - price) if glance.prizes.loss(here) > price else NEVER


def break_down(glance: Glance, move: Move) -> float:
    """12.1.4a: a Unit becomes Garrisons where Spaces can be held and nobody else is at hand."""
    g = glance.g
    if isinstance(g.stack[-1], MinorMove):
        return unit(glance, move)
    if g.mover == NONE or move[1] != 1 or move[2] not in BROKEN:
        return NEVER
    here, units = g.at[g.mover], glance.units(g.mover)
    if units[GARRISON] or here >= SPACE_COUNT or not glance.would_be_bare(g.mover, here):
        return NEVER
    if move[2] != LIGHT and (units[LIGHT] or units[move[2]] < 3):
        return NEVER
    price = BROKEN[move[2]]
    onward = max(glance.hopes(glance.mover, here, g.mp - 1), _by_sea(glance, here))
    return SCALE * (onward - price) + 0.01 if glance.prizes.loss(here) > price and onward > LURE else NEVER


def pick_up(glance: Glance, move: Move) -> float:
    """More soldiers, if they make more possible."""
    g = glance.g
    if g.mover == NONE or isinstance(g.stack[-1], WithdrawTo):
        return 0.0
    here = g.at[g.mover]
    others = [f.bp for f in glance.survey.at.get(here, ()) if f.stack != g.mover and f.side == g.whose[g.mover]]
    if sum(others) < ARMY:
        return NEVER
    joined = glance.mover._replace(bp=glance.mover.bp + sum(others))
    return SCALE * (glance.hopes(joined, here, g.mp - MOVES.pick_up) - glance.field.exposed(here, sum(others)))


# ---- at sea


def _at_sea(glance: Glance) -> float:
    """MP that are left once the voyage is paid for."""
    return glance.g.mp - (MOVES.sail if glance.g.afloat < 2 else 0)


def _by_sea(glance: Glance, here: int) -> float:
    if not PORT[here]:
        return 0.0
    return glance.hopes(glance.mover, here + AFLOAT, glance.g.mp - MOVES.embark - MOVES.sail)


def embark(glance: Glance, move: Move) -> float:
    """11.3: to sea, where what is to be had lies beyond it."""
    if not glance.mover.men:
        return NEVER
    return SCALE * (_by_sea(glance, glance.g.at[glance.g.mover]) - given_up(glance))


def sail_to(glance: Glance, move: Move) -> float:
    """On towards the Port from which the goal is near; a Fleet alone looks for enemies it can beat, or a haven."""
    g, there = glance.g, move[1]
    if not glance.mover.men:
        return _fleet_course(glance, there)
    worth = glance.hopes(glance.mover, there + AFLOAT, _at_sea(glance))
    if there == g.came_from or there in g.running(Voyage).been:
        worth *= BACK
    return SCALE * worth * (LOST_AT_SEA if glance.enemy_ships(there) > glance.own_ships else 1.0)


def _fleet_course(glance: Glance, there: int) -> float:
    foes = glance.enemy_ships(there)
    if foes:
        return 1.0 if foes < glance.own_ships else -3.0
    return 0.2 if PORT[there] and glance.g.holder[there] == glance.power else -0.5


def roll_on(glance: Glance, move: Move) -> float:
    """11.1.3: one more try."""
    g = glance.g
    return SCALE * CONTINUITY * glance.hopes(glance.mover, g.at[g.mover] + AFLOAT, _at_sea(glance)) + 0.2


def debark(glance: Glance, move: Move) -> float:
    """Ashore, if the goal is near and the landing can be won."""
    g, force = glance.g, glance.mover
    here = g.at[g.mover]
    hope = glance.survey.hope(g.friendly[g.whose[g.mover]], here, force.bp, force.tactical)
    worth = glance.hopes(force, here, g.mp - MOVES.debark) * hope
    return SCALE * (worth + (HAVEN if g.holder[here] == glance.power else 0.0))


def escort(glance: Glance, move: Move) -> float:
    """Ships go along where others have some."""
    feared = any(glance.ships_of(power) for power in glance.rivals())
    return 9.0 + 0.1 * move[1] if feared else -1.0


JUDGES: Final[dict[str, Callable[[Glance, Move], float]]] = {
    "major": major, "major-of": major, "conquest": major, "guest": major, "pontic-major": major,
    "major-fleet": fleet, "major-fleet-of": fleet, "pontic-fleet": fleet,
    "minor": minor, "minor-of": minor, "unit": unit, "leave": leave, "bring": bring, "bring-leader": bring_leader,
    "to": to, "halt": halt, "embark": embark, "sail-to": sail_to, "debark": debark, "escort": escort,
    "drop-off": drop_off, "pick-up": pick_up, "break-down": break_down, "roll-on": roll_on,
}  # fmt: skip
FLAT: Final[dict[str, float]] = {"ready": 2.5, "leave-leader": NEVER, "destroy": NEVER}
"""All that are picked go; nothing of one's own is destroyed."""
