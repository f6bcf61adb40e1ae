"""What the pen draws on a map of hexes: mountains in Ptolemy's manner, sand, reeds, roads and the grid itself.

Everything is on the plane of the drawing; weights and colours are left to the style sheet.
"""

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import shapely
from scipy import ndimage, spatial
from shapely.affinity import affine_transform
from shapely.geometry import LineString, Polygon

from atlas.base import Geometry, Grid, Heights
from atlas.labels import CAPITALS, Lettering, text_width
from atlas.strokes import Strokes
from romanum.board.hexgrid import OFF, HexGrid, Point


@dataclass(frozen=True)
class Board:
    """A grid of hexes laid on the plane: where its first centre lies, and how far a hex is from side to side."""

    grid: HexGrid
    origin: Point
    size: float

    def point(self, place: Point) -> Point:
        """From units of the grid to the plane."""
        return self.origin[0] + place[0] * self.size, self.origin[1] + place[1] * self.size

    def centre(self, here: int) -> Point:
        """The middle of a hex."""
        return self.point(self.grid.centre(here))

    def outline(self, here: int) -> Geometry:
        """A hex as a polygon."""
        return Polygon([self.point(corner) for corner in self.grid.corners(here)])

    def hex_at(self, x: float, y: float) -> int:
        """The hex of a place on the plane."""
        return self.grid.at((x - self.origin[0]) / self.size, (y - self.origin[1]) / self.size)

    def shape(self, geometry: Geometry) -> Geometry:
        """A shape in units of the grid, on the plane."""
        return affine_transform(geometry, [self.size, 0, 0, self.size, *self.origin])

    def union(self, hexes: Iterable[int], rounding: float = 0.0) -> Geometry:
        """Some hexes as one shape, with its corners rounded."""
        whole = shapely.unary_union([self.outline(here).buffer(0.05) for here in hexes])
        return whole.buffer(-rounding).buffer(2 * rounding).buffer(-rounding) if rounding else whole

    def sides(self, faint: set[int]) -> tuple[Strokes, Strokes]:
        """All hexsides, each once: those of common hexes, and those between two faint ones."""
        plain: list[tuple[Point, Point]] = []
        weak: list[tuple[Point, Point]] = []
        for here, steps in enumerate(self.grid.steps):
            for way, there in enumerate(steps):
                if there > here or there == OFF:
                    start, end = (self.point(corner) for corner in self.grid.side(here, way))
                    side = (round(start[0], 1), round(start[1], 1)), (round(end[0], 1), round(end[1], 1))
                    (weak if {here, there} - {OFF} <= faint else plain).append(side)
        return _walked(plain), _walked(weak)


def _walked(sides: Sequence[tuple[Point, Point]]) -> Strokes:
    """Short lines as long walks, each line once; which way a walk turns is by turns."""
    ways: dict[Point, list[Point]] = {}
    for a, b in sides:
        ways.setdefault(a, []).append(b)
        ways.setdefault(b, []).append(a)
    walks: Strokes = []
    for start in sorted(ways, key=lambda point: (len(ways[point]) % 2 == 0, point)):
        while ways[start]:
            walk = [start]
            while ways[walk[-1]]:
                here = walk[-1]
                there = ways[here].pop(0)
                ways[there].remove(here)
                walk.append(there)
            walks.append(walk)
    return walks


# ---- scattering


def scattered(area: Geometry, gap: float, seed: int) -> Grid:
    """Places in an area, at least `gap` apart, thrown by chance and even all the same."""
    west, north, east, south = area.bounds
    rng = np.random.default_rng(seed)
    count = int((east - west) * (south - north) / gap**2 * 5)
    thrown = np.round(rng.uniform((west, north), (east, south), (count, 2)), 1)
    shapely.prepare(area)
    thrown = thrown[shapely.contains_xy(area, thrown[:, 0], thrown[:, 1])]
    near = spatial.cKDTree(thrown).query_ball_point(thrown, gap)
    dropped = np.zeros(len(thrown), bool)
    for i, others in enumerate(near):
        if not dropped[i]:
            dropped[[j for j in others if j > i]] = True
    return np.asarray(thrown[~dropped])


def in_rows(area: Geometry, across: float, down: float, seed: int) -> Grid:
    """Places in an area in rows that are shifted by turns, each pushed a little."""
    west, north, east, south = area.bounds
    xs, ys = np.meshgrid(np.arange(west, east, across), np.arange(north, south, down))
    xs[1::2] += across / 2
    push = np.random.default_rng(seed).uniform(-1, 1, (2, *xs.shape))
    places = np.stack([xs + push[0] * across * 0.22, ys + push[1] * down * 0.2], axis=-1).reshape(-1, 2)
    places = np.round(places, 1)
    shapely.prepare(area)
    return np.asarray(places[shapely.contains_xy(area, places[:, 0], places[:, 1])])


def clear(places: Grid, shape: Geometry) -> Grid:
    """The places that do not lie in a shape."""
    shapely.prepare(shape)
    return np.asarray(places[~shapely.contains_xy(shape, places[:, 0], places[:, 1])])


# ---- mountains


def mountains(places: Grid, heights: Heights, least: float, most: float) -> list[Strokes]:
    """A drawn mountain at each place, the more it stands out the taller, in rows to be painted from north to south.

    Each line is inked; the outlines are filled as well, so that a mountain covers what lies behind it.
    """
    rng = np.random.default_rng(117)
    drawn: dict[int, Strokes] = {}
    for (x, y), high in _standing(places, heights):
        tall = least + (most - least) * high + float(rng.uniform(-0.8, 0.8))
        drawn.setdefault(int(y // PAINTED), []).extend(_mountain(x, y + tall * 0.4, tall, rng))
    return [drawn[row] for row in sorted(drawn)]


def hills(places: Grid, heights: Heights, least: float, most: float) -> Strokes:
    """Mountains so low and so far apart that none covers another: all are filled and inked at once, in few lines.

    There are few sizes and shapes of them, so that a file of many is small when it is packed.
    """
    rng = np.random.default_rng(118)
    drawn: Strokes = []
    for (x, y), high in _standing(places, heights):
        tall = least + (most - least) * round(high * HILL_SIZES) / HILL_SIZES
        drawn.extend(_hill(x, y, tall, *HILL_SHAPES[int(rng.integers(len(HILL_SHAPES)))]))
    return drawn


def _standing(places: Grid, heights: Heights) -> list[tuple[Point, float]]:
    """The places from north to south, each with how much it stands out: from 0 to 1."""
    metres = ndimage.gaussian_filter(heights.metres, 2.0)
    standing = metres - ndimage.gaussian_filter(heights.metres, 14.0)
    rows, columns = np.array([heights.cell(x, y) for x, y in places]).T
    share = np.clip(0.42 + standing[rows, columns] / 1300, 0, 1)
    pairs = [((x, y), high) for (x, y), high in zip(places.tolist(), share.tolist(), strict=True)]
    return sorted(pairs, key=lambda row: row[0][::-1])


PAINTED = 5.5
"""How high a row of mountains is that is painted at once."""


def _mountain(x: float, foot: float, tall: float, rng: np.random.Generator) -> Strokes:
    """One mountain, lit from the west: outline, ridge, and hatching down the flank in shade."""
    wide = tall * float(rng.uniform(0.56, 0.68))
    lean, knee = (float(rng.uniform(-0.12, 0.12)), float(rng.uniform(-0.05, 0.05)))

    def at(across: float, up: float) -> Point:
        return x + wide * (across + lean * up), foot - tall * up

    west = [at(-1.0, 0.0), at(-0.66, 0.2 + knee), at(-0.4, 0.55), at(-0.17, 0.9), at(0.0, 1.0)]
    east = [at(0.16, 0.9), at(0.34, 0.6), at(0.62, 0.26 - knee), at(1.0, 0.0)]
    ridge = [at(0.02, 0.94), at(0.1, 0.7), at(-0.04, 0.46), at(0.08, 0.2)]
    hatches = [[at(0.12, 0.74), at(0.34, 0.4)], [at(0.04, 0.54), at(0.42, 0.16)], [at(0.02, 0.36), at(0.24, 0.06)]]
    return [[*west, *east], ridge, *hatches]


HILL_SIZES: Final = 6
HILL_SHAPES: Final = ((0.62, -0.13), (0.66, 0.02), (0.7, 0.12), (0.76, -0.05))
"""How wide against its height, and how far the top leans over."""


def _hill(x: float, y: float, tall: float, wide: float, lean: float) -> Strokes:
    """A low mountain, lit from the west: outline, and two lines down the flank in shade."""

    def at(across: float, up: float) -> Point:
        return x + tall * wide * (across + lean * up), y + tall * (0.5 - up)

    outline = [at(-1.0, 0.0), at(-0.42, 0.5), at(-0.14, 0.94), at(0.12, 0.96), at(0.5, 0.42), at(1.0, 0.0)]
    return [outline, [at(0.06, 0.82), at(-0.02, 0.5), at(0.14, 0.2)], [at(0.24, 0.62), at(0.42, 0.16)]]


# ---- sand and reeds


def reeds(places: Grid, seed: int) -> Strokes:
    """Tufts of reeds over a line of water."""
    rng = np.random.default_rng(seed)
    lines: Strokes = []
    for x, y in places.tolist():
        wide = float(rng.uniform(3.4, 4.6))
        lines.append([(x - wide, y), (x + wide, y)])
        for lean, tall in ((-1.5, 3.2), (0.0, 4.6), (1.5, 3.4)):
            lines.append([(x + lean * 0.5, y - 0.8), (x + lean * 1.25, y - 0.8 - tall)])
    return lines


# ---- roads

Link = tuple[int, int]


def road_paths(
    board: Board, links: Iterable[Link], nodes: dict[int, Point], shunned: dict[int, Point], seed: int
) -> list[tuple[Link, Grid]]:
    """For each link the line from one hex to the next, through the middle of the hexside.

    A hex with two links and no node of its own is crossed in one sweep, which bends round a `shunned` place in
    it; all others meet in their node.
    """
    pairs = sorted({(min(link), max(link)) for link in links})
    ways: dict[int, list[Link]] = {}
    for pair in pairs:
        for here in pair:
            ways.setdefault(here, []).append(pair)
    gates = {pair: _gate(board, pair, seed) for pair in pairs}
    bends = {
        here: _bend(board, here, place, [gates[pair] for pair in ways.get(here, [])]) for here, place in shunned.items()
    }
    halves = {
        (here, pair): _half(board, here, pair, ways[here], gates, nodes, bends) for pair in pairs for here in pair
    }
    return [(pair, np.concatenate([halves[pair[0], pair], halves[pair[1], pair][::-1][1:]])) for pair in pairs]


def _gate(board: Board, pair: Link, seed: int) -> Grid:
    """Where a road crosses a hexside: near its middle."""
    a, b = (np.array(board.point(end)) for end in board.grid.side(pair[0], board.grid.direction(*pair)))
    share = 0.5 + np.random.default_rng([seed, *pair]).uniform(-0.13, 0.13)
    return np.asarray(a + (b - a) * share)


def _bend(board: Board, here: int, place: Point, gates: Sequence[Grid]) -> Grid:
    """A place to turn to, on the far side of the way between two hexsides."""
    middle = np.array(board.centre(here))
    if len(gates) != 2:
        return middle
    dx, dy = gates[1] - gates[0]
    across = np.array([-dy, dx]) / np.hypot(dx, dy)
    away = -1.0 if across @ (np.array(place) - (gates[0] + gates[1]) / 2) > 0 else 1.0
    return np.asarray(middle + away * across * board.size * 0.3)


def _half(
    board: Board,
    here: int,
    pair: Link,
    ways: Sequence[Link],
    gates: dict[Link, Grid],
    nodes: dict[int, Point],
    bends: dict[int, Grid],
) -> Grid:
    """The part of a link inside one hex, from its middle to the hexside."""
    gate, node = gates[pair], np.array(nodes.get(here, bends.get(here, board.centre(here))))
    t = np.linspace(0.0, 1.0, 7)[:, None]
    if len(ways) == 2 and here not in nodes:
        other = gates[ways[0] if ways[1] == pair else ways[1]]
        whole = (1 - t) ** 2 * other + 2 * t * (1 - t) * node + t**2 * gate
        return np.asarray(whole[3:])
    inward = gate + (np.array(board.centre(here)) - gate) * 0.45
    return np.asarray((1 - t) ** 2 * node + 2 * t * (1 - t) * inward + t**2 * gate)


# ---- rivers


def winding(course: Geometry, size: float, seed: int) -> Geometry:
    """A course with small bends of its own."""
    points = np.array(shapely.segmentize(course, 1.2).coords)
    rng = np.random.default_rng(seed)
    push = np.zeros(len(points))
    for soft, share in ((6.0, 1.0), (2.5, 0.4)):
        wave = ndimage.gaussian_filter1d(rng.normal(size=len(points)), soft)
        push += share * size * wave / max(float(wave.std()), 1e-9)
    push *= np.clip(np.minimum(np.arange(len(points)), np.arange(len(points))[::-1]) / 8, 0, 1)
    heading = np.gradient(points, axis=0)
    heading /= np.maximum(np.hypot(*heading.T), 1e-9)[:, None]
    return LineString(np.round(points + np.column_stack([-heading[:, 1], heading[:, 0]]) * push[:, None], 2))


def confined(course: Geometry, corridor: Geometry, softness: Sequence[float] = (3.0, 2.0, 1.2)) -> Geometry:
    """A course pushed into a corridor wherever it leaves it, and smoothed, in some rounds."""
    edge = corridor.boundary
    shapely.prepare(corridor)
    points = np.array(shapely.segmentize(course, 1.5).coords)
    for soft in softness:
        for i in np.flatnonzero(~shapely.contains_xy(corridor, points[:, 0], points[:, 1])):
            points[i] = edge.interpolate(edge.project(shapely.Point(points[i]))).coords[0]
        points[1:-1] = ndimage.gaussian_filter1d(points, soft, axis=0, mode="nearest")[1:-1]
    return LineString(np.round(points, 2))


def beside(course: Geometry, name: str, size: float, blocked: Geometry, lines: Geometry) -> Lettering:
    """The name of a river in capitals along its course, where it runs calmly and nothing else is written."""
    points = np.array(course.coords)
    shapely.prepare(blocked)
    tries: list[tuple[float, int, Lettering]] = []
    calm = ndimage.gaussian_filter1d(np.array(shapely.segmentize(course, 2.0).coords), 7.0, axis=0, mode="nearest")
    if points[-1][0] < points[0][0]:
        calm = calm[::-1]
    line = LineString(calm)
    for gap, side in ((0.55, -1), (0.55, 1), (0.3, -1), (0.3, 1)):
        length = text_width(name.upper(), gap) * size
        for start in np.arange(2.0, max(line.length - length - 2, 2.1), 4.0):
            written = _on_line(name.upper(), line, size, gap, float(start), side * (size * 0.5 + 3.2))
            tries.append((_unrest(written, line, blocked, lines, side) + 3 * (gap < 0.5), len(tries), written))
    return min(tries)[2]


def level(text: str, size: float, middle: Point, gap: float = 0.12) -> Lettering:
    """A name in capitals on a level line around a place."""
    x = middle[0] - text_width(text, gap) * size / 2
    letters = []
    for letter in text:
        letters.append((round(x + CAPITALS[letter] * size / 2, 1), round(middle[1], 1), 0.0))
        x += (CAPITALS[letter] + gap) * size
    return Lettering(text, size, tuple(letters))


def _on_line(text: str, line: Geometry, size: float, gap: float, start: float, off: float) -> Lettering:
    """Letters along a line, moved off it to one side."""
    letters = []
    for letter in text:
        middle = start + CAPITALS[letter] * size / 2
        (ax, ay), (bx, by) = (line.interpolate(middle + step).coords[0] for step in (-4.0, 4.0))
        turn = float(np.arctan2(by - ay, bx - ax))
        x, y = line.interpolate(middle).coords[0]
        letters.append((round(x - off * np.sin(turn), 1), round(y + off * np.cos(turn), 1), round(np.degrees(turn), 1)))
        start += (CAPITALS[letter] + gap) * size
    return Lettering(text, size, tuple((float(x), float(y), float(a)) for x, y, a in letters))


def _unrest(written: Lettering, line: Geometry, blocked: Geometry, lines: Geometry, side: int) -> float:
    """How badly a name lies: on something, bent, steep, on its own river."""
    boxes = shapely.union_all([box.shape for box in written.boxes])
    angles = np.array([angle for _, _, angle in written.letters])
    cost = 100.0 * blocked.intersects(boxes) + 0.8 * boxes.intersection(lines).length
    cost += 2.0 * boxes.intersection(line.buffer(1.5)).area
    return float(cost + 0.12 * np.abs(np.diff(angles)).max() + 0.02 * np.abs(angles).max() + 0.4 * (side > 0))


def pairs_of(chains: Iterable[Sequence[int]]) -> set[Link]:
    """The links of some chains of hexes, each with the lower number first."""
    return {(min(a, b), max(a, b)) for chain in chains for a, b in itertools.pairwise(chain)}
