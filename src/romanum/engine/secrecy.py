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
    for name, secret in position.secrets.items():
        value = getattr(position, name)
        if isinstance(value, list):
            setattr(known, name, [_seen(position, secret, i, v, seat) for i, v in enumerate(value)])
        else:
            setattr(known, name, _seen(position, secret, 0, value, seat))
    position.disclose(known)
    return known


def _seen(position: Position, secret: Secret, i: int, value: int, seat: int | None) -> int:
    if value in secret.public:
        return value
    eyes = secret.seats(position, i)
    return value if eyes == EVERYBODY or (seat is not None and eyes >> seat & 1) else HIDDEN
