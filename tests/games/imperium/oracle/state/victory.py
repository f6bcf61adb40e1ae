"""The oracle of victory (25, 28.1): ways to win weighed anew, and when a match must be over.

What a scenario asks of the position is looked at here from the position alone; what only a chronicle of the match could
tell (battles lost, sums paid) is left open: a condition is true, false, or not known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from romanum.games.imperium.data import conditions as c
from romanum.games.imperium.state.position import ABSENT, ACTIVE, DEAD, MAJOR, ROMAN, UNBORN, RomanWorld

from .control import capital_of
from .sheet import CITY_ROWS, PROVINCE_NUMBER, cell, exists
from .watch import Moment, Span

Verdict = bool | None


def within(number: int, least: int | None, below: int | None) -> bool:
    """Whether a number is neither too small nor too large."""
    return (least is None or number >= least) and (below is None or number < below)


def every(verdicts: Iterable[Verdict]) -> Verdict:
    """Whether all hold."""
    found = list(verdicts)
    return False if False in found else None if None in found else True


def provinces_of(g: RomanWorld, power: int, *, clients: bool = False) -> set[int]:
    """5.6: what a power controls, with or without its clients'."""
    own = {power} | ({p for p, patron in enumerate(g.patron) if patron == power} if clients else set())
    return {province for province, lord in enumerate(g.lord) if lord in own}


def is_left(g: RomanWorld, power: int) -> bool:
    """20.0: whether a power that somebody plays has not dissolved."""
    return g.standing[power] == ACTIVE and g.bond[power] == MAJOR


class Weigher:
    """Weighs the conditions of a scenario by one position."""

    def __init__(self, g: RomanWorld) -> None:
        self.g = g
        self.start = g.setting.province_owner

    def all(self, needs: tuple[c.Condition, ...]) -> Verdict:
        """Whether all of them hold."""
        return every(self.one(need) for need in needs)

    def one(self, need: c.Condition) -> Verdict:
        """A condition: by the name of its kind."""
        weigh = getattr(self, "on_" + type(need).__name__.lower(), None)
        verdict: Verdict = weigh(need) if weigh else None
        return verdict

    def on_every(self, need: c.Every) -> Verdict:
        """All of these."""
        return self.all(need.of)

    def on_either(self, need: c.Either) -> Verdict:
        """At least so many of these."""
        found = [self.one(one) for one in need.of]
        if found.count(True) >= need.least:
            return True
        return None if found.count(True) + found.count(None) >= need.least else False

    def on_never(self, need: c.Never) -> Verdict:
        """None of these."""
        found = [self.one(one) for one in need.of]
        return False if True in found else None if None in found else True

    def on_holds(self, need: c.Holds) -> Verdict:
        """5.6: provinces."""
        held = provinces_of(self.g, need.by, clients=need.clients)
        named = set(need.of) or set(PROVINCE_NUMBER.values())
        if need.least is None and need.below is None:
            return set(need.of) <= held
        return within(len(held & named), need.least, need.below)

    def on_cities(self, need: c.Cities) -> Verdict:
        """5.6f: cities, all that are named or so many of those described."""
        g = self.g
        held = {city for city, power in enumerate(g.city_of) if power == need.by and exists(g, city)}
        if need.of and need.least is None and need.below is None:
            return set(need.of) <= held
        chosen: set[int] = set(need.of) or set(CITY_ROWS)
        if need.within:
            chosen &= {city for city in chosen if PROVINCE_NUMBER[CITY_ROWS[city].province] in need.within}
        if need.first_held_by is not None:
            first = need.first_held_by
            chosen = {city for city in chosen if self.start[PROVINCE_NUMBER[CITY_ROWS[city].province]] == first}
        if need.capitals:
            chosen &= {capital_of(g, province) for province in PROVINCE_NUMBER.values()}
        if need.strength:
            chosen = {city for city in chosen if (cell(g.scenario, city) or (0, 0))[1] >= need.strength}
        if need.least is None and need.below is None:
            return {city for city in chosen if exists(g, city)} <= held
        return within(len(held & chosen), need.least, need.below)

    def on_kept(self, need: c.Kept) -> Verdict:
        """All that it began with, but for so many."""
        first = {p for p, owner in enumerate(self.start) if owner == need.by and (not need.within or p in need.within)}
        return len(first - provinces_of(self.g, need.by)) <= need.lost

    def on_change(self, need: c.Change) -> Verdict:
        """How many more than at the start."""
        first = sum(owner == need.by for owner in self.start)
        return within(len(provinces_of(self.g, need.by)) - first, need.least, need.below)

    def on_multiple(self, need: c.Multiple) -> Verdict:
        """So many times what it began with."""
        return len(provinces_of(self.g, need.by)) >= need.times * sum(owner == need.by for owner in self.start)

    def on_took(self, need: c.Took) -> Verdict:
        """Provinces that were another's."""
        theirs = {p for p, owner in enumerate(self.start) if owner == need.whose}
        chosen = {p for p in theirs if not need.within or p in need.within}
        return len(chosen & provinces_of(self.g, need.by)) >= need.least

    def on_fate(self, need: c.Fate) -> Verdict:
        """What has become of a leader."""
        g = self.g
        dead, captured = g.leader_in[need.who] == DEAD, g.captor[need.who] >= 0
        if g.leader_in[need.who] == UNBORN:
            return None
        fallen = captured or (dead and bool(g.slain >> need.who & 1))
        free = not dead and not captured
        return {"dead": dead, "gone": dead or captured, "fallen": fallen, "free": free}[need.state]

    def on_dissolved(self, need: c.Dissolved) -> Verdict:
        """20.0."""
        g = self.g
        return bool(g.standing[need.power] == ABSENT or g.dissolved >> need.power & 1)

    def on_lastimperator(self, need: c.LastImperator) -> Verdict:
        """28.1a: no other Roman faction that somebody plays is left."""
        g = self.g
        played = [power for own in g.setting.seats for power in own]
        others = [p for p in played if p not in (need.by, *need.beside) and g.origin[p] == ROMAN and is_left(g, p)]
        return is_left(g, need.by) and not others if not g.dissolved else None

    def on_reached(self, need: c.Reached) -> Verdict:
        """The month."""
        return self.g.month >= need.month

    def on_morale(self, need: c.Morale) -> Verdict:
        """19.1: of one that is left."""
        if not is_left(self.g, need.of):
            return None
        return within(self.g.morale[need.of], need.least, need.below)


class Victory:
    """Looks at who wins, and whether the match ends when it must."""

    def __call__(self, span: Span) -> Iterator[str]:
        """Whatever is told of the end, and whether it should have come."""
        for moment in span.all("way-to-win"):
            yield from self.won(moment)
        for moment in span.all("month"):
            last = moment.g.last_month
            if last >= 0 or last < -1:
                yield from self.too_late(moment, last)
        for moment in span.all("match-over"):
            yield from self.over(moment, span)
        if not any(span.all("match-over")) and any(span.all("player-turn", "month")):
            yield from self.missed(span)

    @staticmethod
    def too_late(moment: Moment, last: int) -> Iterator[str]:
        """25.1a: the match ends with its last month."""
        if moment.g.month > last != -1:
            yield f"25.1a: month {moment.g.month} begins after the last, {last}"

    def won(self, moment: Moment) -> Iterator[str]:
        """25.1a: a way to win that is told holds."""
        rows = [row for row in moment.g.setting.victory if row.text == moment["text"]]
        if rows and all(Weigher(moment.g).all(row.needs) is False for row in rows):
            yield f"25.1a: {moment['text']} is told and does not hold"

    def over(self, moment: Moment, span: Span) -> Iterator[str]:
        """25.1a, 25.2: at its last month, or because somebody has won, or only one is left, or all have agreed."""
        g = span.after
        if moment["how"] == "nobody" and g.month != g.last_month and self.left(g):
            yield f"25.1a: it is over in month {g.month} of {g.last_month}, and nobody has won"
        if moment["how"] in ("victory", "decisive", "marginal") and not g.winners:
            yield "25.2a: somebody has won, and nobody is a winner"
        for seat in g.winners:
            rows = [row for row in g.setting.victory if set(row.powers) & set(g.setting.seats[seat])]
            verdicts = [Weigher(g).all(row.needs) for row in rows]
            if moment["how"] == "victory" and rows and all(verdict is False for verdict in verdicts):
                met = [n for n, row in enumerate(g.setting.victory) if row in rows and g.rows_met >> n & 1]
                if not met:
                    yield f"25.2a: player {seat} wins, and no way of his holds"

    @staticmethod
    def left(g: RomanWorld) -> bool:
        """25.2b: whether powers of more than one player are left."""
        players = {p for p, own in enumerate(g.setting.seats) if any(is_left(g, power) for power in own)}
        return len(players) > 1

    def missed(self, span: Span) -> Iterator[str]:
        """25.1a: what wins at once and closes the match held before and after, and play goes on."""
        for row in span.after.setting.victory:
            if row.when != "at-once" or row.month is not None or not row.closes:
                continue
            held = Weigher(span.before).all(row.needs) and Weigher(span.after).all(row.needs)
            alive = any(is_left(span.after, power) for power in row.powers)
            if held and alive:
                yield f"25.1a: {row.text} holds, and play goes on"
