"""Chapters 14.4, 14.9 and 14.12: strengths in a round of battle, Maneuver Advantage, terrain, and the results table.

Everything here is what is known of a running combat, `Fight`, or a pure function of it: who fights is in
`War.fighting`, who is disrupted in `War.disrupted`. The last place of both lists is the Civis of the city.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, ClassVar, Final

from romanum.engine.event import modifier
from romanum.engine.step import Task
from romanum.games.trajan.data.components import (
    ATTACK,
    CITY_AT,
    CIVIS_ATTACK,
    CIVIS_DISCIPLINE,
    CIVIS_STRENGTH,
    COMBAT_LEAST,
    COMBAT_RESULTS,
    DISCIPLINE,
    ELEPHANTS,
    EQUITES,
    HATRA,
    HATRA_BONUS,
    HEAVY_CAVALRY,
    HORSE_ARCHERS,
    KIND,
    LEADER,
    MANEUVER_RATIO,
    MOUNTAIN,
    NO_MANEUVER,
    REDUCED,
    STRENGTH,
    TERRAIN,
    TERRAIN_REDUCTION,
    WORTH,
)
from romanum.games.trajan.state.position import UNIT_COUNT, War

FIRE: Final = 0
MELEE: Final = 1
PURSUIT: Final = 2
ROUND_IDS: Final = ("fire", "melee", "pursuit")

# ---- kinds of combat
FIELD: Final = 0
"""13.0b: in the open, or against a force before the walls."""
SALLY: Final = 1
"""15.2a: out of a besieged city."""
ASSAULT: Final = 2
BREACH: Final = 3
"""15.13c: an assault after the walls have fallen."""
REVOLT: Final = 4
COMBAT_IDS: Final = ("battle", "sally", "assault", "breach", "revolt")
ROUNDS: Final = (3, 3, 2, 3, 3)
"""14.1a, 15.12a, 15.13c, 16.1a."""

CIVIS: Final = UNIT_COUNT
"""The place of the city's Civis in the lists of a combat."""
LIGHT_HORSE: Final = frozenset({EQUITES, HORSE_ARCHERS})
HORSE: Final = frozenset({EQUITES, HORSE_ARCHERS, HEAVY_CAVALRY})
MOUNTED: Final = HORSE | {ELEPHANTS}


class Fight(Task[War], frozen=True):
    """What is known of the combat being fought; how it is fought the chapter of battles says."""

    hex: int
    attacker: int
    kind: int
    start: tuple[int, int]
    """Printed strength of attacker and defender when it began."""
    first: int = 0
    """The force with Tactical Superiority: 1 attacker, 2 defender, 0 not settled."""
    round: int = 0
    second: bool = False
    """The force with Tactical Superiority has attacked in this round."""
    advantage: int = 0
    """The force with Maneuver Advantage in this round (14.9c)."""
    eagle: int = 0
    """The force whose leader played Imperator."""
    abstract: ClassVar[bool] = True


def civis_strength(g: War, city: int) -> int:
    """2.5a; event 44 makes that of Hatra stronger."""
    return CIVIS_STRENGTH[city] + (HATRA_BONUS if city == HATRA and g.hatra_defies else 0)


def strength_of(g: War, unit: int, hex: int) -> int:
    """Printed strength, the Civis of the hex included."""
    return civis_strength(g, CITY_AT[hex]) if unit == CIVIS else STRENGTH[unit]


def discipline_of(unit: int, hex: int) -> int:
    """2.63, the Civis of the hex included."""
    return CIVIS_DISCIPLINE[CITY_AT[hex]] if unit == CIVIS else DISCIPLINE[unit]


def fighters(g: War, mark: int) -> list[int]:
    """The units of one force in the running combat, leaders and Civis included."""
    return [unit for unit, here in enumerate(g.fighting) if here == mark]


def troops(g: War, mark: int) -> list[int]:
    """The same without leaders."""
    return [u for u, here in enumerate(g.fighting) if here == mark and (u == CIVIS or KIND[u] != LEADER)]


def wiped_out(g: War, mark: int, hex: int) -> bool:
    """13.2, 14.1a: nobody with any strength is left."""
    return not any(strength_of(g, unit, hex) for unit in troops(g, mark))


def hampers(kind: int, hex: int) -> bool:
    """14.12a, 14.12b, 14.12d: mountains and swamps hamper horse, except in a siege or revolt."""
    return kind <= SALLY and NO_MANEUVER[hex]


def multiplier(unit: int, round: int, kind: int, hex: int) -> int:
    """14.41-14.43, 14.12, 16.1b: how often a unit's strength counts when it attacks."""
    if unit == CIVIS:
        return CIVIS_ATTACK[round]
    times = ATTACK[KIND[unit]][round]
    if times > 1 and (kind == REVOLT or (KIND[unit] in MOUNTED and hampers(kind, hex))):
        return 1
    return times


def attack_strength(g: War, mark: int, round: int, kind: int, hex: int) -> int:
    """14.4: the undisrupted units able to attack in the round. A Civis defends alone or revolts (9.2c)."""
    total = 0
    for unit in troops(g, mark):
        if not g.disrupted[unit]:
            total += multiplier(unit, round, kind, hex) * strength_of(g, unit, hex)
    return total


def horse(g: War, mark: int, kinds: frozenset[int]) -> int:
    """Undisrupted strength of some kinds of cavalry."""
    disrupted = g.disrupted
    return sum([STRENGTH[u] for u in troops(g, mark) if u != CIVIS and KIND[u] in kinds and not disrupted[u]])


def maneuver_advantage(g: War, kind: int, hex: int) -> int:
    """14.9b, 15.12b, 16.1b: the force (1 attacker, 2 defender) with enough light horse, or 0."""
    if kind > SALLY or hampers(kind, hex):
        return 0
    for mark in (1, 2):
        light = horse(g, mark, LIGHT_HORSE)
        if light and light >= MANEUVER_RATIO * horse(g, 3 - mark, HORSE):
            return mark
    return 0


def result_of(total: int, die: int) -> tuple[int, bool]:
    """20.crt: points lost, and whether the enemy checks discipline."""
    return COMBAT_RESULTS[bisect_right(COMBAT_LEAST, total) - 1][die - 1]


def expected_of(total: int, reduced: int) -> float:
    """The points that a strike of this strength brings on average, each result lower by `reduced`."""
    row = COMBAT_RESULTS[bisect_right(COMBAT_LEAST, total) - 1]
    return sum(max(0, points - reduced) for points, _ in row) / len(row)


def reduction(kind: int, hex: int) -> int:
    """14.12a, 14.12c, 14.12d: mountains, rivers and lakes lower every number, once."""
    return TERRAIN_REDUCTION if kind <= SALLY and REDUCED[hex] else 0


def worth(g: War, unit: int, kind: int, hex: int) -> int:
    """14.5a, 14.8, 16.1b: what a unit counts towards losses."""
    if unit == CIVIS or kind == REVOLT:
        return strength_of(g, unit, hex)
    return STRENGTH[unit] * WORTH[KIND[unit]]


def sheltered(g: War, unit: int, mark: int, round: int, advantage: int) -> bool:
    """14.9a: after the Fire round Maneuver Advantage spares light horse, and heavy horse in a force all of horse."""
    if advantage != mark or round == FIRE or unit == CIVIS or KIND[unit] not in HORSE:
        return False
    return KIND[unit] in LIGHT_HORSE or all_horse(g, mark)


def all_horse(g: War, mark: int) -> bool:
    """Whether every unit of a force but leaders is cavalry."""
    return all(u != CIVIS and KIND[u] in HORSE for u in troops(g, mark))


def ground_modifiers(kind: int, hex: int) -> list[dict[str, Any]]:
    """14.12: what the ground changes: mountains do what swamps and rivers do together."""
    mountain = TERRAIN[hex] == MOUNTAIN
    found = [modifier("14.12a" if mountain else "14.12b", "no-charge", 0)] if hampers(kind, hex) else []
    if reduction(kind, hex):
        found.append(modifier("14.12a" if mountain else "14.12c", "reduced", -TERRAIN_REDUCTION))
    return found


def modifiers(g: War, mark: int, round: int, kind: int, hex: int, advantage: int) -> list[dict[str, Any]]:
    """What changes an attack or its result now, each with its rule."""
    found = [one for one in ground_modifiers(kind, hex) if round != FIRE or one["what"] != "no-charge"]
    if kind == ASSAULT and mark == 1:
        found.append(modifier("15.12c", "walls", 0))
    if advantage == 3 - mark and round != FIRE:
        found.append(modifier("14.9a", "maneuver", 0))
    return found
