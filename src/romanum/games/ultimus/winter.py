"""Chapter 9.4: the Tribes in winter: vanquished, restored, resettled, their kingdoms kept or lost."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.step import Task
from romanum.games.ultimus.adjustments import ask_where, is_town, put_back
from romanum.games.ultimus.components import (
    ARMENIA,
    DISTANCE,
    HALF,
    HOME_ZONES,
    PERSAE,
    TRIBE_COUNT,
    TRIBES,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.losses import kill_leader
from romanum.games.ultimus.state import (
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
    ROMAN,
    TRIBE_OF,
    UNITS_OF,
    WAR,
    LateEmpire,
)
from romanum.games.ultimus.tribes import make_peace, set_status


class AdjustTribes(Task[LateEmpire], frozen=True):
    """9.4: Tribe by Tribe, unit by unit."""

    tribe: int = 0
    rule: ClassVar[str] = "9.4a"

    def run(self, g: LateEmpire) -> None:
        """The next Tribe."""
        if self.tribe == TRIBE_COUNT:
            g.stack.pop()
            return
        g.become(AdjustTribes(self.tribe + 1))
        g.push(AdjustUnits(self.tribe))
        adjust_tribe(g, self.tribe)


def lost_units(g: LateEmpire, tribe: int) -> list[int]:
    """Units eliminated this turn."""
    return [u for u in UNITS_OF[tribe] if g.where[u] == LOST]


def free_near(g: LateEmpire, area: int) -> int:
    """9.4d, 9.4j: the nearest area of the empire without combat units."""
    free = [
        a
        for a in range(ZONE_COUNT)
        if HALF[a] >= 0 and not g.has_unit(ROMAN, a) and not g.has_unit(BARBARIAN, a) and DISTANCE[area][a] < ZONE_COUNT
    ]
    return min(free, key=lambda a: DISTANCE[area][a], default=area)


def last_field(g: LateEmpire, tribe: int) -> int:
    """Where the last units of a Tribe fell."""
    fields = [g.fell[u] for u in UNITS_OF[tribe] if g.fell[u] >= 0]
    return fields[-1] if fields else HOME_ZONES[tribe][0]


def resettle(g: LateEmpire, tribe: int) -> None:
    """9.4d, 9.4j: the whole Tribe stands in one area as Foederati."""
    area = free_near(g, last_field(g, tribe))
    set_status(g, tribe, FOEDERATI, "9.4j")
    for unit in UNITS_OF[tribe]:
        if g.where[unit] == LOST:
            g.where[unit], g.reduced[unit], g.cause[unit] = area, 0, LOYAL
    for leader in LEADERS_OF[tribe]:
        if 0 <= g.where[leader] < ZONE_COUNT:
            g.where[leader] = area
    g.tell("resettled", "9.4j", tribe=TRIBES[tribe].id, area=ZONE_IDS[area])


def adjust_tribe(g: LateEmpire, tribe: int) -> None:
    """9.4a, 9.4d, 9.4j, 9.4m: what becomes of a Tribe without units."""
    if tribe == ARMENIA or g.tribe_units(tribe) or not lost_units(g, tribe):
        return
    status = g.status[tribe]
    if tribe in g.federating and status == WAR:
        resettle(g, tribe)
    elif status == WAR:
        make_peace(g, tribe, "9.4a")
    elif status in (FOEDERATI, REVOLT) or (status == REGNUM and g.has_unit(ROMAN, g.capital[tribe])):
        resettle(g, tribe)


class AdjustUnits(Task[LateEmpire], frozen=True):
    """9.4e-9.4l: restored at home or in towns, brought back by status."""

    tribe: int
    number: int = 0
    rule: ClassVar[str] = "9.4e"

    def run(self, g: LateEmpire) -> None:
        """The next unit."""
        units = UNITS_OF[self.tribe]
        for n in range(self.number, len(units)):
            g.become(AdjustUnits(self.tribe, n + 1))
            if self.adjust(g, units[n]):
                return
        g.stack.pop()

    def adjust(self, g: LateEmpire, unit: int) -> bool:
        """One unit; True if somebody is asked."""
        here = g.where[unit]
        if here == LOST:
            return self.bring_back(g, unit)
        if 0 <= here < ZONE_COUNT and g.reduced[unit] and self.rests(g, here):
            g.reduced[unit] = 0
        return False

    def rests(self, g: LateEmpire, here: int) -> bool:
        """9.4f, 9.4h: at home or in a town; Foederati and kingdoms also where nobody else is."""
        if here in HOME_ZONES[self.tribe] or is_town(here):
            return True
        alone = all(TRIBE_OF[p] == self.tribe for p in g.at(here))
        return g.status[self.tribe] in (FOEDERATI, REVOLT, REGNUM) and alone

    def bring_back(self, g: LateEmpire, unit: int) -> bool:
        """9.4e, 9.4i, 9.4k, 4.4.2d."""
        homes = list(HOME_ZONES[self.tribe])
        if self.tribe == ARMENIA:
            if not any(TRIBE_OF[u] == PERSAE for u in g.units_at(BARBARIAN, homes[0])):
                put_back(g, unit, homes[0])
            return False
        status = g.status[self.tribe]
        camp = g.tribe_camp(self.tribe)
        friends = sorted({g.where[u] for u in g.tribe_units(self.tribe)})
        if status in (WAR, PEACE):
            areas = [a for a in homes if not g.has_unit(1 - camp, a)] or homes
            return ask_where(g, camp, unit, areas) if areas else False
        if status == REGNUM and g.capital[self.tribe] != NONE:
            if not g.has_unit(ROMAN, g.capital[self.tribe]):
                put_back(g, unit, g.capital[self.tribe])
                return False
            self.fall(g)
            return ask_where(g, BARBARIAN, unit, friends, reduced=True) if friends else False
        return ask_where(g, camp, unit, friends) if friends else False

    def fall(self, g: LateEmpire) -> None:
        """9.4l: the kingdom is lost, and its king with it."""
        king = g.king[self.tribe]
        set_status(g, self.tribe, REVOLT, "9.4l")
        if king != NOBODY and 0 <= g.where[king] < ZONE_COUNT:
            kill_leader(g, king, "kingdom")
