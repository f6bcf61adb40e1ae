"""Learning a prior (`romanum.bots.learned_prior`) from what a tutor tried (`romanum.arena.trials`): NumPy alone.

What is learned is by how much an option comes out better than the others of its decision, as a sum of the weights of
its signs: least squares with a small pull towards zero, solved by conjugate gradients. Lines are noisy, but unlike the
choice that a search would take, a difference of means is off to neither side, so over many decisions noise goes away.
A decision counts the more the less its lines differ by chance. A fifth of the games is held out.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from romanum.bots.learned_prior import Kept, Sign, Story
from romanum.bots.playout import HOPELESS
from romanum.bots.trial_lessons import Taught
from romanum.bots.version import VERSION
from romanum.engine.game import Game

Doubles = NDArray[np.float64]
Counts = NDArray[np.int64]

HELD_OUT: Final = 5
"""Every so-manieth game is held out."""
FEWEST: Final = 10
"""From fewer games nothing is learned."""
SELDOM: Final = 30
"""A sign that fewer options had is left out."""
PULL: Final = 30.0
"""How strongly weights are pulled to zero: as so many options that came out as the others did."""
STEPS: Final = 80
SLIGHT: Final = 2e-5
"""A weight nearer to zero is not kept."""
POINTS: Final = (0.001, 0.002, 0.003, 0.005, 0.008, 0.012, 0.02)
MOST_TRUST: Final = 100.0


class Trials(NamedTuple):
    """Decisions in order: the game of each, its step and how many options; then of each option what was seen."""

    game: Counts
    step: Counts
    options: Counts
    score: Doubles
    look: Doubles
    outcomes: Doubles
    """A row an option, a column a pass."""
    signs: Counts
    """The signs of all options, one after the other,"""
    lengths: Counts
    """and how many each has."""
    names: list[Sign]
    steps: list[str]


def as_trials(taught: Sequence[Taught]) -> Trials:
    """What games taught, as arrays. Decisions in which a pass broke off are left out."""
    lessons = [(one.index, lesson) for one in taught for lesson in one.lessons]
    full = max((len(lesson.options[0].outcomes) for _, lesson in lessons), default=0)
    lessons = [(index, lesson) for index, lesson in lessons if len(lesson.options[0].outcomes) == full > 1]
    names: dict[Sign, int] = {}
    steps: dict[str, int] = {}
    options = [option for _, lesson in lessons for option in lesson.options]
    return Trials(
        np.array([index for index, _ in lessons], np.int64),
        np.array([steps.setdefault(lesson.step, len(steps)) for _, lesson in lessons], np.int64),
        np.array([len(lesson.options) for _, lesson in lessons], np.int64),
        np.array([option.score for option in options]),
        np.array([option.look for option in options]),
        np.array([option.outcomes for option in options]).reshape(len(options), full),
        np.array([names.setdefault(sign, len(names)) for option in options for sign in option.signs], np.int64),
        np.array([len(option.signs) for option in options], np.int64),
        list(names),
        list(steps),
    )


class _Decisions:
    """Options by the decision they belong to."""

    def __init__(self, count: Counts) -> None:
        self.count = count
        self.start = np.concatenate(([0], np.cumsum(count)[:-1]))
        self.of = np.repeat(np.arange(len(count)), count)

    def sums(self, values: Doubles) -> Doubles:
        """One sum a decision."""
        found: Doubles = np.add.reduceat(values, self.start, axis=0)
        return found

    def centred(self, values: Doubles) -> Doubles:
        """What each option has more than the average of its decision."""
        count = self.count if values.ndim == 1 else self.count[:, None]
        found: Doubles = values - (self.sums(values) / count)[self.of]
        return found

    def best(self, values: Doubles) -> Counts:
        """The option with the highest value of each decision."""
        found: Counts = np.lexsort((-values, self.of))[self.start]
        return found


class _Table:
    """Which signs each option has: rows, columns and how much, and the sums over them."""

    def __init__(self, trials: Trials, decisions: _Decisions, behind: Doubles) -> None:
        common = np.bincount(trials.signs, minlength=len(trials.names)) >= SELDOM
        kept = common[trials.signs]
        number = np.cumsum(common) - 1
        rows = np.arange(len(behind))
        self.names: list[Sign] = [name for name, often in zip(trials.names, common, strict=True) if often]
        columns = number[trials.signs[kept]], len(self.names) + trials.step[decisions.of]
        self.names += [("point", step) for step in trials.steps]
        self._row = np.concatenate((np.repeat(rows, trials.lengths)[kept], rows))
        self._column = np.concatenate(columns)
        self._value = np.concatenate((np.ones(int(kept.sum())), -behind))
        self._decisions = decisions

    def promised(self, weights: Doubles) -> Doubles:
        """What the weights make of each option, more than of the others."""
        given: Doubles = weights[self._column] * self._value
        sums = np.bincount(self._row, given, len(self._decisions.of)).astype(np.float64)
        return self._decisions.centred(sums)

    def blamed(self, rest: Doubles) -> Doubles:
        """The other way round: how much each sign has of what is left."""
        centred = self._decisions.centred(rest)
        taken: Doubles = centred[self._row] * self._value
        return np.bincount(self._column, taken, len(self.names)).astype(np.float64)

    def fitted(self, wanted: Doubles, counts: Doubles, pull: float) -> Doubles:
        """The weights that come nearest to what is wanted (conjugate gradients)."""
        goal = self.blamed(counts * wanted)
        weights = np.zeros(len(goal))
        rest, way = goal.copy(), goal.copy()
        size = float(rest @ rest)
        enough = 1e-10 * size
        for _ in range(STEPS):
            if size <= enough:
                break
            bent = self.blamed(counts * self.promised(way)) + pull * way
            far = size / float(way @ bent)
            weights += far * way
            rest -= far * bent
            before, size = size, float(rest @ rest)
            way = rest + (size / before) * way
        return weights


def learn(game: Game[Any], scenarios: Sequence[str], seats: int, trials: Trials, command: str) -> Kept:
    """The prior that the trials teach, with its story. `ValueError` if there are too few games."""
    games = len(set(trials.game.tolist()))
    if games < FEWEST:
        raise ValueError(f"{games} games are too few to learn from: {FEWEST} at least")
    lecture = _Lecture(trials)
    weights = lecture.weights()
    promised = lecture.table.promised(weights)
    lasting = lecture.lasting(promised)
    story = Story(
        game=game.id,
        seats=seats,
        rules_version=game.rules_version,
        bots_version=VERSION,
        scenarios=list(scenarios),
        made=date.today().isoformat(),
        command=command,
        games=games,
        decisions=len(trials.game),
        held_out=len(set(trials.game[lecture.held].tolist())),
        gain=round(lecture.gain(promised), 5),
        gain_of_the_game=round(lecture.gain(-lecture.behind), 5),
        gain_of_trials=round(lecture.gain_of_trials(), 5),
        lasting=round(lasting, 3),
        trust=round(lecture.trust(promised + lasting * lecture.look), 1),
        point=lecture.point(promised),
    )
    kept = [
        (round(float(weight), 5), list(name))
        for weight, name in zip(weights, lecture.table.names, strict=True)
        if abs(weight) > SLIGHT
    ]
    return Kept(story, sorted(kept, key=lambda one: [str(part) for part in one[1]]))


class _Lecture:
    """The trials, made ready, and what is learned from them."""

    def __init__(self, trials: Trials) -> None:
        self.decisions = _Decisions(trials.options)
        best = np.maximum.reduceat(trials.score, self.decisions.start)[self.decisions.of]
        self.behind = np.minimum(best - trials.score, HOPELESS)
        self.table = _Table(trials, self.decisions, self.behind)
        self.held = trials.game % HELD_OUT == 0
        self.look = self.decisions.centred(trials.look)
        self._outcomes = self.decisions.centred(trials.outcomes)
        self._passes = trials.outcomes.shape[1]
        self.better = self._outcomes.mean(1)
        """By how much each option came out better than the others."""
        rest = ((self._outcomes - self.better[:, None]) ** 2).sum(1)
        self.noise = self.decisions.sums(rest) / ((trials.options - 1) * (self._passes - 1))
        """How much lines of one option differ by chance, squared, in each decision."""
        usual = float(np.median(self.noise)) or 1.0
        self._weight = 1 / (self.noise / self._passes + usual)
        self._taught = (self._weight * ~self.held)[self.decisions.of]

    def weights(self) -> Doubles:
        return self.table.fitted(self.better, self._taught, PULL * float(np.median(self._weight)))

    def lasting(self, promised: Doubles) -> float:
        """How much of what an option is better right after the choice is left at the end, beside what is promised."""
        root = np.sqrt(self._taught)
        told = np.stack((self.look, promised), 1) * root[:, None]
        return float(np.clip(np.linalg.lstsq(told, self.better * root, rcond=None)[0][0], 0.0, 1.0))

    def gain(self, judged: Doubles) -> float:
        """On the games held out, how much better than the average the option is that is judged best."""
        return float(self.better[self.decisions.best(judged)][self.held].mean())

    def gain_of_trials(self) -> float:
        """The same by the first half of the passes, as the other half has it."""
        half = self._passes // 2
        first, second = self._outcomes[:, :half].mean(1), self._outcomes[:, half:].mean(1)
        return float(second[self.decisions.best(first)][self.held].mean())

    def trust(self, expected: Doubles) -> float:
        """How many trials tell as much as what is expected: the noise of one against how wrong that is."""
        wrong = self.decisions.sums((self.better - expected) ** 2) / (self.decisions.count - 1)
        wrong -= self.noise / self._passes
        left = float(wrong[self.held].mean())
        return min(MOST_TRUST, float(self.noise[self.held].mean()) / left) if left > 0 else MOST_TRUST

    def point(self, promised: Doubles) -> float:
        """What makes an option e times as likely, if quick choices are to be those that came out best."""
        best = self.decisions.best(self.better)

        def surprise(point: float) -> float:
            power = promised / point
            power -= np.maximum.reduceat(power, self.decisions.start)[self.decisions.of]
            return float((np.log(self.decisions.sums(np.exp(power))) - power[best])[~self.held].mean())

        return min(POINTS, key=surprise)
