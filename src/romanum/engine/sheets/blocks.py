"""Rows of building blocks: the ways to win that the data of a game's scenarios are made of, in a sheet of one's own.

    wins = [{ power = "rome", when = "end", spaces = ["tarentum"] }]

A position keeps them as text, so that they stay plain data, and only where they are not those of its scenario.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypedDict

import msgspec
from msgspec import UNSET

from romanum.engine.sheets.drawers import Drawer, list_of, table_of
from romanum.engine.sheets.faults import Faults, Wrong, spot, told

MOST_ROWS: Final = 24
"""So many rows a sheet may have: more nobody can keep in mind."""
LONGEST_ROW: Final = 4_000
"""So long a row may be, as it is kept."""

Row = dict[str, Any]
Kinds = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""By the word that says what a row is about, what else it has: for an editor, as entries tell it (`Entry.about`), or as
`{"kind": "rows", "part": …}` where rows of a `Part` stand in a row."""
SOMETIMES: Final = {"optional": True}
"""Said of a field that a row need not have; with what it begins when it is added it can say by `fresh`."""
SHAPES: Final = (
    (re.compile(r"Object missing required field `(.+?)`"), "row-missing", "field"),
    (re.compile(r"Object contains unknown field `(.+?)`"), "row-field", "field"),
    (re.compile(r"Invalid (?:enum )?value '?(.*?)'?$"), "row-value", "given"),
    (re.compile(r"Expected `(\w+)"), "row-shape", "wanted"),
)
"""How `msgspec` says what is wrong with the shape of a row, and what is said of it here."""
TOLD: Final = {"kind": "words"}
"""What players are told, in the language of whoever writes it."""


class Part(TypedDict):
    """Rows that stand within rows: what says which kind one is, and the kinds."""

    tag: str
    kinds: Kinds


class Blocks(Drawer):
    """A list of tables, each a row of the game's own building blocks.

    `own` says those of the scenario as its file has them; `check` reads a row, and raises `Wrong`, or whatever
    `msgspec` finds wrong with its shape.
    """

    def __init__(
        self,
        word: str,
        field: str,
        own: Callable[[Any], Sequence[Row]],
        check: Callable[[Any, Row], Any],
        kinds: Callable[[Any], Kinds],
        parts: Callable[[Any], Mapping[str, Part]] = lambda g: {},
        *,
        tag: str = "",
        rule: str = "",
    ) -> None:
        super().__init__(word, rule=rule)
        self.field, self.own, self.check = field, own, check
        self.kinds, self.parts, self.tag = kinds, parts, tag

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
                faults.blame(where, problem.code, problem.rule or self.rule, **problem.facts)
            except msgspec.ValidationError as problem:
                shape, within = misshapen(problem)
                faults.blame(f"{where}{within}", shape.code, shape.rule or self.rule, **shape.facts)
            except (ValueError, TypeError, RecursionError):  # a number without end, a nest without end
                faults.blame(where, "row-unreadable", self.rule)
            rows.append(found)
        if not faults:
            setattr(g, self.field, UNSET if rows == [*self.own(g)] else kept_as(rows))

    def _check(self, g: Any, row: Row) -> None:
        if len(msgspec.json.encode(row)) > LONGEST_ROW:
            raise Wrong("row-long", most=LONGEST_ROW)
        self.check(g, row)

    def about(self, g: Any) -> dict[str, Any]:
        """What rows there can be, and those of the scenario to begin with."""
        rows = {"tag": self.tag, "kinds": self.kinds(g), "parts": self.parts(g), "own": [*self.own(g)]}
        return {"shape": "blocks", "most": MOST_ROWS, **rows}


def misshapen(problem: msgspec.ValidationError) -> tuple[Wrong, str]:
    """What `msgspec` finds wrong with a row, or what was found wrong with a name in it, and where in the row.

    >>> misshapen(msgspec.ValidationError("Expected `int`, got `str` - at `$.needs[0].least`"))[1]
    '.needs[0].least'
    """
    words, _, within = str(problem).partition(" - at `$")
    if isinstance(problem.__cause__, Wrong):
        return problem.__cause__, within.removesuffix("`")
    for shape, code, fact in SHAPES:
        if found := shape.match(words):
            return Wrong(code, **{fact: told(found[1]) if code == "row-value" else found[1]}), within.removesuffix("`")
    return Wrong("row-shape", wanted=""), within.removesuffix("`")


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


__all__ = ["SOMETIMES", "TOLD", "Blocks", "Kinds", "Part", "Row", "kept_as", "rows_of", "told_plainly"]
