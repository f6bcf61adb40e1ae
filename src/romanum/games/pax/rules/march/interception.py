"""Chapter 9.3: Armies and leaders nearby intercept whoever enters a Space."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import Errand
from romanum.engine.event import Prompt, modifier
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    DIRECT,
    INDEPENDENTS,
    LEADER_IDS,
    MILITIA,
    NONE,
    PLACE_IDS,
    SEATS,
    SIDE_COUNT,
    TABLES,
)
from romanum.games.pax.rules.march.actions import (
    INTERCEPT,
    INTERCEPT_LEADER,
    INTERCEPT_OF,
    READY,
    some_of,
)
from romanum.games.pax.rules.march.selection import ARMY_KINDS, Picking, begin_picking
from romanum.games.pax.state.borders import shut_out
from romanum.games.pax.state.chances import two_dice
from romanum.games.pax.state.control import is_home
from romanum.games.pax.state.errands import Battle
from romanum.games.pax.state.forces import (
    go,
    is_alive,
    is_city,
    land_units,
    lcu,
    number,
    numbers,
    occupants,
    remark,
    split,
    stack_of,
    stacks_at,
    tidy,
    transfer,
)
from romanum.games.pax.state.leaders import assign, best_tactical, leaders_in, tactical
from romanum.games.pax.state.moves import INTERCEPTING, leave_trail
from romanum.games.pax.state.position import ACTIVE, CALLED, FRESH, LEAVING, NOBODY, WALLED, Mediterranean
from romanum.games.pax.state.sides import FOLLOWERS, enemies, is_friend, side_id
from romanum.games.pax.state.steps import PowerChoice, PowerWindow

RULES: Final = TABLES.interception
BUSY: Final = ACTIVE | CALLED | LEAVING
BY_MOVING: Final = "move"
GIVING_WAY: Final = "flight"
"""What opens a window: an Army that moves or lands, or one that withdraws or retreats."""


# ---- who may intercept


def watchers(g: Mediterranean, stack: int, barred: int) -> Iterator[int]:
    """9.3.1a: Armies that are next to the Space which a stack has entered and hostile to it; `barred` is a place."""
    hostile, patron = enemies(g, g.whose[stack]), g.patron
    for place in DIRECT[g.at[stack]]:
        other = g.head[place]
        while other != NONE:
            side = g.whose[other]
            if hostile >> side & 1 and patron[side] != NOBODY and place != barred and not g.mark[other] & BUSY:
                yield other
            other = g.link[other]


def attempts(g: Mediterranean, stack: int, barred: int, power: int, tried: tuple[int, ...]) -> list[Move]:
    """9.3.1: with what a power may try to intercept: Armies, and leaders who join one that is there."""
    found: list[Move] = []
    for other in watchers(g, stack, barred):
        side = g.whose[other]
        if g.patron[side] != power:
            continue
        if g.setting.has_borders and shut_out(g, side, g.at[other], g.at[stack]):
            continue
        if army_key(side, g.at[other]) not in tried and fighters(g, other, g.at[stack]):
            move = INTERCEPT[g.at[other]] if side < SEATS else INTERCEPT_OF[side - SEATS][g.at[other]]
            if move not in found:
                found.append(move)
        if other in g.leader_in and has_friends(g, side, g.at[stack]):
            names = [leader for leader in leaders_in(g, other) if -2 - leader not in tried]
            found += [INTERCEPT_LEADER[leader] for leader in names]
    return found


def fighters(g: Mediterranean, other: int, space: int) -> int:
    """12.3.3a: its Land Combat Units that may go there: Militia do not leave home."""
    militia = number(g, other, MILITIA)
    return lcu(g, other) - (militia if militia and not is_home(g, g.whose[other], space) else 0)


def has_friends(g: Mediterranean, side: int, space: int) -> bool:
    """9.3.1c: whether a friendly Army stands in a Space."""
    return any(lcu(g, stack) and is_friend(g, side, g.whose[stack]) for stack in stacks_at(g, space))


class InterceptWindow(PowerWindow, frozen=True):
    """9.3.1: somebody near may intercept; `context`: the stack, a place from which nobody may, those tried."""

    abstract: ClassVar[bool] = True
    rule: ClassVar[str] = "9.3.1a"

    def window(self, g: Mediterranean) -> str:
        """9.4.5b: others who give way are met by the Active power too."""
        return "interception" if self.trigger == BY_MOVING else "active-intercepts"

    def concerns(self, g: Mediterranean, seat: int) -> bool:
        """Whoever lives there or has somebody there."""
        power, space = g.seats.index(seat), g.at[self.context[0]]
        return is_home(g, power, space) or g.holder[space] == power or bool(occupants(g, space) >> power & 1)

    def surely_reacts(self, g: Mediterranean, asker: int) -> bool:
        """All see who stands near."""
        return True

    def reactions(self, g: Mediterranean, asker: int) -> list[Move]:
        stack, barred, *tried = self.context
        return attempts(g, stack, barred, asker, tuple(tried))

    def refusal(self, g: Mediterranean, asker: int, move: Move) -> Refusal:
        """There is nothing else to think of."""
        return Refusal(self.rule, "cannot-intercept")

    def react(self, g: Mediterranean, asker: int, move: Move) -> None:
        """The Army is picked, the walls are seen to, then the dice fall."""
        stack = self.context[0]
        if move[0] == "intercept-leader":
            g.push(Ride(asker, move[1], stack))
            return
        side = SEATS + move[1] if move[0] == "intercept-of" else asker
        summon(g, asker, side, move[-1], stack)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        stack = self.context[0]
        return Prompt("interception", self.rule, {"side": side_id(g, g.whose[stack]), "place": PLACE_IDS[g.at[stack]]})


def key_of(power: int, move: Move) -> tuple[int, ...]:
    """What has been tried: the Army of a side in a place, or a leader."""
    if move[0] == "intercept-leader":
        return (-2 - move[1],)
    side = SEATS + move[1] if move[0] == "intercept-of" else power
    return (army_key(side, move[-1]),)


def army_key(side: int, place: int) -> int:
    """An Army among those that have tried: where it stood, and whose it is."""
    return place * SIDE_COUNT + side


# ---- an Army


def summon(g: Mediterranean, power: int, side: int, place: int, target: int) -> None:
    """9.3.1: the Army to intercept with is split off."""
    own = [s for s in stacks_at(g, place) if g.whose[s] == side and not g.mark[s] & BUSY]
    source = next(s for s in own if fighters(g, s, g.at[target]))
    called = split(g, source, CALLED)
    g.push(Attempt(power, called, g.mark[source], target))
    declare_walls(g, power, target)
    keep = number(g, source, MILITIA) if not is_home(g, side, g.at[target]) else 0
    kinds = tuple(kind for kind in ARMY_KINDS if kind != MILITIA or not keep)
    begin_picking(g, Picking(power, source, called, NONE), kinds)


def declare_walls(g: Mediterranean, power: int, target: int) -> None:
    """9.3.5a, 9.3.6a: before the dice, which Units in his City or Town, or in that of an Independent, use the walls."""
    space = g.at[target]
    owner = g.town_of[space]
    if owner == NOBODY or not enemies(g, g.whose[target]) >> owner & 1:
        return
    if g.patron[owner] != power and not (g.patron[owner] == NOBODY and INDEPENDENTS >> owner & 1):
        return
    ready = [s for s in stacks_at(g, space) if lcu(g, s) and not g.mark[s] & (BUSY | WALLED)]
    inside = [s for s in ready if is_friend(g, owner, g.whose[s]) and g.patron[g.whose[s]] == g.patron[owner]]
    for stack in reversed(inside):
        g.push(BehindWalls(power, stack))


class BehindWalls(PowerChoice, frozen=True):
    """9.3.5a: Units that stay behind the walls while the interceptor fights outside."""

    source: int
    walled: int = NONE
    rule: ClassVar[str] = "9.3.5a"
    asks_about: ClassVar[str] = "interception-walls"
    decline: ClassVar[Move] = READY

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """One, half or all of each kind; then ready."""
        found = [READY]
        for kind, there in enumerate(numbers(g, self.source)):
            found += some_of("behind-walls", there, kind) if kind in ARMY_KINDS else []
        return found

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """They are a stack of their own; with all of them go the leaders."""
        if move[0] != "behind-walls":
            return
        walled = split(g, self.source, WALLED) if self.walled == NONE else self.walled
        transfer(g, self.source, walled, move[2], move[1])
        if land_units(g, self.source):
            g.push(BehindWalls(self.power, self.source, walled))
            return
        for leader in leaders_in(g, self.source):
            assign(g, leader, walled)
        tidy(g, g.at[walled])

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("behind-walls", self.rule, {"place": PLACE_IDS[g.at[self.source]]})


class Caught(Errand[Mediterranean], frozen=True):
    """9.3.3b: an Army of a side has intercepted: nobody in the Space withdraws any more."""

    side: int
    rule: ClassVar[str] = "9.3.3b"


class Attempt(Task[Mediterranean], frozen=True):
    """9.3.2: the dice of an Army that intercepts."""

    power: int
    called: int
    mark: int
    target: int
    rule: ClassVar[str] = "9.3.2a"

    def run(self, g: Mediterranean) -> None:
        """It goes in and fights, or stays."""
        called, space = self.called, g.at[self.target]
        leader = best_tactical(g, (called,))
        if not roll_interception(g, g.whose[called], g.at[called], space, leader):
            self.stay(g, space)
            return
        here = g.at[called]
        leave_trail(g, called, here)
        go(g, called, space)
        tidy(g, here)
        tidy(g, space)
        g.push(OnGuardAgain(called, self.mark))
        g.push(Battle(called, INTERCEPTING))
        g.push(Caught(g.whose[called]))

    def stay(self, g: Mediterranean, space: int) -> None:
        """9.3.5d: everybody in the Space defends together, and may use the walls."""
        here = g.at[self.called]
        remark(g, self.called, self.mark)
        tidy(g, here)
        open_gates(g, space)


class OnGuardAgain(Task[Mediterranean], frozen=True):
    """9.3.1d: an Army that has intercepted may do so again at the next entry."""

    called: int
    mark: int
    rule: ClassVar[str] = "9.3.1d"

    def run(self, g: Mediterranean) -> None:
        """It is one with those it finds where it is now."""
        if is_alive(g, self.called) and g.mark[self.called] & CALLED:
            place = g.at[self.called]
            remark(g, self.called, g.mark[self.called] & ~CALLED | self.mark)
            tidy(g, place)


def open_gates(g: Mediterranean, space: int) -> None:
    """Those behind walls are with the others again."""
    for stack in stacks_at(g, space):
        if is_alive(g, stack) and g.mark[stack] & WALLED:
            remark(g, stack, g.mark[stack] & ~WALLED)
    tidy(g, space)


# ---- a leader


class Ride(Task[Mediterranean], frozen=True):
    """9.3.1c: a leader rides out to a friendly Army that is about to fight."""

    power: int
    leader: int
    target: int
    rule: ClassVar[str] = "9.3.2b"

    def run(self, g: Mediterranean) -> None:
        """He is with them, or not."""
        stack, space = g.leader_in[self.leader], g.at[self.target]
        side, here = g.whose[stack], g.at[stack]
        if not roll_interception(g, side, here, space, self.leader):
            return
        own = next((s for s in stacks_at(g, space) if g.whose[s] == side and lcu(g, s)), NONE)
        if own == NONE:
            own = stack_of(g, side, space)
        if own == NONE:
            own = _beside(g, stack, space)
        assign(g, self.leader, own)
        tidy(g, here)


def _beside(g: Mediterranean, stack: int, space: int) -> int:
    """A leader among allies is a stack of his own."""
    alone = split(g, stack, FRESH)
    go(g, alone, space)
    return alone


# ---- the dice


def modifiers(g: Mediterranean, side: int, here: int, space: int, leader: int) -> list[tuple[str, int]]:
    """9.3.2a, 9.3.2c: what counts for an interceptor."""
    found = [("tactical", tactical(leader))]
    own = (side, g.patron[side]) if side in FOLLOWERS else (side,)
    if g.town_of[here] in own:
        found.append(("from-city", RULES.from_city) if is_city(g, here) else ("from-town", RULES.from_town))
    if g.town_of[space] in own and is_city(g, space):
        found.append(("into-city", RULES.into_city))
    return [(what, value) for what, value in found if value]


def roll_interception(g: Mediterranean, side: int, here: int, space: int, leader: int) -> bool:
    """9.3.2a: 2d6 and modifiers, 12 or more."""
    dice = (g.dice.roll(), g.dice.roll())
    changes = modifiers(g, side, here, space, leader)
    total = sum(dice) + sum(value for _, value in changes)
    if g.log is not None:
        facts: dict[str, Any] = {"side": side_id(g, side), "place": PLACE_IDS[here], "space": PLACE_IDS[space]}
        facts["leader"] = LEADER_IDS[leader] if leader != NONE else "nobody"
        listed = [modifier("9.3.2a", what, value) for what, value in changes]
        g.tell(
            "intercepts", "9.3.2a", **facts, dice=dice, total=total, needed=RULES.needed, modifiers=listed,
            success=total >= RULES.needed, chance=two_dice(RULES.needed - sum(value for _, value in changes)),
        )  # fmt: skip
    return total >= RULES.needed


def chance(g: Mediterranean, other: int, space: int) -> float:
    """How likely an Army intercepts into a Space."""
    leader = best_tactical(g, (other,))
    needed = RULES.needed - sum(value for _, value in modifiers(g, g.whose[other], g.at[other], space, leader))
    return two_dice(needed)
