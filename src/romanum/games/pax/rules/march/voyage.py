"""Chapters 11.1 and 11.3: the Fleet under way: its ships, whom it carries, whether it is Stopped or Finished."""

from __future__ import annotations

from typing import Any, ClassVar

from romanum.engine.errand import Errand
from romanum.engine.event import modifier
from romanum.engine.step import Task
from romanum.games.pax.data.components import DEEP_SEA, GALLEY, NONE, PLACE_IDS, PORT, SPACE_COUNT, TABLES
from romanum.games.pax.state.chances import two_dice
from romanum.games.pax.state.control import is_friendly_space, settle, settle_left
from romanum.games.pax.state.errands import CardMoment
from romanum.games.pax.state.forces import (
    fleets,
    galleys,
    go,
    is_alive,
    is_empty,
    land_units,
    new_stack,
    remark,
    stack_of,
    strike,
    tidy,
    transfer,
    wipe_out,
)
from romanum.games.pax.state.leaders import kill_all, leaders_in
from romanum.games.pax.state.moves import ANY_MOMENT, end_move
from romanum.games.pax.state.position import ESCORTED, MOVED, NOBODY, Mediterranean
from romanum.games.pax.state.sides import enemies, side_id

SEA = TABLES.sea


class AskCourse(Errand[Mediterranean], frozen=True):
    """11.1.1: where the Fleet goes next."""

    power: int
    rule: ClassVar[str] = "11.1.1"


class Voyage(Task[Mediterranean], frozen=True):
    """11.1: a Fleet is under way until it is Finished or has landed whom it carries."""

    power: int
    stopped: bool = False
    """11.1.2: it may go on only with Continuity,"""
    modifier: int = 0
    """for which this counts besides a leader."""
    last_port: int = NONE
    """12.6.3b: the last Port it was in."""
    back: int = NONE
    """12.5.1d: it did not pay at Rhodes and can only go back there."""
    beaten: bool = False
    """11.3.4b: its landing has failed, and it must land elsewhere."""
    been: tuple[int, ...] = ()
    """Ruling 11.1.1: Ports that it has left since it was last Stopped or joined: nobody comes and goes for ever."""
    alongside: int = 0
    """11.4.5a, 12.5.1e: the mask of sides whose ships it has fought here and that have stayed."""
    let_pass: int = 0
    """11.4.1: the mask of powers whose ships here have let it pass: they do not Stop it in their Port either."""
    over: bool = False
    rule: ClassVar[str] = "11.1.1"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """Ask for the course, or see to the end of it."""
        if not is_alive(g, g.mover):
            g.stack.pop()
        else:
            g.push(AskCourse(self.power))


# ---- the Fleet


def ships(g: Mediterranean) -> int:
    """1.4m: the Galley Squadrons of the moving Fleet, those of others with it included."""
    return galleys(g, g.mover) + (galleys(g, g.escort) if is_alive(g, g.escort) else 0)


def carries(g: Mediterranean) -> bool:
    """Whether Land Units, or a leader alone, are aboard: Naval Transport."""
    return g.afloat > 0


def points_each(g: Mediterranean, side: int) -> int:
    """11.4.3: BP of a Galley Squadron, with galley technology one more."""
    power = g.patron[side]
    return SEA.galley_technology if power != NOBODY and g.shipwrights >> power & 1 else SEA.galley


def power_of(g: Mediterranean, stack: int) -> int:
    """11.4.3: the BP of a Fleet: its ships, and 1 for a leader."""
    number = ships(g) if stack == g.mover else galleys(g, stack)
    return number * points_each(g, g.whose[stack]) + (SEA.naval_leader if stack in g.leader_in else 0)


def sail(g: Mediterranean, place: int) -> None:
    """The Fleet is in another place."""
    here = g.at[g.mover]
    g.came_from = here
    if here < SPACE_COUNT:
        g.last_space = here
    go(g, g.mover, place)
    if is_alive(g, g.escort):
        go(g, g.escort, place)
    tidy(g, here)
    tidy(g, place)
    if g.afloat:
        settle_left(g, place)


def is_haven(g: Mediterranean, side: int, place: int) -> bool:
    """9.6.4, 11.1.2b: a Port that a friend Controls."""
    return PORT[place] and is_friendly_space(g, side, place)


def enemy_fleets(g: Mediterranean, side: int, place: int) -> int:
    """Sides with hostile ships in a place."""
    return fleets(g, place) & enemies(g, side)


# ---- what befalls it


def stop(g: Mediterranean, modifier: int = 0) -> None:
    """1.4n: it is Stopped; modifiers of several causes add up."""
    voyage = g.running(Voyage)
    g.amend(Voyage, stopped=True, modifier=voyage.modifier + modifier, been=())


def end_voyage(g: Mediterranean) -> None:
    """1.4l: the Fleet is Finished."""
    g.amend(Voyage, over=True, stopped=False)


def lose_ships(g: Mediterranean, stack: int, number: int) -> int:
    """Galley Squadrons are lost, those of others first; how many there were to lose."""
    lost = 0
    for ship in (g.escort, stack) if stack == g.mover else (stack,):
        if is_alive(g, ship) and number > lost:
            sunk = min(number - lost, galleys(g, ship))
            strike(g, ship, GALLEY, sunk)
            lost += sunk
    if lost and g.log is not None:
        g.tell("ships-lost", "11.4.4a", side=side_id(g, g.whose[stack]), number=lost, place=PLACE_IDS[g.at[stack]])
    return lost


def sink(g: Mediterranean, stack: int, rule: str) -> None:
    """8.4.3: a Fleet is lost with all aboard, leaders included."""
    place = g.at[stack]
    g.tell("fleet-lost", rule, side=side_id(g, g.whose[stack]), place=PLACE_IDS[place])
    kill_all(g, stack, "8.4.3")
    for lost in (stack, g.escort) if stack == g.mover else (stack,):
        if is_alive(g, lost):
            wipe_out(g, lost)
    tidy(g, place)


def part_escort(g: Mediterranean) -> int:
    """9.1.4b: ships stay in the Port where those they escort land; how many of its own."""
    number = galleys(g, g.mover)
    if number:
        side, place = g.whose[g.mover], g.at[g.mover]
        harbour = stack_of(g, side, place, ESCORTED)
        if harbour == NONE:
            harbour = new_stack(g, side, place, ESCORTED)
        transfer(g, g.mover, harbour, GALLEY, number)
    if is_alive(g, g.escort):
        g.escort = remark(g, g.escort, ESCORTED)
    return number


def finish(g: Mediterranean) -> None:
    """1.4l: the move is over; ships that have only escorted may do so again (9.1.4b)."""
    mover = g.mover
    if is_alive(g, mover):
        if PORT[g.at[mover]] and galleys(g, mover) and (land_units(g, mover) or g.afloat):
            part_escort(g)
        elif is_alive(g, g.escort):
            remark(g, g.escort, MOVED)
        if is_empty(g, mover) and not leaders_in(g, mover):
            tidy(g, g.at[mover])
    end_move(g)
    g.afloat, g.lone_leader = 0, False
    settle(g)
    g.push(CardMoment(ANY_MOMENT, g.active, NONE))


# ---- 11.1.3, 11.1.4: whether a Fleet that was Stopped goes on


def chance_to_go_on(g: Mediterranean, stack: int, extra: int = 0) -> float:
    """11.1.3, 11.1.4: how likely a Fleet goes on that was Stopped."""
    led = SEA.leader if stack in g.leader_in else 0
    return two_dice(2, SEA.continuity - led - extra)


def roll_continuity(g: Mediterranean, stack: int, extra: int) -> tuple[bool, int]:
    """11.1.3: 2d6, less 1 with a leader, 7 or less; whether it goes on, and what the dice showed."""
    dice = (g.dice.roll(), g.dice.roll())
    led = SEA.leader if stack in g.leader_in else 0
    total = sum(dice) + led + extra
    if g.log is not None:
        changes = [modifier("11.1.4", "leader", led)] if led else []
        changes += [modifier("11.1.4", "sea-fight", extra)] if extra else []
        side, place = side_id(g, g.whose[stack]), PLACE_IDS[g.at[stack]]
        facts: dict[str, Any] = {
            "side": side,
            "place": place,
            "dice": dice,
            "total": total,
            "needed": SEA.continuity,
            "chance": chance_to_go_on(g, stack, extra),
        }
        g.tell("continuity", "11.1.3", **facts, modifiers=changes, goes_on=total <= SEA.continuity)
    return total <= SEA.continuity, sum(dice)


def try_continuity(g: Mediterranean) -> bool:
    """11.1.3, 11.2.1e: the moving Fleet goes on, or is Finished; on the deep sea it is lost."""
    goes_on, _ = roll_continuity(g, g.mover, g.running(Voyage).modifier)
    if goes_on:
        g.amend(Voyage, stopped=False, modifier=0)
        return True
    if DEEP_SEA[g.at[g.mover]]:
        sink(g, g.mover, "11.2.1e")
    end_voyage(g)
    return False
