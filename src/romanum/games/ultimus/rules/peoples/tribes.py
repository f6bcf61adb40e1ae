"""Chapters 4.2, 4.5, 6.1, 6.2 and 9.4n: how a Tribe changes its status, and its allies with it."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.games.ultimus.data.components import (
    HOME_ZONES,
    PIECES,
    TRIBES,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.march.passengers import put_strangers_ashore
from romanum.games.ultimus.rules.peoples.alliances import allies_of
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    FOEDERATI,
    LEADERS_OF,
    LOST,
    LOYAL,
    NOBODY,
    NONE,
    PEACE,
    REGNUM,
    REVOLT,
    STATUS_IDS,
    UNITS_OF,
    WAITING,
    WAR,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice


def set_status(g: LateEmpire, tribe: int, status: int, rule: str) -> None:
    """6.2m, 9.4n, 3.4.2c: a Tribe and its allies take a new status, and leave fleets that are not theirs any more."""
    for one in (tribe, *allies_of(g, tribe)):
        if g.status[one] == status:
            continue
        g.status = changed(g.status, one, status)
        if status != FOEDERATI:
            free_from_causes(g, one)
            strip_caesars(g, one)
        if status != REGNUM:
            g.king = changed(g.king, one, NOBODY)
            g.capital = changed(g.capital, one, NONE)
        g.tell("status", rule, tribe=TRIBES[one].id, status=STATUS_IDS[status])
    put_strangers_ashore(g)


def free_from_causes(g: LateEmpire, tribe: int) -> None:
    """No usurper holds a Tribe that is Rome's own enemy, or at peace."""
    g.set_cause((*LEADERS_OF[tribe], *UNITS_OF[tribe]), LOYAL)


def strip_caesars(g: LateEmpire, tribe: int) -> None:
    """3.5.1f: a Foederati leader is no Caesar any more when his Tribe revolts."""
    for half in (0, 1):
        if g.caesar[half] in LEADERS_OF[tribe]:
            g.tell("caesar-stripped", "3.5.1f", leader=PIECES[g.caesar[half]])
            g.strip_caesar(g.caesar[half])


def muster(g: LateEmpire, tribe: int, camp: int = BARBARIAN) -> None:
    """4.2.3b, 6.3c: the units of a Tribe that are off the map appear at home."""
    for unit in reversed(UNITS_OF[tribe]):
        if g.where[unit] == WAITING:
            g.push(Muster(camp, tribe, unit))


class Muster(CampChoice, frozen=True):
    """4.2.3b: its camp spreads the units of a Tribe over its areas of origin."""

    tribe: int
    unit: int
    rule: ClassVar[str] = "4.2.3b"
    asks: ClassVar[Asks] = Asks("muster", subjects.CAMP, subjects.UNIT)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [AREA[area] for area in HOME_ZONES[self.tribe]]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        g.put((self.unit,), move[1])
        g.restore((self.unit,))
        g.tell("musters", "4.2.3b", tribe=TRIBES[self.tribe].id, unit=PIECES[self.unit], area=ZONE_IDS[move[1]])


def rise(g: LateEmpire, tribe: int) -> None:
    """4.2.3, 4.5.2a, 6.2e: a Tribe at peace goes to war, Foederati revolt."""
    if g.status[tribe] == FOEDERATI:
        set_status(g, tribe, REVOLT, "4.5.2a")
        return
    set_status(g, tribe, WAR, "4.2.3a")
    for one in (tribe, *allies_of(g, tribe)):
        if g.status[one] == WAR:
            muster(g, one)


def federate(g: LateEmpire, tribe: int, rule: str) -> None:
    """4.5.1: a Tribe becomes Rome's ally, free of its old home (4.2.2c)."""
    set_status(g, tribe, FOEDERATI, rule)


def go_home(g: LateEmpire, tribe: int, rule: str) -> None:
    """4.2.2b, 9.4a: a Tribe at peace is at home at full strength, leaders and seafarers too; Bagaudes have none."""
    homes = HOME_ZONES[tribe] or (WAITING,)
    for n, unit in enumerate(UNITS_OF[tribe]):
        if g.where[unit] >= 0 or g.where[unit] in (WAITING, LOST):
            g.put((unit,), homes[n % len(homes)])
            g.restore((unit,))
            g.set_cause((unit,), LOYAL)
    for leader in LEADERS_OF[tribe]:
        if g.where[leader] >= 0:
            g.put((leader,), homes[0])
    g.tell("goes-home" if HOME_ZONES[tribe] else "disperses", rule, tribe=TRIBES[tribe].id)


def make_peace(g: LateEmpire, tribe: int, rule: str) -> None:
    """6.1c, 9.4a: war ends; the Tribe and its allies go home."""
    set_status(g, tribe, PEACE, rule)
    for one in (tribe, *allies_of(g, tribe)):
        go_home(g, one, rule)
