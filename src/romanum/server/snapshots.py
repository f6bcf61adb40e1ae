"""Snapshots: what a stretch of the log led to, kept so that a long match need not be played again to be opened.

They are a cache and nothing more. One that was made by another version of the program or the rules, that belongs to
another log, or that is damaged is passed over, and the log is played from there.

A snapshot covers the entries after the one before it. Of the actions and events before, as many as `kept` says still
stood (an undo takes some away); its own follow them. Positions stay text until somebody looks at them.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Final

import msgspec

from romanum import __version__
from romanum.engine.event import Event
from romanum.engine.game import Game
from romanum.engine.match import Match, Past
from romanum.engine.position import Position
from romanum.server.store import LogRow

EVERY: Final = 50
"""A snapshot is made after so many entries of the log."""


class Deed(msgspec.Struct, array_like=True):
    """An action of the history: see `Past`."""

    seat: int
    text: str
    before: msgspec.Raw
    events: int
    stage: int


class Snapshot(msgspec.Struct):
    """What the entries after number `after`, up to `seq`, led to."""

    program: str
    after: int
    seq: int
    log: str
    """A hash of those entries."""
    kept: tuple[int, int]
    history: list[Deed]
    events: list[Event]
    marks: list[int]
    position: msgspec.Raw

    def write(self) -> bytes:
        """As it is stored."""
        return zlib.compress(msgspec.json.encode(self), 1)


def read(data: bytes) -> Snapshot | None:
    """Read `write` back; None if it is damaged."""
    try:
        return msgspec.json.decode(zlib.decompress(data), type=Snapshot)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def is_due(match: Match[Any], seq: int) -> bool:
    """Whether a snapshot should be made after entry `seq`."""
    return seq % EVERY == 0 or match.over


def take(match: Match[Any], marks: Sequence[int], log: Sequence[LogRow]) -> Snapshot:
    """A snapshot of a match as it stands."""
    after = (len(log) - 1) // EVERY * EVERY
    actions = _actions_kept(len(match.history), log[after:])
    events = min(marks[after:])
    return Snapshot(
        program_of(match.game),
        after,
        len(log),
        _hash(log[after:]),
        (actions, events),
        [_deed(past) for past in match.history[actions:]],
        match.events[events:],
        list(marks[after + 1 :]),
        msgspec.Raw(match.position.to_json()),
    )


def put_back(match: Match[Any], marks: list[int], log: Sequence[LogRow], kept: Sequence[bytes]) -> int:
    """Bring a match that has just been set up to where its snapshots lead; return the number of entries they cover."""
    seq = 0
    for data in kept:
        snapshot = read(data)
        if snapshot is None or not _fits(snapshot, match.game, log, seq):
            break
        try:
            match.position = _position(match.game, bytes(snapshot.position))
        except ValueError:
            break
        _add(snapshot, match, marks)
        seq = snapshot.seq
    match.position.log = match.events
    return seq


def program_of(game: Game[Any]) -> str:
    """What must be the same for a snapshot to be good."""
    return f"{__version__} {game.id} {game.build}"


def _fits(snapshot: Snapshot, game: Game[Any], log: Sequence[LogRow], seq: int) -> bool:
    if snapshot.program != program_of(game) or snapshot.after != seq or not seq < snapshot.seq <= len(log):
        return False
    return snapshot.log == _hash(log[seq : snapshot.seq]) and len(snapshot.marks) == snapshot.seq - seq


def _add(snapshot: Snapshot, match: Match[Any], marks: list[int]) -> None:
    actions, events = snapshot.kept
    del match.history[actions:], match.events[events:]
    match.history += [
        Past(d.seat, d.text, partial(_position, match.game, bytes(d.before)), d.events, d.stage)
        for d in snapshot.history
    ]
    match.events += snapshot.events
    marks += snapshot.marks


def _deed(past: Past[Any]) -> Deed:
    return Deed(past.seat, past.text, msgspec.Raw(past.before.to_json()), past.events, past.stage)


def _position(game: Game[Any], text: bytes) -> Position:
    return game.position_type.from_json(text, game.steps)


def _actions_kept(n: int, entries: Sequence[LogRow]) -> int:
    """How many actions there were at the lowest point while the entries were made, the last of which left n."""
    lowest = n
    for entry in reversed(entries):
        n += 1 if entry.kind == "undo" else -1
        lowest = min(lowest, n)
    return lowest


def _hash(log: Sequence[LogRow]) -> str:
    found = sha256()
    for entry in log:
        found.update(f"{entry.kind} {entry.seat} {entry.text}\n".encode())
    return found.hexdigest()
