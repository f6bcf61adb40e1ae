"""Chapters 4.4 and 11.4.1: Fleets meet: the mover attacks or not; the others pay, fight, withdraw or let it pass."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from romanum.board.masks import bits
from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import NONE, PLACE_IDS, SEA_POINT
from romanum.games.pax.rules.march.actions import ATTACK, LET_PASS, WITHDRAW
from romanum.games.pax.rules.march.naval_battle import put_to_sea
from romanum.games.pax.rules.march.naval_withdrawal import can_withdraw, withdraw_fleet
from romanum.games.pax.rules.march.voyage import SEA, Voyage, ships, stop
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import END_MUTINY, PASS
from romanum.games.pax.state.errands import Assault, Bribery, FallUpon, SeaBattle
from romanum.games.pax.state.forces import galleys, is_alive, stacks_at
from romanum.games.pax.state.mutiny import can_end, end_mutiny, mutinous
from romanum.games.pax.state.position import ACTIVE, NOBODY, STUCK, Mediterranean
from romanum.games.pax.state.promises import note_harm
from romanum.games.pax.state.sides import after, side_id
from romanum.games.pax.state.steps import PowerChoice


def threaten(g: Mediterranean, assault: Assault, side: int, place: int, hostile: int) -> None:
    """4.4: the attack of a side, and before it the offers of all whom it is made on, in play order."""
    g.push(assault)
    power = g.patron[side]
    if power == NOBODY:
        return
    owners = {g.patron[enemy] for enemy in bits(hostile)} - {NOBODY, power}
    for owner in reversed([p for p in after(g, power) if p in owners]):
        g.push(Bribery(owner, power, place))


class Contact(Task[Mediterranean], frozen=True):
    """11.4.1: enemy Fleets in a place, one after the other in play order."""

    power: int
    place: int
    sides: int
    starting: bool
    """Whether the Fleet begins its move there, or sails on after a Battle that both have outlasted."""
    rule: ClassVar[str] = "11.4.1"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """The next of them."""
        sides = present(g, self.place, self.sides)
        if not sides or not is_alive(g, g.mover) or g.at[g.mover] != self.place or g.running(Voyage).over:
            g.stack.pop()
            return
        side = first_of(g, self.power, sides)
        g.become(replace(self, sides=sides & ~(1 << side)))
        meet(g, self.power, side, self.starting)


def present(g: Mediterranean, place: int, sides: int) -> int:
    """Those that are still there; at sea also Armies without ships."""
    found = 0
    for stack in stacks_at(g, place):
        afloat = galleys(g, stack) or SEA_POINT[place]
        if afloat and sides >> g.whose[stack] & 1 and not g.mark[stack] & ACTIVE:
            found |= 1 << g.whose[stack]
    return found


def first_of(g: Mediterranean, power: int, sides: int) -> int:
    """11.4.1: in play order after the mover; those whom nobody commands last."""
    order = after(g, power)
    return min(bits(sides), key=lambda side: order.index(g.patron[side]) if g.patron[side] in order else len(order))


def meet(g: Mediterranean, power: int, side: int, starting: bool) -> None:
    """12.5: whom nobody commands must be attacked where one comes, not where one was; others are asked."""
    keeper = g.patron[side]
    if keeper in (NOBODY, power) and not starting:
        battle(g, side)
    elif ships(g):
        g.push(Hail(power, side))
    elif keeper not in (NOBODY, power):
        g.push(Response(keeper, side, False))


def battle(g: Mediterranean, side: int) -> None:
    """11.4.3: the ships of a side fight."""
    fleet = put_to_sea(g, side, g.at[g.mover])
    if fleet != NONE:
        g.push(SeaBattle(g.mover, fleet))


class Hail(PowerChoice, frozen=True):
    """Ruling 11.4.1: the mover may insist on a Battle."""

    side: int
    rule: ClassVar[str] = "11.4.1"
    asks: ClassVar[Asks] = Asks("hail", subjects.SIDE, subjects.MOVERS_PLACE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [ATTACK, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """The others answer, if anybody commands them; before an attack they may pay for its being left (4.4)."""
        keeper = g.patron[self.side]
        if keeper in (NOBODY, self.power):
            if move == ATTACK:
                battle(g, self.side)
            return
        g.push(Response(keeper, self.side, False))
        if move == ATTACK:
            threaten(g, FallUpon(self.side), g.whose[g.mover], g.at[g.mover], 1 << self.side)


@carries_out(FallUpon)
def fall_upon(errand: FallUpon, g: Mediterranean) -> None:
    """11.4.1: nobody was paid, or he does it all the same."""
    note_harm(g, g.whose[g.mover], 1 << errand.side, g.at[g.mover])
    g.amend(Response, attacked=True)


class Response(PowerChoice, frozen=True):
    """11.4.1: to fight, to withdraw, or to let pass whoever does not attack."""

    side: int
    attacked: bool
    rule: ClassVar[str] = "11.4.1"
    stays: ClassVar[bool] = True
    decline: ClassVar[Move] = LET_PASS

    def window(self, g: Mediterranean) -> str:
        """Whoever is not attacked need not be asked, and lets all pass then."""
        return "" if self.attacked else "naval-response"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Only ships withdraw, and not those that may not do so again (11.4.2b) or are in mutiny."""
        here = g.at[g.mover]
        own = [s for s in stacks_at(g, here) if g.whose[s] == self.side and not g.mark[s] & ACTIVE]
        found = [ATTACK] if self.attacked or any(galleys(g, stack) for stack in own) else []
        if self._may_leave(g, own) and can_withdraw(g, self.side, here):
            found.append(WITHDRAW)
        if mutinous(g, self.side, here) and can_end(g, self.power):
            found.append(END_MUTINY)
        return found if self.attacked else [*found, LET_PASS]

    def _may_leave(self, g: Mediterranean, own: list[int]) -> bool:
        afloat = [stack for stack in own if galleys(g, stack)]
        if mutinous(g, self.side, g.at[g.mover]):
            return False
        return bool(afloat) and not any(g.mark[stack] & STUCK for stack in afloat)

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """11.1.4: unless let pass, the mover is Stopped; crews that are paid obey first."""
        if move == END_MUTINY:
            end_mutiny(g, self.power)
            return
        g.stack.pop()
        if move == ATTACK:
            if not self.attacked:
                note_harm(g, self.side, 1 << g.whose[g.mover], g.at[g.mover])
            battle(g, self.side)
        elif move == WITHDRAW:
            here = g.at[g.mover]
            fleet = put_to_sea(g, self.side, here)
            g.push(Gone(fleet, here))
            withdraw_fleet(g, self.power, fleet)
        else:
            g.amend(Voyage, let_pass=g.running(Voyage).let_pass | 1 << self.power)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"side": side_id(g, g.whose[g.mover]), "place": PLACE_IDS[g.at[g.mover]]}
        return Prompt("naval-attacked" if self.attacked else "naval-response", self.rule, facts)

    def standard(self, g: Mediterranean, seat: int, answer: str) -> Move | None:
        """To fight, or to withdraw."""
        return {"fight": ATTACK, "withdraw": WITHDRAW}.get(answer)


class Gone(Task[Mediterranean], frozen=True):
    """11.1.4, 11.4.2a: the mover is Stopped; a Fleet that nobody let pass has to fight."""

    fleet: int
    place: int
    rule: ClassVar[str] = "11.4.2a"

    def run(self, g: Mediterranean) -> None:
        """Whether it has gone."""
        if is_alive(g, self.fleet) and g.at[self.fleet] == self.place:
            g.push(SeaBattle(g.mover, self.fleet))
        else:
            stop(g, SEA.enemy_withdrew)
