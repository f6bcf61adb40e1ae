"""Rows of building blocks: the ways to win that the data of a game's scenarios are made of, in a sheet of one's own.

    wins = [{ power = "rome", when = "end", spaces = ["tarentum"] }]

A position keeps them as text, so that they stay plain data, and only where they are not those of its scenario.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import UNSET

from romanum.engine.sheets.drawers import Drawer, Faults, list_of, spot, table_of
from romanum.engine.sheets.entries import Wrong

MOST_ROWS: Final = 24
"""So many rows a sheet may have: more nobody can keep in mind."""
LONGEST_ROW: Final = 4_000
"""So long a row may be, as it is kept."""

Row = dict[str, Any]
Kinds = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""By the word that says what a row is about, what else it has: for an editor, as entries tell it (`Entry.about`)."""
TOLD: Final = {"kind": "words"}
"""What players are told, in the language of whoever writes it."""


class Blocks(Drawer):
    """A list of tables, each a row of the game's own building blocks.

    `own` says those of the scenario as its file has them; `check` reads a row, and raises a `ValueError` that says what
    is wrong with it.
    """

    def __init__(
        self,
        word: str,
        field: str,
        own: Callable[[Any], Sequence[Row]],
        check: Callable[[Any, Row], Any],
        kinds: Callable[[Any], Kinds] = lambda g: {},
        *,
        tag: str = "",
        rule: str = "",
    ) -> None:
        super().__init__(word, rule=rule)
        self.field, self.own, self.check = field, own, check
        self.kinds, self.tag = kinds, tag

    def write(self, g: Any) -> list[Row]:
        """Row by row, also where they are the scenario's."""
        kept = getattr(g, self.field)
        return [*self.own(g)] if kept is UNSET else rows_of(kept)

    def read(self, g: Any, given: Any, faults: Faults) -> None:
        """Those of the scenario are not kept."""
        rows = []
        for n, row in enumerate(list_of(self.id, given, MOST_ROWS, faults, self.rule), 1):
            where = spot(self.id, n)
            found = table_of(where, row, faults)
            try:
                if found:
                    self._check(g, found)
            except Wrong as problem:
                faults.add(where, str(problem), problem.rule or self.rule)
            rows.append(found)
        if not faults:
            setattr(g, self.field, UNSET if rows == [*self.own(g)] else kept_as(rows))

    def _check(self, g: Any, row: Row) -> None:
        try:
            if len(msgspec.json.encode(row)) > LONGEST_ROW:
                raise Wrong(f"a row has at most {LONGEST_ROW} characters")
            self.check(g, row)
        except Wrong:
            raise
        except (ValueError, TypeError, RecursionError) as problem:
            raise Wrong(" ".join(str(problem).split())[:200] or type(problem).__name__) from None

    def about(self, g: Any) -> dict[str, Any]:
        """What rows there can be, and those of the scenario to begin with; without kinds a row is plain text."""
        rows = {"tag": self.tag, "kinds": self.kinds(g), "own": [*self.own(g)]}
        return {"shape": "blocks", "most": MOST_ROWS, **rows}


def kept_as(rows: Sequence[Row]) -> str:
    """Rows as a position keeps them."""
    return msgspec.json.encode(rows).decode()


def rows_of(kept: str) -> list[Row]:
    """The same rows back."""
    rows: list[Row] = msgspec.json.decode(kept, type=list[dict[str, Any]])
    return rows


def told_plainly(row: msgspec.Struct) -> Row:
    """A row as its file has it: nothing that is as usual.

    >>> from romanum.games.trajan.data.schema import CityCount
    >>> told_plainly(CityCount(cities=38))
    {'kind': 'count', 'cities': 38}
    """
    whole: Row = _as_data(row)
    fields = msgspec.structs.fields(row)
    usual = {one.encode_name: _as_data(one.default) for one in fields if not one.required}
    return {name: value for name, value in whole.items() if name not in usual or value != usual[name]}


def _as_data(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


__all__ = ["TOLD", "Blocks", "Kinds", "Row", "kept_as", "rows_of", "told_plainly"]
