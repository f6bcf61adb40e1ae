"""17, 21, 13.6: sieges, blockades and forts: what stands where, and who is shut in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from romanum.engine.memo import Memo
from romanum.games.imperium.data.charts import FORT_STRENGTH
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import PORT_WATERS, PORTS_ON
from romanum.games.imperium.rules.common.control import city_at, has_port, port_owner
from romanum.games.imperium.rules.common.powers import is_enemy, is_friend
from romanum.games.imperium.state.forces import is_naval, stacks_at
from romanum.games.imperium.state.layout import FORT_FACTS, SIEGE_FACTS
from romanum.games.imperium.state.marks import BUILDING, INSIDE
from romanum.games.imperium.state.position import NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import COMBATANTS, FLEETS, fleets, of, strength

TOP_LEVEL: Final = 4
"""21.1d: level A."""


class Siege(NamedTuple):
    """Where, how many months without a train to live on, since when, and how much of a fort is worn down (17.3.1c)."""

    place: int
    months: int
    since: int
    worn: int = 0


class Fort(NamedTuple):
    """Where, whose, its level (0: only begun), and levels under construction."""

    place: int
    power: int
    level: int
    works: int


# ---- sieges


def sieges(g: RomanWorld) -> Iterator[Siege]:
    """All sieges."""
    facts = g.sieges
    return (Siege(*facts[at : at + SIEGE_FACTS]) for at in range(0, len(facts), SIEGE_FACTS))


def siege_at(g: RomanWorld, place: int) -> Siege | None:
    """The siege of a place, if there is one."""
    return next((siege for siege in sieges(g) if siege.place == place), None)


def begin_siege(g: RomanWorld, place: int) -> None:
    """17.1a, 17.3a: a place is besieged; attrition begins next month."""
    if siege_at(g, place) is None:
        g.sieges += (place, 0, g.month, 0)
    city = city_at(g, place)
    if city != NONE:
        g.ever_besieged |= 1 << city


def end_siege(g: RomanWorld, place: int) -> None:
    """17.1c, 17.1.1c: a siege is broken or over; those inside are free, and the city's wounds are healed (17.3.1c)."""
    keep_sieges(g, [siege for siege in sieges(g) if siege.place != place])
    for stack in _about(g, place):
        g.mark[stack] &= ~INSIDE
    city = city_at(g, place)
    if city != NONE:
        g.wounds = (*g.wounds[:city], 0, *g.wounds[city + 1 :])


def keep_sieges(g: RomanWorld, kept: list[Siege]) -> None:
    """These are the sieges now."""
    g.sieges = tuple(number for siege in kept for number in siege)


def is_besieged(g: RomanWorld, place: int) -> bool:
    """17.1: whether whoever is behind the walls of a place is under siege."""
    return bool(g.sieges) and place in g.sieges[::SIEGE_FACTS]


def _about(g: RomanWorld, place: int) -> list[int]:
    """The stacks in a place, and the fleets in the waters of its port, where these have a number of their own."""
    found = [*stacks_at(g, place)]
    for water in PORT_WATERS[place]:
        if water != place:
            found += [stack for stack in stacks_at(g, water) if is_naval(g, stack)]
    return found


def is_shut_in(g: RomanWorld, stack: int) -> bool:
    """17.1, 17.2.2: whether a stack stands where those inside are under siege: in the place, or in its port."""
    place = g.at[stack]
    if is_besieged(g, place):
        return True
    return is_naval(g, stack) and any(is_besieged(g, port) for port in PORTS_ON[place])


def behind_walls_of(g: RomanWorld, stack: int) -> int:
    """13.4.3d: the place in which a stack is under siege: of fleets in other waters it is their port."""
    place = g.at[stack]
    if not g.mark[stack] & INSIDE or is_besieged(g, place):
        return place
    return next((port for port in PORTS_ON[place] if is_besieged(g, port)), place)


def besieged_power(g: RomanWorld, place: int) -> int:
    """Whose siege it is: the owner of the city, else of the units inside, else of the fort."""
    city = city_at(g, place)
    if city != NONE and g.city_of[city] != NOBODY:
        return g.city_of[city]
    shut = inside(g, place)
    if shut:
        return g.whose[shut[0]]
    fort = fort_at(g, place)
    return fort.power if fort else NOBODY


def inside(g: RomanWorld, place: int) -> list[int]:
    """The stacks that are under siege in a place, those in its port too."""
    return [stack for stack in _about(g, place) if g.mark[stack] & INSIDE]


def outside(g: RomanWorld, place: int) -> list[int]:
    """The others."""
    return [stack for stack in _about(g, place) if not g.mark[stack] & INSIDE]


def besiegers(g: RomanWorld, place: int) -> list[int]:
    """17.1a: the enemy stacks with combat units outside."""
    power = besieged_power(g, place)
    if power == NOBODY:
        return []
    return [s for s in outside(g, place) if of(g.units[s], COMBATANTS) and is_enemy(g, power, g.whose[s])]


def holds(g: RomanWorld, place: int) -> bool:
    """17.1c: whether besiegers are left, with at least a quarter of the plain strength inside."""
    around = besiegers(g, place)
    return bool(around) and 4 * _plain_strength(g, around) >= _plain_strength(g, inside(g, place))


def _plain_strength(g: RomanWorld, stacks: list[int]) -> int:
    return sum(strength(g.units[stack]) for stack in stacks)


# ---- ports


def fleets_in_port(g: RomanWorld, place: int, power: int) -> str:
    """The fleets of a power and its friends in the port of a place: those inside while it is besieged."""
    shut = is_besieged(g, place)
    return "".join(
        of(g.units[stack], FLEETS)
        for water in PORT_WATERS[place]
        for stack in stacks_at(g, water)
        if is_friend(g, power, g.whose[stack]) and (not shut or g.mark[stack] & INSIDE)
    )


def fleets_outside(g: RomanWorld, place: int, power: int) -> str:
    """The fleets of a power's enemies in the waters of a port."""
    return "".join(
        of(g.units[stack], FLEETS)
        for water in PORT_WATERS[place]
        for stack in stacks_at(g, water)
        if is_enemy(g, power, g.whose[stack]) and not g.mark[stack] & INSIDE
    )


def is_blockaded(g: RomanWorld, place: int) -> bool:
    """17.2a: in a siege by more fleets than are inside; 13.6a, where in force: by greater strength, besieged or not."""
    besieged = is_besieged(g, place)
    owner = port_owner(g, place) if besieged or g.has_rule("13.6") else NOBODY
    if owner == NOBODY:
        return False
    own, against = fleets_in_port(g, place, owner), fleets_outside(g, place, owner)
    return fleets(against) > fleets(own) if besieged else strength(against) > strength(own)


def is_friendly_port(g: RomanWorld, place: int, power: int) -> bool:
    """10.3d: a port held by the power, a client or an ally."""
    if not has_port(g, place):
        return False
    owner = port_owner(g, place)
    return owner != NOBODY and is_friend(g, power, owner)


# ---- forts


def forts(g: RomanWorld) -> tuple[Fort, ...]:
    """All forts and works."""
    return _FORTS.of(g) if g.forts else ()


def _listed(g: RomanWorld) -> tuple[Fort, ...]:
    facts = g.forts
    return tuple([Fort(*facts[at : at + FORT_FACTS]) for at in range(0, len(facts), FORT_FACTS)])


_FORTS: Final[Memo[RomanWorld, tuple[Fort, ...]]] = Memo(_listed, "forts")


def _by_place(g: RomanWorld) -> dict[int, tuple[Fort, ...]]:
    """The forts of each place that has some."""
    found: dict[int, tuple[Fort, ...]] = {}
    for fort in forts(g):
        found[fort.place] = (*found.get(fort.place, ()), fort)
    return found


_FORTS_AT: Final[Memo[RomanWorld, dict[int, tuple[Fort, ...]]]] = Memo(_by_place, "forts")


def _by_place_and_power(g: RomanWorld) -> dict[tuple[int, int], Fort]:
    """Of several of a power in a place the first."""
    return {(fort.place, fort.power): fort for fort in reversed(forts(g))}


_OWN_FORTS: Final[Memo[RomanWorld, dict[tuple[int, int], Fort]]] = Memo(_by_place_and_power, "forts")


def forts_at(g: RomanWorld, place: int) -> tuple[Fort, ...]:
    """All forts and works in a place."""
    return _FORTS_AT.of(g).get(place, ()) if g.forts else ()


def fort_at(g: RomanWorld, place: int, power: int = NOBODY) -> Fort | None:
    """The fort in a place: of a power or its friends, or the first of anybody's."""
    for fort in forts_at(g, place):
        if power == NOBODY or is_friend(g, power, fort.power):
            return fort
    return None


def own_fort(g: RomanWorld, place: int, power: int) -> Fort | None:
    """The fort or works of a power itself in a place."""
    return _OWN_FORTS.of(g).get((place, power)) if g.forts else None


def keep_forts(g: RomanWorld, kept: list[Fort]) -> None:
    """These are the forts now."""
    g.forts = tuple([number for fort in kept for number in fort])
    _FORTS.keep(g, tuple(kept))


def set_fort(g: RomanWorld, place: int, power: int, level: int, works: int = 0) -> None:
    """21: a power has a fort of a level in a place; level 0 without works: none."""
    kept = [fort for fort in forts(g) if (fort.place, fort.power) != (place, power)]
    keep_forts(g, [*kept, Fort(place, power, level, works)] if level or works else kept)


def fort_strength(g: RomanWorld, place: int, power: int) -> int:
    """21.1d, 21.4a: what the forts of a power and its friends in a place add to its defence."""
    by_level = (0, *FORT_STRENGTH[g.setting.period])
    whole = sum(by_level[fort.level] for fort in forts_at(g, place) if is_friend(g, power, fort.power))
    return max(0, whole - worn_down(g, place, power))


def worn_down(g: RomanWorld, place: int, power: int) -> int:
    """17.3.1c, 21.2e: what a siege has taken from the fort of the besieged, as long as it lasts."""
    siege = siege_at(g, place) if g.sieges else None
    if siege is None or not siege.worn:
        return 0
    owner = besieged_power(g, place)
    return siege.worn if owner != NOBODY and is_friend(g, power, owner) else 0


def has_top_fort(g: RomanWorld, place: int, power: int) -> bool:
    """21.2b: whether a fort of the top level of a power or its friends stands there."""
    return any(f.level == TOP_LEVEL and is_friend(g, power, f.power) for f in forts_at(g, place))


def abandon_works(g: RomanWorld, power: int, place: int) -> None:
    """21.1g: builders who move, attack or lose a combat give up what they were building."""
    kept = [f._replace(works=0) if (f.place, f.power) == (place, power) else f for f in forts(g)]
    keep_forts(g, [f for f in kept if f.level or f.works])
    for stack in stacks_at(g, place):
        if g.whose[stack] == power:
            g.mark[stack] &= ~BUILDING


def land_stacks(g: RomanWorld, place: int) -> list[int]:
    """The stacks ashore in a place."""
    return [stack for stack in stacks_at(g, place) if not is_naval(g, stack)]
