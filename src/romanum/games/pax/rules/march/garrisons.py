"""Chapter 12.1: Units are broken down into Garrisons."""

from __future__ import annotations

from romanum.engine.action import Move
from romanum.games.pax.data.components import (
    GARRISON,
    GARRISONS_FROM,
    HIRED,
    KIND_IDS,
    KINDS,
    MILITIA,
    NONE,
    PLACE_IDS,
    RHODES,
    SOLDIER,
)
from romanum.games.pax.rules.march.actions import some_of
from romanum.games.pax.state.forces import new_stack, number, numbers, stack_of, strike, tidy, transfer
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id

BREAKABLE = tuple(kind for kind in range(KINDS) if GARRISONS_FROM[kind] and kind not in (*HIRED, MILITIA))
"""12.1.5, 12.1.7: LG, HI and LI, full or Reduced; no Mercenaries, no Militia."""


def may_break_down(g: Mediterranean, stack: int) -> list[Move]:
    """12.1.4a, 12.1.7: which Units of a stack, and how many, can become Garrisons; none of a Soldier of Fortune."""
    if g.whose[stack] == SOLDIER:
        return []
    own = numbers(g, stack)
    return [move for kind in BREAKABLE for move in some_of("break-down", own[kind], kind)]


def break_down(g: Mediterranean, stack: int, kind: int, times: int) -> None:
    """12.1.6: three Garrisons from an LG or HI, two from an LI, one from a Reduced Unit."""
    made = GARRISONS_FROM[kind] * times
    strike(g, stack, kind, times)
    strike(g, stack, GARRISON, -made)
    if g.log is not None:
        side, place = side_id(g, g.whose[stack]), PLACE_IDS[g.at[stack]]
        g.tell("breaks-down", "12.1.6", side=side, place=place, number=times, unit=KIND_IDS[kind], garrisons=made)


def stand_by(g: Mediterranean, stack: int) -> None:
    """12.1.4: Garrisons that were made here have not moved yet, whatever their Army has done."""
    found = number(g, stack, GARRISON)
    if found:
        side, place = g.whose[stack], g.at[stack]
        fresh = stack_of(g, side, place)
        transfer(g, stack, new_stack(g, side, place) if fresh == NONE else fresh, GARRISON, found)
        tidy(g, place)


def is_breakable(g: Mediterranean, stack: int, kind: int) -> bool:
    """12.1.7, 12.5.1b: those of Rhodes stay what they are."""
    return kind in BREAKABLE and g.whose[stack] not in (SOLDIER, RHODES) and number(g, stack, kind) > 0
