"""10.6: whether a chance to intercept at sea is worth a thought: what would both lose, and who is aboard.

As on land (`rules.march.stakes`): what a seat cannot see counts as worth looking at.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from romanum.engine.dice import FACES
from romanum.engine.secrecy import masked
from romanum.games.imperium.data.charts import EFFICIENCY, naval_column, naval_result
from romanum.games.imperium.rules.common.aboard import riding
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.common.powers import is_friend, mover_of
from romanum.games.imperium.rules.naval.combat.interceptors import can_intercept
from romanum.games.imperium.rules.naval.combat.sides import crews, number
from romanum.games.imperium.rules.naval.odds import fleets_lost, rating, side_strength
from romanum.games.imperium.rules.naval.seamen import has_sailor
from romanum.games.imperium.state.forces import afloat, has_fleets, is_alive, stacks_at
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, UNKNOWN, without

UNRECKONED: Final = 1
"""So much may come to the roll besides ratings and men of the sea: leaders (10.7.3c), morale and donatives (19.3)."""


def is_worth_a_thought(g: RomanWorld, seat: int, mover: int, place: int) -> bool:
    """Whether fleets of a player could meet the one that sails, and do as much harm as they take.

    If it carries somebody, any harm will do.
    """
    known = masked(g, seat) if g.hidden else g
    if not is_alive(known, mover) or known.at[mover] != place:
        return False
    fleets = (stack for stack in afloat(known) if mover_of(known, stack) == seat)
    able = [stack for stack in fleets if can_intercept(known, stack, mover, place)]
    foes = _met(known, mover, place)
    if not able or any(known.units[stack] == UNKNOWN for stack in foes):
        return bool(able)
    cost, harm = exchange(known, able, [stack for stack in foes if has_fleets(known, stack)])
    return harm > 0 and (harm >= cost or carries(known, mover))


def _met(g: RomanWorld, mover: int, place: int) -> list[int]:
    """The stacks that are there beside the one that sails, on its side."""
    return [s for s in stacks_at(g, place) if is_friend(g, g.whose[mover], g.whose[s]) and g.units[s]]


def exchange(g: RomanWorld, own: list[int], foes: list[int]) -> tuple[Fraction, Fraction]:
    """10.7.3, 10.7.4: the fleets that both lose on average if all of them meet."""
    at = naval_column(side_strength(g, own, foes), side_strength(g, foes, own))
    sailors = has_sailor(g, crews(g, own)) - has_sailor(g, crews(g, foes))
    more = EFFICIENCY[rating(g, own)][rating(g, foes)] + sailors + UNRECKONED
    faces = [naval_result(at, face + more) for face in range(1, FACES + 1)]
    cost = sum(fleets_lost(number(g, own), lost) for lost, _ in faces)
    harm = sum(fleets_lost(number(g, foes), lost) for _, lost in faces)
    return Fraction(cost, FACES), Fraction(harm, FACES)


def carries(g: RomanWorld, mover: int) -> bool:
    """Whether anybody is aboard."""
    afloat = [mover, *riding(g, mover)]
    return any(without(g.units[stack], FLEETS) or leaders_in(g, stack) for stack in afloat)
