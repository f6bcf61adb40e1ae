"""How Talents and Minor Moves are used: Towns and Cities count, pay and hold their Spaces, so they come first.

A Town takes a Garrison, a City a Legion or Heavy Infantry. So Garrisons are made and sent where Towns can be founded,
and soldiers are raised where Towns can become Cities, after the Capital is safe.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from romanum.engine.action import Move
from romanum.games.pax.bots import economy
from romanum.games.pax.bots.economy import pending_markers
from romanum.games.pax.bots.glance import Glance
from romanum.games.pax.bots.tours import SITE, Army, Desk, Tours
from romanum.games.pax.data.components import (
    BP,
    COST,
    GALLEY,
    GARRISON,
    GARRISONS_FROM,
    HEAVIES,
    HEAVY,
    LEGION,
    LIGHT,
    NONE,
    PROVINCE_OF,
    SPACE_COUNT,
    TABLES,
)
from romanum.games.pax.rules.march.selection import army_source
from romanum.games.pax.rules.turn import new_units
from romanum.games.pax.rules.turn.actions import BUY, MUSTER, RAISE
from romanum.games.pax.rules.turn.grounds import grounds
from romanum.games.pax.state.actions import DONE
from romanum.games.pax.state.forces import numbers, towns_of
from romanum.games.pax.state.position import NOBODY, Mediterranean

COSTS: Final = TABLES.costs
DIE: Final = 3
"""What the die of a Minor Move is taken for."""
LEAST: Final = 0.14
"""A Minor Move brings so much, or is not made."""
SAFE: Final = 0.1
"""A chance to lose what must be kept that is borne."""
UNREST: Final = 0.3
"""What is left of the worth of building near an enemy Army."""
STOCK: Final = 4
"""Garrisons, or who can become some, that a power likes to have at hand."""
BREAKS: Final = (LIGHT, HEAVY, LEGION)
BROKEN: Final = {LIGHT: 0.05, HEAVY: 0.2, LEGION: 0.25}
"""What is lost with a Unit that becomes Garrisons."""
WARDS: Final = 2
"""So many heavy Units stay where some become Garrisons."""
FOR_SOLDIERS: Final = 0.55
"""The part of the Talents that may go into soldiers who only fight."""


class Errand(NamedTuple):
    """What a Minor Move from a place is good for: its worth, the kind of Unit, and whether that is broken down."""

    worth: float
    kind: int = NONE
    breaks: bool = False


NOTHING: Final = Errand(0.0)


def idle(g: Mediterranean, power: int) -> int:
    """Talents besides those for Activations."""
    return g.treasury[power] - pending_markers(g, power)


# ---- Minor Moves


def business(desk: Desk, moves: list[Move]) -> Move:
    """The best use of a Minor Move, or the end."""
    tours = desk.tours(desk.power)
    scored = [(_worth(desk, tours, move), move) for move in moves if move[0] in ("town", "city", "repair", "minor")]
    best = max(scored, default=(0.0, DONE), key=lambda one: one[0])
    if best[0] >= LEAST:
        return best[1]
    home = [move for move in moves if move[0].startswith("major-fleet") and move[-1] >= SPACE_COUNT]
    return home[0] if home else DONE if DONE in moves else moves[-1]


def _worth(glance: Glance, tours: Tours, move: Move) -> float:
    """What a Minor Move brings."""
    g, power, space = glance.g, glance.power, move[-1]
    if move[0] == "minor":
        return errand(glance, tours, space).worth
    calm = UNREST if tours.dread.is_near(space) else 1.0
    if move[0] == "repair":
        return calm * (0.3 + 0.1 * int(move[1])) if idle(g, power) >= int(move[1]) else 0.0
    price = COSTS.town if move[0] == "town" else COSTS.city
    if idle(g, power) < price:
        return 0.0
    return calm * (1.0 if move[0] == "town" else 1.3 - 0.05 * BP[move[1]])


def errand(glance: Glance, tours: Tours, place: int) -> Errand:
    """The best Minor Move from a place."""
    g, power = glance.g, glance.power
    stack = army_source(g, power, place)
    if place >= SPACE_COUNT or stack == NONE:
        return NOTHING
    own = [numbers(g, f.stack) for f in glance.survey.at.get(place, ()) if f.side == power]
    units = own[0] if len(own) == 1 else [sum(kind) for kind in zip(*own, strict=True)]
    found = [_broken(glance, tours, place, units)]
    found += [_sent(glance, tours, place, units, kind) for kind in (GARRISON, LIGHT) if numbers(g, stack)[kind]]
    return max(found)


def _sent(glance: Glance, tours: Tours, place: int, units: list[int], kind: int) -> Errand:
    """A cheap Unit goes where it is of use, if it is not needed where it is."""
    g = glance.g
    if sum(units[:GALLEY]) == 1 and glance.would_be_bare(NONE, place, alone=True):
        return NOTHING
    if kind == GARRISON and units[GARRISON] == 1 and _is_site(g, glance.power, place):
        return NOTHING
    if kind == LIGHT and (place in tours.endangered or place in g.setting.capitals[glance.power]):
        return NOTHING
    army = Army(glance.power, BP[kind], 0, int(kind == GARRISON), 0)
    best = tours.best(army, place, DIE, 0, quick=True)[0]
    return Errand(best.worth - 0.05 * BP[kind], kind) if best.stops else NOTHING


def _is_site(g: Mediterranean, power: int, place: int) -> bool:
    return g.holder[place] == power and g.town_of[place] == NOBODY


def _broken(glance: Glance, tours: Tours, place: int, units: list[int]) -> Errand:
    """12.1.4b: a Unit becomes Garrisons where Towns can be paid for and nobody is there to found them."""
    g, power = glance.g, glance.power
    if units[GARRISON] or not tours.sites:
        return NOTHING
    kind = next((k for k in BREAKS if units[k]), NONE)
    if kind == NONE:
        return NOTHING
    if kind != LIGHT and sum(units[k] for k in HEAVIES) <= WARDS and idle(g, power) < COSTS.city + COSTS.town:
        return NOTHING
    bp, led = tours.dread.keepers(place)
    if place in g.setting.capitals[power] and bp <= BP[kind]:
        return NOTHING
    if (place in tours.endangered or place in g.setting.capitals[power]) and tours.dread.danger(
        place, bp - BP[kind], led
    ) > SAFE:
        return NOTHING
    if place in tours.sites:
        return Errand(SITE - BROKEN[kind], kind, True)
    near = tours.best(Army(power, 0, 0, 1, 0), place, DIE, 0, quick=True)[0]
    return Errand(0.7 * near.worth - BROKEN[kind], kind, True) if near.stops else NOTHING


def minor_move(desk: Desk, place: int, moves: list[Move]) -> Move | None:
    """Who goes, or becomes Garrisons."""
    sent = errand(desk, desk.tours(desk.power), place)
    wanted: Move = ("break-down", 1, sent.kind) if sent.breaks else ("unit", sent.kind)
    return wanted if wanted in moves else None


# ---- soldiers


def levy(desk: Desk, moves: list[Move]) -> Move:
    """The next order of a plan of Manpower, or of a Recruitment."""
    g, have = desk.g, new_units.means(desk.g, desk.power)
    rebuilt = [move for move in moves if move[0] == "rebuild"]
    left = have.talents - pending_markers(g, desk.power)
    if rebuilt and left > 0:
        return rebuilt[0]
    for kind, space in _wanted(desk, have, left):
        if left < COST[kind] or new_units.why_not_raise(g, desk.power, kind, space, have) is not None:
            continue
        if RAISE[kind][space] in moves:
            return RAISE[kind][space]
        if MUSTER[PROVINCE_OF[space]] in moves:
            return MUSTER[PROVINCE_OF[space]]
    return BUY if BUY in moves and economy.buy(desk, BUY) > 0 else DONE


def _wanted(desk: Desk, have: new_units.Means, left: int) -> list[tuple[int, int]]:
    """Kinds of Units and where they are wanted, the most urgent first."""
    glance, tours = desk, desk.tours(desk.power)
    ordered: dict[int, int] = {}
    for order in have.recruits:
        ordered[order.place] = ordered.get(order.place, 0) + order.number * BP[order.kind]
    found = _for_the_capital(glance, tours, ordered)
    if _stock(glance, have) < min(STOCK, left // COSTS.town):
        found += _somewhere(glance, have, (LIGHT,), ordered)
        found += _somewhere(glance, have, (LEGION, HEAVY), ordered) if LIGHT not in have.kinds else []
    room = economy.spare_heavies(glance)
    spent = sum(o.number * COST[o.kind] for o in have.recruits)
    if room > 0 and left >= COSTS.city + COST[LEGION]:
        found += _for_cities(glance, tours, ordered)
    if room > 0 and spent < FOR_SOLDIERS * (left + spent):
        found += _somewhere(glance, have, (LEGION, HEAVY), ordered)
    return found


def _for_the_capital(glance: Glance, tours: Tours, ordered: dict[int, int]) -> list[tuple[int, int]]:
    """Where a Capital is likely to fall."""
    g, power = glance.g, glance.power
    found = []
    for space in g.setting.capitals[power]:
        bp, led = tours.dread.keepers(space)
        if g.holder[space] == power and tours.dread.danger(space, bp + ordered.get(space, 0), led) > SAFE:
            found += [(LEGION, space), (HEAVY, space), (LIGHT, space)]
    return found


def _for_cities(glance: Glance, tours: Tours, ordered: dict[int, int]) -> list[tuple[int, int]]:
    """7.1.2b: full Towns without somebody to make a City of them."""
    g, power = glance.g, glance.power
    full = [s for s in towns_of(g, power) if g.walls[s] == TABLES.walls.town and g.holder[s] == power]
    lacking = [s for s in full if not ordered.get(s) and not tours.dread.keepers(s)[0]]
    return [(kind, space) for space in lacking if not tours.dread.is_near(space) for kind in (LEGION, HEAVY)]


def _stock(glance: Glance, have: new_units.Means) -> int:
    """Garrisons, and those whom Light Infantry can become."""
    own = [numbers(glance.g, f.stack) for f in glance.survey.of.get(glance.power, ())]
    lights = sum(units[LIGHT] for units in own) + sum(o.number for o in have.recruits if o.kind == LIGHT)
    ready = sum(units[GARRISON] for units in own)
    heavies = sum(o.number for o in have.recruits if o.kind in HEAVIES) if LIGHT not in have.kinds else 0
    return ready + GARRISONS_FROM[LIGHT] * lights + GARRISONS_FROM[LEGION] * heavies


def _somewhere(
    glance: Glance, have: new_units.Means, kinds: tuple[int, ...], ordered: dict[int, int]
) -> list[tuple[int, int]]:
    """With the best Army, or in a Capital."""
    g, power = glance.g, glance.power
    posts: dict[int, float] = {}
    for ground in grounds(g, power).values():
        for kind, spaces in ground:
            for space in spaces if kind in kinds else ():
                posts[space] = _post(glance, space)
    best = sorted(posts, key=lambda space: -posts[space])[:3]
    return [(kind, space) for space in best for kind in kinds]


def _post(glance: Glance, space: int) -> float:
    own = [f for f in glance.survey.at.get(space, ()) if f.side == glance.power]
    home = 2.0 if glance.g.setting.capital_of[space] == glance.power else 0.0
    return home + 0.1 * min(20, sum(f.bp for f in own)) + max([f.campaign + f.tactical for f in own], default=0)
