"""Chapter 16: Event markers: two dice say what happens; some events wait for the player of the next marker drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from romanum.engine.action import Move
from romanum.engine.errand import carries_out
from romanum.engine.event import Asks
from romanum.engine.step import Task
from romanum.games.pax.data.components import EVENTS, ROME, TABLES
from romanum.games.pax.rules.events.stability_check import begin_watch
from romanum.games.pax.state import subjects
from romanum.games.pax.state.actions import NO, YES
from romanum.games.pax.state.errands import (
    Disease,
    DueEvents,
    EventMarker,
    Harvest,
    Invasion,
    PlacePirates,
    Rebellion,
    Revenues,
    SlaveRevolt,
    SoldierComes,
    StabilityCheck,
)
from romanum.games.pax.state.leaders import has_elite
from romanum.games.pax.state.position import Mediterranean
from romanum.games.pax.state.sides import first_round, side_id
from romanum.games.pax.state.steps import PowerChoice
from romanum.games.pax.state.summons import may_call_soldier, may_slaves_rise

LATER: Final = frozenset(EVENTS.index(name) for name in TABLES.events.next_marker)
"""16.1.3: events that strike the player of the next marker drawn."""
SOLDIER_EVENT: Final = EVENTS.index("soldier_of_fortune")
LOWEST: Final = 2
"""Of two dice."""

# ---- markers


@carries_out(EventMarker)
def draw_event(errand: EventMarker, g: Mediterranean) -> None:
    """3.2.F0, 16.1.2: whoever drew the marker rolls; what is not for the next player happens at once."""
    event = roll_event(g, errand.drawer)
    if event in LATER:
        g.pending = (*g.pending, event)
    else:
        g.push(Happens(errand.drawer, event))


def roll_event(g: Mediterranean, power: int) -> int:
    """16.1.2, 12.4.7a: two dice on the table; Rome rolls again instead of a Soldier of Fortune."""
    dice = [g.dice.roll(), g.dice.roll()]
    event = sum(dice) - LOWEST
    g.tell("event", "16.1.2", power=side_id(g, power), dice=dice, event=EVENTS[event])
    return roll_event(g, power) if event == SOLDIER_EVENT and g.plays(power, ROME) else event


@carries_out(DueEvents)
def strike_next(errand: DueEvents, g: Mediterranean) -> None:
    """16.1.3: what waits strikes whoever is activated by a marker that was drawn, not set out; 16.2-CHECKc begins."""
    begin_watch(g, errand.power)
    if not g.pending or g.activations <= len(first_round(g)):
        return
    waiting, g.pending = g.pending, ()
    for event in reversed(waiting):
        g.push(Happens(errand.power, event))


class Happens(Task[Mediterranean], frozen=True):
    """16.2: an event happens to a power: that of the last marker, or of the next one drawn."""

    power: int
    event: int
    rule: ClassVar[str] = "16.1.2"

    def run(self, g: Mediterranean) -> None:
        """Unless the scenario knows no such event."""
        only = g.setting.row.only_events
        name = EVENTS[self.event]
        if only and name not in only:
            g.tell("nothing-happens", "16.1.2", event=name)
        else:
            WORK[name](g, self.power)


# ---- the events


def conqueror(g: Mediterranean, power: int) -> None:
    """16.2-CONQUEROR: with an Elite leader in play, a second Major Move in each Expansion of this Game-Turn."""
    chosen = has_elite(g, power)
    g.tell("conqueror", "16.2-CONQUEROR", power=side_id(g, power), chosen=chosen)
    g.conquerors |= chosen << power


def galley_technology(g: Mediterranean, power: int) -> None:
    """16.2-GALLEY: better ships for the rest of the Game-Turn."""
    g.shipwrights |= 1 << power
    g.tell("shipwrights", "16.2-GALLEY", power=side_id(g, power))


def slave_revolt(g: Mediterranean, power: int) -> None:
    """16.2-SLAVES: unless slaves have risen against him, or Land Units stand in every Space of his home."""
    if may_slaves_rise(g, power):
        g.push(SlaveRevolt(power))
    else:
        g.tell("nothing-happens", "16.2-SLAVES", event="slave_revolt")


def soldier_of_fortune(g: Mediterranean, power: int) -> None:
    """16.2-SOF: the Army may come; where Rome is next, another event is rolled and happens to Rome at once."""
    if g.plays(power, ROME):
        g.push(Happens(power, roll_event(g, power)))
    elif may_call_soldier(g, power):
        g.push(CallSoldier(power))
    else:
        g.tell("nothing-happens", "16.2-SOF", event="soldier_of_fortune")


class CallSoldier(PowerChoice, frozen=True):
    """16.2-SOF: whether to call him."""

    rule: ClassVar[str] = "16.2-SOF"
    asks: ClassVar[Asks] = Asks("call-soldier", subjects.POWER)

    def options(self, g: Mediterranean, seat: int) -> list[Move]:
        return [YES, NO]

    def take(self, g: Mediterranean, seat: int, move: Move) -> None:
        """He comes by 12.4."""
        if move == YES:
            g.push(SoldierComes(self.power))


WORK: Final[dict[str, Callable[[Mediterranean, int], None]]] = {
    "barbarian_invasion": lambda g, power: g.push(Invasion(power)),
    "conqueror": conqueror,
    "disease": lambda g, power: g.push(Disease(power)),
    "galley_technology": galley_technology,
    "harvest_time": lambda g, power: g.push(Harvest(power, 0)),
    "pirates": lambda g, power: g.push(PlacePirates(power)),
    "rebellion": lambda g, power: g.push(Rebellion(power)),
    "revenues_and_stability": lambda g, power: g.push(Revenues((1 << len(g.powers)) - 1)),
    "slave_revolt": slave_revolt,
    "soldier_of_fortune": soldier_of_fortune,
    "stability_check": lambda g, power: g.push(StabilityCheck(power)),
}
"""16.2: by event, what it does to the power it strikes."""
