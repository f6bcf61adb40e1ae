"""Chapters 6.1.5 to 6.1.8 and 9.6.1: Lines of Communication, over land and sea, to a power's home.

`linked` floods once from all friendly Spaces of the home and gives every place that is in communication; it is asked
for at Income, when Units are raised, and in Phase G, and kept by whoever asks.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from romanum.board.masks import bits, mask
from romanum.engine.memo import Memo
from romanum.games.pax.data.components import (
    AREAS,
    DEEP_SEA,
    GALLEY,
    KINDS,
    LAND,
    NONE,
    OCCUPYING,
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
from romanum.games.pax.state.forces import fleets, towns_by_side
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import enemies

CYPRUS: Final = AREAS["cyprus"][0]
CLOSED_AT_SEA: Final = mask(p for p in range(PLACE_COUNT) if DEEP_SEA[p] or not (PORT[p] or SEA_POINT[p]))
"""Places that no Line passes by sea, whoever is there."""
DRY_LINKS: Final = tuple(map(tuple, map(bits, LAND.over("land", "alpine").masks)))
"""By place: where a Line goes on over land,"""
WET_LINKS: Final = tuple(tuple(p for p in bits(links) if not CLOSED_AT_SEA >> p & 1) for links in SEA.masks)
"""and by sea."""
STRAITS: Final = tuple((here, there) for here in range(PLACE_COUNT) for there in STRAIT[here])
OPEN: Final = bytes([1]) * PLACE_COUNT
OPEN_AT_SEA: Final = bytes(not CLOSED_AT_SEA >> p & 1 for p in range(PLACE_COUNT))


def passed(g: Mediterranean, power: int) -> bytearray:
    """6.1.6a, 6.1.6b: by place, whether a Line passes: not where an enemy, Barbarians, a Tribe, an Independent is."""
    hostile, found = enemies(g, power), bytearray(OPEN)
    whose, units, first = g.whose, g.units, 0
    for stack, place in enumerate(g.at):
        if place >= 0 and hostile >> whose[stack] & 1 and any(units[first : first + OCCUPYING]):
            found[place] = 0
        first += KINDS
    for side, towns in enumerate(towns_by_side(g)):
        for space in towns if hostile >> side & 1 else ():
            found[space] = 0
    for space, there in zip(TRIBAL, inhabited(g), strict=True):
        found[space] &= not there
    return found


def harbours(g: Mediterranean) -> dict[int, int]:
    """By place in which ships lie: the mask of their sides."""
    found: dict[int, int] = {}
    for squadrons, place, side in zip(g.units[GALLEY::KINDS], g.at, g.whose, strict=True):
        if squadrons and place >= 0:
            found[place] = found.get(place, 0) | 1 << side
    return found


def guards(g: Mediterranean, sides: int) -> set[int]:
    """9.5.3c: where ships of some sides lie: there they guard a Strait."""
    return {place for place, present in harbours(g).items() if present & sides}


def passed_at_sea(g: Mediterranean, power: int) -> bytearray:
    """6.1.6c, 12.6.2, 12.6.4: by place, whether a Line passes by sea: not enemy ships, Pirates, the deep sea."""
    hostile, ships, found = enemies(g, power), harbours(g), bytearray(OPEN_AT_SEA)
    for place, sides in ships.items():
        if sides & hostile and PORT[place]:
            found[place] = 0
    for place in g.pirates:
        found[place] = 0
        if place == TARSUS:
            for near in SEA_LINKS[TARSUS]:
                found[near] &= bool(ships.get(near, 0) & g.friendly[power])
    return found


def linked(g: Mediterranean, power: int, by_rhodes: bool = False) -> int:
    """6.1.5: the mask of places in communication with a power's home; through Rhodes only if the toll is paid."""
    return _LINKED.of(g, power, by_rhodes)


def _flood(g: Mediterranean, power: int, by_rhodes: bool) -> int:
    new, at_sea, guarded = passed(g, power), passed_at_sea(g, power), guards(g, enemies(g, power))
    if by_rhodes and g.holder[RHODES_SPACE] == RHODES:
        new[RHODES_SPACE] = 1
        if RHODES_SPACE not in guards(g, enemies(g, power) & ~(1 << RHODES)):
            at_sea[RHODES_SPACE] = OPEN_AT_SEA[RHODES_SPACE]
    homes = tuple([s for s in g.setting.home_list[power] if new[s] and is_friendly_space(g, power, s)])
    straits = tuple([strait for strait in STRAITS if guarded.isdisjoint(strait)])
    return _reached(homes, bytes(new), bytes(at_sea), straits)


@lru_cache(maxsize=256)
def _reached(homes: tuple[int, ...], open_places: bytes, at_sea: bytes, straits: tuple[tuple[int, int], ...]) -> int:
    """The mask of places that Lines reach from some Spaces; mostly it is other units that have changed meanwhile."""
    edge, new, reached = list(homes), bytearray(open_places), []
    while edge:
        _spread(edge, new, at_sea)
        reached += edge
        edge = [there for here, there in straits if new[there] and here in reached]
    return mask(reached)


def _spread(reached: list[int], new: bytearray, at_sea: bytes) -> None:
    """Add whatever can be reached from some places over land and by sea; what is reached is not new any more."""
    for place in reached:
        new[place] = 0
    for here in reached:
        for there in DRY_LINKS[here]:
            if new[there]:
                new[there] = 0
                reached.append(there)
        for there in WET_LINKS[here] if at_sea[here] else ():
            if new[there] and at_sea[there]:
                new[there] = 0
                reached.append(there)


def inhabited(g: Mediterranean) -> list[bool]:
    """13.1: by Tribal Space, whether a counter is there; its strength, which few know, does not matter."""
    return [strength != NONE for strength in g.tribe]


LINES_HANG_ON: Final = ("scenario", "at", "whose", "units", "holder", "town_of", inhabited, "pirates", "friendly")
_LINKED: Final[Memo[Mediterranean, int]] = Memo(_flood, *LINES_HANG_ON, each=True)
"""Asked again for every line of a secret plan, while nothing on the map changes."""


def province_linked(g: Mediterranean, power: int, province: int, reached: int) -> bool:
    """Ruling 6.1.5a: a Province is in communication if any Space that the power holds in it is."""
    return any(reached >> space & 1 and g.holder[space] == power for space in SPACES_OF[province])


def is_shut(g: Mediterranean, side: int, place: int) -> bool:
    """13.3-CYPRUS: whether ships of a side may not enter a Port of Cyprus: it has none there already."""
    if not g.cyprus_shut or place >= SPACE_COUNT or PROVINCE_OF[place] != CYPRUS:
        return False
    return not fleets(g, place) >> side & 1
