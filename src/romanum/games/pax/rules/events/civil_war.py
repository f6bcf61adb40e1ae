"""Chapters 16.2 and 17.2: Civil War: a die for each Space, a new leader for all the old ones, and Stability -1."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks, Prompt
from romanum.engine.step import Task
from romanum.games.pax.data.components import (
    FORTRESS,
    GALLEY,
    GARRISON,
    KIND_IDS,
    LEADER_IDS,
    NONE,
    ON_LAND,
    PLACE_IDS,
    SPACE_COUNT,
)
from romanum.games.pax.rules.events.actions import DEFECT
from romanum.games.pax.rules.events.stability_check import rule_of
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import AT
from romanum.games.pax.state.control import settle
from romanum.games.pax.state.errands import CivilWar
from romanum.games.pax.state.forces import (
    add,
    is_empty,
    land_units,
    number,
    stacks_at,
    stacks_of,
    strike,
    tidy,
    total_in,
    wipe_out,
)
from romanum.games.pax.state.leaders import command_posts, dismiss, draw, leaders_of, station
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import side_id
from romanum.games.pax.state.stability import TRACK, set_stability
from romanum.games.pax.state.steps import PowerChoice


@carries_out(CivilWar)
def break_out(errand: CivilWar, g: Mediterranean) -> None:
    """16.2-CHECKe, 17.2-STABILITY-CHECK-d: place by place, then the leaders."""
    power = errand.power
    g.civil_war &= ~(1 << power)
    g.tell("civil-war", rule_of(g, "e", "d"), power=side_id(g, power))
    places = sorted({g.at[stack] for stack in stacks_of(g, power) if not is_empty(g, stack)})
    g.push(Purge(power))
    g.push(Allegiance(power, tuple(places)))


def own_stacks(g: Mediterranean, power: int, place: int) -> list[int]:
    """What a power has in a place."""
    return [stack for stack in stacks_at(g, place) if g.whose[stack] == power]


# ---- Spaces


class Allegiance(Task[Mediterranean], frozen=True):
    """16.2-CHECKe, 17.2-STABILITY-CHECK-d: a die for each place with his Units, ships included."""

    power: int
    places: tuple[int, ...]
    rule: ClassVar[str] = "16.2-CHECKe"

    def run(self, g: Mediterranean) -> None:
        """The next of them; then Control is settled."""
        if not self.places:
            settle(g)
            return
        g.push(replace(self, places=self.places[1:]))
        place, die = self.places[0], g.dice.roll()
        facts: dict[str, Any] = {"power": side_id(g, self.power), "place": PLACE_IDS[place], "die": die}
        g.tell("allegiance", rule_of(g, "e", "d"), **facts, lost=die % 2 == 1)
        if die % 2:
            (halve if g.advanced else desert)(g, self.power, place)


def desert(g: Mediterranean, power: int, place: int) -> None:
    """16.2-CHECKe: all his Units there are gone; Cities and Towns stay."""
    for stack in own_stacks(g, power, place):
        wipe_out(g, stack)


def halve(g: Mediterranean, power: int, place: int) -> None:
    """17.2-STABILITY-CHECK-d: half the ships, rounded up, then half the Land Units, which he picks."""
    own = own_stacks(g, power, place)
    ships = total_in(g, own, GALLEY)
    lose(g, own, GALLEY, (ships + 1) // 2)
    units = sum(land_units(g, stack) for stack in own)
    if units:
        g.push(Defection(power, place, (units + 1) // 2))
    else:
        tidy(g, place)


def lose(g: Mediterranean, stacks: list[int], kind: int, left: int) -> None:
    """So many Units of a kind, from whichever of the stacks has them."""
    for stack in stacks:
        found = min(left, number(g, stack, kind))
        if found:
            strike(g, stack, kind, found)
            left -= found


class Defection(PowerChoice, frozen=True):
    """17.2-STABILITY-CHECK-d: which Land Units go over, one after the other."""

    place: int
    left: int
    rule: ClassVar[str] = "17.2-STABILITY-CHECK-d"
    asks: ClassVar[Asks] = Asks("defection", subjects.POWER, subjects.PLACE, "left")
    settles: ClassVar[bool] = True

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        own = own_stacks(g, self.power, self.place)
        return [DEFECT[kind] for kind in range(ON_LAND) if total_in(g, own, kind)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """One; after the last, a Space left empty gets a Garrison."""
        lose(g, own_stacks(g, self.power, self.place), move[1], 1)
        if g.log is not None:
            facts: dict[str, Any] = {
                "power": side_id(g, self.power),
                "unit": KIND_IDS[move[1]],
                "place": PLACE_IDS[self.place],
            }
            g.tell("defects", self.rule, **facts)
        if self.left > 1:
            g.push(replace(self, left=self.left - 1))
            return
        hold(g, self.power, self.place)


def hold(g: Mediterranean, power: int, place: int) -> None:
    """17.2-STABILITY-CHECK-d: a Garrison in a Space without Land Units; none stays in a Mountain Fortress (12.1.3)."""
    tidy(g, place)
    vacant = not any(land_units(g, stack) for stack in own_stacks(g, power, place))
    if vacant and place < SPACE_COUNT and not FORTRESS[place]:
        add(g, power, place, GARRISON)
        g.tell("garrison-placed", "17.2-STABILITY-CHECK-d", side=side_id(g, power), place=PLACE_IDS[place])
    tidy(g, place)


# ---- leaders


class Purge(Task[Mediterranean], frozen=True):
    """16.2-CHECKf, 17.2-STABILITY-CHECK-e: all his leaders go, and one is drawn instead."""

    power: int
    rule: ClassVar[str] = "16.2-CHECKf"

    def run(self, g: Mediterranean) -> None:
        """Those who went can be drawn again, Elite ones not (8.3a)."""
        for leader in leaders_of(g, self.power):
            dismiss(g, leader)
        leader = draw(g, self.power)
        if leader == NONE:
            restore(g, self.power)
        else:
            g.reveals += 1
            g.push(NewMaster(self.power, leader))


class NewMaster(PowerChoice, frozen=True):
    """16.2-CHECKf, 17.2-STABILITY-CHECK-e: in which Capital the new leader begins."""

    leader: int
    rule: ClassVar[str] = "16.2-CHECKf"

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        """8.1.5: his Capitals; if enemies hold them, wherever he has anything."""
        return [AT[space] for space in command_posts(g, self.power, first=True)]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """He is there, and the war is over."""
        station(g, self.leader, self.power, move[1])
        if g.log is not None:
            facts: dict[str, Any] = {
                "power": side_id(g, self.power),
                "leader": LEADER_IDS[self.leader],
                "place": PLACE_IDS[move[1]],
            }
            g.tell("new-master", rule_of(g, "f", "e"), **facts)
        restore(g, self.power)

    def prompt(self, g: Mediterranean, seat: int | None) -> Prompt:
        facts = {"power": side_id(g, self.power), "leader": LEADER_IDS[self.leader]}
        return Prompt("new-master", rule_of(g, "f", "e"), facts)


def restore(g: Mediterranean, power: int) -> None:
    """16.2-CHECKf, 17.2-STABILITY-CHECK-e: once all that is done."""
    set_stability(g, power, TRACK.after_civil_war, rule_of(g, "f", "e"), "civil-war")
