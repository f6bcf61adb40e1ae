"""A search tree over what a seat knows: single-observer information-set search.

Every trial of an option takes place in an imagined position: the n-th trial of each option in the n-th one, so that
options are compared on the same deals and dice. Below the options the tree branches by choices alone; what dice and
hidden cards do differs from trial to trial and is averaged. A choice may be missing in some of the positions, so each
edge counts how often it was there to be taken. Every seat is taken to choose what is best for itself.
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from romanum.bots.playout import likelihoods
from romanum.engine.action import Move
from romanum.engine.game import Game
from romanum.engine.position import Position

Key = tuple[int, Move]
"""Who chooses what."""


class Edge:
    """One choice of one seat: how often it was there, how often it was tried, and what came of it for each seat."""

    __slots__ = ("below", "chance", "there", "totals", "visits")

    def __init__(self, chance: float) -> None:
        self.chance = chance
        self.visits = 0
        self.there = 0
        self.totals: list[float] = []
        self.below: Node | None = None

    def mean(self, seat: int) -> float:
        """The average outcome for a seat; below every outcome as long as there is none."""
        return self.totals[seat] / self.visits if self.visits else -1.0

    def add(self, outcome: list[float]) -> None:
        """Count one trial."""
        if self.visits:
            self.totals = [total + value for total, value in zip(self.totals, outcome, strict=True)]
        else:
            self.totals = outcome
        self.visits += 1

    def descend(self) -> Node:
        """The point of choice that follows."""
        if self.below is None:
            self.below = Node()
        return self.below


class Node:
    """A point of choice: the edges seen there so far."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[Key, Edge] = {}

    def offer(self, game: Game[Any], g: Position, seat: int, moves: list[Move]) -> list[Edge]:
        """The edges of these moves, in their order; new ones are made with the chance the game's prior gives them."""
        edges = self.edges
        try:
            return [edges[seat, move] for move in moves]
        except KeyError:
            scores = game.prior(g, seat, moves)
            chances = likelihoods(scores) if scores else [1 / len(moves)] * len(moves)
            return [edges.setdefault((seat, m), Edge(chance)) for m, chance in zip(moves, chances, strict=True)]


def most_urgent(edges: list[Edge], seat: int, boldness: float, unknown: float) -> int:
    """The index of the edge to try next: a good mean, or a likely move tried too seldom (PUCT).

    `boldness` weighs trying against knowing, on the scale of outcomes; `unknown` is the mean an untried edge is
    credited with.
    """
    best, best_index = float("-inf"), 0
    for index, edge in enumerate(edges):
        edge.there += 1
        visits = edge.visits
        mean = edge.totals[seat] / visits if visits else unknown
        urgency = mean + boldness * edge.chance * sqrt(edge.there) / (1 + visits)
        if urgency > best:
            best, best_index = urgency, index
    return best_index
