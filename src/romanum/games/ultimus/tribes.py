"""Chapters 4.2, 4.5, 6.1, 6.2 and 9.4n: how a Tribe changes its status, and its allies with it."""

from __future__ import annotations

from romanum.games.ultimus.components import (
    GEPIDAE,
    HALF,
    HOME_ZONES,
    HUNNI,
    OSTROGOTHI,
    PIECES,
    TRIBES,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.state import (
    FOEDERATI,
    LEADERS_OF,
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


def in_empire(g: LateEmpire, tribe: int) -> bool:
    """4.5.1a, 6.2m: the Tribe has units on the map, and all of them, its allies' too, are inside the empire."""
    units = [u for one in (tribe, *allies_of(g, tribe)) for u in g.tribe_units(one)]
    return bool(g.tribe_units(tribe)) and all(HALF[g.where[u]] >= 0 for u in units)


def allies_of(g: LateEmpire, tribe: int) -> list[int]:
    """6.2m: the Tribes that follow a Major one."""
    return [other for other, major in enumerate(g.ally) if major == tribe]


def is_subject(g: LateEmpire, tribe: int) -> bool:
    """6.2n: Ostrogothi and Gepidae under the Hunni."""
    return tribe in (OSTROGOTHI, GEPIDAE) and g.ally[tribe] == HUNNI


def free_subjects(g: LateEmpire) -> None:
    """6.2n: Attila's death frees Ostrogothi and Gepidae."""
    for tribe in (OSTROGOTHI, GEPIDAE):
        if g.ally[tribe] == HUNNI:
            g.ally[tribe] = NOBODY
            g.tell("freed", "6.2n", tribe=TRIBES[tribe].id)


def is_own_master(g: LateEmpire, tribe: int) -> bool:
    """6.2m, 6.2n: an ally changes its status with its Major Tribe alone; subjects of the Hunni have a will too."""
    return g.ally[tribe] == NOBODY or is_subject(g, tribe)


def set_status(g: LateEmpire, tribe: int, status: int, rule: str) -> None:
    """6.2m, 9.4n: a Tribe and its allies take a new status."""
    for one in (tribe, *allies_of(g, tribe)):
        if g.status[one] == status:
            continue
        g.status[one] = status
        if status not in (FOEDERATI, REVOLT):
            free_from_causes(g, one)
        if status != FOEDERATI:
            strip_caesars(g, one)
        if status != REGNUM:
            g.king[one], g.capital[one] = NOBODY, NONE
        g.tell("status", rule, tribe=TRIBES[one].id, status=STATUS_IDS[status])


def free_from_causes(g: LateEmpire, tribe: int) -> None:
    """No usurper holds a Tribe that is Rome's own enemy, or at peace."""
    for piece in (*LEADERS_OF[tribe], *UNITS_OF[tribe]):
        g.cause[piece] = LOYAL


def strip_caesars(g: LateEmpire, tribe: int) -> None:
    """3.5.1f: a Foederati leader is no Caesar any more when his Tribe revolts."""
    for half in (0, 1):
        if g.caesar[half] in LEADERS_OF[tribe]:
            g.tell("caesar-stripped", "3.5.1f", leader=PIECES[g.caesar[half]])
            g.caesar[half] = NOBODY


def muster(g: LateEmpire, tribe: int, areas: dict[int, int] | None = None) -> None:
    """4.2.3b: the units of a Tribe that are off the map appear at home, spread over its areas of origin."""
    homes = HOME_ZONES[tribe]
    waiting = [unit for unit in UNITS_OF[tribe] if not 0 <= g.where[unit] < ZONE_COUNT and g.where[unit] == WAITING]
    for n, unit in enumerate(waiting):
        g.where[unit], g.reduced[unit] = homes[n % len(homes)], 0
    if waiting:
        g.tell("musters", "4.2.3b", tribe=TRIBES[tribe].id, number=len(waiting), area=ZONE_IDS[homes[0]])


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
    """4.2.2b, 9.4a: a Tribe at peace stands at home at full strength, its leaders too."""
    homes = HOME_ZONES[tribe]
    if not homes:
        return
    for n, unit in enumerate(UNITS_OF[tribe]):
        if g.where[unit] >= 0 or g.where[unit] in (WAITING, -3):
            g.where[unit], g.reduced[unit], g.cause[unit] = homes[n % len(homes)], 0, LOYAL
    for leader in LEADERS_OF[tribe]:
        if 0 <= g.where[leader] < ZONE_COUNT:
            g.where[leader] = homes[0]
    g.tell("goes-home", rule, tribe=TRIBES[tribe].id)


def make_peace(g: LateEmpire, tribe: int, rule: str) -> None:
    """6.1c, 9.4a: war ends; the Tribe and its allies go home."""
    set_status(g, tribe, PEACE, rule)
    for one in (tribe, *allies_of(g, tribe)):
        go_home(g, one, rule)
