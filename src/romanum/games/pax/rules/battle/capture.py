"""Chapters 7.4, 7.5 and 12.5: Cities and Towns are captured or destroyed, sacked and plundered; what becomes of the
ships of Rhodes and Syracuse."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.games.pax.data.components import (
    BARBARIANS,
    FREE_CITIES,
    GALLEY,
    HIRED,
    NONE,
    PERGAMUM,
    PLACE,
    PLACE_IDS,
    PONTUS,
    RHODES,
    RHODES_SPACE,
    SEATS,
    SLAVES,
    SOLDIER,
    SUCCESSORS,
    SYRACUSE,
)
from romanum.games.pax.rules.battle.actions import LEAVE_CITY, RAZE, SACK, SPARE, TAKE_CITY
from romanum.games.pax.rules.battle.frame import hostile_town
from romanum.games.pax.rules.battle.regroup import FINISHED, regroup
from romanum.games.pax.state import subjects
from romanum.games.pax.state.control import PERGAMENE, is_home, settle
from romanum.games.pax.state.errands import Capture, RhodesRefits
from romanum.games.pax.state.forces import (
    add,
    galleys,
    is_alive,
    is_city,
    lcu,
    set_walls,
    stack_of,
    stacks_of,
    strike,
    tidy,
    total,
)
from romanum.games.pax.state.leaders import campaign, leaders_in
from romanum.games.pax.state.moves import spend
from romanum.games.pax.state.position import MINOR, NOBODY, PONTIC_MINOR, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import earn
from romanum.games.pax.state.steps import PowerChoice

SYRACUSE_SPACE: Final = PLACE["syracuse"]
RHODIAN_SHIPS: Final = 2
"""12.5.1a: Squadrons with which whoever Controls Rhodes begins a Game-Turn."""


@carries_out(RhodesRefits)
def rhodes_refits(errand: RhodesRefits, g: Mediterranean) -> None:
    """12.5.1a: in the Standard Game its holder begins each Game-Turn with two Squadrons there, whatever happened."""
    if g.advanced or g.patron[RHODES] == NOBODY:
        return
    for stack in stacks_of(g, RHODES):
        place = g.at[stack]
        strike(g, stack, GALLEY, galleys(g, stack))
        tidy(g, place)
    add(g, RHODES, RHODES_SPACE, GALLEY, RHODIAN_SHIPS)
    g.tell("rhodes-refits", "12.5.1a", power=side_id(g, g.patron[RHODES]), number=RHODIAN_SHIPS)


def take_over_ships(g: Mediterranean, space: int) -> None:
    """12.5.3: whoever captures Syracuse has the Squadrons that are left there as his own."""
    fleet, power = stack_of(g, SYRACUSE, SYRACUSE_SPACE), g.town_of[space]
    if space != SYRACUSE_SPACE or fleet == NONE or not 0 <= power < SEATS:
        return
    number = galleys(g, fleet)
    strike(g, fleet, GALLEY, number)
    tidy(g, space)
    add(g, power, space, GALLEY, number)
    g.tell("ships-taken", "12.5.3", power=side_id(g, power), place=PLACE_IDS[space], number=number)


# ---- 7.5: Sack and Plunder


NEVER: Final = (*SLAVES, PONTUS)


def rating(g: Mediterranean, stack: int) -> int:
    """7.5.1a: the Campaign rating of the leader of a Major Move, if he lives; otherwise 0."""
    if stack != g.mover or g.move in (MINOR, PONTIC_MINOR) or g.led_by not in leaders_in(g, stack):
        return 0
    return campaign(g.led_by)


def may_sack(g: Mediterranean, stack: int) -> bool:
    """7.5.4, 7.5.5: not slaves, and nobody in his own home; ruling 12.5.5c: nor Pontus, which has no Treasury."""
    side, power = g.whose[stack], g.patron[g.whose[stack]]
    if BARBARIANS >> side & 1:
        return True
    return side not in NEVER and (power == NOBODY or not is_home(g, power, g.at[stack]))


def after_capture(g: Mediterranean, stack: int) -> None:
    """7.5.1a: the captor may try; Barbarians must (7.5.4)."""
    if not may_sack(g, stack):
        return
    if BARBARIANS >> g.whose[stack] & 1:
        attempt(g, stack)
    elif g.patron[g.whose[stack]] != NOBODY:
        g.push(SackOrSpare(g.patron[g.whose[stack]], stack))


class SackOrSpare(PowerChoice, frozen=True):
    """7.5.1a: whether to try a sack."""

    stack: int
    rule: ClassVar[str] = "7.5.1a"
    orders_about: ClassVar[str] = "sack"
    agree: ClassVar[Move] = SACK
    decline: ClassVar[Move] = SPARE

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [SACK, SPARE]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        if move == SACK:
            attempt(g, self.stack)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        """Where, which die is too low, what a sack brings, and which die ends the march."""
        least, most = (plunder_for(g, self.stack, die) for die in (1, FACES))
        facts = {"needed": too_low(g, self.stack), "least": least, "most": most, "rating": rating(g, self.stack)}
        marching = self.stack == g.mover != NONE
        return Prompt("sack", self.rule, {"space": PLACE_IDS[g.at[self.stack]], **facts, "marching": marching})


def too_low(g: Mediterranean, stack: int) -> int:
    """7.5.1: the highest die that does not sack: Mercenaries add one to it."""
    return rating(g, stack) - bool(total(g, stack, HIRED))


def attempt(g: Mediterranean, stack: int) -> None:
    """7.5.1, 7.5.3: a die above the rating sacks; another, not above it, lets the Army go on."""
    limit, side = rating(g, stack), g.whose[stack]
    die = g.dice.roll()
    sacked = die > too_low(g, stack)
    facts: dict[str, Any] = {"side": side_id(g, side), "space": PLACE_IDS[g.at[stack]], "die": die, "needed": limit}
    g.tell("sack", "7.5.1a", **facts, sacked=sacked)
    if sacked and not BARBARIANS >> side & 1:
        plunder(g, stack)
    die = g.dice.roll()
    if stack == g.mover != NONE and die > limit:
        g.mp = FINISHED
    g.tell("after-sack", "7.5.3", side=side_id(g, side), die=die, needed=limit, goes_on=die <= limit)


def plunder(g: Mediterranean, stack: int) -> None:
    """7.5.2: what a die brings."""
    earn(g, g.patron[g.whose[stack]], plunder_for(g, stack, g.dice.roll()), "7.5.2a", "plunder")


def plunder_for(g: Mediterranean, stack: int, die: int) -> int:
    """7.5.2: a die for a City, half of it, rounded up, for a Town; Mercenaries and a Soldier of Fortune take half."""
    talents = die if is_city(g, g.at[stack]) else (die + 1) // 2
    return talents // 2 if total(g, stack, HIRED) or g.whose[stack] == SOLDIER else talents


# ---- 7.4: captured or destroyed


@carries_out(Capture)
def enter_bare(errand: Capture, g: Mediterranean) -> None:
    """7.4.2: a bare City or Town at its least falls to whoever moves in, unless he declines."""
    stack = errand.stack
    if not is_alive(g, stack) or not lcu(g, stack) or not hostile_town(g, g.whose[stack], g.at[stack]):
        return
    power = g.patron[g.whose[stack]]
    if power == NOBODY or g.whose[stack] in (*SLAVES, SUCCESSORS):
        fall(g, stack)
    else:
        g.push(TakeCity(power, stack, True))


def fall(g: Mediterranean, stack: int) -> None:
    """7.4.1a, 7.4.5a: it is taken; Barbarians may destroy it, Successors do (17.2-SUCCESSOR-WARS-b)."""
    power = g.patron[g.whose[stack]]
    if g.whose[stack] == SUCCESSORS:
        destroy(g, stack)
    elif power != NOBODY and BARBARIANS >> g.whose[stack] & 1:
        g.push(TakeCity(power, stack, False))
    else:
        capture(g, stack)


class TakeCity(PowerChoice, frozen=True):
    """7.4.2, 7.4.5a: to take ownership, to destroy, or to leave it."""

    stack: int
    may_decline: bool
    rule: ClassVar[str] = "7.4.2"
    asks: ClassVar[Asks] = Asks("take-city", subjects.STACKS_SPACE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Barbarians destroy for MP, as others do later."""
        found = [TAKE_CITY]
        if BARBARIANS >> g.whose[self.stack] & 1 and g.mp >= g.walls[g.at[self.stack]]:
            found.append(RAZE)
        return [*found, LEAVE_CITY] if self.may_decline else found

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Whoever declines goes back (7.4.4)."""
        if move == LEAVE_CITY:
            regroup(g, self.stack)
            return
        if move == RAZE:
            spend(g, g.walls[g.at[self.stack]])
            destroy(g, self.stack)
        else:
            capture(g, self.stack)


def new_owner(g: Mediterranean, side: int, space: int) -> int:
    """7.4.1b, 7.4.5a, 12.4.5: Barbarians leave it Independent; a Soldier of Fortune and allies take it for a player.

    Ruling 17.2-ALLIANCE-PERGAMUM-d: what Pergamenes held at the start they take back for themselves.
    """
    if BARBARIANS >> side & 1:
        return FREE_CITIES
    if side == PERGAMUM and space in PERGAMENE[g.scenario]:
        return side
    return g.patron[side] if side in (SOLDIER, PERGAMUM) else side


def capture(g: Mediterranean, stack: int) -> None:
    """7.4.1b: at the same Wall Points it is the captor's; slaves change no owner (12.7.3b)."""
    space, side = g.at[stack], g.whose[stack]
    if side not in SLAVES:
        _tell_captured(g, "7.4.1b", side, space, destroyed=False)
        after_capture(g, stack)
        set_walls(g, space, g.walls[space], new_owner(g, side, space))
        take_over_ships(g, space)
    settle(g)


def _tell_captured(g: Mediterranean, rule: str, side: int, space: int, *, destroyed: bool) -> None:
    """Who has taken it, and from whom."""
    old = g.town_of[space]
    loser = "nobody" if old == NOBODY else side_id(g, old)
    g.tell("captures", rule, side=side_id(g, side), old=loser, space=PLACE_IDS[space], destroyed=destroyed)


def destroy(g: Mediterranean, stack: int) -> None:
    """7.4.5a: Barbarians raze it; they must still see whether they go on (7.5.4)."""
    space, side = g.at[stack], g.whose[stack]
    _tell_captured(g, "7.4.5a", side, space, destroyed=True)
    if side != SUCCESSORS:
        after_capture(g, stack)
    set_walls(g, space, 0, NOBODY)
    settle(g)
