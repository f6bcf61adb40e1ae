"""Hands of cards or markers: what somebody holds and the others cannot see.

All hands of a game lie in one flat field of the position, the same number of places for each holder: a seat, a
faction, a side. A place holds the number of a card, or of a kind of marker, or is `EMPTY`. Cards lie close together at
the front; or each has a place of its own, such as one for every colour (`place_of`).

    HANDS = Hands("hand", 12)
    secrets = {"hand": HANDS.secret}
    HANDS.draw(g, seat, pile)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from romanum.engine.position import Position
from romanum.engine.secrecy import HIDDEN, Secret

EMPTY: Final = -1
"""Nothing is held there."""


def _itself(g: Any, holder: int) -> int:
    return holder


class Hands:
    """The hands in one field of a position, a list or a tuple.

    `seat_of` says who holds a hand, unless seats do; `place_of` where in a hand each card lies, if it has a place of
    its own. The others see how many are held unless the number is `secret_number`.
    """

    def __init__(
        self,
        field: str,
        size: int,
        *,
        seat_of: Callable[[Any, int], int] = _itself,
        place_of: Sequence[int] = (),
        secret_number: bool = False,
    ) -> None:
        self.field = field
        self.size = size
        self.seat_of = seat_of
        self.place_of = place_of
        public = frozenset[int]() if secret_number else frozenset({EMPTY})
        self.secret: Final = Secret(self._eyes, public, self._unseen)
        """What a position says of the field in its `secrets`."""

    def of(self, g: Position, holder: int) -> Sequence[int]:
        """All places of a hand, the empty ones too."""
        first = holder * self.size
        places: Sequence[int] = getattr(g, self.field)[first : first + self.size]
        return places

    def held(self, g: Position, holder: int) -> list[int]:
        """What somebody holds, in order; `HIDDEN` for each that a seat cannot see in a masked position."""
        return [card for card in self.of(g, holder) if card != EMPTY]

    def count(self, g: Position, holder: int) -> int:
        """How many somebody holds."""
        return self.size - self.of(g, holder).count(EMPTY)

    def has(self, g: Position, holder: int, card: int) -> bool:
        """Whether somebody holds a card."""
        first, places = holder * self.size, getattr(g, self.field)
        if self.place_of:
            return bool(places[first + self.place_of[card]] == card)
        return card in places[first : first + self.size]

    def any(self, g: Position, holder: int) -> bool:
        """Whether somebody holds anything."""
        if self.place_of:
            return self.count(g, holder) > 0
        first: int = getattr(g, self.field)[holder * self.size]
        return first != EMPTY

    def at(self, g: Position, holder: int, card: int) -> int:
        """What lies in the place that a card has in a hand."""
        found: int = getattr(g, self.field)[holder * self.size + self.place_of[card]]
        return found

    def gain(self, g: Position, holder: int, card: int) -> bool:
        """A card comes to hand; whether there was room."""
        own = list(self.of(g, holder))
        place = self.place_of[card] if self.place_of else self.count(g, holder)
        if place >= self.size or own[place] != EMPTY:
            return False
        own[place] = card
        self._lay(g, holder, own)
        return True

    def lose(self, g: Position, holder: int, card: int) -> None:
        """A card leaves the hand, unseen by the others; the rest closes up, unless cards have places of their own."""
        own = list(self.of(g, holder))
        place = own.index(card)
        if self.place_of:
            own[place] = EMPTY
        else:
            del own[place]
            own.append(EMPTY)
        self._lay(g, holder, own)

    def play(self, g: Position, holder: int, card: int) -> None:
        """A card is laid open: nothing before it can be taken back."""
        self.lose(g, holder, card)
        g.reveals += 1

    def draw(self, g: Position, holder: int, pile: list[int], number: int = 1) -> list[int]:
        """So many from a shuffled pile, or as many as there are; only the holder sees which."""
        g.dice.shuffle(pile)
        for card in pile[:number]:
            self.gain(g, holder, card)
        g.reveals += number > 0
        return pile[:number]

    def draw_one(self, g: Position, holder: int, pile: Sequence[int]) -> int:
        """One from a pile that is not empty, by a single roll."""
        card = pile[g.dice.roll(len(pile)) - 1]
        self.gain(g, holder, card)
        g.reveals += 1
        return card

    def discard(self, g: Position, holder: int, number: int = 1) -> list[int]:
        """So many at random from a hand, or all that are there; only the holder sees which."""
        held = self.held(g, holder)
        g.dice.shuffle(held)
        for card in held[:number]:
            self.lose(g, holder, card)
        g.reveals += number > 0
        return held[:number]

    def lay(self, g: Position, holder: int, cards: Sequence[int]) -> None:
        """Somebody holds these cards and no others, from the first place on."""
        self._lay(g, holder, [*cards, *[EMPTY] * (self.size - len(cards))])

    def hidden(self, g: Position, holder: int | None = None) -> list[int]:
        """In a masked position: the places of the field, of one hand or of all, that the seat cannot see."""
        places: Sequence[int] = getattr(g, self.field)
        within = range(len(places)) if holder is None else range(holder * self.size, (holder + 1) * self.size)
        return [at for at in within if places[at] == HIDDEN]

    def _lay(self, g: Position, holder: int, own: list[int]) -> None:
        first = holder * self.size
        places = getattr(g, self.field)
        if type(places) is list:
            places[first : first + self.size] = own
        else:
            setattr(g, self.field, (*places[:first], *own, *places[first + self.size :]))

    def _eyes(self, g: Any, place: int) -> int:
        return 1 << self.seat_of(g, place // self.size)

    def _unseen(self, g: Any, seat: int | None) -> Sequence[int]:
        size, seat_of = self.size, self.seat_of
        hands = range(len(getattr(g, self.field)) // size)
        others = [hand for hand in hands if (hand if seat_of is _itself else seat_of(g, hand)) != seat]
        if len(others) == 1:
            return range(others[0] * size, (others[0] + 1) * size)
        return [at for hand in others for at in range(hand * size, (hand + 1) * size)]
