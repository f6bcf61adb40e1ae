"""Chapters 3.3.2, 3.7.1, 4.2.2 and the scenarios: where everything starts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from romanum.engine.action import Move
from romanum.engine.dice import AnyDice
from romanum.engine.event import Prompt
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import (
    DIOCESE_ZONES,
    FLEET_BASE,
    LEADER_COUNT,
    LEADER_TRIBE,
    PIECES,
    SCENARIO,
    SCENARIOS,
    UNIT_DIOCESE,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.year.sequence import Year
from romanum.games.ultimus.state.actions import DONE
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    CAMP_IDS,
    EAST,
    GONE,
    HANDS,
    NOBODY,
    ROMAN,
    WAITING,
    WEST,
    LateEmpire,
)
from romanum.games.ultimus.state.reigns import AUGUSTUS, BEFORE, USURPER, begin_reign
from romanum.games.ultimus.state.steps import CampStep


def start_position(scenario: str, options: Mapping[str, Any], dice: AnyDice) -> LateEmpire:
    """The set-up of a scenario; LI and CO units are stationed by whoever controls them."""
    number = SCENARIO[scenario]
    chosen = SCENARIOS[number]
    g = LateEmpire(scenario=number, dice=dice, year=chosen.start - 1, last_year=chosen.end)
    g.put(chosen.waiting, WAITING)
    g.put(chosen.gone, GONE)
    for placed in chosen.placed:
        g.put((placed.piece,), placed.zone)
        g.set_cause((placed.piece,), placed.cause)
    for unit, leader in chosen.guards:
        g.put((unit,), g.where[leader])
        g.set_cause((unit,), g.cause[leader])
        g.guard_of = changed(g.guard_of, unit, leader)
    for placed in chosen.stationed:
        g.put((placed.piece,), WAITING)
        g.set_cause((placed.piece,), placed.cause)
    g.status, g.ally = tuple(chosen.status), tuple(chosen.ally)
    g.king, g.capital = tuple(chosen.king), tuple(chosen.capital)
    g.augustus, g.caesar, g.usurper = tuple(chosen.augusti), tuple(chosen.caesars), tuple(chosen.usurpers)
    g.escort = chosen.escort
    for half in (WEST, EAST):
        for office, leader in ((AUGUSTUS, g.augustus[half]), (USURPER, g.usurper[half])):
            if leader != NOBODY:
                begin_reign(g, office, half, leader, BEFORE)
    for leader in range(LEADER_COUNT):
        if LEADER_TRIBE[leader] >= 0 and g.where[leader] >= 0:
            g.major = changed(g.major, LEADER_TRIBE[leader], 1)
    for fleet, camp in enumerate(chosen.fleets):
        g.fleet_at = changed(g.fleet_at, fleet, FLEET_BASE[fleet])
        g.fleet_camp = changed(g.fleet_camp, fleet, camp)
    for camp in (ROMAN, BARBARIAN):
        for kind in chosen.hand[camp]:
            HANDS.gain(g, g.seat_of(camp), kind)
    g.stack = [Year(), Station(BARBARIAN), Station(ROMAN)]
    return g


def to_station(g: LateEmpire, camp: int) -> list[int]:
    """3.3.2a: the units of a camp that still have no area."""
    stationed = SCENARIOS[g.scenario].stationed
    return [p.piece for p in stationed if g.where[p.piece] == WAITING and g.camp(p.piece) == camp]


def quarters(g: LateEmpire, camp: int, unit: int) -> list[int]:
    """Areas of a unit's diocese without enemy units."""
    areas = DIOCESE_ZONES[UNIT_DIOCESE[unit - LEADER_COUNT]]
    return [area for area in areas if not g.has_unit(1 - camp, area)] or list(areas)


class Station(CampStep, frozen=True):
    """3.3.2a: LI and CO units go where their controller wishes in their diocese, one after the other.

    Whoever is done early has the rest spread evenly.
    """

    rule: ClassVar[str] = "3.3.2a"
    stays: ClassVar[bool] = True

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """The next unit, anywhere in its diocese; or the rest as it comes."""
        units = to_station(g, self.camp)
        if not units:
            return [DONE]
        areas = DIOCESE_ZONES[UNIT_DIOCESE[units[0] - LEADER_COUNT]]
        return [*(("station", units[0], area) for area in areas), DONE]

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """Not among enemies."""
        if move == DONE or move[2] in quarters(g, self.camp, move[1]):
            return None
        return Refusal("3.3.2a", "enemy-there", {"area": ZONE_IDS[move[2]]})

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """One unit, or all the rest."""
        if move == DONE:
            for unit in to_station(g, self.camp):
                areas = quarters(g, self.camp, unit)
                g.put((unit,), min(areas, key=lambda area: (len(g.units_at(self.camp, area)), area)))
            g.stack.pop()
            return
        g.put((move[1],), move[2])
        g.tell("stations", "3.3.2a", camp=CAMP_IDS[self.camp], unit=PIECES[move[1]], area=ZONE_IDS[move[2]])

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        units = to_station(g, self.camp)
        facts = {"camp": CAMP_IDS[self.camp], "unit": PIECES[units[0]] if units else "", "left": len(units)}
        return Prompt("station", self.rule, facts)
