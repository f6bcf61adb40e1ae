"""What seats wish about being asked: kept beside a match at once, and with the next entry of its log for ever.

A wish changes nothing that anybody else could see: it is no entry of its own. It is written to a table of its own, and
whoever makes the next entry, of whatever seat, takes along what is not in the position yet, as the private part of that
entry: it counts from just before it. So the log alone leads to the same position, on any machine and in any worker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Final

import msgspec

from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.position import Position
from romanum.engine.record import Record
from romanum.engine.standing.orders import Order
from romanum.engine.standing.wishes import ASK, NEVER, BadWish, Preference, grant, preference, usual_wishes, wish_of
from romanum.engine.step import unwanted
from romanum.server.bounds.problem import Problem
from romanum.server.store import LogRow

Wanted = Mapping[tuple[int, str], str]
"""By seat and kind of window: the preferences that lead to what the seat wishes, as JSON."""

_LIST: Final = list[Preference]


class Private(msgspec.Struct, omit_defaults=True):
    """The private part of an entry that an order played; of any other it is the wishes alone."""

    order: Order
    wishes: list[Preference] = []


_PRIVATE: Final = msgspec.json.Decoder(Private | list[Preference]).decode


def private_of(wishes: str, order: Order | None) -> str:
    """The private part of an entry: wishes that it takes along, and the order that played it."""
    if order is None:
        return wishes
    return msgspec.json.encode(Private(order, _read(wishes) if wishes else [])).decode()


def order_of(entry: LogRow) -> Order | None:
    """The order that played an entry, if one did."""
    private = _PRIVATE(entry.private) if entry.private else None
    return private.order if isinstance(private, Private) else None


def wishes_of(entry: LogRow) -> list[Preference]:
    """The wishes that an entry took along."""
    private = _PRIVATE(entry.private) if entry.private else []
    return private.wishes if isinstance(private, Private) else private


def wishes_in(log: Sequence[LogRow], n: int) -> list[tuple[int, Preference]]:
    """All wishes of a log that led to n actions, each with the number of actions before it."""
    found: list[tuple[int, Preference]] = []
    actions = 0
    for entry in log:
        found += [(actions, wanted) for wanted in wishes_of(entry)]
        actions += {"undo": -1, "act": 1}.get(entry.kind, 0)
        if entry.kind == "undo":
            found = [(min(when, actions), wanted) for when, wanted in found]
    return [(min(when, n), wanted) for when, wanted in found]


def with_wishes(game: Game[Any], position: bytes, entry: LogRow) -> bytes:
    """A position as it stood when an entry was played: with the wishes that came with it."""
    if not entry.private:
        return position
    g = game.position_type.from_json(position, game.steps)
    for wanted in wishes_of(entry):
        grant(g, wanted)
    return g.to_json()


def by_entry(record: Record) -> dict[int, str]:
    """The wishes of a record by the number of the entry that takes them along; those after the last action too."""
    found: dict[int, list[Preference]] = {}
    for when, wanted in record.preferences:
        found.setdefault(when + 1, []).append(wanted)
    return {seq: msgspec.json.encode(wanted).decode() for seq, wanted in found.items()}


def as_kept(record: Record) -> dict[tuple[int, str], str]:
    """All wishes of a record as they are kept beside a match: what its entries take along leaves them as they are."""
    found: dict[tuple[int, str], list[Preference]] = {}
    for _, one in record.preferences:
        lasting = [p for p in found.get((one.seat, one.window), []) if p.wish != NEVER] if one.wish == NEVER else []
        found[one.seat, one.window] = [*lasting, one]
    return {key: msgspec.json.encode(wanted).decode() for key, wanted in found.items()}


def usual(game: Game[Any], seat: int) -> dict[tuple[int, str], str]:
    """What is kept of a person who sits down: what people usually wish."""
    wished = usual_wishes(game.windows)
    return {(seat, kind): msgspec.json.encode([Preference(seat, kind, wish)]).decode() for kind, wish in wished.items()}


def made(match: Match[Any], kept: Wanted, seat: int, wishes: Mapping[str, str]) -> dict[tuple[int, str], str]:
    """What is to be kept of wishes made now; `Problem` if one cannot be had."""
    g, out = match.position, {}
    for kind, wish in wishes.items():
        try:
            wanted = preference(g, seat, kind, wish)
        except BadWish as problem:
            raise Problem(422, "wish", f"That cannot be wished: {problem}.") from None
        lasting = [p for p in _read(kept.get((seat, kind), "[]")) if p.wish != NEVER] if wish == NEVER else []
        out[seat, kind] = msgspec.json.encode([*lasting, wanted]).decode()
    return out


def not_yet_in(g: Position, kept: Wanted) -> str:
    """What is wished and not in a position, as the private part of an entry; empty if all of it is."""
    if not kept:
        return ""
    twin = copy(g)  # wishes are replaced, and nothing else is touched
    found: list[Preference] = []
    for (_, kind), wanted in kept.items():
        before = twin.wishes
        for one in _read(wanted) if kind in g.windows else ():
            grant(twin, one)
        if twin.wishes != before:
            found += _read(wanted)
    return msgspec.json.encode(found).decode() if found else ""


def told(match: Match[Any], kept: Wanted, seat: int) -> dict[str, str]:
    """What a seat wishes, as it is told itself: where it does not want to be asked about everything."""
    if not kept and match.position.wishes is msgspec.UNSET:
        return {}
    g = _granted(match.position, kept)
    return {kind: wish for kind in g.windows if (wish := wish_of(g, seat, kind)) != ASK}


def still_unwanted(match: Match[Any], kept: Wanted, seat: int) -> bool:
    """Whether a seat that wished not to be asked what it is asked now has not thought better of it."""
    return match.unwanted == seat and unwanted(_granted(match.position, kept), seat)


def _granted(g: Position, kept: Wanted) -> Position:
    twin = copy(g)  # wishes are replaced, and nothing else is touched
    for one in _all(kept):
        if one.window in g.windows:
            grant(twin, one)
    return twin


def _all(kept: Wanted) -> Iterator[Preference]:
    for wanted in kept.values():
        yield from _read(wanted)


def _read(text: str) -> list[Preference]:
    return msgspec.json.decode(text, type=_LIST)
