"""Positions of the past, folded away: a match in memory has the last ones as they are, the others as packed text.

A position of `hre` takes 7 kB in memory, as text 2.4 kB, and packed together with those around it 0.2 kB.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from romanum.engine.game import Game
from romanum.engine.match import Match
from romanum.engine.past import Past
from romanum.engine.position import Position

TOGETHER: Final = 16
"""So many positions are packed together."""
AT_HAND: Final = 2
"""So many stay as they are: the last one is asked for whenever somebody could undo."""
UNPACKED: Final = 8
"""So many packets are kept open: whoever looks at the past goes through it in order."""

Make = Callable[[Game[Any], bytes], Position]
"""Makes a position of a game from its text."""


class Folded:
    """A position in a packet; called, it is made anew."""

    __slots__ = ("_game", "_make", "_packet", "_place")

    def __init__(self, game: Game[Any], packet: bytes, place: int, make: Make) -> None:
        self._game = game
        self._packet = packet
        self._place = place
        self._make = make

    def __call__(self) -> Position:
        """The position."""
        return self._make(self._game, self.text())

    def text(self) -> bytes:
        """The position as text."""
        return bytes(_unpacked(self._packet)[self._place])


def folded(game: Game[Any], texts: Sequence[msgspec.Raw], make: Make) -> list[Folded]:
    """Positions that are text already."""
    out = []
    for first in range(0, len(texts), TOGETHER):
        packet = zlib.compress(msgspec.json.encode(texts[first : first + TOGETHER]), 1)
        out += [Folded(game, packet, place, make) for place in range(len(texts[first : first + TOGETHER]))]
    return out


def text_of(past: Past[Any]) -> bytes:
    """The position before an action as text, without making it first."""
    return past.kept.text() if isinstance(past.kept, Folded) else past.before.to_json()


def fold(match: Match[Any]) -> None:
    """Fold the positions of the past away that are still as they were, if there are enough of them."""
    first = len(match.history) - AT_HAND - TOGETHER
    if first < 0 or not _whole(match.history[first]):
        return
    while first >= TOGETHER and _whole(match.history[first - 1]):
        first -= TOGETHER
    for place in range(first, len(match.history) - AT_HAND - TOGETHER + 1, TOGETHER):
        _fold(match.game, match.history[place : place + TOGETHER])


def _whole(past: Past[Any]) -> bool:
    return isinstance(past.kept, Position)


def _fold(game: Game[Any], pasts: Sequence[Past[Any]]) -> None:
    for past, position in zip(pasts, folded(game, [msgspec.Raw(text_of(past)) for past in pasts], _made), strict=True):
        past.put_away(position)


def _made(game: Game[Any], text: bytes) -> Position:
    return game.position_type.from_json(text, game.steps)


@lru_cache(UNPACKED)
def _unpacked(packet: bytes) -> Sequence[msgspec.Raw]:
    """The texts in a packet."""
    return msgspec.json.decode(zlib.decompress(packet), type=list[msgspec.Raw])
