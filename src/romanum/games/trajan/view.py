"""What a view tells beyond the bare fields: made from what the seat knows alone.

In a masked position the units that a seat cannot see are nowhere: what lies face down is counted in `facedown`, and
an Exercitus may hide anything. So nothing here asks `War.controller` and the like, which look at every unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from romanum.engine.secrecy import HIDDEN
from romanum.games.trajan.aftermath import winner
from romanum.games.trajan.battle import Battle
from romanum.games.trajan.calendar import is_winter, month_id, year
from romanum.games.trajan.components import (
    CITY_HEX,
    EVENTS,
    GRID,
    MARCH_TABLE,
    MARCHES,
    MOVE_M,
    SCENARIOS,
    SIDE,
)
from romanum.games.trajan.march import Muster
from romanum.games.trajan.marching import Marching
from romanum.games.trajan.reach import force_of, kinds_open, limit, reachable
from romanum.games.trajan.rounds import COMBAT_IDS, ROUND_IDS, attack_strength, fighters, strength_of
from romanum.games.trajan.state import (
    ARMY_COUNT,
    CITY_COUNT,
    HAND,
    NOBODY,
    NONE,
    PARTHIAN,
    ROMAN,
    SIDE_IDS,
    War,
    side_of_place,
)

SEGMENTS: Final = ("events", "stratagems", "movement", "combat")
SIDES: Final = (ROMAN, PARTHIAN)


def describe(known: War, seat: int | None) -> dict[str, Any]:
    """The date, who holds what, how far each side is with victory, all forces by hex, the running march and combat."""
    holders, there = controllers(known), [seems_there(known, side) for side in SIDES]
    return {
        "month": month_id(known) if known.turn else "",
        "year": year(known) if known.turn else SCENARIOS[known.scenario].first_year,
        "winter": is_winter(known) if known.turn else False,
        "turns": SCENARIOS[known.scenario].turns,
        "event_id": event_id(known),
        "segment_id": SEGMENTS[known.segment],
        "active_id": SIDE_IDS[known.active] if known.active != NOBODY else "",
        "controller": holders,
        "besieged": besieged(holders, there),
        "cities": [holders.count(side) for side in SIDES],
        "standings": [standings(known, side, holders) for side in SIDES],
        "levels": [level(known, side, holders) for side in SIDES],
        "marker_count": [HAND - known.hand[side * HAND : (side + 1) * HAND].count(NONE) for side in SIDES],
        "forces": forces(known),
        "march": march(known, seat, there),
        "battle": battle(known),
    }


def event_id(known: War) -> str:
    """The political event of the turn."""
    return EVENTS[(known.event // 10 - 1) * 6 + known.event % 10 - 1].id if known.event else ""


# ---- cities and victory


def controllers(known: War) -> list[int]:
    """9.1: the side that holds each city, as anybody can see: by its Civis, or by counters inside."""
    if NOBODY not in known.civis:
        return list(known.civis)
    garrisons = {known.where[u]: SIDE[u] for u, inside in enumerate(known.inside) if inside == 1}
    garrisons |= {code >> 2: side_of_place(code) for code in known.facedown if code & 1}
    return [
        garrisons.get(CITY_HEX[city], NOBODY) if civis == NOBODY else civis for city, civis in enumerate(known.civis)
    ]


def seems_there(known: War, side: int) -> set[int]:
    """Hexes in which, as far as the seat can tell, a side has units: seen, face down, or under an Exercitus."""
    found = {hex for unit, hex in enumerate(known.where) if SIDE[unit] == side and 0 <= hex < GRID.size}
    found |= {code >> 2 for code in known.facedown if side_of_place(code) == side}
    return found | {hex for hex in known.exercitus[side * ARMY_COUNT : (side + 1) * ARMY_COUNT] if hex != NONE}


def besieged(holders: Sequence[int], there: Sequence[set[int]]) -> list[int]:
    """7.5a: cities with units of the other side in the hex."""
    return [city for city in range(CITY_COUNT) if holders[city] >= 0 and CITY_HEX[city] in there[1 - holders[city]]]


def _held(holders: Sequence[int], side: int) -> int:
    return sum([1 << city for city, holder in enumerate(holders) if holder == side])


def _on_map(known: War) -> int:
    """Units on the map; those that the seat cannot see are taken to be there."""
    return sum([1 << unit for unit, hex in enumerate(known.where) if 0 <= hex < GRID.size or hex == HIDDEN])


def standings(known: War, side: int, holders: Sequence[int]) -> list[list[Any]]:
    """4.0: each condition of victory of a side: kind, how far it is, what it needs, whether met, if a requisite."""
    held, units = _held(holders, side), _on_map(known)
    goals = SCENARIOS[known.scenario].goals[side]
    facts = (held, units, known.triumph)
    return [[goal.kind, goal.now(*facts), goal.needed, goal.met(*facts), goal.requisite] for goal in goals]


def level(known: War, side: int, holders: Sequence[int]) -> int:
    """4.0b: the level of victory a side would have if the war ended now."""
    return SCENARIOS[known.scenario].level(side, _held(holders, side), _on_map(known), known.triumph)


# ---- forces


def forces(known: War) -> list[list[dict[str, Any] | None] | None]:
    """What stands in each hex, by side: units seen outside and inside, counters face down, Exercitus markers."""
    found: list[list[dict[str, Any] | None] | None] = [None] * GRID.size

    def force(hex: int, side: int) -> dict[str, Any]:
        here = found[hex]
        if here is None:
            here = found[hex] = [None, None]
        one = here[side]
        if one is None:
            one = here[side] = {"out": [], "in": [], "down_out": 0, "down_in": 0, "armies": []}
        return one

    for unit, hex in enumerate(known.where):
        if 0 <= hex < GRID.size:
            force(hex, SIDE[unit])["in" if known.inside[unit] else "out"].append(unit)
    for code in known.facedown:
        force(code >> 2, side_of_place(code))["down_in" if code & 1 else "down_out"] += 1
    for marker, hex in enumerate(known.exercitus):
        if hex != NONE:
            force(hex, marker // ARMY_COUNT)["armies"].append(marker % ARMY_COUNT)
    return found


# ---- what is going on


def march(known: War, seat: int | None, there: Sequence[set[int]]) -> dict[str, Any] | None:
    """12: the force on the march; how far it can go only its owner is told."""
    step = next((frame for frame in reversed(known.stack) if isinstance(frame, Muster | Marching)), None)
    if step is None:
        return None
    own = seat == step.side
    enemies = there[1 - step.side] | {CITY_HEX[city] for city, side in enumerate(known.civis) if side == 1 - step.side}
    found: dict[str, Any] = {"side": step.side, "hex": known.column, "armies": list(known.standards)}
    if isinstance(step, Muster):
        found |= {"phase": "muster", "forced": step.forced, "kind": "", "die": 0, "result": "", "gone": 0}
        kinds = kinds_open(known, step.side, known.column) if own else []
        reach = {MARCHES[kind]: muster_reach(known, step.side, kind, enemies) for kind in kinds}
        return found | {"limit": None, "reach": reach}
    rolled = MARCH_TABLE[step.kind][step.die - 1]
    found |= {"phase": "marching", "forced": False, "kind": MARCHES[step.kind], "die": step.die, "result": rolled.text}
    found |= {"gone": step.gone, "limit": None, "reach": {}}
    if own:
        most = limit(known, force_of(known, step.side), step.kind, rolled.move, step.desert)
        found["limit"] = most
        found["reach"] = {MARCHES[step.kind]: marching_reach(known, step, most - step.gone, enemies)}
    return found


def muster_reach(known: War, side: int, kind: int, enemies: set[int]) -> list[int]:
    """Where a force could go by a march of this type without any bonus."""
    units = force_of(known, side)
    return reachable(known, side, units, kind, limit(known, units, kind, MOVE_M, False), enemies)


def marching_reach(known: War, step: Marching, steps: int, enemies: set[int]) -> list[int]:
    """Where a force on its way could still go."""
    if step.check_going_on(known) is not None:
        return []
    return reachable(known, step.side, force_of(known, step.side), step.kind, steps, enemies)


def battle(known: War) -> dict[str, Any] | None:
    """14: the running combat, which is open to all (8.2a): attacker first in every pair."""
    at = next((i for i in range(len(known.stack) - 1, -1, -1) if isinstance(known.stack[i], Battle)), None)
    if at is None:
        return None
    step: Battle = known.stack[at]
    rounds = [frame.round for frame in known.stack[at + 1 :] if hasattr(frame, "round")]
    now = min(rounds[-1] if rounds else step.round, len(ROUND_IDS) - 1)
    return {
        "hex": step.hex,
        "attacker": step.attacker,
        "kind": COMBAT_IDS[step.kind],
        "round": ROUND_IDS[now],
        "first": _side(step, step.first),
        "advantage": _side(step, step.advantage),
        "eagle": _side(step, step.eagle),
        "ahead": _side(step, winner(known, step.start)),
        "start": list(step.start),
        "lost": list(known.lost),
        "left": [sum([strength_of(known, unit, step.hex) for unit in fighters(known, mark)]) for mark in (1, 2)],
        "attack": [attack_strength(known, mark, now, step.kind, step.hex) for mark in (1, 2)],
        "units": [fighters(known, mark) for mark in (1, 2)],
        "disrupted": [unit for unit, is_so in enumerate(known.disrupted) if is_so],
    }


def _side(step: Battle, mark: int) -> int:
    """The side of the attacker's (1) or the defender's (2) force; nobody's for 0."""
    return NOBODY if not mark else step.attacker if mark == 1 else 1 - step.attacker
