"""What leads from earlier layouts of a position to today's: appended to, never changed."""

from __future__ import annotations

from typing import Any, Final

SOMEBODY: Final = -1
"""Whose step it was is not known any more."""


def steps_by_piece(raw: dict[str, Any]) -> None:
    """Layout 2: steps of a sequence are kept with the piece that made them, and of each piece the last alone.

    Before, a step that led on from where another ended was taken for the same march.
    """
    old = [*raw.get("entered", ())]
    pairs = list(zip(old[::2], old[1::2], strict=True))
    last = [pair for n, pair in enumerate(pairs) if [then[0] for then in pairs[n + 1 : n + 2]] != [pair[1]]]
    raw["entered"] = [number for here, there in last for number in (SOMEBODY, here, there)]
