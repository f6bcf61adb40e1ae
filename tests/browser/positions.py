"""Moments of recorded games, from which a story can begin without playing up to them."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple, Protocol

import romanum
from games.hre.make_records import FOLDER


class Beginning(Protocol):
    """Where a story begins: a record, and the seat that is asked at its end."""

    @property
    def text(self) -> str:
        """The record up to here."""
        ...

    @property
    def seat(self) -> int:
        """Who is asked."""
        ...


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

GREEN_LANDS: Final = Moment("4-miles-107.txt", 44, 0)
"""Green has six Legions to place, in vacant Provinces or against those who came before him."""

TURN_TWO: Final = Moment("4-miles-107.txt", 66, 0)
"""The second turn begins, after fourteen actions of Blue; Green is asked."""

BRITANNIA_IS_FULL: Final = Moment("4-random-7.txt", 93, 2)
"""Red places the Britanni; in Britannia three of their Armies stand already."""

FULL_MAP: Final = Moment("4-miles-bribes-109.txt", 445, 1)
"""The sixth turn: Armies stand in all forty-five Provinces; Yellow places."""

WAR_RECORDS: Final = Path(__file__).parent / "records"


class WarMoment(NamedTuple):
    """A game of Trajan between bots after so many actions; Rome is asked there."""

    scenario: str
    seed: int
    actions: int
    seat: int = 0

    @property
    def path(self) -> Path:
        """`115-miles-4-80.txt`: scenario, who played, seed, actions."""
        return WAR_RECORDS / f"{self.scenario}-miles-{self.seed}-{self.actions}.txt"

    @property
    def text(self) -> str:
        """The record up to here."""
        return self.path.read_text(encoding="utf-8")


TRAJAN_SETS_OUT: Final = WarMoment("114", 1, 5)
"""The first Movement segment of 114: Trajan stands at Satala; no Parthian can intercept him on the road."""

BEFORE_NISIBIS: Final = WarMoment("115", 4, 80)
"""Combat: Quietus stands before Mebarsapes at Nisibis; Rome may play for Tactical Superiority, Parthia may not."""

BEFORE_DURA: Final = WarMoment("116", 3, 69)
"""Combat: two leaders with two legions lie before Dura-Europus, where nobody but the Civis is."""

SIEGE_OF_NISIBIS: Final = WarMoment("115", 5, 128)
"""Combat: Quietus besieges Nisibis with a train; the next die of a formal siege makes a breach."""

NISIBIS_WAVERS: Final = WarMoment("115", 2, 47)
"""Quietus has marched to Nisibis and holds a Political marker; the next die lets the city rise."""

BLUFF_AT_EDESSA: Final = WarMoment("115", 3, 120)
"""Trajan is on the march, next to Edessa, where Exercitus II has nobody under it."""

WAR_MOMENTS: Final = (TRAJAN_SETS_OUT, BEFORE_NISIBIS, BEFORE_DURA, SIEGE_OF_NISIBIS, NISIBIS_WAVERS, BLUFF_AT_EDESSA)
