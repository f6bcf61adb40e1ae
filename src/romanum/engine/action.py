"""What a player can do: short text at the border, plain tuples inside.

Inside the engine a *move* is a tuple `(verb, argument, ...)` of a word and small ints, cheap to build and compare.
At the border, in records, logs, tests and messages, the same thing is a line of words such as
`attack lugdunensis from aquitania`. A game's `Vocabulary` turns one into the other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Self

import msgspec

Move = tuple[Any, ...]
"""A move inside the engine: the verb, then its arguments as small ints."""

PASS: Final[Move] = ("pass",)
YES: Final[Move] = ("yes",)
NO: Final[Move] = ("no",)
UNSEEN: Final = "?"
"""Stands in a text for what others may not see of an action."""

LONGEST_TEXT: Final = 200
"""No action is longer than this many characters; whatever is longer is refused unread."""


def row(verb: str, count: int) -> tuple[Move, ...]:
    """A verb with each value of its argument: moves that are made once, and handed out.

    >>> row("go", 2)
    (('go', 0), ('go', 1))
    """
    return tuple((verb, value) for value in range(count))


def grid(verb: str, first: int, second: int) -> tuple[tuple[Move, ...], ...]:
    """A verb with each pair of its two arguments.

    >>> grid("attack", 2, 1)
    ((('attack', 0, 0),), (('attack', 1, 0),))
    """
    return tuple(tuple((verb, a, b) for b in range(second)) for a in range(first))


class Action(msgspec.Struct, frozen=True):
    """An offered choice: its text is what is written down, its move is what the engine works with."""

    text: str
    move: Move

    def __str__(self) -> str:
        return self.text


class NotUnderstood(ValueError):
    """A text that is no action of this game at all."""


class Verbs(dict[str, str]):
    """The verbs of a game or of one part of it, each declared once: how it is written, and with that its moves.

    >>> verbs = Verbs({"place": ["rome", "ostia"]})
    >>> verbs.move("stop"), verbs.row("go {place}"), verbs.row("bid {number}", 2)
    (('stop',), (('go', 0), ('go', 1)), (('bid', 0), ('bid', 1)))
    >>> verbs.also("send {number} {place}")
    >>> list(verbs)
    ['stop', 'go', 'bid', 'send']
    """

    def __init__(self, names: Mapping[str, Sequence[str]]) -> None:
        super().__init__()
        self._names = names

    def also(self, *patterns: str) -> None:
        """Verbs whose moves the steps put together themselves."""
        for pattern in patterns:
            self._declare(pattern)

    def move(self, pattern: str) -> Move:
        """A verb that says all by itself."""
        return (self._declare(pattern),)

    def row(self, pattern: str, numbers: int = 0) -> tuple[Move, ...]:
        """A verb with each value of its argument; of numbers there are as many as is said."""
        (count,) = self._counts(pattern, numbers)
        return row(self._declare(pattern), count)

    def grid(self, pattern: str, numbers: int = 0) -> tuple[tuple[Move, ...], ...]:
        """A verb with each pair of its two arguments."""
        first, second = self._counts(pattern, numbers)
        return grid(self._declare(pattern), first, second)

    def _declare(self, pattern: str) -> str:
        verb = pattern.split()[0]
        if verb in self:
            raise ValueError(f"verb {verb!r} is declared twice")
        self[verb] = pattern
        return verb

    def _counts(self, pattern: str, numbers: int) -> list[int]:
        kinds = re.findall(r"{([a-z-]+)}", pattern)
        if "number" in kinds and not numbers:
            raise ValueError(f"{pattern!r}: how many numbers?")
        return [numbers if kind == "number" else len(self._names[kind]) for kind in kinds]


class Vocabulary:
    """The verbs of a game and how each is written.

    >>> words = Vocabulary({"go": "go {place}", "bid": "bid {number}", "stop": "stop"}, {"place": ["rome", "ostia"]})
    >>> words.write(("go", 1))
    'go ostia'
    >>> words.read("bid 12")
    ('bid', 12)
    """

    def __init__(self, verbs: Mapping[str, str], names: Mapping[str, Sequence[str]]) -> None:
        self.names = {kind: tuple(ids) for kind, ids in names.items()}
        self._index = {kind: {name: i for i, name in enumerate(ids)} for kind, ids in self.names.items()}
        self._patterns = {verb: tuple(pattern.split()) for verb, pattern in verbs.items()}
        self.kinds = {
            verb: tuple(word[1:-1] for word in pattern if word.startswith("{"))
            for verb, pattern in self._patterns.items()
        }
        for verb, pattern in self._patterns.items():
            if pattern[:1] != (verb,):
                raise ValueError(f"verb {verb!r}: its pattern must begin with it")
        for verb, kinds in self.kinds.items():
            for kind in kinds:
                if kind != "number" and kind not in self.names:
                    raise ValueError(f"verb {verb!r}: no names of the kind {kind!r}")

    @classmethod
    def joined(cls, names: Mapping[str, Sequence[str]], *parts: Mapping[str, str]) -> Self:
        """The verbs of all parts of a game together; two parts with the same verb are a defect."""
        found: dict[str, str] = {}
        for more in parts:
            twice = found.keys() & more.keys()
            if twice:
                raise ValueError(f"verbs that two parts have: {', '.join(sorted(twice))}")
            found |= more
        return cls(found, names)

    @property
    def verbs(self) -> tuple[str, ...]:
        """All verbs, in the order they were declared."""
        return tuple(self._patterns)

    @property
    def patterns(self) -> dict[str, str]:
        """How each verb is written, with the kinds of its arguments in braces."""
        return {verb: " ".join(pattern) for verb, pattern in self._patterns.items()}

    def fact_names(self, verb: str) -> list[str]:
        """What the arguments of a verb are called in sentences: their kinds, a repeated one with its place after it.

        >>> Vocabulary({"go": "go {place} {place}"}, {"place": ["rome"]}).fact_names("go")
        ['place', 'place2']
        """
        kinds = self.kinds[verb]
        return [kind if kind not in kinds[:i] else f"{kind}{i + 1}" for i, kind in enumerate(kinds)]

    def facts(self, move: Move) -> dict[str, str | int]:
        """The arguments of a move as ids and numbers, by those names."""
        values = zip(self.kinds[move[0]], move[1:], strict=True)
        given = [value if kind == "number" else self.names[kind][value] for kind, value in values]
        return dict(zip(self.fact_names(move[0]), given, strict=True))

    def write(self, move: Move) -> str:
        """The text of a move."""
        arguments = iter(move[1:])
        words = []
        for word in self._patterns[move[0]]:
            if word.startswith("{"):
                value, kind = next(arguments), word[1:-1]
                words.append(str(value) if kind == "number" else self.names[kind][value])
            else:
                words.append(word)
        return " ".join(words)

    def write_seen(self, move: Move, seen: tuple[Any, ...]) -> str:
        """What others see of a move as text, after `Game.outward`: whatever differs from the move is a question mark.

        >>> words = Vocabulary({"hide": "hide {place} at {place}"}, {"place": ["rome", "ostia"]})
        >>> words.write_seen(("hide", 1, 0), ("hide", "somewhere", 0))
        'hide ? at rome'
        """
        if seen == move:
            return self.write(move)
        if len(seen) == 1:
            return str(seen[0])
        shown = iter(zip(self.write(move).split(" ")[1:], self._patterns[move[0]][1:], strict=True))
        arguments = iter(zip(move[1:], seen[1:], strict=False))
        return " ".join([str(seen[0]), *(word if _is_seen(part, arguments) else UNSEEN for word, part in shown)])

    def read(self, text: str) -> Move:
        """The move a text stands for; `NotUnderstood` if it stands for none."""
        if not isinstance(text, str) or len(text) > LONGEST_TEXT:
            raise NotUnderstood("an action is a short line of text")
        given = text.split(" ")
        pattern = self._patterns.get(given[0])
        if pattern is None:
            raise NotUnderstood(f"no action begins with {given[0][:40]!r}")
        if len(pattern) != len(given):
            raise NotUnderstood(f"this action is written: {' '.join(pattern)}")
        return (given[0], *self._arguments(pattern[1:], given[1:]))

    def _arguments(self, pattern: Sequence[str], given: Sequence[str]) -> list[int]:
        arguments = []
        for expected, word in zip(pattern, given, strict=True):
            if not expected.startswith("{"):
                if word != expected:
                    raise NotUnderstood(f"expected {expected!r}, not {word[:40]!r}")
                continue
            kind = expected[1:-1]
            value = _number(word) if kind == "number" else self._index[kind].get(word)
            if value is None:
                raise NotUnderstood(f"{word[:40]!r} is not a {kind}")
            arguments.append(value)
        return arguments


def _is_seen(part: str, arguments: Iterator[tuple[Any, Any]]) -> bool:
    """Whether a part of a pattern is a plain word, or an argument that others see as it is."""
    if not part.startswith("{"):
        return True
    given, seen = next(arguments, (None, UNSEEN))
    return bool(given == seen)


def _number(word: str) -> int | None:
    return int(word) if re.fullmatch(r"0|[1-9][0-9]{0,8}", word, re.ASCII) else None
