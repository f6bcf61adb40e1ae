"""The promises that every game keeps, for all scenarios, discreet or not, and across a swap of the camps."""

from collections.abc import Callable

import pytest

from games.ultimus.upheaval import Medley, OneYear, Upheaval
from romanum.engine import conformance
from romanum.engine.conformance import Sample, shared
from romanum.games.ultimus.game import UltimusRomanorum
from rules import rule
from size import KIT

GAME = UltimusRomanorum()
SCENARIOS = [(scenario.id, number % 2 == 1) for number, scenario in enumerate(GAME.scenarios)]
"""Every scenario, every other one discreet."""
FROM_RECORDS = ("replay_equal", "saved_goes_on", "wishes_are_kept")
REPLAYED = [check for check in conformance.CHECKS if check.__name__ in FROM_RECORDS]
"""What begins a match anew from its record: not from a position made for the test."""
OTHERS = [check for check in conformance.CHECKS if check not in REPLAYED]
RARE = (45, 43, 55, 160, 191, 217, 9, 186, 72, 142, 209, 513)
"""Games that come to every kind of step, also to those that are rare."""
worded = pytest.mark.skipif(not (GAME.folder / "words" / "en.ftl").is_file(), reason="needs the words of the game")


def name_of(value: object) -> str:
    """What a parameter is called."""
    return getattr(value, "__name__", str(value))


@worded
@pytest.mark.parametrize("check", REPLAYED, ids=name_of)
@pytest.mark.parametrize("discreet", [False, True])
def test_conformance_of_whole_games(check: Callable[[Sample], int], discreet: bool) -> None:
    options = {"discreet": discreet}
    assert check(shared(Sample(GAME, 2, options, games=1, seed=1, scenario="tyrants-of-gaul", share=0.001, **KIT))) > 0


@worded
@pytest.mark.parametrize("check", OTHERS, ids=name_of)
@pytest.mark.parametrize(("scenario", "discreet"), SCENARIOS, ids=name_of)
def test_conformance(check: Callable[[Sample], int], scenario: str, discreet: bool) -> None:
    assert (
        check(shared(OneYear(GAME, 2, {"discreet": discreet}, games=1, seed=1, scenario=scenario, share=0.005, **KIT)))
        > 0
    )


@worded
@pytest.mark.parametrize("check", OTHERS, ids=name_of)
@pytest.mark.parametrize("discreet", [False, True])
def test_conformance_where_camps_are_swapped(check: Callable[[Sample], int], discreet: bool) -> None:
    facts = (GAME, 2, {"discreet": discreet}, 1, 3, "last-emperors", 0.005)
    assert check(shared(Upheaval(*facts, **KIT))) > 0


@worded
@rule("5a")
def test_the_camps_are_swapped_in_those_games_and_play_goes_on() -> None:
    match = Upheaval(GAME, 2, seed=3, scenario="last-emperors").play()
    kinds = [event.kind for event in match.events]
    assert kinds.index("camps-swap") < kinds.index("sequence")


def test_random_games_come_to_every_step() -> None:
    assert conformance.every_step_met(Medley(GAME, 2, games=300, seed=500), first=RARE) > 0
