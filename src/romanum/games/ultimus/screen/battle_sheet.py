"""Battles before their die is cast: column, shift, modifiers, what each face of the die would bring (8.3 to 8.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from romanum.games.ultimus.data.components import (
    ATTACKER,
    CODES,
    COLUMNS,
    COMBAT_RESULT,
    DEFENDER,
    LEADER_COUNT,
    PF,
    E,
    row_of,
)
from romanum.games.ultimus.rules.battle.aftermath import FRACTIONS
from romanum.games.ultimus.rules.battle.combat import GREAT_BATTLE, Battle, battlefields, must_fight
from romanum.games.ultimus.rules.battle.evasion import ways_out, welcome
from romanum.games.ultimus.rules.battle.forces import HIGHEST_ROW, Strengths, strengths
from romanum.games.ultimus.state.dice import TEN
from romanum.games.ultimus.state.position import NOBODY, PHASE_E, LateEmpire

FURIES: Final = {1: HIGHEST_ROW, 2: 0}
"""6.2j, 6.3k: the row that the attacker's fury, or the defender's, gives; both cancel."""


class Face(NamedTuple):
    """What a face of the die brings."""

    winner: int
    """ATTACKER or DEFENDER."""
    code: int
    """The loser's result: E or A."""
    steps: int
    """Steps the winner loses, no more than he has units (8.4.2c, 8.4.2e)."""
    lost: tuple[int, int]
    """PF lost by attacker and defender, whoever cannot retreat included; the winner takes what costs him least."""


class Sheet(NamedTuple):
    """A battle as it stands before the die."""

    attackers: list[int]
    defenders: list[int]
    strengths: Strengths
    results: list[tuple[int, int, int]]
    """By die, 0 to 9: the cell of the Combat Table."""


def sheet(g: LateEmpire, camp: int, area: int, fury: int = 0, favour: int = 0) -> Sheet | None:
    """The battle of all pieces in an area; None if one side has no combat unit there."""
    return sheet_of(g, list(g.of_camp(camp, area)), list(g.of_camp(1 - camp, area)), fury, favour)


def sheet_of(g: LateEmpire, attackers: list[int], defenders: list[int], fury: int = 0, favour: int = 0) -> Sheet | None:
    """The battle of these pieces, wherever they stand; None if one side has no combat unit."""
    if not all(any(p >= LEADER_COUNT for p in side) for side in (attackers, defenders)):
        return None
    found = strengths(g, attackers, defenders, favour)
    rows = [FURIES.get(fury, row_of(die + found.bonus)) for die in range(TEN)]
    return Sheet(attackers, defenders, found, [COMBAT_RESULT[row][found.shifted] for row in rows])


def faces(g: LateEmpire, camp: int, area: int, battle: Sheet) -> list[Face]:
    """What each face of the die costs both sides."""
    sides = (battle.attackers, battle.defenders)
    trapped = (
        stranded(g, camp, area, battle.attackers, came=camp != g.active),
        stranded(g, 1 - camp, area, battle.defenders, came=1 - camp != g.active),
    )
    return [_face(g, result, sides, trapped) for result in battle.results]


def _face(
    g: LateEmpire, result: tuple[int, int, int], sides: Sequence[list[int]], trapped: Sequence[list[int]]
) -> Face:
    winner = result[2]
    loser = 1 - winner
    units = [p for p in sides[loser] if p >= LEADER_COUNT]
    costs = sorted(step_cost(g, p) for p in sides[winner] if p >= LEADER_COUNT)
    steps = min(int(len(units) * FRACTIONS.get(result[winner], 0)), len(costs))
    cost = sum(costs[:steps])
    if result[loser] == E:
        beaten = g.strength(units)
    else:
        beaten = sum(g.strength([p]) if p in trapped[loser] else step_cost(g, p) for p in units)
    return Face(winner, result[loser], steps, (cost, beaten) if winner == ATTACKER else (beaten, cost))


def step_cost(g: LateEmpire, unit: int) -> int:
    """1.3: the PF a unit loses with a step."""
    full, reduced = PF[unit]
    return reduced if g.reduced[unit] else full - reduced


def stranded(g: LateEmpire, camp: int, area: int, pieces: list[int], *, came: bool) -> list[int]:
    """8.4.1a: those of a Force who would have no way out if it were beaten."""
    free = {p for there in ways_out(g, camp, area, came=came) for p in welcome(g, camp, pieces, there)}
    return [p for p in pieces if p not in free]


def running_sheet(g: LateEmpire) -> dict[str, Any] | None:
    """The running battle, for a screen."""
    step = g.innermost(Battle)
    return told_sheet(g, step) if step else None


def clashes(g: LateEmpire) -> list[dict[str, Any]]:
    """8.1a: the battles that the camp on the move has to fight in this sequence, as they stand."""
    if g.phase != PHASE_E or g.active == NOBODY:
        return []
    areas = [area for area in battlefields(g) if must_fight(g, g.active, area)]
    return [told for area in areas if (told := told_sheet(g, Battle(g.active, area))) is not None]


def told_sheet(g: LateEmpire, step: Battle) -> dict[str, Any] | None:
    """A battle for a screen, attacker first in every pair; None if nobody is left to fight."""
    found = sheet(g, step.camp, step.area, step.fury, step.favour)
    return None if found is None else told(g, step, found)


def fights(g: LateEmpire, camp: int, pieces: Sequence[int], areas: Iterable[int]) -> list[dict[str, Any]]:
    """The battle in each of these areas if a Force marched in as it is, where enemies can fight."""
    sheets = [(area, sheet_of(g, list(pieces), list(g.of_camp(1 - camp, area)))) for area in areas]
    return [told(g, Battle(camp, area), found) for area, found in sheets if found is not None]


def told(g: LateEmpire, step: Battle, found: Sheet) -> dict[str, Any]:
    """A battle of these pieces for a screen."""
    pf = [g.strength(found.attackers), g.strength(found.defenders)]
    return {
        "area": step.area,
        "attacker": step.camp,
        "attackers": found.attackers,
        "defenders": found.defenders,
        "strengths": pf,
        "ratio": "/".join(map(str, COLUMNS[found.strengths.column])),
        "column": found.strengths.column,
        "shifted": found.strengths.shifted,
        "bonus": found.strengths.bonus,
        "modifiers": found.strengths.modifiers,
        "fury": step.fury,
        "favour": step.favour,
        "faces": [[CODES[result[ATTACKER]], CODES[result[DEFENDER]], result[2]] for result in found.results],
        "great": sum(pf) >= GREAT_BATTLE,
    }
