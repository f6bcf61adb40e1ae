"""4j, 12.1a, 21.1a: who is ready in a Land Movement Segment: to set out, to be named before it is fed, and to build.

What a segment offers hangs on every stack of a player. All of it is found in one look through them, which is
remembered until a stack has changed: `ready(g, player)`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from romanum.engine.memo import Memo
from romanum.games.imperium.rules.common.leaders import leaders_at
from romanum.games.imperium.rules.common.powers import lent, mover_of
from romanum.games.imperium.state.effects import DISLOYAL, lasts
from romanum.games.imperium.state.forces import powers_on_map, stacks_of
from romanum.games.imperium.state.marks import (
    BUILDING,
    GUESTS,
    HELD,
    HUNGRY,
    INSIDE,
    LANDED,
    MOVED,
    RAW,
    RAWER,
    SUPPLIED,
)
from romanum.games.imperium.state.position import ACTIVE, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, FLEETS, INFANTRIES, load, of

Site = tuple[int, int]
"""A place and a power."""
BUSY: Final = MOVED | HUNGRY | LANDED | HELD | BUILDING | GUESTS
"""4j, 5.8d, 10.4.4b, 10.5.1e, 21.1f: who neither marches nor builds."""
SHUT_UP: Final = INSIDE | RAW | RAWER
"""17.1b, 35.1d: who may build where he is, but not leave."""
CANNOT_MOVE: Final = BUSY | SHUT_UP
A_LEGION: Final = 2
"""21.1c: halves of a Legion Equivalent that build a level."""


class Ready(NamedTuple):
    """What a player's units could still do in the segment, by place and power, in the order of places."""

    marchers: list[Site]
    """12.1a: whose units can set out from where."""
    unfed: list[Site]
    """13.0a: of these, where several combat units have not been fed."""
    builders: list[Site]
    """21.1a, 21.1c: where there are hands for a level of a fort."""


def ready(g: RomanWorld, player: int) -> Ready:
    """What a player's units could still do in the segment. Whoever asks leaves the lists as they are."""
    return _READY.of(g, player)


def _look(g: RomanWorld, player: int) -> Ready:
    found = Ready([], [], [])
    lenders = {g.whose[stack] for stack in lent(g)}
    for power in powers_on_map(g):
        own = g.chief[power] == player
        if power in lenders or (own and g.standing[power] == ACTIVE):
            others = {s for s in stacks_of(g, power) if mover_of(g, s) != player} if power in lenders else set[int]()
            _look_through(g, power, others, found, builds=own)
    for sites in found:
        sites.sort()
    return found


def _look_through(g: RomanWorld, power: int, others: set[int], found: Ready, *, builds: bool) -> None:
    """The stacks of a power; `others` of them somebody else moves, who still build with the rest where these do."""
    marks, at, units, men = g.mark, g.at, g.units, _MEN[g.has_rule("31")]
    wanting, halves, own = dict[int, int](), dict[int, int](), set[int]()
    for stack in stacks_of(g, power):
        mark = marks[stack]
        if mark & BUSY:
            continue
        combatants, infantry = men[units[stack]]
        if combatants < 0:
            continue
        place = at[stack]
        if infantry:
            halves[place] = halves.get(place, 0) + infantry
        if others:
            if stack in others:
                continue
            own |= {place} if infantry else set()
        if not mark & SHUT_UP:
            wanting[place] = wanting.get(place, 0) + (0 if mark & SUPPLIED else combatants)
    if lasts(g, DISLOYAL, power):
        wanting = {place: number for place, number in wanting.items() if leaders_at(g, place, power)}
    found.marchers.extend([(place, power) for place in wanting])
    found.unfed.extend([(place, power) for place, number in wanting.items() if number > 1])
    if builds:
        able = [place for place, number in halves.items() if number >= A_LEGION and (not others or place in own)]
        found.builders.extend([(place, power) for place in able])


_READY: Final[Memo[RomanWorld, Ready]] = Memo(
    _look, "at", "whose", "mark", "units", "chief", "standing", "effects", "leader_in", "captor", "rules", each=True
)


class Men(dict[str, tuple[int, int]]):
    """By units of a stack ashore: how many fight, and halves of a Legion Equivalent of infantry; `AFLOAT` with fleets.

    Each is worked out when it is first asked for; 31c: reformed legions are halves.
    """

    def __init__(self, *, reformed: bool) -> None:
        self.reformed = reformed

    def __missing__(self, units: str) -> tuple[int, int]:
        """What units are."""
        if len(self) >= MOST_KEPT:
            self.clear()
        found = AFLOAT
        if not of(units, FLEETS):
            found = len(of(units, COMBATANTS)), load(of(units, INFANTRIES), self.reformed)
        self[units] = found
        return found


MOST_KEPT: Final = 1 << 14
AFLOAT: Final = (-1, 0)
_MEN: Final = (Men(reformed=False), Men(reformed=True))
