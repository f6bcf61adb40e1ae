"""What is kept of how a match went: what its log led to, entry by entry.

A *trace* is written with every entry, in the same transaction: the position after it and its events. After every fifty
entries, and at the end, a *snapshot* takes the place of the traces up to there. So a long match need not be played
again to be opened, and one whose rules have changed since goes on from where it stood. Positions stay text until
somebody looks at them.

As long as the program is the same, all this is a cache: what another program made, what belongs to another log, and
what is damaged is passed over, and the log is played from there. A snapshot that is a *base* is more than that: the log
before it was played by other rules, and what it says is what happened.

A snapshot covers the entries after the one before it. Of the actions and events before, as many as `kept` says still
stood (an undo takes some away); its own follow them.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from itertools import takewhile
from typing import Any, Final, NamedTuple

import msgspec

from romanum import __version__
from romanum.engine.event import Event
from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.past import NotKept, Past
from romanum.engine.position import Position
from romanum.engine.standing.wishes import PassedOver
from romanum.server.store import LogRow
from romanum.server.tables.folded_past import folded, text_of
from romanum.server.tables.seat_wishes import with_wishes

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
    base: bool = False
    """Whether it stands for a whole log that was played by other rules; its marks are then all there are."""
    carried: list[tuple[int, int]] = []
    rules: int = 0
    passed: list[PassedOver] = []
    """What was not asked by a seat's own wish, in the actions that it tells."""

    def write(self) -> bytes:
        """As it is stored."""
        return zlib.compress(msgspec.json.encode(self), 1)


class Trace(msgspec.Struct, array_like=True):
    """What one entry led to; number 0 is the beginning of the match."""

    program: str
    log: str
    kept: int
    """So many of the events before it still stand."""
    events: list[Event]
    stage: int
    """Of the position before it."""
    position: msgspec.Raw
    passed: list[PassedOver] = []
    """What was not asked, by a seat's own wish, when the action was played."""

    def write(self) -> bytes:
        """As it is stored."""
        return self.to_be_written()()

    def to_be_written(self) -> Callable[[], bytes]:
        """The same, to be packed by whoever writes it, in whatever thread."""
        return partial(zlib.compress, msgspec.json.encode(self), 1)


class Kept(NamedTuple):
    """All that is kept of a match, as it is stored: snapshots in order, traces by the number of their entry."""

    snapshots: Sequence[bytes] = ()
    traces: Sequence[tuple[int, bytes]] = ()


NOTHING: Final = Kept()


def read(data: bytes) -> Snapshot | None:
    """Read `Snapshot.write` back; None if it is damaged."""
    found: Snapshot | None = _read(data, Snapshot)
    return found


def _read(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(zlib.decompress(data), type=kind)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def is_due(match: Match[Any], seq: int) -> bool:
    """Whether a snapshot should be made after entry `seq`."""
    return seq % EVERY == 0 or match.over


def take(match: Match[Any], marks: Sequence[int], log: Sequence[LogRow], base: int = 0) -> Snapshot:
    """A snapshot of a match as it stands, whose log is played from entry `base` on."""
    after = max(base, (len(log) - 1) // EVERY * EVERY)
    actions = _actions_kept(len(match.history), log[after:])
    events = min(marks[after:]) if after else 0
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
        passed=[one for one in match.passed if one.n >= actions],
    )


def trace(match: Match[Any], marks: Sequence[int], entry: LogRow | None) -> Trace:
    """What an entry that has just been played led to; `marks` are those before it. None: the beginning."""
    kept = 0 if entry is None else min(marks[-1], len(match.events))
    stage = match.history[-1].stage if entry is not None and entry.kind == "act" else 0
    log = "" if entry is None else _hash([entry])
    last = len(match.history) - 1
    passed = [*takewhile(lambda one: one.n == last, reversed(match.passed))][::-1]
    position = msgspec.Raw(match.position.to_json())
    return Trace(program_of(match.game), log, kept, match.events[kept:], stage, position, passed)


class Course:
    """How a match went, put together from what is kept. Positions are still text."""

    def __init__(self) -> None:
        self.deeds: list[Deed] = []
        self.events: list[Event] = []
        self.marks: list[int] = [0]
        self.position = b""
        """Empty: nothing is known but how the match was set up."""
        self.seq = 0
        """So many entries are told."""
        self.base = 0
        """So many of them by a base."""
        self.carried: list[tuple[int, int]] = []
        self.rules = 0
        self.passed: list[PassedOver] = []

    def begin(self, match: Match[Any]) -> None:
        """From a match that has just been set up."""
        self.events, self.marks = list(match.events), [len(match.events)]
        self.position = match.position.to_json()

    def add_snapshot(self, snapshot: Snapshot) -> None:
        """A stretch of the log."""
        actions, events = snapshot.kept
        del self.deeds[actions:], self.events[events:]
        self.deeds += snapshot.history
        self._pass_over(actions, snapshot.passed)
        self.events += snapshot.events
        self.marks = list(snapshot.marks) if snapshot.base else self.marks + snapshot.marks
        self.position, self.seq = bytes(snapshot.position), snapshot.seq
        if snapshot.base:
            self.base, self.carried, self.rules = snapshot.seq, snapshot.carried, snapshot.rules

    def add_trace(self, found: Trace, entry: LogRow, game: Game[Any]) -> None:
        """One entry."""
        if entry.kind == "undo":
            self.deeds.pop()
            self._pass_over(len(self.deeds), [])
        elif entry.kind == "act":
            self._pass_over(len(self.deeds), found.passed)
            before = msgspec.Raw(with_wishes(game, self.position, entry))
            self.deeds.append(Deed(entry.seat, entry.text, before, self.marks[-1], found.stage))
        del self.events[found.kept :]
        self.events += found.events
        self.marks.append(len(self.events))
        self.position, self.seq = bytes(found.position), entry.seq

    def _pass_over(self, kept: int, more: Sequence[PassedOver]) -> None:
        """What was not asked: that of the first actions stays, and more is added."""
        self.passed = [*(one for one in self.passed if one.n < kept), *more]

    def lay_out(self, match: Match[Any]) -> None:
        """Bring a match, whatever it was, to where this leads."""
        match.position = position_of(match.game, self.position)
        positions = folded(match.game, [deed.before for deed in self.deeds], _earlier)
        match.history = [
            Past(d.seat, d.text, before, d.events, d.stage) for d, before in zip(self.deeds, positions, strict=True)
        ]
        match.events = list(self.events)
        match.position.log = match.events
        match.carried = list(self.carried)
        match.passed = list(self.passed)


def put_together(
    game: Game[Any], log: Sequence[LogRow], kept: Kept, course: Course, *, own: bool, base_alone: bool = False
) -> None:
    """Add to a course what is kept of a match: all that can be read, or what the `own` program made, or a base."""
    found = [snapshot for snapshot in map(read, kept.snapshots) if snapshot is not None]
    bases = [snapshot for snapshot in found if snapshot.base and snapshot.seq <= len(log)]
    traces = {seq: _read(data, Trace) for seq, data in kept.traces}
    if bases:
        course.add_snapshot(bases[-1])
    elif own or traces.get(0) is None:
        pass
    elif _readable(game, traces[0].position):
        course.events, course.position = list(traces[0].events), bytes(traces[0].position)
        course.marks = [len(course.events)]
    if base_alone:
        return
    for snapshot in found:
        if not snapshot.base and _fits(snapshot, game, log, course.seq, own):
            course.add_snapshot(snapshot)
    for entry in log[course.seq :]:
        told = traces.get(entry.seq)
        if told is None or not course.position or not _tells(told, game, entry, own):
            break
        course.add_trace(told, entry, game)


def program_of(game: Game[Any]) -> str:
    """What must be the same for a log to lead to the same: version, rules version, and a hash of code and data."""
    return f"{__version__} {game.id} {game.rules_version} {game.build}"


def position_of(game: Game[Any], text: bytes) -> Position:
    """A position that was kept, brought to the layout of today; `ValueError` if that cannot be."""
    return game.position_type.from_json(text, game.steps)


def base_of(
    match: Match[Any], course: Course, marks: Sequence[int], log: Sequence[LogRow], position: bytes
) -> Snapshot:
    """A base: what stands for all of a log so far. What the course told stays as it was."""
    deeds = [*course.deeds, *map(_deed, match.history[len(course.deeds) :])]
    return Snapshot(
        program_of(match.game),
        0,
        len(log),
        _hash(log),
        (0, 0),
        deeds[: len(match.history)],
        list(match.events),
        list(marks),
        msgspec.Raw(position),
        base=True,
        carried=list(match.carried),
        rules=match.rules,
        passed=list(match.passed),
    )


def _earlier(game: Game[Any], text: bytes) -> Position:
    """A position of the past, if this program can read it."""
    try:
        return position_of(game, text)
    except ValueError as problem:
        raise NotKept(f"this program cannot show that position, which an earlier one kept: {problem}") from problem


def _readable(game: Game[Any], text: msgspec.Raw) -> bool:
    try:
        position_of(game, bytes(text))
    except ValueError:
        return False
    return True


def _fits(snapshot: Snapshot, game: Game[Any], log: Sequence[LogRow], seq: int, own: bool) -> bool:
    if own and snapshot.program != program_of(game):
        return False
    if snapshot.after != seq or not seq < snapshot.seq <= len(log):
        return False
    same = snapshot.log == _hash(log[seq : snapshot.seq]) and len(snapshot.marks) == snapshot.seq - seq
    return same and _readable(game, snapshot.position)


def _tells(told: Trace, game: Game[Any], entry: LogRow, own: bool) -> bool:
    if own and told.program != program_of(game):
        return False
    return told.log == _hash([entry]) and _readable(game, told.position)


def _deed(past: Past[Any]) -> Deed:
    return Deed(past.seat, past.text, msgspec.Raw(text_of(past)), past.events, past.stage)


def _actions_kept(n: int, entries: Sequence[LogRow]) -> int:
    """How many actions there were at the lowest point while the entries were made, the last of which left n."""
    lowest = n
    for entry in reversed(entries):
        n += {"undo": 1, "act": -1}.get(entry.kind, 0)
        lowest = min(lowest, n)
    return lowest


def _hash(log: Sequence[LogRow]) -> str:
    found = sha256()
    for entry in log:
        found.update(f"{entry.kind} {entry.seat} {entry.text}{entry.private and f' {entry.private}'}\n".encode())
    return found.hexdigest()
