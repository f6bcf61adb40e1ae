"""12: marches. Allowances, the cost of every step, where a march must stop, and force marches."""

from __future__ import annotations

from romanum.games.imperium.data.hexes import HEX, PLACE_IDS, WATERS_OF
from romanum.games.imperium.state.marks import (
    ACTIVE_FORCE,
    FORAGED,
    HELD,
    HUNGRY,
    INSIDE,
    LANDED,
    MOVED,
    RAW,
    RAWER,
    SUPPLIED,
)
from romanum.games.imperium.state.position import NONE

from ..moments import Deed, Moment, Oracle, Unit, World, sieges, stacks_at, units_in
from .map import LINKS, entry_cost, hostile, land_enemies

LEADER_MA = 16
STOPS = MOVED | HELD | LANDED | HUNGRY | RAW | RAWER
"""Whoever has one of these does not march."""


def fleets_of_enemies(g: World, power: int, place: int) -> bool:
    """12.2e: whether an enemy fleet lies in the hex of a place."""
    waters = WATERS_OF[HEX[place]]
    return any(
        hostile(g, power, g.whose[stack]) and any(unit.cls == "fleet" for unit in units_in(g, stack))
        for water in waters
        for stack in stacks_at(g, water)
        if not g.mark[stack] & INSIDE
    )


def pace(g: World, unit: Unit, foraged: bool) -> int:
    """12.1, 12.5, 13.0d, 7.7e: the MA of a unit in the force that moves."""
    if unit.cls == "train":
        return unit.ma + g.hurried
    ma = unit.ma - 2 * foraged
    if g.forced and unit.foot:
        ma += 1 + g.leader_value[g.led_by]
    return ma


def force(g: World) -> list[int]:
    """The stacks that move together just now."""
    return [stack for stack, mark in enumerate(g.mark) if mark & ACTIVE_FORCE and g.at[stack] == g.at[g.mover]]


class March(Oracle):
    """Looks at every force that sets out and every step it takes."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = NONE
        """Where the running march began,"""
        self.spent = 0
        """what it has cost so far,"""
        self.foraged = False
        """whether somebody in it has foraged (13.0d),"""
        self.overrun = False
        """whether those it met last were ridden down,"""
        self.boats = False
        """and whether it goes by boat."""
        self.led: set[tuple[int, int, int]] = set()
        """Who has led a force march when."""

    def told(self, moment: Moment) -> None:
        """A force sets out, takes a step, or is tired."""
        kind = moment.event.kind
        if kind == "sets-out":
            self._sets_out(moment)
        elif kind == "marches":
            self._marches(moment)
        elif kind == "overruns":
            self.overrun = True
        elif kind == "razes-fort":
            self.spent = moment.g.spent[moment.g.mover]
        elif kind == "force-march":
            self._is_tired(moment)

    def _sets_out(self, m: Moment) -> None:
        g, parts = m.g, force(m.g)
        self.begun, self.spent, self.overrun, self.boats = g.at[g.mover], 0, False, g.boat != NONE
        self.foraged = any(g.mark[part] & FORAGED for part in parts)
        for part in parts:
            mark, fights = g.mark[part], any(unit.fights for unit in units_in(g, part))
            self.expect(m, "13.0a", not fights or bool(mark & SUPPLIED), "a force marches unfed")
            self.expect(m, "12.1", not mark & STOPS, f"a force marches that may not: mark {mark}")
            shut = g.at[part] in sieges(g) and mark & INSIDE
            self.expect(m, "17.1b", not shut, "a force marches out of a siege")
        if g.forced:
            leads = (g.month, g.active, g.led_by)
            self.expect(m, "12.5a", g.leader_in[g.led_by] in parts, "a force march without its leader")
            self.expect(m, "12.5a", leads not in self.led, "a leader's second force march")
            self.led.add(leads)

    def _allowance(self, g: World) -> int:
        """12.1a: the slowest of those who march now; a leader alone has his own."""
        units = [unit for part in force(g) for unit in units_in(g, part)]
        return min((pace(g, unit, self.foraged) for unit in units), default=LEADER_MA)

    def _marches(self, m: Moment) -> None:
        g = m.g
        here, there, power = m.before.at[m.before.mover], m.place, g.whose[g.mover]
        link = LINKS.get((here, there))
        self.expect(m, "12.1d", link is not None, f"no way leads from {PLACE_IDS[here]}")
        if link is None:
            return
        self.spent += m.fact("cost")
        if not self.boats:
            cost, most = entry_cost(g, power, here, there), self._allowance(g)
            self.expect(m, "12.1a", m.fact("cost") == cost, f"from {PLACE_IDS[here]} it costs {cost}")
            self.expect(m, "12.1a", self.spent <= most, f"{self.spent} MP are spent of {most}")
        if link.narrow:
            ships = [fleets_of_enemies(m.before, power, place) for place in (here, there)]
            self.expect(m, "12.2e", not any(ships), "a narrow sea is crossed under the eyes of an enemy fleet")
        if here != self.begun and not self.overrun:
            enemies = land_enemies(m.before, power, here)
            self.expect(m, "12.3a", not enemies, f"a march goes on through enemies in {PLACE_IDS[here]}")
        self.overrun = False

    def done(self, deed: Deed) -> None:
        """What was spent is what the position says."""
        g = deed.g
        marched = any(event.kind == "marches" for event in deed.events)
        if marched and g.mover != NONE and g.mover == deed.start.mover:
            spent = g.spent[g.mover]
            self.expect(deed, "12.1a", spent == self.spent, f"{spent} MP spent, reckoned {self.spent}")

    def _is_tired(self, m: Moment) -> None:
        limit = 1 + m.g.leader_value[m.g.led_by]
        self.expect(m, "12.5c", m.fact("limit") == limit, f"the limit is {limit}")
