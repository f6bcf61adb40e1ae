"""Who counts blunders: choices that a player who knows the game would be ashamed of, whatever came of them.

A game's censor looks on at one match, sees everything, and says of each choice which blunders it is. The arena counts
them by bot and turn. What is a blunder is told from the position before the choice, never from the dice after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

from romanum.engine.action import Move
from romanum.engine.position import Position

P = TypeVar("P", bound=Position)


class Censor(Generic[P]):
    """Looks on at one match."""

    def see(self, before: P, seat: int, move: Move, after: P) -> Iterable[str]:
        """The blunders of a choice, by names of the game's: `blunder-NAME` of its words says what each is.

        What was left undone (money that lies idle, a card that expires) is a blunder of the choice that ended the time
        for it.
        """
        return ()
