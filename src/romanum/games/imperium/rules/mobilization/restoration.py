"""8: minor powers restore what they have lost, for replacement points that do not keep."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.imperium.data.hexes import PLACE_IDS, PROVINCE
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import BARE_PORT
from romanum.games.imperium.data.starts import ACCRUES, BUILDS
from romanum.games.imperium.data.units import CER, TYPE
from romanum.games.imperium.rules.common.control import provinces_of
from romanum.games.imperium.rules.common.morale import restore
from romanum.games.imperium.rules.common.powers import existing, power_id
from romanum.games.imperium.rules.mobilization.charts import (
    FLEET,
    LEGION,
    QUARTER,
    is_priced,
    method,
    new_kind,
)
from romanum.games.imperium.rules.mobilization.counters import Keel, free_colour
from romanum.games.imperium.rules.mobilization.sites import (
    IN_A_CITY,
    KEELS_IN_A_PORT,
    has_special_sites,
    restoring_ports,
    restoring_sites,
)
from romanum.games.imperium.state.actions import DONE
from romanum.games.imperium.state.effects import DOUBLE_POINTS, NO_POINTS, lasts
from romanum.games.imperium.state.errands import Trespass
from romanum.games.imperium.state.forces import add
from romanum.games.imperium.state.marks import FRESH
from romanum.games.imperium.state.position import ACTIVE, NOBODY, RomanWorld
from romanum.games.imperium.state.rosters import LETTER, called, half_le, kinds_in
from romanum.games.imperium.state.steps import PlayerChoice

TOWARDS_TWICE = 2
"""39.2-X: double points."""


# ---- points


def accrue(g: RomanWorld) -> None:
    """8.1a, 8.1b, 8.3d, 26.1, 39.2-X, 39.2-Y: every power is given its replacement points for this phase.

    5.2.2a, 5.2.3a: one that is asleep has none, though it may have been beaten before it fell asleep.
    """
    for power in existing(g):
        how, rate = method(g, power), income(g, power)
        if how == BUILDS:
            g.points[power] += rate
        elif how == ACCRUES:
            able = g.lost[power] and (provinces_of(g, power) or has_special_sites(g, power))
            g.points[power] = rate if able and g.standing[power] == ACTIVE else 0


def income(g: RomanWorld, power: int) -> int:
    """8.1a, 26.1: its rate, in halves; events double it or take it away."""
    if g.effects and lasts(g, NO_POINTS, power):
        return 0
    return g.rate[power] * (TOWARDS_TWICE if g.effects and lasts(g, DOUBLE_POINTS, power) else 1)


def begin_restoring(g: RomanWorld) -> None:
    """8.2: whoever commands a power with points restores its units, one power after the other."""
    for power in reversed(list(existing(g))):
        if g.points[power] and method(g, power) == ACCRUES:
            if g.chief[power] != NOBODY:
                g.push(Restoring(g.chief[power], power))
            g.push(ClearUsed(power))


class ClearUsed(Task[RomanWorld], frozen=True):
    """8.3a: no city of a power has restored units yet."""

    power: int
    rule: ClassVar[str] = "8.3a"

    def run(self, g: RomanWorld) -> None:
        """The places that are full are counted anew for each power."""
        g.restored = ()


def forget_points(g: RomanWorld) -> None:
    """8.1c: points that were not spent are lost; civilized powers keep theirs (26.1)."""
    for power in range(len(g.points)):
        if method(g, power) == ACCRUES:
            g.points[power] = 0
    g.restored = ()


# ---- units


def cost(g: RomanWorld, kind: int) -> int:
    """8.2, 31c: halves of a point."""
    return half_le(kind, g.has_rule("31"))


def places_for(g: RomanWorld, power: int, kind: int) -> list[int]:
    """8.3a-c, 7.8f: where a restored unit may be placed: two in a place at most, one fleet in a port without a city."""
    ship = TYPE[kind] == FLEET
    found = restoring_ports(g, power) if ship else restoring_sites(g, power)
    return [p for p in found if g.restored.count(p) < (KEELS_IN_A_PORT if ship and BARE_PORT[p] else IN_A_CITY)]


def restored_kind(kind: int) -> int:
    """8.3b: unseasoned, with its rating; a 24-10 comes back as the legion it was made of (7.5g)."""
    type_ = TYPE[kind] if is_priced(TYPE[kind]) else LEGION
    return new_kind(type_, CER[kind])


class Restoring(PlayerChoice, frozen=True):
    """8.2, 8.3: which of its lost units a power restores, and where."""

    power: int
    rule: ClassVar[str] = "8.2"
    stays: ClassVar[bool] = True

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Whatever it can pay for and place, and an end."""
        left, found = g.points[self.power], list[Move]()
        for kind in kinds_in(g.lost[self.power]):
            if cost(g, kind) <= left:
                found += [("restore", kind, place) for place in places_for(g, self.power, kind)]
        return [*found, DONE]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Paid for and placed."""
        if move == DONE:
            g.stack.pop()
        else:
            restore_unit(g, self.power, move[1], move[2])

    def asks_anyway(self, g: RomanWorld) -> bool:
        """3.2a: others do not see whether there is anything to choose."""
        return g.hidden

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("restoring", self.rule, {"power": power_id(g, self.power), "points": g.points[self.power] / 2})


def restore_unit(g: RomanWorld, power: int, kind: int, place: int) -> None:
    """8.2, 8.3b, 8.3e: a lost unit is paid for and placed; fleets come three months later, trains full.

    Who is placed in the land of others (37.2b) has come to it: whoever sleeps there wakes (23.1).
    """
    g.points[power] -= cost(g, kind)
    g.restored += (place,)
    restore(g, power, LETTER[kind])
    who, where = power_id(g, power), PLACE_IDS[place]
    if TYPE[kind] == FLEET:
        g.keels += Keel(power, place, g.month + QUARTER, CER[kind], NONE, 0)
        if g.log is not None:
            g.tell("lays-down", "8.3b", power=who, place=where, number=1)
        return
    letter = LETTER[restored_kind(kind)]
    stack = add(g, power, place, letter, FRESH, free_colour(g, power, TYPE[kind]))
    if PROVINCE[place] != NONE:
        g.push(Trespass(stack, PROVINCE[place]))
    if g.log is not None and g.hidden:
        g.tell("restores", "8.2", power=who, place=where, secret={"units": called(letter)}, eyes=(g.chief[power],))
    elif g.log is not None:
        g.tell("restores-known", "8.2", power=who, place=where, units=called(letter))
