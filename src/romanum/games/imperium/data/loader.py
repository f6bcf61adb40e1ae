"""Reading the map and the charts of Imperium Romanum, and the references among them."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from romanum.engine.data import DataError, Files, Used
from romanum.games.imperium.data import schema, table_schema

DATA: Final = Path(__file__).parent
FILES: Final = Files("imperium")


class Data(Struct, frozen=True):
    """All files of map and charts, decoded."""

    hexes: schema.HexesFile
    sides: schema.SidesFile
    seas: schema.SeasFile
    provinces: tuple[schema.Province, ...]
    cities: schema.CitiesFile
    tables: table_schema.Tables
    mobilization: table_schema.Mobilization


@cache
def read(folder: Path = DATA) -> Data:
    """Decode all files; raise DataError for the first that is wrong."""
    return Data(
        FILES.load(folder, "hexes", schema.HexesFile),
        FILES.load(folder, "sides", schema.SidesFile),
        FILES.load(folder, "seas", schema.SeasFile),
        FILES.load(folder, "provinces", schema.ProvincesFile).province,
        FILES.load(folder, "cities", schema.CitiesFile),
        FILES.load(folder, "tables", table_schema.Tables),
        FILES.load(folder, "mobilization", table_schema.Mobilization),
    )


def unknown_ids(data: Data) -> Iterator[DataError]:
    """Every id that a file uses and no file defines."""
    known = {
        "province": {row.id for row in data.provinces},
        "city": {row.id for row in data.cities.city},
        "area": {row.id for row in data.mobilization.area},
        "sea area": set(data.seas.areas),
        "sea": {row.sign for row in data.seas.sea},
        "unit": {row.id for row in data.tables.unit},
    }
    for used in (_used_on_the_map, _used_by_provinces, _used_by_tables, _used_by_mobilization):
        yield from FILES.unknown(known, used(data))


def _each(file: str, place: str, what: str, names: Iterable[str]) -> Iterator[Used]:
    return ((file, place, what, name) for name in names if name)


def _used_on_the_map(data: Data) -> Iterator[Used]:
    yield from _each("hexes", "$.land_part", "province", (part.province for part in data.hexes.land_part))
    yield from _each("hexes", "$.water_part", "sea", (part.sea for part in data.hexes.water_part))
    yield from _each("hexes", "$.water", "sea", {sign for row in data.hexes.water for sign in row} - {"-"})
    yield from _each("seas", "$.sea", "sea area", (sea.area for sea in data.seas.sea))
    yield "seas", "$.own_hex_alone", "city", data.seas.own_hex_alone
    yield from _each("cities", "$.city", "province", (city.province for city in data.cities.city))


def _used_by_provinces(data: Data) -> Iterator[Used]:
    for row in data.provinces:
        place = f"$.province ({row.id})"
        yield from _each("provinces", place, "province", (*row.neighbours, *row.straits))
        yield from _each("provinces", place, "city", (row.capital, row.capital_while_absent))
        yield from _each("provinces", place, "area", (row.area,))


def _used_by_tables(data: Data) -> Iterator[Used]:
    tables = data.tables
    yield from _each("tables", "$.calendar", "sea", tables.calendar.always_summer_seas)
    yield from _each("tables", "$.siege.great_cities", "city", tables.siege.great_cities)
    yield from _each("tables", "$.treasure.cities", "city", tables.treasure.cities)
    grain, events = tables.grain, tables.random_events
    yield from _each("tables", "$.grain", "province", (grain.only_constantinople, *grain.constantinople))
    yield from _each("tables", "$.random_events", "province", (*events.harvest, *events.incursion))
    yield "tables", "$.pirates.province", "province", tables.pirates.province
    units = (*tables.reformed.strength, *tables.pirates.units, *tables.rhodus.units, *tables.maximum_build.types)
    yield from _each("tables", "$", "unit", units)
    for name, section in (("civilized", tables.inactive.civilized), ("barbarian", tables.inactive.barbarian)):
        yield from _each("tables", f"$.inactive.{name}", "province", section.provinces)
        for row in section.row:
            yield from _each("tables", f"$.inactive.{name}", "unit", row.units)


def _used_by_mobilization(data: Data) -> Iterator[Used]:
    chart = data.mobilization
    same = (name for pair in chart.same_cost.items() for name in pair)
    yield from _each("mobilization", "$", "unit", (*chart.types, *same))
    for area in chart.area:
        yield from _each("mobilization", f"$.area ({area.id})", "province", area.provinces)
    for period in chart.period:
        yield from _each("mobilization", f"$.period[{period.number}]", "area", (limit.area for limit in period.limit))
