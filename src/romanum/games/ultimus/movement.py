"""Chapters 3.4, 4.3, 4.5.2b and 7: movement on land, leader by leader and unit by unit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.rule import Refusal
from romanum.games.ultimus.actions import DROP, HALT, MARCH, TAKE, TO
from romanum.games.ultimus.components import (
    CC,
    COST,
    EASTERN_OUTSIDE,
    HALF,
    LEADER_COUNT,
    NEIGHBOURS,
    OUTSIDE_MOST,
    PIECES,
    PM,
    ZONE_COUNT,
    ZONE_IDS,
)
from romanum.games.ultimus.limits import barred, barred_tribe, crowded, passes_through
from romanum.games.ultimus.plague import catch_plague
from romanum.games.ultimus.rallying import offer_rally
from romanum.games.ultimus.state import CAMP_IDS, NOBODY, NONE, REVOLT, ROMAN, TRIBE_OF, UNITS_OF, LateEmpire
from romanum.games.ultimus.steps import CampStep, Menu
from romanum.games.ultimus.windows import watch


def guard_unit(g: LateEmpire, leader: int) -> int:
    """3.2.4a: the Buccellarii of a leader who stand with him, or nobody."""
    if leader not in g.guard_of:
        return NOBODY
    guard = g.guard_of.index(leader)
    return guard if g.where[guard] == g.where[leader] else NOBODY


def guarded(g: LateEmpire, piece: int) -> tuple[int, ...]:
    """3.2.4a: a leader and the Buccellarii who never leave him."""
    guard = guard_unit(g, piece) if piece < LEADER_COUNT else NOBODY
    return (piece,) if guard == NOBODY else (piece, guard)


def commands(g: LateEmpire, leader: int, unit: int) -> Refusal | None:
    """3.4.1b, 3.6.5a, 4.3b, 4.5.1b, 4.5.1d: whether a leader may take a unit along."""
    facts = {"leader": PIECES[leader], "unit": PIECES[unit]}
    if g.guard_of[unit] not in (NOBODY, leader):
        return Refusal("3.2.4a", "anothers-guard", facts)
    own, tribe = TRIBE_OF[leader], TRIBE_OF[unit]
    if g.cause[unit] != g.cause[leader] and not (own == tribe >= 0 and g.migrating[tribe]):
        return Refusal("3.6.5a", "another-cause", facts)
    if own == tribe or unit in g.aiding:
        return None
    if own < 0:
        led = g.is_prince(leader) or leader in g.usurper
        return None if led else Refusal("4.5.1b", "foederati-need-a-prince", facts)
    if tribe < 0 and leader in g.caesar:
        return None
    return Refusal("4.3b", "another-tribe", facts)


# ---- picking who moves


def revolts(g: LateEmpire) -> dict[int, set[int]]:
    """4.5.2b: the areas in which Tribes in revolt and the Roman's units are together, and those Tribes."""
    found: dict[int, set[int]] = {}
    stacks, camps, where = g.stacks(), g.camps(), g.where
    for tribe, status in enumerate(g.status):
        if status == REVOLT:
            for area in {where[unit] for unit in UNITS_OF[tribe]}:
                near = [camps[p] for p in stacks[area] if p >= LEADER_COUNT] if 0 <= area < ZONE_COUNT else ()
                if ROMAN in near:
                    found.setdefault(area, set()).add(tribe)
    return found


def held_by_revolt(g: LateEmpire, piece: int, revolts: dict[int, set[int]]) -> bool:
    """4.5.2b: they fight before anybody leaves: the Roman's pieces and the rebels."""
    rebels = revolts.get(g.where[piece])
    return rebels is not None and (TRIBE_OF[piece] in rebels or g.camp(piece) == ROMAN)


def _candidates(g: LateEmpire, camp: int) -> Iterable[Move]:
    for piece in g.on_map(camp):
        yield MARCH[piece]


def _check(g: LateEmpire, camp: int, move: Move) -> Refusal | None:
    piece = move[1]
    facts = {"piece": PIECES[piece]}
    if g.moved[piece]:
        return Refusal("2.E.1", "moved-already", facts)
    if piece >= LEADER_COUNT and g.guard_of[piece] != NOBODY:
        return Refusal("3.2.4a", "guards-stay-with-their-leader", facts)
    if held_by_revolt(g, piece, revolts(g)):
        return Refusal("4.5.2b", "must-fight-the-revolt", facts)
    return None


def _options(g: LateEmpire, camp: int) -> list[Move]:
    moved, guard_of = g.moved, g.guard_of
    free = [MARCH[p] for p in g.on_map(camp) if not moved[p] and guard_of[p] < 0]
    held = revolts(g) if REVOLT in g.status else None
    return [move for move in free if not held_by_revolt(g, move[1], held)] if held else free


def _take(g: LateEmpire, camp: int, move: Move) -> None:
    piece = move[1]
    if piece < LEADER_COUNT:
        guard = guard_unit(g, piece)
        g.push(Group(camp, piece, (guard,) if guard != NOBODY else (), g.where[piece]))
    else:
        g.push(Single(camp, piece))


MARCHES: Final[Menu] = Menu(frozenset({"lead", "unit"}), _candidates, _check, _options, _take)
"""2.E.1: which leader or lone unit moves next."""


# ---- moving


def price(here: int, there: int) -> int:
    """7.2: PM for a step, great rivers and straits included."""
    return COST[here][there]


def counts_outside(area: int) -> bool:
    """7.3: areas beyond the border, the eight eastern ones apart."""
    return HALF[area] < 0 and not EASTERN_OUTSIDE[area]


def check_step(
    g: LateEmpire, camp: int, leader: int, units: tuple[int, ...], here: int, there: int, left: int, outside: int
) -> Refusal | None:
    """3.2, 4.2.4, 4.3, 7.2, 7.3: whether a group may enter an area with the PM it has left."""
    cost = price(here, there)
    if cost > left:
        return Refusal("7.2a", "too-few-pm", {"area": ZONE_IDS[there], "cost": cost, "left": left})
    if counts_outside(there) and outside and outside + cost > OUTSIDE_MOST:
        return Refusal("7.3a", "outside-limit", {"area": ZONE_IDS[there], "limit": OUTSIDE_MOST})
    pieces = (*units, leader) if leader != NOBODY else units
    for piece in one_of_each(g, pieces):
        refused = barred_piece(g, piece, leader, there)
        if refused is not None:
            spent = outside + (cost if counts_outside(there) else 0)
            if leader == NOBODY or not leads_on(g, camp, leader, units, there, left - cost, spent):
                return refused
    tribe = TRIBE_OF[leader] if leader != NOBODY else -1
    if tribe >= 0 and HALF[there] >= 0 and not any(TRIBE_OF[u] == tribe for u in units):
        rule = "4.5.1d" if units else "4.3h"
        return Refusal(rule, "not-without-his-tribe", {"leader": PIECES[leader]})
    return crowded(g, pieces, camp, there)


def one_of_each(g: LateEmpire, pieces: tuple[int, ...]) -> Iterable[int]:
    """Romans one by one; of the pieces of a Tribe one alone, as what holds for one holds for all."""
    tribe = TRIBE_OF[pieces[-1]]
    if tribe >= 0 and not g.aiding and {TRIBE_OF[piece] for piece in pieces} == {tribe}:
        return pieces[:1]
    return pieces


def barred_piece(g: LateEmpire, piece: int, leader: int, area: int) -> Refusal | None:
    """Why a leader, or a unit led by him, may not be in an area."""
    if piece >= LEADER_COUNT:
        return barred(g, piece, leader, area)
    return barred_tribe(g, TRIBE_OF[piece], area) if TRIBE_OF[piece] >= 0 else barred_usurper(g, piece, area)


def barred_usurper(g: LateEmpire, leader: int, area: int) -> Refusal | None:
    """3.6.5a: while there are two Usurpers each stays in his half."""
    if NOBODY in g.usurper or leader not in g.usurper or HALF[area] == g.usurper.index(leader):
        return None
    return Refusal("3.6.5a", "two-usurpers", {"leader": PIECES[leader], "area": ZONE_IDS[area]})


def leads_on(g: LateEmpire, camp: int, leader: int, units: tuple[int, ...], here: int, left: int, outside: int) -> bool:
    """4.3f: whether Hunni may enter this home of a Tribe at peace, because they can go on from there."""
    if not passes_through(g, TRIBE_OF[leader], here):
        return False
    return any(check_step(g, camp, leader, units, here, there, left, outside) is None for there in NEIGHBOURS[here])


def enter(g: LateEmpire, camp: int, pieces: Iterable[int], there: int) -> None:
    """Pieces go one area further; whoever comes into a plague catches it (6.3h)."""
    pieces = tuple(pieces)
    here = g.where[pieces[0]]
    g.put(pieces, there)
    g.entered = (*g.entered, here, there)
    if g.log is not None:
        g.tell(
            "moves", "7.2a", camp=CAMP_IDS[camp], pieces=[PIECES[p] for p in pieces], area=ZONE_IDS[here],
            destination=ZONE_IDS[there],
        )  # fmt: skip
    if g.plague != NONE or g.epidemic != NONE:
        catch_plague(g, pieces, there)


class Group(CampStep, frozen=True):
    """3.4.1, 4.3: a leader and the units with him, area by area."""

    leader: int
    units: tuple[int, ...]
    start: int
    spent: int = 0
    outside: int = 0
    """PM spent on entering areas beyond the border."""
    stopped: bool = False
    rule: ClassVar[str] = "3.4.1b"

    @property
    def pieces(self) -> tuple[int, ...]:
        """Everybody on the move."""
        return (self.leader, *self.units)

    def left(self) -> int:
        """PM left: those of the slowest; none if somebody slower has joined too late."""
        return max(min(PM[piece] for piece in self.pieces) - self.spent, 0)

    def room(self, g: LateEmpire) -> int:
        """3.4.1b, 3.6.3j: how many more may come along: none under way, but for those who follow a usurper."""
        if self.spent and (self.stopped or not g.cause[self.leader]):
            return 0
        return max(CC[self.leader] - len(self.units), 0)

    def others(self, g: LateEmpire) -> list[int]:
        """Units in the area that do not go along."""
        return [u for u in g.units_at(self.camp, g.where[self.leader]) if u not in self.units]

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Everybody who could come along or stay, every neighbour, and the end."""
        here = g.where[self.leader]
        yield from (TAKE[u] for u in self.others(g))
        yield from (DROP[u] for u in self.units)
        yield from (TO[area] for area in NEIGHBOURS[here])
        yield HALT

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """The same, quickly: nobody joins or stays at the wrong time."""
        found: list[Move] = []
        if self.room(g):
            found += [TAKE[u] for u in self.others(g) if not g.moved[u] and commands(g, self.leader, u) is None]
        if self.spent:
            found += [DROP[u] for u in self.units if self.check_dropping(g, u) is None]
        if not self.stopped:
            here, left = g.where[self.leader], self.left()
            march = (g, self.camp, self.leader, self.units, here)
            found += [TO[to] for to in NEIGHBOURS[here] if check_step(*march, to, left, self.outside) is None]
        if self.check_halting(g) is None:
            found.append(HALT)
        return found

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """By verb."""
        match move[0]:
            case "take":
                return self.check_taking(g, move[1])
            case "drop":
                return self.check_dropping(g, move[1])
            case "to":
                return self.check_going(g, move[1])
            case _:
                return self.check_halting(g)

    def check_taking(self, g: LateEmpire, unit: int) -> Refusal | None:
        """3.4.1b, 3.6.3j: where the leader starts, or of his cause on the way, up to his command capacity."""
        if self.spent and not g.cause[self.leader]:
            return Refusal("3.4.1b", "same-start", {"unit": PIECES[unit]})
        if self.stopped:
            return Refusal("7.1a", "must-stop", {"area": ZONE_IDS[g.where[self.leader]]})
        if g.moved[unit]:
            return Refusal("2.E.1", "moved-already", {"piece": PIECES[unit]})
        if len(self.units) >= CC[self.leader]:
            return Refusal("3.4.1b", "command-capacity", {"leader": PIECES[self.leader], "cc": CC[self.leader]})
        return commands(g, self.leader, unit)

    def check_dropping(self, g: LateEmpire, unit: int) -> Refusal | None:
        """3.4.1c, 4.3b, 4.3f: guards stay; a tribal leader keeps one of his; nobody stays where he may not stop."""
        if not self.spent:
            return Refusal("3.4.1c", "not-under-way", {"unit": PIECES[unit]})
        tribe, here = TRIBE_OF[self.leader], g.where[self.leader]
        if g.guard_of[unit] == self.leader:
            return Refusal("3.2.4a", "guards-stay-with-their-leader", {"piece": PIECES[unit]})
        if tribe >= 0 and TRIBE_OF[unit] == tribe and sum(TRIBE_OF[u] == tribe for u in self.units) == 1:
            return Refusal("4.3b", "keeps-one-unit", {"leader": PIECES[self.leader]})
        if passes_through(g, tribe, here):
            return Refusal("4.3f", "may-not-stop-here", {"area": ZONE_IDS[here]})
        return None

    def check_going(self, g: LateEmpire, there: int) -> Refusal | None:
        """7.1, 7.2."""
        if self.stopped:
            return Refusal("7.1a", "must-stop", {"area": ZONE_IDS[g.where[self.leader]]})
        here = g.where[self.leader]
        return check_step(g, self.camp, self.leader, self.units, here, there, self.left(), self.outside)

    def check_halting(self, g: LateEmpire) -> Refusal | None:
        """4.3f: Hunni may not stop in the home of a Tribe at peace, as long as they can go on."""
        here = g.where[self.leader]
        halts = self.spent and passes_through(g, TRIBE_OF[self.leader], here)
        if halts and any(self.check_going(g, there) is None for there in NEIGHBOURS[here]):
            return Refusal("4.3f", "may-not-stop-here", {"area": ZONE_IDS[here]})
        return None

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """By verb."""
        match move[0]:
            case "take":
                g.become(replace(self, units=(*self.units, move[1])))
            case "drop":
                self.put_down(g, move[1])
            case "to":
                self.go(g, move[1])
            case _:
                self.halt(g)

    def put_down(self, g: LateEmpire, unit: int) -> None:
        """3.4.1c: it stays here; a leader who has dropped his last unit stops too."""
        g.mark_moved((unit,))
        units = tuple(u for u in self.units if u != unit)
        g.become(replace(self, units=units, stopped=self.stopped or not units))

    def go(self, g: LateEmpire, there: int) -> None:
        """7.1a, 7.1c, 3.6.3g: one area further; units stop before enemies, unless those can be rallied."""
        cost = price(g.where[self.leader], there)
        outside = self.outside + (cost if counts_outside(there) else 0)
        hostile = g.has_unit(1 - self.camp, there)
        g.become(replace(self, spent=self.spent + cost, outside=outside, stopped=hostile and bool(self.units)))
        place = len(g.stack) - 1
        enter(g, self.camp, self.pieces, there)
        self.mourn(g, place)
        if hostile and g.where[self.leader] == there:
            offer_rally(g, self.leader, there)

    def mourn(self, g: LateEmpire, place: int) -> None:
        """A plague may have taken the leader or some of the units; what his death brings lies above the group."""
        alive = tuple(u for u in self.units if 0 <= g.where[u] < ZONE_COUNT)
        if not 0 <= g.where[self.leader] < ZONE_COUNT:
            g.mark_moved(alive)
            del g.stack[place]
        elif alive != self.units:
            g.stack[place] = replace(g.stack[place], units=alive)

    def halt(self, g: LateEmpire) -> None:
        """The group stays; the other camp may have something to say (2.E.b)."""
        g.stack.pop()
        if self.spent:
            g.mark_moved(self.pieces)
            watch(g, 1 - self.camp, "move")

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        """Who moves, and how far still."""
        facts = {
            "camp": CAMP_IDS[self.camp],
            "leader": PIECES[self.leader],
            "units": [PIECES[u] for u in self.units],
            "number": len(self.units),
            "area": ZONE_IDS[g.where[self.leader]],
            "left": self.left(),
            "room": self.room(g),
            "started": bool(self.spent),
        }
        return Prompt("group", self.rule, facts)


class Single(CampStep, frozen=True):
    """3.4.1d, 4.3c: a unit without a leader moves one area, whatever it costs."""

    unit: int
    rule: ClassVar[str] = "3.4.1d"

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Every neighbour, or nowhere."""
        return [*(TO[area] for area in NEIGHBOURS[g.where[self.unit]]), HALT]

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """The same, quickly."""
        unit, camp = self.unit, self.camp
        found = [
            TO[there]
            for there in NEIGHBOURS[g.where[unit]]
            if barred(g, unit, NOBODY, there) is None and crowded(g, (unit,), camp, there) is None
        ]
        found.append(HALT)
        return found

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """The limits of 3.2 and 4.3; the price does not matter."""
        if move == HALT:
            return None
        here = g.where[self.unit]
        return check_step(g, self.camp, NOBODY, (self.unit,), here, move[1], price(here, move[1]), 0)

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """Go, or stay; either way it has had its move."""
        g.stack.pop()
        g.mark_moved((self.unit,))
        if move != HALT:
            enter(g, self.camp, (self.unit,), move[1])
            watch(g, 1 - self.camp, "move")

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        """Which unit."""
        facts = {"camp": CAMP_IDS[self.camp], "unit": PIECES[self.unit], "area": ZONE_IDS[g.where[self.unit]]}
        return Prompt("single", self.rule, facts)
