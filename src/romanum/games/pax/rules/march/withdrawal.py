"""Chapter 9.4: Armies withdraw before a Battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import Errand
from romanum.engine.event import Asks, Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    FORTRESS,
    LAND_LINKS,
    LAND_POINT,
    MILITIA,
    NONE,
    PLACE_IDS,
    PORT,
    SEA_LINKS,
    SPACE_COUNT,
    STRAIT,
    TABLES,
)
from romanum.games.pax.rules.march.actions import DROP, HALT, HINDER, PICK_UP, STAND, TO, WITHDRAW, WITHDRAW_BY_SEA
from romanum.games.pax.rules.march.selection import ALL_KINDS, ARMY_KINDS, Picking, begin_picking
from romanum.games.pax.rules.march.terrain import COSTS, FAR, foes, step_cost, strait_barred
from romanum.games.pax.rules.march.voyage import enemy_fleets, is_haven
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import PASS
from romanum.games.pax.state.borders import shut_out
from romanum.games.pax.state.cavalry_superiority import edge_of
from romanum.games.pax.state.control import is_home
from romanum.games.pax.state.errands import CardMoment, Entered
from romanum.games.pax.state.forces import (
    go,
    infantry,
    is_alive,
    land_units,
    lcu,
    number,
    remark,
    split,
    stack_of,
    stacks_at,
    tidy,
)
from romanum.games.pax.state.moves import AT_TRANSIT, BY_WITHDRAWAL, army_of, came_by, leave_trail
from romanum.games.pax.state.mutiny import mutinous
from romanum.games.pax.state.position import ACTIVE, LEAVING, NOBODY, WITHDRAWN, Mediterranean
from romanum.games.pax.state.routes import is_shut
from romanum.games.pax.state.sides import FOLLOWERS, enemies, is_friend, side_id, stands_fast
from romanum.games.pax.state.stability import CHANGE, shift_stability
from romanum.games.pax.state.steps import PowerChoice

RULES: Final = TABLES.withdrawal
BEST_DIE: Final = 6
OFF_THE_DIE: Final = (0, RULES.superiority, RULES.supremacy)
"""9.4.3: by what the attacker's Cavalry is."""


# ---- who may withdraw


def may_withdraw(g: Mediterranean, stack: int) -> bool:
    """9.4.1b, 9.4.4c: Land Combat Units that somebody commands and that have not done so in this move (CUNCTATOR)."""
    if not could_withdraw(g, stack):
        return False
    return not g.mark[stack] & WITHDRAWN or bool(g.delayers >> g.patron[g.whose[stack]] & 1)


def could_withdraw(g: Mediterranean, stack: int) -> bool:
    """9.4.4c: the same, however often they have done so; not before the Army of whoever commands them."""
    side = g.whose[stack]
    if stands_fast(g, side) or g.mark[stack] & (ACTIVE | LEAVING):
        return False
    if g.mover != NONE and g.patron[side] == g.patron[g.whose[g.mover]]:
        return False
    return lcu(g, stack) > 0


def exits(g: Mediterranean, stack: int, mp: int, entry: int, whole: bool = True) -> list[int]:
    """9.4.4a: the places to which a withdrawing Army, or what it may take along of it, can step with so many MP."""
    here = g.at[stack]
    return [there for there in LAND_LINKS[here] if price_out(g, stack, here, there, entry, whole) <= mp]


def is_bound(g: Mediterranean, stack: int, whole: bool) -> bool:
    """12.3.3a, 9.4.5a: whether Militia keep an Army in their home: all of it does not go, others may leave them."""
    militia = number(g, stack, MILITIA)
    return bool(militia) and (whole or lcu(g, stack) == militia)


def price_out(g: Mediterranean, stack: int, here: int, there: int, entry: int, whole: bool, steps: int = 4) -> int:
    """9.4.4: MP to step there and be able to end somewhere: beyond a Transit Point or a lone Garrison if need be."""
    cost = toll_out(g, stack, here, there, entry, whole)
    if cost >= FAR or not (LAND_POINT[there] or held_by_garrison(g, g.whose[stack], there)):
        return cost
    beyond = [p for p in LAND_LINKS[there] if p != here] if steps else []
    return cost + min((price_out(g, stack, there, p, entry, whole, steps - 1) for p in beyond), default=FAR)


def toll_out(g: Mediterranean, stack: int, here: int, there: int, entry: int, whole: bool = True) -> int:
    """9.4.4a, 9.4.4b, 7.2.2: MP for the step alone; too many where a withdrawal may not lead."""
    side = g.whose[stack]
    if there == entry or g.setting.closed >> there & 1:
        return FAR
    if there < SPACE_COUNT and is_bound(g, stack, whole) and not is_home(g, side, there):
        return FAR
    if there < SPACE_COUNT and is_shut_out(g, stack, there):
        return FAR
    if there in STRAIT[here] and strait_barred(g, side, here, there):
        return FAR
    cost = step_cost(g, here, there)
    if not foes(g, side, there):
        return cost
    return cost + COSTS.space if held_by_garrison(g, side, there) else FAR


def held_by_garrison(g: Mediterranean, side: int, place: int) -> bool:
    """9.4.4b, 12.1.1c: whether nothing but enemy Garrisons is in the way."""
    found = foes(g, side, place)
    if not found or place >= SPACE_COUNT or (g.town_of[place] != NOBODY and found >> g.town_of[place] & 1):
        return False
    hostile = [stack for stack in stacks_at(g, place) if found >> g.whose[stack] & 1]
    return bool(hostile) and not any(lcu(g, stack) for stack in hostile)


def sea_exits(g: Mediterranean, stack: int) -> list[int]:
    """9.4.5c: friendly Ports one Naval Connection away, without enemy ships in them."""
    here, side = g.at[stack], g.whose[stack]
    if not PORT[here]:
        return []
    ports = [there for there in SEA_LINKS[here] if is_haven(g, side, there) and not foes(g, side, there)]
    ports = [there for there in ports if not enemy_fleets(g, side, there) and not is_shut(g, side, there)]
    bound = is_bound(g, stack, whole=False)
    return [p for p in ports if not (bound and not is_home(g, side, p)) and not is_shut_out(g, stack, p)]


def is_shut_out(g: Mediterranean, stack: int, there: int) -> bool:
    """3.1: whether the scenario keeps a withdrawing stack out of a Space; on a Transit Point, coming whence it came."""
    start = g.at[stack] if g.at[stack] < SPACE_COUNT else came_by(g, stack)
    return g.setting.has_borders and shut_out(g, g.whose[stack], start, there)


def chance_to_leave(g: Mediterranean, stack: int, entry: int) -> float:
    """9.4.1a, 9.4.3: the chance of an Army that it gets away if it tries, by land or by sea, and is hindered."""
    if not may_withdraw(g, stack):
        return 0.0
    off = edge_in_horse(g, stack) if can_ride(g, stack, entry) else 0
    dice = range(1, BEST_DIE + 1)
    by_land = sum(bool(exits(g, stack, die - off, entry, whole=False)) for die in dice)
    by_sea = sum(die >= RULES.sea_points for die in dice) if sea_exits(g, stack) else 0
    return max(by_land, by_sea) / BEST_DIE


def is_cornered_horse(g: Mediterranean, stack: int) -> bool:
    """10.4.3b: Cavalry without Infantry in a Mountain Fortress, which must withdraw."""
    here, side = g.at[stack], g.whose[stack]
    return FORTRESS[here] and not any(infantry(g, s) for s in stacks_at(g, here) if is_friend(g, side, g.whose[s]))


# ---- the question


class Withdrawal(PowerChoice, frozen=True):
    """9.4.1a: whether an Army that is attacked withdraws, by land or by sea."""

    stack: int
    entry: int
    rule: ClassVar[str] = "9.4.1a"
    asks: ClassVar[Asks] = Asks("withdrawal", subjects.MOVERS_SIDE, subjects.STACKS_PLACE)
    asks_about: ClassVar[str] = "pre-battle-withdrawal"
    decline: ClassVar[Move] = STAND

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """To stand, unless it is Cavalry alone in a Mountain Fortress; by land, by sea."""
        found = [] if is_cornered_horse(g, self.stack) else [STAND]
        if exits(g, self.stack, BEST_DIE, self.entry, whole=False):
            found.append(WITHDRAW)
        return [*found, *(WITHDRAW_BY_SEA[port] for port in sea_exits(g, self.stack))]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Units are picked; the attacker may hinder them; then the die."""
        if move == STAND:
            return
        leaving = split(g, self.stack, LEAVING)
        port = move[1] if len(move) > 1 else NONE
        g.push(Breakaway(self.power, leaving, g.mark[self.stack], self.entry, port))
        may_hinder = edge_in_horse(g, self.stack) if port == NONE and can_ride(g, self.stack, self.entry) else 0
        if may_hinder and g.patron[g.whose[g.mover]] != NOBODY:
            g.push(Hindrance(g.patron[g.whose[g.mover]], may_hinder))
        ashore = port == NONE or mutinous(g, g.whose[self.stack], g.at[self.stack])
        kinds = ARMY_KINDS if ashore else ALL_KINDS
        if self._leads_abroad(g, port):
            kinds = tuple(kind for kind in kinds if kind != MILITIA)
        begin_picking(g, Picking(self.power, self.stack, leaving, NONE), kinds)

    def _leads_abroad(self, g: Mediterranean, port: int) -> bool:
        """12.3.3a: whether Militia stay behind in any case."""
        if port != NONE:
            return not is_home(g, g.whose[self.stack], port)
        return not exits(g, self.stack, BEST_DIE, self.entry)

    def balance(self, g: Mediterranean, seat: int) -> tuple[int, int]:
        """Land Combat Units of both."""
        return lcu(g, self.stack), lcu(g, g.mover)

    def flight(self, g: Mediterranean, seat: int, offered: Sequence[Move]) -> Move:
        """By land if that is possible, else by sea."""
        return next((move for move in (WITHDRAW, *offered) if move in offered and move != STAND), STAND)


def edge_in_horse(g: Mediterranean, stack: int) -> int:
    """9.4.3, 10.4.1a: what the attacker's Cavalry takes off the die: 1 with Superiority, 3 with Supremacy."""
    hostile = enemies(g, g.whose[g.mover])
    theirs = [s for s in stacks_at(g, g.at[stack]) if hostile >> g.whose[s] & 1]
    return OFF_THE_DIE[edge_of(g, list(army_of(g, g.mover)), theirs)]


def can_ride(g: Mediterranean, stack: int, entry: int) -> bool:
    """9.4.3, 10.4.2a: Cavalry is of no use in a Mountain Fortress, nor to those who have just landed."""
    return not FORTRESS[g.at[stack]] and entry != g.at[stack]


class Hindrance(PowerChoice, frozen=True):
    """9.4.3: whether the attacker's Cavalry hinders the withdrawal; said before the die."""

    by: int
    rule: ClassVar[str] = "9.4.3"
    asks: ClassVar[Asks] = Asks("hinder", "by", subjects.MOVERS_PLACE)
    orders_about: ClassVar[str] = "hindrance"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [HINDER, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It counts against the die."""
        if move == HINDER:
            g.amend(Breakaway, hindered=self.by)


# ---- the way


class TakeShip(Errand[Mediterranean], frozen=True):
    """9.4.5c: an Army that withdraws by sea goes aboard."""

    power: int
    army: int
    mark: int
    entry: int
    port: int
    rule: ClassVar[str] = "9.4.5c"


class Breakaway(Task[Mediterranean], frozen=True):
    """9.4.1a: the die; then the way, by land or to a Port."""

    power: int
    leaving: int
    mark: int
    entry: int
    port: int
    hindered: int = 0
    rule: ClassVar[str] = "9.4.1a"

    def run(self, g: Mediterranean) -> None:
        """A result of nothing, or nowhere to go with it, leaves them where they are."""
        die, here = g.dice.roll(), g.at[self.leaving]
        mp = die - self.hindered
        if g.log is not None:
            side = side_id(g, g.whose[self.leaving])
            facts: dict[str, Any] = {
                "side": side,
                "place": PLACE_IDS[here],
                "die": die,
                "hindered": self.hindered,
                "mp": max(0, mp),
            }
            g.tell("withdraws", "9.4.1a", **facts)
        if self.port != NONE and mp >= RULES.sea_points:
            g.push(TakeShip(self.power, self.leaving, self.mark, self.entry, self.port))
        elif self.port == NONE and exits(g, self.leaving, mp, self.entry):
            g.push(Withdrawing(self.power, self.leaving, mp, here, self.entry, here))
        else:
            remark(g, self.leaving, self.mark)
            tidy(g, here)


def leave(g: Mediterranean, stack: int, here: int) -> None:
    """9.4.5d, 14.2.1c: it costs Stability at home, his followers' too; not with CUNCTATOR."""
    side = g.whose[stack]
    power = g.patron[side] if side in FOLLOWERS else side
    if is_home(g, power, here) and not g.delayers >> power & 1:
        shift_stability(g, power, CHANGE.withdrawal_at_home, "14.2.1c", "withdrawal")


def walk(g: Mediterranean, stack: int, there: int) -> None:
    """It is in the next place; in a Space others may intercept it (9.4.5b)."""
    here = g.at[stack]
    leave_trail(g, stack, here)
    go(g, stack, there)
    tidy(g, here)
    tidy(g, there)
    if there < SPACE_COUNT:
        g.push(Entered(stack, BY_WITHDRAWAL))
    elif LAND_POINT[there]:
        g.push(CardMoment(AT_TRANSIT, g.patron[g.whose[stack]], stack))


class Withdrawing(Task[Mediterranean], frozen=True):
    """9.4.1a: a withdrawing Army with its own MP, of which it must use at least one."""

    power: int
    stack: int
    mp: int
    start: int
    entry: int
    at: int
    """Where its own steps have led it: a Retreat from there ends the withdrawal."""
    over: bool = False
    rule: ClassVar[str] = "9.4.1a"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """Ask where to, until it stays somewhere or was caught."""
        if not is_alive(g, self.stack):
            g.stack.pop()
        elif self.over or g.at[self.stack] != self.at or not self.options_left(g):
            g.stack.pop()
            remark(g, self.stack, WITHDRAWN)
            tidy(g, g.at[self.stack])
        else:
            g.push(WithdrawTo(self.power, self.stack))

    def options_left(self, g: Mediterranean) -> bool:
        """Whether anything can still be chosen."""
        return g.at[self.stack] == self.start or bool(exits(g, self.stack, self.mp, self.entry)) or self.mp > 0


class WithdrawTo(PowerChoice, frozen=True):
    """9.4.4, 9.4.5a: the next step of a withdrawal; Units are dropped for nothing or picked up for 1 MP."""

    stack: int
    rule: ClassVar[str] = "9.4.4a"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Steps; in a Space that is not left to enemies, what can be done there and to halt."""
        way, here = g.running(Withdrawing), g.at[self.stack]
        found: list[Move] = [TO[there] for there in exits(g, self.stack, way.mp, way.entry) if there != way.start]
        if here == way.start:
            return [TO[there] for there in exits(g, self.stack, way.mp, way.entry)]
        if LAND_POINT[here] or held_by_garrison(g, g.whose[self.stack], here):
            return found or [HALT]
        if land_units(g, self.stack) > 1:
            found.append(DROP)
        source = stack_of(g, g.whose[self.stack], here)
        if way.mp >= COSTS.pick_up and source != NONE and land_units(g, source):
            found.append(PICK_UP)
        return [*found, HALT]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        way = g.running(Withdrawing)
        if move[0] == "to":
            self._step(g, way, move[1])
        elif move == HALT:
            g.amend(Withdrawing, over=True)
        elif move == PICK_UP:
            g.amend(Withdrawing, mp=way.mp - COSTS.pick_up)
            source = stack_of(g, g.whose[self.stack], g.at[self.stack])
            begin_picking(g, Picking(self.power, source, self.stack, land_units(g, source)), ())
        else:
            there = stack_of(g, g.whose[self.stack], g.at[self.stack], WITHDRAWN)
            most = land_units(g, self.stack)
            begin_picking(g, Picking(self.power, self.stack, there, most, mark=WITHDRAWN, some=True), ())

    def _step(self, g: Mediterranean, way: Withdrawing, there: int) -> None:
        here = g.at[self.stack]
        cost = toll_out(g, self.stack, here, there, way.entry)
        if here == way.start:
            leave(g, self.stack, here)
        g.amend(Withdrawing, mp=way.mp - cost, at=there)
        walk(g, self.stack, there)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"side": side_id(g, g.whose[self.stack]), "place": PLACE_IDS[g.at[self.stack]]}
        return Prompt("withdraw-to", self.rule, {**facts, "mp": g.running(Withdrawing).mp})
