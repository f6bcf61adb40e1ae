"""The oracle of control (5.6): who holds cities and provinces, how they change hands, and who runs neutrals (5.3)."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.bans import NoConquest
from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.grants import FortCities
from romanum.games.imperium.data.hexes import PLACE
from romanum.games.imperium.data.provinces import PROVINCES
from romanum.games.imperium.state.position import LISTED, RomanWorld

from ..sea.chart import friendly, side
from .sheet import CITY_ROWS, cell, cities_of, stacks
from .watch import Moment, Span

HANDED = ("20.", "39.", "44.", "5.8", "2.5", "22.", "18.2", "23.")
"""Rules by which cities change hands without a unit in them: dissolution, events, usurpers, gifts, the scenario."""

WON_TOGETHER = ("ProvinceWon", "NameLord")
"""5.6e: as long as these wait, a player has still to name which of his powers has a province."""


def capital_of(g: RomanWorld, province: int) -> int:
    """2.1b, 5.6c: the capital of the Province Display; another city where that one does not exist yet; or -1."""
    row = PROVINCES[province]
    for name in (row.capital, row.capital_while_absent):
        if name and cell(g.scenario, CITY[name]) is not None:
            return CITY[name]
    return -1


def by_side(g: RomanWorld, cities: list[int]) -> dict[tuple[str, int], int]:
    """How many of some cities each side holds."""
    found: dict[tuple[str, int], int] = {}
    for city in cities:
        if g.city_of[city] >= 0:
            whose = side(g, g.city_of[city])
            found[whose] = found.get(whose, 0) + 1
    return found


class Control:
    """Looks at provinces and cities whenever somebody is asked."""

    def __init__(self) -> None:
        self.first: list[int] | None = None
        self.given: set[int] = set()
        """Ruling 5.6a: cities that were given to an ally, who has not captured them."""

    def __call__(self, span: Span) -> Iterator[str]:
        """5.6, as things stand; and each change."""
        self.first = self.first or list(span.before.city_of)
        yield from self.changes(span)
        if span.moments or span.before.city_of != span.after.city_of:
            yield from self.lords(span.after)

    def lords(self, g: RomanWorld) -> Iterator[str]:
        """5.6a, 5.6c, 5.6e: a province is of whoever has its capital and half of its other cities, rounded up."""
        if any(isinstance(rule, NoConquest | FortCities) for rule in g.setting.specials):
            return
        for province in range(len(PROVINCES)):
            capital = capital_of(g, province)
            given = self.given & set(cities_of(g, province))
            if capital < 0 or g.razed >> capital & 1 or given or self.is_as_listed(g, province):
                continue
            if any(type(step).__name__ in WON_TOGETHER and step.province == province for step in g.stack):
                continue
            holder, lord = g.city_of[capital], g.lord[province]
            others = [city for city in cities_of(g, province) if city != capital]
            if lord >= 0 and holder >= 0 and not friendly(g, lord, holder) and holder < LISTED:
                yield f"5.6a: {PROVINCES[province].id} is of {lord}, its capital of {holder}"
            if holder < 0:
                continue
            count = by_side(g, others).get(side(g, holder), 0)
            conquered = 2 * count >= len(others)
            if conquered and (lord < 0 or not friendly(g, lord, holder)):
                name = PROVINCES[province].id
                yield f"5.6c: {holder} has the capital and {count} of {len(others)} in {name}, its lord is {lord}"

    def is_as_listed(self, g: RomanWorld, province: int) -> bool:
        """5.6a: whether all cities are still whose the scenario says; then the province is as well."""
        return all(self.first is not None and self.first[c] == g.city_of[c] for c in cities_of(g, province))

    def changes(self, span: Span) -> Iterator[str]:
        """5.6f: a city is taken by a combat unit, and every change is told."""
        told: dict[int, Moment] = {CITY[moment["city"]]: moment for moment in span.all("city-taken")}
        for city, (old, new) in enumerate(zip(span.before.city_of, span.after.city_of, strict=True)):
            people = (old < 0 and new >= LISTED) or (new < 0 and old >= LISTED and any(span.all("power-sleeps")))
            if old == new or people:
                continue
            if city not in told:
                quiet = {"faction-dissolves", "proclaimed", "grain-rebellion", "special-joins", "disaster"}
                quiet |= {"trigger-fires", "power-dissolves", "agrees", "special-frees", "units-defect"}
                if not any(moment.kind in quiet for moment in span.moments):
                    yield f"5.6f: {CITY_ROWS[city].id} passes from {old} to {new} and nobody is told"
                continue
            moment = told[city]
            if moment.event.rule == "5.8g":
                self.given.add(city)
            if moment.event.rule.startswith(HANDED):
                continue
            yield from self.taken(moment, city, new)

    def taken(self, moment: Moment, city: int, new: int) -> Iterator[str]:
        """16.1, 5.6f: by units in the hex."""
        g, place = moment.g, PLACE[CITY_ROWS[city].place]
        there = [s for s in stacks(g) if s.units and s.place == place and s.count("train") < len(s.units)]
        if not any(friendly(g, new, stack.power) for stack in there):
            yield f"5.6f: {CITY_ROWS[city].id} is taken by {new}, who has no unit there ({moment.event.rule})"
