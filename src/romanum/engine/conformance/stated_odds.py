"""Stated odds are true: moves that lead to dice are played out, often, and what comes is held against the odds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any, Final

from romanum.engine.action import Move
from romanum.engine.conformance.sample import Sample, moments, where
from romanum.engine.dice import FastDice
from romanum.engine.event import Event
from romanum.engine.game import Came, Game
from romanum.engine.match import Match
from romanum.engine.odds import Odds, outcome_id
from romanum.engine.position import Position
from romanum.engine.rooms import part_of
from romanum.engine.step import apply, offered_to

NUMBERS: Final = re.compile(r"[+-]?\d+(-\d+)?")
"""What an outcome may be without a name: armies left on each side, or an amount."""
MOVES: Final = 4
"""So many moves are played out in a sample, with different odds for choice."""
FAIR: Final = 4.5
"""What came may be so many standard deviations from what was stated: of a million true odds seven are farther off."""
SOME: Final = 5.0
"""Outcomes that are expected less often are counted together."""
FOLLOWING: Final = 40
"""So many answers, at most, are given until a move has come to something."""
SILENT: Final = 8
"""A move that has come to nothing so often, and to nothing else, is left out."""


def odds_are_true(sample: Sample) -> int:
    """Of the moves with odds some are played out, in worlds that the seat cannot tell from the real one; `Game.outcome`
    says what came of it, and `Game.meanwhile` what others do until then: who could react passes. What is stated as
    certain, or impossible, is exactly that.

    A game that states no outcome is not looked at.
    """
    game = sample.game
    if type(game).outcome is Game.outcome and part_of(type(game), "outcome") is None:
        return 1
    played, tried = set[str](), 0
    for match, rng in moments(sample):
        tried += 1
        for seat, move, odds in stated(match):
            kind = repr(odds)
            if kind not in played and comes_true(match, seat, move, odds, rng, sample.trials):
                played.add(kind)
            tried += 1
            if len(played) == MOVES:
                return tried
    return tried


def stated(match: Match[Any]) -> Iterator[tuple[int, Move, Odds]]:
    """Every move with odds that somebody can make now; what may come of it is numbers, or has names."""
    for seat in match.pending:
        for option in match.decision(seat).options:
            odds = match.odds(seat, option)
            if odds is not None:
                _are_named(match, odds)
                yield seat, option.move, odds


def _are_named(match: Match[Any], odds: Odds) -> None:
    """An outcome reads the same in every language only where it is a number of armies or points."""
    parts = {part for one in odds.outcomes for part in one.outcome.split(", ")}
    bare = [part for part in parts if not NUMBERS.fullmatch(part) and outcome_id(part) not in match.game.names]
    assert not bare, f"{where(match)}: outcomes of odds without a name: {bare}"


def comes_true(match: Match[Any], seat: int, move: Move, odds: Odds, rng: Random, trials: int) -> bool:
    """Play a move out so often: whether anything can be said of it. What was stated falsely raises."""
    came: Counter[bool | str] = Counter()
    told, undecided = 0, 0
    for _ in range(trials):
        found = _played_out(match, seat, move, rng)
        told += found is not None
        undecided += found is None
        if undecided == SILENT and not told:
            return False
        came.update(found if isinstance(found, tuple) else () if found is None else (found,))
    place = f"{where(match)}: {match.game.vocabulary.write(move)!r} by seat {seat}"
    assert not undecided, f"{place}: it comes to nothing in {undecided} of {trials}, though not always"
    words = Counter({one: times for one, times in came.items() if isinstance(one, str)})
    if len(words) < len(came):
        _as_often(place, "it comes true", came[True], told, odds.win)
    if words:
        _as_stated(place, words, {one.outcome: one.probability for one in odds.outcomes})
    return True


def _played_out(match: Match[Any], seat: int, move: Move, rng: Random) -> Came | None:
    """What comes of the move with other dice, in a world that the seat imagines."""
    g: Position = match.imagine(seat, FastDice.seeded(rng.getrandbits(64)))
    g.dice, g.log = FastDice.seeded(rng.getrandbits(64)), []
    before = g.copy()
    apply(g, seat, move)
    for _ in range(FOLLOWING):
        events: list[Event] = g.log or []
        found: Came | None = match.game.outcome(before, seat, move, events)
        if found is not None or not g.stack:
            return found
        asked = g.stack[-1].pending(g)[0]
        answer = match.game.meanwhile(before, g, move, asked)
        if answer is None or answer not in offered_to(g, asked):
            return None
        apply(g, asked, answer)
    return None


def _as_often(place: str, what: str, came: int, trials: int, chance: float) -> None:
    """So often as chance has it; always or never, where that is stated."""
    spread = sqrt(trials * chance * (1 - chance)) if 0 < chance < 1 else 0.0
    told = f"{place}: {what} in {came} of {trials}, and {chance:.3f} is stated"
    assert abs(came - trials * chance) <= FAIR * spread + (0.5 if spread else 1e-9 * trials), told


def _as_stated(place: str, came: Counter[str], stated: dict[str, float]) -> None:
    """Every outcome as often as it is stated: none that is not, each by itself, and all together by chi-square."""
    strange = sorted(one for one in came if one not in stated)
    assert not strange, f"{place}: it comes to {', '.join(strange)}, which is not stated"
    trials = came.total()
    for outcome, chance in stated.items():
        _as_often(place, f"it comes to {outcome}", came[outcome], trials, min(chance, 1.0))
    bins = [(came[one], trials * chance) for one, chance in stated.items() if trials * chance >= SOME]
    if len(bins) > 1:
        squares, free = sum((got - wanted) ** 2 / wanted for got, wanted in bins), len(bins) - 1
        most = free + FAIR * sqrt(2 * free) + FAIR**2
        assert squares <= most, f"{place}: the outcomes are {squares:.0f} off, and {most:.0f} are fair: {dict(came)}"
