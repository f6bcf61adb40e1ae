"""The drawers of a sheet: each keeps one thing that a position has, under one word.

A game lists its drawers (`Sheets.drawers`). Most say no more than which field of the position they keep and what an
entry of it is; the board, and what needs a grammar of its own, are drawers that the game writes itself.

    One("turn", "turn", Number(1, 7))                    turn = 3
    Row("score", "roman_vp", FACTIONS, Number(0, 999))   score = { red = 12, blue = 7 }
    Many("spent", "spent", Name(CARDS))                  spent = ["iudaei", "oraculum"]
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from romanum.engine.hands import EMPTY, Hands
from romanum.engine.sheets.entries import Entry, Names, found, names_of
from romanum.engine.sheets.faults import Faults, Wrong, spot, told, unknown

MOST_ENTRIES: Final = 2_000
"""So many entries a drawer may have."""


class Drawer(ABC):
    """One thing that a position has, in words. What `rule` says about it stands behind the faults that it finds."""

    def __init__(self, word: str, *, rule: str = "") -> None:
        self.id, self.rule = word, rule

    @abstractmethod
    def write(self, g: Any) -> Any:
        """What the position has of it, as plain data."""

    @abstractmethod
    def read(self, g: Any, given: Any, faults: Faults) -> None:
        """Put what is given into the position: all there is of it; what is wrong goes to the faults."""

    @abstractmethod
    def about(self, g: Any) -> dict[str, Any]:
        """For an editor: what can be put there."""


class Beginning(Drawer):
    """What begins, one of some moments: it lies in the stack. A game says which it is, and how it begins there."""

    moments: ClassVar[Sequence[str]]

    @abstractmethod
    def begin(self, g: Any, moment: str) -> None:
        """Put a moment onto the stack, instead of what the scenario puts there."""

    def read(self, g: Any, given: Any, faults: Faults) -> None:
        """One of the moments."""
        if isinstance(given, str) and given in self.moments:
            self.begin(g, given)
        else:
            faults.wrong(self.id, unknown(given, self.moments))

    def about(self, g: Any) -> dict[str, Any]:
        """All of them."""
        return {"shape": "one", "entry": {"kind": "name", "names": [*self.moments]}}


class One(Drawer):
    """A single value."""

    def __init__(self, word: str, field: str, entry: Entry, *, rule: str = "") -> None:
        super().__init__(word, rule=rule)
        self.field, self.entry = field, entry

    def write(self, g: Any) -> Any:
        """The entry."""
        return self.entry.write(g, getattr(g, self.field))

    def read(self, g: Any, given: Any, faults: Faults) -> None:
        """The entry; yes and no stay what they are."""
        try:
            value = self.entry.read(g, given)
        except Wrong as problem:
            faults.wrong(self.id, problem)
            return
        setattr(g, self.field, bool(value) if type(getattr(g, self.field)) is bool else value)

    def about(self, g: Any) -> dict[str, Any]:
        """Its entry."""
        return {"shape": "one", "entry": self.entry.about(g)}


class Row(Drawer):
    """A value for each of some keys, places or sides; those that are as `usual` need not be told."""

    def __init__(
        self, word: str, field: str, keys: Names, entry: Entry, usual: int | None = 0, *, rule: str = ""
    ) -> None:
        super().__init__(word, rule=rule)
        self.field, self.keys, self.entry, self.usual = field, keys, entry, usual

    def write(self, g: Any) -> dict[str, Any]:
        """What is not as usual."""
        pairs = zip(names_of(self.keys, g), getattr(g, self.field), strict=False)
        return {key: self.entry.write(g, value) for key, value in pairs if value != self.usual}

    def read(self, g: Any, given: Any, faults: Faults) -> None:
        """All others are as usual; or stay what they are, where nothing is usual."""
        table, keys = table_of(self.id, given, faults), names_of(self.keys, g)
        values = list(getattr(g, self.field))
        if self.usual is not None:
            values[: len(keys)] = [self.usual] * min(len(keys), len(values))
        for key, entry in table.items():
            try:
                values[found(key, keys)] = self.entry.read(g, entry)
            except Wrong as problem:
                faults.wrong(spot(self.id, key), problem)
        lay(g, self.field, values)

    def about(self, g: Any) -> dict[str, Any]:
        """Its keys, and its entry."""
        return {"shape": "row", "keys": [*names_of(self.keys, g)], "entry": self.entry.about(g)}


class Many(Drawer):
    """A list, in its order."""

    def __init__(self, word: str, field: str, entry: Entry, most: int = MOST_ENTRIES, *, rule: str = "") -> None:
        super().__init__(word, rule=rule)
        self.field, self.entry, self.most = field, entry, most

    def write(self, g: Any) -> list[Any]:
        """Entry by entry."""
        return [self.entry.write(g, value) for value in getattr(g, self.field)]

    def read(self, g: Any, given: Any, faults: Faults) -> None:
        """Entry by entry, no more than there may be."""
        values = []
        for n, entry in enumerate(list_of(self.id, given, self.most, faults, self.rule)):
            try:
                values.append(self.entry.read(g, entry))
            except Wrong as problem:
                faults.wrong(spot(self.id, n + 1), problem)
        lay(g, self.field, values)

    def about(self, g: Any) -> dict[str, Any]:
        """How many of what."""
        return {"shape": "many", "most": self.most, "entry": self.entry.about(g)}


class Facts(Drawer):
    """A list of tables, where a field has so many numbers for each thing it speaks of."""

    def __init__(self, word: str, field: str, columns: Sequence[tuple[str, Entry]], most: int = 200) -> None:
        super().__init__(word)
        self.field, self.columns, self.most = field, tuple(columns), most

    def write(self, g: Any) -> list[dict[str, Any]]:
        """A table each."""
        values, width = getattr(g, self.field), len(self.columns)
        rows = [values[at : at + width] for at in range(0, len(values), width)]
        return [
            {name: entry.write(g, value) for (name, entry), value in zip(self.columns, row, strict=True)}
            for row in rows
        ]

    def read(self, g: Any, given: Any, faults: Faults) -> None:
        """Every table says everything."""
        values: list[int] = []
        for n, row in enumerate(list_of(self.id, given, self.most, faults)):
            table = table_of(spot(self.id, n + 1), row, faults)
            for name in table.keys() - {name for name, _ in self.columns}:
                faults.wrong(spot(self.id, n + 1), unknown(name, [known for known, _ in self.columns]))
            for name, entry in self.columns:
                try:
                    values.append(entry.read(g, table.get(name)))
                except Wrong as problem:
                    faults.wrong(spot(self.id, n + 1, name), problem)
        lay(g, self.field, values)

    def about(self, g: Any) -> dict[str, Any]:
        """Its columns."""
        columns = {name: entry.about(g) for name, entry in self.columns}
        return {"shape": "facts", "most": self.most, "columns": columns}


class Held(Drawer):
    """Hands of cards or markers, by holder: a list of names each."""

    def __init__(self, word: str, hands: Hands, holders: Names, cards: Names, *, rule: str = "") -> None:
        super().__init__(word, rule=rule)
        self.hands, self.holders, self.cards = hands, holders, cards

    def write(self, g: Any) -> dict[str, list[str]]:
        """Everybody's, in their order; an empty hand as well."""
        names = names_of(self.cards, g)
        return {
            holder: [names[card] for card in self.hands.held(g, n)]
            for n, holder in enumerate(names_of(self.holders, g))
            if (n + 1) * self.hands.size <= len(getattr(g, self.hands.field))
        }

    def read(self, g: Any, given: Any, faults: Faults) -> None:
        """Whoever is not named holds nothing."""
        table, holders, names = table_of(self.id, given, faults), names_of(self.holders, g), names_of(self.cards, g)
        lay(g, self.hands.field, [EMPTY] * len(getattr(g, self.hands.field)))
        for holder, cards in table.items():
            try:
                number = found(holder, holders)
            except Wrong as problem:
                faults.wrong(self.id, problem)
                continue
            for n, card in enumerate(list_of(spot(self.id, holder), cards, self.hands.size, faults, self.rule)):
                try:
                    room = self.hands.gain(g, number, found(card, names))
                except Wrong as problem:
                    faults.wrong(spot(self.id, holder, n + 1), problem)
                    continue
                if not room:
                    faults.blame(spot(self.id, holder, n + 1), "full-hand", self.rule, card=card)

    def about(self, g: Any) -> dict[str, Any]:
        """Who holds what, and how many."""
        holders, cards = names_of(self.holders, g), names_of(self.cards, g)
        return {"shape": "hands", "holders": [*holders], "cards": [*cards], "most": self.hands.size}


def table_of(where: str, given: Any, faults: Faults) -> dict[str, Any]:
    """What was given as a table; an empty one if it is none, or too large."""
    if not isinstance(given, dict) or not all(isinstance(key, str) for key in given):
        faults.blame(where, "table", given=told(given))
        return {}
    if len(given) > MOST_ENTRIES:
        faults.blame(where, "entries", count=len(given), most=MOST_ENTRIES)
        return {}
    return given


def list_of(where: str, given: Any, most: int, faults: Faults, rule: str = "") -> list[Any]:
    """What was given as a list; an empty one if it is none, or too long."""
    if not isinstance(given, list):
        faults.blame(where, "list", given=told(given))
        return []
    if len(given) > most:
        faults.blame(where, "entries", rule, count=len(given), most=most)
        return []
    return given


def words_of(where: str, given: Any, faults: Faults, longest: int = 500) -> str:
    """What was given as words; none if it is none, or too long."""
    if not isinstance(given, str):
        faults.blame(where, "words", given=told(given))
        return ""
    if len(given) > longest:
        faults.blame(where, "characters", count=len(given), most=longest)
        return ""
    return given


def lay(g: Any, field: str, values: Sequence[Any]) -> None:
    """Put values into a field, which stays a list or a tuple."""
    setattr(g, field, tuple(values) if type(getattr(g, field)) is tuple else list(values))
