"""Which Army sets out, who of it stays behind, and what else an Expansion is used for: Towns, Cities, single Units."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.engine.counsel.staff import Aim
from romanum.games.pax.bots.army_tour import SCALE
from romanum.games.pax.bots.estate import business
from romanum.games.pax.bots.tours import BACK, GUARD, Army, Desk, Tours
from romanum.games.pax.data.components import (
    BP,
    CAVALRY,
    GALLEY,
    GARRISON,
    HEAVY,
    LEGION,
    LIGHT,
    MILITIA,
    NONE,
    SOLDIER,
    SPACE_COUNT,
)
from romanum.games.pax.rules.march.actions import READY
from romanum.games.pax.rules.march.selection import Picking, army_source
from romanum.games.pax.rules.turn.operations import Expansion
from romanum.games.pax.state.forces import numbers, values
from romanum.games.pax.state.position import Mediterranean

DIE: Final = 3
"""What a die is taken for: as often more as less."""
LEAST: Final = 0.12
"""A Major Move brings so much, or is not made."""
SETTING_OUT: Final = {"major": None, "guest": SOLDIER, "conquest": None}
STAYING: Final = (MILITIA, GARRISON, LIGHT, CAVALRY, HEAVY, LEGION)
"""Who is left behind first, where it is enough,"""
KEEPING: Final = (LEGION, HEAVY, LIGHT, CAVALRY)
"""and where many are needed."""
MISSED: Final = 0.09
"""What an Army misses in a Battle Point that it leaves behind."""


def sally_aims(desk: Desk, moves: list[Move], quick: bool = False) -> list[Aim]:
    """Armies with something to do, best first; then everything else, and nothing."""
    g, found = desk.g, []
    if g.majors or g.guests or g.conquests:
        for move in moves:
            if move[0] in SETTING_OUT:
                aim = _sally(desk, move, quick)
                if aim is not None:
                    found.append(aim)
    found.sort(key=lambda aim: -aim.score)
    return [*found, Aim("rest", score=SCALE * LEAST)]


def _sally(desk: Desk, move: Move, quick: bool) -> Aim | None:
    """A Major Move from a place, if it brings anything: with whom, and to where."""
    g, place = desk.g, move[-1]
    side = SOLDIER if move[0] == "guest" else desk.power
    stack = army_source(g, side, place)
    if stack == NONE:
        return None
    force, tours = desk.force(stack), desk.tours(side)
    stays, kept = staying(desk, tours, stack, place)
    units = [there - stays.get(kind, 0) for kind, there in enumerate(numbers(g, stack))]
    worth = values(g)
    bp = sum(units[kind] * worth[kind] for kind in range(GALLEY))
    if not bp:
        return None
    army = Army(side, bp, force.tactical, units[GARRISON], units[LIGHT])
    node = desk.node(place)
    best = tours.best(army, node, force.campaign + DIE, kept, quick=quick)[0]
    if not best.stops or best.worth < LEAST:
        return None
    extra = [n for kind, number in sorted(stays.items()) for n in (kind, number)]
    verb = list(SETTING_OUT).index(move[0])
    return Aim("sally", place, best.stops[-1], (verb, *extra), SCALE * best.worth)


def staying(glance: Desk, tours: Tours, stack: int, place: int) -> tuple[dict[int, int], int]:
    """Who must stay: by kind, how many; and the BP that are left then, none if nobody holds the place."""
    g, power = glance.g, glance.power
    units = numbers(g, stack)
    stays: dict[int, int] = {MILITIA: units[MILITIA]} if units[MILITIA] else {}
    if place >= SPACE_COUNT or g.whose[stack] != power:
        return stays, NONE
    dread = tours.dread
    bp, led = dread.keepers(place, stack)
    if g.setting.capital_of[place] == power or place in tours.endangered:
        worth = values(g)
        bp += stays.get(MILITIA, 0)
        stake = BACK * dread.stake(place)
        while danger := dread.danger(place, bp, led):
            kind = next((k for k in KEEPING if units[k] > stays.get(k, 0)), NONE)
            if kind == NONE or stake * (danger - dread.danger(place, bp + worth[kind], led)) < MISSED * worth[kind]:
                break
            stays[kind] = stays.get(kind, 0) + 1
            bp += worth[kind]
        if not bp and g.setting.capital_of[place] == power:
            kind = next((k for k in STAYING if units[k] and k != GARRISON), NONE)
            stays[kind] = 1
            bp = BP[kind]
        return stays, bp
    if glance.would_be_bare(stack, place) and glance.prizes.loss(place) > GUARD:
        kind = next((k for k in STAYING if units[k]), NONE)
        if kind in (GARRISON, LIGHT) or sum(units[:GARRISON]) >= 4:
            stays[kind] = stays.get(kind, 0) + 1
            return stays, BP[kind]
        return stays, NONE
    return stays, bp


def pursue_sally(desk: Desk, aim: Aim, moves: list[Move]) -> Move | None:
    """Set out, with those who stay left behind; or the rest of what is to be done."""
    g, step = desk.g, desk.g.stack[-1]
    if aim.intent == "rest":
        return business(desk, moves) if isinstance(step, Expansion) else None
    if isinstance(step, Expansion):
        verb = list(SETTING_OUT)[aim.extra[0]]
        return next((move for move in moves if move[0] == verb and move[-1] == aim.force), None)
    if isinstance(step, Picking) and step.most == NONE:
        return _leave(g, aim, step, moves)
    return None


def _leave(g: Mediterranean, aim: Aim, step: Picking, moves: list[Move]) -> Move | None:
    """Those who stay, kind by kind, until they do."""
    here = numbers(g, step.source) if step.source != NONE else [0] * (GALLEY + 1)
    wanted = dict(zip(aim.extra[1::2], aim.extra[2::2], strict=True))
    for kind, number in wanted.items():
        missing = number - here[kind]
        able = [move for move in moves if move[0] == "leave" and move[2] == kind and move[1] <= missing]
        if able:
            return max(able, key=lambda move: move[1])
    return READY if READY in moves else None


def sally_is_over(g: Mediterranean, aim: Aim) -> bool:
    """Once it is on the way, or cannot be."""
    return aim.intent != "sally" or not isinstance(g.stack[-1], Picking)
