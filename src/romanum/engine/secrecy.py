"""Secrets are declared, not hidden by hand.

A position class names its secret fields in `secrets`, each with a function that tells which seats may see an
element. `masked` derives from that what a seat knows: a copy in which everything else reads `HIDDEN`. Views, and
the positions a bot imagines, are made from the masked copy alone, so they cannot leak. How others want to be asked
(`Position.wishes`) is every game's secret: it is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from msgspec import UNSET

from romanum.engine.dice import FastDice
from romanum.engine.position import Position
from romanum.engine.standing.wishes import own_wishes

HIDDEN: Final = -9
"""Stands for a value that this seat may not see,"""
HIDDEN_TEXT: Final = "?"
"""and this for a text."""

EVERYBODY: Final = -1
"""The mask of a value that is open to all, spectators included."""

SPECTATOR: Final = 1 << 62
"""The eyes of somebody who looks on: no seat's, but everybody's."""

P = TypeVar("P", bound=Position)


class Secret(NamedTuple):
    """Who may see a field.

    `seats(position, i)` is a bit mask of the seats that may see element i (0 for a scalar), or `EVERYBODY`. A value
    in `public` is no secret: it says that nothing is there. For a long field `unseen(position, seat)` may
    tell in a quicker way which elements a seat may not see; a test holds it equal to `seats`.
    """

    seats: Callable[[Any, int], int]
    public: frozenset[int] = frozenset({-1})
    unseen: Callable[[Any, int | None], Sequence[int]] | None = None


def masked(position: P, seat: int | None) -> P:
    """The position as a seat knows it (None: a spectator), unknown values replaced by `HIDDEN`, dice removed."""
    return _veiled(position, position.copy(), seat)


def glimpse(position: P, seat: int | None) -> P:
    """The same for whoever only reads, and at once: what hides nothing is shared with the position, not copied."""
    shared: P = copy(position)
    return _veiled(position, shared, seat)


def _veiled(position: P, known: P, seat: int | None) -> P:
    """Hide in a twin of a position what a seat may not know, without changing any list that both share."""
    known.dice = FastDice(0)
    if position.wishes is not UNSET:
        known.wishes = own_wishes(position, seat)
    for find, fields in _by_finder(type(position)):
        hidden = find(position, seat) if find else ()
        if find and not hidden:
            continue
        for name, seats, public in fields:
            value = getattr(known, name)
            kind = type(value)
            plain = kind is not list and kind is not tuple
            if not find:
                hidden = slowly_unseen(position, seats, 1 if plain else len(value), seat)
            if not hidden or (not plain and not value):
                continue
            if kind is tuple:
                setattr(known, name, _hidden_among(value, hidden, public))
            elif plain:
                setattr(known, name, _without([value], hidden, public)[0])
            else:
                if value is getattr(position, name):
                    value = value[:]
                    setattr(known, name, value)
                _hide(value, hidden, public)
    position.disclose(known)
    return known


Finder = Callable[[Any, int | None], Sequence[int]]
SecretField = tuple[str, Callable[[Any, int], int], frozenset[int]]
Groups = tuple[tuple[Finder | None, tuple[SecretField, ...]], ...]
_groups: dict[type[Position], tuple[Mapping[str, Any], Groups]] = {}
"""By kind of position: what it declared to be secret, and the same in groups."""


def _by_finder(kind: type[Position]) -> Groups:
    """The secret fields of a position, those together that are found in the same quicker way."""
    known = _groups.get(kind)
    if known is None or known[0] is not kind.secrets:
        groups: dict[Finder | None, list[SecretField]] = {}
        for name, (seats, public, find) in kind.secrets.items():
            groups.setdefault(find, []).append((name, seats, public))
        known = _groups[kind] = kind.secrets, tuple((find, tuple(fields)) for find, fields in groups.items())
    return known[1]


def slowly_unseen(position: Position, seats: Callable[[Any, int], int], length: int, seat: int | None) -> list[int]:
    """The elements of a field that a seat may not see, asked one by one."""
    own = SPECTATOR if seat is None else SPECTATOR | 1 << seat
    return [i for i in range(length) if not seats(position, i) & own]


def is_hidden(value: object) -> bool:
    """Whether a value of a masked position stands for one that may not be seen."""
    return value in (HIDDEN, HIDDEN_TEXT)


_covers: dict[tuple[int, int], tuple[Any, ...]] = {}
"""Tuples with what is hidden in them, by the very objects; each is kept with these, so that none takes its number."""
MOST_COVERS: Final = 512


def _covered(values: tuple[Any, ...], hidden: tuple[int, ...], public: frozenset[int]) -> tuple[Any, ...]:
    """A tuple without what is hidden in it. Copies share tuples, so most have been seen before, and need no reading."""
    key = id(values), id(hidden)
    known = _covers.get(key)
    if known is None or known[2] is not public:
        if len(_covers) >= MOST_COVERS:
            _covers.clear()
        known = _covers[key] = values, hidden, public, _without(values, hidden, public)
    seen: tuple[Any, ...] = known[3]
    return seen


def _hidden_among(values: tuple[Any, ...], hidden: Sequence[int], public: frozenset[int]) -> tuple[Any, ...]:
    """The same for a tuple."""
    if type(hidden) is tuple:
        return _covered(values, hidden, public)
    return _remembered(values, tuple(hidden), public) if public else _without(values, hidden, public)


def _without(values: Sequence[Any], hidden: Sequence[int], public: frozenset[int]) -> tuple[Any, ...]:
    flat = list(values)
    _hide(flat, hidden, public)
    return tuple(flat)


_remembered = lru_cache(maxsize=1024)(_without)
"""Looking for what is public takes its time, and seldom has a tuple changed since somebody looked last."""


def _hide(values: list[Any], hidden: Sequence[int], public: frozenset[int]) -> None:
    if public:
        hidden = [i for i in hidden if values[i] not in public]
    if not hidden:
        return
    stand_in = HIDDEN_TEXT if type(values[0]) is str else HIDDEN
    if type(hidden) is range and hidden.step == 1:
        values[hidden.start : hidden.stop] = [stand_in] * len(hidden)
        return
    if len(hidden) == len(values):
        values[:] = [stand_in] * len(values)
        return
    for i in hidden:
        values[i] = stand_in
