"""Where an Army on the march can go, what each step costs, and what may happen to it there (9.2, 9.3, 9.5).

A way ends the march only where it must end: with what is left over an Army may lay a siege, leave Units, or go on.
Fleets have their ways in `courses`.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from romanum.board.network import explore
from romanum.engine.ways import FIRST, NOWHERE_TO_GO, Leg, Risk, Ways
from romanum.games.pax.data.components import ALPINE, DIRECT, LAND_LINKS, LAND_POINT, NONE, PLACE_IDS
from romanum.games.pax.rules.march.actions import HALT, TO
from romanum.games.pax.rules.march.courses import courses
from romanum.games.pax.rules.march.interception import chance, fighters
from romanum.games.pax.rules.march.land_movement import March
from romanum.games.pax.rules.march.sea_movement import Sail
from romanum.games.pax.rules.march.terrain import must_attack, passes_by, stride
from romanum.games.pax.state.forces import numbers, occupies, stacks_at
from romanum.games.pax.state.leaders import leaders_in
from romanum.games.pax.state.position import NOBODY, SLAVE_MARCH, Mediterranean
from romanum.games.pax.state.sides import enemies

ATTACK_RISK = Risk("attack", "9.2.1g")
ALPS_RISK = Risk("attrition", "9.5.2", 1.0)


def ways(known: Mediterranean, seat: int) -> Ways:
    """Where the Army or Fleet can go that a seat has under way."""
    step = known.stack[-1] if known.stack else None
    if isinstance(step, Sail) and known.seats[step.power] == seat:
        return replace(courses(known), party=_party(known))
    if not isinstance(step, March) or known.seats[step.power] != seat or known.move == SLAVE_MARCH:
        return NOWHERE_TO_GO
    g, here = known, known.at[known.mover]
    reach = explore(LAND_LINKS, here, g.mp, lambda a, b, spent, burden: stride(g, a, b, spent))
    legs: list[Leg] = []
    laid: dict[tuple[int, ...], int] = {(here,): FIRST}
    for goal in reach:
        _lay(g, reach.way(goal), laid, legs)
    return Ways(PLACE_IDS[here], tuple(legs), () if LAND_POINT[here] else (HALT,), party=_party(g), has=g.mp)


def _party(g: Mediterranean) -> str:
    """Who goes, with those who go along, and the last Battle: whoever has fought on the way is asked where to."""
    stacks = [stack for stack in (g.mover, g.escort, g.companion) if stack != NONE]
    units = [count for stack in stacks for count in numbers(g, stack)]
    led = sorted(leader for stack in stacks for leader in leaders_in(g, stack))
    return " ".join(map(str, (*units, *led, *g.verdict)))


def _lay(g: Mediterranean, way: tuple[int, ...], laid: dict[tuple[int, ...], int], legs: list[Leg]) -> None:
    """The legs of a way that are not there yet."""
    for length in range(2, len(way) + 1):
        if way[:length] in laid:
            continue
        before = laid[way[: length - 1]]
        here, there = way[length - 2], way[length - 1]
        spent = legs[before].cost if before != FIRST else 0
        step = stride(g, here, there, spent)
        cost = spent + (step.cost if step else 0)
        attacks = step is not None and step.ends
        halts = not attacks and not LAND_POINT[there] and not passes_by(g, g.whose[g.mover], there)
        ends = "9.2.1g" if attacks else "9.2.1a" if halts and _is_last(g, there, cost) else ""
        stays = (HALT,) if halts else ()
        laid[way[:length]] = len(legs)
        legs.append(Leg(TO[there], PLACE_IDS[there], cost, before, tuple(_risks(g, here, there)), ends, stays))


def _is_last(g: Mediterranean, place: int, spent: int) -> bool:
    """9.2.1: whether the march must end there, as nothing is left to go on with."""
    return all(stride(g, place, there, max(spent, 1)) is None for there in LAND_LINKS[place])


def _risks(g: Mediterranean, here: int, there: int) -> Iterator[Risk]:
    """9.5.2, 9.3.1, 9.2.1g: the Alps, those who may intercept, and whoever must be attacked."""
    if there in ALPINE[here]:
        yield ALPS_RISK
    spared = 1.0
    for place in () if LAND_POINT[there] or not occupies(g, g.mover) else DIRECT[there]:
        for other in stacks_at(g, place):
            side = g.whose[other]
            hostile = enemies(g, g.whose[g.mover]) >> side & 1 and g.patron[side] != NOBODY
            if hostile and fighters(g, other, there):
                spared *= 1 - chance(g, other, there)
    if spared < 1:
        yield Risk("interception", "9.3.1a", 1 - spared)
    if must_attack(g, g.whose[g.mover], there):
        yield ATTACK_RISK
