"""Records: a header and one line an action, enough to replay a match to the same position on any machine.

    Romanum record 1
    game: hre
    rules: 1
    scenario: standard
    options: {"bribes":false,…}
    names: ["Green","Yellow","Red","Blue"]
    dice: {"type":"FastDice","state":…}

    2 keep
    0 give red
    …

    end: 812 actions
    position: 9f2c…

An action line is the number of the seat and the action's text. A line `* {…}` says that from there on the match
goes on with other dice, as a branch does. `position` is the SHA-256 of the JSON of the position
at the end. A record made for people who still play carries the commitment of sealed dice instead of their seed, and
no hash: with few secrets left, one could guess them by trying.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from romanum.engine.dice import AnyDice, SealedDice
from romanum.engine.rule import IllegalAction

if TYPE_CHECKING:
    from romanum.engine.game import Game
    from romanum.engine.match import Match

RECORD_VERSION: Final = 1
TITLE: Final = f"Romanum record {RECORD_VERSION}"
HEADER: Final = ("game", "rules", "scenario", "options", "names", "dice")
HIDDEN_DICE: Final = "hidden"
LARGEST: Final = 20_000_000


class RecordError(ValueError):
    """A record that cannot be read or replayed; one line that names the place."""


class Record(msgspec.Struct):
    """A match as header and actions."""

    game: str
    rules: int
    scenario: str
    options: dict[str, Any]
    names: list[str]
    dice: dict[str, Any]
    actions: list[tuple[int, str]]
    position: str
    new_dice: list[tuple[int, dict[str, Any]]] = []
    """Dice taken up on the way: after how many actions, and which."""

    @classmethod
    def of(cls, match: Match[Any]) -> Record:
        """The record of a match, dice seed included: it is the host's own copy."""
        return cls(
            match.game.id,
            match.game.rules_version,
            match.scenario,
            match.options,
            match.names,
            msgspec.to_builtins(match.first_dice),
            [(past.seat, past.text) for past in match.history],
            match.fingerprint(),
            [(when, msgspec.to_builtins(dice)) for when, dice in match.new_dice],
        )

    def without_seed(self) -> Record:
        """The same for people who still play: sealed dice show their commitment, fast dice nothing."""
        dice = {"type": HIDDEN_DICE}
        if self.dice.get("type") == "SealedDice":
            dice = {
                "type": HIDDEN_DICE,
                "commitment": msgspec.convert(self.dice, SealedDice).commitment(),
                "salts": self.dice["salts"],
            }
        changes = [(when, {"type": HIDDEN_DICE}) for when, _ in self.new_dice]
        return msgspec.structs.replace(self, dice=dice, position=HIDDEN_DICE, new_dice=changes)

    def write(self) -> str:
        """The record as text."""
        lines = [TITLE]
        for name in HEADER:
            value = getattr(self, name)
            lines.append(f"{name}: {value if isinstance(value, str | int) else msgspec.json.encode(value).decode()}")
        lines += ["", *self._moves(), ""]
        lines += [f"end: {len(self.actions)} actions", f"position: {self.position}", ""]
        return "\n".join(lines)

    def _moves(self) -> Iterator[str]:
        changes = [*self.new_dice]
        for n, (seat, text) in enumerate(self.actions):
            while changes and changes[0][0] <= n:
                yield f"* {msgspec.json.encode(changes.pop(0)[1]).decode()}"
            yield f"{seat} {text}"
        for _, dice in changes:
            yield f"* {msgspec.json.encode(dice).decode()}"

    @classmethod
    def read(cls, text: str) -> Record:
        """Read `write` back; `RecordError` names the line that is wrong."""
        if len(text) > LARGEST:
            raise RecordError("the record is too large to be one")
        lines = text.replace("\r\n", "\n").split("\n")
        if not lines or lines[0] != TITLE:
            raise RecordError(_wrong_title(lines))
        header = {name: _header(lines, i + 1, name) for i, name in enumerate(HEADER)}
        end = _end_of_actions(lines) + 1
        actions: list[tuple[int, str]] = []
        changes: list[tuple[int, Any]] = []
        for i in range(len(HEADER) + 2, end - 1):
            if lines[i].startswith("* "):
                changes.append((len(actions), _json(lines[i][2:], i, "dice")))
            else:
                actions.append(_action(lines, i))
        if len(lines) < end + 2 or lines[end] != f"end: {len(actions)} actions" or lines[end - 1]:
            raise RecordError(
                f"line {min(end, len(lines)) + 1}: the record is cut off: no end after {len(actions)} actions"
            )
        position = _header(lines, end + 1, "position")
        try:
            return msgspec.convert({**header, "actions": actions, "position": position, "new_dice": changes}, cls)
        except msgspec.ValidationError as problem:
            raise RecordError(f"the header is wrong: {problem}") from None


def _wrong_title(lines: list[str]) -> str:
    first = lines[0][:60] if lines else ""
    if first.startswith("Romanum record "):
        return f"line 1: this record is of another version ({first!r}); this program reads version {RECORD_VERSION}"
    return "line 1: this is not a Romanum record"


def _header(lines: list[str], i: int, name: str) -> Any:
    if i >= len(lines) or not lines[i].startswith(f"{name}: "):
        raise RecordError(
            f"line {i + 1}: expected '{name}: …'" + (" (the record is cut off)" if i >= len(lines) else "")
        )
    value = lines[i][len(name) + 2 :]
    if name in ("game", "scenario", "position"):
        return value
    return _json(value, i, name)


def _json(value: str, i: int, name: str) -> Any:
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise RecordError(f"line {i + 1}: {name}: {problem}") from None


def _end_of_actions(lines: list[str]) -> int:
    first = len(HEADER) + 2
    if len(lines) < first or lines[first - 1]:
        raise RecordError(f"line {first}: expected an empty line after the header")
    return next((i for i in range(first, len(lines)) if not lines[i]), len(lines))


def _action(lines: list[str], i: int) -> tuple[int, str]:
    seat, space, text = lines[i].partition(" ")
    if not space or not seat.isascii() or not seat.isdigit() or len(seat) > 2:
        raise RecordError(f"line {i + 1}: expected a seat and an action, not {lines[i][:60]!r}")
    return int(seat), text


def replay(record: Record, find_game: Callable[[str], Game[Any]], upto: int | None = None) -> Match[Any]:
    """Play a record again; `RecordError` names the action that does not fit or the difference at the end."""
    game = find_game(record.game)
    if record.rules > game.rules_version:
        raise RecordError(f"made with rules version {record.rules} of {game.id}; this program has {game.rules_version}")
    dice = _dice(record.dice)
    match = game.new(record.scenario, len(record.names), options=record.options, dice=dice, names=record.names)
    actions = record.actions if upto is None else record.actions[:upto]
    changes = [*record.new_dice]
    for n, (seat, text) in enumerate(actions):
        _change_dice(match, changes, n)
        try:
            match.play(seat, text)
        except IllegalAction as problem:
            line = n + len(HEADER) + len(match.new_dice) + 3
            raise RecordError(f"line {line}: action {n + 1} ({text[:60]!r}) does not fit: {problem}") from None
    _change_dice(match, changes, len(actions))
    if upto is None and match.fingerprint() != record.position:
        raise RecordError("replayed, the match ends in another position than the record says")
    return match


def _change_dice(match: Match[Any], changes: list[tuple[int, dict[str, Any]]], n: int) -> None:
    while changes and changes[0][0] <= n:
        match.change_dice(_dice(changes.pop(0)[1]))


def _dice(given: dict[str, Any]) -> AnyDice:
    if given.get("type") == HIDDEN_DICE:
        raise RecordError(
            "this record hides its dice while the match is running; it can be replayed when they are shown"
        )
    try:
        dice: AnyDice = msgspec.convert(given, AnyDice)
        return dice
    except msgspec.ValidationError as problem:
        raise RecordError(f"the dice are wrong: {problem}") from None


class _Saved(msgspec.Struct):
    romanum: int
    record: str
    position: msgspec.Raw


def save(match: Match[Any]) -> str:
    """A match as JSON: the record is the truth, the position a check of it."""
    saved = _Saved(RECORD_VERSION, Record.of(match).write(), msgspec.Raw(match.position.to_json()))
    return msgspec.json.encode(saved).decode()


def load(text: str, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    """Read `save` back by replaying the record, and compare with the saved position."""
    try:
        saved = msgspec.json.decode(text, type=_Saved)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise RecordError(f"this is not a saved match: {problem}") from None
    match = replay(Record.read(saved.record), find_game)
    if match.position.to_json() != bytes(saved.position):
        raise RecordError("the saved position is not the one its record leads to")
    return match


def write_file(path: Path, text: str) -> None:
    """Write a whole file or leave the old one as it is: a full disk or a power cut loses nothing."""
    folder = path.parent
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".romanum.tmp", dir=folder)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
