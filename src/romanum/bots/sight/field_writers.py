"""The fields of a position as numbers, by their layout: in code written out once, or slowly if they do not fit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, Final

from romanum.bots.sight.layout import BYTE, Field, Room
from romanum.engine.game import Game
from romanum.engine.position import Position
from romanum.engine.secrecy import HIDDEN, HIDDEN_TEXT

LARGEST: Final = (1 << 31) - 1
BITS: Final = tuple(tuple(byte >> i & 1 for i in range(BYTE)) for byte in range(1 << BYTE))
WORD_BITS: Final = 15
WORD: Final = 1 << WORD_BITS
MOST_SPELLINGS: Final = 1 << 14

Texts = dict[str, int]
"""The numbers of texts."""


def texts_of(game: Game[Any], room: Room) -> Texts:
    """The texts that a game knows: those of its layout, then its verbs."""
    known = dict.fromkeys([*room.texts, *game.vocabulary.kinds])
    return {"": 0, HIDDEN_TEXT: HIDDEN, **{text: number for number, text in enumerate(known, 1)}}


def words_of(value: int, words: int) -> tuple[int, ...]:
    """A number in so many words, the lowest first; one below zero stands in the first alone."""
    if value < 0:
        return (value, *(0,) * (words - 1))
    return tuple(value >> WORD_BITS * i & WORD - 1 for i in range(words))


class _Spellings(dict[str, tuple[int, ...]]):
    """How often each letter stands in a text; nothing if it is not spelled with them, or not in their order."""

    def __init__(self, letters: str) -> None:
        super().__init__({HIDDEN_TEXT: (HIDDEN,) * len(letters)})
        self._letters = letters

    def __missing__(self, text: str) -> tuple[int, ...]:
        counts = tuple(text.count(letter) for letter in self._letters)
        spelled = "".join(letter * count for letter, count in zip(self._letters, counts, strict=True))
        if len(self) < MOST_SPELLINGS:
            self[text] = counts if spelled == text else ()
        return counts if spelled == text else ()


class Writer:
    """Writes some fields of positions: `cells`, if `fits`; `slowly` in any case."""

    def __init__(self, fields: list[Field], texts: Texts) -> None:
        self._fields, self._texts = fields, texts
        self._elements = {field.name: _element(field, texts) for field in fields}
        self.fits: Callable[[Any], bool]
        self.cells: Callable[[Any], list[int]]
        self.fits, self.cells = self._written_out()

    def slowly(self, known: Position) -> tuple[list[int], list[Any]]:
        """The cells of a position in which something finds no room, and what does not."""
        cells: list[int] = []
        rest: list[Any] = []
        for field in self._fields:
            value = getattr(known, field.name)
            found = self._cells_of(field, value)
            if found is None or any(not -LARGEST <= cell <= LARGEST for cell in found):
                rest.append((field.name, value))
                found = [0] * field.length
            cells += found
        return cells, rest

    def _cells_of(self, field: Field, value: Any) -> list[int] | None:
        """The cells of one field; None if it finds no room."""
        if field.kind == "bits":
            return [value >> i & 1 for i in range(field.length)] if 0 <= value < 1 << field.length else None
        values = [value] if field.kind == "value" else list(value)
        every = [self._elements[field.name](one) for one in values]
        cells = list(chain.from_iterable(every))
        if not all(every):
            return None
        if field.kind != "run":
            return cells if len(cells) == field.length else None
        empty = field.length - 1 - len(cells)
        return [len(values), *cells, *[0] * empty] if empty >= 0 else None

    def _written_out(self) -> tuple[Callable[[Any], bool], Callable[[Any], list[int]]]:
        """Two functions, compiled once: whether all fields of a position find room, and their cells if they do."""
        fits = " and ".join(chain.from_iterable(map(_fit, self._fields))) or "True"
        cells = ", ".join(map(_expression, self._fields))
        source = f"def fits(g):\n    return {fits}\ndef cells(g):\n    return [{cells}]"
        longest = max((field.length for field in self._fields), default=0)
        several = {f"E_{field.name}": self._elements[field.name] for field in self._fields if field.each > 1}
        namespace: dict[str, Any] = {
            **several,
            "T": self._texts,
            "text": self._texts.__getitem__,
            "known": self._texts.__contains__,
            "B": BITS,
            "Z": (0,) * longest,
            "every": chain.from_iterable,
        }
        exec(source, namespace)
        return namespace["fits"], namespace["cells"]


def _element(field: Field, texts: Texts) -> Callable[[Any], tuple[int, ...]]:
    """What writes one element of a field; it gives nothing for one that cannot be written."""
    if field.letters:
        return _Spellings(field.letters).__getitem__
    if field.words:
        return lambda value: words_of(value, field.words) if -WORD < value < 1 << WORD_BITS * field.words else ()
    if field.text:
        return lambda text: (texts[text],) if text in texts else ()
    return lambda value: (int(value),)


def _fit(field: Field) -> Iterable[str]:
    """What must be true of a field so that it fits."""
    name = f"g.{field.name}"
    if field.kind == "bits":
        yield f"0 <= {name} < {1 << field.length}"
    if field.kind == "run":
        yield f"len({name}) <= {field.room}"
    if field.kind == "list":
        yield f"len({name}) * {field.each} == {field.length}"
    values = f"({name},)" if field.kind == "value" else name
    if field.each > 1:
        yield f"all(map(E_{field.name}, {values}))"
    elif field.text:
        yield f"all(map(known, {values}))"


def _expression(field: Field) -> str:
    name = f"g.{field.name}"
    if field.kind == "bits":
        return ", ".join(f"*B[{name} >> {at} & 255]" for at in range(0, field.length, BYTE))
    if field.kind == "value":
        return f"*E_{field.name}({name})" if field.each > 1 else f"T[{name}]" if field.text else name
    several = f"*every(map(E_{field.name}, {name}))" if field.each > 1 else ""
    every = several or (f"*map(text, {name})" if field.text else f"*{name}")
    length = f"len({name}) * {field.each}" if field.each > 1 else f"len({name})"
    return every if field.kind == "list" else f"len({name}), {every}, *Z[{length}:{field.room * field.each}]"
