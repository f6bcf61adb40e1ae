"""The oracle of tax totals (5.4, 6): what the sheets of all powers say, minor and allied ones too, and what is paid."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.rules.common.control import total_tax
from romanum.games.imperium.state.position import ABSENT, CLIENT, MAJOR, RomanWorld

from .sheet import CITY_ROWS, PROVINCE_NUMBER, QUARTERS, cities_of, exists, lasting, month_of, tax
from .watch import Moment, Span


def total(g: RomanWorld, power: int) -> int:
    """5.4, 6.1b, 41.2: the tax value of its provinces, or of its cities, whatever has become of them."""
    if g.has_rule("41"):
        return sum(tax(g, city) for city in CITY_ROWS if exists(g, city) and g.city_of[city] == power)
    own = [province for province in PROVINCE_NUMBER.values() if g.lord[province] == power]
    return sum(tax(g, city) for province in own for city in cities_of(g, province))


class Purses:
    """Looks at all powers in Taxation and Mobilization Phases."""

    def __init__(self) -> None:
        self.paid = 0
        """What has been collected in this phase."""

    def __call__(self, span: Span) -> Iterator[str]:
        """6.1, 6.2."""
        for before, moment in span.steps("taxes", "phase"):
            if moment.kind == "taxes":
                yield from self.collects(before, moment)
            elif moment["phase"] == "mobilization":
                self.paid = 0
            elif moment["phase"] == "diplomacy" and month_of(moment.g) in QUARTERS:
                yield from self.closes(moment.g)

    def collects(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """5.2.1c, 6.2b: a major power, no more than its own total, half as much again in good years."""
        power, talents = moment.power(), moment["talents"]
        most = total(before, power)
        most += most // 2 if lasting(before, "prosperity", power) else 0
        if before.bond[power] != MAJOR:
            yield f"6.2b: {moment['power']} is a minor power and collects {talents}"
        if talents > most:
            yield f"5.2.1c: {moment['power']} collects {talents}, of its own it has {most}"
        if moment.event.rule.startswith("6"):
            self.paid += talents

    def closes(self, g: RomanWorld) -> Iterator[str]:
        """5.4, 6.0: every power's total is that of its provinces, and all together got no more than there is."""
        for power in range(len(g.bond)):
            if g.standing[power] != ABSENT and total_tax(g, power) != total(g, power):
                yield f"5.4a: power {power} has a total of {total_tax(g, power)}, reckoned {total(g, power)}"
            if g.bond[power] == CLIENT and g.treasury[power]:
                yield f"6.2b: client {power} has {g.treasury[power]} talents"
        whole = sum(tax(g, city) for city in CITY_ROWS if exists(g, city))
        if 2 * self.paid > 3 * whole:
            yield f"6.0: {self.paid} talents are collected of {whole}"
        self.paid = 0
