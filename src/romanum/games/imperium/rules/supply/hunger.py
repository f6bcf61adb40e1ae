"""13.2e, 13.3d: who of a group goes hungry: the owner picks."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.games.imperium.data.units import STRENGTH
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.supply.actions import STARVE
from romanum.games.imperium.rules.supply.needs import counted_kinds, group_halves
from romanum.games.imperium.state.forces import detach, discard, is_alive, join_alike
from romanum.games.imperium.state.marks import DRAWS, FORAGED, HUNGRY, SET_APART, SUPPLIED
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import LETTER, half_le
from romanum.games.imperium.state.steps import PlayerChoice

SETTLED: Final = SUPPLIED | HUNGRY
"""Of whom it is known whether he is fed."""


def settle_hunger(g: RomanWorld, player: int, stacks: tuple[int, ...], halves: int, fed: int) -> None:
    """13.2e: so many halves of a group are not supplied, the others are; the owner picks."""
    if not halves:
        _mark(g, stacks, fed)
    elif halves >= group_halves(g, stacks):
        _mark(g, stacks, HUNGRY)
    else:
        g.push(Starving(player, stacks, halves, fed))


def _mark(g: RomanWorld, stacks: tuple[int, ...], mark: int) -> None:
    for stack in stacks:
        if is_alive(g, stack):
            kept = 0 if mark & SUPPLIED else g.mark[stack] & DRAWS
            g.mark[stack] = g.mark[stack] & ~(DRAWS | SET_APART | SETTLED | FORAGED) | mark | kept
    for stack in stacks:
        if is_alive(g, stack):
            join_alike(g, stack)


class Starving(PlayerChoice, frozen=True):
    """13.2e, 13.3d: the owner picks the units that are not supplied, so many halves of a Legion Equivalent at least.

    Ruling 13.2e: light units that eat nothing beside heavy ones are none of them, as long as these are fed.
    """

    stacks: tuple[int, ...]
    halves: int
    fed: int
    rule: ClassVar[str] = "13.2e"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("starving", subjects.STACKS_PLACE, "halves")
    orders_about: ClassVar[str] = "unfed"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """One unit of a kind."""
        return [STARVE[kind] for kind in sorted(self._counted(g))]

    def _counted(self, g: RomanWorld) -> dict[int, int]:
        """By kind that counts, the first stack that has it."""
        found: dict[int, int] = {}
        for place in dict.fromkeys(g.at[stack] for stack in self.stacks):
            own = [stack for stack in self.stacks if g.at[stack] == place]
            for kind in counted_kinds("".join(g.units[stack] for stack in own)):
                found.setdefault(kind, next(stack for stack in own if LETTER[kind] in g.units[stack]))
        return found

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """It goes hungry; the next, or all others are fed."""
        letter, stack = LETTER[move[1]], self._counted(g)[move[1]]
        join_alike(g, detach(g, stack, letter, g.mark[stack] & ~(FORAGED | SET_APART) | HUNGRY))
        discard(g, stack)
        left = self.halves - half_le(move[1], g.has_rule("31"))
        kept = tuple(s for s in self.stacks if is_alive(g, s) and (g.units[s] or s in g.leader_in))
        if left > 0 and group_halves(g, kept):
            g.become(msgspec.structs.replace(self, halves=left, stacks=kept))
            return
        g.stack.pop()
        _mark(g, kept, self.fed)

    def worth_of(self, g: RomanWorld, seat: int, move: Move) -> int:
        """The strength of such a unit."""
        return STRENGTH[move[1]]
