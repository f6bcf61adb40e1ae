"""How the actions of cards are written, and the constant moves that their steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, row
from romanum.games.pax.data.components import PERGAMUM, PLACE_COUNT, RHODES, SEATS, TITLE_COUNT

VERBS: Final[dict[str, str]] = {
    "play": "play {card}",
    "discard": "discard {card}",
    "hire-for": "hire-for {card}",
    "keep-card": "keep-card {card}",
    "keep-none": "keep-none",
    "pay-priests": "pay-priests",
    "lose-marker": "lose-marker",
    "remove-garrison": "remove-garrison {power} {place}",
    "add-marker": "add-marker",
    "add-objective": "add-objective",
    "fleet-of": "fleet-of {place}",
    "end-alliance": "end-alliance {other}",
}

PLAY: Final = row("play", TITLE_COUNT)
DISCARD: Final = row("discard", TITLE_COUNT)
HIRE_FOR: Final = row("hire-for", TITLE_COUNT)
"""12.2.3a: Carthage spends any held card on Mercenaries."""
KEEP_CARD: Final = row("keep-card", TITLE_COUNT)
KEEP_NONE: Final[Move] = ("keep-none",)
PAY_PRIESTS: Final[Move] = ("pay-priests",)
LOSE_MARKER: Final[Move] = ("lose-marker",)
ADD_MARKER: Final[Move] = ("add-marker",)
ADD_OBJECTIVE: Final[Move] = ("add-objective",)
FLEET_OF: Final = row("fleet-of", PLACE_COUNT)
END_ALLIANCE: Final = {side: ("end-alliance", side - SEATS) for side in (RHODES, PERGAMUM)}


def remove_garrison(identity: int, place: int) -> Move:
    """17.2-LOCAL-INSURRECTION: one of a power's in a place."""
    return ("remove-garrison", identity, place)
