"""How long scenarios take is measured: clicks are counted, long games in part."""

from __future__ import annotations

from datetime import date
from typing import Any

import romanum
from romanum.arena.executor import Local
from romanum.arena.lengths import Clicks, Trial, Tried, measure, measured, try_out, written
from romanum.engine.data import decode
from romanum.engine.folder.guide import Lengths
from romanum.engine.game import Scenario


def trial(seed: int = 1, scenario: str = "i") -> Trial:
    return Trial("pax", scenario, 2, "tiro", seed, 400)


def test_the_same_seed_counts_the_same() -> None:
    once, again = try_out(trial()), try_out(trial())
    assert once == again
    assert (once.played, once.turns) == (1, 1)
    assert 20 < once.clicks < 1000


def test_a_walk_is_one_click_and_so_is_the_same_again() -> None:
    match = romanum.game("trajan").new("114", seed=1)
    clicks = Clicks(match)
    step = type(match.position.stack[-1]).__name__
    options = match.decision(match.pending[0]).options
    clicks.see(match.pending[0], options[0])
    assert clicks.count == 1
    clicks.see(match.pending[0], options[0])
    assert clicks.count == 1
    clicks.see(match.pending[0], options[1])
    assert (clicks.count, step) == (2, type(match.position.stack[-1]).__name__)


def test_what_goes_wrong_is_told() -> None:
    failed = try_out(trial(scenario="nowhere"))
    assert failed.clicks == 0
    assert failed.failure.startswith("nowhere, seed 1: BadSetup")


class Measured:
    """A game with two scenarios, one of which has no end."""

    rules_version = 3
    scenarios = (Scenario("i", "", "", (2,)), Scenario("ii", "", "", (2,)))


def test_turns_that_were_not_played_are_like_the_others() -> None:
    tried = [Tried(trial(), 50, 5, 20), Tried(trial(2), 70, 5, 20), Tried(trial(3, "ii"), 90, 9, 0)]
    game: Any = Measured()
    lengths, failures = measured(game, tried, "tiro", 6.0, "romanum", date(2026, 1, 1))
    assert failures == []
    assert decode(written(lengths), Lengths) == lengths
    first, second = lengths.scenario
    assert (first.minutes(6), first.is_open) == (24, False)
    assert (second.minutes(6), second.is_open) == (1, True)


def test_every_scenario_is_played() -> None:
    game = romanum.game("hre")
    (found,) = measure(game, "tiro", 1, 30, 1, Local())
    assert (found.trial.scenario, found.trial.seats, found.failure) == ("standard", 4, "")
