"""39.1: in March, June, September and December every major power rolls for its event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from romanum.engine.errand import carries_out
from romanum.engine.step import Task
from romanum.games.imperium.data.charts import EVENTS
from romanum.games.imperium.rules.common.powers import in_order, majors, power_id
from romanum.games.imperium.rules.events import calamities, commanders, fortunes, risings, troops
from romanum.games.imperium.rules.events.risings import end_revolts
from romanum.games.imperium.rules.events.troops import see_to_crises
from romanum.games.imperium.state.errands import EventsAtMonthEnd, RandomEvents, Reckoning
from romanum.games.imperium.state.position import RomanWorld

FIRST: Final = 2
"""The first row and the first column of the table."""
NO_EVENT: Final = "-"

HAPPENINGS: Final[Mapping[str, Callable[[RomanWorld, int], None]]] = {
    "A": commanders.intelligence,
    "B": commanders.head_dies,
    "C": commanders.leader_dies,
    "D": commanders.leader_comes,
    "E": calamities.pestilence,
    "F": calamities.famine,
    "G": calamities.bad_harvest,
    "H": calamities.bumper_harvest,
    "I": fortunes.hard_season,
    "J": fortunes.mild_season,
    "K": fortunes.storms,
    "L": calamities.disaster,
    "M": troops.corruption,
    "N": fortunes.debasement,
    "O": risings.incursion,
    "P": risings.persia_stirs,
    "Q": risings.revolt,
    "R": troops.muttering,
    "S": troops.disloyalty,
    "T": troops.crisis,
    "U": fortunes.prosperity,
    "V": fortunes.hard_times,
    "W": fortunes.devastation,
    "X": fortunes.more_recruits,
    "Y": fortunes.fewer_recruits,
    "Z": fortunes.cadre,
}
"""39.2: by letter, what happens to a power."""


@carries_out(RandomEvents)
def roll_for_all(errand: RandomEvents, g: RomanWorld) -> None:
    """39.1a: player by player in their order, each of his major powers on its own."""
    risings.end_revolts(g)
    for player in reversed(in_order(g)):
        for power in reversed(majors(g, player)):
            g.push(EventRoll(power))


class EventRoll(Task[RomanWorld], frozen=True):
    """39.1: two dice find the letter."""

    power: int
    rule: ClassVar[str] = "39.1a"

    def run(self, g: RomanWorld) -> None:
        """39.1b: it happens at once; what dissolves by it does so before the next roll."""
        if self.power not in majors(g):
            return
        row, column = g.dice.roll(), g.dice.roll()
        letter = letter_of(g, row, column)
        if g.log is not None:
            g.tell("random-event", "39.1a", power=power_id(g, self.power), dice=[row, column], letter=letter)
        if letter != NO_EVENT:
            g.push(Reckoning())
            risings.wake_by_scenario(g, letter)
            HAPPENINGS[letter](g, self.power)


def letter_of(g: RomanWorld, row: int, column: int) -> str:
    """39.1a: the first die and the number of the period; the second and the major powers that began the scenario."""
    began = sum(len(own) for own in g.setting.seats)
    return EVENTS[row + g.setting.period + 1 - FIRST][column + began - FIRST]


# ---- 39.2-Q, 39.2-T: what events leave to be seen to as a month ends


@carries_out(EventsAtMonthEnd)
def see_to_events(errand: EventsAtMonthEnd, g: RomanWorld) -> None:
    """Revolts without rebels are over; an Imperator is home, or his time is up."""
    end_revolts(g)
    see_to_crises(g)
