"""What a seat cannot see, dealt at random: where the enemy's hidden units stand, and the markers in his hand.

A counter that lies face down is taken to be one that was last seen near by, more likely than one from afar. Units for
which there is no counter stand under an Exercitus, or wait in a box.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.engine.dice import Dice
from romanum.engine.secrecy import HIDDEN
from romanum.games.trajan.data.components import ARMENIAN, CITY_HEX, GRID, KIND, LEADER, NATION, SIDE_UNITS
from romanum.games.trajan.rules.march.interception import CallOut
from romanum.games.trajan.rules.march.march_losses import MarchLoss, marched_along
from romanum.games.trajan.state.position import (
    ARMY_COUNT,
    FRESH,
    HANDS,
    MARCHING,
    NONE,
    OFF_MAP,
    PARTHIAN,
    RECRUITS,
    War,
    side_of_place,
    strength,
)

FAR: Final = 12
"""How far away a unit counts as that was last seen in a box."""
GUESS: Final = 6
"""How much chance blurs the distance to where a unit was last seen."""
HUNDRED: Final = 100
BLUFFS: Final = 6
"""Of so many Exercitus markers one is taken to be empty."""
SLIPPED_OUT: Final = 15
"""Of a hundred units last seen in a box, so many have come out under an Exercitus."""


MOST_HELD: Final = 8
"""8.2b: how many markers an enemy is taken to hold at most; how many he does nobody is told."""


def deal(known: War, seat: int, dice: Dice) -> War:
    """Fill in everything hidden from the seat."""
    g = known.copy()
    g.facedown = ()
    for side in (0, 1):
        _deal_units(g, known, side, dice)
    g.attacked = tuple([max(value, 0) for value in g.attacked])
    for side in (0, 1):
        _deal_hand(g, side, dice)
        if g.toll[side] == HIDDEN:
            g.toll[side] = _toll(g, side)
        g.hushed[side] = max(g.hushed[side], 0)
    if HIDDEN in g.levy_leaders:
        g.levy_leaders = tuple([_levy_leader(g, city, dice) for city in g.levied])
    return g


def _deal_units(g: War, known: War, side: int, dice: Dice) -> None:
    hidden = [u for u in SIDE_UNITS[side] if known.where[u] == HIDDEN]
    if not hidden:
        return
    bound = [u for u in hidden if is_bound(known, u)]
    free = [u for u in hidden if not is_bound(known, u)]
    counters = [code for code in known.facedown if side_of_place(code) == side]
    dice.shuffle(counters)
    blur = {unit: dice.roll(GUESS) for unit in hidden}
    armies = [a for a in range(ARMY_COUNT) if known.exercitus[side * ARMY_COUNT + a] != NONE]
    for code in counters:
        pool = bound if _first_call(bound, free, counters, armies, dice) else free
        unit = _nearest(known, pool or bound or free, code >> 2, blur)
        (bound if unit in bound else free).remove(unit)
        _stand(g, unit, code >> 2, code & 1, NONE)
    manned = [army for army in armies if dice.roll(BLUFFS) > 1] or (armies if bound else [])
    for unit in (*bound, *free):
        _put_away(g, known, unit, side, manned, dice)
    g.arrived, g.plays = (tuple([max(value, 0) for value in values]) for values in (g.arrived, g.plays))
    for unit in hidden:
        g.marched[unit] = MARCHING if _is_marching(g, unit, side) else FRESH


def is_bound(known: War, unit: int) -> bool:
    """Whether a unit must be on the map: Armenians, and leaders who have been there, never go back to a box."""
    seen = known.seen[unit]
    if NATION[unit] == ARMENIAN:
        return True
    return KIND[unit] == LEADER and 0 <= seen < GRID.size and side_has_no_box(unit)


def side_has_no_box(unit: int) -> bool:
    """Roman leaders may leave the map for the off-map box."""
    return unit not in SIDE_UNITS[0]


def _first_call(bound: list[int], free: list[int], counters: list[int], armies: list[int], dice: Dice) -> bool:
    """Units that must be on the map come first where no Exercitus could hide them; else as chance has it."""
    if not armies or not free:
        return bool(bound)
    return bool(bound) and dice.roll(len(bound) + len(free)) <= len(bound)


def _nearest(known: War, units: list[int], hex: int, blur: dict[int, int]) -> int:
    """The unit last seen nearest to a hex, as chance blurs it."""
    away, seen = _distances(hex), known.seen
    found, least = units[0], FAR + GUESS + 1
    for unit in units:
        at = seen[unit]
        distance = (away[at] if 0 <= at < GRID.size else FAR) + blur[unit]
        if distance < least:
            found, least = unit, distance
    return found


@lru_cache(None)
def _distances(hex: int) -> bytes:
    return bytes(GRID.distance(hex, there) for there in range(GRID.size))


def _stand(g: War, unit: int, hex: int, inside: int, army: int) -> None:
    g.where[unit], g.inside[unit], g.army[unit] = hex, inside, army


def _put_away(g: War, known: War, unit: int, side: int, armies: list[int], dice: Dice) -> None:
    """Under an Exercitus, or in a box."""
    seen = known.seen[unit]
    on_map = 0 <= seen < GRID.size
    if armies and (on_map or is_bound(known, unit) or dice.roll(HUNDRED) <= SLIPPED_OUT):
        near = (
            armies
            if not on_map
            else sorted(armies, key=lambda a: GRID.distance(seen, known.exercitus[side * ARMY_COUNT + a]))
        )
        army = near[0] if on_map else near[dice.roll(len(near)) - 1]
        _stand(g, unit, known.exercitus[side * ARMY_COUNT + army], 0, army)
    else:
        left = on_map and KIND[unit] == LEADER
        _stand(g, unit, OFF_MAP if seen == OFF_MAP or left else RECRUITS, 0, NONE)


def _is_marching(g: War, unit: int, side: int) -> bool:
    """Whether a unit belongs to the force on the march, as far as can be told."""
    if g.inside[unit]:
        return False
    if side == g.active:
        here = g.column != NONE and g.where[unit] == g.column
        return here and (g.army[unit] == NONE or g.army[unit] in g.standards)
    call = g.innermost(CallOut)
    return call is not None and call.mustered and g.where[unit] == call.origin


def _deal_hand(g: War, side: int, dice: Dice) -> None:
    if not HANDS.hidden(g, side):
        return
    HANDS.lay(g, side, ())
    pool = g.pool(side)
    dice.shuffle(pool)
    HANDS.lay(g, side, pool[: dice.roll(MOST_HELD + 1) - 1])


def _toll(g: War, side: int) -> int:
    loss = next((step for step in reversed(g.stack) if isinstance(step, MarchLoss) and step.side == side), None)
    if loss is None:
        return 0
    return (strength(marched_along(g, side)) + 1) // 2 if loss.half else 1


def _levy_leader(g: War, city: int, dice: Dice) -> int:
    side = PARTHIAN
    there = g.leaders_at(side, CITY_HEX[city]) or [u for u in SIDE_UNITS[side] if KIND[u] == LEADER]
    return there[dice.roll(len(there)) - 1]
