"""The blunders of Ultimus Romanorum: what a player who knows the game would be ashamed of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from romanum.engine.action import Move
from romanum.engine.counsel.blunders import Censor
from romanum.engine.menu import DONE
from romanum.games.ultimus.bots.pull import NEARBY
from romanum.games.ultimus.bots.survey import CAPITALS, OCCUPIED, WAY, Force, clash, survey_of
from romanum.games.ultimus.data.components import HALF, LEADER_COUNT, NEIGHBOURS, ZONE_COUNT
from romanum.games.ultimus.rules.march.limits import barred_tribe
from romanum.games.ultimus.rules.march.marches import Group, Single
from romanum.games.ultimus.rules.stratagems.playable import allowed
from romanum.games.ultimus.rules.year.sequence import Movement
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    NOBODY,
    ROMAN,
    TRIBE_OF,
    UNITS_OF,
    WAR,
    LateEmpire,
)

HOPELESS: Final = 0.15
"""Nobody marches into a battle with less hope than this."""


class LateCensor(Censor[LateEmpire]):
    """Looks on at one match."""

    def see(self, before: LateEmpire, seat: int, move: Move, after: LateEmpire) -> Iterator[str]:
        """The blunders of a choice."""
        step, camp = before.stack[-1], before.camp_of(seat)
        if isinstance(step, Movement) and move == DONE:
            yield from _ended(before, camp)
        elif isinstance(step, Group | Single) and move[0] == "to":
            yield from _stepped(before, step, move[1], after)
        elif move[0] == "discard" and allowed(camp, move[1]):
            yield "hoarded"


def _stepped(g: LateEmpire, step: Group | Single, there: int, after: LateEmpire) -> Iterator[str]:
    """To a certain defeat, away from a capital in danger, or a whole people into the empire."""
    pieces = step.pieces if isinstance(step, Group) else (step.unit,)
    here = g.where[pieces[0]]
    if _hope(g, step.camp, pieces, there) < HOPELESS:
        yield "hopeless"
    if step.camp == ROMAN and _strips(g, after, here):
        yield "strips-capital"
    if step.camp == BARBARIAN and _stakes_all(g, pieces, here, there):
        yield "stakes-people"


def _ended(g: LateEmpire, camp: int) -> Iterator[str]:
    """What was left undone in the last sequence of the year."""
    if g.sequences[camp]:
        return
    if camp == ROMAN and g.year < g.last_year and any(_astray(g, half) for half in range(len(g.augustus))):
        yield "astray"
    if camp == BARBARIAN and not g.sequences[ROMAN] and _idle(g):
        yield "idle-raiders"


def _hope(g: LateEmpire, camp: int, pieces: tuple[int, ...], there: int) -> float:
    """The chance to win the battle to which a step leads; certain where there is none."""
    forces = survey_of(g).forces
    enemy, friends = forces[1 - camp].get(there), forces[camp].get(there)
    coming = [p for p in pieces if p >= LEADER_COUNT]
    if enemy is None or not enemy.units or not coming:
        return 1.0
    units, leaders = coming, [p for p in pieces if p < LEADER_COUNT]
    if friends is not None:
        units, leaders = [*units, *friends.units], [*leaders, *friends.leaders]
    return clash(Force(camp, there, units, leaders, g.reduced), enemy).win


def _strips(g: LateEmpire, after: LateEmpire, here: int) -> bool:
    """Whether the last Roman unit has left a capital that the enemy can reach and still has a sequence for."""
    if here not in CAPITALS or not g.sequences[BARBARIAN]:
        return False
    if not g.has_unit(ROMAN, here) or after.has_unit(ROMAN, here):
        return False
    return any(WAY[force.area][here] <= NEARBY for force in survey_of(after).marching[BARBARIAN])


def _stakes_all(g: LateEmpire, pieces: tuple[int, ...], here: int, there: int) -> bool:
    """9.4: whether the last units of a Tribe at war beyond the border go in while Romans march and years are left."""
    tribe = TRIBE_OF[pieces[0]]
    if HALF[here] >= 0 or HALF[there] < 0 or tribe < 0 or g.status[tribe] != WAR:
        return False
    if not g.sequences[ROMAN] or g.year == g.last_year or len(g.units_in_play(tribe)) < 2:
        return False
    left = [u for u in UNITS_OF[tribe] if u not in pieces and 0 <= g.where[u] < ZONE_COUNT and HALF[g.where[u]] < 0]
    return not left


def _astray(g: LateEmpire, half: int) -> bool:
    """3.6.6: whether an Augustus who could have marched ends the year away from his half."""
    augustus = g.augustus[half]
    if augustus == NOBODY or g.moved[augustus]:
        return False
    here = g.where[augustus]
    return 0 <= here < ZONE_COUNT and HALF[here] != half


def _idle(g: LateEmpire) -> bool:
    """10.2f: whether a unit of a Tribe at war stays beyond the border beside a free area, and not as its last one."""
    survey = survey_of(g)
    taken = (*survey.forces[ROMAN], *survey.forces[BARBARIAN])
    for area, force in survey.forces[BARBARIAN].items():
        if HALF[area] >= 0:
            continue
        free = [near for near in NEIGHBOURS[area] if OCCUPIED[near] and near not in taken]
        for unit in force.units:
            tribe = TRIBE_OF[unit]
            if tribe < 0 or g.moved[unit] or not survey.at_war[tribe]:
                continue
            beyond = [u for u in g.tribe_units(tribe) if HALF[g.where[u]] < 0]
            if len(beyond) > 1 and any(barred_tribe(g, tribe, near) is None for near in free):
                return True
    return False
