"""Chapters 9.2.1g to 9.4, 17.2: an Army is in a Space; whoever stands there or near answers, then it attacks the rest.

One task goes through the stages and looks afresh at the position before each, for anything may have happened to the
Army in between."""

from __future__ import annotations

from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    ALPINE,
    GARRISON,
    GREECE,
    INVADERS,
    NONE,
    ON_LAND,
    PLACE_IDS,
    SEATS,
    SPACE_COUNT,
    SUCCESSORS,
    TRIBES,
)
from romanum.games.pax.rules.march.actions import ATTACK, PICK_UP
from romanum.games.pax.rules.march.interception import (
    BY_MOVING,
    GIVING_WAY,
    Caught,
    InterceptWindow,
    attempts,
    key_of,
    open_gates,
    watchers,
)
from romanum.games.pax.rules.march.terrain import COSTS, foes, must_attack
from romanum.games.pax.rules.march.withdrawal import (
    BEST_DIE,
    Withdrawal,
    could_withdraw,
    exits,
    may_withdraw,
    sea_exits,
)
from romanum.games.pax.state import subjects
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import (
    BarbariansCame,
    Battle,
    Capture,
    CardMoment,
    Entered,
    LookForWinners,
    SufferAttrition,
)
from romanum.games.pax.state.forces import (
    is_alive,
    land_units,
    lcu,
    least_walls,
    number,
    occupants,
    occupies,
    stacks_at,
    strike,
    tidy,
    transfer,
)
from romanum.games.pax.state.leaders import assign, enlist, kill_all, leaders_in
from romanum.games.pax.state.moves import (
    AMPHIBIOUS,
    AT_HOME,
    BEFORE_WITHDRAWAL,
    BY_LANDING,
    BY_MOVE,
    BY_PLACING,
    PLACED,
    army_of,
    came_by,
    spend,
)
from romanum.games.pax.state.position import NOBODY, SLAVE_MARCH, SUCCESSOR_MOVE, Mediterranean
from romanum.games.pax.state.promises import note_attack, note_harm
from romanum.games.pax.state.sides import after, enemies, side_id
from romanum.games.pax.state.steps import PowerChoice


def kinsmen(g: Mediterranean, stack: int) -> list[int]:
    """17.2-SUCCESSOR-WARS-b: Greek Units that it may pick up where it stands: not those in a City or Town."""
    space = g.at[stack]
    if g.move != SUCCESSOR_MOVE or stack != g.mover or g.town_of[space] != NOBODY or g.mp < COSTS.pick_up:
        return []
    greek = g.who(GREECE)
    return [other for other in stacks_at(g, space) if g.whose[other] == greek and land_units(g, other)]


class JoinOrAttack(PowerChoice, frozen=True):
    """17.2-SUCCESSOR-WARS-b: whether Greeks in the way are picked up or attacked."""

    rule: ClassVar[str] = "17.2-SUCCESSOR-WARS-b"
    asks: ClassVar[Asks] = Asks("kinsmen", subjects.POWER, subjects.MOVERS_PLACE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [PICK_UP, ATTACK]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """All of them come along, ships stay; or they are enemies."""
        if move != PICK_UP:
            return
        spend(g, COSTS.pick_up)
        for stack in kinsmen(g, g.mover):
            for kind in range(ON_LAND):
                transfer(g, stack, g.mover, kind, number(g, stack, kind))
            for leader in leaders_in(g, stack):
                assign(g, leader, g.mover)
                enlist(g, leader, SUCCESSORS)
        tidy(g, g.at[g.mover])


@carries_out(Entered)
def entered(errand: Entered, g: Mediterranean) -> None:
    """9.3.1a: stage by stage."""
    if is_alive(g, errand.stack) and g.at[errand.stack] < SPACE_COUNT:
        g.push(Entering(errand.stack, errand.how, g.at[errand.stack]))


class Entering(Task[Mediterranean], frozen=True):
    """9.3.1a: what follows when an Army has entered a Space."""

    stack: int
    how: int
    space: int
    stage: int = 0
    asked: int = 0
    """9.3.1e: the mask of powers that will not intercept (any more)."""
    tried: tuple[int, ...] = ()
    """9.3.1d: stacks, and leaders, that have tried."""
    intercepted: bool = False
    left_to_ask: tuple[int, ...] = ()
    """9.4: stacks to be asked whether they withdraw."""
    rule: ClassVar[str] = "9.3.1a"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """The next stage, as long as the Army is there."""
        if not is_alive(g, self.stack) or g.at[self.stack] != self.space:
            g.stack.pop()
            close(g, self.stack, self.space)
            return
        STAGES[self.stage](self, g)


def _next(entry: Entering, g: Mediterranean, **changes: object) -> None:
    g.become(replace(entry, stage=entry.stage + 1, **changes))


def _attacks(entry: Entering) -> bool:
    """Only an Army that moves or is placed attacks; one that withdraws or retreats goes where nobody is."""
    return entry.how in (BY_MOVE, BY_LANDING, BY_PLACING)


# ---- stage by stage


def _alps(entry: Entering, g: Mediterranean) -> None:
    """9.5.2: on arrival, before anything else."""
    _next(entry, g)
    origin = came_by(g, entry.stack)
    if entry.how != BY_LANDING and origin != NONE and entry.space in ALPINE[origin]:
        for stack in army_of(g, entry.stack):
            g.push(SufferAttrition(stack))


def _comrades(entry: Entering, g: Mediterranean) -> None:
    """17.2-SUCCESSOR-WARS-b: Greeks that the Successors find in the open are picked up or attacked."""
    _next(entry, g)
    if kinsmen(g, entry.stack):
        g.push(JoinOrAttack(g.patron[g.whose[entry.stack]]))


def _militia(entry: Entering, g: Mediterranean) -> None:
    """17.2-RAISE-THE-MILITIA: an enemy is in somebody's home; he may have a card for it."""
    _next(entry, g)
    owner = g.setting.home[entry.space]
    if g.advanced and owner != NOBODY and enemies(g, owner) >> g.whose[entry.stack] & 1 and lcu(g, entry.stack):
        g.push(CardMoment(AT_HOME, owner, entry.stack))


def askers(g: Mediterranean, entry: Entering) -> list[int]:
    """Ruling 9.3.1e, 9.4.5b: in play order after the Active player, who comes first where others give way."""
    if _attacks(entry):
        first = g.patron[g.whose[entry.stack]]
        return list(after(g, first if first != NOBODY else g.active))
    return [g.active, *after(g, g.active)] if g.active in g.order else list(g.order)


def barred_place(g: Mediterranean, entry: Entering) -> int:
    """9.4.5b, 10.7.6b: nobody intercepts from where the Army came: those it withdraws or retreats from."""
    return NONE if _attacks(entry) else came_by(g, entry.stack)


def _interception(entry: Entering, g: Mediterranean) -> None:
    """9.3.1: power after power, Army by Army; each success is fought before the next attempt. Not by 13.4.5.

    Ruling 9.3.1a: a leader alone is nobody to fight.
    """
    barred = barred_place(g, entry)
    alone = not occupies(g, entry.stack)
    if alone or entry.how == BY_PLACING or next(watchers(g, entry.stack, barred), NONE) == NONE:
        _next(entry, g)
        return
    for power in askers(g, entry):
        if entry.asked >> power & 1 or not attempts(g, entry.stack, barred, power, entry.tried):
            continue
        g.become(replace(entry, asked=entry.asked | 1 << power))
        trigger = BY_MOVING if _attacks(entry) else GIVING_WAY
        g.open_window(EntryWindow((power,), trigger, (entry.stack, barred, *entry.tried)))
        return
    _next(entry, g)


class EntryWindow(InterceptWindow, frozen=True):
    """9.3.1d: who has tried is asked again, for his other Armies."""

    rule: ClassVar[str] = "9.3.1a"

    def react(self, g: Mediterranean, asker: int, move: Move) -> None:
        """One attempt for each Army and entry."""
        entry = g.running(Entering)
        tried = (*entry.tried, *key_of(asker, move))
        g.amend(Entering, asked=entry.asked & ~(1 << asker), tried=tried)
        super().react(g, asker, move)


@carries_out(Caught)
def caught(errand: Caught, g: Mediterranean) -> None:
    """9.3.3b, 4.3.2c: the fight is on, and who intercepts attacks."""
    entry = g.running(Entering)
    note_harm(g, errand.side, 1 << g.whose[entry.stack], entry.space)
    g.amend(Entering, intercepted=True)


def _cunctator(entry: Entering, g: Mediterranean) -> None:
    """17.2-CUNCTATOR: before it is clear who may withdraw, again or at all."""
    _next(entry, g)
    if not g.advanced or entry.intercepted or not _attacks(entry):
        return
    hostile = foes(g, g.whose[entry.stack], entry.space)
    stacks = [s for s in stacks_at(g, entry.space) if hostile >> g.whose[s] & 1 and could_withdraw(g, s)]
    for power in sorted({g.patron[g.whose[stack]] for stack in stacks}):
        g.push(CardMoment(BEFORE_WITHDRAWAL, power, entry.stack))


def _withdrawals(entry: Entering, g: Mediterranean) -> None:
    """9.4.1a, 9.3.3b: those in the Space may withdraw, unless an Army has intercepted."""
    hostile = foes(g, g.whose[entry.stack], entry.space) if _attacks(entry) else 0
    stacks = [s for s in stacks_at(g, entry.space) if hostile >> g.whose[s] & 1 and may_withdraw(g, s)]
    if entry.intercepted or not stacks:
        _next(entry, g)
        return
    _next(entry, g, left_to_ask=tuple(stacks))


def _ask_withdrawal(entry: Entering, g: Mediterranean) -> None:
    """9.4.1a: stack by stack."""
    origin = g.came_from
    for at, stack in enumerate(entry.left_to_ask):
        there = is_alive(g, stack) and g.at[stack] == entry.space and may_withdraw(g, stack)
        if there and (exits(g, stack, BEST_DIE, origin, whole=False) or sea_exits(g, stack)):
            g.become(replace(entry, left_to_ask=entry.left_to_ask[at + 1 :]))
            g.push(Withdrawal(g.patron[g.whose[stack]], stack, origin))
            return
    _next(entry, g, left_to_ask=())


def _attack(entry: Entering, g: Mediterranean) -> None:
    """9.2.1g, 12.1.1a, 7.4.2: what is left is attacked: Garrisons fall, a bare City or Town is taken, others fight."""
    _next(entry, g)
    side, space = g.whose[entry.stack], entry.space
    placed = entry.how == BY_PLACING
    if not _attacks(entry) or not (foes(g, side, space) if placed else must_attack(g, side, space)):
        return
    note_attack(g, side, space)
    if g.move != SLAVE_MARCH and g.mover == entry.stack:
        spend(g, COSTS.placed_attack if placed else COSTS.attack)
    if not has_fighters(g, side, space):
        rout_garrisons(g, side, space)
        if not must_attack(g, side, space):
            return
        if g.walls[space] <= least_walls(g, space):
            g.push(Capture(entry.stack))
            return
    g.push(Battle(entry.stack, FLAGS.get(entry.how, 0)))


FLAGS: Final = {BY_LANDING: AMPHIBIOUS, BY_PLACING: PLACED}
"""What a Battle is besides, by how the attacker came."""


def has_fighters(g: Mediterranean, side: int, space: int) -> bool:
    """Whether hostile Land Combat Units or a Tribe stand in a Space."""
    hostile = foes(g, side, space)
    if hostile >> TRIBES & 1:
        return True
    return any(hostile >> g.whose[stack] & 1 and lcu(g, stack) for stack in stacks_at(g, space))


def rout_garrisons(g: Mediterranean, side: int, space: int) -> None:
    """12.1.1a, 8.4.6: Garrisons alone are eliminated, and leaders with them."""
    hostile = foes(g, side, space)
    for stack in stacks_at(g, space):
        found = number(g, stack, GARRISON)
        if hostile >> g.whose[stack] & 1 and found:
            g.tell("garrisons-fall", "12.1.1a", side=side_id(g, g.whose[stack]), space=PLACE_IDS[space], number=found)
            strike(g, stack, GARRISON, found)
            kill_all(g, stack, "8.4.6")
    tidy(g, space)


def _end(entry: Entering, g: Mediterranean) -> None:
    g.stack.pop()
    close(g, entry.stack, entry.space)


STAGES = (_alps, _comrades, _militia, _interception, _cunctator, _withdrawals, _ask_withdrawal, _attack, _end)


def note_lodger(g: Mediterranean, stack: int, space: int) -> None:
    """4.3.1f: an Army has come to an ally's: who came last is the first to leave."""
    if not any(g.allies) or not is_alive(g, stack) or g.at[stack] != space or g.whose[stack] >= SEATS:
        return
    power = g.whose[stack]
    if occupants(g, space) & g.allies[power]:
        pairs = zip(g.lodgers[::2], g.lodgers[1::2], strict=True)
        kept = [n for pair in pairs if pair != (power, space) for n in pair]
        g.lodgers = (*kept, power, space)


def close(g: Mediterranean, stack: int, space: int) -> None:
    """5: Control is settled; invaders may have come near a Capital; somebody may have won."""
    open_gates(g, space)
    note_lodger(g, stack, space)
    settle(g)
    g.push(LookForWinners())
    if is_alive(g, stack) and INVADERS >> g.whose[stack] & 1:
        g.push(BarbariansCame(stack))
