"""23.1, 45.2b: what comes upon land units that enter a Province: on the march, in retreat, to intercept, by sea."""

from __future__ import annotations

from collections.abc import Sequence

from romanum.games.imperium.state.effects import PLAGUE_ENTRY, lasts
from romanum.games.imperium.state.errands import PlagueEntered, Trespass
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.specials import break_by_entry


def enter_province(g: RomanWorld, stacks: Sequence[int], province: int) -> None:
    """Stacks of a power have come: a truce may end, whoever sleeps there may wake, and plague takes its share.

    A leader alone wakes nobody: where one walks ahead of units, they do.
    """
    break_by_entry(g, g.whose[stacks[0]], province)
    if lasts(g, PLAGUE_ENTRY, province):
        for stack in stacks:
            g.push(PlagueEntered(stack))
    g.push(Trespass(next((stack for stack in stacks if g.units[stack]), stacks[0]), province))
