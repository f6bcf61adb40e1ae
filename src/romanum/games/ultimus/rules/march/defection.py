"""Chapters 3.6.3g to 3.6.3i: a usurper's people try to win over leaderless units they come upon."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks
from romanum.engine.odds import up_to
from romanum.games.ultimus.data.components import CP, HALF, LEADER_COUNT, PIECES, ZONE_IDS
from romanum.games.ultimus.rules.march.movement import March
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import RALLY
from romanum.games.ultimus.state.position import BARBARIAN, FOEDERATI, ROMAN, TRIBE_OF, LateEmpire
from romanum.games.ultimus.state.steps import CampChoice


def doubtful(g: LateEmpire, area: int) -> list[int]:
    """Roman and Foederati units of the Roman camp in an area without a leader of theirs; never Armenians."""
    if g.leaders_at(ROMAN, area):
        return []
    return [u for u in g.units_at(ROMAN, area) if TRIBE_OF[u] < 0 or g.status[TRIBE_OF[u]] == FOEDERATI]


def offer_rally(g: LateEmpire, leader: int, area: int) -> None:
    """Ask, if the leader follows a usurpation of this half (3.6.2b) and there is anybody to be won."""
    if HALF[area] >= 0 and g.cause[leader] == 1 + HALF[area] and doubtful(g, area):
        g.push(Rally(BARBARIAN, leader, area))


class Rally(CampChoice, frozen=True):
    """3.6.3g: 1d6 at most the CP of the usurper, or of his best follower there, wins the whole stack."""

    leader: int
    area: int
    rule: ClassVar[str] = "3.6.3g"
    asks: ClassVar[Asks] = Asks("rally", subjects.THE_BARBARIAN, subjects.AREA, subjects.LEADER)
    orders_about: ClassVar[str] = "rally"

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Try, or fight them."""
        return [RALLY, PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """3.6.3h, 3.6.3i: the group may move on, and take won units along (3.6.3j); else it stops and fights."""
        if move == PASS:
            return
        cause = g.cause[self.leader]
        there = [p for p in g.at(self.area) if p < LEADER_COUNT and g.cause[p] == cause]
        usurper = g.usurper[cause - 1]
        needed = CP[usurper] if usurper in there else max(CP[p] for p in there)
        die = g.dice.roll()
        units = doubtful(g, self.area)
        success = die <= needed
        g.tell(
            "rally", "3.6.3g", leader=PIECES[self.leader], area=ZONE_IDS[self.area], die=die, needed=needed,
            success=success, units=[PIECES[u] for u in units], chance=up_to(needed),
        )  # fmt: skip
        if success:
            g.set_cause(units, cause)
        self.go_on(g, stopped=not success or g.has_unit(ROMAN, self.area))

    def go_on(self, g: LateEmpire, *, stopped: bool) -> None:
        """3.6.3i: else even a leader without units goes no further; whoever has landed does not anyway (3.4.2f)."""
        step = g.stack[-1]
        if isinstance(step, March):
            step.rallied(g, stopped=stopped)
