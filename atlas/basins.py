"""Borders that nobody has drawn: the land is shared out among seeds by the ease of the way to them.

Every cell of the ground belongs to the seed from which it is reached most easily. Crests and rivers are hard to
cross, so that what spreads from two sides meets there and borders come to lie along them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely
from scipy import ndimage, sparse
from shapely.geometry import LineString
from shapely.ops import linemerge

from atlas.areas import lattice
from atlas.base import Geometry, Grid, Heights, Place

RIDGE, SEA = 1.15, 9.0
"""How much harder a crest is than its foot, as a power; how much harder water is than level land."""
RIVER = {1: 4.0, 2: 9.0, 3: 26.0}
"""What crossing a river costs by its rank, in cells of level land."""
STEPS = ((0, 1), (1, 0), (1, 1), (1, -1))
"""To the neighbours of a cell; the opposite steps are implied."""
SOFT = 2.6
"""How far the stairs of the cells are smoothed away, in cells."""


@dataclass(frozen=True)
class Basins:
    """The ground as cells that are more or less hard to cross, and who reaches each first."""

    heights: Heights
    land: Geometry
    rivers: Sequence[tuple[Geometry, int]]
    """Courses, each with its rank."""

    @cached_property
    def _hardness(self) -> Grid:
        metres = self.heights.metres
        mean = ndimage.gaussian_filter(metres, 14)
        spread = np.sqrt(ndimage.gaussian_filter((metres - mean) ** 2, 14)) + 90
        ridge = np.clip((ndimage.gaussian_filter(metres, 0.8) - mean) / spread, -1.5, 2.5)
        hardness = np.where(self._dry, np.exp(RIDGE * ridge), SEA)
        for course, rank in self.rivers:
            hardness[self._cells(shapely.get_coordinates(shapely.segmentize(course, self.heights.CELL / 2)))] += RIVER[
                rank
            ]
        return hardness

    @cached_property
    def _dry(self) -> Grid:
        rows, columns = self.heights.metres.shape
        x, y = np.meshgrid(np.arange(columns), np.arange(rows))
        shapely.prepare(self.land)
        cell, margin = self.heights.CELL, self.heights.MARGIN
        return np.asarray(shapely.contains_xy(self.land, x * cell - margin, y * cell - margin))

    def _cells(self, points: Grid) -> tuple[Grid, Grid]:
        """The rows and columns of some places, those off the grid left out."""
        found = np.round((points + self.heights.MARGIN) / self.heights.CELL).astype(int)
        rows, columns = self.heights.metres.shape
        on = (found >= 0).all(axis=1) & (found[:, 0] < columns) & (found[:, 1] < rows)
        return found[on, 1], found[on, 0]

    def shared(self, seeds: dict[str, list[Place]]) -> "Shares":
        """Who reaches each cell first."""
        names = sorted(seeds)
        rows, columns = self.heights.metres.shape
        places = np.array([self.heights.cell(*at) for name in names for at in seeds[name]])
        owner = np.array([i for i, name in enumerate(names) for _ in seeds[name]])
        starts = places[:, 0] * columns + places[:, 1]
        _, _, source = sparse.csgraph.dijkstra(
            lattice(np.round(self._hardness, 6), STEPS),
            directed=False,
            indices=starts,
            return_predecessors=True,
            min_only=True,
        )
        first = dict(zip(starts.tolist(), owner.tolist(), strict=True))
        table = np.full(rows * columns, -1)
        table[list(first)] = list(first.values())
        return Shares(tuple(names), table[source].reshape(rows, columns), self.heights)


@dataclass(frozen=True)
class Shares:
    """To whom each cell belongs, by the number of a name."""

    names: tuple[str, ...]
    cells: Grid
    heights: Heights

    def lines(self) -> list[Geometry]:
        """The borders between the shares, each from one meeting of three to the next, without the stairs of cells."""
        merged = linemerge(list(self._sides()))
        return [_soft(part) for part in shapely.get_parts(merged)]

    def _sides(self) -> Iterable[Geometry]:
        """The sides of cells between two shares."""
        cell, margin = self.heights.CELL, self.heights.MARGIN
        for row, column in np.argwhere(self.cells[:, 1:] != self.cells[:, :-1]).tolist():
            x, y = (column + 0.5) * cell - margin, (row - 0.5) * cell - margin
            yield LineString([(x, y), (x, y + cell)])
        for row, column in np.argwhere(self.cells[1:] != self.cells[:-1]).tolist():
            x, y = (column - 0.5) * cell - margin, (row + 0.5) * cell - margin
            yield LineString([(x, y), (x + cell, y)])

    def owner(self, face: Geometry) -> str:
        """The name of the share in which a piece of land lies, by its widest part."""
        x, y = shapely.maximum_inscribed_circle(face, 0.5).coords[0]
        return self.names[int(self.cells[self.heights.cell(x, y)])]


def _soft(line: Geometry) -> Geometry:
    """A line without stairs; its ends stay, and a ring stays closed."""
    points = np.array(line.coords)
    if len(points) < 4:
        return line
    soft = ndimage.gaussian_filter1d(points, SOFT, axis=0, mode="wrap" if line.is_closed else "nearest")
    if not line.is_closed:
        soft[0], soft[-1] = points[0], points[-1]
        return LineString(np.round(soft, 2))
    return LineString(np.round([*soft[:-1], soft[0]], 2))
