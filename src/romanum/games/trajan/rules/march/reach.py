"""Chapters 12.1 to 12.3 and 20: what a march can do. Pure functions for the rules, the bots and the previews."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from romanum.engine.memo import Memo
from romanum.games.trajan.data.components import (
    BY_RIVER,
    BY_ROAD,
    BY_SEA,
    CITY_AT,
    COASTS,
    CROSS_COUNTRY,
    DESERT,
    EXTRA,
    IMPEDITUS,
    KIND,
    LAND_LINKS,
    MOUNTAIN,
    MOVE,
    MOVE_M1,
    MOVE_M2,
    OFF_MAP_SEAS,
    RIVER_HEXES,
    RIVER_LINKS,
    ROAD_EXTRA,
    ROAD_LINKS,
    SEA_COAST,
    SEAS,
    SIDE,
    STOPS,
    TERRAIN,
    WEST_EDGE,
)
from romanum.games.trajan.state.calendar import is_winter
from romanum.games.trajan.state.event_ids import FLOODS, GREAT_HEAT, SNOW, STORMS
from romanum.games.trajan.state.position import ARMY_COUNT, JOINED, MARCHING, NONE, ON_MARCH, ROMAN, STOOD, War

EMPTY_PACE: Final = 4
"""8.1e: how far an Exercitus without units marches: as far as legions do."""
ALL_SEAS: Final = range(len(SEAS))
LINKS: Final = {BY_ROAD: ROAD_LINKS, CROSS_COUNTRY: LAND_LINKS, BY_RIVER: RIVER_LINKS}


def _columns(g: War) -> tuple[list[int], list[int]]:
    found = [unit for unit, now in enumerate(g.marched) if now and now in ON_MARCH]
    return [u for u in found if SIDE[u] == ROMAN], [u for u in found if SIDE[u] != ROMAN]


COLUMNS: Final = Memo[War, tuple[list[int], list[int]]](_columns, "marched")
"""By side: the units on the march."""


def force_of(g: War, side: int) -> list[int]:
    """The units of a side now on the march."""
    return COLUMNS.of(g)[side]


def outrun(g: War, force: Iterable[int]) -> bool:
    """12.2c: whether a force is made up of nobody but units picked up on the way, the original force being left."""
    marched = [g.marched[u] for u in force]
    return JOINED in marched and MARCHING not in marched


def may_march(g: War, unit: int) -> bool:
    """7.5c, 12.2c: not moved yet, not held back by an event, not shut up in a besieged city."""
    if g.marched[unit] > STOOD or unit in g.stayed:
        return False
    if not g.inside[unit]:
        return True
    return not g.besieged(CITY_AT[g.where[unit]])


def marchers(g: War, side: int, hex: int) -> list[int]:
    """12.2a: the units in a hex that could march."""
    marched, stayed, inside = g.marched, g.stayed, g.inside
    found = [u for u in g.units_at(side, hex) if marched[u] <= STOOD and u not in stayed]
    if 1 in [inside[u] for u in found] and g.besieged(CITY_AT[hex]):
        return [u for u in found if not inside[u]]
    return found


def standards_ready(g: War, side: int, hex: int) -> list[int]:
    """7.2: the Exercitus markers in a hex that have not marched in this player turn, whatever is under them."""
    return [army for army in g.armies_at(side, hex) if not has_paraded(g, side, army)]


def standards_able(g: War, side: int, hex: int) -> list[int]:
    """7.2, 8.1a: those of them that can march by themselves: empty, or with units that can."""
    here = g.units_at(side, hex)
    units = {army: [u for u in here if g.army[u] == army] for army in standards_ready(g, side, hex)}
    return [army for army, under in units.items() if not under or any(may_march(g, u) for u in under)]


def standards_going(g: War, side: int) -> tuple[int, ...]:
    """8.1a: of the markers with the column, those that go: empty, or with units that march."""
    if not g.standards:
        return ()
    force, army = force_of(g, side), g.army
    marching = {army[u] for u in force}
    under = {army[u] for u in g.units_at(side, g.column)}
    return tuple([marker for marker in g.standards if marker in marching or marker not in under])


def has_paraded(g: War, side: int, army: int) -> bool:
    """7.2: whether an Exercitus has marched in this player turn."""
    return side == g.active and army in g.paraded


def carry_standards(g: War, side: int, armies: Iterable[int], there: int) -> None:
    """8.1a: markers go to a hex, or off the map; of their units those who do not march stay, as counters face down."""
    force = force_of(g, side)
    for army in armies:
        here = g.exercitus[side * ARMY_COUNT + army]
        for unit in g.units_at(side, here):
            if g.army[unit] == army and unit not in force:
                g.army[unit] = NONE
        g.exercitus[side * ARMY_COUNT + army] = there


def pace(units: Iterable[int]) -> int:
    """12.2d: the lowest movement factor."""
    return min([MOVE[u] for u in units], default=EMPTY_PACE)


def bonus(g: War, move: int, desert: bool) -> int:
    """20.M1, 20.M2: hexes beyond the factor; great heat takes them from a force that crosses a desert."""
    if desert and g.event == GREAT_HEAT:
        return 0
    return ROAD_EXTRA if move == MOVE_M2 else EXTRA if move == MOVE_M1 else 0


def limit(g: War, units: Sequence[int], kind: int, move: int, desert: bool) -> int:
    """How many hexes a force may go in all."""
    if kind == BY_RIVER:
        return RIVER_HEXES
    return 1 if kind == BY_SEA else pace(units) + bonus(g, move, desert)


def links(kind: int, hex: int) -> tuple[int, ...]:
    """12.1: where one step of a march by land or river leads."""
    return LINKS[kind][hex]


def shut_by_snow(g: War, kind: int, here: int, there: int) -> bool:
    """Event 53: in winter mountains are entered by road alone."""
    return lies_snow(g) and TERRAIN[there] == MOUNTAIN and there not in ROAD_LINKS[here]


def lies_snow(g: War) -> bool:
    """Event 53: it snows in winter."""
    return g.event == SNOW and is_winter(g)


def stops_in(kind: int, here: int, there: int, units: Iterable[int]) -> bool:
    """12.3a: mountain, swamp or river end a cross country march, except along a road or with a train."""
    if kind != CROSS_COUNTRY or not STOPS[there] or there in ROAD_LINKS[here]:
        return False
    return not has_train(units)


def has_train(units: Iterable[int]) -> bool:
    """2.65: whether an impeditus marches along."""
    return any(KIND[u] == IMPEDITUS for u in units)


def seas_open(g: War, side: int, hex: int) -> list[int]:
    """12.1d, 12.1e: the seas a force can put out on from a hex."""
    if g.event == STORMS:
        return []
    coast = COASTS[hex]
    return [sea for sea in ALL_SEAS if coast >> sea & 1 and g.has_port(side, sea)] if coast else []


def landings(g: War, side: int, hex: int) -> list[int]:
    """12.1d: the coastal hexes a sea march can reach."""
    return sorted({there for sea in seas_open(g, side, hex) for there in SEA_COAST[sea] if there != hex})


def may_leave_by_road(g: War, side: int, hex: int) -> bool:
    """12.7a, 12.7c: off the west edge by road, Romans only."""
    return side == ROMAN and hex in WEST_EDGE


def may_leave_by_sea(g: War, side: int, hex: int) -> bool:
    """12.7b: by sea from a Roman coastal city on the western seas."""
    return side == ROMAN and bool(COASTS[hex] & OFF_MAP_SEAS) and g.controls(ROMAN, hex)


def kinds_open(g: War, side: int, hex: int) -> list[int]:
    """12.0: the march types that could lead anywhere; cross country always serves to step in or out of a city."""
    found = []
    if ROAD_LINKS[hex] or may_leave_by_road(g, side, hex):
        found.append(BY_ROAD)
    found.append(CROSS_COUNTRY)
    if RIVER_LINKS[hex] and g.event != FLOODS:
        found.append(BY_RIVER)
    if seas_open(g, side, hex):
        found.append(BY_SEA)
    return found


def may_enter_city(g: War, side: int, hex: int) -> bool:
    """7.4b: into a city that is one's own or nobody's, with no enemy in the hex."""
    city = CITY_AT[hex]
    return city >= 0 and g.controller(city) != 1 - side and not g.has_units(1 - side, hex)


def enters_desert(there: int) -> bool:
    """Event 51: whether a hex is desert."""
    return TERRAIN[there] == DESERT


def reachable(g: War, side: int, units: Sequence[int], kind: int, steps: Steps, enemies: Container[int]) -> list[int]:
    """12.1-12.3: the hexes a force on the march could come to; it goes no farther than an enemy.

    A force that starts among enemies may leave them; snow, great heat and bad ground are heeded. Where one way into a
    hex ends the march (12.3a) another, along a road, may lead on: so the ways on are counted apart from the hexes.
    """
    if kind == BY_SEA:
        return landings(g, side, g.column) if steps.left(g, units, kind) else []
    free = kind != CROSS_COUNTRY or has_train(units)
    found, seen, edge = set[int](), {(g.column, steps.desert)}, [(g.column, steps.desert)]
    for gone in range(steps.gone, steps.gone + steps.left(g, units, kind)):
        beyond = []
        for here, there, hot in steps_on(g, units, kind, gone, steps.move, edge):
            found.add(there)
            goes_on = there not in enemies and (free or not STOPS[there] or there in ROAD_LINKS[here])
            if goes_on and (there, hot) not in seen:
                seen.add((there, hot))
                beyond.append((there, hot))
        edge = beyond
    return sorted(found - {g.column})


class Steps(NamedTuple):
    """How far a march may still lead: what the table says, what is behind it, and whether that was through a desert."""

    move: int
    gone: int = 0
    desert: bool = False

    def left(self, g: War, units: Sequence[int], kind: int) -> int:
        """How many hexes are left."""
        return limit(g, units, kind, self.move, self.desert) - self.gone


def steps_on(
    g: War, units: Sequence[int], kind: int, gone: int, move: int, edge: Iterable[tuple[int, bool]]
) -> Iterator[tuple[int, int, bool]]:
    """From where to where the next step may lead, and whether the march has then been through a desert."""
    way = LINKS[kind]
    for here, hot in edge:
        if gone >= limit(g, units, kind, move, hot):
            continue
        for there in way[here]:
            burns = enters_desert(there)
            too_hot = burns and gone >= limit(g, units, kind, move, True)
            if not too_hot and not shut_by_snow(g, kind, here, there):
                yield here, there, hot or burns
