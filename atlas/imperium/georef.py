"""How the hexes of Imperium Romanum lie on the earth: a cone, an affine map and a light rubber sheet (georef.toml)."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
from scipy import interpolate, ndimage

from atlas.base import PLACES, Grid, Plane
from atlas.tables import toml
from romanum.board.hexgrid import COLUMN_WIDTH

TABLE: Final[dict[str, Any]] = toml(Path(__file__).with_name("georef.toml"))
FIRST: Final = (11 * COLUMN_WIDTH, -1.5)
"""The middle of the first hex in the units of the fit, y to the north."""
WEST, SOUTH, EAST, NORTH = -6.0, -42.0, 96.0, 8.0
CELL: Final = 0.5
"""The rubber sheet is tabulated on cells of this width; beyond its edges it is level."""
ROUNDS: Final = 30


@dataclass(frozen=True, kw_only=True)
class Sheet(Plane):
    """The paper: where the middle of the first hex lies on it, and how far a hex is from side to side."""

    origin: tuple[float, float]
    hex: float

    @cached_property
    def _cone(self) -> tuple[float, float]:
        """The constant of the cone and the radius of the equator on it, on a sphere of radius 1."""
        first, second = np.radians(TABLE["parallels"])
        n = (np.cos(first) - np.cos(second)) / (second - first)
        return float(n), float(np.cos(first) / n + first)

    @cached_property
    def _radius(self) -> float:
        return float(TABLE["radius_km"] / TABLE["hex_km"])

    @cached_property
    def _affine(self) -> tuple[Grid, Grid]:
        rows = np.array(TABLE["affine"], float)
        return rows[:2], rows[2]

    @cached_property
    def _shifts(self) -> Grid:
        """The rubber sheet, by cell."""
        nodes = np.array(TABLE["nodes"], float)
        smooth = np.full(len(nodes), TABLE["smoothing"])
        smooth[len(nodes) - TABLE["edge_nodes"] :] = TABLE["edge_smoothing"]
        spline = interpolate.RBFInterpolator(nodes[:, :2], nodes[:, 2:], kernel="thin_plate_spline", smoothing=smooth)
        xs, ys = np.arange(WEST, EAST + CELL, CELL), np.arange(SOUTH, NORTH + CELL, CELL)
        places = np.stack(np.meshgrid(xs, ys, indexing="ij"), axis=-1)
        return np.asarray(np.round(spline(places.reshape(-1, 2)).reshape(places.shape), 5))

    def _shift(self, flat: Grid) -> Grid:
        where = [(flat[:, 0] - WEST) / CELL, (flat[:, 1] - SOUTH) / CELL]
        return np.column_stack(
            [ndimage.map_coordinates(self._shifts[:, :, axis], where, order=1, mode="nearest") for axis in (0, 1)]
        )

    def _flat(self, lonlat: Grid) -> Grid:
        """On the cone, in hexes of the fit."""
        n, equator = self._cone
        lon, lat = np.radians(np.asarray(lonlat, float) - (TABLE["origin"][0], 0.0)).T
        turn, far = n * lon, equator - lat
        start = equator - np.radians(TABLE["origin"][1])
        on_cone = np.column_stack([far * np.sin(turn), start - far * np.cos(turn)]) * self._radius
        return np.asarray(on_cone @ self._affine[0] + self._affine[1])

    def forward(self, lonlat: Grid) -> Grid:
        """From longitude and latitude to the paper."""
        flat = self._flat(lonlat)
        there = (flat + self._shift(flat) - FIRST) * (self.hex, -self.hex) + self.origin
        return np.round(there, PLACES)

    def inverse(self, xy: Grid) -> Grid:
        """From the paper to longitude and latitude."""
        there = (np.asarray(xy, float) - self.origin) / (self.hex, -self.hex) + FIRST
        flat = there.copy()
        for _ in range(ROUNDS):
            flat = there - self._shift(flat)
        n, equator = self._cone
        matrix, offset = self._affine
        x, y = ((flat - offset) @ np.linalg.inv(matrix) / self._radius).T
        y = equator - np.radians(TABLE["origin"][1]) - y
        far, turn = np.hypot(x, y), np.arctan2(x, y)
        return np.column_stack([np.degrees(turn / n) + TABLE["origin"][0], np.degrees(equator - far)])
