"""Chapters 12.3 and 20: what a march costs. Scattering, attrition, winter, wreck; and the end of a march.

What a face-down force loses stays its owner's secret: the enemy sees the die, how many counters go, and the same
sentence whether there was anything to lose or not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.trajan.data.components import (
    ATTRITION,
    FORCED,
    GRID,
    HEX_NAMES,
    KIND,
    LAND_LINKS,
    LEADER,
    MARCH_TABLE,
    SCATTER,
    SIDE_UNITS,
    STRENGTH,
    UNITS,
    WINTER,
    WRECK,
)
from romanum.games.trajan.rules.march.reach import carry_standards, force_of
from romanum.games.trajan.rules.turn.cities import control_changed
from romanum.games.trajan.rules.turn.forces import come_upon
from romanum.games.trajan.rules.turn.leaders import eliminate
from romanum.games.trajan.state.actions import LOSE
from romanum.games.trajan.state.calendar import is_winter
from romanum.games.trajan.state.event_ids import GOOD_HARVEST
from romanum.games.trajan.state.menu import SideStep, printed_strength
from romanum.games.trajan.state.position import (
    FALLEN,
    MOVED,
    NONE,
    SIDE_IDS,
    STOOD,
    WITH_FORCE,
    War,
    strength,
)


def marched_along(g: War, side: int) -> list[int]:
    """12.3f: all units but leaders that marched with the force at any point."""
    return [u for u in SIDE_UNITS[side] if g.marched[u] in WITH_FORCE and KIND[u] != LEADER]


def was_friendly(g: War, side: int, hex: int) -> bool:
    """20.Sc: whether a city was its side's before the force came: by its Civis, or by others inside."""
    if g.civis_at(hex) == side:
        return True
    return any(g.marched[u] not in WITH_FORCE for u in g.garrison(side, hex))


class EndMarch(Task[War], frozen=True):
    """20: a force scatters, then it has its losses; a wreck first costs its half, and the rest scatters (20.X)."""

    side: int
    kind: int
    die: int
    forced: bool
    at_home: bool = False
    """20.Sc: the force has not left the city, which was its side's when it set out."""
    rule: ClassVar[str] = "20.march"

    def run(self, g: War) -> None:
        """What the result says beside the move; what is pushed last is done first."""
        effects = MARCH_TABLE[self.kind][self.die - 1].effects
        if effects & WRECK:
            g.push(Scatter(self.side))
        charge(g, self.side, g.column, effects, self.forced)
        if effects & SCATTER and not self.at_home and not was_friendly(g, self.side, g.column):
            g.push(Scatter(self.side))


class Scatter(Task[War], frozen=True):
    """20.Sa, 20.X: the force, if anything is left of it, comes one hex off its goal."""

    side: int
    rule: ClassVar[str] = "20.Sa"

    def run(self, g: War) -> None:
        """Over the sea or off the map is rolled again."""
        force, goal = force_of(g, self.side), g.column
        if not force and not g.standards:
            return
        while LAND_LINKS[goal]:
            die = g.dice.roll()
            there = GRID.steps[goal][die - 1]
            if there in LAND_LINKS[goal]:
                break
            g.tell("scatter-again", "20.Sa", side=SIDE_IDS[self.side], die=die)
        else:
            return
        g.arrive(force, there)
        carry_standards(g, self.side, g.standards, there)
        g.column = there
        g.tell(
            "scatters", "20.Sa", side=SIDE_IDS[self.side], hex=HEX_NAMES[goal], destination=HEX_NAMES[there], die=die
        )
        come_upon(g, self.side, there, force)
        control_changed(g)


def charge(g: War, side: int, hex: int, effects: int, forced: bool) -> None:
    """12.3e, 12.3g, 12.4d, 20.X: the losses that a result of the March Table brings, to be chosen by their owner."""
    half = effects & WRECK or (effects & WINTER and is_winter(g))
    one = (effects & ATTRITION and g.event != GOOD_HARVEST) or (effects & FORCED and forced)
    if not half and not one:
        return
    g.toll[side] = (strength(marched_along(g, side)) + 1) // 2 if half else 1
    g.push(MarchLoss(side, hex, bool(half)))


class MarchLoss(SideStep, frozen=True):
    """12.3e-12.3g: the owner picks one unit, or units worth half the strength that marched."""

    hex: int
    half: bool
    rule: ClassVar[str] = "12.3e"
    stays: ClassVar[bool] = True
    orders_about: ClassVar[str] = "march-losses"

    def candidates(self, g: War, seat: int) -> Iterable[Move]:
        """Everybody who marched; or nobody, where a bluff or a leader alone has marched."""
        found = [LOSE[u] for u in SIDE_UNITS[self.side] if g.marched[u] in WITH_FORCE]
        return found if self.able(g) else [*found, PASS]

    def check(self, g: War, seat: int, move: Move) -> Refusal | None:
        """No leaders; towards a half only what has strength."""
        if move == PASS:
            return None
        facts = {"unit": UNITS[move[1]].id}
        if KIND[move[1]] == LEADER:
            return Refusal("12.3e", "leaders-are-spared", facts)
        if self.half and not STRENGTH[move[1]]:
            return Refusal("12.3g", "no-strength-to-lose", facts)
        return None

    def options(self, g: War, seat: int) -> list[Move]:
        """Whoever can be lost."""
        return [LOSE[u] for u in self.able(g)] or [PASS]

    def able(self, g: War) -> list[int]:
        """Those among whom the owner picks: no leaders, and towards a half only those with strength."""
        return [u for u in marched_along(g, self.side) if STRENGTH[u] or not self.half]

    def take(self, g: War, seat: int, move: Move) -> None:
        """One unit goes; when the toll is paid it is told, to its owner alone by name."""
        if move != PASS:
            unit = move[1]
            g.reveals += 1
            g.toll[self.side] -= STRENGTH[unit] if self.half else 1
            eliminate(g, unit)
            g.marched[unit] = FALLEN
            if g.toll[self.side] > 0:
                return
        g.stack.pop()
        g.toll[self.side] = 0
        fallen = [u for u in SIDE_UNITS[self.side] if g.marched[u] == FALLEN]
        for unit in fallen:
            g.marched[unit] = MOVED
        g.tell(
            "march-loss", "12.3g" if self.half else "12.3e", side=SIDE_IDS[self.side], hex=HEX_NAMES[self.hex],
            half=self.half, secret={"units": [UNITS[u].id for u in fallen], "number": len(fallen)}, eyes=(self.side,),
        )  # fmt: skip
        control_changed(g)

    def prompt(self, g: War, seat: int | None) -> Prompt:
        """What is to be lost; how much of it only its owner is told."""
        facts = {"side": SIDE_IDS[self.side], "hex": HEX_NAMES[self.hex], "left": 0}
        if seat == self.side:
            facts["left"] = g.toll[self.side]
        return Prompt("march-half" if self.half else "march-loss", self.rule, facts)

    worth_of = printed_strength


class FinishMarch(Task[War], frozen=True):
    """12.2b: whoever has marched marches no more; a force that could not move may still be picked up."""

    side: int
    moved: bool
    rule: ClassVar[str] = "12.2b"

    def run(self, g: War) -> None:
        """The next march may begin."""
        for unit in SIDE_UNITS[self.side]:
            if g.marched[unit] in WITH_FORCE:
                g.marched[unit] = MOVED if self.moved else STOOD
        if self.side == g.active:
            g.paraded += g.standards if self.moved else ()
            g.column, g.standards, g.hushed = NONE, (), [0, 0]
