"""Whole games: each ends, comes to every step, and asks nobody without need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from romanum.engine.conformance.sample import Sample, apply_on, moments, playout, where
from romanum.engine.dice import FastDice
from romanum.engine.secrecy import masked
from romanum.engine.step import offered_to


def games_end(sample: Sample) -> int:
    """Random games end by the rules, through both doors, and rank every seat once."""
    game = sample.game
    for number in range(sample.games):
        start = sample.begin(number)
        end = playout(start.position, sample.seed + number, sample.limit) if number else sample.play().position
        result = game.result(end)
        ranked = sorted(seat for group in result.ranking for seat in group)
        assert ranked == list(range(sample.seats)), f"{where(start)}: the ranking is {result.ranking}"
        assert set(result.winners) <= set(result.ranking[0]), f"{where(start)}: {result.winners} won, not the first"
        assert len(result.scores) == sample.seats, f"{where(start)}: scores {result.scores}"
        assert game.words.has(f"how-{result.how}"), f"{game.id}: there is no sentence how-{result.how}"
        assert game.words.say(f"how-{result.how}", result.facts)
    return sample.games


def every_step_met(sample: Sample, first: Sequence[int] = ()) -> int:
    """The random games come to every step that the game has, or the other checks have not seen them all.

    They are played until all steps have been met. `first` are the numbers of games that are known to come to rare ones:
    they go before the others, so that what seldom happens need not be waited for.
    """
    met = Counter[str]()
    asked = {name for name, step in sample.game.steps.items() if not step.automatic}
    for number in dict.fromkeys((*first, *range(sample.games))):
        if asked <= met.keys():
            break
        g, rng = sample.begin(number).position.copy(), Random(sample.seed + number)
        while g.stack:
            met.update(type(step).__name__ for step in g.stack)
            apply_on(g, rng)
    never = sorted(asked - met.keys())
    assert not never, f"{sample.game.id}: {sample.games} random games never came to {', '.join(never)}"
    assert met.keys() <= sample.game.steps.keys(), f"{sample.game.id}: unknown {met.keys() - sample.game.steps.keys()}"
    return met.total()


def no_forced_questions(sample: Sample) -> int:
    """Nobody is asked where one thing alone can be chosen, unless not asking would reveal something."""
    asked = 0
    for match, _ in moments(sample, share=1):
        for seat in match.pending:
            step, offered = match.position.stack[-1], offered_to(match.position, seat)
            assert offered, f"{where(match)}: seat {seat} is asked and has nothing to choose"
            assert len(offered) > 1 or step.asks_anyway(match.position), (
                f"{where(match)}: seat {seat} is asked, but can only {match.game.vocabulary.write(offered[0])!r}"
            )
            asked += 1
    return asked


def everything_in_its_place(sample: Sample) -> int:
    """The game finds no fault with a position: at the beginning, after any action, and in what a seat imagines."""
    looked = 0
    for number in range(sample.games):
        match = sample.begin(number)
        found = sample.game.faults(match.position)
        assert not found, f"{where(match)}: {'; '.join(map(str, found))}"
    for match, rng in moments(sample):
        for seat in range(sample.seats):
            dealt = sample.game.deal(masked(match.position, seat), seat, FastDice.seeded(rng.getrandbits(64)))
            found = sample.game.faults(dealt)
            assert not found, f"{where(match)}: as seat {seat} imagines it: {'; '.join(map(str, found))}"
            looked += 1
    return looked


def judges_between_0_and_1(sample: Sample) -> int:
    """The value of a position is about a chance to win, and so is what a closer look finds."""
    judged = 0
    for match, _ in moments(sample):
        for seat in range(sample.seats):
            for game in (sample.game, sample.game.closely()):
                value = game.value(match.position, seat)
                assert 0 <= value <= 1, f"{where(match)}: worth {value} to seat {seat}"
            judged += 1
    return judged
