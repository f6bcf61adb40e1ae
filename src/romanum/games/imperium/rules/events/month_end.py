"""39.2-Q, 39.2-T: what events leave to be seen to as a month ends."""

from __future__ import annotations

from romanum.engine.errand import carries_out
from romanum.games.imperium.rules.events.risings import end_revolts
from romanum.games.imperium.rules.events.troops import see_to_crises
from romanum.games.imperium.state.errands import EventsAtMonthEnd
from romanum.games.imperium.state.position import RomanWorld


@carries_out(EventsAtMonthEnd)
def see_to_events(errand: EventsAtMonthEnd, g: RomanWorld) -> None:
    """Revolts without rebels are over; an Imperator is home, or his time is up."""
    end_revolts(g)
    see_to_crises(g)
