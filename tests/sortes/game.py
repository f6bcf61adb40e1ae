"""Sortes: in each of four rounds a prize is rolled and every seat secretly bids a card of its hand.

The highest bid wins the prize, the first such seat among equals; the winner takes it, or gambles: on a 6 it counts
threefold, otherwise it is gone. Most points win.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Any, ClassVar

from romanum.engine.action import Move, Vocabulary
from romanum.engine.dice import AnyDice, Dice
from romanum.engine.event import Prompt
from romanum.engine.game import Game, Result, Scenario
from romanum.engine.position import Position
from romanum.engine.rooms import steps_of
from romanum.engine.rule import Catalogue, Rule
from romanum.engine.secrecy import HIDDEN, Secret
from romanum.engine.speech.words import Words
from romanum.engine.step import Choice, SecretPlans, Task

ROUNDS = 4
HAND = 5
DECK = tuple(range(1, 7)) * 4


class Table(Position, kw_only=True):
    """Scores, hands and bids."""

    round: int = 0
    prize: int = 0
    score: list[int] = []
    hand: list[int] = []
    bid: list[int] = []
    public: ClassVar[frozenset[str]] = frozenset({"round", "prize", "score"})
    secrets: ClassVar[Mapping[str, Secret]] = {
        "hand": Secret(lambda g, i: 1 << i // HAND),
        "bid": Secret(lambda g, i: 1 << i),
    }


class Bids(SecretPlans[Table], frozen=True):
    """Every seat bids a card."""

    rule = "1"

    def candidates(self, g: Table, seat: int) -> Iterable[Move]:
        return [("bid", card) for card in sorted({c for c in g.hand[seat * HAND : (seat + 1) * HAND] if c > 0})]

    def prompt(self, g: Table, seat: int | None) -> Prompt:
        return Prompt("bid", "1", {"prize": g.prize})

    def asks_anyway(self, g: Table) -> bool:
        return True

    def store(self, g: Table, seat: int, move: Move) -> None:
        g.hand[g.hand.index(move[1], seat * HAND)] = -1
        g.bid[seat] = move[1]

    def reveal(self, g: Table) -> None:
        winner = g.bid.index(max(g.bid))
        g.bid = [-1] * len(g.bid)
        g.push(Gamble(winner))


class Gamble(Choice[Table], frozen=True):
    """The winner takes the prize or gambles."""

    winner: int

    rule = "2"

    def pending(self, g: Table) -> tuple[int, ...]:
        return (self.winner,)

    def options(self, g: Table, seat: int) -> list[Move]:
        return [("gamble",), ("take",)]

    def prompt(self, g: Table, seat: int | None) -> Prompt:
        return Prompt("gamble", "2")

    def take(self, g: Table, seat: int, move: Move) -> None:
        if move == ("take",):
            g.score[seat] += g.prize
        elif g.dice.roll() == 6:
            g.score[seat] += 3 * g.prize


class NextRound(Task[Table], frozen=True):
    """Roll the next prize, or end the game."""

    stays: ClassVar[bool] = True

    rule = "1"

    def run(self, g: Table) -> None:
        if g.round == ROUNDS:
            g.stack.pop()
            return
        g.round += 1
        g.prize = g.dice.roll()
        g.push(Bids(tuple(range(len(g.score)))))


class Sortes(Game[Table]):
    """The game itself."""

    id = "sortes"
    title = "Sortes"
    scenarios = (Scenario("standard", "Standard", "", (2, 3, 4)),)
    steps = steps_of(__package__, "game")
    position_type = Table
    vocabulary = Vocabulary({"bid": "bid {number}", "gamble": "gamble", "take": "take"}, {})
    names: ClassVar[Mapping[str, str]] = {}

    @cached_property
    def rules(self) -> Catalogue:
        return Catalogue("Sortes", [Rule(id="1", topic="bid", text=""), Rule(id="2", topic="gamble", text="")], {}, [])

    @cached_property
    def words(self) -> Words:
        return Words([], {})

    def setup(self, scenario: str, seats: int, options: Mapping[str, Any], dice: AnyDice) -> Table:
        deck = list(DECK)
        dice.shuffle(deck)
        return Table(dice=dice, score=[0] * seats, hand=deck[: seats * HAND], bid=[-1] * seats, stack=[NextRound()])

    def result(self, g: Table) -> Result:
        ranking = [tuple(s for s, score in enumerate(g.score) if score == at) for at in sorted({*g.score})[::-1]]
        return Result(ranking[0], tuple(ranking), tuple(g.score), "points")

    def deal(self, known: Table, seat: int, dice: Dice) -> Table:
        g = known.copy()
        unseen = list(DECK)
        for card in [*g.hand, *g.bid]:
            if card > 0:
                unseen.remove(card)
        dice.shuffle(unseen)
        g.hand = [unseen.pop() if card == HIDDEN else card for card in g.hand]
        g.bid = [unseen.pop() if card == HIDDEN else card for card in g.bid]
        return g

    def value(self, g: Table, seat: int) -> float:
        best_other = max(score for s, score in enumerate(g.score) if s != seat)
        cards = sum(card for card in g.hand[seat * HAND : (seat + 1) * HAND] if card > 0)
        bid = max(g.bid[seat], 0) * g.prize / 300
        return min(max(0.5 + (g.score[seat] - best_other) / 30 + cards / 200 + bid, 0.0), 1.0)

    def stage(self, g: Table) -> int:
        return g.round

    def tags(self, g: Table) -> dict[str, list[list[str]]]:
        return {"score": [["even" if score % 2 == 0 else "odd"] for score in g.score]}
