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
    last = [pair for pair, then in zip(pairs, [*pairs[1:], None], strict=True) if then is None or then[0] != pair[1]]
    raw["entered"] = [number for here, there in last for number in (SOMEBODY, here, there)]
