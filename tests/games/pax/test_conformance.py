"""The promises that every game keeps, for Standard and Advanced Game, two, three and four seats, discreet or not."""

from collections.abc import Callable
from typing import Any

import pytest

from romanum.engine import conformance
from romanum.engine.conformance import Sample, shared
from romanum.engine.conformance.whole_games import games_end
from romanum.engine.match import Match
from romanum.games.pax.game import PaxRomana
from size import KIT, size

GAME = PaxRomana()
FROM_RECORDS = ("replay_equal", "saved_goes_on", "wishes_are_kept")
REPLAYED = [check for check in conformance.CHECKS if check.__name__ in FROM_RECORDS]
"""What begins a match anew from its record: not from one that is cut short."""
OTHERS = [check for check in conformance.CHECKS if check not in REPLAYED]
SHORT = [("i", "standard", False), ("vii", "advanced", True)]
"""Scenarios of one Game-Turn."""
LONG = [
    ("ha", "standard", True),
    ("viii", "standard", False),
    ("x", "advanced", False),
    *size(
        [], [("ii", "standard", False), ("iv", "advanced", True), ("ix", "advanced", False), ("v", "standard", True)]
    ),
]
EVERY = [(s.id, "advanced" if n % 2 else "standard", n % 3 == 0) for n, s in enumerate(GAME.scenarios)]
SHARE = size(0.001, 0.01)


class OneTurn(Sample, frozen=True):
    """A sample of games that end with their first Game-Turn; three poor powers with their second: one has few moves."""

    def begin(self, number: int = 0) -> Match[Any]:
        """A match, shortened."""
        match = Sample.begin(self, number)
        match.position.last_turn = match.position.turn + (self.scenario == "x")
        return match


def name_of(value: object) -> str:
    """What a parameter is called."""
    return getattr(value, "__name__", str(value))


def facts(scenario: str, game: str, discreet: bool) -> dict[str, Any]:
    """What a sample is made of."""
    seats = len(GAME.new(scenario, seed=1).names)
    options = {"game": game, "discreet": discreet, "re_rolls": True, "free_talk": False}
    return {
        "game": GAME,
        "seats": seats,
        "options": options,
        "games": 1,
        "scenario": scenario,
        "seed": 3 if scenario == "ha" else 1,
        "share": SHARE,
        **KIT,
        "firsts": 1,
    }


@pytest.mark.parametrize("check", REPLAYED, ids=name_of)
@pytest.mark.parametrize(("scenario", "game", "discreet"), SHORT, ids=name_of)
def test_conformance_of_whole_games(check: Callable[[Sample], int], scenario: str, game: str, discreet: bool) -> None:
    assert check(shared(Sample(**facts(scenario, game, discreet)))) > 0


@pytest.mark.parametrize("check", OTHERS, ids=name_of)
@pytest.mark.parametrize(("scenario", "game", "discreet"), SHORT + LONG, ids=name_of)
def test_conformance(check: Callable[[Sample], int], scenario: str, game: str, discreet: bool) -> None:
    assert check(shared(OneTurn(**facts(scenario, game, discreet)))) > 0


@pytest.mark.parametrize(("scenario", "game", "discreet"), EVERY, ids=name_of)
def test_a_turn_of_every_scenario_ends(scenario: str, game: str, discreet: bool) -> None:
    assert games_end(OneTurn(**facts(scenario, game, discreet))) > 0
