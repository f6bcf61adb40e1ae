"""A figure that was measured, beside the bars it is held against."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """One line of the report: a value, the bars it is held against, and the plain figure beside it."""

    what: str
    value: float
    unit: str
    must: float | None = None
    aim: float | None = None
    more_is_better: bool = False
    plain: str = ""

    @property
    def verdict(self) -> str:
        """How the value stands to its bars."""
        if self.must is None or self.aim is None:
            return ""
        if self._reaches(self.aim):
            return "aim reached"
        return "good" if self._reaches(self.must) else "MISSED"

    def _reaches(self, bar: float) -> bool:
        return self.value >= bar if self.more_is_better else self.value <= bar


def print_figures(game: str, figures: list[Figure]) -> None:
    """A table of all of them."""
    from rich.table import Table
    from rich.text import Text

    from romanum.text.console import console

    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="quiet")
    table.add_column(game)
    for head in ("figure", "", "must", "aim"):
        table.add_column(head, justify="left" if not head else "right")
    table.add_column("")
    table.add_column("plain", justify="right", style="quiet")
    styles = {"aim reached": "good", "MISSED": "danger"}
    for figure in figures:
        bars = ["" if bar is None else f"{bar:g}" for bar in (figure.must, figure.aim)]
        verdict = Text(figure.verdict, styles.get(figure.verdict, ""))
        value = _significant(figure.value) if figure.unit else ""
        table.add_row(figure.what, value, figure.unit, *bars, verdict, figure.plain)
    console().print(table)


def _significant(value: float) -> str:
    """Three figures that mean something.

    >>> _significant(1234.5), _significant(12.345), _significant(0.0812)
    ('1,234', '12.3', '0.081')
    """
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 1 else f"{value:.3f}"
