"""Verbs of events and plague, and their constant moves."""

from __future__ import annotations

from typing import Final

from romanum.games.imperium.data.units import KIND_COUNT
from romanum.games.imperium.state.actions import row

VERBS: Final[dict[str, str]] = {
    "plague-loss": "plague-loss {kind}",
}
PLAGUE_LOSS: Final = row("plague-loss", KIND_COUNT)
