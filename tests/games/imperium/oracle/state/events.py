"""The oracle of random events (39.1): who rolls when, and which letter the two dice bring."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.loader import read
from romanum.games.imperium.state.position import ACTIVE, MAJOR

from .sheet import QUARTERS, month_of
from .watch import Moment, Span

FIRST = 2
"""The least that a row or column of the table is."""
ONE_IN_SIX = ("B", "C", "E", "F", "L")
"""39.2: events that are a false alarm unless a 6 falls."""


class Events:
    """Follows the Random Events Phases."""

    def __init__(self) -> None:
        self.rolled: dict[int, int] = {}
        """By power: the month of its last roll."""

    def __call__(self, span: Span) -> Iterator[str]:
        """39.1: each major power once a quarter."""
        for moment in span.all("random-event"):
            yield from self.letter(moment)
        for moment in span.all("alarm"):
            if (moment["false"] == "no") != (moment["die"] == 6):
                yield f"{moment.event.rule}: a {moment['die']} is a false alarm: {moment['false']}"
            if moment.event.rule.removeprefix("39.2-") not in ONE_IN_SIX:
                yield f"{moment.event.rule}: no such die is rolled"
        for moment in span.all("phase"):
            if moment["phase"] == "mobilization" and moment.g.has_rule("39"):
                yield from self.all_rolled(moment)

    def letter(self, moment: Moment) -> Iterator[str]:
        """39.1a to 39.1d: rows by die and period, columns by die and the major powers that began."""
        g, power = moment.g, moment.power()
        if not g.has_rule("39") or month_of(g) not in QUARTERS:
            yield f"39.1a: {moment['power']} rolls for an event in month {month_of(g)}"
        if self.rolled.get(power) == g.month:
            yield f"39.1d: {moment['power']} rolls twice"
        self.rolled[power] = g.month
        majors = sum(len(own) for own in g.setting.seats)
        row, column = moment["dice"][0] + g.setting.period + 1, moment["dice"][1] + majors
        wanted = read().tables.random_events.grid[row - FIRST][column - FIRST]
        if moment["letter"] != wanted:
            yield f"39.1c: {moment['dice']} bring {moment['letter']}, reckoned {wanted}"

    def all_rolled(self, moment: Moment) -> Iterator[str]:
        """39.1d: whoever is a major power when the phase is over has rolled in it, usurpers of this month aside."""
        g = moment.g
        for power in range(len(g.setting.powers)):
            if g.bond[power] == MAJOR and g.standing[power] == ACTIVE and self.rolled.get(power) != g.month:
                yield f"39.1a: power {power} has not rolled for an event"
