"""Leaders who may die by a die of their own: plague, hatred, and being caught alone (6.3h, 6.3i, 6.3o, 7.1d)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

from romanum.engine.odds import Distribution, Losses, Modifier, Odds, Outcome
from romanum.games.ultimus.data.components import (
    BARBARIAN_ORIGIN,
    BARBARIAN_UNIT,
    KIND,
    LEADER_COUNT,
    LEADER_TRIBE,
    NEIGHBOURS,
    ORIGIN,
    PA,
    STRATAGEM,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.battle.aftermath import CAUGHT
from romanum.games.ultimus.rules.battle.evasion import shelters
from romanum.games.ultimus.rules.stratagems.plague import GERMAN_DEATH, PLAGUE_DEATH, infected
from romanum.games.ultimus.screen.battle_sheet import step_cost
from romanum.games.ultimus.state.dice import TEN
from romanum.games.ultimus.state.position import LateEmpire

EPIDEMIC = STRATAGEM["plague-epidemic"]
PLAGUES = (STRATAGEM["plague-breaks-out"], EPIDEMIC)
GERMANOPHOBIA = STRATAGEM["germanophobia"]


class Peril(NamedTuple):
    """What one piece has to fear."""

    piece: int
    dies: Fraction
    """A leader's chance to die."""
    loses: int
    """PF that a unit is sure to lose."""


def plague_perils(g: LateEmpire, pieces: Iterable[int], degree: int) -> list[Peril]:
    """6.3h, 6.3i: a leader dies on a 9; a unit loses a step, next to an Epidemic only a full one."""
    death = Fraction(TEN - PLAGUE_DEATH, TEN)
    found = []
    for piece in pieces:
        if piece < LEADER_COUNT:
            found.append(Peril(piece, death, 0))
        elif degree > 1 or not g.reduced[piece]:
            found.append(Peril(piece, Fraction(0), step_cost(g, piece)))
    return found


def strike_odds(g: LateEmpire, camp: int, kind: int, area: int) -> Odds | None:
    """6.3h, 6.3i, 6.3o: what a stratagem played on an area brings; its aim is the death of an enemy leader."""
    if kind in PLAGUES:
        near = NEIGHBOURS[area] if kind == EPIDEMIC else ()
        perils = plague_perils(g, g.at(area), 2)
        perils += [peril for place in near for peril in plague_perils(g, g.at(place), 1)]
        return peril_odds(g, camp, perils, aim=True)
    if kind == GERMANOPHOBIA:
        places = (area, *NEIGHBOURS[area])
        return peril_odds(g, camp, [p for place in places for p in hatred_perils(g, place)], aim=True)
    return None


def hatred_perils(g: LateEmpire, area: int) -> list[Peril]:
    """6.3n, 6.3o: Roman leaders of barbarian origin, and barbarian guards of the presence."""
    found = []
    for piece in g.at(area):
        if piece >= LEADER_COUNT:
            number = piece - LEADER_COUNT
            if KIND[number] == PA and BARBARIAN_UNIT[number]:
                found.append(Peril(piece, Fraction(0), step_cost(g, piece)))
        elif LEADER_TRIBE[piece] < 0 and ORIGIN[piece] == BARBARIAN_ORIGIN:
            found.append(Peril(piece, Fraction(TEN - GERMAN_DEATH, TEN), 0))
    return found


def journey_odds(g: LateEmpire, camp: int, pieces: Iterable[int], area: int) -> Odds | None:
    """6.3h: pieces that go where a plague is; none if there is no plague."""
    degree = infected(g, area)
    if not degree:
        return None
    told = [Modifier("6.3h", "plague-there", 0)]
    if g.has_unit(1 - camp, area):
        told.append(Modifier("8.1a", "battle-there", 0))
    return peril_odds(g, camp, plague_perils(g, pieces, degree), *told)


def caught_odds(g: LateEmpire, camp: int) -> Odds | None:
    """7.1d: leaders of either camp alone among enemy units when movement ends; none if there are none."""
    found = []
    for leader in range(LEADER_COUNT):
        area = g.where[leader]
        if not 0 <= area < ZONE_COUNT:
            continue
        of = g.camp(leader)
        if g.has_unit(1 - of, area) and not g.has_unit(of, area):
            escapes = bool(shelters(g, of, [leader], area, came=False))
            found.append(Peril(leader, Fraction(TEN - CAUGHT, TEN) if escapes else Fraction(1), 0))
    return peril_odds(g, camp, found, Modifier("7.1d", "alone-among-enemies", 0)) if found else None


def peril_odds(g: LateEmpire, camp: int, perils: list[Peril], *modifiers: Modifier, aim: bool = False) -> Odds | None:
    """Who may die, and the PF that are lost: sure losses, and guards who go with their leader (3.2.4a).

    The chance is that no leader of one's own dies, or, where it is the `aim`, that one of the enemy's does; so it is
    not called a chance to win.
    """
    if not any(peril.dies for peril in perils):
        return None
    camps = g.camps()
    dead = Distribution.certain((0, 0))
    for peril in perils:
        if peril.dies:
            fate = Distribution({1: peril.dies, 0: 1 - peril.dies})
            mine = camps[peril.piece] == camp
            dead = dead.combine(fate, lambda so_far, dies, m=mine: _one_more(so_far, dies, m))  # type: ignore[misc]
    won = dead.chance(lambda fallen: fallen[1] > 0) if aim else dead.chance(lambda fallen: not fallen[0])
    losses = [sum(_pf_lost(g, p, perils) for p in perils if (camps[p.piece] == camp) == own) for own in (True, False)]
    outcomes = [Outcome(told(*fallen), float(chance)) for fallen, chance in dead.items()]
    hope = "an-enemy-leader-dies" if aim else "no-leader-of-ones-own-dies"
    return Odds(float(won), Losses(float(losses[0]), float(losses[1])), outcomes, list(modifiers), hope)


def _one_more(so_far: tuple[int, int], dies: int, mine: bool) -> tuple[int, int]:
    return (so_far[0] + dies, so_far[1]) if mine else (so_far[0], so_far[1] + dies)


def _pf_lost(g: LateEmpire, peril: Peril, perils: Iterable[Peril]) -> Fraction:
    """What a piece loses for sure, and what his guard loses with a leader."""
    if not peril.dies:
        return Fraction(peril.loses)
    sick = {one.piece: one.loses for one in perils}
    guards = [unit for unit, leader in enumerate(g.guard_of) if leader == peril.piece]
    return peril.dies * sum(g.strength([unit]) - sick.get(unit, 0) for unit in guards)


def told(own: int, enemy: int) -> str:
    """How many leaders of either camp die, seen by one of them."""
    mine = "a leader dies" if own == 1 else f"{own} leaders die"
    theirs = "an enemy leader dies" if enemy == 1 else f"{enemy} enemy leaders die"
    return ", ".join([*([mine] if own else []), *([theirs] if enemy else [])]) or "no leader dies"
