"""Data files: TOML decoded once into typed structs, with errors that name the file and the place.

`Files` reads the files of a game, `Check` collects what is wrong with them where they are held against each other.
"""

import re
import tomllib
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import GenericAlias, TracebackType
from typing import Any, Protocol, Self, TypeVar

import msgspec

T = TypeVar("T")
D = TypeVar("D")
Hook = Callable[[type, Any], Any]
"""Turns what a file has into a type of one's own."""


class DataError(ValueError):
    """Something is wrong in a data file; its text is one line: file, place, reason.

    >>> str(DataError("borders.toml", "$.border[3].kind", "no such kind 'river'"))
    "borders.toml: $.border[3].kind: no such kind 'river'"
    """

    def __init__(self, file: str, place: str, reason: str) -> None:
        self.file = file
        self.place = place
        self.reason = " ".join(reason.split())
        super().__init__(f"{file}: {place}: {self.reason}")

    def __reduce__(self) -> tuple[type["DataError"], tuple[str, str, str]]:
        return DataError, (self.file, self.place, self.reason)


class Readable(Protocol):
    """What `load` needs of a file: a `Path` has it, and so has a resource of an installed package."""

    def read_bytes(self) -> bytes:
        """The whole content."""


def load(path: Readable | str, kind: type[T], shown: str = "") -> T:
    """Decode the TOML file at `path` into `kind`; raise DataError for whatever is wrong with it.

    Errors call the file `shown`, or by its path.
    """
    source: Readable = Path(path) if isinstance(path, str) else path
    file = shown or str(source)
    return decode(_text(source, file), kind, file)


def decode(text: str, kind: type[T], file: str = "data") -> T:
    """Decode TOML text into `kind`; `file` is the name that errors show.

    >>> decode("turns = [1, 2]", dict[str, list[int]])
    {'turns': [1, 2]}
    >>> decode("turns = ['one']", dict[str, list[int]], "cards.toml")
    Traceback (most recent call last):
    romanum.engine.data.DataError: cards.toml: $[...][0]: Expected `int`, got `str`
    """
    return convert(parse(text, file), kind, file)


def parse(text: str, file: str = "data") -> dict[str, Any]:
    """TOML text as it stands, not yet decoded into anything."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(file, *_syntax(str(error), text)) from None


def convert(table: dict[str, Any], kind: type[T], file: str = "data", hook: Hook | None = None) -> T:
    """Decode a parsed table into `kind`; a hook reads what msgspec does not know, by type.

    >>> convert({"at": ["roma"]}, dict[str, list[complex]], "set-up.toml", lambda kind, text: kind(len(text)))
    {'at': [(4+0j)]}
    """
    try:
        return msgspec.convert(table, kind, strict=True, dec_hook=hook)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `")
        raise DataError(file, _named(place.rstrip("`") or "$", table), reason) from None


def _text(source: Readable, file: str) -> str:
    try:
        return source.read_bytes().decode().replace("\r\n", "\n")
    except FileNotFoundError:
        raise DataError(file, "file", "not found") from None
    except OSError as error:
        raise DataError(file, "file", error.strerror or "cannot be read") from None
    except UnicodeDecodeError as error:
        raise DataError(file, f"byte {error.start}", "not UTF-8 text") from None


def _syntax(message: str, text: str) -> tuple[str, str]:
    """Split tomllib's message into place and reason."""
    found = re.fullmatch(r"(.*) \(at (line \d+, column \d+)\)", message, re.DOTALL)
    if found:
        return found[2], found[1]
    last_line = text.rstrip("\n").count("\n") + 1
    return f"line {last_line}", message.replace(" (at end of document)", " at the end of the file")


def _named(place: str, table: object) -> str:
    """The place, with the id of the entry it lies in if that has one: `$.card[3].turns (armenii)`."""
    name = ""
    for key, number in re.findall(r"\.(\w+)|\[(\d+)\]", place):
        if isinstance(table, dict):
            table = table.get(key)
        elif isinstance(table, list) and number:
            table = table[int(number)]
        if isinstance(table, dict) and isinstance(table.get("id"), str):
            name = f" ({table['id']})"
    return place + name


class HasId(Protocol):
    """Anything with an id."""

    @property
    def id(self) -> str:
        """The id."""


Used = tuple[str, str, str, str]
"""A reference from one data file to something that one defines: file, place, what is referred to, id."""


class Files(msgspec.Struct, frozen=True):
    """The data files of a game, called by their names without folder and ending.

    >>> str(Files("hre").fault("borders", "$.border[3]", "joins a Province to itself"))
    'hre/borders.toml: $.border[3]: joins a Province to itself'
    """

    game: str

    def shown(self, file: str) -> str:
        """What errors call a file."""
        return f"{self.game}/{file}.toml"

    def load(self, folder: Path, file: str, kind: type[T]) -> T:
        """Decode one of them, as `load` does."""
        return load(folder / f"{file}.toml", kind, self.shown(file))

    def rows(self, folder: Path, file: str, key: str, kind: type[T]) -> tuple[T, ...]:
        """Decode one that holds nothing but rows of one kind, under a key."""
        rows = msgspec.defstruct("Rows", [(key, GenericAlias(tuple, (kind, ...)))], forbid_unknown_fields=True)
        found: tuple[T, ...] = getattr(self.load(folder, file, rows), key)
        return found

    def parse(self, folder: Path, file: str) -> dict[str, Any]:
        """One of them as it stands."""
        shown = self.shown(file)
        return parse(_text(folder / f"{file}.toml", shown), shown)

    def convert(self, table: dict[str, Any], file: str, kind: type[T], hook: Hook | None = None) -> T:
        """Decode what one of them had, as `convert` does."""
        return convert(table, kind, self.shown(file), hook)

    def fault(self, file: str, place: str, reason: str) -> DataError:
        """Something wrong in one of them."""
        return DataError(self.shown(file), place, reason)

    def index(self, rows: Sequence[HasId], file: str) -> dict[str, int]:
        """Where each id stands; raise DataError if one stands twice."""
        places: dict[str, int] = {}
        for i, row in enumerate(rows):
            if row.id in places:
                raise self.fault(file, row.id, "this id stands twice")
            places[row.id] = i
        return places

    def unknown(self, known: Mapping[str, Collection[str]], used: Iterable[Used]) -> Iterator[DataError]:
        """One error for each id that some file uses and no file defines."""
        for file, place, what, name in used:
            if name not in known[what]:
                yield self.fault(file, place, f"unknown {what} '{name}'")


class Check:
    """What is wrong with the data files of a game, fault by fault, each with file and place.

    What cannot go on after a fault stands in a `with`: an error in it is a fault like any other.

    >>> check = Check(Files("hre"))
    >>> check.number("provinces", "City Sites", 23, 24)
    >>> with check:
    ...     turns = decode("turn = 1", dict[str, str], "hre/turns.toml")
    >>> for line in check.lines:
    ...     print(line)
    hre/provinces.toml: City Sites: 23 where there should be 24
    hre/turns.toml: $[...]: Expected `str`, got `int`
    """

    def __init__(self, files: Files) -> None:
        self.files = files
        self.faults: list[DataError] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> bool:
        if isinstance(error, DataError):
            self.faults.append(error)
            return True
        return False

    @property
    def lines(self) -> list[str]:
        """Everything found so far, one line each."""
        return [str(fault) for fault in self.faults]

    def fault(self, file: str, place: str, reason: str) -> None:
        """Something is wrong."""
        self.faults.append(self.files.fault(file, place, reason))

    def number(self, file: str, place: str, found: object, wanted: object) -> None:
        """A count, or whatever else, must be what it should be."""
        if found != wanted:
            self.fault(file, place, f"{found} where there should be {wanted}")

    def printed(self, file: str, place: str, found: object, wanted: object) -> None:
        """What the rulebook says in a table or an example must stand in the file."""
        if found != wanted:
            self.fault(file, place, f"{found} where the rulebook has {wanted}")

    def ids(self, rows: Sequence[HasId], file: str) -> None:
        """No id stands twice."""
        with self:
            self.files.index(rows, file)

    def add(self, faults: Iterable[DataError]) -> None:
        """What something else has found."""
        self.faults += faults

    def wording(self, file: str, place: str, text: str, numbers: Mapping[str, object]) -> bool:
        """The text of a card or an event can be filled in with its numbers; whether it can."""
        try:
            text.format_map(numbers)
        except (KeyError, ValueError, IndexError) as error:
            self.fault(file, place, f"cannot be filled in: {error}")
            return False
        return True

    def sources(self, file: str, told: Iterable[tuple[str, str]]) -> None:
        """Each part of each source, by place, says R, P or H and then what: a rule, a public fact, a reconstruction."""
        for place, source in told:
            for part in source.split("; "):
                if not _SOURCE.search(part):
                    self.fault(file, place, f"source '{part}' is neither R, P nor H")


_SOURCE = re.compile(r"\b(R (\d|glossary)|[PH] \w)")
