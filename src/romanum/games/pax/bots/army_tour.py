"""How an Army that has set out is led: by the tour that was chosen, place by place, leaving guards where they hold."""

from __future__ import annotations

from typing import Final

from romanum.board.masks import mask
from romanum.engine.action import Move
from romanum.engine.counsel.staff import Aim
from romanum.games.pax.bots.glance import Glance
from romanum.games.pax.bots.roads import AFLOAT
from romanum.games.pax.bots.tours import GATHER, GUARD, Desk, Tour, army_of
from romanum.games.pax.data.components import (
    BP,
    FORTRESS,
    GALLEY,
    GARRISON,
    LIGHT,
    NONE,
    SEA_POINT,
    SPACE_COUNT,
)
from romanum.games.pax.rules.march.actions import DEBARK, DROP, EMBARK, HALT, PICK_UP, READY, ROLL_ON, SAIL_TO, TO
from romanum.games.pax.rules.march.land_movement import March, OnTheMarch
from romanum.games.pax.rules.march.sea_movement import Sail
from romanum.games.pax.rules.march.selection import Picking
from romanum.games.pax.rules.march.voyage import Voyage
from romanum.games.pax.state.position import MINOR, NOBODY, Mediterranean

SCALE: Final = 3.0
"""How many points of a score what is worth a Geographic Point counts."""
LURE: Final = 0.08
"""Less than this is no reason to move."""
RASH: Final = 0.4
"""An Army on its way breaks off before a Battle with less hope."""
MOST: Final = 5
"""So many tours are compared."""


# ---- where to


def has_set_out(g: Mediterranean) -> bool:
    """Whether the Army that moves has been somewhere already."""
    march = g.innermost(OnTheMarch)
    return march is None or g.mp != march.allowance or g.afloat > 1 or g.came_from != g.at[g.mover]


def standing(g: Mediterranean) -> int:
    """Where the Army that moves is, on land or afloat."""
    here = g.at[g.mover]
    return here + AFLOAT if g.afloat or SEA_POINT[here] else here


def tours_now(desk: Desk, been: int = 0, quick: bool = False) -> list[Tour]:
    """What the Army that moves may do with the MP it has left."""
    g, force = desk.g, desk.mover
    side, here = g.whose[g.mover], standing(g)
    mp = g.mp - (1 if g.afloat == 1 else 0)
    left = NONE
    place = here % AFLOAT
    if place < SPACE_COUNT and not desk.would_be_bare(g.mover, place):
        left = desk.survey.keepers(1 << side, place)
    tours = desk.tours(side)
    army = army_of(g, g.mover, force.bp, force.tactical)
    found = tours.best(army, here, mp, left, not g.afloat, been, quick)
    if not quick and not army.garrisons and army.others and here < AFLOAT and g.move != MINOR and mp > 1:
        more = army._replace(garrisons=2, others=army.others - 1, bp=army.bp - 1)
        broken = [
            tour._replace(worth=tour.worth - GUARD, stops=(*tour.stops, NONE))
            for tour in tours.best(more, here, mp - 1, left, True, been)[:2]
        ]
        found = sorted([*broken, *found], key=lambda tour: -tour.worth)
    return found


def tour_aims(desk: Desk, moves: list[Move], quick: bool = False) -> list[Aim]:
    """The best tours as the Army sets out; on the way nothing is begun anew. A single Unit has one plan."""
    g = desk.g
    if len(moves) == 1 or g.mover == NONE:
        return []
    if has_set_out(g):
        return [*_after(desk, moves), _stay(g)] if HALT in moves else []
    tours = [tour for tour in tours_now(desk, quick=quick) if tour.nodes[1:] and tour.worth > LURE]
    found = [_aim(g, tour) for tour in tours if _step(g, tour.nodes, moves) is not None][:MOST]
    if HALT in moves:
        found.append(_stay(g))
    return found[:1] if g.move == MINOR else found


def _after(desk: Desk, moves: list[Move]) -> list[Aim]:
    """For an Army on its way without a plan: the best tour with the MP that are left, never back."""
    g = desk.g
    if g.lost_battle:
        return []
    been = 1 << g.came_from if g.came_from not in (NONE, g.at[g.mover]) else 0
    tours = [tour for tour in tours_now(desk, been, True) if tour.nodes[1:] and tour.worth > LURE]
    return [_aim(g, tour) for tour in tours if _step(g, tour.nodes, moves) is not None][:1]


def _stay(g: Mediterranean) -> Aim:
    """To go no further."""
    return Aim("halt", g.at[g.mover], g.at[g.mover], score=SCALE * LURE)


def _aim(g: Mediterranean, tour: Tour) -> Aim:
    """A tour as something to set out for; whether a Unit becomes Garrisons first stands before its places."""
    breaks = LIGHT if tour.stops[-1:] == (NONE,) else NONE
    stops = [stop for stop in tour.stops if stop != NONE]
    return Aim("tour", tour.nodes[0] % AFLOAT, stops[-1], (breaks, *tour.nodes), SCALE * tour.worth)


def tour_is_over(g: Mediterranean, aim: Aim) -> bool:
    """When the move is over."""
    return g.mover == NONE or g.innermost(OnTheMarch) is None


# ---- step by step


def pursue_tour(desk: Desk, aim: Aim, moves: list[Move]) -> Move | None:
    """On to the next place, with what is to be done before."""
    g, step = desk.g, desk.g.stack[-1]
    if isinstance(step, Picking):
        return _picked(desk, step, moves)
    if not isinstance(step, March | Sail):
        return None
    if aim.intent == "halt":
        return HALT if HALT in moves else at_sea(desk, moves)
    deed = _deed(desk, aim, moves) if isinstance(step, March) else None
    if deed is not None:
        return deed
    found = _step(g, aim.extra[1:], moves)
    if found is not None and isinstance(step, March) and (g.lost_battle or is_rash(desk, found)):
        found = None
    if found is None and isinstance(step, March) and HALT in moves:
        return _onward(desk, moves) or HALT if standing(g) == aim.extra[-1] % GATHER else HALT
    return found if found is not None else at_sea(desk, moves)


def _onward(desk: Desk, moves: list[Move]) -> Move | None:
    """Past the end of a tour with MP that would be lost, such as beside a Garrison that falls to whoever comes."""
    g = desk.g
    if g.mp <= 0 or g.lost_battle:
        return None
    found = first_step(desk, moves)
    return None if found is None or (found[0] == "to" and is_rash(desk, found)) else found


def is_rash(glance: Glance, move: Move) -> bool:
    """Whether a step is an attack that has become hopeless, or less likely to succeed than a plan would have it."""
    g = glance.g
    if move[0] != "to" or move[1] >= SPACE_COUNT:
        return False
    if has_set_out(g) and g.verdict[:1] == (move[1],) and g.verdict[1] != g.whose[g.mover]:
        return True
    hope = glance.survey.hope(g.friendly[g.whose[g.mover]], move[1], glance.mover.bp, glance.mover.tactical)
    return hope < RASH


def at_sea(desk: Desk, moves: list[Move]) -> Move | None:
    """A voyage that did not go as it should: to the best of what is left."""
    g = desk.g
    if DEBARK in moves and g.holder[g.at[g.mover]] == desk.power:
        return DEBARK
    voyage = g.innermost(Voyage)
    been = mask({g.came_from, g.last_space, *(voyage.been if voyage is not None else ())} - {NONE, g.at[g.mover]})
    for tour in tours_now(desk, been):
        found = _step(g, tour.nodes, moves) if tour.nodes[1:] else None
        if found is not None:
            return found
    return ROLL_ON if ROLL_ON in moves else DEBARK if DEBARK in moves else None


def _step(g: Mediterranean, nodes: tuple[int, ...], moves: list[Move]) -> Move | None:
    """The move to the next place of a way; none if it is at its end, beside it, or barred."""
    here = standing(g)
    places = [node % GATHER for node in nodes]
    if here not in places:
        return None
    at = places.index(here) + 1
    if at == len(places):
        return None
    there = places[at]
    if here >= AFLOAT:
        found = DEBARK if there < AFLOAT else ROLL_ON if g.running(Voyage).stopped else SAIL_TO[there - AFLOAT]
    else:
        found = EMBARK if there >= AFLOAT else TO[there]
    return found if found in moves else None


def _deed(glance: Glance, aim: Aim, moves: list[Move]) -> Move | None:
    """Before going on: a Unit becomes Garrisons, friends are picked up, somebody is left behind."""
    g = glance.g
    here, (breaks, *nodes) = g.at[g.mover], aim.extra
    if here == nodes[-1] % GATHER or here >= SPACE_COUNT:
        return None
    if breaks != NONE and here == nodes[0]:
        broken = ("break-down", 1, breaks)
        if broken in moves and not glance.units(g.mover)[GARRISON]:
            return broken
    if here + GATHER in nodes and PICK_UP in moves and _worth_picking_up(glance, here):
        return PICK_UP
    return DROP if DROP in moves and here != nodes[0] and guard(glance) != NONE else None


def _worth_picking_up(glance: Glance, here: int) -> bool:
    return sum(f.bp for f in glance.survey.at.get(here, ()) if f.side == glance.power and f.stack != glance.g.mover) > 1


def guard(glance: Glance) -> int:
    """The kind of Unit that stays where the moving Army stands, if that holds or founds something."""
    g = glance.g
    here, units = g.at[g.mover], glance.units(g.mover)
    if g.whose[g.mover] != glance.power or sum(units[:GALLEY]) < 2:
        return NONE
    if units[GARRISON] and _is_site(glance, here):
        return GARRISON
    if not glance.would_be_bare(g.mover, here) or glance.prizes.loss(here) < GUARD:
        return NONE
    return GARRISON if units[GARRISON] else LIGHT if units[LIGHT] else NONE


def _is_site(glance: Glance, here: int) -> bool:
    """7.1.2a: whether a Town can be founded where nobody waits to do so."""
    g = glance.g
    if g.holder[here] != glance.power or g.town_of[here] != NOBODY or FORTRESS[here]:
        return False
    others = [f for f in glance.survey.at.get(here, ()) if f.stack != g.mover]
    return not any(glance.units(f.stack)[GARRISON] for f in others)


def _picked(glance: Glance, step: Picking, moves: list[Move]) -> Move | None:
    """Of friends everybody but Garrisons comes along; of the Army one Unit stays."""
    if step.source == glance.g.mover != NONE:
        kind = guard(glance)
        if step.some and kind != NONE and ("bring", 1, kind) in moves:
            return ("bring", 1, kind)
        return READY if READY in moves else None
    brought = [move for move in moves if move[0] == "bring" and move[2] != GARRISON]
    if brought:
        return max(brought, key=lambda move: (BP[move[2]] * move[1], move[1]))
    leaders = [move for move in moves if move[0] == "bring-leader"]
    return leaders[0] if leaders else READY if READY in moves else None


def first_step(desk: Desk, moves: list[Move]) -> Move | None:
    """What an Army does for which nobody has planned: the first step of the best tour, never back."""
    g = desk.g
    if g.mover == NONE:
        return None
    here = standing(g)
    been = 1 << g.came_from if g.came_from not in (NONE, g.at[g.mover]) else 0
    tours = [t for t in tours_now(desk, been, True) if t.nodes[1:] and (t.worth > LURE or here >= AFLOAT)]
    if tours and here < AFLOAT and has_set_out(g) and DROP in moves and guard(desk) != NONE:
        return DROP
    for tour in tours:
        found = _step(g, tour.nodes, moves)
        if found is not None:
            return found
    if HALT in moves and here < AFLOAT:
        return HALT
    return ROLL_ON if ROLL_ON in moves else DEBARK if DEBARK in moves else None
