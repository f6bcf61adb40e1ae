"""How the actions of movement are written, and the constant moves that steps hand out."""

from __future__ import annotations

from typing import Final

from romanum.engine.action import Move
from romanum.games.pax.data.components import KINDS, LEADER_COUNT, OTHERS, PLACE_COUNT

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


def _by_place(verb: str) -> tuple[Move, ...]:
    return tuple((verb, place) for place in range(PLACE_COUNT))


def _by_other(verb: str) -> tuple[tuple[Move, ...], ...]:
    return tuple(tuple((verb, other, place) for place in range(PLACE_COUNT)) for other in range(len(OTHERS)))


TO: Final = _by_place("to")
SAIL_TO: Final = _by_place("sail-to")
MAJOR_AT: Final = _by_place("major")
FLEET_AT: Final = _by_place("major-fleet")
CONQUEST_AT: Final = _by_place("conquest")
GUEST_AT: Final = _by_place("guest")
MINOR_AT: Final = _by_place("minor")
INTERCEPT: Final = _by_place("intercept")
WITHDRAW_BY_SEA: Final = _by_place("withdraw-by-sea")
PIRATES_AT: Final = _by_place("pirates")
MAJOR_OF: Final = _by_other("major-of")
FLEET_OF: Final = _by_other("major-fleet-of")
MINOR_OF: Final = _by_other("minor-of")
INTERCEPT_OF: Final = _by_other("intercept-of")
UNIT: Final = tuple(("unit", kind) for kind in range(KINDS))
LOSE_UNIT: Final = tuple(("lose-unit", kind) for kind in range(KINDS))
REDUCE_UNIT: Final = tuple(("reduce-unit", kind) for kind in range(KINDS))
BRING_LEADER: Final = tuple(("bring-leader", leader) for leader in range(LEADER_COUNT))
LEAVE_LEADER: Final = tuple(("leave-leader", leader) for leader in range(LEADER_COUNT))
INTERCEPT_LEADER: Final = tuple(("intercept-leader", leader) for leader in range(LEADER_COUNT))


def some_of(verb: str, found: int, kind: int) -> list[Move]:
    """One, half and all of what there is of a kind, each once."""
    return [(verb, number, kind) for number in sorted({1, (found + 1) // 2, found})] if found else []
