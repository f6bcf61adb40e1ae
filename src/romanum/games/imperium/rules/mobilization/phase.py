"""6.1, 7.1, 8: the Taxation and Mobilization Phase; leaders who come back (18.2.2), deserted forts (21.3a)."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.rules.common import subjects
from romanum.games.imperium.rules.common.given import forget_gifts
from romanum.games.imperium.rules.common.gods import appeals, roll_for
from romanum.games.imperium.rules.common.leaders import station, value
from romanum.games.imperium.rules.common.morale import pay
from romanum.games.imperium.rules.common.powers import in_order, is_friend, leader_id, power_id
from romanum.games.imperium.rules.common.sieges import Fort, forts, keep_forts
from romanum.games.imperium.rules.mobilization.actions import KEEP_FORT
from romanum.games.imperium.rules.mobilization.restoration import accrue, begin_restoring, forget_points
from romanum.games.imperium.rules.mobilization.secret_sheets import begin_drafting
from romanum.games.imperium.rules.mobilization.shipyards import launch_due
from romanum.games.imperium.rules.mobilization.taxes import collect, lift_plunder
from romanum.games.imperium.rules.special.grants import fort_city
from romanum.games.imperium.state.actions import ALL, AT, DONE
from romanum.games.imperium.state.errands import Mobilization
from romanum.games.imperium.state.forces import stacks_at, stacks_of
from romanum.games.imperium.state.position import ABSENT, MAJOR, NOBODY, WAITING, RomanWorld
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


def is_deserted(g: RomanWorld, fort: Fort) -> bool:
    """21.3a: no friendly unit holds it; one that is a city needs none (ruling 21.3a)."""
    if fort.works or not fort.level or fort.place in g.founded[::2] or fort_city(g, fort.place) is not None:
        return False
    return not any(g.units[s] and is_friend(g, fort.power, g.whose[s]) for s in stacks_at(g, fort.place))


def deserted(g: RomanWorld, player: int) -> list[Fort]:
    """Deserted forts of a player's major powers, who have talents."""
    return [f for f in forts(g) if g.chief[f.power] == player and g.bond[f.power] == MAJOR and is_deserted(g, f)]


def begin_upkeep(g: RomanWorld) -> None:
    """21.3a: minor powers pay nothing (6.2b) and lose theirs at once; the players are asked."""
    give_up(g, [fort for fort in forts(g) if g.bond[fort.power] != MAJOR and is_deserted(g, fort)])
    for player in reversed(in_order(g)):
        if deserted(g, player):
            g.push(Upkeep(player, ()))


def give_up(g: RomanWorld, gone: list[Fort]) -> None:
    """Forts are removed."""
    if gone:
        keep_forts(g, [fort for fort in forts(g) if fort not in gone])
    if g.log is not None:
        for fort in gone:
            g.tell("fort-deserted", "21.3a", power=power_id(g, fort.power), place=PLACE_IDS[fort.place])


class Upkeep(PlayerChoice, frozen=True):
    """21.3a: which deserted forts a player pays for; the rest are removed."""

    kept: tuple[int, ...]
    """Their places."""
    rule: ClassVar[str] = "21.3a"
    stays: ClassVar[bool] = True

    def _open(self, g: RomanWorld) -> list[Fort]:
        return [fort for fort in deserted(g, self.player) if fort.place not in self.kept]

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """All of them, single ones, and an end."""
        left = self._open(g)
        able = [KEEP_FORT[fort.place] for fort in left if fort.level <= g.treasury[fort.power]]
        whole = len(able) > 1 and all(self._bill(left, fort.power) <= g.treasury[fort.power] for fort in left)
        return [*([ALL] if whole else []), *able, DONE]

    @staticmethod
    def _bill(open_forts: list[Fort], power: int) -> int:
        return sum(fort.level for fort in open_forts if fort.power == power)

    def take(self, g: RomanWorld, seat: int, move: Move) -> None:
        """Paid, or given up."""
        left = self._open(g)
        paid = [fort for fort in left if move == ALL or move == KEEP_FORT[fort.place]]
        for fort in paid:
            pay(g, fort.power, fort.level)
        if paid and len(paid) < len(left):
            g.become(Upkeep(self.player, (*self.kept, *(fort.place for fort in paid))))
            return
        g.stack.pop()
        give_up(g, [] if paid else left)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        return Prompt("upkeep", self.rule, {"number": len(self._open(g))})


TAXES, LEADERS, FORTS, RESTORING, RAISING, END = range(6)


@carries_out(Mobilization)
def begin(errand: Mobilization, g: RomanWorld) -> None:
    """7.8b: fleets that are due are launched; then 6.1a: taxes first (ruling 7.1a)."""
    forget_gifts(g)
    launch_due(g)
    g.push(PartOfPhase(TAXES))


class PartOfPhase(Task[RomanWorld], frozen=True):
    """Taxes; leaders who come back; deserted forts; what minor powers restore; what is raised; plunder is forgotten."""

    part: int
    rule: ClassVar[str] = "7.1a"
    stays: ClassVar[bool] = True

    def run(self, g: RomanWorld) -> None:
        """One part, with the next below it."""
        if self.part == END:
            g.stack.pop()
        else:
            g.become(PartOfPhase(self.part + 1))
        if self.part == TAXES:
            collect(g)
            accrue(g)
        elif self.part == LEADERS:
            call_back(g)
        elif self.part == FORTS:
            begin_upkeep(g)
        elif self.part == RESTORING:
            begin_restoring(g)
        elif self.part == RAISING:
            begin_drafting(g)
        else:
            launch_due(g)  # 7.8i: what lacked only its crew
            forget_points(g)
            lift_plunder(g)
