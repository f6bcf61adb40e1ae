"""What a seat is sent of a table."""

from __future__ import annotations

from typing import Any

import msgspec

from games.pax.builder import GAME, Table
from romanum.engine.secrecy import masked


def seen(t: Table, seat: int | None = 0) -> dict[str, Any]:
    """As a match would send it."""
    known = masked(t.g, seat)
    fields = msgspec.structs.asdict(known)
    step = type(known.stack[-1]).__name__ if known.stack else ""
    return {**fields, "step": step, **GAME.describe(known, seat)}
