"""Chapters 6.1.5 to 6.1.8 and 9.6.1: Lines of Communication, over land and sea, to a power's home.

`linked` floods once from all friendly Spaces of the home and gives every place that is in communication; it is asked
for at Income, when Units are raised, and in Phase G, and kept by whoever asks.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

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
    SIDE_COUNT,
    SPACE_COUNT,
    SPACES_OF,
    STRAIT,
    TARSUS,
    TRIBAL,
)
from romanum.games.pax.state.forces import fleets, towns_by_side
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import enemies

CYPRUS: Final = AREAS["cyprus"][0]
CLOSED_AT_SEA: Final = mask(p for p in range(PLACE_COUNT) if DEEP_SEA[p] or not (PORT[p] or SEA_POINT[p]))
"""Places that no Line passes by sea, whoever is there."""
EVERYWHERE: Final = (1 << PLACE_COUNT) - 1
OPEN_AT_SEA: Final = EVERYWHERE & ~CLOSED_AT_SEA
PORTS: Final = mask(p for p in range(PLACE_COUNT) if PORT[p])
DRY: Final = LAND.over("land", "alpine").masks
"""By place: where a Line goes on over land,"""
DRY_LINKS: Final = tuple(map(tuple, map(bits, DRY)))
WET_LINKS: Final = tuple(tuple(bits(links & OPEN_AT_SEA)) for links in SEA.masks)
"""and by sea."""
STRAITS: Final = tuple((here, there) for here in range(PLACE_COUNT) for there in STRAIT[here])
SHORES: Final = mask(shore for strait in STRAITS for shore in strait)
NEAR_TARSUS: Final = mask(SEA_LINKS[TARSUS])


class Presence(NamedTuple):
    """Who is where, as masks of places by side."""

    armies: list[int]
    """Where it has Land Combat Units or Garrisons (1.4k),"""
    ships: list[int]
    """and Galley Squadrons."""


def presence(g: Mediterranean) -> Presence:
    """All stacks, looked at once for all powers."""
    armies, ships, units, first = [0] * SIDE_COUNT, [0] * SIDE_COUNT, g.units, 0
    for side, place in zip(g.whose, g.at, strict=True):
        if place >= 0:
            if any(units[first : first + OCCUPYING]):
                armies[side] |= 1 << place
            if units[first + GALLEY]:
                ships[side] |= 1 << place
        first += KINDS
    return Presence(armies, ships)


def _towns(g: Mediterranean) -> list[int]:
    return [mask(towns) for towns in towns_by_side(g)]


_TOWNS: Final[Memo[Mediterranean, list[int]]] = Memo(_towns, "town_of", most=64, strict=True)
"""By side: the Spaces with its Cities and Towns."""


def passed(g: Mediterranean, power: int, there: Presence) -> int:
    """6.1.6a, 6.1.6b: where a Line passes: not where an enemy, Barbarians, a Tribe, an Independent is."""
    hostile, towns, closed = enemies(g, power), _TOWNS.of(g), 0
    for side, places in enumerate(there.armies):
        if hostile >> side & 1:
            closed |= places | towns[side]
    return EVERYWHERE & ~closed & ~_tribal(inhabited(g))


@lru_cache(maxsize=256)
def _tribal(inhabitants: tuple[bool, ...]) -> int:
    """13.1: the Tribal Spaces in which a counter is."""
    return mask(space for space, there in zip(TRIBAL, inhabitants, strict=True) if there)


def guards(there: Presence, sides: int) -> int:
    """9.5.3c: where ships of some sides lie: there they guard a Strait."""
    found = 0
    for side, places in enumerate(there.ships):
        if sides >> side & 1:
            found |= places
    return found


def passed_at_sea(g: Mediterranean, power: int, there: Presence) -> int:
    """6.1.6c, 12.6.2, 12.6.4: where a Line passes by sea: not enemy ships in Port, Pirates, the deep sea."""
    found = OPEN_AT_SEA & ~(guards(there, enemies(g, power)) & PORTS) & ~mask(g.pirates)
    if TARSUS in g.pirates:
        found &= ~NEAR_TARSUS | guards(there, g.friendly[power])
    return found


def linked(g: Mediterranean, power: int, by_rhodes: bool = False) -> int:
    """6.1.5: the mask of places in communication with a power's home; through Rhodes only if the toll is paid."""
    return _LINKED.of(g, power, by_rhodes)


def _flood(g: Mediterranean, power: int, by_rhodes: bool) -> int:
    return _reach(_terrain(g, power, _THERE.of(g), by_rhodes))


_THERE: Final = Memo[Mediterranean, Presence](presence, "at", "whose", "units")


class Terrain(NamedTuple):
    """Where Lines of a power can go, as masks of places."""

    homes: int
    """Friendly Spaces of its home, where they begin,"""
    ground: int
    """where they pass,"""
    water: int
    """where they pass by sea,"""
    guarded: int
    """and where enemy ships guard Straits."""


def _terrain(g: Mediterranean, power: int, there: Presence, by_rhodes: bool = False) -> Terrain:
    ground, water, hostile = passed(g, power, there), passed_at_sea(g, power, there), enemies(g, power)
    if by_rhodes and g.holder[RHODES_SPACE] == RHODES:
        ground |= 1 << RHODES_SPACE
        if not guards(there, hostile & ~(1 << RHODES)) >> RHODES_SPACE & 1:
            water |= OPEN_AT_SEA & 1 << RHODES_SPACE
    holder, friends = g.holder, g.friendly[power]
    homes = mask([s for s in g.setting.home_list[power] if holder[s] != NOBODY and friends >> holder[s] & 1])
    return Terrain(homes & ground, ground, water & ground, guards(there, hostile) & SHORES)


@lru_cache(maxsize=256)
def _reach(terrain: Terrain) -> int:
    """All places that Lines reach: by land, over Straits, by sea where they pass there."""
    found = bits(terrain.homes)
    new, at_sea = _flags(terrain.ground), _flags(terrain.water)
    straits = _straits(terrain.guarded)
    for here in found:
        new[here] = 0
    for here in found:  # which grows
        ways = DRY_LINKS[here] if here not in straits else (*DRY_LINKS[here], *straits[here])
        for there in ways:
            if new[there]:
                new[there] = 0
                found.append(there)
        for there in WET_LINKS[here] if at_sea[here] else ():
            if new[there] and at_sea[there]:
                new[there] = 0
                found.append(there)
    return terrain.ground & ~_flagged(new)


@lru_cache(maxsize=256)
def _spread(terrain: Terrain, wanted: tuple[int, ...]) -> dict[int, int]:
    """Places that Lines reach, each with the one they come from, until some of each mask that is wanted are reached."""
    homes = bits(terrain.homes)
    new, at_sea = _flags(terrain.ground), _flags(terrain.water)
    straits = _straits(terrain.guarded)
    came_from = dict.fromkeys(homes, NONE)
    edge, unmet = homes, wanted
    while edge:
        if wanted and not (unmet := _unmet(unmet, edge)):
            break
        beyond: list[int] = []
        for here in edge:
            new[here] = 0
        for here in edge:
            ways = DRY_LINKS[here] if here not in straits else (*DRY_LINKS[here], *straits[here])
            for there in ways:
                if new[there]:
                    new[there] = 0
                    came_from[there] = here
                    beyond.append(there)
            for there in WET_LINKS[here] if at_sea[here] else ():
                if new[there] and at_sea[there]:
                    new[there] = 0
                    came_from[there] = here
                    beyond.append(there)
        edge = beyond
    return came_from


def _unmet(wanted: tuple[int, ...], reached: list[int]) -> tuple[int, ...]:
    """Masks of which nothing was reached just now."""
    found = mask(reached)
    return tuple([places for places in wanted if not found & places])


def _flags(places: int) -> bytearray:
    """A mask as a flag a place: looked at one by one they are quicker."""
    return bytearray(f"{places:0{PLACE_COUNT}b}"[::-1].encode().translate(_DIGITS))


def _flagged(flags: bytearray) -> int:
    """The mask again."""
    return int(flags[::-1].translate(_FLAGS), 2)


_DIGITS: Final = bytes.maketrans(b"01", b"\0\1")
_FLAGS: Final = bytes.maketrans(b"\0\1", b"01")


@lru_cache(maxsize=256)
def _straits(guarded: int) -> dict[int, tuple[int, ...]]:
    """9.5.3c: by place, the other shores of Straits that no enemy ship guards on either side."""
    free = [(here, there) for here, there in STRAITS if not (guarded >> here | guarded >> there) & 1]
    return {here: tuple([there for other, there in free if other == here]) for here, _ in free}


# ---- whether some places are linked, without asking for all


def reached(g: Mediterranean, power: int, there: Presence, wanted: tuple[int, ...]) -> int:
    """6.1.5: for each mask of places that is wanted, some of them that are in communication, if any are.

    The Lines found last are remembered: as long as nobody blocks them there is nothing to look for.
    """
    terrain = _terrain(g, power, there)
    last = _LAST.get((power, wanted))
    if last is not None and last.is_open_on(terrain):
        return last.ground
    if len(_LAST) >= LINES_KEPT:
        _LAST.clear()
    came_from = _spread(terrain, wanted)
    found = mask(came_from)
    if all(found & places for places in wanted):
        _LAST[power, wanted] = _lines_to(came_from, terrain, wanted)
    return found


def linked_among(g: Mediterranean, power: int, wanted: Iterable[int]) -> int:
    """6.1.5: the same for masks that are asked for once: of each, some places in communication, if any are."""
    return mask(_spread(_terrain(g, power, _THERE.of(g)), tuple(wanted)))


class Lines(NamedTuple):
    """Lines of Communication to all places that were wanted, as masks."""

    home: int
    """Where they begin,"""
    ground: int
    """where they pass,"""
    water: int
    """where they pass by sea,"""
    shores: int
    """and where they cross Straits."""

    def is_open_on(self, terrain: Terrain) -> bool:
        """Whether nobody blocks them."""
        return not (
            self.home & ~terrain.homes
            or self.ground & ~terrain.ground
            or self.water & ~terrain.water
            or self.shores & terrain.guarded
        )


LINES_KEPT: Final = 64
_LAST: Final[dict[tuple[int, tuple[int, ...]], Lines]] = {}


def _lines_to(came_from: dict[int, int], terrain: Terrain, wanted: tuple[int, ...]) -> Lines:
    home = ground = water = shores = 0
    for places in wanted:
        here = next(place for place in came_from if places >> place & 1)
        while not ground >> here & 1:
            ground |= 1 << here
            before = came_from[here]
            if before == NONE:
                home |= 1 << here
                break
            if not DRY[before] >> here & 1:
                if here in STRAIT[before]:
                    shores |= 1 << before | 1 << here
                else:
                    water |= 1 << before | 1 << here
            here = before
    return Lines(home, ground, water, shores)


def inhabited(g: Mediterranean) -> tuple[bool, ...]:
    """13.1: by Tribal Space, whether a counter is there; its strength, which few know, does not matter."""
    return _inhabited(g.tribe)


@lru_cache(maxsize=256)
def _inhabited(tribe: tuple[int, ...]) -> tuple[bool, ...]:
    return tuple([strength != NONE for strength in tribe])


LINES_HANG_ON: Final = (
    "scenario", "wins", "at", "whose", "units", "holder", "town_of", inhabited, "pirates", "friendly",
)  # fmt: skip
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
