"""Chapter 13.3: rebels rise in a Space, and those who stand there fall."""

from __future__ import annotations

from typing import Final

from romanum.games.pax.data.components import BARBARIAN, PLACE_IDS, REBELS, TABLES
from romanum.games.pax.rules.tribes.areas import Calm, drive_out, players_at
from romanum.games.pax.state.errands import LosePoints
from romanum.games.pax.state.forces import add, strength
from romanum.games.pax.state.position import Mediterranean

MOST: Final = TABLES.rebellion.most_bp
BAND: Final = TABLES.rebellion.band
FEW: Final = TABLES.rebellion.few


def rise_at(g: Mediterranean, space: int, how_many: int, rule: str) -> None:
    """13.3: BI of nobody's stand in a Space from now on."""
    add(g, REBELS, space, BARBARIAN, how_many)
    g.tell("rebels", rule, space=PLACE_IDS[space], number=how_many)


def devastate(g: Mediterranean, space: int, rule: str) -> None:
    """13.3-DANUBE: up to 8 BP of powers' Land Units fall; an Army that is all lost takes its leaders with it.

    If there are more, owners pick what they lose; of allies, whoever has most BP there loses first.
    """
    stacks = sorted(players_at(g, space), key=lambda stack: (-strength(g, stack), stack))
    left = MOST
    g.push(Calm())
    owed: list[tuple[int, int]] = []
    for stack in stacks:
        points = strength(g, stack)
        if points > left:
            owed += [(stack, left)] if left else []
            break
        left -= points
        drive_out(g, stack, rule)
    for stack, points in owed:
        g.push(LosePoints(g.patron[g.whose[stack]], stack, points))
