"""14.1, 14.6b: who takes part in a combat, and what the place itself adds."""

from __future__ import annotations

from typing import Final

from romanum.engine.rule import Refusal
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import BARE_PORT, PORT_WATERS
from romanum.games.imperium.data.units import TYPE_BY_ID, TYPES
from romanum.games.imperium.rules.battle.fight import ATTACKER, OUTSIDE, Fight, power_of
from romanum.games.imperium.rules.common.control import city_at, city_strength, is_plundered, port_owner, port_strength
from romanum.games.imperium.rules.common.leaders import leaders_in
from romanum.games.imperium.rules.common.powers import (
    is_enemy,
    is_friend,
    keep_peace,
    mover_of,
    power_id,
    runs_neutral,
    side,
)
from romanum.games.imperium.rules.common.sieges import fort_strength, forts, has_top_fort
from romanum.games.imperium.rules.special.grants import fort_city, fort_city_strength
from romanum.games.imperium.state.forces import is_alive, is_naval, stacks_at
from romanum.games.imperium.state.layout import FORT_FACTS, SEATS
from romanum.games.imperium.state.marks import BUILDING, INSIDE, SAFE
from romanum.games.imperium.state.position import NOBODY, ROMAN, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, all_archers, land_strength, of, plus
from romanum.games.imperium.state.rosters import fleets as number_of_fleets

FLEET_STRENGTH: Final = TYPES[TYPE_BY_ID["18-30"]].strength
QUARTER: Final = 4
"""14.6a, 14.6h: a fleet fights ashore with a quarter of its strength."""


def waters(place: int) -> tuple[int, ...]:
    """The places whose fleets take part in a combat at a place."""
    return tuple(dict.fromkeys((place, *PORT_WATERS[place])))


def stacks_near(g: RomanWorld, place: int) -> list[int]:
    """The stacks in a place, and the fleets in the waters of its port."""
    found = [*stacks_at(g, place)]
    for water in PORT_WATERS[place]:
        if water != place:
            found += [stack for stack in stacks_at(g, water) if is_naval(g, stack)]
    return found


# ---- who is there


def is_against(g: RomanWorld, power: int, other: int) -> bool:
    """5.8i, 5.8j: whether a power may attack another: an enemy, and no former ally with whom it keeps the peace."""
    return other != NOBODY and is_enemy(g, power, other) and not keep_peace(g, power, other)


def foes(g: RomanWorld, power: int, place: int) -> list[int]:
    """14.1a, 14.1d, 16.1e, 21.4a: the powers that one could attack in a place, each side once."""
    found = [g.whose[s] for s in stacks_at(g, place) if _is_open(g, s)]
    city = city_at(g, place)
    if city != NONE:
        found.append(g.city_of[city])
    elif BARE_PORT[place]:
        found.append(port_owner(g, place))
    if place in g.forts[::FORT_FACTS]:
        found += [fort.power for fort in forts(g) if fort.place == place and fort.level]
    sides: list[int] = []
    for other in found:
        if is_against(g, power, other) and not any(is_friend(g, other, known) for known in sides):
            sides.append(other)
    return sides


def why_no_enemy(g: RomanWorld, player: int, place: int) -> Refusal | None:
    """5.6b: why nobody is attacked in a place where a player's units are beside a neutral that he moves."""
    near = stacks_near(g, place)
    own = [g.whose[s] for s in near if mover_of(g, s) == player and side(g, g.whose[s]) < SEATS]
    for other in [g.whose[s] for s in near]:
        if own and runs_neutral(g, own[0], other):
            return Refusal("5.6b", "own-neutral", {"place": PLACE_IDS[place], "power": power_id(g, other)})
    return None


def _is_open(g: RomanWorld, stack: int) -> bool:
    """14.6b, 14.5.1e: ashore or in a port under siege, and not just driven into it."""
    return not g.mark[stack] & SAFE and (bool(g.mark[stack] & INSIDE) or not is_naval(g, stack))


def of_the_enemy(g: RomanWorld, fight: Fight, power: int) -> bool:
    """5.8d: the one who is attacked and those who stand by him."""
    return is_friend(g, fight.enemy, power) and is_enemy(g, fight.power, power)


def defenders(g: RomanWorld, fight: Fight) -> list[int]:
    """14.4.1a, 14.6b: all enemies ashore; fleets only inside a port that is attacked."""
    return [
        stack
        for stack in stacks_near(g, fight.place)
        if of_the_enemy(g, fight, g.whose[stack]) and (not is_naval(g, stack) or g.mark[stack] & INSIDE or fight.ships)
    ]


def attackers(g: RomanWorld, fight: Fight) -> list[int]:
    """Those who attack and are still there."""
    near = waters(fight.place)
    return [stack for stack in fight.attackers if is_alive(g, stack) and g.at[stack] in near]


def holds_back(g: RomanWorld, fight: Fight, stack: int) -> bool:
    """21.1i: those who dig around a besieged place do not attack, though the result concerns them too."""
    return fight.siege and bool(g.mark[stack] & BUILDING) and not g.mark[stack] & INSIDE


def party(g: RomanWorld, fight: Fight, side: int) -> list[int]:
    """Those of a side whom the result concerns: in 14.3.1b only those outside."""
    if side == ATTACKER:
        return attackers(g, fight)
    return [s for s in defenders(g, fight) if fight.mode != OUTSIDE or not g.mark[s] & INSIDE]


def outside(g: RomanWorld, stacks: list[int]) -> list[int]:
    """Those ashore who are not under siege."""
    return [s for s in stacks if not g.mark[s] & INSIDE and not is_naval(g, s)]


def inside(g: RomanWorld, stacks: list[int]) -> list[int]:
    """Those under siege."""
    return [s for s in stacks if g.mark[s] & INSIDE]


def combatants(g: RomanWorld, stacks: list[int]) -> str:
    """Their combat units together."""
    found = ""
    for stack in stacks:
        found = plus(found, of(g.units[stack], COMBATANTS))
    return found


def shooters(g: RomanWorld, stack: int) -> str:
    """36b, 40.1a: the units of a stack as they shoot: where 36 is in force all light units of Romans are archers."""
    romans = g.has_rule("36") and g.origin[g.whose[stack]] == ROMAN
    return all_archers(g.units[stack]) if romans else g.units[stack]


def leaders_among(g: RomanWorld, stacks: list[int]) -> list[int]:
    """The free leaders in some stacks."""
    return [leader for stack in stacks for leader in leaders_in(g, stack)]


def fighters(g: RomanWorld, stacks: list[int]) -> list[int]:
    """18.1c: stacks that can defend themselves: with combat units or a leader, not trains alone."""
    return [s for s in stacks if of(g.units[s], COMBATANTS) or leaders_in(g, s)]


def powers_among(g: RomanWorld, stacks: list[int]) -> list[int]:
    """The powers with something in some stacks."""
    return list(dict.fromkeys(g.whose[stack] for stack in stacks))


def players_of(g: RomanWorld, fight: Fight, side: int) -> list[int]:
    """The players who have a part in a side, or nobody for those who sleep; whoever attacks or is attacked first."""
    return list(dict.fromkeys(g.chief[p] for p in (power_of(fight, side), *powers_among(g, party(g, fight, side)))))


def plain(units: str) -> int:
    """14.5b, 14.6h: what units count for losses: printed strength, fleets a quarter of theirs together."""
    return land_strength(units) + number_of_fleets(units) * FLEET_STRENGTH // QUARTER


def strength_of(g: RomanWorld, stacks: list[int]) -> int:
    """The plain strength of some stacks."""
    return plain(combatants(g, stacks))


# ---- what the place has


def city_held(g: RomanWorld, place: int, power: int) -> int:
    """The city of a place if a power or its friends hold it; none otherwise."""
    city = city_at(g, place)
    return city if city != NONE and g.city_of[city] != NOBODY and is_friend(g, power, g.city_of[city]) else NONE


def port_held(g: RomanWorld, place: int, power: int) -> bool:
    """16.1e: a port without a city that a power or its friends hold."""
    if not BARE_PORT[place] or city_at(g, place) != NONE:
        return False
    owner = port_owner(g, place)
    return owner != NOBODY and is_friend(g, power, owner)


def has_fort(g: RomanWorld, place: int, power: int) -> bool:
    """21: whether a fort of a power or its friends stands there."""
    return bool(g.forts) and any(f.place == place and f.level and is_friend(g, power, f.power) for f in forts(g))


def is_fort_city(g: RomanWorld, place: int, power: int) -> bool:
    """5.6.1c: a fort of theirs that counts as a city, by conquest or by the scenario."""
    if not has_fort(g, place, power):
        return False
    return place in g.founded[::2] or fort_city(g, place) is not None


def place_strength(g: RomanWorld, place: int, power: int) -> int:
    """14.4.1c, 16.1c, 16.1e, 21.4a: what city, port and fort add to a power's defence."""
    city = city_held(g, place, power)
    total = city_strength(g, city) if city != NONE else 0
    if port_held(g, place, power):
        total += port_strength(g)
    if not has_fort(g, place, power):
        return total
    if fort_city(g, place) is not None:
        return total + fort_city_strength(g, place, power)
    return total + fort_strength(g, place, power)


def has_place(g: RomanWorld, place: int, power: int) -> bool:
    """Whether there is something of a power or its friends to take besides units."""
    return city_held(g, place, power) != NONE or port_held(g, place, power) or has_fort(g, place, power)


def holders(g: RomanWorld, place: int) -> list[int]:
    """Who has a city, port or fort in a place."""
    city = city_at(g, place)
    owners = [g.city_of[city] if city != NONE else port_owner(g, place)]
    return [owner for owner in (*owners, *(fort.power for fort in forts(g) if fort.place == place)) if owner != NOBODY]


def shelter(g: RomanWorld, place: int, power: int) -> bool:
    """14.3a, 16.1f, 21.2b: a city that is not plundered, or a fort of the top level: not a port alone."""
    city = city_held(g, place, power)
    if (city != NONE and not is_plundered(g, city)) or has_top_fort(g, place, power):
        return True
    return is_fort_city(g, place, power)
