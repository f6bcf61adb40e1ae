"""Chapter 9.6 and Phase G: isolation and attrition on land, stray Fleets, and allies that part."""

from __future__ import annotations

from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    BP,
    ELEPHANTS,
    FORTRESS,
    FULL,
    GALLEY,
    KIND_IDS,
    LAND_COMBAT,
    NONE,
    PLACE_IDS,
    PORT,
    REDUCED,
    RHODES,
    RHODES_SPACE,
    SEATS,
    SPACE_COUNT,
    TABLES,
)
from romanum.games.pax.rules.march.actions import LOSE_UNIT, REDUCE_UNIT
from romanum.games.pax.rules.march.voyage import is_haven
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import AT, NO, YES
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import AttritionPhase, LoseUnits, PartWays, SufferAttrition, WinterInFortress
from romanum.games.pax.state.forces import (
    galleys,
    go,
    is_alive,
    land_units,
    numbers,
    occupants,
    occupies,
    own_spaces,
    remark,
    reuse_numbers,
    split,
    stacks_at,
    stacks_of,
    strike,
    tidy,
    total,
    transfer,
    wipe_out,
)
from romanum.games.pax.state.leaders import kill_all
from romanum.games.pax.state.position import FRESH, HARSH_FORTRESS, MOVED, NOBODY, Mediterranean
from romanum.games.pax.state.routes import linked, linked_among
from romanum.games.pax.state.sides import FOLLOWERS, decider, enemies, is_friend, side_id
from romanum.games.pax.state.stability import can_pay, pay_rhodes
from romanum.games.pax.state.steps import PowerChoice, YesOrNo

SUFFERING: Final = (*range(LAND_COMBAT), ELEPHANTS)
"""9.6.3b: kinds that count and suffer; Garrisons and leaders do not."""
TENTHS: Final = TABLES.attrition.tenths


# ---- attrition


@carries_out(SufferAttrition)
def suffer(errand: SufferAttrition, g: Mediterranean) -> None:
    """9.6.3a: a die: 10, 20 or 30 % of the Units, fractions up."""
    stack = errand.stack
    units = total(g, stack, SUFFERING) if is_alive(g, stack) else 0
    if not units:
        return
    die = g.dice.roll()
    losses = -(-units * TENTHS[die - 1] // 10)
    if g.log is not None:
        name, place = side_id(g, g.whose[stack]), PLACE_IDS[g.at[stack]]
        g.tell("attrition", "9.6.3a", side=name, place=place, die=die, units=units, losses=losses)
    side = g.whose[stack]
    g.push(LoseUnits(decider(g, side, side), stack, losses))


@carries_out(LoseUnits)
def lose_units(errand: LoseUnits, g: Mediterranean) -> None:
    """9.6.3b: the owner chooses; what suffices for all is taken without asking."""
    if is_alive(g, errand.stack):
        g.push(Losing(errand.power, errand.stack, errand.number))


class Losing(PowerChoice, frozen=True):
    """9.6.3c: a Unit lost; an LG or HI counts two, or one if it is only Reduced, once for each die."""

    stack: int
    left: int
    reduced: bool = False
    rule: ClassVar[str] = "9.6.3c"
    asks: ClassVar[Asks] = Asks("attrition", subjects.STACKS_PLACE, "left")
    orders_about: ClassVar[str] = "attrition"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Each kind once; an LG or HI only where two losses are left, or nothing smaller is there."""
        own = numbers(g, self.stack)
        found = [LOSE_UNIT[kind] for kind in SUFFERING if own[kind] and weight(kind) <= self.left]
        if not self.reduced:
            found += [REDUCE_UNIT[kind] for kind in SUFFERING if own[kind] and REDUCED[kind] != NONE]
        return found or [LOSE_UNIT[kind] for kind in SUFFERING if own[kind]]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Until all losses are taken or nobody is left."""
        kind, place = move[1], g.at[self.stack]
        strike(g, self.stack, kind)
        only_reduced = move[0] == "reduce-unit"
        if only_reduced:
            strike(g, self.stack, REDUCED[kind], -1)
        if g.log is not None:
            side = side_id(g, g.whose[self.stack])
            what = "reduced" if only_reduced else "unit-lost"
            g.tell(what, self.rule, side=side, place=PLACE_IDS[place], unit=KIND_IDS[kind])
        left = self.left - (1 if only_reduced else weight(kind))
        if left > 0 and total(g, self.stack, SUFFERING):
            g.push(Losing(self.power, self.stack, left, self.reduced or only_reduced))
            return
        bury(g, self.stack)

    def worth_of(self, g: Mediterranean, seat: int, move: Move) -> int:
        """Battle Points; to be Reduced costs half."""
        return BP[move[1]] if move[0] == "reduce-unit" else 2 * BP[move[1]]


def weight(kind: int) -> int:
    """9.6.3c: what eliminating a Unit counts; a Reduced one counts one."""
    return 2 if REDUCED[kind] != NONE and kind not in FULL else 1


def bury(g: Mediterranean, stack: int) -> None:
    """8.4.4: with the last Unit of an Army its leaders die."""
    place = g.at[stack]
    if not land_units(g, stack) and not galleys(g, stack):
        kill_all(g, stack, "8.4.4")
        if is_alive(g, stack):
            wipe_out(g, stack)
    tidy(g, place)


# ---- Phase G


@carries_out(AttritionPhase)
def attrition_phase(errand: AttritionPhase, g: Mediterranean) -> None:
    """3.2.G: allies part, then land attrition in play order, then Fleets."""
    g.push(PhaseG(0))


class PhaseG(Task[Mediterranean], frozen=True):
    """3.2.G: one thing after the other."""

    stage: int
    rule: ClassVar[str] = "3.2.G"
    stays: ClassVar[bool] = True

    def run(self, g: Mediterranean) -> None:
        """Allies, until none is left to part; each power; Fleets."""
        if self.stage == 0 and part_allies(g):
            return
        g.become(PhaseG(self.stage + 1))
        if self.stage == 0:
            return
        if self.stage <= len(g.order):
            isolate(g, g.order[self.stage - 1])
        else:
            g.stack.pop()
            settle(g)
            lose_stray_fleets(g)
            settle(g)
            g.lodgers = ()
            reuse_numbers(g)


def part_allies(g: Mediterranean) -> bool:
    """4.3.1f: of two allies in a Space, the one that does not Control it goes to its Capital; whether any does."""
    found = [(power, stack) for power in g.order if g.allies[power] for stack in guests(g, power)]
    for power, stack in reversed(found):
        g.push(PartWays(power, stack))
    return bool(found)


def guests(g: Mediterranean, power: int) -> list[int]:
    """4.3.1f: Armies of a power, and of those it decides for, that stand with an ally's, or in his City or Town."""
    own = [stack for side in (power, *FOLLOWERS) if g.patron[side] == power for stack in stacks_of(g, side)]
    on_land = [stack for stack in own if g.at[stack] < SPACE_COUNT and land_units(g, stack)]
    return [stack for stack in on_land if _is_guest(g, power, g.at[stack])]


@carries_out(PartWays)
def part_ways(errand: PartWays, g: Mediterranean) -> None:
    """4.3.1f, and 17.2-ALLIANCE when an alliance with Pergamum or Rhodes ends: without a refuge it is eliminated."""
    stack = errand.stack
    if not is_alive(g, stack):
        return
    if refuges(g, errand.power):
        g.push(Parting(errand.power, stack))
        return
    g.tell("no-way-out", "4.3.1f", side=side_id(g, errand.power), space=PLACE_IDS[g.at[stack]])
    if galleys(g, stack):
        _moor_ships(g, stack)
    _lose_army(g, stack)


def _is_guest(g: Mediterranean, power: int, place: int) -> bool:
    """Whether an ally, or one whom an ally decides for, has an Army, City or Town there and the better right."""
    sides = {g.whose[s] for s in stacks_at(g, place) if occupies(g, s)} | {g.town_of[place]}
    others = {_follows(g, side) for side in sides}
    allies = [other for other in others - {power, NOBODY} if is_friend(g, power, other)]
    holder = _follows(g, g.holder[place])
    if not allies or holder == power:
        return False
    return holder in allies or power == max([power, *allies], key=lambda p: arrival(g, p, place))


def _follows(g: Mediterranean, side: int) -> int:
    """The power itself, or the one that decides for a follower; nobody decides for the rest, invaders included."""
    return g.patron[side] if 0 <= side < SEATS or side in FOLLOWERS else NOBODY


def arrival(g: Mediterranean, power: int, place: int) -> tuple[int, int]:
    """4.3.1f: when a power came to a Space: before all allies, or as which of them; then by play order."""
    pairs = list(zip(g.lodgers[::2], g.lodgers[1::2], strict=True))
    came = pairs.index((power, place)) if (power, place) in pairs else NONE
    return came, g.order.index(power)


def refuges(g: Mediterranean, power: int) -> list[int]:
    """Ruling 4.3.1f: its Capitals; if enemies hold them all, any Space with its LCU, Garrison, City or Town.

    Nobody goes where enemies stand, or where he would be a guest again.
    """
    hostile = enemies(g, power)
    capitals = [c for c in g.setting.capitals[power] if g.holder[c] == power and not occupants(g, c) & hostile]
    if capitals:
        return capitals
    free = [place for place in own_spaces(g, power) if not occupants(g, place) & hostile]
    return [place for place in free if not _is_guest(g, power, place)]


class Parting(PowerChoice, frozen=True):
    """4.3.1f: where an Army that leaves its ally goes; it is placed there, not moved."""

    stack: int
    rule: ClassVar[str] = "4.3.1f"
    asks: ClassVar[Asks] = Asks("parting", subjects.POWER, subjects.STACKS_PLACE)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [AT[place] for place in refuges(g, self.power)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Ships stay in the Port."""
        here = g.at[self.stack]
        if galleys(g, self.stack):
            _moor_ships(g, self.stack)
        go(g, self.stack, move[1])
        remark(g, self.stack, FRESH)
        tidy(g, here)
        tidy(g, move[1])
        g.tell("parts", self.rule, side=side_id(g, self.power), place=PLACE_IDS[here], space=PLACE_IDS[move[1]])
        settle(g)


def _moor_ships(g: Mediterranean, stack: int) -> None:
    transfer(g, stack, split(g, stack, g.mark[stack]), GALLEY, galleys(g, stack))


def isolated(g: Mediterranean, power: int) -> list[int]:
    """9.6.1, 9.6.2: stacks without a Line of Communication that are in no friendly City or Town."""
    on_land = [stack for stack in stacks_of(g, power) if g.at[stack] < SPACE_COUNT]
    stacks = [s for s in on_land if not _sheltered(g, power, g.at[s]) and total(g, s, SUFFERING)]
    if not stacks:
        return []
    reached = linked_among(g, power, sorted({1 << g.at[stack] for stack in stacks}))
    return [stack for stack in stacks if not reached >> g.at[stack] & 1]


def _sheltered(g: Mediterranean, power: int, space: int) -> bool:
    """9.6.2a."""
    return g.town_of[space] != NOBODY and is_friend(g, power, g.town_of[space])


def isolate(g: Mediterranean, power: int) -> None:
    """9.6.1, 6.1.6b: each isolated Space suffers; where a Line leads over Rhodes, unless its toll is paid."""
    found = isolated(g, power)
    over = linked(g, power, by_rhodes=True) if found and g.holder[RHODES_SPACE] == RHODES else 0
    for stack in reversed(found):
        g.push(LineOverRhodes(power, stack) if over >> g.at[stack] & 1 else SufferAttrition(stack))


class LineOverRhodes(YesOrNo, frozen=True):
    """6.1.6b, 9.6.1: the toll of Rhodes keeps a Space in communication; who cannot pay suffers."""

    stack: int
    rule: ClassVar[str] = "6.1.6b"
    asks_about: ClassVar[str] = "rhodes-loc-toll"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """If he has a Talent left."""
        return [YES, NO] if can_pay(g, self.power, TABLES.costs.rhodes_toll) else [NO]

    def said_yes(self, g: Mediterranean) -> None:
        pay_rhodes(g, self.power, TABLES.costs.rhodes_toll, self.rule)

    def said_no(self, g: Mediterranean) -> None:
        """9.6.3a."""
        g.push(SufferAttrition(self.stack))

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"power": side_id(g, self.power), "place": PLACE_IDS[g.at[self.stack]]}
        return Prompt("line-over-rhodes", self.rule, {**facts, "talents": TABLES.costs.rhodes_toll})


def lose_stray_fleets(g: Mediterranean) -> None:
    """9.6.4, 11.1.5a: every Fleet that is not in a friendly Port, with all that is aboard at sea."""
    for stack, place in enumerate(list(g.at)):
        if place < 0 or (place < SPACE_COUNT and not galleys(g, stack)):
            continue
        if PORT[place] and is_haven(g, g.whose[stack], place):
            continue
        g.tell("fleet-lost", "9.6.4", side=side_id(g, g.whose[stack]), place=PLACE_IDS[place])
        _lose_fleet(g, stack, place)


def _lose_fleet(g: Mediterranean, stack: int, place: int) -> None:
    if place < SPACE_COUNT and land_units(g, stack):
        strike(g, stack, GALLEY, galleys(g, stack))
        tidy(g, place)
    else:
        _lose_army(g, stack)


def _lose_army(g: Mediterranean, stack: int) -> None:
    """8.4.3: with all who are in it."""
    place = g.at[stack]
    kill_all(g, stack, "8.4.3")
    if is_alive(g, stack):
        wipe_out(g, stack)
    tidy(g, place)


# ---- Mountain Fortresses


@carries_out(WinterInFortress)
def winter_in_fortress(errand: WinterInFortress, g: Mediterranean) -> None:
    """9.6.5: Armies of three Units or more that have stayed in a Mountain Fortress all through the Activation."""
    if not g.advanced or not g.optional & HARSH_FORTRESS:
        return
    for stack in reversed(stacks_of(g, errand.power)):
        stayed = FORTRESS[g.at[stack]] and not g.mark[stack] & MOVED
        if stayed and land_units(g, stack) >= TABLES.attrition.fortress_units:
            g.push(SufferAttrition(stack))
