"""Secrets are declared, not hidden by hand.

A position class names its secret fields in `secrets`, each with a function that tells which seats may see an
element. `masked` derives from that what a seat knows: a copy in which everything else reads `HIDDEN`. Views, and
the positions a bot imagines, are made from the masked copy alone, so they cannot leak.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from romanum.engine.dice import FastDice
from romanum.engine.position import Position

HIDDEN: Final = -9
"""Stands for a value that this seat may not see."""

EVERYBODY: Final = -1
"""The mask of a value that is open to all, spectators included."""

P = TypeVar("P", bound=Position)


class Secret(NamedTuple):
    """Who may see a field.

    `seats(position, i)` is a bit mask of the seats that may see element i (0 for a scalar), or `EVERYBODY`. A value
    in `public` is no secret: it says that nothing is there.
    """

    seats: Callable[[Any, int], int]
    public: frozenset[int] = frozenset({-1})


def masked(position: P, seat: int | None) -> P:
    """The position as a seat knows it (None: a spectator), unknown values replaced by `HIDDEN`, dice removed."""
    known = position.copy()
    known.dice = FastDice(0)
    own = 0 if seat is None else 1 << seat
    eyes: dict[Callable[[Any, int], int], list[int]] = {}
    for name, secret in position.secrets.items():
        value = getattr(position, name)
        if isinstance(value, list):
            setattr(known, name, _seen(value, _eyes(position, secret, len(value), eyes), own, secret.public))
        else:
            setattr(known, name, _seen([value], [secret.seats(position, 0)], own, secret.public)[0])
    position.disclose(known)
    return known


def _eyes(
    position: Position, secret: Secret, length: int, known: dict[Callable[[Any, int], int], list[int]]
) -> list[int]:
    """Who may see each element; worked out once for all fields that share the same function."""
    eyes = known.get(secret.seats, [])
    if len(eyes) < length:
        eyes = known[secret.seats] = [secret.seats(position, i) for i in range(length)]
    return eyes[:length]


def _seen(values: list[int], eyes: list[int], own: int, public: frozenset[int]) -> list[int]:
    return [
        value if mask == EVERYBODY or mask & own or value in public else HIDDEN
        for value, mask in zip(values, eyes, strict=True)
    ]
