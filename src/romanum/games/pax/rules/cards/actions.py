"""How the actions of cards are written, and the constant moves that their steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, Verbs
from romanum.games.pax.data.components import PERGAMUM, RHODES, SEATS
from romanum.games.pax.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
PLAY: Final = VERBS.row("play {card}")
DISCARD: Final = VERBS.row("discard {card}")
HIRE_FOR: Final = VERBS.row("hire-for {card}")
"""12.2.3a: Carthage spends any held card on Mercenaries."""
KEEP_CARD: Final = VERBS.row("keep-card {card}")
KEEP_NONE: Final = VERBS.move("keep-none")
PAY_PRIESTS: Final = VERBS.move("pay-priests")
LOSE_MARKER: Final = VERBS.move("lose-marker")
VERBS.also("remove-garrison {power} {place}")
ADD_MARKER: Final = VERBS.move("add-marker")
ADD_OBJECTIVE: Final = VERBS.move("add-objective")
FLEET_OF: Final = VERBS.row("fleet-of {place}")
VERBS.also("end-alliance {other}")

END_ALLIANCE: Final = {side: ("end-alliance", side - SEATS) for side in (RHODES, PERGAMUM)}


def remove_garrison(identity: int, place: int) -> Move:
    """17.2-LOCAL-INSURRECTION: one of a power's in a place."""
    return ("remove-garrison", identity, place)
