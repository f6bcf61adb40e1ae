"""Moments of recorded games, from which a story can begin without playing up to them."""

from __future__ import annotations

from typing import Final, NamedTuple

import romanum
from games.hre.make_records import FOLDER


class Moment(NamedTuple):
    """A recorded game after so many actions, and the seat that is asked there."""

    file: str
    actions: int
    seat: int

    @property
    def text(self) -> str:
        """The record up to here."""
        return romanum.replay(whole_game(self.file)).at(self.actions).record.write()


def whole_game(file: str = "4-miles-107.txt") -> str:
    """The text of a finished game."""
    return (FOLDER / file).read_text(encoding="utf-8")


GALLI_ENTER: Final = Moment("4-miles-107.txt", 7, 1)
"""Yellow has four Galli to place; nobody else is on the map yet."""

GREEN_LANDS: Final = Moment("4-miles-107.txt", 42, 0)
"""Green has six Legions to place, in vacant Provinces or against those who came before him."""

BRITANNIA_IS_FULL: Final = Moment("4-miles-107.txt", 111, 3)
"""Blue places; in Britannia three of his Armies stand already."""

FULL_MAP: Final = Moment("4-miles-107.txt", 465, 2)
"""The sixth turn: Armies stand in all forty-five Provinces; Red places."""
