"""Chapter 9.1: which Armies, Fleets, Units and leaders move, and how a part of an Army is picked.

Whoever is to move is split off as a stack of its own. A pick begins with everything and leaves Units behind, or begins
with nothing and brings Units: so it always comes to an end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.rule import Refusal
from romanum.games.pax.data.components import (
    ELEPHANTS,
    ELITE,
    GALLEY,
    HELEPOLIS,
    KINDS,
    NONE,
    PERGAMUM,
    PLACE_IDS,
    RHODES,
    SEA_POINT,
    SEATS,
    SOLDIER,
)
from romanum.games.pax.rules.march.actions import (
    BRING_LEADER,
    CONQUEST_AT,
    FLEET_AT,
    FLEET_OF,
    GUEST_AT,
    LEAVE_LEADER,
    MAJOR_AT,
    MAJOR_OF,
    MINOR_AT,
    MINOR_OF,
    READY,
    UNIT,
    some_of,
)
from romanum.games.pax.rules.march.garrisons import BREAKABLE, break_down, is_breakable, stand_by
from romanum.games.pax.rules.march.pergamum import call_leader
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import LEADER_MOVE
from romanum.games.pax.state.errands import MoveArmy, MoveFleet, PickUnits
from romanum.games.pax.state.forces import (
    fleets,
    galleys,
    is_empty,
    land_units,
    number,
    numbers,
    remark,
    split,
    stack_of,
    stacks_at,
    stacks_of,
    tidy,
    total,
    transfer,
)
from romanum.games.pax.state.leaders import assign, leaders_in
from romanum.games.pax.state.mutiny import mutinous, rule_of
from romanum.games.pax.state.position import (
    ACTIVE,
    FRESH,
    GUEST_MOVE,
    MAJOR,
    MINOR,
    MOVED,
    SECOND_MAJOR,
    STUCK,
    Mediterranean,
)
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.steps import EXPANSION_MENUS, Menu, PowerChoice

ARMY_KINDS: Final = tuple(kind for kind in range(KINDS) if kind != GALLEY)
SINGLY: Final = tuple(kind for kind in ARMY_KINDS if kind not in (ELEPHANTS, HELEPOLIS))
"""9.2.3: Elephants and the Helepolis never move alone."""
FLEET_KINDS: Final = (GALLEY,)
ALL_KINDS: Final = tuple(range(KINDS))
FOLLOWING: Final = (SOLDIER, PERGAMUM, RHODES)
"""Sides that move in the Activation of the power they serve."""
RESTING: Final = (FRESH, STUCK)
"""Marks of those that have not moved in this Activation."""


# ---- what may move


def army_source(g: Mediterranean, side: int, place: int) -> int:
    """9.1.4a: the stack whose Land Units or leaders have not moved yet; at sea, all that sails."""
    stack = stack_of(g, side, place)
    if stack == NONE or side == RHODES:
        return NONE
    return stack if land_units(g, stack) or stack in g.leader_in else NONE


def fleet_source(g: Mediterranean, side: int, place: int) -> int:
    """9.1.4b: the stack whose ships have not moved yet."""
    for mark in RESTING:
        stack = stack_of(g, side, place, mark)
        if stack != NONE and galleys(g, stack):
            return stack
    return NONE


def elite_source(g: Mediterranean, power: int, place: int) -> int:
    """16.2-CONQUEROR: the Army stacked with the Elite leader, whether it has moved or not."""
    for stack in stacks_at(g, place):
        if g.whose[stack] == power and any(ELITE[leader] for leader in leaders_in(g, stack)):
            return stack
    return NONE


def conqueror_in(g: Mediterranean, stack: int) -> int:
    """16.2-CONQUEROR: the Elite leader of a stack; none if there is none."""
    return next((leader for leader in leaders_in(g, stack) if ELITE[leader]), NONE)


def breakable_at(g: Mediterranean, side: int, place: int) -> list[int]:
    """12.1.4b: the kinds of Units there that can become Garrisons, whether they have moved or not."""
    stacks = [stack for mark in (MOVED, FRESH) if (stack := stack_of(g, side, place, mark)) != NONE]
    return [kind for kind in BREAKABLE if any(is_breakable(g, stack, kind) for stack in stacks)]


# ---- the menu of Expansion


def sides_moved_by(g: Mediterranean, power: int) -> list[int]:
    """4.3.2a: whom a power moves: its own and those that follow it, never those of an ally."""
    return [power, *(side for side in FOLLOWING if g.patron[side] == power)]


def places_of(g: Mediterranean, side: int) -> list[int]:
    """Where a side has anybody, each place once."""
    return list(dict.fromkeys(g.at[stack] for stack in stacks_of(g, side)))


def _candidates(g: Mediterranean, power: int) -> Iterator[Move]:
    for place in places_of(g, power):
        yield from (MAJOR_AT[place], FLEET_AT[place], MINOR_AT[place])
        if g.conquests:
            yield CONQUEST_AT[place]
    if g.guests:
        yield from (GUEST_AT[place] for place in places_of(g, SOLDIER))
    for side in sides_moved_by(g, power)[1:]:
        for place in places_of(g, side):
            yield from (MAJOR_OF[side - SEATS][place], FLEET_OF[side - SEATS][place], MINOR_OF[side - SEATS][place])


def _side(power: int, move: Move) -> int:
    return SEATS + int(move[1]) if len(move) > 2 else power


def _check(g: Mediterranean, power: int, move: Move) -> Refusal | None:
    verb, side, place = move[0], _side(power, move), move[-1]
    if verb.startswith("minor"):
        return _check_minor(g, side, place)
    if verb == "conquest":
        found = elite_source(g, power, place)
        own = [stack for stack in stacks_at(g, place) if g.whose[stack] == power]
        has_army = found != NONE and any(land_units(g, stack) for stack in own)
        return None if has_army else _nobody("16.2-CONQUEROR", place)
    if verb == "guest":
        return None if army_source(g, SOLDIER, place) != NONE else _nobody("9.1.4a", place)
    if not g.majors:
        return Refusal("3.5.1a", "no-major-left")
    if verb.startswith("major-fleet"):
        return _check_fleet(g, side, place)
    return None if army_source(g, side, place) != NONE else _nobody("9.1.4a", place)


def _nobody(rule: str, place: int) -> Refusal:
    return Refusal(rule, "nobody-to-move", {"place": PLACE_IDS[place]})


def _can_sail(g: Mediterranean, side: int, place: int) -> bool:
    return fleet_source(g, side, place) != NONE and not mutinous(g, side, place)


def _check_fleet(g: Mediterranean, side: int, place: int) -> Refusal | None:
    if fleet_source(g, side, place) == NONE:
        return _nobody("9.1.4b", place)
    return Refusal(rule_of(g), "mutiny", {"place": PLACE_IDS[place]}) if mutinous(g, side, place) else None


def _check_minor(g: Mediterranean, side: int, place: int) -> Refusal | None:
    if not g.minors:
        return Refusal("3.5.1a", "no-minor-left")
    if _goes_singly(g, side, place):
        return None
    return _check_fleet(g, side, place) if fleets(g, place) >> side & 1 else _nobody("9.1.4a", place)


def _goes_singly(g: Mediterranean, side: int, place: int) -> bool:
    """9.1.1b, 12.1.4b: whether a leader or Land Unit there can move by itself, or can become Garrisons."""
    army = army_source(g, side, place)
    if army != NONE and (army in g.leader_in or total(g, army, SINGLY)):
        return True
    return bool(breakable_at(g, side, place))


def _options(g: Mediterranean, power: int) -> list[Move]:
    """In the order of the candidates."""
    if not (g.majors or g.minors or g.conquests or g.guests):
        return []
    found: list[Move] = []
    for place in places_of(g, power):
        found += _of_place(g, power, place, MAJOR_AT, FLEET_AT, MINOR_AT)
        if g.conquests and _check(g, power, CONQUEST_AT[place]) is None:
            found.append(CONQUEST_AT[place])
    if g.guests:
        found += [GUEST_AT[place] for place in places_of(g, SOLDIER) if army_source(g, SOLDIER, place) != NONE]
    for side in sides_moved_by(g, power)[1:]:
        verbs = MAJOR_OF[side - SEATS], FLEET_OF[side - SEATS], MINOR_OF[side - SEATS]
        for place in places_of(g, side):
            found += _of_place(g, side, place, *verbs)
    return found


def _of_place(
    g: Mediterranean, side: int, place: int, major: Sequence[Move], fleet: Sequence[Move], minor: Sequence[Move]
) -> Iterator[Move]:
    """What a side may begin in a place: the move of an Army, of a Fleet, of a single Unit."""
    sails = _can_sail(g, side, place)
    if g.majors and army_source(g, side, place) != NONE:
        yield major[place]
    if g.majors and sails:
        yield fleet[place]
    if g.minors and (sails or _goes_singly(g, side, place)):
        yield minor[place]


def _take(g: Mediterranean, power: int, move: Move) -> None:
    verb, side, place = move[0], _side(power, move), move[-1]
    if verb.startswith("minor"):
        g.minors -= 1
        g.push(MinorMove(power, side, place))
    elif verb == "conquest":
        g.conquests -= 1
        source = _united(g, power, place)
        _set_out(g, power, source, SECOND_MAJOR, ARMY_KINDS, conqueror_in(g, source))
    elif verb == "guest":
        g.guests -= 1
        _set_out(g, power, army_source(g, SOLDIER, place), GUEST_MOVE, ARMY_KINDS)
    elif verb.startswith("major-fleet"):
        g.majors -= 1
        _set_out(g, power, fleet_source(g, side, place), MAJOR, FLEET_KINDS)
    else:
        g.majors -= 1
        if side == PERGAMUM:
            call_leader(g)
        _set_out(g, power, army_source(g, side, place), MAJOR, ALL_KINDS if SEA_POINT[place] else ARMY_KINDS)


def _united(g: Mediterranean, power: int, place: int) -> int:
    """16.2-CONQUEROR: those that have moved with him and those that have not are one Army."""
    stack = elite_source(g, power, place)
    other = stack_of(g, power, place, FRESH if g.mark[stack] == MOVED else MOVED)
    return remark(g, other, g.mark[stack]) if other != NONE else stack


def _set_out(g: Mediterranean, power: int, source: int, move: int, kinds: tuple[int, ...], chief: int = NONE) -> None:
    """9.1.1a: pick from all that stand there, then move."""
    target = split(g, source, ACTIVE)
    g.push((MoveFleet if kinds is FLEET_KINDS else MoveArmy)(target, move))
    begin_picking(g, Picking(power, source, target, NONE, kinds is not FLEET_KINDS, chief=chief), kinds)


MOVES: Final = EXPANSION_MENUS.add(
    10,
    Menu(
        frozenset(
            ("major", "major-fleet", "major-of", "major-fleet-of", "conquest", "guest", "minor", "minor-of"),
        ),
        _candidates,
        _check,
        _options,
        _take,
    ),
)


class MinorMove(PowerChoice, frozen=True):
    """9.1.1b, 8.2.3a, 12.1.4b: one Unit or leader moves, or one Unit becomes Garrisons where it stands."""

    side: int
    place: int
    rule: ClassVar[str] = "9.1.1b"
    asks: ClassVar[Asks] = Asks("minor-move", subjects.SIDE, subjects.PLACE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        found: list[Move] = []
        army = army_source(g, self.side, self.place)
        if army != NONE:
            own = numbers(g, army)
            found += [UNIT[kind] for kind in SINGLY if own[kind]]
            found += [LEADER_MOVE[leader] for leader in leaders_in(g, army)]
        found += [("break-down", 1, kind) for kind in breakable_at(g, self.side, self.place)]
        ships = fleet_source(g, self.side, self.place)
        if ships != NONE and not mutinous(g, self.side, self.place):
            found.append(UNIT[GALLEY])
        return found

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """It is split off and moves at once."""
        if move[0] == "break-down":
            self.break_down(g, move[2])
            return
        source = (fleet_source if move == UNIT[GALLEY] else army_source)(g, self.side, self.place)
        target = split(g, source, ACTIVE)
        if move[0] == "unit":
            transfer(g, source, target, move[1])
        else:
            assign(g, move[1], target)
        tidy(g, self.place)
        g.push((MoveFleet if move == UNIT[GALLEY] else MoveArmy)(target, MINOR))

    def asks_anyway(self, g: Mediterranean) -> bool:
        """No Unit is broken down unasked."""
        idle = army_source(g, self.side, self.place) == NONE
        return idle and fleet_source(g, self.side, self.place) == NONE

    def break_down(self, g: Mediterranean, kind: int) -> None:
        """12.1.4b: a Unit that has moved will do; the Garrisons may still move."""
        stacks = [stack_of(g, self.side, self.place, mark) for mark in (MOVED, FRESH)]
        source = next(stack for stack in stacks if stack != NONE and is_breakable(g, stack, kind))
        break_down(g, source, kind, 1)
        stand_by(g, source)
        tidy(g, self.place)


# ---- picking Units


class Picking(PowerChoice, frozen=True):
    """9.1.1a: which Units of a stack go over to another: all but those left behind, or only those brought.

    A stack without anybody does not stand: of the two, the empty one is made, with its mark, when somebody joins it.
    """

    source: int
    target: int
    most: int
    led: bool = True
    """Whether leaders go along unless they are left behind."""
    ships: bool = False
    """Whether ships are among what is brought."""
    mark: int = FRESH
    """Of the stack that is not there yet."""
    some: bool = False
    """Whether somebody must be brought before it is over: what costs no MP is not done for nothing, again and again."""
    chief: int = NONE
    """16.2-CONQUEROR: the leader whose move it is: he goes, and not without an Army."""
    rule: ClassVar[str] = "9.1.1a"
    stays: ClassVar[bool] = True

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """One, half or all of each kind, any number of ships, each leader, and ready."""
        found: list[Move] = []
        if self.most == NONE:
            for kind, there in enumerate(numbers(g, self.target)):
                found += some_of("leave", there, kind)
        elif self.most:
            for kind, there in enumerate(numbers(g, self.source)):
                found += some_of("bring", min(there, self.most), kind) if kind != GALLEY or self.ships else []
        if self.led and self.most == NONE:
            found += [LEAVE_LEADER[leader] for leader in leaders_in(g, self.target) if leader != self.chief]
        elif self.source != NONE:
            found += [BRING_LEADER[leader] for leader in leaders_in(g, self.source) if leader != self.chief]
        return self._and_ready(g, found)

    def _and_ready(self, g: Mediterranean, found: list[Move]) -> list[Move]:
        """Somebody must go; the last one is not left behind."""
        if self.most != NONE:
            return found if self.some else [*found, READY]
        units = sum(numbers(g, self.target))
        if units + len(leaders_in(g, self.target)) == 1:
            return [move for move in found if move[0].startswith("bring")] + [READY]
        alone = self.chief != NONE or not leaders_in(g, self.target)
        return [READY, *(move for move in found if not (alone and move[0] == "leave" and move[1] == units))]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """They change over; when ready, the place is tidied."""
        verb = move[0]
        if verb == "ready":
            g.stack.pop()
            tidy(g, self._place(g))
            return
        source, target = self._pair(g)
        if verb == "leave":
            transfer(g, target, source, move[2], move[1])
        elif verb == "bring":
            transfer(g, source, target, move[2], move[1])
        else:
            assign(g, move[1], source if verb == "leave-leader" else target)
        self._go_on(g, source, target, move[1] if verb == "bring" else 0)

    def _place(self, g: Mediterranean) -> int:
        return g.at[self.target if self.source == NONE else self.source]

    def _pair(self, g: Mediterranean) -> tuple[int, int]:
        """Both stacks, the missing one made now."""
        source = split(g, self.target, self.mark) if self.source == NONE else self.source
        target = split(g, self.source, self.mark) if self.target == NONE else self.target
        return source, target

    def _go_on(self, g: Mediterranean, source: int, target: int, brought: int) -> None:
        """If everybody has been brought there is nothing left to ask."""
        if is_nobody(g, source):
            g.stack.pop()
            tidy(g, g.at[source])
            return
        g.become(replace(self, source=source, target=target, most=self.most - brought, some=False))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"side": side_id(g, g.whose[max(self.source, self.target)]), "place": PLACE_IDS[self._place(g)]}
        return Prompt("pick-units" if self.most == NONE else "bring-units", self.rule, facts)


def begin_picking(g: Mediterranean, picking: Picking, kinds: Iterable[int]) -> None:
    """Everything goes over, and whoever is not to go is left behind afterwards; or nothing goes yet."""
    if picking.most != NONE:
        g.push(picking)
        return
    source, target = picking.source, picking.target
    for kind in kinds:
        found = number(g, source, kind)
        if found:
            transfer(g, source, target, kind, found)
    for leader in leaders_in(g, source) if picking.led else ():
        assign(g, leader, target)
    if is_nobody(g, source):
        picking = replace(picking, source=NONE, mark=g.mark[source])
        tidy(g, g.at[source])
    g.push(picking)


@carries_out(PickUnits)
def pick_units(errand: PickUnits, g: Mediterranean) -> None:
    """9.1.1a: Land Units and leaders, or ships where there are no others."""
    dry = land_units(g, errand.source) or errand.source in g.leader_in
    kinds = ARMY_KINDS if dry else FLEET_KINDS
    picking = Picking(errand.power, errand.source, errand.target, errand.most, True, not dry)
    begin_picking(g, picking, kinds)


def is_nobody(g: Mediterranean, stack: int) -> bool:
    """Whether a stack has neither Units nor leaders."""
    return is_empty(g, stack) and stack not in g.leader_in
