"""Rows of data files: what every entry has in them, whatever it is of."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Slug = Annotated[str, Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
"""An id, as it stands in records."""
Line = Annotated[str, Meta(min_length=1, pattern="^[^\n]*$")]
Natural = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=1)]


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of a data file, with its provenance."""

    source: Line


class Named(Row, frozen=True, kw_only=True):
    """An entry with an id, which programs and records use, and a name, which players read."""

    id: Slug
    name: Line


class Worded(Named, frozen=True, kw_only=True):
    """An entry with a text for players, whose numbers stand beside it.

    >>> tax = Worded(id="tax", name="Tax", source="R 3.1", wording="Pay {talents}.", numbers={"talents": 2})
    >>> tax.text
    'Pay 2.'
    """

    wording: Line = msgspec.field(name="text")
    numbers: dict[str, int] = {}

    @property
    def text(self) -> str:
        """The text, with its numbers filled in."""
        return self.wording.format_map(self.numbers)
