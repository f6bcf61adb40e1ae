"""Centurio and legatus: they imagine what they cannot see, play on from there, and judge where a phase ends.

Where the game has a staff (`romanum.engine.counsel.staff`) what is compared are aims: each line carries one out, goes
on by script for everybody, and is judged once the enemies have answered. The aim that does best is kept over decisions
until it is reached or broken; its steps cost no thought. Questions that are not about aims are decided by comparing
options in the same way. In a game without a staff single options are compared, and lines go on by quick choices:

A decision starts with the options that look best. In pass after pass each of them is tried in the same imagined
position with the same dice; quick choices lead on to the end of the stage, where the game judges the position. As the
budget runs down the worse half of the options is dropped, again and again, so that the time goes where the choice is
close (sequential halving), and where one is plainly best no more time is spent. As long as there are few trials, how an
option looks counts as some more: at a glance, and right after the choice, as the soldier judges it.
"""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor
from math import ceil, log2, sqrt
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Final

from romanum.bots.aim_comparison import Weighing
from romanum.bots.bot import Pondered, Ranked
from romanum.bots.budget import WHOLE_TURN, Budget
from romanum.bots.candidates import ENOUGH, Candidate, Habits, Judgement, aims, candidates
from romanum.bots.chair import Chair
from romanum.bots.chances import Judge
from romanum.bots.crew import Crew, Lines, Try, imagined
from romanum.bots.plan import Plan, cast, follow
from romanum.bots.playout import Worth, asked, glance, one_more_fault, worth
from romanum.engine.action import Action, Move
from romanum.engine.counsel.staff import Aim, Staff
from romanum.engine.position import Position
from romanum.engine.step import apply

log = logging.getLogger(__name__)

PATIENCE: Final = 2
"""So many times the usual budget may be spent besides until all that is to be shown has been tried so often."""
LUCK: Final = 1 << 30
"""So many kinds of luck there are."""
NEVER: Final = 1 << 62
"""No stage comes so late."""


class Search:
    """A bot that searches.

    `lines` counts what it has thought through, `faults` what broke off because an imagined position did not work.
    """

    name: ClassVar[str] = "search"
    seconds: ClassVar[float] = 0.1
    habits: ClassVar[Habits] = Habits()
    takes_crew: ClassVar[bool] = False
    """Whether it thinks long enough to be helped."""

    def __init__(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> None:
        self._random = Random(seed)
        self._seconds = type(self).seconds if seconds is None else seconds
        self._iterations = iterations
        self._reckons = False
        self._worth: Worth = worth
        self._habits = self.habits
        self._judge: Judge | None = None
        """Who says chances to win, where options are to be shown."""
        self.plan = Plan()
        self.crew: Crew | None = None
        """Who helps with the lines, if the game has a staff."""
        self._lines: Lines | None = None
        self._seed = self._number = 0
        """What the imagined positions of a decision rest on, and the number of the last."""
        self.lines = self.faults = 0

    def judge(self, chair: Chair) -> Worth:
        """Who says what a position is worth at the end of a line."""
        return worth

    def manner(self, chair: Chair) -> Habits:
        """How it searches in the game of the chair."""
        return self.habits

    def choose(self, chair: Chair) -> Action:
        """The option that does best; at once if there is only one worth thinking of."""
        self._warm_up(chair)
        begun = perf_counter()
        try:
            return self._chosen(chair)
        finally:
            self.plan.thought.seconds += perf_counter() - begun

    def _chosen(self, chair: Chair) -> Action:
        budget = Budget(self._seconds, self._iterations)
        moves = chair.sane(closely=True)
        if len(moves) == 1:
            return chair.action(moves[0])
        planned = self.plan.next(chair, self._random)
        if planned is not None:
            return chair.action(planned)
        try:
            best = self._think(chair, moves, budget, keep=1)[0]
        finally:
            self._dismiss()
        if best.aim is not None:
            self.plan.aim = best.aim
        return chair.action(best.move)

    def rank(self, chair: Chair, n: int = 3) -> list[Ranked]:
        """The n options that do best, thinking about all of them to the end, and often enough to speak of them."""
        return [self._ranked(chair, candidate) for candidate in self._best(chair, n, ENOUGH)[0]]

    def ponder(self, chair: Chair, n: int = 3) -> Pondered:
        """The n options that do best, each tried often enough to be shown; and what is not among them, and why."""
        shown, thought = self._best(chair, n, ENOUGH)
        often = [candidate for candidate in shown if candidate.edge.visits >= ENOUGH] or shown[:1]
        tried = {candidate.move for candidate in thought}
        return Pondered(
            [self._ranked(chair, candidate) for candidate in often],
            len(thought) > 1,
            [chair.action(move) for move in chair.moves if move not in tried],
            [chair.action(candidate.move) for candidate in shown if candidate not in often],
        )

    def _best(self, chair: Chair, n: int, least: int) -> tuple[list[Candidate], list[Candidate]]:
        """The n candidates that do best, tried at least so often if there is time; and all that were thought of.

        What was weighed against the script's own stays as that came out: the first is what the bot would choose.
        """
        self._warm_up(chair)
        budget = Budget(self._seconds, self._iterations)
        self._reckons = True
        thought = self._think(chair, chair.sane(closely=True), budget, keep=n)
        shown = _first_steps(thought)[:n]
        self._try_on(chair, shown, least)
        self._reckons = False
        if chair.game.closely().staff() is None:
            shown.sort(key=lambda candidate: -candidate.edge.mean(chair.seat))
        return shown, thought

    def _try_on(self, chair: Chair, shown: list[Candidate], least: int) -> None:
        """Go on with some candidates until each of them was tried so often, as long as our patience lasts."""
        lines = None if self._iterations is None else PATIENCE * least * len(shown)
        budget = Budget(PATIENCE * self._seconds, lines)
        while min(candidate.edge.visits for candidate in shown) < least and budget.spent < 1:
            self._try_all(chair, self._imagined(chair), shown, budget)

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
        self.settle(chair)
        self._seed, self._number = self._random.getrandbits(63), -1
        world = self._imagined(chair)
        alive = aims(chair, world, self._habits.aims) if self.plan.aim is None else []
        alive = alive or candidates(chair, world, moves, self._habits.options)
        thought_of = {candidate.move for candidate in alive}
        alive += [Candidate(move, 0.0) for move in chair.wanted if move not in thought_of]
        if len(alive) == keep == 1:
            return alive
        staff = chair.game.closely().staff()
        if staff is not None:
            if alive[0].aim is not None:
                budget.stretch(staff.thought)
            left = self.plan.thought.left(chair.game.turn(world), WHOLE_TURN * self._seconds)
            if keep == 1 and not budget.keep_within(left):
                return alive
            return self._weigh(chair, world, alive, budget, keep)
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
                world = self._imagined(chair)
            alive.sort(key=judgement.of, reverse=True)
            staying = max(keep, ceil(len(alive) / 2))
            alive, fallen = alive[:staying], alive[staying:] + fallen
            if budget.spent < 1:
                world = self._imagined(chair)
        return alive + fallen

    def _weigh(
        self, chair: Chair, world: Position, everyone: list[Candidate], budget: Budget, keep: int
    ) -> list[Candidate]:
        """The candidates, best first, weighed against what the script would do; `keep` are tried to the end."""
        self._call_for_help(chair)
        weighing, width = Weighing(everyone), max(self._habits.rivals, keep - 1)
        tried, waiting = list(range(1, len(everyone)))[:width], list(range(1, len(everyone)))[width:]
        while tried or keep > 1:
            self._compare(chair, world, weighing, [0, *tried], budget)
            if budget.spent >= 1:
                break
            edges = weighing.edges()
            staying = [which for which in tried if keep > 1 or weighing.worth_trying(which, edges)]
            room = width - len(staying)
            tried, waiting = staying + waiting[:room], waiting[room:]
            world = self._imagined(chair)
        return [everyone[which] for which in weighing.ranked()]

    def _compare(self, chair: Chair, world: Position, weighing: Weighing, which: list[int], budget: Budget) -> None:
        """Some candidates in the same imagined position, and what came of each."""
        some = [weighing.everyone[one] for one in which]
        before = [candidate.edge.visits for candidate in some]
        totals = [candidate.edge.totals[chair.seat] if candidate.edge.visits else 0.0 for candidate in some]
        self._try_all(chair, world, some, budget)
        for one, candidate, visits, total in zip(which, some, before, totals, strict=True):
            if candidate.edge.visits > visits:
                weighing.add(one, self._number, candidate.edge.totals[chair.seat] - total)

    def settle(self, chair: Chair) -> None:
        """Make up its mind how it thinks in the game of the chair."""
        self._worth, self._habits = self.judge(chair), self.manner(chair)
        if self._reckons:
            self._judge = Judge(chair.game, chair.scenario, chair.seats)

    def _imagined(self, chair: Chair) -> Position:
        """The next imagined position of the decision."""
        self._number += 1
        return imagined(chair, self._seed, self._number)

    def _call_for_help(self, chair: Chair) -> None:
        """Have lines carried out elsewhere, where somebody is there to help and they are scripted."""
        if self.crew is not None and not self._reckons and chair.game.closely().staff() is not None:
            self._lines = self.crew.lines(self, chair.known, self._seed)

    def _dismiss(self) -> None:
        if self._lines is not None:
            self._lines.close()
            self._lines = None

    def _try_all(self, chair: Chair, world: Position, candidates: list[Candidate], budget: Budget) -> None:
        """One pass: each candidate in the same position with the same dice, as far as the time goes."""
        before = _reckoned(chair, world) if self._reckons else []
        shared = self._random.getrandbits(63) if self._habits.common else 0
        judge = self._judge if self._reckons else None
        staff = chair.game.closely().staff()
        wanted = [(candidate.move, candidate.aim or self.plan.aim) for candidate in candidates]
        for which, candidate in enumerate(candidates):
            if budget.spent >= 1:
                return
            budget.lines += 1
            self.lines += 1
            try:
                end = world.copy()
                if staff is None:
                    self._line(chair, end, candidate, budget, Random(shared) if self._habits.common else self._random)
                else:
                    self._count(chair, candidate, self._scripted(chair, staff, end, wanted, which))
                if before:
                    candidate.tally.count(before, _reckoned(chair, end), chair.seat)
                if judge is not None:
                    candidate.tally.chances += judge.chances(end, looks=0)[chair.seat]
            except Exception:  # an imagined position may be one that no game reaches: lose the line, not the match
                self.faults = one_more_fault(self.faults)

    def _line(self, chair: Chair, g: Position, candidate: Candidate, budget: Budget, luck: Random) -> None:
        """Play on from a candidate to the horizon and count what came of it; no second count if the time runs out."""
        game, habits = chair.game.closely(), self._habits
        horizon, ahead = game.stage(g) + habits.stages, list(habits.further)
        found, rests = [0.0] * chair.seats, 0
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
            apply(g, seat, glance(game, g, seat, moves, luck, habits.warmth))
        self._judge_rest(chair, g, found)
        self._count(chair, candidate, [total / (rests + 1) for total in found])

    def line(self, chair: Chair, world: Position, what: Try) -> list[float]:
        """A scripted line for whoever decides elsewhere; what came of it for each seat."""
        staff = chair.game.closely().staff()
        assert staff is not None
        return self._carried_out(chair, staff, world.copy(), what)

    def _scripted(
        self, chair: Chair, staff: Staff[Any], g: Position, wanted: list[tuple[Move, Aim | None]], which: int
    ) -> list[float]:
        """One of the lines that are wanted of a pass: by the crew; here, if there is none or it is lost."""
        if self._lines is not None:
            try:
                return self._lines.outcome(self._number, wanted, which)
            except BrokenExecutor:
                log.warning("a bot has lost its helpers, and thinks alone")
                self._lines = self.crew = None
        return self._carried_out(chair, staff, g, Try(self._number, *wanted[which]))

    def _carried_out(self, chair: Chair, staff: Staff[Any], g: Position, what: Try) -> list[float]:
        """Make a move, go on by its aim and by script until the enemies have answered, and judge."""
        luck, now = g.dice.copy().roll(LUCK), staff.answered(g)
        cast(staff, g, what.move, luck)
        apply(g, chair.seat, what.move)
        outcome, rests, manner = [0.0] * chair.seats, (*staff.judged, staff.answers), what.number % staff.manners
        for rest in rests:
            follow(staff, g, chair.seat, what.aim, self._habits.longest_scripted, manner, luck, now + rest)
            self._judge_rest(chair, g, outcome)
        return [total / len(rests) for total in outcome]

    def _count(self, chair: Chair, candidate: Candidate, outcome: list[float]) -> None:
        candidate.count(outcome[chair.seat])
        candidate.edge.add(outcome)

    def _judge_rest(self, chair: Chair, g: Position, found: list[float]) -> None:
        """Add what a resting point is worth to the seat."""
        found[chair.seat] += self._worth(chair.game.closely(), g, chair.seat)

    def _ranked(self, chair: Chair, candidate: Candidate) -> Ranked:
        """A candidate as it is told to a person."""
        action, edge, tally = chair.action(candidate.move), candidate.edge, candidate.tally
        if not edge.visits or not tally.lines or self._judge is None:
            return Ranked(action, max(edge.mean(chair.seat), 0.0), edge.visits, aim=candidate.aim)
        error = sqrt(candidate.error(chair.seat))
        chance = self._judge.interval(self._imagined(chair), tally.chances / tally.lines, error)
        gains, others = tally.mean(tally.own), tally.mean(tally.others)
        return Ranked(action, edge.mean(chair.seat), edge.visits, error, gains, others, chance, candidate.aim)


_WARM: Final[set[tuple[str, str, str, int]]] = set()
"""Which bots have thought in this process already, in which game, scenario and number of seats."""


def _reckoned(chair: Chair, g: Position) -> list[dict[str, float]]:
    """What every seat has, in the game's own terms."""
    return [chair.game.reckoning(g, seat) for seat in range(chair.seats)]


def _first_steps(thought: list[Candidate]) -> list[Candidate]:
    """Of candidates that begin with the same move, the best: whoever is advised is shown moves."""
    return list({candidate.move: candidate for candidate in reversed(thought)}.values())[::-1]


class Centurio(Search):
    """A short look ahead."""

    name: ClassVar[str] = "centurio"
    seconds: ClassVar[float] = 0.05


class Legatus(Search):
    """A longer look ahead."""

    name: ClassVar[str] = "legatus"
    seconds: ClassVar[float] = 0.2
