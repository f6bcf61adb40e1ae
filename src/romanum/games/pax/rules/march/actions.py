"""How the actions of movement are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move, grid, row
from romanum.games.pax.data.components import GALLEY, KINDS, LEADER_COUNT, OTHERS, PLACE_COUNT

VERBS: Final = {
    "major": "major {place}",
    "major-fleet": "major-fleet {place}",
    "major-of": "major-of {other} {place}",
    "major-fleet-of": "major-fleet-of {other} {place}",
    "conquest": "conquest {place}",
    "guest": "guest {place}",
    "minor": "minor {place}",
    "minor-of": "minor-of {other} {place}",
    "unit": "unit {unit}",
    "leave": "leave {number} {unit}",
    "bring": "bring {number} {unit}",
    "leave-leader": "leave-leader {leader}",
    "bring-leader": "bring-leader {leader}",
    "ready": "ready",
    "to": "to {place}",
    "pick-up": "pick-up",
    "drop-off": "drop-off",
    "break-down": "break-down {number} {unit}",
    "destroy": "destroy",
    "halt": "halt",
    "embark": "embark",
    "sail-to": "sail-to {place}",
    "debark": "debark",
    "escort": "escort {number}",
    "attack": "attack",
    "let-pass": "let-pass",
    "intercept": "intercept {place}",
    "intercept-of": "intercept-of {other} {place}",
    "intercept-leader": "intercept-leader {leader}",
    "behind-walls": "behind-walls {number} {unit}",
    "withdraw": "withdraw",
    "withdraw-by-sea": "withdraw-by-sea {place}",
    "stand": "stand",
    "hinder": "hinder",
    "roll-on": "roll-on",
    "lose-unit": "lose-unit {unit}",
    "reduce-unit": "reduce-unit {unit}",
    "pay-toll": "pay-toll",
    "pirates": "pirates {place}",
}

READY: Final[Move] = ("ready",)
PICK_UP: Final[Move] = ("pick-up",)
DROP: Final[Move] = ("drop-off",)
DESTROY: Final[Move] = ("destroy",)
HALT: Final[Move] = ("halt",)
EMBARK: Final[Move] = ("embark",)
DEBARK: Final[Move] = ("debark",)
ATTACK: Final[Move] = ("attack",)
LET_PASS: Final[Move] = ("let-pass",)
WITHDRAW: Final[Move] = ("withdraw",)
STAND: Final[Move] = ("stand",)
HINDER: Final[Move] = ("hinder",)
ROLL_ON: Final[Move] = ("roll-on",)
PAY_TOLL: Final[Move] = ("pay-toll",)


TO: Final = row("to", PLACE_COUNT)
SAIL_TO: Final = row("sail-to", PLACE_COUNT)
MAJOR_AT: Final = row("major", PLACE_COUNT)
FLEET_AT: Final = row("major-fleet", PLACE_COUNT)
CONQUEST_AT: Final = row("conquest", PLACE_COUNT)
GUEST_AT: Final = row("guest", PLACE_COUNT)
MINOR_AT: Final = row("minor", PLACE_COUNT)
INTERCEPT: Final = row("intercept", PLACE_COUNT)
WITHDRAW_BY_SEA: Final = row("withdraw-by-sea", PLACE_COUNT)
PIRATES_AT: Final = row("pirates", PLACE_COUNT)
MAJOR_OF: Final = grid("major-of", len(OTHERS), PLACE_COUNT)
FLEET_OF: Final = grid("major-fleet-of", len(OTHERS), PLACE_COUNT)
MINOR_OF: Final = grid("minor-of", len(OTHERS), PLACE_COUNT)
INTERCEPT_OF: Final = grid("intercept-of", len(OTHERS), PLACE_COUNT)
UNIT: Final = row("unit", KINDS)
LOSE_UNIT: Final = row("lose-unit", KINDS)
REDUCE_UNIT: Final = row("reduce-unit", KINDS)
BRING_LEADER: Final = row("bring-leader", LEADER_COUNT)
LEAVE_LEADER: Final = row("leave-leader", LEADER_COUNT)
INTERCEPT_LEADER: Final = row("intercept-leader", LEADER_COUNT)


def some_of(verb: str, found: int, kind: int) -> list[Move]:
    """One, half and all of what there is of a kind, each once; of ships any number."""
    if not found:
        return []
    numbers = range(1, found + 1) if kind == GALLEY else sorted({1, (found + 1) // 2, found})
    return [(verb, number, kind) for number in numbers]
