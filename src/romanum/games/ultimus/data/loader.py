"""Reading the data files of Ultimus Romanorum, the references among them, and the links of the map."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from string import ascii_lowercase
from typing import Final

from msgspec import Struct

from romanum.board.network import Network
from romanum.engine.data import DataError, Files, Used
from romanum.games.ultimus.data.schema import (
    Border,
    Combat,
    Diocese,
    Event,
    Leader,
    LeadersFile,
    RomanUnit,
    ScenarioRow,
    Sea,
    SpecialRow,
    Stratagem,
    Tables,
    Tribe,
    TribeStart,
    Zone,
)

DATA: Final = Path(__file__).parent
FILES: Final = Files("ultimus")


class ZonesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """zones.toml."""

    sea: tuple[Sea, ...]
    diocese: tuple[Diocese, ...]
    zone: tuple[Zone, ...]


class Data(Struct, frozen=True):
    """All data files of the game, decoded."""

    zones: ZonesFile
    borders: tuple[Border, ...]
    tribes: tuple[Tribe, ...]
    units: tuple[RomanUnit, ...]
    leaders: LeadersFile
    combat: Combat
    events: tuple[Event, ...]
    stratagems: tuple[Stratagem, ...]
    tables: Tables
    scenarios: tuple[ScenarioRow, ...]


def read(folder: Path = DATA) -> Data:
    """Read all data files in a folder; raise DataError for the first thing that is wrong in one."""

    return Data(
        zones=FILES.load(folder, "zones", ZonesFile),
        borders=FILES.rows(folder, "borders", "border", Border),
        tribes=FILES.rows(folder, "tribes", "tribe", Tribe),
        units=FILES.rows(folder, "units", "unit", RomanUnit),
        leaders=FILES.load(folder, "leaders", LeadersFile),
        combat=FILES.load(folder, "combat", Combat),
        events=FILES.rows(folder, "events", "event", Event),
        stratagems=FILES.rows(folder, "stratagems", "stratagem", Stratagem),
        tables=FILES.load(folder, "tables", Tables),
        scenarios=FILES.rows(folder, "scenarios", "scenario", ScenarioRow),
    )


# ---- pieces


class Unit(Struct, frozen=True, kw_only=True):
    """A combat unit: one counter."""

    id: str
    name: str
    kind: str
    full: tuple[int, int, int]
    reduced: tuple[int, int, int]
    tribe: str = ""
    diocese: str = ""
    half: str = ""
    home: str = ""
    barbarian: bool = False
    entry: int = 0
    entry_zone: str = ""


def all_units(data: Data) -> tuple[Unit, ...]:
    """Every combat unit, Romans first, each counter of its own."""
    return (*_roman_units(data), *_tribal_units(data))


def _roman_units(data: Data) -> Iterator[Unit]:
    halves = {row.id: row.half for row in data.zones.diocese}
    for row in data.units:
        for number in range(1, row.count + 1):
            alike = row.count > 1
            yield Unit(
                id=f"{row.id}-{number}" if alike else row.id,
                name=f"{row.name} ({number})" if alike else row.name,
                kind=row.kind,
                full=row.full,
                reduced=row.reduced,
                diocese=row.diocese,
                half=row.half or halves.get(row.diocese, ""),
                home=row.home,
                barbarian=row.barbarian,
                entry=row.entry,
                entry_zone=row.entry_zone,
            )


def _tribal_units(data: Data) -> Iterator[Unit]:
    for tribe in data.tribes:
        for letter in ascii_lowercase[: tribe.units]:
            yield Unit(
                id=f"{tribe.id}-{letter}",
                name=f"{tribe.name} {letter.upper()}" if tribe.units > 1 else tribe.name,
                kind="tribal",
                full=tribe.full,
                reduced=tribe.reduced,
                tribe=tribe.id,
            )


def all_leaders(file: LeadersFile) -> tuple[Leader, ...]:
    """Every leader: Romans of history, generic Romans, kings of history, chiefs."""
    return (*file.roman, *file.generic, *file.tribal, *file.chief)


# ---- references


def unknown_ids(data: Data) -> Iterator[DataError]:
    """One error for each id that some file uses and no file defines; an empty id refers to nothing."""
    leaders = {row.id for row in all_leaders(data.leaders)}
    units = {row.id for row in all_units(data)}
    known = {
        "sea": {row.id for row in data.zones.sea},
        "diocese": {row.id for row in data.zones.diocese},
        "zone": {row.id for row in data.zones.zone},
        "tribe": {row.id for row in data.tribes},
        "leader": leaders,
        "unit": units,
        "piece": leaders | units,
        "stratagem": {row.id for row in data.stratagems},
        "scenario": {row.id for row in data.scenarios if not row.setup},
    }
    return FILES.unknown(known, (row for row in _used_ids(data) if row[-1]))


def _used_ids(data: Data) -> Iterator[Used]:
    yield from _used_on_the_map(data)
    for i, tribe in enumerate(data.tribes):
        yield "tribes", f"$.tribe[{i}].subject ({tribe.id})", "tribe", tribe.subject
    for i, unit in enumerate(data.units):
        yield "units", f"$.unit[{i}].diocese ({unit.id})", "diocese", unit.diocese
        yield "units", f"$.unit[{i}].home ({unit.id})", "zone", unit.home
        yield "units", f"$.unit[{i}].entry_zone ({unit.id})", "zone", unit.entry_zone
    for leader in all_leaders(data.leaders):
        yield "leaders", f"{leader.id}, zone", "zone", leader.zone
        yield "leaders", f"{leader.id}, tribe", "tribe", leader.tribe
    for i, event in enumerate(data.events):
        yield from (("events", f"$.event[{i}].zones ({event.id})", "zone", used) for used in event.zones)
    for used in (*data.tables.fleets.bases, *data.tables.refuges.zones):
        yield "tables", "$.fleets, refuges", "zone", used
    for row in data.scenarios:
        yield from (("scenarios", f"scenario {row.id}, {place}", what, used) for place, what, used in _used_in(row))


def _used_on_the_map(data: Data) -> Iterator[Used]:
    for i, sea in enumerate(data.zones.sea):
        yield from (("zones", f"$.sea[{i}].links ({sea.id})", "sea", used) for used in sea.links)
    for i, zone in enumerate(data.zones.zone):
        place = f"$.zone[{i}]"
        yield "zones", f"{place}.diocese ({zone.id})", "diocese", zone.diocese
        yield "zones", f"{place}.tribe ({zone.id})", "tribe", zone.tribe
        yield from (("zones", f"{place}.seas ({zone.id})", "sea", used) for used in zone.seas)
    for i, border in enumerate(data.borders):
        yield "borders", f"$.border[{i}].a", "zone", border.a
        yield "borders", f"$.border[{i}].b", "zone", border.b


UsedHere = Iterator[tuple[str, str, str]]


def _used_in(row: ScenarioRow) -> UsedHere:
    yield "setup", "scenario", row.setup
    yield "escort", "leader", row.escort
    for name in ("augusti", "caesars", "usurpers"):
        princes = getattr(row, name)
        yield name, "leader", princes.west
        yield name, "leader", princes.east
    for name in ("follow_west", "follow_east", "waiting", "removed"):
        yield from ((name, "piece", used) for used in getattr(row, name))
    for leader, unit in row.guards.items():
        yield "guards", "leader", leader
        yield "guards", "unit", unit
    for name, what in (("leaders", "leader"), ("units", "unit")):
        for zone, pieces in getattr(row, name).items():
            yield name, "zone", zone
            yield from ((name, what, used) for used in pieces)
    yield from (("barbarian_dioceses", "diocese", used) for used in row.barbarian_dioceses)
    yield from (("free", "tribe", used) for used in row.free)
    for used in (*row.hand.roman, *row.hand.barbarian):
        yield "stratagems", "stratagem", used
    for tribe, start in row.tribes.items():
        yield from _used_by_tribe(tribe, start)
    for special in row.special:
        yield from _used_by_special(special)


def _used_by_tribe(tribe: str, start: TribeStart) -> UsedHere:
    place = f"tribes.{tribe}"
    yield place, "tribe", tribe
    yield place, "leader", start.king
    yield place, "zone", start.capital
    yield place, "tribe", start.ally
    yield from ((place, "zone", zone) for zone in (*start.units, *start.leaders.values()))
    yield from ((place, "leader", leader) for leader in start.leaders)


def _used_by_special(special: SpecialRow) -> UsedHere:
    place = f"special {special.id}"
    yield place, "leader", special.leader
    yield place, "tribe", special.tribe
    yield from ((place, "zone", zone) for zone in (special.zone, *special.zones))
    yield from ((place, "stratagem", used) for used in special.stratagems)


# ---- the map

FAR: Final = 99
"""The distance of areas that no land way joins."""


def distances(neighbours: Sequence[Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    """Steps from every area to every other; FAR where there is no way.

    >>> distances([(1,), (0, 2), (1,), ()])[0]
    (0, 1, 2, 99)
    """
    steps = Network([tuple(near) for near in neighbours]).steps
    return tuple(tuple(steps.field((start,), FAR)) for start in range(len(neighbours)))
