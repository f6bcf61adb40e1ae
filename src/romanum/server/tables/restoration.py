"""Matches out of the store: set up by their row, then brought to where they stand by what is kept of them.

As long as the program is the same, that is where the log leads. After an update it may lead elsewhere. Then the match
is played again by the rules of today and compared with what was kept, position by position: if all is the same, nothing
has happened. If not, the match stays as it was played and goes on from where it stood; an entry of the log says so, and
with it everything before it is kept as a *base*, which is never played again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final, Literal, NamedTuple

import msgspec

import romanum
from romanum.engine.dice import AnyDice, DiceError
from romanum.engine.event import Event
from romanum.engine.game import BadSetup, Game
from romanum.engine.match import CannotUndo, Match
from romanum.engine.past import NotKept
from romanum.engine.position import Position
from romanum.engine.rule import IllegalAction, WhyNot
from romanum.engine.sheets.heading import Heading
from romanum.engine.step import advance
from romanum.games import BrokenGame, UnknownGame
from romanum.server.bounds.problem import Problem, broken_game
from romanum.server.store import LogRow, MatchRow
from romanum.server.tables.seat_wishes import wishes_in, wishes_of
from romanum.server.tables.snapshots import (
    EVERY,
    NOTHING,
    Course,
    Kept,
    Snapshot,
    Trace,
    base_of,
    is_due,
    position_of,
    program_of,
    put_together,
    take,
    trace,
)

BREATH: Final = 40
"""After so many actions a replay lets others have a turn."""


CARRY: Final = "carry"
"""The kind of an entry that says: from here on by other rules."""
NOBODY: Final = -1

log = logging.getLogger(__name__)


class Carry(msgspec.Struct):
    """The text of such an entry: from and to which rules version, how many actions were played again, how many lost."""

    rules: int
    now: int
    again: int
    lost: int


class Beginning(msgspec.Struct):
    """Where a branch begins: a position, and the events the seat that branched had seen. A match that begins with a
    position of somebody's own has seen none, and may say of which scenario file it is."""

    position: msgspec.Raw
    events: list[Event]
    heading: Heading | None = None


Outlook = Literal["same", "adopted", "kept", "carried"]
"""The program is the one that kept the match; another one that leads to the same; the match is over and stays as it was
played; it goes on by other rules from where it stood."""


class Rebuilt(NamedTuple):
    """A match out of its log."""

    match: Match[Any]
    marks: list[int]
    """The number of events after each entry."""
    known: int
    """So many entries the snapshots covered."""
    missing: list[Snapshot]
    """Snapshots that should have been there."""
    tail: list[tuple[int, Trace]] = []
    """And traces, by the number of their entry."""
    outlook: Outlook = "same"
    base: int = 0
    """So many entries are never played again: a base stands for them."""
    new_base: Snapshot | None = None
    """The base, where it is a new one."""
    entry: LogRow | None = None
    """What is to be added to the log."""


def first_match(row: MatchRow) -> Match[Any]:
    """A match as it begins."""
    try:
        game = romanum.game(row.game)
        if row.start is not None:
            return _branch(row) if row.branch_of is not None else _brought(row)
        dice: AnyDice = msgspec.convert(row.dice, AnyDice)
        return game.new(row.scenario, len(row.names), options=row.options, dice=dice, names=list(row.names))
    except BrokenGame:
        raise broken_game(row.game) from None
    except (UnknownGame, BadSetup, DiceError, ValueError) as problem:
        raise Problem(409, "broken", f"This match cannot be set up by this program: {problem}") from problem


def _branch(row: MatchRow) -> Match[Any]:
    game = romanum.game(row.game)
    beginning = msgspec.json.decode(row.start or "", type=Beginning)
    match: Match[Any] = Match(game, row.scenario, len(row.names), row.options, list(row.names))
    match.events = beginning.events
    match.position = game.position_type.from_json(bytes(beginning.position), game.steps)
    match.position.log = match.events
    match.first_dice = match.position.dice.copy()
    return match


def _brought(row: MatchRow) -> Match[Any]:
    """A match that begins with a position of somebody's own, and with the dice of its row."""
    game = romanum.game(row.game)
    beginning = msgspec.json.decode(row.start or "", type=Beginning)
    position = game.position_type.from_json(bytes(beginning.position), game.steps)
    position.dice = msgspec.convert(row.dice, AnyDice)
    match = Match.of(game, row.scenario, len(row.names), position, list(row.names))
    match.heading = beginning.heading
    return match


def brought(position: str, heading: Heading | None = None) -> str:
    """What is kept of a position that somebody has brought."""
    return msgspec.json.encode(Beginning(msgspec.Raw(position.encode()), [], heading)).decode()


class _Titled(msgspec.Struct):
    heading: Heading | None = None


def heading_of(row: MatchRow) -> Heading | None:
    """What a match says of the scenario file with which it began."""
    return None if row.start is None else msgspec.json.decode(row.start, type=_Titled).heading


def beginning_of(position: Position, events: list[Event]) -> str:
    """What is kept of the position where a branch begins."""
    return msgspec.json.encode(Beginning(msgspec.Raw(position.to_json()), events)).decode()


def play_entry(match: Match[Any], entry: LogRow) -> None:
    """Play one entry of the log."""
    try:
        for wanted in wishes_of(entry):
            match.grant(wanted)
        if entry.kind == "undo":
            _take_back(match, entry)
        elif entry.kind == CARRY:
            _tell(match, msgspec.json.decode(entry.text, type=Carry))
        else:
            match.enter(entry.seat, entry.text)
    except (IllegalAction, CannotUndo, DiceError) as problem:
        raise _broken(entry, problem) from problem


def _take_back(match: Match[Any], entry: LogRow) -> None:
    """That it was fair was seen to before it came into the log: in a lesson everything is."""
    if not match.history or match.history[-1].seat != entry.seat:
        raise CannotUndo(f"seat {entry.seat} did not act last")
    match.take_back()


def accept_entry(match: Match[Any], entry: LogRow) -> WhyNot | None:
    """Play an action that somebody has just chosen; or say why not, and nothing has changed."""
    before, made = match.position.wishes, len(match.preferences)
    for wanted in wishes_of(entry):
        match.grant(wanted)
    try:
        refused = match.accept(entry.seat, entry.text)
    except DiceError as problem:
        raise _broken(entry, problem) from problem
    if refused is not None:
        match.position.wishes = before
        del match.preferences[made:]
    return refused


def _broken(entry: LogRow, problem: Exception) -> Problem:
    words = f"Entry {entry.seq} of the log ({entry.text[:60]!r}) does not fit the rules of this program"
    return Problem(409, "broken", f"{words}: {problem}. Nothing is lost.")


async def rebuild(row: MatchRow, entries: Sequence[LogRow], kept: Kept = NOTHING) -> Rebuilt:
    """A match as it stands."""
    game = _game(row)
    if row.build == program_of(game):
        return await _as_ever(row, game, entries, kept)
    return await _after_an_update(row, game, entries, kept)


async def _as_ever(row: MatchRow, game: Game[Any], entries: Sequence[LogRow], kept: Kept) -> Rebuilt:
    """By the program that kept it: what is missing is played."""
    course = Course()
    match = _begun(row, game, course)
    put_together(game, entries, kept, course, own=True)
    _lay_out(match, course, row, entries)
    whole = course.seq == len(entries) and (bool(entries) or bool(kept.traces))
    played = await _play_on(match, course, entries)
    return Rebuilt(match, played.marks, course.seq, played.missing, [] if whole else played.tail, base=course.base)


async def _after_an_update(row: MatchRow, game: Game[Any], entries: Sequence[LogRow], kept: Kept) -> Rebuilt:
    """By a program that may lead elsewhere: compare, and go on from where the match stood if it does."""
    course = Course()
    match = _begun(row, game, course)
    put_together(game, entries, kept, course, own=False)
    again = await _again(row, game, entries, kept)
    if again is not None and await _same(game, course, again.match, entries):
        return again
    _lay_out(match, course, row, entries)
    return _kept(match, course, row, entries) if row.state == "over" else _carried(match, course, row, entries)


def _begun(row: MatchRow, game: Game[Any], course: Course) -> Match[Any]:
    """The match as it begins, where it still can be set up that way; else one without a position."""
    try:
        match = first_match(row)
        course.begin(match)
    except Problem:
        match = Match(game, row.scenario, len(row.names), row.options, list(row.names))
        match.first_dice = msgspec.convert(row.dice, AnyDice)
    return match


def _lay_out(match: Match[Any], course: Course, row: MatchRow, entries: Sequence[LogRow]) -> None:
    if not course.position:
        raise Problem(409, "broken", "This match cannot be set up by this program, and nothing of it was kept.")
    course.lay_out(match)
    match.preferences = wishes_in(entries[: course.seq], len(match.history))
    if row.state == "over" and course.base:
        match.rules, match.kept_print = course.rules, sha256(course.position).hexdigest()


async def _again(row: MatchRow, game: Game[Any], entries: Sequence[LogRow], kept: Kept) -> Rebuilt | None:
    """The match played again by the rules of today, from its beginning or its base; None if that cannot be."""
    course = Course()
    try:
        match = _begun(row, game, course)
        put_together(game, entries, Kept(kept.snapshots), course, own=False, base_alone=True)
        _lay_out(match, course, row, entries)
        played = await _play_on(match, course, entries)
    except Exception as problem:
        log.info("match %s does not go the same way by the rules of today: %s", row.id, problem)
        return None
    return Rebuilt(match, played.marks, course.base, played.missing, played.tail, "adopted", course.base)


class Played(NamedTuple):
    """What came of playing on."""

    marks: list[int]
    missing: list[Snapshot]
    tail: list[tuple[int, Trace]]


async def _play_on(match: Match[Any], course: Course, entries: Sequence[LogRow]) -> Played:
    """Play the entries that a course does not tell, and make what should be kept of them."""
    marks, last_due = list(course.marks), len(entries) // EVERY * EVERY
    played = Played(marks, [], [] if course.seq or last_due else [(0, trace(match, marks, None))])
    for seq, entry in enumerate(entries[course.seq :], course.seq + 1):
        play_entry(match, entry)
        if seq > last_due:
            played.tail.append((seq, trace(match, marks, entry)))
        marks.append(len(match.events))
        if is_due(match, seq):
            played.missing.append(take(match, marks, entries[:seq], course.base))
        if not seq % BREATH:
            await asyncio.sleep(0)
    return played


async def _same(game: Game[Any], course: Course, match: Match[Any], entries: Sequence[LogRow]) -> bool:
    """Whether a match that was played again went the way that is kept, at every step of it."""
    if course.seq != len(entries) or len(course.deeds) != len(match.history):
        return False
    try:
        for n, (deed, past) in enumerate(zip(course.deeds, match.history, strict=True)):
            if position_of(game, bytes(deed.before)) != past.before:
                return False
            if not n % BREATH:
                await asyncio.sleep(0)
        return bool(position_of(game, course.position) == match.position)
    except (ValueError, NotKept):
        return False


def _kept(match: Match[Any], course: Course, row: MatchRow, entries: Sequence[LogRow]) -> Rebuilt:
    """A finished match stays as it was played."""
    marks, again, lost = _as_far_as_it_goes(match, course, entries)
    match.rules = row.rules
    if not match.over:
        log.warning("of match %s, which is over, the last %d entries were not kept", row.id, lost)
        match.position.stack.clear()
    position = match.position.to_json() if again or lost else course.position
    match.kept_print = sha256(position).hexdigest()
    base = base_of(match, course, marks, entries, position)
    return Rebuilt(match, marks, len(entries), [], [], "kept", len(entries), base)


def _carried(match: Match[Any], course: Course, row: MatchRow, entries: Sequence[LogRow]) -> Rebuilt:
    """A match goes on from where it stood, and its players are told."""
    marks, again, lost = _as_far_as_it_goes(match, course, entries)
    given_up = 0
    while not _goes_on(match):
        course = _a_step_back(match, course, marks)
        given_up += 1
    carry = Carry(row.rules, match.game.rules_version, again, lost + given_up)
    entry = LogRow(len(entries) + 1, CARRY, NOBODY, msgspec.json.encode(carry).decode())
    play_entry(match, entry)
    advance(match.position)
    marks.append(len(match.events))
    base = base_of(match, course, marks, [*entries, entry], match.position.to_json())
    return Rebuilt(match, marks, entry.seq, [], [], "carried", entry.seq, base, entry)


def _as_far_as_it_goes(match: Match[Any], course: Course, entries: Sequence[LogRow]) -> tuple[list[int], int, int]:
    """Play what was not kept by the rules of today: the marks, how many entries that was, how many do not fit."""
    marks, again = list(course.marks), 0
    for entry in entries[course.seq :]:
        try:
            play_entry(match, entry)
        except Exception as problem:
            log.warning("an entry no longer fits: %s", problem)
            break
        marks.append(len(match.events))
        again += 1
    lost = len(entries) - course.seq - again
    return marks + [len(match.events)] * lost, again, lost


def _goes_on(match: Match[Any]) -> bool:
    """Whether whoever is asked in this position has a choice by the rules of today."""
    try:
        advance(match.position.copy())
    except Exception as problem:
        log.warning("a position that was kept cannot be gone on from: %r", problem)
        return False
    return True


def _a_step_back(match: Match[Any], course: Course, marks: list[int]) -> Course:
    """Give up the last action. Raises `Problem` if there is none."""
    if not match.history:
        raise Problem(409, "broken", "This match cannot be gone on with by this program. Nothing is lost.")
    match._return_to(match.history.pop())
    marks[-1] = len(match.events)
    del course.deeds[len(match.history) :]
    return course


def _tell(match: Match[Any], carry: Carry) -> None:
    """The players are told that the rules have changed under them."""
    match.carried.append((len(match.history), carry.rules))
    kind = "carried-over-less" if carry.lost else "carried-over"
    match.events.append(Event(kind, "", msgspec.structs.asdict(carry)))


def _game(row: MatchRow) -> Game[Any]:
    try:
        return romanum.game(row.game)
    except BrokenGame:
        raise broken_game(row.game) from None
    except UnknownGame as problem:
        raise Problem(409, "broken", f"This match cannot be set up by this program: {problem}") from problem
