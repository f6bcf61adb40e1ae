"""Chapter 7.5: Sack and Plunder."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.games.pax.data.components import BARBARIANS, HIRED, NONE, PLACE_IDS, PONTUS, SLAVES, SOLDIER
from romanum.games.pax.rules.battle.actions import SACK, SPARE
from romanum.games.pax.rules.battle.regroup import FINISHED
from romanum.games.pax.state.control import is_home
from romanum.games.pax.state.forces import is_city, total
from romanum.games.pax.state.leaders import campaign, leaders_in
from romanum.games.pax.state.position import MINOR, NOBODY, PONTIC_MINOR, Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.standing import earn
from romanum.games.pax.state.steps import PowerChoice

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
        """Where, and which die is too low."""
        return Prompt("sack", self.rule, {"space": PLACE_IDS[g.at[self.stack]], "rating": rating(g, self.stack)})


def attempt(g: Mediterranean, stack: int) -> None:
    """7.5.1, 7.5.3: a die above the rating sacks; another, not above it, lets the Army go on."""
    limit, side = rating(g, stack), g.whose[stack]
    die = g.dice.roll()
    sacked = die + (1 if total(g, stack, HIRED) else 0) > limit
    facts: dict[str, Any] = {"side": side_id(g, side), "space": PLACE_IDS[g.at[stack]], "die": die, "needed": limit}
    g.tell("sack", "7.5.1a", **facts, sacked=sacked)
    if sacked and not BARBARIANS >> side & 1:
        plunder(g, stack)
    die = g.dice.roll()
    if stack == g.mover != NONE and die > limit:
        g.mp = FINISHED
    g.tell("after-sack", "7.5.3", side=side_id(g, side), die=die, needed=limit, goes_on=die <= limit)


def plunder(g: Mediterranean, stack: int) -> None:
    """7.5.2: a die for a City, half of it, rounded up, for a Town; Mercenaries and a Soldier of Fortune take half."""
    die = g.dice.roll()
    talents = die if is_city(g, g.at[stack]) else (die + 1) // 2
    if total(g, stack, HIRED) or g.whose[stack] == SOLDIER:
        talents //= 2
    earn(g, g.patron[g.whose[stack]], talents, "7.5.2a", "plunder")
