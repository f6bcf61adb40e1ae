"""Matches out of the store: set up by their row, then played again from the log."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final

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
from romanum.server.store import LogRow, MatchRow

BREATH: Final = 40
"""After so many actions a replay lets others have a turn."""


class Beginning(msgspec.Struct):
    """Where a branch begins: a position, and the events the seat that branched had seen."""

    position: msgspec.Raw
    events: list[Event]


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


async def rebuild(row: MatchRow, entries: Sequence[LogRow]) -> tuple[Match[Any], list[int]]:
    """A match played again from its log, and the number of events after each entry."""
    match = first_match(row)
    marks = [len(match.events)]
    for count, entry in enumerate(entries, 1):
        play_entry(match, entry)
        marks.append(len(match.events))
        if not count % BREATH:
            await asyncio.sleep(0)
    return match, marks
