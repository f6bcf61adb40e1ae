"""18.2.2: leaders without a name who fell come back."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.leaders import station, value
from romanum.games.imperium.rules.common.powers import leader_id, power_id
from romanum.games.imperium.state.actions import AT
from romanum.games.imperium.state.forces import stacks_of
from romanum.games.imperium.state.position import ABSENT, NOBODY, WAITING, RomanWorld
from romanum.games.imperium.state.steps import PlayerChoice


def call_back(g: RomanWorld) -> None:
    """18.2.2b, 18.2.2c: a die for each who waits; the table's number or less brings him back."""
    for leader in reversed(range(len(g.leader_in))):
        if g.leader_in[leader] == WAITING and g.returns[leader] <= g.month and _has_place(g, g.leader_of[leader]):
            g.push(LeaderCalled(leader))


class LeaderCalled(Task[RomanWorld], frozen=True):
    """18.2.2b: one of them."""

    leader: int
    rule: ClassVar[str] = "18.2.2b"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """The die of his power's player."""
        leader, power = self.leader, g.leader_of[self.leader]
        if appeals(g, power):
            return
        g.stack.pop()
        die, needed = roll_for(g, power, high=False), _up_to(value(g, leader))
        if g.log is not None:
            g.tell(
                "leader-called", self.rule, leader=leader_id(g, leader), power=power_id(g, power), die=die,
                needed=needed, back="yes" if die <= needed else "no",
            )  # fmt: skip
        if die <= needed:
            g.push(LeaderBack(g.chief[power], leader))


def _has_place(g: RomanWorld, power: int) -> bool:
    """18.2.2c: he needs a stack of his power's units, and somebody to choose it."""
    return power != NOBODY and g.standing[power] != ABSENT and g.chief[power] != NOBODY and bool(places(g, power))


def _up_to(his: int) -> int:
    """18.2.2b: by his value."""
    table = TABLES.leader_replacement.up_to
    return table[min(his, len(table) - 1)]


def places(g: RomanWorld, power: int) -> list[int]:
    """Where a power has units."""
    return list(dict.fromkeys(g.at[stack] for stack in stacks_of(g, power) if g.units[stack]))


class LeaderBack(PlayerChoice, frozen=True):
    """18.2.2c: the owner picks the stack."""

    leader: int
    rule: ClassVar[str] = "18.2.2c"
    asks: ClassVar[Asks] = Asks("leader-back", subjects.LEADER)

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """Wherever his power has units."""
        return [AT[place] for place in places(g, g.leader_of[self.leader])]

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        power = g.leader_of[self.leader]
        own = next(s for s in stacks_of(g, power) if g.at[s] == move[1] and g.units[s])
        station(g, self.leader, power, move[1], g.mark[own])
        g.returns = changed(g.returns, self.leader, 0)
        if g.log is not None:
            g.tell("leader-back", "18.2.2c", leader=leader_id(g, self.leader), place=PLACE_IDS[move[1]])
