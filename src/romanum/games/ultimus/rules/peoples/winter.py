"""Chapter 9.4: the Tribes in winter: vanquished, restored, resettled, their kingdoms kept or lost."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    ARMENIA,
    DISTANCE,
    HALF,
    HOME_ZONES,
    LEADER_COUNT,
    PERSAE,
    TRIBE_COUNT,
    TRIBES,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.peoples.adjustments import ask_where, is_town, put_back, rest
from romanum.games.ultimus.rules.peoples.alliances import allies_of, is_own_master
from romanum.games.ultimus.rules.peoples.regna import topple
from romanum.games.ultimus.rules.peoples.tribes import make_peace, set_status
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    FOEDERATI,
    LEADERS_OF,
    LOST,
    LOYAL,
    PEACE,
    REGNUM,
    REVOLT,
    ROMAN,
    TRIBE_OF,
    UNITS_OF,
    WAR,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice


class AdjustTribes(Task[LateEmpire], frozen=True):
    """9.4: Tribe by Tribe, unit by unit."""

    tribe: int = 0
    rule: ClassVar[str] = "9.4a"

    def run(self, g: LateEmpire) -> None:
        if self.tribe == TRIBE_COUNT:
            return
        tribe = in_order(g)[self.tribe]
        g.push(AdjustTribes(self.tribe + 1))
        g.push(AdjustUnits(tribe))
        adjust_tribe(g, tribe)


def in_order(g: LateEmpire) -> list[int]:
    """9.4n: Tribes that are their own masters before those that follow them."""
    return sorted(range(TRIBE_COUNT), key=lambda tribe: not is_own_master(g, tribe))


def lost_units(g: LateEmpire, tribe: int) -> list[int]:
    """Units eliminated this turn."""
    return [u for u in UNITS_OF[tribe] if g.where[u] == LOST]


def free_near(g: LateEmpire, area: int) -> list[int]:
    """9.4d, 9.4j: the nearest areas of the empire without combat units."""
    free = [a for a in range(ZONE_COUNT) if HALF[a] >= 0 and not g.has_unit(ROMAN, a) and not g.has_unit(BARBARIAN, a)]
    near = min((DISTANCE[area][a] for a in free), default=0)
    return [a for a in free if DISTANCE[area][a] == near] or [area]


def resettle(g: LateEmpire, tribe: int) -> None:
    """9.4d, 9.4j, 9.4m: the whole Tribe, and allies without units, stand in one area as Foederati."""
    set_status(g, tribe, FOEDERATI, "9.4j")
    g.push(Resettle(ROMAN, tribe, tuple(free_near(g, g.last_stand[tribe]))))


class Resettle(CampChoice, frozen=True):
    """9.4d, 9.4j: the Roman picks among equally near areas."""

    tribe: int
    areas: tuple[int, ...]
    rule: ClassVar[str] = "9.4j"
    asks: ClassVar[Asks] = Asks("resettle", subjects.THE_ROMAN, subjects.TRIBE)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """The nearest free ones."""
        return [AREA[area] for area in self.areas]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """New homes, at full strength, leaders too."""
        allies = [ally for ally in allies_of(g, self.tribe) if not g.tribe_units(ally)]
        for tribe in (self.tribe, *allies):
            units = lost_units(g, tribe)
            leaders = [leader for leader in LEADERS_OF[tribe] if 0 <= g.where[leader] < ZONE_COUNT]
            g.put((*units, *leaders), move[1])
            g.set_cause((*units, *leaders), LOYAL)
            g.tell("resettled", "9.4j", tribe=TRIBES[tribe].id, area=ZONE_IDS[move[1]])


def adjust_tribe(g: LateEmpire, tribe: int) -> None:
    """9.4a, 9.4d, 9.4j, 9.4m: what becomes of a Tribe without units; allies go with their Major Tribe (9.4n)."""
    if tribe == ARMENIA or g.tribe_units(tribe) or not lost_units(g, tribe) or not is_own_master(g, tribe):
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
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
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
            rest(g, unit, "9.4h" if g.status[self.tribe] in (FOEDERATI, REVOLT, REGNUM) else "9.4f")
        return False

    def rests(self, g: LateEmpire, here: int) -> bool:
        """9.4f, 9.4h: at home or in a town; Foederati and kingdoms also where nobody else is."""
        if here in HOME_ZONES[self.tribe] or is_town(here):
            return True
        alone = all(TRIBE_OF[p] == self.tribe for p in g.at(here) if p >= LEADER_COUNT)
        return g.status[self.tribe] in (FOEDERATI, REVOLT, REGNUM) and alone

    def bring_back(self, g: LateEmpire, unit: int) -> bool:
        """9.4e, 9.4i, 9.4k, 4.4.2d."""
        homes = list(HOME_ZONES[self.tribe])
        if self.tribe == ARMENIA:
            if not any(TRIBE_OF[u] == PERSAE for u in g.units_at(BARBARIAN, homes[0])):
                put_back(g, unit, homes[0])
            return False
        status, lord = g.status[self.tribe], self.lord(g)
        camp = g.tribe_camp(self.tribe)
        if status in (WAR, PEACE):
            return ask_where(g, camp, unit, homes) if homes else False
        if status == REGNUM and not g.has_unit(ROMAN, g.capital[lord]):
            put_back(g, unit, g.capital[lord])
            return False
        if status == REGNUM:
            topple(g, lord)
        friends = g.tribe_units(self.tribe) or g.tribe_units(lord)
        areas = sorted({g.where[u] for u in friends})
        return ask_where(g, camp, unit, areas, reduced=lord in g.fallen) if areas else False

    def lord(self, g: LateEmpire) -> int:
        """9.4n: the Tribe itself, or the Major one whose ally it is."""
        return self.tribe if is_own_master(g, self.tribe) else g.ally[self.tribe]
