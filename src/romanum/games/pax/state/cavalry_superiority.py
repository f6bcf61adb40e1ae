"""Chapters 10.4.1 and 10.4.4: who has Cavalry Superiority or Supremacy, the Cavalry of the legions included."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from romanum.games.pax.data.components import LEGION, ROME, SEATS, TABLES
from romanum.games.pax.state.forces import horse, number
from romanum.games.pax.state.position import MARIAN, Mediterranean

TWICE: Final = 2
THRICE: Final = 3
SUPERIOR: Final = 1
SUPREME: Final = 2


def legion_horse(g: Mediterranean, stacks: Iterable[int]) -> int:
    """10.4.4a, 10.4.5, 10.6.7: one for every two full LG of an Army, from Game-Turn III on."""
    calendar = TABLES.calendar
    if not g.advanced or g.turn < calendar.legionary_cavalry:
        return 0
    if g.optional & MARIAN and g.turn >= calendar.marian_legions:
        return 0
    own = [stack for stack in stacks if g.whose[stack] < SEATS and g.plays(g.whose[stack], ROME)]
    return sum(number(g, stack, LEGION) for stack in own) // TWICE


def edge(own: int, other: int, may_be_supreme: bool) -> int:
    """10.4.1a, 10.4.4b: nothing, Superiority or Supremacy."""
    if own <= other:
        return 0
    supreme = own >= (THRICE * other if other else TWICE)
    return SUPREME if supreme and may_be_supreme else SUPERIOR


def edge_of(g: Mediterranean, army: list[int], others: list[int]) -> int:
    """10.4.1a: what the Cavalry of an Army has over that of others."""
    regular, built_in = sum(horse(g, stack) for stack in army), legion_horse(g, army)
    against = sum(horse(g, stack) for stack in others) + legion_horse(g, others)
    return edge(regular + built_in, against, regular >= built_in)
