"""Chapters 4.5.3 and 6.2l: kingdoms inside the empire: founded, inherited, dissolved."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks
from romanum.engine.odds import up_to
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    CP,
    LEADER_TRIBE,
    MAY_BE_REGNUM,
    PIECES,
    TOWN,
    TRIBES,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.battle.losses import kill_leader
from romanum.games.ultimus.rules.peoples.tribes import set_status
from romanum.games.ultimus.rules.stratagems.playable import stratagem
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA, LEADER_MOVE
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    CAMP_IDS,
    LEADERS_OF,
    NOBODY,
    NONE,
    REGNUM,
    REVOLT,
    ROMAN,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampChoice


def seats_of(g: LateEmpire, tribe: int) -> list[int]:
    """4.5.3a, 3.1.3a: town areas that a Tribe holds with a leader and a unit; no city that is a refuge now."""
    leaders = {g.where[p] for p in LEADERS_OF[tribe]}
    units = {g.where[u] for u in g.tribe_units(tribe)}
    held = [area for area in sorted(leaders & units) if 0 <= area < ZONE_COUNT and TOWN[area]]
    return [area for area in held if not g.has_unit(ROMAN, area) and g.holds_city(area) == BARBARIAN]


def future_kings(g: LateEmpire) -> list[int]:
    """4.5.3a: leaders in such a town, of Tribes in revolt that may have a kingdom."""
    found = []
    for tribe, may in enumerate(MAY_BE_REGNUM):
        if may and g.status[tribe] == REVOLT:
            towns = seats_of(g, tribe)
            found += [p for p in LEADERS_OF[tribe] if g.where[p] in towns]
    return found


@stratagem("rex", frozenset({"geostrategy"}), lambda g, camp, moment, area: bool(future_kings(g)))
def rex(g: LateEmpire, camp: int) -> None:
    """6.2l."""
    g.push(ChooseKing(BARBARIAN))


class ChooseKing(CampChoice, frozen=True):
    """4.5.3b, 6.2l: who shall be king, in the town where he stands: 1d6 at most his CP."""

    free: bool = False
    """3.5.2i: without the counter, because a throne of the empire is empty."""
    rule: ClassVar[str] = "6.2l"
    asks: ClassVar[Asks] = Asks("king", subjects.THE_BARBARIAN)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Every leader who could; what costs no counter may wait."""
        return [*(LEADER_MOVE[p] for p in future_kings(g)), *([PASS] if self.free else [])]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if move == PASS:
            return
        if self.free:
            g.free_rex = False
        leader, die = move[1], g.dice.roll()
        success = die <= CP[leader]
        g.tell(
            "rex-roll", "6.2l", leader=PIECES[leader], die=die, needed=CP[leader], success=success,
            chance=up_to(CP[leader]),
        )  # fmt: skip
        if success:
            found_regnum(g, leader)


def found_regnum(g: LateEmpire, leader: int) -> None:
    """4.5.3b: the town becomes the capital, the leader its king."""
    tribe = LEADER_TRIBE[leader]
    set_status(g, tribe, REGNUM, "4.5.3b")
    g.king = changed(g.king, tribe, leader)
    g.capital = changed(g.capital, tribe, g.where[leader])
    g.founded += 1
    g.tell(
        "regnum", "4.5.3b", tribe=TRIBES[tribe].id, leader=PIECES[leader], area=ZONE_IDS[g.where[leader]],
        camp=CAMP_IDS[BARBARIAN], old=CAMP_IDS[ROMAN],
    )  # fmt: skip


def king_dies(g: LateEmpire, leader: int) -> None:
    """4.5.3c: another leader of the Tribe follows without a roll; without one the throne waits."""
    tribe = LEADER_TRIBE[leader]
    if g.king[tribe] != leader:
        return
    g.king = changed(g.king, tribe, NOBODY)
    if heirs(g, tribe):
        g.push(ChooseHeir(BARBARIAN, tribe))


def heirs(g: LateEmpire, tribe: int) -> list[int]:
    """4.5.3c: the leaders of a Tribe in play, aboard a fleet too."""
    return [p for p in LEADERS_OF[tribe] if g.where[p] >= 0]


class ChooseHeir(CampChoice, frozen=True):
    """4.5.3c: the Barbarian picks the next king."""

    tribe: int
    rule: ClassVar[str] = "4.5.3c"
    asks: ClassVar[Asks] = Asks("heir", subjects.THE_BARBARIAN, subjects.TRIBE)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        return [LEADER_MOVE[p] for p in heirs(g, self.tribe)] or [PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """Long live the king."""
        if move != PASS and g.status[self.tribe] == REGNUM:
            g.king = changed(g.king, self.tribe, move[1])
            g.tell("heir", "4.5.3c", tribe=TRIBES[self.tribe].id, leader=PIECES[move[1]])


class CheckCapitals(Task[LateEmpire], frozen=True):
    """2.F.b, 4.5.3e: a capital that the Romans hold moves to another town, or the kingdom dissolves."""

    rule: ClassVar[str] = "4.5.3e"
    stays: ClassVar[bool] = True

    def run(self, g: LateEmpire) -> None:
        """Regnum by Regnum; the Barbarian chooses among several towns. One without units waits for 9.4m."""
        for tribe, area in enumerate(g.capital):
            if g.status[tribe] != REGNUM or area == NONE or not g.has_unit(ROMAN, area) or not g.units_in_play(tribe):
                continue
            towns = seats_of(g, tribe)
            if towns:
                g.push(MoveCapital(BARBARIAN, tribe, tuple(towns)))
            else:
                topple(g, tribe)
            return
        g.stack.pop()


def topple(g: LateEmpire, tribe: int) -> None:
    """4.5.3e, 9.4l: back to Foederati in revolt, and no king any more."""
    king = g.king[tribe]
    g.fallen = (*g.fallen, tribe)
    g.tell("dissolved", "4.5.3e", tribe=TRIBES[tribe].id)
    set_status(g, tribe, REVOLT, "4.5.3e")
    if king != NOBODY and g.where[king] >= 0:
        kill_leader(g, king, "kingdom")


class MoveCapital(CampChoice, frozen=True):
    """4.5.3e: the new capital."""

    tribe: int
    towns: tuple[int, ...]
    rule: ClassVar[str] = "4.5.3e"
    asks: ClassVar[Asks] = Asks("capital", subjects.THE_BARBARIAN, subjects.TRIBE)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """The towns that can serve."""
        return [AREA[town] for town in self.towns]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        g.capital = changed(g.capital, self.tribe, move[1])
        g.tell("capital", "4.5.3e", tribe=TRIBES[self.tribe].id, area=ZONE_IDS[move[1]])
