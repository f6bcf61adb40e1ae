"""What a scenario says of itself is said in full: whoever reads it has no other scenario before him."""

from __future__ import annotations

import pytest

import romanum
from romanum.engine.readiness.sayings import scenarios_told_elsewhere
from romanum.games import OURS


@pytest.mark.parametrize("game", OURS)
def test_no_scenario_sends_its_reader_to_another(game: str) -> None:
    assert scenarios_told_elsewhere(romanum.game(game)) == []
