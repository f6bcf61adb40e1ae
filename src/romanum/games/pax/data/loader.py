"""Reading the data files of Pax Romana, and the references among them."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

from romanum.engine.data import DataError, Files, Used
from romanum.games.pax.data import schema, table_schema

DATA: Final = Path(__file__).parent
FILES: Final = Files("pax")


class ProvincesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """provinces.toml."""

    territory: tuple[schema.Territory, ...]
    province: tuple[schema.Province, ...]


class SpacesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """spaces.toml."""

    space: tuple[schema.Space, ...]
    transit: tuple[schema.Transit, ...]


class ConnectionsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """connections.toml."""

    connection: tuple[schema.Connection, ...]


class SidesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """sides.toml."""

    power: tuple[schema.Power, ...]
    other: tuple[schema.Other, ...]


class LeadersFile(Struct, frozen=True, forbid_unknown_fields=True):
    """leaders.toml."""

    pool: tuple[schema.PoolLeader, ...]
    special: tuple[schema.NamedLeader, ...]
    named: tuple[schema.NamedLeader, ...]


class CardsFile(Struct, frozen=True, forbid_unknown_fields=True):
    """cards.toml."""

    card: tuple[schema.Card, ...]


class ObjectivesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """objectives.toml."""

    objective: tuple[schema.Objective, ...]


class ScenariosFile(Struct, frozen=True, forbid_unknown_fields=True):
    """scenarios.toml."""

    scenario: tuple[schema.Scenario, ...]


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """tables.toml."""

    calendar: table_schema.Calendar
    stability: table_schema.StabilityTrack
    stability_changes: table_schema.StabilityChanges
    manpower_maximum: table_schema.ManpowerMaximum
    costs: table_schema.Costs
    income: table_schema.Income
    walls: table_schema.Walls
    movement: table_schema.Movement
    interception: table_schema.Interception
    withdrawal: table_schema.Withdrawal
    attrition: table_schema.Attrition
    battle: table_schema.Battle
    odds: tuple[table_schema.Odds, ...]
    elephants: table_schema.Elephants
    sea: table_schema.Sea
    armies: table_schema.Armies
    victory_points: table_schema.VictoryPoints
    tribes: table_schema.Tribes
    events: table_schema.Events
    cards_effects: table_schema.CardEffects
    rebellion: table_schema.Rebellion
    area: tuple[table_schema.Area, ...]
    invasion: table_schema.Invasion
    harvest: table_schema.Harvest
    unit: tuple[schema.Unit, ...]
    manpower: tuple[schema.Manpower, ...]


class Data(Struct, frozen=True):
    """All data files, decoded."""

    land: ProvincesFile
    places: SpacesFile
    connections: tuple[schema.Connection, ...]
    sides: SidesFile
    leaders: LeadersFile
    cards: tuple[schema.Card, ...]
    objectives: tuple[schema.Objective, ...]
    scenarios: tuple[schema.Scenario, ...]
    tables: Tables


def read(folder: Path = DATA) -> Data:
    """Decode all files; raise DataError for the first that is wrong."""
    return Data(
        FILES.load(folder, "provinces", ProvincesFile),
        FILES.load(folder, "spaces", SpacesFile),
        FILES.load(folder, "connections", ConnectionsFile).connection,
        FILES.load(folder, "sides", SidesFile),
        FILES.load(folder, "leaders", LeadersFile),
        FILES.load(folder, "cards", CardsFile).card,
        FILES.load(folder, "objectives", ObjectivesFile).objective,
        FILES.load(folder, "scenarios", ScenariosFile).scenario,
        FILES.load(folder, "tables", Tables),
    )


def unknown_ids(data: Data) -> Iterator[DataError]:
    """Every id that a file uses and no file defines."""
    spaces = {space.id for space in data.places.space}
    known = {
        "territory": {row.id for row in data.land.territory},
        "province": {row.id for row in data.land.province},
        "space": spaces,
        "place": spaces | {row.id for row in data.places.transit},
        "power": {row.id for row in data.sides.power},
        "side": {row.id for row in (*data.sides.power, *data.sides.other)},
        "unit": {row.id for row in data.tables.unit},
        "card": {row.id for row in data.cards},
        "objective": {row.id for row in data.objectives},
        "leader": {row.id for row in (*data.leaders.pool, *data.leaders.special, *data.leaders.named)},
    }
    return FILES.unknown(known, [*_used_by_the_map(data), *_used_by_tables(data), *_used_by_scenarios(data)])


def _used_by_the_map(data: Data) -> Iterator[Used]:
    for province in data.land.province:
        yield "provinces", province.id, "territory", province.territory
    for space in data.places.space:
        yield "spaces", space.id, "province", space.province
    for i, connection in enumerate(data.connections):
        yield "connections", f"$.connection[{i}].a", "place", connection.a
        yield "connections", f"$.connection[{i}].b", "place", connection.b


def _each(file: str, place: str, what: str, names: Iterable[str]) -> Iterator[Used]:
    return ((file, place, what, name) for name in names if name)


def _used_by_tables(data: Data) -> Iterator[Used]:
    for row in data.tables.manpower:
        place = f"$.manpower ({row.territory})"
        yield "tables", place, "territory", row.territory
        yield from _each("tables", place, "unit", (*row.types, *row.others))
        yield from _each("tables", place, "province", (*row.only, *row.elephants))
        yield from _each("tables", place, "space", row.no_heavy)
    for area in data.tables.area:
        yield from _each("tables", f"$.area ({area.id})", "province", area.provinces)
    yield from _each("tables", "$.harvest", "territory", data.tables.harvest.table)
    for power in data.sides.power:
        yield "sides", power.id, "power", power.pool
    for leader in data.leaders.pool:
        yield "leaders", leader.id, "power", leader.power
    for objective in data.objectives:
        place = f"$.objective ({objective.id})"
        yield from _each("objectives", place, "province", (*objective.provinces, *objective.ports_of))
        yield from _each("objectives", place, "space", objective.spaces)
        groups = [name for group in objective.each for name in group]
        yield from _each("objectives", place, "territory", (*objective.territories, *groups))
        yield from _each("objectives", place, "power", (*objective.barred, *objective.gop_for))


def _used_by_scenarios(data: Data) -> Iterator[Used]:
    for row in data.scenarios:
        place = f"$.scenario ({row.id})"
        yield from _each("scenarios", place, "power", (*row.powers, *row.order, *row.no_raising, *row.limits))
        yield from _each("scenarios", place, "province", (*row.area, *row.gop_provinces, *row.raising, *row.only_power))
        yield from _each("scenarios", place, "card", row.no_cards)
        yield from _each("scenarios", place, "objective", (*row.objectives_used, *row.objectives_unused))
        yield from _each("scenarios", place, "leader", (turn.leader for turn in row.named))
        for win in row.wins:
            yield from _each("scenarios", place, "space", win.spaces)
            yield from _each("scenarios", place, "province", (*win.provinces, win.spaces_of))
            yield from _each("scenarios", place, "territory", (*win.territories, *win.no_army_in))
        for start in (*row.power, *row.other):
            yield "scenarios", place, "side", start.id
            yield from _each("scenarios", f"{place}.{start.id}", "space", (*start.cities, *start.towns))
            for units in start.units:
                yield "scenarios", f"{place}.{start.id}", "space", str(units.get("at"))
                yield from _each("scenarios", f"{place}.{start.id}", "unit", (k for k in units if k != "at"))
            for leader in start.leaders:
                yield from _each("scenarios", f"{place}.{start.id}", "space", (leader.at,))
                yield from _each("scenarios", f"{place}.{start.id}", "leader", (leader.leader,))
