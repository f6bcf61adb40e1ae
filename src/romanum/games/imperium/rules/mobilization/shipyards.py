"""Chapter 7.8: fleets on the stocks: finished, captured and scrapped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final, NamedTuple

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Prompt
from romanum.games.imperium.data.charts import BUILD, TABLES
from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.provinces import NONE
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.data.units import KIND, TYPE_BY_ID
from romanum.games.imperium.rules.mobilization.actions import SCRAP
from romanum.games.imperium.state.errands import Shipyards, ShipyardTaken
from romanum.games.imperium.state.forces import add, built, main_colour
from romanum.games.imperium.state.position import ABSENT, FRESH, INSIDE, KEEL_FACTS, NOBODY, RomanWorld
from romanum.games.imperium.state.powers import is_friend, power_id
from romanum.games.imperium.state.rosters import LETTER
from romanum.games.imperium.state.sieges import is_besieged, is_friendly_port
from romanum.games.imperium.state.steps import LAND_MOVEMENT, Menu, YesOrNo

FLEET: Final = TYPE_BY_ID["18-30"]


class Keel(NamedTuple):
    """A fleet under construction: whose, where, when due, its CER, the column ticked for its crew, whether halted."""

    power: int
    place: int
    due: int
    cer: int
    column: int
    halted: int


def keels(g: RomanWorld) -> Iterator[Keel]:
    """All of them."""
    return (Keel(*g.keels[at : at + KEEL_FACTS]) for at in range(0, len(g.keels), KEEL_FACTS))


def keep_keels(g: RomanWorld, kept: list[Keel]) -> None:
    """These are under construction now."""
    g.keels = tuple(number for keel in kept for number in keel)


def fleet_colour(g: RomanWorld, power: int) -> int:
    """5.7b, 7.5c: the first of a power's colours that has a fleet counter left; none if all are used."""
    mask = g.colours[power]
    waiting = sum(keel.power == power for keel in keels(g))
    for colour, counters in enumerate(BUILD):
        free = counters[FLEET] - built(g, colour, FLEET) if mask >> colour & 1 else 0
        if free > waiting:
            return colour
        waiting -= max(0, free)
    return NONE


# ---- as a month begins


@carries_out(Shipyards)
def finish(errand: Shipyards, g: RomanWorld) -> None:
    """7.8b, 7.8d, 7.8i: halted ones slip a month; what is due is launched in its port."""
    found = [keel._replace(due=keel.due + 1) if keel.halted else keel for keel in keels(g)]
    keep_keels(g, [keel for keel in found if keel.due > g.month])
    for keel in found:
        if keel.due <= g.month:
            launch(g, keel)


def launch(g: RomanWorld, keel: Keel) -> None:
    """7.8b: the fleet lies in its port, shut in if that is besieged; it is lost with its power or port."""
    if g.standing[keel.power] == ABSENT or not is_friendly_port(g, keel.place, keel.power):
        return
    colour = fleet_colour(g, keel.power)
    colour = colour if colour != NONE else main_colour(g, keel.power)
    mark = INSIDE if is_besieged(g, keel.place) else FRESH
    add(g, keel.power, PORT_WATERS[keel.place][0], LETTER[KIND[FLEET][0][keel.cer]], mark, colour)
    if g.log is not None:
        g.tell("launched", "7.8b", power=power_id(g, keel.power), place=PLACE_IDS[keel.place])


# ---- captured


@carries_out(ShipyardTaken)
def fall(errand: ShipyardTaken, g: RomanWorld) -> None:
    """7.8c: the captor is asked for each unfinished fleet; one that he has no counter or wish for is lost."""
    taken = [k for k in keels(g) if k.place == errand.place and not is_friend(g, errand.power, k.power)]
    keep_keels(g, [keel for keel in keels(g) if keel not in taken])
    player = g.chief[errand.power]
    for keel in taken:
        if player != NOBODY:
            g.push(TakeFleet(player, errand.power, keel.place, keel.due, keel.cer, keel.halted))


class TakeFleet(YesOrNo, frozen=True):
    """7.8c: an unfinished fleet is taken over, or burnt."""

    power: int
    place: int
    due: int
    cer: int
    halted: int
    rule: ClassVar[str] = "7.8c"
    asks_about: ClassVar[str] = "captured-shipyard"

    def options(self, g: RomanWorld, seat: int) -> list[Move]:
        """7.5c: without a counter it cannot be taken."""
        both = super().options(g, seat)
        return both if fleet_colour(g, self.power) != NONE else both[1:]

    def said_yes(self, g: RomanWorld) -> None:
        """7.8c, 7.8d: a 1 destroys it; then a second die tells how long it is delayed."""
        table = TABLES.captured_fleet
        die = g.dice.roll()
        lost = die <= table.destroyed_up_to
        delay = 0
        if not lost:
            second = g.dice.roll()
            delay = (second > table.no_delay_up_to) + (second > table.one_month_up_to)
            g.keels += Keel(self.power, self.place, self.due + delay, self.cer, NONE, self.halted)
        if g.log is not None:
            who, where = power_id(g, self.power), PLACE_IDS[self.place]
            g.tell("keel-taken", "7.8c", power=who, place=where, lost="yes" if lost else "no", delay=delay)

    def prompt(self, g: RomanWorld, seat: int | None) -> Prompt:
        """Where."""
        return Prompt("take-fleet", self.rule, {"place": PLACE_IDS[self.place]})


# ---- scrapped


def _own(g: RomanWorld, player: int) -> list[Keel]:
    return [keel for keel in keels(g) if g.chief[keel.power] == player]


def _options(g: RomanWorld, player: int) -> list[Move]:
    return list(dict.fromkeys(SCRAP[keel.place] for keel in _own(g, player))) if g.keels else []


def _take(g: RomanWorld, player: int, move: Move) -> None:
    """7.8e: one of his own there, the last to be finished, is destroyed."""
    gone = max((keel for keel in _own(g, player) if keel.place == move[1]), key=lambda keel: keel.due)
    left = list(keels(g))
    left.remove(gone)
    keep_keels(g, left)
    if g.log is not None:
        g.tell("scrapped", "7.8e", power=power_id(g, gone.power), place=PLACE_IDS[gone.place])


SCRAPPING: Final = LAND_MOVEMENT.add(
    30, Menu(frozenset({"scrap"}), _options, lambda g, player, move: None, _options, _take)
)
