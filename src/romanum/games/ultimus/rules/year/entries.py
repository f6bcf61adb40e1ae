"""Chapters 2.C.b, 2.D.g, 3.3.1, 4.1a and 4.2.1: leaders enter, return and die by the tables."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    CAPITAL_ZONE,
    CONSTANTINOPOLIS,
    DIOCESE,
    DISTANCE,
    ENTRY,
    ENTRY_ZONE,
    GENERIC,
    HALF,
    LEADER_COUNT,
    LEADER_HALF,
    LEADER_TRIBE,
    PIECES,
    SAFE,
    TRIBES,
    ZONE_COUNT,
    ZONE_IDS,
    deadly_roll,
)
from romanum.games.ultimus.rules.battle.losses import kill_leader
from romanum.games.ultimus.rules.throne.succession import HONORIUS, VALENTINIAN, FillThrones
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA
from romanum.games.ultimus.state.dice import d10
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    GONE,
    LOYAL,
    NOBODY,
    NONE,
    RETURNING,
    ROMAN,
    TRIBE_OF,
    WAITING,
    WEST,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice


def due(g: LateEmpire, leader: int) -> bool:
    """3.3.1a, 4.2.1a: whether a waiting leader enters now."""
    return g.where[leader] == WAITING and ENTRY[leader] <= g.year


def awaited(g: LateEmpire, leader: int) -> bool:
    """3.5.2l: Valentinian enters when Honorius dies, if he still reigns."""
    return leader == VALENTINIAN and g.augustus[WEST] == HONORIUS


class Entries(Task[LateEmpire], frozen=True):
    """2.C.b: the leaders due enter, one by one; their owner picks the unit of the Tribe they join."""

    camp: int
    late: bool = False
    """4.2.1b: at the end of Phase C, for leaders whose Tribe has changed camp or gone to war in it."""
    rule: ClassVar[str] = "2.C.b"
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
        """Romans by their table; others beside a unit of their Tribe."""
        for leader in range(LEADER_COUNT):
            tribe = LEADER_TRIBE[leader]
            if tribe < 0:
                if self.camp == ROMAN and not self.late and due(g, leader) and not awaited(g, leader):
                    self.enter_roman(g, leader)
                continue
            if g.tribe_camp(tribe) != self.camp or not (due(g, leader) or g.where[leader] == RETURNING):
                continue
            areas = sorted({g.where[u] for u in g.tribe_units(tribe) if g.camp(u) == self.camp})
            if not areas:
                continue
            if len(areas) == 1:
                arrive(g, leader, areas[0])
            else:
                g.push(ChooseEntry(self.camp, leader, tuple(areas)))
                return
        g.stack.pop()
        if self.camp == ROMAN and not self.late:
            g.push(FillThrones())

    def enter_roman(self, g: LateEmpire, leader: int) -> None:
        """At his place on the table, or in the nearest capital of his half that no enemy holds."""
        area = ENTRY_ZONE[leader]
        if g.has_unit(BARBARIAN, area):
            half = LEADER_HALF[leader]
            capitals = [a for a in range(ZONE_COUNT) if CAPITAL_ZONE[a] and HALF[a] == half]
            free = [a for a in capitals if not g.has_unit(BARBARIAN, a)]
            area = min(free, key=lambda a: DISTANCE[ENTRY_ZONE[leader]][a], default=CONSTANTINOPOLIS)
        arrive(g, leader, area)


def arrive(g: LateEmpire, leader: int, area: int) -> None:
    """4.1a, 4.5.3c: he is in play; a Minor Tribe that gets a leader is a Major one, an empty throne gets its king."""
    g.put((leader,), area)
    g.set_cause((leader,), LOYAL)
    tribe = LEADER_TRIBE[leader]
    people = "none" if tribe < 0 or GENERIC[leader] else TRIBES[tribe].id
    g.tell("enters", "2.C.b", leader=PIECES[leader], area=ZONE_IDS[area], people=people)
    if tribe >= 0 and not g.major[tribe]:
        g.major = changed(g.major, tribe, 1)
        g.tell("major", "4.1a", tribe=TRIBES[tribe].id)
    if tribe >= 0 and g.capital[tribe] != NONE and g.king[tribe] == NOBODY:
        g.king = changed(g.king, tribe, leader)
        g.tell("heir", "4.5.3c", tribe=TRIBES[tribe].id, leader=PIECES[leader])


class ChooseEntry(CampChoice, frozen=True):
    """2.C.b, 3.3.1d, 4.2.1b: the controller picks the unit a leader joins, or the area to which he returns."""

    leader: int
    areas: tuple[int, ...]
    rule: ClassVar[str] = "2.C.b"
    asks: ClassVar[Asks] = Asks("entry", subjects.CAMP, subjects.LEADER)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Areas with units of the Tribe, or free ones of the diocese."""
        return [AREA[area] for area in self.areas]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if LEADER_TRIBE[self.leader] < 0:
            come_back(g, self.leader, move[1])
        else:
            arrive(g, self.leader, move[1])


# ---- 2.D.g: death


class Deaths(Task[LateEmpire], frozen=True):
    """2.D.g: one check for every historical leader on the map, in the order of the tables."""

    leader: int = 0
    rule: ClassVar[str] = "2.D.g"
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
        """The next leader; a death is settled before the one after."""
        for leader in range(self.leader, LEADER_COUNT):
            if GENERIC[leader] or not g.where[leader] >= 0:
                continue
            needed = deadly_roll(leader, g.year)
            if needed == SAFE:
                continue
            die = d10(g)
            g.tell("death-roll", "2.D.g", leader=PIECES[leader], die=die, needed=needed)
            if die >= needed:
                g.become(Deaths(leader + 1))
                kill_leader(g, leader, "nature")
                return
        g.stack.pop()
        g.deaths_checked = True


# ---- 3.3.1c: generic Romans come back


class ReturnGenerics(Task[LateEmpire], frozen=True):
    """3.3.1c, 3.3.1d: in Phase D generic Romans return to their old place, or elsewhere in the diocese, or never."""

    rule: ClassVar[str] = "3.3.1c"
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
        """One by one; with his old place lost the Roman picks another."""
        for leader in range(LEADER_COUNT):
            if LEADER_TRIBE[leader] >= 0 or g.where[leader] != RETURNING:
                continue
            home = ENTRY_ZONE[leader]
            same = [a for a in range(ZONE_COUNT) if DIOCESE[a] == DIOCESE[home]]
            free = [home] if not foreign(g, home) else [a for a in same if not foreign(g, a)]
            if len(free) > 1:
                g.push(ChooseEntry(ROMAN, leader, tuple(free)))
                return
            if free:
                come_back(g, leader, free[0])
            else:
                g.put((leader,), GONE)
                g.tell("no-return", "3.3.1d", leader=PIECES[leader])
        g.stack.pop()


def come_back(g: LateEmpire, leader: int, area: int) -> None:
    """3.3.1e: he is under whoever's Romans hold the area."""
    g.put((leader,), area)
    romans = [u for u in g.units_at(BARBARIAN, area) if g.cause[u]]
    g.set_cause((leader,), g.cause[romans[0]] if romans else LOYAL)
    g.tell("returns-leader", "3.3.1c", leader=PIECES[leader], area=ZONE_IDS[area])


def foreign(g: LateEmpire, area: int) -> bool:
    """3.3.1d: whether non-Roman units of the Barbarian hold an area."""
    return any(TRIBE_OF[u] >= 0 for u in g.units_at(BARBARIAN, area))
