"""A table of the Advanced Game: a card on top of the deck, and the segments of an Activation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from romanum.games.pax.data.components import TITLE, TITLE_IDS
from romanum.games.pax.state.errands import CardSegment, Operations

from .builder import Table, position


def cards(board: Mapping[str, str] | None = None, *, top: str = "", **fields: Any) -> Table:
    """A position of the Advanced Game with this card on top of the deck."""
    t = position(board, advanced=True, **fields)
    if top:
        deck = list(t.g.deck)
        deck.remove(TITLE[top])
        t.g.deck = (TITLE[top], *deck)
    return t


def draw(t: Table, power: str = "rome") -> Table:
    """The Card Segment of a power, and its Operation after it."""
    t.g.active = t.power(power)
    return t.push(CardSegment(t.g.active), Operations(t.g.active))


def drawn(card: str, board: Mapping[str, str] | None = None, power: str = "rome", **fields: Any) -> Table:
    """A power draws this card."""
    return draw(cards(board, top=card, **fields), power)


def operate(t: Table, power: str = "rome") -> Table:
    """The Operation of a power, in which it may play cards."""
    t.g.active = t.power(power)
    return t.push(Operations(t.g.active))


def hand(t: Table, power: str) -> list[str]:
    """What a power holds."""
    return [TITLE_IDS[title] for title in t.g.hand(t.power(power))]


def level(t: Table, power: str) -> int:
    """The Stability of a power."""
    return t.g.stability[t.power(power)]
