"""What the tables of Imperium Romanum say of hexes and hexsides, for the drawing."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from atlas.tables import data_of, toml
from romanum.board.hexgrid import DIRECTIONS, OFF, HexGrid

DATA: Final = data_of("imperium")
RESTART: Final = 60
LAST_PRINTED: Final = 70
WAYS: Final = {name.lower(): number for number, name in enumerate(DIRECTIONS)}
Side = tuple[int, int]
"""Two hexes that touch, the lower number first."""


@dataclass(frozen=True)
class City:
    """A city of the chart and its place."""

    id: str
    name: str
    place: str
    port: bool
    capital: bool


class Hexes:
    """The tables of the game, with hexes as numbers of the grid."""

    def __init__(self) -> None:
        self.table = toml(DATA / "hexes.toml")
        self.sides = toml(DATA / "sides.toml")
        self.provinces: list[dict[str, Any]] = toml(DATA / "provinces.toml")["province"]
        self.towns = toml(DATA / "cities.toml")
        self.grid = HexGrid(
            self.table["columns"], self.table["rows"], self.table["first_column"], self.table["first_row"]
        )
        self.ids = [self._id(here) for here in range(self.grid.size)]
        self.number = {name: here for here, name in enumerate(self.ids)}

    def _id(self, here: int) -> str:
        column, row = self.grid.place(here)
        printed = f"{column - RESTART if column > LAST_PRINTED else column:02}{row:02}"
        other = [name for name in self.table["by_other_sheet"] if name[1:] == printed and column <= LAST_PRINTED]
        sheet = "a" if column < self.table["sheet_b"] else "b" if column < self.table["sheet_c"] else "c"
        return str(other[0]) if other else sheet + printed

    def _cells(self, name: str, width: int) -> list[str]:
        found = []
        for here in range(self.grid.size):
            column, row = self.grid.place(here)
            start = (column - self.grid.first_column) * width
            found.append(self.table[name][row - self.grid.first_row][start : start + width])
        return found

    @cached_property
    def terrain(self) -> list[str]:
        """The sign of each hex's ground."""
        return self._cells("terrain", 1)

    @cached_property
    def land(self) -> list[bool]:
        """Which hexes have land."""
        return [sign not in "~=" for sign in self.terrain]

    @cached_property
    def water(self) -> list[bool]:
        """Which hexes have water."""
        return [sign != "-" for sign in self._cells("water", 1)]

    @cached_property
    def province(self) -> list[str]:
        """The province of each hex's largest land, or nothing."""
        names = {row["sign"]: row["id"] for row in self.provinces} | {"..": ""}
        return [names[sign] for sign in self._cells("province", 2)]

    @cached_property
    def parts(self) -> list[dict[str, Any]]:
        """Further land parts and waters, in the order of the game's places."""
        return [*self.table["land_part"], *self.table["water_part"]]

    def side(self, text: str) -> Side:
        """A hexside as the tables write it."""
        here = self.number[text[:5]]
        there = self.grid.step(here, WAYS[text[5:]])
        assert there != OFF
        return min(here, there), max(here, there)

    def sides_of(self, text: str) -> list[Side]:
        """Hexsides as the tables write them."""
        return [self.side(word) for word in text.split()]

    @cached_property
    def cities(self) -> list[City]:
        """The cities of the chart."""
        capitals = {row.get("capital", "") for row in self.provinces}
        return [
            City(row["id"], row["name"], row["place"], row.get("port", False), row["id"] in capitals)
            for row in self.towns["city"]
        ]

    @cached_property
    def bare_ports(self) -> list[str]:
        """Places of ports without a city."""
        return [row["place"] for row in self.towns["port"]]

    @cached_property
    def borders(self) -> dict[tuple[str, str], list[Side]]:
        """By two provinces, the hexsides between them where both have land."""
        found: dict[tuple[str, str], list[Side]] = {}
        for here in range(self.grid.size):
            for there in self.grid.neighbours[here]:
                pair = self.province[here], self.province[there]
                if here < there and all(pair) and pair[0] != pair[1]:
                    found.setdefault((min(pair), max(pair)), []).append((here, there))
        return found
