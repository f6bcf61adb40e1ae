"""The scenarios against themselves, the map, the counters, and what the rulebook says of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from romanum.engine.data import Check
from romanum.games.imperium.data.characters import Guests
from romanum.games.imperium.data.cities import (
    CITY_AT,
    CITY_IDS,
    CITY_PROVINCE,
    CITY_TAX,
    COLUMN_OF,
    PERIOD_OF,
)
from romanum.games.imperium.data.colours import LEVELS, units_of
from romanum.games.imperium.data.hexes import LAND, PLACE_IDS
from romanum.games.imperium.data.outcomes import Arrive, Succeed, Trigger
from romanum.games.imperium.data.provinces import NONE, PROVINCE_IDS
from romanum.games.imperium.data.scenario_loader import FILES, FOLDER, Read, file_of, heads, read_scenario
from romanum.games.imperium.data.scenario_schema import Head, PowerRow, Scenario, Stack
from romanum.games.imperium.data.seas import AREA_NAMES, BARE_PORT, PORT_WATERS
from romanum.games.imperium.data.starts import ACTIVATION
from romanum.games.imperium.data.units import TYPE_BY_ID, TYPE_IDS

SCENARIOS: Final = 41
INTRODUCTORY: Final = (1, 2, 13)
"""2.5; the rulebook numbers the third by an older list."""
Span = tuple[int, int]
USED_IN: Final[dict[str, tuple[Span, ...]]] = {
    "26": ((1, 5), (9, 9), (11, 11), (14, 14), (19, 19), (27, 28), (39, 41)),
    "27": ((3, 4),),
    "28": ((1, 10), (12, 13), (15, 29), (31, 35), (40, 40)),
    "29": ((16, 40),),
    "30": ((16, 33), (35, 36), (38, 40)),
    "31": ((25, 41),),
    "32": ((17, 19), (21, 41)),
    "33": ((34, 41),),
    "34": ((11, 12), (15, 15)),
    "35": ((11, 41),),
    "36": ((33, 41),),
    "37.1": ((36, 40),),
    "37.2": ((35, 40),),
    "37.3": ((39, 40),),
    "37.4": ((35, 40),),
    "37.5": ((31, 34), (36, 36), (38, 38)),
    "37.6": ((12, 19), (24, 25), (27, 27), (29, 29), (32, 32)),
    "37.7": ((6, 8),),
    "37.8": ((6, 10),),
    "38": ((4, 10), (39, 40)),
}
"""The scenarios that the sections of the rulebook name for themselves."""


def check_scenarios(folder: Path = FOLDER, only: Collection[int] = ()) -> list[str]:
    """One line for each fault, of all scenarios or of some; empty if all is well."""
    found = Check(FILES)
    with found:
        rows = heads(folder)
        _index(found, rows)
        for head in (row for row in rows if not only or row.number in only):
            with found:
                _Checker(found, head, read_scenario(head.number, folder)).check()
    return found.lines


def sections(number: int) -> set[str]:
    """2.4a: the sections of 26 to 38 that a scenario uses."""
    return {name for name, spans in USED_IN.items() if any(first <= number <= last for first, last in spans)}


def _index(found: Check, rows: tuple[Head, ...]) -> None:
    found.ids(rows, "index")
    found.number("index", "$.scenario", [row.number for row in rows], list(range(1, SCENARIOS + 1)))
    found.printed("index", "introductory", tuple(row.number for row in rows if row.introductory), INTRODUCTORY)
    found.sources("index", ((row.id, row.src) for row in rows))
    for row in rows:
        found.printed("index", f"{row.id}.column", row.column, COLUMN_OF[row.number])
        found.printed("index", f"{row.id}.period", row.period, PERIOD_OF[row.number] + 1)
        if row.end is not None and row.end < row.start:
            found.fault("index", row.id, "ends before it starts")
        most, fewest, best = row.players
        if not fewest <= best <= most:
            found.fault("index", row.id, "is best for a number of players it is not for")


class _Checker(Struct, frozen=True):
    """One scenario."""

    found: Check
    head: Head
    read: Read

    def check(self) -> None:
        row = self.read.row
        self.number("number", row.number, self.head.number)
        self.found.printed(self.file, "$.rules", set(row.rules), sections(row.number))
        self.number("limitanei", row.limitanei is not None, "30" in row.rules)
        self.number("order", sorted(row.order), list(range(1, self.head.players[0] + 1)))
        self.versions(row)
        self.owners(row)
        for power in row.power:
            self.power(power)
        self.hosts(row)
        self.counters()
        self.references(row)

    @property
    def file(self) -> str:
        return file_of(self.head.number)

    def fault(self, place: str, reason: str) -> None:
        self.found.fault(self.file, place, reason)

    def number(self, place: str, is_: object, should: object) -> None:
        self.found.number(self.file, f"$.{place}", is_, should)

    def there(self, city: int) -> bool:
        """Whether a city exists in this scenario."""
        return CITY_TAX[self.head.column][city] != NONE

    # ---- players

    def versions(self, row: Scenario) -> None:
        most, fewest, _ = self.head.players
        self.number("version", sorted(version.players for version in row.version), list(range(fewest, most)))
        majors = {p for p, power in enumerate(row.power) if power.controller[:1] == "p" and power.status == "major"}
        for version in row.version:
            place = f"version ({version.players} players)"
            played = [int(power) for own in version.seats for power in own]
            self.number(f"{place}.seats", len(version.seats), version.players)
            self.number(place, sorted([*played, *(role.power for role in version.roles)]), sorted(majors))
            self.can_win(row, place, version.players, version.seats)
        seats = [[p for p in majors if row.power[p].controller == f"p{n}"] for n in range(1, most + 1)]
        self.can_win(row, "power", most, seats)

    def can_win(self, row: Scenario, place: str, players: int, seats: object) -> None:
        """Every player has a way to win."""
        wins = {power for win in row.victory if not win.players or players in win.players for power in win.powers}
        assert isinstance(seats, list | tuple)
        for number, own in enumerate(seats, 1):
            if not wins & set(own):
                self.fault(f"$.{place}", f"player {number} cannot win")

    # ---- the map

    def owners(self, row: Scenario) -> None:
        owned = Counter(province for power in row.power for province in power.provinces)
        for province, times in owned.items():
            if times > 1:
                self.fault(PROVINCE_IDS[province], "belongs to several powers")
        held = Counter(city for power in row.power for city in power.cities)
        for power in row.power:
            for city in power.cities:
                if not self.there(city) or held[city] > 1 or CITY_PROVINCE[city] in power.provinces:
                    self.fault(f"$.power ({power.id}).cities", f"{CITY_IDS[city]} cannot be held so")
        for capital in row.capital:
            if not self.there(capital.city):
                self.fault("$.capital", f"{CITY_IDS[capital.city]} does not exist")

    def power(self, power: PowerRow) -> None:
        place = f"$.power ({power.id})"
        if power.status == "minor" and power.treasury:
            self.fault(place, "is a minor power with a treasury (5.1c)")
        if power.status == "major" and power.type == "roman" and not power.head:
            self.fault(place, "has no Imperator (5.1d)")
        if power.recruitment == "civilized" and "26" not in self.read.row.rules:
            self.fault(place, "recruits by 26, which is not in force")
        known = {leader.name for leader in self.read.leaders}
        for name in filter(None, (power.head, *power.successors)):
            if name not in known:
                self.fault(place, f"{name} is no leader of the scenario")
        for number, stack in enumerate(power.setup):
            if stack.colour and stack.colour not in power.colours:
                self.fault(f"{place}.setup[{number}]", f"is {stack.colour}, which is none of its power's colours")
            self.stack(f"{place}.setup[{number}]", power, stack)

    def stack(self, place: str, power: PowerRow, stack: Stack) -> None:
        where = (stack.at is not None) + bool(stack.anywhere) + bool(stack.joins)
        if where > 1 or (not where and not (stack.waits and stack.leaders and not stack.units)):
            self.fault(place, "must be in one place")
        if not stack.leaders and not stack.units:
            self.fault(place, "has nothing in it")
        for name in stack.units:
            if name not in LEVELS and name.removesuffix("-new") not in TYPE_BY_ID:
                self.fault(place, f"unknown unit {name}")
                return
        if any(kind == NONE for kind, _ in units_of(power, stack)):
            self.fault(place, "has a unit that does not exist")
        if stack.at is not None:
            self.place(place, power, stack, stack.at)

    def place(self, place: str, power: PowerRow, stack: Stack, at: int) -> None:
        city = CITY_AT[at]
        if not LAND[at]:
            self.fault(place, f"{PLACE_IDS[at]} is no land")
        if city != NONE and not self.there(city) and not stack.name:
            self.fault(place, f"{CITY_IDS[city]} does not exist")
        open_port = PORT_WATERS[at] and (BARE_PORT[at] or (city != NONE and self.there(city)))
        if "18-30" in stack.units and not open_port and not power.section:
            self.fault(place, f"a fleet in {PLACE_IDS[at]}, which is no port")

    def hosts(self, row: Scenario) -> None:
        """Whoever begins in a city holds it, or is the holder's friend or guest."""
        owner = {province: number for number, power in enumerate(row.power) for province in power.provinces}
        held = {int(city): number for number, power in enumerate(row.power) for city in power.cities}
        guests = {(int(rule.of), int(rule.host)) for rule in row.special if isinstance(rule, Guests)}
        for number, power in enumerate(row.power):
            for stack in power.setup:
                city = CITY_AT[stack.at] if stack.at is not None and not stack.waits else NONE
                if city == NONE or not self.there(city):
                    continue
                host = held.get(city, owner.get(CITY_PROVINCE[city], NONE))
                friends = host != NONE and row.power[host].controller == power.controller
                if number != host and not friends and (number, host) not in guests:
                    self.fault(f"$.power ({power.id})", f"begins in {CITY_IDS[city]}, which is not its own")

    # ---- counters (5.5b, 5.7)

    def counters(self) -> None:
        """No colour needs more counters than it has."""
        for power, type_, few in self.read.allotment.missing:
            name = self.read.row.power[power].id
            self.fault(f"$.power ({name})", f"{few} counters of {TYPE_IDS[type_]} too few in its colours")

    # ---- references

    def references(self, row: Scenario) -> None:
        rules = Counter(rule.id for rule in row.special if rule.id)
        for name, times in rules.items():
            if times > 1:
                self.fault(name, "this rule stands twice")
        for part in _parts((*row.special, *row.victory)):
            for name, what in _names(part):
                known = rules if what == "rule" else TYPE_BY_ID if what == "type" else AREA_NAMES
                if name not in known:
                    self.fault(type(part).__name__, f"unknown {what} {name}")
        waits = {stack.waits for power in row.power for stack in power.setup if stack.waits}
        bring = {rule.id for rule in row.special if isinstance(rule, Trigger) for deed in rule.then if _brings(deed)}
        self.number("triggers by which stacks come", sorted(bring), sorted(waits - {ACTIVATION}))


def _parts(value: object) -> Iterator[Struct]:
    """Everything in special rules and victory rows, however deep."""
    if isinstance(value, tuple):
        for inner in value:
            yield from _parts(inner)
    elif isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _parts(getattr(value, name))


def _names(part: Struct) -> Iterator[tuple[str, str]]:
    """Rules, types of units and seas that something names."""
    for field, what in (("rule", "rule"), ("type", "type"), ("price_of", "type"), ("sea", "sea")):
        if getattr(part, field, ""):
            yield getattr(part, field), what
    for field, what in (("types", "type"), ("units", "type"), ("seas", "sea")):
        yield from ((name, what) for name in getattr(part, field, ()))


def _brings(deed: object) -> bool:
    """An arrival, or a successor who comes from off the map."""
    return isinstance(deed, Arrive) or (isinstance(deed, Succeed) and bool(deed.at))
