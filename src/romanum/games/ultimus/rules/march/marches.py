"""Chapters 2.E.1, 3.4.1, 4.3 and 7: marches, leader by leader and unit by unit; peoples on Migration too (6.2p)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.event import Prompt
from romanum.engine.memo import Memo
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import CC, LEADER_COUNT, NEIGHBOURS, PIECES, ZONE_COUNT, ZONE_IDS
from romanum.games.ultimus.rules.march.afar import why_not_at_once
from romanum.games.ultimus.rules.march.defection import offer_rally
from romanum.games.ultimus.rules.march.limits import barred, crowded, passes_through
from romanum.games.ultimus.rules.march.migration import Walk, parts_people
from romanum.games.ultimus.rules.march.movement import (
    March,
    check_step,
    commands,
    counts_outside,
    enter,
    guard_unit,
    has_people,
    held_by_revolt,
    leaves_caesar,
    points,
    price,
    revolts,
)
from romanum.games.ultimus.rules.stratagems.windows import watch
from romanum.games.ultimus.state.actions import DROP, HALT, MARCH, TAKE, TO
from romanum.games.ultimus.state.position import (
    AFIELD,
    CAMP_IDS,
    NOBODY,
    NONE,
    REVOLT,
    ROMAN,
    TRIBE_OF,
    UNITS_OF,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampStep, Menu

# ---- picking who moves


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
    if _held_beside_caesar(g, camp, piece):
        unit = piece if piece >= LEADER_COUNT else unit_beside(g, piece)
        return Refusal("4.5.1d", "last-beside-a-caesar", {"piece": PIECES[unit]})
    return None


def _held_beside_caesar(g: LateEmpire, camp: int, piece: int) -> bool:
    """4.5.1d: the last unit beside a Foederati Caesar stays, and a leader who could go with it alone."""
    return tied_to_caesar(g, camp, piece) if piece < LEADER_COUNT else leaves_caesar(g, piece)


def unit_beside(g: LateEmpire, leader: int) -> int:
    """A unit of his own Tribe in the area of a leader."""
    return next((u for u in UNITS_OF[TRIBE_OF[leader]] if g.where[u] == g.where[leader]), NOBODY)


def tied_to_caesar(g: LateEmpire, camp: int, leader: int) -> bool:
    """4.5.1d: whether he can do nothing because the only unit of his people here must stay beside its Caesar."""
    unit = unit_beside(g, leader) if TRIBE_OF[leader] >= 0 else NOBODY
    if unit == NOBODY or not leaves_caesar(g, unit, (leader,)):
        return False
    return _group(g, camp, leader).options(g, g.seat_of(camp)) == [HALT]


def _options(g: LateEmpire, camp: int) -> list[Move]:
    moved, where = g.moved, g.where
    free = [MARCH[p] for p in MARCHERS.of(g)[camp] if not moved[p]]
    beside = [where[c] for c in g.caesar if c != NOBODY and TRIBE_OF[c] >= 0]
    if beside:
        free = [move for move in free if where[move[1]] not in beside or not _held_beside_caesar(g, camp, move[1])]
    held = revolts(g) if REVOLT in g.status else None
    if not held:
        return free
    return [move for move in free if where[move[1]] not in held or not held_by_revolt(g, move[1], held)]


def _marchers(g: LateEmpire) -> tuple[list[int], ...]:
    guard_of = g.guard_of
    return tuple([piece for piece in pieces if guard_of[piece] == NOBODY] for pieces in AFIELD.of(g))


MARCHERS: Final = Memo[LateEmpire, tuple[list[int], ...]](_marchers, AFIELD.of, "guard_of")
"""3.2.4a: by camp, its pieces on the map that are no guards."""


def _take(g: LateEmpire, camp: int, move: Move) -> None:
    piece = move[1]
    if piece < LEADER_COUNT:
        g.push(_group(g, camp, piece))
    else:
        g.push(Single(camp, piece, g.where[piece]))


def _group(g: LateEmpire, camp: int, leader: int) -> Group:
    """A leader who sets out, with his guards."""
    guard = guard_unit(g, leader)
    return Group(camp, leader, (guard,) if guard != NOBODY else (), g.where[leader])


MARCHES: Final[Menu] = Menu(frozenset({"lead", "unit"}), _candidates, _check, _options, _take)
"""2.E.1: which leader or lone unit moves next."""


# ---- moving


class Group(March, frozen=True):
    """3.4.1, 4.3: a leader and the units with him, area by area."""

    leader: int
    units: tuple[int, ...]
    start: int
    spent: int = 0
    outside: int = 0
    """PM spent on entering areas beyond the border."""
    stopped: bool = False
    rule: ClassVar[str] = "3.4.1b"
    stays: ClassVar[bool] = True

    @property
    def pieces(self) -> tuple[int, ...]:
        """Everybody on the move."""
        return (self.leader, *self.units)

    def left(self, g: LateEmpire) -> int:
        """PM left: those of the slowest; none if somebody slower has joined too late."""
        return max(min([points(g, piece) for piece in self.pieces]) - self.spent, 0)

    def walk(self, g: LateEmpire) -> Walk:
        """6.2p: the group as it is."""
        left = 0 if self.stopped else self.left(g)
        return Walk(self.leader, self.units, self.start, g.where[self.leader], left, self.outside)

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
            found += [TAKE[u] for u in self.others(g) if self.check_taking(g, u) is None]
        if self.spent:
            found += [DROP[u] for u in self.units if self.check_dropping(g, u) is None]
        if not self.stopped:
            found += [TO[there] for there in ways(g, self.camp, self.walk(g))]
        if self.check_halting(g) is None:
            found.append(HALT)
        return found

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        match move[0]:
            case "take":
                return self.check_taking(g, move[1])
            case "drop":
                return self.check_dropping(g, move[1])
            case "to":
                return self.check_going(g, move[1])
            case _:
                return self.check_halting(g)

    def out_of_reach(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """7.2: an area farther than the next: what the cheapest way takes, whoever stands in it."""
        if move[0] != "to" or move[1] == g.where[self.leader]:
            return None
        return why_not_at_once(g.where[self.leader], move[1], self.walk(g).left)

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
        if leaves_caesar(g, unit, self.pieces):
            return Refusal("4.5.1d", "last-beside-a-caesar", {"piece": PIECES[unit]})
        return commands(g, self.leader, unit)

    def check_dropping(self, g: LateEmpire, unit: int) -> Refusal | None:
        """3.4.1c, 4.3b, 4.3f: guards stay; a tribal leader keeps one of his; nobody stays where he may not stop."""
        if not self.spent:
            return Refusal("3.4.1c", "not-under-way", {"unit": PIECES[unit]})
        tribe, here = TRIBE_OF[self.leader], g.where[self.leader]
        if g.guard_of[unit] == self.leader:
            return Refusal("3.2.4a", "guards-stay-with-their-leader", {"piece": PIECES[unit]})
        if tribe >= 0 and not has_people(g, tribe, [u for u in self.units if u != unit]):
            return Refusal("4.3b", "keeps-one-unit", {"leader": PIECES[self.leader]})
        refused = may_not_stop(g, self.camp, (unit, self.leader), here)
        if refused is not None:
            return refused
        walk = self.walk(g)
        return parts_people(g, walk, walk._replace(units=tuple(u for u in self.units if u != unit)), (unit,))

    def check_going(self, g: LateEmpire, there: int) -> Refusal | None:
        """7.1, 7.2."""
        if self.stopped:
            return Refusal("7.1a", "must-stop", {"area": ZONE_IDS[g.where[self.leader]]})
        walk = self.walk(g)
        return check_step(
            g, self.camp, self.leader, self.units, walk.here, there, walk.left, walk.outside
        ) or parts_people(g, walk, onwards(g, walk, there))

    def check_halting(self, g: LateEmpire) -> Refusal | None:
        """4.2.4, 4.3f, 6.2p: not where one may not stop, nor apart from one's people, as long as one can go on."""
        if not self.spent:
            return None
        here = g.where[self.leader]
        refused = may_not_stop(g, self.camp, self.pieces, here)
        if refused is not None:
            return refused if any(self.check_going(g, there) is None for there in NEIGHBOURS[here]) else None
        if not any(g.migrating):
            return None
        walk = self.walk(g)
        return parts_people(g, walk, walk._replace(left=0))

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
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

    def rallied(self, g: LateEmpire, *, stopped: bool) -> None:
        """3.6.3h, 3.6.3i: on they go with whoever was won, or no further."""
        g.become(replace(self, stopped=stopped))

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
        facts = {
            "camp": CAMP_IDS[self.camp],
            "leader": PIECES[self.leader],
            "units": [PIECES[u] for u in self.units],
            "number": len(self.units),
            "area": ZONE_IDS[g.where[self.leader]],
            "left": self.left(g),
            "room": self.room(g),
            "started": bool(self.spent),
        }
        return Prompt("group", self.rule, facts)


def may_not_stop(g: LateEmpire, camp: int, pieces: tuple[int, ...], here: int) -> Refusal | None:
    """4.2.4, 4.3f: why pieces that have come into an area must go on: a home of a Tribe at peace, or wrong company."""
    if passes_through(g, TRIBE_OF[pieces[-1]], here) or passes_through(g, TRIBE_OF[pieces[0]], here):
        return Refusal("4.3f", "may-not-stop-here", {"area": ZONE_IDS[here]})
    return crowded(g, pieces, camp, here)


def ways(g: LateEmpire, camp: int, walk: Walk) -> list[int]:
    """7.1, 7.2: the areas next door that a walk may enter."""
    here, left, outside = walk.here, walk.left, walk.outside
    near = [there for there in NEIGHBOURS[here] if price(here, there) <= left]
    found = [
        there for there in near if check_step(g, camp, walk.leader, walk.units, here, there, left, outside) is None
    ]
    if not any(g.migrating):
        return found
    return [there for there in found if parts_people(g, walk, onwards(g, walk, there)) is None]


def onwards(g: LateEmpire, walk: Walk, there: int) -> Walk:
    """7.1a, 7.3: a walk one area further; before enemy units it ends."""
    cost = price(walk.here, there)
    left = 0 if g.has_unit(ROMAN, there) else walk.left - cost
    return walk._replace(here=there, left=left, outside=walk.outside + (cost if counts_outside(there) else 0))


class Single(CampStep, frozen=True):
    """3.4.1d, 4.3c: a unit without a leader moves one area, whatever it costs; on Migration as far as its PM (6.2p)."""

    unit: int
    start: int = NONE
    """Where it began; none in a position that was saved before it was noted."""
    spent: int = 0
    outside: int = 0
    """PM spent on entering areas beyond the border."""
    stopped: bool = False
    rule: ClassVar[str] = "3.4.1d"
    stays: ClassVar[bool] = True

    def migrates(self, g: LateEmpire) -> bool:
        """6.2p: whether it has four PM of its own."""
        tribe = TRIBE_OF[self.unit]
        return tribe >= 0 and bool(g.migrating[tribe])

    def left(self, g: LateEmpire) -> int:
        """PM left on Migration."""
        return points(g, self.unit) - self.spent

    def walk(self, g: LateEmpire) -> Walk:
        """6.2p: the unit as it is."""
        left = 0 if self.stopped else self.left(g)
        start = self.start if self.start != NONE else g.where[self.unit]
        return Walk(NOBODY, (self.unit,), start, g.where[self.unit], left, self.outside)

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Every neighbour, or nowhere."""
        return [*(TO[area] for area in NEIGHBOURS[g.where[self.unit]]), HALT]

    def out_of_reach(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """3.4.1d, 6.2p: an area farther than the next."""
        if move[0] != "to" or move[1] == g.where[self.unit]:
            return None
        if not self.migrates(g):
            return Refusal("3.4.1d", "one-area-alone", {"area": ZONE_IDS[move[1]]})
        return why_not_at_once(g.where[self.unit], move[1], self.walk(g).left)

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        if self.migrates(g):
            return [move for move in self.candidates(g, seat) if self.check(g, seat, move) is None]
        unit, camp = self.unit, self.camp
        found = [
            TO[there]
            for there in NEIGHBOURS[g.where[unit]]
            if barred(g, unit, NOBODY, there) is None and crowded(g, (unit,), camp, there) is None
        ]
        found.append(HALT)
        return found

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """The limits of 3.2 and 4.3; the price does not matter but on Migration."""
        here = g.where[self.unit]
        if self.migrates(g):
            return self.check_halting(g) if move == HALT else self.check_going(g, move[1])
        if move == HALT:
            return None
        return check_step(g, self.camp, NOBODY, (self.unit,), here, move[1], price(here, move[1]), 0)

    def check_going(self, g: LateEmpire, there: int) -> Refusal | None:
        """6.2p, 7.1a: with the PM it has left, and not away from its people."""
        walk = self.walk(g)
        if self.stopped:
            return Refusal("7.1a", "must-stop", {"area": ZONE_IDS[walk.here]})
        refused = check_step(g, self.camp, NOBODY, walk.units, walk.here, there, walk.left, walk.outside)
        return refused or parts_people(g, walk, onwards(g, walk, there))

    def check_halting(self, g: LateEmpire) -> Refusal | None:
        """4.2.4, 4.3f, 6.2p: not where it may not stop, nor apart from its people, as long as it can go on."""
        walk = self.walk(g)
        refused = may_not_stop(g, self.camp, walk.units, walk.here) if self.spent else None
        if refused is not None:
            return refused if any(self.check_going(g, there) is None for there in NEIGHBOURS[walk.here]) else None
        return parts_people(g, walk, walk._replace(left=0))

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """Go, or stay; either way it has had its move, but for a people on Migration."""
        if move != HALT and self.migrates(g):
            self.wander(g, move[1])
            return
        g.stack.pop()
        g.mark_moved((self.unit,))
        if move != HALT:
            enter(g, self.camp, (self.unit,), move[1])
        if move != HALT or self.spent:
            watch(g, 1 - self.camp, "move")

    def wander(self, g: LateEmpire, there: int) -> None:
        """6.2p, 7.1a: one area further; it stops before enemy units, and a plague may end its march."""
        spent, outside = self.spent + price(g.where[self.unit], there), onwards(g, self.walk(g), there).outside
        g.become(replace(self, spent=spent, outside=outside, stopped=g.has_unit(1 - self.camp, there)))
        place = len(g.stack) - 1
        enter(g, self.camp, (self.unit,), there)
        if g.where[self.unit] != there:
            del g.stack[place]

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        facts = {"camp": CAMP_IDS[self.camp], "unit": PIECES[self.unit], "area": ZONE_IDS[g.where[self.unit]]}
        if self.migrates(g):
            return Prompt("wander", "6.2p", {**facts, "left": self.left(g)})
        return Prompt("single", self.rule, facts)
