"""Chapters 9.2 and 9.5: what a step over land costs, and where it may not lead: Straits, Alps, Transit Points."""

from __future__ import annotations

from typing import Final

from romanum.board.network import Stride
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import (
    BARBARIAN,
    GREECE,
    INVADERS,
    LAND_LINKS,
    LAND_POINT,
    MILITIA,
    PLACE_IDS,
    PROVINCE,
    PROVINCE_OF,
    REBELS,
    SPACE_COUNT,
    STEP_COST,
    STRAIT,
    SUCCESSORS,
    TABLES,
    TERRITORY,
    TERRITORY_OF,
    TRIBES,
)
from romanum.games.pax.state.borders import SHARED, kept_out, leads_astray, shut_out
from romanum.games.pax.state.control import is_home
from romanum.games.pax.state.forces import fleets, lcu, number, occupants, stacks_of
from romanum.games.pax.state.position import NOBODY, SUCCESSOR_MOVE, Mediterranean
from romanum.games.pax.state.sides import enemies, is_friend

COSTS: Final = TABLES.movement
FAR: Final = 99
"""More MP than anybody has."""
HISPANIA: Final = TERRITORY["hispania"]
JUDEA: Final = PROVINCE["judea"]

# ---- who is in the way


def foes(g: Mediterranean, side: int, place: int) -> int:
    """9.2.1g: sides whose LCU, Garrisons, Tribes, City or Town an Army of this side would have to attack there."""
    found = occupants(g, place)
    if place < SPACE_COUNT and g.town_of[place] != NOBODY:
        found |= 1 << g.town_of[place]
    return found & enemies(g, side)


def passes_by(g: Mediterranean, side: int, place: int) -> bool:
    """13.4.2a: an invader may pass Tribes and those who are friendly to whoever moves it, but does not end there."""
    if not INVADERS >> side & 1 or place >= SPACE_COUNT:
        return False
    found = occupants(g, place)
    if g.town_of[place] != NOBODY:
        found |= 1 << g.town_of[place]
    return bool(found & ~(1 << side)) and not foes(g, side, place) & ~(1 << TRIBES)


def must_attack(g: Mediterranean, side: int, place: int) -> bool:
    """9.2.1g, 13.4.2a: whether entering a place means an attack."""
    found = foes(g, side, place)
    return bool(found & ~(1 << TRIBES)) if INVADERS >> side & 1 else bool(found)


def can_fight(g: Mediterranean, stack: int) -> bool:
    """1.4b, 12.1.1: only Land Combat Units attack; leaders, Garrisons and Elephants alone do not."""
    return lcu(g, stack) > 0


# ---- what a step costs


def step_cost(g: Mediterranean, here: int, there: int) -> int:
    """9.2.1a, 9.2.1b, 9.2.1c, 13.3: MP for a step, an attack not counted."""
    cost = STEP_COST[here][there]
    return cost if REBELS not in g.whose or there >= SPACE_COUNT else _amid_rebels(g, there, cost)


def _amid_rebels(g: Mediterranean, space: int, cost: int) -> int:
    """13.3-HISPANIAb, 13.3-JUDEAb."""
    province = PROVINCE_OF[space]
    risen = [g.at[stack] for stack in stacks_of(g, REBELS) if number(g, stack, BARBARIAN)]
    if province == JUDEA and any(place < SPACE_COUNT and PROVINCE_OF[place] == JUDEA for place in risen):
        return max(cost, COSTS.judea)
    if TERRITORY_OF[province] == HISPANIA and any(_rebels_in_hispania(place, space) for place in risen):
        return cost + COSTS.rebels_near
    return cost


def _rebels_in_hispania(place: int, space: int) -> bool:
    if place >= SPACE_COUNT or TERRITORY_OF[PROVINCE_OF[place]] != HISPANIA:
        return False
    return place != space and space in LAND_LINKS[place]


def price(g: Mediterranean, stack: int, here: int, there: int, steps: int = 6) -> int:
    """9.2.1h, 9.5.1: MP that a step takes with the attack there, and from a Transit Point the way to a Space."""
    cost = step_cost(g, here, there)
    side = g.whose[stack]
    if LAND_POINT[there] or passes_by(g, side, there):
        return cost + _price_beyond(g, stack, here, there, steps)
    return cost + COSTS.attack if must_attack(g, side, there) else cost


def _price_beyond(g: Mediterranean, stack: int, here: int, there: int, steps: int) -> int:
    """The cheapest way on from where one may not stay."""
    least = COSTS.attack if foes(g, g.whose[stack], there) else FAR
    if not steps:
        return least
    for beyond in LAND_LINKS[there]:
        if beyond != here and barred(g, stack, there, beyond) is None:
            least = min(least, price(g, stack, there, beyond, steps - 1))
    return least


# ---- where a step may not lead


def barred(g: Mediterranean, stack: int, here: int, there: int) -> Refusal | None:
    """Why a stack may not take a step, whatever MP it has."""
    if g.setting.closed >> there & 1:
        return Refusal("3.1", "not-in-play", {"place": PLACE_IDS[there]})
    side = g.whose[stack]
    if g.setting.has_borders and there < SPACE_COUNT and shut_out(g, side, here, there):
        return Refusal("3.1", "shut-out", {"place": PLACE_IDS[there]})
    if there in STRAIT[here]:
        refusal = strait_barred(g, side, here, there)
        if refusal:
            return refusal
    if number(g, stack, MILITIA) and not _at_home(g, side, there):
        return Refusal("12.3.3a", "militia-at-home", {"place": PLACE_IDS[there]})
    if g.move == SUCCESSOR_MOVE and there < SPACE_COUNT and leads_astray(here, there):
        return Refusal("17.2-SUCCESSOR-WARS-a", "stays-in-greece", {"place": PLACE_IDS[there]})
    rule = kept_out(g, side, here, there) if side in SHARED else ""
    if rule:
        return Refusal(rule, "out-of-bounds", {"place": PLACE_IDS[there]})
    if not can_fight(g, stack) and must_attack(g, side, there):
        return Refusal("9.2.1g", "nobody-to-attack", {"place": PLACE_IDS[there]})
    return None


def strait_barred(g: Mediterranean, side: int, here: int, there: int) -> Refusal | None:
    """9.5.3b, 9.5.3c: a Strait leads only to what is empty or friendly, and not past enemy ships."""
    if there < SPACE_COUNT and (foes(g, side, there) or not _open_shore(g, side, there)):
        return Refusal("9.5.3b", "strait-held", {"place": PLACE_IDS[there]})
    if (fleets(g, here) | fleets(g, there)) & enemies(g, side):
        return Refusal("9.5.3c", "strait-guarded", {"place": PLACE_IDS[there]})
    return None


def beyond_strait(g: Mediterranean, side: int, here: int, there: int) -> Refusal | None:
    """9.5.3, 12.7.1b: slaves take no notice of Transit Points, but of a Strait on every way over them."""
    found, seen, edge = None, {here}, [here] if there not in LAND_LINKS[here] else []
    while edge:
        at = edge.pop()
        for beyond in LAND_LINKS[at]:
            if beyond in seen or not (beyond == there or LAND_POINT[beyond]):
                continue
            refusal = strait_barred(g, side, at, beyond) if beyond in STRAIT[at] else None
            if refusal is None and beyond == there:
                return None
            if refusal is None:
                seen.add(beyond)
                edge.append(beyond)
            found = found or refusal
    return found


def _open_shore(g: Mediterranean, side: int, there: int) -> bool:
    """Unoccupied, or Controlled by a friend."""
    holder = g.holder[there]
    return holder == NOBODY or is_friend(g, side, holder) or not occupants(g, there)


def _at_home(g: Mediterranean, side: int, there: int) -> bool:
    """12.3.3a: a Transit Point is at home if it joins Spaces of the home alone."""
    owner = g.who(GREECE) if side == SUCCESSORS else side
    if there < SPACE_COUNT:
        return is_home(g, owner, there)
    return all(is_home(g, owner, beyond) for beyond in LAND_LINKS[there])


def stride(g: Mediterranean, here: int, there: int, spent: int) -> Stride | None:
    """9.2.1: the price of a step from a place on the way, an attack included; there the way ends."""
    stack, left = g.mover, g.mp - spent
    if barred(g, stack, here, there) is not None:
        return None
    extra = COSTS.after_defeat if g.lost_battle and not spent else 0
    if price(g, stack, here, there) + extra > left:
        return None
    fights = must_attack(g, g.whose[stack], there)
    return Stride(step_cost(g, here, there) + extra + (COSTS.attack if fights else 0), fights)
