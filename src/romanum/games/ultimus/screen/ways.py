"""Where a group or a lone unit on the move can go, area by area, and what may happen to it there (6.3, 7).

How far they come is what `reach_preview` shows. A people on Migration is led step by step, since each step asks whether
all of it can still come together (6.2p).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from romanum.engine.action import Move
from romanum.engine.ways import FIRST, NOWHERE_TO_GO, Leg, Risk, Ways
from romanum.games.ultimus.data.components import LEADER_COUNT, NEIGHBOURS, ZONE_IDS
from romanum.games.ultimus.rules.battle.aftermath import CAUGHT
from romanum.games.ultimus.rules.march.marches import Group, Single, may_not_stop
from romanum.games.ultimus.rules.march.movement import price
from romanum.games.ultimus.rules.stratagems.plague import PLAGUE_DEATH, infected
from romanum.games.ultimus.screen.reach_preview import MAY_NOT_STOP, MUST_STOP, Reach
from romanum.games.ultimus.state.actions import HALT, TO
from romanum.games.ultimus.state.dice import TEN
from romanum.games.ultimus.state.position import EAST, LateEmpire

ENEMY: Final = Risk("enemy", "7.1a")
ALONE: Final = Risk("alone", "7.1d", (TEN - CAUGHT) / TEN)
SICKNESS: Final = Risk("sickness", "6.3h", 1.0)
DEATH: Final = Risk("plague", "6.3h", (TEN - PLAGUE_DEATH) / TEN)
COUNCIL: Final = Risk("council", "6.3e", loses=False)


def ways(known: LateEmpire, seat: int) -> Ways:
    """7: where those can go whom the seat has on the move."""
    step = known.stack[-1] if known.stack else None
    if not isinstance(step, Group | Single) or seat != known.seat_of(step.camp):
        return NOWHERE_TO_GO
    here = known.where[step.leader if isinstance(step, Group) else step.unit]
    stays = _halting(step.check(known, seat, HALT) is None)
    if isinstance(step, Single) or any(known.migrating):
        return Ways(ZONE_IDS[here], tuple(_single_steps(known, seat, step, here)), stays)
    reach = Reach(known, step.camp, step.leader, step.units, step)
    legs = tuple(_marches(known, step, reach))
    return Ways(ZONE_IDS[here], legs, stays, party=_party(known, step), has=reach.left)


def _party(known: LateEmpire, step: Group) -> str:
    """Who goes, and which units are reduced."""
    return " ".join(f"{piece}/{known.reduced[piece]}" for piece in step.pieces)


def _halting(allowed: bool) -> tuple[Move, ...]:
    return (HALT,) if allowed else ()


def _single_steps(g: LateEmpire, seat: int, step: Group | Single, here: int) -> Iterator[Leg]:
    """3.4.1d, 6.2p: one area alone; a lone unit then stays by itself, a people asks again."""
    pieces = step.pieces if isinstance(step, Group) else (step.unit,)
    lone = isinstance(step, Single) and not step.migrates(g)
    for there in NEIGHBOURS[here]:
        if step.check(g, seat, TO[there]) is not None:
            continue
        ends = "3.4.1d" if lone else "7.1a" if g.has_unit(1 - step.camp, there) else ""
        yield Leg(TO[there], ZONE_IDS[there], price(here, there), FIRST, risks_of(g, step.camp, pieces, there), ends)


def _marches(g: LateEmpire, step: Group, reach: Reach) -> Iterator[Leg]:
    """3.4.1, 7: as far as the PM of the group lead."""
    for area, spent, before in reach.tree:
        halt = reach.halt(area)
        stays = _halting(halt != MAY_NOT_STOP and may_not_stop(g, step.camp, step.pieces, area) is None)
        ends = "7.1a" if halt == MUST_STOP else "7.2a" if spent >= reach.left else ""
        risks = risks_of(g, step.camp, step.pieces, area)
        yield Leg(TO[area], ZONE_IDS[area], spent, before, risks, ends, stays)


def risks_of(g: LateEmpire, camp: int, pieces: Iterable[int], area: int) -> tuple[Risk, ...]:
    """6.3e, 6.3h, 7.1: enemies, plague, and the Council that the eastern Augustus reaches."""
    pieces, found = tuple(pieces), list[Risk]()
    units = [piece for piece in pieces if piece >= LEADER_COUNT]
    if g.has_unit(1 - camp, area):
        found.append(ENEMY if units else ALONE)
    degree = infected(g, area)
    if degree and len(units) < len(pieces):
        found.append(DEATH)
    if any(degree > 1 or not g.reduced[unit] for unit in units if degree):
        found.append(SICKNESS)
    if area == g.council and g.augustus[EAST] in pieces:
        found.append(COUNCIL)
    return tuple(found)
