"""The promises that every game keeps, for all scenarios, discreet or not, and across a swap of the camps."""

from collections.abc import Callable
from typing import Any

import pytest

from games.ultimus.upheaval import Upheaval
from romanum.engine import conformance
from romanum.engine.conformance import Sample, moments
from romanum.games.ultimus.game import UltimusRomanorum
from rules import rule

GAME = UltimusRomanorum()
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("tyrants-of-gaul", {}),
    ("radagaisus-and-alaric", {"discreet": True}),
    ("last-emperors", {}),
]
REPLAYED = {"replay_equal", "saved_goes_on"}
"""What begins a match anew from its record: not from a position made for the test."""
IN_UPHEAVAL = [check for check in conformance.CHECKS if check.__name__ not in REPLAYED]


def name_of(value: object) -> str:
    """What a parameter is called."""
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("check", conformance.CHECKS, ids=name_of)
@pytest.mark.parametrize(("scenario", "options"), TABLES, ids=name_of)
def test_conformance(check: Callable[[Sample], int], scenario: str, options: dict[str, Any]) -> None:
    assert check(Sample(GAME, 2, options, games=1, seed=len(options), scenario=scenario, share=0.01)) > 0


@pytest.mark.parametrize("check", IN_UPHEAVAL, ids=name_of)
@pytest.mark.parametrize("discreet", [False, True])
def test_conformance_where_camps_are_swapped(check: Callable[[Sample], int], discreet: bool) -> None:
    assert check(Upheaval(GAME, 2, {"discreet": discreet}, games=2, seed=3, scenario="campaign", share=0.01)) > 0


@rule("5a")
def test_the_camps_are_swapped_in_those_games_and_play_goes_on() -> None:
    sample = Upheaval(GAME, 2, games=2, seed=3, scenario="campaign")
    for number in range(sample.games):
        match = sample.play(number)
        kinds = [event.kind for event in match.events]
        assert "camps-swap" in kinds
        assert kinds.index("camps-swap") < kinds.index("sequence")


@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.scenarios])
def test_every_scenario_begins_with_a_choice(scenario: str) -> None:
    match, _ = next(iter(moments(Sample(GAME, 2, games=1, scenario=scenario))))
    assert match.pending


def test_random_games_come_to_every_step() -> None:
    assert conformance.every_step_met(Upheaval(GAME, 2, {}, games=60, seed=1, scenario="campaign")) > 0
