"""The shape of the data of Imperium Romanum: hexes, hexsides, seas, provinces, cities and ports.

Every file or entry says where it comes from. In `src`, R and a number is a rule of the rulebook, P public material
about the game, H a reconstruction.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from romanum.engine.data_rows import Count, Line, Natural, Slug

Id = Slug
PlaceId = Annotated[str, Meta(pattern="^[abc][0-9]{4}[b-z]?$")]
Sides = Annotated[str, Meta(pattern=r"^\s*[abc][0-9]{4}(n|ne|se|s|sw|nw)(\s+[abc][0-9]{4}(n|ne|se|s|sw|nw))*$")]
"""Hexsides, each a hex and one of its six directions, with spaces between."""
Offset = tuple[float, float]
"""From the middle of a hex to the east and to the south; a hex is 1 from flat side to flat side."""
Terrain = Literal["clear", "forest", "rough", "marsh", "desert"]
Efficiency = Literal["A", "B", "C", "D"]
Six = Annotated[str, Meta(min_length=6, max_length=6)]
Thirteen = Annotated[str, Meta(pattern=r"^(-|\d+/\d+)( (-|\d+/\d+)){12}$")]
"""Tax value and strength by column of the City Chart; - where there is nothing."""


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a data file, with its provenance."""

    src: Line


class Named(Row, frozen=True, kw_only=True):
    """An entry with an id, which programs and records use, and a name, which players read."""

    id: Id
    name: Line


# ---- the map (2.1, 3.1)


class LandPart(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A further land part of a hex, which counts as a hex of its own (3.1.1)."""

    id: PlaceId
    province: Id
    terrain: Terrain
    at: Offset


class WaterPart(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A further water of a hex (3.1.2)."""

    id: PlaceId
    sea: Line
    at: Offset


class HexesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """hexes.toml."""

    src: Line
    columns: Count
    rows: Count
    first_column: Count
    first_row: Count
    sheet_b: Count
    sheet_c: Count
    by_other_sheet: tuple[PlaceId, ...]
    terrain: tuple[str, ...]
    water: tuple[str, ...]
    province: tuple[str, ...]
    land_part: tuple[LandPart, ...]
    water_part: tuple[WaterPart, ...]


class Strait(Row, frozen=True, kw_only=True):
    """A narrow sea strait hexside and its extra MP (12.2)."""

    name: Line
    a: PlaceId
    b: PlaceId
    mp: Count


class Mountain(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A range: hexsides closed to land units (12.1)."""

    name: Line
    sides: Sides


class River(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A river along hexsides; main ones carry trains (13.4.4)."""

    id: Id
    name: Line
    rank: Literal["main", "major", "minor"]
    sides: Sides


class SidesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """sides.toml."""

    src: Line
    lake: Sides
    sea: Sides
    dry: Sides
    land_link: tuple[tuple[PlaceId, PlaceId], ...]
    water_link: tuple[tuple[PlaceId, PlaceId], ...]
    strait: tuple[Strait, ...]
    mountain: tuple[Mountain, ...]
    river: tuple[River, ...]


class Sea(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sea, its sign on the map, and its area for supply (13.1); the Caspian has none."""

    id: Id
    name: Line
    sign: Line
    area: str = ""
    mediterranean: bool = False


class SeasFile(Struct, frozen=True, forbid_unknown_fields=True):
    """seas.toml."""

    src: Line
    areas: tuple[Id, ...]
    either_mediterranean: tuple[PlaceId, ...]
    either_port: PlaceId
    own_hex_alone: Id
    sea: tuple[Sea, ...]


# ---- provinces and cities (2.2, 2.3, 11, 41)


class Province(Named, frozen=True, kw_only=True):
    """A province: its capital, its neighbours by land and over straits, its signs, and its state by period."""

    sign: Annotated[str, Meta(pattern="^[A-Z][A-Za-z]$")]
    neighbours: tuple[Id, ...]
    cultivation: Annotated[Six, Meta(pattern="^[CW]*$")]
    roads: Annotated[Six, Meta(pattern="^[YN]*$")]
    aliases: tuple[Line, ...] = ()
    capital: str = ""
    capital_while_absent: str = ""
    straits: tuple[Id, ...] = ()
    wheat: Natural = 0
    sun: bool = False
    axe: bool = False
    area: str = ""


class ProvincesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """provinces.toml."""

    province: tuple[Province, ...]


class City(Named, frozen=True, kw_only=True):
    """A city of the Variable City Chart; `waters` are those of its port where they are not the hex's first."""

    place: PlaceId
    province: Id
    values: Thirteen
    formerly: str = ""
    port: bool = False
    waters: tuple[PlaceId, ...] = ()
    starred: bool = False


class Port(Row, frozen=True, kw_only=True):
    """A port without a city (2.3)."""

    place: PlaceId


class RiverPort(Row, frozen=True, kw_only=True):
    """A port in a hex without sea, and the hexes from which fleets enter it (2.3)."""

    place: PlaceId
    entered_from: tuple[PlaceId, ...]


class CitiesFile(Struct, frozen=True, forbid_unknown_fields=True):
    """cities.toml."""

    src: Line
    columns: tuple[Line, ...]
    period: tuple[Count, ...]
    bare_port: Thirteen
    city: tuple[City, ...]
    port: tuple[Port, ...]
    river_port: tuple[RiverPort, ...]
