"""What a search compares: options or aims, what came of them so far, and how good that makes them."""

from __future__ import annotations

from math import sqrt
from typing import Final

import msgspec

from romanum.bots.chair import Chair
from romanum.bots.playout import HOPELESS
from romanum.engine.action import Move
from romanum.engine.counsel.staff import Aim
from romanum.engine.position import Position

ENOUGH: Final = 8
"""After so many trials of each option it may be clear which is best, and an option can be shown to a person."""


class Habits(msgspec.Struct, frozen=True):
    """How a search spends its budget."""

    options: int = 6
    """So many options that look best are tried at all."""
    stages: int = 1
    """A line is followed until so many stages of the game have ended,"""
    further: tuple[int, ...] = ()
    """and on, each time to the first such end after so many choices of the line; it is judged at all of them;"""
    longest: int = 60
    """or for so many choices,"""
    longest_scripted: int = 400
    """or so many where they are scripted."""
    aims: int = 16
    """So many aims that look best are tried,"""
    rivals: int = 3
    """so many of them at a time beside what the script would do."""
    warmth: float = 0.5
    """How much quick choices differ from the best-looking move."""
    common: bool = False
    """Whether the quick choices of one pass rest on the same chance for all options, as dice do."""
    looks: int = 4
    """In so many of its first trials an option is judged right after the choice too."""
    trust: float = 12.0
    """How an option looks weighs as much as so many trials of it,"""
    sway: float = 0.1
    """and one point of the prior is taken for so large a part of the usual difference between outcomes."""
    sure: float = 4.0
    """An option that is so many standard errors ahead of the next is chosen without further thought."""


class Tally:
    """What an option changed, line by line: of the seat's own, and of all others' together."""

    __slots__ = ("chances", "lines", "others", "own")

    def __init__(self) -> None:
        self.lines = 0
        self.chances = 0.0
        """The sum of the chances at the ends of the lines."""
        self.own: dict[str, float] = {}
        self.others: dict[str, float] = {}

    def count(self, before: list[dict[str, float]], after: list[dict[str, float]], seat: int) -> None:
        """One line more, from what every seat had to what it has."""
        self.lines += 1
        for other, (had, has) in enumerate(zip(before, after, strict=True)):
            total = self.own if other == seat else self.others
            for part, number in has.items():
                total[part] = total.get(part, 0.0) + number - had.get(part, 0.0)

    def mean(self, total: dict[str, float]) -> dict[str, float]:
        """The changes on average."""
        return {part: number / self.lines for part, number in total.items()}


class Edge:
    """How often an option was tried, and what came of it for each seat."""

    __slots__ = ("totals", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.totals: list[float] = []

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


class Candidate:
    """An option of the decision, what came of it, and how it looks.

    That is by how much it is worse than the best at a glance, and the sum of some values right after the choice.
    """

    __slots__ = ("aim", "arrears", "edge", "looks", "move", "seen", "squares", "tally")

    def __init__(self, move: Move, arrears: float, aim: Aim | None = None) -> None:
        self.tally = Tally()
        self.move = move
        self.aim = aim
        """What the move is the first step of, where aims are compared."""
        self.arrears = arrears
        self.looks = 0.0
        self.seen = 0
        self.edge = Edge()
        self.squares = 0.0

    def count(self, outcome: float) -> None:
        """Remember how widely outcomes differ."""
        self.squares += outcome * outcome

    def look(self, value: float) -> None:
        """Remember a value right after the choice."""
        self.looks += value
        self.seen += 1

    def error(self, seat: int) -> float:
        """The square of the standard error of the mean outcome."""
        visits = self.edge.visits
        return max(0.0, self.squares / visits - self.edge.mean(seat) ** 2) / visits


class Judgement:
    """How good the candidates are: their outcomes, tempered by the glance as long as there are few.

    The looks of a candidate count as `trust` outcomes: the average of all, more or less by what it is better or worse
    right after the choice, less `sway` times the usual spread for every point of the prior by which it is behind.
    """

    def __init__(self, candidates: list[Candidate], seat: int, habits: Habits) -> None:
        visits = sum(c.edge.visits for c in candidates)
        total = sum(c.edge.totals[seat] for c in candidates if c.edge.visits)
        self.seat = seat
        self.habits = habits
        self.mean = total / visits if visits else 0.0
        self.looks = sum(c.looks for c in candidates) / (sum(c.seen for c in candidates) or 1)
        squares = sum(c.squares for c in candidates)
        self.unit = habits.sway * sqrt(max(0.0, squares / visits - self.mean**2)) if visits else 0.0

    def of(self, candidate: Candidate) -> float:
        """The value of a candidate."""
        visits = candidate.edge.visits
        if not visits:
            return -1.0
        trust = self.habits.trust
        better = candidate.looks / candidate.seen - self.looks if candidate.seen else 0.0
        glance = self.mean + better - self.unit * candidate.arrears
        return (candidate.edge.totals[self.seat] + trust * glance) / (visits + trust)

    def is_clear(self, candidates: list[Candidate]) -> bool:
        """Whether one of the candidates is so far ahead of the others that it will stay there."""
        if min([c.edge.visits for c in candidates]) < ENOUGH:
            return False
        first, second = sorted(candidates, key=self.of, reverse=True)[:2]
        error = sqrt(first.error(self.seat) + second.error(self.seat))
        return self.of(first) - self.of(second) > self.habits.sure * error


def candidates(chair: Chair, world: Position, moves: list[Move], most: int) -> list[Candidate]:
    """The options that look best, best first; then those that the game wants tried, as if they looked as good."""
    game = chair.game.closely()
    scores = game.prior(world, chair.seat, moves)
    if scores is None:
        return [Candidate(move, 0.0) for move in moves]
    tries = game.worth_a_try(world, chair.seat, moves)
    best = max(scores)
    ranked = sorted(zip(scores, moves, strict=True), key=lambda scored: -scored[0])[:most]
    found = [Candidate(move, best - score) for score, move in ranked if best - score <= HOPELESS]
    tempting = [candidate.move for candidate in found]
    return found + [Candidate(move, 0.0) for move in tries if move not in tempting]


def aims(chair: Chair, world: Position, most: int) -> list[Candidate]:
    """What the seat may set out for by its first steps, best first; none where the question is not about that."""
    staff, offered = chair.game.closely().staff(), chair.moves
    found = [] if staff is None else staff.aims(world, chair.seat, offered)
    if staff is None or not found:
        return []
    best = max(aim.score for aim in found)
    likely = sorted(found, key=lambda aim: -aim.score)[:most]
    steps = [(staff.pursue(world, chair.seat, aim, offered), aim) for aim in likely if best - aim.score <= HOPELESS]
    return [Candidate(move, best - aim.score, aim=aim) for move, aim in steps if move is not None and move in offered]
