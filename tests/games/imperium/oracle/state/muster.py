"""The oracle of mobilization (7, 26): where units are raised, how many a year and a city allow, and their kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from romanum.games.imperium.data.bans import NoRaising, OnlyTypes
from romanum.games.imperium.data.cities import CAPITAL_IN
from romanum.games.imperium.data.grants import BuildSites, FortCities, Levy, PlunderPays, RomanStyle
from romanum.games.imperium.data.loader import read
from romanum.games.imperium.data.provinces import AREAS, CULTIVATED, PROVINCES
from romanum.games.imperium.state.position import BARE_PORTS, MAJOR, PEOPLE, REBELS, RomanWorld

from .leaders import free
from .sheet import (
    CITY_OF_PLACE,
    QUARTERS,
    area_of,
    cities_of,
    counter_limit,
    exists,
    forts,
    holder,
    is_besieged,
    is_new,
    keels,
    lasting,
    limits,
    listed,
    month_of,
    port_exists,
    province_at,
    rating,
    stacks,
    type_of,
    type_of_kind,
)
from .taxes import pairs
from .watch import Moment, Span, place_name

ROMAN_STYLE, ACCRUAL, CIVILIZED_STYLE = "roman", "accrual", "civilized"
LESSER = {"20-10": "16-10", "20-9": "16-9"}


def recruitment(g: RomanWorld, power: int) -> str:
    """7.1: how a power gets its units."""
    rows = g.setting.powers
    if power >= len(rows):
        return ROMAN_STYLE if g.bond[power] == MAJOR else ACCRUAL
    if g.bond[power] != MAJOR:
        return ACCRUAL
    if power in {rule.of for rule in g.setting.of(RomanStyle)}:
        return ROMAN_STYLE
    return (ROMAN_STYLE, ACCRUAL, CIVILIZED_STYLE)[rows[power].recruitment]


def has_own_sites(g: RomanWorld, power: int) -> bool:
    """Whether the scenario lets a power's units come elsewhere than in its cities."""
    rules = [rule for rule in g.setting.specials if isinstance(rule, BuildSites | PlunderPays)]
    return any(rule.of == power for rule in rules)


def why_not_here(g: RomanWorld, power: int, place: int, *, fleet: bool) -> str:
    """7.4d, 7.8b, 24.1d, 24.3, 41.3: why a power may not raise a unit in a place, or nothing."""
    city, province = CITY_OF_PLACE.get(place, -1), province_at(place)
    bare = place in BARE_PORTS
    if fleet and not port_exists(g, place):
        return "7.8a: there is no port"
    strongholds = not cities_of(g, province) or any(rule.province == province for rule in g.setting.of(FortCities))
    if not bare and (city < 0 or not exists(g, city)) and place not in g.founded[::2]:
        works = any(fort[:2] == (place, power) for fort in forts(g))
        return "" if strongholds and works else "7.4d: there is no city"
    if bare and not fleet and city < 0 and place not in g.founded[::2]:
        return "7.4d: a port without a city raises no land units"
    if city >= 0 and holder(g, place) != power:
        return "7.4d: the city is another's"
    if g.lord[province] != power and not g.has_rule("41"):
        return "7.4d: the province is another's"
    if is_besieged(g, place):
        return "7.4d: the city is besieged"
    if g.plunder[province] or (city >= 0 and g.city_plunder[city]):
        return "24.1d: plunder markers lie there"
    if (power, province) in pairs(g.ruined) or (power, city) in pairs(g.ruined_cities):
        return "24.3: it has plundered its own"
    if lasting(g, "revolt", province) or lasting(g, "plague", province):
        return "39.2-Q: revolt or plague"
    if any(province in rule.provinces for rule in g.setting.of(NoRaising) if rule.applies(g.month, g.seats)):
        return "2.5: the scenario forbids it"
    return ""


class Muster:
    """Watches what major powers raise, phase by phase and year by year."""

    def __init__(self) -> None:
        self.year = -10_000
        self.ticks: Counter[tuple[str, str]] = Counter()
        """7.5a: by area and type, units raised in this year; fleets besides their crews."""
        self.outside: Counter[tuple[int, str]] = Counter()
        """7.2b: by province without an area."""
        self.month = -10_000
        self.placed: Counter[int] = Counter()
        """7.4e: by city, land units placed in this phase,"""
        self.laid: Counter[int] = Counter()
        """7.8f: and fleets begun."""

    def __call__(self, span: Span) -> Iterator[str]:
        """All that was raised by an action."""
        for moment in span.all("raises", "lays-down"):
            if moment.event.rule in ("2.5", "8.3b"):
                continue
            self.turn(moment.g)
            fleet = moment.kind == "lays-down"
            kinds = [] if fleet else listed(moment["units"])
            yield from self.site(span, moment, kinds, fleet)
            yield from self.kinds(moment, kinds)
            yield from self.room(moment, kinds, fleet)
            self.tick(moment, kinds, fleet)
        if any(span.all("raises", "lays-down")):
            yield from self.year_limits(span)
            if not any(span.all("trigger-fires", "units-defect", "special-goes-over", "proclaimed")):
                yield from self.counter_limits(span)
            yield from self.trains(span)

    def turn(self, g: RomanWorld) -> None:
        """7.5c: a year is over with December; 7.4e: a phase with its month."""
        if g.month // 12 != self.year:
            self.year = g.month // 12
            self.ticks.clear()
            self.outside.clear()
        if g.month != self.month:
            self.month = g.month
            self.placed.clear()
            self.laid.clear()

    def site(self, span: Span, moment: Moment, kinds: list[int], fleet: bool) -> Iterator[str]:
        """7.4d."""
        g, power, place = span.before, moment.power(), moment.place()
        if month_of(g) not in QUARTERS:
            yield f"7.1a: units are raised in month {month_of(g)}"
        if g.bond[power] != MAJOR:
            yield f"8.0: {moment['power']} is a minor power and raises units"
        if has_own_sites(g, power):
            return
        only_trains = bool(kinds) and all(type_of_kind(kind) == "train" for kind in kinds)
        why = why_not_here(g, power, place, fleet=fleet or (only_trains and place in BARE_PORTS))
        if why:
            yield f"{why} ({moment['power']} at {place_name(place)})"
        trains = any(type_of_kind(kind) == "train" for kind in kinds)
        if trains and not CULTIVATED[g.setting.period][province_at(place)]:
            yield f"7.7a: a train is raised in a wild province at {place_name(place)}"

    def kinds(self, moment: Moment, kinds: list[int]) -> Iterator[str]:
        """7.4f, 7.6: unseasoned, and rated as the area is, or worse."""
        g, power = moment.g, moment.power()
        area = limits(g.scenario, area_of(province_at(moment.place())))
        for kind in kinds:
            name = type_of_kind(kind)
            if name == "train":
                continue
            if not is_new(kind):
                yield f"7.4f: a seasoned {name} is raised"
            if name == "24-10":
                yield "7.5g: an elite legion is raised"
            best = "ABCD".index(area.efficiency) if area and recruitment(g, power) == ROMAN_STYLE else 0
            if rating(kind) < min(best, 2):
                yield f"7.6b: a {name} rated {rating(kind)} is raised in an area of {best}"
            only = [rule for rule in g.setting.of(OnlyTypes) if rule.of == power and rule.applies(g.month, g.seats)]
            if any(name not in rule.types for rule in only):
                yield f"2.5: {moment['power']} raises a {name}"

    def room(self, moment: Moment, kinds: list[int], fleet: bool) -> Iterator[str]:
        """7.4e: two new units in a city, four in a capital of a province; 7.8f: fleets two, or one without a city."""
        g, place = moment.g, moment.place()
        if fleet:
            self.laid[place] += moment["number"]
            most = 2 if place in CITY_OF_PLACE else 1
            if self.laid[place] > most:
                yield f"7.8f: {self.laid[place]} fleets are begun at {place_name(place)}"
            return
        self.placed[place] += len(kinds)
        capital = CITY_OF_PLACE.get(place, -1) == CAPITAL_IN[g.setting.column][province_at(place)] != -1
        if self.placed[place] > (4 if capital else 2) and not has_own_sites(g, moment.power()):
            yield f"7.4e: {self.placed[place]} units are placed at {place_name(place)}"

    def tick(self, moment: Moment, kinds: list[int], fleet: bool) -> None:
        """7.5a, 7.8g: marks on the form, of those who mobilize as Romans do."""
        g, power, place = moment.g, moment.power(), moment.place()
        if recruitment(g, power) != ROMAN_STYLE:
            return
        area = area_of(province_at(place))
        names = ["18-30"] * moment["number"] if fleet else [type_of_kind(kind) for kind in kinds]
        for name in names:
            if name == "train":
                continue
            if area and limits(g.scenario, area):
                self.ticks[area, self.column(g, power, name)] += 1
                if fleet:
                    self.ticks[area, "crew"] += 1
            else:
                self.outside[province_at(place), name] += 1

    def column(self, g: RomanWorld, power: int, name: str) -> str:
        """The Roman type whose limit a foreigner's unit is charged against."""
        styles = [rule for rule in g.setting.of(RomanStyle) if rule.of == power]
        return next((roman for rule in styles for roman, own in rule.types.items() if own == name), name)

    def year_limits(self, span: Span) -> Iterator[str]:
        """7.5b, 7.5f, 7.8g, 36a, 39.2-X, 39.2-Y: what an area yields in a year, legions and crews together."""
        g = span.after
        for number, area in enumerate(AREAS):
            chart = limits(g.scenario, area.id)
            if chart is None:
                continue
            most = dict(zip(read().mobilization.types, chart.units, strict=True))
            extra = self.extra(g, number)
            levy = Counter[str]()
            for rule in g.setting.of(Levy):
                levy[rule.type] += rule.number * 4
            did = {name: self.ticks[area.id, name] for name in (*most, "crew")}
            cap = {name: value + max(extra, 0) + levy[name] for name, value in most.items()}
            heavy = did["20-10"] + did["16-10"] + did["crew"]
            for name in ("20-10", "30-16", "18-30"):
                if did[name] > cap[name]:
                    yield f"7.5b: {area.id} has raised {did[name]} {name} of {cap[name]}"
            if heavy > cap["20-10"] + cap["16-10"]:
                yield f"7.8g: {area.id} has raised {heavy} legions and crews of {cap['20-10'] + cap['16-10']}"
            for plain, missile in (("4-12", "m4-12"), ("6-16", "m6-16")):
                both = did[plain] + did[missile] > cap[plain] + cap[missile]
                apart = did[plain] > cap[plain] or did[missile] > cap[missile]
                if both if g.has_rule("36") else apart:
                    yield f"7.5b: {area.id} has raised {did[plain]} {plain} and {did[missile]} {missile}"
        yield from self.outside_limits(g)

    def extra(self, g: RomanWorld, area: int) -> int:
        """39.2-X, Y: as the position has it; the events that bring it are looked at elsewhere."""
        return sum(g.bonus[area : area + 1]) + len(lasting(g, "more-units"))

    def outside_limits(self, g: RomanWorld) -> Iterator[str]:
        """7.2b: a 4-12 for each city of a province without an area, and one 4-12 or 6-16 more."""
        for province in {province for province, _ in self.outside}:
            did = {name: number for (where, name), number in self.outside.items() if where == province}
            cities = sum(exists(g, city) for city in CITY_OF_PLACE.values() if city_province(city) == province)
            cities += sum(province_at(place) == province for place in g.founded[::2])
            light = {"4-12", "m4-12"} if g.has_rule("36") else {"4-12"}
            riders = {"6-16", "m6-16"} if g.has_rule("36") else {"6-16"}
            name = PROVINCES[province].id
            if set(did) - light - riders and not g.setting.of(Levy):
                yield f"7.2b: {did} are raised in {name}"
            horse = sum(number for kind, number in did.items() if kind in riders)
            foot = sum(number for kind, number in did.items() if kind in light)
            if horse > 1 or foot + horse > cities + 1:
                yield f"7.2b: {name} with {cities} cities raises {did}"

    def counter_limits(self, span: Span) -> Iterator[str]:
        """5.7: no more counters of a colour than the chart has, of what has just been raised."""
        before, after = count(span.before), count(span.after)
        for (colour, name), number in after.items():
            if name == "train" or number <= before[colour, name]:
                continue
            most = counter_limit(colour, name)
            if number > most:
                yield f"5.7: {number} counters {name} of colour {colour} are in play, of {most}"

    def trains(self, span: Span) -> Iterator[str]:
        """7.7b, 7.7c: when one is raised, no more trains built than leaders on the map, and no more than 16 in play."""
        raised: Counter[int] = Counter()
        for moment in span.all("raises"):
            power, g = moment.power(), moment.g
            new = sum(type_of_kind(kind) == "train" for kind in listed(moment["units"]))
            raised[power] += new
            if new and sum(stack.count("train") for stack in stacks(g) if stack.power == power) > 16:
                yield f"7.7c: power {power} has more than 16 trains"
            if new and raised[power] > len(free(g, power)):
                yield f"7.7b: power {power} raises {raised[power]} trains"


def city_province(city: int) -> int:
    """The province of a city."""
    return next(province_at(place) for place, other in CITY_OF_PLACE.items() if other == city)


def count(g: RomanWorld) -> Counter[tuple[int, str]]:
    """5.7: counters in play by colour and type, without those that were given away (5.8g).

    A people that no scenario lists has no colour but what it borrows (ruling 23.3a).
    Fleets on the stocks are in the colour of their power, if it has one alone.
    """
    found: Counter[tuple[int, str]] = Counter()
    for stack in stacks(g):
        if g.colours[stack.power] >> stack.colour & 1 and not PEOPLE <= stack.power < REBELS:
            found.update((stack.colour, type_of(letter)) for letter in stack.units)
    for keel in keels(g):
        colours = [colour for colour in range(10) if g.colours[keel.power] >> colour & 1]
        if len(colours) == 1:
            found[colours[0], "18-30"] += 1
    return found
