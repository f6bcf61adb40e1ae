"""Chapter 9: winter quarters. Units return, are restored or leave the game; refuges fall; Tribes change their state."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    BU,
    CAPITAL_ZONE,
    CO,
    DIOCESE,
    DISTANCE,
    HALF,
    KIND,
    LEADER_COUNT,
    LEADER_TRIBE,
    LI,
    NEIGHBOURS,
    PA,
    PA_HOME,
    PIECE_COUNT,
    PIECES,
    REFUGE_SAVED,
    REFUGES,
    TOWN,
    TRIBAL,
    UNIT_DIOCESE,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.battle.losses import eliminate_unit, lose_company
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA
from romanum.games.ultimus.state.dice import d10
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    BOXES,
    CAMP_IDS,
    CITY,
    EAST,
    FOEDERATI,
    GONE,
    LOST,
    LOYAL,
    NOBODY,
    NONE,
    ROMAN,
    TRIBE_OF,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice

RETURNS: Final = {LI: "9.3.1a", CO: "9.3.1a", PA: "9.3.2a", BU: "9.3.3b", TRIBAL: "9.4e"}
"""By kind of unit: the rule that brings it back."""
SAVED: Final = REFUGE_SAVED[EAST]
"""9.3.5b: a d6 of this or more saves Constantinopolis."""


def is_town(area: int) -> bool:
    """A town or an imperial capital."""
    return bool(TOWN[area] or CAPITAL_ZONE[area])


def foreigners(g: LateEmpire, area: int) -> bool:
    """9.3.1a: whether non-Roman units are in an area, Foederati included."""
    return any(unit >= LEADER_COUNT and TRIBE_OF[unit] >= 0 for unit in g.at(area))


def closed(g: LateEmpire, area: int) -> bool:
    """9.3.2a, 9.3.2e: whether the Barbarian keeps Palatini from an area: with non-Romans, or Foederati alone."""
    units = g.units_at(BARBARIAN, area)
    tribes = {TRIBE_OF[unit] for unit in units}
    return bool(tribes) and (-1 not in tribes or any(t >= 0 and g.status[t] != FOEDERATI for t in tribes))


def threatened(g: LateEmpire, camp: int, area: int) -> bool:
    """9.3.1b: an enemy unit in an adjacent area that is also inside the empire."""
    return any(HALF[near] >= 0 and g.has_unit(1 - camp, near) for near in NEIGHBOURS[area])


def quarters(g: LateEmpire, piece: int) -> int:
    """8.2.2a: the area in which a piece winters, that of the city if it is in a refuge; none off the map."""
    here = g.where[piece]
    if here in CITY:
        return CITY[here]
    return here if 0 <= here < ZONE_COUNT else NONE


def rests(g: LateEmpire, piece: int) -> bool:
    """9.3.2b, 9.3.3b: whether a piece is in a town, behind its walls too, without enemies there or next to it."""
    area, camp = quarters(g, piece), g.camp(piece)
    return area != NONE and is_town(area) and not g.has_unit(1 - camp, area) and not threatened(g, camp, area)


class PlaceUnit(CampChoice, frozen=True):
    """9.3, 9.4: the controller picks where a unit comes back."""

    unit: int
    areas: tuple[int, ...]
    reduced: bool
    rule: ClassVar[str] = "9.3.1a"
    asks: ClassVar[Asks] = Asks("place-unit", subjects.CAMP, subjects.UNIT)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [AREA[area] for area in self.areas]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        put_back(g, self.unit, move[1], self.reduced)


def put_back(g: LateEmpire, unit: int, area: int, reduced: bool = False) -> None:
    """9.3.2d, 3.7.2: a unit stands in an area again; among Romans, or its own people, of the Barbarian's it is his."""
    kin = [u for u in g.at(area) if u >= LEADER_COUNT and TRIBE_OF[u] == TRIBE_OF[unit]]
    g.put((unit,), area)
    g.reduced = changed(g.reduced, unit, int(reduced))
    g.set_cause((unit,), min((g.cause[u] for u in kin), default=LOYAL))
    g.tell("back", RETURNS[KIND[unit - LEADER_COUNT]], unit=PIECES[unit], area=ZONE_IDS[area], reduced=reduced)


def rest(g: LateEmpire, unit: int, rule: str) -> None:
    """A reduced unit is at full strength again."""
    g.restore((unit,))
    g.tell("restored", rule, unit=PIECES[unit])


def disband(g: LateEmpire, unit: int, rule: str) -> None:
    """A unit leaves the game for good."""
    g.put((unit,), GONE)
    g.tell("disbanded", rule, unit=PIECES[unit])


def ask_where(g: LateEmpire, camp: int, unit: int, areas: list[int], *, reduced: bool = False) -> bool:
    """Put a unit back where it must go, or ask. True if somebody is asked."""
    if len(areas) == 1:
        put_back(g, unit, areas[0], reduced)
        return False
    g.push(PlaceUnit(camp, unit, tuple(areas), reduced))
    return True


# ---- 9.3: Roman units


class AdjustRomans(Task[LateEmpire], frozen=True):
    """9.3.1-9.3.3: unit by unit."""

    unit: int = LEADER_COUNT
    rule: ClassVar[str] = "9.3.1a"
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
        """The next Roman unit."""
        for unit in range(self.unit, PIECE_COUNT):
            if TRIBE_OF[unit] >= 0:
                continue
            g.become(AdjustRomans(unit + 1))
            kind = KIND[unit - LEADER_COUNT]
            adjust = {LI: field_army, CO: field_army, PA: palatine, BU: guard}[kind]
            if adjust(g, unit):
                return
        g.stack.pop()


def free_areas(g: LateEmpire, diocese: int) -> list[int]:
    """9.3.1a: areas of a diocese without non-Roman units, Foederati included."""
    return [a for a in range(ZONE_COUNT) if DIOCESE[a] == diocese and not foreigners(g, a)]


def field_army(g: LateEmpire, unit: int) -> bool:
    """9.3.1: LI and CO."""
    number = unit - LEADER_COUNT
    here, home = g.where[unit], UNIT_DIOCESE[number]
    if here == LOST:
        fell = g.fell[unit]
        areas = free_areas(g, home) if fell >= 0 and DIOCESE[fell] == home else []
        if not areas:
            disband(g, unit, "9.3.1a" if fell >= 0 and DIOCESE[fell] == home else "9.3.1d")
            return False
        return ask_where(g, ROMAN, unit, areas)
    if not 0 <= here < ZONE_COUNT:
        return False
    if HALF[here] < 0:
        return bring_home(g, unit, home)
    at_home = DIOCESE[here] == home
    quarters = at_home or (KIND[number] == CO and is_town(here))
    if g.reduced[unit] and quarters and not threatened(g, g.camp(unit), here):
        rest(g, unit, "9.3.1b" if KIND[number] == LI else "9.3.1c")
    return False


def bring_home(g: LateEmpire, unit: int, home: int) -> bool:
    """9.3.1e: a CO unit abroad next to its diocese comes back reduced; any other is lost."""
    here = g.where[unit]
    areas = free_areas(g, home) if any(DIOCESE[near] == home for near in NEIGHBOURS[here]) else []
    if not areas:
        disband(g, unit, "9.3.1e")
        return False
    return ask_where(g, g.camp(unit), unit, areas, reduced=True)


def palatine(g: LateEmpire, unit: int) -> bool:
    """9.3.2."""
    number = unit - LEADER_COUNT
    here = g.where[unit]
    if 0 <= here < ZONE_COUNT and HALF[here] < 0:
        eliminate_unit(g, unit)
        here = LOST
    if here == LOST:
        home = PA_HOME[number]
        if home >= 0 and not closed(g, home):
            put_back(g, unit, home)
        return False
    if g.reduced[unit] and rests(g, unit):
        rest(g, unit, "9.3.2b")
    return False


def guard(g: LateEmpire, unit: int) -> bool:
    """9.3.3."""
    leader = g.guard_of[unit]
    if leader == NOBODY:
        return False
    rested = rests(g, leader)
    if g.where[unit] == LOST:
        if rested:
            put_back(g, unit, quarters(g, leader))
            g.put((unit,), g.where[leader])
            g.set_cause((unit,), g.cause[leader])
        else:
            g.guard_of = changed(g.guard_of, unit, NOBODY)
            disband(g, unit, "9.3.3b")
    elif g.reduced[unit] and rested:
        rest(g, unit, "9.3.3b")
    return False


# ---- 9.3.4, 9.3.5: leaders and refuges


def nearest_towns(g: LateEmpire, leader: int) -> list[int]:
    """9.3.4: the nearest towns of the empire without enemy units."""
    here, camp = g.where[leader], g.camp(leader)
    towns = [a for a in range(ZONE_COUNT) if HALF[a] >= 0 and is_town(a) and not g.has_unit(1 - camp, a)]
    near = min((DISTANCE[here][a] for a in towns), default=0)
    return [a for a in towns if DISTANCE[here][a] == near]


def nearest_people(g: LateEmpire, leader: int) -> list[int]:
    """Ruling 9.3.4: where the nearest units of a leader's Tribe stand in the empire; none while some are with him."""
    here, camp = g.where[leader], g.camp(leader)
    held = {g.where[u] for u in g.tribe_units(LEADER_TRIBE[leader]) if g.camp(u) == camp}
    areas = sorted(a for a in held if 0 <= a < ZONE_COUNT and HALF[a] >= 0) if here not in held else []
    near = min((DISTANCE[here][a] for a in areas), default=0)
    return [a for a in areas if DISTANCE[here][a] == near]


class LeadersHome(Task[LateEmpire], frozen=True):
    """9.3.4: Roman leaders abroad go to the nearest town without enemies, those of Foederati to their people."""

    rule: ClassVar[str] = "9.3.4"
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
        """One by one; the owner chooses among equally near ones."""
        for leader in range(LEADER_COUNT):
            areas = self.homes(g, leader) if is_abroad(g, leader) else []
            if areas:
                g.push(ComeHome(g.camp(leader), leader, tuple(areas)))
                return
        g.stack.pop()

    def homes(self, g: LateEmpire, leader: int) -> list[int]:
        """Where he may winter; leaders of other Tribes stay where they are."""
        tribe = LEADER_TRIBE[leader]
        if tribe < 0:
            return nearest_towns(g, leader)
        return nearest_people(g, leader) if g.status[tribe] == FOEDERATI else []


def is_abroad(g: LateEmpire, leader: int) -> bool:
    """Whether a leader stands in an area beyond the border."""
    here = g.where[leader]
    return 0 <= here < ZONE_COUNT and HALF[here] < 0


class ComeHome(CampChoice, frozen=True):
    """9.3.4: the owner picks among equally near areas; guards come along (3.2.4a)."""

    leader: int
    areas: tuple[int, ...]
    rule: ClassVar[str] = "9.3.4"
    asks: ClassVar[Asks] = Asks("come-home", subjects.CAMP, subjects.LEADER)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [AREA[area] for area in self.areas]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        guards = [u for u, leader in enumerate(g.guard_of) if leader == self.leader and 0 <= g.where[u] < ZONE_COUNT]
        g.put((self.leader, *guards), move[1])
        g.tell("home-leader", "9.3.4", leader=PIECES[self.leader], area=ZONE_IDS[move[1]])


class TestRefuges(Task[LateEmpire], frozen=True):
    """9.3.5: a besieged refuge may fall."""

    rule: ClassVar[str] = "9.3.5a"

    def run(self, g: LateEmpire) -> None:
        for half in (0, 1):
            inside = g.at(BOXES[half])
            if not inside or not g.has_unit(BARBARIAN, REFUGES[half]):
                continue
            die, second = d10(g), 0
            falls = die == 0
            if falls and half == EAST:
                second = g.dice.roll()
                falls = second < SAVED
            rule = "9.3.5b" if half == EAST else "9.3.5a"
            g.tell("refuge-roll", rule, area=ZONE_IDS[REFUGES[half]], die=die, second=second, falls=falls)
            if falls:
                winner, loser = CAMP_IDS[BARBARIAN], CAMP_IDS[ROMAN]
                g.tell("refuge-falls", rule, area=ZONE_IDS[REFUGES[half]], camp=winner, old=loser)
                lose_company(g, BOXES[half])
