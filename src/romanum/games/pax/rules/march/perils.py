"""Chapters 11.2, 12.5.1 and 12.6: what a Fleet has to fear on its way: the sea, the toll of Rhodes, Pirates."""

from __future__ import annotations

from typing import Any, ClassVar

from romanum.engine.action import Move
from romanum.engine.dice import FACES
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.games.pax.data.components import (
    DEEP_SEA,
    NAVAL_POINT,
    NONE,
    PLACE_COUNT,
    PLACE_IDS,
    PORT,
    RHODES,
    RHODES_SPACE,
    SEA_LINKS,
    TABLES,
    TARSUS,
)
from romanum.games.pax.rules.march.actions import ATTACK, PAY_TOLL, PIRATES_AT
from romanum.games.pax.rules.march.voyage import (
    SEA,
    Voyage,
    carries,
    end_voyage,
    lose_ships,
    power_of,
    sail,
    ships,
    sink,
    stop,
)
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import PASS
from romanum.games.pax.state.errands import LosePoints, PlacePirates
from romanum.games.pax.state.forces import fleets, galleys, land_units
from romanum.games.pax.state.position import NOBODY, Mediterranean
from romanum.games.pax.state.sides import decider, enemies, side_id
from romanum.games.pax.state.stability import can_pay, pay_rhodes
from romanum.games.pax.state.steps import PowerChoice

# ---- 11.2: the sea


def weather(g: Mediterranean, stack: int) -> bool:
    """11.2.1a, 11.2.1b: a die; whether the Fleet is Stopped. A storm takes ships and men."""
    place, die = g.at[stack], g.dice.roll()
    storm = DEEP_SEA[place] and die in SEA.deep_storm
    astray = die in (SEA.deep_off_course if DEEP_SEA[place] else SEA.naval_off_course)
    if g.log is not None:
        what = "storm" if storm else "off-course" if astray else "calm"
        side = side_id(g, g.whose[stack])
        rule = "11.2.1b" if DEEP_SEA[place] else "11.2.1a"
        g.tell("weather", rule, side=side, place=PLACE_IDS[place], die=die, what=what)
    if storm:
        ride_out(g, stack)
    return storm or astray


def ride_out(g: Mediterranean, stack: int) -> None:
    """11.2.1c, 11.2.1d: so many Galley Squadrons, and BP of those aboard; all if there are not enough ships."""
    die = g.dice.roll()
    moving = stack == g.mover
    afloat = ships(g) if moving else galleys(g, stack)
    aboard = carries(g) if moving else land_units(g, stack) > 0
    if g.log is not None:
        g.tell("storm", "11.2.1c", side=side_id(g, g.whose[stack]), place=PLACE_IDS[g.at[stack]], die=die)
    if die > afloat or (die == afloat and not aboard):
        sink(g, stack, "11.2.1d" if aboard else "11.2.1c")
        return
    lose_ships(g, stack, die)
    if land_units(g, stack):
        g.push(LosePoints(decider(g, g.whose[stack], g.whose[stack]), stack, die))


def chance_to_ride_out(g: Mediterranean) -> float:
    """11.2.1c, 11.2.1d: how likely a storm leaves the moving Fleet afloat."""
    worst = ships(g) if carries(g) else ships(g) - 1
    return min(max(worst, 0), FACES) / FACES


# ---- 12.5.1: the toll of Rhodes


TOLL = TABLES.costs.rhodes_toll


def takes_toll(g: Mediterranean, power: int) -> bool:
    """12.5.1c: Rhodes is Independent, or the ally of somebody else."""
    return g.holder[RHODES_SPACE] == RHODES and g.patron[RHODES] != power


def guards(g: Mediterranean, side: int) -> int:
    """12.5.1d: hostile ships at Rhodes: its own, and those of its ally."""
    ally = g.patron[RHODES]
    watch = 1 << RHODES | (1 << ally if ally != NOBODY else 0)
    return fleets(g, RHODES_SPACE) & enemies(g, side) & watch


class Toll(PowerChoice, frozen=True):
    """12.5.1c, 12.5.1d: a Fleet at Rhodes pays, attacks, or is Stopped and goes no farther."""

    came_from: int
    rule: ClassVar[str] = "12.5.1c"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """What it can pay for, and whom it can attack."""
        found = [PAY_TOLL] if can_pay(g, self.power, TOLL) else []
        if ships(g) and guards(g, g.whose[g.mover]):
            found.append(ATTACK)
        return [*found, PASS]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """Paid to the ally of Rhodes, if it has one."""
        if move != PAY_TOLL:
            g.tell("no-toll", "12.5.1d", side=side_id(g, g.whose[g.mover]), place=PLACE_IDS[RHODES_SPACE])
            g.amend(Voyage, back=self.came_from)
            if move == PASS:
                stop(g)
            return
        pay_rhodes(g, self.power, TOLL, "12.5.1c")

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        return Prompt("rhodes-toll", self.rule, {"power": side_id(g, self.power), "talents": TOLL})


def way_is_free(g: Mediterranean) -> bool:
    """12.5.1d: a Fleet that did not pay goes on once nobody guards Rhodes."""
    return not guards(g, g.whose[g.mover])


# ---- 12.6: Pirates


NEAR_RHODES = frozenset((RHODES_SPACE, *SEA_LINKS[RHODES_SPACE]))


def may_settle(g: Mediterranean, place: int) -> bool:
    """12.6.1: a Naval Transit Point, Tarsus, or a Port that nobody Controls away from Rhodes; where no ships are."""
    if g.setting.closed >> place & 1 or place in g.pirates or fleets(g, place):
        return False
    if NAVAL_POINT[place] or place == TARSUS:
        return True
    return PORT[place] and g.holder[place] == NOBODY and place not in NEAR_RHODES


@carries_out(PlacePirates)
def place_pirates(errand: PlacePirates, g: Mediterranean) -> None:
    """12.6.1: if there is anywhere for them."""
    if any(may_settle(g, place) for place in range(PLACE_COUNT)):
        g.push(SettlePirates(errand.power))


class SettlePirates(PowerChoice, frozen=True):
    """12.6.1: where Pirates appear."""

    rule: ClassVar[str] = "12.6.1"
    asks: ClassVar[Asks] = Asks("pirates", subjects.POWER)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """Wherever they may settle."""
        return [PIRATES_AT[place] for place in range(PLACE_COUNT) if may_settle(g, place)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        g.pirates += (move[1],)
        g.tell("pirates-come", self.rule, place=PLACE_IDS[move[1]])


def pirates_at(place: int) -> int:
    """12.6.3a: what the die, the ships and a leader must come to."""
    return SEA.cilician_pirates if place == TARSUS else SEA.pirates


def chance_against_pirates(g: Mediterranean, stack: int, place: int) -> float:
    """12.6.3a: how likely a Fleet beats Pirates."""
    return min(max(FACES + 1 + power_of(g, stack) - pirates_at(place), 0), FACES) / FACES


def fight_pirates(g: Mediterranean) -> None:
    """12.6.3: a die, the ships and a leader: 6, at Tarsus 7; a Fleet beaten off is back in its last Port, Finished."""
    place, die = g.at[g.mover], g.dice.roll()
    needed = pirates_at(place)
    total = die + power_of(g, g.mover)
    won = total >= needed
    if g.log is not None:
        side = side_id(g, g.whose[g.mover])
        facts: dict[str, Any] = {"side": side, "place": PLACE_IDS[place], "die": die, "total": total, "needed": needed}
        g.tell("pirate-hunt", "12.6.3a", **facts, won=won)
    if won:
        g.pirates = tuple(p for p in g.pirates if p != place)
        stop(g, SEA.won)
        return
    port = g.running(Voyage).last_port
    sail(g, port if port != NONE else g.came_from)
    end_voyage(g)
