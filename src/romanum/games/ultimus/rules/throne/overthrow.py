"""Chapters 3.6.4, 3.6.5b and 5: how a usurpation fails or succeeds, and the swap of camps."""

from __future__ import annotations

from romanum.engine.position import changed
from romanum.games.ultimus.data.components import (
    BARBARIAN_ORIGIN,
    CONSTANTINOPOLIS,
    LEADER_COUNT,
    ORIGIN,
    PIECES,
    RAVENNA,
    REFUGES,
    ROMA,
)
from romanum.games.ultimus.rules.battle.losses import kill_leader
from romanum.games.ultimus.rules.march.passengers import put_strangers_ashore
from romanum.games.ultimus.rules.throne.succession import crown, find_successor, succeed, usurper_wins
from romanum.games.ultimus.state.position import BOXES, EAST, HALF_IDS, LOYAL, NOBODY, TRIBE_OF, WEST, LateEmpire
from romanum.games.ultimus.state.reigns import AUGUSTUS, FAILED, THRONE, USURPER, end_reign


def usurper_dies(g: LateEmpire, half: int) -> None:
    """3.6.4e: the usurpation fails; everybody who followed it is loyal again, to a new Augustus if the old one fell."""
    g.tell("usurpation-fails", "3.6.4e", half=HALF_IDS[half])
    end_usurpation(g, half, FAILED)
    if g.won[half]:
        g.won = changed(g.won, half, 0)
        if g.augustus[half] == NOBODY:
            succeed(g, half, g.overthrown[half])


def end_usurpation(g: LateEmpire, half: int, how: str) -> None:
    """3.4.2c: no more usurpation in a half: its pieces are loyal to whoever is Augustus, and leave its fleets."""
    end_reign(g, USURPER, half, how)
    g.usurper, g.puppet = changed(g.usurper, half, NOBODY), changed(g.puppet, half, NOBODY)
    g.set_cause(g.follows(half), LOYAL)
    put_strangers_ashore(g)


def occupies_thrones(g: LateEmpire, half: int) -> bool:
    """3.6.4a: a Roman leader and unit of his in Ravenna and Roma, or in Constantinopolis; nobody in refuge."""
    if BOXES[half] in g.where:
        return False
    for area in (RAVENNA, ROMA) if half == WEST else (CONSTANTINOPOLIS,):
        pieces = [p for p in g.at(area) if g.cause[p] == 1 + half and TRIBE_OF[p] < 0]
        if not any(p < LEADER_COUNT for p in pieces) or not any(p >= LEADER_COUNT for p in pieces):
            return False
    return True


def settle_usurpations(g: LateEmpire) -> None:
    """3.6.4, 5, 3.6.5b: in Phase F every usurpation that has succeeded swaps the camps, one after the other."""
    for half in (WEST, EAST):
        if g.usurper[half] == NOBODY:
            continue
        if occupies_thrones(g, half):
            usurper_wins(g, half, "3.6.4a")
        if g.won[half]:
            swap_camps(g, half)
    g.won = (0, 0)


def swap_camps(g: LateEmpire, half: int) -> None:
    """5: the usurper is Augustus, his followers are loyal, and the two people change places with their points."""
    leader, old = g.usurper[half], g.augustus[half]
    new = g.puppet[half] if g.puppet[half] != NOBODY else leader
    end_usurpation(g, half, THRONE)
    end_reign(g, AUGUSTUS, half, "deposed")
    g.roman_seat = 1 - g.roman_seat
    g.pv = (g.pv[1], g.pv[0])
    g.reveals += 1
    g.tell("camps-swap", "5a", half=HALF_IDS[half], leader=PIECES[leader], roman=g.pv[0], barbarian=g.pv[1])
    g.augustus = changed(g.augustus, half, NOBODY)
    if old not in (NOBODY, new) and g.where[old] >= 0:
        kill_leader(g, old, "deposed")
    g.put(g.at(BOXES[half]), REFUGES[half])
    if ORIGIN[new] == BARBARIAN_ORIGIN or new in (*g.augustus, *g.usurper):
        find_successor(g, half)
    else:
        crown(g, half, new, "5b")
        put_strangers_ashore(g)
