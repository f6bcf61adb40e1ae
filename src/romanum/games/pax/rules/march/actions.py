"""How the actions of movement are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, Verbs
from romanum.games.pax.data.components import GALLEY
from romanum.games.pax.state.actions import NAMES

VERBS: Final = Verbs(NAMES)
MAJOR_AT: Final = VERBS.row("major {place}")
FLEET_AT: Final = VERBS.row("major-fleet {place}")
MAJOR_OF: Final = VERBS.grid("major-of {other} {place}")
FLEET_OF: Final = VERBS.grid("major-fleet-of {other} {place}")
CONQUEST_AT: Final = VERBS.row("conquest {place}")
GUEST_AT: Final = VERBS.row("guest {place}")
MINOR_AT: Final = VERBS.row("minor {place}")
MINOR_OF: Final = VERBS.grid("minor-of {other} {place}")
UNIT: Final = VERBS.row("unit {unit}")
VERBS.also("leave {number} {unit}", "bring {number} {unit}")
LEAVE_LEADER: Final = VERBS.row("leave-leader {leader}")
BRING_LEADER: Final = VERBS.row("bring-leader {leader}")
READY: Final = VERBS.move("ready")
TO: Final = VERBS.row("to {place}")
PICK_UP: Final = VERBS.move("pick-up")
DROP: Final = VERBS.move("drop-off")
VERBS.also("break-down {number} {unit}")
DESTROY: Final = VERBS.move("destroy")
HALT: Final = VERBS.move("halt")
EMBARK: Final = VERBS.move("embark")
SAIL_TO: Final = VERBS.row("sail-to {place}")
DEBARK: Final = VERBS.move("debark")
VERBS.also("escort {number}")
ATTACK: Final = VERBS.move("attack")
LET_PASS: Final = VERBS.move("let-pass")
INTERCEPT: Final = VERBS.row("intercept {place}")
INTERCEPT_OF: Final = VERBS.grid("intercept-of {other} {place}")
INTERCEPT_LEADER: Final = VERBS.row("intercept-leader {leader}")
VERBS.also("behind-walls {number} {unit}")
WITHDRAW: Final = VERBS.move("withdraw")
WITHDRAW_BY_SEA: Final = VERBS.row("withdraw-by-sea {place}")
STAND: Final = VERBS.move("stand")
HINDER: Final = VERBS.move("hinder")
ROLL_ON: Final = VERBS.move("roll-on")
LOSE_UNIT: Final = VERBS.row("lose-unit {unit}")
REDUCE_UNIT: Final = VERBS.row("reduce-unit {unit}")
PAY_TOLL: Final = VERBS.move("pay-toll")
PIRATES_AT: Final = VERBS.row("pirates {place}")


def some_of(verb: str, found: int, kind: int) -> list[Move]:
    """One, half and all of what there is of a kind, each once; of ships any number."""
    if not found:
        return []
    numbers = range(1, found + 1) if kind == GALLEY else sorted({1, (found + 1) // 2, found})
    return [(verb, number, kind) for number in numbers]
