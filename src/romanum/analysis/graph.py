"""The graph of an analysis: a line a seat, from the start to the end, with its turning points marked. SVG text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from romanum.analysis.whole_numbers import WHOLE
from romanum.engine.pages.picture import LINES

WIDTH, HEIGHT = 720, 260
LEFT, RIGHT, TOP, BOTTOM = 50, 16, 12, 26
MOST_POINTS: Final = 400
"""Of a long match about so many points of a line are drawn."""
DISC: Final = 18
"""Discs with the numbers of turning points are so far apart at least."""
QUARTERS: Final = (0, 25, 50, 75, 100)
DASHES: Final = ("", "7 3", "2 3", "9 3 2 3", "4 4", "1 4")
"""Lines are told apart by their strokes too."""


def chance_graph(
    points: Sequence[tuple[int, Sequence[int]]],
    marks: Iterable[int],
    turns: Iterable[tuple[int, int]],
    colours: Sequence[str] = LINES,
) -> str:
    """Chances after so many actions; `marks` are numbers of actions, `turns` where each turn began."""
    last = max(points[-1][0], 1)

    def x(n: int) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * n / last, 1)

    def y(chance: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance / WHOLE), 1)

    marked = sorted(set(marks))
    step = max(1, len(points) // MOST_POINTS)
    shown = [*points[:-1:step], points[-1]]
    parts = [_rule(y(percent * WHOLE / 100), f"{percent} %") for percent in QUARTERS]
    parts += [_turn(x(n), turn) for n, turn in turns]
    for seat in range(len(points[0][1])):
        spots = " ".join(f"{x(n)},{y(chances[seat])}" for n, chances in shown)
        dash = f' stroke-dasharray="{DASHES[seat % len(DASHES)]}"' if seat else ""
        parts.append(f'<polyline points="{spots}" fill="none" stroke="{colours[seat % len(colours)]}"{dash}/>')
    parts += _marks([x(n + 1) for n in marked])
    title = escape("The chance of each seat to win, from the first action to the last.")
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" class="chances">'
    return "\n".join([head, f"<title>{title}</title>", *parts, "</svg>"])


def _rule(y: float, text: str) -> str:
    line = f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" class="rule"/>'
    return f'{line}<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{text}</text>'


def _turn(x: float, turn: int) -> str:
    return f'<line x1="{x}" x2="{x}" y1="{HEIGHT - BOTTOM}" y2="{HEIGHT - BOTTOM + 4}" class="tick"/>' + (
        f'<text x="{x}" y="{HEIGHT - 8}" text-anchor="middle">{turn}</text>'
    )


def _marks(places: Sequence[float]) -> list[str]:
    """The numbered discs: one that would cover the last of its row goes into the next row below."""
    ends: list[float] = []
    lines, discs = [], []
    for number, x in enumerate(places, 1):
        row = next((row for row, end in enumerate(ends) if x - end >= DISC), len(ends))
        ends[row : row + 1] = [x]
        y = TOP + row * DISC
        lines.append(f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM}" class="mark"/>')
        discs.append(f'<circle cx="{x}" cy="{y}" r="{DISC // 2 - 1}" class="disc"/>')
        discs.append(f'<text x="{x}" y="{y + 4}" text-anchor="middle" class="number">{number}</text>')
    return lines + discs
