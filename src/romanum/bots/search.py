"""Centurio and legatus: they imagine what they cannot see, play on from there, and judge where a phase ends.

A decision starts with the options that look best. In pass after pass each of them is tried in the same imagined
position with the same dice; quick choices lead on to the end of the stage, where the game judges the position. As the
budget runs down the worse half of the options is dropped, again and again, so that the time goes where the choice is
close (sequential halving), and where one is plainly best no more time is spent. As long as there are few trials, how an
option looks counts as some more: at a glance, and right after the choice, as the soldier judges it. A bot whose habits
have a `depth` grows a tree (see `tree`) that guides the first choices of every line.
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Final

import msgspec

from romanum.bots.bot import Pondered, Ranked
from romanum.bots.chair import Chair
from romanum.bots.learned import learned_worth
from romanum.bots.playing import HOPELESS, Judge, asked, dice_from, glance, one_more_fault, worth
from romanum.bots.prior import Prior
from romanum.bots.tree import Edge, most_urgent
from romanum.engine.action import Action, Move
from romanum.engine.game import Game
from romanum.engine.position import Position
from romanum.engine.step import apply

SAFETY: Final = 0.9
"""The part of the time that is used: the rest is for what cannot be interrupted."""


ENOUGH: Final = 8
"""After so many trials of each option it may be clear which is best, and an option can be shown to a person."""


PATIENCE: Final = 2
"""So many times the usual budget may be spent besides until all that is to be shown has been tried so often."""


NEVER: Final = 1 << 62
"""No stage comes so late."""


class Habits(msgspec.Struct, frozen=True):
    """How a search spends its budget."""

    options: int = 6
    """So many options that look best are tried at all."""
    stages: int = 1
    """A line is followed until so many stages of the game have ended,"""
    further: tuple[int, ...] = ()
    """and on, each time to the first such end after so many choices of the line; it is judged at all of them;"""
    longest: int = 60
    """or for so many choices."""
    depth: int = 0
    """So many choices of a line are guided by a tree; then they are quick ones."""
    boldness: float = 0.3
    """How readily the tree tries what it knows little of."""
    warmth: float = 0.5
    """How much quick choices differ from the best-looking move."""
    common: bool = False
    """Whether the quick choices of one pass rest on the same chance for all options, as dice do."""
    looks: int = 4
    """In so many of its first trials an option is judged right after the choice too."""
    trust: float = 12.0
    """How an option looks weighs as much as so many trials of it;"""
    lasting: float = 1.0
    """so much of what it is better right after the choice is taken to last,"""
    sway: float = 0.1
    """and one point of the prior is taken for so large a part of the usual difference between outcomes."""
    sure: float = 4.0
    """An option that is so many standard errors ahead of the next is chosen without further thought."""


class Budget:
    """How much thinking is left: in seconds, or in lines if they are counted.

    On a busy machine the clock may jump between two looks at it. The widest jump but one is kept in reserve: a single
    pause is no habit, and the time it took is gone already.
    """

    def __init__(self, seconds: float, iterations: int | None) -> None:
        self._start = self._looked = perf_counter()
        self._seconds = seconds * SAFETY
        self._widest = self._reserve = 0.0
        self._iterations = iterations
        self.lines = 0

    @property
    def spent(self) -> float:
        """The part that has been used, 1 or more when there is nothing left."""
        if self._iterations is not None:
            return self.lines / self._iterations
        now = perf_counter()
        jump, self._looked = now - self._looked, now
        if jump > self._widest:
            self._reserve, self._widest = self._widest, jump
        elif jump > self._reserve:
            self._reserve = jump
        left = self._seconds - self._reserve
        return (now - self._start) / left if left > 0 else 1.0

    @property
    def timed_out(self) -> bool:
        """Whether to break off in the middle of a line."""
        return self._iterations is None and self.spent >= 1


class Tally:
    """What an option changed, line by line: of the seat's own, and of all others' together."""

    __slots__ = ("chances", "lines", "others", "own")

    def __init__(self) -> None:
        self.lines = 0
        self.chances = 0.0
        """The sum of the learned chances at the ends of the lines."""
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


class Candidate:
    """An option of the decision, its edge in the tree, and how it looks.

    That is by how much it is worse than the best at a glance, what was learned to expect of it, and the sum of some
    values right after the choice.
    """

    __slots__ = ("arrears", "edge", "looks", "move", "promise", "seen", "squares", "tally")

    def __init__(self, move: Move, arrears: float, promise: float = 0.0) -> None:
        self.tally = Tally()
        self.move = move
        self.arrears = arrears
        self.promise = promise
        self.looks = 0.0
        self.seen = 0
        self.edge = Edge(1.0)
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
    right after the choice, as far as that lasts, less `sway` times the usual spread for every point of the prior by
    which it is behind. Where a prior was learned, what that promises takes the place of those points.
    """

    def __init__(self, candidates: list[Candidate], seat: int, habits: Habits) -> None:
        visits = sum(c.edge.visits for c in candidates)
        total = sum(c.edge.totals[seat] for c in candidates if c.edge.visits)
        self.seat = seat
        self.habits = habits
        self.mean = total / visits if visits else 0.0
        self.promise = sum(c.promise * c.edge.visits for c in candidates) / visits if visits else 0.0
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
        better = better * self.habits.lasting + candidate.promise - self.promise
        glance = self.mean + better - self.unit * candidate.arrears
        return (candidate.edge.totals[self.seat] + trust * glance) / (visits + trust)

    def is_clear(self, candidates: list[Candidate]) -> bool:
        """Whether one of the candidates is so far ahead of the others that it will stay there."""
        if min([c.edge.visits for c in candidates]) < ENOUGH:
            return False
        first, second = sorted(candidates, key=self.of, reverse=True)[:2]
        error = sqrt(first.error(self.seat) + second.error(self.seat))
        return self.of(first) - self.of(second) > self.habits.sure * error


class Search:
    """A bot that searches. `faults` counts lines that broke off because an imagined position did not work."""

    name: ClassVar[str] = "search"
    seconds: ClassVar[float] = 0.1
    habits: ClassVar[Habits] = Habits()

    def __init__(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> None:
        self._random = Random(seed)
        self._seconds = type(self).seconds if seconds is None else seconds
        self._iterations = iterations
        self._reckons = False
        self._worth: Judge = worth
        self._habits = self.habits
        self._prior: Prior | None = None
        self.faults = 0

    def judge(self, chair: Chair) -> Judge:
        """Who says what a position is worth at the end of a line."""
        return worth

    def manner(self, chair: Chair) -> Habits:
        """How it searches in the game of the chair."""
        return self.habits

    def prior(self, chair: Chair) -> Prior | None:
        """What was learned about how promising moves look, if it goes by that."""
        return None

    def choose(self, chair: Chair) -> Action:
        """The option that does best; at once if there is only one worth thinking of."""
        self._warm_up(chair)
        budget = Budget(self._seconds, self._iterations)
        moves = chair.sane(closely=True)
        if len(moves) == 1:
            return chair.action(moves[0])
        return chair.action(self._think(chair, moves, budget, keep=1)[0].move)

    def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
        """The n options that do best, thinking about all of them to the end."""
        return [_ranked(chair, candidate) for candidate in self._best(chair, n)[0]]

    def ponder(self, chair: Chair, n: int = 3) -> Pondered:
        """The n options that do best, each tried often enough to be shown; and what is not among them, and why."""
        shown, thought = self._best(chair, n, ENOUGH)
        often = [candidate for candidate in shown if candidate.edge.visits >= ENOUGH] or shown[:1]
        tried = {candidate.move for candidate in thought}
        return Pondered(
            [_ranked(chair, candidate) for candidate in often],
            len(thought) > 1,
            [chair.action(move) for move in chair.moves if move not in tried],
            [chair.action(candidate.move) for candidate in shown if candidate not in often],
        )

    def _best(self, chair: Chair, n: int, least: int = 0) -> tuple[list[Candidate], list[Candidate]]:
        """The n candidates that do best, tried at least so often if there is time; and all that were thought of."""
        self._warm_up(chair)
        budget = Budget(self._seconds, self._iterations)
        self._reckons = True
        thought = self._think(chair, chair.sane(closely=True), budget, keep=n)
        self._try_on(chair, thought[:n], least)
        self._reckons = False
        return sorted(thought[:n], key=lambda candidate: -candidate.edge.mean(chair.seat)), thought

    def _try_on(self, chair: Chair, shown: list[Candidate], least: int) -> None:
        """Go on with some candidates until each of them was tried so often, as long as our patience lasts."""
        lines = None if self._iterations is None else PATIENCE * least * len(shown)
        budget = Budget(PATIENCE * self._seconds, lines)
        while min(candidate.edge.visits for candidate in shown) < least and budget.spent < 1:
            self._try_all(chair, chair.imagine(dice_from(self._random)), shown, budget)

    def _warm_up(self, chair: Chair) -> None:
        """Before the clock runs: what is loaded and worked out once in a process costs nobody time to think."""
        warm = (self.name, chair.game.id, chair.scenario, chair.seats)
        if self._iterations is None and warm not in _WARM:
            _WARM.add(warm)
            twin = type(self)(iterations=1)
            twin._reckons = True
            moves = chair.sane(closely=True)
            twin._think(chair, moves, Budget(0.0, 1), keep=len(moves) + 1)

    def _think(self, chair: Chair, moves: list[Move], budget: Budget, keep: int) -> list[Candidate]:
        """The candidates, best first: those still tried at the end, then the others in the order of their fall."""
        self._worth, self._habits, self._prior = self.judge(chair), self.manner(chair), self.prior(chair)
        world = chair.imagine(dice_from(self._random))
        alive = candidates(chair, world, moves, self._habits.options, self._prior)
        if len(alive) == keep == 1:
            return alive
        everyone = alive
        fallen: list[Candidate] = []
        rounds = max(1, ceil(log2(len(alive) / keep)) if len(alive) > keep else 1)
        for finished in range(rounds):
            while True:
                self._try_all(chair, world, alive, budget)
                judgement = Judgement(everyone, chair.seat, self._habits)
                if keep == 1 and len(alive) > 1 and judgement.is_clear(alive):
                    return sorted(alive, key=judgement.of, reverse=True) + fallen
                if budget.spent >= (finished + 1) / rounds:
                    break
                world = chair.imagine(dice_from(self._random))
            alive.sort(key=judgement.of, reverse=True)
            staying = max(keep, ceil(len(alive) / 2))
            alive, fallen = alive[:staying], alive[staying:] + fallen
            if budget.spent < 1:
                world = chair.imagine(dice_from(self._random))
        return alive + fallen

    def _try_all(self, chair: Chair, world: Position, candidates: list[Candidate], budget: Budget) -> None:
        """One pass: each candidate in the same position with the same dice, as far as the time goes."""
        before = _reckoned(chair, world) if self._reckons else []
        shared = self._random.getrandbits(63) if self._habits.common else 0
        learned = learned_worth(chair) if self._reckons else None
        for candidate in candidates:
            if budget.spent >= 1:
                return
            budget.lines += 1
            try:
                end = world.copy()
                luck = Random(shared) if self._habits.common else self._random
                self._line(chair, end, candidate, budget, luck)
                if before:
                    candidate.tally.count(before, _reckoned(chair, end), chair.seat)
                if learned is not None:
                    candidate.tally.chances += learned(chair.game, end, chair.seat)
            except Exception:  # an imagined position may be one that no game reaches: lose the line, not the match
                self.faults = one_more_fault(self.faults)

    def _line(self, chair: Chair, g: Position, candidate: Candidate, budget: Budget, luck: Random) -> None:
        """Play on from a candidate to the horizon and count what came of it; no second count if the time runs out."""
        game, habits = chair.game.closely(), self._habits
        horizon, ahead = game.stage(g) + habits.stages, list(habits.further)
        path, found = [candidate.edge], [0.0] * chair.seats
        rests = 0
        apply(g, chair.seat, candidate.move)
        if candidate.seen < habits.looks:
            candidate.look(self._worth(game, g, chair.seat))
        for length in range(habits.longest):
            if not g.stack:
                break
            seat, moves = asked(g)
            if game.stage(g) >= horizon:
                rest = game.unsettled(g, moves)
                if not rest:
                    if not ahead:
                        break
                    self._judge_rest(chair, g, found)
                    rests += 1
                    horizon = NEVER
                else:
                    moves = rest
            if horizon == NEVER and length >= ahead[0]:
                ahead.pop(0)
                horizon = game.stage(g) + 1
            if budget.timed_out:
                if candidate.edge.visits:
                    return
                break
            if len(path) == length + 1 and length < habits.depth and path[-1].visits:
                edges = path[-1].descend().offer(game, g, seat, moves)
                chosen = most_urgent(edges, seat, habits.boldness, path[-1].mean(seat))
                path.append(edges[chosen])
                move = moves[chosen]
            else:
                move = self._quickly(game, g, seat, moves, luck)
            apply(g, seat, move)
        self._judge_rest(chair, g, found)
        outcome = [total / (rests + 1) for total in found]
        candidate.count(outcome[chair.seat])
        for edge in path:
            edge.add(outcome)

    def _quickly(self, game: Game[Any], g: Position, seat: int, moves: list[Move], luck: Random) -> Move:
        """A quick choice, by what was learned if that is quick enough to pay."""
        if self._prior is not None and self._prior.story.quick:
            return self._prior.glance(game, g, seat, moves, luck)
        return glance(game, g, seat, moves, luck, self._habits.warmth)

    def _judge_rest(self, chair: Chair, g: Position, found: list[float]) -> None:
        """Add what a resting point is worth: to the seat, and to all others if there is a tree that asks."""
        for seat in range(chair.seats) if self._habits.depth else (chair.seat,):
            found[seat] += self._worth(chair.game.closely(), g, seat)


_WARM: Final[set[tuple[str, str, str, int]]] = set()
"""Which bots have thought in this process already, in which game, scenario and number of seats."""


def _reckoned(chair: Chair, g: Position) -> list[dict[str, float]]:
    """What every seat has, in the game's own terms."""
    return [chair.game.reckoning(g, seat) for seat in range(chair.seats)]


def _ranked(chair: Chair, candidate: Candidate) -> Ranked:
    action, edge, tally = chair.action(candidate.move), candidate.edge, candidate.tally
    if not edge.visits or not tally.lines:
        return Ranked(action, max(edge.mean(chair.seat), 0.0), edge.visits)
    error = sqrt(candidate.error(chair.seat))
    chance = tally.chances / tally.lines if learned_worth(chair) is not None else None
    gains, others = tally.mean(tally.own), tally.mean(tally.others)
    return Ranked(action, edge.mean(chair.seat), edge.visits, error, gains, others, chance)


def candidates(
    chair: Chair, world: Position, moves: list[Move], most: int, prior: Prior | None = None
) -> list[Candidate]:
    """The options that look best, best first; then those that the game wants tried, as if they looked as good."""
    game = chair.game.closely()
    scores = game.prior(world, chair.seat, moves)
    if scores is None:
        return [Candidate(move, 0.0) for move in moves]
    tries = game.worth_a_try(world, chair.seat, moves)
    if prior is not None:
        return _promising(prior.promises(scores, world, chair.seat, moves), scores, moves, most, tries)
    best = max(scores)
    ranked = sorted(zip(scores, moves, strict=True), key=lambda scored: -scored[0])[:most]
    found = [Candidate(move, best - score) for score, move in ranked if best - score <= HOPELESS]
    tempting = [candidate.move for candidate in found]
    return found + [Candidate(move, 0.0) for move in tries if move not in tempting]


def _promising(
    promises: list[float], scores: list[float], moves: list[Move], most: int, tries: list[Move]
) -> list[Candidate]:
    """The options that promise most, best first, without what the game calls hopeless; then those it wants tried."""
    least = max(scores) - HOPELESS
    ranked = sorted(zip(promises, scores, moves, strict=True), key=lambda one: -one[0])
    found = [Candidate(move, 0.0, promise) for promise, score, move in ranked if score >= least][:most]
    tempting = [candidate.move for candidate in found]
    return found + [Candidate(m, 0.0, found[0].promise) for m in tries if m not in tempting]


class Centurio(Search):
    """A short look ahead."""

    name: ClassVar[str] = "centurio"
    seconds: ClassVar[float] = 0.05


class Legatus(Search):
    """A longer look ahead."""

    name: ClassVar[str] = "legatus"
    seconds: ClassVar[float] = 0.2
