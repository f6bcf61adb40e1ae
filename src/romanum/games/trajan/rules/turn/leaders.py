"""Chapter 5 and 17.12: what becomes of units and leaders that are lost, and of a side without its Supreme Leader."""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.games.trajan.data.components import ARMENIAN, KIND, LEADER, NATION, SIDE, UNITS
from romanum.games.trajan.state.actions import MARKER_KINDS
from romanum.games.trajan.state.position import GONE, HANDS, MOVED, NONE, RECRUITS, ROMAN, SIDE_IDS, War


def eliminate(g: War, unit: int) -> None:
    """5.3b, 17.12, 18.3: to the recruit area; leaders and clients are out of the game for good.

    Telling it is the caller's business: whether the enemy learns which unit it was depends on how it was lost. Clients
    and leaders everybody learns of: those out of play lie open (8.2c).
    """
    if g.face_up[unit]:
        g.remember([unit], RECRUITS)
    elif NATION[unit] == ARMENIAN and KIND[unit] != LEADER:
        g.tell("out-of-play", "8.2c", side=SIDE_IDS[SIDE[unit]], unit=UNITS[unit].id)
    g.where[unit] = GONE if KIND[unit] == LEADER or NATION[unit] == ARMENIAN else RECRUITS
    g.inside[unit], g.army[unit], g.face_up[unit] = 0, NONE, 0
    if g.fighting[unit]:
        out_of_combat(g, unit)
    g.marched[unit] = MOVED
    if KIND[unit] == LEADER:
        g.plays = changed(g.plays, unit, 0)
        side = SIDE[unit]
        g.tell("leader-dies", "5.3b", side=SIDE_IDS[side], unit=UNITS[unit].id)
        if g.supreme[side] == unit:
            supreme_leader_dies(g, side)


def out_of_combat(g: War, unit: int) -> None:
    """14.10: the unit, or the Civis, fights no more."""
    g.fighting, g.disrupted = changed(g.fighting, unit, 0), changed(g.disrupted, unit, 0)


def supreme_leader_dies(g: War, side: int) -> None:
    """5.5a, 6.61: the side loses its head and every marker, a Triumph on the map included."""
    unit = g.supreme[side]
    g.supreme[side], g.supreme_lost[side] = NONE, g.turn
    lost = g.markers(side)
    for kind in lost:
        HANDS.lose(g, side, kind)
    if side == ROMAN:
        g.triumph = NONE
    g.tell(
        "supreme-dies", "5.5a", side=SIDE_IDS[side], unit=UNITS[unit].id,
        secret={"markers": [MARKER_KINDS[kind] for kind in lost], "number": len(lost)}, eyes=(side,),
    )  # fmt: skip
