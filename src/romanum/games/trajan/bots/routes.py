"""Where a force can come in one march, by which kind of march, and with which chance (12, 20).

A force goes no farther than the first enemy it meets, a Civis included; ground that stops a march stops it here too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from romanum.engine.memo import Memo
from romanum.games.trajan.data.components import (
    BY_RIVER,
    BY_ROAD,
    BY_SEA,
    CITY_HEX,
    CROSS_COUNTRY,
    EXTRA,
    KIND,
    LEADER,
    MARCH_TABLE,
    MOVE_M1,
    MOVE_M2,
    MOVE_N,
    RIVER_HEXES,
    ROAD_EXTRA,
    ROAD_LINKS,
    SCATTER,
    STOPS,
    WRECK,
)
from romanum.games.trajan.rules.march.reach import LINKS, has_train, kinds_open, landings, pace
from romanum.games.trajan.state.position import PARTHIAN, ROMAN, War

EXTRA_OF: Final = {MOVE_M1: EXTRA, MOVE_M2: ROAD_EXTRA}
"""20.M1, 20.M2: hexes beyond the movement factor, by the result of the March Table."""


def _enemies(g: War) -> tuple[frozenset[int], frozenset[int]]:
    found = []
    for side in (ROMAN, PARTHIAN):
        cities = [CITY_HEX[city] for city, civis in enumerate(g.civis) if civis == 1 - side]
        found.append(frozenset([*cities, *g.stacks(1 - side)]))
    return found[0], found[1]


ENEMIES: Final = Memo[War, tuple[frozenset[int], frozenset[int]]](_enemies, "where", "civis")
"""By side: the hexes in which a march of its forces ends (12.3b)."""


class Route(NamedTuple):
    """How a force comes to a hex: the kind of march, how many hexes, and the chance to arrive in good order."""

    kind: int
    steps: int
    chance: float


@lru_cache(None)
def arrival(kind: int, beyond: int) -> float:
    """The chance of a march that leads so many hexes beyond the movement factor, and does not scatter."""
    good = [
        march
        for march in MARCH_TABLE[kind]
        if march.move != MOVE_N and not march.effects & (SCATTER | WRECK) and EXTRA_OF.get(march.move, 0) >= beyond
    ]
    return len(good) / len(MARCH_TABLE[kind])


@lru_cache(1 << 13)
def spread(kind: int, origin: int, most: int, train: bool, enemies: frozenset[int]) -> dict[int, int]:
    """The hexes that a march by land or river can come to, each with the number of steps."""
    way, free = LINKS[kind], kind != CROSS_COUNTRY or train
    found, edge = {origin: 0}, [origin]
    for gone in range(1, most + 1):
        beyond = []
        for here in edge:
            roads = ROAD_LINKS[here]
            for there in way[here]:
                if there not in found:
                    found[there] = gone
                    if there not in enemies and (free or not STOPS[there] or there in roads):
                        beyond.append(there)
        if not beyond:
            break
        edge = beyond
    return found


class Ways:
    """Where a force can come in one march from a hex: each question is answered when it is asked."""

    __slots__ = ("_found",)

    def __init__(self, g: War, side: int, units: Sequence[int], origin: int, kinds: Iterable[int]) -> None:
        train, own, enemies = has_train(units), pace(units), ENEMIES.of(g)[side]
        self._found: list[tuple[int, int, dict[int, int]]] = []
        for kind in kinds:
            if kind == BY_SEA:
                self._found.append((kind, 1, dict.fromkeys(landings(g, side, origin), 1)))
                continue
            factor = RIVER_HEXES if kind == BY_RIVER else own
            extra = ROAD_EXTRA if kind == BY_ROAD else EXTRA if kind == CROSS_COUNTRY else 0
            self._found.append((kind, factor, spread(kind, origin, factor + extra, train, enemies)))

    def to(self, hex: int) -> Route | None:
        """How the force comes to a hex, by the kind of march that is likeliest to lead there; None if it cannot."""
        best = None
        for kind, factor, steps_to in self._found:
            steps = steps_to.get(hex)
            if steps:
                chance = arrival(kind, steps - factor if steps > factor else 0)
                if best is None or chance > best.chance:
                    best = Route(kind, steps, chance)
        return best

    def steps(self, hex: int) -> int:
        """How many hexes away a hex is, by the shortest way of any kind."""
        return min([steps_to[hex] for _, _, steps_to in self._found if hex in steps_to])

    def hexes(self) -> set[int]:
        """All hexes it can come to."""
        return {hex for _, _, steps_to in self._found for hex, steps in steps_to.items() if steps}


def kinds_of(g: War, side: int, hex: int, units: Sequence[int]) -> list[int]:
    """The kinds of march open to a force. Troops do not go to sea: what is wrecked there is lost."""
    sails = all(KIND[unit] == LEADER for unit in units)
    return [kind for kind in kinds_open(g, side, hex) if kind != BY_SEA or sails]


def next_step(
    kind: int, here: int, goal: int, most: int, train: bool, enemies: frozenset[int], open_to: Sequence[int]
) -> int | None:
    """The next hex of the shortest way to a goal that a march can still come to; None if it cannot."""
    if kind == BY_SEA:
        return goal if goal in open_to else None
    if goal in open_to:
        return goal
    best, least = None, most
    for there in open_to:
        if there in enemies or (kind == CROSS_COUNTRY and not train and STOPS[there] and there not in ROAD_LINKS[here]):
            continue
        steps = spread(kind, there, most - 1, train, enemies).get(goal)
        if steps is not None and steps < least:
            best, least = there, steps
    return best
