"""The map and the charts against themselves, the rulebook's counts and its worked examples."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from romanum.engine.data import Check
from romanum.games.imperium.data import schema, table_schema
from romanum.games.imperium.data.loader import DATA, FILES, Data, read, unknown_ids

LAND_RESULT = re.compile(r"(E|N|A|D|(1/4|1/2|3/4)[AD])/(E|N|A|D|(1/4|1/2|3/4)[AD])[ad]")
NAVAL_RESULT = re.compile(r"[-1234]/[-1234]")
WHEAT = {"aegyptus": 4, "chersonesus": 4}
"""22.2, 22.2.1."""
PRODUCERS = {"africa-proconsularis", "aegyptus", "baetica", "sardinia", "sicilia", "chersonesus"}
"""33.1, 39.2 G."""
HISPANIA = ("tarraconensis", "baetica", "lusitania", "gallaecia")
"""29.1."""
ITALIA = (3, 4, 2, 0, 0, 0, 0, 4)
"""7.2: what Italia raises in period 1."""
LETTERS = set("ABCDEFGHIJKLMNOPQRSTUVWXYZ-")
"""39.2."""
SCENARIOS = 41
COLOURS = 10
"""5.7."""


def check(folder: Path = DATA) -> list[str]:
    """One line for each fault; empty if all is well."""
    found = Check(FILES)
    with found:
        data = read(folder)
        found.add(unknown_ids(data))
        _hexes(found, data.hexes)
        _provinces(found, data)
        _cities(found, data)
        _combat(found, data.tables)
        _charts(found, data.tables)
        _mobilization(found, data)
        _sources(found, data)
    return found.lines


def _hexes(found: Check, hexes: schema.HexesFile) -> None:
    for name, width in (("terrain", 1), ("water", 1), ("province", 2)):
        rows = getattr(hexes, name)
        found.number("hexes", f"$.{name}", len(rows), hexes.rows)
        for number, row in enumerate(rows):
            found.number("hexes", f"$.{name}[{number}]", len(row), hexes.columns * width)
    if found.faults:
        return
    for number, row in enumerate(zip(hexes.terrain, hexes.water, hexes.province, strict=True)):
        for column, (ground, water) in enumerate(zip(row[0], row[1], strict=True)):
            place = f"row {number + hexes.first_row}, column {column + hexes.first_column}"
            if (ground in "~=") != (row[2][2 * column : 2 * column + 2] == ".."):
                found.fault("hexes", place, "has land without a province or a province without land")
            if ground in "~=" and water == "-":
                found.fault("hexes", place, "is sea without a name")


def _provinces(found: Check, data: Data) -> None:
    found.ids(data.provinces, "provinces")
    found.number("provinces", "signs that stand twice", len({row.sign for row in data.provinces}), len(data.provinces))
    rows = {row.id: row for row in data.provinces}
    areas = {name: area.id for area in data.mobilization.area for name in area.provinces}
    cities = {city.id: city for city in data.cities.city}
    for row in data.provinces:
        place = f"$.province ({row.id})"
        for kind in ("neighbours", "straits"):
            for other in getattr(row, kind):
                if row.id not in getattr(rows[other], kind):
                    found.fault("provinces", place, f"names {other} among its {kind}, which does not name it")
        found.number("provinces", f"{place}.area", row.area, areas.get(row.id, ""))
        for capital in filter(None, (row.capital, row.capital_while_absent)):
            found.number("provinces", f"{place}.capital", cities[capital].province, row.id)
        has_cities = any(city.province == row.id for city in data.cities.city)
        found.number("provinces", f"{place}: a capital", bool(row.capital), has_cities)
        if "YN" in row.roads:
            found.fault("provinces", place, "loses its roads")
    found.printed("provinces", "producers of wheat", {row.id for row in data.provinces if row.wheat}, PRODUCERS)
    for name, number in WHEAT.items():
        found.printed("provinces", f"wheat of {name}", rows[name].wheat, number)


def _cities(found: Check, data: Data) -> None:
    cities = data.cities
    found.ids(cities.city, "cities")
    found.printed("cities", "columns", len(cities.columns), 13)
    found.number("cities", "$.period", len(cities.period), len(cities.columns))
    places = Counter(city.place for city in cities.city)
    for place, number in places.items():
        found.number("cities", f"cities in {place}", number, 1)
    for port in cities.port:
        if port.place in places:
            found.fault("cities", port.place, "is a port without a city where a city stands")
    tax = [_tax(city, 0) for city in cities.city if city.province == "sicilia"]
    found.printed("cities", "tax value of sicilia in period 1", sum(tax), 4)


def _tax(city: schema.City, column: int) -> int:
    cell = city.values.split()[column]
    return 0 if cell == "-" else int(cell.split("/")[0])


def _combat(found: Check, tables: table_schema.Tables) -> None:
    for name, chart, shape in (
        ("land_combat", tables.land_combat, LAND_RESULT),
        ("naval_combat", tables.naval_combat, NAVAL_RESULT),
    ):
        for number, row in enumerate(chart.results):
            cells = row.split()
            found.number("tables", f"$.{name}.results[{number}]", len(cells), len(chart.ratios))
            for cell in cells:
                if not shape.fullmatch(cell):
                    found.fault("tables", f"$.{name}.results[{number}]", f"no such result '{cell}'")
    for number, row in enumerate(tables.land_combat.results):
        if "ad" in "".join(cell[-1] for cell in row.split()):
            found.fault("tables", f"$.land_combat.results[{number}]", "is worse for a stronger attacker")
    matrix = tables.efficiency.matrix
    found.printed("tables", "$.efficiency against D", [row[3] for row in matrix[:3]], [3, 2, 1])
    if any(matrix[a][b] != -matrix[b][a] for a in range(4) for b in range(4)):
        found.fault("tables", "$.efficiency.matrix", "is not the same both ways")


def _charts(found: Check, tables: table_schema.Tables) -> None:
    found.printed("tables", "$.terrain.forest with roads in winter", tables.terrain.forest[1], 4)
    found.printed("tables", "$.forage.rough in winter", tables.forage.rough[1], 0)
    supply = tables.supply
    for le, roll, points in ((2, 2, 3), (1, 6, 1), (1, 10, 0)):
        found.printed("tables", f"$.supply on {roll}", supply.points[roll - 2][le], points)
    letters = {letter for row in tables.random_events.grid for letter in row}
    found.printed("tables", "letters of $.random_events", letters, LETTERS)
    found.number("tables", "$.random_events.grid", len(tables.random_events.grid), 11)
    found.printed("tables", "$.maximum_build.colour", len(tables.maximum_build.colour), COLOURS)
    for colour, row in tables.maximum_build.colour.items():
        found.number("tables", f"$.maximum_build.colour.{colour}", len(row), len(tables.maximum_build.types))
    months = (*tables.calendar.winter, *tables.calendar.summer, tables.calendar.april, tables.calendar.november)
    found.number("tables", "$.calendar", sorted(months), list(range(1, 13)))
    found.printed("tables", "$.pirates.bases", len(tables.pirates.bases), 11)


def _mobilization(found: Check, data: Data) -> None:
    chart = data.mobilization
    found.number("mobilization", "$.period", [period.number for period in chart.period], [1, 2, 3, 4, 5, 6])
    seen = Counter(name for area in chart.area for name in area.provinces)
    for name, number in seen.items():
        found.number("mobilization", f"areas of {name}", number, 1)
    areas = {area.id: area for area in chart.area}
    found.printed("mobilization", "hispania", areas["hispania"].provinces, HISPANIA)
    scenarios = [n for period in chart.period for cost in period.cost for n in range(*_span(cost.scenarios))]
    found.number("mobilization", "scenarios with costs", scenarios, list(range(1, SCENARIOS + 1)))
    for period in chart.period:
        rows = [limit.units for limit in period.limit] + [cost.units for cost in period.cost]
        for units in rows:
            found.number("mobilization", f"$.period[{period.number}]", len(units), len(chart.types))
    first = chart.period[0]
    italia = next(limit for limit in first.limit if limit.area == "italia")
    found.printed("mobilization", "italia in period 1", italia.units, ITALIA)
    found.printed("mobilization", "costs in period 1", first.cost[0].units[:3], (4, 3, 1))
    found.printed("mobilization", "a fort of level B in period 1", first.fort_strength[2], 6)


def _span(scenarios: tuple[int, int]) -> tuple[int, int]:
    return scenarios[0], scenarios[1] + 1


def _sources(found: Check, data: Data) -> None:
    found.sources("provinces", ((row.id, row.src) for row in data.provinces))
    found.sources("cities", ((row.id, row.src) for row in data.cities.city))
    found.sources("cities", ((port.place, port.src) for port in data.cities.port))
    found.sources("cities", ((port.place, port.src) for port in data.cities.river_port))
    files = (("hexes", data.hexes.src), ("sides", data.sides.src), ("seas", data.seas.src), ("cities", data.cities.src))
    for file, source in (*files, ("mobilization", data.mobilization.src)):
        found.sources(file, [("$.src", source)])
    tables = ((name, getattr(data.tables, name)) for name in data.tables.__struct_fields__)
    found.sources("tables", ((f"$.{name}", row.src) for name, row in tables if isinstance(row, schema.Row)))
    found.sources("tables", ((f"$.unit ({row.id})", row.src) for row in data.tables.unit))
