"""The oracle of shipyards and of what minor powers restore (7.8, 8): when fleets are due, and what accrual allows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from romanum.games.imperium.data.grants import BuildSites, PortsOf
from romanum.games.imperium.data.provinces import PROVINCES
from romanum.games.imperium.data.seas import PORT_WATERS
from romanum.games.imperium.state.position import ACTIVE, MAJOR, PEOPLE, RomanWorld

from ..sea.chart import fleets_in, half_le
from .muster import ACCRUAL, recruitment
from .sheet import (
    CITIES_IN,
    CITY_OF_PLACE,
    LETTERS,
    QUARTERS,
    Keel,
    exists,
    holder,
    is_besieged,
    is_new,
    keels,
    lasting,
    listed,
    month_of,
    province_at,
    stacks,
    type_of,
    type_of_kind,
)
from .watch import Moment, Span, place_name

PIRATES = ("27.1", "37.2", "37.7", "37.8")
"""Powers with rules of their own for where their units come back."""


class Yards:
    """Follows the Month Track."""

    def __call__(self, span: Span) -> Iterator[str]:
        """Fleets that are begun, taken and launched."""
        for moment in span.all("launched"):
            yield from self.launched(moment, span)
        for moment in span.all("keel-taken"):
            if (moment["lost"] == "yes") != (moment["die"] == 1):
                yield f"7.8c: a {moment['die']} at {moment['place']}: lost {moment['lost']}"
        for moment in span.all("keel-delayed"):
            wanted = 0 if moment["die"] <= 3 else 1 if moment["die"] <= 5 else 2
            if moment["delay"] != wanted:
                yield f"7.8c: a {moment['die']} delays by {moment['delay']}"
        yield from self.begun(span)
        for moment in span.all("phase"):
            if moment["phase"] == "diplomacy":
                late = [keel for keel in keels(moment.g) if keel.due <= moment.g.month and not keel.halted]
                if late:
                    yield f"7.8b: {late} are due in month {moment.g.month} and not launched"

    def begun(self, span: Span) -> Iterator[str]:
        """7.8a: a fleet is ready in the next Taxation and Mobilization Phase, three months on."""
        new = Counter(keels(span.after)) - Counter(keels(span.before))
        laid = sum(moment["number"] for moment in span.all("lays-down"))
        fresh = [keel for keel in new.elements() if keel.due == span.before.month + 3]
        if laid and len(fresh) < laid and not any(span.all("keel-taken", "launched", "faction-dissolves")):
            yield f"7.8a: {laid} fleets are begun, on the track stand {list(new.elements())}"

    def launched(self, moment: Moment, span: Span) -> Iterator[str]:
        """7.8b: in its month, in the port that was noted, which its builder still holds."""
        g, power, place = moment.g, moment.power(), moment.place()
        was = [keel for keel in keels(span.before) if (keel.power, keel.place) == (power, place)]
        others = any(span.all("keel-taken", "units-defect", "resumes"))
        if not any(self.is_due(keel, g) for keel in was) and not others:
            yield f"7.8b: {moment['power']} launches at {place_name(place)}, its keels were {was}"
        granted = any(rule.of == power for rule in g.setting.of(PortsOf))
        own = holder(g, place) == power or granted or not CITY_OF_PLACE.get(place)
        if not own:
            yield f"7.8b: {moment['power']} launches at {place_name(place)}, which is of {holder(g, place)}"
        waters = PORT_WATERS[place] or (place,)
        fleets = sum(fleets_in(s.units) for s in stacks(span.after) if s.place in waters and s.power == power)
        lost = any(span.all("naval-attrition", "sea-combat", "units-lost"))
        if not fleets and not lost:
            yield f"7.8b: no fleet of {moment['power']} is at {place_name(place)}"

    @staticmethod
    def is_due(keel: Keel, g: RomanWorld) -> bool:
        """Whether a fleet is ready this month."""
        return keel.due <= g.month and not keel.halted


class Accrual:
    """Follows what minor powers restore, phase by phase."""

    def __init__(self) -> None:
        self.month = -10_000
        self.spent: Counter[int] = Counter()
        """By power: halves of a Legion Equivalent in this phase,"""
        self.placed: Counter[int] = Counter()
        """and by place: land units."""

    def __call__(self, span: Span) -> Iterator[str]:
        """8.1 to 8.3."""
        for moment in span.moments:
            if moment.kind == "restores" or (moment.kind == "lays-down" and moment.event.rule == "8.3b"):
                yield from self.restored(moment, span)

    def restored(self, moment: Moment, span: Span) -> Iterator[str]:
        """A unit comes back."""
        g, power, place = span.before, moment.power(), moment.place()
        if g.month != self.month:
            self.month = g.month
            self.spent.clear()
            self.placed.clear()
        fleet = moment.kind == "lays-down"
        kinds = [] if fleet else listed(moment["units"])
        if month_of(g) not in QUARTERS:
            yield f"8.2: {moment['power']} restores units in month {month_of(g)}"
        accrues = g.bond[power] != MAJOR or recruitment(g, power) == ACCRUAL
        if not accrues or g.standing[power] != ACTIVE:
            yield f"8.0, 5.2.2: {moment['power']} restores units"
        yield from self.points(moment, g, kinds, fleet)
        yield from self.site(moment, g, place)
        if not fleet:
            self.placed[place] += len(kinds)
            if self.placed[place] > 2 and place in CITY_OF_PLACE:
                yield f"8.3b: {self.placed[place]} units come back at {place_name(place)}"

    def points(self, moment: Moment, g: RomanWorld, kinds: list[int], fleet: bool) -> Iterator[str]:
        """8.1, 8.2: as many points as the rate, of what was lost; unseasoned."""
        power = moment.power()
        lost = Counter(type_of(letter) for letter in g.lost[power])
        for kind in kinds:
            name = type_of_kind(kind)
            was = lost[name] + (lost["24-10"] if name == "20-10" else 0)
            if not was:
                yield f"8.1: {moment['power']} restores a {name} and has lost {dict(lost)}"
            if not is_new(kind) and name != "train":
                yield f"8.3c: {moment['power']} restores a seasoned {name}"
            self.spent[power] += half_le(LETTERS[kind], g.has_rule("31"))
        if fleet:
            self.spent[power] += 2
        if self.spent[power] > g.rate[power]:
            yield f"8.1: {moment['power']} spends {self.spent[power]} halves of {g.rate[power]}"

    def site(self, moment: Moment, g: RomanWorld, place: int) -> Iterator[str]:
        """8.3a, 8.3d: in a city of a province that it has and had; anywhere there if it had no city."""
        power = moment.power()
        rows = g.setting.powers
        rules = [rule for rule in g.setting.specials if isinstance(rule, BuildSites | PortsOf)]
        special = any(rule.of == power for rule in rules)
        if special or (power < len(rows) and rows[power].section in PIRATES):
            return
        province = province_at(place)
        at_home = g.home[province] == power or power == PEOPLE + province
        if not at_home or g.lord[province] != power:
            yield f"8.3a: {moment['power']} restores units in {PROVINCES[province].id}"
        if g.plunder[province] or lasting(g, "plague", province) or lasting(g, "revolt", province):
            yield f"24.1d: {moment['power']} restores units in {PROVINCES[province].id}"
        home = [p for p in range(len(PROVINCES)) if g.home[p] == power]
        had_cities = any(exists(g, city) for p in home for city in CITIES_IN[p])
        if had_cities and (holder(g, place) != power or is_besieged(g, place)):
            yield f"8.3a: {moment['power']} restores units at {place_name(place)}"
