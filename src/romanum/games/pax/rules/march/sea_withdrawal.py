"""Chapters 9.4.5c and 11.4.1: an Army that withdraws by sea goes aboard, past enemy ships in its Port, to another."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from romanum.board.masks import bits, mask
from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import GALLEY, NONE, PLACE_IDS
from romanum.games.pax.rules.march.actions import ATTACK, LET_PASS
from romanum.games.pax.rules.march.contact import first_of
from romanum.games.pax.rules.march.naval_battle import moor, put_to_sea
from romanum.games.pax.rules.march.voyage import SEA, enemy_fleets, roll_continuity
from romanum.games.pax.rules.march.withdrawal import TakeShip, Withdrawing, leave
from romanum.games.pax.state.errands import CardMoment, Entered, SeaBattle
from romanum.games.pax.state.forces import galleys, go, is_alive, remark, stacks_at, tidy, transfer
from romanum.games.pax.state.moves import AT_SEA, BY_WITHDRAWAL, leave_trail
from romanum.games.pax.state.mutiny import mutinous
from romanum.games.pax.state.position import CALLED, LEAVING, NOBODY, Mediterranean
from romanum.games.pax.state.promises import note_harm
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import PowerChoice


@carries_out(TakeShip)
def take_ship(errand: TakeShip, g: Mediterranean) -> None:
    """9.4.5c, 13.3-MUTINY: with all ships of the Port if their crews obey; then enemy ships there answer."""
    army, here = errand.army, g.at[errand.army]
    for source in stacks_at(g, here) if not mutinous(g, g.whose[army], here) else ():
        if g.whose[source] == g.whose[army] and source != army:
            transfer(g, source, army, GALLEY, galleys(g, source))
    army = remark(g, army, CALLED)
    g.push(Departure(errand.power, army, errand.mark, errand.entry, errand.port, here, blockaders(g, army)))


def blockaders(g: Mediterranean, army: int) -> int:
    """11.4.1: sides with enemy ships in the Port that somebody else commands."""
    own, found = g.patron[g.whose[army]], enemy_fleets(g, g.whose[army], g.at[army])
    return mask(side for side in bits(found) if g.patron[side] not in (NOBODY, own))


class Departure(Task[Mediterranean], frozen=True):
    """11.4.1: a Fleet with an Army aboard that begins its withdrawal in a Port with enemy ships."""

    power: int
    army: int
    mark: int
    """What it is again if it does not get away."""
    entry: int
    port: int
    start: int
    sides: int
    """Those that have not answered yet."""
    foe: int = NONE
    """The Fleet that fights it,"""
    stopped: bool = False
    """after which it needs Continuity,"""
    modifier: int = 0
    """for which a victory counts."""
    rule: ClassVar[str] = "9.4.5c"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """One after the other; then it sails."""
        if not is_alive(g, self.army):
            g.stack.pop()
        elif g.at[self.army] != self.start:
            g.stack.pop()
            leave(g, self.army, self.start)
        elif self.foe != NONE:
            self.outlast(g)
        elif self.sides:
            side = first_of(g, self.power, self.sides)
            g.become(replace(self, sides=self.sides & ~(1 << side)))
            g.push(Blockade(g.patron[side], side))
        else:
            g.stack.pop()
            self.set_sail(g)

    def outlast(self, g: Mediterranean) -> None:
        """11.4.4c, 11.4.5a: it is Stopped; if the other has fled or sunk it has won."""
        won = not is_alive(g, self.foe) or g.at[self.foe] != self.start
        moor(g, self.foe)
        g.become(replace(self, foe=NONE, stopped=True, modifier=self.modifier + (SEA.won if won else 0)))

    def set_sail(self, g: Mediterranean) -> None:
        """11.1.3, 11.4.2b: without Continuity it is still there, and fights."""
        if self.stopped and not roll_continuity(g, self.army, self.modifier)[0]:
            remark(g, self.army, self.mark)
            tidy(g, self.start)
            return
        leave(g, self.army, self.start)
        leave_trail(g, self.army, self.start)
        go(g, self.army, self.port)
        tidy(g, self.start)
        g.push(GoAshore(self.power, self.army, self.start, self.entry, self.port))
        g.push(CardMoment(AT_SEA, self.power, self.army))


class GoAshore(Task[Mediterranean], frozen=True):
    """9.4.5c: in the other Port, unless it was lost or driven off before it (17.2-NAVAL-AMBUSH)."""

    power: int
    army: int
    start: int
    entry: int
    port: int
    rule: ClassVar[str] = "9.4.5c"

    def run(self, g: Mediterranean) -> None:
        """Others may intercept it there (9.4.5b)."""
        if is_alive(g, self.army) and g.at[self.army] == self.port and g.mark[self.army] & CALLED:
            army = remark(g, self.army, LEAVING)
            tidy(g, self.port)
            g.push(Withdrawing(self.power, army, 0, self.start, self.entry, self.port))
            g.push(Entered(army, BY_WITHDRAWAL))


class Blockade(PowerChoice, frozen=True):
    """11.4.1: whether enemy ships in the Port fight an Army that withdraws by sea, or let it pass."""

    side: int
    rule: ClassVar[str] = "11.4.1"
    asks_about: ClassVar[str] = "naval-response"
    decline: ClassVar[Move] = LET_PASS

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [ATTACK, LET_PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It comes to a Naval Battle, in which an Army without ships is lost (11.4.6a)."""
        if move == LET_PASS:
            return
        flight = g.running(Departure)
        note_harm(g, self.side, 1 << g.whose[flight.army], flight.start)
        foe = put_to_sea(g, self.side, flight.start)
        g.amend(Departure, foe=foe)
        g.push(SeaBattle(flight.army, foe))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        flight = g.running(Departure)
        facts = {"side": side_id(g, g.whose[flight.army]), "place": PLACE_IDS[flight.start]}
        return Prompt("blockade", self.rule, facts)

    def standard(self, g: Mediterranean, seat: int, answer: str) -> Move | None:
        return {"fight": ATTACK}.get(answer)
