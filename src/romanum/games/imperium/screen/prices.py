"""Chapter 7.4 for a screen: what each unit costs that may be written on the sheet of a mobilization now."""

from __future__ import annotations

from typing import Any

from romanum.games.imperium.data.hexes import PLACE_IDS
from romanum.games.imperium.data.units import KIND_IDS
from romanum.games.imperium.rules.mobilization import openings
from romanum.games.imperium.rules.mobilization.drafting import MobilizationPlans
from romanum.games.imperium.state.position import RomanWorld


def prices(known: RomanWorld, seat: int | None) -> list[list[Any]]:
    """By unit that can be raised in the Province that is mustered: verb, kind, place, talents; a seat sees its own."""
    step = known.stack[-1] if known.stack else None
    if seat is None or not isinstance(step, MobilizationPlans) or seat not in step.waiting:
        return []
    return [[move[0], KIND_IDS[move[1]], PLACE_IDS[move[2]], talents] for move, talents in openings.priced(known, seat)]
