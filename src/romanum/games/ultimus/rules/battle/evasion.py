"""Chapters 6.3f, 8.2: before a battle: Opportune Flight, refuge behind walls, evasion."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import PASS, Move
from romanum.engine.event import Asks, Prompt
from romanum.engine.odds import up_to
from romanum.engine.rule import Refusal
from romanum.games.ultimus.data.components import (
    BU,
    CC,
    KIND,
    LEADER_COUNT,
    NEIGHBOURS,
    PA,
    PIECES,
    REFUGES,
    VS,
    ZONE_IDS,
)
from romanum.games.ultimus.rules.march.limits import barred, crowded
from romanum.games.ultimus.rules.march.movement import barred_piece, commands, guarded, steps, without_steps
from romanum.games.ultimus.rules.stratagems.windows import watch
from romanum.games.ultimus.rules.year.council import come_into
from romanum.games.ultimus.state import subjects
from romanum.games.ultimus.state.actions import DONE, EVADE, FLEE, REFUGE, STAND, WITH
from romanum.games.ultimus.state.position import (
    BARBARIAN,
    BOXES,
    CAMP_IDS,
    NOBODY,
    ROMAN,
    TRIBE_OF,
    LateEmpire,
)
from romanum.games.ultimus.state.steps import CampStep, Fight, Menu

LOWEST: Final = 1
"""The best that a d6 can do for those who evade."""


def before_battle(g: LateEmpire, camp: int, area: int) -> None:
    """What may come before a battle, pushed in reverse: stratagems, refuge, evasion."""
    keep_to_force(g, camp, area)
    g.push(TryEvasion(1 - camp, area))
    if camp == BARBARIAN and area in REFUGES:
        g.push(TakeRefuge(ROMAN, REFUGES.index(area)))
    watch(g, camp, "battle", area)
    watch(g, 1 - camp, "battle", area)


# ---- where pieces may go without a march (8.2.1b, 8.4.1a)


def shelters(g: LateEmpire, camp: int, pieces: list[int], area: int, *, came: bool = True) -> list[int]:
    """8.2.1b, 8.2.1d: adjacent areas free of enemy units, where all pieces may be, not where the attacker came from."""
    ways = ways_out(g, camp, area, came=came)
    return [there for there in ways if len(welcome(g, camp, pieces, there)) == len(pieces)]


def ways_out(g: LateEmpire, camp: int, area: int, *, came: bool = True) -> list[int]:
    """Adjacent areas free of enemy units, where the attacker has not come from."""
    ways = [there for there in NEIGHBOURS[area] if not g.has_unit(1 - camp, there)]
    return [there for there in ways if not (came and came_from(g, there, area))]


def welcome(g: LateEmpire, camp: int, pieces: Iterable[int], there: int, *, parting: bool = False) -> list[int]:
    """Those of some pieces who may go to an area together: leaders first, then units with any of them or alone.

    Guards go with their leader alone (3.2.4a), and he does not go where they may not be, unless they are `parting`.
    """
    free = [p for p in pieces if crowded(g, (p,), camp, there) is None]
    leaders = [p for p in free if p < LEADER_COUNT and barred_piece(g, p, p, there) is None]
    if not parting:
        guards = [p for p in pieces if p >= LEADER_COUNT and g.guard_of[p] in leaders]
        left = {g.guard_of[p] for p in guards if barred(g, p, g.guard_of[p], there) is not None}
        leaders = [leader for leader in leaders if leader not in left]
    units = [p for p in free if p >= LEADER_COUNT and g.guard_of[p] in (NOBODY, *leaders)]
    led = [u for u in units if any(barred(g, u, leader, there) is None for leader in (*leaders, NOBODY))]
    return [*leaders, *led]


def came_from(g: LateEmpire, there: int, area: int) -> bool:
    """8.2.1d: whether somebody of the attacker's Force has entered the area from there in this sequence."""
    return any(step[1:] == (there, area) for step in steps(g.entered))


def keep_to_force(g: LateEmpire, camp: int, area: int) -> None:
    """8.2.1d: of all who have come into an area those count who are of the attacker's Force as the battle begins."""
    came = {piece for piece, _, there in steps(g.entered) if there == area and piece != NOBODY}
    g.entered = without_steps(g.entered, came.difference(g.of_camp(camp, area)))


# ---- 8.2.1: evasion


class TryEvasion(CampStep, frozen=True):
    """8.2.1a: a defender with a leader may try: 1d6 below the best strategic value."""

    area: int
    rule: ClassVar[str] = "8.2.1a"
    asks: ClassVar[Asks] = Asks("evade", subjects.CAMP, subjects.AREA)
    orders_about: ClassVar[str] = "evasion"
    agree: ClassVar[Move] = EVADE
    decline: ClassVar[Move] = STAND

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Evade, or stand and fight."""
        return (EVADE, STAND)

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """A leader, enemies to evade, and somewhere to go."""
        if move == STAND:
            return None
        leaders = g.leaders_at(self.camp, self.area)
        if not leaders:
            return Refusal("8.2.1a", "no-leader-to-evade", {"area": ZONE_IDS[self.area]})
        best = max(VS[p] for p in leaders)
        if LOWEST + favour_at(g, self.area) >= best:
            return Refusal("8.2.1a", "too-slow-to-evade", {"area": ZONE_IDS[self.area], "best": best})
        if not g.has_unit(1 - self.camp, self.area) or not anybody_leaves(g, Evade(self.camp, self.area, ())):
            return Refusal("8.2.1d", "nowhere-to-go", {"area": ZONE_IDS[self.area]})
        return None

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """One die serves all leaders there; the battle to come may have Divine Favour (6.3l)."""
        if move == STAND:
            return
        needed, die, favour = self._best(g), g.dice.roll(), favour_at(g, self.area)
        success = die + favour < needed
        g.tell(
            "evasion", "8.2.1a", camp=CAMP_IDS[self.camp], area=ZONE_IDS[self.area], die=die, needed=needed,
            favour=favour, success=success, chance=self.chance(g),
        )  # fmt: skip
        if success:
            g.push(Evade(self.camp, self.area, ()))

    def _best(self, g: LateEmpire) -> int:
        return max(VS[p] for p in g.leaders_at(self.camp, self.area))

    def chance(self, g: LateEmpire) -> float:
        """That the die lets the best of the leaders there go."""
        return up_to(self._best(g) - 1 - favour_at(g, self.area))

    def balance(self, g: LateEmpire, seat: int) -> tuple[int, int]:
        """The strengths of both camps there."""
        own, enemy = (g.units_at(camp, self.area) for camp in (self.camp, 1 - self.camp))
        return g.strength(own), g.strength(enemy)


def favour_at(g: LateEmpire, area: int) -> int:
    """6.3l: what Divine Favour does to the dice of the battle to come in an area."""
    battle = g.innermost(Fight)
    return battle.favour if battle is not None and battle.area == area else 0


def can_lead(g: LateEmpire, pieces: Iterable[int]) -> bool:
    """8.2.1c, 3.4.1b, 4.3b: whether the leaders among some pieces can command all units among them."""
    pieces = tuple(pieces)
    room = {p: CC[p] for p in pieces if p < LEADER_COUNT}
    led: dict[int, int] = {}

    def place(unit: int, seen: set[int]) -> bool:
        for leader in room:
            if leader in seen or commands(g, leader, unit) is not None:
                continue
            seen.add(leader)
            mine = [u for u, who in led.items() if who == leader]
            if len(mine) < room[leader] or any(place(other, seen) for other in mine):
                led[unit] = leader
                return True
        return False

    return all(place(unit, set()) for unit in pieces if unit >= LEADER_COUNT)


class Evade(CampStep, frozen=True):
    """8.2.1b, 8.2.1c: pick who goes, at most the leaders' command capacities, and where to."""

    area: int
    going: tuple[int, ...]
    free: bool = False
    """6.3f: an Opportune Flight takes everybody, whatever the command capacity."""
    rule: ClassVar[str] = "8.2.1c"
    stays: ClassVar[bool] = True

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Everybody in the area, and every way out; or nobody after all."""
        yield from (WITH[p] for p in g.of_camp(self.camp, self.area) if p not in self.going)
        yield from (FLEE[there] for there in NEIGHBOURS[self.area])
        yield DONE

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """Leaders first, then units up to their capacity; all to one lawful area."""
        if move == DONE:
            return None
        if move[0] == "with":
            return self.check_joining(g, move[1])
        if not self.going:
            return Refusal("8.2.1c", "nobody-evades")
        if move[1] in shelters(g, self.camp, list(self.going), self.area, came=not self.free):
            return None
        if not self.free and came_from(g, move[1], self.area):
            return Refusal("8.2.1d", "attacker-came-from-there", {"area": ZONE_IDS[move[1]]})
        return Refusal("8.2.1b", "no-shelter", {"area": ZONE_IDS[move[1]]})

    def options(self, g: LateEmpire, seat: int) -> list[Move]:
        """The same in one look round."""
        here = g.of_camp(self.camp, self.area)
        joining = [WITH[p] for p in here if p not in self.going and self.check_joining(g, p) is None]
        open_to = shelters(g, self.camp, list(self.going), self.area, came=not self.free) if self.going else []
        return [*joining, *(FLEE[there] for there in open_to), DONE]

    def check_joining(self, g: LateEmpire, piece: int) -> Refusal | None:
        """Somebody who goes can lead him, and there is a place for all of them."""
        if piece >= LEADER_COUNT and g.guard_of[piece] not in (NOBODY, *self.going):
            return Refusal("3.2.4a", "guards-stay-with-their-leader", {"piece": PIECES[piece]})
        together = [*self.going, *guarded(g, piece)]
        if not self.free and not can_lead(g, together):
            return Refusal("8.2.1c", "command-capacity-of-evasion", {"unit": PIECES[piece]})
        if not shelters(g, self.camp, together, self.area, came=not self.free):
            return Refusal("8.2.1b", "cannot-come-along", {"piece": PIECES[piece]})
        return None

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """One more comes along, or they are off."""
        if move == DONE:
            g.stack.pop()
        elif move[0] == "with":
            g.become(replace(self, going=(*self.going, *guarded(g, move[1]))))
        else:
            g.stack.pop()
            g.put(self.going, move[1])
            g.tell(
                "evades", "8.2.1b", camp=CAMP_IDS[self.camp], area=ZONE_IDS[self.area], destination=ZONE_IDS[move[1]],
                pieces=[PIECES[p] for p in self.going],
            )  # fmt: skip
            come_into(g, self.going, move[1])

    def prompt(self, g: LateEmpire, seat: int | None) -> Prompt:
        facts = {
            "camp": CAMP_IDS[self.camp],
            "area": ZONE_IDS[self.area],
            "pieces": [PIECES[p] for p in self.going],
            "number": len(self.going),
        }
        return Prompt("evading", self.rule, facts)


def anybody_leaves(g: LateEmpire, evasion: Evade) -> bool:
    """Whether there is anybody who could be the first to go."""
    return any(evasion.check_joining(g, piece) is None for piece in g.of_camp(evasion.camp, evasion.area))


# ---- 8.2.2: refuge


class TakeRefuge(CampStep, frozen=True):
    """8.2.2a: the Augustus may go behind his walls with one Palatine unit at least."""

    half: int
    rule: ClassVar[str] = "8.2.2a"
    asks: ClassVar[Asks] = Asks("refuge", subjects.THE_ROMAN, subjects.REFUGE)
    orders_about: ClassVar[str] = "refuge"

    def palatini(self, g: LateEmpire) -> list[int]:
        """Palatine units beside him."""
        here = g.units_at(ROMAN, REFUGES[self.half])
        return [u for u in here if KIND[u - LEADER_COUNT] == PA]

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Behind the walls, or not."""
        return (REFUGE, PASS)

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """He must be there, with a Palatine unit, and attacked: the enemy may have fled (6.3f)."""
        if move == PASS:
            return None
        if not g.has_unit(BARBARIAN, REFUGES[self.half]):
            return Refusal("8.2.2a", "nobody-attacks", {"area": ZONE_IDS[REFUGES[self.half]]})
        augustus = g.augustus[self.half]
        if augustus == NOBODY or g.where[augustus] != REFUGES[self.half]:
            return Refusal("8.2.2a", "augustus-elsewhere", {"area": ZONE_IDS[REFUGES[self.half]]})
        return None if self.palatini(g) else Refusal("8.2.2a", "no-palatini", {"area": ZONE_IDS[REFUGES[self.half]]})

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """The Augustus, then his company."""
        if move == PASS:
            return
        augustus, *guard = guarded(g, g.augustus[self.half])
        g.put((augustus, *guard), BOXES[self.half])
        g.tell("refuge", "8.2.2a", leader=PIECES[augustus], area=ZONE_IDS[REFUGES[self.half]])
        follow(g, guard, self.half)
        g.push(Company(ROMAN, self.half))


def follow(g: LateEmpire, pieces: Sequence[int], half: int) -> None:
    """8.2.2a: who goes behind the walls with the Augustus is told."""
    if pieces:
        g.tell("company", "8.2.2a", pieces=[PIECES[p] for p in pieces], area=ZONE_IDS[REFUGES[half]])


class Company(CampStep, frozen=True):
    """8.2.2a: one Palatine unit; then at most one leader, one more Palatine unit and one guard."""

    half: int
    rule: ClassVar[str] = "8.2.2a"
    stays: ClassVar[bool] = True
    asks: ClassVar[Asks] = Asks("company", subjects.THE_ROMAN, subjects.REFUGE)

    def inside(self, g: LateEmpire) -> list[int]:
        """Who is behind the walls beside the Augustus."""
        return [p for p in g.at(BOXES[self.half]) if p != g.augustus[self.half]]

    def candidates(self, g: LateEmpire, seat: int) -> Iterable[Move]:
        """Everybody in the area, or no more."""
        return [*(WITH[p] for p in g.of_camp(ROMAN, REFUGES[self.half])), DONE]

    def check(self, g: LateEmpire, seat: int, move: Move) -> Refusal | None:
        """The Palatine unit first, and no more than there is room for."""
        inside = self.inside(g)
        kinds = [KIND[p - LEADER_COUNT] if p >= LEADER_COUNT else NOBODY for p in inside]
        if move == DONE:
            return None if PA in kinds else Refusal("8.2.2a", "palatini-first")
        facts = {"piece": PIECES[move[1]]}
        room = {NOBODY: 1, PA: 2, BU: 1}
        for piece in guarded(g, move[1]):
            kind = KIND[piece - LEADER_COUNT] if piece >= LEADER_COUNT else NOBODY
            if TRIBE_OF[piece] >= 0 or kinds.count(kind) >= room.get(kind, 0):
                return Refusal("8.2.2a", "no-room-inside", facts)
            if kind == BU and g.guard_of[piece] != move[1]:
                return Refusal("3.2.4a", "guards-stay-with-their-leader", facts)
        return None

    def take(self, g: LateEmpire, seat: int, move: Move) -> None:
        """In, or that is all."""
        if move == DONE:
            g.stack.pop()
            return
        g.put(guarded(g, move[1]), BOXES[self.half])
        follow(g, guarded(g, move[1]), self.half)


# ---- 8.2.2c: coming out again


def refugees(g: LateEmpire) -> list[int]:
    """The halves in whose refuge somebody is."""
    stacks = g.stacks()
    return [half for half, box in enumerate(BOXES) if stacks.get(box)]


def _candidates(g: LateEmpire, camp: int) -> Iterable[Move]:
    return [("come-out", REFUGES[half]) for half in refugees(g)] if camp == ROMAN else []


def _check(g: LateEmpire, camp: int, move: Move) -> Refusal | None:
    if g.has_unit(BARBARIAN, move[1]):
        return Refusal("8.2.2c", "besieged", {"area": ZONE_IDS[move[1]]})
    return None


def _options(g: LateEmpire, camp: int) -> list[Move]:
    if camp != ROMAN:
        return []
    return [move for move in _candidates(g, camp) if _check(g, camp, move) is None]


def _take(g: LateEmpire, camp: int, move: Move) -> None:
    g.put(g.at(BOXES[REFUGES.index(move[1])]), move[1])
    g.tell("comes-out", "8.2.2c", area=ZONE_IDS[move[1]])


COMING_OUT: Final[Menu] = Menu(frozenset({"come-out"}), _candidates, _check, _options, _take)
"""8.2.2c: out of the refuge at no cost, while no Barbarian unit is in the area."""
