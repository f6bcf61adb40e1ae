"""Which bots these are: what was measured of others says nothing of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from romanum.engine.game import Game

VERSION: Final = 2
"""Raised when the bots play otherwise, or make something else of positions.

Every file of numbers that was made with bots says by which version of them, by which rules and in how many games.
Learned values, what is known of how sure a judgement may be, levels and games that were rated are used for the rules
and bots by which they were made, and for no others: until they are made anew, bots go by what the game itself says,
hints by what is counted along their lines, and all bots are offered. How long scenarios take is told whoever played.
"""


class Made(Protocol):
    """Where numbers come from."""

    @property
    def rules_version(self) -> int:
        """By which rules of the game they were made,"""

    @property
    def bots_version(self) -> int:
        """and by which bots."""


def is_of_today(made: Made, game: Game[Any]) -> bool:
    """Whether numbers were made by the rules of a game as it is, and by the bots as they are."""
    return (made.rules_version, made.bots_version) == (game.rules_version, VERSION)
