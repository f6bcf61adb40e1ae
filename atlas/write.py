"""How geometry is written: short SVG path data with one decimal, and JSON with one thing a line."""

import itertools
import json
from collections.abc import Iterable, Sequence
from typing import Any

import shapely

from atlas.base import Geometry

TENTHS = 10
ROW = 12
"""How high a row of dots is, in units."""


def _tenths(value: float) -> int:
    return round(value * TENTHS)


def _number(tenths: int) -> str:
    """A tenth as short as it can be written.

    >>> [_number(n) for n in (0, 5, -5, 120, -123)]
    ['0', '.5', '-.5', '12', '-12.3']
    """
    whole, part = divmod(abs(tenths), TENTHS)
    text = f"{whole or ''}.{part}" if part else str(whole)
    return f"-{text}" if tenths < 0 else text


def _pairs(points: Sequence[tuple[int, int]]) -> str:
    text = ""
    for value in (value for point in points for value in point):
        written = _number(value)
        text += written if not text or written.startswith("-") else f" {written}"
    return text


def line_path(points: Iterable[Sequence[float]], closed: bool = False) -> str:
    """One line: absolute to its first point, relative from there.

    >>> line_path([(1, 2), (1.5, 2), (1.5, 0)])
    'M1 2l.5 0 0-2'
    """
    whole = [(_tenths(x), _tenths(y)) for x, y in points]
    kept = [point for i, point in enumerate(whole) if i == 0 or point != whole[i - 1]]
    if closed and len(kept) > 1 and kept[0] == kept[-1]:
        kept.pop()
    steps = [(x - before_x, y - before_y) for (before_x, before_y), (x, y) in itertools.pairwise(kept)]
    return f"M{_pairs(kept[:1])}" + (f"l{_pairs(steps)}" if steps else "") + ("z" if closed else "")


def strokes_path(strokes: Iterable[Sequence[tuple[float, float]]], closed: bool = False, linked: bool = False) -> str:
    """Many lines as one path; linked: each begins at a step from the end of the last, which is shorter.

    >>> strokes_path([[(1, 2), (3, 2)], [(3, 4), (5, 4)]], linked=True)
    'M1 2l2 0m0 2l2 0'
    """
    if not linked:
        return "".join(line_path(stroke, closed) for stroke in strokes)
    text = ""
    last = (0, 0)
    for stroke in strokes:
        whole = [(_tenths(x), _tenths(y)) for x, y in stroke]
        steps = [(x - a, y - b) for (a, b), (x, y) in zip([last, *whole], whole, strict=False)]
        text += f"{'m' if text else 'M'}{_pairs(steps[:1])}l{_pairs(steps[1:])}"
        last = whole[-1]
    return text


def dots_path(places: Iterable[Sequence[float]]) -> str:
    """Dots, as lines without length under a round pen, row by row.

    >>> dots_path([(3, 9), (1, 2)])
    'M1 2h0m2 7h0'
    """
    rows: dict[int, list[tuple[int, int]]] = {}
    for x, y in places:
        rows.setdefault(int(y // ROW), []).append((_tenths(x), _tenths(y)))
    text, last = "", (0, 0)
    for number, row in sorted(rows.items()):
        for dot in sorted(row, reverse=bool(number % 2)):
            text += f"{'m' if text else 'M'}{_pairs([(dot[0] - last[0], dot[1] - last[1])])}h0"
            last = dot
    return text


def shape_path(geometry: Geometry) -> str:
    """Polygons with their holes as closed lines, lines as open ones, largest first."""
    text = ""
    for part in sorted(shapely.get_parts(geometry), key=lambda part: (-part.area, -part.length)):
        if part.geom_type == "Polygon":
            text += "".join(line_path(ring.coords, closed=True) for ring in (part.exterior, *part.interiors))
        elif part.geom_type == "LineString" and not part.is_empty:
            text += line_path(part.coords)
    return text


def curve_path(geometry: Geometry) -> str:
    """Lines with their corners rounded: from the middle of each piece to the middle of the next."""
    parts = [part for part in shapely.get_parts(geometry) if part.geom_type == "LineString"]
    return "".join(_curve(part.coords) for part in sorted(parts, key=lambda part: -part.length) if len(part.coords) > 2)


def _curve(points: Sequence[Sequence[float]]) -> str:
    whole = [(_tenths(x), _tenths(y)) for x, y in points]
    closed = whole[0] == whole[-1]
    middles = [((ax + bx) // 2, (ay + by) // 2) for (ax, ay), (bx, by) in itertools.pairwise(whole)]
    turns = list(zip(whole[1:-1], itertools.pairwise(middles), strict=True))
    if closed:
        turns.append((whole[0], (middles[-1], middles[0])))
    steps = [(x - from_[0], y - from_[1]) for corner, (from_, to) in turns for x, y in (corner, to)]
    return f"M{_pairs(middles[:1])}q{_pairs(steps)}"


def place(point: Sequence[float]) -> list[float]:
    """A point with one decimal."""
    return [round(float(value), 1) for value in point[:2]]


def json_text(content: dict[str, Any]) -> str:
    """One key a line, and one line for each member of a list of things."""
    return "{\n" + ",\n".join(f"{_dump(key)}:{_value(value)}" for key, value in content.items()) + "\n}\n"


def _value(value: Any) -> str:
    if isinstance(value, list) and value and not isinstance(value[0], int | float):
        return "[\n" + ",\n".join(_dump(member) for member in value) + "\n]"
    return _dump(value)


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
