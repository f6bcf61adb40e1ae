"""Games from which a prior is learned: a tutor tries the options of every decision equally often and notes what came.

Beside each option stand its signs (`romanum.bots.learned_prior`), how it looks by the game's own prior and right after
the choice, and the outcome of each line. All options of a pass meet the same position, dice and chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from romanum.arena.arena_game import derived_seed
from romanum.arena.collection import Gathered, gathered
from romanum.arena.executor import Executor
from romanum.bots.budget import Budget
from romanum.bots.candidates import Candidate, Habits, Judgement, candidates
from romanum.bots.chair import Chair
from romanum.bots.imperator import Imperator, looking
from romanum.bots.known import find_game
from romanum.bots.learned_prior import Prior, Signs, signs_of
from romanum.bots.playout import asked, dice_from, one_more_fault
from romanum.bots.trial_lessons import Lesson, Taught, Tried
from romanum.engine.action import Action
from romanum.engine.match import Match

PASSES: Final = 6
STRAY: Final = 0.1
"""The part of the decisions in which any of the options that were tried is played."""
MOST_DECISIONS: Final = 20_000
UNLIMITED: Final = 1 << 40


class Schooling(msgspec.Struct, frozen=True):
    """A game to be played for its lessons."""

    game: str
    scenario: str
    seats: int
    seed: int
    index: int
    passes: int = PASSES
    further: tuple[int, ...] = ()
    """Where lines are judged again after the end of the stage, as `Habits.further`; else as imperator does."""


class Tutor(Imperator):
    """Tries all options that look well equally often."""

    name: ClassVar[str] = "tutor"
    further: tuple[int, ...] = ()

    def prior(self, chair: Chair) -> Prior | None:
        """It tries what the game finds promising, as if nothing had been learned."""
        return None

    def manner(self, chair: Chair) -> Habits:
        """As imperator, on equal luck, and as far as it is told."""
        habits = msgspec.structs.replace(super().manner(chair), common=True)
        return looking(habits, self.further) if self.further else habits

    def study(self, chair: Chair, signs: Signs, passes: int) -> tuple[Action, Lesson | None]:
        """What to play, and what was learned by trying; nothing where there is no choice."""
        moves = chair.sane(closely=True)
        if len(moves) == 1:
            return chair.action(moves[0]), None
        self._worth, self._habits = self.judge(chair), self.manner(chair)
        world = chair.imagine(dice_from(self._random))
        tried = candidates(chair, world, moves, self._habits.options)
        own = chair.game.closely().prior(world, chair.seat, moves)
        if len(tried) == 1 or own is None:
            return chair.action(tried[0].move), None
        scores = dict(zip(moves, own, strict=True))
        chosen = [candidate.move for candidate in tried]
        told = signs_of(signs, own, world, chair.seat, moves)
        marks = dict(zip(moves, told, strict=True))
        rows: list[list[float]] = []
        for _ in range(passes):
            row = self._line_of_each(chair, world, tried)
            if row:
                rows.append(row)
            world = chair.imagine(dice_from(self._random))
        if not rows:
            return chair.action(tried[0].move), None
        options = [
            Tried(marks[c.move], scores[c.move], c.looks / (c.seen or 1), [row[n] for row in rows])
            for n, c in enumerate(tried)
        ]
        lesson = Lesson(type(world.stack[-1]).__name__, options)
        if self._random.random() < STRAY:
            return chair.action(self._random.choice(chosen)), lesson
        judgement = Judgement(tried, chair.seat, self._habits)
        return chair.action(max(tried, key=judgement.of).move), lesson

    def _line_of_each(self, chair: Chair, world: Any, tried: list[Candidate]) -> list[float]:
        """One line of each option, on equal luck; nothing if one of them breaks off."""
        shared, row = self._random.getrandbits(63), []
        for candidate in tried:
            edge = candidate.edge
            before = edge.totals[chair.seat] if edge.visits else 0.0
            try:
                self._line(chair, world.copy(), candidate, Budget(0, UNLIMITED), Random(shared))
            except Exception:  # an imagined position may be one that no game reaches
                self.faults = one_more_fault(self.faults)
                return []
            row.append(edge.totals[chair.seat] - before)
        return row


def gather(plans: Sequence[Schooling], hours: float, executor: Executor, games: int | None = None) -> Gathered[Taught]:
    """What games of these plans teach."""
    return gathered(teach, lost, plans, hours, executor, games)


def lost(schooling: Schooling, why: str) -> Taught:
    """A game of which nothing is left."""
    return Taught(schooling.index, schooling.scenario, failure=f"game {schooling.index}: {why}")


def teach(schooling: Schooling) -> Taught:
    """Play one game and keep its lessons. Whatever goes wrong in it is told; others go on."""
    out = Taught(schooling.index, schooling.scenario, [])
    try:
        _play(schooling, out)
    except Exception as problem:  # a defect of a bot or of the game
        out.failure = f"game {schooling.index}: {type(problem).__name__}: {problem}"
    return out


def _play(schooling: Schooling, out: Taught) -> None:
    seed = derived_seed(schooling.seed, schooling.index)
    game = find_game(schooling.game)
    match: Match[Any] = game.new(schooling.scenario, schooling.seats, seed)
    signs = Signs(game, match.position, schooling.scenario)
    tutors = [Tutor(seed + 1 + seat) for seat in range(schooling.seats)]
    for tutor in tutors:
        tutor.further = schooling.further
    for _ in range(MOST_DECISIONS):
        if match.over:
            return
        seat, _moves = asked(match.position)
        action, lesson = tutors[seat].study(Chair(match, seat), signs, schooling.passes)
        if lesson is not None:
            out.lessons.append(lesson)
        match.enter(seat, action)
