"""Every action of a game has a number, the same in every match.

The verbs of a vocabulary stand in the order in which it declares them, and each has as many numbers as it has
combinations of arguments: the last argument counts fastest. So a number can be read back without a match. An argument
that is itself a number has `NUMBERS` places and is counted round: 33 stands where 1 does.

Such spaces have thousands of numbers. Whoever wants fewer says how many `buckets`, and the number of an action is the
CRC-32 of its text, divided by them: the remainder.

Both ways two actions may want the same number. If both are offered at once, the one that is offered first has it, and
the other takes the next free one above, and after the last the first. Actions are always offered in the same order,
so this depends on the question alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from math import prod
from typing import Final
from zlib import crc32

from romanum.engine.action import Move, Vocabulary

NUMBERS: Final = 32
"""So many places has an argument that is a number: 0 to 31."""


class Numbering:
    """The numbers of a game's actions.

    >>> words = Vocabulary({"go": "go {place}", "bid": "bid {number}"}, {"place": ["rome", "ostia"]})
    >>> numbering = Numbering(words)
    >>> numbering.size, numbering.numbers([("go", 1), ("bid", 5)])
    (34, [1, 7])
    >>> numbering.numbers([("bid", 5), ("bid", 37)])
    [7, 8]
    >>> numbering.text(7)
    'bid 5'
    """

    def __init__(self, vocabulary: Vocabulary, buckets: int | None = None) -> None:
        if buckets is not None and buckets < 1:
            raise ValueError(f"actions cannot be numbered in {buckets} buckets")
        self.vocabulary = vocabulary
        self.buckets = buckets
        self._radix = {
            verb: tuple(NUMBERS if kind == "number" else len(vocabulary.names[kind]) for kind in kinds)
            for verb, kinds in vocabulary.kinds.items()
        }
        ends = list(accumulate(prod(radix) for radix in self._radix.values()))
        self._first = dict(zip(self._radix, [0, *ends], strict=False))
        self.size: int = buckets or ends[-1]
        self._home: dict[Move, int] = {}

    def home(self, move: Move) -> int:
        """The number of an action, unless another that is offered with it has taken it."""
        found = self._home.get(move)
        if found is None:
            found = self._home[move] = self._work_out(move)
        return found

    def _work_out(self, move: Move) -> int:
        if self.buckets is not None:
            return crc32(self.vocabulary.write(move).encode()) % self.buckets
        number = 0
        for radix, value in zip(self._radix[move[0]], move[1:], strict=True):
            number = number * radix + value % radix
        return self._first[move[0]] + number

    def numbers(self, moves: list[Move]) -> list[int]:
        """The numbers of all actions that are offered at once, no two the same."""
        known = self._home
        try:
            found = [known[move] for move in moves]
        except KeyError:
            found = [self.home(move) for move in moves]
        return found if len(set(found)) == len(found) else self._apart(found)

    def _apart(self, wanted: list[int]) -> list[int]:
        if len(wanted) > self.size:
            raise ValueError(f"{len(wanted)} actions are offered and there are {self.size} numbers")
        taken: dict[int, None] = {}
        for number in wanted:
            while number in taken:
                number = (number + 1) % self.size
            taken[number] = None
        return list(taken)

    def text(self, number: int) -> str:
        """The action that has a number, read back from the number alone; `ValueError` where numbers are hashed."""
        if self.buckets is not None:
            raise ValueError("a hashed number can be read only beside the actions that are offered")
        if not 0 <= number < self.size:
            raise ValueError(f"actions have the numbers 0 to {self.size - 1}, not {number}")
        verb = max((verb for verb, first in self._first.items() if first <= number), key=self._first.__getitem__)
        rest, arguments = number - self._first[verb], []
        for radix in reversed(self._radix[verb]):
            rest, value = divmod(rest, radix)
            arguments.append(value)
        return self.vocabulary.write((verb, *reversed(arguments)))


class Legal(Mapping[int, str]):
    """The actions that are offered now: their texts by their numbers, in the order in which they are offered."""

    __slots__ = ("_moves", "_vocabulary")

    def __init__(self, vocabulary: Vocabulary, numbers: list[int], moves: list[Move]) -> None:
        self._vocabulary = vocabulary
        self._moves = dict(zip(numbers, moves, strict=True))

    def __getitem__(self, number: int) -> str:
        return self._vocabulary.write(self._moves[number])

    def __iter__(self) -> Iterator[int]:
        return iter(self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __repr__(self) -> str:
        return repr(dict(self))

    def __deepcopy__(self, memo: object) -> Legal:
        return self  # it never changes, and learners copy what they are told at every step

    def move(self, number: int) -> Move:
        """The engine's own move; `KeyError` if no action that is offered has the number."""
        return self._moves[number]

    @property
    def moves(self) -> list[Move]:
        """All of them, in the order in which they are offered."""
        return list(self._moves.values())
