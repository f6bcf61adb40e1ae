"""Chapters 6.1.5 to 6.1.8 and 9.6.1: Lines of Communication, over land and sea, to a power's home.

`linked` floods once from all friendly Spaces of the home and gives every place that is in communication; it is asked
for at Income, when Units are raised, and in Phase G, and kept by whoever asks.
"""

from __future__ import annotations

from typing import Final

from romanum.board.masks import bits, mask
from romanum.engine.memo import Memo
from romanum.games.pax.data.components import (
    AREAS,
    DEEP_SEA,
    LAND,
    NONE,
    PLACE_COUNT,
    PORT,
    PROVINCE_OF,
    RHODES,
    RHODES_SPACE,
    SEA,
    SEA_LINKS,
    SEA_POINT,
    SPACE_COUNT,
    SPACES_OF,
    STRAIT,
    TARSUS,
    TRIBAL,
)
from romanum.games.pax.state.control import is_friendly_space
from romanum.games.pax.state.forces import fleets, galleys, occupies
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import enemies

CYPRUS: Final = AREAS["cyprus"][0]
CLOSED_AT_SEA: Final = mask(p for p in range(PLACE_COUNT) if DEEP_SEA[p] or not (PORT[p] or SEA_POINT[p]))
"""Places that no Line passes by sea, whoever is there."""
DRY_LINKS: Final = LAND.over("land", "alpine").masks
WET_LINKS: Final = SEA.masks


def blocked(g: Mediterranean, power: int) -> int:
    """6.1.6a, 6.1.6b: places that no Line passes: occupied by an enemy, Barbarians, a Tribe, an Independent."""
    hostile, found = enemies(g, power), 0
    for stack, place in enumerate(g.at):
        if place >= 0 and hostile >> g.whose[stack] & 1 and occupies(g, stack):
            found |= 1 << place
    for space, owner in enumerate(g.town_of):
        if owner != NOBODY and hostile >> owner & 1:
            found |= 1 << space
    for at, strength in enumerate(g.tribe):
        if strength != NONE:
            found |= 1 << TRIBAL[at]
    return found


def sea_blocked(g: Mediterranean, power: int) -> int:
    """6.1.6c, 12.6.2, 12.6.4: places that no Line passes by sea: enemy ships in a Port, Pirates, the deep sea."""
    hostile, found = enemies(g, power), CLOSED_AT_SEA
    for stack, place in enumerate(g.at):
        if place >= 0 and hostile >> g.whose[stack] & 1 and PORT[place] and galleys(g, stack):
            found |= 1 << place
    for place in g.pirates:
        found |= 1 << place
        if place == TARSUS:
            found |= mask(near for near in SEA_LINKS[TARSUS] if not fleets(g, near) & g.friendly[power])
    return found


def linked(g: Mediterranean, power: int, by_rhodes: bool = False) -> int:
    """6.1.5: the mask of places in communication with a power's home; through Rhodes only if the toll is paid."""
    return _LINKED.of(g, power, by_rhodes)


def _flood(g: Mediterranean, power: int, by_rhodes: bool) -> int:
    shut, shut_at_sea = blocked(g, power), sea_blocked(g, power)
    if by_rhodes and g.holder[RHODES_SPACE] == RHODES:
        shut &= ~(1 << RHODES_SPACE)
        if not fleets(g, RHODES_SPACE) & enemies(g, power) & ~(1 << RHODES):
            shut_at_sea &= ~(1 << RHODES_SPACE)
    reached = mask(s for s in g.setting.home_list[power] if is_friendly_space(g, power, s)) & ~shut
    edge = reached
    while edge:
        fresh = 0
        for here in bits(edge):
            fresh |= DRY_LINKS[here] if shut_at_sea >> here & 1 else DRY_LINKS[here] | WET_LINKS[here] & ~shut_at_sea
            if STRAIT[here]:
                fresh |= mask(there for there in STRAIT[here] if not guarded(g, power, here, there))
        edge = fresh & ~(reached | shut)
        reached |= edge
    return reached


_LINKED: Final[Memo[Mediterranean, int]] = Memo(
    _flood, "scenario", "at", "whose", "units", "holder", "town_of", "tribe", "pirates", "friendly", most=64
)
"""Asked again for every line of a secret plan, while nothing on the map changes."""


def guarded(g: Mediterranean, power: int, here: int, there: int) -> bool:
    """9.5.3c: whether enemy ships lie at either end of a Strait."""
    return bool((fleets(g, here) | fleets(g, there)) & enemies(g, power))


def province_linked(g: Mediterranean, power: int, province: int, reached: int) -> bool:
    """Ruling 6.1.5a: a Province is in communication if any Space that the power holds in it is."""
    return any(reached >> space & 1 and g.holder[space] == power for space in SPACES_OF[province])


def is_shut(g: Mediterranean, side: int, place: int) -> bool:
    """13.3-CYPRUS: whether ships of a side may not enter a Port of Cyprus: it has none there already."""
    if not g.cyprus_shut or place >= SPACE_COUNT or PROVINCE_OF[place] != CYPRUS:
        return False
    return not fleets(g, place) >> side & 1
