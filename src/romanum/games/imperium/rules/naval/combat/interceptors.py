"""10.6a-f, 10.6h: which fleets can intercept a moving one where it is, and what they need for it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from romanum.engine.dice import FACES
from romanum.engine.secrecy import masked
from romanum.games.imperium.data.charts import EFFICIENCY, TABLES, naval_column, naval_result
from romanum.games.imperium.data.hexes import DEEP, GRID, HEX
from romanum.games.imperium.data.seas import PORTS_ON
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.common.leave import riding
from romanum.games.imperium.rules.common.powers import is_friend, mover_of
from romanum.games.imperium.rules.common.sieges import is_blockaded
from romanum.games.imperium.rules.geography.travel import sea_reach
from romanum.games.imperium.rules.naval.combat.sides import crews, may_strike, number
from romanum.games.imperium.rules.naval.guests import space
from romanum.games.imperium.rules.naval.odds import fleets_lost, intercepts, rating, side_strength
from romanum.games.imperium.rules.naval.ports import in_port, is_home_port
from romanum.games.imperium.rules.naval.seamen import has_sailor, in_range
from romanum.games.imperium.rules.special.specials import why_no_attack, why_no_move
from romanum.games.imperium.state.forces import afloat, has_fleets, is_alive, is_naval, stacks_at
from romanum.games.imperium.state.marks import (
    BUILDING,
    CALLED,
    CUTS_GRAIN,
    FOUGHT,
    HELD,
    HUNGRY,
    INSIDE,
    INTERCEPTED,
    LANDED,
    MOVED,
    RAW,
    RAWER,
)
from romanum.games.imperium.state.position import RomanWorld
from romanum.games.imperium.state.rosters import FLEETS, UNKNOWN, load, without

FAR: Final = 99
"""More MP than any interception."""
TIED: Final = INTERCEPTED | CALLED | FOUGHT | CUTS_GRAIN | HELD
"""Fleets that do not intercept."""
NOT_ABOARD: Final = HELD | HUNGRY | LANDED | MOVED | BUILDING | RAW | RAWER | CALLED
"""Land units that cannot board a fleet which intercepts."""


def distance(g: RomanWorld, here: int, goal: int) -> int:
    """10.6a, 10.6f: the MP from a fleet to the one that moves; `FAR` beyond six."""
    if GRID.distance(HEX[here], HEX[goal]) > TABLES.naval_interception.range:
        return FAR
    return sea_reach(g, here, TABLES.naval_interception.range).get(goal, FAR)


def lies_free(g: RomanWorld, stack: int) -> bool:
    """10.6d: in a friendly port that is not blockaded."""
    if not in_port(g, stack):
        return False
    power = g.whose[stack]
    own = [port for port in PORTS_ON[g.at[stack]] if is_home_port(g, port, power)]
    return not own or any(not is_blockaded(g, port) for port in own)


def can_intercept(g: RomanWorld, stack: int, mover: int, goal: int) -> bool:
    """10.6a-d, 27.1.1b, 27.1.4b, 44.2b: whether a fleet may try, and some die would bring it there.

    10.7.4h: not one that has won a battle on its voyage: it begins no other in this game turn.
    """
    if g.mark[stack] & TIED or not has_fleets(g, stack) or DEEP[goal]:
        return False
    away = distance(g, g.at[stack], goal)
    if away == FAR or not intercepts(g, stack, away, FACES):
        return False
    power = g.whose[stack]
    if not may_strike(g, power, g.whose[mover]) or not in_range(g, power, goal):
        return False
    if why_no_attack(g, stack, g.whose[mover]) or why_no_move(g, stack):
        return False
    return lies_free(g, stack)


def is_there(g: RomanWorld, mover: int, goal: int) -> bool:
    """Whether the fleet that moves is still where it was met."""
    return is_alive(g, mover) and g.at[mover] == goal and has_fleets(g, mover)


def interceptors(g: RomanWorld, player: int, mover: int, goal: int) -> list[int]:
    """The fleets with which a player can intercept."""
    if not is_there(g, mover, goal):
        return []
    return [stack for stack in afloat(g) if mover_of(g, stack) == player and can_intercept(g, stack, mover, goal)]


def waters_of(g: RomanWorld, player: int, mover: int, goal: int) -> list[int]:
    """The waters from which he can, each once."""
    return sorted({g.at[stack] for stack in interceptors(g, player, mover, goal)})


# ---- those who go


def called_at(g: RomanWorld, player: int, water: int) -> list[int]:
    """The fleets of a player that are about to put out; not those who already are where the enemy is."""
    going = [s for s in stacks_at(g, water) if g.mark[s] & (CALLED | INTERCEPTED) == CALLED]
    return [s for s in going if has_fleets(g, s) and mover_of(g, s) == player]


def boarding(g: RomanWorld, fleet: int) -> list[int]:
    """10.6e: land units and leaders ashore who are about to board a fleet."""
    return [
        stack
        for port in PORTS_ON[g.at[fleet]]
        for stack in stacks_at(g, port)
        if g.mark[stack] & CALLED and not is_naval(g, stack) and _can_share(g, stack, fleet)
    ]


def ashore(g: RomanWorld, fleet: int) -> list[int]:
    """10.6e, 17.2.2d: stacks in its port that could: of its power and colour, on its side of the walls."""
    return [
        stack
        for port in PORTS_ON[g.at[fleet]]
        for stack in stacks_at(g, port)
        if not is_naval(g, stack)
        and not g.mark[stack] & NOT_ABOARD
        and (g.mark[stack] ^ g.mark[fleet]) & INSIDE == 0
        and _can_share(g, stack, fleet)
    ]


def _can_share(g: RomanWorld, stack: int, fleet: int) -> bool:
    same_colour = g.colour[stack] == g.colour[fleet] or not g.units[stack]
    return g.whose[stack] == g.whose[fleet] and same_colour


def room_left(g: RomanWorld, fleet: int) -> int:
    """10.4.1: Legion Equivalents, in halves, for which there is room besides those aboard and boarding."""
    reformed = g.has_rule("31")
    waiting = sum(load(g.units[stack], reformed) for stack in boarding(g, fleet))
    return space(g, fleet) - waiting


def way_of(g: RomanWorld, fleet: int, goal: int) -> int:
    """10.6e, 10.6f: its MP, two more for land units that board; leaders board free."""
    away = distance(g, g.at[fleet], goal)
    boards = any(g.units[stack] for stack in boarding(g, fleet))
    return away + (TABLES.naval_movement.embark_intercepting if boards else 0)


def reaches(g: RomanWorld, fleet: int, goal: int, die: int) -> bool:
    """10.6f, 10.6h: whether a die brings it there; in its own hex nothing but a 1 fails, whoever boards."""
    return intercepts(g, fleet, way_of(g, fleet, goal) if g.at[fleet] != goal else 0, die)


def needed(g: RomanWorld, fleet: int, goal: int) -> int:
    """10.6f, 10.6h: the lowest die that brings it there; one more than a die has if none does."""
    return next((die for die in range(1, FACES + 1) if reaches(g, fleet, goal, die)), FACES + 1)


def leaders_ashore(g: RomanWorld, fleet: int) -> list[int]:
    """Leaders in its port who could board it."""
    return [leader for stack in ashore(g, fleet) for leader in leaders_in(g, stack)]


# ---- 10.6: whether a chance to intercept at sea is worth a thought: what would both lose, and who is aboard
#
# As on land (`rules.march.stakes`): what a seat cannot see counts as worth looking at.


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
