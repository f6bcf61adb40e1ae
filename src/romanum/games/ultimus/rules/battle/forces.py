"""Chapter 8.6 and the Combat Table: odds, shifts and modifiers of a battle. Pure functions, also for the odds shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from romanum.engine.event import modifier
from romanum.games.ultimus.data.components import (
    BONUS_MOST,
    BT,
    CAPACITY_BONUS,
    COLUMNS,
    COMBAT_RESULT,
    CP,
    LEADER_COUNT,
    QU,
    QUALITY_MOST,
    column_of,
)
from romanum.games.ultimus.state.position import TRIBE_OF, LateEmpire

HIGHEST_ROW = len(COMBAT_RESULT) - 1


class Strengths(NamedTuple):
    """What the table needs to know of a battle."""

    column: int
    """Of the ratio, before shifts."""
    shifted: int
    """After quality."""
    bonus: int
    """What is added to the die."""
    modifiers: list[dict[str, Any]]


def quality(g: LateEmpire, pieces: Iterable[int]) -> int:
    """8.6.1: the mean quality of the units, rounded down."""
    units = [piece for piece in pieces if piece >= LEADER_COUNT]
    return sum(QU[unit][g.reduced[unit]] for unit in units) // len(units) if units else 0


def tactics(g: LateEmpire, pieces: Iterable[int]) -> int:
    """8.6.2: the best leader's bonus; without leaders the mean of the units, rounded down."""
    pieces = list(pieces)
    leaders = [piece for piece in pieces if piece < LEADER_COUNT]
    if leaders:
        return max(BT[leader][0] + (leader == g.bonus_leader) for leader in leaders)
    units = [piece for piece in pieces if piece >= LEADER_COUNT]
    return sum(BT[unit][g.reduced[unit]] for unit in units) // len(units) if units else 0


def princes(g: LateEmpire, pieces: Iterable[int]) -> list[int]:
    """8.6.3: Augusti, Caesars and Usurpers of a Force."""
    return [p for p in pieces if p < LEADER_COUNT and (g.is_prince(p) or p in g.usurper)]


def is_roman_force(pieces: Iterable[int]) -> bool:
    """8.6.3: whether Romans are among the combat units of a Force, Foederati and other Tribes beside them or not."""
    return any(TRIBE_OF[p] < 0 for p in pieces if p >= LEADER_COUNT)


def strengths(g: LateEmpire, attackers: list[int], defenders: list[int], favour: int = 0) -> Strengths:
    """8.3b, 8.6: column, shift and die modifiers. `favour` is what Divine Favour adds to the attacker's die."""
    column = column_of(g.strength(attackers), g.strength(defenders))
    found = []
    shift = max(-QUALITY_MOST, min(QUALITY_MOST, quality(g, attackers) - quality(g, defenders)))
    if shift:
        found.append(modifier("8.6.1", "quality", shift))
    bonus = max(-BONUS_MOST, min(BONUS_MOST, tactics(g, attackers) - tactics(g, defenders)))
    if bonus:
        found.append(modifier("8.6.2", "tactics", bonus))
    ours, theirs = princes(g, attackers), princes(g, defenders)
    if ours and theirs and is_roman_force(attackers) and is_roman_force(defenders):
        best, other = max(CP[p] for p in ours), max(CP[p] for p in theirs)
        if best != other:
            politics = CAPACITY_BONUS if best > other else -CAPACITY_BONUS
            bonus += politics
            found.append(modifier("8.6.3", "politics", politics))
    if favour:
        bonus += favour
        found.append(modifier("6.3l", "divine-favour", favour))
    shifted = max(0, min(len(COLUMNS) - 1, column + shift))
    return Strengths(column, shifted, bonus, found)
