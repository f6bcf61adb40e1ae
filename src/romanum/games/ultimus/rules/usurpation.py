"""Chapters 3.6 and 5: usurpation, civil war, and the swap of camps after a usurper's success."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from romanum.engine.action import PASS, Move
from romanum.engine.event import Prompt
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    BARBARIAN_ORIGIN,
    CONSTANTINOPOLIS,
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
    RAVENNA,
    REFUGES,
    ROMA,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.fleets import put_strangers_ashore
from romanum.games.ultimus.rules.losses import kill_leader
from romanum.games.ultimus.rules.plague import d10
from romanum.games.ultimus.rules.shields import ask_for_shield
from romanum.games.ultimus.rules.stratagems import stratagem
from romanum.games.ultimus.rules.succession import crown, find_successor, succeed, usurper_wins
from romanum.games.ultimus.state.actions import AREA, LEADER_MOVE
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    BOXES,
    CAMP_IDS,
    EAST,
    FOEDERATI,
    HALF_IDS,
    LOYAL,
    NOBODY,
    ROMAN,
    TRIBE_OF,
    WEST,
    LateEmpire,
    changed,
)
from romanum.games.ultimus.state.reigns import AUGUSTUS, FAILED, THRONE, USURPER, begin_reign, end_reign
from romanum.games.ultimus.state.steps import CampStep

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


class ChooseUsurper(CampStep, frozen=True):
    """3.6.2a: the Barbarian picks the pretender; for Honorius's death (3.5.2k) no roll is needed."""

    half: int
    valid: bool = False
    rule: ClassVar[str] = "3.6.2a"

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Those away from the Augustus; whoever there is, if nobody is."""
        found = [LEADER_MOVE[leader] for leader in pretenders(g, self.half)]
        return found or [PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """Put it to the test; an Augusta may weigh in."""
        g.stack.pop()
        if move == PASS:
            return
        if self.valid:
            proclaim(g, move[1], self.half)
            return
        g.push(Validate(move[1], self.half))
        ask_for_shield(g, self.half, "usurpation")

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        """In which half."""
        return Prompt("usurper", self.rule, {"camp": CAMP_IDS[BARBARIAN], "half": HALF_IDS[self.half]})


class Validate(Task[LateEmpire], frozen=True):
    """6.2a-6.2c: 1d6 at most his CP; a Caesar has one more, an Augusta takes one away."""

    leader: int
    half: int
    shielded: bool = False
    rule: ClassVar[str] = "6.2a"

    def run(self, g: LateEmpire) -> None:
        """Roll; failure costs nothing (3.6.2c)."""
        g.stack.pop()
        die = g.dice.roll()
        needed = CP[self.leader] + (self.leader in g.caesar) - self.shielded
        success = die <= needed
        g.tell(
            "usurpation-roll", "6.2a", leader=PIECES[self.leader], half=HALF_IDS[self.half], die=die, needed=needed,
            success=success,
        )  # fmt: skip
        if success:
            proclaim(g, self.leader, self.half)


def proclaim(g: LateEmpire, leader: int, half: int) -> None:
    """3.6.2b, 3.6.3: he takes the purple; his own area follows at once, then his diocese, then perhaps another."""
    g.usurper = changed(g.usurper, (half,), leader)
    begin_reign(g, USURPER, half, leader)
    g.strip_caesar(leader)
    g.tell("usurper", "3.6.2b", leader=PIECES[leader], half=HALF_IDS[half], area=ZONE_IDS[g.where[leader]])
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


class NamePuppet(CampStep, frozen=True):
    """6.2c: for a usurper of barbarian origin the Barbarian names the Roman who will be Augustus."""

    half: int
    rule: ClassVar[str] = "6.2c"

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
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
        """He is named."""
        g.stack.pop()
        if move != PASS and g.usurper[self.half] != NOBODY:
            g.puppet = changed(g.puppet, (self.half,), move[1])
            g.tell("puppet", "6.2c", leader=PIECES[move[1]], half=HALF_IDS[self.half])

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        """For which half."""
        return Prompt("puppet", self.rule, {"camp": CAMP_IDS[BARBARIAN], "half": HALF_IDS[self.half]})


def puppet_dies(g: LateEmpire, half: int) -> None:
    """6.2c: the Barbarian names another."""
    g.puppet = changed(g.puppet, (half,), NOBODY)
    g.push(NamePuppet(BARBARIAN, half))


# ---- 3.6.3: civil war


class TestDiocese(Task[LateEmpire], frozen=True):
    """3.6.3c, 3.6.3f: in each area the leader with the highest CP is tested; if he joins, all there do."""

    half: int
    diocese: int
    rule: ClassVar[str] = "3.6.3c"

    def run(self, g: LateEmpire) -> None:
        """Area by area."""
        g.stack.pop()
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
        g.tell("fidelity", "3.6.3c", leader=PIECES[leader], die=die, needed=CP[leader], joins=joins)
        if joins:
            win_over(g, area, self.half)


class NextDiocese(CampStep, frozen=True):
    """3.6.3d: one adjacent diocese of the same half, if 1d10 is below the usurper's CP."""

    half: int
    rule: ClassVar[str] = "3.6.3d"

    def dioceses(self, g: LateEmpire) -> list[int]:
        """Those next to the usurper's own."""
        leader = g.usurper[self.half]
        if leader == NOBODY or not 0 <= g.where[leader] < ZONE_COUNT:
            return []
        own = DIOCESE[g.where[leader]]
        return [d for d in DIOCESE_NEIGHBOURS[own] if DIOCESE_HALF[d] == self.half] if own >= 0 else []

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Each by its first area, or none."""
        firsts = [next(a for a in range(ZONE_COUNT) if DIOCESE[a] == d) for d in self.dioceses(g)]
        return [*(AREA[area] for area in firsts), PASS]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """The die, then its leaders."""
        g.stack.pop()
        if move == PASS:
            return
        diocese, die = DIOCESE[move[1]], d10(g)
        needed = CP[g.usurper[self.half]]
        g.tell("second-diocese", "3.6.3d", diocese=DIOCESES[diocese], die=die, needed=needed, success=die < needed)
        if die < needed:
            g.push(TestDiocese(self.half, diocese))

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        """For which half."""
        return Prompt("next-diocese", self.rule, {"camp": CAMP_IDS[BARBARIAN], "half": HALF_IDS[self.half]})


# ---- 3.6.4: success and failure


def usurper_dies(g: LateEmpire, half: int) -> None:
    """3.6.4e: the usurpation fails; everybody who followed it is loyal again, to a new Augustus if the old one fell."""
    g.tell("usurpation-fails", "3.6.4e", half=HALF_IDS[half])
    end_usurpation(g, half, FAILED)
    if g.won[half]:
        g.won = changed(g.won, (half,), 0)
        if g.augustus[half] == NOBODY:
            succeed(g, half, g.overthrown[half])


def end_usurpation(g: LateEmpire, half: int, how: str) -> None:
    """3.4.2c: no more usurpation in a half: its pieces are loyal to whoever is Augustus, and leave its fleets."""
    end_reign(g, USURPER, half, how)
    g.usurper, g.puppet = changed(g.usurper, (half,), NOBODY), changed(g.puppet, (half,), NOBODY)
    g.set_cause(g.follows(half), LOYAL)
    put_strangers_ashore(g)


def occupies_thrones(g: LateEmpire, half: int) -> bool:
    """3.6.4a: a Roman leader and unit of his in Ravenna and Roma, or in Constantinopolis; nobody in refuge."""
    if BOXES[half] in g.where:
        return False
    for area in (RAVENNA, ROMA) if half == WEST else (CONSTANTINOPOLIS,):
        pieces = [p for p in g.at(area) if g.cause[p] == 1 + half and TRIBE_OF[p] < 0]
        if not any(p < LEADER_COUNT for p in pieces) or not any(p >= LEADER_COUNT for p in pieces):
            return False
    return True


def settle_usurpations(g: LateEmpire) -> None:
    """3.6.4, 5, 3.6.5b: in Phase F every usurpation that has succeeded swaps the camps, one after the other."""
    for half in (WEST, EAST):
        if g.usurper[half] == NOBODY:
            continue
        if occupies_thrones(g, half):
            usurper_wins(g, half, "3.6.4a")
        if g.won[half]:
            swap_camps(g, half)
    g.won = (0, 0)


def swap_camps(g: LateEmpire, half: int) -> None:
    """5: the usurper is Augustus, his followers are loyal, and the two people change places with their points."""
    leader, old = g.usurper[half], g.augustus[half]
    new = g.puppet[half] if g.puppet[half] != NOBODY else leader
    end_usurpation(g, half, THRONE)
    end_reign(g, AUGUSTUS, half, "deposed")
    g.roman_seat = 1 - g.roman_seat
    g.pv = (g.pv[1], g.pv[0])
    g.reveals += 1
    g.tell("camps-swap", "5a", half=HALF_IDS[half], leader=PIECES[leader], roman=g.pv[0], barbarian=g.pv[1])
    g.augustus = changed(g.augustus, (half,), NOBODY)
    if old not in (NOBODY, new) and g.where[old] >= 0:
        kill_leader(g, old, "deposed")
    g.put(g.at(BOXES[half]), REFUGES[half])
    if ORIGIN[new] == BARBARIAN_ORIGIN or new in (*g.augustus, *g.usurper):
        find_successor(g, half)
    else:
        crown(g, half, new, "5b")
        put_strangers_ashore(g)
