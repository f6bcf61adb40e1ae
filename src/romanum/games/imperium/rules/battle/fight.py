"""14.1e: the combat that is being fought: who fights whom where, what was decided so far, and what comes next.

A `Fight` stays on the stack while it goes on. Each stage (`STAGES`, in the order of play) asks what it has to ask by
pushing steps, which write their answers into it with `g.amend`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from romanum.engine.event import Fact
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.state.position import NOBODY, NONE, RomanWorld

FIELD: Final = 0
"""All defenders stand outside, if they have a city or not."""
ASSAULT: Final = 1
"""14.3b: those inside, or the city alone, are attacked, together with whoever is outside."""
OUTSIDE: Final = 2
"""14.3.1b: those outside alone."""
ATTACKER: Final = 0
DEFENDER: Final = 1


class Fight(Task[RomanWorld], frozen=True):
    """One attack, from its declaration to what follows from it. Pairs are of the attacker and of the defender."""

    place: int
    attackers: tuple[int, ...]
    """The stacks that attack."""
    power: int
    enemy: int
    player: int
    foe: int
    """The player who decides for the defenders; nobody for those who sleep."""
    met: bool = False
    siege: bool = False
    """The place was under siege before the attack."""
    asked: bool = False
    """Those outside have been asked whether they stand."""
    stage: int = 0
    mode: int = FIELD
    ships: bool = False
    """14.6d, 16.1f: fleets in a port that cannot be besieged stay and fight."""
    fled: tuple[int, ...] = ()
    """19.1i: the powers that have lost heart by a retreat before this combat."""
    militia: tuple[int, int] = (0, 0)
    mustered: tuple[int, int] = (0, 0)
    """45.0: the militia that both sides had when the die fell."""
    helpers: tuple[int, int] = (0, 0)
    """Strength that a special rule lends."""
    lead: tuple[int, int, int] = (NONE, NONE, NONE)
    """14.4.2b, 14.4.2c: the leaders of the attackers, of the defenders outside, and of those inside."""
    archers: tuple[int, int] = (0, 0)
    """40.3b: how many horse archers count as missile troops."""
    spirits: tuple[int, int] = (NOBODY, NOBODY)
    """19.3.2: the powers whose morale counts."""
    gifts: tuple[int, int] = (0, 0)
    """19.3.1a: talents of the donatives."""
    column: int = NONE
    wins: int = NONE
    """Who has won: `ATTACKER` or `DEFENDER`."""
    before: tuple[int, int] = (0, 0)
    """15.1b: the plain strength of the units of both before losses."""
    rule: ClassVar[str] = "14.1e"
    stays: ClassVar[bool] = True
    bares: ClassVar[bool] = True
    """3.2a: whoever is fought looks through those who fight him, a leader alone too."""
    settles: ClassVar[bool] = True
    """Stacks that have lost everything are known to it until it is over."""

    def run(self, g: RomanWorld) -> None:
        """The next stage; after the last it is over. 3.2a: who fights, leads and pays is seen by all."""
        g.reveals += g.hidden
        if self.stage >= len(STAGES):
            g.stack.pop()
            return
        g.amend(Fight, stage=self.stage + 1)
        STAGES[self.stage](g, self)


Stage = Callable[[RomanWorld, Fight], None]
BATTLEFIELD: Final = Fact("place", lambda step, g: PLACE_IDS[g.running(Fight).place])
"""What questions of a combat speak of."""

STAGES: Final[list[Stage]] = []
"""Filled by `segment`; the last is done whether there was a combat or not."""


def end(g: RomanWorld) -> None:
    """14.4: no combat takes place, or all has been done: on to the last stage."""
    g.amend(Fight, stage=len(STAGES) - 1)


def player_of(fight: Fight, side: int) -> int:
    """Who decides for a side; for those for whom nobody does, their enemy (5.2.2)."""
    if side == ATTACKER:
        return fight.player
    return fight.foe if fight.foe >= 0 else fight.player


def power_of(fight: Fight, side: int) -> int:
    """The power that attacks or is attacked."""
    return fight.power if side == ATTACKER else fight.enemy


def pair(values: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """A pair with one of its values replaced."""
    return (value, values[1]) if side == ATTACKER else (values[0], value)
