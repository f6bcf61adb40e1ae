"""Chapter 3.5: Augusti and Caesars, and who follows a dead Augustus."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.event import Asks
from romanum.engine.odds import up_to
from romanum.engine.position import changed
from romanum.engine.rule import Refusal
from romanum.engine.step import Task
from romanum.games.ultimus.data.components import (
    BARBARIAN_ORIGIN,
    BU,
    CC,
    CONSTANTINOPOLIS,
    CP,
    GENERIC,
    GUARD_PF,
    HALF,
    HONORIUS_YEAR,
    KIND,
    LEADER_COUNT,
    LEADER_HALF,
    LEADER_TRIBE,
    ORIGIN,
    PF,
    PIECE,
    PIECE_COUNT,
    PIECES,
    STRATAGEM,
    THEODOSIAN,
    ZONE_COUNT,
)
from romanum.games.ultimus.rules.march.limits import PLACIDI_FELICES
from romanum.games.ultimus.rules.throne.usurpation import ChooseUsurper, proclaim, win_over
from romanum.games.ultimus.rules.year.hands import give
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import CAESAR_MOVE, DONE, LEADER_MOVE
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    BOXES,
    EAST,
    FOEDERATI,
    HALF_IDS,
    LOYAL,
    NOBODY,
    ROMAN,
    UNITS_OF,
    WAITING,
    WEST,
    LateEmpire,
)
from romanum.games.ultimus.state.reigns import AUGUSTUS, begin_reign, end_reign
from romanum.games.ultimus.state.steps import CampChoice, CampStep

HONORIUS: Final = PIECE["honorius"]
VALENTINIAN: Final = PIECE["valentinianus-iii"]
SUCCESSES: Final = {"3.6.4a": "occupation", "3.6.4b": "battle", "3.6.4c": "murder"}
"""How a usurper wins, by rule."""


# ---- 3.2.4: guards


def guard_size(leader: int) -> int:
    """3.2.4b: the PF of the Buccellarii a leader can have; 0 for none."""
    return GUARD_PF[CC[leader]]


def free_guard(g: LateEmpire, leader: int) -> int:
    """A Buccellarii unit of the right size that nobody has, or none."""
    size = guard_size(leader)
    return next((u for u in BUCCELLARII if PF[u][0] == size and g.guard_of[u] == NOBODY), NOBODY)


BUCCELLARII: Final = tuple(u for u in range(LEADER_COUNT, PIECE_COUNT) if KIND[u - LEADER_COUNT] == BU)
"""3.2.4: all there are."""


def has_guard(g: LateEmpire, leader: int) -> bool:
    """Whether a leader has Buccellarii."""
    return leader in g.guard_of


def assign_guard(g: LateEmpire, leader: int, rule: str) -> None:
    """3.2.4a: a guard joins a Roman leader who has none, if there is one of his size."""
    unit = free_guard(g, leader)
    if unit == NOBODY or has_guard(g, leader) or LEADER_TRIBE[leader] >= 0:
        return
    g.guard_of = changed(g.guard_of, unit, leader)
    g.put((unit,), g.where[leader])
    g.restore((unit,))
    g.set_cause((unit,), g.cause[leader])
    g.tell("guard", rule, leader=PIECES[leader], unit=PIECES[unit])


# ---- 3.5.1: Caesars


def half_of(g: LateEmpire, leader: int) -> int:
    """The half of the empire in which a leader stands, refuges included; none abroad."""
    here = g.where[leader]
    if here in BOXES:
        return BOXES.index(here)
    return HALF[here] if 0 <= here < ZONE_COUNT else -1


def is_on_map(g: LateEmpire, leader: int) -> bool:
    """Whether a leader stands in an area or behind the walls of a refuge."""
    return 0 <= g.where[leader] < ZONE_COUNT or g.where[leader] in BOXES


def realm_of(g: LateEmpire, leader: int) -> int:
    """The same for a leader in play; beyond the border or at sea he is of the half he comes from."""
    half = half_of(g, leader)
    return LEADER_HALF[leader] if half < 0 <= g.where[leader] else half


class NameCaesars(CampStep, frozen=True):
    """3.5.1c: in Phase D the Roman may name Caesars, one for each half that has an Augustus."""

    rule: ClassVar[str] = "3.5.1c"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("caesars", subjects.THE_ROMAN)

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Every leader of the camp on the map, in a refuge too (ruling 3.5.1c), or no more."""
        leaders = [p for p in range(LEADER_COUNT) if is_on_map(g, p) and g.camp(p) == ROMAN]
        return [*(CAESAR_MOVE[p] for p in leaders), DONE]

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """3.3.1f, 3.5.1: historical, no Augustus, in a half with an Augustus and without a Caesar."""
        if move == DONE:
            return None
        leader = move[1]
        facts = {"leader": PIECES[leader]}
        half = half_of(g, leader)
        if GENERIC[leader]:
            return Refusal("3.3.1f", "generic-leader", facts)
        if g.is_prince(leader):
            return Refusal("3.5.1d", "prince-already", facts)
        if half < 0 or g.augustus[half] == NOBODY:
            return Refusal("3.5.1c", "no-augustus-there", facts)
        if g.caesar[half] != NOBODY:
            return Refusal("3.5.1d", "one-caesar", {**facts, "half": HALF_IDS[half]})
        tribe = LEADER_TRIBE[leader]
        if tribe >= 0 and g.status[tribe] != FOEDERATI:
            return Refusal("3.5.1c", "not-foederati", facts)
        if tribe >= 0 and all(g.where[unit] != g.where[leader] for unit in UNITS_OF[tribe]):
            return Refusal("4.5.1d", "caesar-without-his-tribe", facts)
        return None

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """3.5.1e: the title, and a guard if he is a Roman without one."""
        if move == DONE:
            g.stack.pop()
            return
        leader = move[1]
        half = half_of(g, leader)
        g.caesar = changed(g.caesar, half, leader)
        g.tell("caesar", "3.5.1c", leader=PIECES[leader], half=HALF_IDS[half])
        assign_guard(g, leader, "3.5.1e")


# ---- 3.5.2: succession


def eligible(g: LateEmpire, half: int) -> list[int]:
    """3.5.2c, 3.3.1f: historical Roman leaders of the Roman camp in a half, none of barbarian origin."""
    return [
        leader
        for leader in range(LEADER_COUNT)
        if LEADER_TRIBE[leader] < 0
        and not GENERIC[leader]
        and ORIGIN[leader] != BARBARIAN_ORIGIN
        and realm_of(g, leader) == half
        and g.camp(leader) == ROMAN
        and leader not in g.augustus
    ]


def augustus_dies(g: LateEmpire, half: int, how: str) -> None:
    """3.5.2: an Augustus is dead. In a civil war of his half a murder or a defeat is the usurper's success."""
    dead = g.augustus[half]
    g.augustus = changed(g.augustus, half, NOBODY)
    end_reign(g, AUGUSTUS, half, how)
    g.tell("augustus-dies", "3.5.2b", leader=PIECES[dead], half=HALF_IDS[half], how=how)
    if g.usurper[half] != NOBODY and how == "murder":
        usurper_wins(g, half, "3.6.4c")
    if g.won[half]:
        g.overthrown = changed(g.overthrown, half, dead)
    else:
        succeed(g, half, dead)


def succeed(g: LateEmpire, half: int, dead: int) -> None:
    """3.5.2d, 3.5.2j-3.5.2m: a dead Augustus is succeeded by the steps; Honorius in his own way."""
    if dead == HONORIUS and g.year >= HONORIUS_YEAR:
        honorius_dies(g)
    else:
        find_successor(g, half, skip_theodosians=dead == HONORIUS)


def usurper_wins(g: LateEmpire, half: int, rule: str) -> None:
    """3.6.4: by occupation, battle or murder; the throne is his in Phase F."""
    if not g.won[half]:
        g.won = changed(g.won, half, 1)
        leader = PIECES[g.usurper[half]]
        g.tell("usurpation-succeeds", rule, half=HALF_IDS[half], leader=leader, how=SUCCESSES[rule])


def find_successor(g: LateEmpire, half: int, *, skip_theodosians: bool = False, late: bool = False) -> None:
    """3.5.2d-3.5.2i: Theodosians, then others of the half, then the other half, then nobody.

    `late` if the throne has been empty for a while.
    """
    here = eligible(g, half)
    house = [leader for leader in here if ORIGIN[leader] == THEODOSIAN]
    if house and not skip_theodosians:
        g.push(ChooseAugustus(ROMAN, half, tuple(house), 1, late))
    elif here:
        g.push(ChooseAugustus(ROMAN, half, tuple(here), 2, late))
    else:
        choose_from_other_half(g, half, late=late)


def choose_from_other_half(g: LateEmpire, half: int, *, late: bool) -> None:
    """3.5.2g-3.5.2i: step 3, or nobody."""
    others = eligible(g, 1 - half)
    if others:
        g.push(ChooseAugustus(ROMAN, half, tuple(others), 3, late))
    else:
        leave_empty(g, half, late=late)


def leave_empty(g: LateEmpire, half: int, *, late: bool) -> None:
    """3.5.2i, 10.2i: nobody can follow, which counts once for a death; without any Augustus all is lost."""
    if not late:
        g.unsucceeded, g.free_rex = True, True
    g.tell("throne-empty", "3.5.2i", half=HALF_IDS[half])
    g.push(Downfall())


class Downfall(Task[LateEmpire], frozen=True):
    """3.5.1b: if no Augustus is left, and no usurper about to be one, the game ends at once."""

    rule: ClassVar[str] = "3.5.1b"

    def run(self, g: LateEmpire) -> None:
        """Look at both thrones."""
        if g.augustus == (NOBODY, NOBODY) and not any(g.won):
            g.defeat = True
            g.tell("no-augustus", "3.5.1b")
            g.stack.clear()


class ChooseAugustus(CampChoice, frozen=True):
    """3.5.2d, 3.5.2e, 3.5.2h: the Roman picks the new Augustus."""

    half: int
    leaders: tuple[int, ...]
    step: int
    late: bool = False
    """The throne has been empty for a while."""
    rule: ClassVar[str] = "3.5.2d"
    asks: ClassVar[Asks] = Asks("augustus", subjects.THE_ROMAN, subjects.HALF)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Those of the first step that has any."""
        return [LEADER_MOVE[leader] for leader in self.leaders]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """3.5.2f: in the west a man of step 2 needs the consent of the east."""
        if self.step == 2 and self.half == WEST and g.augustus[EAST] != NOBODY:
            g.push(Approve(move[1], self.late))
        else:
            crown(g, self.half, move[1])


def crown(g: LateEmpire, half: int, leader: int, rule: str = "3.5.2b") -> None:
    """3.5.1a: the new Augustus; a Caesar who rises leaves his place. His guards stay with him (3.2.4a)."""
    g.augustus = changed(g.augustus, half, leader)
    begin_reign(g, AUGUSTUS, half, leader)
    g.set_cause((leader, *[unit for unit, lord in enumerate(g.guard_of) if lord == leader]), LOYAL)
    g.strip_caesar(leader)
    if leader == g.escort:
        g.escort = NOBODY
    g.tell("augustus", rule, leader=PIECES[leader], half=HALF_IDS[half])


class Approve(Task[LateEmpire], frozen=True):
    """3.5.2f, 3.5.2g: 1d6 at most his CP or the western Caesar's; else he is a usurper, and an easterner is sent."""

    leader: int
    late: bool = False
    rule: ClassVar[str] = "3.5.2f"

    def run(self, g: LateEmpire) -> None:
        caesar = g.caesar[WEST]
        needed = max(CP[self.leader], CP[caesar] if caesar != NOBODY else 0)
        die = g.dice.roll()
        g.tell(
            "approval", "3.5.2f", leader=PIECES[self.leader], die=die, needed=needed, success=die <= needed,
            chance=up_to(needed),
        )  # fmt: skip
        if die <= needed:
            crown(g, WEST, self.leader)
            return
        choose_from_other_half(g, WEST, late=self.late)
        rebel(g, self.leader)


def rebel(g: LateEmpire, leader: int) -> None:
    """3.5.2g: the rejected candidate is a usurper at once, or joins the one there is; not from outside the empire."""
    if half_of(g, leader) < 0:
        return
    if g.usurper[WEST] != NOBODY:
        win_over(g, g.where[leader], WEST)
    else:
        proclaim(g, leader, WEST)


def honorius_dies(g: LateEmpire) -> None:
    """3.5.2k-3.5.2m: a usurper in the west, Valentinian at Constantinopolis, an escort, and the Augusta's favour."""
    g.put((VALENTINIAN,), CONSTANTINOPOLIS)
    crown(g, WEST, VALENTINIAN)
    if g.where[PLACIDI_FELICES] == WAITING:
        g.put((PLACIDI_FELICES,), CONSTANTINOPOLIS)
        g.restore((PLACIDI_FELICES,))
    give(g, ROMAN, STRATAGEM["augusta-occidentalis"], "3.5.2l")
    g.push(NameEscort(ROMAN))
    if g.usurper[WEST] == NOBODY:
        g.push(ChooseUsurper(BARBARIAN, WEST, True))


class NameEscort(CampChoice, frozen=True):
    """3.5.2m: an eastern leader brings the boy home, with guards of the east."""

    rule: ClassVar[str] = "3.5.2m"
    asks: ClassVar[Asks] = Asks("escort", subjects.THE_ROMAN)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """Historical eastern leaders, the Augusti apart."""
        found = [
            LEADER_MOVE[leader]
            for leader in range(LEADER_COUNT)
            if LEADER_TRIBE[leader] < 0
            and not GENERIC[leader]
            and realm_of(g, leader) == EAST
            and g.camp(leader) == ROMAN
            and leader not in g.augustus
        ]
        return found or [("pass",)]

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        if move != ("pass",):
            g.escort = move[1]
            g.tell("escort", "3.5.2m", leader=PIECES[move[1]])


class FillThrones(Task[LateEmpire], frozen=True):
    """3.5.2i: an empty throne is filled as soon as somebody eligible has entered."""

    half: int = WEST
    rule: ClassVar[str] = "3.5.2i"

    def run(self, g: LateEmpire) -> None:
        """One after the other, once a year."""
        half = self.half
        if half == WEST:
            g.push(FillThrones(EAST))
        if g.augustus[half] == NOBODY and not g.won[half] and (eligible(g, half) or eligible(g, 1 - half)):
            find_successor(g, half, late=True)
