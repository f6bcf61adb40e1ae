"""Chapter 12.7: slaves rise against a power, grow and march."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import BARBARIAN, PLACE_IDS, SLAVES, SPACE_COUNT, TABLES
from romanum.games.pax.rules.battle.actions import SLAVE_ARMY, SLAVES_AT
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import MoveArmy, SlaveMarches, SlaveRevolt
from romanum.games.pax.state.forces import add, number, split, stacks_of, strike, tidy, transfer
from romanum.games.pax.state.position import ACTIVE, NOBODY, SLAVE_MARCH, Mediterranean
from romanum.games.pax.state.sides import after, set_patron, side_id
from romanum.games.pax.state.stability import CHANGE, shift_stability
from romanum.games.pax.state.steps import PowerChoice
from romanum.games.pax.state.summons import may_slaves_rise, slave_spaces

RISING: Final = TABLES.armies.slaves["barbarians"]


@carries_out(SlaveRevolt)
def slaves_rise(errand: SlaveRevolt, g: Mediterranean) -> None:
    """12.7.1a, 14.2.1f: a Stability level, then somebody who is not his ally places them."""
    power = errand.power
    if not may_slaves_rise(g, power):
        return
    shift_stability(g, power, CHANGE.slaves, "14.2.1f", "slaves")
    g.push(PlaceSlaves(placer(g, power), power))


def placer(g: Mediterranean, power: int) -> int:
    """Ruling 12.7.1a: the first after him in play order who is not his ally; if all are, the first."""
    others = after(g, power)
    return next((other for other in others if not g.allies[power] >> other & 1), others[0])


class PlaceSlaves(PowerChoice, frozen=True):
    """12.7.1a: in which Space of his home."""

    against: int
    rule: ClassVar[str] = "12.7.1a"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Spaces without Units."""
        return [SLAVES_AT[space] for space in slave_spaces(g, self.against)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """The Revolt is on."""
        add(g, SLAVES[self.against], move[1], BARBARIAN, RISING)
        g.revolts |= 1 << self.against
        g.tell("slaves-rise", self.rule, power=side_id(g, self.against), space=PLACE_IDS[move[1]])
        settle(g)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("slave-placement", self.rule, {"power": side_id(g, self.against)})


# ---- the march


@carries_out(SlaveMarches)
def slaves_march(errand: SlaveMarches, g: Mediterranean) -> None:
    """12.7.1b: before his Activation a player moves the slaves of all others, in play order after him."""
    for power in reversed([p for p in after(g, errand.mover) if g.revolts >> p & 1]):
        g.push(SlavesStir(errand.mover, power))


class SlavesStir(Task[Mediterranean], frozen=True):
    """12.7.1b: one Revolt: which of its stacks is the Army, if that is a question."""

    mover: int
    against: int
    rule: ClassVar[str] = "12.7.1b"

    def run(self, g: Mediterranean) -> None:
        """Those against whom it was may have put it down in the meantime."""
        if hosts(g, SLAVES[self.against]):
            g.push(WhichSlaves(self.mover, SLAVES[self.against]))


def hosts(g: Mediterranean, side: int) -> list[int]:
    """Ruling 12.7.1b: the Slave Army is the largest stack; slaves left in Cities and Towns stay there."""
    stacks = [stack for stack in stacks_of(g, side) if g.at[stack] < SPACE_COUNT]
    most = max((number(g, stack, BARBARIAN) for stack in stacks), default=0)
    return [stack for stack in stacks if number(g, stack, BARBARIAN) == most]


class WhichSlaves(PowerChoice, frozen=True):
    """Ruling 12.7.1b: of several equally large the mover says which is the Army."""

    side: int
    rule: ClassVar[str] = "12.7.1b"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [SLAVE_ARMY[g.at[stack]] for stack in hosts(g, self.side)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It grows, leaves one behind in a City or Town, and goes."""
        stack = next(s for s in hosts(g, self.side) if g.at[s] == move[1])
        march(g, self.power, stack)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("which-slaves", self.rule, {"power": side_id(g, SLAVES.index(self.side))})


def march(g: Mediterranean, power: int, stack: int) -> None:
    """12.7.1b, 12.7.1c: one more, then all but one of a City or Town move a Space, by the mover's will."""
    side, place = g.whose[stack], g.at[stack]
    strike(g, stack, BARBARIAN, -1)
    g.tell("slaves-grow", "12.7.1b", power=side_id(g, SLAVES.index(side)), space=PLACE_IDS[place])
    target = split(g, stack, ACTIVE)
    left = 1 if g.walls[place] else 0
    transfer(g, stack, target, BARBARIAN, number(g, stack, BARBARIAN) - left)
    tidy(g, place)
    set_patron(g, side, power)
    g.push(SlavesRest(side))
    g.push(MoveArmy(target, SLAVE_MARCH))


class SlavesRest(Task[Mediterranean], frozen=True):
    """12.7.1b: nobody commands them between marches."""

    side: int
    rule: ClassVar[str] = "12.7.1b"

    def run(self, g: Mediterranean) -> None:
        """The move is over."""
        set_patron(g, self.side, NOBODY)
        settle(g)
