"""The promises that every game keeps, for all scenarios and options. Hidden forces make secrecy the heart of it."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import romanum
from games.trajan.clash import Clash, Late
from romanum.engine import conformance
from romanum.engine.conformance import Sample, shared
from romanum.engine.conformance.sample import play_on
from rules import rule
from size import FULL, KIT, size

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("114", {"parley": False}),
    ("115", {"parley": False, "discreet": True}),
    ("116", {"discreet": True}),
    ("campaign", {"parley": False}),
]
REPLAYED = {"replay_equal", "saved_goes_on", "wishes_are_kept"}
"""What begins a match anew from its record: not from a position made for the test."""
RARE = (57, 55, 43, 2, 17, 32, 27, 54)
"""Games that come to every kind of step, also to those that are rare."""
IN_BATTLE = [check for check in conformance.CHECKS if check.__name__ not in REPLAYED]


def name_of(value: object) -> str:
    """What a parameter is called."""
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("check", conformance.CHECKS, ids=name_of)
@pytest.mark.parametrize(("scenario", "options"), TABLES, ids=name_of)
def test_conformance(check: Callable[[Sample], int], scenario: str, options: dict[str, Any]) -> None:
    whole = FULL or scenario != "campaign" or check.__name__ in REPLAYED
    facts = (romanum.game("trajan"), 2, options, 1, len(options), scenario, size(0.002, 0.01))
    assert check(shared(Sample(*facts, **KIT) if whole else Late(*facts, **KIT))) > 0


@pytest.mark.parametrize("check", IN_BATTLE, ids=name_of)
@pytest.mark.parametrize("discreet", [False, True])
def test_conformance_where_armies_meet(check: Callable[[Sample], int], discreet: bool) -> None:
    options = {"parley": False, "discreet": discreet}
    sample = Clash(romanum.game("trajan"), 2, options, games=1, seed=1, scenario="114", share=0, **KIT)
    assert check(shared(sample)) > 0


@rule("8.0a", "8.1a")
@pytest.mark.parametrize("number", range(24))
def test_units_lie_on_the_map_always(number: int) -> None:
    match, rng = (
        Clash(romanum.game("trajan"), 2, {"parley": False}, seed=1, scenario="114").begin(number),
        Random(number),
    )
    assert not match.game.faults(match.position)
    while not match.over:
        play_on(match, rng)


def test_random_games_come_to_every_step() -> None:
    clash = Clash(romanum.game("trajan"), 2, {}, games=150, seed=1, scenario="114")
    assert conformance.every_step_met(clash, first=RARE) > 0
