"""Months in words, as a sheet has them (2.7.2)."""

from __future__ import annotations

from typing import Any

from romanum.engine.sheets.faults import Wrong, told
from romanum.games.imperium.data.names import Month
from romanum.games.imperium.state.position import NONE, RomanWorld


class AMonth:
    """A month in words, such as `May 52 BC`."""

    def write(self, g: RomanWorld, value: int) -> str:
        """Month and year."""
        return "none" if value == NONE else str(Month(value))

    def read(self, g: RomanWorld, given: Any) -> int:
        """The same back."""
        try:
            return NONE if given == "none" else int(Month.of(given if isinstance(given, str) else ""))
        except ValueError:
            raise Wrong("month", "2.7.2", given=told(given)) from None

    def about(self, g: RomanWorld) -> dict[str, Any]:
        """Words."""
        return {"kind": "month", "first": str(Month(g.first_month))}
