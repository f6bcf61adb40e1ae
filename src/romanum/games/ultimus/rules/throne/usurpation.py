"""Chapters 3.6.1 to 3.6.3: usurpation and civil war; how both end is told in `overthrow`."""

from __future__ import annotations

from typing import ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks
from romanum.engine.odds import up_to
from romanum.engine.position import changed
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    BARBARIAN_ORIGIN,
    CP,
    DIOCESE,
    DIOCESE_HALF,
    DIOCESE_NEIGHBOURS,
    DIOCESES,
    GENERIC,
    HALF,
    LEADER_COUNT,
    LEADER_TRIBE,
    ORIGIN,
    PIECES,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.stratagems.playable import stratagem
from romanum.games.ultimus.rules.throne.shields import ask_for_shield
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import AREA, LEADER_MOVE
from romanum.games.ultimus.state.dice import TEN, d10
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    CAMP_IDS,
    EAST,
    FOEDERATI,
    HALF_IDS,
    NOBODY,
    ROMAN,
    TRIBE_OF,
    WEST,
    LateEmpire,
)
from romanum.games.ultimus.state.reigns import USURPER, begin_reign
from romanum.games.ultimus.state.steps import CampChoice

PUPPET_CP = (1, 2)
"""6.2c: what a puppet of a barbarian usurper may have."""


# ---- 3.6.2, 6.2a: attempts


def pretenders(g: LateEmpire, half: int) -> list[int]:
    """3.6.2a: historical Roman leaders of the Roman camp in a half, away from every Augustus."""
    thrones = {g.where[augustus] for augustus in g.augustus if augustus != NOBODY}
    return [
        leader
        for leader in range(LEADER_COUNT)
        if LEADER_TRIBE[leader] < 0
        and not GENERIC[leader]
        and 0 <= g.where[leader] < ZONE_COUNT
        and HALF[g.where[leader]] == half
        and g.camp(leader) == ROMAN
        and leader not in g.augustus
        and g.where[leader] not in thrones
    ]


def _possible(half: int) -> object:
    def works(g: LateEmpire, camp: int, moment: str, area: int) -> bool:
        return g.usurper[half] == NOBODY and g.augustus[half] != NOBODY and bool(pretenders(g, half))

    return works


@stratagem("western-usurpation", frozenset({"geostrategy"}), _possible(WEST))  # type: ignore[arg-type]
def western_usurpation(g: LateEmpire, camp: int) -> None:
    """6.2a."""
    g.push(ChooseUsurper(BARBARIAN, WEST))


@stratagem("eastern-usurpation", frozenset({"geostrategy"}), _possible(EAST))  # type: ignore[arg-type]
def eastern_usurpation(g: LateEmpire, camp: int) -> None:
    """6.2d."""
    g.push(ChooseUsurper(BARBARIAN, EAST))


class ChooseUsurper(CampChoice, frozen=True):
    """3.6.2a: the Barbarian picks the pretender; for Honorius's death (3.5.2k) no roll is needed."""

    half: int
    valid: bool = False
    rule: ClassVar[str] = "3.6.2a"
    asks: ClassVar[Asks] = Asks("usurper", subjects.THE_BARBARIAN, subjects.HALF)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Those away from the Augustus; whoever there is, if nobody is."""
        found = [LEADER_MOVE[leader] for leader in pretenders(g, self.half)]
        return found or [PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """Put it to the test; an Augusta may weigh in."""
        if move == PASS:
            return
        if self.valid:
            proclaim(g, move[1], self.half)
            return
        g.push(Validate(move[1], self.half))
        ask_for_shield(g, self.half, "usurpation")


class Validate(Task[LateEmpire], frozen=True):
    """6.2a-6.2c: 1d6 at most his CP; a Caesar has one more, an Augusta takes one away."""

    leader: int
    half: int
    shielded: bool = False
    rule: ClassVar[str] = "6.2a"

    def run(self, g: LateEmpire) -> None:
        """Roll; failure costs nothing (3.6.2c)."""
        die = g.dice.roll()
        needed = CP[self.leader] + (self.leader in g.caesar) - self.shielded
        success = die <= needed
        g.tell(
            "usurpation-roll", "6.2a", leader=PIECES[self.leader], half=HALF_IDS[self.half], die=die, needed=needed,
            success=success, chance=up_to(needed),
        )  # fmt: skip
        if success:
            proclaim(g, self.leader, self.half)


def proclaim(g: LateEmpire, leader: int, half: int) -> None:
    """3.6.2b, 3.6.3: he takes the purple; his own area follows at once, then his diocese, then perhaps another."""
    g.usurper = changed(g.usurper, half, leader)
    begin_reign(g, USURPER, half, leader)
    g.strip_caesar(leader)
    g.tell(
        "usurper", "3.6.2b", leader=PIECES[leader], half=HALF_IDS[half], area=ZONE_IDS[g.where[leader]],
        camp=CAMP_IDS[BARBARIAN], old=CAMP_IDS[ROMAN],
    )  # fmt: skip
    win_over(g, g.where[leader], half)
    g.push(NextDiocese(BARBARIAN, half))
    g.push(TestDiocese(half, DIOCESE[g.where[leader]]))
    if ORIGIN[leader] == BARBARIAN_ORIGIN:
        g.push(NamePuppet(BARBARIAN, half))


def win_over(g: LateEmpire, area: int, half: int) -> None:
    """3.6.3a: every Roman and Foederati piece of the Roman camp in an area changes sides.

    An Augustus never does, nor do his Buccellarii, who stay with him (3.2.4a). Valentinian's escort is no escort any
    more (3.5.2m).
    """
    won = [
        piece
        for piece in g.of_camp(ROMAN, area)
        if piece not in g.augustus
        and (g.guard_of[piece] == NOBODY or g.guard_of[piece] not in g.augustus)
        and (TRIBE_OF[piece] < 0 or g.status[TRIBE_OF[piece]] == FOEDERATI)
    ]
    g.set_cause(won, 1 + half)
    for piece in won:
        g.strip_caesar(piece)
    if g.escort in won:
        g.escort = NOBODY
    if won:
        g.tell("won-over", "3.6.3a", area=ZONE_IDS[area], pieces=[PIECES[p] for p in won], half=HALF_IDS[half])


class NamePuppet(CampChoice, frozen=True):
    """6.2c: for a usurper of barbarian origin the Barbarian names the Roman who will be Augustus."""

    half: int
    rule: ClassVar[str] = "6.2c"
    asks: ClassVar[Asks] = Asks("puppet", subjects.THE_BARBARIAN, subjects.HALF)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Historical Romans with a CP of 1 or 2, no barbarians."""
        found = [
            LEADER_MOVE[leader]
            for leader in range(LEADER_COUNT)
            if LEADER_TRIBE[leader] < 0
            and not GENERIC[leader]
            and ORIGIN[leader] != BARBARIAN_ORIGIN
            and CP[leader] in PUPPET_CP
            and 0 <= g.where[leader] < ZONE_COUNT
            and leader not in g.augustus
            and leader not in g.usurper
        ]
        return found or [PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if move != PASS and g.usurper[self.half] != NOBODY:
            g.puppet = changed(g.puppet, self.half, move[1])
            g.tell("puppet", "6.2c", leader=PIECES[move[1]], half=HALF_IDS[self.half])


def puppet_dies(g: LateEmpire, half: int) -> None:
    """6.2c: the Barbarian names another."""
    g.puppet = changed(g.puppet, half, NOBODY)
    g.push(NamePuppet(BARBARIAN, half))


# ---- 3.6.3: civil war


class TestDiocese(Task[LateEmpire], frozen=True):
    """3.6.3c, 3.6.3f: in each area the leader with the highest CP is tested; if he joins, all there do."""

    half: int
    diocese: int
    rule: ClassVar[str] = "3.6.3c"

    def run(self, g: LateEmpire) -> None:
        for area in range(ZONE_COUNT):
            if DIOCESE[area] == self.diocese:
                self.test(g, area)

    def test(self, g: LateEmpire, area: int) -> None:
        """1d6 at least his CP brings him over."""
        leaders = [piece for piece in g.leaders_at(ROMAN, area) if piece not in g.augustus]
        if not leaders:
            return
        leader = max(leaders, key=lambda one: CP[one])
        die = g.dice.roll()
        joins = die >= CP[leader]
        g.tell(
            "fidelity", "3.6.3c", leader=PIECES[leader], die=die, needed=CP[leader], joins=joins,
            chance=up_to(7 - CP[leader]),
        )  # fmt: skip
        if joins:
            win_over(g, area, self.half)


class NextDiocese(CampChoice, frozen=True):
    """3.6.3d: one adjacent diocese of the same half, if 1d10 is below the usurper's CP."""

    half: int
    rule: ClassVar[str] = "3.6.3d"
    asks: ClassVar[Asks] = Asks("next-diocese", subjects.THE_BARBARIAN, subjects.HALF)

    def dioceses(self, g: LateEmpire) -> list[int]:
        """Those next to the usurper's own."""
        leader = g.usurper[self.half]
        if leader == NOBODY or not 0 <= g.where[leader] < ZONE_COUNT:
            return []
        own = DIOCESE[g.where[leader]]
        return [d for d in DIOCESE_NEIGHBOURS[own] if DIOCESE_HALF[d] == self.half] if own >= 0 else []

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Each by its first area, or none."""
        firsts = [next(a for a in range(ZONE_COUNT) if DIOCESE[a] == d) for d in self.dioceses(g)]
        return [*(AREA[area] for area in firsts), PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """The die, then its leaders."""
        if move == PASS:
            return
        diocese, die = DIOCESE[move[1]], d10(g)
        needed = CP[g.usurper[self.half]]
        g.tell(
            "second-diocese", "3.6.3d", diocese=DIOCESES[diocese], die=die, needed=needed, success=die < needed,
            chance=up_to(needed, TEN),
        )  # fmt: skip
        if die < needed:
            g.push(TestDiocese(self.half, diocese))
