"""What a view tells beyond the bare fields: made from what the seat knows alone.

In a masked position the units that a seat cannot see are nowhere: what lies face down is counted in `facedown`, and
an Exercitus may hide anything. So nothing here asks `War.controller` and the like, which look at every unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import UNSET

from romanum.engine.memo import Memo
from romanum.engine.secrecy import HIDDEN
from romanum.games.trajan.data.aims import Played, played
from romanum.games.trajan.data.components import (
    CITY_AT,
    CITY_HEX,
    EVENTS,
    MARCH_TABLE,
    MARCHES,
    MOVE_M,
)
from romanum.games.trajan.rules.combat.aftermath import winner
from romanum.games.trajan.rules.combat.battle import Battle
from romanum.games.trajan.rules.combat.discipline import CheckDiscipline, Lend, RollCheck
from romanum.games.trajan.rules.combat.losses import ChooseLosses, InflictLosses
from romanum.games.trajan.rules.combat.rounds import COMBAT_IDS, ROUND_IDS, attack_strength, fighters, strength_of
from romanum.games.trajan.rules.march.kinds import Muster
from romanum.games.trajan.rules.march.movement import Marching
from romanum.games.trajan.rules.march.reach import Steps, kinds_open, limit, reachable
from romanum.games.trajan.screen.parts import goals_of
from romanum.games.trajan.state.calendar import is_winter, month_id, year
from romanum.games.trajan.state.position import (
    ARMY_COUNT,
    CITY_COUNT,
    FIRST_UNIT,
    HANDS,
    MAP_SIZE,
    NOBODY,
    NONE,
    ON_MARCH,
    PARTHIAN,
    ROMAN,
    SIDE_IDS,
    War,
    side_of_place,
)

SEGMENTS: Final = ("events", "stratagems", "movement", "combat")
SIDES: Final = (ROMAN, PARTHIAN)
IN_A_ROUND: Final = (CheckDiscipline, Lend, RollCheck, ChooseLosses, InflictLosses)
"""Steps of one round of a combat."""
CITY_BITS: Final = tuple(1 << city for city in range(CITY_COUNT))

VIEWS: Final = 256
"""Answers remembered: each view of a match asks again."""

DOWN: Final = 2
ARMIES: Final = 4
Stacks = tuple[dict[int, list[Any]], dict[int, list[Any]]]
"""Forces as a seat sees them, by side and hex: units outside, inside, counters face down there and there, Exercitus."""

Forces = list[list[dict[str, Any] | None] | None]
"""The same as it is sent: by hex and side."""

Garrisons = tuple[tuple[int, int], ...]
"""Hexes with counters inside their city, and whose these are; of two for one hex the later counts."""


def describe(known: War, seat: int | None) -> dict[str, Any]:
    """The date, who holds what, how far each side is with victory, all forces by hex, the running march and combat."""
    scenario, (seen, shown, cities, inside) = known.played, SEEN.of(known)
    won = VICTORY.of(known, inside, leaders_on_map(known))
    return {
        "month": month_id(known) if known.turn else "",
        "year": year(known) if known.turn else scenario.first_year,
        "winter": is_winter(known) if known.turn else False,
        "turns": known.final_turn,
        "event_id": event_id(known),
        "segment_id": SEGMENTS[known.segment],
        "active_id": SIDE_IDS[known.active] if known.active != NOBODY else "",
        "controller": won.holders,
        "besieged": besieged(won.holders, cities),
        "cities": won.cities,
        **own_goals(known),
        "standings": won.standings,
        "levels": won.levels,
        "marker_count": [marker_count(known, side) for side in SIDES],
        "forces": shown,
        "march": march(known, seat, seen),
        "battle": battle(known),
    }


def own_goals(known: War) -> dict[str, Any]:
    """4.0: the conditions, where they are not those of the scenario."""
    return {} if known.aims is UNSET else {"goals": goals_of(known.played)}


def marker_count(known: War, side: int) -> int | None:
    """8.2b: how many markers a side holds, for itself alone."""
    hand = HANDS.of(known, side)
    return None if HIDDEN in hand else len(hand) - hand.count(NONE)


def event_id(known: War) -> str:
    """The political event of the turn."""
    return EVENTS[(known.event // 10 - 1) * 6 + known.event % 10 - 1].id if known.event else ""


# ---- cities and victory


def garrisons(seen: Stacks) -> Garrisons:
    """7.4a: who is inside cities: those who can be seen, then those who lie face down."""
    return tuple((hex, s) for where in (1, DOWN + 1) for s in SIDES for hex, there in seen[s].items() if there[where])


def controllers(civis: Sequence[int], inside: Garrisons) -> list[int]:
    """9.1: the side that holds each city, as anybody can see: by its Civis, or by counters inside."""
    if NOBODY not in civis:
        return list(civis)
    holder = dict(inside)
    return [holder.get(CITY_HEX[city], NOBODY) if side == NOBODY else side for city, side in enumerate(civis)]


def besieged(holders: Sequence[int], cities: Sequence[tuple[int, int]]) -> list[int]:
    """7.5a: of the cities in whose hexes a side is, those that the other side holds, as far as the seat can tell."""
    return [city for city, side in cities if holders[city] == 1 - side]


def held_by(holders: Sequence[int]) -> tuple[int, int]:
    """The cities of each side, as masks."""
    held = [0, 0, 0]
    for bit, holder in zip(CITY_BITS, holders, strict=True):
        held[holder] |= bit
    return held[ROMAN], held[PARTHIAN]


@cache
def wanted_leaders(which: Played) -> frozenset[int]:
    """The leaders who must be gone for a condition of victory (4.0)."""
    return frozenset(goal.leader for goals in played(which).goals for goal in goals if goal.leader >= 0)


def leaders_on_map(known: War) -> int:
    """The leaders whose death is a condition, on the map, as a mask; those whom the seat cannot see count as there."""
    where = known.where
    wanted = wanted_leaders(known.which)
    return sum([1 << unit for unit in wanted if 0 <= where[unit] < MAP_SIZE or where[unit] == HIDDEN])


class Victory(NamedTuple):
    """4.0: by side, each condition (kind, how far, what it needs, whether met, if a requisite), level and cities.

    It is told as it stands, by every view that asks: nobody changes it.
    """

    standings: list[list[list[Any]]]
    levels: list[int]
    cities: list[int]
    holders: list[int]
    """9.1: by city, who holds it as far as anybody can see."""


def victory(known: War, inside: Garrisons, leaders: int) -> Victory:
    """How far both sides are: asked for every view, and seldom another answer than before."""
    scenario, holders = known.played, controllers(known.civis, inside)
    held, found, levels = held_by(holders), [], []
    for side in SIDES:
        facts = (held[side], leaders, known.triumph)
        goals = [(goal, goal.now(*facts)) for goal in scenario.goals[side]]
        found.append([[g.kind, now, g.needed, now >= g.needed, g.requisite] for g, now in goals])
        levels.append(scenario.level(side, *facts))
    return Victory(found, levels, [held[ROMAN].bit_count(), held[PARTHIAN].bit_count()], holders)


VICTORY: Final = Memo[War, Victory](victory, "scenario", "aims", "civis", "triumph", most=VIEWS)


# ---- forces


def stacks(known: War) -> Stacks:
    """By side and hex, what a seat can tell is there: units outside and inside, counters face down, Exercitus."""
    found: Stacks = ({}, {})
    where, inside = known.where, known.inside
    for side in SIDES:
        there, first = found[side], FIRST_UNIT[side]
        for unit, hex in enumerate(where[first : FIRST_UNIT[side + 1]], first):
            if 0 <= hex < MAP_SIZE:
                (there.get(hex) or _begin(there, hex))[inside[unit]].append(unit)
    for code in known.facedown:
        there = found[side_of_place(code)]
        (there.get(code >> 2) or _begin(there, code >> 2))[DOWN + (code & 1)] += 1
    for marker, hex in enumerate(known.exercitus):
        if hex != NONE:
            there = found[marker // ARMY_COUNT]
            (there.get(hex) or _begin(there, hex))[ARMIES].append(marker % ARMY_COUNT)
    return found


def _begin(there: dict[int, list[Any]], hex: int) -> list[Any]:
    there[hex] = [[], [], 0, 0, []]
    return there[hex]


def forces(seen: Stacks) -> Forces:
    """What stands in each hex, by side: a place for every hex, so that an update tells the changed ones alone."""
    found: Forces = [None] * MAP_SIZE
    for side in SIDES:
        for hex, (outside, inside, down_out, down_in, armies) in seen[side].items():
            here = found[hex] = found[hex] or [None, None]
            here[side] = {"out": outside, "in": inside, "down_out": down_out, "down_in": down_in, "armies": armies}
    return found


class Seen(NamedTuple):
    """What stands where: as it is reckoned with, as it is told, and in which cities' hexes each side is."""

    stacks: Stacks
    forces: Forces
    cities: list[tuple[int, int]]
    inside: Garrisons


def _seen(known: War) -> Seen:
    found = stacks(known)
    cities = sorted((CITY_AT[hex], side) for side in SIDES for hex in found[side] if CITY_AT[hex] >= 0)
    return Seen(found, forces(found), cities, garrisons(found))


SEEN: Final = Memo[War, Seen](_seen, "where", "inside", "facedown", "exercitus", most=VIEWS)
"""What stands where, as it is told: most actions move nobody."""


# ---- what is going on


def march(known: War, seat: int | None, seen: Stacks) -> dict[str, Any] | None:
    """12: the force on the march; how far it can go only its owner is told, and where to, while he leads it."""
    step = known.innermost(Muster, Marching)
    if step is None:
        return None
    own, asked = seat == step.side, seat == step.side and step is known.stack[-1]
    found: dict[str, Any] = {"side": step.side, "hex": known.column, "armies": list(known.standards)}
    if isinstance(step, Muster):
        found |= {"phase": "muster", "forced": step.forced, "kind": "", "die": 0, "result": "", "gone": 0}
        return found | {"limit": None, "reach": muster_reach(known, step.side, seen) if asked else {}}
    rolled = MARCH_TABLE[step.kind][step.die - 1]
    found |= {
        "phase": "marching", "forced": False, "kind": MARCHES[step.kind], "die": step.die, "result": rolled.text,
        "gone": step.gone, "limit": None, "reach": {},
    }  # fmt: skip
    if own:
        units = column_of(known, step.side)
        found["limit"] = limit(known, units, step.kind, rolled.move, step.desert)
    if asked:
        ahead = None if step.check_going_on(known) else Steps(rolled.move, step.gone, step.desert)
        found["reach"] = {MARCHES[step.kind]: reach_of(known, step.side, units, step.kind, ahead, seen)}
    return found


def column_of(known: War, side: int) -> list[int]:
    """The own units on the march: looked for anew, as what is worked out on a view is not asked again."""
    first, marched, on_march = FIRST_UNIT[side], known.marched[FIRST_UNIT[side] : FIRST_UNIT[side + 1]], ON_MARCH
    return [unit for unit, now in enumerate(marched, first) if now and now in on_march]


def muster_reach(known: War, side: int, seen: Stacks) -> dict[str, list[int]]:
    """Where a force could go by each type of march open to it, without any bonus."""
    units, kinds = column_of(known, side), kinds_open(known, side, known.column)
    return {MARCHES[kind]: reach_of(known, side, units, kind, Steps(MOVE_M), seen) for kind in kinds}


def reach_of(known: War, side: int, units: Sequence[int], kind: int, steps: Steps | None, seen: Stacks) -> list[int]:
    """12.3b: where a force can come to; it goes no farther than the enemy's counters, or the Civis of his cities."""
    if steps is None:
        return []
    cities = [CITY_HEX[city] for city, civis in enumerate(known.civis) if civis == 1 - side]
    return reachable(known, side, units, kind, steps, seen[1 - side].keys() | cities)


def battle(known: War) -> dict[str, Any] | None:
    """14: the running combat, which is open to all (8.2a): attacker first in every pair."""
    step = known.innermost(Battle) if Battle in map(type, known.stack) else None
    if step is None:
        return None
    at = known.stack.index(step)
    rounds = [frame.round for frame in known.stack[at + 1 :] if isinstance(frame, IN_A_ROUND)]
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
