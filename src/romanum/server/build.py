"""Matches out of the store: set up by their row, then played again from the log, or brought there by snapshots."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec

import romanum
from romanum.engine.dice import AnyDice, DiceError
from romanum.engine.event import Event
from romanum.engine.game import BadSetup
from romanum.engine.match import CannotUndo, Match
from romanum.engine.position import Position
from romanum.engine.rule import IllegalAction
from romanum.games import UnknownGame
from romanum.server.problem import Problem
from romanum.server.snapshots import Snapshot, is_due, put_back, take
from romanum.server.store import LogRow, MatchRow

BREATH: Final = 40
"""After so many actions a replay lets others have a turn."""


class Beginning(msgspec.Struct):
    """Where a branch begins: a position, and the events the seat that branched had seen."""

    position: msgspec.Raw
    events: list[Event]


class Rebuilt(NamedTuple):
    """A match out of its log."""

    match: Match[Any]
    marks: list[int]
    """The number of events after each entry."""
    known: int
    """So many entries the snapshots covered."""
    missing: list[Snapshot]
    """Snapshots that should have been there."""


def first_match(row: MatchRow) -> Match[Any]:
    """A match as it begins."""
    try:
        game = romanum.game(row.game)
        if row.start is not None:
            return _branch(row)
        dice: AnyDice = msgspec.convert(row.dice, AnyDice)
        return game.new(row.scenario, len(row.names), options=row.options, dice=dice, names=list(row.names))
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


def beginning_of(position: Position, events: list[Event]) -> str:
    """What is kept of the position where a branch begins."""
    return msgspec.json.encode(Beginning(msgspec.Raw(position.to_json()), events)).decode()


def play_entry(match: Match[Any], entry: LogRow) -> None:
    """Play one entry of the log."""
    try:
        if entry.kind == "undo":
            match.undo(entry.seat)
        else:
            match.play(entry.seat, entry.text)
    except (IllegalAction, CannotUndo) as problem:
        words = f"Entry {entry.seq} of the log ({entry.text[:60]!r}) does not fit the rules of this program"
        raise Problem(409, "broken", f"{words}: {problem}. Nothing is lost.") from problem


async def rebuild(row: MatchRow, entries: Sequence[LogRow], kept: Sequence[bytes] = ()) -> Rebuilt:
    """A match played again from its log, as far as its snapshots do not tell how it went."""
    match = first_match(row)
    marks = [len(match.events)]
    known = put_back(match, marks, entries, kept)
    missing = []
    for seq, entry in enumerate(entries[known:], known + 1):
        play_entry(match, entry)
        marks.append(len(match.events))
        if is_due(match, seq):
            missing.append(take(match, marks, entries[:seq]))
        if not seq % BREATH:
            await asyncio.sleep(0)
    return Rebuilt(match, marks, known, missing)
