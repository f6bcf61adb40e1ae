"""The oracle of the calendar: months, phases, player turns, seasons and floods (4, 9).

It keeps the month and the season that it reckons itself, and the order in which phases must come.
"""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.grants import FixedSeason
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.rules.common.powers import power_id
from romanum.games.imperium.state.position import PHASES, RomanWorld

from .sheet import APRIL, DECEMBER, JUNE, MARCH, MAY, NOVEMBER, QUARTERS, SEPTEMBER, month_of
from .watch import Moment, Span

COLD = (12, 1, 2, 3)


class Calendar:
    """Follows a match month by month."""

    def __init__(self) -> None:
        self.month = -10_000
        self.winter: bool | None = None
        """None: not known before the die of April or November."""
        self.cold_april: bool | None = None
        self.phases: list[str] = []
        self.turns: list[list[str]] = []
        self.shift = 0
        """39.2-I, J: what is added to the next season roll."""

    def __call__(self, span: Span) -> Iterator[str]:
        """Compare what was told with what the calendar says."""
        for moment in span.moments:
            yield from getattr(self, "on_" + moment.kind.replace("-", "_"), self.on_nothing)(moment)
        if span.after.stack and span.after.phase in (4, 5):
            yield from self.weather(span.after)

    def on_nothing(self, moment: Moment) -> Iterator[str]:
        """Something that the calendar does not ask about."""
        return iter(())

    def on_month(self, moment: Moment) -> Iterator[str]:
        """4a: one month after the other; the last one ran through all its phases."""
        g = moment.g
        if self.month > -10_000:
            if g.month != self.month + 1:
                yield f"4a: after month {self.month} comes {g.month}"
            yield from self.ended(g)
        elif g.month != g.first_month or g.month != g.setting.start:
            yield "2.5: the first month is not that of the scenario"
        self.month, self.phases, self.turns = g.month, [], []
        year = f"AD {moment['year']}" if moment["era"] == "ad" else f"{moment['year']} BC"
        told = f"{moment['month'].title()} {year}"
        if Month(g.month) != Month.of(told):
            yield f"4a: {told} is told for month {g.month}"
        number = month_of(g)
        fixed = self.fixed(g)
        self.winter = fixed if fixed is not None else None if number in (APRIL, NOVEMBER) else number in COLD
        if number not in (APRIL, NOVEMBER) and (moment["winter"] == "yes") != self.winter:
            yield f"9.1a: winter is told as {moment['winter']} in month {number}"

    def fixed(self, g: RomanWorld) -> bool | None:
        """A season that the scenario fixes."""
        rules = [rule for rule in g.setting.of(FixedSeason) if rule.month == g.month]
        return rules[0].season == "winter" if rules else None

    def ended(self, g: RomanWorld) -> Iterator[str]:
        """4a, 4i: whether the month that is over had all its phases, and every player his turn."""
        number = (self.month % 12) + 1
        quarter = number in QUARTERS
        left_out = {"events"} if quarter and not g.has_rule("39") else set() if quarter else {"events", "mobilization"}
        wanted = [name for name in PHASES if name not in left_out]
        if self.phases != wanted:
            yield f"4a: the phases of month {number} were {self.phases}"
        order = [[power_id(g, power) for power in g.setting.seats[player]] for player in g.setting.order]
        left = [powers for powers in order if powers in self.turns]
        if self.turns != left:
            yield f"4i: player turns went {self.turns}"
        out = {player for player in g.setting.order if g.out >> player & 1}
        missing = [p for p in g.setting.order if p not in out and order[g.setting.order.index(p)] not in self.turns]
        if missing:
            yield f"4i: players {missing} had no turn"

    def on_phase(self, moment: Moment) -> Iterator[str]:
        """4a."""
        self.phases.append(moment["phase"])
        if self.phases != sorted(self.phases, key=PHASES.index):
            yield f"4a: phases come as {self.phases}"

    def on_player_turn(self, moment: Moment) -> Iterator[str]:
        """4i."""
        self.turns.append(moment["powers"])
        return iter(())

    def on_hard_season(self, moment: Moment) -> Iterator[str]:
        """39.2-I."""
        return self.on_random_season(moment, -1, 3)

    def on_mild_season(self, moment: Moment) -> Iterator[str]:
        """39.2-J."""
        return self.on_random_season(moment, 3, -1)

    def on_random_season(self, moment: Moment, before_november: int, before_april: int) -> Iterator[str]:
        """39.2-I, J: events of June and September touch November, those of December and March touch April."""
        number = month_of(moment.g)
        self.shift += before_november if number in (JUNE, SEPTEMBER) else before_april
        if number not in (JUNE, SEPTEMBER, DECEMBER, MARCH):
            yield f"39.1a: an event in month {number}"

    def on_season(self, moment: Moment) -> Iterator[str]:
        """9.1b, 9.1c: April is summer on 1 to 4, November winter on 1 to 4."""
        number = month_of(moment.g)
        if number not in (APRIL, NOVEMBER) or self.fixed(moment.g) is not None:
            yield f"9.1a: a season roll in month {number}"
            return
        low = moment["die"] + self.shift <= 4
        self.shift = 0
        self.winter = low if number == NOVEMBER else not low
        if number == APRIL:
            self.cold_april = self.winter
        if (moment["winter"] == "yes") != self.winter:
            yield f"9.1b: winter is told as {moment['winter']} after a {moment['die']}"

    def weather(self, g: RomanWorld) -> Iterator[str]:
        """9.1, 9.2b: season and flood once the Diplomacy Phase is over."""
        if self.winter is None or g.winter != self.winter:
            yield f"9.1a: winter is {g.winter} in month {month_of(g)}, reckoned {self.winter}"
        number = month_of(g)
        if number == MAY and self.cold_april is None:
            return
        flood = (number == APRIL and not self.winter) or (number == MAY and bool(self.cold_april))
        if g.flood != flood:
            yield f"9.2b: flood is {g.flood} in month {number}"
