"""12.4: whether a chance to intercept is worth a thought: can it be made, can it be won, and what hangs on it.

For whoever wishes to be asked only about what concerns him. Nobody is passed over who might win something: what a seat
cannot see counts as worth looking at, and what is not reckoned here (morale, donatives, missiles) as on his side.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from romanum.engine.dice import FACES
from romanum.engine.secrecy import masked
from romanum.games.imperium.data.charts import EFFICIENCY, land_column, land_result
from romanum.games.imperium.data.cities import CITY_PLACE
from romanum.games.imperium.data.hexes import HEX, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.rules.common.leaders import is_head, leaders_in, value
from romanum.games.imperium.rules.common.powers import is_friend
from romanum.games.imperium.rules.geography.borders import within
from romanum.games.imperium.rules.march.column import column, troops
from romanum.games.imperium.rules.march.interceptors import best_bonus, companions, interceptors, is_slower, target
from romanum.games.imperium.state.forces import is_alive, is_naval, stacks_at
from romanum.games.imperium.state.marks import INSIDE
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import (
    COMBATANTS,
    FLEETS,
    UNKNOWN,
    efficiency,
    land_strength,
    of,
    prevailing,
    without,
)

SLIM: Final = Fraction(1, 10)
"""To be there and to win: a smaller chance is worth a thought only where something is at stake."""
UNRECKONED: Final = 2
"""So much may come to the roll besides ratings and leaders: morale and donatives (19.3), missiles and cavalry (40)."""
NEAR: Final = 4
"""So many hexes from a city of his a force threatens it."""


def is_worth_a_thought(g: RomanWorld, seat: int) -> bool:
    """Whether some leader could meet the force on the march, and win, or has something to keep it from."""
    known = masked(g, seat) if g.hidden else g
    if not is_alive(known, known.mover):
        return False
    best = max((_prospect(known, seat, leader) for leader in interceptors(known, seat)), default=Fraction(0))
    return best >= SLIM or (best > 0 and at_stake(known, seat))


def _prospect(g: RomanWorld, seat: int, leader: int) -> Fraction:
    """The chance that he is there, and then wins."""
    chance = chance_to_meet(g, seat, leader)
    return chance * hope(g, seat, leader) if chance else chance


def chance_to_meet(g: RomanWorld, seat: int, leader: int) -> Fraction:
    """12.4.1: of the die, with whom he had best take; those of whom he sees little may be slow."""
    moving = troops(g, g.mover)
    slower = UNKNOWN in moving or is_slower(moving)
    needed = target(g, leader) - best_bonus(g, seat, leader, slower=slower)
    return Fraction(min(max(FACES + 1 - needed, 0), FACES), FACES)


def hope(g: RomanWorld, seat: int, leader: int) -> Fraction:
    """14.4: the chance to win by strengths, ratings and leaders, at its best; certain against who is not seen."""
    foes = _met(g)
    units = "".join(g.units[stack] for stack in foes)
    if UNKNOWN in units:
        return Fraction(1)
    own = _sorted("".join(g.units[stack] for stack in companions(g, seat, leader)))
    theirs = _sorted(units)
    led = max((value(g, other) for stack in foes for other in leaders_in(g, stack)), default=0)
    return wins(own, value(g, leader) - led + UNRECKONED, theirs)


def _met(g: RomanWorld) -> list[int]:
    """The stacks that would fight beside whoever is on the march: all friends outside walls."""
    power = g.whose[g.mover]
    return [
        stack
        for stack in stacks_at(g, g.at[g.mover])
        if not g.mark[stack] & INSIDE and not is_naval(g, stack) and is_friend(g, power, g.whose[stack])
    ]


def _sorted(units: str) -> str:
    return "".join(sorted(of(without(units, FLEETS), COMBATANTS)))


def wins(own: str, shift: int, theirs: str) -> Fraction:
    """14.4, 14.5: the chance of an attack in the open."""
    if not land_strength(theirs):
        return Fraction(1)
    at, beyond = land_column(land_strength(own), land_strength(theirs))
    more = shift + beyond + EFFICIENCY[prevailing(efficiency(own))][prevailing(efficiency(theirs))]
    return Fraction(sum(land_result(at, face + more).attacker_wins for face in range(1, FACES + 1)), FACES)


def at_stake(g: RomanWorld, seat: int) -> bool:
    """Whether the force comes into his land or near a city of his, or has the head of a power with it (18.3)."""
    place = g.at[g.mover]
    if any(is_head(g, leader) for stack in column(g, g.mover) for leader in leaders_in(g, stack)):
        return True
    province = PROVINCE[place]
    if province != NONE and _is_his(g, seat, g.lord[province]):
        return True
    near = within(HEX[place], NEAR)
    return any(_is_his(g, seat, owner) and HEX[CITY_PLACE[city]] in near for city, owner in enumerate(g.city_of))


def _is_his(g: RomanWorld, seat: int, power: int) -> bool:
    return power != NOBODY and g.chief[power] == seat
