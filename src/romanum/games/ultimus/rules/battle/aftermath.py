"""Chapters 8.4, 8.5, 9.4b and 10.1: losses, retreat, the death of leaders, and what a battle brings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks
from romanum.engine.odds import up_to
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    CP,
    GENERIC,
    HALF_LOSS,
    LEADER_COUNT,
    LEADER_TRIBE,
    MAY_FEDERATE,
    PIECE_COUNT,
    PIECES,
    QUARTER,
    THREE_QUARTERS,
    TRIBES,
    VICTORY,
    ZONE_COUNT,
    ZONE_IDS,
    A,
    E,
)
from romanum.games.ultimus.rules.battle.evasion import shelters, ways_out, welcome
from romanum.games.ultimus.rules.battle.forces import princes
from romanum.games.ultimus.rules.battle.losses import ATTILA, eliminate_unit, kill_leader, lose_step
from romanum.games.ultimus.rules.march.limits import at_war
from romanum.games.ultimus.rules.peoples.alliances import is_own_master, is_subject
from romanum.games.ultimus.rules.stratagems.windows import watch
from romanum.games.ultimus.rules.throne.succession import usurper_wins
from romanum.games.ultimus.rules.year.council import come_into
from romanum.games.ultimus.rules.year.points import score
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import FEDERATE, LOSE, RETREAT
from romanum.games.ultimus.state.dice import TEN, d10
from romanum.games.ultimus.state.position import (
    CAMP_IDS,
    NOBODY,
    ROMAN,
    TRIBE_OF,
    WAR,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice, CampStep

FRACTIONS: Final = {QUARTER: 0.25, HALF_LOSS: 0.5, THREE_QUARTERS: 0.75}
"""8.4.2c."""
CAUGHT: Final = 9
"""7.1d: the d10 that kills a leader alone among enemies."""


def fighters(g: LateEmpire, mark: int) -> list[int]:
    """The pieces of one Force still in the battle."""
    fighting, found, piece = g.fighting, [], -1
    for _ in range(fighting.count(mark)):
        piece = fighting.index(mark, piece + 1)
        found.append(piece)
    return found


def units_of(g: LateEmpire, mark: int) -> list[int]:
    """Its combat units."""
    return [piece for piece in fighters(g, mark) if piece >= LEADER_COUNT]


def apply_result(g: LateEmpire, camp: int, area: int, result: tuple[int, int, int], *, great: bool) -> None:
    """8.4: the loser suffers E or A, the winner a fraction of what the loser has lost; then the retreat."""
    winner_mark = 1 if result[2] == 0 else 2
    loser_mark = 3 - winner_mark
    winner = camp if winner_mark == 1 else 1 - camp
    code = result[loser_mark - 1]
    tribes = {TRIBE_OF[u] for u in (*units_of(g, 1), *units_of(g, 2))} - {-1}
    note_beaten_augusti(g, loser_mark)
    g.push(EndBattle(camp, area, winner_mark, great, tuple(sorted(tribes))))
    g.push(Withdraw(1 - winner, area, loser_mark))
    hit = strike(g, loser_mark, code, area)
    number = int(hit * FRACTIONS.get(result[winner_mark - 1], 0))
    if number:
        g.push(PickLosses(winner, area, winner_mark, min(number, len(units_of(g, winner_mark))), ()))


def note_beaten_augusti(g: LateEmpire, loser: int) -> None:
    """3.6.4b: an Augustus beaten by those who follow the usurper of his half has lost his throne."""
    winners = {g.cause[p] for p in fighters(g, 3 - loser)}
    for half, augustus in enumerate(g.augustus):
        if augustus != NOBODY and g.fighting[augustus] == loser and 1 + half in winners:
            usurper_wins(g, half, "3.6.4b")


def strike(g: LateEmpire, mark: int, code: int, area: int) -> int:
    """8.4.2a, 8.4.2b: the number of units reduced or destroyed."""
    units = units_of(g, mark)
    if code == E:
        for unit in units:
            eliminate_unit(g, unit)
        for leader in fighters(g, mark):
            if g.fighting[leader]:
                die_in_battle(g, leader)
    elif code == A:
        for unit in units:
            lose_step(g, unit)
    else:
        return 0
    rule = "8.4.2a" if code == E else "8.4.2b"
    g.tell("struck", rule, area=ZONE_IDS[area], number=len(units), destroyed=code == E)
    return len(units)


def die_in_battle(g: LateEmpire, leader: int, how: str = "battle") -> None:
    """8.5.1, 10.1b: a leader falls; his enemies gain a point, five for Attila."""
    camp = g.camp(leader)
    kill_leader(g, leader, how)
    score(g, 1 - camp, VICTORY.attila if leader == ATTILA else VICTORY.leader, "10.1b", "leader")


class PickLosses(CampStep, frozen=True):
    """8.4.2c, 8.4.2e: the winner picks whose step is lost, no unit twice."""

    area: int
    mark: int
    left: int
    picked: tuple[int, ...]
    rule: ClassVar[str] = "8.4.2c"
    asks: ClassVar[Asks] = Asks("losses", subjects.CAMP, "left")
    orders_about: ClassVar[str] = "losses"

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Every unit of the Force."""
        return [LOSE[u] for u in units_of(g, self.mark)] or [PASS]

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """Not the same again, as long as there are others."""
        if move != PASS and move[1] in self.picked:
            return Refusal("8.4.2e", "picked-already", {"unit": PIECES[move[1]]})
        return None

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Those not picked yet; with none left the losses are paid."""
        return [LOSE[u] for u in units_of(g, self.mark) if u not in self.picked] or [PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if move == PASS:
            return
        lose_step(g, move[1])
        g.tell("loses", "8.4.2c", unit=PIECES[move[1]], area=ZONE_IDS[self.area])
        if self.left > 1:
            g.push(replace(self, left=self.left - 1, picked=(*self.picked, move[1])))

    def worth_of(self, g: LateEmpire, seat: int, move: Move) -> int | None:
        """The strength of the unit as it stands."""
        return None if move == PASS else g.strength([move[1]])

    def matter(self, g: LateEmpire, seat: int) -> Any:
        """What is asked, and where."""
        return self.prompt(g, seat).facts, ZONE_IDS[self.area]


# ---- 8.4.1, 8.5: retreat


class Withdraw(Task[LateEmpire], frozen=True):
    """8.4.1a, 8.5.2: the beaten leave; princes beaten by a usurper, or with him, die."""

    camp: int
    area: int
    mark: int
    rule: ClassVar[str] = "8.4.1a"

    def run(self, g: LateEmpire) -> None:
        """Deaths and what they bring first (3.6.4e); then a way out for the rest."""
        retreat = ChooseRetreat(self.camp, self.area, self.mark)
        g.push(retreat)
        if usurper_fights(g):
            for leader in princes(g, retreat.pieces(g)):
                die_in_battle(g, leader, "usurper")


def usurper_fights(g: LateEmpire) -> bool:
    """8.5.2: whether a usurper meets Augusti or Caesars in this battle."""
    marks = {g.fighting[u] for u in g.usurper if u != NOBODY and g.fighting[u]}
    others = {g.fighting[p] for p in (*g.augustus, *g.caesar) if p != NOBODY and g.fighting[p]}
    return any(mark != other for mark in marks for other in others)


class ChooseRetreat(CampChoice, frozen=True):
    """8.4.1a: the loser picks an area; pieces that cannot go there need another, and without any are lost."""

    area: int
    mark: int
    rule: ClassVar[str] = "8.4.1a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("retreat", subjects.CAMP, subjects.AREA)
    orders_about: ClassVar[str] = "retreat"

    def pieces(self, g: LateEmpire) -> list[int]:
        """Everybody who must leave: not those who have left the cause of a dead usurper (3.6.4e)."""
        return [p for p in g.of_camp(self.camp, self.area) if g.fighting[p] == self.mark]

    def areas(self, g: LateEmpire) -> list[int]:
        """Where any of them could go; only the defender may not go where the attacker came from."""
        ways, pieces = ways_out(g, self.camp, self.area, came=self.camp != g.active), self.pieces(g)
        together = [there for there in ways if welcome(g, self.camp, pieces, there)]
        return together or [there for there in ways if self.going(g, there)]

    def going(self, g: LateEmpire, there: int) -> list[int]:
        """Who goes to an area; a leader leaves his guard behind if nobody could go anywhere otherwise (3.2.4a)."""
        pieces = self.pieces(g)
        return welcome(g, self.camp, pieces, there) or welcome(g, self.camp, pieces, there, parting=True)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Each of them; without any the Force is lost."""
        return [RETREAT[area] for area in self.areas(g)] or [PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """8.4.1a, 8.5.1: those who can go; then the rest, somewhere else or nowhere."""
        if move == PASS:
            g.stack.pop()
            self.perish(g)
            return
        going = self.going(g, move[1])
        g.put(going, move[1])
        g.tell(
            "retreats", "8.4.1a", camp=CAMP_IDS[self.camp], area=ZONE_IDS[self.area],
            destination=ZONE_IDS[move[1]], pieces=[PIECES[p] for p in going],
        )  # fmt: skip
        self.leave(g)
        come_into(g, going, move[1])

    def leave(self, g: LateEmpire) -> None:
        """When nobody is left to go the retreat is over."""
        if not self.pieces(g):
            g.stack.pop()

    def perish(self, g: LateEmpire) -> None:
        """Whoever has no way out is lost."""
        for piece in self.pieces(g):
            if g.where[piece] != self.area:
                continue
            g.tell("trapped", "8.4.1a", piece=PIECES[piece], area=ZONE_IDS[self.area])
            if piece >= LEADER_COUNT:
                eliminate_unit(g, piece)
            else:
                die_in_battle(g, piece)

    def worth_of(self, g: LateEmpire, seat: int, move: Move) -> int | None:
        """How many friends are there."""
        return None if move == PASS else len(g.units_at(self.camp, move[1]))


class EndBattle(Task[LateEmpire], frozen=True):
    """10.1a, 9.4b: fame for a great battle; Tribes that have lost their last unit; then stratagems again."""

    camp: int
    area: int
    winner_mark: int
    great: bool
    tribes: tuple[int, ...]
    """Those that had units in the battle."""
    rule: ClassVar[str] = "10.1a"

    def run(self, g: LateEmpire) -> None:
        """The battle is over."""
        winner = self.camp if self.winner_mark == 1 else 1 - self.camp
        if self.great:
            score(g, winner, VICTORY.battle, "10.1a", "battle")
        watch(g, self.camp, "result", self.area)
        watch(g, 1 - self.camp, "result", self.area)
        note_vanquished(g, self.tribes, self.area, 1 if self.camp == ROMAN else 2)
        g.fighting = (0,) * PIECE_COUNT


# ---- 9.4b, 9.4c: the last unit of a Tribe


def note_vanquished(g: LateEmpire, tribes: Iterable[int], area: int, mark: int) -> None:
    """10.2a, 9.4b: Tribes at war that have lost their last unit, at sea too; a Roman there may win them over."""
    heroes = [p for p in fighters(g, mark) if p < LEADER_COUNT and LEADER_TRIBE[p] < 0 and not GENERIC[p]]
    for tribe in tribes:
        if g.units_in_play(tribe) or not at_war(g, tribe) or not is_own_master(g, tribe):
            continue
        g.pacified = (*g.pacified, tribe)
        g.tell("vanquished", "9.4a", tribe=TRIBES[tribe].id, area=ZONE_IDS[area])
        if heroes and g.status[tribe] == WAR and MAY_FEDERATE[tribe] and not is_subject(g, tribe):
            g.push(WinOver(ROMAN, tribe, max(heroes, key=lambda p: CP[p])))


class WinOver(CampChoice, frozen=True):
    """9.4b, 9.4c: an historical Roman may federate the vanquished: below his CP on 1d6, or 1d10 for a Major one."""

    tribe: int
    leader: int
    rule: ClassVar[str] = "9.4b"
    asks: ClassVar[Asks] = Asks("win-over", subjects.THE_ROMAN, subjects.TRIBE, subjects.LEADER)
    orders_about: ClassVar[str] = "federation"

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [FEDERATE, PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """The die; the Adjustments do the rest (9.4d)."""
        if move == PASS:
            return
        major = g.major[self.tribe]
        die = d10(g) if major else g.dice.roll()
        success = die < CP[self.leader]
        g.tell(
            "federate-roll", "9.4c" if major else "9.4b", leader=PIECES[self.leader], tribe=TRIBES[self.tribe].id,
            die=die, needed=CP[self.leader], success=success, faces=TEN if major else 6,
            chance=up_to(CP[self.leader], TEN) if major else up_to(CP[self.leader] - 1),
        )  # fmt: skip
        if success:
            g.federating = (*g.federating, self.tribe)


# ---- 7.1d: leaders caught alone


class CaughtLeaders(Task[LateEmpire], frozen=True):
    """7.1d: when movement ends, leaders alone with enemy units must get away."""

    rule: ClassVar[str] = "7.1d"
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
        """One after the other, of both camps."""
        camps, stacks = g.camps(), g.stacks()
        for leader in range(LEADER_COUNT):
            area, camp = g.where[leader], camps[leader]
            if 0 <= area < ZONE_COUNT and {camps[p] for p in stacks[area] if p >= LEADER_COUNT} == {1 - camp}:
                self.catch(g, leader, camp, area)
                return
        g.stack.pop()

    def catch(self, g: LateEmpire, leader: int, camp: int, area: int) -> None:
        """A 9 kills him; else he escapes if he can."""
        die = d10(g)
        g.tell("caught", "7.1d", leader=PIECES[leader], area=ZONE_IDS[area], die=die)
        ways = shelters(g, camp, [leader], area, came=False)
        if die >= CAUGHT or not ways:
            kill_leader(g, leader, "caught")
        else:
            g.push(Escape(camp, leader, area))


class Escape(CampChoice, frozen=True):
    """7.1d: to an adjacent area without enemy units, at no cost."""

    leader: int
    area: int
    rule: ClassVar[str] = "7.1d"
    asks: ClassVar[Asks] = Asks("escape", subjects.CAMP, subjects.LEADER)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [RETREAT[there] for there in shelters(g, self.camp, [self.leader], self.area, came=False)]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        g.put((self.leader,), move[1])
        g.tell("escapes", "7.1d", leader=PIECES[self.leader], destination=ZONE_IDS[move[1]])
        come_into(g, (self.leader,), move[1])
