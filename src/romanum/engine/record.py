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

Of a game that another distribution has brought, one more line after the dice says which, and its version: `package:
romanum-ludi 1.2`. A match that began with a position of somebody's own (`Match.of`) has it as JSON in a line after
these, `start: {…}`; its options are `{}`; `heading: {"title":"…"}` after that says of which scenario file. An action
line is the number of the seat and the action's text. A line `* {…}` says that from there on the match goes on with
other dice, as a branch does; a line `= {"rules":1}` that what stands above it was played by rules version 1 and the
match went on by those of the header, from where it stood; a line `~ {"seat":1,"window":"attack",…}` how a seat wished
from there on to be asked; a line `# {"by":"Livia","text":"…","arrows":[["roma","sicilia"]]}` is a remark on that
moment. `position` is the SHA-256 of the JSON of the position at the end. A record made for people who still play
carries the commitment of sealed dice instead of their seed, no wishes, no position to begin with, and no hash: with
few secrets left, one could guess them by trying.
"""

from __future__ import annotations

import os
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from romanum.engine.dice import AnyDice, DiceError, SealedDice
from romanum.engine.game import BadSetup
from romanum.engine.pages.notebook import record_html
from romanum.engine.position import differences
from romanum.engine.remarks import MOST_REMARKS, BadRemark, Remark, checked
from romanum.engine.rule import IllegalAction, Wrong
from romanum.engine.sheets.heading import Heading
from romanum.engine.speech.game_words import engine_words
from romanum.engine.speech.language import language
from romanum.engine.standing.orders import BadOrder, Orders
from romanum.engine.standing.wishes import Preference
from romanum.engine.step import SecretPlans

if TYPE_CHECKING:
    from romanum.engine.game import Game
    from romanum.engine.match import Match

RECORD_VERSION: Final = 1
TITLE: Final = f"Romanum record {RECORD_VERSION}"
HEADER: Final = ("game", "rules", "scenario", "options", "names", "dice")
PACKAGE: Final = "package"
"""The line after the header that says where a game is from that is none of ours,"""
START: Final = "start"
"""the one, after that, of a match that began with a position of its own,"""
HEADING: Final = "heading"
"""and the one after that, if a scenario file had the position."""
MORE: Final = (PACKAGE, START, HEADING)
HIDDEN_DICE: Final = "hidden"
LARGEST: Final = 20_000_000
MOST_ACTIONS: Final = 100_000
MOST_SEATS: Final = 16
LONGEST_NAME: Final = 200
MOST_OPTIONS: Final = 64
MOST_CHANGES: Final = 100
"""So often a record may take other dice, or go over to other rules."""
MOST_WISHES: Final = 20_000
"""So often the seats of a record may wish to be asked otherwise."""
NAMED_PACKAGE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,99} [0-9A-Za-z][0-9A-Za-z.!+_-]{0,49}")
"""How distributions and versions are called on a package index."""
LONGEST_START: Final = 1_000_000
"""So many characters the position may have that a match begins with; the largest of any game has a tenth of it."""
LONGEST_SCRIPT: Final = 2_000
"""So many rolls of scripted dice may be told, in all: every position on the way holds a copy of those to come."""


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
    carried: list[tuple[int, int]] = []
    """Where the match went over to other rules: after how many actions, and by which version they were played."""
    preferences: list[tuple[int, Preference]] = []
    """How the seats wished to be asked: after how many actions, and which."""
    remarks: list[tuple[int, Remark]] = []
    """What was said of its moments: after how many actions, and what."""
    start: str = ""
    """The position it began with, as JSON, where no setup leads there; `hidden` for people who still play."""
    package: str = ""
    """Distribution and version from which the game is; empty where it is one of ours."""
    heading: Heading | None = None
    """What the scenario file said of itself that had this position."""

    @classmethod
    def of(cls, match: Match[Any]) -> Record:
        """The record of a match, dice seed included: it is the host's own copy."""
        return cls(
            match.game.id,
            match.rules,
            match.scenario,
            match.options,
            match.names,
            msgspec.to_builtins(match.first_dice),
            [(past.seat, past.text) for past in match.history],
            match.fingerprint(),
            [(when, msgspec.to_builtins(dice)) for when, dice in match.new_dice],
            list(match.carried),
            list(match.preferences),
            [(when, remark) for when, remark in match.remarks if when <= len(match.history)],
            "" if match.start is None else match.start.to_json().decode(),
            match.game.package,
            match.heading,
        )

    @classmethod
    def public(cls, match: Match[Any]) -> Record:
        """The record for people who still play: up to where plans are still secret, each action as all saw it."""
        n = len(match.history)
        if match.position.stack and isinstance(match.position.stack[-1], SecretPlans):
            while n and isinstance(match.history[n - 1].before.stack[-1], SecretPlans):
                n -= 1
        public = cls.of(match.at(n)).without_seed()
        seen = [(past.seat, match.seen_by_all(past)) for past in match.history[:n]]
        return msgspec.structs.replace(public, actions=seen)

    def _repr_html_(self) -> str:
        return record_html(self)

    def without_seed(self) -> Record:
        """The same for people who still play: sealed dice show their commitment, fast dice and wishes nothing."""
        dice = {"type": HIDDEN_DICE}
        if self.dice.get("type") == "SealedDice":
            dice = {
                "type": HIDDEN_DICE,
                "commitment": msgspec.convert(self.dice, SealedDice).commitment(),
                "salts": self.dice["salts"],
            }
        changes = [(when, {"type": HIDDEN_DICE}) for when, _ in self.new_dice]
        return msgspec.structs.replace(
            self,
            dice=dice,
            position=HIDDEN_DICE,
            new_dice=changes,
            preferences=[],
            remarks=[],
            start=HIDDEN_DICE if self.start else "",
        )

    def write(self) -> str:
        """The record as text."""
        lines = [TITLE]
        for name in HEADER:
            value = getattr(self, name)
            lines.append(f"{name}: {value if isinstance(value, str | int) else msgspec.json.encode(value).decode()}")
        lines += [f"{name}: {value}" for name in (PACKAGE, START) if (value := getattr(self, name))]
        lines += [f"{HEADING}: {msgspec.json.encode(self.heading).decode()}"] if self.heading else []
        lines += ["", *self._moves(), ""]
        lines += [f"end: {len(self.actions)} actions", f"position: {self.position}", ""]
        return "\n".join(lines)

    def _moves(self) -> Iterator[str]:
        between: dict[int, list[str]] = {}
        for when, rules in self.carried:
            between.setdefault(when, []).append(f'= {{"rules":{rules}}}')
        for when, dice in self.new_dice:
            between.setdefault(when, []).append(f"* {msgspec.json.encode(dice).decode()}")
        for when, wanted in self.preferences:
            between.setdefault(when, []).append(f"~ {msgspec.json.encode(wanted).decode()}")
        for when, remark in self.remarks:
            between.setdefault(when, []).append(f"# {msgspec.json.encode(remark).decode()}")
        for n, (seat, text) in enumerate(self.actions):
            yield from between.get(n, ())
            yield f"{seat} {text}"
        yield from between.get(len(self.actions), ())

    @property
    def header_lines(self) -> int:
        """So many lines stand above the empty one before the actions."""
        return 1 + len(HEADER) + sum(bool(getattr(self, name)) for name in MORE)

    @property
    def start_line(self) -> int:
        """The line on which the position stands that the match began with."""
        return 2 + len(HEADER) + bool(self.package)

    @classmethod
    def read(cls, text: str) -> Record:
        """Read `write` back; `RecordError` names the line that is wrong, or says what is too much of it."""
        if len(text) > LARGEST:
            raise RecordError("the record is too large to be one")
        lines = text.replace("\r\n", "\n").split("\n")
        if not lines or lines[0] != TITLE:
            raise RecordError(_wrong_title(lines))
        header = {name: _header(lines, i + 1, name) for i, name in enumerate(HEADER)}
        package = _further(lines, len(HEADER) + 1, PACKAGE)
        if package and not NAMED_PACKAGE.fullmatch(package):
            raise RecordError(f"line {len(HEADER) + 2}: {PACKAGE}: expected a distribution and its version")
        first = len(HEADER) + 1 + bool(package)
        start = _start(lines, first)
        heading = _heading(lines, first + 1) if start else None
        first += 1 + bool(start) + bool(heading)
        end = _end_of_actions(lines, first) + 1
        course = _course(lines, first, end)
        actions = course["actions"]
        if len(lines) < end + 2 or lines[end] != f"end: {len(actions)} actions" or lines[end - 1]:
            raise RecordError(
                f"line {min(end, len(lines)) + 1}: the record is cut off: no end after {len(actions)} actions"
            )
        position = _header(lines, end + 1, "position")
        try:
            record = msgspec.convert(
                {**header, **course, "position": position, "start": start, "package": package}, cls
            )
            record.heading = heading
        except msgspec.ValidationError as problem:
            raise RecordError(f"the header is wrong: {problem}") from None
        _check_bounds(record)
        return record


class _Carried(msgspec.Struct, forbid_unknown_fields=True):
    rules: int


def _further(lines: list[str], i: int, name: str) -> str:
    """What a line after the header says that need not be there; empty if it is not."""
    there = i < len(lines) and lines[i].startswith(f"{name}: ")
    return lines[i][len(name) + 2 :] if there else ""


def _start(lines: list[str], i: int) -> str:
    """The position that a match began with, as its record has it; empty if there is none."""
    text = _further(lines, i, START)
    if len(text) > LONGEST_START:
        raise RecordError(f"line {i + 1}: a position of {len(text)} characters, and {LONGEST_START} are allowed")
    if text and text != HIDDEN_DICE and not text.startswith("{"):
        raise RecordError(f"line {i + 1}: {START}: a position is a JSON object")
    return text


def _heading(lines: list[str], i: int) -> Heading | None:
    """What a match says of the scenario file that it began with."""
    if i >= len(lines) or not lines[i].startswith(f"{HEADING}: "):
        return None
    heading: Heading = _json(lines[i][len(HEADING) + 2 :], i, HEADING, Heading)
    try:
        heading.check()
    except Wrong as problem:
        told = engine_words(language()).say(f"fault-{problem.code}", problem.facts)
        raise RecordError(f"line {i + 1}: {HEADING}: {told}") from None
    return heading


def _course(lines: list[str], first: int, end: int) -> dict[str, list[Any]]:
    """Actions, and what stands between them."""
    actions: list[Any] = []
    changes: list[Any] = []
    carried: list[Any] = []
    wishes: list[Any] = []
    remarks: list[Any] = []
    for i in range(first, end - 1):
        if lines[i].startswith("* "):
            changes.append((len(actions), _json(lines[i][2:], i, "dice")))
        elif lines[i].startswith("= "):
            carried.append((len(actions), _json(lines[i][2:], i, "rules", _Carried).rules))
        elif lines[i].startswith("~ "):
            wishes.append((len(actions), _json(lines[i][2:], i, "wish", Preference)))
        elif lines[i].startswith("# "):
            remarks.append((len(actions), _remark(lines[i][2:], i)))
        else:
            actions.append(_action(lines, i))
    between = {"new_dice": changes, "carried": carried, "preferences": wishes, "remarks": remarks}
    return {"actions": actions, **between}


def _remark(text: str, i: int) -> Remark:
    try:
        return checked(_json(text, i, "remark", Remark))
    except BadRemark as problem:
        raise RecordError(f"line {i + 1}: remark: {problem}") from None


def _check_bounds(record: Record) -> None:
    """What a record may ask for, checked before anything of it is played."""
    for option, value in record.options.items():
        if not isinstance(value, bool | int | float | str):
            raise RecordError(f"line 5: option {option[:40]!r} is neither yes or no nor a word")
    scripts = [dice.get("values") for dice in (record.dice, *(dice for _, dice in record.new_dice))]
    rolls = sum(len(values) for values in scripts if isinstance(values, list))
    salts = record.dice.get("salts")
    for found, most, what in (
        (len(record.actions), MOST_ACTIONS, "actions"),
        (len(record.names), MOST_SEATS, "seats"),
        (max(map(len, record.names), default=0), LONGEST_NAME, "characters in a name"),
        (len(record.options), MOST_OPTIONS, "options"),
        (
            max((len(str(value)) for value in record.options.values()), default=0),
            LONGEST_NAME,
            "characters in an option",
        ),
        (len(record.new_dice) + len(record.carried), MOST_CHANGES, "changes of dice and rules"),
        (rolls, LONGEST_SCRIPT, "scripted rolls"),
        (len(record.preferences), MOST_WISHES, "wishes"),
        (len(record.remarks), MOST_REMARKS, "remarks"),
        (len(salts) if isinstance(salts, list) else 0, MOST_SEATS, "salts"),
    ):
        if found > most:
            raise RecordError(f"the record asks for too much: {found} {what}, and {most} are allowed")
    if record.rules < 1:
        raise RecordError(f"line 3: there is no rules version {record.rules}")


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


def _json(value: str, i: int, name: str, kind: Any = Any) -> Any:
    try:
        return msgspec.json.decode(value, type=kind)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise RecordError(f"line {i + 1}: {name}: {problem}") from None


def _end_of_actions(lines: list[str], first: int) -> int:
    if len(lines) < first or lines[first - 1]:
        raise RecordError(f"line {first}: expected an empty line after the header")
    return next((i for i in range(first, len(lines)) if not lines[i]), len(lines))


def _action(lines: list[str], i: int) -> tuple[int, str]:
    seat, space, text = lines[i].partition(" ")
    if not space or not seat.isascii() or not seat.isdigit() or len(seat) > 2:
        raise RecordError(f"line {i + 1}: expected a seat and an action, not {lines[i][:60]!r}")
    return int(seat), text


def replay(
    record: Record, find_game: Callable[[str], Game[Any]], upto: int | None = None, *, lean: bool = False
) -> Match[Any]:
    """Play a record again; `RecordError` names the action that does not fit or the difference at the end.

    A `lean` match keeps nothing of how it went, neither events nor earlier positions: for those who want its end alone.
    """
    game = _game_of(record, find_game)
    _check_rules(record, game)
    try:
        return _replay(record, game, upto, lean)
    except (RecordError, DiceError, BadSetup) as problem:
        if record.rules == game.rules_version:
            raise
        raise RecordError(f"{made_with(record, game)}, by which it does not go the same way: {problem}") from None
    except Exception as problem:
        if not record.start or isinstance(problem, MemoryError):
            raise
        raise _no_position(record, game, problem) from problem


def _game_of(record: Record, find_game: Callable[[str], Game[Any]]) -> Game[Any]:
    """The game of a record; where it is not there, and the record says whence it came, what to install."""
    try:
        return find_game(record.game)
    except (LookupError, ValueError) as problem:
        if not record.package:
            raise
        words = problem.args[0] if problem.args else problem
        name, _, version = record.package.partition(" ")
        raise RecordError(
            f"{words}; this record is of a game of the distribution {name}, version {version}: install that"
            f" (pip install {name}), and it can be played"
        ) from None


def _no_position(record: Record, game: Game[Any], problem: Exception) -> RecordError:
    """A position of the right shape may still be impossible: whatever goes wrong then is its fault."""
    words = f"{type(problem).__name__}: {problem}"[:200]
    return RecordError(f"line {record.start_line}: {START}: {game.id} cannot play on from this position ({words})")


def made_with(record: Record, game: Game[Any]) -> str:
    """Which rules a record was made with, and which there are."""
    return f"made with rules version {record.rules} of {game.id}; this program has {game.rules_version}"


def _check_rules(record: Record, game: Game[Any]) -> None:
    """Refuse what cannot go the way it went: rules that are not known yet, or no longer."""
    if record.rules > game.rules_version:
        raise RecordError(made_with(record, game))
    if record.carried:
        when, rules = record.carried[-1]
        raise RecordError(
            f"its first {when} actions were played by rules version {rules} before the match went over to version"
            f" {record.rules}: it can be read, but not played again"
        )


def _replay(record: Record, game: Game[Any], upto: int | None, lean: bool) -> Match[Any]:
    match = _begun(record, game)
    if lean:
        match.position.log = None
    actions = record.actions if upto is None else record.actions[:upto]
    changes, wishes = [*record.new_dice], [*record.preferences]
    for n, (seat, text) in enumerate(actions):
        _change_dice(match, changes, n)
        _grant(match, wishes, n)
        try:
            match.enter(seat, text)
        except IllegalAction as problem:
            above = len(match.new_dice) + len(match.preferences) + sum(when <= n for when, _ in record.remarks)
            line = n + above + record.header_lines + 2
            raise RecordError(f"line {line}: action {n + 1} ({text[:60]!r}) does not fit: {problem}") from None
        if lean:
            match.history[-1] = match.history[-1].outline()
    _change_dice(match, changes, len(actions))
    _grant(match, wishes, len(actions))
    match.remarks = [(when, remark) for when, remark in record.remarks if when <= len(actions)]
    if upto is None and match.fingerprint() != record.position:
        raise RecordError("replayed, the match ends in another position than the record says")
    return match


def _begun(record: Record, game: Game[Any]) -> Match[Any]:
    """The match as it began: set up by its scenario, or with the position that the record has."""
    dice = _dice(record.dice)
    if not record.start:
        return game.new(record.scenario, len(record.names), options=record.options, dice=dice, names=record.names)
    from romanum.engine.match import Match

    if record.options:
        raise RecordError("line 5: a match that begins with a position has no options of its own")
    game.scenario(record.scenario)
    try:
        position = game.position_type.from_json(record.start, game.steps)
    except ValueError as problem:
        raise _no_position(record, game, problem) from None
    if position.dice != dice:
        raise RecordError(f"line {record.start_line}: {START}: its dice are not those of line {len(HEADER) + 1}")
    match = Match.of(game, record.scenario, len(record.names), position, list(record.names))
    match.heading = record.heading
    return match


def _change_dice(match: Match[Any], changes: list[tuple[int, dict[str, Any]]], n: int) -> None:
    while changes and changes[0][0] <= n:
        match.change_dice(_dice(changes.pop(0)[1]))


def _grant(match: Match[Any], wishes: list[tuple[int, Preference]], n: int) -> None:
    """Wishes that were made after n actions."""
    while wishes and wishes[0][0] <= n:
        wanted = wishes.pop(0)[1]
        kind = match.game.windows.get(wanted.window)
        if kind is None or wanted.wish not in kind.wishes or not 0 <= wanted.seat < match.seats or wanted.turn < 0:
            raise RecordError(f"after {n} actions: there is no such wish: {str(wanted)[:90]}")
        match.grant(wanted)


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


class _Saved(msgspec.Struct, omit_defaults=True):
    romanum: int
    record: str
    position: msgspec.Raw
    orders: dict[int, Orders] = {}


def save(match: Match[Any]) -> str:
    """A match as JSON: the record is the truth, the position a check of it. The orders of the seats go with it."""
    orders = {seat: given for seat in match.orders if (given := match.orders_of(seat))}
    saved = _Saved(RECORD_VERSION, Record.of(match).write(), msgspec.Raw(match.position.to_json()), orders)
    return msgspec.json.encode(saved).decode()


def load(text: str, find_game: Callable[[str], Game[Any]]) -> Match[Any]:
    """Read `save` back by replaying the record, and compare with the saved position."""
    try:
        saved = msgspec.json.decode(text, type=_Saved)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise RecordError(f"this is not a saved match: {problem}") from None
    match = replay(Record.read(saved.record), find_game)
    if match.position.to_json() != bytes(saved.position):
        raise RecordError(f"the saved position is not the one its record leads to{_told(match, bytes(saved.position))}")
    try:
        for seat, orders in saved.orders.items():
            match.give_orders(seat, orders)
    except BadOrder as problem:
        raise RecordError(f"the orders are wrong: {problem}") from None
    return match


def _told(match: Match[Any], saved: bytes) -> str:
    """In what a saved position differs, field by field; nothing if it is no position at all."""
    try:
        return f": {'; '.join(differences(saved, match.position.to_json()))}"
    except (msgspec.DecodeError, RecursionError):
        return ""


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
