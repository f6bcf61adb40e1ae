"""The drawings of an arena's report: calm ink on paper, as SVG text that takes its ink from the page around it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK: Final = "#3a2e24"
FAINT: Final = "#a89b85"
TINTS: Final = ("#a5523a", "#4f7186", "#7a7f4b", "#b58a35", "#6d4f6e", "#4c7a68")
"""Terracotta, sea, olive, ochre, murex, verdigris: told apart with every common colour blindness by lightness too."""

WIDTH: Final = 7.2


class Mark(NamedTuple):
    """A value with its interval, and what was expected."""

    label: str
    value: float
    low: float
    high: float
    expected: float | None = None
    tint: str = TINTS[1]


class Drawing(NamedTuple):
    """One figure of the report."""

    title: str
    caption: str
    svg: str


@contextmanager
def _axes(height: float) -> Iterator[tuple[Axes, Callable[[], str]]]:
    """Empty axes in our style, and the function that makes them SVG."""
    from matplotlib import rc_context
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    style: Any = {"svg.fonttype": "none", "svg.hashsalt": "romanum", "font.family": "serif", "font.size": 10.0}
    with rc_context(style):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        figure.patch.set_alpha(0)
        FigureCanvasSVG(figure)
        axes = figure.add_subplot()
        _plain(axes)

        def svg() -> str:
            text = StringIO()
            figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
            return text.getvalue()

        yield axes, svg


def _plain(axes: Axes) -> None:
    axes.patch.set_alpha(0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(FAINT)
    axes.tick_params(colors=INK, length=0)
    axes.tick_params(axis="x", length=3, color=FAINT)


def inline(svg: str, name: str) -> str:
    """SVG to stand in a page: no header, ids of its own, and the page's ink."""
    text = svg[svg.index("<svg") :]
    text = re.sub(r'\bid="', f'id="{name}-', text)
    text = re.sub(r'(href="#|url\(#)', rf"\g<1>{name}-", text)
    text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    size = re.compile(r'(<svg[^>]*?) (?:width|height)="[^"]*"')
    text = size.sub(r"\1", size.sub(r"\1", text, count=1), count=1)
    return text.replace(INK, "currentColor").strip()


def intervals(marks: Sequence[Mark], name: str, percent: bool = True) -> str:
    """A dot and its interval a line; a small upright stroke where the expected value lies."""
    with _axes(0.55 + 0.27 * len(marks)) as (axes, svg):
        for row, mark in enumerate(marks):
            axes.plot([mark.low, mark.high], [row, row], color=mark.tint, lw=2.2, alpha=0.45, solid_capstyle="round")
            axes.plot([mark.value], [row], "o", color=mark.tint, ms=6.5)
            if mark.expected is not None:
                axes.plot([mark.expected] * 2, [row - 0.34, row + 0.34], color=INK, lw=1.1)
        axes.set_yticks(range(len(marks)), [mark.label for mark in marks])
        axes.set_ylim(len(marks) - 0.4, -0.6)
        axes.grid(axis="x", color=FAINT, alpha=0.25, lw=0.6)
        axes.set_axisbelow(True)
        if percent:
            axes.set_xlim(0, min(1.0, max(mark.high for mark in marks) * 1.08))
            axes.xaxis.set_major_formatter(lambda x, _: f"{x:.0%}")
        return inline(svg(), name)


def histograms(groups: dict[str, list[int]], name: str, unit: str) -> str:
    """How often each value came, one soft shape a group on a common scale."""
    values = [value for group in groups.values() for value in group]
    bins = _bins(min(values), max(values))
    with _axes(0.75 + 0.72 * len(groups)) as (axes, svg):
        for row, (label, group) in enumerate(groups.items()):
            counts = _counts(group, bins)
            tallest = max(counts) or 1
            tops = [row - 0.8 * count / tallest for count in counts]
            axes.stairs(tops, bins, baseline=row, fill=True, color=TINTS[row % len(TINTS)], alpha=0.5)
            axes.plot([sum(group) / len(group)] * 2, [row, row - 0.86], color=INK, lw=1.1)
            axes.axhline(row, color=FAINT, lw=0.6)
            axes.text(bins[0], row - 0.12, f"{label}  ", ha="right", color=INK)
        axes.set_yticks([])
        axes.set_ylim(len(groups) - 0.85, -1.0)
        axes.set_xlim(bins[0], bins[-1])
        axes.set_xlabel(unit, color=INK)
        return inline(svg(), name)


def _bins(low: int, high: int, most: int = 36) -> list[float]:
    """Edges between whole numbers, at most so many shapes."""
    width = max(1, -(-(high - low + 1) // most))
    return [low - 0.5 + width * i for i in range(-(-(high - low + 1) // width) + 1)]


def _counts(values: Sequence[int], edges: Sequence[float]) -> list[int]:
    width = edges[1] - edges[0]
    counts = [0] * (len(edges) - 1)
    for value in values:
        counts[int((value - edges[0]) / width)] += 1
    return counts
