"""12.5c, 13.0b, 13.2e, 32: losses without a battle: stragglers, the hungry, those ridden down; what trains give."""

from __future__ import annotations

from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.state.marks import INSIDE, SUPPLIED

from ..moments import UNIT, Deed, Moment, Oracle, World, half_le, is_fleet, power_of, sieges, stacks_at, units_in
from .aftermath import of_power
from .map import TERRAIN, hostile

LEGION = 2
"""A legion-sized unit in halves of a Legion Equivalent."""


def supply_points(g: World, power: int) -> int:
    """All that the trains of a power carry."""
    stacks = [s for s, its in enumerate(g.whose) if its == power and g.at[s] >= 0]
    return sum(unit.points for s in stacks for unit in units_in(g, s))


class Losses(Oracle):
    """Looks at losses that no combat brings."""

    def __init__(self) -> None:
        super().__init__()
        self.stragglers: list[int] | None = None
        """Halves lost on a force march that demanded a loss: so far, and how many there were."""

    def told(self, moment: Moment) -> None:
        """A force is tired, somebody starves, a train gives, riders ride others down."""
        kind, rule = moment.event.kind, moment.event.rule
        if kind == "force-march":
            self._tired(moment)
        elif kind == "units-lost" and rule == "12.5c":
            self._straggle(moment)
        elif kind == "units-lost" and rule.startswith("13"):
            self._starve(moment)
        elif kind in ("drawn", "draws"):
            self._draw(moment)
        elif kind == "overruns":
            self._overrun(moment)

    # ---- force marches

    def _tired(self, m: Moment) -> None:
        g = m.g
        stacks = [s for s, mark in enumerate(g.mark) if mark & 16 and g.at[s] == g.at[g.mover]]
        there = sum(half_le(g, u) for s in stacks for u in units_in(g, s) if u.cls != "train")
        lost = m.fact("die") > m.fact("limit")
        self.stragglers = [0, there] if lost else None

    def _straggle(self, m: Moment) -> None:
        gone = of_power(m.before, m.power) - of_power(m.g, m.power)
        halves = sum(half_le(m.g, UNIT[letter]) for letter in gone.elements())
        self.expect(m, "12.5c", self.stragglers is not None, "nobody had to fall behind")
        if self.stragglers is not None:
            before = self.stragglers[0]
            self.expect(m, "12.5c", before < LEGION, f"{before} halves had fallen behind already")
            self.stragglers[0] += halves

    def done(self, deed: Deed) -> None:
        """12.5c: when nobody is asked for stragglers any more, enough have fallen behind."""
        if self.stragglers is None or any(type(s).__name__ in ("Stragglers", "Exhaustion") for s in deed.g.stack):
            return
        lost, there = self.stragglers
        self.expect(deed, "12.5c", lost >= min(LEGION, there), f"{lost} halves of {there} fell behind")
        self.stragglers = None

    # ---- supply

    def _starve(self, m: Moment) -> None:
        """13.0b: only whoever is not supplied is lost, and only when his player turn ends."""
        gone = of_power(m.before, m.power) - of_power(m.g, m.power)
        place = m.place
        unfed = "".join(
            m.before.units[s]
            for s in stacks_at(m.before, place)
            if m.before.whose[s] == m.power and not m.before.mark[s] & SUPPLIED
        )
        short = [letter for letter in gone if gone[letter] > unfed.count(letter)]
        self.expect(m, "13.0b", not short, f"fed units are lost in {PLACE_IDS[place]}")

    def _draw(self, m: Moment) -> None:
        """13.2e: what is needed is spent, as far as there is any."""
        needed, had = m.fact("needed"), m.fact("had")
        before = sum(supply_points(m.before, power) for power in range(len(m.g.chief)))
        now = sum(supply_points(m.g, power) for power in range(len(m.g.chief)))
        self.expect(m, "13.2e", before - now == min(needed, had), f"{before - now} points are spent")

    # ---- overruns

    def _overrun(self, m: Moment) -> None:
        """32a: the heavy cavalry has five times the strength of those who are not besieged."""
        g, place = m.before, m.place
        power = power_of(g, m.fact("power"))
        shut = place in sieges(g)
        own = [s for s in stacks_at(g, place) if g.mark[s] & (16 | 32) and not hostile(g, power, g.whose[s])]
        foes = [
            s
            for s in stacks_at(g, place)
            if hostile(g, power, g.whose[s]) and not is_fleet(g, s) and not (shut and g.mark[s] & INSIDE)
        ]
        riders = sum(u.strength for s in own for u in units_in(g, s) if u.cls == "heavy-cavalry")
        against = sum(u.strength for s in foes for u in units_in(g, s) if u.fights)
        if own and TERRAIN[place]:
            self.expect(m, "32a", riders >= 5 * max(against, 1), f"{riders} ride down {against}")
