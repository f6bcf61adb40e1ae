"""The oracle of plunder (24): when, by whom and where, the markers and how they come off, and who gets what."""

from __future__ import annotations

from collections.abc import Iterator

from romanum.games.imperium.data.cities import CITY
from romanum.games.imperium.data.grants import PlunderPays
from romanum.games.imperium.data.hexes import PROVINCE
from romanum.games.imperium.data.provinces import PROVINCES
from romanum.games.imperium.rules.common.control import FALLEN
from romanum.games.imperium.state.position import BARBARIAN, MAJOR, PLAYERS, SIEGE, RomanWorld

from ..sea.chart import friendly, hostile, side
from .grain import place_of
from .sheet import (
    CITY_ROWS,
    PROVINCE_NUMBER,
    QUARTERS,
    Stack,
    cities_of,
    is_besieged,
    lasting,
    month_of,
    stacks,
    tax,
)
from .taxes import pairs
from .watch import Moment, Span

MARKERS = 2
"""24.1c."""
HEAVY = ("legion", "civilized", "barbarian", "heavy-cavalry")
"""24.1a."""


def province_of(city: int) -> int:
    """The province of a city."""
    return PROVINCE_NUMBER[CITY_ROWS[city].province]


def is_garrison(stack: Stack) -> bool:
    """24.1a: unbesieged heavy infantry or heavy cavalry ashore."""
    return bool(stack.count(*HEAVY)) and not stack.inside and not stack.count("fleet")


def garrisoned(g: RomanWorld, power: int, cities: list[int]) -> tuple[list[int], list[int]]:
    """24.1a: of some cities those in which the player's heavy units stand, and those with the power's own."""
    held: tuple[list[int], list[int]] = ([], [])
    for city in cities:
        if g.city_of[city] < 0 or not friendly(g, power, g.city_of[city]):
            continue
        there = [s for s in stacks(g) if s.place == place_of(city) and is_garrison(s)]
        if any(g.chief[s.power] == g.chief[power] and side(g, s.power) == side(g, power) for s in there):
            held[0].append(city)
        if any(s.power == power for s in there):
            held[1].append(city)
    return held


def enemies_in(g: RomanWorld, power: int, places: set[int] | None, province: int) -> list[Stack]:
    """24.1a: unbesieged enemies in some places, or in a province."""
    return [
        s
        for s in stacks(g)
        if (s.place in places if places else PROVINCE[s.place] == province)
        and hostile(g, power, s.power)
        and not s.inside
        and not s.count("fleet")
        and s.count("train") < len(s.units)
    ]


def is_paid(g: RomanWorld, power: int) -> bool:
    """24.1b, 24.1e: in talents: major powers, barbarians only where a scenario says so."""
    pays = any(rule.of == power for rule in g.setting.of(PlunderPays) if rule.applies(g.month, g.seats))
    return g.bond[power] == MAJOR and (g.origin[power] != BARBARIAN or pays)


class Plunder:
    """Watches plunderers, and how markers come off."""

    def __init__(self) -> None:
        self.last: tuple[tuple[int, ...], tuple[int, ...]] | None = None
        """24.2: the markers of provinces and cities when the last Taxation and Mobilization Phase began."""

    def __call__(self, span: Span) -> Iterator[str]:
        """24.1 to 24.3."""
        for before, moment in span.steps():
            if moment.kind == "plunders":
                yield from self.province(before, moment)
            elif moment.kind == "plunders-city":
                yield from self.city(before, moment)
            elif moment.kind == "taxes" and self.last is not None:
                if self.last != (moment.g.plunder, moment.g.city_plunder):
                    yield "24.2: markers have come off before taxes were paid"
            elif moment.kind == "phase":
                yield from self.phase(moment)
        yield from self.silent(span)

    # ---- 24.1

    def when(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """24.1a: at the end of his own Siege Resolution Segment."""
        power = moment.power()
        if before.phase != PLAYERS or before.segment != SIEGE or before.active != before.chief[power]:
            yield f"24.1a: {moment['power']} plunders in phase {before.phase}, segment {before.segment}"

    def province(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """24.1a, 24.1c, 24.3: a whole province."""
        g, power, its = moment.g, moment.power(), PROVINCE_NUMBER[moment["province"]]
        yield from self.when(before, moment)
        yield from self.at_mercy(before, moment, its)
        if before.plunder[its]:
            yield f"24.1a: {moment['province']} is plundered twice"
        if before.has_rule("41"):
            yield "41.3b: a whole province is plundered"
        if g.plunder[its] != MARKERS:
            yield f"24.1c: {g.plunder[its]} markers lie on {moment['province']}"
        if before.lord[its] == power and (power, its) not in pairs(g.ruined):
            yield f"24.3: {moment['power']} forgets that it has plundered {moment['province']}"
        shut = [city for city in cities_of(before, its) if is_besieged(before, place_of(city))]
        if any(not g.spared >> city & 1 for city in shut):
            yield f"24.5b: {shut} were under siege and lose their strength"

    def city(self, before: RomanWorld, moment: Moment) -> Iterator[str]:
        """24.1a: a city under his control, that is not besieged."""
        g, power, city = moment.g, moment.power(), CITY[moment["city"]]
        its = province_of(city)
        yield from self.when(before, moment)
        if before.has_rule("41"):
            own = garrisoned(before, power, [city])[0]
            if not own or enemies_in(before, power, {place_of(city)}, its):
                yield f"41.3b: {moment['city']} is not at the mercy of {moment['power']}"
        else:
            yield from self.at_mercy(before, moment, its)
        if before.city_of[city] != power:
            yield f"24.1a: {moment['city']} is not {moment['power']}'s"
        if before.city_plunder[city] or is_besieged(before, place_of(city)):
            yield f"24.5b: {moment['city']} has a marker or is besieged"
        if before.plunder[its] and not before.spared & FALLEN << city:
            yield f"24.1a: {moment['city']} was plundered with its province"
        if g.city_plunder[city] != MARKERS:
            yield f"24.1c: {g.city_plunder[city]} markers lie on {moment['city']}"
        if before.lord[its] == power and (power, city) not in pairs(g.ruined_cities):
            yield f"24.3: {moment['power']} forgets that it has plundered {moment['city']}"

    def at_mercy(self, g: RomanWorld, moment: Moment, province: int) -> Iterator[str]:
        """24.1a: heavy units in half of the cities, and no enemy outside a siege."""
        power, cities = moment.power(), cities_of(g, province)
        held, own = garrisoned(g, power, cities)
        name = PROVINCES[province].id
        if 2 * len(held) < len(cities) or not own:
            yield f"24.1a: {moment['power']} holds {len(held)} of {len(cities)} cities of {name}"
        there = enemies_in(g, power, None, province)
        if there:
            yield f"24.1a: {there[0]} stands in {name}"

    # ---- 24.1e

    def silent(self, span: Span) -> Iterator[str]:
        """24.1e: whoever gets no talents gains the tax value in morale."""
        for moment in span.all("plunders", "plunders-city"):
            power = moment.power()
            if moment.kind == "plunders":
                its = cities_of(span.before, PROVINCE_NUMBER[moment["province"]])
                worth = sum(
                    tax(span.before, city)
                    for city in its
                    if not span.before.city_plunder[city] and not is_besieged(span.before, place_of(city))
                )
            else:
                worth = tax(span.before, CITY[moment["city"]])
            risen = [m["amount"] for m in span.all("morale-rises") if m.event.rule == "24.1e" and m.power() == power]
            wanted = [] if is_paid(span.before, power) or not worth else [worth]
            if risen != wanted:
                yield f"24.1e: {moment['power']} gains {risen}, reckoned {wanted}"

    # ---- 24.2

    def phase(self, moment: Moment) -> Iterator[str]:
        """24.2: one marker comes off each in a Taxation and Mobilization Phase, not under barbarians."""
        g = moment.g
        if moment["phase"] == "mobilization":
            self.last = g.plunder, g.city_plunder
        elif moment["phase"] == "diplomacy" and month_of(g) in QUARTERS and self.last is not None:
            provinces = tuple(self.left(g, number, g.lord[at]) for at, number in enumerate(self.last[0]))
            cities = tuple(self.left(g, number, g.city_of[at]) for at, number in enumerate(self.last[1]))
            if g.plunder != provinces:
                yield f"24.2: markers of provinces are {self.shown(g.plunder)}, reckoned {self.shown(provinces)}"
            if g.city_plunder != cities:
                yield f"24.2: markers of cities are {self.shown(g.city_plunder)}, reckoned {self.shown(cities)}"
            self.last = None

    @staticmethod
    def left(g: RomanWorld, number: int, holder: int) -> int:
        """24.2, 39.2-W: one less, unless barbarians hold it or all lies waste."""
        wild = holder >= 0 and g.origin[holder] == BARBARIAN
        return number if wild or lasting(g, "devastation") else max(0, number - 1)

    @staticmethod
    def shown(markers: tuple[int, ...]) -> dict[int, int]:
        """Where some lie."""
        return {at: number for at, number in enumerate(markers) if number}
