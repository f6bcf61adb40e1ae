"""The position of Ring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from romanum.engine.hands import Hands
from romanum.engine.memo import Memo
from romanum.engine.position import Position
from romanum.engine.secrecy import Secret
from romanum.engine.standing.orders import ACCEPT, IF_WEAKER, STRONGEST, WEAKEST, QuestionKind, questions
from romanum.engine.standing.wishes import DECLINE, WindowKind, windows

PROVINCES: Final = ("alba", "capua", "nola", "ostia", "roma")
CARDS: Final = ("shield", "sword", "gold")
SHIELD, SWORD, GOLD = range(3)
COPIES: Final = 5
HAND: Final = 3
FULL: Final = 3
NONE: Final = -1
OMENS: Final = 3
HANDS: Final = Hands("hands", HAND)
"""The cards of each seat."""


class Ring(Position, kw_only=True):
    """All that changes in a match. Seats are the only sides."""

    seats: int
    rounds: int
    round: int = 0
    owner: list[int]
    armies: list[int]
    coins: list[int]
    points: list[int]
    hands: list[int]
    """Three places a seat, cards first."""
    deck: list[int]
    """The top card last; places that have been drawn are empty."""
    drawn: int = 0
    discards: list[int]
    bids: list[int]
    omen: int = NONE
    first: int = 0
    truces: list[int]
    """A bit mask of seats for each seat."""

    public: ClassVar[frozenset[str]] = frozenset(
        {"seats", "rounds", "round", "owner", "armies", "coins", "points", "drawn", "discards", "first", "truces"}
    )
    secrets: ClassVar[Mapping[str, Secret]] = {
        "hands": HANDS.secret,
        "deck": Secret(lambda g, i: 0),
        "bids": Secret(lambda g, i: 1 << i),
        "omen": Secret(lambda g, i: 1 << g.first),
    }
    windows: ClassVar[Mapping[str, WindowKind]] = windows(
        WindowKind("shield", "5a", concerned=True, turn=lambda g: g.round, answers=(DECLINE, ACCEPT, IF_WEAKER)),
        WindowKind("sword", "5b", turn=lambda g: g.round, answers=(DECLINE, ACCEPT)),
        WindowKind("truce", "7b", turn=lambda g: g.round, answers=(DECLINE, ACCEPT, "if-dear")),
    )
    questions: ClassVar[Mapping[str, QuestionKind]] = questions(
        QuestionKind("spoils", "6c", (STRONGEST, WEAKEST), lambda g: g.round)
    )

    def hand(self, seat: int) -> list[int]:
        return HANDS.held(self, seat)

    def holds(self, seat: int, card: int) -> bool:
        return HANDS.has(self, seat, card)

    def play_card(self, seat: int, card: int) -> None:
        HANDS.play(self, seat, card)
        self.discards[card] += 1

    def draw_card(self, seat: int) -> int:
        place = len(self.deck) - 1 - self.drawn
        card = self.deck[place]
        self.deck[place] = NONE
        self.drawn += 1
        HANDS.gain(self, seat, card)
        return card


def _holdings(g: Ring) -> list[list[int]]:
    return [[p for p in range(len(PROVINCES)) if g.owner[p] == seat] for seat in range(g.seats)]


HOLDINGS: Final = Memo[Ring, list[list[int]]](_holdings, "seats", "owner")
"""The Provinces of each seat."""


def neighbours(province: int) -> tuple[int, int]:
    return (province - 1) % len(PROVINCES), (province + 1) % len(PROVINCES)
