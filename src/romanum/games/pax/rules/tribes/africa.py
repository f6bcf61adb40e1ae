"""Chapter 13.3, Africa: Carthage's Mercenaries turn on those beside them."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.step import Task
from romanum.games.pax.data.components import AREAS, CARTHAGE, GARRISON, HIRED, REBELS
from romanum.games.pax.rules.tribes.areas import Calm, garrisons_at, no_event, remove_garrison, rise_at, spaces_in
from romanum.games.pax.state.errands import Battle
from romanum.games.pax.state.forces import lcu, number, stack_of, stacks_at, strike, tidy, total, values
from romanum.games.pax.state.moves import MUTINEERS
from romanum.games.pax.state.position import NOBODY, Mediterranean


def rise_in_africa(g: Mediterranean, power: int) -> None:
    """13.3-AFRICA: each stack of Mercenaries becomes BI of its BP."""
    carthage = g.who(CARTHAGE)
    spaces = [space for space in spaces_in(g, AREAS["africa"]) if carthage != NOBODY and _hired(g, carthage, space)]
    if not spaces:
        no_event(g, "13.3-AFRICA")
        return
    g.push(Calm())
    for space in reversed(spaces):
        g.push(Mutineers(space))
    for space in spaces:
        _turn(g, carthage, space)


def _hired(g: Mediterranean, carthage: int, space: int) -> list[int]:
    return [stack for stack in stacks_at(g, space) if g.whose[stack] == carthage and total(g, stack, HIRED)]


def _turn(g: Mediterranean, carthage: int, space: int) -> None:
    """They are nobody's now."""
    worth, points = values(g), 0
    for stack in _hired(g, carthage, space):
        for kind in HIRED:
            found = number(g, stack, kind)
            points += found * worth[kind]
            strike(g, stack, kind, found)
    rise_at(g, space, points, "13.3-AFRICA")
    tidy(g, space)


class Mutineers(Task[Mediterranean], frozen=True):
    """13.3-AFRICAb: they attack whoever is left beside them."""

    space: int
    rule: ClassVar[str] = "13.3-AFRICAb"

    def run(self, g: Mediterranean) -> None:
        """Garrisons alone fall without a fight (12.1.1a)."""
        others = [stack for stack in stacks_at(g, self.space) if g.whose[stack] != REBELS]
        if any(lcu(g, stack) for stack in others):
            g.push(Battle(stack_of(g, REBELS, self.space), MUTINEERS))
            return
        for stack in garrisons_at(g, self.space):
            remove_garrison(g, stack, "12.1.1a", number(g, stack, GARRISON))
