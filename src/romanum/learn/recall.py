"""A match whose dice somebody else throws, one by one, and what each seat can remember of it.

A `Table` never changes: an action or a die makes another. Where a die is wanted that has not fallen yet, what was being
done stops there, and is done again from its beginning with one die more once that is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, Self

import romanum
from romanum.bots.sight.observation import Observer
from romanum.engine.action import Move
from romanum.engine.dice import Dice
from romanum.engine.game import Game
from romanum.engine.position import Position
from romanum.engine.step import advance, apply, offered_to


class Wanted(Exception):
    """A die is wanted that has not fallen yet."""

    def __init__(self, sides: int) -> None:
        super().__init__(sides)
        self.sides = sides


class ToldDice(Dice):
    """Dice that fall as told, and stop everything when they are not."""

    told: tuple[int, ...] = ()
    count: int = 0

    def roll(self, sides: int = 6) -> int:
        """The next that was told; one of one side needs not be."""
        if sides == 1:
            return 1
        if self.count == len(self.told):
            raise Wanted(sides)
        self.count += 1
        return self.told[self.count - 1]

    def mark(self) -> int:
        """How many have fallen."""
        return self.count

    def copy(self) -> Self:
        """The same."""
        return self.__class__(self.told, self.count)


class Moment:
    """A position that the seats have seen, who then did what, and the moment before it."""

    __slots__ = ("before", "move", "position", "seat", "sums")

    def __init__(self, position: Position, seat: int, move: Move, before: Moment | None) -> None:
        self.position, self.seat, self.move, self.before = position, seat, move, before
        self.sums: dict[int, bytes] = {}
        """By seat the sum of check over all up to here, once it has been worked out."""


class Table:
    """A match at a question, at its end, or in the middle of something that wants a die."""

    def __init__(self, game: Game[Any], scenario: str, seats: int, options: Mapping[str, Any]) -> None:
        self._game, self._setting = game, (scenario, seats, options)
        self.past: Moment | None = None
        self.begun = False
        """Whether all is set up."""
        self._told: tuple[int, ...] = ()
        self._doing: tuple[int, Move] | None = None
        self._heard: tuple[Any, Any] | None = None
        """The last that was played or rolled, and what was heard before it."""
        self._settle()

    def __deepcopy__(self, memo: object) -> Table:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as what was played and rolled: positions hold much that follows from it."""
        heard, link = list[Any](), self._heard
        while link is not None:
            last, link = link
            heard.append(last)
        return heard_again, (self._game.id, self._setting, heard[::-1])

    def _settle(self) -> None:
        """Do what is being done with the dice that have fallen."""
        try:
            self.position = self._set_up() if self._doing is None else self._done(*self._doing)
        except Wanted as wanted:
            self.sides = wanted.sides
            return
        self.sides, self.begun, self._told = 0, True, ()
        g = self.position
        self.asked = -1 if not g.stack else g.asked if g.offered is not None else g.stack[-1].pending(g)[0]

    def _set_up(self) -> Position:
        scenario, seats, options = self._setting
        dice: Any = ToldDice(self._told)
        position: Position = self._game.setup(scenario, seats, options, dice)
        position.discreet = bool(options.get("discreet", False))
        advance(position)
        return position

    def _done(self, seat: int, move: Move) -> Position:
        position = self.position.copy()
        position.dice = ToldDice(self._told)  # type: ignore[assignment]
        apply(position, seat, move)
        return position

    @property
    def moves(self) -> list[Move]:
        """What the seat that is asked may do."""
        return offered_to(self.position, self.asked)

    def played(self, move: Move) -> Table:
        """The table after the seat that is asked has made a move."""
        twin = self._twin()
        twin.past = Moment(self.position, self.asked, move, self.past)
        twin._doing, twin._heard = (self.asked, move), (move, self._heard)
        twin._settle()
        return twin

    def rolled(self, face: int) -> Table:
        """The table after the die that is wanted has fallen."""
        twin = self._twin()
        twin._told, twin._heard = (*self._told, face), (face, self._heard)
        twin._settle()
        return twin

    def _twin(self) -> Table:
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        return twin

    def text(self) -> str:
        """All there is, secrets and the dice that have fallen included."""
        doing = "" if self._doing is None or not self.sides else self._game.vocabulary.write(self._doing[1])
        position = self.position.to_json().decode() if self.begun else ""
        return f"{self._told} {doing} {position}"


def heard_again(game: str, setting: tuple[str, int, Mapping[str, Any]], heard: list[Move | int]) -> Table:
    """The table of a match of which it is known what was played and rolled."""
    table = Table(romanum.game(game), *setting)
    for last in heard:
        table = table.rolled(last) if isinstance(last, int) else table.played(last)
    return table


NOTHING: Final = bytes(sha256().digest_size)
"""What a seat remembers before the first question."""


def remembered(last: Moment | None, seat: int, observer: Observer) -> bytes:
    """A sum of check over all that a seat has seen and done up to a moment."""
    moments = []
    while last is not None and seat not in last.sums:
        moments.append(last)
        last = last.before
    found = NOTHING if last is None else last.sums[seat]
    for moment in reversed(moments):
        seen = observer.of(moment.position, seat).tobytes()
        own = repr(moment.move).encode() if moment.seat == seat else b""
        found = moment.sums[seat] = sha256(found + seen + own).digest()
    return found
